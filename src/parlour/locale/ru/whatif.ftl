# А что, если…? Законченная партия идёт по-другому.
whatif-title = А если…
whatif-leave = Назад к партии
whatif-stays = Сама партия остаётся какой была.
whatif-begin = Попробуйте отсюда другой ход.
whatif-looking = Смотрим на вашу попытку…
whatif-keeps = { $you ->
    [yes] С этой попыткой у вас по-прежнему { $share }.
   *[no] С этой попыткой у { $name } по-прежнему { $share }.
}
whatif-lifts = { $you ->
    [yes] С этой попыткой у вас уже { $share }.
   *[no] С этой попыткой у { $name } уже { $share }.
}
whatif-drops = { $you ->
    [yes] С этой попыткой у вас только { $share }.
   *[no] С этой попыткой у { $name } только { $share }.
}
whatif-line = Что испробовано, с шансом после каждого хода
whatif-others = За остальных играет
whatif-by-hand = я
whatif-cards = Скрытые карты
whatif-open = какими были на деле
whatif-eyes = придуманные: { $name } видит стол
whatif-luck = Удача
whatif-luck-same = как в партии
whatif-luck-new = новая
whatif-luck-other = новая, № { $number }
whatif-name = Название попытки
whatif-link = Ссылка на попытку
whatif-copy = Скопировать ссылку
whatif-copied = Скопировано
whatif-kept = Другие попытки в этой партии
whatif-unnamed = С хода { $ply }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
whatif-forget = Забыть: { $name }
whatif-ways = Как играем
whatif-decided = { $you ->
    [yes] Вы сделали выбор.
   *[no] { $name } делает выбор.
}

# Архив: все партии на этом устройстве.
archive-title = Мои партии на этом устройстве
archive-about = О них знает только этот браузер: учётных записей здесь нет. Сохраните их в файл и откройте его на другом устройстве.
archive-search = Поиск: игра, игрок, дата
archive-count = { $count ->
    [0] Ничего не нашлось.
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
archive-none = Партий пока нет.
archive-running = идёт
archive-won = выиграна
archive-lost = не выиграна
archive-daily = расклад { $date }
archive-over = окончена
archive-alone = одиночная или с ботами
archive-forget = Забыть эту партию на этом устройстве
archive-more = Показать ещё
archive-save = Сохранить в файл
archive-open = Открыть файл
archive-seats = Вместе с моими местами
archive-seats-why = Тогда тот, у кого файл, сможет играть за меня мои текущие партии. Без них файл только рассказывает о партиях.
archive-drop = … или перетащите сюда файл: архив, запись партии или записи многих.
archive-taken = { $count ->
    [0] В файле нет ничего нового.
    [one] Добавлена { $count } партия.
    [few] Добавлено { $count } партии.
   *[many] Добавлено { $count } партий.
}
archive-records = { $count ->
    [one] В файле { $count } партия. Какую показать?
    [few] В файле { $count } партии. Какую показать?
   *[other] В файле { $count } партий. Какую показать?
}
archive-error-not = Это не архив и не запись партии.
archive-error-version = Этот архив сделан более новой страницей. Обновите страницу и попробуйте ещё раз.
archive-error-file = Файл не читается.

# Поделиться законченной партией.
share-title = Поделиться партией
share-link = Ссылка на этот момент
share-copy = Скопировать ссылку
share-copied = Скопировано
share-picture = Картинка
share-drawing = Рисунок (SVG)
share-animation = Анимация
share-making = Делаем анимацию: { $done } из { $all }
share-no-animation = Этот браузер не умеет записывать анимацию. Картинка и ссылка работают.
share-no-picture = Картинки этой партии нет.
share-daily = Расклад дня одной строкой
share-daily-copy = Скопировать итог
whatif-own = Свои попытки
whatif-from = К шагу { $step }, где она начинается
