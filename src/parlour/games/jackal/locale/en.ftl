# Jackal: what people read at the table, in the terminal and on the page.
# $crew is white, red, black or yellow; $cell, $from, $to and $end are cells like e4; $many counts coins or pirates;
# $coin and $you are “yes” or “no”.

jackal-title = Jackal
jackal-about = Uncover an island of jungle tile by tile and carry its gold to your ship

# Options

jackal-option-sides = with four players: who plays with whom
jackal-option-sides-each = everybody alone
jackal-option-sides-pairs = white and black against red and yellow
jackal-option-crews_each = with two players: crews for each
jackal-option-crews_each-2 = two crews each, facing each other
jackal-option-crews_each-1 = one crew each
jackal-option-plane_waits = a pirate may stay on the plane and fly on a later turn
jackal-option-play_on = play on even when nobody can catch up with the leader
jackal-option-stall_rounds = the game ends after this many rounds without an opened tile or a banked coin
jackal-preset-everybody = Four crews
jackal-preset-everybody-about = Four players, a crew each.
jackal-preset-pairs = Pairs
jackal-preset-pairs-about = Four players: white and black against red and yellow.
jackal-preset-duel = Duel
jackal-preset-duel-about = Two players with two crews each.
jackal-clash-pairs = pairs need four players
jackal-clash-crews = with three or four players everybody has one crew

# The end

jackal-points = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# Crews and pirates

jackal-crew = { $crew ->
    [white] White
    [red] Red
    [black] Black
   *[yellow] Yellow
}
jackal-picture = Jackal: { $crew } to move; coins banked: { $banks }
jackal-pirate = { $crew ->
    [white] white pirate
    [red] red pirate
    [black] black pirate
   *[yellow] yellow pirate
}
jackal-a-pirate = { $crew ->
    [white] A white pirate
    [red] A red pirate
    [black] A black pirate
   *[yellow] A yellow pirate
}
jackal-the-pirate = { $crew ->
    [white] The white pirate
    [red] The red pirate
    [black] The black pirate
   *[yellow] The yellow pirate
}
jackal-ship = { $crew ->
    [white] white ship
    [red] red ship
    [black] black ship
   *[yellow] yellow ship
}
jackal-the-ship = { $crew ->
    [white] The white ship
    [red] The red ship
    [black] The black ship
   *[yellow] The yellow ship
}
jackal-some-pirates = { $many ->
    [one] a { jackal-pirate }
   *[other] { $many ->
        [2] two
        [3] three
       *[other] { $many }
    } { $crew ->
        [white] white pirates
        [red] red pirates
        [black] black pirates
       *[yellow] yellow pirates
    }
}
jackal-some-coins = { $many ->
    [one] { $many } coin
   *[other] { $many } coins
}
jackal-state = { $state ->
    [dead] dead
    [aboard] aboard
    [swimming] swimming
    [trapped] trapped
    [drunk] drunk
    [spinning] step { $step } of { $of }
   *[free] ashore
}
jackal-ally = ally
jackal-to-move = to move

# Tiles

jackal-tile = { $tile ->
    [closed] closed tile
    [empty] empty
    [arrow1] straight arrow
    [arrow2] diagonal arrow
    [arrow3] two straight arrows
    [arrow4] two diagonal arrows
    [arrow5] three arrows
    [arrow6] four straight arrows
    [arrow7] four diagonal arrows
    [horse] horse
    [jungle] jungle, 2 steps
    [desert] desert, 3 steps
    [swamp] swamp, 4 steps
    [hills] hills, 5 steps
    [ice] ice
    [trap] trap
    [cannon] cannon
    [fortress] fortress
    [aborigine] the aborigine’s fortress
    [rum] rum
    [crocodile] crocodile
    [ogre] ogre
    [balloon] balloon
    [plane] plane
    [plane-used] plane, used up
    [chest1] chest of 1 coin
    [chest2] chest of 2 coins
    [chest3] chest of 3 coins
    [chest4] chest of 4 coins
    [chest5] chest of 5 coins
   *[sea] sea
}
jackal-arrows = arrows
jackal-way = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
jackal-tile-ways = { $tile }, pointing { $ways }

# The table

