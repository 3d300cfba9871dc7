"""How a match at a table changes: checked, stored, committed and told, in this order."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from parlour.match import Match, Proposal
from parlour.server import wire
from parlour.server.live_table import LiveTable
from parlour.store import Conflict, Gone, Store

Propose = Callable[[Match], Proposal]


class Changes:
    """The driver of all matches that are live. Nothing happens if any step before telling fails."""

    def __init__(self, store: Store, drop: Callable[[str], None], changed: Callable[[LiveTable], None]) -> None:
        self.store, self.drop, self.changed = store, drop, changed

    async def make(self, table: LiveTable, propose: Propose) -> None:
        async with table.lock:
            kept = len(table.match.plies)
            while True:
                proposal = propose(table.match)
                try:
                    with self.storing(table):
                        await self.store.append(table.match.id, proposal.number, proposal.entries, proposal.over)
                    break
                except Conflict:  # another process was faster: take over what it wrote and ask again
                    kept = min(kept, await self.catch_up(table))
            table.match.commit(proposal)
            table.tell_game(min(kept, proposal.kept))
            if proposal.over or any(entry.kind not in ("move", "chance", "undo") for entry in proposal.entries):
                table.tell_table()
        self.changed(table)

    async def catch_up(self, table: LiveTable) -> int:
        """Takes the match anew from the store; the number of plies that are still the same."""
        match, stored = table.match, await self.store.load(table.match.id)
        assert stored is not None
        if len(stored.match.entries) == len(match.entries):
            raise Conflict
        table.stored = stored
        moves = [[(ply.seat, ply.move) for ply in one.plies] for one in (match, stored.match)]
        same = (number for number, (ours, theirs) in enumerate(zip(*moves, strict=False)) if ours != theirs)
        return next(same, min(map(len, moves)))

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
