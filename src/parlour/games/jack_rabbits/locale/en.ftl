# Jack Rabbits: its sentences in English
# $name is a player and $you is “yes” if that player is the reader; $other is whom it concerns and $them “yes” if that is the
# reader; $card is printed like 10♥, or “none” if it is not seen; $place is a royal’s hexagon, printed like Q♦; $tile and $stop
# are names like woods2, Qd, citadel, underground.

jack-rabbits-title = Jack Rabbits
jack-rabbits-about = Race rabbits over a land of tiles, win three royals with your cards and bring them to the citadel

# Options

jack-rabbits-option-game = which game
jack-rabbits-option-game-intro = introductory: roads, transfers, royals
jack-rabbits-option-game-full = full: with flights, fights, judges and trade
jack-rabbits-option-quest = which three royals win
jack-rabbits-option-quest-auto = simple in the introductory game, else diverse and monarchic
jack-rabbits-option-quest-simple = simple: any three
jack-rabbits-option-quest-diverse = diverse: of three suits
jack-rabbits-option-quest-monarchic = monarchic: a King, a Queen and a Jack
jack-rabbits-option-quest-diverse_monarchic = diverse and monarchic: a King, a Queen and a Jack of three suits
jack-rabbits-option-quest-tribal = tribal: three of one suit
jack-rabbits-option-board = the land
jack-rabbits-option-board-random = a random one
jack-rabbits-option-board-sample = the one for a first game
jack-rabbits-option-board-strict = built by yourselves, one tile after the other
jack-rabbits-option-board-free = built by yourselves, with all tiles open
jack-rabbits-option-land = the number of the random land: the same number, the same land; 0: any
jack-rabbits-option-guidelines = the guidelines for building
jack-rabbits-option-guidelines-enforce = have to be followed
jack-rabbits-option-guidelines-warn = may be broken, with a warning
jack-rabbits-option-hand_limit_rule = who holds too many cards discards
jack-rabbits-option-hand_limit_rule-auto = at once
jack-rabbits-option-hand_limit_rule-caught = when another player notices
jack-rabbits-option-personal_trade = rabbits that meet may trade with each other (full game)
jack-rabbits-option-advanced_citadel = the citadel is also a palace, a market and an airfield (full game)
jack-rabbits-option-tight_suits = as many suits as players; the others are left out
jack-rabbits-option-suits = the suits in play, with tight suits
jack-rabbits-option-suits-auto = spades first, then hearts, then diamonds
jack-rabbits-option-suits-sh = ♠ ♥
jack-rabbits-option-suits-sd = ♠ ♦
jack-rabbits-option-suits-sc = ♠ ♣
jack-rabbits-option-suits-hd = ♥ ♦
jack-rabbits-option-suits-hc = ♥ ♣
jack-rabbits-option-suits-dc = ♦ ♣
jack-rabbits-option-suits-shd = ♠ ♥ ♦
jack-rabbits-option-suits-shc = ♠ ♥ ♣
jack-rabbits-option-suits-sdc = ♠ ♦ ♣
jack-rabbits-option-suits-hdc = ♥ ♦ ♣
jack-rabbits-option-residential_flights = flights may land on any hexagon (full game)
jack-rabbits-option-provisional_palaces = hearts may be displayed to judge visitors anywhere (full game)
jack-rabbits-option-trailing_carrots = journeys may go on through hexagons with one’s own carrot
jack-rabbits-option-windfall_lottery = every matching card and every double wins a card
jack-rabbits-option-overtaxed_hands = a hand limit of six instead of nine
jack-rabbits-option-seized_surplus = whoever catches somebody with too many cards takes the surplus
jack-rabbits-option-aces = what Aces count
jack-rabbits-option-aces-plain = 1
jack-rabbits-option-aces-ambivalent = 1 or 11, as you like
jack-rabbits-option-aces-capital = 11 for the first you spend, then 1
jack-rabbits-option-additional_capital = the first Ace you have spent adds a point to payments of its suit
jack-rabbits-option-patriarchal = Ace 14, King 13, Queen 12, Jack 11
jack-rabbits-option-edition = the rules
jack-rabbits-option-edition-current = of the current edition
jack-rabbits-option-edition-first = of the first edition
jack-rabbits-option-turn_limit = the game is a draw after this many turns; 0: never
jack-rabbits-preset-first-game = First game
jack-rabbits-preset-first-game-about = The introductory rules, on the land for beginners.
jack-rabbits-preset-intro = Introductory
jack-rabbits-preset-intro-about = The introductory rules, on a land that nobody knows yet.
jack-rabbits-preset-full = Full game
jack-rabbits-preset-full-about = With flights, fights and judges too.
jack-rabbits-preset-everything = Everything at once
jack-rabbits-preset-everything-about = The full game with all variants that go together.
jack-rabbits-preset-first-edition = First edition
jack-rabbits-preset-first-edition-about = The full game by the rules of the first printing.
jack-rabbits-clash-full = this needs the full game
jack-rabbits-clash-sample = the sample land needs all suits
jack-rabbits-clash-suits = suits are chosen for tight suits only
jack-rabbits-clash-two-suits = two players play with two suits
jack-rabbits-clash-three-suits = three players play with three suits
jack-rabbits-clash-four-suits = four players play with all suits
jack-rabbits-clash-quest = with two suits in play nobody can collect royals of three
jack-rabbits-clash-seized = there is no surplus to seize if it is discarded at once
jack-rabbits-clash-capital = this needs capital Aces
jack-rabbits-clash-first-aces = in the first edition Aces are capital
jack-rabbits-clash-first-limit = in the first edition the hand limit is strict

