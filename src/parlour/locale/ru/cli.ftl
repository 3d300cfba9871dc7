# Команда `parlour`. Тексты команды: cli-ИМЯ-about, -short (строка в списке) и -examples.

# Справка

cli-help-usage = Вызов
cli-help-options = Параметры
cli-help-commands = Команды
cli-help-examples = Примеры
cli-help-default = [по умолчанию: { $value }]
cli-help-help = Показать эту справку и выйти.
cli-help-version = Показать версию и выйти.
cli-help-lang = Язык: английский, испанский или русский. Если не указан, решает окружение (PARLOUR_LANG, LANG).
cli-help-json = Вывести только JSON, для программ.
cli-word-options = ПАРАМЕТРЫ
cli-word-file = ФАЙЛ
cli-word-game = ИГРА
cli-word-rule = ПРАВИЛО
cli-word-seed = ЗЕРНО
cli-word-name = ИМЯ
cli-word-bots = БОТ[,БОТ…]
cli-word-command = КОМАНДА
cli-word-date = ДАТА

cli-parlour-about =
    Настольные игры как настоящие программы: играйте с ботами, пусть боты сыграют тысячи партий, читайте правила и то, что их подтверждает.
cli-parlour-examples =
    parlour play ard-ri
    parlour simulate ard-ri --games 10000 --players greedy,random
    parlour rules ard-ri AR-8
    parlour rules ard-ri --json
    parlour play ard-ri --help

# Что набрано неверно. $meant — самое похожее из существующих слов или «none».

cli-error-no-command = Нет команды «{ $given }». { $meant ->
    [none] Есть такие: { $known }.
   *[other] Может быть, «{ $meant }»?
}
cli-error-no-game = Нет игры «{ $given }». { $meant ->
    [none] Установлены: { $known }.
   *[other] Может быть, «{ $meant }»?
}
cli-error-no-option = Здесь нет параметра «{ $given }». { $meant ->
    [none] См.: { $command } --help
   *[other] Может быть, «{ $meant }»?
}
cli-error-no-rule = У игры { $game } нет правила «{ $given }». { $meant ->
    [none] Есть правила от { $first } до { $last }.
   *[other] Может быть, { $meant }?
}
cli-error-missing = Не хватает аргумента { $given }. См.: { $command } --help
cli-error-value-missing = Параметру { $given } нужно значение. См.: { $command } --help
cli-error-no-value = Параметр { $given } не принимает значения. См.: { $command } --help
cli-error-extra = Непонятно, что делать с «{ $given }». См.: { $command } --help
cli-error-players = { $given ->
    [one] Назван { $given } бот
    [few] Названы { $given } бота
   *[other] Названо { $given } ботов
}, а мест для них — { $wanted }. Назовите одного бота для всех мест или по одному на каждое.
cli-error-ply-of-position = В этом файле одна позиция, переходить не к чему; --ply — для записей.
cli-error-daily-seed = У игры дня своё зерно: задайте либо --daily, либо --seed.
cli-error-no-picture = { $game } не рисует своих позиций.

# play

cli-play-short = Сыграть с ботами.
cli-play-about =
    Партия прямо в терминале, против ботов. Ходы набирают на клавиатуре; ? покажет возможные, hint и undo помогут, q — выход.

    У каждой игры свои параметры: parlour play ard-ri --help
cli-play-examples =
    parlour play ard-ri                              # вы и один бот
    parlour play ard-ri --seats 4                    # вы и три бота
    parlour play ard-ri --bots greedy,random --seed 7
    parlour play twelve-patrols --daily
cli-play-game-short = { $summary }
cli-play-game-about =
    { $title }: { $summary }.

    Ходы набирают на клавиатуре; ? покажет возможные, hint и undo помогут, q — выход. Правила: parlour rules { $game }
cli-play-game-examples =
    parlour play { $game }
    parlour play { $game } --name Маша --save vecher.json
    parlour play { $game } --seed 7   # каждый раз тот же расклад
