"""Where journeys may end, and how many it takes to a stop."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.rules import JackRabbits
from parlour.search.evaluator import Evaluator

PerEdge = Annotated[list[int], "uint8", constants.EDGES]

FIRST_EDGE: Annotated[list[int], "uint8", constants.TILES] = constants.FIRST_EDGE
KIND: Annotated[list[int], "uint8", constants.TILES] = constants.KIND_OF
PAYS_AT: Annotated[list[int], "uint8", 8] = constants.PAYS_AT
TILE: PerEdge = constants.TILE_OF
HAS_ROAD: PerEdge = constants.HAS_ROAD
GOES_ON: Annotated[list[int], "uint8", constants.EDGES * 2] = constants.GOES_ON


class Ways(Evaluator):
    # weights
    paid_way: float
    no_way: float
    # the land that was surveyed last, and the ways on it
    leads: Annotated[list[int], "uint16", constants.STOPS]
    home: int  # -1 before the first survey
    way: Annotated[list[int], "int64", constants.STOPS]

    def survey(self, state: JackRabbits) -> None:
        """Finds the ways from every stop, if the land is another than before."""
        changed = self.home ^ state.home
        for stop in range(constants.STOPS):
            changed |= self.leads[stop] ^ state.leads[stop]
        if changed != 0:
            self.home = state.home
            for stop in range(constants.STOPS):
                self.leads[stop] = state.leads[stop]
                self.way[stop] = ways(state, bits.bit(stop))

    def first_leg(self, table: int, paid: int, tile: int, when: int) -> float:
        """The turns to a hexagon."""
        turns: float = (table >> (tile * 4)) & 15
        extra: float = 0.0
        if turns > 14.0:
            turns = (paid >> (tile * 4)) & 15
            extra = self.paid_way
        if turns > 14.0:
            return self.no_way
        if when < 0:
            turns = max(0.0, turns - 1.0)
        elif when > 0:
            turns = max(1.0, turns)
        return turns + extra

    def leg(self, table: int, tile: int) -> float:
        length = (table >> (tile * 4)) & 15
        return length if length < 15 else self.no_way


def roads_on(state: JackRabbits) -> int:
    """The stops to which the road under the rabbit leads."""
    ends = 0
    for edge in range(FIRST_EDGE[state.on], FIRST_EDGE[state.on] + (4 if KIND[state.on] < constants.MERCHANT else 3)):
        if state.is_way(edge):
            ends |= state.ends(edge, 0)
    if KIND[state.on] == constants.CAVE:
        ends |= bits.bit(constants.UNDERGROUND)
    return ends if ends != 0 else bits.bit(state.at[state.mover])


def roads_from(state: JackRabbits, hexagon: int) -> int:
    ends = 0
    for edge in range(hexagon * 6, hexagon * 6 + 6):
        if HAS_ROAD[edge] == 1 and edge != state.came:
            ends |= state.ends(edge, 0)
    return ends


def caves(state: JackRabbits) -> int:
    """The stops to which the roads from other caves lead."""
    ends = 0
    for cave in range(constants.FIRST_CAVE, constants.TILES):
        for edge in range(FIRST_EDGE[cave], FIRST_EDGE[cave] + 3):
            if HAS_ROAD[edge] == 1 and cave != state.on and state.place[cave] != constants.NOWHERE:
                ends |= state.ends(edge, 0)
    return ends if ends != 0 else bits.bit(state.at[state.mover])


def paid_ends(state: JackRabbits, edge: int, entered: int, price: int) -> int:
    """The stops to which the road that leaves a tile by an edge leads with one transfer that the mover can pay.

    Without a price everybody can.
    """
    ends = 0
    facing = state.joins[edge]
    for _ in range(constants.LONGEST_ROAD):
        if facing == constants.UNJOINED or HAS_ROAD[facing] == 0 or TILE[facing] < constants.HEXAGONS:
            return ends
        tile = TILE[facing]
        kind = KIND[tile]
        if price == 0 or state.can_pay(PAYS_AT[kind], price):
            if kind == constants.CAVE:
                ends |= caves(state)
            elif kind == constants.MERCHANT or (kind == constants.TAVERN and state.aisle_jokers > 0):
                ends |= state.laid_hexagons()
            elif kind < constants.MERCHANT:
                for other in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + 4):
                    if other != facing and other != GOES_ON[facing * 2]:
                        ends |= state.ends(other, 0)
        if kind == constants.CAVE:
            return ends
        if kind == constants.MERCHANT:
            way = bits.bit(facing - constants.TRIANGLE_EDGES)
            if entered & way != 0:
                return ends
            ends |= paid_ends(state, GOES_ON[facing * 2 + 1], entered | way, price)
        facing = state.joins[GOES_ON[facing * 2]]
    return ends


def paid_from(state: JackRabbits, stop: int) -> int:
    """The stops to which journeys from a stop lead with one transfer."""
    ends = 0
    if stop == constants.UNDERGROUND:
        for edge in range(FIRST_EDGE[constants.FIRST_CAVE], constants.EDGES):
            if HAS_ROAD[edge] == 1 and state.place[TILE[edge]] != constants.NOWHERE:
                ends |= paid_ends(state, edge, 0, 0)
        return ends
    for edge in range(stop * 6, stop * 6 + 6):
        if HAS_ROAD[edge] == 1:
            ends |= paid_ends(state, edge, 0, 0)
    return ends


def airfields(state: JackRabbits, seat: int) -> int:
    """Where a flight may land."""
    ends = 0
    for stop in range(constants.HEXAGONS):
        other = state.place[stop] != constants.NOWHERE and stop != state.at[seat]
        if other and (state.residential_flights == 1 or state.is_royal(stop, constants.KING)):
            ends |= bits.bit(stop)
    return ends


def ways(state: JackRabbits, starts: int) -> int:
    """The fewest free journeys from some stops to each stop, four bits for each; 15 where there is no way."""
    table = bits.bit(60) - 1
    reached = starts
    front = starts
    length = 0
    while front != 0:
        beyond = 0
        while front != 0:
            here = bits.lowest(front)
            front &= front - 1
            table -= (15 - length) * bits.bit(here * 4)
            beyond |= state.leads[here]
            if (state.home >> here) & 1 == 0:
                beyond |= bits.bit(constants.OFF_BOARD)  # JR-28
        front = beyond & ~reached
        reached |= beyond
        length = min(length + 1, 14)
    return table


def paid_ways(state: JackRabbits, table: int, laid: int) -> int:
    """The same for hexagons without a way, up to the stop from which a journey with one transfer leads there."""
    paid = bits.bit(60) - 1
    cut_off = 0
    for tile in range(constants.HEXAGONS):
        if (laid >> tile) & 1 == 1 and (table >> (tile * 4)) & 15 == 15:
            cut_off |= bits.bit(tile)
    if cut_off == 0:
        return paid
    for stop in range(constants.OFF_BOARD):
        length = (table >> (stop * 4)) & 15
        rest = paid_from(state, stop) & cut_off if length < 15 else 0
        while rest != 0:
            tile = bits.lowest(rest)
            rest &= rest - 1
            longer = ((paid >> (tile * 4)) & 15) - length
            if longer > 0:
                paid -= longer * bits.bit(tile * 4)
    return paid
