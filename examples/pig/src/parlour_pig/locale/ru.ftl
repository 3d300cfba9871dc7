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

pig-guide = Pig
pig-lesson-dare = Сколько рискнёте?
pig-lesson-dare-about = Бросить, потерять, остановиться, победить.
pig-lesson-dare-know-1 = Бросайте, сколько рискнёте: очки складываются.
pig-lesson-dare-know-2 = Единица теряет очки хода.
pig-lesson-dare-know-3 = Очки считаются, только когда вы остановились.
pig-lesson-dare-roll = Бросьте
pig-lesson-dare-roll-1 = Кубик ваш: *бросайте*.
pig-lesson-dare-roll-1-why = От двух до шести очки прибавляются к очкам хода.
pig-lesson-dare-roll-2 = Пять! *Бросьте* ещё раз.
pig-lesson-dare-roll-2-why = Пока не остановились, ничего не ваше; все видят, чем вы рискуете.
pig-lesson-dare-roll-wrong = Ещё рано: *бросьте* ещё раз.
pig-lesson-dare-one = Единица
pig-lesson-dare-one-1 = *Бросьте* снова и посмотрите, что бывает.
pig-lesson-dare-one-1-why = В этом ходу у вас девять очков.
pig-lesson-dare-one-done = Единица: девять очков пропали, банк остался.
pig-lesson-dare-one-wrong = Мудро, но на этот раз *бросьте*.
pig-lesson-dare-hold = Остановитесь
pig-lesson-dare-hold-1 = 88 и 14 хватит: *остановитесь*.
pig-lesson-dare-hold-1-why = Очки уходят в банк, и со 100 вы победили.
pig-lesson-dare-hold-done = 102 очка. Вы победили!
pig-lesson-dare-hold-wrong = Сейчас можно потерять всё: *остановитесь*.
