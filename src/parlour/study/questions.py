"""What a player may ask about a game, answered as documents for the page and the terminal.

`winnable` and `hint` are given what the seat sees; `review` is given a finished game, whose seed is no secret any more. The
solver answers about 12 Patrols, the search (analysis.py) about the games that have levels.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from parlour.bots.search import Tried
from parlour.core import actors, registry
from parlour.core.chance import Seed
from parlour.core.errors import IllegalMove
from parlour.core.game import Json
from parlour.core.options import Resolved
from parlour.core.play import Limit
from parlour.core.state import State
from parlour.games.twelve_patrols import names
from parlour.solve import twelve_patrols
from parlour.solve.twelve_patrols import NO, YES, StepValue
from parlour.study import analysis
from parlour.study.analysis import Progress

SOLVED = {"twelve-patrols": ("winnable", "hint", "review")}
SEARCHED = ("hint", "review")
SECONDS = 20.0  # an answer that takes longer is "unknown"
LIMIT = Limit(seconds=SECONDS)
ROUGHLY = Limit(simulations=40, seconds=SECONDS / 10)  # for each card of a whole game
LOOK = Limit(simulations=20_000, seconds=3.0)  # for a hint of the search
WHOLE_GAME: int | None = None  # simulations for each look of a review; None: the fewer, the longer the game
OTHERS = 3  # moves that a hint of the search mentions beside the best
NO_ODDS: Json = {"share": None, "low": None, "high": None, "exact": False}


@dataclass(frozen=True)
class Question:
    game: str
    what: str
    state: State  # as the seat sees it
    options: Resolved
    plies: list[tuple[int, int]]  # of a finished game: who did what
    seed: Seed | None = None  # of a finished game
    scores: list[float] | None = None  # of a finished game, which somebody may have resigned


def questions(game: str) -> list[str]:
    """What can be asked about a game."""
    return list(SEARCHED if analysis.can_judge(game) else SOLVED.get(game, ()))


def check(game: str, what: str, seen: State, over: bool) -> None:
    """Raises IllegalMove if the viewer of a state cannot ask this now."""
    if what not in questions(game):
        raise IllegalMove("error-no-question", what=what, known=", ".join(questions(game)) or "–")
    if over != (what == "review"):
        raise IllegalMove("error-question-later" if what == "review" else "error-game-over")
    if what == "hint" and seen.viewer not in seen.waiting:
        raise IllegalMove("error-not-asked", seat=seen.viewer, waiting=list(seen.waiting))


def answer(question: Question, progress: Progress) -> Json:
    if question.game not in SOLVED:
        return searched_hint(question) if question.what == "hint" else searched_review(question, progress)
    if question.what == "winnable":
        return winnable(question.state, progress)
    return hint(question, progress) if question.what == "hint" else review(question, progress)


# By the search


def searched_hint(question: Question) -> Json:
    """The move that the search likes best, with the chance of winning, and the next best."""
    state, seat = question.state, question.state.viewer
    best, *others = analysis.weigh(question.game, state, seat, LOOK)
    next_best = sorted(others[:OTHERS], key=lambda one: -one.chance)
    told = [told_move(question.game, state, one) for one in (best, *next_best)]
    return {"moves": [best.move], "described": [told[0]["described"]], "share": best.chance, "others": told[1:]}


def searched_review(question: Question, progress: Progress) -> Json:
    """The chances of a finished game, and where they were thrown away."""
    assert question.scores is not None
    plays = analysis.plays_of(registry.game(question.game).begin(question.options), question.plies)
    return told_review(question.game, plays, analysis.review(question.game, plays, question.scores, WHOLE_GAME, progress))


def told_review(game: str, plays: list[analysis.Play], found: analysis.Review) -> Json:
    """`step` is where a replay of the game stops at a ply."""
    step = {ply: number for number, ply in enumerate(analysis.stops([seat for _, seat, _ in plays]))}
    return {
        "simulations": found.simulations,
        "steps": len(step) - 1,
        "chances": [{"ply": one.ply, "step": step[one.ply], "shares": one.shares} for one in found.chances],
        "turning": [
            {
                "ply": one.ply, "step": step[one.ply], "seat": one.seat, "lost": one.lost,
                **told_move(game, plays[one.ply - 1][0], one.played),
                "better": told_move(game, plays[one.ply - 1][0], one.better),
            }
            for one in found.turning
        ],
    }


def told_move(game: str, state: State, tried: Tried) -> Json:
    rules = registry.game(game)
    seen_as = {"move": tried.move, "text": rules.text(state, tried.move), **rules.describe(state, tried.move)}
    return {"move": tried.move, "described": seen_as, "share": tried.chance}


# By the solver


def winnable(state: State, progress: Progress) -> Json:
    """Whether any order of the cards face down can still be won, and which share of them."""
    verdict = twelve_patrols.still_winnable(state, Limit(seconds=SECONDS / 2))
    steps = twelve_patrols.steps(state, LIMIT, parts(progress)) if verdict.answer == YES else []
    return {"verdict": verdict.answer, **(odds(steps[0]) if steps else {**NO_ODDS, "exact": verdict.answer == NO})}


def hint(question: Question, progress: Progress) -> Json:
    """What to do next and why; the reasons are those of twelve_patrols.explain, the share of the next best step beside them."""
    found = twelve_patrols.explain(question.state, LIMIT, parts(progress))
    told: Json = {("code" if name == "reason" else name): value for name, value in found.reason.items()}
    if found.best is None:
        return {"moves": [], "described": [], **NO_ODDS, "reason": told}
    if found.other is not None and found.other.share < found.best.share:
        told["second"] = found.other.share
    return {"moves": found.best.moves, "described": described(question, found.best.moves), **odds(found.best), "reason": told}


def odds(step: StepValue) -> Json:
    return {"share": step.share, "low": step.low, "high": step.high, "exact": step.exact}


def described(question: Question, moves: list[int]) -> list[Json]:
    game, state, found = registry.game(question.game), question.state.copy(), []
    for move in moves:
        found.append(game.describe(state, move))
        state.apply(move, 0)
    return found


def parts(progress: Progress) -> Callable[[int, int], None]:
    """Progress in parts of the whole."""
    return lambda done, total: progress(done / max(total, 1))


# After the end


def review(question: Question, progress: Progress) -> Json:
    """Whether a finished game could have been won with its dice and its cards, how, and which decision lost it."""
    assert question.seed is not None
    start, order = twelve_patrols.order_of(question.seed, **question.options)
    verdict = twelve_patrols.can_be_won(start, order, Limit(seconds=SECONDS))
    states = played(question.game, question.options, question.plies)
    step = {ply: number for number, ply in enumerate(analysis.stops([seat for seat, _ in question.plies]))}
    decisions = [ply for ply, (seat, _) in enumerate(question.plies) if seat != actors.CHANCE]
    decision = lost_by(states, order) if verdict.answer == YES else None
    fatal = [] if decision is None else [decisions[decision] + 1]
    return {
        "could": verdict.answer,
        "decision": decision,
        "steps": len(step) - 1,
        "chances": [
            {"ply": decisions[number], "step": step[decisions[number]], **one}
            for number, one in chances(states, progress).items()
        ],
        "turning": [{"ply": ply, "step": step[ply], "seat": 0} for ply in fatal],
        "line": described_line(question.game, start, verdict.plan.line if verdict.plan else []),
    }


def played(game: str, options: Resolved, plies: list[tuple[int, int]]) -> list[tuple[State, int]]:
    """Every decision of a game, with the position it was made in."""
    plays = analysis.plays_of(registry.game(game).begin(options), plies)
    return [(state, move) for state, seat, move in plays if seat != actors.CHANCE]


def lost_by(states: list[tuple[State, int]], order: tuple[int, ...], stop: Callable[[], bool] | None = None) -> int | None:
    """The number of the decision after which no play could win any more; None if it never came."""
    for number, (state, move) in enumerate(states):
        after = state.copy()
        after.apply(move, 0)
        left = [card for card in order if after.fields()["unseen"] >> card & 1]
        if twelve_patrols.can_be_won(after, left, Limit(seconds=SECONDS / 4), None, stop).answer == NO:
            return number
    return None


def chances(states: list[tuple[State, int]], progress: Progress) -> dict[int, Json]:
    """Before each card: the share of the orders of the cards face down that could still be won, by the number of its decision."""
    cards = [number for number, (_, move) in enumerate(states) if move < names.PUT]
    found: dict[int, Json] = {}
    for card, number in enumerate(cards):
        progress(card / len(cards))
        state = states[number][0]
        steps = twelve_patrols.steps(state, ROUGHLY)
        if steps or twelve_patrols.still_winnable(state, ROUGHLY).answer == NO:
            share = steps[0].share if steps else 0.0
            found[number] = {"card": card + 1, "share": share, "shares": [share]}
    return found


def described_line(game: str, start: State, line: list[tuple[int, int]]) -> list[Json]:
    """A winning line as decisions in words; deals happen by themselves."""
    rules, state, found = registry.game(game), start.copy(), []
    for seat, move in line:
        if seat != actors.CHANCE:
            found.append({"move": move, "described": rules.describe(state, move)})
        state.apply(move, seat)
    return found
