"""What Jack Rabbits says to whoever learns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from parlour.core import actors
from parlour.core.errors import ParlourError
from parlour.core.fields import FieldsOf
from parlour.core.sayings import Saying, saying
from parlour.core.state import State
from parlour.core.teaching import Source
from parlour.games.jack_rabbits import view
from parlour.games.jack_rabbits.evaluator import JackRabbitsEvaluator
from parlour.games.jack_rabbits.rules import JackRabbits

PUZZLES = Source(
    tables=({"seats": 2}, {"seats": 3}, {"seats": 2, "game": "full"}, {"seats": 3, "game": "full"}, {"seats": 2}),
    players=("level3", "greedy", "level2"), margin=0.08,
)
WORTH_TELLING = 0.75  # turns
FAR = 99.0
ABOUT = {
    "road": "journey", "stay": "journey", "back": "journey", "trek": "journey", "merchant": "transport", "ride": "transport",
    "tavern": "transport", "boat": "transport", "cave": "transport", "emerge": "transport", "down": "transport",
    "fly": "flight", "hop": "flight", "fall": "flight", "fight": "fight", "yes": "judgement", "pass": "judgement",
    "claim": "royal", "market": "royal", "discard": "hand",
}


def themes(seen: State, seat: int, move: int) -> list[str]:
    about = ABOUT.get(view.describe(seen, move)["kind"])
    return [about] if about else []


def goal(seen: State, seat: int, about: Sequence[str]) -> Saying:
    return saying(f"jack-rabbits-puzzle-{about[0]}")


def moment(state: State) -> Saying:
    f = FieldsOf(state)
    return saying("jack-rabbits-moment", turn=f["turns_played"] + 1)


def reason(seen: State, seat: int, move: int) -> Saying | None:
    """How much sooner the seat can be home, or how much later the best of the others, than after any other move."""
    moves = [one for one in seen.legal(seat) if one != move]
    if not moves:
        return None
    ahead = JackRabbitsEvaluator()
    own, threat = turns(ahead, seen, seat, move)
    others = [turns(ahead, seen, seat, one) for one in moves]
    if min(one for one, _ in others) - own >= WORTH_TELLING:
        return saying("jack-rabbits-reason-sooner", turns=told(min(one for one, _ in others) - own))
    if threat - max(one for _, one in others) >= WORTH_TELLING:
        return saying("jack-rabbits-reason-later", turns=told(threat - max(one for _, one in others)))
    mean = sum(one for one, _ in others) / len(others)
    return saying("jack-rabbits-reason-mean", turns=told(mean - own)) if mean - own >= WORTH_TELLING else None


def turns(ahead: JackRabbitsEvaluator, seen: State, seat: int, move: int) -> tuple[float, float]:
    """The turns that the seat still needs after a move, and those of the best of the others."""
    after = cast(JackRabbits, seen.copy())
    try:
        after.apply(move, seat)
    except ParlourError:  # it turns up what others have chosen in secret
        return 0.0, 0.0
    if after.actor == actors.OVER:
        return (0.0, FAR) if after.winner == seat else (FAR, 0.0)
    ahead.survey(after)
    left = [ahead.turns_left(after, one) for one in range(after.seats)]
    return left[seat], min(many for one, many in enumerate(left) if one != seat)


def told(many: float) -> int:
    return max(1, round(many))