# The end

jack-rabbits-points = { $count ->
    [one] { $count } royal
   *[other] { $count } royals
}

# Suits, cards, tiles, stops

jack-rabbits-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
jack-rabbits-joker = joker
jack-rabbits-tile = { $kind ->
    [citadel] citadel
    [woods] woods
    [river] river
    [mountain] mountain
    [merchant] merchant
    [tavern] tavern
    [cave] cave
    [underground] underground
   *[royal] { $place }
}
jack-rabbits-stop = { $stop ->
    [citadel] the citadel
    [underground] underground
    [off-board] off the board
   *[royal] { $place }
}
jack-rabbits-to-stop = { $stop ->
    [citadel] to the citadel
    [underground] underground
    [off-board] off the board
   *[royal] to { $place }
}
jack-rabbits-shape = { $shape ->
    [hexagon] hexagon
    [rhombus] rhombus
   *[triangle] triangle
}
jack-rabbits-side = { $side ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
}
jack-rabbits-quest = { $quest ->
    [simple] any three royals
    [diverse] three royals of three suits
    [monarchic] a King, a Queen and a Jack
    [diverse_monarchic] a King, a Queen and a Jack of three suits
   *[tribal] three royals of one suit
}
jack-rabbits-guideline = { $guideline ->
    [dead-end] a road would end at an edge without one
    [hexagons] two hexagons would be joined directly
   *[triangles] two triangles of a kind would lie side by side
}

# The phases of a turn

jack-rabbits-phase = { $phase ->
    [building] Building
    [lottery] Lottery
    [journey] Journey
    [acquisition] Acquisition
   *[increment] Increment
}
jack-rabbits-phase-first = { $phase ->
    [building] Building
    [lottery] Roll and lottery
    [journey] Journey
    [acquisition] Royal audience
   *[increment] Acquisition
}

# What the reader is asked. $due is how many points are missing, $suits in which suits, $price what the dice say.

