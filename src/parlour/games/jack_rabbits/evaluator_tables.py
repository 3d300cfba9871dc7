"""Of Jack Rabbits' evaluation, what is not tuned: what only the greedy player asks, and the royals that meet each quest."""

from itertools import combinations

from parlour.games.jack_rabbits import constants

MOST = 100  # what a winner is worth to the greedy player
HALF = 10  # after so many turns a seat is worth half of that
THREAT = 40  # per cent of what the best of the others is worth are taken off
PATIENCE = 20  # turns of each seat, before chance mixes into its choices

SNUG = 3  # building: an edge that a tile shares is worth so many steps from the citadel,
JOINED = 10  # a stop from which roads lead home so many,
GUIDELINE = 20  # and a guideline kept so many
FAR = 99  # turns, where there is no plan

# When a plan begins
BEFORE = -1  # this turn's journey
NOW = 0  # at its end
LATER = 1  # in the next turn

OFF = 16384  # off the board, as a set of stops
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
