"""A general solver (OR-Tools) as a second opinion on whole deals; it shares nothing with the search but the question."""

import random
from collections import Counter
from typing import Any

import pytest

from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver.solve import YES, can_be_won
from tests.games.twelve_patrols.solver.referee import random_deal, random_deck

pytestmark = pytest.mark.compiled

CELLS = range(9)
SPOTS = [((r, g), (r, g + 1)) for r in range(3) for g in range(2)] + [((g, c), (g + 1, c)) for c in range(3) for g in range(2)]


def directions(row: int, column: int) -> list[list[int]]:
    """The spots north, east, south and west of a cell, however far."""
    along_row = [i for i, (a, b) in enumerate(SPOTS) if a[0] == b[0] == row]
    along_column = [i for i, (a, b) in enumerate(SPOTS) if a[1] == b[1] == column]
    return [
        [i for i in along_column if SPOTS[i][1][0] <= row], [i for i in along_row if SPOTS[i][0][1] >= column],
        [i for i in along_column if SPOTS[i][0][0] >= row], [i for i in along_row if SPOTS[i][1][1] <= column],
    ]


def second_opinion(f: dict[str, Any], order: tuple[int, ...], cp: Any) -> bool | None:
    """None if it has not settled the deal within some seconds."""
    model = cp.CpModel()
    at = [[model.new_bool_var("") for _ in CELLS] for _ in range(9)]  # card, cell
    turn_of_card = [model.new_int_var(max(0, order.index(card) - 2), 8, "") for card in range(9)]
    turn_of_cell = [model.new_int_var(0, 8, "") for _ in CELLS]
    model.add_all_different(turn_of_cell)
    for i in range(9):
        model.add_exactly_one(at[i])
        model.add_exactly_one(at[card][i] for card in range(9))
        for cell in CELLS:
            model.add(turn_of_cell[cell] == turn_of_card[i]).only_enforce_if(at[i][cell])
    for cell in CELLS:
        first = model.new_bool_var("")
        reasons = [first]
        model.add(turn_of_cell[cell] == 0).only_enforce_if(first)
        for other in CELLS:
            if abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1:
                reasons.append(model.new_bool_var(""))
                model.add(turn_of_cell[other] < turn_of_cell[cell]).only_enforce_if(reasons[-1])
        model.add_bool_or(reasons)
    items = [item for item in range(constants.ITEMS) for _ in range(f["tray"][item])]
    lies = [[model.new_bool_var("") for _ in SPOTS] for _ in items]
    turned, pips = [], []
    for number, item in enumerate(items):
        model.add_at_most_one(lies[number])
        turned.append(model.new_bool_var(""))
        face = model.new_int_var(1, 6, "") if item % 7 else model.new_constant(0)
        model.add(face == item % 7).only_enforce_if(turned[-1].negated())
        pips.append([model.new_int_var(0, 6, "") for _ in SPOTS])
        for spot in range(12):
            model.add(pips[-1][spot] == face).only_enforce_if(lies[number][spot])
            model.add(pips[-1][spot] == 0).only_enforce_if(lies[number][spot].negated())
    model.add(sum(map(sum, lies)) + sum(turned) <= len(items))
    for spot in range(12):
        model.add(sum(row[spot] for row in lies) >= 1)
    for cell in CELLS:
        for side, spots in enumerate(directions(*divmod(cell, 3))):
            if not spots:
                continue
            count = sum(lies[n][spot] for n in range(len(items)) for spot in spots)
            total = sum(pips[n][spot] for n in range(len(items)) for spot in spots)
            shown = []
            for colour in range(3):
                shown.append(model.new_bool_var(""))
                of_it = [lies[n][spot] for n, item in enumerate(items) if item // 7 == colour for spot in spots]
                model.add_max_equality(shown[-1], of_it or [0])
            for card in range(9):
                place = card * 4 + side
                if f["items"][place]:
                    model.add(count == f["items"][place]).only_enforce_if(at[card][cell])
                if f["colours"][place]:
                    model.add(sum(shown) == f["colours"][place]).only_enforce_if(at[card][cell])
                if f["pips"][place] != constants.NO_PIPS:
                    model.add(total == f["pips"][place]).only_enforce_if(at[card][cell])
    solver = cp.CpSolver()
    solver.parameters.num_workers = 2
    solver.parameters.max_time_in_seconds = 12
    status = solver.solve(model)
    return None if status == cp.UNKNOWN else bool(status != cp.INFEASIBLE)


@pytest.mark.soak
@pytest.mark.parametrize("made_up", [True, False])
def test_a_general_solver_agrees_on_whole_deals(made_up: bool) -> None:
    cp = pytest.importorskip("ortools.sat.python.cp_model")
    lot, answers = random.Random(11), Counter[bool | None]()
    for _ in range(20):
        state, order = random_deal(lot, "fixed", random_deck(lot) if made_up else None)
        second = second_opinion(state.fields(), order, cp)
        answers[second] += 1
        assert second is None or second == (can_be_won(state, order).answer == YES), (state.fields(), order)
    assert answers[True] + answers[False] >= 10
