# The report of a study.

report-report = Study report
report-contents = Contents
report-the-numbers = The numbers
report-method = Method
report-made = How this was made
report-file = The study file
report-words = Words
report-footer = Made by Parlour. Type: Alegreya by Juan Pablo del Peral, OFL.
report-range = { $low } to { $high }
report-base = The base
report-whole = All games
report-cells = { $cells ->
    [one] { $cells } table
   *[other] { $cells } tables
}
report-games = { $many ->
    [one] { $games } game
   *[other] { $games } games
}
report-unfinished = unfinished, { $part }
report-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
report-without = without { $what }
report-points = points
report-of-points = { $points } points
report-axis-points = points of percent
report-axis-ratio = more or less than the base
report-difference = difference
report-interval = 95 % interval
report-corrected = p, corrected
report-as-base = as the base
report-key-clear = clear after Holm’s correction
report-key-unclear = no difference shown
report-open-hardly-one = { $change }. **{ $metric }: hardly any difference,** { $many ->
        [1] { $low } ({ $lowname }), within the tolerance of { $tolerance }
       *[other] from { $low } ({ $lowname }) to { $high } ({ $highname }), all within the tolerance of { $tolerance }
    }.
report-open-hardly = **None of { $of } changes matters for { $metric }:** from { $low } ({ $lowname }) to { $high } ({ $highname }), all within the tolerance of { $tolerance }.
report-open-nothing-one = { $change }. **{ $metric }: no difference shown,** { $many ->
        [1] { $low } ({ $lowname }) is not clear
       *[other] from { $low } ({ $lowname }) to { $high } ({ $highname }), none of it clear
    }.
report-open-nothing = **None of { $of } changes shows a difference in { $metric }:** from { $low } ({ $lowname }) to { $high } ({ $highname }).
report-open-changes-one = { $change }. **{ $metric }: a difference,** { $many ->
        [1] clearly { $low } ({ $lowname })
       *[other] from { $low } ({ $lowname }) to { $high } ({ $highname }), clearly in { $clear } of { $of }
    }.
