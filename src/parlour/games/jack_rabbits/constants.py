"""The words of Jack Rabbits as numbers, and its fixed tables: the tiles, their roads, and the lattice they lie on.

The lattice is made of equal triangles, its cells. Cell (x, y) lies in row y, counted downwards, around column x, counted in
half edges; it points up if x + y is even, else down. A point of the lattice has the coordinates of the up cell below it.
A tile lies at a place, a cell of the window: a hexagon around the point above that cell, a rhombus on that cell (an up cell)
and a neighbour, a triangle on that cell. A turn is a sixth of a circle, clockwise. Seen from inside a tile every edge of it
looks to one of six sides, N, NE, SE, S, SW, NW = 0 … 5, and no two edges of a tile look to the same side.
"""

# The window of the lattice. Its outermost cells stay free, so that the sea goes round every land.
ROWS = 28
COLUMNS = 49
CELLS = 1372
TOP = -14  # the first row
LEFT = -24  # the first column

WATER = 255  # in place of a tile: the cell is free
NOWHERE = 65535  # in place of a place: the tile is not laid
UNJOINED = 255  # in place of a facing edge: no tile is there
DRY = 255  # in place of a water: the edge faces a tile
SEA = 0  # waters are numbered, the open sea first
NO_EDGE = 255
NO_TILE = 255

# Tiles: the citadel, the royals (rank * 4 + suit + 1), then four of each kind of road tile
TILES = 37
HEXAGONS = 13
CITADEL = 0
FIRST_CAVE = 33

# Shapes
HEXAGON = 0
RHOMBUS = 1
TRIANGLE = 2

# Kinds
ROYAL = 1
WOODS = 2
RIVER = 3
MOUNTAIN = 4
MERCHANT = 5
TAVERN = 6
CAVE = 7

# Edges of tiles: hexagon * 6 + edge, then four for each rhombus, then three for each triangle
EDGES = 162
TRIANGLE_EDGES = 126
LONGEST_ROAD = 28  # two roads of each rhombus and one of each tavern

# Stops, where a journey may end: the hexagons by their tile, and two more
UNDERGROUND = 13
OFF_BOARD = 14
STOPS = 15

# Seats, and who looks: the seats and the spectators
MOST_SEATS = 4
VIEWERS = 5
SPECTATORS = 4
NOBODY = 255

# Cards: the numbers of core.cards, and the jokers as one more kind
CARDS = 52
JOKER = 52
JOKERS = 2
NO_CARD = 255
CLUBS = 0
DIAMONDS = 1
HEARTS = 2
SPADES = 3
ACE = 0  # ranks
JACK = 10
QUEEN = 11
KING = 12
PIPS = 10  # cards of a suit that are no royals

FIRST_HAND = 3
HAND_LIMIT = 9
OVERTAXED_LIMIT = 6
CARROTS = 3
TILES_OF_SUIT = 9  # three royals and a set of road tiles
CLAIM_PRICE = 10
HEARTS_SHOWN = 6
HIGH_ACE = 11
PATRIARCHAL_ACE = 14
MOST_OFFERED = 20  # points in a personal trade

ATTEMPTS = 16  # to imagine hands with which somebody could have begun what it has begun

# Where a card may be that somebody has not seen: the hands by their seats, and
PILE = 4
PLACES = 5
SETS_OF_PLACES = 32
OPEN_TO_ALL = 5  # on the table, for everybody to see

# Moves. Cards are paid, shown, discarded, played, laid or put into the basket, whatever the step asks for.
HIGH = 53  # + suit: the Ace of that suit, counted high
CODES = 57
PASS = 57
YES = 58
STAY = 59
ROAD = 60  # + edge: leave by it
TREK = 222
HORSE = 223
DRINK = 224
CAVERN = 225  # from cave to cave
DOWN = 226
RELEASE = 227  # a joker
BACK = 228
HOP = 229
FALL = 230
SHORTFALL = 231
RIDE = 232  # + hexagon
FLY = 245  # + hexagon
BOAT = 258  # + edge
EMERGE = 420  # + number of the cave
CLAIM = 424
MARKET = 425
DISPLAY = 426
FIGHT = 427  # + seat
OFFER = 431  # + seat * 4 + suit
NUMBER = 447  # + points
CALL = 468  # + seat
TAKE_SHAPE = 472  # + shape: of the tile that is flipped
TAKE_TILE = 475  # + tile
PLACE = 512  # + cell
TURN = 1884  # + turn
MOVES = 1890

