"""`parlour puzzle`: a wrong move, the right one, another puzzle, and puzzles found anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core import puzzles
from parlour.locale import LANGUAGES, sentence
from tests.cli.command import fails, run

GAMES = [game for game in parlour.games() if puzzles.of(game)]


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, (LANGUAGES * 4)[: len(GAMES)], strict=True)))
def test_a_puzzle_is_solved_after_a_wrong_try(game: str, lang: str) -> None:
    puzzle = next(iter(puzzles.of(game).values()))
    typed = f"{list(puzzle.shares)[-1]}\n{puzzle.best}\n"
    done = run("puzzle", game, "--id", puzzle.id, "--lang", lang, typed=typed)
    assert done.exit_code == 0
    assert sentence(lang, "puzzle-right") in done.stdout
    assert f"{puzzles.percent(puzzle.shares[puzzle.best])}" in done.stdout


def test_a_theme_and_an_id_that_there_are_not_are_refused() -> None:
    assert puzzles.of(GAMES[0]) and "simple" in fails("puzzle", GAMES[0], "--theme", "nothing")
    assert "nowhere" in fails("puzzle", GAMES[0], "--id", "nowhere")


def test_puzzles_are_found_and_the_search_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    found = []
    for more in (("1",), ("2",), ("1", "--anew")):
        done = run("puzzle", "ard-ri", "--file", str(file), "--find", *more)
        assert done.exit_code == 0
        found.append(file.read_text(encoding="utf-8"))
    assert len(found[0].splitlines()) == 1
    assert len(found[1].splitlines()) == 2 and found[1].startswith(found[0])
    assert found[2] == found[0], "the same command finds the same ones"
