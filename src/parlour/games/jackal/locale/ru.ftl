# Шакал: то, что читают за столом, в терминале и на странице.
# $crew — white, red, black или yellow; $cell, $from, $to и $end — клетки вида e4; $many — число монет или пиратов;
# $coin и $you равны «yes» или «no».

jackal-title = Шакал
jackal-about = Открывайте остров клетка за клеткой и несите золото на свой корабль

# The end

jackal-points = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}

# Настройки

jackal-option-sides = вчетвером: кто с кем играет
jackal-option-sides-each = каждый за себя
jackal-option-sides-pairs = белые и чёрные против красных и жёлтых
jackal-option-crews_each = вдвоём: сколько у каждого команд
jackal-option-crews_each-2 = по две команды, одна напротив другой
jackal-option-crews_each-1 = по одной команде
jackal-option-plane_waits = пират может остаться у самолёта и улететь в другой ход
jackal-option-play_on = играть дальше, даже если лидера уже не догнать
jackal-option-stall_rounds = игра кончается после стольких кругов без открытой клетки и без монеты на корабле
jackal-preset-everybody = Четыре команды
jackal-preset-everybody-about = Четверо игроков, у каждого одна команда.
jackal-preset-pairs = Пары
jackal-preset-pairs-about = Четверо игроков: белые с чёрными против красных с жёлтыми.
jackal-preset-duel = Дуэль
jackal-preset-duel-about = Двое игроков, у каждого по две команды.
jackal-clash-pairs = для игры парами нужны четыре игрока
jackal-clash-crews = втроём и вчетвером у каждого одна команда

# Команды и пираты

jackal-crew = { $crew ->
    [white] Белые
    [red] Красные
    [black] Чёрные
   *[yellow] Жёлтые
}
jackal-picture = Шакал: ходят { $crew }; монет на кораблях: { $banks }
jackal-pirate = { $crew ->
    [white] белый пират
    [red] красный пират
    [black] чёрный пират
   *[yellow] жёлтый пират
}
jackal-a-pirate = { $crew ->
    [white] Белый пират
    [red] Красный пират
    [black] Чёрный пират
   *[yellow] Жёлтый пират
}
jackal-the-pirate = { $crew ->
    [white] Белый пират
    [red] Красный пират
    [black] Чёрный пират
   *[yellow] Жёлтый пират
}
jackal-ship = { $crew ->
    [white] белый корабль
    [red] красный корабль
    [black] чёрный корабль
   *[yellow] жёлтый корабль
}
jackal-the-ship = { $crew ->
    [white] Белый корабль
    [red] Красный корабль
    [black] Чёрный корабль
   *[yellow] Жёлтый корабль
}
jackal-some-pirates = { $many ->
    [one] { jackal-pirate }
    [few] { $many } { $crew ->
        [white] белых пирата
        [red] красных пирата
        [black] чёрных пирата
       *[yellow] жёлтых пирата
    }
   *[other] { $many } { $crew ->
        [white] белых пиратов
        [red] красных пиратов
        [black] чёрных пиратов
       *[yellow] жёлтых пиратов
    }
}
jackal-some-coins = { $many ->
    [one] { $many } монета
    [few] { $many } монеты
   *[other] { $many } монет
}
jackal-state = { $state ->
    [dead] мёртв
    [aboard] на борту
    [swimming] плывёт
    [trapped] в ловушке
    [drunk] пьян
    [spinning] шаг { $step } из { $of }
   *[free] на суше
}
jackal-ally = союзник
jackal-to-move = ходят

# Клетки

