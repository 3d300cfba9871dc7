"""A position of Pig as a document. Whatever is read is checked: compiled rules believe every number they find."""

from __future__ import annotations

from typing import Any

from parlour.core import actors
from parlour.core.errors import BadPosition
from parlour.core.game import Json
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour_pig import constants
from parlour_pig.options import OPTIONS
from parlour_pig.rules import Pig

KEYS = {"game", "options", "viewer", "bank", "roller", "turn", "face", "rolling", "round"}
VIEWERS: dict[Any, int] = {None: actors.EVERYTHING, "spectator": actors.SPECTATOR}
MOST_POINTS = 10_000  # in a turn, or in a bank that has not won


def position(state: State, options: Resolved) -> Json:
    f = state.fields()
    viewer = f["viewer"]
    return {
        "game": "pig",
        "options": options,
        "viewer": viewer if viewer >= 0 else None if viewer == actors.EVERYTHING else "spectator",
        "bank": f["bank"][: f["seats"]],
        "roller": f["roller"],
        "turn": f["turn_points"],
        "face": f["face"],
        "rolling": f["actor"] == actors.CHANCE,
        "round": f["round"],
    }


def read_position(given: Json) -> State:
    unknown = sorted(set(given) - KEYS)
    require(not unknown, "unknown key", ", ".join(unknown))
    options = OPTIONS.codes(OPTIONS.resolve(given.get("options", {})))
    seats, target = options["seats"], options["target"]
    bank, rolling = given["bank"], given.get("rolling", False)
    viewer = VIEWERS.get(given.get("viewer"), given.get("viewer"))
    roller, turn, face = (whole(given, name) for name in ("roller", "turn", "face"))
    winners = [seat for seat, points in enumerate(bank) if points >= target]
    require(len(bank) == seats and all(type(points) is int and 0 <= points <= MOST_POINTS for points in bank), "bank", bank)
    require(viewer in (actors.EVERYTHING, actors.SPECTATOR, *range(seats)), "viewer", viewer)
    require(roller < seats, "roller", roller)
    require(turn <= MOST_POINTS, "turn", turn)
    require(face <= constants.FACES, "face", face)
    require(isinstance(rolling, bool), "rolling", rolling)
    require(not winners or (winners == [roller] and turn == 0 and not rolling), "bank", bank)
    state = Pig()
    state._load({
        **state.fields(), **options, "viewer": viewer, "roller": roller, "turn_points": turn, "face": face,
        "bank": bank + [0] * (constants.MOST_SEATS - seats), "round": whole(given, "round"), "pile": constants.DIE,
        "actor": actors.OVER if winners else actors.CHANCE if rolling else roller,
        "asked": 0 if winners or rolling else 1 << roller,
    })
    return state


def whole(given: Json, name: str) -> int:
    number = given.get(name, 0)
    require(type(number) is int and number >= 0, name, number)
    return int(number)


def require(holds: bool, what: str, value: Any) -> None:
    if not holds:
        raise BadPosition("error-position-value", what=what, value=str(value))
