"""The chance of the best play in 12 Patrols: every step, every deal, every filling; and our own player's way instead."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import actors
from parlour.core.state import State
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver.choice import ORDINARY, after, best_steps, moves_of
from parlour.games.twelve_patrols.solver.outlook import (
    Watch,
    after_filling,
    fillings,
    forced_lines,
    frames,
    look,
    orders_of,
    real_filling,
)
from parlour.games.twelve_patrols.solver.search import KingdomSearch

ALL_ORDERS = 720
MOST_FILLINGS = 400


class TooManyFillings(Exception):
    """There are more ways to fill a line than can be looked at."""


def expected(search: KingdomSearch, state: State, watch: Watch) -> float:
    """The chance that the best play wins from here. A patrol that need not be sent out yet never hurts by waiting, and of
    what is spent on a complete line nothing but the tray afterwards matters: so these are all choices there are."""
    f = state.fields()
    if state.actor == actors.OVER:
        return state.scores[0]
    if state.actor == actors.CHANCE:
        cards = [card for card, _ in state.outcomes()]
        return sum(expected(search, dealt(state, card), watch) for card in cards) / len(cards)
    if f["turning"] or f["building"] != constants.NO_SPOT:
        return max(expected(search, after(state, [move]), watch) for move in state.legal())
    orders = orders_of(f, ALL_ORDERS)
    if len(orders) == 1:
        return float(look(search, f, orders, watch).won())
    if f["phase"] == constants.CARD:
        counts = look(search, f, orders, watch).counts()
        return best_of(search, [(won / len(orders), after(state, [move])) for move, won in counts.items()], watch)
    if not any(forced_lines(f, frame) for frame in frames(f)):
        return expected(search, after(state, [constants.END]), watch)
    found = fillings(search, f, MOST_FILLINGS + 1, watch)
    if len(found) > MOST_FILLINGS:
        raise TooManyFillings
    valued = []
    for spent, (frame, takings) in found.items():
        value = look(search, after_filling(f, spent), orders, watch).value()
        if value > 0:
            valued.append((value, after(state, moves_of(state, real_filling(f, spent, frame, takings)))))
    return best_of(search, valued, watch)


def best_of(search: KingdomSearch, valued: list[tuple[float, State]], watch: Watch) -> float:
    """The best of some positions of which it is known what they are worth at most."""
    best = 0.0
    for most, state in sorted(valued, key=lambda entry: -entry[0]):
        if most > best:
            best = max(best, expected(search, state, watch))
    return best


def dealt(state: State, card: int) -> State:
    twin = state.copy()
    twin.apply(card, actors.CHANCE)
    return twin


def play_on(search: KingdomSearch, state: State, order: Sequence[int], watch: Watch) -> bool:
    """Whether our own player, who does not know the order, wins from here."""
    table, deals = state.copy(), list(order)
    while table.actor != actors.OVER:
        watch.check()
        if table.actor == actors.CHANCE:
            table.apply(deals.pop(0), actors.CHANCE)
            continue
        steps = best_steps(search, table, ORDINARY, watch)
        if not steps or steps[0].won == 0:
            return False
        table = after(table, steps[0].moves)
    return table.scores[0] == 1
