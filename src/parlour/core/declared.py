"""What is sent, declared for whoever listens: the page's types (`python -m web.generate`) and the tests are made from it. Nothing
that runs needs these declarations; views and events are plain JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType


def sent_name(name: str) -> str:
    """`from` is declared as `from_`."""
    return name.removesuffix("_")


class Sent(Struct, forbid_unknown_fields=True, rename=sent_name):
    pass


class Detailed(Struct, rename=sent_name):
    """May hold more: which details depends on the kind."""

    open: ClassVar[bool] = True


@dataclass(frozen=True)
class Among:
    """In `Annotated[str, Among("STEPS")]`: one of the values of a table that the game's module `page` declares."""

    table: str


class Saying(Sent):
    """A sentence to be spoken in the reader's language; see parlour.core.sayings."""

    code: str
    arguments: dict[str, Any] | UnsetType = UNSET


class Move(Detailed):
    """A move in notation and described."""

    move: int
    text: str
    kind: str