jackal-tile = { $tile ->
    [closed] закрытая клетка
    [empty] пусто
    [arrow1] прямая стрелка
    [arrow2] диагональная стрелка
    [arrow3] две прямые стрелки
    [arrow4] две диагональные стрелки
    [arrow5] три стрелки
    [arrow6] четыре прямые стрелки
    [arrow7] четыре диагональные стрелки
    [horse] конь
    [jungle] джунгли, 2 шага
    [desert] пустыня, 3 шага
    [swamp] болото, 4 шага
    [hills] холмы, 5 шагов
    [ice] лёд
    [trap] ловушка
    [cannon] пушка
    [fortress] крепость
    [aborigine] крепость с аборигенкой
    [rum] ром
    [crocodile] крокодил
    [ogre] людоед
    [balloon] воздушный шар
    [plane] самолёт
    [plane-used] самолёт, уже улетел
    [chest1] сундук, 1 монета
    [chest2] сундук, 2 монеты
    [chest3] сундук, 3 монеты
    [chest4] сундук, 4 монеты
    [chest5] сундук, 5 монет
   *[sea] море
}
jackal-arrows = стрелки
jackal-way = { $way ->
    [n] север
    [ne] северо-восток
    [e] восток
    [se] юго-восток
    [s] юг
    [sw] юго-запад
    [w] запад
   *[nw] северо-запад
}
jackal-tile-ways = { $tile } — { $ways }

# Стол

jackal-island = Остров: 13 столбцов от a до m, 13 рядов от 1 до 13
jackal-island-keys = Стрелки ведут по подсвеченному, с Shift — по клеткам. Enter — ход, Escape — отпустить, G — взять или оставить монету.
jackal-key-cells = ходить по клеткам
jackal-key-coin = взять монету или оставить
jackal-key-let-go = отпустить пирата
jackal-crews = Команды
jackal-face-down = Ещё закрыты
jackal-face-down-count = { $tiles ->
    [one] { $tiles } клетка
    [few] { $tiles } клетки
   *[other] { $tiles } клеток
}, { $coins ->
    [one] { $coins } монета в сундуках
    [few] { $coins } монеты в сундуках
   *[other] { $coins } монет в сундуках
}
jackal-face-down-none = Весь остров открыт
jackal-of-tile = { $tile }: { $many }
jackal-coins-left = { $many ->
    [one] Осталась { $many } монета
    [few] Осталось { $many } монеты
   *[other] Осталось { $many } монет
}
jackal-coins-lost = { $many ->
    [one] пропала { $many }
   *[other] пропало { $many }
}
jackal-banked = { $many ->
    [one] { $many } монета на корабле
    [few] { $many } монеты на корабле
   *[other] { $many } монет на корабле
}
jackal-side-together = { $many ->
    [one] вместе { $many } монета
    [few] вместе { $many } монеты
   *[other] вместе { $many } монет
}
jackal-news = Что произошло
jackal-news-none = Пока ничего. В джунглях тихо.
jackal-here = здесь: { $pirates }
jackal-near = рядом: { $pirates }
jackal-pirate-state = { $pirate } ({ $state })

# О чём спрашивают

jackal-prompt-choose = { $crew ->
    [white] Белые: выберите пирата или корабль
    [red] Красные: выберите пирата или корабль
    [black] Чёрные: выберите пирата или корабль
   *[yellow] Жёлтые: выберите пирата или корабль
}
jackal-prompt-pirate = Куда пойдёт пират с { $cell }?
jackal-prompt-ship = Корабль на { $cell }: плыть или высадить пирата?
jackal-prompt-way = Куда дальше с { $cell }?
jackal-prompt-flight = Куда лететь с { $cell }?
jackal-tip-lit = Кто может ходить, подсвечен.
jackal-tip-targets = Наведите на подсвеченную клетку, чтобы увидеть, что будет.
jackal-tip-touch = Коснитесь подсвеченной клетки, чтобы увидеть, что будет.
jackal-which-pirate = Который из пиратов на { $cell }?
jackal-with-coin = С монетой
jackal-without-coin = Налегке
jackal-coin-question = Взять с собой монету?
jackal-stay = Остаться здесь
jackal-revive = Оживить товарища
jackal-go = Ход

# Чем обернётся ход

