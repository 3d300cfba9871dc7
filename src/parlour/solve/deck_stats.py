"""How a deck of 12 Patrols fares: the share of deals that can be won, and the sides without which more could be."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context

from parlour.core.play import Limit
from parlour.core.state import State
from parlour.games.twelve_patrols import deck
from parlour.games.twelve_patrols.deck import Card, Deck
from parlour.solve import twelve_patrols
from parlour.solve.patrols_outlook import Order
from parlour.solve.twelve_patrols import NO, UNKNOWN, YES

SECONDS = 20.0  # a deal that takes longer is left open
Side = tuple[str, str]  # card and side


@dataclass(frozen=True)
class Deal:
    """One deal: whether it can be won, and if not, the sides without which it could."""

    answer: str
    blamed: tuple[Side, ...] = ()


@dataclass
class Stats:
    won: int = 0
    lost: int = 0
    open: int = 0
    blamed: Counter[Side] = field(default_factory=Counter)  # lost deals that could be won without the side

    @property
    def deals(self) -> int:
        return self.won + self.lost + self.open


def dealt(of: Deck, seed: str, frame: str = "fixed") -> tuple[State, Order]:
    """A deal with a deck that need not be on the list: dice and order do not depend on the cards."""
    state, order = twelve_patrols.order_of(seed, frame=frame)
    state.load({**state.fields(), **of.needs()})
    return state, order


def judge(of: Deck, seed: str) -> Deal:
    state, order = dealt(of, seed)
    answer = twelve_patrols.can_be_won(state, order, Limit(seconds=SECONDS)).answer
    if answer != NO:
        return Deal(answer)
    sides = [(card.name, side) for card in of.cards for side, wants in zip(deck.SIDES, card.wants, strict=True) if wants]
    return Deal(answer, tuple(side for side in sides if wins_without(of, side, seed)))


def wins_without(of: Deck, side: Side, seed: str) -> bool:
    state, order = dealt(without(of, side), seed)
    return twelve_patrols.can_be_won(state, order, Limit(seconds=SECONDS)).answer == YES


def without(of: Deck, side: Side) -> Deck:
    """The deck with one side wiped clean."""
    return replace(of, cards=tuple(wiped(card, side[1]) if card.name == side[0] else card for card in of.cards))


def wiped(card: Card, side: str) -> Card:
    return replace(card, wants=tuple({} if name == side else wants for name, wants in zip(deck.SIDES, card.wants, strict=True)))


def judge_all(of: Deck, seed: str, deals: int, jobs: int) -> Generator[Stats]:
    """Grows deal by deal; the deals have the seeds `SEED/0`, `SEED/1` …"""
    stats = Stats()
    with ProcessPoolExecutor(jobs, mp_context=get_context("forkserver"), initializer=leave_ctrl_c) as pool:
        answers = pool.map(judge, [of] * deals, [f"{seed}/{n}" for n in range(deals)])
        try:
            for deal in answers:
                count(stats, deal)
                yield stats
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the process that counts


def count(stats: Stats, deal: Deal) -> None:
    stats.won += deal.answer == YES
    stats.lost += deal.answer == NO
    stats.open += deal.answer == UNKNOWN
    stats.blamed.update(deal.blamed)
