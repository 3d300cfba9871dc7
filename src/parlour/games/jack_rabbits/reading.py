"""Reading the document of a position; what cannot be on the table is refused."""

from __future__ import annotations

from typing import Any

from parlour.core import actors, cards
from parlour.core.errors import BadPosition
from parlour.core.game import Json
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour.games.jack_rabbits import constants, lands, notation
from parlour.games.jack_rabbits.options import OPTIONS, suit_numbers
from parlour.games.jack_rabbits.position import (
    ANSWERS,
    BUILDING,
    EVERYBODY,
    FLAGS,
    JOKER,
    OFFERING,
    PILE,
    SHOWING,
    THEN,
    UNKNOWN,
    hidden,
    place_names,
    usual_places,
    viewers,
)
from parlour.games.jack_rabbits.possible import PILES, is_asked_there, is_market, may_be
from parlour.games.jack_rabbits.view import PURPOSES, STEPS, STOP_NAMES, Fields, listed, tile_names

VIEWERS: dict[Any, int] = {None: actors.EVERYTHING, "spectator": actors.SPECTATOR}
KEYS = {
    "game", "options", "viewer", "land", "step", "waiting", "mover", "turn", "round", "latest", "dice", "pile", "discard",
    "seats", "knowledge", "passport", "lottery", "barred", *FLAGS,
}
SEAT_KEYS = {"at", "hand", "capital", "display", "laid", "answer", "strength"}
# What a position holds in some steps only
PARTS: dict[str, tuple[int, ...]] = {
    "building": tuple(BUILDING),
    "drawing": (constants.DEALING,),
    "journey": (
        constants.JOURNEY,
        constants.ON_ROAD,
        constants.PASSING,
        constants.PAYING,
        constants.RIDING,
        constants.IN_CAVES,
        constants.FLYING,
    ),
    "payment": (constants.PAYING,),
    "showing": SHOWING,
    "basket": (constants.BASKET, constants.PAYING),
    "challenger": (constants.CHALLENGER_SHOWS, constants.VISITOR_SHOWS),
    "rival": (constants.FIGHTING, constants.STEALING, constants.GIVING_UP),
    "offer": OFFERING,
    "then": (constants.DISCARDING, constants.STEALING, constants.GIVING_UP),
    "winner": (constants.AFTER,),
}


def read_position(given: Json) -> State:
    step = STEPS.index(known(given.get("step", "rolling"), STEPS, "step"))
    elsewhere = [part for part, steps in PARTS.items() if part in given and step not in steps]
    require(not elsewhere, f"step {STEPS[step]}", ", ".join(elsewhere))
    check_keys(given, KEYS | set(PARTS))
    options = OPTIONS.resolve(given.get("options", {}))
    require(step not in BUILDING or options["board"] in ("strict", "free"), "step", STEPS[step])
    rules: Any = lands.citadel() if step in BUILDING else read_land(given, options)
    OPTIONS.give(rules, options, kept=sum(1 << suit for suit in suit_numbers(options)))
    rules.begin()
    f: Fields = rules.fields()
    clear_building(f)
    f["step"], f["pile"] = step, PILES.get(step, 0)
    f["home"] = 0 if step in BUILDING else rules.homeward(True)
    f["mover"] = whole(given, "mover", f["seats"] - 1)
    f["drawing"] = 0 if step in BUILDING else f["mover"]
    f["turns_played"] = whole(given, "turn", 10**9, least=1, default=1) - 1
    f["round"], f["latest"] = whole(given, "round", 10**9), whole(given, "latest", constants.MOVES - 1)
    read_viewer(f, given)
    read_dice(f, given)
    read_seats(f, given)
    read_cards(f, given)
    rules._load(f)
    if step in BUILDING:
        read_building(rules, given, given["building"])
    f = rules.fields()
    read_knowledge(f, given.get("knowledge", {}))
    read_turn(f, rules, given)
    read_waiting(f, given)
    rules._load(f)
    check(rules, f)
    return rules  # type: ignore[no-any-return]


def require(holds: bool, what: str, value: Any) -> None:
    if not holds:
        raise BadPosition("error-position-value", what=what, value=str(value))


def check_keys(given: Json, allowed: set[str]) -> None:
    unknown = sorted(set(given) - allowed)
    require(not unknown, "unknown key", ", ".join(unknown))


def whole(given: Json, name: str, high: int, *, least: int = 0, default: int = 0) -> int:
    value = given.get(name, default)
    require(type(value) is int and least <= value <= high, name, value)
    return int(value)


