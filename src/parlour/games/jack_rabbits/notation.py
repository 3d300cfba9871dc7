"""Notation. A card is its rank and the first letter of its suit (`10h`), `Ah+` an Ace that counts high, `joker` a joker;
`pass` and `yes` are answers, and `pass` ends what could go on. On a journey `NE` is the road that leaves by that side, `stay`
no journey or its end, `back` the way back from a dead end; `trek`, `merchant`, `tavern` and `cave` are paid for, `down` leads
underground and `joker` is released; then `ride Qd`, `boat Qd N` (a road end), `cave2`. `fly Kc`, `pay` (the shortfall), `fall`
and `hop` leave a hexagon. After the journey: `claim`, `market`, `display`, `fight 2`, `offer 2 s` (seats count from 0), then
numbers. `call 2` calls a seat's surplus. Outcomes are `3-5` for dice, and cards.

Who builds a land takes a `hexagon`, `rhombus` or `triangle`, or a tile by its name (`Qd`, `woods1`), then its place (`3,-2`) and
its turn: the sides to which its roads lead (`N SE SW`) or the way a rhombus stretches (`NW-SE`). Outcomes are tiles."""

from __future__ import annotations

from typing import Any

from parlour.core import actors, cards
from parlour.core.fields import FieldsOf
from parlour.core.state import State
from parlour.games.jack_rabbits import constants, lands

SHAPES = ("hexagon", "rhombus", "triangle")
WORDS = {
    constants.JOKER: "joker",
    constants.PASS: "pass",
    constants.YES: "yes",
    constants.STAY: "stay",
    constants.TREK: "trek",
    constants.HORSE: "merchant",
    constants.DRINK: "tavern",
    constants.CAVERN: "cave",
    constants.DOWN: "down",
    constants.RELEASE: "joker",
    constants.BACK: "back",
    constants.HOP: "hop",
    constants.FALL: "fall",
    constants.SHORTFALL: "pay",
    constants.CLAIM: "claim",
    constants.MARKET: "market",
    constants.DISPLAY: "display",
}


def text(state: State, move: int) -> str:
    if state.actor == actors.CHANCE:
        return outcome(state.pile, move)
    if move >= constants.TAKE_SHAPE:
        return building(state, move)
    if move in WORDS:
        return WORDS[move]
    if move < constants.CODES:
        return code(move)
    if move < constants.TREK:
        return side(FieldsOf(state), move - constants.ROAD)
    if move < constants.FLY:
        return f"ride {constants.TILE_NAMES[move - constants.RIDE]}"
    if move < constants.BOAT:
        return f"fly {constants.TILE_NAMES[move - constants.FLY]}"
    if move < constants.EMERGE:
        return f"boat {road_end(FieldsOf(state), move - constants.BOAT)}"
    if move < constants.CLAIM:
        return f"cave{move - constants.EMERGE + 1}"
    return meeting(move)


def outcome(pile: int, move: int) -> str:
    if pile == constants.DICE:
        return f"{move // 6 + 1}-{move % 6 + 1}"
    return constants.TILE_NAMES[move] if pile == constants.TILE_BAG else code(move)


def building(state: Any, move: int) -> str:
    if move >= constants.TURN:
        return lands.turn_name(state.tile, move - constants.TURN)
    if move >= constants.PLACE:
        return "{},{}".format(*constants.coordinates(move - constants.PLACE))
    return (
        constants.TILE_NAMES[move - constants.TAKE_TILE] if move >= constants.TAKE_TILE else SHAPES[move - constants.TAKE_SHAPE]
    )


def meeting(move: int) -> str:
    if move < constants.OFFER:
        return f"fight {move - constants.FIGHT}"
    if move < constants.NUMBER:
        seat, suit = divmod(move - constants.OFFER, 4)
        return f"offer {seat} {cards.SUITS[suit]}"
    return str(move - constants.NUMBER) if move < constants.CALL else f"call {move - constants.CALL}"


def code(move: int) -> str:
    """A card, an Ace that counts high, or a joker."""
    if move == constants.JOKER:
        return "joker"
    return cards.code(move) if move < constants.CARDS else f"A{cards.SUITS[move - constants.HIGH]}+"


def side(fields: dict[str, Any], edge: int) -> str:
    """The side to which an edge of a laid tile looks."""
    tile = constants.TILE_OF[edge]
    unturned = constants.EDGE_SIDES[constants.SHAPE_OF[tile]][edge - constants.FIRST_EDGE[tile]]
    return constants.SIDES[(unturned + fields["turn"][tile]) % 6]


def road_end(fields: dict[str, Any], edge: int) -> str:
    return f"{constants.TILE_NAMES[constants.TILE_OF[edge]]} {side(fields, edge)}"


def normal(typed: str) -> str:
    number = cards.number(typed)
    return "".join(typed.split()).lower() if number is None else cards.code(number).lower()
