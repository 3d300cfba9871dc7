"""What may come in over HTTP and the websocket, checked before anything else looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from parlour.core.errors import ParlourError

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Name = Annotated[str, Meta(max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Move = Annotated[int, Meta(ge=0, le=2**31)]
Bot = Annotated[str, Meta(max_length=32)]
Watching = Literal["listed", "link", "players"]  # who may: everybody, whoever has the link, only the players
Order = Literal["lot", "given"]  # who sits where: drawn, or as listed

Out = Literal["bot", "lose"]  # what happens to whoever runs out of time: a bot plays on, or the game is lost


class BadMessage(ParlourError):
    """Something that is not a message of ours."""


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(Message, tag="hello"):
    match: Id
    token: Token | None = None
    name: Name = ""


class Moves(Message, tag="move"):
    count: Annotated[int, Meta(ge=0, le=10**6)]
    moves: Annotated[list[Move], Meta(min_length=1, max_length=100)]


class Undo(Message, tag="undo"):
    pass


class Resign(Message, tag="resign"):
    pass


class StandIn(Message, tag="stand-in"):
    seat: SeatNumber
    bot: Bot


class Back(Message, tag="back"):
    pass


class Chat(Message, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class Rename(Message, tag="name"):
    name: Name


class Rematch(Message, tag="rematch"):
    pass


class View(Message, tag="view"):
    pass


class Log(Message, tag="log"):
    """The events before this ply, as many as are sent at once."""

    before: Annotated[int, Meta(ge=1, le=10**6)]


class Ping(Message, tag="ping"):
    pass


class Ask(Message, tag="ask"):
    """A question about the game that takes a while: see parlour.study.questions."""

    id: Annotated[int, Meta(ge=0, le=10**6)]
    what: Annotated[str, Meta(max_length=32)]


class Stop(Message, tag="stop"):
    """The question need not be answered any more."""

    id: Annotated[int, Meta(ge=0, le=10**6)]


Incoming = Hello | Moves | Undo | Resign | StandIn | Back | Chat | Rename | Rematch | View | Log | Ping | Ask | Stop


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(pattern="^(person|bot)$")]
    name: Name = ""
    bot: Bot | None = None


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank for the whole game, and some more for each turn, in seconds."""

    bank: Annotated[float, Meta(ge=1, le=6 * 3600)]
    increment: Annotated[float, Meta(ge=0, le=300)] = 0
    out: Out = "bot"


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=14)]
    out: Out = "bot"


Clock = LiveClock | DaysClock


class NewMatch(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    watching: Watching = "link"
    order: Order = "lot"
    daily: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")] | None = None  # solo games: the deal of this day
    again: Id | None = None  # solo games: the same deal as in this finished match
    clock: Clock | None = None  # None: nobody is in a hurry


class NewOpen(Struct, forbid_unknown_fields=True):
    """A table that waits for strangers: the first seat is the host's, other people's are free."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=16)]
    options: dict[str, Any] = {}
    watching: Watching = "link"
    order: Order = "lot"
    clock: Clock | None = None


class Sitting(Struct, forbid_unknown_fields=True):
    name: Name = ""


Endpoint = Annotated[str, Meta(min_length=10, max_length=1000)]


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern="^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_=-]+$")]


class Subscribed(Struct, forbid_unknown_fields=True):
    """Where a browser wants to be told that it is its seat's turn: what `PushSubscription.toJSON()` says of it."""

    endpoint: Endpoint
    keys: PushKeys
    lang: Annotated[str, Meta(max_length=8)] = "en"


class Unsubscribed(Struct, forbid_unknown_fields=True):
    endpoint: Endpoint


class Try(Struct, forbid_unknown_fields=True):
    """In a step of a lesson: the moves made so far, and those that are tried."""

    made: Annotated[list[Move], Meta(max_length=100)] = []
    tried: Annotated[list[Move], Meta(max_length=100)] = []


class Branch(Struct, forbid_unknown_fields=True):
    """What if: a finished match goes on otherwise, after so many plies."""

    ply: Annotated[int, Meta(ge=0, le=10**6)]
    seat: SeatNumber = 0  # whose view is wanted; if it is another person's turn, theirs is given
    eyes: SeatNumber | None = None  # the true position, or what this seat saw, with the rest imagined
    luck: Annotated[int, Meta(ge=1, le=10**6)] | None = None  # that of the match, or another one
    line: Annotated[list[tuple[SeatNumber, Move]], Meta(max_length=1000)] = []  # what was decided since, by whom
    bots: Annotated[list[SeatNumber], Meta(max_length=16)] = []  # the seats that are not played by hand
    bot: Bot | None = None  # who plays those; nobody: they wait


Read = TypeVar("Read")
incoming: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
new_match = msgspec.json.Decoder(NewMatch)
new_open = msgspec.json.Decoder(NewOpen)
sitting = msgspec.json.Decoder(Sitting)
subscribed = msgspec.json.Decoder(Subscribed)
unsubscribed = msgspec.json.Decoder(Unsubscribed)
attempt = msgspec.json.Decoder(Try)
branch = msgspec.json.Decoder(Branch)
encode = msgspec.json.Encoder().encode


def read_message(text: str | bytes) -> Incoming:
    return read(incoming, text)


def read_new_match(text: str | bytes) -> NewMatch:
    return read(new_match, text)


def read_new_open(text: str | bytes) -> NewOpen:
    return read(new_open, text)


def read_sitting(text: str | bytes) -> Sitting:
    return read(sitting, text)


def read_subscribed(text: str | bytes) -> Subscribed:
    return read(subscribed, text)


def read_unsubscribed(text: str | bytes) -> Unsubscribed:
    return read(unsubscribed, text)


def read_try(text: str | bytes) -> Try:
    return read(attempt, text)


def read_branch(text: str | bytes) -> Branch:
    return read(branch, text)


def read(decoder: msgspec.json.Decoder[Read], text: str | bytes) -> Read:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("error-bad-message", detail=str(error)[:200]) from None


def error_body(error: ParlourError) -> dict[str, Any]:
    arguments = {k: error_body(v) if isinstance(v, ParlourError) else v for k, v in error.arguments.items()}
    return {"code": error.code, "arguments": arguments, "text": str(error)}
