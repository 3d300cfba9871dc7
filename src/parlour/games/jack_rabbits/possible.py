"""Whether a step of a turn can be where a position says it is."""

from __future__ import annotations

from typing import Any

from parlour.games.jack_rabbits import names
from parlour.games.jack_rabbits.position import BUILDING, OFFERING, SHOWING
from parlour.games.jack_rabbits.view import Fields

PILES = {
    names.DEALING: names.DECK, names.PRIZE: names.DECK, names.INCREMENT: names.DECK, names.ROLLING: names.DICE,
    names.STEALING: names.STEAL, names.DEALING_TILES: names.TILE_BAG, names.FLIPPING: names.TILE_BAG,
}  # of the steps in which chance acts


def is_asked_there(rules: Any, f: Fields, waiting: list[int]) -> bool:
    """Whether those are asked whom the step asks."""
    step, mover = f["step"], f["mover"]
    if step in PILES or step == names.AFTER:
        return True
    if step == names.CHALLENGE:
        open_judges = [seat for seat in range(f["seats"]) if f["answers"][seat] == names.OPEN]
        return f["at"][mover] < names.HEXAGONS and waiting == [s for s in open_judges if rules.judges(f["at"][mover]) >> s & 1]
    if step == names.LAYING:
        return f["partner"] != mover and set(waiting) <= {mover, f["partner"]}
    if step == names.FIGHTING:
        return f["rival"] != names.NOBODY and len(waiting) == 1 and waiting[0] in (mover, f["rival"])
    if step == names.DISCARDING:
        return len(waiting) == 1 and rules.excess(waiting[0]) > 0
    if step == names.GIVING_UP:
        return len(waiting) == 1 and rules.royals(waiting[0]) > names.CARROTS
    return waiting == [{names.CHALLENGER_SHOWS: f["challenger"], names.ANSWERING: f["partner"]}.get(step, mover)]


def may_be(rules: Any, f: Fields, stop: int) -> bool:
    """Whether the mover can be in this step at this stop, or where the journey has come to."""
    step, on, came = f["step"], f["on"], f["came"]
    hexagon = stop < names.HEXAGONS
    full = f["game"] == names.FULL
    if step in BUILDING:
        return True
    if step == names.DEALING:
        return f["mover"] == 0 and is_dealt_evenly(f)
    if step in (names.PRIZE, names.INCREMENT):
        return bool(f["deck_size"] > 0 and (f["prizes"] > 0 if step == names.PRIZE else stop != names.OFF_BOARD))
    if step == names.JOURNEY:
        return stop != names.OFF_BOARD and came == names.NO_EDGE and bool(f["passed"] == 1 << stop)
    if step == names.ON_ROAD:
        return on != names.NO_TILE and stop != names.OFF_BOARD
    if step == names.PASSING:
        there = hexagon and on == names.NO_TILE and (came == names.NO_EDGE or names.TILE_OF[came] == stop)
        own = there and f["carrot"][stop] == f["mover"] + 1
        return bool(own and f["passed"] >> stop & 1 and f["trailing_carrots"] == 1)
    if step == names.RIDING:
        return on != names.NO_TILE or hexagon
    if step == names.IN_CAVES:
        return on != names.NO_TILE and names.KIND_OF[on] == names.CAVE
    if step == names.FLYING:
        return bool(rules.is_airfield(stop)) and f["passport"] > 0
    if step == names.PASSPORT:
        return bool(rules.is_airfield(stop)) and bool(f["kept"] >> names.CLUBS & 1)
    if step in (names.CHALLENGE, *SHOWING):
        judged = step == names.DISPLAYING or step == names.CHALLENGE or f["challenger"] != names.NOBODY
        return full and hexagon and judged
    if step in (names.AUDIENCE, names.BASKET):
        return hexagon and (step == names.AUDIENCE or is_market(f))
    if step == names.FIGHTING:
        return full and bool(rules.meets(f["rival"]))
    if step == names.STEALING:
        return f["rival"] != names.NOBODY and f["hand_size"][f["rival"]] > 0 and f["resume"] in (names.AUDIENCE, names.CALLING)
    if step in OFFERING:
        return f["trades"] == 1 and f["partner"] != names.NOBODY and bool(rules.meets(f["partner"]))
    if step == names.DISCARDING:
        return f["resume"] in (names.JOURNEY, names.CALLING, names.TURN_ENDS)
    if step == names.GIVING_UP:
        return f["resume"] in (names.AUDIENCE, names.INCREMENT, names.CALLING)
    return True


def is_dealt_evenly(f: Fields) -> bool:
    sizes = f["hand_size"][: f["seats"]]
    rounds = sizes[-1]
    even = all(size == rounds + (seat < f["drawing"]) for seat, size in enumerate(sizes))
    return even and bool(rounds < names.FIRST_HAND) and bool(f["deck_size"] >= names.FIRST_HAND * f["seats"] - sum(sizes))


def is_market(f: Fields) -> bool:
    stop = f["at"][f["mover"]]
    jack = 0 < stop < names.HEXAGONS and names.CARD_OF_ROYAL[stop] % 13 == names.JACK
    return bool(f["game"] == names.FULL and (jack or (stop == names.CITADEL and f["advanced_citadel"] == 1)))
