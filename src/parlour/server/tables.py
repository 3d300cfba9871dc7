"""The tables people sit at: live matches with their sockets. Write first, tell afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from parlour import bots
from parlour.core import actors
from parlour.core.errors import BadRecord, ParlourError
from parlour.core.game import Json
from parlour.match import Entry, Match, Seat
from parlour.match.match import Refused
from parlour.search.questions import Question
from parlour.server import wire
from parlour.server.asking import QuestionPool
from parlour.server.limits import Limits, TooMuch
from parlour.server.thinking import BotPool
from parlour.store import Conflict, Gone, Store, Stored
from parlour.study import questions

log = logging.getLogger("parlour")
BOT_RETRY = 2.0  # seconds
HOUR = 3600.0
DAY = 24 * HOUR
UNHURRIED = 1.25  # times as long as a bot may think: by then it has answered


class NotFound(ParlourError):
    """No such match."""


class OnlyPlayers(ParlourError):
    """The match is not for those who watch."""


@dataclass(eq=False)
class Guest:
    """One open socket at a table."""

    seat: int  # or SPECTATOR
    token: str | None
    name: str
    queue: asyncio.Queue[bytes | None]
    address: str = ""
    told: int = 0  # plies whose events have been sent
    question: tuple[int, asyncio.Task[None]] | None = None  # the one that is being answered

    def send(self, message: Json) -> None:
        self.put(wire.encode(message))

    def put(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.close()  # too slow: the browser comes back for a fresh view

    def close(self) -> None:
        """Closes the socket, after what was sent before."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


@dataclass(eq=False)
class LiveTable:
    """A match with the people at it. All changes go through `change`, one at a time."""

    stored: Stored
    guests: set[Guest] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bot_task: asyncio.Task[None] | None = None

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
        match = self.match
        here = {guest.seat for guest in self.guests}
        return {
            "match": match.id, "game": match.game.id, "options": match.options, "watching": self.stored.watching,
            "status": "over" if match.over else "running", "commitment": match.commitment(),
            "seed": match.seed if match.over else None, "created": int(self.stored.created),
            "seats": [
                {
                    "seat": number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "resigned": seat.resigned,
                    "here": seat.kind == "bot" or number in here, "joined": seat.joined or seat.kind == "bot",
                }
                for number, seat in enumerate(match.seats)
            ],
            "result": match.result, "spectators": sum(guest.seat < 0 for guest in self.guests), "next": self.stored.next,
        }

    def tell_table(self) -> None:
        self.tell({"type": "table", "table": self.public()})

    def tell(self, message: Json) -> None:
        encoded = wire.encode(message)
        for guest in self.guests:
            guest.put(encoded)

    def tell_game(self, whole_log: bool = False) -> None:
        """What happened, to everybody as far as their seat perceives it; made once per seat."""
        made: dict[tuple[int, int], bytes] = {}
        for guest in self.guests:
            key = (guest.seat, guest.told)
            if key not in made:
                made[key] = wire.encode(self.update(guest, whole_log))
            guest.told = len(self.match.plies)
            guest.put(made[key])

    def update(self, guest: Guest, whole_log: bool = False) -> Json:
        since = 0 if whole_log else guest.told
        guest.told = len(self.match.plies)
        news = "log" if whole_log else "events"
        return {"type": "update", news: self.match.log(guest.seat, since), **self.present(guest.seat)}

    def present(self, seat: int) -> Json:
        sits = seat >= 0
        return {
            "view": self.match.view(seat),
            "count": self.match.counts[seat] if sits else 0,
            "undo": sits and self.match.can_undo(seat),
        }

    def welcome(self, guest: Guest) -> Json:
        guest.told = len(self.match.plies)
        return {
            "type": "welcome", "seat": guest.seat, "table": self.public(), "log": self.match.log(guest.seat),
            "chat": self.stored.chat[-200:], **self.present(guest.seat),
        }


