"""What is not tuned in the evaluation of Jackal: patience, and how a coin gets over the tiles."""

from parlour.games.jackal import constants

PATIENT_TURNS = 8  # of crews without progress, before chance mixes into choices
REMEMBERED_ISLANDS = 256  # whose ways are kept, of each side; a power of two
ISLAND_KEY = 173  # bytes: the ground of all cells, and ships

STANDS_WITH_COIN = (constants.EMPTY, constants.CHEST, constants.SPIN, constants.RUM, constants.PLANE)


def turns_to_leave(face: int, way: int) -> int:
    """The turns it takes to leave an open tile that way with a coin; NOWHERE if one cannot."""
    kind = constants.KIND_OF[face]
    if kind == constants.ARROW and constants.POINTS_OF[face] >> way & 1:
        return 0
    if kind not in STANDS_WITH_COIN:
        return constants.NOWHERE
    return 1 + constants.NUMBER_OF[face] if kind == constants.SPIN else 1


TURNS_TO_LEAVE = [turns_to_leave(face, way) for face in range(constants.FACES) for way in range(8)]


def ground(face: int) -> int:
    """The first face that is the same as this one on a coin's way home."""
    return next(first for first in range(face + 1) if passage(first) == passage(face))


def passage(face: int) -> tuple[int, ...]:
    kind = constants.KIND_OF[face]
    return (kind if kind in (constants.ICE, constants.BALLOON, constants.HORSE) else 0, *TURNS_TO_LEAVE[face * 8:face * 8 + 8])


GROUND = [ground(face) for face in range(constants.FACES)]
SALT = [pow(33, cell, 1 << 24) for cell in range(constants.CELLS)]  # so that different islands have different sums
