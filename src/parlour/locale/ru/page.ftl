# Страница: вход

page-title = Parlour
page-greeting = Садитесь за стол. Во что сыграем?
page-language = Язык
page-your-name = Ваше имя
page-your-name-is = Ваше имя: { $name }
page-name-question = Как вас называть?
page-name = Имя
page-save = Сохранить
page-close = Закрыть
page-cancel = Отмена
page-try-again = Ещё раз
page-play-now = Играть
page-with-friends = С друзьями
page-daily-deal = Расклад дня
page-variants = Варианты
page-same-screen = Один экран
page-coming-soon = Скоро
page-continue = Продолжить
page-watch = Смотреть
page-watch-about = Посмотрите, как играют другие
page-watch-count = { $count ->
    [0] Сейчас открытых игр нет
    [one] Сейчас идёт { $count } открытая игра
    [few] Сейчас идут { $count } открытые игры
   *[other] Сейчас идёт { $count } открытых игр
}
page-watch-none = Сейчас никто не играет на публике. Начните игру и позовите зрителей!
page-replays = Записи
page-replays-about = Ваши сыгранные партии по ходам
page-replays-count = { $count ->
    [one] { $count } сыгранная партия
    [few] { $count } сыгранные партии
   *[other] { $count } сыгранных партий
}
page-replays-none = Здесь появятся сыгранные вами партии.
page-no-account = Без регистрации: хватит имени. Пустые места займут боты.
page-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
page-players-range = { $high ->
    [one] { $low }–{ $high } игрок
    [few] { $low }–{ $high } игрока
   *[other] { $low }–{ $high } игроков
}
page-minutes = { $count } мин
# Новая игра

page-new-friends = { $game } с друзьями
page-new-screen = { $game } на одном экране
page-new-alone = Партия: { $game }
page-presets = Готовые наборы
page-who-sits = Кто где сидит?
page-seats = Число игроков
page-seat = Место { $number }
page-player = Игрок { $number }
page-me = Я
page-friend = Друг
page-friend-hint = получит ссылку
page-person = Человек
page-bot-called = Бот: { $bot }
page-bot-random = как попало
page-bot-greedy = жадный
page-bot-solver = решатель
page-bot-level = Уровень { $number } · { $kind ->
    [friendly] дружелюбный
    [easy] спокойный
    [solid] крепкий
    [strong] сильный
   *[strongest] сильнейший
}
page-bot-level-short = уровень { $number }
page-bot-level-about = { $kind ->
    [friendly] Смотрит недалеко и часто упускает хорошие ходы: в самый раз для первых партий.
    [easy] Видит ближайшие угрозы, но порой ошибается.
    [solid] Ошибается редко, но далеко не заглядывает.
    [strong] Смотрит далеко вперёд и прощает мало.
   *[strongest] Думает над каждым ходом до секунды и играет так хорошо, как может.
}
page-name-of-seat = Имя на месте { $number }
page-watching = Кто может смотреть?
page-watching-listed = Все
page-watching-listed-about = Партия видна в списке на главной странице.
page-watching-link = Все, у кого есть ссылка
page-watching-link-about = Отправьте адрес стола тем, кому можно смотреть.
page-watching-players = Только игроки
page-watching-players-about = Больше никто не увидит ни партию, ни её запись.
page-watched-listed = Смотреть могут все: партия есть в списке на главной странице.
page-watched-link = Смотреть могут все, у кого есть ссылка.
page-watched-players = Эту партию видят только игроки.
page-order = Кто первый?
page-order-lot = Решает жребий
page-order-lot-about = Первое место решает жребий; остальные садятся дальше по списку.
page-order-given = Первый в списке
page-order-given-about = Все садятся так, как указано выше.
page-make-links = Создать ссылки
page-start = Начать

# За стол

page-invite = Пригласить
page-invite-about = Отправьте каждому другу его ссылку или покажите код. Кто её откроет, тот и займёт место.
page-invite-alone = Эти ссылки открываются только на этом компьютере. Чтобы друзья из вашей сети могли зайти, закройте сервер (Ctrl-C) и запустите его так; партия продолжится с того же места:
page-invite-localhost = Эти ссылки ведут на «localhost», а это для каждого компьютера он сам. Откройте Parlour по адресу этого компьютера в вашей сети и пригласите друзей оттуда.
page-invite-seat = Ссылка на место { $number }
page-invite-code = Код для места { $number }
page-copy = Копировать
page-copied = Скопировано
page-friends-missing = { $count ->
    [one] { $count } друг ещё не пришёл.
    [few] { $count } друга ещё не пришли.
   *[other] { $count } друзей ещё не пришли.
}
page-join = Присаживайтесь
page-join-game = Вас зовут играть: { $game }
page-join-with = За столом: { $names }
page-sit-down = Сесть за стол
page-no-table = Здесь для вас нет места.
page-pass-device = Передайте устройство: { $name }
page-pass-device-about = Остальные пока отвернутся.
page-i-am = { $name } — это я

# Стол

