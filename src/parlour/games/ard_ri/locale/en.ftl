# Ard Rí: what people read at the table, in the terminal and on the page.
# $name is a player, $you is “yes” if that player is the reader; $card is printed like 10♥; $many counts cards.

ard-ri-title = Ard Rí
ard-ri-about = Win Cattle of all four suits, with Noble Warriors to fight for it

# Options

ard-ri-option-summer_cattle = what happens to Cattle played face down when a Warrior wins the trick
ard-ri-option-summer_cattle-joins_always = it joins the trick
ard-ri-option-summer_cattle-joins_without_warrior = it is discarded

# The table

ard-ri-year = Year { $year }
ard-ri-season-deal = the deal
ard-ri-season-spring = Spring
ard-ri-season-summer = Summer
ard-ri-season-autumn = Autumn
ard-ri-season-after = the game is over
ard-ri-picture = Ard Rí: { $heading }; herds count { $totals }
ard-ri-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
ard-ri-centre = Centre
ard-ri-player = Player
ard-ri-own-seat = { $name } (you)
ard-ri-hand = Hand
ard-ri-choice = Choice
ard-ri-choice-pass = pass
ard-ri-score = Score
ard-ri-cattle = Cattle
ard-ri-warriors = Warriors
ard-ri-nobles = { $many ->
    [one] { $name } is known to hold { $many } Warrior.
   *[other] { $name } is known to hold { $many } Warriors.
}

# What the reader is asked

ard-ri-prompt-spring-card = Spring: which Cattle do you play into the centre?
ard-ri-prompt-spring-pass = Spring: you have no Cattle, so you pass.
ard-ri-prompt-summer-card = Summer: which card do you lay face down?
ard-ri-prompt-summer-pass = Summer: your hand is empty, so you pass.

# What a card can do, and what it cannot

ard-ri-tip-spring = { $value ->
    [one] { $card } goes into the centre, worth { $value } point to whoever wins it.
   *[other] { $card } goes into the centre, worth { $value } points to whoever wins it.
}
ard-ri-tip-warrior = { $rank ->
    [K] A King wins the cattle unless another King is laid.
    [Q] A Queen wins the cattle unless a King or another Queen is laid.
   *[J] A Jack wins the cattle only if no other Warrior is laid.
}
ard-ri-tip-cattle = { $card } wins only if no Warrior stands and no other Cattle is as high as { $value }.
ard-ri-no-warrior-in-spring = Warriors rest in Spring: only Cattle goes into the centre.

# What happens

ard-ri-event-draw = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
}
ard-ri-event-year = Year { $year } begins.
ard-ri-event-spring = Spring:
ard-ri-event-spring-card = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
ard-ri-event-spring-nothing = { $you ->
    [yes] You have no Cattle to play.
   *[no] { $name } has no Cattle to play.
}
ard-ri-event-winter = Winter:
ard-ri-event-winter-card = { $you ->
    [yes] You turn up { $card }.
   *[no] { $name } turns up { $card }.
}
ard-ri-event-winter-nothing = { $you ->
    [yes] You have nothing to turn up.
   *[no] { $name } has nothing to turn up.
}
ard-ri-event-winter-fallen = { $many ->
    [one] One Warrior falls: { $cards }.
   *[other] { $many } Warriors fall: { $cards }.
}
ard-ri-event-winter-warrior = { $you ->
    [yes] Your { $card } is left standing and wins you { $many ->
        [0] an empty trick.
       *[other] the trick: { $trick }.
    }
   *[no] { $card } is left standing and wins { $name } { $many ->
        [0] an empty trick.
       *[other] the trick: { $trick }.
    }
}
ard-ri-event-winter-cattle = { $you ->
    [yes] No Warrior stands. Your { $card } is the highest Cattle and wins you the trick: { $trick }.
   *[no] No Warrior stands. { $card } is the highest Cattle and wins { $name } the trick: { $trick }.
}
ard-ri-event-winter-nobody = Nobody wins the trick: it stays in the centre.

# On the page

