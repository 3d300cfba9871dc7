"""Lessons of Jack Rabbits: a first turn, each way that is paid for, each suit's strategy, building, and the options."""

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

CROSSING = Lesson("crossing", 2, (
    Step("river", ("JR-18", "JR-19"), land("journey", "3h 4s 2c"), (
        Task(("N; trek; 3h, 4s; NW",)),
    )),
    Step("mountain", ("JR-18", "JR-19"), land("journey", "10h 2c", at="Kh citadel"), (
        Task(("SW; trek; 10h; SE",)),
    )),
))

MERCHANT = Lesson("merchant", 2, (
    Step("ride", ("JR-20",), land("journey", "7d 2c", at="Kh citadel"), (
        Task(("N; merchant; 7d; ride Qc",)),
    )),
    Step("boat", ("JR-20",), land("journey", "7s 2c", at="Kh citadel"), (
        Task(("N; merchant; 7s; boat Jh SE",)),
    )),
))

TAVERN = Lesson("tavern", 2, (
    Step("buy", ("JR-21",), land("journey", "7h 2c", at="Jd citadel"), (
        Task(("S; tavern; 7h; joker; ride Kc",)),
    )),
    Step("joker", ("JR-22",), land("journey", "joker 2c", at="Jd citadel"), (
        Task(("joker; ride Qs",)),
    )),
))

CAVES = Lesson("caves", 2, (
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

CLUBS = Lesson("clubs", 3, (
    Step("fly", ("JR-29",), land("passport", "9c 2h", at="Kd citadel", game="full"), (
        Task(("9c",), ("3-4",)),
        Task(("pass",)),
        Task(("fly Kc",)),
    )),
    Step("short", ("JR-29",), land("passport", "4c 9d 2h", at="Kd citadel", game="full"), (
        Task(("4c",), ("3-4",)),
        Task(("pass",)),
        Task(("pay",)),
        Task(("9d",)),
    )),
))

SPADES = Lesson("spades", 2, (
    Step("attack", ("JR-30", "JR-31", "JR-34"), land("audience", "9s 2h", "4s Kd 5c", at="Jd Jd", game="full"), (
        Task(("fight 1",)),
        Task(("9s",), ("pass", "Kd")),
    )),
    Step("higher", ("JR-30",), land("audience", "4s 6s 2h", "5s 3d 5c", at="Jd Jd", game="full"), (
        Task(("fight 1",)),
        Task(("4s",), ("5s",)),
        Task(("6s",), ("pass",)),
    )),
))

HEARTS = Lesson("hearts", 2, (
    Step("visit", ("JR-32",), land("journey", "6h 2c", "7h 3d 5c", at="citadel Kd", game="full"), (
        Task(("NE; SE; SE",), ("yes", "7h")),
        Task(("6h",)),
    )),
    Step("judge", ("JR-32",), {
        **land("challenge", "7h 2c", "3d 5c", at="citadel Qh", game="full"), "mover": 1, "waiting": [0],
    }, (
        Task(("yes",)),
        Task(("7h",), ("pass",)),
    )),
))

DIAMONDS = Lesson("diamonds", 3, (
    Step("market", ("JR-33",), land("audience", "8d 2h", "4s Kc 5c", at="Js citadel", game="full", discard="7s 3c"), (
        Task(("market",)),
        Task(("7s; pass; 8d",)),
    )),
    Step("own", ("JR-33",), land("audience", "8s 2h", "4s Kc 5c", at="Jd citadel", game="full", discard="7d 3c"), (
        Task(("market",)),
        Task(("7d; pass; 8s",)),
    )),
    Step("offer", ("JR-35",), land("audience", "5d 2h", "5s 3c", at="Jd Jd", game="full", personal_trade=True), (
        Task(("offer 1 *; *; *",), ("pass",)),
    )),
))


def bare(step: str) -> Json:
    """Before the first tile is laid."""
    seats = [{"at": "citadel", "hand": []}, {"at": "citadel", "hand": []}]
    building = {"order": [], "tiles": [[], []], "rebuilds": 0}
    return {"options": {"seats": 2, "board": "strict"}, "step": step, "seats": seats, "building": building}


BUILDING = Lesson("building", 2, (
    Step("hexagon", ("JR-7", "JR-8", "JR-10"), bare("choosing-shape"), (
        Task(("hexagon",), ("Kc",)),
        Task(("*; *",)),
    )),
    Step("triangle", ("JR-8", "JR-9"), bare("choosing-shape"), (
        Task(("triangle",), ("tavern1",)),
        Task(("*; *",)),
    )),
))

EXTRAS = Lesson("extras", 4, (
    Step("citadel", ("JR-36",), land(
        "audience", "8d 2h", "4s", at="citadel Jd", game="full", discard="7s 3c", advanced_citadel=True), (
        Task(("market",)),
        Task(("7s; pass; 8d",)),
    )),
    Step("flights", ("JR-38",), land("passport", "9c 2h", at="Kd citadel", game="full", residential_flights=True), (
        Task(("9c",), ("3-4",)),
        Task(("pass",)),
        Task(("fly Qc",)),
    )),
    Step("palace", ("JR-39",), land("audience", "6h 2c", at="Kd citadel", game="full", provisional_palaces=True), (
        Task(("display",)),
        Task(("6h",)),
    )),
    Step("carrots", ("JR-40",), land("journey", "Jd 2c 3s", trailing_carrots=True), (
        Task(("N; N; *",)),
    )),
    Step("suits", ("JR-37",), {
        "options": {"seats": 2, "board": "random", "land": 7, "tight_suits": True}, "step": "journey", "dice": [3, 4],
        "seats": [{"at": "citadel", "hand": ["2s", "5h"]}, {"at": "citadel", "hand": ["3h"]}],
    }, (
        Task(("stay",)),
    )),
))

ACES = Lesson("aces", 5, (
    Step("windfall", ("JR-41",), land("lottery", "4h 4s Ac", dice=(4, 5), windfall_lottery=True), (
        Task(("4h, 4s; pass",)),
    )),
    Step("six", ("JR-42",), land("lottery", "2c 3c 4c 5c 6c 7c", "2d", dice=(2, 6), overtaxed_hands=True), (
        Task(("2c",), ("Ah",)),
        Task(("Ah",)),
    )),
    Step("surplus", ("JR-43",), land(
        "calling", "2c 3c", "2d 3d 4d 5d 6d 7d 8d 9d 10d 5h", seized_surplus=True, hand_limit_rule="caught"), (
        Task(("call 1",)),
    )),
    Step("eleven", ("JR-44",), land("journey", "Ac 2h", at="Kd citadel", aces="ambivalent"), (
        Task(("N; cave; Ac+; cave2",)),
    )),
    Step("capital", ("JR-44", "JR-45"), {
        **land("audience", "9d 2h", at="Jd citadel", aces="capital", additional_capital=True),
        "seats": [{"at": "Jd", "hand": ["9d", "2h"], "capital": "Ad"}, {"at": "citadel", "hand": ["2d"]}],
    }, (
        Task(("claim",)),
        Task(("9d",)),
    )),
    Step("patriarchal", ("JR-46",), land("audience", "Qh Ah 2h", at="Kh citadel", patriarchal=True), (
        Task(("claim",)),
        Task(("Ah",)),
    )),
    Step("first", ("JR-47",), land("lottery", "Ac 4h 2h", dice=(1, 4), edition="first"), (
        Task(("4h",)),
    )),
))

LESSONS = (RABBIT, CROSSING, MERCHANT, TAVERN, CAVES, CLUBS, SPADES, HEARTS, DIAMONDS, BUILDING, EXTRAS, ACES)