page-you = Вы
page-your-turn = Ваш ход
page-over = Игра окончена
page-one-moment = Секунду…
page-not-your-turn = Сейчас не ваш ход.
page-waiting-for = Ждём: { $names }.
page-choose-move = Выберите ход.
page-thinking = думает
page-away = нет на месте
page-here = здесь
page-not-yet = ещё не пришёл
page-is-bot = бот
page-bot-at-table = { $seat ->
    [0] Ифа
    [1] Фергус
    [2] Ошин
    [3] Нив
    [4] Конор
   *[other] Бот { $seat }
}
page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
page-tools = Инструменты стола
page-undo = Отменить
page-rules = Правила
page-rules-of = Правила: { $game }
page-rules-none = Правила сейчас недоступны.
page-talk = Журнал и чат
page-unread = новых
page-log = Что произошло
page-log-short = Журнал
page-log-empty = Пока ничего.
page-log-earlier = Раньше
page-chat = Чат
page-chat-empty = Пока все молчат.
page-chat-say = Скажите что-нибудь
page-send = Отправить
page-spectator = Зритель
page-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
page-plain-event = { $name }: { $what }
page-moves = Ходы
page-table = Стол
page-table-failed = Собственный стол игры здесь не работает; вместо него простой.
page-card = { $rank ->
    [A] Туз
    [K] Король
    [Q] Дама
    [J] Валет
   *[other] { $rank }
} { $suit ->
    [c] треф
    [d] бубен
    [h] червей
   *[s] пик
}
page-menu = Меню
page-zoom-in = Ближе
page-zoom-out = Дальше
page-zoom-fit = Весь вид
page-has-resigned = сдался
page-has-resigned-to-bot = сдался, играет бот
page-you-resigned = Вы сдались. За вас доиграет бот.
page-watch-on = Смотреть
page-somebody-resigned = { $name } сдаётся. Дальше играет бот.
page-resign = Сдаться
page-resign-sure = Точно сдаётесь? Победит соперник.
page-resign-sure-alone = Правда сдаться? Партия будет считаться проигранной.
page-resign-sure-many = Точно сдаётесь? За вас доиграет бот.
page-resign-yes = Да, сдаюсь
page-resign-no = Играть дальше
page-leave = Выйти из-за стола
page-front-door = На главную
page-commitment = Расклад задан тайным числом; его отпечаток для проверки после игры:
page-is-away = { $name }: нет на месте.
page-let-bot-play = Пусть играет бот
page-bot-plays-for-you = За вас играет бот.
page-take-back = Вернуть моё место
page-connection-lost = Связь потеряна. Восстанавливаем…
page-go-on = Дальше
page-hint = Подсказка
page-hint-thinking = Думаю…
page-hint-best = Лучший ход: { $move }.
page-hint-share = Шанс победить с ним — около { $share }.
page-hint-others = Чуть хуже: { $moves }.
page-hint-move = { $move } ({ $share })
page-hint-play = Сыграть так
page-keys = Клавиши
page-key-tab = к следующей кнопке
page-key-arrows = перебирать подсвеченные ходы
page-key-enter = сделать выбранный ход
page-key-number = сделать ход с этим номером

# После конца

page-result = Итог
page-winner = победитель
page-end-resigned = Игра закончилась: кто-то сдался.
page-rematch = Ещё партию
page-replay = Запись игры
page-record = Скачать запись
page-try = Попробовать отсюда
page-share = Поделиться
page-archive = Мои партии
page-manual = Руководство
page-chances = Как менялись шансы
page-chances-ask = Где всё решилось?
page-chances-thinking = Смотрю на каждое решение…
page-chances-graph = Шансы на победу по ходу партии
page-chances-step = Шаг
page-chances-how = Кривые знают всё; каждое решение оценивается по тому, что мог видеть игрок.
page-chances-short = Шансы
page-chances-now = Шансы на победу сейчас
page-chances-around = Рядом
page-chances-whole = Вся партия
page-turning = Переломные моменты
page-turning-cost = { $you ->
    [yes] Этим ходом вы теряете примерно { $lost } шансов.
   *[no] { $name } теряет этим ходом примерно { $lost } шансов.
}
page-turning-lost = После этого хода выиграть партию было уже нельзя.
page-turning-instead = Сыграно: { $played }. Лучше: { $better }.
page-turning-next = Следующий перелом: шаг { $step }
page-turning-past = Дальше переломов не было.
page-turning-mark = Переломный момент { $number }, шаг { $step }
page-turning-none = Перелома не было: никто не потерял много за один раз.
page-replay-start = Стол перед первым ходом.
page-replay-step = Шаг { $step }
page-replay-of = из { $last }
page-replay-step-of = Шаг { $step } из { $last }.
page-step-first = В начало
page-step-last = В конец
page-seen-by = Глазами игрока
page-step-back = Шаг назад
page-step-on = Шаг вперёд
page-play = Воспроизвести
page-pause = Пауза
page-scrubber = Место в партии

# Неполадки

page-error-server = Сервер не справился ({ $status }).
page-error-no-server = Сервер не отвечает.

# Lessons
page-learn = Обучение

page-coach = Объяснять новое один раз, когда оно случится
page-coach-known = Понятно
page-coach-stays = В первой игре { $name } остаётся рядом и объясняет всё новое по одному разу.
