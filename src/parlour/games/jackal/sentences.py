"""Jackal in sentences, for terminal and page alike."""

from __future__ import annotations

from parlour.core.game import Json
from parlour.core.sayings import Line, Saying, lines, saying


def of_event(event: Json) -> list[Line]:
    """What was done, then what came of it."""
    return lines(of_action(event), *map(of_consequence, event["then"]))


def of_action(event: Json) -> Saying:
    goal = event["cell"] if event["kind"] == "open" else event.get("to", "")
    end = event["path"][-1] if event.get("path") else goal
    given: Json = {key: event[key] for key in ("from", "to", "cell") if key in event}
    if "tile" in event:
        given["tile"] = tile(event["tile"])
    return saying(
        f"jackal-event-{event['kind']}", **given, crew=event.get("ship", event["crew"]), end=end,
        coin="yes" if event.get("coin") else "no", on="no" if end == goal else "yes",
    )


def of_consequence(then: Json) -> Saying:
    if then["kind"] == "end":
        why: Saying = then["why"]
        return why
    given = {key: then[key] for key in ("cell", "many") if key in then}
    return saying(f"jackal-event-{then['kind']}", **given, crew=then.get("pirate", ""))


def prompt(view: Json) -> Saying:
    table = view["table"]
    if table["chain"] is None:
        return saying("jackal-prompt-choose", crew=table["crew"])
    return saying("jackal-prompt-flight" if table["chain"]["flies"] else "jackal-prompt-way", cell=table["chain"]["trail"][-1])


def tile(face: str) -> Saying:
    """`straight arrow, pointing north`"""
    name, _, ways = face.partition(":")
    named = saying("jackal-tile", tile=name)
    if not ways:
        return named
    return saying("jackal-tile-ways", tile=named, ways=[saying("jackal-way", way=way) for way in ways.split("+")])


def aim(move: Json) -> Saying:
    """What a move will come to, as far as it is known."""
    sign, end = move["sign"], (move.get("path") or [move.get("to", "")])[-1]
    given = {"end": end, "coin": "yes" if move.get("laden") else "no"}
    if sign != "move":
        return saying(f"jackal-aim-{sign}", **given)
    if move["end"] == "free":
        return saying("jackal-aim-back" if end == move.get("from") else "jackal-aim-free-land", **given)
    return saying(f"jackal-aim-{move['end']}", **given)