cli-play-bots = Кто сидит на остальных местах: одно имя на всех или по имени на каждое место через запятую. Есть: { $known }; или свой: модуль:имя.
cli-play-seat = Ваше место; счёт мест с 0, место 0 начинает. Если не указано, решает жребий.
cli-play-name = Ваше имя за столом.
cli-play-seed = Любое слово или число: одно зерно — один и тот же расклад. Если не указано, до конца остаётся тайной.
cli-play-daily = Игра дня, этого или другого (ГГГГ-ММ-ДД): удача у всех, кто в неё играет, одинаковая.
cli-play-save = Сохранить сюда запись партии.
cli-play-human = Гость
cli-play-welcome = { $title }: набирайте ходы, ? — справка, q — выход.
cli-play-lot = По жребию вы игрок { $number } из { $players }.
cli-play-commitment = Отпечаток зерна, которое откроется в конце: { $commitment }
cli-play-of-the-day = Игра дня за { $date }: удача у всех, кто в неё играет, одинаковая.
cli-play-seed-was = Зерно этой партии: { $seed }.
cli-play-left = Вы встаёте из-за стола; партия не окончена.
cli-play-unsaved = С --save партия сохранится: `parlour analyse` скажет, где она решилась, а страница её откроет.
cli-play-saved = Сохранено в { $file }.
cli-play-no-folder = такой папки нет
cli-play-prompt = Ваш ход?
cli-play-like = { $prompt } (например { $moves })
cli-play-moves = Можно набрать:
cli-play-keys = hint — что сделал бы сильный игрок; undo — вернуть последнее решение; q — выход.
cli-play-legend = legend — что есть что на столе.
cli-play-only = Ход только один: { $move }
cli-play-undone = Ход возвращён.
cli-play-no-hint = Ни один бот не знает эту игру так, чтобы подсказывать.
cli-play-rules = Чтобы прочитать правила, введите в другом окне: parlour rules { $game }
cli-play-several = Можно набрать несколько ходов в одной строке через запятую.
cli-play-too-far = Сначала посмотрите, что случится: «{ $rest }» не сыграно.

# simulate

cli-simulate-short = Пусть боты сыграют много партий, а мы посчитаем.
cli-simulate-about =
    Боты играют много партий на всех ядрах; видно, как часто кто побеждает (с интервалами 95{"\u00A0"}%), сколько у кого очков и как длинны партии.

    Одно зерно даёт один и тот же результат при любом числе процессов. Ctrl-C показывает то, что уже сыграно.
cli-simulate-examples =
    parlour simulate ard-ri --games 10000 --players greedy,random
    parlour simulate ard-ri --seats 4 --json > itog.json
cli-simulate-game-short = { $summary }
cli-simulate-game-about =
    Боты много раз играют в { $title }, а мы считаем.

    Одно зерно даёт один и тот же результат при любом числе процессов. Ctrl-C показывает то, что уже сыграно.
cli-simulate-game-examples =
    parlour simulate { $game } --games 10000 --seed 1
    parlour simulate { $game } --players random --json > itog.json
cli-simulate-players = Боты: одно имя на все места или по имени на каждое через запятую. Есть: { $known }; или свой: модуль:имя.
cli-simulate-games = Сколько партий.
cli-simulate-seed = Любое слово или число: одно зерно — одни и те же партии.
cli-simulate-jobs = Сколько процессов делят работу.
cli-simulate-uncompiled = Правила работают без компиляции, поэтому ждать придётся гораздо дольше; почему — скажет parlour doctor.
cli-simulate-playing = Играем
cli-simulate-stopped = { $games ->
    [one] Остановлено после { $games } партии из { $asked }.
    [few] Остановлено после { $games } партий из { $asked }.
   *[other] Остановлено после { $games } партий из { $asked }.
}
cli-simulate-seat = Место
cli-simulate-player = Игрок
cli-simulate-wins = Побед
cli-simulate-interval = Интервал 95 %
cli-simulate-points = Очки
cli-simulate-total = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, из них { $shared } — с общей победой нескольких.
cli-simulate-plies = Решений и взятых карт за партию: в среднем { $mean }, от { $min } до { $max }.
cli-simulate-metric = { $metric }: в среднем { $average }, от { $least } до { $most }.

