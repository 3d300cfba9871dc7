"""A position of Jack Rabbits as a document that people can read and write; docs/positions.md describes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.core import actors, cards
from parlour.core.game import Json
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour.games.jack_rabbits import constants, lands, notation
from parlour.games.jack_rabbits.view import PURPOSES, STEPS, STOP_NAMES, Fields, listed, seat_or_none, tile_names

UNKNOWN, JOKER, EVERYBODY, PILE = "?", "joker", "everybody", "pile"
ANSWERS = {constants.NO: "no", constants.AGREED: "yes", constants.SECRET: "secret"}
THEN = {
    constants.JOURNEY: "journey", constants.CALLING: "calling", constants.INCREMENT: "increment", constants.AUDIENCE: "audience",
    constants.TURN_ENDS: "turn-ends",
}
FLAGS = ("waits", "fought", "offered")
BUILDING = range(constants.DEALING_TILES, constants.TURNING + 1)
SHOWING = (constants.CHALLENGER_SHOWS, constants.VISITOR_SHOWS, constants.DISPLAYING)
OFFERING = (constants.OFFERING_DIAMONDS, constants.OFFERING_POINTS, constants.ANSWERING, constants.LAYING)


def position(state: State, options: Resolved) -> Json:
    f = state.fields()
    return {
        "game": "jack-rabbits",
        "options": options,
        "viewer": f["viewer"] if f["viewer"] >= 0 else None if f["viewer"] == actors.EVERYTHING else "spectator",
        **land(state, options),
        "step": STEPS[f["step"]],
        "waiting": list(state.waiting),
        "mover": f["mover"],
        "turn": f["turns_played"] + 1, "round": f["round"], "latest": f["latest"],
        "dice": list(f["dice"]) if f["dice"][0] else None,
        "pile": f["deck_size"],
        "discard": listed(f["discard"]),
        "seats": [seat_part(f, seat) for seat in range(f["seats"])],
        "knowledge": knowledge(f),
        **dict(turn_parts(f)),
        **({"winner": seat_or_none(f["winner"])} if f["step"] == constants.AFTER else {}),
    }


def land(state: State, options: Resolved) -> Json:
    """The land, if it is not the one that the options name."""
    laid = lands.of(state)
    return {} if laid == lands.of(lands.laid(options)) else {"land": lands.text(laid).splitlines()}


def seat_part(f: Fields, seat: int) -> Json:
    known = [*listed(f["hand"][seat]), *[JOKER] * f["jokers"][seat]]
    return {
        "at": STOP_NAMES[f["at"][seat]],
        "hand": known + [UNKNOWN] * (f["hand_size"][seat] - len(known)),
        **({} if f["capital"][seat] == constants.NO_CARD else {"capital": cards.code(f["capital"][seat])}),
        **({"display": listed(f["display"][seat])} if f["display"][seat] else {}),
        **({"laid": laid(f, seat)} if f["laid"][seat] or f["face_down"][seat] else {}),
        **({"answer": ANSWERS[f["answers"][seat]]} if f["answers"][seat] else {}),
        **({"strength": f["strength"][seat]} if f["strength"][seat] else {}),
    }


def laid(f: Fields, seat: int) -> list[str]:
    known = listed(f["laid"][seat])
    return known + [UNKNOWN] * (f["face_down"][seat] - len(known))


def turn_parts(f: Fields) -> Iterator[tuple[str, Any]]:
    """What a turn has come to, and what is under way."""
    step = f["step"]
    if step in BUILDING:
        yield "building", building(f)
    if step == constants.DEALING:
        yield "drawing", f["drawing"]
    if f["passport"]:
        yield "passport", {"card": cards.code(f["passport_card"]), "worth": f["passport"]}
    if f["shown"] or f["prizes"]:
        yield "lottery", {"shown": listed(f["shown"]), "prizes": f["prizes"]}
    for flag in FLAGS:
        if f[flag]:
            yield flag, True
    for pile in ("barred", "basket"):
        if f[pile]:
            yield pile, listed(f[pile])
    if f["came"] != constants.NO_EDGE or f["passed"] or any(f["entered"]):
        yield "journey", journey(f)
    if step == constants.PAYING:
        yield "payment", {"for": PURPOSES[f["purpose"]], "due": f["due"]}
    if step in SHOWING:
        yield "showing", {"due": f["due"]}
    for other in ("challenger", "rival"):
        if f[other] != constants.NOBODY:
            yield other, f[other]
    if f["partner"] != constants.NOBODY:
        yield "offer", {
            "to": f["partner"], "suit": cards.SUITS[f["offer_suit"]],
            "diamonds": f["offer_diamonds"], "points": f["offer_points"],
        }
    if f["resume"]:
        yield "then", THEN[f["resume"]]


def building(f: Fields) -> Json:
    return {
        "order": [constants.TILE_NAMES[tile] for tile in f["built"][: f["built_many"]]],
        "tiles": [tile_names(f["own"][seat]) for seat in range(f["seats"])],
        **({"shape": notation.SHAPES[f["shape"]]} if f["step"] == constants.FLIPPING else {}),
        **({} if f["tile"] == constants.NO_TILE else {"tile": constants.TILE_NAMES[f["tile"]]}),
        **({} if f["spot"] == constants.NOWHERE else {"at": list(constants.coordinates(f["spot"]))}),
        "rebuilds": f["rebuilds"],
    }


def journey(f: Fields) -> Json:
    entered = [edge for edge in range(constants.EDGES) if f["entered"][edge // 60] >> edge % 60 & 1]
    return {
        "came": None if f["came"] == constants.NO_EDGE else notation.road_end(f, f["came"]),
        "trekked": bool(f["trekked"]), "served": bool(f["served"]),
        "passed": [STOP_NAMES[stop] for stop in range(constants.STOPS) if f["passed"] >> stop & 1],
        "entered": [notation.road_end(f, edge) for edge in entered],
    }


# What everybody knows: only what does not follow from the table


def knowledge(f: Fields) -> Json:
    """For everybody, and for those who know more: cards by the places where they may be."""
    told = {}
    for viewer in viewers(f):
        usual, known = usual_places(f, viewer), places(f["maybe"], viewer)
        groups: dict[str, list[str]] = {}
        for card in range(constants.CARDS):
            if usual[card] != known[card]:
                groups.setdefault(place_names(known[card]), []).append(cards.code(card))
        if groups:
            told[EVERYBODY if viewer == constants.SPECTATORS else str(viewer)] = groups
    return told


def viewers(f: Fields) -> list[int]:
    """Whose knowledge a state holds; first what everybody knows."""
    seats = range(f["seats"]) if f["viewer"] == actors.EVERYTHING else [f["viewer"]] if f["viewer"] >= 0 else []
    return [constants.SPECTATORS, *seats]


def usual_places(f: Fields, viewer: int) -> list[int]:
    """A hidden card may be anywhere; a seat knows its own, and otherwise what everybody knows."""
    secret = hidden(f)
    if viewer == constants.SPECTATORS:
        anywhere = (1 << f["seats"]) - 1 | 1 << constants.PILE
        return [anywhere if secret >> card & 1 else 0 for card in range(constants.CARDS)]
    own = f["hand"][viewer] & secret
    public = places(f["maybe"], constants.SPECTATORS)
    return [1 << viewer if own >> card & 1 else public[card] & ~(1 << viewer) for card in range(constants.CARDS)]


def hidden(f: Fields) -> int:
    """Pip cards in hands and the pile."""
    held: int = f["deck"]
    for hand in f["hand"]:
        held |= hand
    return held & constants.PIP_CARDS[constants.ALL_SUITS]


def places(maybe: list[int], viewer: int) -> list[int]:
    """Where a viewer thinks that each card may be, as a bit set of places."""
    row = maybe[viewer * constants.PLACES : (viewer + 1) * constants.PLACES]
    return [sum(1 << place for place in range(constants.PLACES) if row[place] >> card & 1) for card in range(constants.CARDS)]


def place_names(found: int) -> str:
    return " ".join(PILE if place == constants.PILE else str(place) for place in range(constants.PLACES) if found >> place & 1)
