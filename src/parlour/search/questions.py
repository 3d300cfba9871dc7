"""What a player may ask about a game that can be searched, answered as documents for the page and the terminal.

A game answers more, or in its own way, in its `questions.py`: QUESTIONS by name. A question but `review` is given what the seat
sees; `review` is given a finished game, whose seed is no secret any more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from parlour.core import registry, teaching
from parlour.core.chance import Seed
from parlour.core.game import Json
from parlour.core.intervals import wilson
from parlour.core.options import Resolved
from parlour.core.play import Limit
from parlour.core.sayings import Saying
from parlour.core.state import State
from parlour.search import analysis
from parlour.search.analysis import Progress
from parlour.search.player import MoveStats, SearchConfig, TreeSearch

LOOK = Limit(simulations=20_000, seconds=3.0)  # for a hint
GLANCE = Limit(simulations=5_000, seconds=3.0)  # at a try in a branch
WHOLE_GAME: int | None = None  # simulations for each look of a review; None: the fewer, the longer the game
SURE = 10**9  # simulations: nothing is left to chance
OTHERS = 3  # moves that a hint mentions beside the best


@dataclass(frozen=True)
class Question:
    game: str
    what: str
    state: State  # as the seat sees it
    options: Resolved
    plies: list[tuple[int, int]]  # of a finished game: who did what
    seed: Seed | None = None  # of a finished game
    scores: list[float] | None = None  # of a finished game, which somebody may have resigned


Answer = Callable[[Question, Progress], Json]


def hint(config: SearchConfig, question: Question, progress: Progress) -> Json:
    """The move that the search likes best, with the chance of winning, and the next best."""
    state, seat = question.state, question.state.viewer
    best, *others = analysis.rank_moves(config, state, seat, LOOK)
    next_best = sorted(others[:OTHERS], key=lambda one: -one.value)
    told = [told_move(question.game, state, one) for one in (best, *next_best)]
    low, high = wilson(best.value, best.visits)
    return {
        "moves": [best.move], "described": [told[0]["described"]], "share": best.value, "low": low, "high": high,
        "others": told[1:], "why": teaching.reason(registry.game(question.game), state, seat, best.move),
    }


def prospects(config: SearchConfig, state: State) -> list[float]:
    """Every seat's chance of winning in a position."""
    search = TreeSearch(analysis.curious(config))
    search.search(state, state.waiting[0], GLANCE)
    return [search.mean_value(seat) for seat in range(state.seats)]


def review(config: SearchConfig, question: Question, progress: Progress) -> Json:
    """The chances of a finished game, and where they were thrown away."""
    assert question.scores is not None
    plays = analysis.plays_of(registry.game(question.game).begin(question.options), question.plies)
    return told_review(question.game, plays, analysis.review(config, plays, question.scores, WHOLE_GAME, progress))


def told_review(game: str, plays: list[analysis.Play], found: analysis.Review) -> Json:
    """`step` is where a replay of the game stops at a ply."""
    step = {ply: number for number, ply in enumerate(analysis.stops([seat for _, seat, _ in plays]))}
    return {
        "simulations": found.simulations,
        "steps": len(step) - 1,
        "chances": [
            {
                "ply": one.ply, "step": step[one.ply], "shares": one.shares,
                "intervals": [list(wilson(share, found.simulations if one.ply < len(plays) else SURE)) for share in one.shares],
            }
            for one in found.chances
        ],
        "turning": [
            {
                "ply": one.ply, "step": step[one.ply], "seat": one.seat, "lost": one.lost,
                "interval": list(one.interval), **told_place(game, plays[one.ply - 1], one.better.move),
                **told_move(game, plays[one.ply - 1][0], one.played),
                "better": told_move(game, plays[one.ply - 1][0], one.better),
            }
            for one in found.turning
        ],
        "slow": [
            {
                "seat": one.seat, "many": len(one.plies), "lost": one.lost, "interval": [one.low, one.high],
                "steps": [step[ply] for ply in one.plies], "plies": one.plies,
                "first": moment(game, plays[one.plies[0] - 1][0]), "last": moment(game, plays[one.plies[-1] - 1][0]),
            }
            for one in found.slow
        ],
    }


def moment(game: str, state: State) -> Saying | None:
    return teaching.moment(registry.game(game), state)


def told_place(game: str, play: analysis.Play, better: int) -> Json:
    """When a decision was made, in the game's terms, and why another one was better, as far as the game can say it."""
    state, seat, _ = play
    return {"moment": moment(game, state), "why": teaching.reason(registry.game(game), state.seen(seat), seat, better)}


def told_move(game: str, state: State, tried: MoveStats) -> Json:
    rules = registry.game(game)
    seen_as = {"move": tried.move, "text": rules.text(state, tried.move), **rules.describe(state, tried.move)}
    return {"move": tried.move, "described": seen_as, "share": tried.value}
