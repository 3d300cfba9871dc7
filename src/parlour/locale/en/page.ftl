# The page: the front door

page-title = Parlour
page-greeting = Pull up a chair. What shall we play?
page-language = Language
page-your-name = Your name
page-your-name-is = Your name: { $name }
page-name-question = What shall we call you?
page-name = Name
page-save = Save
page-close = Close
page-cancel = Cancel
page-try-again = Try again
page-play-now = Play now
page-with-friends = With friends
page-daily-deal = Daily deal
page-variants = Variants
page-same-screen = Same screen
page-coming-soon = Coming soon
page-continue = Continue
page-watch = Watch
page-watch-about = Look over other people’s shoulders
page-watch-count = { $count ->
    [0] No public games right now
    [one] { $count } public game right now
   *[other] { $count } public games right now
}
page-watch-none = Nobody is playing in public just now. Start a game and let others watch!
page-replays = Replays
page-replays-about = Step through your finished games
page-replays-count = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
page-replays-none = Games you finish will wait here.
page-no-account = No account needed: a name is enough. Bots take the empty seats.
page-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-players-range = { $low }–{ $high } players
page-minutes = { $count } min
# A new game

page-new-friends = { $game } with friends
page-new-screen = { $game } on one screen
page-new-alone = A game of { $game }
page-presets = Ready-made
page-who-sits = Who sits where?
page-seats = Number of players
page-seat = Seat { $number }
page-player = Player { $number }
page-me = Me
page-friend = A friend
page-friend-hint = gets a link
page-person = A person
page-bot-called = Bot: { $bot }
page-bot-random = haphazard
page-bot-greedy = greedy
page-bot-solver = solver
page-bot-level = Level { $number } · { $kind ->
    [friendly] friendly
    [easy] easy-going
    [solid] solid
    [strong] strong
   *[strongest] strongest
}
page-bot-level-short = level { $number }
page-bot-level-about = { $kind ->
    [friendly] Looks only a little ahead and lets many a good move go: just right for the first games.
    [easy] Sees what comes next, and still slips now and then.
    [solid] Seldom slips, but does not look far ahead.
    [strong] Looks well ahead and forgives little.
   *[strongest] Thinks up to a second about every move and plays as well as it can.
}
page-name-of-seat = Name at seat { $number }
page-watching = Who may watch?
page-watching-listed = Everybody
page-watching-listed-about = The game is listed at the front door.
page-watching-link = Whoever has the link
page-watching-link-about = Send the address of the table to those you want to watch.
page-watching-players = Only the players
page-watching-players-about = Nobody else sees the game, nor its replay.
page-watched-listed = Everybody may watch: the game is listed at the front door.
page-watched-link = Whoever has the link may watch.
page-watched-players = Only the players see this game.
page-order = Who is first?
page-order-lot = The lot decides
page-order-lot-about = The first seat is drawn; the others follow in the order above.
page-order-given = The first in the list
page-order-given-about = Everybody sits as listed above.
page-make-links = Make the links
page-start = Start

# Coming to a table

page-invite = Invite
page-invite-about = Send each friend their own link, or let them scan the code. Whoever opens it sits down on that seat.
page-invite-alone = Only this computer can open these links. To let friends in your network in, close the server with Ctrl-C and start it like this; the game goes on where it is:
page-invite-localhost = These links lead to “localhost”, and that is every computer for itself. Open Parlour at this computer's address in your network, and invite from there.
page-invite-seat = Link for seat { $number }
page-invite-code = Code to scan for seat { $number }
page-copy = Copy
page-copied = Copied
page-friends-missing = { $count ->
    [one] A friend has not come yet.
   *[other] { $count } friends have not come yet.
}
page-join = Take a seat
page-join-game = You are invited: { $game }
page-join-with = At the table: { $names }
page-sit-down = Sit down
page-no-table = There is no seat for you here.
page-pass-device = Pass the device to { $name }
page-pass-device-about = The others look away now.
page-i-am = I am { $name }

# The table