# arena

cli-arena-short = Свести ботов и узнать, кто сильнее.
cli-arena-about =
    Боты встречаются на всех местах, с одинаковым для всех везением, и видно, кто сильнее: рейтинги и счёт каждого против каждого, с интервалами 95{"\u00A0"}%. Игра кончается, как только решён спор в каждой паре.

    Все партии хранятся: та же команда продолжает с места остановки, а если попросить больше партий, добавляет новые. Ctrl-C показывает то, что уже сыграно.
cli-arena-examples =
    parlour arena ard-ri --players greedy,random
    parlour arena ard-ri --seats 3 --games 1000 --simulations 200 --json
cli-arena-game-short = { $summary }
cli-arena-game-about =
    Боты встречаются в { $title } на всех местах, с одинаковым для всех везением, и видно, кто сильнее. Игра кончается, как только решён спор в каждой паре.

    Все партии хранятся: та же команда продолжает с места остановки, а если попросить больше партий, добавляет новые. Ctrl-C показывает то, что уже сыграно.
cli-arena-game-examples =
    parlour arena { $game }
    parlour arena { $game } --games 2000 --milliseconds 20 --all
    parlour arena { $game } --simulations 200 --json > itog.json
cli-arena-players = Боты, которые встретятся, через запятую. Есть: { $known }; или свой: модуль:имя.
cli-arena-games = Сколько партий самое большее; округляется вверх, чтобы каждый побывал на каждом месте.
cli-arena-simulations = Сколько симуляций бот может сделать на ход: на любом компьютере одинаково, поэтому и партии будут те же.
cli-arena-milliseconds = Сколько бот может думать над ходом; { $usual }, если не заданы ни это, ни --simulations.
cli-arena-all = Сыграть все партии, даже если всё решится раньше.
cli-arena-fresh = Забыть сохранённые партии и начать сначала.
cli-arena-kept = { $games ->
    [one] { $games } партия взята из { $file }
    [few] { $games } партии взяты из { $file }
   *[other] { $games } партий взято из { $file }
}
cli-arena-decided = { $games ->
    [one] Всё решилось за { $games } партию из { $asked }; --all сыграет и остальные.
    [few] Всё решилось за { $games } партии из { $asked }; --all сыграет и остальные.
   *[other] Всё решилось за { $games } партий из { $asked }; --all сыграет и остальные.
}
cli-arena-undecided = Спор решён ещё не во всех парах; может быть, хватит большего числа партий (--games).
cli-arena-rating = Рейтинг
cli-arena-played = Партий
cli-arena-time = мс на ход
cli-arena-pairs = Доля победы: строка против столбца, с интервалом 95 %:

# replay

cli-replay-short = Просмотреть запись партии по шагам.
cli-replay-about =
    Просмотр записи партии по шагам; заодно проверяется, что она не нарушает правил.

    В терминале: Enter — следующий шаг, b — предыдущий, число — шаг с таким ходом, q — выход. В конвейер или файл всё выводится сразу.
cli-replay-examples =
    parlour replay vecher.json
    parlour replay vecher.json --seat 0 | less
    parlour replay vecher.json --check-seed
    parlour replay ard-ri-study.study 4/1723
    parlour replay records.jsonl.gz 7 --save vecher.json
    parlour replay vecher.json --json
cli-replay-seat = Смотреть глазами одного места (счёт с 0); если не указано, все карты открыты.
cli-replay-save = Сохранить сюда эту одну запись, не показывая её; такой файл открывает страница.
cli-replay-check-seed = В конце проверить, что каждая взятая карта — та, которую даёт зерно.
cli-replay-seed-right = Всё взятое совпадает с тем, что даёт зерно { $seed }.
cli-replay-prompt = Ход { $ply } из { $plies }: Enter, b, число или q
cli-replay-plies = Ход { $plies }

# show

cli-show-short = Нарисовать позицию.
cli-show-about = Рисует позицию из файла: сохранённую позицию или последнюю позицию записи.
cli-show-examples =
    parlour show vecher.json
    parlour show vecher.json --ply 30 --seat 1
    parlour show vecher.json --svg vecher.svg
    parlour show vecher.json --json
