"""A position of 12 Patrols as a document that people can read and write; docs/positions.md describes it."""

from __future__ import annotations

from typing import Any

from parlour.core import actors
from parlour.core.errors import BadPosition
from parlour.core.game import Json
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour.games.twelve_patrols import constants, deck
from parlour.games.twelve_patrols.notation import ITEMS, cell_name, cells, spot_name, spots
from parlour.games.twelve_patrols.options import OPTIONS, deck_of
from parlour.games.twelve_patrols.rules import TwelvePatrols
from parlour.games.twelve_patrols.view import PHASES, Fields, lying_in, members

KEYS = {
    "game", "options", "viewer", "phase", "placed", "display", "tray", "discarded", "patrols", "building", "turning", "round",
    "ended",
}
ENDS = {"won": constants.WON, "no-patrol": constants.NO_PATROL, "no-place": constants.NO_PLACE}


def position(state: State, options: Resolved) -> Json:
    f = state.fields()
    frame, cards = f["frame"], deck.known()[f["deck"]].cards
    ended = next((name for name, why in ENDS.items() if why == f["why"]), None)
    return {
        "game": "twelve-patrols",
        "options": options,
        "viewer": None if f["viewer"] == actors.EVERYTHING else f["viewer"] if f["viewer"] >= 0 else "spectator",
        "phase": PHASES[f["phase"]],
        "placed": {
            cell_name(cell, frame): cards[f["card_at"][cell]].name
            for cell in cells(frame)
            if f["card_at"][cell] != constants.NO_CARD
        },
        "display": [cards[card].name for card in members(f["display"])],
        "tray": listed(f["tray"]),
        "discarded": listed(f["discarded"]),
        "patrols": {spot_name(spot, frame): lying_in(f, spot) for spot in spots(frame) if f["filled"][spot]},
        "building": None
        if f["building"] == constants.NO_SPOT
        else {"spot": spot_name(f["building"], frame), "items": lying_in(f, f["building"])},
        "turning": bool(f["turning"]),
        "round": f["round"],
        **({"ended": ended} if ended else {}),
    }


def listed(items: list[int]) -> list[str]:
    return [ITEMS[item] for item, many in enumerate(items) for _ in range(many)]


# Reading


def read_position(given: Json) -> State:
    unknown = sorted(set(given) - KEYS)
    require(not unknown, "unknown key", ", ".join(unknown))
    options = OPTIONS.resolve(given.get("options", {}))
    rules: Any = TwelvePatrols()
    OPTIONS.give(rules, options, **deck_of(options).needs())
    rules.begin()
    f: Fields = rules.fields()
    viewers = {None: actors.EVERYTHING, "spectator": actors.SPECTATOR, 0: 0}
    require(given.get("viewer") in viewers, "viewer", given.get("viewer"))
    f["viewer"] = viewers[given.get("viewer")]
    f["round"] = given.get("round", 0)
    require(type(f["round"]) is int and 0 <= f["round"] < 10**6, "round", f["round"])
    phase = given.get("phase", "roll")
    require(phase in PHASES, "phase", phase)
    f["pile"] = constants.DICE if phase == "roll" else constants.DECK
    f["phase"], f["turning"] = PHASES.index(phase), int(bool(given.get("turning", False)))
    f["tray"], f["discarded"] = counts(given.get("tray", [])), counts(given.get("discarded", []))
    rules._load(f)
    read_cards(rules, given)
    read_patrols(rules, given)
    check_items(rules)
    whose_turn(rules, given)
    return rules  # type: ignore[no-any-return]


def require(holds: bool, what: str, value: Any) -> None:
    if not holds:
        raise BadPosition("error-position-value", what=what, value=str(value))


def counts(items: list[str]) -> list[int]:
    unknown = [item for item in items if item not in ITEMS]
    require(not unknown, "item", " ".join(map(str, unknown)))
    return [items.count(item) for item in ITEMS]


def read_cards(rules: Any, given: Json) -> None:
    f = rules.fields()
    frame, known = f["frame"], [card.name for card in deck.known()[f["deck"]].cards]
    by_name = {cell_name(cell, frame): cell for cell in cells(frame)}
    laid = given.get("placed", {})
    named = [*laid.values(), *given.get("display", [])]
    for name in named:
        require(name in known, "card", name)
        require(named.count(name) == 1, "card twice", name)
    for name in laid:
        require(name in by_name, "cell", name)
    rest = {by_name[name]: known.index(card) for name, card in laid.items()}
    require(frame == constants.FIXED or not rest or constants.CENTRE in rest, "floating frame without its first card", "c3")
    for number in range(len(rest)):  # in an order in which they can have been placed
        first = constants.CENTRE if frame == constants.FLOATING else min(rest)
        cell = first if number == 0 else next((c for c in rest if touches(rules, c)), None)
        require(cell is not None, "card that touches no other", cell_name(min(rest), frame))
        assert cell is not None
        require(rules.in_reach(*divmod(cell, constants.WINDOW)), "cards wider than three", cell_name(cell, frame))
        rules.lay(rest.pop(cell), cell)
    display = sum(1 << known.index(name) for name in given.get("display", []))
    taken = display | sum(1 << known.index(card) for card in laid.values())
    unseen = (1 << constants.CARDS) - 1 & ~taken
    rules._load({**rules.fields(), "display": display, "unseen": unseen, "placed": len(laid)})


