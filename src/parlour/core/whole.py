"""Whole numbers that somebody hands in: numpy's are some too."""

from __future__ import annotations

from operator import index
from typing import Any


def whole_or_none(given: Any) -> int | None:
    """None for what is no whole number, for yes and no, and for arrays of more than a number."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None
