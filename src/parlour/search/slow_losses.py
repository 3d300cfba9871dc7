"""Losses too small to be seen one by one: a plan that cost three per cent ten times.

A single look finds a better move almost everywhere, if only by luck. So whatever looks a little worse is looked at again, and
only the new looks count, for the same two moves: what one look liked by chance, the others do not. Several decisions of a seat
are told if the 95 % interval of their sum lies above nothing. Decisions are chosen by the same new looks that are added up, so
that a sum is rather too large than too small.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from parlour.core.intervals import NORMAL_95
from parlour.search.player import MoveStats

LEAST_EACH, FEWEST_DECISIONS = 0.01, 3
LEAST_TOGETHER = 0.08
LOOKED_AT = 12  # decisions of a seat
LOOKS = 3  # at each


@dataclass(frozen=True)
class SlowLoss:
    """Decisions of a seat that each lost little, and together much."""

    seat: int
    plies: list[int]
    lost: float
    low: float  # the 95 % interval
    high: float


def differences(looks: Sequence[Sequence[MoveStats]], better: int, played: int) -> list[float]:
    """By how much one move was better than the other, look by look."""
    values = [{one.move: one.value for one in look} for look in looks]
    return [value[better] - value[played] for value in values if better in value and played in value]


def interval(lost: float, found: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of what was lost, by how much several looks differ."""
    half = NORMAL_95 * sqrt(variance(found) / len(found)) if len(found) > 1 else 1.0
    return max(0.0, lost - half), min(1.0, lost + half)


def together(seat: int, found: Sequence[tuple[int, Sequence[float]]]) -> SlowLoss | None:
    """Decisions by ply, each with its differences; None if there is not enough to speak of."""
    sure = [(ply, each) for ply, each in found if len(each) > 1 and fmean(each) >= LEAST_EACH]
    lost = sum(fmean(each) for _, each in sure)
    half = NORMAL_95 * sqrt(sum(variance(each) / len(each) for _, each in sure))
    if len(sure) < FEWEST_DECISIONS or lost < LEAST_TOGETHER or lost - half <= 0:
        return None
    return SlowLoss(seat, sorted(ply for ply, _ in sure), lost, lost - half, lost + half)
