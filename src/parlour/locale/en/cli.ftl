# The `parlour` command. A command's texts are cli-NAME-about, -short (one line in a list) and -examples.

# Help

cli-help-usage = Usage
cli-help-options = Options
cli-help-commands = Commands
cli-help-examples = Examples
cli-help-default = [default: { $value }]
cli-help-help = Show this help and leave.
cli-help-version = Show the version and leave.
cli-help-lang = The language: English, Spanish or Russian. Without it the environment decides (PARLOUR_LANG, LANG).
cli-help-json = Print JSON only, for programs.
cli-word-options = OPTIONS
cli-word-file = FILE
cli-word-game = GAME
cli-word-rule = ID
cli-word-seed = SEED
cli-word-name = NAME
cli-word-bots = BOT[,BOT…]
cli-word-command = COMMAND
cli-word-date = DATE

cli-parlour-about =
    Tabletop games as real software: play against bots, let bots play thousands of games, read the rules and what proves them.
cli-parlour-examples =
    parlour play ard-ri
    parlour simulate ard-ri --games 10000 --players greedy,random
    parlour rules ard-ri AR-8
    parlour rules ard-ri --json
    parlour play ard-ri --help

# Things that are typed wrong. $meant is the nearest word that exists, or “none”.

cli-error-no-command = There is no command “{ $given }”. { $meant ->
    [none] There are: { $known }.
   *[other] Did you mean “{ $meant }”?
}
cli-error-no-game = There is no game “{ $given }”. { $meant ->
    [none] Installed are: { $known }.
   *[other] Did you mean “{ $meant }”?
}
cli-error-no-option = There is no option “{ $given }” here. { $meant ->
    [none] See: { $command } --help
   *[other] Did you mean “{ $meant }”?
}
cli-error-no-rule = { $game } has no rule “{ $given }”. { $meant ->
    [none] Its rules are { $first } to { $last }.
   *[other] Did you mean { $meant }?
}
cli-error-missing = { $given } is missing. See: { $command } --help
cli-error-value-missing = Option { $given } needs a value. See: { $command } --help
cli-error-no-value = Option { $given } takes no value. See: { $command } --help
cli-error-extra = I do not know what to do with “{ $given }”. See: { $command } --help
cli-error-players = { $given ->
    [one] { $given } bot is named
   *[other] { $given } bots are named
}, but { $wanted ->
    [one] { $wanted } seat is theirs.
   *[other] { $wanted } seats are theirs.
} Name one bot for all seats, or one for each.
cli-error-ply-of-position = This file holds a single position, so there is no ply to go to; --ply is for records.
cli-error-daily-seed = The game of the day has a seed of its own: use --daily or --seed, not both.
cli-error-no-picture = { $game } draws no pictures of its positions.

# play

cli-play-short = Play a game against bots.
cli-play-about =
    Play a game here in the terminal, against bots. You type your moves; ? tells which there are, hint and undo help, q leaves.

    Each game has options of its own: parlour play ard-ri --help
cli-play-examples =
    parlour play ard-ri                              # you and one bot
    parlour play ard-ri --seats 4                    # you and three bots
    parlour play ard-ri --bots greedy,random --seed 7
    parlour play twelve-patrols --daily
cli-play-game-short = { $summary }
cli-play-game-about =
    { $title }: { $summary }.

    Moves are typed; ? tells which there are, hint and undo help, q leaves. The rules: parlour rules { $game }
cli-play-game-examples =
    parlour play { $game }
    parlour play { $game } --name Maeve --save evening.json
    parlour play { $game } --seed 7   # the same luck every time
