"""Every puzzle that is shipped: its position is what a seat sees, its answer is legal, and it speaks three languages.

A few of each game are looked at in `make test`; `make soak` looks at all, and searches or proves each solution again.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from parlour import games
from parlour.core import puzzles, registry, teaching
from parlour.core.errors import ParlourError
from parlour.core.puzzles import Puzzle
from parlour.core.sayings import Saying, arguments, is_saying
from parlour.locale import LANGUAGES, bundle
from parlour.study import puzzles as finding
from parlour.terminal.speech import say

EVERY = 20  # of the shipped ones, in make test
SHIPPED = 100  # of each game, at least
WITH_PUZZLES = [game for game in games() if puzzles.of(game)]
ALL = [(game, puzzle) for game in WITH_PUZZLES for puzzle in puzzles.of(game).values()]
SOME = [(game, puzzle) for game in WITH_PUZZLES for number, puzzle in enumerate(puzzles.of(game).values()) if number % EVERY == 0]


def named(found: list[tuple[str, Puzzle]]) -> list[object]:
    return [pytest.param(game, puzzle, id=f"{game}-{puzzle.id}") for game, puzzle in found]


def check(name: str, puzzle: Puzzle) -> None:
    game = registry.game(name)
    state = puzzles.state_of(game, puzzle)
    assert state.viewer == puzzle.seat, "a puzzle holds what its seat sees and nothing else"
    assert state.seen(puzzle.seat) == state
    assert puzzle.id == puzzles.id_of(puzzle.position)
    assert puzzle.seat in state.waiting
    legal = {game.text(state, move): move for move in state.legal(puzzle.seat)}
    assert set(puzzle.shares) <= set(legal)
    assert list(puzzle.shares.values()) == sorted(puzzle.shares.values(), reverse=True)
    source = teaching.source(game)
    assert puzzle.margin >= (source.proven_margin if puzzle.exact else source.margin) - 0.001
    answers = {text: puzzles.answer(puzzles.attempt(game, puzzle, move)) for text, move in legal.items()}
    assert [text for text, answer in answers.items() if answer["code"] == "puzzle-right"] == [puzzle.best]
    puzzles.after(game, puzzle)
    for said in (puzzles.goal(game, puzzle), *puzzles.reasons(game, puzzle), *answers.values()):
        assert_spoken(said, state.seats)
    codes = ("puzzle-theme", f"{name}-theme")
    assert all(bundle(lang).has_message(code) for lang in LANGUAGES for code in codes)


def assert_spoken(said: Saying, seats: int) -> None:
    for lang in LANGUAGES:
        assert bundle(lang).has_message(said["code"]), (lang, said)
        text = say(said, lang, ["A"] * seats, 0)
        assert text and "{" not in text, (lang, said, text)
    for inner in arguments(said).values():
        if is_saying(inner):
            assert_spoken(inner, seats)


@pytest.mark.parametrize(("game", "puzzle"), named(SOME))
def test_a_puzzle_can_be_solved_and_is_explained(game: str, puzzle: Puzzle) -> None:
    check(game, puzzle)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_puzzle_of_the_day_does_not_come_again_soon(game: str) -> None:
    known, seen = list(puzzles.of(game)), []
    for week in range(len(known) // 7):
        days = [puzzles.of_day(game, puzzles.FIRST_MONDAY + timedelta(7 * week + day)) for day in range(7)]
        places = [known.index(one.id) for one in days if one]
        assert places == sorted(places)  # from easy to hard
        seen += places
    assert len(set(seen)) == len(seen) > 90


def test_a_move_that_cannot_be_made_and_a_puzzle_that_there_is_not_are_refused() -> None:
    game, puzzle = SOME[0]
    with pytest.raises(ParlourError):
        puzzles.attempt(registry.game(game), puzzle, -1)
    with pytest.raises(puzzles.NoPuzzle):
        puzzles.find(game, "none")


@pytest.mark.parametrize("game", registry.SHIPPED)
def test_every_game_of_ours_has_enough_and_not_only_easy_ones(game: str) -> None:
    known = list(puzzles.of(game).values())
    assert len(known) >= SHIPPED
    assert sum(one.difficulty != puzzles.SIMPLE for one in known) >= SHIPPED // 7  # one of them every Sunday for three months


@pytest.mark.parametrize(("game", "puzzle"), named(SOME))
def test_some_solutions_are_searched_or_proven_again(game: str, puzzle: Puzzle) -> None:
    assert finding.holds(game, puzzle, times=1)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "puzzle"), named(ALL))
def test_a_solution_stays_the_best_at_ten_times_the_search_or_is_proven_again(game: str, puzzle: Puzzle) -> None:
    check(game, puzzle)
    assert finding.holds(game, puzzle)
