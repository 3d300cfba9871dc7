"""Which questions can be asked about a game, and who answers them: the search, or the game itself."""

from __future__ import annotations

from functools import partial

from parlour import bots
from parlour.core import registry
from parlour.core.errors import IllegalMove
from parlour.core.game import Json
from parlour.core.state import State
from parlour.search import questions as by_search
from parlour.search.analysis import Progress
from parlour.search.questions import Answer, Question


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


def answer(question: Question, progress: Progress) -> Json:
    return answers(question.game)[question.what](question, progress)
