"""Building a land together, tile by tile, before the cards are dealt."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits, turns
from parlour.core.state import MoveBuffer
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.land import INNER, SHAPE, TURNS, Land
from parlour.games.jack_rabbits.parts.table import ROYAL_CARD

SHAPE_TILES: Annotated[list[int], "int64", 3] = constants.SHAPE_TILES


class Building(Land):
    def start_building(self) -> None:
        """JR-7: the tiles are dealt in equal shares, face up in free building (JR-8)."""
        for tile in range(1, constants.TILES):
            if self.is_in_play(tile):
                self.bag |= bits.bit(tile)
        if self.board == constants.FREE:
            self.step = constants.DEALING_TILES
            turns.ask_chance(self, constants.TILE_BAG)
            return
        for seat in range(self.seats):
            for shape in range(3):
                self.shares[seat * 3 + shape] = bits.count(self.bag & SHAPE_TILES[shape]) // self.seats
        self.ask_builder()

    def is_in_play(self, tile: int) -> bool:
        """JR-37: the royals of some suits, and as many sets of road tiles."""
        if tile < constants.HEXAGONS:
            return (self.kept >> (ROYAL_CARD[tile] // 13)) & 1 == 1
        return (tile - constants.HEXAGONS) % constants.SETS < bits.count(self.kept)

    def deal_tile(self, tile: int) -> None:
        self.bag &= ~bits.bit(tile)
        self.own[self.drawing] |= bits.bit(tile)
        self.drawing = (self.drawing + 1) % self.seats
        if self.bag != 0:
            turns.ask_chance(self, constants.TILE_BAG)
        else:
            self.ask_builder()

    def ask_builder(self) -> None:
        """JR-8: in rotation, for a tile or a shape; the only one is taken without asking."""
        self.mover = self.built_many % self.seats
        own = self.own[self.mover]
        shapes = 0
        for shape in range(3):
            if self.shares[self.mover * 3 + shape] > 0:
                shapes |= bits.bit(shape)
        if bits.count(own) == 1:
            self.take_tile(bits.lowest(own))
        elif own != 0:
            self.ask_mover(constants.CHOOSING_TILE)
        elif bits.count(shapes) == 1:
            self.take_shape(bits.lowest(shapes))
        else:
            self.ask_mover(constants.CHOOSING_SHAPE)

    def find_building(self, to: MoveBuffer) -> None:
        if self.step == constants.CHOOSING_SHAPE:
            for shape in range(3):
                if self.shares[self.mover * 3 + shape] > 0:
                    to.add(constants.TAKE_SHAPE + shape)
        elif self.step == constants.CHOOSING_TILE:
            for tile in range(1, constants.TILES):
                if (self.own[self.mover] >> tile) & 1 == 1:
                    to.add(constants.TAKE_TILE + tile)
        elif self.step == constants.PLACING:
            self.find_spots(to, self.guidelines == constants.ENFORCE)
            if to.many == 0:
                self.find_spots(to, False)  # JR-9: waived, since there is no other place
        else:
            offered = self.turns_offered(self.spot)
            for turn in range(6):
                if (offered >> turn) & 1 == 1:
                    to.add(constants.TURN + turn)

    def find_spots(self, to: MoveBuffer, guided: bool) -> None:
        """Writes each place where the tile that is being laid may lie in some turn."""
        self.find_places(to, self.tile, constants.ATTACHED | constants.APART, guided)
        spots = 0
        for i in range(to.many):
            spot = constants.PLACE + to.move[i] // 6
            if spots == 0 or to.move[spots - 1] != spot:
                to.move[spots] = spot
                to.weight[spots] = 1
                spots += 1
        to.many = spots
        to.total = spots

    def turns_at(self, place: int, guided: bool) -> int:
        """The turns in which the tile that is being laid may lie at a place, as a bit set."""
        found = 0
        lies = False
        if INNER[place] == 0 or self.covered[place] != constants.WATER:
            return 0
        for turn in range(TURNS[self.tile]):
            if turn == 0 or SHAPE[self.tile] != constants.HEXAGON:  # a hexagon covers the same in every turn
                lies = self.may_lie(self.tile, place, turn, constants.ATTACHED | constants.APART)
            if lies and not (guided and self.breaks(self.tile, place, turn) != 0):
                found |= bits.bit(turn)
        return found

    def turns_offered(self, place: int) -> int:
        """Those that break no guideline, if that is enforced and possible at a place."""
        guided = self.turns_at(place, True) if self.guidelines == constants.ENFORCE else 0
        return guided if guided != 0 else self.turns_at(place, False)

    def build(self, move: int) -> None:
        if move >= constants.TURN:
            self.lay_down(move - constants.TURN)
        elif move >= constants.PLACE:
            self.choose_spot(move - constants.PLACE)
        elif move >= constants.TAKE_TILE:
            self.take_tile(move - constants.TAKE_TILE)
        else:
            self.take_shape(move - constants.TAKE_SHAPE)

    def take_shape(self, shape: int) -> None:
        self.shape = shape
        self.step = constants.FLIPPING
        turns.ask_chance(self, constants.TILE_BAG)

    def flip(self, tile: int) -> None:
        self.bag &= ~bits.bit(tile)
        self.shares[self.mover * 3 + self.shape] -= 1
        self.shape = 0
        self.take_tile(tile)

    def take_tile(self, tile: int) -> None:
        self.own[self.mover] &= ~bits.bit(tile)
        self.tile = tile
        self.ask_mover(constants.PLACING)

    def choose_spot(self, place: int) -> None:
        self.spot = place
        offered = self.turns_offered(place)
        if bits.count(offered) == 1:
            self.lay_down(bits.lowest(offered))
        else:
            self.ask_mover(constants.TURNING)

    def lay_down(self, turn: int) -> None:
        self.lay(self.tile, self.spot, turn)
        self.built[self.built_many] = self.tile
        self.built_many += 1
        self.tile = constants.NO_TILE
        self.spot = constants.NOWHERE
        if self.built_many == bits.count(self.kept) * constants.TILES_OF_SUIT:
            self.check_land()
        else:
            self.ask_builder()

    def check_land(self) -> None:
        """JR-9: some cave must lead home. Once everything has been taken up and laid again, the land stays as it is."""
        self.connect()
        if (self.homeward(False) >> constants.UNDERGROUND) & 1 == 0 and self.rebuilds * self.seats < self.built_many:
            self.rebuild()
            return
        for i in range(constants.TILES):
            self.built[i] = 0
        self.built_many = 0
        self.rebuilds = 0
        self.start_dealing()

    def rebuild(self) -> None:
        """The last tiles go back to those who have laid them: one each, and one more each time."""
        self.rebuilds += 1
        for _ in range(self.rebuilds * self.seats):
            self.built_many -= 1
            tile = self.built[self.built_many]
            self.built[self.built_many] = 0
            self.own[self.built_many % self.seats] |= bits.bit(tile)
            self.take_up(tile)
        for edge in range(constants.EDGES):
            self.water[edge] = constants.DRY
        for stop in range(constants.STOPS):
            self.leads[stop] = 0
        self.ask_builder()

    def start_dealing(self) -> None:
        """JR-11: on a finished land."""
        self.home = self.homeward(True)
        self.mover = 0
        self.drawing = 0
        self.step = constants.DEALING
        turns.ask_chance(self, constants.DECK)
