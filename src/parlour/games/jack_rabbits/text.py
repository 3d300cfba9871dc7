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
from parlour.core.state import State
from parlour.games.jack_rabbits import lands, names

SHAPES = ("hexagon", "rhombus", "triangle")
WORDS = {
    names.JOKER: "joker", names.PASS: "pass", names.YES: "yes", names.STAY: "stay", names.TREK: "trek", names.HORSE: "merchant",
    names.DRINK: "tavern", names.CAVERN: "cave", names.DOWN: "down", names.RELEASE: "joker", names.BACK: "back", names.HOP: "hop",
    names.FALL: "fall", names.SHORTFALL: "pay", names.CLAIM: "claim", names.MARKET: "market", names.DISPLAY: "display",
}


def text(state: State, move: int) -> str:
    if state.actor == actors.CHANCE:
        return outcome(state.pile, move)
    if move >= names.TAKE_SHAPE:
        return building(state, move)
    if move in WORDS:
        return WORDS[move]
    if move < names.CODES:
        return code(move)
    if move < names.TREK:
        return side(state.fields(), move - names.ROAD)
    if move < names.FLY:
        return f"ride {names.TILE_NAMES[move - names.RIDE]}"
    if move < names.BOAT:
        return f"fly {names.TILE_NAMES[move - names.FLY]}"
    if move < names.EMERGE:
        return f"boat {road_end(state.fields(), move - names.BOAT)}"
    if move < names.CLAIM:
        return f"cave{move - names.EMERGE + 1}"
    return meeting(move)


def outcome(pile: int, move: int) -> str:
    if pile == names.DICE:
        return f"{move // 6 + 1}-{move % 6 + 1}"
    return names.TILE_NAMES[move] if pile == names.TILE_BAG else code(move)


def building(state: Any, move: int) -> str:
    if move >= names.TURN:
        return lands.turn_name(state.tile, move - names.TURN)
    if move >= names.PLACE:
        return "{},{}".format(*names.coordinates(move - names.PLACE))
    return names.TILE_NAMES[move - names.TAKE_TILE] if move >= names.TAKE_TILE else SHAPES[move - names.TAKE_SHAPE]


def meeting(move: int) -> str:
    if move < names.OFFER:
        return f"fight {move - names.FIGHT}"
    if move < names.NUMBER:
        seat, suit = divmod(move - names.OFFER, 4)
        return f"offer {seat} {cards.SUITS[suit]}"
    return str(move - names.NUMBER) if move < names.CALL else f"call {move - names.CALL}"


def code(move: int) -> str:
    """A card, an Ace that counts high, or a joker."""
    if move == names.JOKER:
        return "joker"
    return cards.code(move) if move < names.CARDS else f"A{cards.SUITS[move - names.HIGH]}+"


def side(fields: dict[str, Any], edge: int) -> str:
    """The side to which an edge of a laid tile looks."""
    tile = names.TILE_OF[edge]
    unturned = names.EDGE_SIDES[names.SHAPE_OF[tile]][edge - names.FIRST_EDGE[tile]]
    return names.SIDES[(unturned + fields["turn"][tile]) % 6]


def road_end(fields: dict[str, Any], edge: int) -> str:
    return f"{names.TILE_NAMES[names.TILE_OF[edge]]} {side(fields, edge)}"


def normal(typed: str) -> str:
    number = cards.number(typed)
    return "".join(typed.split()).lower() if number is None else cards.code(number).lower()
