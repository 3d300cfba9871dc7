# Study files: what is wrong, and what would be right. $detail is a sentence of this file or of the core.

error-study-unreadable = { $file } cannot be read: { $detail }
error-study-line = { $file }, line { $line }: { $detail }
error-study-toml = this is not TOML ({ $detail })
error-study-unknown = there is no “{ $given }” here. { $meant ->
    [none] There are: { $known }.
   *[other] Did you mean “{ $meant }”?
}
error-study-missing = { $key } is missing, for example { $example }
error-study-kind = { $key } cannot be “{ $given }”; it takes { $kind ->
    [text] a text in quotes.
    [list] a list in square brackets.
    [table] a table, such as { "{" } deals = 500 { "}" }.
    [tolerance] a number above 0 or, for a share, a text such as "4 points".
    [positive] a number above 0.
    [power] a chance from 0.5 to below 1, such as 0.9.
   *[yes] true or false.
}
error-study-number = { $key } cannot be { $given }; it takes { $takes }.
error-study-empty = { $key } is an empty list; it takes at least one level.
error-study-twice = { $key } has the level { $value } twice.
error-study-both = { $one } and { $other } both say how many deals are played; give one of them.
error-study-find-primary = find is about the primary metric, { $primary }, not about { $metric }.
error-study-find-kind = { $metric } is no single number, so nobody can say how many deals find a difference; give deals.
error-study-scale-kind = { $metric } is no plain number, so there is no { $scale }.
error-study-skill-alone = { $game } is played alone, so nobody can be stronger than the others at the table.
error-study-no-cell = No cell of the study has { $where }.
error-study-all-refused = The game refuses every cell of the study. The first: { $detail }
error-study-extra = A study needs { $package }: pip install 'parlour[study]'
error-study-ray = Many machines need Ray: pip install 'parlour[ray]'
error-study-ray-address = Ray cannot be reached at { $address }: { $detail }
error-study-folder = The study in { $folder } cannot be read or written: { $detail }
error-study-metric-not-measured = { $metric } was not measured in this study; there are: { $known }.
error-study-exists = { $file } exists already; --out names another file.
error-study-other-game = The two studies are about different games: { $one } and { $other }.
error-study-nothing-alike = The two studies have no metric and no cell in common.
error-records-which = { $file } holds { $many ->
    [one] one game
   *[other] { $many } games
}; say which, for example: { $example }
error-records-none = { $file } holds no game { $which }; there are: { $known }.
error-records-file = { $file } cannot be read or written: { $detail }
error-records-table = { $file } is a table with a row for each game, and no moves. Records, which --records-to writes, can be opened.
error-parquet = Parquet files need pyarrow: pip install 'parlour[study]'
error-table-ending = { $file } should end in .csv, .csv.gz, .parquet or .jsonl.gz; that says what is written.
error-same-file = { $file } cannot be the table of the games and their records at once; name two files.

cli-word-metrics = METRIC[,METRIC…]
cli-word-metric = METRIC
cli-word-study = STUDY
cli-word-cluster = ADDRESS
cli-word-which = WHICH

cli-study-short = Ask a question about a game and get a report.
cli-study-about =
    A study plays every combination of rules on the same deals and says what changes, and how surely. A file tells what is compared and measured; the folder NAME.study gets the page, the tables and every game.
cli-study-examples =
    parlour study new ard-ri
    parlour study plan ard-ri-study.toml
    parlour study run ard-ri-study.toml
    parlour study show ard-ri-study.study years

cli-study-new-short = Write a study file to begin with.
cli-study-new-about = Write a commented study file for a game: two levels of one of its options, with the metrics it knows.
cli-study-new-examples =
    parlour study new ard-ri
    parlour study new jackal --out crews.toml
cli-study-new-out = The file to write.
cli-study-new-written = Written: { $file }. Next: parlour study plan { $file }
cli-study-new-title = { $game }: what does { $option } change?
cli-study-new-seed = the same word, the same deals
cli-study-new-tolerance = differences that you would not mind
cli-study-new-factors = every combination is a cell; the first level is the base
cli-study-new-others = other options: { $known }
cli-study-new-deals = each is played in every cell; or find = { $example }, to have them counted
cli-study-new-looks = it may stop early; all = true plays on
cli-study-new-bots = one for all, or a list that goes round the seats: { $known }
cli-study-new-again = does it hold with stronger bots?
cli-study-new-metrics = there are: { $known }

cli-study-plan-short = Tell what a study will cost and what it can find.
cli-study-plan-about = Play a few deals of every cell, write nothing, and tell how many games the study has, how long they take, and how small a difference they can find.
cli-study-plan-examples =
    parlour study plan ard-ri-study.toml
    parlour study plan ard-ri-study.toml --deals 5000 --json
