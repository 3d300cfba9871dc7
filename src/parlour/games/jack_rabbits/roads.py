"""Where every road of a land leads, as a table that can be read and compared.

One line for each way from a hexagon or a cave: the side it leaves by, the road tiles it passes, and where it ends: at a side
of a hexagon, in a cave, on the sea or a lake, or nowhere, at a dead end. Forks make several ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.games.jack_rabbits import constants, lands
from parlour.games.jack_rabbits.lands import Land

NOWHERE = "dead end"


class Way(NamedTuple):
    start: str  # `citadel N`
    passes: tuple[str, ...]  # `river1`, `woods3`, `tavern3`
    end: str  # `Jd S`, `cave1`, `sea`, `lake 1` or `dead end`


def table(land: Land) -> str:
    rows = ways(land)
    wide = max(len(way.start) for way in rows)
    return "".join(f"{way.start:<{wide}}  {' – '.join((*way.passes, way.end))}\n" for way in rows)


def ways(land: Land) -> list[Way]:
    """All ways from hexagons and caves, in the order of the tiles and of the sides."""
    return Roads(land).ways()


class Roads:
    def __init__(self, land: Land) -> None:
        fields = lands.lay_out(land).fields()
        self.joins: list[int] = fields["joins"]
        self.water: list[int] = fields["water"]
        self.turns = {laid.tile: laid.turn for laid in land.tiles}

    def ways(self) -> list[Way]:
        edges = [edge for edge in range(constants.EDGES) if constants.TILE_OF[edge] in self.turns and constants.HAS_ROAD[edge]]
        starts = [edge for edge in edges if is_stop(constants.TILE_OF[edge])]
        starts.sort(key=lambda edge: (constants.TILE_OF[edge], self.side(edge)))
        return [Way(self.name(start), passes, end) for start in starts for passes, end in self.follow(start, (), ())]

    def follow(self, edge: int, passes: tuple[str, ...], entered: tuple[int, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
        """The ways on from the edge by which a road leaves a tile; no edge is entered twice (JR-17)."""
        facing = self.joins[edge]
        if facing == constants.UNJOINED:
            yield passes, "sea" if self.water[edge] == constants.SEA else f"lake {self.water[edge]}"
        elif not constants.HAS_ROAD[facing]:
            yield passes, NOWHERE
        elif is_stop(constants.TILE_OF[facing]):
            yield passes, self.name(facing)
        elif facing not in entered:
            for end in constants.ends_of_road(facing):
                if end != constants.NO_EDGE:
                    yield from self.follow(end, (*passes, constants.TILE_NAMES[constants.TILE_OF[facing]]), (*entered, facing))

    def name(self, edge: int) -> str:
        tile = constants.TILE_OF[edge]
        side = f" {constants.SIDES[self.side(edge)]}" if tile < constants.HEXAGONS else ""  # a cave has one road only
        return constants.TILE_NAMES[tile] + side

    def side(self, edge: int) -> int:
        tile = constants.TILE_OF[edge]
        return (constants.EDGE_SIDES[constants.SHAPE_OF[tile]][edge - constants.FIRST_EDGE[tile]] + self.turns[tile]) % 6


def is_stop(tile: int) -> bool:
    """Whether roads end there: at a hexagon or a cave."""
    return tile < constants.HEXAGONS or constants.KIND_OF[tile] == constants.CAVE
