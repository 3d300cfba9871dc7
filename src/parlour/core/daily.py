"""The game of the day: everybody who plays it meets the same luck."""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import sha256


def today() -> date:
    """The day it is in Greenwich, so that everybody has the same one."""
    return datetime.now(UTC).date()


def seed(game: str, day: date) -> str:
    """The seed of a game's match of the day."""
    return sha256(f"{game} {day.isoformat()}".encode()).hexdigest()[:16]