cli-show-ply = Для записи: позиция после стольких ходов; 0 — начало.
cli-show-seat = Что видит это место (счёт с 0); если не указано — всё, что знает файл.
cli-show-svg = Вместо этого сохранить сюда рисунок позиции.

# games

cli-games-short = Список игр.
cli-games-about = Установленные игры: сколько может играть и какой версии правила.
cli-games-examples =
    parlour games
    parlour games --json
cli-games-game = Игра
cli-games-title = Название
cli-games-players = Игроков
cli-games-version = Версия
cli-games-summary = В двух словах
cli-games-no-summary = Игра из другого пакета

# rules

cli-rules-short = Книга правил и тесты, которые подтверждают каждое правило.
cli-rules-about =
    Книга правил игры или одно правило из неё. Под каждым правилом — тесты, которые его подтверждают. Без игры: какие книги есть.
cli-rules-examples =
    parlour rules ard-ri
    parlour rules ard-ri AR-8
    parlour rules ard-ri --json
cli-rules-ruling = Уточнение:
cli-rules-no-tests = Тесты, подтверждающие правила, лежат в репозитории с исходным кодом; в установленном пакете их нет.
cli-rules-book = { $many ->
    [one] { $title }: { $many } правило. Читать: parlour rules { $game }
    [few] { $title }: { $many } правила. Читать: parlour rules { $game }
   *[other] { $title }: { $many } правил. Читать: parlour rules { $game }
}

# doctor

cli-doctor-short = Проверить, всё ли в порядке с этой установкой.
cli-doctor-about =
    Проверка: скомпилированы ли правила, какие дополнительные части установлены, где хранятся данные. Код выхода 1, если что-то не так.
cli-doctor-examples =
    parlour doctor
    parlour doctor --json
cli-doctor-versions = Parlour { $parlour }, Python { $python }
cli-doctor-build-compiled = { $many ->
    [one] Правила скомпилированы ({ $many } модуль).
    [few] Правила скомпилированы ({ $many } модуля).
   *[other] Правила скомпилированы ({ $many } модулей).
}
cli-doctor-build-pure = Правила работают как обычный Python: так велит PARLOUR_PURE. Уберите его, чтобы стало быстрее.
cli-doctor-build-uncompiled = Правила работают как обычный Python: всё работает, но медленно. С компилятором C они во много раз быстрее.
cli-doctor-compiler-linux = Установите его (Debian и Ubuntu: apt install gcc python3-dev; Fedora: dnf install gcc python3-devel), затем установите Parlour заново или выполните make build в папке с исходным кодом.
cli-doctor-compiler-macos = Установите его (xcode-select --install), затем установите Parlour заново или выполните make build в папке с исходным кодом.
cli-doctor-compiler-windows = Установите его (Visual Studio Build Tools, «Разработка классических приложений на C++»), затем установите Parlour заново.
cli-doctor-stale = Изменены после компиляции, поэтому работает старый код: { $modules }. Выполните make build.
cli-doctor-games = { $many ->
    [one] { $many } игра: { $games }
    [few] { $many } игры: { $games }
   *[other] { $many } игр: { $games }
}
cli-doctor-broken-game = Игра { $game } из другого пакета не загружается: { $reason }
cli-doctor-game-compiled = Игра { $game } из другого пакета работает скомпилированной.
cli-doctor-game-uncompiled = Игра { $game } из другого пакета работает как обычный Python (медленнее): её не компилировали.
cli-doctor-game-pure = Игра { $game } из другого пакета работает как обычный Python: так велит PARLOUR_PURE.
cli-doctor-game-other-core = Игра { $game } из другого пакета работает как обычный Python (медленнее): она скомпилирована для другого Parlour. Установите её заново.
cli-doctor-game-stale = Игра { $game } из другого пакета изменена после компиляции, поэтому работает старый код. Скомпилируйте её заново: python -m parlour.build { $folder }
cli-doctor-extras-here = Дополнительные части: { $extras }
cli-doctor-extras-missing = Не установлены дополнительные части: { $extras }; первую добавит pip install 'parlour[{ $first }]'.
cli-doctor-data = Данные хранятся в { $folder }
cli-doctor-languages = Языки: { $languages }
cli-doctor-healthy = Всё в порядке.
cli-doctor-ill = Что-то не так, см. выше.

