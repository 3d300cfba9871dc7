"""How Jackal's evaluation is learned: `python -m bench.learn jackal`."""

from __future__ import annotations

from parlour.games.jackal import evaluator as evaluating
from parlour.games.jackal import evaluator_tables
from parlour.games.jackal.evaluator import JackalEvaluator
from parlour.games.jackal.rules import Jackal

GROUPS = evaluator_tables.GROUPS


def features(evaluator: JackalEvaluator, state: Jackal, seat: int) -> tuple[list[float], float]:
    """How often the seat's side has each feature, and the share of the coins that is still to be had."""
    left = evaluator.note_side(state, evaluating.side_of(state, seat))
    return [evaluator.times_noted(feature) for feature in range(evaluator_tables.FEATURES)], left
