# Ard Rí: what people read at the table, in the terminal and on the page.
# $name is a player, $you is “yes” if that player is the reader; $card is printed like 10♥; $many counts cards.

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

# Reports

ard-ri-metric-year = Years played: { $shares }.