# parlour serve

cli-word-address = АДРЕС
cli-word-folder = ПАПКА
cli-serve-short = Играть в браузере.
cli-serve-about =
    Запускает сервер и говорит, по какому адресу страница. Партии хранятся в базе данных и переживают перезапуск.
    Просто «parlour» делает то же самое и открывает страницу в браузере.
cli-serve-examples =
    parlour
    parlour serve --port 9000
    parlour serve --host 0.0.0.0
cli-serve-host = Где слушать. 0.0.0.0 впускает всех в вашей сети; показываются адрес, который нужно набрать, и QR-код.
cli-serve-port = Порт; 0 находит свободный. Если не указан — { $usual } или свободный, если тот занят.
cli-serve-data = Где хранятся партии. Если не указано — PARLOUR_DATA или папка данных пользователя.
cli-serve-database = База данных вместо файла в папке данных, например postgresql+psycopg://user@host/parlour.
cli-serve-think = Сколько секунд бот может думать над ходом.
cli-serve-workers = Сколько процессов думают за ботов. Без этого — по числу ядер, но не меньше двух.
cli-serve-bots = Ваши боты, которых страница предлагает вместе с ботами игр: модуль:имя, через запятую. Их ищут и в текущей папке.
cli-serve-forget = Забывать партии, в которых столько дней не было ни хода, ни слова. Без этого хранятся все.
cli-serve-open = Открыть страницу в браузере.
cli-word-addresses = АДРЕСА
cli-serve-trusted-proxies = Прокси перед сервером: адреса или сети через запятую. Им сервер верит, откуда пришёл посетитель.
cli-serve-hosts = Имена, под которыми известен сервер, через запятую; запросы к другим именам отклоняются.
cli-serve-metrics = Показатели для Prometheus: отдельный адрес (9100 или host:9100) либо «public» — тогда /metrics на порту страницы.
cli-serve-push = Уведомления о ходе через Web Push и адрес, по которому вам могут написать их службы: mailto:you@example.org. Нужен TLS.
cli-serve-push-hosts = Узлы, куда уведомления можно слать без TLS или в частной сети, через запятую; для собственной службы уведомлений.
cli-serve-drain = Сколько секунд ещё работать после просьбы завершиться, чтобы балансировщик успел заметить.
cli-serve-log = Как пишутся строки журнала.
cli-serve-log-everything = Строка о каждом запросе и обо всём, что происходит за столом.
cli-serve-settings = Файл настроек (TOML) с теми же именами, что у этих параметров. Каждый можно задать и как PARLOUR_HOST, PARLOUR_PORT и так далее.
cli-error-settings = Настройки из { $file } не читаются: { $reason }
cli-error-setting = Настройки «{ $setting }» нет ({ $file }). Есть: { $known }.
cli-serve-ready = Parlour открыт: { $address }
cli-serve-already = Parlour уже открыт: { $address }
cli-serve-stop = Ctrl-C закрывает его.
cli-serve-stopped = Закрыто. Все партии сохранены.
cli-error-serve = Не получается работать по адресу { $address } с данными в { $folder }: { $reason }. Попробуйте другой --port или --data.

# analyse

cli-analyse-short = Где решилась законченная партия?
cli-analyse-about =
    Шансы на победу по ходу законченной партии, как их видит поиск, и решения, которые стоили больше всего. Каждое решение
    оценивается по тому, что мог видеть его игрок; кривые — по всему, включая скрытые карты. Ctrl-C прекращает работу.
cli-analyse-examples =
    parlour analyse вечер.json
    parlour analyse вечер.json --simulations 10000
    parlour analyse вечер.json --json > chances.json
