"""What is shown of 12 Patrols. Nothing on the table is secret; the order of the cards face down does not exist yet."""

from __future__ import annotations

from typing import Any

from parlour.core import actors
from parlour.core.fields import FieldsOf
from parlour.core.game import Json
from parlour.core.marks import Marks, marks
from parlour.core.state import State
from parlour.games.twelve_patrols import constants, deck, sentences
from parlour.games.twelve_patrols.notation import COLOUR_NAMES, COLOURS, ITEMS, cell_name, cells, spot_name, spots

Fields = dict[str, Any]

PHASES = ("roll", "deal", "card", "patrol", "over")
KINDS = ("items", "colours", "pips")


def table(seen: State) -> Json:
    f = FieldsOf(seen)
    frame = f["frame"]
    rules: Any = seen
    free = [spot for spot in spots(frame) if rules.is_free(spot) and spot != f["building"]]
    reach = [cell for cell in cells(frame) if rules.in_reach(*divmod(cell, constants.WINDOW))]
    lost = why(seen, f)
    return {
        "deck": deck.known()[f["deck"]].id,
        "frame": ("fixed", "floating")[frame],
        "columns": sorted({cell_name(cell, frame)[0] for cell in reach}),
        "rows": sorted({cell_name(cell, frame)[1] for cell in reach}, reverse=True),
        "cells": [cell_name(cell, frame) for cell in reach],
        "cards": [card_face(card) for card in deck.known()[f["deck"]].cards],
        "placed": placed(f),
        "display": members(f["display"]),
        "unseen": members(f["unseen"]),
        "tray": counted(f["tray"]),
        "discarded": counted(f["discarded"]),
        "patrols": {spot_name(spot, frame): lying_in(f, spot) for spot in spots(frame) if f["filled"][spot]},
        "building": None
        if f["building"] == constants.NO_SPOT
        else {"spot": spot_name(f["building"], frame), "items": lying_in(f, f["building"])},
        "turning": bool(f["turning"]),
        "phase": PHASES[f["phase"]],
        "free": [spot_name(spot, frame) for spot in free],
        "forced": [spot_name(spot, frame) for spot in free if rules.is_forced(spot)],
        "sides": [side for cell in cells(frame) if f["card_at"][cell] != constants.NO_CARD for side in sides(seen, f, cell)],
        "put": constants.PUT,
        "spot_numbers": {spot_name(spot, frame): spot for spot in spots(frame)},
        "item_numbers": {item: number for number, item in enumerate(ITEMS)},
        "result": None if f["actor"] != actors.OVER else "won" if f["why"] == constants.WON else "lost",
        "why": lost,
        "ending": sentences.of_ending(lost, names(f)) if f["actor"] == actors.OVER else None,
    }


def rule(seen: State) -> str:
    """The rule of what is asked now."""
    f = FieldsOf(seen)
    if f["turning"]:
        return "TP-12"
    if f["phase"] == constants.PATROL:
        rules: Any = seen
        return "TP-10" if rules.must_fill() else "TP-9"
    return {constants.CARD: "TP-8", constants.OVER: "TP-14"}.get(f["phase"], "TP-7")


def card_face(card: deck.Card) -> Json:
    return {
        "name": card.name, "letters": card.letters, "picture": deck.slug(card.name),
        **{
            side: [{"kind": kind, "n": wants[kind]} for kind in KINDS if kind in wants]
            for side, wants in zip(deck.SIDES, card.wants, strict=True)
        },
    }


def placed(f: Fields) -> dict[str, int]:
    """Cards by their cells."""
    at, frame = f["card_at"], f["frame"]
    return {cell_name(cell, frame): at[cell] for cell in cells(frame) if at[cell] != constants.NO_CARD}


def names(f: Fields) -> dict[str, str]:
    """What the placed cards are called, by their cells."""
    return {cell: deck.known()[f["deck"]].cards[card].name for cell, card in placed(f).items()}


def members(cards: int) -> list[int]:
    return [card for card in range(constants.CARDS) if cards >> card & 1]


def counted(items: list[int]) -> dict[str, int]:
    return {ITEMS[item]: many for item, many in enumerate(items) if many}


def lying_in(f: Fields, spot: int) -> list[str]:
    there = f["patrol"][spot * constants.ITEMS : (spot + 1) * constants.ITEMS]
    return [ITEMS[item] for item, many in enumerate(there) for _ in range(many)]


def sides(state: State, f: Fields, cell: int) -> list[Json]:
    """Every requirement of a placed card: what it wants, where, what is there spot by spot and together, and how it stands."""
    rules: Any = state
    card, found = f["card_at"][cell], []
    for side, wants in enumerate(deck.known()[f["deck"]].cards[card].wants):
        decided = rules.is_decided(side)
        gaps = range(rules.first_gap(cell, side), rules.last_gap(cell, side)) if decided else ()
        there = [rules.spot_at(cell, side, gap) for gap in gaps]
        for kind in KINDS:
            if kind in wants:
                have = amount(f, there, kind)
                found.append({
                    "card": card, "cell": cell_name(cell, f["frame"]), "side": deck.SIDES[side], "kind": kind, "n": wants[kind],
                    "spots": [spot_name(spot, f["frame"]) for spot in there], "parts": [part(f, spot, kind) for spot in there],
                    "have": have,
                    "state": standing(f, there, kind, wants[kind], have) if decided else "undecided",
                })
    return found