def known(value: Any, among: Any, what: str) -> Any:
    require(isinstance(value, str) and value in among, what, value)
    return value


def read_land(given: Json, options: Resolved) -> Any:
    if "land" not in given:
        require(options["board"] in ("random", "sample"), "land", "missing")
        return lands.laid(options).copy()
    require(isinstance(given["land"], list), "land", given["land"])
    return lands.lay_out(lands.read("\n".join(given["land"])))


def clear_building(f: Fields) -> None:
    f.update(
        bag=0, shares=[0] * 12, own=[0] * 4, shape=0, tile=constants.NO_TILE, spot=constants.NOWHERE, built=[0] * constants.TILES
    )
    f.update(built_many=0, rebuilds=0)


def read_viewer(f: Fields, given: Json) -> None:
    viewer = given.get("viewer")
    require(viewer in VIEWERS or (type(viewer) is int and 0 <= viewer < f["seats"]), "viewer", viewer)
    f["viewer"] = VIEWERS.get(viewer, viewer)


def read_dice(f: Fields, given: Json) -> None:
    dice = given.get("dice")
    before = (constants.DEALING, constants.CALLING, constants.PASSPORT, constants.ROLLING, *BUILDING)
    if dice is None:
        require(f["step"] in before, "dice", None)
        return
    require(isinstance(dice, list) and len(dice) == 2, "dice", dice)
    require(all(type(die) is int and 1 <= die <= 6 for die in dice), "dice", dice)
    f["dice"] = dice


def read_seats(f: Fields, given: Json) -> None:
    seats = given["seats"]
    require(len(seats) == f["seats"], "seats", len(seats))
    for seat, part in enumerate(seats):
        check_keys(part, SEAT_KEYS)
        stop = STOP_NAMES.index(known(part.get("at", "citadel"), STOP_NAMES, f"at of seat {seat}"))
        require(stop >= constants.HEXAGONS or f["place"][stop] != constants.NOWHERE, f"at of seat {seat}", STOP_NAMES[stop])
        f["at"][seat] = stop
        hand = part.get("hand", [])
        f["hand_size"][seat], f["jokers"][seat] = len(hand), hand.count(JOKER)
        f["hand"][seat] = card_set(f, [card for card in hand if card not in (JOKER, UNKNOWN)], f"hand of seat {seat}")
        if "capital" in part:
            f["capital"][seat] = one_card(f, part["capital"], f"capital of seat {seat}")
            right = f["ace_rule"] == constants.CAPITAL and f["capital"][seat] % 13 == constants.ACE
            require(right, f"capital of seat {seat}", part["capital"])
        f["display"][seat] = card_set(f, part.get("display", []), f"display of seat {seat}")
        hearts = f["hand"][seat] & constants.SUIT_CARDS[1 << constants.HEARTS]
        require(not f["display"][seat] & ~hearts, f"display of seat {seat}", part.get("display"))
        read_laid(f, seat, part.get("laid", []))
        if "answer" in part:
            read_answer(f, seat, part["answer"])
        f["strength"][seat] = whole(part, "strength", 255)
        require(not f["strength"][seat] or f["step"] == constants.FIGHTING, f"strength of seat {seat}", f["strength"][seat])


def read_laid(f: Fields, seat: int, codes: list[str]) -> None:
    """Cards shown in a judgement, or laid face down in a trade."""
    trading, secret = f["step"] == constants.LAYING, f["viewer"] not in (actors.EVERYTHING, seat)
    unknown = codes.count(UNKNOWN)
    f["laid"][seat] = card_set(f, [card for card in codes if card != UNKNOWN], f"laid of seat {seat}")
    f["face_down"][seat] = len(codes) if trading else 0
    right = not codes or trading or f["step"] in SHOWING
    right = right and unknown == (len(codes) if trading and secret else 0) and not f["laid"][seat] & ~f["hand"][seat]
    require(right and len(codes) <= f["hand_size"][seat] - f["jokers"][seat], f"laid of seat {seat}", " ".join(codes))


def read_answer(f: Fields, seat: int, told: Any) -> None:
    answers = {name: answer for answer, name in ANSWERS.items()}
    f["answers"][seat] = answers[known(told, answers, f"answer of seat {seat}")]
    secret = f["viewer"] not in (actors.EVERYTHING, seat)
    require(f["step"] == constants.CHALLENGE and (told == "secret") == secret, f"answer of seat {seat}", told)


