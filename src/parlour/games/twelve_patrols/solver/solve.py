"""Questions about 12 Patrols: can it be won, how, and which step keeps the most orders of the cards face down winnable.

No question looks at the order of the cards face down: a state does not hold it. `can_be_won` is told one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from parlour.core import registry
from parlour.core.chance import Seed
from parlour.core.intervals import wilson
from parlour.core.play import Limit
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.choice import ORDINARY, Effort, KingdomStep, best_steps
from parlour.games.twelve_patrols.solver.expect import TooManyFillings, expected, play_on
from parlour.games.twelve_patrols.solver.outlook import Order, TimeUp, Watch, borrowed, due_of, orders_of, refill_of
from parlour.games.twelve_patrols.solver.plan import Fields, Frame
from parlour.games.twelve_patrols.solver.verdict import NO, UNKNOWN, YES, Verdict, verdict_of

__all__ = [
    "NO", "UNKNOWN", "YES", "Hint", "StepValue", "Verdict", "WinEstimate", "can_be_won", "chance", "explain", "order_of", "steps",
    "still_winnable",
]

ORDERS_OF_A_FIRST_LOOK = 12
MOST_STEPS_COUNTED = 3  # in a hint
GAMES_BY_DEFAULT = 40
MOST_FACE_DOWN_WORKED_OUT = 3  # cards; with more, games are played instead
SECONDS_TO_WORK_OUT = 30.0  # if no limit is given
Progress = Callable[[int, int], None]
Stop = Callable[[], bool]


@dataclass(frozen=True)
class StepValue:
    """What can be done next, and of how many orders of the cards face down it leaves the game winnable."""

    moves: list[int]  # of one step: a card, or all the discards, turned dice and items that fill what must be filled
    texts: list[str]  # the same in notation
    won: int
    orders: int
    share: float
    low: float  # the 95 % interval; both are the share where all orders were looked at
    high: float
    exact: bool
    value: float  # the share, if the step after this one must be chosen without knowing the order


@dataclass(frozen=True)
class WinEstimate:
    """The chance that the best play wins: exact, or how often our own player wins from here."""

    chance: float
    low: float
    high: float
    exact: bool
    games: int  # played for it; 0 if exact


@dataclass(frozen=True)
class Hint:
    """A step to recommend, the next best one, and a reason with the numbers behind it; docs/patrols-solver.md lists them."""

    best: StepValue | None
    other: StepValue | None
    reason: dict[str, Any]


def order_of(seed: Seed, **options: Any) -> tuple[State, Order]:
    """The deal of a seed: the table after the roll, before the first card is turned up, and the order of all nine cards."""
    state = registry.game("twelve-patrols").start(**options)
    drawn = SeededOutcomes(seed)
    while state.fields()["phase"] == constants.ROLL:
        state.apply(drawn.next(state))
    order: list[int] = []
    deck = state.copy()
    while len(order) < constants.CARDS:
        order.append(drawn.next(deck))
        f = deck.fields()
        deck._load({**f, "unseen": f["unseen"] & ~(1 << order[-1])})
    return state, tuple(order)


def can_be_won(
    state: State, order: Sequence[int], limit: Limit = Limit(), progress: Progress | None = None, stop: Stop | None = None
) -> Verdict:
    """Whether somebody who knew the order of the cards face down could still win, and how."""
    f = state.fields()
    if sorted(order) != [card for card in range(constants.CARDS) if f["unseen"] >> card & 1]:
        raise ValueError(f"an order of the cards face down is expected, not {list(order)}")
    return verdict_of(state, order, due_of(f, order), Watch(limit, progress, stop))


def still_winnable(
    state: State, limit: Limit = Limit(), progress: Progress | None = None, stop: Stop | None = None
) -> Verdict:
    """Whether there is any order of the cards face down with which the game can still be won; the plan is for such a one.

    An order that turns each card up when it is wanted exists for every way to place them that begins with a card of the
    display, or with one of the refill."""
    f = state.fields()
    late = 0 if refill_of(f) else 1
    due = [late if f["unseen"] >> card & 1 else 0 for card in range(constants.CARDS)]
    return verdict_of(state, None, due, Watch(limit, progress, stop))


def steps(
    state: State, limit: Limit = Limit(), progress: Progress | None = None, stop: Stop | None = None
) -> list[StepValue]:
    """What can be done next, best first: over all orders of the cards face down, or over as many drawn by lot as `limit`
    gives simulations (120 unless told). What time does not allow is left out: first a few orders are looked at, then all."""
    watch = Watch(limit, progress, stop)
    most = limit.simulations or ORDINARY.orders
    found: list[KingdomStep] = []
    with borrowed() as search, suppress(TimeUp):
        for orders in sorted({min(most, ORDERS_OF_A_FIRST_LOOK), most}):
            found = best_steps(search, state, Effort(orders=orders, enough=math.inf), watch)
    return [valued(state, step) for step in found]


def chance(
    state: State, limit: Limit = Limit(), progress: Progress | None = None, stop: Stop | None = None
) -> WinEstimate:
    """The chance of winning with the best play from here. With few cards face down it is worked out; otherwise, or if that
    takes too long, our own player plays on: as many games as `limit` gives simulations (40 unless told)."""
    watch, f = Watch(limit, progress, stop), state.fields()
    with borrowed() as search:
        if f["unseen"].bit_count() <= MOST_FACE_DOWN_WORKED_OUT:
            half = replace(limit, seconds=limit.seconds / 2) if limit.seconds else Limit(seconds=SECONDS_TO_WORK_OUT)
            with suppress(TooManyFillings, TimeUp):
                exact = expected(search, state, Watch(half, None, stop))
                return WinEstimate(exact, exact, exact, True, 0)
        games = won = 0
        most = limit.simulations or GAMES_BY_DEFAULT
        with suppress(TimeUp):
            for order in orders_of(f, most):
                won += play_on(search, state, order, watch)
                games += 1
                watch.progress(games, most)
    low, high = wilson(won / max(1, games), games)
    return WinEstimate(won / games if games else 0.5, low, high, False, games)


def explain(
    state: State, limit: Limit = Limit(), progress: Progress | None = None, stop: Stop | None = None
) -> Hint:
    """The best step with a reason. Reasons: `over`, `lost`, `wait`, `sure`, `only`, `turn`, `keep`, `dice`, `best`."""
    if state.actor < 0:
        return Hint(None, None, {"reason": "over"})
    found = steps(state, limit, progress, stop)
    if not found or found[0].won == 0:
        lost = still_winnable(state, limit).answer == NO
        return Hint(None, None, {"reason": "lost" if lost else "unknown"})
    best, other = found[0], found[1] if len(found) > 1 else None
    return Hint(best, other, reason_for(state, found, best))


def reason_for(state: State, found: list[StepValue], best: StepValue) -> dict[str, Any]:
    f = state.fields()
    keeping = sum(step.won > 0 for step in found)
    turn = next((text for move, text in zip(best.moves, best.texts, strict=True) if move >= constants.SET), None)
    if best.moves == [constants.END]:
        return {"reason": "wait"}
    if f["phase"] == constants.CARD and keeping < len(found) and keeping <= MOST_STEPS_COUNTED:
        return {"reason": "only", "steps": keeping, "of": len(found)}
    if turn is not None:
        return {"reason": "turn", "turn": turn}
    if f["phase"] == constants.PATROL and f["placed"] < constants.CARDS:
        scarce = scarce_colour(f) or scarce_dice(f)
        if scarce:
            return scarce
    if best.won == best.orders and best.exact and best.value == 1:
        return {"reason": "sure"}
    return {"reason": "best"}


def scarce_colour(f: Fields) -> dict[str, Any] | None:
    """A colour of which hardly more items are left than open lines need that must show all three colours."""
    lines = {line for line, card, side in open_sides(f) if f["colours"][card * constants.SIDES + side] == constants.COLOURS}
    for colour in range(constants.COLOURS):
        have = sum(f["tray"][colour * constants.FACES : (colour + 1) * constants.FACES])
        if lines and have <= len(lines) + 1:
            return {"reason": "keep", "colour": "wyb"[colour], "have": have, "lines": len(lines)}
    return None


def scarce_dice(f: Fields) -> dict[str, Any] | None:
    """Hardly more dice are left than the open lines need for their pips."""
    need: dict[int, int] = {}
    for line, card, side in open_sides(f):
        pips = f["pips"][card * constants.SIDES + side]
        if pips != constants.NO_PIPS:
            need[line] = max(need.get(line, 0), math.ceil(pips / 6))
    have = sum(many for item, many in enumerate(f["tray"]) if item % constants.FACES)
    if need and have <= sum(need.values()) + 1:
        return {"reason": "dice", "have": have, "need": sum(need.values())}
    return None


def open_sides(f: Fields) -> list[tuple[int, int, int]]:
    """(line, card, side) of the placed cards whose direction has a spot that is still empty, where the frame is decided."""
    if f["top_from"] != f["top_to"] or f["left_from"] != f["left_to"]:
        return []
    frame, found = Frame(f["top_from"], f["left_from"]), []
    for line in range(kingdom.LINES):
        sides = (constants.EAST, constants.WEST) if line < 3 else (constants.SOUTH, constants.NORTH)
        for place in range(3):
            card = f["card_at"][frame.cell(line * 3 + place if line < 3 else line - 3 + place * 3)]
            for side, gaps in zip(sides, (range(place, 2), range(place)), strict=True):
                if card != constants.NO_CARD and not all(f["filled"][frame.spot(line * 2 + gap)] for gap in gaps):
                    found.append((line, card, side))
    return found


def valued(state: State, step: KingdomStep) -> StepValue:
    game, table, texts = registry.game("twelve-patrols"), state.copy(), []
    for move in step.moves:
        texts.append(game.text(table, move))
        table.apply(move, 0)
    every = step.orders == math.factorial(state.fields()["unseen"].bit_count())
    share = step.won / step.orders
    low, high = (share, share) if every else wilson(share, step.orders)
    return StepValue(step.moves, texts, step.won, step.orders, share, low, high, every and step.sure, step.value)
