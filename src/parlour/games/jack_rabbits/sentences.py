"""Jack Rabbits in sentences, for terminal and page alike."""

from __future__ import annotations

from collections.abc import Callable

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


# What is asked


def prompt(view: Json) -> Saying:
    step = view["table"]["step"]
    return saying(f"jack-rabbits-prompt-{step}{special(view)}", **ASKED.get(step, nothing)(view))


def special(view: Json) -> str:
    """Where the same step asks for something else."""
    table = view["table"]
    if table["step"] == "journey":
        return "-short" if any(move["kind"] == "fall" for move in view["moves"]) else ""
    return "-citadel" if table["step"] == "challenge" and mover(table)["at"] == "citadel" else ""


def nothing(view: Json) -> Json:
    return {}


def journey(view: Json) -> Json:
    table = view["table"]
    return {"due": sum(table["dice"]) - table["passport"]["worth"]} if special(view) else {}


def lottery(view: Json) -> Json:
    one, two = view["table"]["dice"]
    return {"one": one, "two": two, "many": len(view["moves"]) - 1}


def paying(view: Json) -> Json:
    payment = view["table"]["payment"]
    return {"due": payment["due"], "suits": signs(*payment["suits"]), "for": payment["for"]}


def challenge(view: Json) -> Json:
    return {"who": view["table"]["mover"], "place": printed(mover(view["table"])["at"])}


def shows(view: Json) -> Json:
    """Who is shown hearts, and the queen that may be shown instead."""
    table, at = view["table"], mover(view["table"])["at"]
    other = table["challenger"] if table["step"] == "visitor-shows" else table["mover"]
    return {"who": other, "queen": printed(at) if at in cards.NUMBERS and at[0] == "Q" else "none"}


def fighting(view: Json) -> Json:
    fight = view["table"]["fight"]
    own = fight["seats"].index(view["seat"])
    return {"who": fight["seats"][1 - own], "own": fight["strength"][own], "their": fight["strength"][1 - own]}


def offer(view: Json) -> Json:
    given = view["table"]["offer"]
    return {"diamonds": given["diamonds"], "points": given["points"], "suits": signs(given["suit"])}


ASKED: dict[str, Callable[[Json], Json]] = {
    "journey": journey, "lottery": lottery, "paying": paying, "challenge": challenge, "challenger-shows": shows,
    "visitor-shows": shows, "fighting": fighting,
    "calling": lambda view: {"seized": "yes" if view["options"]["seized_surplus"] else "no"},
    "discarding": lambda view: {"many": view["table"]["seats"][view["seat"]]["excess"]},
    "passing": lambda view: {"stop": stop(mover(view["table"])["at"])},
    "audience": lambda view: {"stop": stop(view["table"]["seats"][view["seat"]]["at"])},
    "displaying": lambda view: {"due": constants.HEARTS_SHOWN},
    "answering": lambda view: {"who": view["table"]["mover"], **offer(view)},
    "laying": lambda view: {"gives": "diamonds" if view["table"]["mover"] == view["seat"] else "suit", **offer(view)},
    "placing": lambda view: {"tile": tile(view["table"]["building"]["tile"])},
    "on-road": lambda view: {"tile": tile(view["table"]["road"]["tile"])},
}


def mover(table: Json) -> Json:
    found: Json = table["seats"][table["mover"]]
    return found


# Names


def stop(name: str) -> Saying:
    """`the citadel`, or `Q♦`"""
    return saying("jack-rabbits-stop", stop=name, place=printed(name))


def signs(*suits: str) -> str:
    return " ".join(cards.SIGN_OF[suit] for suit in suits)


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