def one_card(f: Fields, code: Any, where: str) -> int:
    require(isinstance(code, str) and code in cards.NUMBERS, where, code)
    require(bool(constants.SUIT_CARDS[f["kept"]] >> cards.NUMBERS[code] & 1), where, code)
    return cards.NUMBERS[code]


def card_set(f: Fields, codes: list[Any], where: str) -> int:
    found = sum(1 << card for card in {one_card(f, code, where) for code in codes})
    require(found.bit_count() == len(codes), where, " ".join(codes))
    return found


def read_cards(f: Fields, given: Json) -> None:
    """Every card lies in one place: the pile is what lies nowhere else, and the aisle has the royals that nobody has."""
    f["discard"] = card_set(f, given.get("discard", []), "discard")
    taken = f["discard"]
    for cards_there in [*f["hand"], *(1 << card for card in f["capital"] if card != constants.NO_CARD)]:
        require(not taken & cards_there, "cards in two places", " ".join(listed(taken & cards_there)))
        taken |= cards_there
    pips = constants.PIP_CARDS[f["kept"]]
    require(not f["discard"] & ~pips, "discard", " ".join(listed(f["discard"] & ~pips)))
    f["deck"], f["aisle"] = pips & ~taken, constants.SUIT_CARDS[f["kept"]] & ~pips & ~taken
    f["aisle_jokers"] = constants.JOKERS - sum(f["jokers"])
    require(f["aisle_jokers"] >= 0, "jokers", sum(f["jokers"]))
    unknown = [f["hand_size"][seat] - f["jokers"][seat] - f["hand"][seat].bit_count() for seat in range(f["seats"])]
    own = [seat for seat in range(f["seats"]) if f["viewer"] in (actors.EVERYTHING, seat)]
    require(not any(unknown[seat] for seat in own), "unknown cards in hand", UNKNOWN * sum(unknown))
    f["deck_size"] = f["deck"].bit_count() - sum(unknown)
    require(f["deck_size"] >= 0, "unknown cards in hand", UNKNOWN * sum(unknown))
    require(given.get("pile", f["deck_size"]) == f["deck_size"], "pile", given.get("pile"))
    for tile in range(1, constants.HEXAGONS):
        holders = [seat + 1 for seat in range(f["seats"]) if f["hand"][seat] >> constants.CARD_OF_ROYAL[tile] & 1]
        f["carrot"][tile] = holders[0] if holders else 0


# Reading: the building


def read_building(rules: Any, given: Json, told: Json) -> None:
    check_keys(told, {"order", "tiles", "shape", "tile", "at", "rebuilds"})
    lines = given.get("land", ["citadel 0,0 N NE SE S SW NW"])
    require(isinstance(lines, list), "land", lines)
    laid = {tile.tile: tile for tile in lands.read("\n".join(lines)).tiles}
    order = [tile_number(name, "order") for name in told.get("order", [])]
    right = laid.get(constants.CITADEL) == (constants.CITADEL, 0, 0, 0) and sorted([constants.CITADEL, *order]) == sorted(laid)
    require(right, "order", " ".join(told.get("order", [])))
    for tile in order:
        _, x, y, turn = laid[tile]
        both = constants.ATTACHED | constants.APART
        require(rules.may_lie(tile, constants.cell_number(x, y), turn, both), "order", constants.TILE_NAMES[tile])
        rules.lay(tile, constants.cell_number(x, y), turn)
    f = rules.fields()
    f["built"][: len(order)], f["built_many"] = order, len(order)
    own = told.get("tiles", [[]] * f["seats"])
    require(len(own) == f["seats"], "tiles", len(own))
    f["own"][: f["seats"]] = [sum({1 << tile_number(name, "tiles") for name in tiles}) for tiles in own]
    if f["step"] in (constants.PLACING, constants.TURNING):
        f["tile"] = tile_number(told["tile"], "tile")
    if f["step"] == constants.TURNING:
        f["spot"] = constants.cell_number(*told["at"])
    if f["step"] == constants.FLIPPING:
        f["shape"] = notation.SHAPES.index(known(told["shape"], notation.SHAPES, "shape"))
    most = constants.TILES_OF_SUIT * f["kept"].bit_count() // f["seats"]
    f["rebuilds"] = whole(told, "rebuilds", most)
    deal_rest(f, rules)
    rules._load(f)
    if f["step"] == constants.TURNING:
        require(0 <= f["spot"] < constants.CELLS and rules.turns_offered(f["spot"]).bit_count() > 1, "at", told["at"])


