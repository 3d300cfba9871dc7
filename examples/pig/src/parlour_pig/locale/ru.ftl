# Pig: то, что читают за столом, в терминале и на странице.
# $name — игрок, $you равно «yes», если этот игрок и есть читатель.

pig-title = Свинья
pig-about = Бросайте сколько решитесь; единица теряет ход

pig-option-target = сколько очков нужно для победы

pig-target = Для победы нужно очков: { $points }
pig-turn = На кону: { $points }
pig-roll = Бросить
pig-hold = Остановиться
pig-bank = { $name }: { $points } из { $target }
pig-prompt = На кону { $turn }: бросить или остановиться?
pig-prompt-first = Ваш ход: бросайте.

pig-move-roll = бросить
pig-move-hold = остановиться

pig-event-roll = { $you ->
    [yes] Вы бросаете.
   *[no] Бросает { $name }.
}
pig-event-die = { $you ->
    [yes] У вас { $face }: за ход { $points }.
   *[no] { $name }: выпало { $face }, за ход { $points }.
}
pig-event-one = { $you ->
    [yes] У вас единица: потеряно { $lost }.
   *[no] { $name }: единица, потеряно { $lost }.
}
pig-event-hold = { $you ->
    [yes] Вы остановились, в копилку { $points }: всего { $total }.
   *[no] { $name }: в копилку { $points }, всего { $total }.
}
pig-event-win = { $you ->
    [yes] Вы остановились, у вас { $total }: победа.
   *[no] { $name }: { $total } очков и победа.
}

pig-metric-margin = Отрыв победителя
pig-metric-margin-about = На сколько очков победитель был впереди в конце, десятками.
