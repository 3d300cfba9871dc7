"""Jackal at the terminal: the island, the crews, and what happens as sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

import parlour
from parlour.games.jackal import constants, sentences, terminal
from parlour.locale import LANGUAGES
from parlour.terminal.speech import say
from tests.cli.command import run, shell

GAME = parlour.game("jackal")
END = {"kind": "end", "why": {"code": "jackal-end", "arguments": {"why": "gold", "rounds": 50}}}
NOTHING = {"then": [], "crew": "white", "by": 0}


def render_event(event: dict[str, Any], lang: str, names: list[str], seat: int) -> list[Text]:
    return terminal.render_event({**event, "say": sentences.of_event(event)}, lang, names, seat)


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    file = tmp_path / "island.json"
    file.write_text(json.dumps(GAME.position(GAME.start(seats=4))))
    return file


def test_the_island_is_drawn_with_coordinates_ships_and_crews(begun: Path) -> None:
    drawn = run("show", begun, "--seat", "0").stdout
    assert "    a  b  c  d  e  f  g  h  i  j  k  l  m" in drawn
    assert " 7 [◆]" + "░" * 33 + "[▲] 7" in drawn
    assert " ●  White" in drawn and "aboard, aboard, aboard" in drawn
    assert "Still face down: 117 tiles" in drawn and "37 coins left to win" in drawn
    assert all(len(line) <= 80 for line in drawn.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_eighty_columns_in_every_language(begun: Path, lang: str) -> None:
    drawn = run("show", begun, "--lang", lang).stdout
    assert drawn.count("\n") >= 17 and all(len(line) <= 80 for line in drawn.splitlines())


def test_every_face_has_a_sign_of_one_character_and_a_name() -> None:
    for face in constants.FACE_NAMES:
        assert len(terminal.sign(face)) == 1
        assert say(sentences.tile(face), "en") != ""


def test_arrows_point_where_they_point() -> None:
    assert [terminal.sign(f"arrow1:{way}") for way in ("s", "w", "e", "n")] == ["↓", "←", "→", "↑"]
    assert [terminal.sign(face) for face in ("arrow3:w+e", "arrow3:s+n", "arrow4:sw+ne", "arrow4:se+nw")] == ["↔", "↕", "⤢", "⤡"]


def test_a_walk_with_a_coin_is_told_to_its_end() -> None:
    walk = {**NOTHING, "kind": "walk", "mate": 0, "from": "e2", "to": "e3", "coin": True, "path": ["e2", "e3", "f4"]}
    (line,) = render_event(walk, "en", ["Ana"], 0)
    assert line.plain == " ●  A white pirate carries a coin from e2 to e3 and on to f4."


def test_what_follows_stands_below_indented() -> None:
    after = [{"kind": "hit", "pirate": "red", "cell": "e3"}, {"kind": "banked", "pirate": "white", "many": 1}, END]
    told = render_event({**NOTHING, "kind": "sail", "ship": "white", "to": "h1", "then": after}, "en", ["Ana"], 0)
    assert [line.plain for line in told] == [
        " ●  The white ship sails to h1.", "  A red pirate is hit on e3 and goes back to his ship.", "  White banks a coin!",
        "  No gold is left to win.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_a_game_has_a_sentence(lang: str) -> None:
    players = [parlour.bots.player("jackal", "random", str(seat)) for seat in range(4)]
    record = parlour.play(GAME, players, seed="7", max_plies=900)
    for state, by, move in record.replay():
        if move < 0:
            break
        for line in render_event(GAME.event(state, move, 0, by), lang, ["a", "b", "c", "d"], 0):
            assert "jackal-" not in line.plain and "{" not in line.plain


@pytest.mark.slow
def test_a_game_is_played_by_typing_moves() -> None:
    done = shell(r"printf 'g1-g2\nq\n' | parlour play jackal --seats 2 --seed 3")
    assert done.returncode == 0 and done.stderr == ""
    assert "White: choose a pirate or the ship (like g1-g2" in done.stdout and "A white pirate goes from g1 to g2." in done.stdout
