"""The words of Jackal as numbers, and its fixed tables.

A cell is row * 13 + column, row 0 in the south, column 0 (a) in the west. Directions and knight's jumps are numbered so
that the cells they lead to ascend; the opposite of d is 7 - d.
"""

SIZE = 13
CELLS = 169
CREWS = 4  # white south, red west, black north, yellow east: clockwise
MATES = 3
PIRATES = 12
MOST_SEATS = 4
COINS = 37
STEPS = 5  # of the longest spinning tile

DEAD = 255  # in place of a pirate's cell
NOBODY = 255  # in place of a pirate

# What lies on a cell
CLOSED = 0
EMPTY = 1
ARROW = 2
HORSE = 3
SPIN = 4
ICE = 5
TRAP = 6
CANNON = 7
FORTRESS = 8
ABORIGINE = 9
RUM = 10
CROCODILE = 11
OGRE = 12
BALLOON = 13
PLANE = 14
CHEST = 15

FACES = 43  # faces are numbered from 1; 0 is a closed tile

# How a pirate moved last: 0–7 a step in that direction, 8–15 a knight's jump, 16 a flight
JUMP = 8
FLIGHT = 16
MOTIONS = 17

# Moves
WALK = 0  # + mate * 338 + cell * 2 + coin
FLY = 1014  # likewise
SAIL = 2028  # + ship * 2 + direction along the side (0 towards lower cells)
REVIVE = 2036
ON = 2037  # + cell: how a chain goes on
STAY = 2206  # on the plane
MOVES = 2207
PER_MATE = 338

BAG = 0  # the only pile

STALL_BY_DEFAULT = 50
LONGEST_FORCED = 200  # more forced movements in a row than there are different ones: a cycle

LONGEST_TRAIL = 48

COMPASS = {"sw": 0, "s": 1, "se": 2, "w": 3, "e": 4, "nw": 5, "n": 6, "ne": 7}
STEP_ROWS = [-1, -1, -1, 0, 0, 1, 1, 1]
STEP_COLUMNS = [-1, 0, 1, -1, 1, -1, 0, 1]
JUMP_ROWS = [-2, -2, -1, -1, 1, 1, 2, 2]
JUMP_COLUMNS = [-1, 1, -2, 2, -2, 2, -1, 1]
NOWHERE = 255


def is_land(cell: int) -> bool:
    """JK-1: eleven by eleven without its corners."""
    row, column = divmod(cell, SIZE)
    return 1 <= row <= 11 and 1 <= column <= 11 and not (row in (1, 11) and column in (1, 11))


def is_board(cell: int) -> bool:
    """JK-1: the four extreme corners are not part of it."""
    row, column = divmod(cell, SIZE)
    return not (row in (0, 12) and column in (0, 12))


def neighbour(cell: int, rows: int, columns: int) -> int:
    row, column = divmod(cell, SIZE)
    row, column = row + rows, column + columns
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return row * SIZE + column if inside and is_board(row * SIZE + column) else NOWHERE


LAND = [int(is_land(cell)) for cell in range(CELLS)]
STEP_TO = [neighbour(cell, STEP_ROWS[d], STEP_COLUMNS[d]) for cell in range(CELLS) for d in range(8)]
JUMP_TO = [neighbour(cell, JUMP_ROWS[j], JUMP_COLUMNS[j]) for cell in range(CELLS) for j in range(8)]

# Each crew's ship: where it starts, the first and last cell of its side it may lie on, the way along it, the way ashore.
HARBOUR = [6, 6 * 13, 12 * 13 + 6, 6 * 13 + 12]
FIRST_BERTH = [2, 2 * 13, 12 * 13 + 2, 2 * 13 + 12]
LAST_BERTH = [10, 10 * 13, 12 * 13 + 10, 10 * 13 + 12]
ALONG = [1, 13, 1, 13]
ASHORE = [13, 1, -13, -1]

