"""A match with the people at it: who sits there, and what each of them is told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import sys
from collections import Counter
from dataclasses import dataclass, field

from msgspec import Raw

from parlour.core import actors
from parlour.core.errors import BadRecord, ParlourError
from parlour.core.game import Json
from parlour.match import Match
from parlour.server import wire
from parlour.server.guest import Guest
from parlour.server.limits import neighbourhood
from parlour.store import Stored

LOG_PAGE = 60  # events that are sent at once; older ones when somebody asks for them
CHAT_PAGE = 200  # lines
EMPTY, PLY, LINE = 8_000, 300, 600  # bytes of a table, of a ply beside its position, of a line of chat


class NotFound(ParlourError):
    """No such match."""


class OnlyPlayers(ParlourError):
    """The match is not for those who watch."""


@dataclass(eq=False)
class LiveTable:
    """A match with the people at it. All changes go through `Changes.make`, one at a time."""

    stored: Stored
    guests: set[Guest] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bot_task: asyncio.Task[None] | None = None
    fence: int | None = None  # of the lease by which this node drives the bots
    stale: bool = False  # others have written, or may have
    refreshing: asyncio.Task[None] | None = None
    elsewhere: dict[int, int] = field(default_factory=dict)  # sockets at other nodes, by seat
    announcing: bool = False  # about to tell the other nodes who sits here
    asked_by: str = ""  # the address whose turns its bots took last
    left: set[int] = field(default_factory=set)  # seats whose person has gone, which is still to be stored
    shown: dict[int, Raw] = field(default_factory=dict)  # the view of each seat, made once after each change
    shown_of: tuple[Match, int] | None = None  # the match and its number of entries that they are of

    @property
    def match(self) -> Match:
        return self.stored.match

    def seat_of(self, token: str | None) -> int:
        """The seat that a token opens; no token watches, where that is allowed."""
        if token is None:
            if self.stored.watching == "players":
                raise OnlyPlayers("error-only-players")
            return actors.SPECTATOR
        given = token_hash(token)
        for seat, known in enumerate(self.stored.token_hashes):
            if known is not None and hmac.compare_digest(known, given):
                return seat
        raise NotFound("error-bad-token")

    def public(self) -> Json:
        """What whoever may watch may know of the match, apart from the game itself."""
        match, here = self.match, self.sockets()
        return {
            "match": match.id, "game": match.game.id, "options": match.options, "watching": self.stored.watching,
            "status": "over" if match.over else "running", "commitment": match.commitment(),
            "seed": match.seed if match.over else None, "created": int(self.stored.created),
            "seats": [
                {
                    "seat": number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "resigned": seat.resigned,
                    "here": seat.kind == "bot" or number in here, "joined": seat.joined or seat.kind == "bot",
                    **({"out": True} if match.times and number in match.times.out else {}),
                }
                for number, seat in enumerate(match.seats)
            ],
            "result": match.result, "spectators": here.get(actors.SPECTATOR, 0), "next": self.stored.next,
            "clock": match.clock.document() if match.clock else None,
        }

    def sockets(self) -> Counter[int]:
        """How many are open at each seat, here and at other nodes."""
        return self.sockets_here() + Counter(self.elsewhere)

    def sockets_here(self) -> Counter[int]:
        return Counter(guest.seat for guest in self.guests)

    def names_beside(self, seat: int) -> list[str]:
        return [other.name for number, other in enumerate(self.match.seats) if number != seat]

    def size(self) -> int:
        """An estimate of the memory it takes, in bytes: positions are most of it."""
        match = self.match
        return EMPTY + len(match.plies) * (PLY + sys.getsizeof(match.state)) + LINE * len(self.stored.chat)

    def share(self) -> str:
        """Whose turn the bots of this table take: that of somebody who sits here, or watches, or did so last."""
        if self.guests:
            self.asked_by = neighbourhood(min(self.guests, key=lambda guest: guest.seat < 0).address)
        return self.asked_by

    def tell_table(self) -> None:
        self.tell({"type": "table", "table": self.public()})

    def tell_rematch(self) -> None:
        for guest in self.guests:
            guest.send({"type": "rematch", "match": self.stored.next, "token": guest.token})

    def add_line(self, line: Json) -> None:
        self.stored.chat.append(line)
        self.tell({"type": "chat", **line})

    def tell(self, message: Json) -> None:
        encoded = wire.encode(message)
        for guest in self.guests:
            guest.put(encoded)

    def tell_game(self, kept: int) -> None:
        """What happened, to everybody as far as their seat perceives it; made once for each seat. Plies after the first `kept`
        are no longer what has been told."""
        made: dict[tuple[int, int], bytes] = {}
        for guest in self.guests:
            key = (guest.seat, guest.told)
            if key not in made:
                made[key] = wire.encode(self.update(guest, kept))
            guest.told = len(self.match.plies)
            guest.put(made[key])

    def update(self, guest: Guest, kept: int | None = None) -> Json:
        """The present view, and what has happened since the guest was told last."""
        since = guest.told if kept is None else min(guest.told, kept)
        taken_back = {"kept": since} if since < guest.told else {}
        guest.told = len(self.match.plies)
        return {"type": "update", **taken_back, "events": self.match.log(guest.seat, since), **self.present(guest.seat)}

    def welcome(self, guest: Guest) -> Json:
        guest.told = len(self.match.plies)
        return {
            "type": "welcome", "seat": guest.seat, "table": self.public(), **self.log_before(guest.seat, guest.told + 1),
            "chat": self.stored.chat[-CHAT_PAGE:], **self.present(guest.seat),
        }

    def log_before(self, seat: int, ply: int) -> Json:
        """The last events before a ply, and how many there are before them."""
        last = max(0, min(ply - 1, len(self.match.plies)))
        first = max(0, last - LOG_PAGE)
        return {"earlier": first, "log": self.match.log(seat, first, last)}

    def present(self, seat: int) -> Json:
        sits = seat >= 0
        return {
            "view": self.view(seat),
            "count": len(self.match.made[seat]) if sits else 0,
            "undo": sits and self.match.can_undo(seat),
            **self.times(),
        }

    def times(self) -> Json:
        left = self.match.left()
        if left is None:
            return {}
        started = self.match.times is not None and self.match.times.since is not None
        return {"times": {"left": [round(one, 1) for one in left], "running": self.match.running(), "started": started}}

    def view(self, seat: int) -> Raw:
        now = (self.match, len(self.match.entries))
        if self.shown_of is None or self.shown_of[0] is not now[0] or self.shown_of[1] != now[1]:
            self.shown, self.shown_of = {}, now
        if seat not in self.shown:
            self.shown[seat] = Raw(wire.encode(self.match.view(seat)))
        return self.shown[seat]


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def finished(table: LiveTable) -> Match:
    if not table.match.over:
        raise BadRecord("error-not-over")
    return table.match
