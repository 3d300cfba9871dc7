"""What each build says to calls that make no sense: `python -m tests.core.refused_calls` prints it."""

import json
from typing import Any

import parlour
from parlour.core.state import State
from parlour.testing.walks import reach

NUMBERS: tuple[Any, ...] = (-(2**70), -1, 99, 10**9, 2**63, None, 1.5, "x", [])


def said(call: Any, *arguments: Any) -> str:
    try:
        return f"gives {call(*arguments)!r:.60}"
    except Exception as refused:
        return f"{type(refused).__name__}: {refused}"


def calls(game: Any, state: State) -> dict[str, str]:
    found = {}
    for number in NUMBERS:
        found[f"apply {number}"] = said(state.apply, number)
        found[f"apply 0, {number}"] = said(state.apply, 0, number) if number is not None else "–"
        found[f"push 0, {number}"] = said(state.push, number, 0)
        found[f"legal {number}"] = said(state.legal, number)
        found[f"seen {number}"] = said(state.seen, number)
        found[f"draw {number}"] = said(state.draw, number)
        found[f"imagine {number}"] = said(state.seen(0).imagine, number)
        found[f"text {number}"] = said(game.text, state, number)
        found[f"load {number}"] = said(state.load, number)
        for field in ("seats", "actor", "viewer", "round", "asked", "pile"):
            found[f"load {field} {number}"] = said(state.load, {**state.fields(), field: number})
    return found


if __name__ == "__main__":
    everything: dict[str, str] = {}
    for name in parlour.games():
        game = parlour.game(name)
        for plies in (0, 30):
            told = calls(game, reach(game, {}, 5, plies))
            everything |= {f"{name} after {plies}: {call}": words for call, words in told.items()}
    print(json.dumps(everything))
