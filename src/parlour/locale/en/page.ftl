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
page-game-ard-ri = Ard Rí
page-game-ard-ri-line = All choose in secret through the seasons: raid the cattle and keep a herd of all four suits.
page-game-jackal = Jackal
page-game-jackal-line = Turn over the island tile by tile, dodge its traps, and carry the gold to your ship.
page-game-jack-rabbits = Jack Rabbits
page-game-jack-rabbits-line = Race rabbits across a land of tiles, win three royals with your cards, and bring them home.
page-game-twelve-patrols = 12 Patrols
page-game-twelve-patrols-line = Lay nine regions, then send knights and footmen so that every border is content.

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

# After the end

page-result = Result
page-winner = winner
page-end-resigned = The game ended because somebody resigned.
page-rematch = Rematch
page-replay = Replay
page-record = Download the record
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

# Ard Rí’s table

page-ard-ri-table = The table
page-ard-ri-winter = Winter
page-ard-ri-seasons = Season
page-ard-ri-years = The years so far
page-ard-ri-goal = After four years the best herd wins: your highest card of each suit counts, but only if you have all four suits.
page-ard-ri-year-won = { $you ->
    [yes] You won with { $card }
   *[no] { $name } won with { $card }
}: { $many ->
    [0] no cattle.
    [one] { $many } head of cattle.
   *[other] { $many } cattle.
}
page-ard-ri-year-nobody = Nobody won: the cattle stayed in the centre.
page-ard-ri-chosen = has chosen
page-ard-ri-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-ard-ri-nobles = { $count ->
    [one] at least { $count } Warrior in hand
   *[other] at least { $count } Warriors in hand
}
page-ard-ri-herd = Herd
page-ard-ri-no-cattle = No cattle yet
page-ard-ri-all-suits = All four suits
page-ard-ri-would-be = Worth nothing while a suit is missing. With all four it would be { $total } and more.
page-ard-ri-all-count = Every suit counts now
page-ard-ri-centre = The centre
page-ard-ri-centre-empty = The centre waits for cattle
page-ard-ri-deck = deck
page-ard-ri-discard = discard
page-ard-ri-discarded = { $count ->
    [0] Nothing discarded
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
page-ard-ri-card = { $rank ->
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
page-ard-ri-suit = { $suit ->
    [c] Clubs
    [d] Diamonds
    [h] Hearts
   *[s] Spades
}
page-ard-ri-card-from = { $you ->
    [yes] { $card }, from you
   *[no] { $card }, from { $name }
}
page-ard-ri-face-down = { $name }: a card face down
page-ard-ri-your-card = { $card }, hidden from the others
page-ard-ri-warrior-card = { $card }, Warrior
page-ard-ri-cattle-card = { $card }, Cattle
page-ard-ri-your-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
page-ard-ri-pick = Pick a card from your hand.
page-ard-ri-play = Play { $card }
page-ard-ri-play-none = Play
page-ard-ri-pass = Pass
page-ard-ri-take-back = Take back
page-ard-ri-you-chose = You chose { $card }; it can be taken back until the others have chosen.
page-ard-ri-tip-spring = { $value ->
    [one] { $card } goes into the centre, worth { $value } point to whoever wins it.
   *[other] { $card } goes into the centre, worth { $value } points to whoever wins it.
}
page-ard-ri-tip-warrior = { $rank ->
    [K] A King wins the cattle unless another King is laid.
    [Q] A Queen wins the cattle unless a King or another Queen is laid.
   *[J] A Jack wins the cattle only if no other Warrior is laid.
}
page-ard-ri-tip-cattle = { $card } wins only if no Warrior stands and no other Cattle is as high as { $value }.
page-ard-ri-no-warrior-in-spring = Warriors rest in Spring: only Cattle goes into the centre.
page-ard-ri-not-now = This card cannot be played now.
page-ard-ri-autumn = Autumn: everybody draws a card.
page-ard-ri-reveal = Winter: the cards are turned up!
page-ard-ri-nothing = nothing
page-ard-ri-falls = falls
page-ard-ri-takes = takes the trick
page-ard-ri-trick = The trick
