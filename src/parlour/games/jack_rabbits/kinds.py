"""What is sent of Jack Rabbits, declared: see parlour.core.declared."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from parlour.core.declared import Among, Move, Sent

Side = Literal["N", "NE", "SE", "S", "SW", "NW"]
Suit = Literal["c", "s", "h", "d"]
Shape = Annotated[str, Among("SHAPES")]
Step = Annotated[str, Among("STEPS")]
Purpose = Annotated[str, Among("PURPOSES")]
Quest = Annotated[str, Among("QUESTS")]


class Laid(Sent):
    """A laid tile: `turn` names the sides its roads lead to, or the way a rhombus stretches."""

    tile: str
    at: tuple[int, int]
    turn: str


class Land(Sent):
    tiles: list[Laid]


class Building(Sent):
    mode: Literal["strict", "free"]
    seat: int
    left: list[dict[Shape, int]]
    tiles: list[list[str]]
    tile: str | None
    at: tuple[int, int] | None


class SeatTable(Sent):
    at: Annotated[str, Meta(description='A tile\'s name, "underground" or "off-board".')]
    hand: int
    excess: Annotated[int, Meta(description="How many cards of it are beyond the limit.")]
    cards: Annotated[list[str], Meta(description="One's own hand, or what is known of another's.")]
    display: list[str]
    laid: list[str]
    face_down: Annotated[int, Meta(description="How many cards were laid in a trade.")]
    capital: str | None
    answered: bool


class Route(Sent):
    to: str
    price: int
    spends: list[str]
    moves: list[int]
    tiles: list[str]


class Wanted(Sent):
    """The cards that a seat is asked for."""

    from_: Annotated[Literal["hand", "discard"], Meta(description="Where they are: in one's hand, or in the market.")]
    cards: Annotated[dict[str, int], Meta(description="Those that may be chosen, and what each counts.")]
    high: Annotated[int | None, Meta(description="What an Ace counts that is named high, where it may be.")]
    first_ace: Annotated[int | None, Meta(description="What the first Ace counts that is spent, if it becomes capital.")]
    due: Annotated[int | None, Meta(description="Points that are missing, where points count.")]
    exactly: Annotated[int | None, Meta(description="How many cards, where that is fixed.")]
    royal: Annotated[bool, Meta(description="A royal must be among them, so that a carrot comes free.")]
    alone: Annotated[str | None, Meta(description="A card that is enough by itself: the queen's at her palace.")]
    ends: Annotated[bool, Meta(description="After the cards comes the end of the choice.")]
    purse: Annotated[int | None, Meta(description="The most that could be paid for a basket.")]


class Road(Sent):
    tile: str
    from_: Side


class Payment(Sent):
    for_: Purpose
    due: int
    suits: list[Suit]


class Passport(Sent):
    card: str
    worth: int


class Fight(Sent):
    seats: tuple[int, int]
    strength: tuple[int, int]


class Offer(Sent):
    to: int
    suit: Suit
    diamonds: int
    points: int | None


class JackRabbits(Sent):
    land: Land
    building: Building | None
    step: Step
    mover: int
    turn: int
    quest: Quest
    dice: tuple[int, int] | None
    pile: int
    discard: list[str]
    aisle: Annotated[list[str], Meta(description='Royals, and "joker" once or twice.')]
    carrots: Annotated[dict[str, int], Meta(description="The seat whose carrot lies on a royal's tile.")]
    road: Road | None
    routes: Annotated[list[Route] | None, Meta(description="Where a journey can go from here, for the seat that is asked.")]
    payment: Payment | None
    task: Wanted | None
    royal_worths: dict[str, int]
    passport: Passport | None
    basket: list[str]
    challenger: int | None
    fight: Fight | None
    offer: Offer | None
    seats: list[SeatTable]
    winner: int | None


class RabbitsMove(Move):
    """Which details there are depends on its kind."""

    card: str | UnsetType = UNSET
    high: bool | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    side: Side | UnsetType = UNSET
    to: str | UnsetType = UNSET
    cave: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    suit: Suit | UnsetType = UNSET
    points: int | UnsetType = UNSET
    shape: Shape | UnsetType = UNSET
    at: tuple[int, int] | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    turns: Annotated[list[str] | UnsetType, Meta(description="Of a place: the turns that are possible there.")] = UNSET
    turn_moves: Annotated[list[int] | UnsetType, Meta(description="The moves that choose them.")] = UNSET
    turn_breaks: Annotated[list[list[str]] | UnsetType, Meta(description="The guidelines that each would break.")] = UNSET
    breaks: list[str] | UnsetType = UNSET


TABLE = JackRabbits
MOVE = RabbitsMove