jackal-island = The island: 13 columns a to m, 13 rows 1 to 13
jackal-island-keys = Arrows walk through what is lit, with Shift from cell to cell. Enter plays, Escape lets go, G takes or leaves a coin.
jackal-key-cells = go from cell to cell
jackal-key-coin = take a coin along or leave it
jackal-key-let-go = let go of the pirate
jackal-crews = Crews
jackal-face-down = Still face down
jackal-face-down-count = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $coins ->
    [one] { $coins } coin in chests
   *[other] { $coins } coins in chests
}
jackal-face-down-none = The whole island is open
jackal-of-tile = { $tile }: { $many }
jackal-coins-left = { $many ->
    [one] { $many } coin left to win
   *[other] { $many } coins left to win
}
jackal-coins-lost = { $many ->
    [one] { $many } lost
   *[other] { $many } lost
}
jackal-banked = { $many ->
    [one] { $many } coin banked
   *[other] { $many } coins banked
}
jackal-side-together = { $many ->
    [one] { $many } coin together
   *[other] { $many } coins together
}
jackal-news = What happened
jackal-news-none = Nothing yet. The jungle is quiet.
jackal-here = here: { $pirates }
jackal-near = next to it: { $pirates }
jackal-pirate-state = { $pirate } ({ $state })

# What the reader is asked

jackal-prompt-choose = { $crew ->
    [white] White: choose a pirate or the ship
    [red] Red: choose a pirate or the ship
    [black] Black: choose a pirate or the ship
   *[yellow] Yellow: choose a pirate or the ship
}
jackal-prompt-pirate = Where shall the pirate on { $cell } go?
jackal-prompt-ship = The ship on { $cell }: sail, or send a pirate ashore?
jackal-prompt-way = Which way from { $cell }?
jackal-prompt-flight = Where does the flight from { $cell } go?
jackal-tip-lit = What can move is lit.
jackal-tip-targets = Point at a lit cell to see what will happen.
jackal-tip-touch = Touch a lit cell to see what will happen.
jackal-which-pirate = Which of the pirates on { $cell }?
jackal-with-coin = With a coin
jackal-without-coin = Empty-handed
jackal-coin-question = Take a coin along?
jackal-stay = Stay here
jackal-revive = Revive a mate
jackal-go = Go

# What a move will come to

jackal-aim-open = { $end }: turns over a closed tile
jackal-aim-hit = { $end }: hits the enemy, who goes back to his ship
jackal-aim-drown = { $end }: the enemy in the water drowns
jackal-aim-free = { $end }: frees the mate in the trap
jackal-aim-aboard = { $coin ->
    [yes] { $end }: aboard, and the coin is yours
   *[no] { $end }: aboard
}
jackal-aim-death = { $coin ->
    [yes] { $end }: he dies, and the coin is lost
   *[no] { $end }: he dies
}
jackal-aim-sea = { $coin ->
    [yes] { $end }: into the sea, and the coin sinks
   *[no] { $end }: into the sea
}
jackal-aim-sail = the ship sails to { $end }
jackal-aim-turn = one step further on this tile
jackal-aim-revive = a dead mate comes back to life here
jackal-aim-stay = stays on the plane
jackal-aim-choice = { $end }: there he chooses his way
jackal-aim-trapped = { $end }: into the trap
jackal-aim-drunk = { $end }: to the rum, and he misses a turn
jackal-aim-spinning = { $end }: onto step 1
jackal-aim-swimming = { $end }: swims there
jackal-aim-back = { $end }: back where he stood
jackal-aim-free-land = { $coin ->
    [yes] { $end }: goes there with the coin
   *[no] { $end }: goes there
}

# A move in a few words, wherever it is made; $crew is whose ship

jackal-move = { $kind ->
    [walk] pirate from { $from } to { $to }
    [fly] flight from { $from } to { $to }
    [turn] one step further on { $from }
    [sail] { jackal-ship } to { $to }
    [revive] revive a mate
    [stay] stay on the plane
   *[on] on to { $to }
}{ $coin ->
    [yes] {" "}with a coin
   *[no] {""}
}

# Why the game is over

jackal-end = { $why ->
    [gold] No gold is left to win.
    [lead] Nobody can catch up with the leader any more.
    [stuck] Nobody can move any more.
   *[stall] { $rounds ->
        [one] A whole round passed without an opened tile or a banked coin.
       *[other] { $rounds } rounds passed without an opened tile or a banked coin.
    }
}

# Why not

jackal-why-choose = Choose one of the lit pirates first.
jackal-why-not-yours = Not a pirate of the crew to move.
jackal-why-drunk = He is sleeping off the rum this turn.
jackal-why-trapped = Trapped: a mate must come for him.
jackal-why-stuck = He cannot move now.
jackal-why-steps = He must first walk all the steps of this tile.
jackal-why-ashore = From the ship only straight ashore.
jackal-why-no-swim = Nobody jumps from a ship into the water.
jackal-why-sea-to-land = From the water only a ship helps.
jackal-why-land-to-sea = Nobody steps into the sea.
jackal-why-far = Too far.
jackal-why-coin-closed = A coin is not carried onto a closed tile.
jackal-why-coin-fortress = No coins in a fortress.
jackal-why-coin-chain = Not with a coin.
jackal-why-held = An enemy holds the fortress.
jackal-why-no = Not there.

