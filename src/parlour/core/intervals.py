"""How far a share that was counted may be from the truth."""

from math import sqrt

NORMAL_95 = 1.959964  # so many standard deviations to each side hold 95 %


def wilson(rate: float, games: int, deviations: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval, of 95 % unless told otherwise, for a rate that was observed in so many games."""
    if games == 0:
        return 0.0, 1.0
    z2 = deviations * deviations
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = deviations * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))  # rounding must not leave the rate outside
