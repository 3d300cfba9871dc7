"""The journey: the rabbit stands on the road tile `on`, which it has entered by the edge `came`.

A way without a choice runs by itself; at a choice, or where something can be bought, the mover is asked.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.core.state import MoveBuffer
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.judgement import Judgement
from parlour.games.jack_rabbits.parts.land import EDGES, FIRST_EDGE, GOES_ON, HAS_ROAD, KIND, SHAPE, TILE
from parlour.games.jack_rabbits.parts.table import ROYAL_CARD

PAYS_AT: Annotated[list[int], "uint8", 8] = constants.PAYS_AT


class Journey(Judgement):
    # Setting out

    def find_departures(self, to: MoveBuffer) -> None:
        stop = self.at[self.mover]
        if self.passport > 0 and self.passport < self.price():  # JR-29
            to.add(constants.FALL)
            if self.can_pay(self.takeoff_suits(), self.price() - self.passport):
                to.add(constants.SHORTFALL)
            return
        to.add(constants.STAY)
        if stop == constants.UNDERGROUND:
            self.find_caves(to)
            return
        self.find_roads(to, stop)
        if self.jokers[self.mover] > 0:
            to.add(constants.RELEASE)
        if (self.home >> stop) & 1 == 0:
            to.add(constants.HOP)  # JR-28
        if self.passport > 0:
            self.find_flights(to)

    def find_roads(self, to: MoveBuffer, hexagon: int) -> None:
        """The roads of a hexagon, except dead ends and the one that the rabbit has come by."""
        for edge in range(hexagon * 6, hexagon * 6 + 6):
            if self.is_way_out(edge):
                to.add(constants.ROAD + edge)

    def is_way_out(self, edge: int) -> bool:
        return HAS_ROAD[edge] == 1 and edge != self.came and self.is_open(edge)

    def is_open(self, edge: int) -> bool:
        """Whether the road that leaves a tile by an edge goes on, and has not been taken since the last payment (JR-17)."""
        facing = self.joins[edge]
        return facing == constants.UNJOINED or (HAS_ROAD[facing] == 1 and not self.was_entered(facing))

    def was_entered(self, edge: int) -> bool:
        return (self.entered[edge // 60] >> (edge % 60)) & 1 == 1

    def find_caves(self, to: MoveBuffer) -> None:
        for number in range(constants.SETS):
            cave = constants.FIRST_CAVE + number
            if self.place[cave] != constants.NOWHERE and cave != self.on:
                to.add(constants.EMERGE + number)

    def find_flights(self, to: MoveBuffer) -> None:
        """JR-29, JR-38"""
        for stop in range(constants.HEXAGONS):
            other = self.place[stop] != constants.NOWHERE and stop != self.at[self.mover]
            if other and (self.residential_flights == 1 or self.is_royal(stop, constants.KING)):
                to.add(constants.FLY + stop)

    def takeoff_suits(self) -> int:
        stop = self.at[self.mover]
        return constants.ALL_SUITS if stop == constants.CITADEL else bits.bit(ROYAL_CARD[stop] // 13)  # JR-36

    def travel(self, move: int) -> None:
        if move == constants.STAY:
            self.stop_here()
            return
        self.display[self.mover] = 0  # JR-39
        if move == constants.HOP or move == constants.FALL:
            self.arrive(constants.OFF_BOARD)
        elif move == constants.SHORTFALL:
            self.ask_payment(constants.SHORTFALL, self.takeoff_suits(), self.price() - self.passport)
        elif move == constants.RELEASE:  # JR-22
            self.lose_card(self.mover, constants.JOKER)
            self.ask_mover(constants.RIDING)
        elif move == constants.BACK:
            self.turn_back()
        elif move == constants.DOWN:
            self.arrive(constants.UNDERGROUND)
        elif move >= constants.TREK and move <= constants.CAVERN:
            self.ask_payment(move, PAYS_AT[KIND[self.on]], self.price())
        elif move < constants.TREK:
            self.leave(move - constants.ROAD)
        else:
            self.land_at(move)

    def stop_here(self) -> None:
        """The journey ends where the rabbit is: where it set out, or at a hexagon that it might have passed."""
        if self.step == constants.PASSING:
            self.arrive(self.at[self.mover])
        elif self.at[self.mover] == constants.UNDERGROUND:
            self.increment()
        else:
            self.audience()

    # On the road

    def find_ways(self, to: MoveBuffer) -> None:
        """On a road tile: the ways on, and the transfers that can be paid."""
        kind = KIND[self.on]
        first = FIRST_EDGE[self.on]
        ways = 0
        for edge in range(first, first + EDGES[SHAPE[self.on]]):
            if self.is_way(edge):
                to.add(constants.ROAD + edge)
                ways += 1
        if self.can_transfer():
            to.add(constants.TREK + (0 if kind < constants.MERCHANT else kind - constants.MERCHANT + 1))
        if kind == constants.CAVE:
            to.add(constants.DOWN)  # JR-23
        if self.jokers[self.mover] > 0:
            to.add(constants.RELEASE)
        if ways == 0 and kind != constants.CAVE:
            to.add(constants.BACK)  # JR-6

    def is_way(self, edge: int) -> bool:
        """Whether the road under the rabbit leads on by an edge of its tile."""
        there = GOES_ON[self.came * 2] == edge or GOES_ON[self.came * 2 + 1] == edge
        return (there or (self.trekked == 1 and edge == self.came)) and self.is_open(edge)

    def can_transfer(self) -> bool:
        kind = KIND[self.on]
        if kind == constants.TAVERN and (self.aisle_jokers == 0 or self.served == 1):
            return False  # JR-21
        if kind == constants.CAVE and not self.has_other_cave():
            return False
        return self.can_pay(PAYS_AT[kind], self.price())

    def has_other_cave(self) -> bool:
        for number in range(constants.SETS):
            if self.place[constants.FIRST_CAVE + number] != constants.NOWHERE and constants.FIRST_CAVE + number != self.on:
                return True
        return False

    def leave(self, edge: int) -> None:
        """Leaves a tile by the road that crosses an edge."""
        facing = self.joins[edge]
        if facing == constants.UNJOINED:
            self.arrive(constants.OFF_BOARD)
        elif HAS_ROAD[facing] == 0:
            self.turn_back()
        else:
            self.enter(facing)

    def enter(self, edge: int) -> None:
        """Enters a tile by an edge of it."""
        tile = TILE[edge]
        self.came = edge
        self.trekked = 0
        self.served = 0
        if tile < constants.HEXAGONS:
            self.on = constants.NO_TILE
            self.reach_hexagon(tile)
            return
        self.on = tile
        self.entered[edge // 60] |= bits.bit(edge % 60)
        self.walk()

    def walk(self) -> None:
        """Goes on by the only way, or asks."""
        first = FIRST_EDGE[self.on]
        ways = 0
        only = constants.NO_EDGE
        for edge in range(first, first + EDGES[SHAPE[self.on]]):
            if self.is_way(edge):
                ways += 1
                only = edge
        if ways > 1 or self.jokers[self.mover] > 0 or self.can_transfer():
            self.ask_mover(constants.ON_ROAD)
        elif ways == 1:
            self.leave(only)
        elif KIND[self.on] == constants.CAVE:
            self.arrive(constants.UNDERGROUND)
        else:
            self.turn_back()

    def turn_back(self) -> None:
        """JR-6: back to where it stood last, be it a hexagon that it has passed (JR-40); this is no arrival."""
        self.rest()
        if self.at[self.mover] == constants.UNDERGROUND:
            self.increment()
        else:
            self.audience()

    def reach_hexagon(self, tile: int) -> None:
        """JR-40: however the rabbit came there, by its own carrot it may go on."""
        own = self.trailing_carrots == 1 and self.carrot[tile] == self.mover + 1
        if own and (self.passed >> tile) & 1 == 0 and self.leads_on(tile):
            self.passed |= bits.bit(tile)
            self.at[self.mover] = tile
            self.ask_mover(constants.PASSING)
        else:
            self.arrive(tile)

    def leads_on(self, tile: int) -> bool:
        """Whether a hexagon can be left again in the same journey."""
        if self.jokers[self.mover] > 0:
            return True
        for edge in range(tile * 6, tile * 6 + 6):
            if self.is_way_out(edge):
                return True
        return False

    def find_ways_past(self, to: MoveBuffer) -> None:
        """At a hexagon with an own carrot."""
        to.add(constants.STAY)
        self.find_roads(to, self.at[self.mover])
        if self.jokers[self.mover] > 0:
            to.add(constants.RELEASE)  # JR-40

    # Transfers

    def transfer(self, purpose: int) -> None:
        if purpose == constants.TREK:  # JR-19
            first = FIRST_EDGE[self.on]
            other = first
            while other == self.came or self.joins_road(other):
                other += 1
            self.came = other
            self.trekked = 1
            self.walk()
        elif purpose == constants.HORSE:
            self.ask_mover(constants.RIDING)
        elif purpose == constants.DRINK:
            self.aisle_jokers -= 1
            self.jokers[self.mover] += 1
            self.hand_size[self.mover] += 1
            self.served = 1
            self.walk()
        else:
            self.ask_mover(constants.IN_CAVES)

    def find_rides(self, to: MoveBuffer) -> None:
        """JR-20: by horse to another hexagon, by boat to another road end on the same water."""
        for stop in range(constants.HEXAGONS):
            here = self.on == constants.NO_TILE and stop == self.at[self.mover]
            if self.place[stop] != constants.NOWHERE and not here:
                to.add(constants.RIDE + stop)
        for edge in range(constants.EDGES):
            if HAS_ROAD[edge] == 1 and self.water[edge] != constants.DRY and self.sails_to(edge):
                to.add(constants.BOAT + edge)

    def sails_to(self, port: int) -> bool:
        tile = self.at[self.mover] if self.on == constants.NO_TILE else self.on
        first = FIRST_EDGE[tile]
        for edge in range(first, first + EDGES[SHAPE[tile]]):
            own = self.on == constants.NO_TILE or edge == self.came or self.joins_road(edge)
            if own and edge != port and self.water[edge] == self.water[port] and HAS_ROAD[edge] == 1:
                return True
        return False

    def joins_road(self, edge: int) -> bool:
        """Whether the road under the rabbit has an end at an edge of its tile."""
        return GOES_ON[self.came * 2] == edge or GOES_ON[self.came * 2 + 1] == edge

    def land_at(self, move: int) -> None:
        """A ride, a boat, a flight, or the way out of a cave."""
        if move >= constants.EMERGE:
            tile = constants.FIRST_CAVE + move - constants.EMERGE
            self.on = tile
            self.came = FIRST_EDGE[tile]
            self.emerge()
        elif move >= constants.BOAT:
            self.enter(move - constants.BOAT)
        else:
            self.on = constants.NO_TILE
            self.came = constants.NO_EDGE
            self.reach_hexagon(move - constants.FLY if move >= constants.FLY else move - constants.RIDE)

    def emerge(self) -> None:
        """JR-23, JR-24: out of a cave, along its road."""
        first = FIRST_EDGE[self.on]
        for edge in range(first, first + EDGES[SHAPE[self.on]]):
            if HAS_ROAD[edge] == 1:
                self.leave(edge)
                return