def tile_number(name: Any, where: str) -> int:
    return constants.TILE_NUMBERS[known(name, constants.TILE_NAMES[1:], where)]


def deal_rest(f: Fields, rules: Any) -> None:
    """The tiles that nobody has seen, and how many of them lie before each seat."""
    builder = f["built_many"] % f["seats"]
    dealing = f["step"] == constants.DEALING_TILES
    require(f["mover"] == (0 if dealing else builder), "mover", f["mover"])
    had = list(f["own"][: f["seats"]])
    for number, tile in enumerate(f["built"][: f["built_many"]]):
        had[number % f["seats"]] |= 1 << tile
    if f["tile"] != constants.NO_TILE:
        had[builder] |= 1 << f["tile"]
    in_play = sum(1 << tile for tile in range(1, constants.TILES) if rules.is_in_play(tile))
    seen = sum(had)
    many = f["built_many"] + (f["tile"] != constants.NO_TILE) + sum(tiles.bit_count() for tiles in f["own"])
    require(seen & ~in_play == 0 and seen.bit_count() == many, "tiles", " ".join(tile_names(seen)))
    f["bag"] = in_play & ~seen
    strict, shapes = f["board"] == constants.STRICT, range(3)
    require(dealing <= (not strict) and (strict or dealing == bool(f["bag"])), "tiles", f"{f['bag'].bit_count()} not dealt")
    for seat in range(f["seats"]):
        for shape in shapes:
            tiles = constants.SHAPE_TILES[shape]
            share = (in_play & tiles).bit_count() // f["seats"] - (had[seat] & tiles).bit_count()
            if strict:
                require(share >= 0, f"tiles of seat {seat}", " ".join(tile_names(had[seat] & tiles)))
                f["shares"][seat * 3 + shape] = share
            else:
                rounds, more = divmod((seen & tiles).bit_count(), f["seats"])
                right = (had[seat] & tiles).bit_count() == rounds + (seat < more)
                require(right, f"tiles of seat {seat}", " ".join(tile_names(had[seat] & tiles)))
    if dealing:
        f["drawing"] = seen.bit_count() % f["seats"]
        first = next(shape for shape in shapes if f["bag"] & constants.SHAPE_TILES[shape])
        early = seen & sum(constants.SHAPE_TILES[first + 1 :])
        require(not early, "tiles", " ".join(tile_names(early)))


# Reading: what is known


def read_knowledge(f: Fields, told: Json) -> None:
    allowed = {EVERYBODY if viewer == constants.SPECTATORS else str(viewer) for viewer in viewers(f)}
    require(set(told) <= allowed, "knowledge", ", ".join(sorted(set(told) - allowed)))
    f["maybe"] = [0] * (constants.VIEWERS * constants.PLACES)
    for viewer in viewers(f):
        where = usual_places(f, viewer)
        name = EVERYBODY if viewer == constants.SPECTATORS else str(viewer)
        for place_text, codes in told.get(name, {}).items():
            found = read_places(f, place_text)
            for code in codes:
                card = one_card(f, code, f"knowledge of {name}")
                require(bool(hidden(f) >> card & 1), f"knowledge of {name}", code)
                where[card] = found
        check_knowledge(f, viewer, where)
        for place in range(constants.PLACES):
            row = sum(1 << card for card in range(constants.CARDS) if where[card] >> place & 1)
            f["maybe"][viewer * constants.PLACES + place] = row


def read_places(f: Fields, told: str) -> int:
    spelled = {PILE: constants.PILE, **{str(seat): seat for seat in range(f["seats"])}}
    words = told.split()
    require(bool(words) and all(word in spelled for word in words), "knowledge", told)
    return sum({1 << spelled[word] for word in words})


def check_knowledge(f: Fields, viewer: int, where: list[int]) -> None:
    """What is known is true: everything is where it may be, and what is shown of a hand can be nowhere else."""
    for card in [card for card in range(constants.CARDS) if hidden(f) >> card & 1]:
        holders = [seat for seat in range(f["seats"]) if f["hand"][seat] >> card & 1]
        place = holders[0] if holders else constants.PILE
        wrong = f"{cards.code(card)}: {place_names(where[card])}"
        if f["viewer"] == actors.EVERYTHING or holders:
            require(bool(where[card] >> place & 1), "knowledge", wrong)
        if f["viewer"] != actors.EVERYTHING and viewer in (f["viewer"], constants.SPECTATORS + f["viewer"] - actors.SPECTATOR):
            sure = where[card] != 1 << constants.PILE and where[card].bit_count() == 1
            require(sure == bool(holders), "knowledge", wrong)
        if viewer < f["seats"]:
            require((where[card] == 1 << viewer) == (place == viewer), "knowledge", wrong)
            require(where[card] == 1 << viewer or not where[card] >> viewer & 1, "knowledge", wrong)


