"""Whether a step of a turn can be where a position says it is."""

from __future__ import annotations

from typing import Any

from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.position import BUILDING, OFFERING, SHOWING
from parlour.games.jack_rabbits.view import Fields

PILES = {
    constants.DEALING: constants.DECK,
    constants.PRIZE: constants.DECK,
    constants.INCREMENT: constants.DECK,
    constants.ROLLING: constants.DICE,
    constants.STEALING: constants.STEAL,
    constants.DEALING_TILES: constants.TILE_BAG,
    constants.FLIPPING: constants.TILE_BAG,
}  # of the steps in which chance acts


def is_asked_there(rules: Any, f: Fields, waiting: list[int]) -> bool:
    """Whether those are asked whom the step asks."""
    step, mover = f["step"], f["mover"]
    if step in PILES or step == constants.AFTER:
        return True
    if step == constants.CHALLENGE:
        open_judges = [seat for seat in range(f["seats"]) if f["answers"][seat] == constants.OPEN]
        return f["at"][mover] < constants.HEXAGONS and waiting == [
            s for s in open_judges if rules.judges(f["at"][mover]) >> s & 1
        ]
    if step == constants.LAYING:
        return f["partner"] != mover and set(waiting) <= {mover, f["partner"]}
    if step == constants.FIGHTING:
        return f["rival"] != constants.NOBODY and len(waiting) == 1 and waiting[0] in (mover, f["rival"])
    if step == constants.DISCARDING:
        return len(waiting) == 1 and rules.excess(waiting[0]) > 0
    if step == constants.GIVING_UP:
        return len(waiting) == 1 and rules.royals(waiting[0]) > constants.CARROTS
    return waiting == [{constants.CHALLENGER_SHOWS: f["challenger"], constants.ANSWERING: f["partner"]}.get(step, mover)]


def may_be(rules: Any, f: Fields, stop: int) -> bool:
    """Whether the mover can be in this step at this stop, or where the journey has come to."""
    step, on, came = f["step"], f["on"], f["came"]
    hexagon = stop < constants.HEXAGONS
    full = f["game"] == constants.FULL
    if step in BUILDING:
        return True
    if step == constants.DEALING:
        return f["mover"] == 0 and is_dealt_evenly(f)
    if step in (constants.PRIZE, constants.INCREMENT):
        return bool(f["deck_size"] > 0 and (f["prizes"] > 0 if step == constants.PRIZE else stop != constants.OFF_BOARD))
    if step == constants.JOURNEY:
        return stop != constants.OFF_BOARD and came == constants.NO_EDGE and bool(f["passed"] == 1 << stop)
    if step == constants.ON_ROAD:
        return on != constants.NO_TILE and stop != constants.OFF_BOARD
    if step == constants.PASSING:
        there = hexagon and on == constants.NO_TILE and (came == constants.NO_EDGE or constants.TILE_OF[came] == stop)
        own = there and f["carrot"][stop] == f["mover"] + 1
        return bool(own and f["passed"] >> stop & 1 and f["trailing_carrots"] == 1)
    if step == constants.RIDING:
        return on != constants.NO_TILE or hexagon
    if step == constants.IN_CAVES:
        return on != constants.NO_TILE and constants.KIND_OF[on] == constants.CAVE
    if step == constants.FLYING:
        return bool(rules.is_airfield(stop)) and f["passport"] > 0
    if step == constants.PASSPORT:
        return bool(rules.is_airfield(stop)) and bool(f["kept"] >> constants.CLUBS & 1)
    if step in (constants.CHALLENGE, *SHOWING):
        judged = step == constants.DISPLAYING or step == constants.CHALLENGE or f["challenger"] != constants.NOBODY
        return full and hexagon and judged
    if step in (constants.AUDIENCE, constants.BASKET):
        return hexagon and (step == constants.AUDIENCE or is_market(f))
    if step == constants.FIGHTING:
        return full and bool(rules.meets(f["rival"]))
    if step == constants.STEALING:
        return (
            f["rival"] != constants.NOBODY
            and f["hand_size"][f["rival"]] > 0
            and f["resume"] in (constants.AUDIENCE, constants.CALLING)
        )
    if step in OFFERING:
        return f["trades"] == 1 and f["partner"] != constants.NOBODY and bool(rules.meets(f["partner"]))
    if step == constants.DISCARDING:
        return f["resume"] in (constants.JOURNEY, constants.CALLING, constants.TURN_ENDS)
    if step == constants.GIVING_UP:
        return f["resume"] in (constants.AUDIENCE, constants.INCREMENT, constants.CALLING)
    return True


def is_dealt_evenly(f: Fields) -> bool:
    sizes = f["hand_size"][: f["seats"]]
    rounds = sizes[-1]
    even = all(size == rounds + (seat < f["drawing"]) for seat, size in enumerate(sizes))
    return even and bool(rounds < constants.FIRST_HAND) and bool(f["deck_size"] >= constants.FIRST_HAND * f["seats"] - sum(sizes))


def is_market(f: Fields) -> bool:
    stop = f["at"][f["mover"]]
    jack = 0 < stop < constants.HEXAGONS and constants.CARD_OF_ROYAL[stop] % 13 == constants.JACK
    return bool(f["game"] == constants.FULL and (jack or (stop == constants.CITADEL and f["advanced_citadel"] == 1)))
