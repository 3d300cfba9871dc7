# Что говорят о моментах и ходах тому, кто учится.
jackal-moment = { $banked } из { $all } монет дома
jackal-puzzle-goal = Найдите лучший ход за { $crew ->
    [white] белых
    [red] красных
    [black] чёрных
   *[yellow] жёлтых
}.
jackal-reason-banked = { $many ->
    [one] Монета попадает
   *[other] { $many } монеты попадают
} домой.
jackal-reason-hit = { $many ->
    [one] Враг отброшен
   *[other] Врагов отброшено: { $many }
} на корабль.
jackal-reason-safe = Врагам до золота не дотянуться.
jackal-reason-nearer = Золото на { $steps } { $steps ->
    [one] ход
    [few] хода
   *[other] ходов
} ближе к дому.
jackal-reason-freed = Товарищ выбирается из ловушки.
jackal-reason-opens = Открывается закрытая плитка.
jackal-reason-gold = На { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[other] шагов
} ближе к золоту.
jackal-theme = { $theme ->
    [gold] Золото
    [home] Домой
    [attack] Нападение
    [explore] Закрытые плитки
    [ship] Корабль
    [rescue] Спасение
   *[way] Пути
}