cli-analyse-simulations = Сколько раз доигрывается каждая позиция. Больше — дольше, но точнее; по умолчанию — столько же, сколько на странице.
cli-analyse-chances = { $steps ->
    [one] { $title }, { $steps } шаг. Шансы на победу от первого решения до конца:
    [few] { $title }, { $steps } шага. Шансы на победу от первого решения до конца:
   *[many] { $title }, { $steps } шагов. Шансы на победу от первого решения до конца:
}
cli-analyse-from-to = от { $first } до { $last }
cli-analyse-turning = Переломные моменты:
cli-analyse-no-turning = Перелома не было: ни одно решение не стоило 5 % или больше.
cli-analyse-point = шаг { $step }: { $name } теряет { $lost } (от { $low } до { $high }): сыграно { $played }, лучше { $better } ({ $share }).
cli-analyse-slow = Потеряно понемногу:
cli-error-analyse-game = В { $game } не играет ни один поиск, поэтому разобрать партию нельзя. Можно разобрать: { $known }.

# parlour backup, parlour restore

cli-backup-short = Скопировать все партии в файл, не останавливая сервер.
cli-backup-about =
    Записывает все партии, какими они есть сейчас, в файл (строки JSON, сжатые gzip). Сервер может работать дальше. В файле есть
    то, что во время партии тайно: никому его не давайте.
cli-backup-examples =
    parlour backup parlour.backup
    parlour backup parlour.backup --database postgresql+psycopg:///parlour
cli-backup-done = Партий в { $file }: { $matches }.
cli-error-backup = Копию { $file } записать нельзя: { $reason }
cli-restore-short = Вернуть все партии из копии.
cli-restore-about =
    Читает копию, сделанную «parlour backup», в пустую базу данных любого вида: так партии можно перенести и из файла в
    PostgreSQL. Всё или ничего.
cli-restore-examples =
    parlour restore parlour.backup
    parlour restore parlour.backup --database postgresql+psycopg:///parlour
cli-restore-done = Партий возвращено из { $file }: { $matches }.

cli-word-lesson = УРОК
cli-error-no-lessons = У игры { $game } нет уроков.
cli-error-no-lesson = Нет урока «{ $given }». { $meant ->
    [none] Есть: { $known }.
   *[other] Может быть, { $meant }?
}

cli-learn-short = Учит игре шаг за шагом.
cli-learn-about =
    Учит игре за столом: проводник говорит, что делать и почему. На неверную попытку отвечают, но её не играют.
    Без УРОКА идут все, один за другим.
cli-learn-examples =
    parlour learn jackal
    parlour learn jackal gold
cli-learn-keys = Ходы пишут как в партии; «show» показывает, что нужно, «skip» пропускает шаг, «q» — выход.
cli-learn-shown = Вот так: { $move }. Теперь вы!
cli-learn-left = До встречи.

cli-puzzle-short = Решать задачи или искать новые.
cli-puzzle-about =
    Задачи игры, сначала задача дня: один ход явно лучший. Без игры каждый день другая.
    С --find играют боты, и сохраняются позиции, где лучший ход доказан или найден поиском.
cli-puzzle-examples =
    parlour puzzle jackal
    parlour puzzle ard-ri --theme crown
cli-puzzle-id = Только задача с этим номером.
cli-puzzle-theme = Только задачи на эту тему.
cli-puzzle-find = Ищет задачи, пока их не станет столько, и записывает по мере нахождения; без названия игры — во всех наших.
cli-puzzle-file = Файл, в который они добавляются; по умолчанию puzzles.jsonl в папке игры.
cli-puzzle-seed = Удача партий, в которых их ищут.
cli-puzzle-proven = Только задачи, решение которых можно доказать.
cli-puzzle-anew = Сначала забывает те, что в файле: та же команда находит те же задачи.
cli-puzzle-found = Задач в { $file }: { $many }.
cli-puzzle-keys = Введите ход, «show» — показать решение, «skip» — следующая задача, «q» — выйти.
cli-error-no-puzzles = В игре { $game } нет задач.
cli-error-no-theme = Нет задач на тему «{ $given }». Есть: { $known }.
cli-play-coach = Проводник объясняет всё новое один раз, когда оно случается впервые.
cli-learn-then = А теперь игра с проводником рядом: { $command }
