"""What is sent of Ard Rí, declared: see parlour.core.declared."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from parlour.core.declared import Move, Saying, Sent

Suit = Literal["c", "d", "h", "s"]


class SeatTable(Sent):
    hand: int
    cards: list[str] | None
    chosen: Annotated[str | None, Meta(description='A card, "pass", "hidden", or nothing yet.')]
    herd: list[str]
    best: dict[Suit, str | None]
    missing: Annotated[list[Suit], Meta(description="The suits of which there is no card.")]
    total: Annotated[int, Meta(description="The best card of each suit, added up.")]
    worth: Annotated[int, Meta(description="What of it counts now: nothing while a suit is missing, before the last year.")]
    nobles: int


class ArdRi(Sent):
    year: int
    season: Literal["deal", "spring", "summer", "autumn", "after"]
    deck: int
    centre: list[str]
    discard: list[str]
    refused: Annotated[dict[str, Saying], Meta(description="The cards of one's hand that cannot be played now, and why.")]
    seats: list[SeatTable]


class ArdRiMove(Move):
    kind: Literal["play", "pass"]
    card: str | UnsetType = UNSET
    role: Literal["warrior", "cattle"] | UnsetType = UNSET
    tip: Annotated[Saying | UnsetType, Meta(description="What it can do.")] = UNSET


# What comes of a move


class Spring(Sent):
    kind: Literal["spring"]
    cards: list[str | None]


class Kill(Sent):
    by: int
    of: int


class Winter(Sent):
    kind: Literal["winter"]
    cards: list[str | None]
    kills: Annotated[list[Kill], Meta(description="Every Warrior that falls, by the hand of the strongest.")]
    winner: int | None
    by: Literal["warrior", "cattle"] | None
    trick: list[str]
    verdict: Annotated[Saying, Meta(description="The outcome in one sentence.")]


TABLE = ArdRi
MOVE = ArdRiMove
