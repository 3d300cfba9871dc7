"""Numbers of the search behind 12 Patrols: a kingdom of three by three cells, its six lines and twelve spots.

Cells 0–8 run row by row from the north-west. Lines 0–2 are the rows, 3–5 the columns; the spots of a line are
`line * 2` and `line * 2 + 1`, western or northern first.
"""

CELLS = 9
CARDS = 9
NO_CARD = 9
LINES = 6
SPOTS = 12
KINDS = 21
DICE = 18
NO_PIPS = 255

# How a spot stands
EMPTY = 0
BEGUN = 1
CLOSED = 2

# A group is a number of items with a sum of pips and a set of colours
MOST_IN_GROUP = 9  # items
ANY_COLOURS = 8
ANY_PIPS = 49  # nobody counts them
MASKS = 9
SUMS = 50
GROUPS = 4500  # (MOST_IN_GROUP + 1) * MASKS * SUMS

# What a group or a line takes out of the tray is two ints. The first counts dice as they lie, three bits for each colour and
# face. The second holds, per colour, dice (as they lie or turned), cubes that must be cubes, and items of any sort, then
# all items, with one more for each die that is turned. The highest bit of each field guards it.
DICE_AT = 0
CUBES_AT = 9
ITEMS_AT = 18
TOTAL_AT = 30

TRIPLES = 729
TABLES = 5832  # clean rows, clean columns, then the six lines as they stand
NOT_LISTED = -1  # in place of the length of a list
NO_BOUND_YET = 255  # in place of the fewest items of a line
IMPOSSIBLE = 99  # more items than there are
MOST_TAKINGS = 200000  # in all lists of lines, and in all of groups

# Arrangements of cards that pass the bounds of all lines
MOST_ARRANGEMENTS = 40320  # listed at a time
MOST_SPARE = 18  # items that one may leave over
PENDING = 0  # not tried yet
FITS = 1
FAILS = 2
GIVEN_UP = 3
MOST_NODES = 2000000  # for the items of one arrangement; then it is given up

# What the search says
SEARCHING = 0
ALL_FOUND = 1
LIST_FULL = 2

# Instead of an arrangement
NONE = -1
OUT_OF_NODES = -2
