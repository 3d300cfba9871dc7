"""How the weights of Jack Rabbits' evaluation are learned: `python -m bench.learn jack-rabbits`.

Its evaluation is no sum of features. So its derivatives by the weights are the features: the fit tells by how much each weight
should change, as a logarithm.
"""

from __future__ import annotations

from functools import cache
from math import exp, log

from bench import weights_file
from bench.learn import Features, Learned
from parlour.games.jack_rabbits.evaluator import JackRabbitsEvaluator
from parlour.games.jack_rabbits.rules import JackRabbits
from parlour.search import weights

PACKAGE = "parlour.games.jack_rabbits"
PRESET = "full"
WEIGHTS = weights.of(PACKAGE)
MANY = len(WEIGHTS)
STEP = 0.05  # by which a weight is enlarged, as a share, to see what comes of it
MOST = 0.7  # that a weight may change, as a logarithm: farther off the derivatives say nothing


def features(evaluator: JackRabbitsEvaluator, state: JackRabbits, seat: int) -> Features:
    known = worth(evaluator, WEIGHTS, state, seat)
    changed = [worth(enlarged(name), {**WEIGHTS, name: WEIGHTS[name] * (1 + STEP)}, state, seat) for name in WEIGHTS]
    return Features([(value - known) / log(1 + STEP) for value in changed], 0.0, known)


def worth(evaluator: JackRabbitsEvaluator, given: dict[str, float], state: JackRabbits, seat: int) -> float:
    """A logarithm of its chances."""
    evaluator.survey(state)
    return -evaluator.turns_left(state, seat) / given["spread"]


@cache
def enlarged(name: str) -> JackRabbitsEvaluator:
    """An evaluator of its own for each weight, since it remembers what it has found."""
    evaluator = JackRabbitsEvaluator()
    weights.give(evaluator, {name: WEIGHTS[name] * (1 + STEP)})
    return evaluator


def changed(learned: Learned) -> dict[str, float]:
    pairs = zip(WEIGHTS.items(), learned, strict=True)
    return {name: round(weight * exp(max(-MOST, min(MOST, late))), 3) for (name, weight), (_, late) in pairs}


def give(evaluator: JackRabbitsEvaluator, learned: Learned) -> None:
    weights.give(evaluator, changed(learned))


def write(package: str, learned: Learned) -> None:
    weights_file.write(package, changed(learned))
