"""What a beginner overlooks in Jack Rabbits: where long roads lead, hexagons far away to ride or fly to, and far visitors whom
he could challenge. What lies at his rabbit's feet, and his own cards, he sees."""

from __future__ import annotations

from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.rules import JackRabbits
from parlour.search.attention import Attention

AT_HAND = constants.MOVES  # a thing that is no place: all that needs no looking around
VISITOR = constants.MOVES + 1
FROM_NOWHERE = 2  # hexagons, to all of them


def thing(seen: JackRabbits, move: int) -> int:
    """The move itself, if it leads somewhere: roads that end at the same hexagon are still two."""
    if constants.ROAD <= move < constants.TREK or constants.RIDE <= move < constants.EMERGE:
        return move
    return VISITOR if seen.step == constants.CHALLENGE and move == constants.YES else AT_HAND


def far(seen: JackRabbits, thing: int) -> int:
    """Tiles along a road, or as the crow flies."""
    if constants.ROAD <= thing < constants.TREK:
        return road_length(seen, thing - constants.ROAD)
    if constants.RIDE <= thing < constants.FLY:
        return apart(seen, seen.at[seen.mover], thing - constants.RIDE)
    if constants.FLY <= thing < constants.BOAT:
        return apart(seen, seen.at[seen.mover], thing - constants.FLY)
    if constants.BOAT <= thing < constants.EMERGE:
        return apart(seen, seen.at[seen.mover], constants.TILE_OF[thing - constants.BOAT])
    return apart(seen, seen.at[seen.viewer], seen.at[seen.mover]) if thing == VISITOR and seen.viewer >= 0 else 0


def road_length(seen: JackRabbits, edge: int) -> int:
    """The tiles of a road that leaves by an edge, as far as it goes straight on, up to where it ends."""
    tiles, facing = 0, seen.joins[edge]
    while tiles < constants.LONGEST_ROAD and facing != constants.UNJOINED:
        tile = constants.TILE_OF[facing]
        if tile < constants.HEXAGONS or constants.HAS_ROAD[facing] == 0 or constants.KIND_OF[tile] == constants.CAVE:
            break
        tiles += 1
        facing = seen.joins[constants.GOES_ON[facing * 2]]
    return tiles


def apart(seen: JackRabbits, stop: int, tile: int) -> int:
    """Hexagons between a stop and a tile, side by side; from a stop that lies nowhere all is equally far."""
    here = seen.place[stop] if stop < constants.HEXAGONS else constants.NOWHERE
    there = seen.place[tile] if tile < constants.TILES else constants.NOWHERE
    if constants.NOWHERE in (here, there):
        return FROM_NOWHERE
    rows = abs(here // constants.COLUMNS - there // constants.COLUMNS)
    columns = abs(here % constants.COLUMNS - there % constants.COLUMNS)
    return max(rows * 2, rows + columns) // 4


ATTENTION = Attention(thing, far)