class Tables:
    """All tables of a server."""

    def __init__(self, store: Store, limits: Limits, thinking: BotPool, bot_pause: float) -> None:
        self.store, self.limits, self.thinking, self.bot_pause = store, limits, thinking, bot_pause
        self.asking = QuestionPool()
        # A table is in memory once: as long as anybody holds it, everybody who looks for it finds the same one.
        self.live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.recent: OrderedDict[str, LiveTable] = OrderedDict()  # held although nobody uses them, the longest unused first
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def create(
        self, game: str, options: dict[str, Any], seats: list[Seat], watching: str, seed: str | None = None
    ) -> tuple[str, list[str | None]]:
        """A new match; returns its id and the secret token of each person's seat."""
        tokens = [secrets.token_urlsafe(18) if seat.kind == "person" else None for seat in seats]
        table = await self.add(game, options, seats, watching, [token_hash(t) if t else None for t in tokens], seed)
        return table.match.id, tokens

    async def add(
        self, game: str, options: dict[str, Any], seats: list[Seat], watching: str, hashes: list[str | None],
        seed: str | None = None,
    ) -> LiveTable:
        seed = seed or secrets.token_hex(16)
        match = Match.create(secrets.token_urlsafe(9), game, options, seats, seed)
        match.commit(match.opening())
        table = LiveTable(Stored(match, hashes, watching, time.time(), None, []))
        await self.store.add(table.stored, seed)
        self.live[match.id] = table
        self.use(table)
        return table

    async def find(self, match: str) -> LiveTable:
        """A table by its id, rebuilt from the store if it is not in memory."""
        table = self.live.get(match)
        if table is None:
            if match not in self.loading:
                self.loading[match] = asyncio.create_task(self.load(match))
            table = await asyncio.shield(self.loading[match])  # others may be waiting for it too
        self.use(table)
        return table

    async def load(self, match: str) -> LiveTable:
        try:
            stored = await self.store.load(match)
            if stored is None:
                raise NotFound("error-no-match", match=match)
            table = self.live[match] = LiveTable(stored)
            return table
        finally:
            del self.loading[match]

    def use(self, table: LiveTable) -> None:
        """Keeps a table in memory for a while; those that have not been used for longest have to go."""
        self.recent[table.match.id] = table
        self.recent.move_to_end(table.match.id)
        while len(self.recent) > self.limits.tables_in_memory:
            self.recent.popitem(last=False)

    def drop(self, match: str) -> None:
        """A match that is not in the store any more."""
        self.live.pop(match, None)
        self.recent.pop(match, None)

    async def forget_old(self, days: float) -> None:
        """Without end: forgets matches in which nothing has happened for so many days, unless somebody sits there."""
        while True:
            try:
                while gone := await self.store.forget(time.time() - days * DAY, self.in_use()):
                    for match in gone:
                        self.drop(match)
            except Exception:  # of the store: it may be well again in an hour
                log.exception("old matches could not be forgotten")
            await asyncio.sleep(HOUR)

    def in_use(self) -> list[str]:
        return [match for match, table in self.live.items() if table.guests]

    async def running_listed(self) -> list[Json]:
        tables = []
        for match in await self.store.running_listed(50):
            with contextlib.suppress(ParlourError):  # made with another version of its game, or a game no longer installed
                tables.append((await self.find(match)).public())
        return tables

    # Coming and going

    async def join(self, table: LiveTable, guest: Guest) -> None:
        if guest.seat >= 0:
            seat = table.match.seats[guest.seat]
            name = guest.name or seat.name
            if not seat.joined or name != seat.name:
                await self.store.set_seat(table.match.id, guest.seat, joined=True, name=name)
                seat = table.match.seats[guest.seat]
                seat.joined, seat.name = True, name
        table.guests.add(guest)
        guest.send(table.welcome(guest))
        table.tell_table()
        self.wake_bots(table)

    def leave(self, table: LiveTable, guest: Guest) -> None:
        table.guests.discard(guest)
        if guest.question is not None:
            guest.question[1].cancel()
        table.tell_table()

    # What a guest may ask for

    async def handle(self, table: LiveTable, guest: Guest, message: wire.Incoming) -> None:
        self.use(table)
        match message:
            case wire.Ping():
                guest.send({"type": "pong"})
            case wire.View():
                guest.send(table.update(guest))
            case wire.Chat():
                await self.say(table, guest, message.text)
            case wire.Hello():
                raise Refused("error-hello-twice")
            case _ if guest.seat < 0:
                raise Refused("error-spectator")
            case wire.Moves():
                await self.move(table, guest, message)
            case wire.Undo():
                await self.change(table, lambda m: m.undo(guest.seat))
            case wire.Resign():
                await self.change(table, lambda m: m.resign(guest.seat))
            case wire.StandIn():
                if any(other.seat == message.seat for other in table.guests):
                    raise Refused("error-seat-is-here")
                await self.change(table, lambda m: m.stand_in(message.seat, message.bot))
            case wire.Back():
                await self.change(table, lambda m: m.back(guest.seat))
            case wire.Rename():
                name = message.name.strip()
                if not name:
                    raise wire.BadMessage("error-no-name")
                await self.store.set_seat(table.match.id, guest.seat, name=name)
                table.match.seats[guest.seat].name = name
                table.tell_table()
            case wire.Rematch():
                await self.rematch(table)
            case wire.Ask():
                self.ask(table, guest, message)
            case wire.Stop():
                if guest.question is not None and guest.question[0] == message.id:
                    guest.question[1].cancel()

    def ask(self, table: LiveTable, guest: Guest, message: wire.Ask) -> None:
        """One question of a guest at a time; a new one takes the place of the old."""
        match, seen = table.match, table.match.state.seen(guest.seat)
        questions.check(match.game.id, message.what, seen, match.over)
        if message.what == "hint" and sum(seat.kind == "person" for seat in match.seats) > 1:
            raise Refused("error-hint-among-people")
        if guest.question is not None:
            guest.question[1].cancel()
        question = Question(
            match.game.id, message.what, seen, match.options,
            [(ply.seat, ply.move) for ply in match.plies] if match.over else [],
            match.seed if match.over else None, match.result["scores"] if match.result else None,
        )
        guest.question = (message.id, asyncio.create_task(self.answer(guest, message.id, question)))

    async def answer(self, guest: Guest, id: int, question: Question) -> None:
        try:
            told = await self.asking.ask(question, lambda done: guest.send({"type": "answer", "id": id, "progress": done}))
            guest.send({"type": "answer", "id": id, "result": told})
        except ParlourError as error:
            guest.send({"type": "answer", "id": id, "error": wire.error_body(error)})

    async def move(self, table: LiveTable, guest: Guest, message: wire.Moves) -> None:
        if message.count < table.match.counts[guest.seat] and table.match.repeats(guest.seat, message.count, message.moves):
            guest.send(table.update(guest))  # sent twice, for instance after a lost connection: answered again
            return
        if table.match.seats[guest.seat].bot is not None:
            raise Refused("error-bot-plays")
        try:
            await self.change(table, lambda m: m.decide(guest.seat, message.count, message.moves))
        except ParlourError as error:
            guest.send({"type": "error", **wire.error_body(error)})
            guest.send(table.update(guest))

    async def change(self, table: LiveTable, propose: Callable[[Match], list[Entry]]) -> None:
        """Checks, stores, applies and tells, in this order; nothing happens if any step before telling fails."""
        async with table.lock:
            while True:
                match = table.match
                entries = propose(match)
                over = self.would_end(match, entries)
                try:
                    with self.storing(table):
                        await self.store.append(match.id, len(match.entries), entries, over)
                    break
                except Conflict:  # another process was faster: take over what it wrote and ask again
                    stored = await self.store.load(match.id)
                    assert stored is not None
                    if len(stored.match.entries) == len(match.entries):
                        raise
                    table.stored = stored
            match.commit(entries)
            whole_log = any(entry.kind == "undo" for entry in entries)
            table.tell_game(whole_log)
            if match.over or any(entry.kind not in ("move", "chance", "undo") for entry in entries):
                table.tell_table()
        self.wake_bots(table)

    @contextlib.contextmanager
    def storing(self, table: LiveTable) -> Iterator[None]:
        """If the match has been forgotten meanwhile, by another process or by this one, everybody is told so and leaves."""
        try:
            yield
        except Gone as gone:
            self.drop(table.match.id)
            for guest in table.guests:
                guest.send({"type": "error", **wire.error_body(gone)})
                guest.close()
            raise

    def would_end(self, match: Match, entries: list[Entry]) -> bool:
        if entries[0].kind == "resign":
            return match.state.seats <= 2
        if entries[0].kind != "move":
            return False
        trial = match.state.copy()
        for entry in entries:
            trial.apply(entry.move, entry.seat)
        return trial.actor == actors.OVER

    async def say(self, table: LiveTable, guest: Guest, text: str) -> None:
        if len(table.stored.chat) >= self.limits.chat_lines:
            raise TooMuch("error-chat-full", most=self.limits.chat_lines)
        if guest.seat < 0 and sum(line["seat"] < 0 for line in table.stored.chat) >= self.limits.spectators_lines:
            raise TooMuch("error-chat-full", most=self.limits.spectators_lines)
        name = table.match.seats[guest.seat].name if guest.seat >= 0 else guest.name
        line = {"seat": guest.seat, "name": name, "text": text, "at": int(time.time())}
        with self.storing(table):
            await self.store.say(table.match.id, line)
        table.stored.chat.append(line)
        table.tell({"type": "chat", **line})

    async def rematch(self, table: LiveTable) -> None:
        """The same people with the same tokens at a new table, each one seat further."""
        async with table.lock:
            if not table.match.over:
                raise Refused("error-not-over")
            if table.stored.next is None:
                old, hashes = table.match.seats, table.stored.token_hashes
                order = [(seat - 1) % len(old) for seat in range(len(old))]
                seats = [
                    Seat(old[n].kind, old[n].name, old[n].bot if old[n].kind == "bot" else None, joined=old[n].joined)
                    for n in order
                ]
                options = {k: v for k, v in table.match.options.items() if k != "seats"}
                made = await self.add(table.match.game.id, options, seats, table.stored.watching, [hashes[n] for n in order])
                await self.store.set_next(table.match.id, made.match.id)
                table.stored.next = made.match.id
        for guest in table.guests:
            guest.send({"type": "rematch", "match": table.stored.next, "token": guest.token})

    # Bots

    def wake_bots(self, table: LiveTable) -> None:
        if table.guests and table.match.bots_to_move() and (table.bot_task is None or table.bot_task.done()):
            table.bot_task = asyncio.create_task(self.run_bots(table))

    async def run_bots(self, table: LiveTable) -> None:
        """Lets bots answer as long as it is their turn."""
        while table.guests and (waiting := table.match.bots_to_move()):
            try:
                await self.bots_answer(table, waiting)
            except Exception:  # nobody else would wake it: the people are waiting for it
                log.exception("a bot at table %s failed and will try again", table.match.id)
                await asyncio.sleep(BOT_RETRY)

    async def bots_answer(self, table: LiveTable, waiting: list[int]) -> None:
        """All bots of a round think at once, and answer when all have decided and the pause is over."""
        match, undone, begun = table.match, table.match.undone, time.monotonic()
        deciding = [PendingDecision(seat, str(match.seats[seat].bot), match.counts[seat]) for seat in waiting]
        moves = await asyncio.gather(*(self.bot_move(match, one) for one in deciding))
        await asyncio.sleep(begun + self.pause(match) - time.monotonic())
        for one, move in zip(deciding, moves, strict=True):
            try:
                await self.change(table, partial(still_wanted, one, move, undone))
            except ParlourError as error:
                log.info("a bot's move at table %s came too late: %s", match.id, error)

    def bot_move(self, match: Match, one: PendingDecision) -> Awaitable[int]:
        seen, seed = match.asked(one.seat), bot_seed(match, one.seat, one.count)
        return self.thinking.ask(match.game.id, one.bot, seen, one.seat, seed, match.id, match.trail(one.seat).been)

    def pause(self, match: Match) -> float:
        """How long an answer takes at least, forced or not. Where hands are secret nobody may learn from a quick answer that
        a bot had no choice: those that may think long then always take as long."""
        searching_bots = bots.search_levels(match.game.id)
        searching = any(seat.bot in searching_bots for seat in match.seats)
        return max(self.bot_pause, self.thinking.seconds * UNHURRIED) if searching and match.game.hidden else self.bot_pause


@dataclass(frozen=True)
class PendingDecision:
    """A bot's decision that is being made."""

    seat: int
    bot: str
    count: int  # of the seat's decisions before


def still_wanted(one: PendingDecision, move: int, undone: int, match: Match) -> list[Entry]:
    """A bot's answer, unless somebody else plays its seat now, or something was taken back while it was thinking."""
    if match.seats[one.seat].bot != one.bot:
        raise Refused("error-not-replaced")
    if match.undone != undone:
        raise Refused("error-stale", given=one.count, right=match.counts[one.seat])
    return match.decide(one.seat, one.count, [move])


def bot_seed(match: Match, seat: int, count: int) -> str:
    """Bits of a bot's own, from which the seed of the match cannot be found."""
    return hashlib.sha256(f"bot {match.seed} {seat} {count}".encode()).hexdigest()


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def finished(table: LiveTable) -> Match:
    if not table.match.over:
        raise BadRecord("error-not-over")
    return table.match
