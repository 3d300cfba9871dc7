"""Jack Rabbits in sentences, for terminal and page alike."""

from __future__ import annotations

from parlour.core import cards
from parlour.core.game import Json
from parlour.core.sayings import Line, Saying, lines, saying
from parlour.games.jack_rabbits import constants

# What goes without saying, as what comes of it is told, or nobody may know it
SILENT = ("answer", "laying", "road", "claim", "market", "shape", "tile", "turn", "flip", "deal-tile")
SILENT_PASSES = ("lottery", "audience", "passport", "calling", "challenge", "basket")


def of_event(by: int, event: Json) -> list[Line]:
    """What was done, then what came of it, as far as a seat perceived it."""
    done = [of_action(by, event)] if is_told(event) else []
    return lines(*done, *(of_consequence(then) for then in event["then"] if is_news(then, event)))


def is_told(event: Json) -> bool:
    silent = SILENT_PASSES if event["kind"] == "pass" else ("dealing",)
    return event["kind"] not in SILENT and event["step"] not in silent


def is_news(then: Json, event: Json) -> bool:
    """Who rides or flies arrives where that was said to lead."""
    return then["kind"] != "turn" and not (then["kind"] == "arrive" and event["kind"] in ("ride", "fly"))


def of_action(by: int, event: Json) -> Saying:
    kind: str = event["kind"]
    given: Json = {key: event[key] for key in ("suit", "points") if key in event}
    if kind in ("pass", "yes", "number"):
        given["step"] = event["step"]
    if "card" in event:
        given["card"] = card(event["card"])
    if kind == "roll":
        one, two = event["dice"]
        given |= {"one": one, "two": two, "price": one + two}
    if kind == "place":
        given |= {"tile": tile(event["tile"]), "at": ", ".join(map(str, event["at"]))}
    if kind in ("ride", "fly"):
        given |= {"stop": event["to"], "place": printed(event["to"])}
    return saying(f"jack-rabbits-event-{kind}", **people(by, event), **given)


def people(by: int, event: Json) -> Json:
    """Who does it, and whom it concerns."""
    if event["kind"] == "roll":
        return {"who": event["seat"]}
    if event["kind"] == "draw":
        return {"who": event["to"]}
    if event["kind"] == "steal":
        return {"who": event["to"], "whom": event["from"]}
    return {"who": by, "whom": event["seat"]} if "seat" in event else {"who": by}


def of_consequence(then: Json) -> Saying:
    kind: str = then["kind"]
    if kind == "arrive":
        return saying("jack-rabbits-event-arrive", who=then["seat"], stop=then["at"], place=printed(then["at"]))
    if kind == "carrot":
        return somebody("jack-rabbits-event-carrot", then["seat"], place=printed(then["tile"]))
    if kind == "end":
        return somebody("jack-rabbits-event-end", then["winner"])
    if kind == "rebuild":
        return saying("jack-rabbits-event-rebuild", tiles=[tile(name) for name in then["tiles"]])
    return saying(f"jack-rabbits-event-{kind}")


def somebody(code: str, seat: int | None, **given: str) -> Saying:
    return saying(f"{code}-nobody", **given) if seat is None else saying(code, who=seat, **given)


def card(code: str | None) -> str | Saying:
    """`10♥`, `joker`, or `none` where it is not seen."""
    if code is None:
        return "none"
    return saying("jack-rabbits-joker") if code == "joker" else printed(code)


def tile(name: str) -> Saying:
    """`woods`, or `Q♦`"""
    kind = constants.KIND_NAMES[constants.KIND_OF[constants.TILE_NUMBERS[name]]]
    return saying("jack-rabbits-tile", kind=kind, place=printed(name))


def printed(code: str) -> str:
    """`Q♦` for `Qd`; other names as they are."""
    return cards.printed(code) if code in cards.NUMBERS else code