# What happens

jackal-event-walk = { $coin ->
    [yes] { jackal-a-pirate } carries a coin from { $from } to { $to }
   *[no] { jackal-a-pirate } goes from { $from } to { $to }
}{ $on ->
    [yes] {" "}and on to { $end }.
   *[no] .
}
jackal-event-fly = { $coin ->
    [yes] { jackal-a-pirate } flies from { $from } to { $to } with a coin
   *[no] { jackal-a-pirate } flies from { $from } to { $to }
}{ $on ->
    [yes] {" "}and on to { $end }.
   *[no] .
}
jackal-event-turn = { $coin ->
    [yes] { jackal-a-pirate } takes a coin one step further on { $to }.
   *[no] { jackal-a-pirate } is one step further on { $to }.
}
jackal-event-on = { jackal-the-pirate } goes on to { $to }{ $on ->
    [yes] {" "}and to { $end }.
   *[no] .
}
jackal-event-stay = { jackal-the-pirate } stays on the plane.
jackal-event-sail = { jackal-the-ship } sails to { $to }.
jackal-event-revive = { jackal-a-pirate } calls on the aborigine.
jackal-event-open = { $cell } is turned over: { $tile }{ $on ->
    [yes] . On to { $end }.
   *[no] .
}
jackal-event-died = { jackal-a-pirate } dies.
jackal-event-revived = { jackal-a-pirate } is alive again on { $cell }.
jackal-event-hit = { jackal-a-pirate } is hit on { $cell } and goes back to his ship.
jackal-event-trapped = { jackal-the-pirate } is trapped.
jackal-event-drunk = { jackal-the-pirate } drinks and misses a turn.
jackal-event-banked = { $crew ->
    [white] White
    [red] Red
    [black] Black
   *[yellow] Yellow
} { $many ->
    [one] banks a coin!
   *[other] banks { $many } coins!
}
jackal-event-lost = { $many ->
    [one] A coin is lost.
   *[other] { $many } coins are lost.
}

# What a study can measure
jackal-metric-turns = Turns of all crews
jackal-metric-turns-about = Turns that crews took, all together.
jackal-metric-ended_by = How it ended
jackal-metric-ended_by-about = Whether the last coin was home, nobody could catch up, or nothing happened any more.
jackal-metric-banked = Coins banked
jackal-metric-banked-about = Coins in the ships of each seat at the end.
jackal-metric-coins_lost = Coins lost
jackal-metric-coins_lost-about = Coins that sank in the sea.
jackal-metric-deaths = Deaths
jackal-metric-deaths-about = Pirates that died, of all crews.
jackal-metric-opened = Tiles opened
jackal-metric-opened-about = Tiles that were turned up.
jackal-metric-visits = Visits
jackal-metric-visits-about = How often pirates enter each cell of the island, per game.
jackal-metric-tile_influence = Tiles
jackal-metric-tile_influence-about = How much more often whoever opens such a tile wins than whoever opens another one at the same stage.
jackal-metric-ended_by-gold = all the gold is home or lost
jackal-metric-ended_by-lead = nobody could catch up
jackal-metric-ended_by-stall = nothing happened any more
jackal-metric-ended_by-stuck = nobody could move
jackal-metric-ended_by-unfinished = cut
jackal-metric-all-crews = All crews
jackal-metric-crew = { $crew ->
    [white] White
    [red] Red
    [black] Black
   *[yellow] Yellow
}
jackal-metric-cell = { $cell }: { $many } visits a game
jackal-unit-coins = coins
jackal-unit-pirates = pirates
jackal-unit-tiles = tiles
jackal-unit-visits = visits

jackal-bot-random = Drifter
jackal-bot-random-line = Goes wherever the wind blows.
jackal-bot-level1 = Ship’s boy
jackal-bot-level1-line = Runs to whatever lies at his feet and forgets the rest of the crew.
jackal-bot-level2 = Deckhand
jackal-bot-level2-line = Sees what is near, and seldom who is coming.
jackal-bot-level3 = Sailor
jackal-bot-level3-line = Brings his gold home, but is easily surprised.
jackal-bot-greedy = Treasure hunter
jackal-bot-greedy-line = Takes whatever looks best at once, and thinks no further.
jackal-bot-level4 = Boatswain
jackal-bot-level4-line = Reckons with your next move.
jackal-bot-level5 = Navigator
jackal-bot-level5-line = Plans several moves ahead and guards his gold.
jackal-bot-level6 = Captain
jackal-bot-level6-line = Thinks as long as he may and gives nothing away.