jackal-aim-open = { $end }: откроет закрытую клетку
jackal-aim-hit = { $end }: ударит врага, и тот вернётся на свой корабль
jackal-aim-drown = { $end }: враг в воде тонет
jackal-aim-free = { $end }: освободит товарища из ловушки
jackal-aim-aboard = { $coin ->
    [yes] { $end }: на борт, и монета ваша
   *[no] { $end }: на борт
}
jackal-aim-death = { $coin ->
    [yes] { $end }: погибнет, и монета пропадёт
   *[no] { $end }: погибнет
}
jackal-aim-sea = { $coin ->
    [yes] { $end }: в море, и монета утонет
   *[no] { $end }: в море
}
jackal-aim-sail = корабль поплывёт на { $end }
jackal-aim-turn = ещё один шаг по этой клетке
jackal-aim-revive = погибший товарищ оживёт здесь
jackal-aim-stay = останется у самолёта
jackal-aim-choice = { $end }: там выберет путь
jackal-aim-trapped = { $end }: в ловушку
jackal-aim-drunk = { $end }: к рому, и пропустит ход
jackal-aim-spinning = { $end }: на шаг 1
jackal-aim-swimming = { $end }: поплывёт туда
jackal-aim-back = { $end }: вернётся туда, где стоял
jackal-aim-free-land = { $coin ->
    [yes] { $end }: пойдёт туда с монетой
   *[no] { $end }: пойдёт туда
}

# Ход в двух словах; $crew — чей корабль

jackal-move = { $kind ->
    [walk] пират с { $from } на { $to }
    [fly] перелёт с { $from } на { $to }
    [turn] ещё шаг по { $from }
    [sail] { jackal-ship } на { $to }
    [revive] оживить товарища
    [stay] остаться у самолёта
   *[on] дальше на { $to }
}{ $coin ->
    [yes] {" "}с монетой
   *[no] {""}
}

# Почему игра окончена

jackal-end = { $why ->
    [gold] Золота больше не осталось.
    [lead] Лидера уже не догнать.
    [stuck] Никто больше не может ходить.
   *[stall] { $rounds ->
        [one] Прошёл { $rounds } круг без открытой клетки и без монеты на корабле.
        [few] Прошло { $rounds } круга без открытой клетки и без монеты на корабле.
       *[other] Прошло { $rounds } кругов без открытой клетки и без монеты на корабле.
    }
}

# Почему нельзя

jackal-why-choose = Сначала выберите подсвеченного пирата.
jackal-why-not-yours = Этот пират не из команды, которая ходит.
jackal-why-drunk = В этот ход он отсыпается после рома.
jackal-why-trapped = В ловушке: за ним должен прийти товарищ.
jackal-why-stuck = Сейчас он не может ходить.
jackal-why-steps = Сначала нужно пройти все шаги этой клетки.
jackal-why-ashore = С корабля сходят только прямо.
jackal-why-no-swim = С корабля в воду не прыгают.
jackal-why-sea-to-land = Из воды поднимет только корабль.
jackal-why-land-to-sea = В море не входят.
jackal-why-far = Слишком далеко.
jackal-why-coin-closed = С монетой на закрытую клетку нельзя.
jackal-why-coin-fortress = С монетой в крепость нельзя.
jackal-why-coin-chain = С монетой нельзя.
jackal-why-held = В крепости враг.
jackal-why-no = Туда нельзя.

# Что происходит

