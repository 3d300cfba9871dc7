"""How Jackal's evaluation is learned: `python -m bench.learn jackal`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from bench.learn import Features, Learned
from parlour.games.jackal import evaluator as evaluating
from parlour.games.jackal import evaluator_tables
from parlour.games.jackal.evaluator import JackalEvaluator
from parlour.games.jackal.rules import Jackal
from parlour.search import weights

PRESET = None
MANY = evaluator_tables.FEATURES


def features(evaluator: JackalEvaluator, state: Jackal, seat: int) -> Features:
    """How often the seat's side has each feature, and the share of the coins that is still to be had."""
    left = evaluator.note_side(state, evaluating.side_of(state, seat))
    return Features([evaluator.times_noted(feature) for feature in range(MANY)], left)


def give(evaluator: JackalEvaluator, learned: Learned) -> None:
    evaluator.by_hand = False
    for feature, (early, late) in enumerate(learned):
        evaluator.set_weight(feature, early, late)


def write(package: str, learned: Learned) -> None:
    lines = ["# Learned by `python -m bench.learn jackal`: what each feature is worth, as a logarithm of the chances."]
    for which, phase in enumerate(("early", "late")):
        lines += ["", f"[{phase}]"]
        left = [pair[which] for pair in learned]
        for name, many in evaluator_tables.GROUPS.items():
            lines.append(f"{name} = {left[:many]}")
            left = left[many:]
    (Path(str(files(package))) / weights.LEARNED).write_text("\n".join(lines) + "\n", encoding="utf-8")