# Piles
DECK = 0
DICE = 1
STEAL = 2
TILE_BAG = 3
LAND = 4  # never drawn from in a game: the number of a random land

# Steps
DEALING = 0
CALLING = 1
PASSPORT = 2
ROLLING = 3
LOTTERY = 4
PRIZE = 5
DISCARDING = 6
JOURNEY = 7  # at a stop, before leaving
ON_ROAD = 8
PASSING = 9  # a hexagon with an own carrot
PAYING = 10
RIDING = 11
IN_CAVES = 12
FLYING = 13
CHALLENGE = 14
CHALLENGER_SHOWS = 15
VISITOR_SHOWS = 16
AUDIENCE = 17  # after the journey
BASKET = 18
FIGHTING = 19
STEALING = 20
GIVING_UP = 21  # one royal too many
DISPLAYING = 22
OFFERING_DIAMONDS = 23
OFFERING_POINTS = 24
ANSWERING = 25
LAYING = 26
INCREMENT = 27
AFTER = 28
DEALING_TILES = 29  # from here on: building
CHOOSING_SHAPE = 30
FLIPPING = 31
CHOOSING_TILE = 32
PLACING = 33
TURNING = 34
TURN_ENDS = 35  # only to resume with

# What somebody answers in secret
OPEN = 0
NO = 1
AGREED = 2
SECRET = 3  # something, but the viewer does not know what

# Options
STRICT = 2  # boards that players build
FREE = 3
ENFORCE = 0
LAST_LAND = 999  # of those drawn from a seed
FULL = 1
SIMPLE = 0
DIVERSE = 1
MONARCHIC = 2
DIVERSE_MONARCHIC = 3
TRIBAL = 4
CAUGHT = 1
PLAIN = 0
AMBIVALENT = 1
CAPITAL = 2
FIRST_EDITION = 1

# Guidelines that a tile may break (JR-9), as a bit set
DEAD_END = 1
HEXAGONS_JOINED = 2
TRIANGLES_ALIKE = 4

# How a tile may lie, as a bit set
ATTACHED = 1  # it shares an edge with a laid tile
APART = 2  # it starts an island

ISLAND_REACH = 4  # cells within so many edges of a hexagon's middle are at most two edges away from the hexagon

SIDES = ("N", "NE", "SE", "S", "SW", "NW")
ACROSS = [-COLUMNS, 1, 1, COLUMNS, -1, -1]  # from a cell to its neighbour on a side

SUITS = "cshd"
RANKS = "KQJ"
SETS = 4

# JR-4: the edges with roads of the citadel and the royals
HEXAGON_ROADS = [
    (0, 1, 2, 3, 4, 5),
    (0,), (1, 2), (0, 4), (0, 3),
    (2, 3, 4), (0, 1, 3), (2, 4, 5), (0, 2, 4),
    (0, 1, 2, 5), (0, 1, 2, 4), (0, 2, 3, 5), (0, 1, 2, 3, 4),
]

# JR-3: the road tiles, with the edges that each road joins. The edges are numbered clockwise: those of an upright rhombus
# from its upper right one, so that its acute corners lie between 3 and 0 and between 1 and 2; those of a triangle that
# points up from its right one.
ROAD_TILES: list[tuple[str, int, tuple[tuple[int, ...], ...]]] = [
    ("woods", RHOMBUS, ((3, 0), (1, 2))),
    ("river", RHOMBUS, ((0, 1), (2, 3))),
    ("mountain", RHOMBUS, ((0, 2), (1, 3))),
    ("merchant", TRIANGLE, ((0, 1, 2),)),
    ("tavern", TRIANGLE, ((0, 1),)),
    ("cave", TRIANGLE, ((0,),)),
]
KIND_NAMES = ("citadel", "royal", *(name for name, _, _ in ROAD_TILES))

