"""How a match at a table changes: checked, stored, committed and told, in this order. And how what other nodes have stored is
taken over and told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

from parlour.match import Match, Proposal
from parlour.server import logs, wire
from parlour.server.live_table import LiveTable
from parlour.store import Conflict, DailyResult, Gone, LostLease, News, Store

Propose = Callable[[Match], Proposal]
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds before a table is looked up again that could not be


class Changes:
    """The driver of all matches that are live. Nothing happens if any step before telling fails."""

    def __init__(self, store: Store, drop: Callable[[str], None], changed: Callable[[LiveTable], None]) -> None:
        self.store, self.drop, self.changed = store, drop, changed
        self.made = 0
        self.asked: Callable[[LiveTable, list[int]], None] = lambda table, seats: None  # who wants to know whose turn it is now

    async def make(self, table: LiveTable, propose: Propose, fence: int | None = None) -> None:
        async with table.lock:
            if table.stale:
                await self.catch_up(table)
            while True:
                proposal = propose(table.match)
                try:
                    with self.storing(table):
                        await self.store.append(
                            table.match.id, proposal.number, proposal.entries, proposal.over, fence, proposal.due,
                            daily_result(table, proposal),
                        )
                    break
                except Conflict:  # another node was faster: take over what it wrote and ask again
                    await self.catch_up(table)
            before = table.match.state.waiting
            self.commit(table, proposal)
            self.made += 1
            self.asked(table, [seat for seat in table.match.state.waiting if seat not in before])
            for number, entry in enumerate(proposal.entries, proposal.number):
                logs.events.info("%s %s %s %s", table.match.id, number, entry.kind, entry.seat)
            if proposal.over or any(entry.kind not in ("move", "chance", "undo") for entry in proposal.entries):
                table.tell_table()
        self.changed(table)

    def commit(self, table: LiveTable, proposal: Proposal) -> None:
        table.match.commit(proposal)
        table.tell_game(proposal.kept)

    # What others have written

    async def fresh(self, table: LiveTable) -> None:
        """Afterwards the table is as it was in the store at some moment since the call."""
        if self.store.shared or table.stale:
            async with table.lock:
                await self.catch_up(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Takes over what others have written, and tells it. The caller holds the table's lock."""
        while True:
            table.stale = False
            with self.storing(table):
                news = await self.store.news(table.match.id, len(table.match.entries), len(table.stored.chat))
            self.take(table, news)
            if not table.stale:
                return

    def take(self, table: LiveTable, news: News) -> None:
        stored, before = table.stored, table.public()
        if news.entries:
            self.commit(table, table.match.read(news.entries))
        for seat, (name, joined, seen) in enumerate(news.seats):
            table.match.seats[seat].name, table.match.seats[seat].joined, stored.seen[seat] = name, joined, seen
        for line in news.chat[len(stored.chat) - news.first_line :]:
            table.add_line(line)
        table.elsewhere = news.elsewhere
        rematch, stored.next = stored.next is None and news.next is not None, news.next
        if table.public() != before:
            table.tell_table()
        if rematch:
            table.tell_rematch()

    def heard(self, table: LiveTable) -> None:
        """Another node has changed the match: those who sit here want to know it, and all others when they come."""
        table.stale = True
        if table.guests and (table.refreshing is None or table.refreshing.done()):
            table.refreshing = asyncio.create_task(self.refresh(table))

    async def refresh(self, table: LiveTable) -> None:
        """Until it has succeeded: nobody else would do it."""
        wait = FIRST_WAIT
        while table.stale and table.guests:
            try:
                async with table.lock:
                    if table.stale:
                        await self.catch_up(table)
            except Gone:
                return
            except Exception:  # of the store, which has been told of already
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
        self.changed(table)

    @contextlib.contextmanager
    def storing(self, table: LiveTable) -> Iterator[None]:
        """If the match has been forgotten meanwhile, by another process or by this one, everybody is told so and leaves. If the
        store fails, nobody knows what it has kept: that is looked up when it is well again."""
        try:
            yield
        except (Conflict, LostLease):
            raise
        except Gone as gone:
            self.drop(table.match.id)
            for guest in table.guests:
                guest.send({"type": "error", **wire.error_body(gone)})
                guest.close()
            raise
        except Exception:
            self.heard(table)
            raise


def daily_result(table: LiveTable, proposal: Proposal) -> DailyResult | None:
    """What is counted when the deal of a day ends."""
    day, result = table.stored.daily, proposal.result
    if day is None or result is None or table.match.over:
        return None
    return DailyResult(table.match.game.id, day, int(result["points"][0]), result["scores"][0] > 0)
