"""How a deck of 12 Patrols fares: the share of deals that can be won, and the sides without which more could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial

from parlour.core import parallel
from parlour.core.parallel import nobody_waits
from parlour.core.play import Limit
from parlour.core.state import State
from parlour.games.twelve_patrols import deck
from parlour.games.twelve_patrols.deck import Card, Deck
from parlour.games.twelve_patrols.solver import solve
from parlour.games.twelve_patrols.solver.outlook import Order
from parlour.games.twelve_patrols.solver.solve import NO, UNKNOWN, YES

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
    state, order = solve.order_of(seed, frame=frame)
    state._give(of.needs())
    return state, order


def solve_deal(of: Deck, seed: str) -> Deal:
    answer = answer_of(of, seed)
    if answer != NO:
        return Deal(answer)
    sides = [(card.name, side) for card in of.cards for side, wants in zip(deck.SIDES, card.wants, strict=True) if wants]
    return Deal(answer, tuple(side for side in sides if answer_of(without(of, side), seed) == YES))


def answer_of(of: Deck, seed: str) -> str:
    state, order = dealt(of, seed)
    return solve.can_be_won(state, order, Limit(seconds=SECONDS), stop=nobody_waits).answer


def without(of: Deck, side: Side) -> Deck:
    """The deck with one side wiped clean."""
    return replace(of, cards=tuple(wiped(card, side[1]) if card.name == side[0] else card for card in of.cards))


def wiped(card: Card, side: str) -> Card:
    return replace(card, wants=tuple({} if name == side else wants for name, wants in zip(deck.SIDES, card.wants, strict=True)))


def solve_deals(of: Deck, seed: str, deals: int, jobs: int) -> Generator[Stats]:
    """Grows deal by deal; the deals have the seeds `SEED/0`, `SEED/1` …"""
    stats = Stats()
    with closing(parallel.run(partial(solve_deal, of), [f"{seed}/{n}" for n in range(deals)], jobs)) as solved:
        for deal in solved:
            count(stats, deal)
            yield stats


def count(stats: Stats, deal: Deal) -> None:
    stats.won += deal.answer == YES
    stats.lost += deal.answer == NO
    stats.open += deal.answer == UNKNOWN
    stats.blamed.update(deal.blamed)
