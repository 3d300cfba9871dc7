# Что говорят о моментах и ходах тому, кто учится.
jackal-moment = { $banked } из { $all } монет дома
jackal-puzzle-goal = Найдите лучший ход за { $crew ->
    [white] белых
    [red] красных
    [black] чёрных
   *[yellow] жёлтых
}.
jackal-reason-banked = { $many ->
    [one] { $many } монета попадает
    [few] { $many } монеты попадают
   *[other] { $many } монет попадают
} домой.
jackal-reason-hit = { $many ->
    [one] { $many } враг возвращается
    [few] { $many } врага возвращаются
   *[other] { $many } врагов возвращаются
} на корабль.
jackal-reason-safe = Врагам до золота не дотянуться.
jackal-reason-nearer = Золото на { $steps } { $steps ->
    [one] ход
    [few] хода
   *[other] ходов
} ближе к дому.
jackal-reason-freed = Товарищ выбирается из ловушки.
jackal-reason-opens = Открывается закрытая клетка.
jackal-reason-gold = На { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[other] шагов
} ближе к золоту.
jackal-theme = { $theme ->
    [gold] Золото
    [home] Домой
    [attack] Нападение
    [explore] Закрытые клетки
    [ship] Корабль
    [rescue] Спасение
   *[way] Пути
}
