"""The rules of the chain read a second time, slowly and without tricks, for islands on which every tile is open.

`Way.ends` follows every choice to its end. With a coin, a way that cannot be completed (JK-18) has no end at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

COLUMNS = "abcdefghijklm"
POINTS = {"n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, -1), "w": (-1, 0), "nw": (-1, 1)}
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
SPINNING = ("jungle", "desert", "swamp", "hills")
FORTRESSES = ("fortress", "aborigine")
Direction = tuple[int, int]


class TooLong(Exception):
    """There are more ways than we care to follow."""


@dataclass
class Way:
    tiles: dict[str, str]
    own_ship: str
    enemy_ships: set[str]
    enemies: set[str]  # places, such as g7 or g7/2
    coin: bool
    patience: int = field(default=4000)

    def ends(self, cell: str, last: Direction, used: frozenset[object], since_choice: frozenset[object]) -> set[str]:
        """How it may end for a pirate who has just come to the cell, by a movement of so many columns and rows."""
        self.patience -= 1
        if self.patience < 0:
            raise TooLong
        if cell not in self.tiles:
            return {self.in_the_water(cell)}
        tile, _, points = self.tiles[cell].partition(":")
        if tile == "ogre":
            return {"dies"}
        if tile == "cannon":
            return {self.in_the_water(self.shot(cell, POINTS[points]))}
        if tile == "balloon":
            return {"aboard"}
        if (cell, last) in since_choice:
            return self.no_way_on()
        forced = since_choice | {(cell, last)}
        if tile.startswith("arrow"):
            return self.choose(cell, [POINTS[point] for point in points.split("+")], used, forced)
        if tile == "horse" or (tile == "ice" and last in JUMPS):
            return self.choose(cell, JUMPS, used, forced)
        if tile == "ice":
            return self.ends(moved(cell, last), last, used, forced) if self.may_enter(moved(cell, last)) else self.no_way_on()
        if tile == "crocodile":
            back = (-last[0], -last[1])
            return self.ends(moved(cell, back), back, used, forced)
        return self.stands(cell, tile)

    def stands(self, cell: str, tile: str) -> set[str]:
        place = f"{cell}/1" if tile in SPINNING else cell
        if self.coin and (place in self.enemies or tile in FORTRESSES):
            return set()
        return {f"stands {place}"}

    def in_the_water(self, cell: str) -> str:
        if cell in self.enemy_ships:
            return "dies"
        return "aboard" if cell == self.own_ship else f"swims {cell}"

    def shot(self, cell: str, way: Direction) -> str:
        while cell in self.tiles:
            cell = moved(cell, way)
        return cell

    def no_way_on(self) -> set[str]:
        return set() if self.coin else {"dies"}

    def choose(self, cell: str, ways: list[Direction], used: frozenset[object], forced: frozenset[object]) -> set[str]:
        open_ways = list(self.open_ways(cell, ways, used))
        if not open_ways:
            return self.no_way_on()
        if len(open_ways) == 1:
            return self.ends(moved(cell, open_ways[0]), open_ways[0], used, forced)
        found: set[str] = set()
        for way in open_ways:
            found |= self.ends(moved(cell, way), way, used | {(cell, way)}, frozenset())
        return found

    def open_ways(self, cell: str, ways: list[Direction], used: frozenset[object]) -> Iterator[Direction]:
        for way in ways:
            there = moved(cell, way)
            if there and (cell, way) not in used and self.may_enter(there):
                yield way

    def may_enter(self, cell: str) -> bool:
        return self.tiles.get(cell) not in FORTRESSES or cell not in self.enemies


def moved(cell: str, way: Direction) -> str:
    """The cell so many columns and rows away, or nothing if that is off the board."""
    column, row = COLUMNS.index(cell[0]) + way[0], int(cell[1:]) + way[1]
    inside = 0 <= column <= 12 and 1 <= row <= 13 and not (column in (0, 12) and row in (1, 13))
    return f"{COLUMNS[column]}{row}" if inside else ""
