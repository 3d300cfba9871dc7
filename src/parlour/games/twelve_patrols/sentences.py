"""12 Patrols in sentences, for terminal and page alike. `names` are those of the placed cards, by cell."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.game import Json
from parlour.core.sayings import Line, Saying, lines, saying
from parlour.games.twelve_patrols.deck import slug
from parlour.games.twelve_patrols.notation import COLOUR_NAMES, COLOURS

Names = Mapping[str, str]


def of_event(event: Json, names: Names) -> list[Line]:
    """What was done, then what came of it, each in a line."""
    return lines(*of_action(event, names), *(of_consequence(then, names) for then in event["then"]))


def of_action(event: Json, names: Names) -> list[Saying]:
    code = f"twelve-patrols-event-{event['kind']}"
    match event["kind"]:
        case "roll":
            return [saying(code, colour=event["colour"], dice=", ".join(map(str, event["dice"])))]
        case "deal":
            return [saying(code, card=card(event["name"]))]
        case "place":
            return [saying(code, card=card(event["name"]), cell=event["cell"])]
        case "done":
            return [saying(code, spot=spot(event["spot"], names), items=[item(one) for one in event["items"]])]
        case "discard":
            return [saying(code, item=item(event["item"]))]
        case "set":
            return [saying(code, item=item(event["die"]), to=event["to"])]
    return []  # a single item and the end of a turn are not worth a sentence


def of_consequence(then: Json, names: Names) -> Saying:
    if then["kind"] in ("row", "column"):
        return saying(f"twelve-patrols-event-{then['kind']}", line=then["line"])
    return of_ending(then.get("why"), names)


def of_ending(why: Json | None, names: Names) -> Saying:
    """How a game ended; without a reason why it is lost, it is won."""
    if why is None:
        return saying("twelve-patrols-event-won")
    given = {"spot": spot(why["spot"], names)} if "spot" in why else {}
    return saying(f"twelve-patrols-event-lost-{why['kind']}", patrols=why["patrols"], **given)


def prompt(view: Json) -> Saying:
    table, kinds = view["table"], {move["kind"] for move in view["moves"]}
    if table["turning"]:
        return saying("twelve-patrols-prompt-turning")
    if table["phase"] == "card":
        return laying(table)
    if table["building"]:
        between = spot(table["building"]["spot"], names_in(table))
        return saying("twelve-patrols-prompt-building", spot=between, ready="yes" if "done" in kinds else "no")
    if "put" not in kinds:
        return saying("twelve-patrols-prompt-end" if "end" in kinds else "twelve-patrols-prompt-stuck")
    return filling(table) if table["forced"] else saying("twelve-patrols-prompt-patrol")


def laying(table: Json) -> Saying:
    """Which card, or where the only one goes."""
    if len(table["display"]) > 1:
        return saying("twelve-patrols-prompt-card")
    return saying("twelve-patrols-prompt-cell", card=card(table["cards"][table["display"][0]]["name"]))


def filling(table: Json) -> Saying:
    """The lines that are complete, and a spot of theirs that must be filled."""
    forced = table["forced"]
    lines = {("row", spot[1]) if spot[1] == spot[3] else ("column", spot[0]) for spot in forced}
    line = next(iter(lines))[0] if len(lines) == 1 else "both"
    return saying("twelve-patrols-prompt-forced", line=line, many=len(forced), **ends(forced[0], names_in(table)))


def names_in(table: Json) -> Names:
    return {cell: table["cards"][card]["name"] for cell, card in table["placed"].items()}


def card(name: str) -> Saying:
    """Cards of other decks are called as their deck calls them."""
    return saying(f"twelve-patrols-card-{slug(name)}", english=name)


def item(text: str) -> Saying:
    """`yellow cube` for `y`."""
    return saying("twelve-patrols-item", colour=COLOUR_NAMES[COLOURS.index(text[0])], face=int(text[1:] or 0))


def spot(name: str, names: Names) -> Saying:
    """`Green Valley – Fishers’ Bay`"""
    return saying("twelve-patrols-between", **ends(name, names))


def ends(name: str, names: Names) -> dict[str, Saying]:
    """The two cards beside a spot, the western or northern one first."""
    west, east = name[:2], name[2:]
    first, second = (west, east) if west[1] == east[1] else (east, west)
    return {"first": card(names[first]), "second": card(names[second])}
