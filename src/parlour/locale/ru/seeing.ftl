page-since-yours = { $count ->
    [one] { $count } ход после вашего
    [few] { $count } хода после вашего
   *[other] { $count } ходов после вашего
}
page-since = После вашего хода
page-now = Сейчас
page-key-since = Что сделали другие после вашего хода
page-pace = Показ того, что случилось
page-pace-slow = Медленно
page-pace-usual = Как обычно
page-pace-fast = Быстро
page-pace-none = Не показывать
page-sound = Звук
