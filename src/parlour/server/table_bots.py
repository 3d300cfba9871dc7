"""The bots at tables: when they are asked, when they answer, and whether their answer is still wanted."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial

from parlour import bots
from parlour.core.errors import ParlourError
from parlour.match import Match, Proposal, Refused
from parlour.server.bot_pool import BotPool
from parlour.server.changes import Changes
from parlour.server.live_table import LiveTable
from parlour.server.nodes import Nodes
from parlour.store import Away, LostLease

log = logging.getLogger("parlour")
BOT_RETRY = 0.5  # seconds before it is tried again what failed, or what another node did
UNHURRIED = 1.25  # times as long as a bot may think: by then it has answered
TURNS_AHEAD = 30  # for which a bot's clock has to last


class TableBots:
    def __init__(self, changes: Changes, nodes: Nodes, pool: BotPool, bot_pause: float) -> None:
        self.changes, self.nodes, self.pool, self.bot_pause = changes, nodes, pool, bot_pause

    def wake(self, table: LiveTable) -> None:
        if is_wanted(table) and (table.bot_task is None or table.bot_task.done()):
            table.bot_task = asyncio.create_task(self.run(table))

    async def run(self, table: LiveTable) -> None:
        """Lets bots answer as long as it is their turn, unless another node does."""
        while is_wanted(table):
            try:
                fence = await self.nodes.take(table)
                if fence is None:
                    await asyncio.sleep(BOT_RETRY)
                else:
                    await self.answer(table, table.match.bots_to_move(), fence)
            except LostLease:
                table.fence = None
            except Away:  # which the store has logged
                await asyncio.sleep(BOT_RETRY)
            except Exception:  # nobody else would wake it: the people are waiting for it
                log.exception("a bot at table %s failed and will try again", table.match.id)
                await asyncio.sleep(BOT_RETRY)
        self.rest(table)

    def rest(self, table: LiveTable) -> None:
        """Nobody waits for the bots here any more: another node may drive them."""
        if table.match.over or not table.guests:
            self.nodes.let_go(table)

    async def answer(self, table: LiveTable, waiting: list[int], fence: int) -> None:
        """All bots of a round think at once, and answer when all have decided and the pause is over."""
        match, undone, begun = table.match, table.match.undone, time.monotonic()
        deciding = [PendingDecision(seat, str(match.seats[seat].bot), match.counts[seat]) for seat in waiting]
        most = self.most_seconds(match, waiting)
        moves = await asyncio.gather(*(self.think(match, one, table.share(), most) for one in deciding))
        await asyncio.sleep(begun + min(self.pause(match), UNHURRIED * most) - time.monotonic())
        for one, move in zip(deciding, moves, strict=True):
            try:
                await self.changes.make(table, partial(still_wanted, one, move, undone), fence)
            except Away:
                raise
            except ParlourError as error:
                log.info("a bot's move at table %s came too late: %s", match.id, error)

    def most_seconds(self, match: Match, waiting: list[int]) -> float:
        """How long a bot may think, so that its clock lasts. All of a round have the same, so that nobody gives away by the time
        that it takes what it has to decide."""
        times, left = match.times, match.left()
        if times is None or left is None or times.since is None:
            return self.pool.seconds
        least = min((left[seat] for seat in waiting if seat not in times.out), default=math.inf)
        return min(self.pool.seconds, least / TURNS_AHEAD + times.clock.increment / 2)

    def think(self, match: Match, one: PendingDecision, share: str, most: float) -> Awaitable[int]:
        seen, seed = match.asked(one.seat), bot_seed(match, one.seat, one.count)
        return self.pool.ask(match.game.id, one.bot, seen, one.seat, seed, match.id, match.trail(one.seat).been, share, most)

    def pause(self, match: Match) -> float:
        """How long an answer takes at least, forced or not. Where hands are secret nobody may learn from a quick answer that
        a bot had no choice: those that may think long then always take as long."""
        searching_bots = bots.search_levels(match.game.id)
        searching = any(seat.bot in searching_bots for seat in match.seats)
        return max(self.bot_pause, self.pool.seconds * UNHURRIED) if searching and match.game.hidden else self.bot_pause


def is_wanted(table: LiveTable) -> bool:
    """Bots wait until somebody is there to see their move, unless clocks run: then others, who are away, wait for them."""
    return bool((table.guests or table.match.due is not None) and table.match.bots_to_move())


@dataclass(frozen=True)
class PendingDecision:
    """A bot's decision that is being made."""

    seat: int
    bot: str
    count: int  # of the seat's decisions before


def still_wanted(one: PendingDecision, move: int, undone: int, match: Match) -> Proposal:
    """A bot's answer, unless somebody else plays its seat now, or something was taken back while it was thinking."""
    if match.seats[one.seat].bot != one.bot:
        raise Refused("error-not-replaced")
    if match.undone != undone:
        raise Refused("error-stale", given=one.count, right=match.counts[one.seat])
    return match.decide(one.seat, one.count, [move])


def bot_seed(match: Match, seat: int, count: int) -> str:
    """Bits of a bot's own, from which the seed of the match cannot be found."""
    return hashlib.sha256(f"bot {match.seed} {seat} {count}".encode()).hexdigest()
