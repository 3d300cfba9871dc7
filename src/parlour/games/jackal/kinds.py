"""What is sent of Jackal, declared: see parlour.core.declared."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from parlour.core.declared import Among, Move, Saying, Sent

Crew = Annotated[str, Among("CREWS")]
Condition = Literal["dead", "aboard", "swimming", "trapped", "drunk", "spinning", "free"]
Sign = Literal["open", "hit", "drown", "free", "aboard", "death", "sea", "sail", "turn", "revive", "stay", "move"]
Reasons = Annotated[dict[str, str], Meta(description="The codes of reasons by cell, and for all others.")]


class PirateTable(Sent):
    cell: str | None
    step: Annotated[int, Meta(description="On a spinning tile, from 1; else 0.")]
    of: int
    state: Condition


class CrewTable(Sent):
    crew: Crew
    seat: int
    side: int
    ship: str
    bank: int
    pirates: list[PirateTable]


class Chain(Sent):
    """A pirate in the middle of his way."""

    crew: Crew
    mate: int
    coin: bool
    trail: list[str]
    flies: bool


class Refusals(Sent):
    """Why nothing starts on a cell, and why a pirate cannot go from his place to another, empty-handed or with a coin."""

    start: Reasons
    to: dict[str, Reasons]
    laden: dict[str, Reasons]


class Jackal(Sent):
    crew: Crew
    tiles: Annotated[dict[str, str], Meta(description='Open tiles by cell: "chest3", "arrow1:ne".')]
    coins: Annotated[dict[str, int], Meta(description='Coins by place: "e4", or "e4/2" for a step.')]
    crews: list[CrewTable]
    lost: int
    left: int
    bag: Annotated[dict[str, int], Meta(description="What is still face down.")]
    plane_used: bool
    idle: int
    chain: Chain | None
    refusals: Annotated[Refusals | None, Meta(description="For whoever is asked.")]
    why: Annotated[Saying | None, Meta(description="What ended the game.")]


class JackalMove(Move):
    """Which details there are depends on its kind."""

    kind: Literal["walk", "fly", "turn", "sail", "revive", "on", "stay"]
    start: Annotated[str, Meta(description='The place from which it is made: "e4", or "e4/2" on a step of a spinning tile.')]
    sign: Annotated[Sign, Meta(description="What it comes to.")]
    aim: Annotated[Saying, Meta(description="The same in words, as far as it is known.")]
    mate: int | UnsetType = UNSET
    from_: str | UnsetType = UNSET
    to: str | UnsetType = UNSET
    coin: bool | UnsetType = UNSET
    ship: Crew | UnsetType = UNSET
    path: list[str] | UnsetType = UNSET
    end: Condition | Literal["closed", "choice"] | UnsetType = UNSET
    laden: bool | UnsetType = UNSET


TABLE = Jackal
MOVE = JackalMove
