"""Why something cannot be done now, for whoever clicks there: codes of sentences by cell.

Only what is not possible is ever looked up here, so nothing is tried out: the cell alone tells the reason.
"""

from __future__ import annotations

from typing import Any

from parlour.core.game import Json
from parlour.core.state import State
from parlour.games.jackal import constants

Fields = dict[str, Any]
Reasons = dict[str, str]
ELSEWHERE = "*"  # in place of a cell: all that are not told


def refusals(seen: State, f: Fields) -> Json | None:
    """For the seat that is asked: why nothing starts on a cell (`start`), and why a pirate cannot go from his place to a cell,
    empty-handed (`to`) or with a coin (`laden`)."""
    if f["viewer"] < 0 or f["viewer"] != f["actor"]:
        return None
    rules: Any = seen
    own = range(f["crew"] * constants.MATES, (f["crew"] + 1) * constants.MATES)
    able = {place(f, p): p for p in own if f["cell"][p] != constants.DEAD and not f["drunk"][p] and not f["trapped"][p]}
    return {
        "start": starts(f),
        "to": {where: ways(seen, f, p, laden=False) for where, p in able.items()},
        "laden": {where: ways(seen, f, p, laden=True) for where, p in able.items() if rules.gold_here(p)},
    }


def place(f: Fields, p: int) -> str:
    """`e4`, or `e4/2` on a step of a spinning tile."""
    cell: str = constants.CELL_NAMES[f["cell"][p]]
    return f"{cell}/{f['step'][p]}" if f["step"][p] else cell


def starts(f: Fields) -> Reasons:
    found = {ELSEWHERE: "jackal-why-choose"}
    for crew in range(constants.CREWS):
        if f["crews"] >> crew & 1:
            found[constants.CELL_NAMES[f["ship"][crew]]] = "jackal-why-not-yours"
    for p, cell in enumerate(f["cell"]):
        if cell != constants.DEAD and p // constants.MATES != f["crew"]:
            found[constants.CELL_NAMES[cell]] = "jackal-why-not-yours"
    for wanted, code in (("", "jackal-why-stuck"), ("trapped", "jackal-why-trapped"), ("drunk", "jackal-why-drunk")):
        for p in range(f["crew"] * constants.MATES, (f["crew"] + 1) * constants.MATES):
            if f["cell"][p] != constants.DEAD and (not wanted or f[wanted][p]):
                found[constants.CELL_NAMES[f["cell"][p]]] = code
    return found


def ways(seen: State, f: Fields, p: int, laden: bool) -> Reasons:
    rules: Any = seen
    here = f["cell"][p]
    if f["walker"] != constants.NOBODY:
        return {ELSEWHERE: "jackal-why-coin-chain" if f["carrying"] else "jackal-why-no"}
    if rules.is_turning(p):
        return {ELSEWHERE: "jackal-why-steps"}  # JK-29
    if rules.ship_at(here) >= 0:
        return {ELSEWHERE: "jackal-why-ashore", **dict.fromkeys(near(here, land=False), "jackal-why-no-swim")}  # JK-11
    if not constants.LAND[here]:
        return {ELSEWHERE: "jackal-why-far", **dict.fromkeys(near(here, land=True), "jackal-why-sea-to-land")}  # JK-13
    far = "jackal-why-far"
    if rules.on_plane(here):
        far = "jackal-why-coin-chain" if laden else "jackal-why-no"
    on_land = {constants.CELL_NAMES[there]: on_tile(f, there, laden) for there in neighbours(here) if constants.LAND[there]}
    return {ELSEWHERE: far, **dict.fromkeys(near(here, land=False), "jackal-why-land-to-sea"), **on_land}


def on_tile(f: Fields, there: int, laden: bool) -> str:
    kind = constants.KIND_OF[f["face"][there]]
    if laden and kind == constants.CLOSED:
        return "jackal-why-coin-closed"  # JK-17
    if kind in (constants.FORTRESS, constants.ABORIGINE):
        return "jackal-why-coin-fortress" if laden else "jackal-why-held"  # JK-22, JK-34
    return "jackal-why-coin-chain" if laden else "jackal-why-no"


def neighbours(cell: int) -> list[int]:
    return [there for there in constants.STEP_TO[cell * 8 : cell * 8 + 8] if there != constants.NOWHERE]


def near(cell: int, land: bool) -> list[str]:
    """The neighbours on land, or in the water."""
    return [constants.CELL_NAMES[there] for there in neighbours(cell) if bool(constants.LAND[there]) == land]