cli-play-bots = Who sits in the other seats: one name for all, or one for each, separated by commas. There are: { $known }; or your own as module:name.
cli-play-seat = Your seat; seats count from 0, and seat 0 begins. Without it the lot decides.
cli-play-name = Your name at the table.
cli-play-seed = Any word or number: the same seed brings the same luck. Without it the seed is secret until the end.
cli-play-daily = The game of the day, or of another one (YYYY-MM-DD): the same luck for everybody who plays it.
cli-play-save = Save the record of the game here.
cli-play-human = Guest
cli-play-welcome = { $title }: type your moves, ? for help, q to leave.
cli-play-lot = By lot you are player { $number } of { $players }.
cli-play-commitment = Fingerprint of the seed, which is told at the end: { $commitment }
cli-play-of-the-day = The game of { $date }: everybody who plays it meets the same luck.
cli-play-seed-was = The seed of this game was { $seed }.
cli-play-left = You leave the table; this game stays unfinished.
cli-play-unsaved = With --save a game is kept: `parlour analyse` tells where it was decided, and the page opens it.
cli-play-saved = Saved as { $file }.
cli-play-no-folder = the folder does not exist
cli-play-prompt = Your move?
cli-play-like = { $prompt } (like { $moves })
cli-play-moves = You can type:
cli-play-keys = hint: what a strong player would do; undo: take your last decision back; q: leave.
cli-play-legend = legend: what the things on the table are.
cli-play-only = There is only one move: { $move }
cli-play-undone = Taken back.
cli-play-no-hint = No bot knows this game well enough to give hints.
cli-play-rules = To read the rules, type in another window: parlour rules { $game }
cli-play-several = Several moves may be typed in one line, separated by commas.
cli-play-too-far = First see what happens: “{ $rest }” was not played.

# simulate

cli-simulate-short = Let bots play many games and count.
cli-simulate-about =
    Let bots play many games on all cores, and see how often each wins (with 95{"\u00A0"}% intervals), the points, and how long games are.

    The same seed gives the same result, whatever the number of jobs. Ctrl-C shows what has been played so far.
cli-simulate-examples =
    parlour simulate ard-ri --games 10000 --players greedy,random
    parlour simulate ard-ri --seats 4 --json > result.json
cli-simulate-game-short = { $summary }
cli-simulate-game-about =
    Let bots play { $title } many times, and count.

    The same seed gives the same result, whatever the number of jobs. Ctrl-C shows what has been played so far.
cli-simulate-game-examples =
    parlour simulate { $game } --games 10000 --seed 1
    parlour simulate { $game } --players random --json > result.json
cli-simulate-players = The bots: one name for all seats, or one for each, separated by commas. There are: { $known }; or your own as module:name.
cli-simulate-games = How many games.
cli-simulate-seed = Any word or number: the same seed gives the same games.
cli-simulate-jobs = How many processes share the work.
cli-simulate-uncompiled = The rules run uncompiled, so this takes much longer than it need; parlour doctor tells why.
cli-simulate-playing = Playing
cli-simulate-stopped = { $games ->
    [one] Stopped after { $games } game of { $asked }.
   *[other] Stopped after { $games } games of { $asked }.
}
cli-simulate-seat = Seat
cli-simulate-player = Player
cli-simulate-wins = Wins
cli-simulate-interval = 95 % interval
cli-simulate-points = Points
cli-simulate-total = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $shared } of them shared between several winners.
cli-simulate-plies = Decisions and draws in a game: { $mean } on average, { $min } to { $max }.
cli-simulate-metric = { $metric }: { $average } on average, { $least } to { $most }.

# arena

cli-arena-short = Let bots meet and see who is stronger.
cli-arena-about =
    Let bots meet at every seat, with the same luck for everybody, and see who is stronger: ratings, and how each does against each other one, with 95{"\u00A0"}% intervals. It stops as soon as every pair is decided.

    Every game is kept: the same command goes on where it stopped, and with more games it adds to them. Ctrl-C shows what has been played so far.
cli-arena-examples =
    parlour arena ard-ri --players greedy,random
    parlour arena ard-ri --seats 3 --games 1000 --simulations 200 --json
cli-arena-game-short = { $summary }
cli-arena-game-about =
    Let bots meet in { $title }, at every seat and with the same luck for everybody, and see who is stronger. It stops as soon as every pair is decided.

    Every game is kept: the same command goes on where it stopped, and with more games it adds to them. Ctrl-C shows what has been played so far.
cli-arena-game-examples =
    parlour arena { $game }
    parlour arena { $game } --games 2000 --milliseconds 20 --all
    parlour arena { $game } --simulations 200 --json > result.json
