# Что говорят о моментах и ходах тому, кто учится.
jack-rabbits-moment = Ход { $turn }
jack-rabbits-puzzle-journey = Куда ведёт путь? Найдите лучшую дорогу.
jack-rabbits-puzzle-transport = Пешком или с помощью? Найдите лучший способ продолжить.
jack-rabbits-puzzle-flight = Как выбраться отсюда? Найдите лучший способ.
jack-rabbits-puzzle-fight = Драться или нет? Найдите лучший ход.
jack-rabbits-puzzle-judgement = Да или нет? Найдите лучший ответ.
jack-rabbits-puzzle-royal = Вы у королевской особы. Найдите лучший ход.
jack-rabbits-puzzle-hand = На руке слишком много карт. Без какой можно обойтись?
jack-rabbits-reason-sooner = Дома примерно на { $turns } { $turns ->
    [one] ход
    [few] хода
   *[other] ходов
} раньше, чем при любом другом ходе.
jack-rabbits-reason-later = Сопернику нужно примерно на { $turns } { $turns ->
    [one] ход
    [few] хода
   *[other] ходов
} больше, чем при любом другом ходе.
jack-rabbits-reason-mean = Дома примерно на { $turns } { $turns ->
    [one] ход
    [few] хода
   *[other] ходов
} раньше, чем при большинстве других ходов.
jack-rabbits-theme = { $theme ->
    [journey] Путешествия
    [transport] Транспорт
    [flight] Полёты
    [fight] Драки
    [judgement] Да или нет
    [royal] Королевские особы
   *[hand] Рука
}
