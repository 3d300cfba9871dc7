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

# The features of the learned evaluation: names, and how many each comes in. What is counted in steps or turns has a feature for
# each number, the last one for all above.
FARTHEST = 8  # steps
LONGEST_WAY = 12  # turns; one more stands for no way at all
NO_CALL = 9  # where steps to a coin are told
WIDEST_LEAD = 4  # steps nearer to a coin than the others
GROUPS = {
    "bank": 1,  # coins
    "dead": 1,
    "swimming": 1,
    "trapped": 1,
    "drunk": 1,
    "aboard": 1,
    "turn": 1,  # whose it is
    "carried_way": 14,  # a pirate with a coin, by the turns home,
    "carried_danger": 3,  # by the enemies who could hit him next,
    "carried_pursued": 1,  # and by an enemy two steps away
    "stands": 16,  # a pirate without a coin, by the tile under him,
    "spin_left": 6,  # by the turns that it still holds him,
    "danger": 3,
    "prey": 3,  # by the enemies with a coin whom he could hit next,
    "called": 10,  # by the steps to the coin that calls him,
    "closed_called": 9,  # by the steps to a closed tile: who is called,
    "closed_idle": 9,  # and who is not,
    "from_ship": 9,  # and by the steps to his ship
    "ground_way": 14,  # coins on the ground, by the turns home
    "ground_near": 9,  # a place with coins that can be brought home, by the steps of the side's nearest,
    "ground_race": 9,  # and by how much nearer the side is than the others
}
BANK = 0
DEAD = 1
SWIMMING = 2
TRAPPED = 3
DRUNK = 4
ABOARD = 5
TURN = 6
CARRIED_WAY = 7
CARRIED_DANGER = 21
CARRIED_PURSUED = 24
STANDS = 25
SPIN_LEFT = 41
DANGER = 47
PREY = 50
CALLED = 53
CLOSED_CALLED = 63
CLOSED_IDLE = 72
FROM_SHIP = 81
GROUND_WAY = 90
GROUND_NEAR = 104
GROUND_RACE = 113
FEATURES = 122
WEIGHTS = 4636  # for each number of coins that are still to be had, 0 to 37
