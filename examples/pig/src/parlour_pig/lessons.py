"""A lesson of Pig: roll, lose, hold, win."""

from __future__ import annotations

from parlour.core.lessons import Lesson, Step, Task

TWO = {"options": {"seats": 2}, "roller": 0}

DARE = Lesson("dare", 1, (
    Step("roll", ("PG-1", "PG-2", "PG-6"), {**TWO, "bank": [0, 0]}, (Task(("roll",), ("5",)), Task(("roll",), ("4",)))),
    Step("one", ("PG-3",), {**TWO, "bank": [12, 8], "turn": 9, "face": 4}, (Task(("roll",), ("1",)),)),
    Step("hold", ("PG-4", "PG-5"), {**TWO, "bank": [88, 71], "turn": 14, "face": 6}, (Task(("hold",)),)),
))

LESSONS = (DARE,)
