"""Lessons of Jack Rabbits on the sample land: a first turn, the ways that are paid for, and what the four suits can do."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Json
from parlour.core.lessons import Lesson, Step, Task

OTHERS = "2d 3d 5c"


def land(
    step: str, hand: str, other: str = OTHERS, at: str = "citadel citadel", dice: tuple[int, int] = (3, 4), **more: Any,
) -> Json:
    """Two rabbits; the price of everything is seven unless told otherwise."""
    stops = at.split()
    seats = [{"at": stops[0], "hand": hand.split()}, {"at": stops[1], "hand": other.split()}]
    discard = more.pop("discard", "").split()
    options = {"seats": 2, "board": "sample", **more}
    return {"options": options, "step": step, "dice": list(dice), "seats": seats, "discard": discard}


RABBIT = Lesson("turn", 5, (
    Step("lottery", ("JR-11", "JR-12", "JR-13", "JR-15", "JR-48"), land("lottery", "Ac 4h 10s", dice=(1, 4)), (
        Task(("4h", "Ac"), ("8d",)),
    )),
    Step("limit", ("JR-16",), land("lottery", "2c 3c 4c 5c 6c 7c 8c 9c Kd", "2d", dice=(2, 3)), (
        Task(("2c", "3c"), ("10c",)),
        Task(("2c",), (), {"Kd": "king"}),
    )),
    Step("road", ("JR-1", "JR-2", "JR-4", "JR-5", "JR-17", "JR-26"), land("journey", "2h 3s"), (
        Task(("N",), (), {"SE": "off"}),
    )),
    Step("woods", ("JR-3", "JR-18", "JR-19"), land("journey", "2c 5s"), (
        Task(("NW; trek; 2c, 5s; NE",)),
    )),
    Step("claim", ("JR-25",), land("audience", "4d 6d 3c", at="Jd citadel"), (
        Task(("claim",)),
        Task(("4d, 6d",)),
    )),
    Step("off", ("JR-6", "JR-28"), land("journey", "2h 3s"), (
        Task(("SE",)),
    )),
    Step("win", ("JR-14", "JR-27"), land("journey", "Kd Qh Js 2c", at="Jd Qs"), (
        Task(("S; SW; NW; S",)),
    )),
))

WAYS = Lesson("ways", 4, (
    Step("merchant", ("JR-20",), land("journey", "7d 2c", at="Kh citadel"), (
        Task(("N; merchant; 7d; ride Qc",)),
    )),
    Step("tavern", ("JR-21",), land("journey", "7h 2c", at="Jd citadel"), (
        Task(("S; tavern; 7h; joker; ride Kc",)),
    )),
    Step("joker", ("JR-22",), land("journey", "joker 2c", at="Jd citadel"), (
        Task(("joker; ride Qs",)),
    )),
    Step("cave", ("JR-23",), land("journey", "7c 2h", at="Kd citadel"), (
        Task(("N; cave; 7c; cave2",)),
    )),
    Step("down", ("JR-23", "JR-24"), land("journey", "7c 2h", at="Kd citadel"), (
        Task(("N; down",)),
    )),
    Step("up", ("JR-24",), land("journey", "2h", at="underground citadel"), (
        Task(("cave3",)),
    )),
))

COURT = Lesson("court", 4, (
    Step("clubs", ("JR-29",), land("passport", "9c 2h", at="Kd citadel", game="full"), (
        Task(("9c",), ("3-4",)),
        Task(("pass",)),
        Task(("fly Kc",)),
    )),
    Step("spades", ("JR-30", "JR-31", "JR-34"), land("audience", "9s 2h", "4s Kd 5c", at="Jd Jd", game="full"), (
        Task(("fight 1",)),
        Task(("9s",), ("pass", "Kd")),
    )),
    Step("hearts", ("JR-32",), land("journey", "6h 2c", "7h 3d 5c", at="citadel Kd", game="full"), (
        Task(("NE; SE; SE",), ("yes", "7h")),
        Task(("6h",)),
    )),
    Step("diamonds", ("JR-33",), land("audience", "8d 2h", "4s Kc 5c", at="Js citadel", game="full", discard="7s 3c"), (
        Task(("market",)),
        Task(("7s; pass; 8d",)),
    )),
))

LESSONS = (RABBIT, WAYS, COURT)