cli-arena-players = The bots that meet, separated by commas. There are: { $known }; or your own as module:name.
cli-arena-games = How many games at most; rounded up, so that everybody has had every seat.
cli-arena-simulations = How many simulations a bot may make for a move: the same on every computer, so that the games are the same too.
cli-arena-milliseconds = How long a bot may think about a move; { $usual } if neither this nor --simulations is given.
cli-arena-all = Play all the games, even if it is decided before.
cli-arena-fresh = Forget the games that were kept, and begin anew.
cli-arena-kept = { $games ->
    [one] { $games } game was taken from { $file }
   *[other] { $games } games were taken from { $file }
}
cli-arena-decided = Decided after { $games } of { $asked } games; --all plays the others too.
cli-arena-undecided = Not every pair is decided yet; more games (--games) may do it.
cli-arena-rating = Rating
cli-arena-played = Games
cli-arena-time = ms per move
cli-arena-pairs = Share of the win of the row against the column, with its 95 % interval:

# replay

cli-replay-short = Step through a recorded game.
cli-replay-about =
    Step through the record of a game, and check on the way that it keeps to the rules.

    In a terminal: Enter for the next step, b for the one before, a number for the step with that ply, q to leave. Into a pipe or
    a file everything is written at once.
cli-replay-examples =
    parlour replay evening.json
    parlour replay evening.json --seat 0 | less
    parlour replay evening.json --check-seed
    parlour replay ard-ri-study.study 4/1723
    parlour replay records.jsonl.gz 7 --save evening.json
    parlour replay evening.json --json
cli-replay-seat = See it through the eyes of one seat (from 0); without it all hands are open.
cli-replay-save = Save this one record here instead of showing it; the page opens such a file.
cli-replay-check-seed = At the end, check that every card drawn is the one the seed gives.
cli-replay-seed-right = Every draw is the one that the seed { $seed } gives.
cli-replay-prompt = Ply { $ply } of { $plies }: Enter, b, a number or q
cli-replay-plies = Ply { $plies }

# show

cli-show-short = Draw a position.
cli-show-about = Draw a position from a file: a saved position, or the last one of a record.
cli-show-examples =
    parlour show evening.json
    parlour show evening.json --ply 30 --seat 1
    parlour show evening.json --svg evening.svg
    parlour show evening.json --json
cli-show-ply = Of a record: the position after so many plies; 0 is the start.
cli-show-seat = What this seat sees (from 0); without it everything that the file knows.
cli-show-svg = Save a picture of the position here instead.

# games

cli-games-short = List the games.
cli-games-about = List the games that are installed, with how many can play and the version of their rules.
cli-games-examples =
    parlour games
    parlour games --json
cli-games-game = Game
cli-games-title = Title
cli-games-players = Players
cli-games-version = Version
cli-games-summary = In a line
cli-games-no-summary = A game from another package

# rules

cli-rules-short = Read a rulebook, with the tests that prove each rule.
cli-rules-about =
    Read the rulebook of a game, or a single rule of it. Under each rule stand the tests that prove it. Without a game: which
    rulebooks there are.
cli-rules-examples =
    parlour rules ard-ri
    parlour rules ard-ri AR-8
    parlour rules ard-ri --json
cli-rules-ruling = Ruling:
cli-rules-no-tests = The tests that prove the rules are in the source repository; an installed package comes without them.
cli-rules-book = { $many ->
    [one] { $title }: { $many } rule. To read it: parlour rules { $game }
   *[other] { $title }: { $many } rules. To read them: parlour rules { $game }
}

# doctor

cli-doctor-short = Look whether all is well with this installation.
cli-doctor-about =
    Look whether all is well: which build of the rules is in use, which optional parts are installed, where data is kept. The
    exit code is 1 if something is wrong.
cli-doctor-examples =
    parlour doctor
    parlour doctor --json