# The sides that the edges of a tile look to before it is turned, and the cells it covers, as columns and rows from its place
EDGE_SIDES = ((0, 1, 2, 3, 4, 5), (1, 2, 4, 5), (1, 3, 5))
HEXAGON_CELLS = ((-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0))
RHOMBUS_CELLS = (((0, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 0), (-1, 0)))  # upright, and turned once and twice


def covers(shape: int, turn: int) -> tuple[tuple[int, int], ...]:
    """The cells of a tile, as columns and rows from its place."""
    if shape == HEXAGON:
        return HEXAGON_CELLS
    return RHOMBUS_CELLS[turn % 3] if shape == RHOMBUS else ((0, 0),)


def cell_at_side(shape: int, turn: int, side: int) -> tuple[int, int]:
    """Which of a tile's cells has the edge that looks to a side; its place if there is no such edge."""
    steps = ((0, -1), (1, 0), (1, 0), (0, 1), (-1, 0), (-1, 0))
    cells = covers(shape, turn)
    for column, row in cells:
        looks_up = (column + row + (turn if shape == TRIANGLE else 0)) % 2 == 0
        beyond = (column + steps[side][0], row + steps[side][1])
        if side % 2 == looks_up and beyond not in cells:
            return column, row
    return 0, 0


def offset(cell: tuple[int, int]) -> int:
    return cell[1] * COLUMNS + cell[0]


def cell_number(x: int, y: int) -> int:
    """The number of a cell of the window; -1 outside."""
    inside = LEFT <= x < LEFT + COLUMNS and TOP <= y < TOP + ROWS
    return (y - TOP) * COLUMNS + x - LEFT if inside else -1


def coordinates(cell: int) -> tuple[int, int]:
    """JR-2"""
    return cell % COLUMNS + LEFT, cell // COLUMNS + TOP


def is_inner(cell: int) -> bool:
    row, column = divmod(cell, COLUMNS)
    return 0 < row < ROWS - 1 and 0 < column < COLUMNS - 1


INNER = [int(is_inner(cell)) for cell in range(CELLS)]
POINTS_UP = [int(sum(coordinates(cell)) % 2 == 0) for cell in range(CELLS)]

# For each shape in each turn, six numbers: what is covered, and the cell inside the tile at each side
SIZE_OF = [6, 2, 1]  # cells of a shape (JR-1)
EDGES_OF = [6, 4, 3]
COVERS = [
    offset(cell) for shape in range(3) for turn in range(6) for cell in (covers(shape, turn) + ((0, 0),) * 6)[:6]
]
CELL_AT = [offset(cell_at_side(shape, turn, side)) for shape in range(3) for turn in range(6) for side in range(6)]
SIDE_OF = [side for sides in EDGE_SIDES for side in (*sides, *[NO_EDGE] * 6)[:6]]  # of each edge of a shape, unturned
EDGE_AT = [sides.index(side) if side in sides else NO_EDGE for sides in EDGE_SIDES for side in range(6)]  # the other way


