"""Lands as people read and write them, the sample land, and random ones.

In text a land is one line for each tile: its name, its coordinates, and how it is turned. That is told by the sides to which
its roads lead, or for a rhombus, which has roads on all sides, by the way it stretches:

    Qd -3,-3 N SE SW
    woods1 1,-3 NW-SE
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from parlour.core.chance import Seed
from parlour.core.errors import BadPosition
from parlour.core.fields import FieldsOf
from parlour.core.game import Json
from parlour.core.state import MoveBuffer, State
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.options import suits_in_play
from parlour.games.jack_rabbits.rules import JackRabbits
from parlour.games.jack_rabbits.stream import Stream

STRETCHES = ("N-S", "NE-SW", "NW-SE")  # of a rhombus, by its turn


class Laid(NamedTuple):
    """A tile on the lattice."""

    tile: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Land:
    tiles: tuple[Laid, ...]


def of(state: State) -> Land:
    """The land of a state, in the order of the tiles' numbers."""
    fields = FieldsOf(state)
    return laid_at(tuple(fields["place"]), tuple(fields["turn"]))


def laid_at(places: Sequence[int], turns: Sequence[int]) -> Land:
    laid = [tile for tile in range(constants.TILES) if places[tile] != constants.NOWHERE]
    return Land(tuple(Laid(tile, *constants.coordinates(places[tile]), turns[tile]) for tile in laid))


def lay_out(land: Land) -> JackRabbits:
    """A state with the land laid out and connected."""
    state = JackRabbits()
    state.clear_land()
    tiles = [laid.tile for laid in land.tiles]
    for number, (tile, x, y, turn) in enumerate(land.tiles):
        if tile in tiles[:number]:
            raise BadPosition("error-land-twice", tile=constants.TILE_NAMES[tile])
        if not state.fits(tile, constants.cell_number(x, y), turn):
            raise BadPosition("error-land-place", tile=constants.TILE_NAMES[tile], place=f"{x},{y}")
        state.lay(tile, constants.cell_number(x, y), turn)
    state.connect()
    return state


def citadel() -> JackRabbits:
    """A state in which the building begins (JR-7)."""
    state = JackRabbits()
    state.clear_land()
    state.lay(constants.CITADEL, constants.cell_number(0, 0), 0)
    return state


# Text and JSON


def text(land: Land) -> str:
    return "".join(f"{constants.TILE_NAMES[tile]} {x},{y} {turn_name(tile, turn)}\n" for tile, x, y, turn in land.tiles)


def read(lines: str) -> Land:
    """The land of a text; what fits nowhere is raised as BadPosition."""
    tiles = []
    for line in filter(None, map(str.strip, lines.splitlines())):
        try:
            name, place, turn = line.split(maxsplit=2)
            x, y = map(int, place.split(","))
        except ValueError as error:
            raise BadPosition("error-land-line", line=line) from error
        tiles.append(laid_tile(name, x, y, turn))
    return checked(tiles)


def document(land: Land) -> Json:
    """The land as a JSON document."""
    tiles = [
        {"tile": constants.TILE_NAMES[tile], "at": [x, y], "turn": turn_name(tile, turn)} for tile, x, y, turn in land.tiles
    ]
    return {"tiles": tiles}


