"""Notation. `e2-e3` a pirate walks, `e2-e3$` with a coin; `d5/2-d5/3` a step on a spinning tile; `e4~h9` a flight;
`ship h1` the ship sails to h1; `revive`; in the middle of a chain `>e5` goes on to e5 and `stay` stays on the plane.
Outcomes are the names of tiles: `chest3`, `arrow1:ne`."""

from __future__ import annotations

from parlour.core import actors
from parlour.core.fields import FieldsOf
from parlour.core.state import State
from parlour.games.jackal import constants


def text(state: State, move: int) -> str:
    if state.actor == actors.CHANCE:
        return constants.FACE_NAMES[move]
    if move == constants.STAY:
        return "stay"
    if move >= constants.ON:
        return f">{constants.CELL_NAMES[move - constants.ON]}"
    if move == constants.REVIVE:
        return "revive"
    if move >= constants.SAIL:
        return f"ship {constants.CELL_NAMES[berth(state, move)]}"
    return walk_text(state, move)


def walk_text(state: State, move: int) -> str:
    fields = FieldsOf(state)
    mate, there, coin = walk_parts(move)
    pirate = fields["crew"] * constants.MATES + mate
    here, step = fields["cell"][pirate], fields["step"][pirate]
    start = f"{constants.CELL_NAMES[here]}/{step}" if step else constants.CELL_NAMES[here]
    end = f"{constants.CELL_NAMES[there]}/{step + 1}" if here == there else constants.CELL_NAMES[there]
    return f"{start}{'~' if move >= constants.FLY else '-'}{end}{'$' if coin else ''}"


def walk_parts(move: int) -> tuple[int, int, bool]:
    """(mate, cell, with a coin) of a walk or flight."""
    code = move - constants.FLY if move >= constants.FLY else move
    return code // constants.PER_MATE, code % constants.PER_MATE // 2, bool(code % 2)


def berth(state: State, move: int) -> int:
    """The cell that a ship sails to."""
    ship, way = divmod(move - constants.SAIL, 2)
    along = constants.ALONG[ship]
    return int(FieldsOf(state)["ship"][ship]) + (along if way else -along)
