# Pig: what people read at the table, in the terminal and on the page.
# $name is a player, $you is “yes” if that player is the reader.

pig-title = Pig
pig-about = Roll as often as you dare; a 1 loses the turn

pig-option-target = so many points win

pig-target = { $points } points win
pig-turn = At stake: { $points }
pig-roll = Roll
pig-hold = Hold
pig-bank = { $name }: { $points } of { $target }
pig-prompt = { $turn } points at stake: roll or hold?
pig-prompt-first = Your turn: roll.

pig-move-roll = roll
pig-move-hold = hold

pig-event-roll = { $you ->
    [yes] You roll.
   *[no] { $name } rolls.
}
pig-event-die = { $you ->
    [yes] You roll a { $face }: { $points } this turn.
   *[no] { $name } rolls a { $face }: { $points } this turn.
}
pig-event-one = { $you ->
    [yes] You roll a 1 and lose { $lost }.
   *[no] { $name } rolls a 1 and loses { $lost }.
}
pig-event-hold = { $you ->
    [yes] You hold and bank { $points }: { $total } in all.
   *[no] { $name } holds and banks { $points }: { $total } in all.
}
pig-event-win = { $you ->
    [yes] You hold and have { $total }: you win.
   *[no] { $name } holds and has { $total }: { $name } wins.
}

pig-metric-margin = Winner’s lead
pig-metric-margin-about = By how many points the winner was ahead at the end, in tens.

pig-guide = Pig
pig-lesson-dare = How much do you dare?
pig-lesson-dare-about = Roll, lose, hold, win.
pig-lesson-dare-know-1 = Roll as often as you dare: points add up.
pig-lesson-dare-know-2 = A 1 loses the points of the turn.
pig-lesson-dare-know-3 = Points count only once you hold.
pig-lesson-dare-roll = Roll
pig-lesson-dare-roll-1 = The die is yours: *roll*.
pig-lesson-dare-roll-1-why = Two to six add their points to those of the turn.
pig-lesson-dare-roll-2 = Five! *Roll* once more.
pig-lesson-dare-roll-2-why = Nothing is safe before you hold; everybody sees what you risk.
pig-lesson-dare-roll-wrong = Not yet: dare one more *roll*.
pig-lesson-dare-one = The 1
pig-lesson-dare-one-1 = *Roll* again, and see what can happen.
pig-lesson-dare-one-1-why = You have nine points in this turn.
pig-lesson-dare-one-done = A 1: the nine points are gone, those of your bank stay.
pig-lesson-dare-one-wrong = Wise, but *roll* this once.
pig-lesson-dare-hold = Hold
pig-lesson-dare-hold-1 = 88 and 14 are enough: *hold*.
pig-lesson-dare-hold-1-why = Held points go into your bank, and with 100 you win.
pig-lesson-dare-hold-done = 102 points. You have won!
pig-lesson-dare-hold-wrong = You could lose everything now: *hold*.
