"""Who acts or looks, when it is not a seat."""

CHANCE = -1  # something random happens next
OVER = -2  # the game has ended
SPECTATOR = -3  # looks without a seat
EVERYTHING = -4  # looks without limits: the state itself, not what somebody sees of it

MOST_MOVES = 4096  # no position of any game may offer more moves or outcomes
MOST_SEATS = 8  # nor have more seats
LONGEST_PLAYOUT = 100_000  # plies after which a random game counts as undecided
