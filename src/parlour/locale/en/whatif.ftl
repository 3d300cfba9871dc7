# What if: a finished game goes on otherwise.
whatif-title = What if
whatif-leave = Back to the game
whatif-stays = The game itself stays as it was.
whatif-begin = Try another move from here.
whatif-looking = Looking at your try …
whatif-keeps = { $you ->
    [yes] Your try keeps you at { $share }.
   *[no] This try keeps { $name } at { $share }.
}
whatif-lifts = { $you ->
    [yes] Your try lifts you to { $share }.
   *[no] This try lifts { $name } to { $share }.
}
whatif-drops = { $you ->
    [yes] Your try drops you to { $share }.
   *[no] This try drops { $name } to { $share }.
}
whatif-line = What was tried, with the chance after each move
whatif-others = The others are played
whatif-by-hand = by me
whatif-cards = Hidden cards
whatif-open = as they really were
whatif-eyes = imagined, as { $name } saw the table
whatif-luck = Luck
whatif-luck-same = as in the game
whatif-luck-new = new
whatif-luck-other = new, no. { $number }
whatif-name = Name of this try
whatif-link = Link to this try
whatif-copy = Copy link
whatif-copied = Copied
whatif-kept = Other tries in this game
whatif-unnamed = From ply { $ply }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
whatif-forget = Forget { $name }
whatif-ways = How it is played
whatif-decided = { $you ->
    [yes] You have chosen.
   *[no] { $name } has chosen.
}