# The tiles in the bag (JK-2): name, what it is, its number (steps or coins), how many there are, and where arrows and
# cannons point before the tile is turned (JK-3).
TILES: list[tuple[str, int, int, int, tuple[str, ...]]] = [
    ("empty", EMPTY, 0, 40, ()),
    ("arrow1", ARROW, 0, 3, ("e",)),
    ("arrow2", ARROW, 0, 3, ("ne",)),
    ("arrow3", ARROW, 0, 3, ("e", "w")),
    ("arrow4", ARROW, 0, 3, ("ne", "sw")),
    ("arrow5", ARROW, 0, 3, ("nw", "e", "s")),
    ("arrow6", ARROW, 0, 3, ("n", "e", "s", "w")),
    ("arrow7", ARROW, 0, 3, ("ne", "se", "sw", "nw")),
    ("horse", HORSE, 0, 2, ()),
    ("jungle", SPIN, 2, 5, ()),
    ("desert", SPIN, 3, 4, ()),
    ("swamp", SPIN, 4, 2, ()),
    ("hills", SPIN, 5, 1, ()),
    ("ice", ICE, 0, 6, ()),
    ("trap", TRAP, 0, 3, ()),
    ("cannon", CANNON, 0, 2, ("n",)),
    ("fortress", FORTRESS, 0, 2, ()),
    ("aborigine", ABORIGINE, 0, 1, ()),
    ("rum", RUM, 0, 4, ()),
    ("crocodile", CROCODILE, 0, 4, ()),
    ("ogre", OGRE, 0, 1, ()),
    ("balloon", BALLOON, 0, 2, ()),
    ("plane", PLANE, 0, 1, ()),
    ("chest1", CHEST, 1, 5, ()),
    ("chest2", CHEST, 2, 5, ()),
    ("chest3", CHEST, 3, 3, ()),
    ("chest4", CHEST, 4, 2, ()),
    ("chest5", CHEST, 5, 1, ()),
]
TILE_KINDS = 28
CLOCKWISE = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def turned(points: tuple[str, ...], quarters: int) -> int:
    """The directions of a tile turned clockwise, as a bit set."""
    return sum(1 << COMPASS[CLOCKWISE[(CLOCKWISE.index(point) + 2 * quarters) % 8]] for point in points)


def all_faces() -> list[tuple[int, int, int]]:
    """Every different face as (tile, directions, how many of the four turns show it); turns that look alike are one."""
    faces = []
    for tile, (_, _, _, _, points) in enumerate(TILES):
        shown = [turned(points, quarters) for quarters in range(4)]
        faces += [(tile, directions, shown.count(directions)) for directions in dict.fromkeys(shown)]
    return faces


FACE_LIST = all_faces()
KIND_OF = [CLOSED, *(TILES[tile][1] for tile, _, _ in FACE_LIST)]
NUMBER_OF = [0, *(TILES[tile][2] for tile, _, _ in FACE_LIST)]
POINTS_OF = [0, *(directions for _, directions, _ in FACE_LIST)]
TILE_OF = [0, *(tile for tile, _, _ in FACE_LIST)]
TURNS_OF = [0, *(turns for _, _, turns in FACE_LIST)]
TILE_COUNTS = [count for _, _, _, count, _ in TILES]
CHEST_VALUES = [number if kind == CHEST else 0 for _, kind, number, _, _ in TILES]

CREW_NAMES = ("white", "red", "black", "yellow")
CELL_NAMES = tuple("abcdefghijklm"[cell % SIZE] + str(cell // SIZE + 1) for cell in range(CELLS))
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
WAY_NAMES = tuple(sorted(COMPASS, key=lambda name: COMPASS[name]))


def face_name(face: int) -> str:
    """`chest3`, or with its directions `arrow3:w+e`."""
    ways = "+".join(WAY_NAMES[way] for way in range(8) if POINTS_OF[face] >> way & 1)
    return TILES[TILE_OF[face]][0] + (f":{ways}" if ways else "")


FACE_NAMES = ("closed", *(face_name(face) for face in range(1, FACES)))
FACE_NUMBERS = {name: face for face, name in enumerate(FACE_NAMES)}
