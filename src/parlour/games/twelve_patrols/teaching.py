"""What 12 Patrols says to whoever learns: the solver proves its puzzles, where few cards are face down."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import actors
from parlour.core.play import Limit
from parlour.core.sayings import Saying, saying
from parlour.core.state import State
from parlour.core.teaching import Source
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.bots import contradictions
from parlour.games.twelve_patrols.solver import solve

PUZZLES = Source(
    tables=({"deck": "hard"}, {"deck": "hard"}, {"deck": "hard", "frame": "floating"}, {"deck": "standard"}),
    players=("guesser",), proven_margin=0.25,
)
MOST_FACE_DOWN = 3
PATIENCE = Limit(seconds=60.0)  # for a proof; what takes longer is no puzzle


def moment(state: State) -> Saying | None:
    f = state.fields()
    if f["phase"] not in (constants.CARD, constants.PATROL):
        return None
    placed = f["placed"] + (f["phase"] == constants.CARD)
    return saying("twelve-patrols-moment", card=placed, of=constants.CARDS)


def exact(seen: State, seat: int) -> dict[int, float] | None:
    """The chance of the best play after each card that can be placed: every order, every deal, every filling. To turn a die
    first is never better than to turn it later, so it is not among the answers."""
    f = seen.fields()
    if f["phase"] != constants.CARD or f["turning"] or f["unseen"].bit_count() > MOST_FACE_DOWN:
        return None
    kept = {step.moves[0]: step.share for step in solve.steps(seen, PATIENCE) if step.exact and len(step.moves) == 1}
    shares: dict[int, float] = {}
    for move in (move for move in seen.legal(seat) if move < constants.PUT):
        if kept.get(move, 0.0) == 0.0:
            shares[move] = 0.0  # not even with the order known
            continue
        found = chance_after(seen, move)
        if found is None:
            return None
        shares[move] = found
    return shares


def chance_after(seen: State, move: int) -> float | None:
    after = seen.copy()
    after.apply(move, 0)
    if after.actor == actors.OVER:
        return float(after.scores[0])
    found = solve.chance(after, PATIENCE)
    return found.chance if found.exact else None


def themes(seen: State, seat: int, move: int) -> list[str]:
    f = seen.fields()
    return [f"face-down-{f['unseen'].bit_count()}", *(["floating"] if f["frame"] == constants.FLOATING else [])]


def goal(seen: State, seat: int, about: Sequence[str]) -> Saying:
    return saying("twelve-patrols-puzzle-goal", down=seen.fields()["unseen"].bit_count())


def reason(seen: State, seat: int, move: int) -> Saying | None:
    """How well a card fits where it is placed: pairs of sides that contradict each other, beside the other places and cards."""
    places = [one for one in seen.legal(seat) if one < constants.PUT and one != move]
    if move >= constants.PUT or not places:
        return None
    own, others = contradictions(seen, move), [contradictions(seen, one) for one in places]
    if own >= max(others):
        return None
    return saying("twelve-patrols-reason-fits", many=own, worse=sum(one > own for one in others), of=len(others))