cli-doctor-versions = Parlour { $parlour } on Python { $python }
cli-doctor-build-compiled = { $many ->
    [one] The rules are compiled ({ $many } module).
   *[other] The rules are compiled ({ $many } modules).
}
cli-doctor-build-pure = The rules run as plain Python, because PARLOUR_PURE asks for it. Unset it for speed.
cli-doctor-build-uncompiled = The rules run as plain Python: all works, but slowly. With a C compiler they run many times faster.
cli-doctor-compiler-linux = Install one (Debian and Ubuntu: apt install gcc python3-dev; Fedora: dnf install gcc python3-devel), then install Parlour again, or run make build in its source folder.
cli-doctor-compiler-macos = Install one (xcode-select --install), then install Parlour again, or run make build in its source folder.
cli-doctor-compiler-windows = Install one (Visual Studio Build Tools, “Desktop development with C++”), then install Parlour again.
cli-doctor-stale = Edited after they were compiled, so that old code is running: { $modules }. Run make build.
cli-doctor-games = { $many ->
    [one] { $many } game: { $games }
   *[other] { $many } games: { $games }
}
cli-doctor-broken-game = The game { $game }, of another package, does not load: { $reason }
cli-doctor-game-compiled = The game { $game }, of another package, runs compiled.
cli-doctor-game-uncompiled = The game { $game }, of another package, runs as plain Python (slower): it was never compiled.
cli-doctor-game-pure = The game { $game }, of another package, runs as plain Python, because PARLOUR_PURE asks for it.
cli-doctor-game-other-core = The game { $game }, of another package, runs as plain Python (slower): it was compiled for another Parlour. Install it again.
cli-doctor-game-stale = The game { $game }, of another package, was edited after it was compiled, so that old code is running. Compile it again: python -m parlour.build { $folder }
cli-doctor-extras-here = Optional parts: { $extras }
cli-doctor-extras-missing = Optional parts that are not installed: { $extras }; pip install 'parlour[{ $first }]' adds the first.
cli-doctor-data = Data is kept in { $folder }
cli-doctor-languages = Languages: { $languages }
cli-doctor-healthy = All is well.
cli-doctor-ill = Something is wrong, see above.

# parlour serve

cli-word-address = ADDRESS
cli-word-folder = FOLDER
cli-serve-short = Play in the browser.
cli-serve-about =
    Start the server and say at which address the page is. Games are kept in a database and survive a restart.
    “parlour” alone does the same and opens the page in your browser.
cli-serve-examples =
    parlour
    parlour serve --port 9000
    parlour serve --host 0.0.0.0
cli-serve-host = Where to listen. 0.0.0.0 lets everybody in your network in; the address to type and a QR code are shown.
cli-serve-port = The port; 0 finds a free one. Without it { $usual }, or a free one if that is taken.
cli-serve-data = Where games are kept. Without it PARLOUR_DATA, or your user's data folder.
cli-serve-database = A database in place of the file in the data folder, for example postgresql+psycopg://user@host/parlour.
cli-serve-think = How many seconds a bot may think about a move.
cli-serve-workers = How many processes think for the bots. Without it as many as there are cores, at least two.
cli-serve-bots = Bots of your own that the page offers beside the games' own, as module:name, separated by commas. They are found in the current folder too.
cli-serve-forget = Forget matches without a move or a word for so many days. Without it all are kept.
cli-serve-open = Open the page in your browser.
cli-word-addresses = ADDRESSES
cli-serve-trusted-proxies = Proxies in front of the server, addresses or networks separated by commas: from them the server takes where somebody comes from.
cli-serve-hosts = Names by which the server is called, separated by commas; requests for other names are refused.
cli-serve-metrics = Figures for Prometheus: an address of their own (9100, or host:9100), or “public” for /metrics on the page's own port.
cli-serve-push = Notices of one's turn by Web Push, and whom push services may write to about them: mailto:you@example.org. Needs TLS.
cli-serve-push-hosts = Hosts that notices may be posted to without TLS or in a private network, separated by commas; for a push service of your own.
cli-serve-drain = How many seconds to go on after being asked to end, so that a balancer notices it first.
cli-serve-log = How lines of the log are written.
cli-serve-log-everything = A line for each request and each thing that happens at a table.
cli-serve-settings = A file of settings (TOML), named as these options. Each can also be set as PARLOUR_HOST, PARLOUR_PORT and so on.
cli-error-settings = The settings in { $file } cannot be read: { $reason }
cli-error-setting = There is no setting “{ $setting }” ({ $file }). Known: { $known }.
cli-serve-ready = Parlour is open: { $address }
cli-serve-already = Parlour is open already: { $address }
cli-serve-stop = Ctrl-C closes it.
cli-serve-stopped = Closed. All games are kept.
cli-error-serve = Cannot serve at { $address } with data in { $folder }: { $reason }. Try another --port or --data.

