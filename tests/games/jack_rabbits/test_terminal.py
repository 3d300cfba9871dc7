"""Jack Rabbits at the terminal: the land as a map, the players, and what happens as sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import parlour
from parlour import CHANCE, OVER, bots
from parlour.core import chance
from parlour.games.jack_rabbits import terminal
from parlour.locale import LANGUAGES
from parlour.terminal import speech
from tests.cli.command import run, shell
from tests.games.jack_rabbits.table import audience, journey, play, turn

GAME = parlour.game("jack-rabbits")
PEOPLE = ["Ana", "Bo", "Cy", "Di"]
EVERYTHING: dict[str, Any] = {**GAME.options.presets["everything"], "seats": 3}


def drawn(view: Any, lang: str = "en") -> str:
    console = Console(width=140)
    with console.capture() as captured:
        console.print(terminal.draw(view, lang, PEOPLE))
    return captured.get()


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    file = tmp_path / "land.json"
    file.write_text(json.dumps(GAME.position(journey("7c 9h Kd joker", "2c", at="Jd Qh"))))
    return file


def test_the_sample_land_is_a_map_of_hexagons_and_road_tiles(begun: Path) -> None:
    shown = run("show", begun, "--seat", "0").stdout
    for royal in ("K♣", "Q♦", "J♠"):
        assert shown.count(f" {royal} ") >= 1
    for tile in ("W1", "R4", "M2", "H3", "T4", "C1", "⌂"):
        assert tile in shown
    assert "7♣ K♦ 9♥ ★" in shown and "Where the ways lead" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("land", [1, 2, 3, 4, 5])
def test_it_fits_a_hundred_columns_in_every_language(land: int, lang: str) -> None:
    for options in ({"land": land}, {"board": "strict"}):
        state = GAME.start(**options)
        u = chance.step(land)
        while state.actor == CHANCE:
            u = chance.step(u)
            state.apply(state.draw(u))
        assert all(len(line) <= 100 for line in drawn(GAME.view(state, state.actor), lang).splitlines())


def test_rabbits_carrots_and_prices_stand_on_the_map() -> None:
    shown = drawn(GAME.view(journey("9s Kd", "", at="Jd underground"), 0))
    assert "K♦ ●" in shown  # whose carrot it is
    assert "+0" in shown and "+7" in shown
    assert "underground ◆" in shown


def test_a_character_lies_in_the_cell_around_it() -> None:
    assert terminal.cell_at(2, 0) == (0, 0) and terminal.cell_at(2, -1) == (0, 0)  # an up cell is wide below
    assert terminal.cell_at(1, 1) == (1, 0) and terminal.cell_at(1, 2) == (1, 0)  # a down cell above


def test_the_places_for_a_tile_are_marked_and_have_coordinates() -> None:
    state = GAME.start(board="strict")
    state.apply(GAME.parse(state, "hexagon"))
    state.apply(state.draw(7))
    view = GAME.view(state, 0)
    assert view["table"]["step"] == "placing"
    shown = drawn(view)
    assert shown.count("+") >= len(view["moves"]) and "To lay" in shown and view["moves"][0]["text"] in shown


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, EVERYTHING, {"board": "strict", "seats": 4}, {"board": "free", "guidelines": "warn"}])
def test_every_event_and_every_question_of_a_game_has_a_sentence(options: dict[str, Any], lang: str) -> None:
    state = GAME.start(**{**options, "turn_limit": 25})
    players = [bots.player(GAME.id, "greedy" if seat else "random", str(seat)) for seat in range(state.seats)]
    u = chance.step(5)
    while state.actor != OVER:
        u = chance.step(u)
        choices = [(CHANCE, state.draw(u))] if state.actor == CHANCE else [
            (seat, players[seat](state.seen(seat), seat, parlour.Limit())) for seat in state.waiting
        ]
        for by, move in choices:
            if by == 0:
                assert_spoken(speech.prompt(GAME.view(state, 0), lang, PEOPLE))
            for line in terminal.render_event(GAME.event(state, move, 0, by), lang, PEOPLE, 0):
                assert_spoken(line.plain)
            state.apply(move, by)


def assert_spoken(line: str) -> None:
    assert line.strip() and "jack-rabbits-" not in line and "{" not in line and "None" not in line


def test_a_move_is_told_with_what_follows_indented() -> None:
    state = play(audience("4s", "Kh 2h", at="Kd Kd", game="full"), "fight 1", "4s", "pass")
    told = terminal.render_event(GAME.event(state, GAME.parse(state, "Kh"), 1), "en", PEOPLE, 1)
    assert [line.plain for line in told] == ["Ana takes K♥ from you.", "  Ana has a carrot on K♥."]
    state = journey("", "")
    told = terminal.render_event(GAME.event(state, GAME.parse(state, "NE"), 1), "en", PEOPLE, 1)
    assert [line.plain for line in told] == ["Ana is at Q♥."]
    state = turn("", "")
    told = terminal.render_event(GAME.event(state, GAME.parse(state, "3-5"), 0), "en", PEOPLE, 0)
    assert [line.plain for line in told] == ["You roll 3 and 5: the price is 8."]


@pytest.mark.slow
def test_a_game_is_played_by_typing_moves() -> None:
    done = shell(r"printf 'pass\nq\n' | parlour play jack-rabbits --board sample --seed 2")
    assert done.returncode == 0 and done.stderr == ""
    assert "show a card with one of these numbers?" in done.stdout and "the price is" in done.stdout