jack-rabbits-prompt-choosing-shape = Which shape do you turn over?
jack-rabbits-prompt-choosing-tile = Which of your tiles do you lay?
jack-rabbits-prompt-placing = Lay this tile: { $tile }
jack-rabbits-prompt-turning = Which way round?
jack-rabbits-prompt-calling = { $seized ->
    [yes] Somebody holds too many cards. Call it, and the surplus is yours?
   *[no] Somebody holds too many cards. Call it, so that they discard?
}
jack-rabbits-prompt-passport = Show a club to fly, before you roll?
jack-rabbits-prompt-lottery = { $many ->
    [0] Lottery, { $one } and { $two }: none of your cards matches
   *[other] Lottery, { $one } and { $two }: show a card with one of these numbers?
}
jack-rabbits-prompt-discarding = Too many cards: discard { $many ->
    [one] one
   *[other] { $many }
}
jack-rabbits-prompt-journey = Where does your journey go?
jack-rabbits-prompt-journey-short = Your club is too low: fall, or pay { $due } and fly?
jack-rabbits-prompt-on-road = On the way ({ $tile }): where now?
jack-rabbits-prompt-passing = Your carrot is at { $stop }: go on, or stop there?
jack-rabbits-prompt-paying = { $for ->
    [claim] The royal: pay { $due } with { $suits }
    [market] The basket: pay { $due } with { $suits }
    [shortfall] The flight: pay { $due } with { $suits }
    [trek] Off the road: pay { $due } with { $suits }
    [merchant] The ride: pay { $due } with { $suits }
    [tavern] The joker: pay { $due } with { $suits }
   *[cave] Through the caves: pay { $due } with { $suits }
}
jack-rabbits-prompt-riding = Where do you ride?
jack-rabbits-prompt-in-caves = Which cave do you come out of?
jack-rabbits-prompt-flying = Where do you fly?
jack-rabbits-prompt-challenge = { $name } arrives at { $place }. Do you challenge?
jack-rabbits-prompt-challenge-citadel = { $name } arrives at the citadel. Do you challenge?
jack-rabbits-prompt-challenger-shows = { $queen ->
    [none] You challenge { $name }: show ♥ worth 6
   *[other] You challenge { $name }: show { $queen } or ♥ worth 6
}
jack-rabbits-prompt-visitor-shows = { $queen ->
    [none] { $name } challenges you: show ♥ worth 6, or go off the board
   *[other] { $name } challenges you: show { $queen } or ♥ worth 6, or go off the board
}
jack-rabbits-prompt-audience = At { $stop }: what do you do?
jack-rabbits-prompt-basket = What do you buy?
jack-rabbits-prompt-fighting = { $their ->
    [0] You attack { $name }: begin with a ♠
   *[other] Fight against { $name }: you have { $own }, they have { $their }. Play more ♠?
}
jack-rabbits-prompt-giving-up = One royal too many: which goes back to the aisle?
jack-rabbits-prompt-displaying = Display { $due ->
    [one] { $due } more point
   *[other] { $due } more points
} in hearts
jack-rabbits-prompt-offering-diamonds = How many points in diamonds do you offer?
jack-rabbits-prompt-offering-points = How many points do you want for them?
jack-rabbits-prompt-answering = { $name } offers { $diamonds } in diamonds for { $points } in { $suits }. Do you accept?
jack-rabbits-prompt-laying = { $gives ->
    [diamonds] Lay { $diamonds } in ♦ face down; you are promised { $points } in { $suits }
   *[suit] Lay { $points } in { $suits } face down; you are promised { $diamonds } in ♦
}

# What happens

