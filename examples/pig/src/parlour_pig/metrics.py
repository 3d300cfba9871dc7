"""What a study can measure in a game of Pig, besides what it can in every game."""

from __future__ import annotations

from parlour.core.metrics import Cost, Finished, Kind, Metric
from parlour_pig import view


def margin(finished: Finished) -> int:
    """By how many points the winner was ahead, in tens."""
    *_, second, first = sorted(view.points(finished.final))
    return (first - second) // 10 * 10


METRICS = (Metric("margin", Kind.NUMBER, "points", Cost.FINAL, margin),)
