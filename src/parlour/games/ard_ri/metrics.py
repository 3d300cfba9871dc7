"""What a study can count in a game of Ard Rí, besides scores, points and plies."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.state import State


def years(final: State) -> int:
    """The year in which the game ended."""
    return int(final.fields()["year"])


METRICS: dict[str, Callable[[State], int]] = {"year": years}
