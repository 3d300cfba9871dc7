"""What is shown of Pig: the table, moves in words, and what happens."""

from __future__ import annotations

from parlour.core import actors
from parlour.core.game import Json
from parlour.core.sayings import Saying, saying
from parlour.core.state import State
from parlour_pig import constants, notation


def table(seen: State) -> Json:
    f = seen.fields()
    return {
        "bank": f["bank"][: seen.seats], "turn": f["turn_points"], "face": f["face"] or None, "roller": f["roller"],
        "target": f["target"],
    }


def prompt(shown: Json) -> Saying:
    """What the page and the terminal ask whoever is to decide."""
    if len(shown["moves"]) == 1:
        return saying("pig-prompt-first")
    return saying("pig-prompt", turn=shown["table"]["turn"])


def points(state: State) -> list[int]:
    return list(state.fields()["bank"][: state.seats])


def describe(state: State, move: int) -> Json:
    if state.actor == actors.CHANCE:
        return {"kind": "die", "face": int(notation.FACES[move])}
    return {"kind": notation.MOVES[move]}


def perceive(before: State, after: State, move: int, by: int, seat: int) -> Json:
    was, now = before.fields(), after.fields()
    roller = was["roller"]
    if by == actors.CHANCE:
        if move == 0:
            return {"kind": "one", "seat": roller, "face": 1, "lost": was["turn_points"]}
        return {"kind": "die", "seat": roller, "face": move + 1, "points": now["turn_points"]}
    if move == constants.ROLL:
        return {"kind": "roll", "seat": roller}
    kind = "win" if now["actor"] == actors.OVER else "hold"
    return {"kind": kind, "seat": roller, "points": was["turn_points"], "total": now["bank"][roller]}