jackal-event-walk = { jackal-a-pirate } { $coin ->
    [yes] несёт монету с { $from } на { $to }
   *[no] идёт с { $from } на { $to }
}{ $on ->
    [yes] {" "}и дальше на { $end }.
   *[no] .
}
jackal-event-fly = { jackal-a-pirate } { $coin ->
    [yes] летит с { $from } на { $to } с монетой
   *[no] летит с { $from } на { $to }
}{ $on ->
    [yes] {" "}и дальше на { $end }.
   *[no] .
}
jackal-event-turn = { jackal-a-pirate } { $coin ->
    [yes] делает шаг по { $to } с монетой.
   *[no] делает шаг по { $to }.
}
jackal-event-on = { jackal-the-pirate } идёт дальше на { $to }{ $on ->
    [yes] {" "}и на { $end }.
   *[no] .
}
jackal-event-stay = { jackal-the-pirate } остаётся у самолёта.
jackal-event-sail = { jackal-the-ship } плывёт на { $to }.
jackal-event-revive = { jackal-a-pirate } зовёт аборигенку.
jackal-event-open = Открыта клетка { $cell }: { $tile }{ $on ->
    [yes] . Дальше на { $end }.
   *[no] .
}
jackal-event-died = { jackal-a-pirate } погибает.
jackal-event-revived = { jackal-a-pirate } снова жив на { $cell }.
jackal-event-hit = { jackal-a-pirate } получает удар на { $cell } и возвращается на свой корабль.
jackal-event-trapped = { jackal-the-pirate } попадает в ловушку.
jackal-event-drunk = { jackal-the-pirate } пьёт ром и пропускает ход.
jackal-event-banked = { $crew ->
    [white] Белые
    [red] Красные
    [black] Чёрные
   *[yellow] Жёлтые
} { $many ->
    [one] приносят на корабль { $many } монету!
    [few] приносят на корабль { $many } монеты!
   *[other] приносят на корабль { $many } монет!
}
jackal-event-lost = { $many ->
    [one] Пропала { $many } монета.
    [few] Пропали { $many } монеты.
   *[other] Пропало { $many } монет.
}

# Что может измерить исследование
jackal-metric-turns = Ходы всех команд
jackal-metric-turns-about = Ходы, сделанные командами, все вместе.
jackal-metric-ended_by = Чем закончилось
jackal-metric-ended_by-about = Последняя монета дома, лидера уже не догнать или больше ничего не происходит.
jackal-metric-banked = Монеты на кораблях
jackal-metric-banked-about = Монеты на кораблях каждого места в конце.
jackal-metric-coins_lost = Потерянные монеты
jackal-metric-coins_lost-about = Монеты, утонувшие в море.
jackal-metric-deaths = Смерти
jackal-metric-deaths-about = Погибшие пираты всех команд.
jackal-metric-opened = Открытые клетки
jackal-metric-opened-about = Открытые клетки острова.
jackal-metric-visits = Посещения
jackal-metric-visits-about = Сколько раз за партию пираты входят на каждую клетку острова.
jackal-metric-tile_influence = Клетки
jackal-metric-tile_influence-about = Насколько чаще выигрывает тот, кто открыл такую клетку, чем открывший другую на той же стадии.
jackal-metric-ended_by-gold = всё золото дома или потеряно
jackal-metric-ended_by-lead = лидера не догнать
jackal-metric-ended_by-stall = больше ничего не происходило
jackal-metric-ended_by-stuck = никто не мог ходить
jackal-metric-ended_by-unfinished = прервана
jackal-metric-all-crews = Все команды
jackal-metric-crew = { $crew ->
    [white] Белые
    [red] Красные
    [black] Чёрные
   *[yellow] Жёлтые
}
jackal-metric-cell = { $cell }: { $many } посещений за партию
jackal-unit-coins = монет
jackal-unit-pirates = пиратов
jackal-unit-tiles = клеток
jackal-unit-visits = посещений

jackal-bot-random = Бродяга
jackal-bot-random-line = Идёт, куда ветер дует.
jackal-bot-level1 = Юнга
jackal-bot-level1-line = Бежит за тем, что под ногами, и забывает об остальных.
jackal-bot-level2 = Палубный матрос
jackal-bot-level2-line = Видит то, что рядом, и редко — кто подходит.
jackal-bot-level3 = Моряк
jackal-bot-level3-line = Доносит золото до корабля, но его легко застать врасплох.
jackal-bot-greedy = Кладоискатель
jackal-bot-greedy-line = Берёт то, что кажется лучшим, и дальше не думает.
jackal-bot-level4 = Боцман
jackal-bot-level4-line = Учитывает ваш следующий ход.
jackal-bot-level5 = Штурман
jackal-bot-level5-line = Рассчитывает на несколько ходов и бережёт своё золото.
jackal-bot-level6 = Капитан
jackal-bot-level6-line = Думает столько, сколько можно, и ничего не отдаёт даром.
