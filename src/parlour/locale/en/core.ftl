# Errors of the core

error-illegal-move = Move { $move } is not allowed for seat { $seat } now; allowed are: { $legal }.
error-batch-move = Game { $index } of the batch: move { $move } is not allowed for seat { $seat } now; allowed are: { $legal }.
error-no-move = { $move } is the number of no move here.
error-blind = What follows depends on what seat { $seat } cannot see: use imagine(u) first.
error-not-asked = Seat { $seat } is not asked to decide now; waiting for: { $waiting }.
error-illegal-outcome = { $outcome } cannot happen by chance now; possible are: { $possible }.
error-chance-first = Seat { $seat } is not asked to decide now: chance is next (apply one of outcomes(), or what draw() gives).
error-move-in-letters = A move is a number; game.parse(state, "{ $text }") gives the number of a move in notation.
error-game-over = The game is over: no more moves.
error-notation = I do not understand “{ $text }” here; possible are: { $legal }
error-option-unknown = There is no option “{ $option }”; this game has: { $known }.
error-option-value = Option { $option } cannot be “{ $value }”; it takes { $takes }.
error-option-clash = { $options } do not go together: { $why }.
error-unknown-game = There is no game “{ $game }”; installed are: { $known }.
error-not-a-game = The entry point “{ $game }” gives a { $kind }, not a parlour.Game.
error-unknown-player = No bot called “{ $player }” plays { $game }; there are: { $known }.
error-no-such-bot = There is no bot “{ $player }”: { $reason }. A bot is given by its name, or as module:name.
error-bot-not-callable = “{ $player }” is no bot: { $kind } cannot be called. A bot is a function of (seen, seat, limit), or a class whose objects are.
error-bot-move = The bot { $player }, in seat { $seat }, has answered { $move }, which is no legal move. Legal are: { $legal }.
error-bot-failed = The bot { $player }, in seat { $seat }, failed: { $reason }.
error-position-options = This is not a position of { $game }: { $detail } See docs/positions.md.
error-position-unreadable = This is not a position of { $game }: { $detail }. See docs/positions.md.
error-position-value = Impossible position: { $what } ({ $value }).
error-fields = The fields of this state are { $known }: all of them, and no others.
error-record-json = This file is not JSON: { $detail }.
error-record-not = This file is neither a record nor a position: a record has a key “parlour”, a position a key “game”.
error-record-format = This record has format { $given }; this version of Parlour reads format { $format }.
error-record-missing = The record lacks “{ $key }”.
error-record-key = The record’s “{ $key }” has the wrong form.
error-record-unknown = The record has an unknown key “{ $key }”.
error-record-version = The record was made with version { $version } of { $game }; installed is version { $installed }.
error-record-outdated = This game was played with version { $version } of { $game }. Version { $installed } is installed, and its rules do not allow step { $ply }: { $detail }
error-record-outdated-end = This game was played with version { $version } of { $game }. Version { $installed } is installed, and by its rules the game ends otherwise.
error-record-move = The record breaks the rules at ply { $ply }: { $detail }
error-record-result = The record says the scores are { $given }, but playing it through gives { $right }.
error-record-no-seed = The record has no seed to check.
error-record-seed = At ply { $ply } the outcome is not the one that the seed gives.
error-record-file = Cannot read { $file }: { $detail }.
error-save-file = Cannot save { $file }: { $detail }.
error-no-rulebook = { $game } comes without a rulebook.
error-worker-died = A process that was playing has been ended from outside (perhaps the memory ran out); the result is not complete.
error-arena-one-player = { $player } is the only one; an arena needs at least two players, for example --players greedy,random
error-arena-twice = { $player } is named twice; nobody can be stronger than oneself.
error-arena-file = The games played cannot be kept in { $file }: { $detail }

# Options that games share

option-seats = how many play

# How a game ended. $you is “yes” if the reader is among the winners.

result-won = { $you ->
    [yes] You win!
   *[no] { $name } wins.
}
result-shared = { $you ->
    [yes] You share the win with { $names }.
   *[no] The win is shared by { $names }.
}
result-lost = { $you ->
    [yes] You lose.
   *[no] { $name } loses.
}
result-nobody = Nobody wins.
result-points = Points: { $points }.
result-points-of = { $name } { $points }
list-end = { $first } and { $last }
seat-number = Seat { $seat }

error-no-lesson = { $game } has no lesson “{ $lesson }” with a step “{ $step }”.
error-lesson-over = This step is done already.
error-lesson-moves = These moves do not belong to the lesson.
error-lesson-reply = “{ $text }” cannot happen here: { $known }.
lesson-wrong = That is allowed, but not what we are after. Nothing is lost: try again.
lesson-right = Well done!
