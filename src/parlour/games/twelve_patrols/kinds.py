"""What is sent of 12 Patrols, declared: see parlour.core.declared. Cells are called "b2", spots by their two cells
("a1b1"), items "w4" (a white die) or "w" (a white cube)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from parlour.core.declared import Among, Detailed, Saying, Sent

Side = Annotated[str, Among("SIDES")]
Colour = Annotated[str, Among("COLOURS")]
Kind = Annotated[str, Among("KINDS")]
Standing = Literal["outside", "undecided", "open", "met", "hopeless", "broken"]


class Want(Sent):
    """What a side of a card wants."""

    kind: Kind
    n: int


class CardFace(Sent):
    name: str
    letters: str
    picture: str
    north: list[Want]
    east: list[Want]
    south: list[Want]
    west: list[Want]


class Requirement(Sent):
    """A requirement of a placed card: what it wants, in which spots, and how it stands."""

    card: int
    cell: str
    side: Side
    kind: Kind
    n: int
    spots: list[str]
    parts: Annotated[
        list[int | str | None],
        Meta(description="What the patrol in each of them adds: a number, or the letters of its colours; null: there is none."),
    ]
    have: int
    state: Standing


class Why(Sent):
    kind: Literal["no-patrol", "no-place"]
    patrols: int
    spot: Annotated[str | UnsetType, Meta(description="That nothing can fill.")] = UNSET


class Begun(Sent):
    """A patrol of which some items are sent."""

    spot: str
    items: list[str]


class TwelvePatrols(Sent):
    deck: str
    frame: Literal["fixed", "floating"]
    columns: list[str]
    rows: list[str]
    cells: list[str]
    cards: list[CardFace]
    placed: dict[str, int]
    display: list[int]
    unseen: list[int]
    tray: dict[str, int]
    discarded: dict[str, int]
    patrols: dict[str, list[str]]
    building: Begun | None
    turning: bool
    phase: Literal["roll", "deal", "card", "patrol", "over"]
    free: list[str]
    forced: list[str]
    sides: list[Requirement]
    put: int
    spot_numbers: dict[str, int]
    item_numbers: dict[str, int]
    result: Literal["won", "lost"] | None
    why: Why | None
    ending: Annotated[Saying | None, Meta(description="How it ended, in a sentence.")]


# Decisions, and cards that are turned up


class Deal(Sent, tag_field="kind", tag="deal"):
    card: int


class Place(Sent, tag_field="kind", tag="place"):
    card: int
    cell: str


class Put(Sent, tag_field="kind", tag="put"):
    spot: str
    item: str


class Done(Sent, tag_field="kind", tag="done"):
    pass


class End(Sent, tag_field="kind", tag="end"):
    pass


class Discard(Sent, tag_field="kind", tag="discard"):
    item: str


class Set(Sent, tag_field="kind", tag="set"):
    die: str
    to: int


Act = Deal | Place | Put | Done | End | Discard | Set


# Answers to questions


class Winnable(Sent):
    verdict: Literal["yes", "no", "unknown"]
    share: Annotated[
        float | None,
        Meta(description="Of the orders of the cards face down that could still be won, if that was found out in time."),
    ]
    low: float | None
    high: float | None
    exact: bool


class Reason(Detailed):
    code: str


class Hint(Sent):
    moves: list[int]
    described: list[Act]
    share: float | None
    low: float | None
    high: float | None
    exact: bool
    reason: Reason | None


class Chance(Sent):
    """Before a card."""

    card: int
    share: float
    shares: list[float]
    intervals: Annotated[list[tuple[float, float]], Meta(description="95 %, of the shares.")]
    ply: int
    step: int


class TurningPoint(Sent):
    ply: int
    step: int
    seat: int
    moment: Saying | None


class LineMove(Sent):
    move: int
    described: Act


class SlowLoss(Sent):
    """Cards that each cost some of the orders that could still be won, and did not lose the game by themselves."""

    seat: int
    many: int
    lost: float
    interval: tuple[float, float]
    steps: list[int]
    plies: list[int]
    first: Saying | None
    last: Saying | None
    cards: list[int]


class Review(Sent):
    could: Literal["yes", "no", "unknown"]
    decision: Annotated[int | None, Meta(description="Which of the player's decisions lost it, counted from 0.")]
    steps: int
    chances: list[Chance]
    turning: list[TurningPoint]
    slow: list[SlowLoss]
    line: list[LineMove]


TABLE = TwelvePatrols
MOVE = Act