def read_document(given: Json) -> Land:
    tiles = []
    for entry in given["tiles"]:
        try:
            name, (x, y), turn = str(entry["tile"]), map(int, entry["at"]), str(entry["turn"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadPosition("error-land-line", line=json.dumps(entry)) from error
        tiles.append(laid_tile(name, x, y, turn))
    return checked(tiles)


@cache
def turn_name(tile: int, turn: int) -> str:
    if constants.SHAPE_OF[tile] == constants.RHOMBUS:
        return STRETCHES[turn % 3]
    return " ".join(constants.SIDES[side] for side in constants.sides_of_roads(tile, turn))


def laid_tile(name: str, x: int, y: int, turn: str) -> Laid:
    if name not in constants.TILE_NUMBERS:
        raise BadPosition("error-land-tile", tile=name, known=", ".join(constants.TILE_NAMES))
    tile = constants.TILE_NUMBERS[name]
    turns = {turn_name(tile, number): number for number in reversed(range(6)) if lies_on_lattice(tile, x, y, number)}
    if not turns:
        raise BadPosition("error-land-place", tile=name, place=f"{x},{y}")
    if turn not in turns:
        raise BadPosition("error-land-turn", tile=name, turn=turn, known=", ".join(sorted(turns)), place=f"{x},{y}")
    return Laid(tile, x, y, turns[turn])


def lies_on_lattice(tile: int, x: int, y: int, turn: int) -> bool:
    return constants.covers_up(tile, turn) == ((x + y) % 2 == 0)


def checked(tiles: Iterable[Laid]) -> Land:
    land = Land(tuple(tiles))
    lay_out(land)
    return land


# Lands to play on


def laid(options: Mapping[str, Any]) -> JackRabbits:
    """The land that options name, laid out, or the citadel to build on; not to be changed."""
    return laid_land(str(options["board"]), int(options["land"]) or 1, suits_in_play(options))


@lru_cache(maxsize=constants.LAST_LAND)
def laid_land(board: str, number: int, suits: str) -> JackRabbits:
    if board in ("strict", "free"):
        return citadel()
    if board == "sample":
        return lay_out(sample())
    return lay_out(random_land(number, "".join(suit for suit in constants.SUITS if suit in suits)))


@cache
def sample() -> Land:
    """The land for a first game (JR-5)."""
    return read_document(json.loads((Path(__file__).parent / "lands" / "sample.json").read_text(encoding="utf-8")))


def random_land(seed: Seed, suits: str = constants.SUITS) -> Land:
    """JR-10: a land of the royals of some suits, and as many sets of road tiles; the same for the same seed."""
    attempts = (Builder(Stream(seed, number), suits).build() for number in count())
    return next(land for land in attempts if land is not None)


class Builder:
    """One attempt at a random land.

    Tiles are laid one after the other, each where it is snug and near the middle, so that it breaks no guideline. A royal is
    laid only where free roads or caves lead from it to the citadel; tiles laid later cannot cut them off.
    """

    ISLANDS = 4  # one land in so many has an island
    TRIED = 8  # places tried for a tile before another one gets its turn
    SHARED_EDGE = 80  # what one is worth, in squared half edges of the distance from the middle
    CARELESS = 30  # by how much a place may seem worse than it is, likewise

    def __init__(self, stream: Stream, suits: str) -> None:
        self.stream = stream
        self.state = citadel()
        self.sheet = MoveBuffer()
        sets = range(len(suits))
        self.royals = stream.shuffled(1 + rank * 4 + constants.SUITS.index(suit) for rank in range(3) for suit in suits)
        self.rhombi = stream.shuffled(tile + number for tile in constants.FIRST_OF_KIND[:3] for number in sets)
        self.triangles = stream.shuffled(tile + number for tile in constants.FIRST_OF_KIND[3:] for number in sets)

    def build(self) -> Land | None:
        """A land, or None if some tile found no place."""
        island = self.island() if self.stream.below(self.ISLANDS) == 0 else []
        if not self.lay_mainland(self.mainland()) or not self.lay_island(island):
            return None
        self.state.connect()
        return of(self.state) if self.state.ports() > 0 else None

    def island(self) -> list[int]:
        """Takes out some tiles for an island: a royal, a cave so that one can leave, and perhaps more of both shapes."""
        caves = [tile for tile in self.triangles if constants.KIND_OF[tile] == constants.CAVE]
        self.triangles.remove(caves[0])
        tiles = [self.royals.pop(), caves[0]]
        for _ in range(self.stream.below(len(caves) - 1)):
            tiles += [self.triangles.pop(), self.royals.pop()]
        return tiles

    def mainland(self) -> list[int]:
        """The other tiles in the order in which they are laid: royals with something in between, triangles into the gaps."""
        sets = len(self.rhombi) // 3
        tiles, last = self.rhombi[:2], self.triangles[:sets]
        between = self.stream.shuffled(self.rhombi[2:] + self.triangles[sets:])
        for royal in self.royals:
            many = 1 + self.stream.below(2)
            tiles += [royal, *between[:many]]
            del between[:many]
        return tiles + between + last

    def lay_mainland(self, tiles: list[int]) -> bool:
        left = list(tiles)
        for _ in range(3 * len(tiles)):
            if not left:
                return True
            tile = left.pop(0)
            self.find_places(tile, constants.ATTACHED)
            if not self.lay(tile, constants.cell_number(0, 0)):
                left.insert(1 + self.stream.below(4), tile)  # later
        return not left

    def lay_island(self, tiles: list[int]) -> bool:
        middle = constants.cell_number(0, 0)
        for number, tile in enumerate(tiles):
            self.find_places(tile, constants.ATTACHED if number else constants.APART)
            if number:
                self.keep_places(tile, set(tiles))
            if not self.lay(tile, middle, alone=number == 0):
                return False
            middle = self.state.fields()["place"][tiles[0]]
        return True

    def find_places(self, tile: int, how: int) -> None:
        """Writes where a tile may lie (place * 6 + turn), and how snug it is there."""
        self.sheet.clear()
        self.state.find_places(self.sheet, tile, how, True)

    def keep_places(self, tile: int, beside: set[int]) -> None:
        """Only those where it shares edges with some tiles and no others."""
        kept = [(spot, snug) for spot, snug in self.sheet.weighted() if self.touched(tile, spot) <= beside]
        self.sheet.clear()
        for spot, snug in kept:
            self.sheet.add_weighted(spot, snug)

    def touched(self, tile: int, spot: int) -> set[int]:
        """The tiles that a tile would share an edge with."""
        first = constants.FIRST_EDGE[tile]
        edges = range(first, first + constants.EDGES_OF[constants.SHAPE_OF[tile]])
        facing = [self.state.facing(edge, *divmod(spot, 6)) for edge in edges]
        return {constants.TILE_OF[edge] for edge in facing if edge != constants.UNJOINED}

    def lay(self, tile: int, middle: int, *, alone: bool = False) -> bool:
        """Lays a tile at one of the best places, such that all royals are connected (unless it is still alone)."""
        self.stream.u = self.state.weigh_places(self.sheet, middle, self.SHARED_EDGE, self.CARELESS, self.stream.u)
        return self.state.lay_at_best(self.sheet, tile, self.TRIED, alone)