jack-rabbits-event-place = { $you ->
    [yes] You lay a tile at { $at }: { $tile }.
   *[no] { $name } lays a tile at { $at }: { $tile }.
}
jack-rabbits-event-rebuild = No cave leads to the citadel. Taken up again: { $tiles }.
jack-rabbits-event-built = The land is finished.
jack-rabbits-event-roll = { $you ->
    [yes] You roll { $one } and { $two }: the price is { $price }.
   *[no] { $name } rolls { $one } and { $two }: the price is { $price }.
}
jack-rabbits-event-draw = { $card ->
    [none] { $you ->
        [yes] You draw a card.
       *[no] { $name } draws a card.
    }
   *[other] { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
}
jack-rabbits-event-steal = { $card ->
    [none] { $name } takes a card from { $other }.
   *[other] { $you ->
        [yes] You take { $card } from { $other }.
       *[no] { $them ->
            [yes] { $name } takes { $card } from you.
           *[no] { $name } takes { $card } from { $other }.
        }
    }
}
jack-rabbits-event-pay = { $you ->
    [yes] You pay { $card }.
   *[no] { $name } pays { $card }.
}
jack-rabbits-event-show = { $you ->
    [yes] You show { $card }.
   *[no] { $name } shows { $card }.
}
jack-rabbits-event-passport = { $you ->
    [yes] You show { $card } and hope to fly.
   *[no] { $name } shows { $card } and hopes to fly.
}
jack-rabbits-event-display = { $you ->
    [yes] You display { $card }.
   *[no] { $name } displays { $card }.
}
jack-rabbits-event-play = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
jack-rabbits-event-give-up = { $you ->
    [yes] You give { $card } up.
   *[no] { $name } gives { $card } up.
}
jack-rabbits-event-lay = You lay { $card } face down.
jack-rabbits-event-discard = { $you ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
}
jack-rabbits-event-buy = { $you ->
    [yes] You put { $card } into the basket.
   *[no] { $name } puts { $card } into the basket.
}
jack-rabbits-event-pass = { $you ->
    [yes] { $step ->
        [visitor-shows] You do not show hearts.
        [fighting] You give up the fight.
        [answering] You decline.
       *[laying] You have laid your cards.
    }
   *[no] { $step ->
        [visitor-shows] { $name } does not show hearts.
        [fighting] { $name } gives up the fight.
        [answering] { $name } declines.
       *[laying] { $name } has laid all cards for the trade.
    }
}
jack-rabbits-event-yes = { $you ->
    [yes] { $step ->
        [challenge] You want to challenge.
       *[answering] You accept.
    }
   *[no] { $step ->
        [challenge] { $name } wants to challenge.
       *[answering] { $name } accepts.
    }
}
jack-rabbits-event-stay = { $you ->
    [yes] You stop here.
   *[no] { $name } stops here.
}
jack-rabbits-event-trek = { $you ->
    [yes] You leave the road.
   *[no] { $name } leaves the road.
}
jack-rabbits-event-merchant = { $you ->
    [yes] You ask the merchant for a ride.
   *[no] { $name } asks the merchant for a ride.
}
jack-rabbits-event-tavern = { $you ->
    [yes] You ask for a joker in the tavern.
   *[no] { $name } asks for a joker in the tavern.
}
jack-rabbits-event-cave = { $you ->
    [yes] You look for another way out of the cave.
   *[no] { $name } looks for another way out of the cave.
}
jack-rabbits-event-down = { $you ->
    [yes] You go down into the cave.
   *[no] { $name } goes down into the cave.
}
jack-rabbits-event-joker = { $you ->
    [yes] You release a joker.
   *[no] { $name } releases a joker.
}
jack-rabbits-event-back = { $you ->
    [yes] You turn back.
   *[no] { $name } turns back.
}
jack-rabbits-event-hop = { $you ->
    [yes] You hop into the water.
   *[no] { $name } hops into the water.
}
jack-rabbits-event-fall = { $you ->
    [yes] You fall from the tower.
   *[no] { $name } falls from the tower.
}
jack-rabbits-event-shortfall = { $you ->
    [yes] You pay for the rest of the flight.
   *[no] { $name } pays for the rest of the flight.
}
jack-rabbits-event-start-display = { $you ->
    [yes] You set up a palace.
   *[no] { $name } sets up a palace.
}
jack-rabbits-event-stake-display = { $you ->
    [yes] You stake your display.
   *[no] { $name } stakes the display.
}
jack-rabbits-event-ride = { $you ->
    [yes] You ride { jack-rabbits-to-stop }.
   *[no] { $name } rides { jack-rabbits-to-stop }.
}
jack-rabbits-event-fly = { $you ->
    [yes] You fly { jack-rabbits-to-stop }.
   *[no] { $name } flies { jack-rabbits-to-stop }.
}
jack-rabbits-event-boat = { $you ->
    [yes] You take a boat.
   *[no] { $name } takes a boat.
}
jack-rabbits-event-emerge = { $you ->
    [yes] You come out of a cave.
   *[no] { $name } comes out of a cave.
}
jack-rabbits-event-fight = { $you ->
    [yes] You attack { $other }.
   *[no] { $them ->
        [yes] { $name } attacks you.
       *[no] { $name } attacks { $other }.
    }
}
jack-rabbits-event-offer = { $you ->
    [yes] You offer { $other } diamonds for { jack-rabbits-suit }.
   *[no] { $them ->
        [yes] { $name } offers you diamonds for { jack-rabbits-suit }.
       *[no] { $name } offers { $other } diamonds for { jack-rabbits-suit }.
    }
}
jack-rabbits-event-number = { $step ->
    [offering-diamonds] On offer: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in diamonds.
   *[offering-points] Wanted: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
jack-rabbits-event-call = { $you ->
    [yes] You catch { $other } with too many cards.
   *[no] { $them ->
        [yes] { $name } catches you with too many cards.
       *[no] { $name } catches { $other } with too many cards.
    }
}
jack-rabbits-event-arrive = { $stop ->
    [citadel] { $you ->
        [yes] You are at the citadel.
       *[no] { $name } is at the citadel.
    }
    [underground] { $you ->
        [yes] You are underground.
       *[no] { $name } is underground.
    }
    [off-board] { $you ->
        [yes] You are off the board.
       *[no] { $name } is off the board.
    }
   *[royal] { $you ->
        [yes] You are at { $place }.
       *[no] { $name } is at { $place }.
    }
}
jack-rabbits-event-carrot = { $you ->
    [yes] Your carrot is on { $place }.
   *[no] { $name } has a carrot on { $place }.
}
jack-rabbits-event-carrot-nobody = The carrot leaves { $place }.
jack-rabbits-event-reshuffle = The discard is shuffled and becomes the pile.
jack-rabbits-event-end = { $you ->
    [yes] You bring three royals home!
   *[no] { $name } brings three royals home!
}
jack-rabbits-event-end-nobody = Time is up: nobody has brought three royals home.

# The table on the page. $cards is a list of cards printed like 10♥, $suits are signs like ♣ ♠; $many counts cards, carrots or
# points; $sum is what the chosen cards count together; $step is the step of the turn.

jack-rabbits-page-land = The land
jack-rabbits-page-castle = { $rank ->
    [K] the King’s tower
    [Q] the Queen’s palace
   *[J] the Jack’s plaza
} of { jack-rabbits-suit }
jack-rabbits-page-carrot-of = { $you ->
    [yes] your carrot
   *[no] carrot of { $name }
}
jack-rabbits-page-here = here: { $names }
jack-rabbits-page-road-tile = { $tile }, turned: { $turn }
jack-rabbits-page-aisle = The court’s aisle
jack-rabbits-page-aisle-short = Aisle
jack-rabbits-page-in-aisle = { $card }, in the aisle
jack-rabbits-page-held-by = { $you ->
    [yes] { $card }, in your hand
   *[no] { $card }, held by { $name }
}
jack-rabbits-page-turn = Turn { $turn }
jack-rabbits-page-phases = The phases of the turn
jack-rabbits-page-dice = Dice: { $one } and { $two }
jack-rabbits-page-seats = Players
jack-rabbits-page-answered = answered
jack-rabbits-page-cards = { $many ->
    [one] { $many } card in hand
   *[other] { $many } cards in hand
}
jack-rabbits-page-carrots = { $many ->
    [one] { $many } carrot left
   *[other] { $many } carrots left
}
jack-rabbits-page-royals = Royals
jack-rabbits-page-displays = Displayed
jack-rabbits-page-capital = Capital Ace
jack-rabbits-page-laid = Shown now
jack-rabbits-page-known = Known in hand
jack-rabbits-page-quest = Quest:
jack-rabbits-page-let-pass = Let every visitor pass without asking me
jack-rabbits-page-letting = You let { $name } pass, as you have chosen. Untick the box to be asked.
jack-rabbits-page-market = Market
jack-rabbits-page-market-many = { $many ->
    [one] { $many } discarded card
   *[other] { $many } discarded cards
}
jack-rabbits-page-market-empty = Nothing has been discarded.
jack-rabbits-page-pile = Pile: { $many ->
    [one] { $many } card
   *[other] { $many } cards
}
jack-rabbits-page-news = What happened
jack-rabbits-page-news-none = Nothing yet. The rabbits are at the citadel.
jack-rabbits-page-hand = Your hand: { $many ->
    [one] { $many } card
   *[other] { $many } cards
}
jack-rabbits-page-card-chosen = { $counts ->
    [0] chosen
   *[other] chosen, counts { $counts }
}
jack-rabbits-page-card-can = can be chosen
jack-rabbits-page-card-counts = can be chosen, counts { $counts }
jack-rabbits-page-card-not = not now
jack-rabbits-page-card-open = lies open
jack-rabbits-page-tip-journey = Lit places can be reached; a coin tells the price. Leaving the road costs { $price }.
jack-rabbits-page-sum = { $sum } of { $due } so far
jack-rabbits-page-count = { $many } of { $of } chosen
jack-rabbits-page-basket = The basket costs { $sum }; you can pay up to { $purse }.
jack-rabbits-page-why-unneeded = Too much: { $cards } would not be needed.
jack-rabbits-page-why-royal = All your carrots lie out: a royal of this suit must be among the cards.
jack-rabbits-page-why-purse = The basket costs { $sum }, and you can pay { $purse } at most.
jack-rabbits-page-why-card = { $step ->
    [paying] This card does not pay here.
    [lottery] This card has neither number.
    [fighting] Only spades fight.
    [passport] Only a club is a passport.
    [none] No card is asked for now.
   *[other] This card cannot be chosen now.
}
jack-rabbits-page-why-stop = You cannot reach { $stop } with these dice and cards.
jack-rabbits-page-why-other = First do what is asked below.
jack-rabbits-page-send = { $step ->
    [paying] Pay
    [discarding] Discard
    [fighting] Play
    [giving-up] Give up
    [laying] Lay down
    [basket] Buy
    [displaying] Display
   *[other] Show
}{ $many ->
    [0] {""}
   *[other] { " " }{ $cards }
}
jack-rabbits-page-go = Go
jack-rabbits-page-steps = Step by step
jack-rabbits-page-by-hand = I choose the cards myself
jack-rabbits-page-pass = { $step ->
    [lottery] Show nothing
    [passport] Do not fly
    [calling] Call nobody
    [challenge] Let pass
    [visitor-shows] Show nothing
    [audience] Nothing more
    [basket] To the payment
    [fighting] Give up the fight
    [answering] Decline
   *[laying] That is all
}
jack-rabbits-page-yes = { $step ->
    [challenge] Challenge
   *[answering] Accept
}
jack-rabbits-page-do-stay = Stay here
jack-rabbits-page-do-trek = Leave the road: { $price }
jack-rabbits-page-do-merchant = Ride: { $price }
jack-rabbits-page-do-tavern = Take a joker: { $price }
jack-rabbits-page-do-cave = To another cave: { $price }
jack-rabbits-page-do-down = Go underground
jack-rabbits-page-do-joker = Ride with a joker
jack-rabbits-page-do-back = Turn back
jack-rabbits-page-do-hop = Hop off the board
jack-rabbits-page-do-fall = Fall off the board
jack-rabbits-page-do-shortfall = Pay { $due } and fly
jack-rabbits-page-do-claim = Claim { $card }
jack-rabbits-page-do-market = To the market
jack-rabbits-page-do-start-display = Display hearts
jack-rabbits-page-do-stake-display = Stake your display
jack-rabbits-page-do-fight = Fight { $name }
jack-rabbits-page-do-call = Call { $name }: { $many } too many
jack-rabbits-page-do-road = Road to the { $side }
jack-rabbits-page-do-boat = By boat: { $tile }, { $side }
jack-rabbits-page-do-emerge = Out of cave { $cave }
jack-rabbits-page-move = { $kind ->
    [yes] yes
    [trek] leave the road
    [merchant] pay for a ride
    [tavern] pay for a joker
    [cave] through the caves
    [shortfall] pay and fly
    [claim] win the royal
    [fight] fight
    [call] call the surplus
    [offer] offer ♦ for { $suit }
   *[pass] pass
}
jack-rabbits-page-aim-route = { $many ->
    [0] { $price ->
        [0] Free road: { $stop }
       *[other] { $stop } for { $price }
    }
   *[other] { $stop } for { $price }: { $cards }
}
jack-rabbits-page-aim-ride = Ride: { $stop }
jack-rabbits-page-aim-fly = Fly: { $stop }
jack-rabbits-page-offer = Offer a trade
jack-rabbits-page-offer-what = My ♦ for
jack-rabbits-page-offer-with = { $suit } of { $name }
jack-rabbits-page-offer-give = I give, in ♦
jack-rabbits-page-offer-want = I want, in { $suit }
jack-rabbits-page-offer-send = Offer
jack-rabbits-page-site = Place { $at }, { $beside ->
    [none] an island
   *[other] next to: { $beside }
}
jack-rabbits-page-shape = { $shape ->
    [hexagon] hexagons: { $left }
    [rhombus] rhombi: { $left }
   *[triangle] triangles: { $left }
}
jack-rabbits-page-tip-place = Dots show where it may lie.
jack-rabbits-page-tip-turn = { $many ->
    [1] It fits in one way only.
   *[other] It fits in { $many } ways: turn it, then lay it.
}
jack-rabbits-page-breaks = Against the guidelines: { $what }.
jack-rabbits-page-turn-tile = Turn
jack-rabbits-page-lay = Lay the tile
jack-rabbits-page-key-turn = turn the tile in hand
jack-rabbits-page-key-hand = to your hand
jack-rabbits-page-key-land = to the land
jack-rabbits-page-key-let-go = take back what you have chosen

# The table in the terminal. $hexagon, $rhombus and $triangle count tiles.

jack-rabbits-table-turn = Turn { $turn }
jack-rabbits-table-quest = Quest
jack-rabbits-table-dice = Dice
jack-rabbits-table-aisle = Aisle
jack-rabbits-table-discard = Discard
jack-rabbits-table-pile = Pile
jack-rabbits-table-hand = Hand
jack-rabbits-table-laid = Shown
jack-rabbits-table-basket = Basket
jack-rabbits-table-ways = Where the ways lead
jack-rabbits-table-cards = { $many ->
    [one] { $many } card
   *[other] { $many } cards
}
jack-rabbits-table-royals = has
jack-rabbits-table-capital = capital
jack-rabbits-table-open = displays
jack-rabbits-table-known = known
jack-rabbits-table-left = hexagons { $hexagon }, rhombi { $rhombus }, triangles { $triangle }
jack-rabbits-table-to-lay = To lay
jack-rabbits-table-at = At

# lands

jack-rabbits-land-title = A land of Jack Rabbits: { $castles ->
    [one] { $castles } castle
   *[other] { $castles } castles
 } and the roads between them

error-land-line = “{ $line }” is not a tile of a land. Write its name, where it lies and how it is turned, such as: Qd -3,-3 N SE SW
error-land-tile = There is no tile “{ $tile }”. There are: { $known }.
error-land-turn = { $tile } at { $place } cannot be turned “{ $turn }”. It can be turned: { $known }.
error-land-place = { $tile } does not fit at { $place }: it would not lie on the lattice, another tile is in the way, or the table ends there.
error-land-twice = There is only one { $tile }, but it is laid twice.

# parlour land

cli-land-short = Show a land of Jack Rabbits.
cli-land-about =
    Build a random land of Jack Rabbits, or take the one for a first game, and show it: as a line for each tile, as a list of where every road leads, or as a picture in a file.
cli-land-examples =
    parlour land --seed 7
    parlour land --seed 7 --svg land.svg
    parlour land --sample --roads
    parlour land --seed 7 --json
cli-land-seed = Any word or number: the same seed builds the same land.
cli-land-sample = The land for a first game instead of a random one.
cli-land-text = Print the tiles, where they lie and how they are turned; done anyway if nothing else is asked for.
cli-land-roads = Print where every road leads.
cli-land-svg = Draw the land into this file, as an SVG picture.

# What a study can measure
jack-rabbits-metric-turns = Turns
jack-rabbits-metric-turns-about = Turns of all rabbits together.
jack-rabbits-metric-claims = Claims
jack-rabbits-metric-claims-about = How often a royal was claimed.
jack-rabbits-metric-fights = Fights
jack-rabbits-metric-fights-about = How often a rabbit attacked another.
jack-rabbits-metric-judged = Judgements
jack-rabbits-metric-judged-about = How often somebody challenged a rabbit that arrived.
jack-rabbits-metric-stolen = Cards stolen
jack-rabbits-metric-stolen-about = Cards drawn out of another rabbit’s hand.
jack-rabbits-metric-off_board = Off the board
jack-rabbits-metric-off_board-about = How often a rabbit was off the board.
jack-rabbits-metric-paid = Cards paid
jack-rabbits-metric-paid-about = Cards paid, by what they were paid for.
jack-rabbits-metric-traffic = Traffic
jack-rabbits-metric-traffic-about = How often rabbits pass each road and arrive at each stop, per game.
jack-rabbits-metric-place = { $place ->
    [underground] underground
    [off-board] off the board
    [citadel] the citadel
   *[other] { $place }
}
jack-rabbits-metric-purpose = { $purpose ->
    [claim] a royal
    [market] the market
    [trek] leaving the road
    [merchant] a horse or a boat
    [tavern] a joker
    [cave] a way through the caves
    [pay] the shortfall of a flight
   *[other] { $purpose }
}
jack-rabbits-metric-land = Land { $land }
jack-rabbits-metric-road = { $tile }: { $many } passages a game
jack-rabbits-metric-stop = { $stop }: { $many } arrivals a game
jack-rabbits-unit-claims = claims
jack-rabbits-unit-fights = fights
jack-rabbits-unit-judgements = judgements
jack-rabbits-unit-cards = cards
jack-rabbits-unit-times = times
jack-rabbits-unit-passages = passages

jack-rabbits-bot-random = Hopper
jack-rabbits-bot-random-line = Hops anywhere at all.
jack-rabbits-bot-level1 = Leveret
jack-rabbits-bot-level1-line = Hops to the nearest royal and forgets what it costs.
jack-rabbits-bot-level2 = Young hare
jack-rabbits-bot-level2-line = Knows its quest, but seldom the shortest way.
jack-rabbits-bot-level3 = Scout
jack-rabbits-bot-level3-line = Plans its way well, and overlooks what others are up to.
jack-rabbits-bot-greedy = Forager
jack-rabbits-bot-greedy-line = Always takes the step that shortens its own way most.
jack-rabbits-bot-level4 = Courtier
jack-rabbits-bot-level4-line = Knows the short ways, and yours too.
jack-rabbits-bot-level5 = Queen’s hare
jack-rabbits-bot-level5-line = Thinks as long as it may, and meets you where you least want it.
