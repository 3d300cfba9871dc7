"""The lesson of 12 Patrols: the northern row of the rulebook's example, and the last patrol of a kingdom."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Json
from parlour.core.lessons import Lesson, Step, Task

ROLLED = "w2 w4 w6 y1 y4 y5 b2 b4 b5"
PLAINS, VALLEY, CANYON, MARSH, MOOR = "Wild Plains", "Green Valley", "Lost Canyon", "Salt Marsh", "High Moor"


def kingdom(
    placed: dict[str, str], display: list[str], phase: str = "card", patrols: dict[str, str] | None = None, dice: str = ROLLED,
    **more: Any,
) -> Json:
    """All eighteen items are in the tray or on patrol."""
    out = {spot: items.split() for spot, items in (patrols or {}).items()}
    tray = [*dice.split(), *"wwwyyybbb"]
    for items in out.values():
        for item in items:
            tray.remove(item)
    return {"placed": placed, "display": display, "phase": phase, "patrols": out, "tray": tray, **more}


FULL = {
    "a3": "Dark Forest", "b3": "Old Ruins", "c3": CANYON, "a2": "Stone Bridge", "b2": "Fishers' Bay", "c2": PLAINS, "a1": VALLEY,
    "b1": MOOR, "c1": MARSH,
}
ELEVEN = {
    "a3b3": "y4 b2", "b3c3": "w", "a2b2": "w4 b6", "b2c2": "w", "a1b1": "w y", "b1c1": "y y1", "a2a3": "b", "a1a2": "b",
    "b2b3": "w6", "c2c3": "b3", "c1c2": "w2",
}

ROW = Lesson("row", 5, (
    Step("card", ("TP-1", "TP-2", "TP-4", "TP-7", "TP-8", "TP-16"), kingdom({}, [PLAINS, VALLEY, CANYON]), (
        Task(("WP a3",), (), {"WP *": "cell", "place": "card", "discard": "die"}),
    )),
    Step("beside", ("TP-5", "TP-8", "TP-13"), kingdom({"a3": PLAINS}, [VALLEY, CANYON, MOOR]), (
        Task(("GV b3",), (), {"GV *": "below", "place": "card", "discard": "die"}),
    )),
    Step("patrol", ("TP-3", "TP-6", "TP-9"), kingdom({"a3": PLAINS, "b3": VALLEY}, [CANYON, MOOR], "patrol"), (
        Task(("a3b3 b4; done",), (), {"put": "item", "end": "end", "discard": "die"}),
    )),
    Step("line", ("TP-10", "TP-17"), kingdom({"a3": PLAINS, "b3": VALLEY}, [CANYON, MOOR, MARSH], patrols={"a3b3": "b4"}), (
        Task(("LC c3",), (), {"LC *": "cell", "place": "card", "discard": "die"}),
        Task(("b3c3 b2, b3c3 y; done",), (), {"put": "item", "discard": "die"}),
    )),
    Step("wait", ("TP-9", "TP-11", "TP-18"), kingdom(
        {"a3": PLAINS, "b3": VALLEY}, [MARSH, MOOR, CANYON], patrols={"a3b3": "b4"}), (
        Task(("SM a2",), (), {"HM *": "moor", "place": "other", "discard": "die"}),
        Task(("end",), (), {"put": "later", "discard": "die"}),
    )),
    Step("die", ("TP-12",), kingdom(
        {"a3": PLAINS, "b3": VALLEY, "c3": CANYON}, [MARSH, MOOR], "patrol", {"a3b3": "b4"}, "w4 w6 w6 y4 y4 y5 b4 b5 b6"), (
        Task(("discard w; b5=2",), (), {"discard": "other"}),
        Task(("b3c3 b2, b3c3 y; done",), (), {"put": "item", "discard": "other"}),
    )),
    Step("win", ("TP-14", "TP-15"), {
        "placed": FULL, "display": [], "phase": "patrol", "tray": ["y2", "b"], "discarded": ["y"],
        "patrols": {spot: items.split() for spot, items in ELEVEN.items()},
    }, (
        Task(("b1b2 y2, b1b2 b; done",), alone=True),
    )),
))

LESSONS = (ROW,)