cli-study-plan-cells = { $cells ->
    [one] One cell
   *[other] { $cells } cells
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
} each: { $games ->
    [one] one game
   *[other] { $games } games
}, with those of other bots and by search.
cli-study-plan-time = About { $time } with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}.
cli-study-plan-finds = { $metric }: paired differences spread by { $spread } in a pilot of { $pilot } deals. { $deals } deals find a difference of { $finds } with a chance of { $power }.
cli-study-plan-seats = A seat’s share of the win will be known to ± { $within }.
cli-study-plan-looks = It looks after { $looks } deals and may stop when all is clear; 95 % hold over all looks.
cli-study-plan-refused = Not played: { $name }. { $why }

cli-study-run-short = Play a study and write its report.
cli-study-run-about = Play what is missing of a study and write its page and tables into NAME.study. Ctrl-C keeps every finished game and writes the page so far; the same command goes on.
cli-study-run-examples =
    parlour study run ard-ri-study.toml
    parlour study run ard-ri-study.toml --deals 10000 --all
    parlour study run ard-ri-study.toml --on ray://127.0.0.1:10001
cli-study-deals = So many deals instead of what the file says.
cli-study-all = Play all deals, even if it is clear before.
cli-study-out = The folder to write into; otherwise NAME.study beside the file.
cli-study-on = Let a Ray cluster play: its address, or “local” for one on this computer.
cli-study-kept = { $games ->
    [one] One game was
   *[other] { $games } games were
} played before and { $games ->
    [one] is
   *[other] are
} not played again: { $folder }
cli-study-changed = { $old } holds games of another study ({ $changed } changed), so this one goes into { $folder }.
cli-study-unfinished = Unfinished: { $played } of { $asked } games, { $share }. The same command goes on.
cli-study-stopped-early = Clear after { $deals } deals; --all plays the others too.
cli-study-written = Report: { $file }
cli-study-cell = Cell
cli-study-games = Games
cli-study-value = Value
cli-study-interval = 95 % interval
cli-study-difference = Against the base
cli-study-verdict = Verdict
cli-study-left = { $time } left
cli-study-phase-pilot = Pilot
cli-study-phase-main = Playing
cli-study-phase-beside = Other bots
cli-study-phase-fresh = Alarms again
cli-study-inside = within { $tolerance }
cli-study-outside = beyond { $tolerance }
cli-study-across = open: about { $more } more deals
cli-study-clear = clear
cli-study-not-clear = not clear
cli-study-seats = Share of the win by seat (intervals that hold together), joint test
cli-study-seat-p = p = { $p }
cli-study-fair = fair
cli-study-unfair = not fair
cli-study-thing = What is handed out
cli-study-place = Place
cli-study-worth = Worth to the seat
cli-study-seconds = { $many ->
    [one] one second
   *[other] { $many } seconds
}
cli-study-minutes = { $many ->
    [one] one minute
   *[other] { $many } minutes
}
cli-study-hours = { $many ->
    [one] one hour
   *[other] { $many } hours
}

cli-study-show-short = Print the tables of a study.
cli-study-show-about = Print what a study has found: the primary metric, or the one that is named.
cli-study-show-examples =
    parlour study show ard-ri-study.study
    parlour study show ard-ri-study.study winner_score
    parlour study show ard-ri-study.study --json > summary.json
cli-study-show-others = Other metrics: { $known }

cli-study-compare-short = Set two studies side by side.
cli-study-compare-about = Set the cells of two studies side by side that have the same name: deal by deal where the seeds agree, otherwise as two sets of games.
cli-study-compare-examples =
    parlour study compare before.study after.study
    parlour study compare before.study after.study --json
cli-study-first = First
cli-study-second = Second
cli-study-apart = Second minus first
cli-study-paired = deal by deal
cli-study-unpaired = other deals

cli-simulate-measure = What to measure as well, separated by commas; it takes its time. There are: { $known }.
cli-games-to = A row for each game into this file: .csv, .csv.gz or .parquet.
cli-records-to = The record of every game into this file: .jsonl.gz, one in a line, or .parquet, one in a row.

cli-study-report-short = Write the page of a study again.
cli-study-report-about = Write the page of a study again, in the language of the command (PARLOUR_LANG), or print it as Markdown.
cli-study-report-examples =
    parlour study report ard-ri-study.study
    parlour study report ard-ri-study.study --markdown > report.md
    PARLOUR_LANG=es parlour study report ard-ri-study.study --out informe.html
cli-study-report-out = Where to write it; by default report.html in the folder of the study.
cli-study-report-written = Written: { $file }
cli-study-markdown = As Markdown, for a terminal or a repository.
