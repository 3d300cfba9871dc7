"""The land: tiles on a lattice of triangles, the roads that meet at their edges, and the waters around them.

While a land is built, tiles are laid and taken up; the edges that face each other are kept at every step. `connect` then
finds the waters and the ends of all free journeys. The land does not change any more once the cards are dealt.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits, chance
from parlour.core.chance import U64
from parlour.core.state import Moves
from parlour.games.jack_rabbits import names
from parlour.games.jack_rabbits.parts.table import PerCell, PerEdge, PerTile, Table

PerShape = Annotated[list[int], "uint8", 3]
PerSide = Annotated[list[int], "int16", 6]
ShapeEdges = Annotated[list[int], "uint8", 18]
ShapeCells = Annotated[list[int], "int16", 108]

INNER: PerCell = names.INNER
POINTS_UP: PerCell = names.POINTS_UP
ACROSS: PerSide = names.ACROSS
SIZE: PerShape = names.SIZE_OF
EDGES: PerShape = names.EDGES_OF
COVERS: ShapeCells = names.COVERS
CELL_AT: ShapeCells = names.CELL_AT
SIDE: ShapeEdges = names.SIDE_OF
EDGE_AT: ShapeEdges = names.EDGE_AT
SHAPE: PerTile = names.SHAPE_OF
KIND: PerTile = names.KIND_OF
TURNS: PerTile = names.TURNS_OF
FIRST_EDGE: PerTile = names.FIRST_EDGE
TILE: PerEdge = names.TILE_OF
HAS_ROAD: PerEdge = names.HAS_ROAD
GOES_ON: Annotated[list[int], "uint8", names.EDGES * 2] = names.GOES_ON


class Land(Table):
    # Laying

    def clear_land(self) -> None:
        for cell in range(names.CELLS):
            self.covered[cell] = names.WATER
        for tile in range(names.TILES):
            self.place[tile] = names.NOWHERE
            self.turn[tile] = 0
        for edge in range(names.EDGES):
            self.joins[edge] = names.OFF
            self.water[edge] = names.DRY
        for stop in range(names.STOPS):
            self.leads[stop] = 0

    def lay(self, tile: int, place: int, turn: int) -> None:
        """Lays a tile where it fits."""
        self.place[tile] = place
        self.turn[tile] = turn
        self.cover(tile, tile)
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            self.joins[edge] = facing
            if facing != names.OFF:
                self.joins[facing] = edge

    def take_up(self, tile: int) -> None:
        """Takes a laid tile off the land."""
        self.cover(tile, names.WATER)
        self.place[tile] = names.NOWHERE
        self.turn[tile] = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            if self.joins[edge] != names.OFF:
                self.joins[self.joins[edge]] = names.OFF
            self.joins[edge] = names.OFF

    def cover(self, tile: int, by: int) -> None:
        first = (SHAPE[tile] * 6 + self.turn[tile]) * 6
        for i in range(SIZE[SHAPE[tile]]):
            self.covered[self.place[tile] + COVERS[first + i]] = by

    def facing(self, edge: int, place: int, turn: int) -> int:
        """The edge of a laid tile that faces an edge of a tile at a place, or OFF."""
        other = self.covered[self.cell_beyond(edge, place, turn)]
        if other == names.WATER:
            return names.OFF
        opposite = (self.side(edge, turn) + 3) % 6
        return FIRST_EDGE[other] + EDGE_AT[SHAPE[other] * 6 + (opposite + 6 - self.turn[other]) % 6]

    def cell_beyond(self, edge: int, place: int, turn: int) -> int:
        """The cell on the other side of an edge of a tile at a place."""
        side = self.side(edge, turn)
        return place + CELL_AT[(SHAPE[TILE[edge]] * 6 + turn) * 6 + side] + ACROSS[side]

    def side(self, edge: int, turn: int) -> int:
        """The side that an edge of a turned tile looks to."""
        return (SIDE[SHAPE[TILE[edge]] * 6 + edge - FIRST_EDGE[TILE[edge]]] + turn) % 6

    # Where a tile may lie

    def find_places(self, to: Moves, tile: int, how: int, guided: bool) -> None:
        """Writes place * 6 + turn for every way to lay a tile, and its snugness as the weight.

        How it lies: ATTACHED, APART or both. Guided: only where it breaks no guideline.
        """
        top = names.ROWS
        bottom = 0
        left = names.COLUMNS
        right = 0
        for other in range(names.TILES):
            if self.place[other] != names.NOWHERE:
                top = min(top, self.place[other] // names.COLUMNS)
                bottom = max(bottom, self.place[other] // names.COLUMNS)
                left = min(left, self.place[other] % names.COLUMNS)
                right = max(right, self.place[other] % names.COLUMNS)
        rows = names.ISLAND_REACH + 1 if how & names.APART != 0 else 2
        columns = rows * 2
        for row in range(max(1, top - rows), min(names.ROWS - 1, bottom + rows + 1)):
            for column in range(max(1, left - columns), min(names.COLUMNS - 1, right + columns + 1)):
                place = row * names.COLUMNS + column
                if self.covered[place] != names.WATER:
                    continue
                lies = False
                for turn in range(TURNS[tile]):
                    if turn == 0 or SHAPE[tile] != names.HEXAGON:  # a hexagon covers the same in every turn
                        lies = self.may_lie(tile, place, turn, how)
                    if lies and not (guided and self.breaks(tile, place, turn) != 0):
                        to.add_weighted(place * 6 + turn, self.snugness(tile, place, turn))

    def may_lie(self, tile: int, place: int, turn: int, how: int) -> bool:
        """JR-9: every tile shares an edge with a laid one, except a hexagon that starts an island."""
        if not self.fits(tile, place, turn):
            return False
        if self.touches(tile, place, turn):
            return how & names.ATTACHED != 0
        return how & names.APART != 0 and SHAPE[tile] == names.HEXAGON and self.is_near(place)

    def fits(self, tile: int, place: int, turn: int) -> bool:
        """Whether a tile lies on the lattice there, inside the window and on no other tile."""
        if place < 0 or place >= names.CELLS or INNER[place] == 0:
            return False
        if POINTS_UP[place] == (turn % 2 if SHAPE[tile] == names.TRIANGLE else 0):
            return False
        first = (SHAPE[tile] * 6 + turn) * 6
        for i in range(SIZE[SHAPE[tile]]):
            cell = place + COVERS[first + i]
            if INNER[cell] == 0 or self.covered[cell] != names.WATER:
                return False
        return True

    def touches(self, tile: int, place: int, turn: int) -> bool:
        """Whether a tile would share an edge with a laid one."""
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            if self.facing(edge, place, turn) != names.OFF:
                return True
        return False

    def snugness(self, tile: int, place: int, turn: int) -> int:
        """How many edges a tile would share with laid ones; those where roads meet count twice."""
        snug = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            if facing != names.OFF:
                snug += 2 if HAS_ROAD[edge] == 1 and HAS_ROAD[facing] == 1 else 1
        return snug

    def weigh_places(self, to: Moves, middle: int, snug: int, careless: int, u: U64) -> U64:
        """What each place costs instead of its snugness, which makes it cheaper, as does being near the middle; and some luck."""
        for i in range(to.many):
            place = to.move[i] // 6
            x = place % names.COLUMNS - middle % names.COLUMNS
            y = place // names.COLUMNS - middle // names.COLUMNS
            u = chance.step(u)
            to.weight[i] = x * x + 3 * y * y - snug * to.weight[i] + chance.index(u, careless)
        return u

    def is_near(self, place: int) -> bool:
        """Whether a hexagon would be at most two edges away from a laid tile."""
        reach = names.ISLAND_REACH
        middle = place % names.COLUMNS
        for row in range(-reach, reach):
            y = place // names.COLUMNS + row
            if y < 0 or y >= names.ROWS:
                continue
            wide = 2 * reach - (row + 1 if row >= 0 else -row)
            for x in range(max(0, middle - wide), min(names.COLUMNS - 1, middle + wide) + 1):
                if self.covered[y * names.COLUMNS + x] != names.WATER:
                    return True
        return False

    def breaks(self, tile: int, place: int, turn: int) -> int:
        """JR-9: the guidelines that a tile would break, as a bit set."""
        broken = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            if facing == names.OFF:
                continue
            other = TILE[facing]
            if HAS_ROAD[edge] != HAS_ROAD[facing]:
                broken |= names.DEAD_END
            elif HAS_ROAD[edge] == 1 and SHAPE[tile] == names.HEXAGON and SHAPE[other] == names.HEXAGON:
                broken |= names.HEXAGONS_JOINED
            if SHAPE[tile] == names.TRIANGLE and KIND[tile] == KIND[other]:
                broken |= names.TRIANGLES_ALIKE
        return broken

    # The finished land

    def connect(self) -> None:
        """Finds the waters, and where free journeys lead."""
        self.find_waters()
        self.find_leads()

    def find_leads(self) -> None:
        for stop in range(names.STOPS):
            self.leads[stop] = 0
        for edge in range(names.EDGES):
            tile = TILE[edge]
            if self.place[tile] != names.NOWHERE and HAS_ROAD[edge] == 1:
                if tile < names.HEXAGONS:
                    self.leads[tile] |= self.ends(edge, 0)
                elif KIND[tile] == names.CAVE:
                    self.leads[names.UNDERGROUND] |= self.ends(edge, 0)  # JR-24
        self.leads[names.OFF_BOARD] = bits.bit(names.UNDERGROUND)  # JR-28

    def find_waters(self) -> None:
        """Numbers the waters, cells without tiles that are connected across edges: the sea, then lakes from the top."""
        number: PerCell = [255] * 1372
        stack: Annotated[list[int], "uint16", names.CELLS] = [0] * 1372
        waters = 0
        for start in range(names.CELLS):
            if self.covered[start] != names.WATER or number[start] != names.DRY:
                continue
            number[start] = waters
            stack[0] = start
            many = 1
            while many > 0:
                many -= 1
                cell = stack[many]
                for side in range(1 if POINTS_UP[cell] == 1 else 0, 6, 2):
                    other = self.neighbour(cell, side)
                    if other >= 0 and self.covered[other] == names.WATER and number[other] == names.DRY:
                        number[other] = waters
                        stack[many] = other
                        many += 1
            waters += 1
        for edge in range(names.EDGES):
            tile = TILE[edge]
            self.water[edge] = names.DRY
            if self.place[tile] != names.NOWHERE and self.joins[edge] == names.OFF:
                self.water[edge] = number[self.cell_beyond(edge, self.place[tile], self.turn[tile])]

    def neighbour(self, cell: int, side: int) -> int:
        """The neighbour of a cell on a side; -1 outside the window."""
        column = cell % names.COLUMNS
        if (ACROSS[side] == 1 and column == names.COLUMNS - 1) or (ACROSS[side] == -1 and column == 0):
            return -1
        there = cell + ACROSS[side]
        return there if there >= 0 and there < names.CELLS else -1

    def ends(self, edge: int, entered: int) -> int:
        """The stops to which the road that leaves a tile by an edge leads, for free, as a bit set (JR-17).

        `entered` are the edges by which merchants have been entered on the way.
        """
        facing = self.joins[edge]
        for _ in range(names.LONGEST_ROAD + 1):
            if facing == names.OFF:
                return bits.bit(names.OFF_BOARD)
            if HAS_ROAD[facing] == 0:
                return 0  # JR-6
            tile = TILE[facing]
            if tile < names.HEXAGONS:
                return bits.bit(tile)
            if KIND[tile] == names.CAVE:
                return bits.bit(names.UNDERGROUND)
            if KIND[tile] == names.MERCHANT:
                way = bits.bit(facing - names.TRIANGLE_EDGES)
                if entered & way != 0:
                    return 0
                one = self.ends(GOES_ON[facing * 2], entered | way)
                return one | self.ends(GOES_ON[facing * 2 + 1], entered | way)
            facing = self.joins[GOES_ON[facing * 2]]
        return 0

    def homeward(self, off_board: bool) -> int:
        """The stops from which some sequence of free journeys leads to the citadel, with or without going off the board."""
        home = bits.bit(names.CITADEL)
        before = 0
        while home != before:
            before = home
            for stop in range(names.STOPS if off_board else names.OFF_BOARD):
                if self.leads[stop] & home != 0:
                    home |= bits.bit(stop)
        return home

    def laid_hexagons(self) -> int:
        """The hexagons on the land, as a bit set."""
        laid = 0
        for tile in range(names.HEXAGONS):
            if self.place[tile] != names.NOWHERE:
                laid |= bits.bit(tile)
        return laid

    def ports(self) -> int:
        """How many roads lead off the board."""
        many = 0
        for edge in range(names.EDGES):
            if self.water[edge] != names.DRY and HAS_ROAD[edge] == 1:
                many += 1
        return many
