"""Whether a position of 12 Patrols can be won when it is known from when each card can be placed; and the plan that wins it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from parlour.core import actors
from parlour.core.errors import IllegalMove
from parlour.core.state import State
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.outlook import TimeUp, Watch, borrowed, frames, gather
from parlour.games.twelve_patrols.solver.plan import Fields, Frame, Taking, WinningPlan, fill_lines, places_in_turn, play_out
from parlour.games.twelve_patrols.solver.search import KingdomSearch

YES, NO, UNKNOWN = "yes", "no", "unknown"
NODES = 200_000  # of the search for items between two looks at the watch


@dataclass(frozen=True)
class Verdict:
    """Whether a game can be won: `yes` with a plan, `no`, or `unknown` if time or nodes ran out."""

    answer: str
    plan: WinningPlan | None = None
    arrangements: int = 0  # of the cards, that passed the bounds
    nodes: int = 0  # of the search for their items


def verdict_of(state: State, order: Sequence[int] | None, due: list[int], watch: Watch) -> Verdict:
    f = state.fields()
    if f["phase"] == constants.ROLL:
        raise ValueError("the dice have not been rolled yet")
    if state.actor == actors.OVER:
        return Verdict(YES, WinningPlan({}, {}, [], [], [])) if f["why"] == constants.WON else Verdict(NO)
    if f["turning"]:
        return verdict_of_turning(state, order, due, watch)
    with borrowed() as search:
        return searched(search, state, f, order, due, watch)


def searched(
    search: KingdomSearch, state: State, f: Fields, order: Sequence[int] | None, due: list[int], watch: Watch
) -> Verdict:
    arrangements, sure = 0, True
    try:
        for number, frame in enumerate(frames(f)):
            watch.progress(number, len(frames(f)))
            search.ask(frame.question(f))
            search.set_due(due)
            more = True
            while more:
                more = gather(search, watch)
                arrangements += search.many
                index = find_win(search, watch)
                if index >= 0:
                    plan = plan_of(state, f, search, index, frame, due, order)
                    return Verdict(YES if plan else UNKNOWN, plan, arrangements, search.nodes)
                search.many = 0
            sure = sure and search.is_sure()
    except TimeUp:
        return Verdict(UNKNOWN, None, arrangements, search.nodes)
    return Verdict(NO if sure else UNKNOWN, None, arrangements, search.nodes)


def verdict_of_turning(state: State, order: Sequence[int] | None, due: list[int], watch: Watch) -> Verdict:
    """An item has been discarded: every die that may be turned now is a question of its own."""
    verdicts = []
    for move in state.legal():
        after = state.copy()
        after.apply(move, 0)
        verdicts.append(verdict_of(after, order, due, watch))
        plan = verdicts[-1].plan
        if plan is not None:
            return replace(verdicts[-1], plan=replace(plan, line=[(0, move), *plan.line]))
    return next((verdict for verdict in verdicts if verdict.answer == UNKNOWN), Verdict(NO))


def find_win(search: KingdomSearch, watch: Watch) -> int:
    while True:
        index = search.find_win(NODES)
        if index != kingdom.OUT_OF_NODES:
            return index
        watch.check()


def plan_of(
    state: State, f: Fields, search: KingdomSearch, index: int, frame: Frame, due: list[int], order: Sequence[int] | None
) -> WinningPlan | None:
    """The plan behind an arrangement that was found; None for the rare patrol under way that the rules let nobody finish so."""
    cards = search.cards_of(index)
    takings = [Taking.read(a, b) for a, b in search.taken()]
    cells = places_in_turn(cards, frame.question(f)["card_at"], due)
    if f["placed"] == 0 and f["frame"] == constants.FLOATING:  # the frame counts from the first card
        frame = Frame(2 - cells[0] // 3, 2 - cells[0] % 3)
    lines = {line: cards[line * 3 : line * 3 + 3] if line < 3 else cards[line - 3 :: 3] for line in range(kingdom.LINES)}
    filling = fill_lines(f, frame, lines, takings)
    if order is None:
        order = [cards[cell] for cell in cells if f["unseen"] >> cards[cell] & 1]
    try:
        return play_out(state, [(cards[cell], frame.cell(cell)) for cell in cells], filling, order)
    except IllegalMove:
        if f["building"] != constants.NO_SPOT:
            return None
        raise
