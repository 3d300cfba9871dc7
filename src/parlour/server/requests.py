"""What a guest at a table may ask for."""

from __future__ import annotations

import time

from parlour.core.errors import ParlourError
from parlour.match import Refused, Seat
from parlour.server import wire
from parlour.server.guest import Guest
from parlour.server.limits import TooMuch
from parlour.server.live_table import LiveTable
from parlour.server.tables import Tables


async def handle(tables: Tables, table: LiveTable, guest: Guest, message: wire.Incoming) -> None:
    """Answers one message."""
    tables.use(table)
    match message:
        case wire.Ping():
            guest.send({"type": "pong"})
        case wire.View():
            guest.send(table.update(guest))
        case wire.Log():
            guest.send({"type": "log", "before": message.before, **table.log_before(guest.seat, message.before)})
        case wire.Chat():
            await say(tables, table, guest, message.text)
        case wire.Hello():
            raise Refused("error-hello-twice")
        case _ if guest.seat < 0:
            raise Refused("error-spectator")
        case wire.Moves():
            await move(tables, table, guest, message)
        case wire.Undo():
            await tables.changes.make(table, lambda m: m.undo(guest.seat))
        case wire.Resign():
            await tables.changes.make(table, lambda m: m.resign(guest.seat))
        case wire.StandIn():
            if any(other.seat == message.seat for other in table.guests):
                raise Refused("error-seat-is-here")
            await tables.changes.make(table, lambda m: m.stand_in(message.seat, message.bot))
        case wire.Back():
            await tables.changes.make(table, lambda m: m.back(guest.seat))
        case wire.Rename():
            await rename(tables, table, guest, message.name.strip())
        case wire.Rematch():
            await rematch(tables, table)
        case wire.Ask():
            tables.questions.ask(table.match, guest, message)
        case wire.Stop():
            tables.questions.stop(guest, message.id)


async def move(tables: Tables, table: LiveTable, guest: Guest, message: wire.Moves) -> None:
    if message.count < len(table.match.made[guest.seat]) and table.match.repeats(guest.seat, message.count, message.moves):
        guest.send(table.update(guest))  # sent twice, for instance after a lost connection: answered again
        return
    if table.match.seats[guest.seat].bot is not None:
        raise Refused("error-bot-plays")
    try:
        await tables.changes.make(table, lambda m: m.decide(guest.seat, message.count, message.moves))
    except ParlourError as error:
        guest.send({"type": "error", **wire.error_body(error)})
        guest.send(table.update(guest))


async def rename(tables: Tables, table: LiveTable, guest: Guest, name: str) -> None:
    if not name:
        raise wire.BadMessage("error-no-name")
    await tables.store.set_seat(table.match.id, guest.seat, name=name)
    table.match.seats[guest.seat].name = name
    table.tell_table()


async def say(tables: Tables, table: LiveTable, guest: Guest, text: str) -> None:
    limits, chat = tables.limits, table.stored.chat
    if len(chat) >= limits.chat_lines:
        raise TooMuch("error-chat-full", most=limits.chat_lines)
    if guest.seat < 0 and sum(line["seat"] < 0 for line in chat) >= limits.spectators_lines:
        raise TooMuch("error-chat-full", most=limits.spectators_lines)
    name = table.match.seats[guest.seat].name if guest.seat >= 0 else guest.name
    line = {"seat": guest.seat, "name": name, "text": text, "at": int(time.time())}
    with tables.changes.storing(table):
        await tables.store.say(table.match.id, line)
    table.stored.chat.append(line)
    table.tell({"type": "chat", **line})


async def rematch(tables: Tables, table: LiveTable) -> None:
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
            made = await tables.add(table.match.game.id, options, seats, table.stored.watching, [hashes[n] for n in order])
            await tables.store.set_next(table.match.id, made.match.id)
            table.stored.next = made.match.id
    for guest in table.guests:
        guest.send({"type": "rematch", "match": table.stored.next, "token": guest.token})
