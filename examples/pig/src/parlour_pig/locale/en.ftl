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