page-you = You
page-your-turn = Your turn
page-over = Game over
page-one-moment = One moment…
page-not-your-turn = Not your turn yet.
page-waiting-for = Waiting for { $names }.
page-choose-move = Choose a move.
page-thinking = thinking
page-away = away
page-here = here
page-not-yet = not here yet
page-is-bot = bot
page-bot-at-table = { $seat ->
    [0] Aoife
    [1] Fergus
    [2] Oisín
    [3] Niamh
    [4] Conor
   *[other] Bot { $seat }
}
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-tools = Table tools
page-undo = Undo
page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-none = The rulebook is not to be had just now.
page-talk = Log and chat
page-unread = new
page-log = What happened
page-log-short = Log
page-log-empty = Nothing yet.
page-log-earlier = Earlier
page-chat = Chat
page-chat-empty = Nobody has said a word.
page-chat-say = Say something
page-send = Send
page-spectator = Spectator
page-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
page-plain-event = { $name }: { $what }
page-moves = Moves
page-table = The table
page-table-failed = The game’s own table does not work here; the plain one takes its place.
page-card = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
   *[other] { $rank }
} of { $suit ->
    [c] Clubs
    [d] Diamonds
    [h] Hearts
   *[s] Spades
}
page-menu = Menu
page-zoom-in = Closer
page-zoom-out = Further away
page-zoom-fit = The whole picture
page-has-resigned = has resigned
page-has-resigned-to-bot = has resigned, a bot plays on
page-you-resigned = You have resigned. A bot plays your seat to the end.
page-watch-on = Watch
page-somebody-resigned = { $name } has resigned. A bot plays on.
page-resign = Resign
page-resign-sure = Really give up? The other side wins.
page-resign-sure-alone = Really give up? The game counts as lost.
page-resign-sure-many = Really give up? A bot will play your seat to the end.
page-resign-yes = Yes, resign
page-resign-no = Play on
page-leave = Leave the table
page-front-door = Front door
page-commitment = The cards are fixed by a secret; its fingerprint, to check after the game:
page-is-away = { $name } is away.
page-let-bot-play = Let a bot play
page-bot-plays-for-you = A bot is playing for you.
page-take-back = Take my seat back
page-connection-lost = Connection lost. Reconnecting…
page-go-on = Go on
page-hint = Hint
page-hint-thinking = Thinking about it…
page-hint-best = Best now: { $move }.
page-hint-share = The chance of winning with it is about { $share }.
page-hint-others = Next best: { $moves }.
page-hint-move = { $move } ({ $share })
page-hint-play = Play it
page-keys = Keys
page-key-tab = go to the next control
page-key-arrows = walk through the lit moves
page-key-enter = play the chosen move
page-key-number = play the move with that number

# After the end

page-result = Result
page-winner = winner
page-end-resigned = The game ended because somebody resigned.
page-rematch = Rematch
page-replay = Replay
page-record = Download the record
page-try = Try from here
page-share = Share
page-archive = My games
page-manual = Manual
page-chances = How the chances went
page-chances-ask = Where was it decided?
page-chances-thinking = Looking at every decision…
page-chances-graph = Chances of winning over the game
page-chances-step = Step
page-chances-how = The curves know everything; each decision is judged by what its player could see.
page-chances-short = Chances
page-chances-now = Chances of winning now
page-chances-around = Around here
page-chances-whole = Whole game
page-turning = Turning points
page-turning-cost = { $you ->
    [yes] This move cost you about { $lost } of the chances.
   *[no] This move cost { $name } about { $lost } of the chances.
}
page-turning-lost = After this move the game could not be won any more.
page-turning-instead = Played: { $played }. Better: { $better }.
page-turning-next = Next turning point: step { $step }
page-turning-past = No turning point after this.
page-turning-mark = Turning point { $number }, step { $step }
page-turning-none = There was no single turning point: nobody threw much away at once.
page-replay-start = The table before the first move.
page-replay-step = Step { $step }
page-replay-of = of { $last }
page-replay-step-of = Step { $step } of { $last }.
page-step-first = To the beginning
page-step-last = To the end
page-seen-by = Seen by
page-step-back = One step back
page-step-on = One step on
page-play = Play
page-pause = Pause
page-scrubber = Place in the game

# Troubles

page-error-server = The server did not manage that ({ $status }).
page-error-no-server = The server does not answer.

# Lessons
page-learn = Learn

page-coach = Explain new things once, when they first happen
page-coach-known = Understood
page-coach-stays = In a first game { $name } stays beside you and explains each new thing once.
