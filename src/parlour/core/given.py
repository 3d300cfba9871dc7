"""What learning code hands in: as we take it, or refused in words. Whole numbers of numpy are whole numbers too."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from parlour.core import observation, registry
from parlour.core.chance import Seed
from parlour.core.game import Game
from parlour.core.whole import whole_or_none


def numpy() -> Any:
    """numpy, which only learning needs."""
    try:
        return import_module("numpy")
    except ImportError as error:
        raise ImportError("arrays need numpy: pip install 'parlour[envs]'") from error


def game(given: Any) -> Game:
    if isinstance(given, str):
        return registry.game(given)
    if not isinstance(given, Game):
        raise TypeError(f"a game is its name or a Game, not {given!r:.40}")
    return given


def whole(name: str, given: Any, least: int) -> int:
    number = whole_or_none(given)
    if number is None or number < least:
        raise ValueError(f"{name} is a whole number from {least} up, not {given!r:.40}")
    return number


def seat(given: Any, seats: int) -> int:
    number = whole_or_none(given)
    if number is None or not 0 <= number < seats:
        raise ValueError(f"there is no seat {given!r:.40}; seats are 0 to {seats - 1}")
    return number


def seed(given: Any) -> Seed:
    number = given if isinstance(given, str) else whole_or_none(given)
    if number is None:
        raise ValueError(f"a seed is a whole number or a text, not {given!r:.40}")
    return number


def dtype(plan: observation.ObservationPlan, given: Any) -> str:
    """What observations are made of: uint8 or float32, as numpy spells it; None for the smaller that holds them."""
    if given is None:
        return "uint8" if plan.fits_bytes else "float32"
    try:
        found = str(numpy().dtype(given).name)
    except TypeError:
        found = ""
    if found not in observation.FORMATS.values():
        raise ValueError(f"observations are uint8 or float32, not {given!r:.40}")
    if found == "uint8" and not plan.fits_bytes:
        raise ValueError(plan.why_not_bytes())
    return found
