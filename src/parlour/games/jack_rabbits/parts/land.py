"""The land: tiles on a lattice of triangles, the roads that meet at their edges, and the waters around them.

While a land is built, tiles are laid and taken up; the edges that face each other are kept at every step. `connect` then
finds the waters and the ends of all free journeys. The land does not change any more once the cards are dealt.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits, chance
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.table import PerCell, PerEdge, PerTile, Table

PerShape = Annotated[list[int], "uint8", 3]
PerSide = Annotated[list[int], "int16", 6]
ShapeEdges = Annotated[list[int], "uint8", 18]
ShapeCells = Annotated[list[int], "int16", 108]

INNER: PerCell = constants.INNER
POINTS_UP: PerCell = constants.POINTS_UP
ACROSS: PerSide = constants.ACROSS
SIZE: PerShape = constants.SIZE_OF
EDGES: PerShape = constants.EDGES_OF
COVERS: ShapeCells = constants.COVERS
CELL_AT: ShapeCells = constants.CELL_AT
SIDE: ShapeEdges = constants.SIDE_OF
EDGE_AT: ShapeEdges = constants.EDGE_AT
SHAPE: PerTile = constants.SHAPE_OF
KIND: PerTile = constants.KIND_OF
TURNS: PerTile = constants.TURNS_OF
FIRST_EDGE: PerTile = constants.FIRST_EDGE
TILE: PerEdge = constants.TILE_OF
HAS_ROAD: PerEdge = constants.HAS_ROAD
GOES_ON: Annotated[list[int], "uint8", constants.EDGES * 2] = constants.GOES_ON


class Land(Table):
    # Laying

    def clear_land(self) -> None:
        for cell in range(constants.CELLS):
            self.covered[cell] = constants.WATER
        for tile in range(constants.TILES):
            self.place[tile] = constants.NOWHERE
            self.turn[tile] = 0
        for edge in range(constants.EDGES):
            self.joins[edge] = constants.UNJOINED
            self.water[edge] = constants.DRY
        for stop in range(constants.STOPS):
            self.leads[stop] = 0

    def lay(self, tile: int, place: int, turn: int) -> None:
        """Lays a tile where it fits."""
        self.place[tile] = place
        self.turn[tile] = turn
        self.cover(tile, tile)
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            self.joins[edge] = facing
            if facing != constants.UNJOINED:
                self.joins[facing] = edge

    def take_up(self, tile: int) -> None:
        """Takes a laid tile off the land."""
        self.cover(tile, constants.WATER)
        self.place[tile] = constants.NOWHERE
        self.turn[tile] = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            if self.joins[edge] != constants.UNJOINED:
                self.joins[self.joins[edge]] = constants.UNJOINED
            self.joins[edge] = constants.UNJOINED

    def cover(self, tile: int, by: int) -> None:
        first = (SHAPE[tile] * 6 + self.turn[tile]) * 6
        for i in range(SIZE[SHAPE[tile]]):
            self.covered[self.place[tile] + COVERS[first + i]] = by

    def facing(self, edge: int, place: int, turn: int) -> int:
        """The edge of a laid tile that faces an edge of a tile at a place, or UNJOINED."""
        other = self.covered[self.cell_beyond(edge, place, turn)]
        if other == constants.WATER:
            return constants.UNJOINED
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

    def find_places(self, to: MoveBuffer, tile: int, how: int, guided: bool) -> None:
        """Writes place * 6 + turn for every way to lay a tile, and its snugness as the weight.

        How it lies: ATTACHED, APART or both. Guided: only where it breaks no guideline.
        """
        top = constants.ROWS
        bottom = 0
        left = constants.COLUMNS
        right = 0
        for other in range(constants.TILES):
            if self.place[other] != constants.NOWHERE:
                top = min(top, self.place[other] // constants.COLUMNS)
                bottom = max(bottom, self.place[other] // constants.COLUMNS)
                left = min(left, self.place[other] % constants.COLUMNS)
                right = max(right, self.place[other] % constants.COLUMNS)
        rows = constants.ISLAND_REACH + 1 if how & constants.APART != 0 else 2
        columns = rows * 2
        for row in range(max(1, top - rows), min(constants.ROWS - 1, bottom + rows + 1)):
            for column in range(max(1, left - columns), min(constants.COLUMNS - 1, right + columns + 1)):
                place = row * constants.COLUMNS + column
                if self.covered[place] != constants.WATER:
                    continue
                lies = False
                for turn in range(TURNS[tile]):
                    if turn == 0 or SHAPE[tile] != constants.HEXAGON:  # a hexagon covers the same in every turn
                        lies = self.may_lie(tile, place, turn, how)
                    if lies and not (guided and self.breaks(tile, place, turn) != 0):
                        to.add_weighted(place * 6 + turn, self.snugness(tile, place, turn))

    def may_lie(self, tile: int, place: int, turn: int, how: int) -> bool:
        """JR-9: every tile shares an edge with a laid one, except a hexagon that starts an island."""
        if not self.fits(tile, place, turn):
            return False
        if self.touches(tile, place, turn):
            return how & constants.ATTACHED != 0
        return how & constants.APART != 0 and SHAPE[tile] == constants.HEXAGON and self.is_near(place)

    def fits(self, tile: int, place: int, turn: int) -> bool:
        """Whether a tile lies on the lattice there, inside the window and on no other tile."""
        if place < 0 or place >= constants.CELLS or INNER[place] == 0:
            return False
        if POINTS_UP[place] == (turn % 2 if SHAPE[tile] == constants.TRIANGLE else 0):
            return False
        first = (SHAPE[tile] * 6 + turn) * 6
        for i in range(SIZE[SHAPE[tile]]):
            cell = place + COVERS[first + i]
            if INNER[cell] == 0 or self.covered[cell] != constants.WATER:
                return False
        return True

    def touches(self, tile: int, place: int, turn: int) -> bool:
        """Whether a tile would share an edge with a laid one."""
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            if self.facing(edge, place, turn) != constants.UNJOINED:
                return True
        return False

    def snugness(self, tile: int, place: int, turn: int) -> int:
        """How many edges a tile would share with laid ones; those where roads meet count twice."""
        snug = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            if facing != constants.UNJOINED:
                snug += 2 if HAS_ROAD[edge] == 1 and HAS_ROAD[facing] == 1 else 1
        return snug

    def weigh_places(self, to: MoveBuffer, middle: int, snug: int, careless: int, u: U64) -> U64:
        """What each place costs instead of its snugness, which makes it cheaper, as does being near the middle; and some luck."""
        for i in range(to.many):
            place = to.move[i] // 6
            x = place % constants.COLUMNS - middle % constants.COLUMNS
            y = place // constants.COLUMNS - middle // constants.COLUMNS
            u = chance.step(u)
            to.weight[i] = x * x + 3 * y * y - snug * to.weight[i] + chance.index(u, careless)
        return u

    def lay_at_best(self, places: MoveBuffer, tile: int, tried: int, alone: bool) -> bool:
        """Lays a tile at the cheapest place, of so many tried, such that all royals are connected, unless it is still alone.
        What was tried is taken out of the places."""
        for _ in range(min(tried, places.many)):
            best = 0
            for i in range(1, places.many):
                cost = places.weight[i] - places.weight[best]
                if cost < 0 or (cost == 0 and places.move[i] < places.move[best]):
                    best = i
            spot = places.move[best]
            self.lay(tile, spot // 6, spot % 6)
            if alone or self.is_connected():
                return True
            self.take_up(tile)
            places.many -= 1
            places.move[best] = places.move[places.many]
            places.weight[best] = places.weight[places.many]
        return False

    def is_connected(self) -> bool:
        """Whether free roads or caves lead from every hexagon that is laid to the citadel."""
        self.find_leads()
        return self.laid_hexagons() & ~self.homeward(False) == 0

    def is_near(self, place: int) -> bool:
        """Whether a hexagon would be at most two edges away from a laid tile."""
        reach = constants.ISLAND_REACH
        middle = place % constants.COLUMNS
        for row in range(-reach, reach):
            y = place // constants.COLUMNS + row
            if y < 0 or y >= constants.ROWS:
                continue
            wide = 2 * reach - (row + 1 if row >= 0 else -row)
            for x in range(max(0, middle - wide), min(constants.COLUMNS - 1, middle + wide) + 1):
                if self.covered[y * constants.COLUMNS + x] != constants.WATER:
                    return True
        return False

    def breaks(self, tile: int, place: int, turn: int) -> int:
        """JR-9: the guidelines that a tile would break, as a bit set."""
        broken = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            if facing == constants.UNJOINED:
                continue
            other = TILE[facing]
            if HAS_ROAD[edge] != HAS_ROAD[facing]:
                broken |= constants.DEAD_END
            elif HAS_ROAD[edge] == 1 and SHAPE[tile] == constants.HEXAGON and SHAPE[other] == constants.HEXAGON:
                broken |= constants.HEXAGONS_JOINED
            if SHAPE[tile] == constants.TRIANGLE and KIND[tile] == KIND[other]:
                broken |= constants.TRIANGLES_ALIKE
        return broken

    # The finished land

    def connect(self) -> None:
        """Finds the waters, and where free journeys lead."""
        self.find_waters()
        self.find_leads()

    def find_leads(self) -> None:
        for stop in range(constants.STOPS):
            self.leads[stop] = 0
        for edge in range(constants.EDGES):
            tile = TILE[edge]
            if self.place[tile] != constants.NOWHERE and HAS_ROAD[edge] == 1:
                if tile < constants.HEXAGONS:
                    self.leads[tile] |= self.ends(edge, 0)
                elif KIND[tile] == constants.CAVE:
                    self.leads[constants.UNDERGROUND] |= self.ends(edge, 0)  # JR-24
        self.leads[constants.OFF_BOARD] = bits.bit(constants.UNDERGROUND)  # JR-28

    def find_waters(self) -> None:
        """Numbers the waters, cells without tiles that are connected across edges: the sea, then lakes from the top."""
        number: PerCell = [255] * 1372
        stack: Annotated[list[int], "uint16", constants.CELLS] = [0] * 1372
        waters = 0
        for start in range(constants.CELLS):
            if self.covered[start] != constants.WATER or number[start] != constants.DRY:
                continue
            number[start] = waters
            stack[0] = start
            many = 1
            while many > 0:
                many -= 1
                cell = stack[many]
                for side in range(1 if POINTS_UP[cell] == 1 else 0, 6, 2):
                    other = self.neighbour(cell, side)
                    if other >= 0 and self.covered[other] == constants.WATER and number[other] == constants.DRY:
                        number[other] = waters
                        stack[many] = other
                        many += 1
            waters += 1
        for edge in range(constants.EDGES):
            tile = TILE[edge]
            self.water[edge] = constants.DRY
            if self.place[tile] != constants.NOWHERE and self.joins[edge] == constants.UNJOINED:
                self.water[edge] = number[self.cell_beyond(edge, self.place[tile], self.turn[tile])]

    def neighbour(self, cell: int, side: int) -> int:
        """The neighbour of a cell on a side; -1 outside the window."""
        column = cell % constants.COLUMNS
        if (ACROSS[side] == 1 and column == constants.COLUMNS - 1) or (ACROSS[side] == -1 and column == 0):
            return -1
        there = cell + ACROSS[side]
        return there if there >= 0 and there < constants.CELLS else -1

    def ends(self, edge: int, entered: int) -> int:
        """The stops to which the road that leaves a tile by an edge leads, for free, as a bit set (JR-17).

        `entered` are the edges by which merchants have been entered on the way.
        """
        facing = self.joins[edge]
        for _ in range(constants.LONGEST_ROAD + 1):
            if facing == constants.UNJOINED:
                return bits.bit(constants.OFF_BOARD)
            if HAS_ROAD[facing] == 0:
                return 0  # JR-6
            tile = TILE[facing]
            if tile < constants.HEXAGONS:
                return bits.bit(tile)
            if KIND[tile] == constants.CAVE:
                return bits.bit(constants.UNDERGROUND)
            if KIND[tile] == constants.MERCHANT:
                way = bits.bit(facing - constants.TRIANGLE_EDGES)
                if entered & way != 0:
                    return 0
                one = self.ends(GOES_ON[facing * 2], entered | way)
                return one | self.ends(GOES_ON[facing * 2 + 1], entered | way)
            facing = self.joins[GOES_ON[facing * 2]]
        return 0

    def homeward(self, off_board: bool) -> int:
        """The stops from which some sequence of free journeys leads to the citadel, with or without going off the board."""
        home = bits.bit(constants.CITADEL)
        before = 0
        while home != before:
            before = home
            for stop in range(constants.STOPS if off_board else constants.OFF_BOARD):
                if self.leads[stop] & home != 0:
                    home |= bits.bit(stop)
        return home

    def laid_hexagons(self) -> int:
        """The hexagons on the land, as a bit set."""
        laid = 0
        for tile in range(constants.HEXAGONS):
            if self.place[tile] != constants.NOWHERE:
                laid |= bits.bit(tile)
        return laid

    def ports(self) -> int:
        """How many roads lead off the board."""
        many = 0
        for edge in range(constants.EDGES):
            if self.water[edge] != constants.DRY and HAS_ROAD[edge] == 1:
                many += 1
        return many