# analyse

cli-analyse-short = Where was a finished game decided?
cli-analyse-about =
    The chances of winning over a finished game, as the search sees them, and the decisions that lost most. Each decision is
    judged by what its player could see; the curves by everything, hidden hands included. Ctrl-C ends the work.
cli-analyse-examples =
    parlour analyse evening.json
    parlour analyse evening.json --simulations 10000
    parlour analyse evening.json --json > chances.json
cli-analyse-simulations = How often each position is played on. More takes longer and errs less; by default, as often as on the page.
cli-analyse-chances = { $steps ->
    [one] { $title }, { $steps } step. The chances of winning, from the first decision to the end:
   *[other] { $title }, { $steps } steps. The chances of winning, from the first decision to the end:
}
cli-analyse-from-to = { $first } to { $last }
cli-analyse-turning = Turning points:
cli-analyse-no-turning = There was no single turning point: no decision lost 5 % or more.
cli-analyse-point = step { $step }: { $name } lost { $lost } ({ $low } to { $high }): played { $played }, better { $better } ({ $share }).
cli-analyse-slow = Lost little by little:
cli-error-analyse-game = No search plays { $game }, so it cannot be analysed. What can be: { $known }.

# parlour backup, parlour restore

cli-backup-short = Copy all games into a file, while the server runs.
cli-backup-about =
    Writes all games as they are at this moment into a file (gzip of JSON lines). The server may go on meanwhile. The file
    holds what is secret during a game: keep it to yourself.
cli-backup-examples =
    parlour backup parlour.backup
    parlour backup parlour.backup --database postgresql+psycopg:///parlour
cli-backup-done = { $matches } games are in { $file }.
cli-error-backup = The copy { $file } cannot be written: { $reason }
cli-restore-short = Bring back all games from a copy.
cli-restore-about =
    Reads a copy that “parlour backup” has made into an empty database, of either kind: so games can also move from a file to
    PostgreSQL. All or nothing.
cli-restore-examples =
    parlour restore parlour.backup
    parlour restore parlour.backup --database postgresql+psycopg:///parlour
cli-restore-done = { $matches } games are back, from { $file }.

cli-word-lesson = LESSON
cli-error-no-lessons = { $game } has no lessons.
cli-error-no-lesson = There is no lesson “{ $given }”. { $meant ->
    [none] There are: { $known }.
   *[other] Did you mean { $meant }?
}

cli-learn-short = Learn a game step by step.
cli-learn-about =
    Teaches a game at the table: a guide says what to do, and why. A wrong try is answered and never played.
    Without a LESSON all of them come, one after the other.
cli-learn-examples =
    parlour learn jackal
    parlour learn jackal gold
cli-learn-keys = Type moves as in a game; “show” shows what is asked for, “skip” goes on to the next step, “q” leaves.
cli-learn-shown = Like this: { $move }. Now you!
cli-learn-left = See you next time.

cli-puzzle-short = Solve puzzles, or look for new ones.
cli-puzzle-about =
    The puzzles of a game, that of the day first: one move is clearly the best. Without a game it is another one every day.
    With --find bots play, and positions are kept in which one move is proven or searched to be the best.
cli-puzzle-examples =
    parlour puzzle jackal
    parlour puzzle ard-ri --theme crown
cli-puzzle-id = The puzzle with this id only.
cli-puzzle-theme = Only puzzles of this theme.
cli-puzzle-find = Looks for puzzles until there are so many, and writes them as they are found; without a game, in all of ours.
cli-puzzle-file = The file that they are added to; by default puzzles.jsonl in the game's folder.
cli-puzzle-seed = The luck of the games in which they are looked for.
cli-puzzle-proven = Only puzzles whose solution can be proven.
cli-puzzle-anew = Forgets those in the file first: the same command finds the same ones.
cli-puzzle-found = { $many } puzzles in { $file }.
cli-puzzle-keys = Type a move, “show” for the solution, “skip” for the next one, “q” to leave.
cli-error-no-puzzles = { $game } has no puzzles.
cli-error-no-theme = No puzzle has the theme “{ $given }”. There are: { $known }.
cli-play-coach = A guide explains each new thing once, when it first happens.
cli-learn-then = Now a game with the guide beside you: { $command }