def amount(f: Fields, there: list[int], kind: str) -> int:
    """Items, colours or pips of the patrols that are out in some spots."""
    out = [spot for spot in there if f["filled"][spot]]
    if kind == "items":
        return sum(f["count"][spot] for spot in out)
    if kind == "pips":
        return sum(f["pips_of"][spot] for spot in out)
    return len({colour for spot in out for colour in range(constants.COLOURS) if f["mask"][spot] >> colour & 1})


def part(f: Fields, spot: int, kind: str) -> int | str | None:
    """What the patrol in a spot adds: items or pips, or the letters of its colours; None while there is none."""
    if not f["filled"][spot]:
        return None
    if kind == "colours":
        return "".join(letter for colour, letter in enumerate(COLOURS) if f["mask"][spot] >> colour & 1)
    return int(f["count" if kind == "items" else "pips_of"][spot])


def standing(f: Fields, there: list[int], kind: str, n: int, have: int) -> str:
    if not there:
        return "outside"
    empty = sum(not f["filled"][spot] for spot in there)
    if not empty:
        return "met" if have == n else "broken"
    return "hopeless" if have + (empty if kind == "items" else 0) > n else "open"


def why(state: State, f: Fields) -> Json | None:
    """How a game ended in a loss: the spot that nothing can fill, or no place for a card."""
    if f["why"] == constants.NO_PATROL:
        rules: Any = state
        stuck = next(s for s in spots(f["frame"]) if rules.is_forced(s) and not rules.completable(s, constants.MOST_DICE))
        return {"kind": "no-patrol", "spot": spot_name(stuck, f["frame"]), "patrols": f["patrols"]}
    return {"kind": "no-place", "patrols": f["patrols"]} if f["why"] == constants.NO_PLACE else None


def describe(state: State, move: int) -> Json:
    f = FieldsOf(state)
    if state.actor == actors.CHANCE:
        if f["phase"] == constants.ROLL:
            return {"kind": "roll", "colour": COLOUR_NAMES[f["rolled"]], "dice": list(constants.THREE_DICE[move])}
        return {"kind": "deal", "card": move}
    if move >= constants.SET:
        colour, turn = divmod(move - constants.SET, 36)
        return {"kind": "set", "die": f"{COLOURS[colour]}{turn // 6 + 1}", "to": turn % 6 + 1}
    if move >= constants.DISCARD:
        return {"kind": "discard", "item": ITEMS[move - constants.DISCARD]}
    if move >= constants.DONE:
        return {"kind": "done" if move == constants.DONE else "end"}
    if move >= constants.PUT:
        spot, item = divmod(move - constants.PUT, constants.ITEMS)
        return {"kind": "put", "spot": spot_name(spot, f["frame"]), "item": ITEMS[item]}
    card, cell = divmod(move, constants.CELLS)
    return {"kind": "place", "card": card, "cell": cell_name(cell, f["frame"])}


def perceive(before: State, after: State, move: int) -> Json:
    was, now = FieldsOf(before), FieldsOf(after)
    event = describe(before, move)
    if event["kind"] in ("place", "deal"):
        event["name"] = deck.known()[was["deck"]].cards[event["card"]].name
    if event["kind"] == "done":
        event |= {"spot": spot_name(was["building"], was["frame"]), "items": lying_in(was, was["building"])}
    event["then"] = consequences(after, was, now, event)
    return {**event, "say": sentences.of_event(event, names(now)), "marks": marked(event)}


def marked(event: Json) -> Marks:
    """The cell or the spot that was filled, the card turned over, or the die that was turned."""
    turned = {"deal": "card {card}", "set": "item {die[0]}{to}"}.get(event["kind"])
    return marks(
        end=[event[key] for key in ("cell", "spot") if key in event], turned=[turned.format(**event)] if turned else [],
    )


def consequences(after: State, was: Fields, now: Fields, event: Json) -> list[Json]:
    found: list[Json] = []
    if event["kind"] == "place":
        found += completed_lines(after, now["frame"])
    if now["actor"] == actors.OVER and was["actor"] != actors.OVER:
        found.append({"kind": "won"} if now["why"] == constants.WON else {"kind": "lost", "why": why(after, now)})
    return found


def completed_lines(state: State, frame: int) -> list[Json]:
    """The row and the column that a card has just completed: their spots must be filled."""
    rules: Any = state
    forced = [spot for spot in spots(frame) if rules.is_forced(spot)]
    lines = dict.fromkeys(("row" if spot < constants.COLUMN_SPOTS else "column", line(spot, frame)) for spot in forced)
    return [{"kind": kind, "line": name} for kind, name in lines]


def line(spot: int, frame: int) -> str:
    """The number of a row, or the letter of a column."""
    place = cell_name(constants.SPOT_FROM[spot], frame)
    return place[1] if spot < constants.COLUMN_SPOTS else place[0]