ard-ri-page-table = The table
ard-ri-page-winter = Winter
ard-ri-page-seasons = Season
ard-ri-page-years = The years so far
ard-ri-page-goal = After four years the best herd wins: your highest card of each suit counts, but only if you have all four suits.
ard-ri-page-year-won = { $you ->
    [yes] You won with { $card }
   *[no] { $name } won with { $card }
}: { $many ->
    [0] no cattle.
    [one] { $many } head of cattle.
   *[other] { $many } cattle.
}
ard-ri-page-year-nobody = Nobody won: the cattle stayed in the centre.
ard-ri-page-chosen = has chosen
ard-ri-page-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ard-ri-page-nobles = { $count ->
    [one] at least { $count } Warrior in hand
   *[other] at least { $count } Warriors in hand
}
ard-ri-page-herd = Herd
ard-ri-page-no-cattle = No cattle yet
ard-ri-page-all-suits = All four suits
ard-ri-page-would-be = Worth nothing while a suit is missing. With all four it would be { $total } and more.
ard-ri-page-all-count = Every suit counts now
ard-ri-page-centre = The centre
ard-ri-page-centre-empty = The centre waits for cattle
ard-ri-page-deck = deck
ard-ri-page-discard = discard
ard-ri-page-discarded = { $count ->
    [0] Nothing discarded
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
ard-ri-page-suit = { $suit ->
    [c] Clubs
    [d] Diamonds
    [h] Hearts
   *[s] Spades
}
ard-ri-page-card-from = { $you ->
    [yes] { $card }, from you
   *[no] { $card }, from { $name }
}
ard-ri-page-face-down = { $name }: a card face down
ard-ri-page-your-card = { $card }, hidden from the others
ard-ri-page-warrior-card = { $card }, Warrior
ard-ri-page-cattle-card = { $card }, Cattle
ard-ri-page-your-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
ard-ri-page-pick = Pick a card from your hand.
ard-ri-page-play = Play { $card }
ard-ri-page-play-none = Play
ard-ri-page-pass = Pass
ard-ri-page-take-back = Take back
ard-ri-page-you-chose = You chose { $card }; it can be taken back until the others have chosen.
ard-ri-page-tip-spring = { $value ->
    [one] { $card } goes into the centre, worth { $value } point to whoever wins it.
   *[other] { $card } goes into the centre, worth { $value } points to whoever wins it.
}
ard-ri-page-tip-warrior = { $rank ->
    [K] A King wins the cattle unless another King is laid.
    [Q] A Queen wins the cattle unless a King or another Queen is laid.
   *[J] A Jack wins the cattle only if no other Warrior is laid.
}
ard-ri-page-tip-cattle = { $card } wins only if no Warrior stands and no other Cattle is as high as { $value }.
ard-ri-page-no-warrior-in-spring = Warriors rest in Spring: only Cattle goes into the centre.
ard-ri-page-not-now = This card cannot be played now.
ard-ri-page-autumn = Autumn: everybody draws a card.
ard-ri-page-reveal = Winter: the cards are turned up!
ard-ri-page-nothing = nothing
ard-ri-page-falls = falls
ard-ri-page-takes = takes the trick
ard-ri-page-trick = The trick

# What a study can measure
ard-ri-metric-years = Years
ard-ri-metric-years-about = The year in which the game ended.
ard-ri-metric-past_four = Games past year four
ard-ri-metric-past_four-about = Games that were not over after the fourth year.
ard-ri-metric-carried = Years nobody wins
ard-ri-metric-carried-about = Years after which cattle stayed in the centre.
ard-ri-metric-winner_score = Winner’s score
ard-ri-metric-winner_score-about = The best herd’s points at the end.
ard-ri-metric-margin = Margin to the second
ard-ri-metric-margin-about = By how many points the winner was ahead of the next best.
ard-ri-metric-complete = Herds with all four suits
ard-ri-metric-complete-about = How many seats had cattle of all four suits at the end.
ard-ri-metric-cattle_lost = Cattle lost
ard-ri-metric-cattle_lost-about = Cattle on the discard pile at the end.
ard-ri-metric-card_influence = First cards
ard-ri-metric-card_influence-about = How much more often a seat wins whose first hand holds a card of this rank than one without.
ard-ri-unit-years = years
ard-ri-unit-herds = herds
ard-ri-unit-cattle = cattle

ard-ri-bot-random = Wanderer
ard-ri-bot-random-line = Plays any card.
ard-ri-bot-greedy = Cattle raider
ard-ri-bot-greedy-line = Fights for every rich trick, and leaves the poor ones.
ard-ri-bot-level1 = Herder
ard-ri-bot-level1-line = Sees half of its cards and thinks of this season only.
ard-ri-bot-level2 = Drover
ard-ri-bot-level2-line = Guesses what the next season brings.
ard-ri-bot-level3 = Warrior
ard-ri-bot-level3-line = Seldom overlooks a card, and fights at the right time.
ard-ri-bot-level4 = Chieftain
ard-ri-bot-level4-line = Weighs what the next years may bring.
ard-ri-bot-level5 = High king
ard-ri-bot-level5-line = Plays out thousands of years in his head, and cannot be read.
