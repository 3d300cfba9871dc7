"""Puzzles over HTTP: nothing tells the answer before somebody has tried, and nothing is kept between two tries."""

from __future__ import annotations

import httpx
import msgspec
import pytest

import parlour
from parlour.core import puzzles, registry
from parlour.server.messages import Puzzles, PuzzlesOfDay, PuzzleStep

GAMES = [game for game in parlour.games() if puzzles.of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_wrongly_then_rightly(url: str, game: str) -> None:
    known = msgspec.convert(httpx.get(f"{url}api/games/{game}/puzzles").json(), Puzzles)
    assert known.today in [one.id for one in known.puzzles]
    path = f"{url}api/games/{game}/puzzles/{known.today}"
    puzzle, rules = puzzles.find(game, known.today), registry.game(game)
    standing = httpx.get(path).json()
    msgspec.convert(standing, PuzzleStep)
    assert (standing["solution"], standing["reasons"], standing["answer"], standing["text"]) == (None, [], None, None)
    right = puzzles.solution(rules, puzzle)
    wrong = rules.parse(puzzles.state_of(rules, puzzle), list(puzzle.shares)[-1])
    answered = httpx.post(path, json={"tried": [wrong]}).json()
    assert not answered["right"] and answered["answer"]["code"].startswith("puzzle-wrong")
    assert answered["view"] == standing["view"]
    assert answered["solution"] is None
    solved = httpx.post(path, json={"tried": [right]}).json()
    msgspec.convert(solved, PuzzleStep)
    assert solved["right"] and solved["solution"] == right and solved["reasons"]
    shown = httpx.get(f"{path}/solution").json()
    assert (shown["view"], shown["reasons"]) == (solved["view"], solved["reasons"])
    assert httpx.post(path, json={"tried": [10**6]}).status_code == 400


def test_the_puzzles_of_the_day_and_one_that_there_is_not(url: str) -> None:
    today = msgspec.convert(httpx.get(f"{url}api/puzzles").json(), PuzzlesOfDay)
    assert [one.game for one in today.puzzles] == GAMES
    assert httpx.get(f"{url}api/games/{GAMES[0]}/puzzles/none").status_code == 404
    assert httpx.get(f"{url}api/games/none/puzzles").status_code == 404
