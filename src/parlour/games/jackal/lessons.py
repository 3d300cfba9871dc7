"""Lessons of Jackal: the first gold, tiles that carry you, tiles that hold you."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Json
from parlour.core.lessons import Lesson, Step, Task

TWO = {"seats": 2, "crews_each": "1"}
ABOARD = ["ship", "ship", "ship"]
CHESTS = (1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5)
PLUNDERED = {f"{column}{row}": f"chest{many}" for (column, row), many in zip(
    [(column, row) for row in (8, 9, 10) for column in "defij"], CHESTS, strict=True)}  # all chests but one


def island(tiles: dict[str, str], white: str, black: str = "", **more: Any) -> Json:
    """White against black. Pirates who are not named are aboard."""
    pirates = {crew: [*filter(None, told.split(", ")), *ABOARD][:3] for crew, told in (("white", white), ("black", black))}
    return {"options": TWO, "tiles": tiles, "pirates": pirates, **more}


FIRST_GOLD = Lesson("gold", 5, (
    Step("ashore", ("JK-1", "JK-4", "JK-5", "JK-9", "JK-11"), island({}, ""), (
        Task(("g1-g2",), ("empty", "g13-g12", "empty"), {"sail": "sail"}),
    )),
    Step("open", ("JK-2", "JK-13", "JK-16", "JK-26", "JK-42"), island({"g2": "empty", "g12": "empty"}, "g2", "g12"), (
        Task(("g2-f3",), ("chest1", "g12-h11", "rum"), {"g2-*": "tile", "sail": "sail", "g1-*": "mate"}),
    )),
    Step("home", ("JK-12", "JK-17", "JK-18", "JK-19"), island(
        {"g2": "empty", "f3": "chest1", "g12": "empty", "h11": "rum"}, "f3", "h11 drunk", coins={"f3": 1}), (
        Task(("f3-g2$",), ("ship f13",), {"f3-*": "empty-handed", "g1-*": "mate", "sail": "sail"}),
        Task(("g2-g1$",), (), {"g2-*": "away", "g1-*": "mate", "sail": "sail"}),
    )),
    Step("arrow", ("JK-3", "JK-27"), island(
        {"g2": "empty", "g3": "empty", "g4": "arrow1:e", "h4": "empty"}, "g3"), (
        Task(("g3-g4",), (), {"g3-h4": "on-foot"}),
    )),
    Step("hit", ("JK-15", "JK-20", "JK-21"), island(
        {"f3": "chest2", "g4": "empty", "g2": "empty"}, "f3", "g4", coins={"f3": 1}, lost=1), (
        Task(("f3-g4",), (), {"f3-g2$": "coin"}),
    )),
    Step("sail", ("JK-10",), island({"d2": "empty", "e2": "chest1", "g2": "empty"}, "e2, ship, ship", coins={"e2": 1}), (
        Task(("ship f1",), ("ship f13",), {"g1-*": "walk", "e2-*": "walk"}),
        Task(("e2-f1$",), (), {"e2-*": "empty-handed", "sail": "again"}),
    )),
    Step("last", ("JK-41",), island(
        {"g2": "empty", "h3": "empty", "h4": "chest1", **PLUNDERED}, "h3", coins={"h4": 1}, lost=36), (
        Task(("h3-h4",), ("g13-g12", "empty"), alone=True),
        Task(("h4-h3$",), ("g12-g13",), alone=True),
        Task(("h3-g2$",), ("g13-g12",), alone=True),
        Task(("g2-g1$",), alone=True),
    )),
))

CARRIERS = Lesson("carry", 4, (
    Step("ice", ("JK-30",), island({"g2": "empty", "g3": "ice", "g4": "empty"}, "g2"), (Task(("g2-g3",)),)),
    Step("horse", ("JK-28",), island({"f3": "empty", "g4": "horse", "h6": "empty"}, "f3"), (
        Task(("f3-g4",)),
        Task((">h6",)),
    )),
    Step("cannon", ("JK-14", "JK-33"), island({"d4": "empty", "d5": "cannon:s"}, "d4"), (
        Task(("d4-d5",), ("ship f13",)),
        Task(("d1-e1",)),
    )),
    Step("balloon", ("JK-38",), island({"f5": "chest1", "g6": "balloon"}, "f5", coins={"f5": 1}), (
        Task(("f5-g6$",), (), {"f5-g6": "empty-handed"}),
    )),
    Step("crocodile", ("JK-31", "JK-40"), island({"f4": "empty", "g5": "crocodile"}, "f4"), (Task(("f4-g5",)),)),
    Step("plane", ("JK-39",), island({"e4": "chest1", "f5": "plane"}, "e4", coins={"e4": 1}), (
        Task(("e4-f5$",), (), {"e4-f5": "empty-handed"}),
        Task((">g1",)),
    )),
))

HOLDERS = Lesson("hold", 4, (
    Step("jungle", ("JK-23", "JK-29"), island({"f3": "empty", "g3": "jungle"}, "f3"), (
        Task(("f3-g3",), ("ship f13",)),
        Task(("g3/1-g3/2",)),
    )),
    Step("trap", ("JK-32",), island({"f4": "empty", "g4": "trap"}, "f4, g4 trapped"), (Task(("f4-g4",)),)),
    Step("rum", ("JK-36",), island({"f4": "empty", "f5": "rum"}, "f4"), (Task(("f4-f5",)),)),
    Step("fortress", ("JK-22", "JK-34"), island({"e4": "empty", "f5": "fortress", "d5": "empty"}, "e4", "d5"), (
        Task(("e4-f5",)),
    )),
    Step("revive", ("JK-25", "JK-35"), island({"f5": "aborigine"}, "f5, dead"), (Task(("revive",)),)),
    Step("ogre", ("JK-24", "JK-37"), island({"f4": "empty", "f5": "ogre", "g5": "empty", "h6": "empty"}, "f4"), (
        Task(("f4-g5",), (), {"f4-f5": "ogre"}),
    )),
    Step("allies", ("JK-6", "JK-7", "JK-8"), {**island({"g12": "chest1"}, "g12", coins={"g12": 1}), "options": {"seats": 2}}, (
        Task(("g12-g13$",), (), {"g12-g13": "empty-handed"}),
    )),
))

LESSONS = (FIRST_GOLD, CARRIERS, HOLDERS)