def touches(rules: Any, cell: int) -> bool:
    return bool(rules.has_neighbour(*divmod(cell, constants.WINDOW)))


def read_patrols(rules: Any, given: Json) -> None:
    by_name = {spot_name(spot, rules.fields()["frame"]): spot for spot in spots(rules.fields()["frame"])}
    building = given.get("building")
    for name, items in [*given.get("patrols", {}).items(), *([(building["spot"], building["items"])] if building else [])]:
        require(name in by_name and bool(rules.is_free(by_name[name])), "patrol's spot", name)
        require(len(items) > 0, "empty patrol", name)
        f, spot = rules.fields(), by_name[name]
        f["patrol"][spot * constants.ITEMS : (spot + 1) * constants.ITEMS] = counts(items)
        f["filled"][spot], f["patrols"] = 1, f["patrols"] + 1
        if building and name == building["spot"]:
            f["filled"][spot], f["patrols"], f["building"] = 0, f["patrols"] - 1, spot
        rules._load(f)
        rules.count_patrol(spot)
    f = rules.fields()
    for cell in cells(f["frame"]):
        for side, name in enumerate(deck.SIDES):
            holds = f["card_at"][cell] == constants.NO_CARD or rules.side_holds(cell, side)
            require(holds, "requirement not met", f"{cell_name(cell, f['frame'])} {name}")
    hopeless = building and not f["turning"] and not rules.completable(f["building"], 0)
    require(not hopeless, "patrol that cannot be completed", building)


def check_items(rules: Any) -> None:
    """Three dice and three cubes of each colour that has been rolled; white is rolled first."""
    f = rules.fields()
    rolled = constants.COLOURS if f["phase"] != constants.ROLL else next((c for c in range(3) if not any(everything(f, c))), 2)
    for colour in range(constants.COLOURS):
        many = everything(f, colour)
        right = constants.OF_EACH if colour < rolled else 0
        require(many[0] == right and sum(many[1:]) == right, f"items of the colour {'wyb'[colour]}", sum(many))
    rules._load({**f, "rolled": rolled})


def everything(f: Fields, colour: int) -> list[int]:
    """How many of each face there are, wherever they lie."""
    lying = [
        f["tray"],
        f["discarded"],
        *(f["patrol"][s * constants.ITEMS : (s + 1) * constants.ITEMS] for s in range(constants.SPOTS)),
    ]
    return [sum(items[colour * constants.FACES + face] for items in lying) for face in range(constants.FACES)]


def whose_turn(rules: Any, given: Json) -> None:
    f = rules.fields()
    left = constants.CARDS - f["placed"]
    shown = len(members(f["display"]))
    phase = f["phase"]
    expected = {
        constants.ROLL: shown == 0 == f["placed"],
        constants.DEAL: f["unseen"] != 0 and (shown == 2 if f["placed"] else shown < constants.DISPLAY),
        constants.CARD: shown == min(constants.DISPLAY, left) > 0,
        constants.PATROL: shown == min(constants.DISPLAY - 1, left) and f["placed"] > 0,
        constants.OVER: True,
    }
    require(expected[phase], "display", f"{shown} cards in the phase {PHASES[phase]}")
    require(f["building"] == constants.NO_SPOT or phase == constants.PATROL, "building", PHASES[phase])
    decides = phase in (constants.CARD, constants.PATROL)
    require(not f["turning"] or (decides and any(f["discarded"])), "turning", PHASES[phase])
    require(phase == constants.OVER or "ended" not in given, "ended", PHASES[phase])
    require(
        phase in (constants.PATROL, constants.OVER) or not rules.must_fill(), "complete line without its patrols", PHASES[phase]
    )
    if phase in (constants.ROLL, constants.DEAL):
        pile = constants.DICE if phase == constants.ROLL else constants.DECK
        rules._load({**f, "actor": actors.CHANCE, "asked": 0, "pile": pile})
    elif phase == constants.OVER:
        end(rules, given.get("ended"))
    else:
        rules._load({**f, "actor": 0, "asked": 1})
        require(phase != constants.CARD or rules.can_place(), "no card can be placed", "")
        lost = f["building"] == constants.NO_SPOT and not f["turning"] and rules.is_lost()
        require(phase != constants.PATROL or (rules.has_free_spot() and not lost), "phase", "patrol")
        require(not f["turning"] or bool(rules.legal(0)), "turning", "no die")


def end(rules: Any, ended: Any) -> None:
    require(ended in ENDS, "ended", ended)
    proven = {
        "won": rules.fields()["patrols"] == constants.PATROLS,
        "no-patrol": rules.is_lost(),
        "no-place": not rules.can_place(),
    }
    require(proven[ended], "ended", ended)
    rules.finish(ENDS[ended])