report-open-changes = **{ $clear } of { $of } changes clearly move { $metric }:** most of all { $lowname } ({ $low }) and { $highname } ({ $high }).
report-open-changes-single = **{ $clear } of { $of } changes clearly moves { $metric }:** { $lowname } ({ $low }).
report-open-changes-alike = **{ $clear } of { $of } changes clearly move { $metric }:** from { $low } ({ $lowname }) to { $high } ({ $highname }).
report-open-players = **{ $what }:** { $shares }.
report-open-over-players = { $change }: { $difference } ({ $interval }) over all these players.
report-open-also = What also changes is { $metric }: { $difference } ({ $row }).
report-open-again-holds = Stronger bots ({ $bots }) say the same.
report-open-again-some = **But** with stronger bots ({ $bots }) only { $held } of { $of } of these differences hold.
report-open-again-open = Whether it is so with stronger bots ({ $bots }) too, their games cannot tell yet.
report-open-again-not = **But** stronger bots ({ $bots }) do not confirm it.
report-open-seats-confirmed = **At { $tables } of { $of } tables not every seat is equal, and fresh games say so again.** The strongest:
report-open-seat-confirmed = **{ $cell }: seat { $seat } wins { $share } instead of { $fair };** fresh games say { $fresh }.
report-open-seat-refuted = { $cell }: seat { $seat } stood at { $share } instead of { $fair }, but fresh games say { $fresh }: a false alarm.
report-open-elsewhere = { $tables ->
    [one] At the other table no seat is shown to be better.
   *[other] At the other { $tables } tables no seat is shown to be better.
}
report-open-elsewhere-fair = { $tables ->
    [one] At the other table every seat is within the tolerance.
   *[other] At the other { $tables } tables every seat is within the tolerance.
}
report-open-stronger-seat = Stronger bots ({ $bots }) say the same: { $share }.
report-open-stronger-other = **But** among stronger bots ({ $bots }) it is another seat; seat { $seat } has { $share }.
report-open-stronger-open = Among stronger bots ({ $bots }) it is { $share }: { $games } games cannot tell that from { $fair }.
report-open-whose-seat = **It is the seat: seat { $seat } wins more than its share of { $fair } whoever plays.** { $shares }.
report-open-whose-players = **It depends on who plays: seat { $seat } clearly wins more than its share of { $fair } only among { $bots }.** { $shares }.
report-open-whose-nobody = **No seat is shown to be better, whoever plays.** Seat { $seat }: { $shares }.
report-whose-share = { $bots } { $share }
report-whose-fresh = { $bots } { $share }, on fresh deals { $fresh }
report-open-influence = Of all that chance hands out { $best } helps most ({ $gain } of the win) and { $worst } costs most ({ $loss }).
report-fair-not = { $cell }: seat { $seat } wins { $share } instead of { $fair }.
report-again-name = { $cell }, { $bots }
report-open-plain = **{ $metric }: { $value }** ({ $cell }).
report-open-plain-one = **{ $metric }: { $value }.**
report-open-at-once = No seat can be better, for everybody acts at once.
report-open-skill = **{ $answer }: { $told }.**
report-open-skill-best = The best bot tried, { $bot }, wins { $share }.
report-open-skill-low = A random player wins { $share } among them.
report-open-skill-none = None of the other bots tried ({ $bots }) wins more than { $others }.
report-open-skill-weak = **But** a random player wins { $share } among them: here { $others } is no better than chance, and better players may find more skill.
report-under = { $games } games on paired deals, played by { $bots }. Bots are not people: what only bots do shows here too.
report-under-one = { $games } games, played by { $bots }. Bots are not people: what only bots do shows here too.
report-stopped = It was clear after { $deals } deals of { $of }, so it stopped there.
report-cut = { $games } games were cut after { $cap } moves and count as unfinished.
report-fair = Fair?
report-fair-yes = Yes
report-fair-no = No
report-fair-open = As far as seen
report-fair-why = No seat’s interval reaches further than { $far } points from its fair share.
report-fair-evidence = all seats at once, 95 %
report-tolerance-is = Tolerance: { $tolerance }.
report-change-question = { $metric }: a change?
report-change-hardly = Hardly
report-change-yes = Yes
report-change-clear = Clearly, how much is open
report-change-no = Not shown
report-change-why = Most of all { $row }: { $difference } ({ $interval }).
report-change-why-from = Most of all { $row }, against { $base }: { $difference } ({ $interval }).
report-pairs = { $pairs } pairs of games, 95 %
report-more-deals = about { $deals } more deals would tell
report-decided = Decisive?
report-decided-late = Decided late
report-decided-half = Decided halfway
report-decided-early = Decided early
report-decided-why = On average the winner passes 50 % for good after { $part } of the game.
report-decided-evidence = { $games } games judged by search
report-skill-question = Skill or luck?
report-skill-mostly = More skill than luck
report-skill-some = More luck than skill
report-skill-luck = Mostly luck
report-skill-why = { $bot } wins { $share } among { $others }. Luck alone gives { $luck }, skill alone 100 %.
report-deals = { $deals } deals
report-again-question = Do better bots agree?
report-again-all = Yes
report-again-some = In part
report-again-none = No
report-again-open = Not clear yet
report-again-why = { $held } of { $of } clear differences hold with { $bots }.
report-changes = What it changes
report-changes-of = { $change }.
report-changes-pairs = The same deals at each table, and the difference of each pair.
report-changes-from = Each row against { $base }, on the same deals.
report-changes-clear = After correction for many looks, { $clear } of { $of } differences are clear.
report-changes-caption = { $pairs } paired deals in each row. Marks: mean of the paired differences; lines: 95 % intervals.
report-green-tolerance = Green: the tolerance.
report-list-caption = { $metric }: { $pairs } paired deals in each row, sorted; lines: 95 % intervals.
report-head-hardly = { $metric }: hardly any difference
report-head-nothing = { $metric }: no difference shown
report-head-most = { $metric }: most of all { $row } ({ $difference })
report-effects = Factors
report-effects-add = Each change alone, averaged over the others, and what two together do beyond the sum of both (×). No × is clear: effects can be added.
report-effects-add-head = The changes just add up
report-effects-meet = Each change alone, averaged over the others, and what two together do beyond the sum of both (×). Where a × is clear, effects cannot be added.
report-effects-meet-head = What one change does depends on another
report-effects-caption = { $alone } changes alone, { $together } in pairs; lines: 95 % intervals.
report-seats = Seats
report-seat = seat
report-share = share of the win
report-joint = joint p
report-seat-number = Seat { $number }
report-joint-p = joint { $p }
report-fresh-name = { $cell }, fresh games
report-seats-axis = points above or below the fair share
report-seats-caption = { $games } games; each seat’s share of the win with intervals that hold for all seats of a table together.
report-key-seat = off the fair share, and the joint test speaks
report-key-other-seat = other seats
report-seats-lead = { $tests ->
    [one] One joint test of all seats: { $p }.
   *[other] The smallest of { $tests } joint tests is { $p } ({ $cell }); after correction for all of them { $holm }.
}
report-seats-at-once = Everybody acts at once here, so no seat can be better: this is what fair looks like.
report-seats-confirmed-head = Not every seat is equal
report-seats-clear-head = Seats seem to differ
report-seats-fair-head = Nobody gains a seat
report-seats-open-head = No seat is shown to be better
report-spread = Single games
report-spread-head = { $metric }, game by game
report-spread-caption = How single games are spread; the line is the median.
report-waffle-caption = A hundred typical games of each table, one square each. The darker, the more.
report-waffle-more = { $value } and more
report-course = Course of a game
report-course-head = On average the winner’s chance passes one half after { $part } of the game
report-course-lead = { $seats ->
    [2] On average the later winner begins with { $start }
   *[other] Among { $seats } players the later winner begins with { $start } on average
}, has { $half } halfway, and 100{"\u202F"}% at the end. The steeper the end, the longer the others could hope.
report-course-caption = { $games } games judged by a search that sees all hands. Lines: the mean; bands: the middle half of the games; thin lines: single games.
report-course-part = part of the game
report-course-start = start
report-course-end = end
report-median = median { $value }
report-mean = mean
report-least = least
report-quarter = a quarter
report-half = median
report-three-quarters = three quarters
report-greatest = greatest
report-result = Result
report-numbers = Every number
report-numbers-head = All measures
report-numbers-lead = What was measured at each table, with 95 % intervals.
report-numbers-caption = Means and shares of single cells; differences between them are more exact, for they are paired.
report-numbers-caption-one = Means and shares of all games.
report-influence-axis = points of percent of the win
report-influence-zero = no influence
report-influence-caption = { $cell }: { $games } games, { $things } things; intervals of 95 % by deal.
report-influence-lead = Chance hands them out, so this is cause and not company. Clear after correction: { $clear }.
report-influence-again = Chance hands them out, so this is cause and not company. What seemed clear was played again on fresh seeds: { $held } of { $of } hold.
report-influence-refuted = Not confirmed: { $things }.
report-influence-none-head = Nothing that chance hands out decides
report-influence-both-head = { $best }: { $gain } points; { $worst }: { $loss }
report-influence-one-head = { $thing }: { $difference } points
report-map-head = { $metric }: most at { $place } ({ $many })
report-map-caption = { $metric } per game, { $cell }. Light to dark is few to many, readable in grey.
report-on-land = { $cell }, land { $land }, { $games } games
report-strength = Bot strength
report-strength-head = { $held } of { $of } findings hold with stronger bots
report-strength-nothing = There was nothing clear to confirm
report-strength-lead = A finding that only weak bots show is about the bots. “Holds, smaller”: same direction, but the first number lies outside. “Not confirmed”: no difference, and the first number outside. “Open”: too few games to say either.
report-strength-caption = { $bots }, { $deals } deals: what was clear at first, and what it is with these bots.
report-measure = measure
report-where = where
report-first-bots = { $bots }
report-conclusion-holds = holds
report-conclusion-holds-smaller = holds, smaller
report-conclusion-open = open
report-conclusion-not-confirmed = not confirmed
report-conclusion-flips = flips
report-skill = Skill and luck
report-player = player
report-luck = luck alone
report-among = { $bot } among { $others }
report-luck-gives = luck alone: { $share }
report-skill-axis = points above or below what luck alone gives
report-skill-head = { $bot } among { $others } wins { $share }; luck alone gives { $luck }
report-skill-lead = One other player at a table of the usual ones, from every seat in turn. Random is the lower anchor.
report-skill-caption = Every deal played from every seat; intervals of 95 % by deal.
report-looks = Looks on the way
report-looks-crossed = The difference was clear after { $deals } deals: the boundary keeps the rate of false alarms at 5 % however often one looks.
report-looks-open = The difference never crossed the boundary, which keeps the rate of false alarms at 5 % however often one looks.
report-looks-caption = { $metric }, { $row }: the difference after each look in standard errors, against O’Brien and Fleming’s boundary.
report-look-deals = deals
report-look-found = standard errors
report-look-boundary = boundary
report-look-found-short = measured
report-look-boundary-short = boundary
report-fact-plan = Asked before it ran
report-fact-plan-is = { $deals } deals find a difference of { $finds } with a chance of { $power }.
report-fact-games = Games
report-fact-games-are = { $games } in all: { $deals } deals at { $cells ->
    [one] one table
   *[other] { $cells } tables
}, and what was played beside them.
report-fact-luck = Luck
report-fact-luck-is = Seed { $seed }. All tables meet the same deals with the same bots’ seeds.
report-fact-refused = Not played
report-fact-statistics = Statistics
report-fact-statistics-are = Paired differences; Wilson’s intervals for shares, bootstrap by deal for few games and medians; one joint test of all seats; Holm’s correction within each family.
report-fact-repeats = Alarms are repeated on fresh seeds.
report-fact-version = Version
report-fact-version-is = Parlour { $parlour }, { $game } { $version }, { $build }.
report-compiled = compiled rules
report-uncompiled = uncompiled rules
report-fact-bots = Bots
report-fact-bots-are = Bots are not people. What only bots do, such as walking in circles or never bluffing, shows here too.
report-fact-command = Command
report-word-interval = 95 % interval
report-word-interval-is = Made so that 19 of 20 such intervals hold the truth.
report-word-tolerance = Tolerance
report-word-tolerance-is = The difference that you said you would not mind. A verdict is “yes” only when the whole interval lies inside it.
