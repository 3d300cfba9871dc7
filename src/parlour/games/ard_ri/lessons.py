"""The lesson of Ard Rí: a year in the hall, and how it all ends."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Json
from parlour.core.lessons import Lesson, Step, Task


def hall(
    hand: str, other: str, *, herds: tuple[str, str] = ("", ""), chosen: str | None = None, centre: str = "", **more: Any,
) -> Json:
    """Two at the table. In Summer the other one has laid a card already."""
    mine = {"hand": hand.split(), "herd": herds[0].split()}
    theirs = {"hand": other.split(), "herd": herds[1].split(), "chosen": chosen}
    return {"options": {"seats": 2}, "seats": [mine, theirs], "centre": centre.split(), **more}


YEAR = Lesson("year", 4, (
    Step("spring", ("AR-1", "AR-2", "AR-3", "AR-4", "AR-14"), hall(
        "Kd Qs 10s 2s 4c Ac 8h 7d 3h", "10c Jh 5d 6s 9d 2h Qc 7c 8s"), (
        Task(("3h",), ("10c",), {"Ac": "ace", "10s": "dear", "8h": "dear", "7d": "dear", "2s": "two", "4c": "dear"}),
    )),
    Step("warrior", ("AR-5", "AR-6", "AR-7", "AR-9"), hall(
        "Kd Qs 10s 2s 4c Ac 8h 7d", "9d Jh 5d 6s 2h Qc 7c 8s", season="summer", centre="3h 10c", chosen="9d", round=1), (
        Task(("Kd",), (), {"Qs": "queen", "Ac": "ace", "*": "cattle"}),
    )),
    Step("fall", ("AR-8", "AR-12", "AR-13"), hall(
        "Kh 10s 2s 4c", "Ks Jh 5d 6s", year=2, season="summer", centre="9h 7c", chosen="Ks", round=3), (
        Task(("Kh",), (), {"*": "cattle"}),
    )),
    Step("cattle", ("AR-10", "AR-11"), hall(
        "As 2s 4c", "9d 5d 6s", year=3, season="summer", centre="9h 7c 8d 3c", chosen="9d", round=5), (
        Task(("As",), (), {"*": "low"}),
    )),
    Step("pass", ("AR-4",), hall("Kc Qd Jd", "5d 6s 4h", year=3, round=4), (
        Task(("pass",), ("6s",)),
        Task(("Jd",), ("4h",), {"Kc": "strong", "Qd": "strong"}),
    )),
    Step("king", ("AR-15", "AR-16"), hall(
        "Qh 5s", "8s 4d", year=4, season="summer", centre="6c 2h", chosen="8s", herds=("As 9h 10d", "10h 9s 8d 7c"), round=7), (
        Task(("Qh",), (), {"5s": "cattle"}),
    )),
    Step("last", ("AR-16", "AR-17", "AR-18"), hall("Jc", "7h", year=9, herds=("As 9d 10c", "10h 9s 8d"), round=16), (
        Task(("pass",), ("7h",)),
        Task(("Jc",), ("pass",)),
    )),
))

LESSONS = (YEAR,)
