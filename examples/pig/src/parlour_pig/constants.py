"""The words of Pig as numbers."""

MOST_SEATS = 4
FACES = 6

# A player's moves; outcomes of the die are its faces less one
ROLL = 0
HOLD = 1
MOVES = 6  # all moves and outcomes are below

DIE = 0  # the only pile

# The evaluator: whoever is to roll is about half a turn ahead; so many points ahead is e times as likely to win
HEAD_START = 4
SPREAD = 25
