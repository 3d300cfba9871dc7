"""A move that a search has tried."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class MoveStats:
    move: int
    visits: int
    value: float  # the mean share of the win that it brought
