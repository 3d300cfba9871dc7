"""`parlour solve` and `parlour deck stats`: answers about 12 Patrols on the command line."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import parlour
from parlour.core.records import SeededOutcomes
from parlour.games.twelve_patrols.bots import PatrolsGreedy, PatrolsSolver
from parlour.locale import LANGUAGES
from tests.cli.command import Terminal, fails, run

pytestmark = pytest.mark.compiled

GAME = parlour.game("twelve-patrols")


def won_line(seed: str) -> list[str]:
    """The decisions of a deal's line, checked to win."""
    found = json.loads(run("solve", "twelve-patrols", "--seed", seed, "--json").stdout)
    assert found["answer"] == "yes"
    spelled = [text for turn in found["line"] for text in turn]
    state, drawn, line = GAME.start(), SeededOutcomes(seed), list(spelled)
    while state.actor != parlour.OVER:
        state.apply(drawn.next(state) if state.actor == parlour.CHANCE else GAME.parse(state, line.pop(0)))
    assert state.scores == (1.0,) and not line and len(found["line"]) in (9, 10)
    return spelled


@cache
def winnable_seed() -> str:
    return next(seed for seed in map(str, range(1, 30)) if "can be won" in run("solve", "twelve-patrols", "--seed", seed).stdout)


def test_a_deal_that_can_be_won_is_told_with_a_line_that_wins() -> None:
    seed = winnable_seed()
    shown = run("solve", "twelve-patrols", "--seed", seed).stdout
    assert f"Deal {seed} can be won." in shown and "12 of 12 patrols" in shown
    assert all(text in " ".join(shown.split()) for text in won_line(seed))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_in_every_language(lang: str) -> None:
    shown = run("solve", "twelve-patrols", "--seed", winnable_seed(), "--lang", lang).stdout
    assert {"en": "can be won", "es": "se puede ganar", "ru": "можно выиграть"}[lang] in shown and "cli-" not in shown


@pytest.mark.soak
def test_a_position_is_told_with_the_steps_that_keep_most(tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    state, drawn = GAME.start(), SeededOutcomes(winnable_seed())
    while state.actor == parlour.CHANCE:
        state.apply(drawn.next(state))
    file.write_text(json.dumps(GAME.position(state)))
    found = json.loads(run("solve", file, "--json").stdout)
    assert found["answer"] == "yes"
    shares = [step["share"] for step in found["steps"]]
    assert shares == sorted(shares, reverse=True) and GAME.parse(state, found["steps"][0]["moves"][0]) in state.legal()
    assert 0 < found["chance"]["low"] <= found["chance"]["chance"] <= found["chance"]["high"] <= 1
    shown = run("solve", file).stdout
    assert any(step["moves"][0] in shown for step in found["steps"]) and "Our own player wins" in shown


@pytest.mark.slow
def test_a_finished_record_is_told_what_lost_it(tmp_path: Path) -> None:
    seed = winnable_seed()
    lost, won = (parlour.play(GAME, [player], seed=seed) for player in (PatrolsGreedy(), PatrolsSolver()))
    assert lost.scores == [0.0] and won.scores == [1.0]
    for name, record in (("lost", lost), ("won", won)):
        (tmp_path / f"{name}.json").write_text(record.to_json())
    told = json.loads(run("solve", tmp_path / "lost.json", "--json").stdout)
    decisions = [(state, move) for state, seat, move in walked(lost) if seat >= 0]
    number = told["lost_by"]["decision"] - 1
    assert told["answer"] == "yes" and told["lost_by"]["move"] == GAME.text(*decisions[number])
    assert told["lost_by"]["move"] in run("solve", tmp_path / "lost.json").stdout
    assert json.loads(run("solve", tmp_path / "won.json", "--json").stdout)["lost_by"] is None


def walked(record: parlour.Record) -> list[tuple[parlour.State, int, int]]:
    state, found = GAME.start(**record.options), []
    for seat, move in record.moves:
        found.append((state.copy(), seat, move))
        state.push(move, seat)
    return found


def test_files_of_other_games_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ard-ri.json"
    file.write_text(json.dumps(parlour.game("ard-ri").position(parlour.game("ard-ri").start())))
    assert "another game" in fails("solve", file)


@pytest.mark.slow
def test_a_deck_is_told_by_its_deals(tmp_path: Path) -> None:
    found = json.loads(run("deck", "stats", "standard", "--deals", "12", "--json").stdout)
    assert found["deals"] == 12 == found["won"] + found["lost"] + found["open"]
    assert found["low"] <= found["won"] / 12 <= found["high"]
    easy = tmp_path / "easy.toml"
    easy.write_text("\n".join(f'[[card]]\nname = "Place {n}"' for n in range(9)))
    assert "12 of 12 deals can be won: 100%" in run("deck", "stats", easy, "--deals", "12").stdout


@pytest.mark.slow
def test_a_deck_that_cannot_be_won_is_told_so(tmp_path: Path) -> None:
    sides = ("north", "east", "south", "west")
    cards = ["\n".join(["[[card]]", f'name = "Place {n}"', *(f'{side} = "pips 48"' for side in sides)]) for n in range(2)]
    cards += [f'[[card]]\nname = "Place {n}"' for n in range(2, 9)]
    file = tmp_path / "impossible.toml"
    file.write_text("\n".join(cards))
    found = json.loads(run("deck", "stats", file, "--deals", "6", "--json").stdout)
    assert found["won"] == 0 and found["lost"] == 6


@pytest.mark.slow
def test_ctrl_c_ends_the_count_with_what_is_known() -> None:
    terminal = Terminal("deck", "stats", "standard", "--deals", "100000")
    terminal.wait_for("/100000")
    assert terminal.ends_by_ctrl_c() == 0
    assert "deals can be won" in terminal.screen and "Traceback" not in terminal.screen


@pytest.mark.slow
def test_ctrl_c_ends_a_search_with_what_is_known(tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    state, drawn = GAME.start(), SeededOutcomes(winnable_seed())
    while state.actor == parlour.CHANCE:
        state.apply(drawn.next(state))
    file.write_text(json.dumps(GAME.position(state)))
    terminal = Terminal("solve", file, "--seconds", "600")
    terminal.wait_for("Searching")
    assert terminal.ends_by_ctrl_c() == 0
    assert "Traceback" not in terminal.screen
