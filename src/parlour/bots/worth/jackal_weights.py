"""The weights of Jackal's evaluation, in hundredths of a banked coin, and how a coin gets over the tiles."""

from parlour.games.jackal import names

BANKED = 100
DEAD = 80
SWIMMING = 25
TRAPPED = 35
DRUNK = 8
COIN = 55
WAY_HOME = 4
GOLD_NEAR = 34
GOLD_STEP = 2
OPENING = 26
CLOSED_NEAR = 22
CLOSED_STEP = 2
DANGER = 5
DANGER_WITH_COIN = 12
PATIENCE = 8  # crew turns
SPREAD = 40  # a side that is ahead by so many tenths of a coin wins e times as often

STANDS_WITH_COIN = (names.EMPTY, names.CHEST, names.SPIN, names.RUM, names.PLANE)


def turns_to_leave(face: int, way: int) -> int:
    """The turns it takes to leave an open tile that way with a coin; NOWHERE if one cannot."""
    kind = names.KIND_OF[face]
    if kind == names.ARROW and names.POINTS_OF[face] >> way & 1:
        return 0
    if kind not in STANDS_WITH_COIN:
        return names.NOWHERE
    return 1 + names.NUMBER_OF[face] if kind == names.SPIN else 1


TURNS_TO_LEAVE = [turns_to_leave(face, way) for face in range(names.FACES) for way in range(8)]
