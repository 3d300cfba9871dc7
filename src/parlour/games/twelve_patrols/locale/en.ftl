# 12 Patrols: what people read at the table, in the terminal and on the page.
# $card is a card's name; $cell is a cell like b2, $spot a patrol spot like a1b1; $colour is white, yellow or blue; $face is 0
# for a cube and 1 to 6 for a die; $kind is items, colours or pips; $side is north, east, south or west; $want is a sentence
# made of twelve-patrols-wants.

twelve-patrols-title = 12 Patrols
twelve-patrols-about = Lay a kingdom of nine regions and send out patrols until every border has what it wants

# Options

twelve-patrols-option-deck = which nine cards are played with
twelve-patrols-option-deck-standard = nearly every deal can be won, if it is played well
twelve-patrols-option-deck-hard = about every second deal can be won
twelve-patrols-option-frame = when the borders of the kingdom are settled
twelve-patrols-option-frame-fixed = from the start
twelve-patrols-option-frame-floating = only when the cards span three rows or three columns

# Cards

twelve-patrols-card-wild-plains = Wild Plains
twelve-patrols-card-stone-bridge = Stone Bridge
twelve-patrols-card-dark-forest = Dark Forest
twelve-patrols-card-green-valley = Green Valley
twelve-patrols-card-fishers-bay = Fishers’ Bay
twelve-patrols-card-lost-canyon = Lost Canyon
twelve-patrols-card-high-moor = High Moor
twelve-patrols-card-salt-marsh = Salt Marsh
twelve-patrols-card-old-ruins = Old Ruins
twelve-patrols-picture = 12 Patrols: { $cards } of 9 cards, { $patrols } of 12 patrols

# Items, and what a side wants

