"""Which questions can be asked about a game, and who answers them: the search, or the game itself."""

from __future__ import annotations

from functools import partial

from parlour import bots
from parlour.core import actors, registry
from parlour.core.errors import IllegalMove
from parlour.core.game import Json
from parlour.core.state import State
from parlour.search import questions as by_search
from parlour.search.analysis import Progress
from parlour.search.questions import Answer, Question

CHANCES = "chances"


def answers(game: str) -> dict[str, Answer]:
    """Every question with what answers it: `hint` and `review` by search, and what the game has itself (its questions.py)."""
    config, own = bots.search_config(game), registry.part(game, "questions")
    searched = {"hint": partial(by_search.hint, config), "review": partial(by_search.review, config)} if config else {}
    return {**searched, **(own.QUESTIONS if own else {})}


def questions(game: str) -> list[str]:
    """What can be asked about a game."""
    return list(answers(game))


def check(game: str, what: str, seen: State, over: bool) -> None:
    """Raises IllegalMove if the viewer of a state cannot ask this now."""
    if what not in questions(game):
        raise IllegalMove("error-no-question", what=what, known=", ".join(questions(game)) or "–")
    if over != (what == "review"):
        raise IllegalMove("error-question-later" if what == "review" else "error-game-over")
    if what == "hint" and seen.viewer not in seen.waiting:
        raise IllegalMove("error-not-asked", seat=seen.viewer, waiting=list(seen.waiting))


def chances(question: Question, progress: Progress) -> Json:
    """Everybody's chances in a position of a branch. Nobody at a table may ask this: it would be a hint."""
    config, own = bots.search_config(question.game), registry.part(question.game, "questions")
    if question.state.actor == actors.OVER:
        return {"shares": list(question.state.scores)}
    if own is not None and hasattr(own, "PROSPECTS"):
        told: Json = own.PROSPECTS(question, progress)
        return told
    return {"shares": by_search.prospects(config, question.state) if config else None}


def answer(question: Question, progress: Progress) -> Json:
    if question.what == CHANCES:
        return chances(question, progress)
    return answers(question.game)[question.what](question, progress)
