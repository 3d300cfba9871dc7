"""Ard Rí in sentences, for terminal and page alike."""

from __future__ import annotations

from parlour.core import cards
from parlour.core.cards import printed
from parlour.core.game import Json
from parlour.core.sayings import Line, Saying, lines, saying
from parlour.games.ard_ri import constants


def of_event(event: Json) -> list[Line]:
    """What a seat perceived, line by line."""
    drawn = event["kind"] == "draw" and event["card"]
    own = lines(saying("ard-ri-event-draw", who=event["to"], card=printed(event["card"]))) if drawn else []
    return [*own, *(line for then in event["then"] for line in of_consequence(then))]


def of_consequence(then: Json) -> list[Line]:
    if then["kind"] == "year":
        return lines(saying("ard-ri-event-year", year=then["year"]))
    if then["kind"] == "spring":
        return [turned_up("spring", then["cards"])]
    return [turned_up("winter", then["cards"]), *fight(then)] if then["kind"] == "winter" else []


def turned_up(season: str, laid: list[str | None]) -> Line:
    """`Spring: You play 3♦. Ana plays 8♣.`"""
    each = [
        saying(f"ard-ri-event-{season}-nothing", who=seat)
        if code is None or code == "pass"
        else saying(f"ard-ri-event-{season}-card", who=seat, card=printed(code))
        for seat, code in enumerate(laid)
    ]
    return [saying(f"ard-ri-event-{season}"), *each]


def fight(winter: Json) -> list[Line]:
    fallen = [printed(winter["cards"][kill["of"]]) for kill in winter["kills"]]
    dead = [saying("ard-ri-event-winter-fallen", cards=fallen, many=len(fallen))] if fallen else []
    return lines(*dead, verdict(winter))


def verdict(winter: Json) -> Saying:
    """Winter's outcome in one sentence."""
    winner = winter["winner"]
    if winner is None:
        return saying("ard-ri-event-winter-nobody")
    own, trick = printed(winter["cards"][winner]), [printed(code) for code in winter["trick"]]
    return saying(f"ard-ri-event-winter-{winter['by']}", who=winner, card=own, trick=trick, many=len(trick))


def prompt(view: Json) -> Saying:
    way = "pass" if [move["kind"] for move in view["moves"]] == ["pass"] else "card"
    return saying(f"ard-ri-prompt-{view['table']['season']}-{way}")


def tip(season: int, card: int) -> Saying:
    """What playing a card in a season can do."""
    code, value = cards.code(card), constants.VALUES[card]
    if season == constants.SPRING:
        return saying("ard-ri-tip-spring", card=printed(code), value=value)
    if constants.MIGHT[card]:
        return saying("ard-ri-tip-warrior", rank=code[:-1])
    return saying("ard-ri-tip-cattle", card=printed(code), value=value)