twelve-patrols-item = { $face ->
    [0] { $colour ->
        [white] white cube
        [yellow] yellow cube
       *[blue] blue cube
    }
   *[other] { $colour ->
        [white] white { $face }
        [yellow] yellow { $face }
       *[blue] blue { $face }
    }
}
twelve-patrols-colour = { $colour ->
    [white] white
    [yellow] yellow
   *[blue] blue
}
twelve-patrols-amount = { $kind ->
    [items] { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
    [colours] { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }
   *[pips] { $n ->
        [one] { $n } pip
       *[other] { $n } pips
    }
}
twelve-patrols-wants = { $card } wants { twelve-patrols-amount } to its { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
twelve-patrols-both = { $first }, and { $second }

# Why not

twelve-patrols-no-discard-first = Before a die can be turned, an unused item has to be discarded.
twelve-patrols-no-turn-first = An item has been discarded, so a die must be turned now, like w4=6.
twelve-patrols-no-other-face = The { $item } already shows that: turn the die to another face.
twelve-patrols-no-face-while = With the { $item } turned like that, the patrol begun at { $spot } could not be completed.
twelve-patrols-no-such-item = The tray holds no { $item }.
twelve-patrols-no-discard-while = If the { $item } were discarded and a die turned, the patrol begun at { $spot } could not be completed.
twelve-patrols-no-die-left = Discarding the { $item } would be in vain: there is no other unused die to turn.
twelve-patrols-no-card-yet = Place a card first.
twelve-patrols-no-card-now = One card a turn: now send out patrols, or end the turn.
twelve-patrols-no-such-card = { $card } is not among the cards that lie face up.
twelve-patrols-no-empty-cell = { $card } already lies on { $cell }.
twelve-patrols-no-middle = The first card goes into the middle, so that the kingdom can grow to all sides; { $cell } is not the middle.
twelve-patrols-no-wider = The kingdom is three by three: with a card on { $cell } it would be larger.
twelve-patrols-no-neighbour = { $cell } touches no card: a new card lies beside, above or below another one.
twelve-patrols-no-frame = A card on { $cell } would settle the borders so that a patrol already sent out is wrong: { $want }.
twelve-patrols-no-patrol-now = Patrols go out after a card has been placed: place one first.
twelve-patrols-no-building = No patrol has been begun.
twelve-patrols-no-other-spot = First complete the patrol begun at { $spot }.
twelve-patrols-no-empty-spot = A patrol is already out at { $spot }, and nothing is added to it.
twelve-patrols-no-two-cards = { $spot } does not lie between two placed cards.
twelve-patrols-no-end = The turn cannot end yet: a line is complete, and { $spot } is still without a patrol.
twelve-patrols-no-more = Too much: { $want }, and that would make { twelve-patrols-amount }.
twelve-patrols-no-completion = With { $item } at { $spot } the tray cannot complete the patrol any more: { $want }.
twelve-patrols-no-done = The patrol is not complete yet: { $want }, and this makes { twelve-patrols-amount }.

# Decks

error-deck-file = Cannot read { $file }: { $detail }.
error-deck-toml = { $file } is not a TOML file: { $detail }.
error-deck-key = { $where } has an unknown entry “{ $key }”; possible are: { $known }.
error-deck-nine = A deck has nine cards, this one has { $count }.
error-deck-nameless = Card { $number } has no name.
error-deck-twice = Two cards are called { $card }.
error-deck-want = { $card }, { $side }: “{ $text }” is no requirement. Write something like "items 3", "colours 2" or "pips 6", or a list of such texts.
error-deck-number = { $card }, { $side }: the number for “{ $kind }” goes from { $low } to { $high }.
error-deck-kind-twice = { $card }, { $side }: “{ $kind }” is there twice.
error-deck-impossible = { $card }, { $side }: these requirements cannot be met together.

# The terminal

twelve-patrols-progress = { $cards } of 9 cards, { $patrols } of 12 patrols
twelve-patrols-display = Face up
twelve-patrols-unseen = Face down
twelve-patrols-tray = Tray
twelve-patrols-discarded = Discarded
twelve-patrols-nothing = nothing
twelve-patrols-forced = Must be filled this turn: { $spots }
twelve-patrols-legend = { $items } items, { $colours } colours, { $pips } pips to that side; w y b: cubes, w4: a die; ✓ met, ✗ can no longer be met
twelve-patrols-legend-floating = ?: not settled yet
twelve-patrols-prompt-card = Choose a card from the display.
twelve-patrols-prompt-cell = Place { $card }: choose a cell.
twelve-patrols-prompt-patrol = Send patrols where you like, or end the turn.
twelve-patrols-prompt-forced = { $line ->
    [row] Row complete:
    [column] Column complete:
   *[both] Row and column complete:
} { $many ->
    [one] send a patrol between { $first } and { $second }.
   *[other] send { $many } patrols, one of them between { $first } and { $second }.
}
twelve-patrols-prompt-end = No patrol can be made now: end the turn.
twelve-patrols-prompt-building = { $ready ->
    [yes] More items for { $spot }, or is the patrol done?
   *[no] More items for { $spot }.
}
twelve-patrols-prompt-turning = An item was discarded: now turn a die.
twelve-patrols-prompt-stuck = Nothing fits yet: discard an item to turn a die.

# What happens. Here $spot is a name made of twelve-patrols-between; $first and $second are the cards beside it.

twelve-patrols-between = { $first } – { $second }
twelve-patrols-event-roll = { $colour ->
    [white] The white dice show { $dice }.
    [yellow] The yellow dice show { $dice }.
   *[blue] The blue dice show { $dice }.
}
twelve-patrols-event-deal = { $card } is turned up.
twelve-patrols-event-place = { $card } is placed on { $cell }.
twelve-patrols-event-done = A patrol goes out at { $spot }: { $items }.
twelve-patrols-event-discard = Discarded: { $item }.
twelve-patrols-event-set = The { $item } is turned to { $to }.
twelve-patrols-event-row = Row { $line } is complete: its patrols must go out this turn.
twelve-patrols-event-column = Column { $line } is complete: its patrols must go out this turn.
twelve-patrols-event-won = All twelve patrols are out, and every border has what it wants!
twelve-patrols-event-lost-no-patrol = { $patrols ->
    [one] Lost with { $patrols } patrol out: nothing can be sent to { $spot }.
   *[other] Lost with { $patrols } patrols out: nothing can be sent to { $spot }.
}
twelve-patrols-event-lost-no-place = { $patrols ->
    [one] Lost with { $patrols } patrol out: no card can be placed.
   *[other] Lost with { $patrols } patrols out: no card can be placed.
}

# The table on the page. $first and $second are the cards beside a spot, $sides and $items lists, $share, $low and $high
# percentages; $number is that of a card, from 1 to 9.

twelve-patrols-kingdom = Kingdom
twelve-patrols-panel = Requirements, tray and actions
twelve-patrols-actions = Actions
twelve-patrols-nth-card = Card { $number } of 9
twelve-patrols-patrols-out = { $patrols } of 12 patrols
twelve-patrols-daily-about = the same for everyone
twelve-patrols-streak-about = { $days ->
    [one] Won on { $days } day in a row
   *[other] Won on { $days } days in a row
}
twelve-patrols-goal = Nine cards, twelve patrols: in the end every edge that does not face the outside must have exactly the items, colours or pips it asks for.
twelve-patrols-goal-line = An edge counts all patrols of its row or column: point at a requirement to see them added up.
twelve-patrols-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
twelve-patrols-standing = { $state ->
    [outside] faces the outside
    [undecided] not settled yet
    [met] met
    [hopeless] can no longer be met
    [broken] not met: { $have }
   *[open] { $have } so far
}
twelve-patrols-have = { $have } of { $n }
twelve-patrols-whole-line = { $line ->
    [row] All patrols of the row on that side count together
   *[column] All patrols of the column on that side count together
}{ $kind ->
    [pips] ; a cube has no pips.
    [colours] ; each colour counts once.
   *[items] .
}
twelve-patrols-empty-cell = { $cell }, empty
twelve-patrols-place-here = { $cell }: place { $card } here
twelve-patrols-spot = Between { $first } and { $second }: { $state ->
    [waiting] no patrol yet
    [free] empty, a patrol may be sent
    [forced] empty, a patrol must be sent this turn
    [planned] planned: { $items }
    [stuck] nothing can be sent here
   *[out] { $items }
}
twelve-patrols-ask-planned = { $card } is planned on { $cell }: press “Place it”, or choose another cell.
twelve-patrols-tip-card = Click it or drag it; pointing at a cell shows what it would mean there.
twelve-patrols-tip-cell = Pointing at a cell shows what the card would want there.
twelve-patrols-tip-spot = Click a lit spot, then items in the tray; or drag items there.
twelve-patrols-tip-items = Click items in the tray, or drag them there; click again to take back.
twelve-patrols-tip-planned = Planned. Press “Done” to send it, or change it.
twelve-patrols-previewed = { $card } on { $cell }
twelve-patrols-face-outside = Facing the outside, so ignored: { $sides }.
twelve-patrols-completes = { $many ->
    [one] This completes a line: the spot between { $first } and { $second } must be filled this turn.
   *[other] This completes a line: { $many } spots must be filled this turn.
}
twelve-patrols-take-back = Take it back
twelve-patrols-take-back-card = Take { $card } back
twelve-patrols-face-down = { $many } face down:
twelve-patrols-deck-empty = The deck is empty.
twelve-patrols-this-patrol = This patrol
twelve-patrols-nobody-yet = nobody yet
twelve-patrols-no-wish = No card minds what rides here.
twelve-patrols-planned = Planned for { $spot }: { $items }.
twelve-patrols-item-planned = { $item }, planned
twelve-patrols-spare = { $items ->
    [one] { $items } item
   *[other] { $items } items
} for { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
}
twelve-patrols-done = Done
twelve-patrols-place-it = Place it
twelve-patrols-end-turn = End turn
twelve-patrols-too-many = { $kind ->
    [items] too many items for { $card }
    [colours] too many colours for { $card }
   *[pips] too many pips for { $card }
}
twelve-patrols-too-few = { $kind ->
    [items] too few items for { $card }
    [colours] too few colours for { $card }
   *[pips] too few pips for { $card }
}
twelve-patrols-caution = { $card } could no longer be pleased
twelve-patrols-nothing-fits = Nothing in the tray fits here as it is: change a die.
twelve-patrols-why-card = first place a card
twelve-patrols-why-turn = first turn a die
twelve-patrols-why-forced = { $first } and { $second } need a patrol
twelve-patrols-why-spot = First choose the spot where it shall ride.
twelve-patrols-why-no-give = This cannot be discarded.
twelve-patrols-why-no-die = Choose another die.
twelve-patrols-turn-die = Change a die
twelve-patrols-turn-give = Which item do you discard? Take it from the tray.
twelve-patrols-turn-which = Which die shall be turned? Take it from the tray.
twelve-patrols-turn-face = Which face shall it show?
twelve-patrols-turn-keep = Keep the { $item } after all
twelve-patrols-turn-other = Another die than the { $item }
twelve-patrols-turn-go = Discard and turn
twelve-patrols-ask-winnable = Still winnable?
twelve-patrols-ask-hint = Hint
twelve-patrols-thinking = Thinking it through …
twelve-patrols-stop = Stop
twelve-patrols-stopped = Stopped before it was clear.
twelve-patrols-winnable-yes = Yes. { $known ->
    [exactly] Of all orders in which the cards can still come, { $share } can be won.
    [about] Of all orders in which the cards can still come, about { $share } can be won ({ $low } to { $high }).
   *[no] With how many orders of the cards could not be settled in the time there was.
}
twelve-patrols-winnable-no = No. In whichever order the cards come, this can no longer be won.
twelve-patrols-winnable-unknown = It could not be settled in the time there was.
twelve-patrols-advice-place = Place { $card } on { $cell }.
twelve-patrols-advice-patrol = Send between { $first } and { $second }: { $items }.
twelve-patrols-advice-end = End the turn.
twelve-patrols-advice-turn = Discard a { $item } and turn the { $die } to { $to }.
twelve-patrols-hint-share = After that, { $share } of the orders in which the cards can come are still winnable.
twelve-patrols-reason-sure = After this it can be won in whichever order the cards come.
twelve-patrols-reason-best = No other step was found to keep more.
twelve-patrols-reason-wait = Nothing has to be sent out now, and what can wait is decided better later.
twelve-patrols-reason-only = { $steps ->
    [one] Of { $of } possible steps only this one can still win.
   *[other] Of { $of } possible steps only { $steps } can still win.
}
twelve-patrols-reason-turn = Turning a die now is worth the item it costs.
twelve-patrols-reason-keep = Spare { $colour ->
    [w] white
    [y] yellow
   *[b] blue
}: { $have ->
    [one] one item of it is left
   *[other] { $have } items of it are left
}, and { $lines ->
    [one] one line still needs three colours.
   *[other] { $lines } lines still need three colours.
}
twelve-patrols-reason-dice = Spare the dice: { $have ->
    [one] one is left
   *[other] { $have } are left
}, and the open lines need at least { $need } for their pips.
twelve-patrols-reason-over = The game is over.
twelve-patrols-reason-lost = This can no longer be won, in whichever order the cards come.
twelve-patrols-reason-unknown = No advice could be found in the time there was.
twelve-patrols-second-best = The next best keeps { $share }.
twelve-patrols-hint-plan = Plan it
twelve-patrols-won = Won!
twelve-patrols-lost = Lost
twelve-patrols-event-end = The turn was ended.
twelve-patrols-given-up = Given up
twelve-patrols-review = Could it be won?
twelve-patrols-review-won = How safe was it?
twelve-patrols-could-yes = { $card ->
    [0] Yes.
   *[other] Yes, until card { $card }.
}
twelve-patrols-could-no = No, not with these dice and this deck.
twelve-patrols-could-unknown = It could not be settled.
twelve-patrols-could-until = Lost by this: { $what }
twelve-patrols-slow = Little by little: cards { $cards } together cost { $lost } of the orders that could be won ({ $low } to { $high }).
twelve-patrols-chances = Orders that could still be won before each card: { $shares }
twelve-patrols-which-game = Which game to look at
twelve-patrols-your-game = Your game
twelve-patrols-winning-line = A winning line
twelve-patrols-same-deal = Same deal again
twelve-patrols-new-deal = New deal
twelve-patrols-key-back = take the last item back
twelve-patrols-key-done = send the patrols, or end the turn

# Commands of its own

cli-deck-short = The decks of 12 Patrols: list them, check a file.
cli-deck-about =
    The cards of 12 Patrols are files that can be read and written by people; docs/decks.md describes them. Files of your own are
    offered by the option --deck of parlour play twelve-patrols.
cli-deck-examples =
    parlour deck list
    parlour deck check printed.toml
cli-deck-check-short = Check a deck file and show its cards.
cli-deck-check-about = Check whether a file holds nine cards that can be played with, and show them; otherwise say what is wrong and where.
cli-deck-check-examples =
    parlour deck check printed.toml
    parlour deck check printed.toml --json
cli-deck-list-short = List the decks, with your own.
cli-deck-list-about = List the decks that come with the game and those in your own folder, and say which files there are not in order.
cli-deck-list-examples =
    parlour deck list
    parlour deck list --json
cli-deck-stats-short = How many deals can be won with a deck?
cli-deck-stats-about = Deal a deck many times and count how many deals somebody who knows the order of the cards could win; for the others, the sides without which they could be won. Takes a file, or the name of a deck on the list.
cli-deck-stats-examples =
    parlour deck stats printed.toml
    parlour deck stats hard --deals 1000
cli-deck-stats-deals = How many deals.
cli-deck-stats-seed = The deals have the seeds SEED/0, SEED/1 …
cli-deck-stats-dealing = Dealing
cli-deck-stats-won = { $won } of { $deals } deals can be won: { $share } (95 % interval { $low } to { $high }).
cli-deck-stats-blamed = Sides without which most of the { $lost } lost deals could be won:
cli-deck-stats-count = Deals
cli-deck-side = Side
cli-deck-letters = Typed as
cli-deck-card = Card
cli-deck-id = Deck
cli-deck-name = Name
cli-deck-about-line = About
cli-deck-sound = { $many ->
    [one] { $name } is in order: nine cards, { $many } requirement.
   *[other] { $name } is in order: nine cards, { $many } requirements.
}
cli-deck-folder = To play with it, put the file into { $folder }
cli-deck-taken = But { $name } is the name of a deck that comes with the game: give the file another name to play with it.
cli-deck-play = To play with it: parlour play twelve-patrols --deck { $name }
cli-deck-broken = { $file } is left out. { $reason }
cli-deck-own = Decks of your own belong into { $folder }
cli-solve-short = Can this deal of 12 Patrols be won, and how?
cli-solve-about =
    With a seed: whether somebody who knew the order of the cards could win the deal, and a line that does. With a file: what a
    position still promises and which next step keeps most, or what lost a finished game. Ctrl-C ends the search.
cli-solve-examples =
    parlour solve twelve-patrols --seed 7
    parlour solve twelve-patrols --seed 7 --deck hard --json
    parlour solve evening.json
cli-solve-what = twelve-patrols|FILE
cli-solve-seed = The seed of the deal.
cli-solve-seconds = How long to search at most.
cli-solve-searching = Searching
cli-solve-deal-yes = Deal { $seed } can be won.
cli-solve-deal-no = Deal { $seed } cannot be won, however it is played.
cli-solve-deal-unknown = Deal { $seed } was not settled in time; --seconds gives it more.
cli-solve-position-yes = This can still be won.
cli-solve-position-no = This is lost, whatever cards come.
cli-solve-position-unknown = Not settled in time; --seconds gives it more.
cli-solve-record-yes = This deal could have been won:
cli-solve-record-no = This deal could not have been won, however it was played.
cli-solve-record-unknown = Whether this deal could have been won was not settled in time.
cli-solve-cards = The cards come in this order: { $cards }
cli-solve-lost-by = After decision { $decision } ({ $move }) it could not be won any more.
cli-solve-chance = { $exact ->
    [yes] The best play wins with a chance of { $chance }.
   *[no] Our own player wins { $chance } of { $games } games from here (95 % interval { $low } to { $high }).
}
cli-solve-step = Next step
cli-solve-share = Orders it keeps winnable
cli-error-solve-game = This file is of another game. What can be solved: { $known }.

# What a study can measure
twelve-patrols-metric-won = Games won
twelve-patrols-metric-won-about = Games in which all twelve patrols went out.
twelve-patrols-metric-winnable = Deals that can be won
twelve-patrols-metric-winnable-about = Deals that somebody who knew the order of the cards could have won, by the solver.
twelve-patrols-metric-dice_share = Losses nobody could avoid
twelve-patrols-metric-dice_share-about = Of the lost games, those whose deal was lost from the start.
twelve-patrols-metric-cards_placed = Cards placed
twelve-patrols-metric-cards_placed-about = Region cards on the table at the end.
twelve-patrols-metric-changed_dice = Dice turned
twelve-patrols-metric-changed_dice-about = Dice that were turned for a discarded item.
twelve-patrols-metric-stuck_on = Where games get stuck
twelve-patrols-metric-stuck_on-about = Sides of cards that wanted something of the patrol that could not be sent.
twelve-patrols-metric-card_influence = First cards
twelve-patrols-metric-card_influence-about = How much more often a game is won with this card in the first display than without.
twelve-patrols-metric-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
twelve-patrols-unit-cards = cards
twelve-patrols-unit-dice = dice

twelve-patrols-bot-random = Anyhow
twelve-patrols-bot-random-line = Puts cards anywhere.
twelve-patrols-bot-greedy = At a glance
twelve-patrols-bot-greedy-line = Puts a card where it contradicts least, and looks no further.
twelve-patrols-bot-hasty = Hasty
twelve-patrols-bot-hasty-line = Thinks about seven of ten cards.
twelve-patrols-bot-attentive = Attentive
twelve-patrols-bot-attentive-line = Lets one card in seven go without a thought.
twelve-patrols-bot-careful = Careful
twelve-patrols-bot-careful-line = Hardly ever plays without a thought.
twelve-patrols-bot-guesser = Guesser
twelve-patrols-bot-guesser-line = Always thinks, but counts on one order of the cards to come.
twelve-patrols-bot-solver = Solver
twelve-patrols-bot-solver-line = Counts out what can still be won.
