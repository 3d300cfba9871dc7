page-shelf = Продолжить, каждый день и что играют другие
page-rivals = Соперники
page-rivals-of = Соперники: { $game }
page-rivals-strength = Насколько сильны
page-rivals-count = { $count ->
    [one] { $count } соперник
    [few] { $count } соперника
   *[other] { $count } соперников
}
page-rivals-kept = Запомним до следующего раза.
page-continue-more = ещё { $count }
page-daily-streak = { $count ->
    [0] Пока ни одного дня подряд
    [one] Побед подряд: { $count } день
    [few] Побед подряд: { $count } дня
   *[other] Побед подряд: { $count } дней
}
page-daily-won = победы: { $won } из { $played }
