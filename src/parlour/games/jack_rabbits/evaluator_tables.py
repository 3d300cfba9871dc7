"""What is not tuned in the evaluation of Jack Rabbits: the greedy player's numbers, and the royals that meet each quest."""

from itertools import combinations

from parlour.games.jack_rabbits import constants

# What only the greedy player asks
WORTH_OF_WIN = 100
TURNS_TO_HALF_WORTH = 10  # a seat that needs so many turns is worth half a win
THREAT_PERCENT = 40  # of what the best of the others is worth, taken off
PATIENT_TURNS = 20  # of each seat, before chance mixes into its choices

# Building: how many steps from the citadel each of these is worth
STEPS_PER_SHARED_EDGE = 3
STEPS_PER_JOINED_STOP = 10  # a stop from which roads lead home
STEPS_PER_GUIDELINE = 20  # one that is kept

TURNS_WITHOUT_PLAN = 99

# When a plan begins
BEFORE = -1  # this turn's journey
NOW = 0  # at its end
LATER = 1  # in the next turn

OFF_BOARD_ONLY = 16384  # as a set of stops
TRIPLES = 220
ROYALS = list(range(1, constants.HEXAGONS))


def quests_met(royals: tuple[int, ...]) -> int:
    """The quests that three royals meet, as a bit set (JR-14)."""
    suits = {constants.CARD_OF_ROYAL[royal] // 13 for royal in royals}
    ranks = {constants.CARD_OF_ROYAL[royal] % 13 for royal in royals}
    diverse, monarchic = len(suits) == 3, len(ranks) == 3
    met = 1 << constants.SIMPLE | diverse << constants.DIVERSE | monarchic << constants.MONARCHIC
    return met | (diverse and monarchic) << constants.DIVERSE_MONARCHIC | (len(suits) == 1) << constants.TRIBAL


THREES = list(combinations(ROYALS, 3))
TRIPLE = [sum(1 << royal for royal in three) for three in THREES]  # as bit sets of hexagons
MEETS = [quests_met(three) for three in THREES]
ORDERS = [0, 1, 2, 1, 0, 2, 0, 2, 1, 2, 0, 1, 1, 2, 0, 2, 1, 0]  # of three; the first two also order two, the first one
AT_MOST = [sum(one + other <= total for one in range(1, 7) for other in range(1, 7)) for total in range(16)]  # of 36 rolls
SUIT_OF_ROYAL = [0] + [constants.CARD_OF_ROYAL[royal] // 13 for royal in ROYALS]
