"""The greedy player chooses in compiled code; here the same in a few lines of Python."""

from __future__ import annotations

from typing import cast

import pytest

import parlour
from parlour import Limit
from parlour.core import actors, chance
from parlour.core.state import State
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.bots import PatrolsGreedy
from parlour.games.twelve_patrols.rules import TwelvePatrols
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.outlook import frames
from parlour.games.twelve_patrols.solver.plan import Fields, Frame


def choices(seen: State) -> list[int]:
    """What it may choose: in placing a card everything that contradicts as few sides as anything does, else one move."""
    moves, f = seen.legal(0), seen.fields()
    if f["turning"]:
        return [next((move for move in moves if any(other < constants.DONE for other in after(seen, move).legal())), moves[0])]
    if f["phase"] == constants.CARD:
        many = {move: contradictions(after(seen, move)) for move in moves if move < constants.PUT}
        return [move for move in many if many[move] == min(many.values())]
    for move in (constants.DONE, constants.END):
        if move in moves:
            return [move]
    table = cast(TwelvePatrols, seen)
    forced = [m for m in moves if m < constants.DONE and table.is_forced((m - constants.PUT) // constants.ITEMS)]
    return [(forced or moves)[0]]


def after(seen: State, move: int) -> State:
    found = seen.copy()
    found.apply(move, 0)
    return found


def contradictions(state: State) -> int:
    f = state.fields()
    return min(sum(clashes(f, frame, line) for line in range(kingdom.LINES)) for frame in frames(f))


def clashes(f: Fields, frame: Frame, line: int) -> int:
    onward, back = (constants.EAST, constants.WEST) if line < 3 else (constants.SOUTH, constants.NORTH)
    first, middle, last = (f["card_at"][frame.cell(line * 3 + i if line < 3 else line - 3 + i * 3)] for i in range(3))
    outer = [wants(f, first, onward), wants(f, last, back)]
    inner = [wants(f, middle, back), wants(f, middle, onward)]
    many = sum(side.get("items") == 1 for side in outer)
    many += sum(outer[0][kind] != outer[1][kind] for kind in outer[0] if kind in outer[1])
    for one in outer:
        for other in inner:
            many += sum(one[kind] < other[kind] + (kind == "items") for kind in one if kind in other)
    return many


def wants(f: Fields, card: int, side: int) -> dict[str, int]:
    if card == constants.NO_CARD:
        return {}
    found = {kind: f[kind][card * constants.SIDES + side] for kind in ("items", "colours", "pips")}
    return {kind: n for kind, n in found.items() if n != (constants.NO_PIPS if kind == "pips" else 0)}


@pytest.mark.parametrize("frame", ["fixed", "floating"])
@pytest.mark.parametrize("deck", ["standard", "hard"])
def test_it_chooses_what_contradicts_the_fewest_sides(deck: str, frame: str) -> None:
    u, met = chance.keyed(frame, 0, 0), 0
    for seed in range(4):
        state, greedy = parlour.game("twelve-patrols").start(deck=deck, frame=frame), PatrolsGreedy(seed)
        while state.actor != actors.OVER:
            u = chance.step(u)
            if state.actor == actors.CHANCE:
                state.apply(state.draw(u))
                continue
            seen = state.seen(0)
            chosen = greedy(seen, 0, Limit())
            known = choices(seen)
            assert chosen == known[chance.index(greedy.u, len(known))], (seen.fields(), known)
            met += 1
            others = seen.legal()  # now and then another move, so that it meets what it would not come to
            state.apply(chosen if chance.index(u, 4) else others[chance.index(chance.step(u), len(others))])
    assert met > 40
