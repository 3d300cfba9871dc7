"""What a guest at a table may ask for."""

from __future__ import annotations

import math
import time

from parlour.core.errors import ParlourError
from parlour.match import Match, Proposal, Refused, Seat
from parlour.server import names, wire
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
            await tables.changes.fresh(table)
            guest.send(table.update(guest))
        case wire.Log():
            guest.send({"type": "log", "before": message.before, **table.log_before(guest.seat, message.before)})
        case wire.Chat():
            await say(tables, table, guest, message.text)
        case wire.Hello():
            raise Refused("error-hello-twice")
        case wire.Ask():
            tables.questions.ask(table.match, guest, message)
        case wire.Stop():
            tables.questions.stop(guest, message.id)
        case _ if guest.seat < 0:
            raise Refused("error-spectator")
        case wire.Moves():
            await move(tables, table, guest, message)
        case wire.Undo():
            await tables.changes.make(table, lambda m: m.undo(guest.seat))
        case wire.Resign():
            await tables.changes.make(table, lambda m: m.resign(guest.seat))
        case wire.StandIn():
            await tables.changes.fresh(table)
            if table.sockets()[message.seat]:
                raise Refused("error-seat-is-here")
            away = tables.away_for(table, message.seat)
            if away < tables.limits.away_seconds:
                raise Refused("error-seat-just-left", seconds=math.ceil(tables.limits.away_seconds - away))
            await tables.changes.make(table, lambda m: m.stand_in(message.seat, message.bot))
        case wire.Back():
            await tables.changes.make(table, lambda m: m.back(guest.seat))
        case wire.Rename():
            await rename(tables, table, guest, names.cleaned(message.name))
        case wire.Rematch():
            await rematch(tables, table)


async def move(tables: Tables, table: LiveTable, guest: Guest, message: wire.Moves) -> None:
    if message.count < len(table.match.made[guest.seat]) and table.match.repeats(guest.seat, message.count, message.moves):
        guest.send(table.update(guest))  # sent twice, for instance after a lost connection: answered again
        return

    def propose(match: Match) -> Proposal:
        if match.seats[guest.seat].bot is not None:
            raise Refused("error-bot-plays")
        return match.decide(guest.seat, message.count, message.moves)

    begun = time.monotonic()
    try:
        await tables.changes.make(table, propose)
        tables.moving.add(begun)
    except ParlourError as error:
        if not table.match.repeats(guest.seat, message.count, message.moves):  # stored by another node, or when nobody heard it
            guest.send({"type": "error", **wire.error_body(error)})
        guest.send(table.update(guest))


async def rename(tables: Tables, table: LiveTable, guest: Guest, name: str) -> None:
    if not name:
        raise wire.BadMessage("error-no-name")
    async with table.lock:
        await tables.call(table, guest.seat, name)
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
        number = await tables.store.say(table.match.id, line)
    if number == len(chat):
        table.add_line(line)
    else:  # others have said something before it
        await tables.changes.fresh(table)


async def rematch(tables: Tables, table: LiveTable) -> None:
    """The same people with the same tokens at a new table, each one seat further."""
    await tables.changes.fresh(table)
    async with table.lock:
        if not table.match.over:
            raise Refused("error-not-over")
        if table.stored.next is None:
            old, hashes = table.match.seats, table.stored.token_hashes
            clock = table.match.clock  # it starts when all have come to the new table
            order = [(seat - 1) % len(old) for seat in range(len(old))]
            seats = [
                Seat(old[n].kind, old[n].name, old[n].bot if old[n].kind == "bot" else None, joined=old[n].joined and not clock)
                for n in order
            ]
            options = {k: v for k, v in table.match.options.items() if k != "seats"}
            game, watching = table.match.game.id, table.stored.watching
            with tables.changes.storing(table):
                table.stored.next = await tables.add(
                    game, options, seats, watching, [hashes[n] for n in order], after=table.match.id, clock=clock,
                )
    table.tell_rematch()