# Reading: the turn


def read_turn(f: Fields, rules: Any, given: Json) -> None:
    if "drawing" in given:
        f["drawing"] = whole(given, "drawing", f["seats"] - 1)
    if "passport" in given:
        f["passport_card"] = one_card(f, given["passport"]["card"], "passport")
        f["passport"] = whole(given["passport"], "worth", constants.PATRIARCHAL_ACE, least=1)
        ace = f["passport_card"] % 13 == constants.ACE and f["ace_rule"] == constants.AMBIVALENT
        counts = [rules.worth(f["passport_card"]), *([rules.high_ace()] if ace else [])]
        right = f["passport_card"] // 13 == constants.CLUBS and f["passport"] in counts and f["game"] == constants.FULL
        require(right, "passport", given["passport"])
    lottery = given.get("lottery", {})
    f["shown"] = card_set(f, lottery.get("shown", []), "lottery")
    f["prizes"] = whole(lottery, "prizes", 255)
    for flag in FLAGS:
        require(type(given.get(flag, False)) is bool, flag, given.get(flag))
        f[flag] = int(given.get(flag, False))
    f["barred"] = card_set(f, given.get("barred", []), "barred")
    f["basket"] = card_set(f, given.get("basket", []), "basket")
    require(not f["basket"] & ~f["discard"] | f["basket"] & f["barred"], "basket", " ".join(listed(f["basket"])))
    read_journey(f, given.get("journey", {}))
    for other in ("challenger", "rival"):
        if other in given:
            f[other] = whole(given, other, f["seats"] - 1)
            require(f[other] != f["mover"], other, f[other])
    if "offer" in given:
        read_offer(f, given["offer"])
    if "then" in given:
        steps = {name: step for step, name in THEN.items()}
        f["resume"] = steps[known(given["then"], steps, "then")]
    if f["step"] == constants.AFTER and given["winner"] is not None:
        f["winner"] = whole(given, "winner", f["seats"] - 1)
    rules._load(f)
    if f["step"] == constants.PAYING:
        read_payment(f, rules, given["payment"])
    if f["step"] in SHOWING:
        check_keys(given["showing"], {"due"})
        f["due"] = whole(given["showing"], "due", constants.HEARTS_SHOWN, least=1)


