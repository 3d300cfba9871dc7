"""The words of 12 Patrols as numbers."""

from itertools import combinations_with_replacement, permutations

CARDS = 9
NO_CARD = 9
DISPLAY = 3

NORTH = 0
EAST = 1
SOUTH = 2
WEST = 3
SIDES = 4  # of a card (TP-1)
ITEMS_WANTED = 0  # what a side may want
COLOURS_WANTED = 1
PIPS_WANTED = 2
WISHES = 3
NO_PIPS = 255  # a side that wants no sum of pips; where items or colours are not wanted stands 0

# Items: colour * 7 + face; face 0 is a cube, a footman; the others are dice, knights
WHITE = 0
YELLOW = 1
BLUE = 2
COLOURS = 3
FACES = 7
ITEMS = 21
OF_EACH = 3  # dice, and cubes, of every colour
MOST_ITEMS = 18
MOST_DICE = 9

# The kingdom lies in a window of five by five cells: a floating frame starts in its middle, a fixed one never leaves rows
# and columns 1 to 3. Row 0 is the northernmost.
SIZE = 3
WINDOW = 5
CELLS = 25
CENTRE = 12
SPOTS = 40  # between neighbouring cells: first those within rows, from column g to g + 1, then those within columns
GAPS = 4
COLUMN_SPOTS = 20
NO_SPOT = 40
PATROLS = 12  # TP-4

# What a patrol must have, in one int: the sets of colours it may have, its pips + 1, its items; 0 means any of the last two.
SOME_COLOURS = 254  # bit m for each set of colours m that is not empty
PER_PIPS = 32
PER_MASKS = 4096
ANYTHING = 1040384  # SOME_COLOURS * PER_MASKS
NEVER = 99  # more items than there are

# Phases
ROLL = 0
DEAL = 1
CARD = 2
PATROL = 3
OVER = 4

# Piles
DICE = 0
DECK = 1

# Moves
PLACE = 0  # + card * CELLS + cell
PUT = 225  # + spot * ITEMS + item
DONE = 1065
END = 1066
DISCARD = 1067  # + item
SET = 1088  # + colour * 36 + (from - 1) * 6 + (to - 1)
MOVES = 1196

# Option frame
FIXED = 0
FLOATING = 1

# How it ended
WON = 1
NO_PATROL = 2  # a spot that must be filled has no patrol
NO_PLACE = 3  # no card can be placed

# The three dice of a colour, whichever is which (TP-7)
ROLLS = 56
THREE_DICE = list(combinations_with_replacement(range(1, 7), 3))
FIRST_DIE = [dice[0] for dice in THREE_DICE]
SECOND_DIE = [dice[1] for dice in THREE_DICE]
THIRD_DIE = [dice[2] for dice in THREE_DICE]
WEIGHT_OF_ROLL = [len(set(permutations(dice))) for dice in THREE_DICE]

# The two cells of a spot, the western or northern one first
SPOT_FROM = [row * WINDOW + gap for row in range(WINDOW) for gap in range(GAPS)] + [
    gap * WINDOW + column for column in range(WINDOW) for gap in range(GAPS)
]
SPOT_TO = [row * WINDOW + gap + 1 for row in range(WINDOW) for gap in range(GAPS)] + [
    (gap + 1) * WINDOW + column for column in range(WINDOW) for gap in range(GAPS)
]