def roads_of(tile: int) -> tuple[tuple[int, ...], ...]:
    """The roads of a tile, each as the edges it joins; the roads of a hexagon all end there."""
    if tile < HEXAGONS:
        return tuple((edge,) for edge in HEXAGON_ROADS[tile])
    return ROAD_TILES[(tile - HEXAGONS) // SETS][2]


def sides_of_roads(tile: int, turn: int) -> tuple[int, ...]:
    """The sides that the roads of a turned tile lead to, in order."""
    return tuple(sorted((EDGE_SIDES[SHAPE_OF[tile]][edge] + turn) % 6 for road in roads_of(tile) for edge in road))


def different_turns(tile: int) -> int:
    """How many turns of a tile differ in their roads; from there on they repeat."""
    if SHAPE_OF[tile] == RHOMBUS:
        return 3
    looks = [(covers_up(tile, turn), sides_of_roads(tile, turn)) for turn in range(6)]
    return next(n for n in (1, 2, 3, 6) if all(looks[turn] == looks[turn % n] for turn in range(6)))


def covers_up(tile: int, turn: int) -> bool:
    """Whether the cell at a tile's place points up."""
    return SHAPE_OF[tile] != TRIANGLE or turn % 2 == 0


def ends_of_road(edge: int) -> list[int]:
    """The edges by which the road that enters a tile at an edge goes on: two at a fork, none at a hexagon or a cave."""
    tile = TILE_OF[edge]
    first = FIRST_EDGE[tile]
    ends = [first + end for road in roads_of(tile) if edge - first in road for end in road if first + end != edge]
    return (ends + [NO_EDGE] * 2)[:2]


FIRST_OF_KIND = tuple(range(HEXAGONS, TILES, SETS))  # of the road tiles

# For each tile
SHAPE_OF = [HEXAGON] * HEXAGONS + [shape for _, shape, _ in ROAD_TILES for _ in range(SETS)]
KIND_OF = [CITADEL] + [ROYAL] * 12 + [WOODS + kind for kind in range(6) for _ in range(SETS)]
FIRST_EDGE = [sum(EDGES_OF[shape] for shape in SHAPE_OF[:tile]) for tile in range(TILES)]
TURNS_OF = [different_turns(tile) for tile in range(TILES)]
TILE_NAMES = (
    "citadel", *(rank + suit for rank in RANKS for suit in SUITS),
    *(f"{name}{number}" for name, _, _ in ROAD_TILES for number in range(1, SETS + 1)),
)
TILE_NUMBERS = {name: tile for tile, name in enumerate(TILE_NAMES)}

# For each edge
TILE_OF = [tile for tile in range(TILES) for _ in range(EDGES_OF[SHAPE_OF[tile]])]
HAS_ROAD = [int(any(edge - FIRST_EDGE[tile] in road for road in roads_of(tile))) for edge, tile in enumerate(TILE_OF)]
GOES_ON = [end for edge in range(EDGES) for end in ends_of_road(edge)]  # two for each edge

# For each card: its royal's tile, or 0. For each hexagon: its royal's card.
ROYAL_RANKS = (KING, QUEEN, JACK)
CARD_OF_ROYAL = [NO_CARD] + ["cdhs".index(SUITS[i % 4]) * 13 + ROYAL_RANKS[i // 4] for i in range(12)]
TILE_OF_CARD = [CARD_OF_ROYAL.index(card) if card in CARD_OF_ROYAL else 0 for card in range(CARDS)]

# For each code of a card: the card and its suit; jokers have none
CARD_OF_CODE = [*range(CARDS), JOKER, *(suit * 13 for suit in range(4))]
SUIT_OF_CODE = [code // 13 for code in range(CARDS)] + [4] + list(range(4))

# JR-3: the suits that pay at a tile, as a bit set, by its kind
OFF_ROAD = 1 << CLUBS | 1 << SPADES | 1 << HEARTS
PAYS_AT = [
    0, 0, OFF_ROAD, OFF_ROAD, OFF_ROAD, 1 << SPADES | 1 << DIAMONDS, 1 << HEARTS | 1 << DIAMONDS, 1 << CLUBS | 1 << DIAMONDS,
]
ALL_SUITS = 15

# For each set of suits: its cards, those that are no royals, and its Aces
SUIT_CARDS = [sum(1 << card for card in range(CARDS) if suits >> card // 13 & 1) for suits in range(16)]
PIP_CARDS = [sum(1 << card for card in range(CARDS) if suits >> card // 13 & 1 and not TILE_OF_CARD[card]) for suits in range(16)]
ACE_CARDS = [sum(1 << suit * 13 + ACE for suit in range(4) if suits >> suit & 1) for suits in range(16)]

# For each shape: the tiles that are dealt, without the citadel (JR-7)
SHAPE_TILES = [sum(1 << tile for tile in range(1, TILES) if SHAPE_OF[tile] == shape) for shape in range(3)]