def read_journey(f: Fields, told: Json) -> None:
    check_keys(told, {"came", "trekked", "served", "passed", "entered"})
    if told.get("came") is not None:
        f["came"] = edge_number(f, told["came"], "came")
        tile = constants.TILE_OF[f["came"]]
        f["on"] = constants.NO_TILE if tile < constants.HEXAGONS else tile
    f["trekked"], f["served"] = int(bool(told.get("trekked"))), int(bool(told.get("served")))
    here = [STOP_NAMES[f["at"][f["mover"]]]] if f["step"] == constants.JOURNEY else []
    for name in told.get("passed", here):
        f["passed"] |= 1 << STOP_NAMES.index(known(name, STOP_NAMES, "passed"))
    for name in told.get("entered", []):
        edge = edge_number(f, name, "entered")
        require(constants.TILE_OF[edge] >= constants.HEXAGONS, "entered", name)
        f["entered"][edge // 60] |= 1 << edge % 60


def edge_number(f: Fields, told: Any, where: str) -> int:
    """The edge of a laid tile that a road crosses: `woods1 NE`."""
    ends = {
        notation.road_end(f, edge): edge for edge in range(constants.EDGES)
        if constants.HAS_ROAD[edge] and f["place"][constants.TILE_OF[edge]] != constants.NOWHERE
    }
    return int(ends[known(told, ends, where)])


def read_offer(f: Fields, told: Json) -> None:
    check_keys(told, {"to", "suit", "diamonds", "points"})
    f["partner"] = whole(told, "to", f["seats"] - 1)
    f["offer_suit"] = cards.SUITS.index(known(told["suit"], cards.SUITS, "offer"))
    f["offer_diamonds"] = whole(told, "diamonds", constants.MOST_OFFERED)
    f["offer_points"] = whole(told, "points", constants.MOST_OFFERED)
    require(f["offer_suit"] != constants.DIAMONDS and bool(f["kept"] >> f["offer_suit"] & 1), "offer", told["suit"])
    stated = OFFERING.index(f["step"])  # what has been said so far
    right = bool(f["offer_diamonds"]) == (stated > 0) and bool(f["offer_points"]) == (stated > 1)
    require(right, "offer", f"{f['offer_diamonds']} for {f['offer_points']}")


def read_payment(f: Fields, rules: Any, told: Json) -> None:
    check_keys(told, {"for", "due"})
    purposes = {name: purpose for purpose, name in PURPOSES.items()}
    f["purpose"] = purposes[known(told["for"], purposes, "payment")]
    require(may_be_paid(f, rules), "payment", told["for"])
    if f["purpose"] == constants.CLAIM:
        f["accepted"] = 1 << constants.CARD_OF_ROYAL[f["at"][f["mover"]]] // 13
    elif f["purpose"] == constants.MARKET:
        f["accepted"] = rules.market_suits()
    elif f["purpose"] == constants.SHORTFALL:
        f["accepted"] = rules.takeoff_suits()
    else:
        f["accepted"] = constants.PAYS_AT[constants.KIND_OF[f["on"]]]
    f["due"] = whole(told, "due", 10**4, least=1)


def may_be_paid(f: Fields, rules: Any) -> bool:
    """Whether there is something to pay for where the rabbit is."""
    purpose, stop = f["purpose"], f["at"][f["mover"]]
    kind = 0 if f["on"] == constants.NO_TILE else constants.KIND_OF[f["on"]]
    if purpose == constants.CLAIM:
        return 0 < stop < constants.HEXAGONS and bool(f["aisle"] >> constants.CARD_OF_ROYAL[stop] & 1)
    if purpose == constants.MARKET:
        return is_market(f) and f["basket"] != 0
    if purpose == constants.SHORTFALL:
        return bool(rules.is_airfield(stop)) and f["passport"] > 0
    if purpose == constants.TREK:
        return bool(constants.WOODS <= kind <= constants.MOUNTAIN)
    if purpose == constants.DRINK:
        return kind == constants.TAVERN and f["aisle_jokers"] > 0
    return bool(kind == constants.MERCHANT if purpose == constants.HORSE else kind == constants.CAVE and rules.has_other_cave())


def read_waiting(f: Fields, given: Json) -> None:
    step = f["step"]
    if step in PILES or step == constants.AFTER:
        f["asked"], f["actor"] = 0, actors.OVER if step == constants.AFTER else actors.CHANCE
        require(not given.get("waiting"), "waiting", given.get("waiting"))
        return
    waiting = given.get("waiting", [f["mover"]])
    right = isinstance(waiting, list) and bool(waiting) and all(type(s) is int and 0 <= s < f["seats"] for s in waiting)
    require(right and len(set(waiting)) == len(waiting), "waiting", waiting)
    f["asked"], f["actor"] = sum(1 << seat for seat in waiting), min(waiting)


def check(rules: Any, f: Fields) -> None:
    step, mover, waiting = f["step"], f["mover"], [seat for seat in range(f["seats"]) if f["asked"] >> seat & 1]
    stop = f["at"][mover]
    if step not in BUILDING:
        in_play = [tile for tile in range(1, constants.TILES) if rules.is_in_play(tile)]
        laid = [tile.tile for tile in lands.of(rules).tiles]
        require(laid == [constants.CITADEL, *in_play], "land", " ".join(constants.TILE_NAMES[tile] for tile in laid))
    surplus = [seat for seat in range(f["seats"]) if rules.royals(seat) > constants.CARROTS]
    require(not surplus or step in (constants.STEALING, constants.GIVING_UP), "royals of seats", surplus)
    require(is_asked_there(rules, f, waiting), f"waiting in step {STEPS[step]}", waiting)
    require(may_be(rules, f, stop), f"step {STEPS[step]}", STOP_NAMES[stop])
    if f["viewer"] != actors.EVERYTHING:
        require(bool(rules.fits_all(f["deck"])), "knowledge", "some cards can be nowhere")
    world = rules.imagine(0)  # whether somebody can act whose cards the viewer does not know
    for seat in waiting:
        require(bool(world.legal(seat)), f"step {STEPS[step]}", f"seat {seat} can do nothing")
