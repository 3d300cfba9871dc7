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

# The archive: all games of this device.
archive-title = My games on this device
archive-about = Only this browser knows them: nobody has an account here. Keep them as a file, and open the file on another device.
archive-search = Search: game, player, date
archive-count = { $count ->
    [0] No game fits.
    [one] { $count } game
   *[other] { $count } games
}
archive-none = No games yet.
archive-running = running
archive-won = won
archive-lost = not won
archive-daily = deal of { $date }
archive-over = over
archive-alone = alone or with bots
archive-forget = Forget this game on this device
archive-more = Show more
archive-save = Save as a file
archive-open = Open a file
archive-seats = With my seats
archive-seats-why = Then whoever has the file can play my running games for me. Without them it only tells of them.
archive-drop = … or drop a file here: an archive, the record of a game, or those of many.
archive-taken = { $count ->
    [0] Nothing new was in the file.
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
archive-records = { $count ->
    [one] The file holds { $count } game. Which one do you want to see?
   *[other] The file holds { $count } games. Which one do you want to see?
}
archive-error-not = This file is neither an archive nor the record of a game.
archive-error-version = This archive was made by a newer page. Load the page anew, and try again.
archive-error-file = The file cannot be read.

# Sharing a finished game.
share-title = Share this game
share-link = Link to this moment
share-copy = Copy link
share-copied = Copied
share-picture = Picture
share-drawing = Drawing (SVG)
share-animation = Animation
share-making = Making the animation: { $done } of { $all }
share-no-animation = This browser cannot record an animation. The picture and the link work here.
share-no-picture = There is no picture of this game.
share-daily = The daily deal as a line
share-daily-copy = Copy the result
whatif-own = Own tries
whatif-from = Go to step { $step }, where it begins
