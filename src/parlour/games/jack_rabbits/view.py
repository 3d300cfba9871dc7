"""What a seat is shown of Jack Rabbits: the table, moves in words, and what happens, as far as the seat can perceive it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from parlour.core import actors, cards
from parlour.core.fields import FieldsOf
from parlour.core.game import Json
from parlour.core.marks import Marks, marks
from parlour.core.state import State
from parlour.games.jack_rabbits import constants, lands, notation, routes, sentences, tasks

Fields = dict[str, Any]

STEPS = (
    "dealing", "calling", "passport", "rolling", "lottery", "prize", "discarding", "journey", "on-road", "passing", "paying",
    "riding", "in-caves", "flying", "challenge", "challenger-shows", "visitor-shows", "audience", "basket", "fighting",
    "stealing", "giving-up", "displaying", "offering-diamonds", "offering-points", "answering", "laying", "increment", "after",
    "dealing-tiles", "choosing-shape", "flipping", "choosing-tile", "placing", "turning",
)
GUIDELINES = {
    constants.DEAD_END: "dead-end",
    constants.HEXAGONS_JOINED: "hexagons",
    constants.TRIANGLES_ALIKE: "triangles",
}  # JR-9
QUESTS = ("simple", "diverse", "monarchic", "diverse_monarchic", "tribal")
STOP_NAMES = (*constants.TILE_NAMES[: constants.HEXAGONS], "underground", "off-board")
PURPOSES = {
    constants.TREK: "trek",
    constants.HORSE: "merchant",
    constants.DRINK: "tavern",
    constants.CAVERN: "cave",
    constants.SHORTFALL: "shortfall",
    constants.CLAIM: "claim",
    constants.MARKET: "market",
}
# The rule of a step, and of what is paid for
RULES = {
    constants.CHOOSING_SHAPE: "JR-8", constants.CHOOSING_TILE: "JR-8", constants.PLACING: "JR-9", constants.TURNING: "JR-9",
    constants.CALLING: "JR-16", constants.PASSPORT: "JR-29", constants.LOTTERY: "JR-15", constants.DISCARDING: "JR-16",
    constants.JOURNEY: "JR-17", constants.ON_ROAD: "JR-17", constants.PASSING: "JR-40", constants.RIDING: "JR-20",
    constants.IN_CAVES: "JR-23", constants.FLYING: "JR-29", constants.CHALLENGE: "JR-32", constants.CHALLENGER_SHOWS: "JR-32",
    constants.VISITOR_SHOWS: "JR-32", constants.AUDIENCE: "JR-34", constants.BASKET: "JR-33", constants.FIGHTING: "JR-30",
    constants.GIVING_UP: "JR-31", constants.DISPLAYING: "JR-39", constants.OFFERING_DIAMONDS: "JR-35",
    constants.OFFERING_POINTS: "JR-35", constants.ANSWERING: "JR-35", constants.LAYING: "JR-35", constants.INCREMENT: "JR-26",
    constants.AFTER: "JR-27",
}
PAID_FOR = {
    constants.TREK: "JR-19", constants.HORSE: "JR-20", constants.DRINK: "JR-21", constants.CAVERN: "JR-23",
    constants.SHORTFALL: "JR-29", constants.CLAIM: "JR-25", constants.MARKET: "JR-33",
}
A_TURN = "JR-15"


def table(seen: State) -> Json:
    f = FieldsOf(seen)
    return {
        "land": land(tuple(f["place"]), tuple(f["turn"])),
        "building": building(f) if constants.DEALING_TILES <= f["step"] <= constants.TURNING else None,
        "step": STEPS[f["step"]],
        "mover": f["mover"],
        "turn": f["turns_played"] + 1,
        "quest": QUESTS[f["aim"]],
        "dice": list(f["dice"]) if f["dice"][0] else None,
        "pile": f["deck_size"],
        "discard": listed(f["discard"]),
        "aisle": [*listed(f["aisle"]), *["joker"] * f["aisle_jokers"]],
        "carrots": {constants.TILE_NAMES[tile]: f["carrot"][tile] - 1 for tile in range(constants.HEXAGONS) if f["carrot"][tile]},
        "road": road(f),
        "routes": routes.listed(seen, STOP_NAMES),
        "payment": payment(f),
        "task": tasks.task(seen, f),
        "royal_worths": royal_worths(seen),
        "passport": None if f["passport"] == 0 else {"card": cards.code(f["passport_card"]), "worth": f["passport"]},
        "basket": listed(f["basket"]),
        "challenger": seat_or_none(f["challenger"]),
        "fight": None if f["step"] != constants.FIGHTING else {
            "seats": [f["mover"], f["rival"]], "strength": [f["strength"][f["mover"]], f["strength"][f["rival"]]]
        },
        "offer": None if f["step"] not in (constants.OFFERING_POINTS, constants.ANSWERING, constants.LAYING) else offer(f),
        "seats": [seat_table(seen, f, seat) for seat in range(f["seats"])],
        "winner": seat_or_none(f["winner"]) if f["step"] == constants.AFTER else None,
    }


@lru_cache(maxsize=128)
def land(places: tuple[int, ...], turns: tuple[int, ...]) -> Json:
    """Once it is built, a land is the same in all views of a match: they share the document."""
    return lands.document(lands.laid_at(places, turns))


def rule(seen: State) -> str:
    f = FieldsOf(seen)
    return PAID_FOR[f["purpose"]] if f["step"] == constants.PAYING else RULES.get(f["step"], A_TURN)


def building(f: Fields) -> Json:
    return {
        "mode": "strict" if f["board"] == constants.STRICT else "free",
        "seat": f["drawing"] if f["step"] == constants.DEALING_TILES else f["mover"],
        "left": [{name: left(f, seat, shape) for shape, name in enumerate(notation.SHAPES)} for seat in range(f["seats"])],
        "tiles": [tile_names(f["own"][seat]) for seat in range(f["seats"])],
        "tile": None if f["tile"] == constants.NO_TILE else constants.TILE_NAMES[f["tile"]],
        "at": None if f["spot"] == constants.NOWHERE else list(constants.coordinates(f["spot"])),
    }


def left(f: Fields, seat: int, shape: int) -> int:
    """How many tiles of a shape a seat still has to lay, face down or up."""
    face_up: int = (f["own"][seat] & constants.SHAPE_TILES[shape]).bit_count()
    return face_up + int(f["shares"][seat * 3 + shape])


def tile_names(tiles: int) -> list[str]:
    return [constants.TILE_NAMES[tile] for tile in range(constants.TILES) if tiles >> tile & 1]


def seat_table(seen: State, f: Fields, seat: int) -> Json:
    rules: Any = seen
    return {
        "at": STOP_NAMES[f["at"][seat]],
        "hand": f["hand_size"][seat],
        "excess": rules.excess(seat),
        "cards": [*listed(f["hand"][seat]), *["joker"] * f["jokers"][seat]],  # of others, those that are known
        "display": listed(f["display"][seat]),
        "laid": listed(f["laid"][seat]),
        "face_down": f["face_down"][seat],  # cards laid in a trade
        "capital": None if f["capital"][seat] == constants.NO_CARD else cards.code(f["capital"][seat]),
        "answered": f["answers"][seat] != constants.OPEN,
    }


def royal_worths(seen: State) -> dict[str, int]:
    rules: Any = seen
    return {cards.RANKS[rank]: rules.worth(rank) for rank in (constants.JACK, constants.QUEEN, constants.KING)}


def road(f: Fields) -> Json | None:
    if f["on"] == constants.NO_TILE:
        return None
    return {"tile": constants.TILE_NAMES[f["on"]], "from": notation.side(f, f["came"])}


def payment(f: Fields) -> Json | None:
    if f["step"] != constants.PAYING:
        return None
    suits = [suit for number, suit in enumerate(cards.SUITS) if f["accepted"] >> number & 1]
    return {"for": PURPOSES[f["purpose"]], "due": f["due"], "suits": suits}


def offer(f: Fields) -> Json:
    points = None if f["step"] == constants.OFFERING_POINTS else f["offer_points"]
    return {"to": f["partner"], "suit": cards.SUITS[f["offer_suit"]], "diamonds": f["offer_diamonds"], "points": points}


def listed(held: int) -> list[str]:
    found = []
    while held:
        found.append(cards.code((held & -held).bit_length() - 1))
        held &= held - 1
    return found


def seat_or_none(seat: int) -> int | None:
    return None if seat == constants.NOBODY else seat


def points(state: State) -> list[int]:
    """Royals held."""
    carrots = FieldsOf(state)["carrot"]
    return [sum(carrot == seat + 1 for carrot in carrots) for seat in range(state.seats)]


# Moves in words

CARD_KINDS = {
    constants.PAYING: "pay", constants.LOTTERY: "show", constants.PASSPORT: "passport", constants.CHALLENGER_SHOWS: "show",
    constants.VISITOR_SHOWS: "show", constants.DISPLAYING: "display", constants.FIGHTING: "play", constants.GIVING_UP: "give-up",
    constants.LAYING: "lay", constants.DISCARDING: "discard", constants.BASKET: "buy",
}
PLAIN_KINDS = {  # as they are typed, but for two
    **{move: word for move, word in notation.WORDS.items() if move != constants.JOKER},
    constants.SHORTFALL: "shortfall",
    constants.DISPLAY: "start-display",
}


def describe(state: State, move: int) -> Json:
    if state.actor != actors.CHANCE and move >= constants.TAKE_SHAPE:
        return laying(state, move)
    f = FieldsOf(state)
    if state.actor == actors.CHANCE:
        return outcome(f, move)
    if move < constants.CODES:
        return {
            "kind": CARD_KINDS[f["step"]],
            "card": notation.code(constants.CARD_OF_CODE[move]),
            "high": move >= constants.HIGH,
        }
    if move == constants.DISPLAY and f["step"] == constants.CHALLENGER_SHOWS:
        return {"kind": "stake-display"}  # JR-39
    if move in PLAIN_KINDS:
        return {"kind": PLAIN_KINDS[move]}
    if move < constants.TREK:
        edge = move - constants.ROAD
        return {"kind": "road", "tile": constants.TILE_NAMES[constants.TILE_OF[edge]], "side": notation.side(f, edge)}
    if move < constants.BOAT:
        kind, first = ("ride", constants.RIDE) if move < constants.FLY else ("fly", constants.FLY)
        return {"kind": kind, "to": constants.TILE_NAMES[move - first]}
    if move < constants.EMERGE:
        edge = move - constants.BOAT
        return {"kind": "boat", "tile": constants.TILE_NAMES[constants.TILE_OF[edge]], "side": notation.side(f, edge)}
    if move < constants.CLAIM:
        return {"kind": "emerge", "cave": constants.TILE_NAMES[constants.FIRST_CAVE + move - constants.EMERGE]}
    return meeting(move)


def laying(state: Any, move: int) -> Json:
    """What is done to build a land; a place breaks what every turn of the tile would break there, or the fewest."""
    if move < constants.TAKE_TILE:
        return {"kind": "shape", "shape": notation.SHAPES[move - constants.TAKE_SHAPE]}
    if move < constants.PLACE:
        return {"kind": "tile", "tile": constants.TILE_NAMES[move - constants.TAKE_TILE]}
    tile, name = state.tile, constants.TILE_NAMES[state.tile]
    if move < constants.TURN:
        place = move - constants.PLACE
        offered = state.turns_offered(place)
        turns = [turn for turn in range(6) if offered >> turn & 1]
        if not turns:
            raise LookupError("the tile cannot be laid there")
        breaks = [broken(state, tile, place, turn) for turn in turns]
        return {
            "kind": "place", "tile": name, "at": list(constants.coordinates(place)),
            "turns": [lands.turn_name(tile, turn) for turn in turns], "turn_moves": [constants.TURN + turn for turn in turns],
            "turn_breaks": breaks, "breaks": min(breaks, key=len),
        }
    place, turn = state.spot, move - constants.TURN
    if place == constants.NOWHERE or turn not in range(6):
        raise LookupError("there is nothing to turn")
    return {
        "kind": "turn", "tile": name, "at": list(constants.coordinates(place)),
        "turn": lands.turn_name(tile, turn), "breaks": broken(state, tile, place, turn),
    }


def broken(state: Any, tile: int, place: int, turn: int) -> list[str]:
    found = state.breaks(tile, place, turn)
    return [name for guideline, name in GUIDELINES.items() if found & guideline]


def meeting(move: int) -> Json:
    if move < constants.OFFER:
        return {"kind": "fight", "seat": move - constants.FIGHT}
    if move < constants.NUMBER:
        seat, suit = divmod(move - constants.OFFER, 4)
        return {"kind": "offer", "seat": seat, "suit": cards.SUITS[suit]}
    if move < constants.CALL:
        return {"kind": "number", "points": move - constants.NUMBER}
    return {"kind": "call", "seat": move - constants.CALL}


def outcome(f: Fields, move: int) -> Json:
    if f["pile"] == constants.DICE:
        return {"kind": "roll", "seat": f["mover"], "dice": [move // 6 + 1, move % 6 + 1]}
    if f["pile"] == constants.STEAL:
        return {"kind": "steal", "from": f["rival"], "to": f["mover"], "card": notation.code(move)}
    if f["pile"] == constants.TILE_BAG:
        flipped = f["step"] == constants.FLIPPING
        kind, seat = ("flip", f["mover"]) if flipped else ("deal-tile", f["drawing"])
        return {"kind": kind, "seat": seat, "tile": constants.TILE_NAMES[move]}
    return {"kind": "draw", "to": f["drawing"], "card": notation.code(move)}


# What happens


def perceive(before: State, after: State, move: int, by: int, seat: int) -> Json:
    was, now = FieldsOf(before), FieldsOf(after)
    event = describe(before, move)
    if by == actors.CHANCE and "card" in event and not perceives(was, event, move, seat):
        event["card"] = None
    if was["step"] == constants.CHALLENGE and seat != by:
        event = {"kind": "answer"}
    if was["step"] == constants.LAYING and seat != by:
        event = {"kind": "laying", "done": move == constants.PASS}
    event = {**event, "step": STEPS[was["step"]], "then": consequences(was, now)}
    return {**event, "say": sentences.of_event(by, event), "marks": marked(event, was)}


def marked(event: Json, was: Fields) -> Marks:
    """Where rabbits left and arrived, where a carrot was laid or taken up, and which tile was laid."""
    went = [then for then in event["then"] if then["kind"] == "arrive"]
    return marks(
        start=[STOP_NAMES[was["at"][then["seat"]]] for then in went],
        end=[*(then["at"] for then in went), *([event["tile"]] if event["kind"] == "place" else [])],
        taken=[then["tile"] for then in event["then"] if then["kind"] == "carrot"],
    )


def perceives(was: Fields, event: Json, card: int, seat: int) -> bool:
    """Whether a seat sees the card that chance has chosen."""
    if event["kind"] == "draw":
        return bool(seat == event["to"])
    public = card == constants.JOKER or constants.TILE_OF_CARD[card] > 0 or was["display"][event["from"]] >> card & 1
    return bool(public) or seat in (event["from"], event["to"])


def consequences(was: Fields, now: Fields) -> list[Json]:
    """What everybody sees besides: where rabbits are now, whose carrots lie where, and whose turn it is."""
    events: list[Json] = built(was, now)
    for seat in range(was["seats"]):
        if was["at"][seat] != now["at"][seat]:
            events.append({"kind": "arrive", "seat": seat, "at": STOP_NAMES[now["at"][seat]]})
    for tile in range(constants.HEXAGONS):
        if was["carrot"][tile] != now["carrot"][tile]:
            owner = now["carrot"][tile] - 1 if now["carrot"][tile] else None
            events.append({"kind": "carrot", "tile": constants.TILE_NAMES[tile], "seat": owner})
    if was["deck_size"] < now["deck_size"]:
        events.append({"kind": "reshuffle"})
    if now["step"] == constants.AFTER:
        events.append({"kind": "end", "winner": seat_or_none(now["winner"])})
    elif was["turns_played"] != now["turns_played"] or was["step"] == constants.DEALING != now["step"]:
        events.append({"kind": "turn", "seat": now["mover"]})
    return events


def built(was: Fields, now: Fields) -> list[Json]:
    """Whether the land is finished, or has to be changed: then the tiles that were taken up, the last one first."""
    if was["step"] < constants.DEALING_TILES:
        return []
    if now["step"] == constants.DEALING:
        return [{"kind": "built"}]
    if now["rebuilds"] == was["rebuilds"]:
        return []
    taken = [was["tile"], *reversed(was["built"][now["built_many"]: was["built_many"]])]
    return [{"kind": "rebuild", "tiles": [constants.TILE_NAMES[tile] for tile in taken]}]
