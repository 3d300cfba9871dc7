"""What a study can count in a game of Pig, besides scores, points and plies."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.state import State
from parlour_pig import view


def margin(final: State) -> int:
    """By how many points the winner was ahead, in tens."""
    *_, second, first = sorted(view.points(final))
    return (first - second) // 10 * 10


METRICS: dict[str, Callable[[State], int]] = {"margin": margin}
