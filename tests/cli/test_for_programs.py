"""What programs read: JSON of every command that tells about a game, and pictures of positions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import parlour
from parlour import Record
from parlour.games.jack_rabbits import lands
from parlour.games.twelve_patrols import deck
from parlour.locale import LANGUAGES
from parlour.testing.walks import reach
from tests.cli.command import GOLDEN, REPOSITORY, fails, run

RECORD = GOLDEN / "00.json"
every_game = pytest.mark.parametrize("name", parlour.games())


def told(*words: str | Path) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@every_game
def test_a_replay_for_programs_has_every_ply_and_the_result(name: str) -> None:
    file = REPOSITORY / "tests" / "games" / name.replace("-", "_") / "golden" / "00.json"
    record, found = Record.read(file), told("replay", file)
    assert found["game"] == name and found["players"] == record.players and found["options"] == record.options
    assert [(ply["seat"], ply["move"]) for ply in found["plies"]] == record.moves
    assert [ply["ply"] for ply in found["plies"]] == list(range(1, len(record.moves) + 1))
    assert (found["scores"], found["points"]) == (record.scores, record.points)
    assert all(ply["text"] and ply["event"]["kind"] for ply in found["plies"])


def test_a_replay_for_programs_keeps_the_others_secrets() -> None:
    found = told("replay", RECORD, "--seat", "1", "--check-seed")
    assert {ply["seat"] for ply in found["plies"] if ply["text"]} == {1}
    assert all(ply["move"] is None for ply in found["plies"] if ply["seat"] != 1)
    assert found["seed_checked"]


def test_a_position_for_programs_is_the_view(tmp_path: Path) -> None:
    game, state = parlour.game("ard-ri"), Record.read(RECORD).final()
    assert told("show", RECORD, "--seat", "0") == {**game.view(state, 0), "players": Record.read(RECORD).players}
    assert told("show", RECORD)["table"]["seats"][1]["cards"] is not None


def test_rules_for_programs_name_their_tests() -> None:
    found = told("rules", "ard-ri", "AR-8")
    assert found["game"] == "ard-ri" and [rule["id"] for rule in found["rules"]] == ["AR-8"]
    assert found["rules"][0]["text"] and any("test_" in test for test in found["rules"][0]["tests"])
    assert {book["game"]: book["rules"] > 10 for book in told("rules")} == dict.fromkeys(parlour.games(), True)


def test_a_land_for_programs_can_be_read_again() -> None:
    found = told("land", "--sample")
    assert lands.read_document({"tiles": found["tiles"]}) == lands.sample()
    assert {"from", "passes", "to"} == set(found["roads"][0]) and found["seed"] is None


def test_a_deck_for_programs_has_its_cards() -> None:
    file = Path(deck.__file__).parent / "decks" / "hard.toml"
    found = told("deck", "check", file)
    assert found["id"] == "hard" and len(found["cards"]) == 9 and found["cards"][0]["north"] is not None


@pytest.mark.parametrize("words", ["replay", "show", "rules", "land", "deck check"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_an_example_with_json(words: str, lang: str) -> None:
    text = run(*words.split(), "--help", "--lang", lang).stdout
    assert any(line.strip().startswith(f"parlour {words}") and "--json" in line for line in text.splitlines())


@every_game
def test_every_game_draws_its_positions(name: str, tmp_path: Path) -> None:
    game = parlour.game(name)
    for plies in (0, 40, 400):
        state = reach(game, {}, plies, plies)
        for one in [state, *(state.seen(seat) for seat in (*range(state.seats), parlour.SPECTATOR))]:
            picture = ElementTree.fromstring(one._repr_svg_() or "")
            title = picture.find("{http://www.w3.org/2000/svg}title")
            assert title is not None and title.text and picture.attrib["viewBox"]
            assert undefined(picture) == set()
    file, drawn = tmp_path / "position.json", tmp_path / "position.svg"
    file.write_text(json.dumps(game.position(state)))
    assert f"Saved as {drawn}." in run("show", file, "--svg", drawn).stdout.replace("\n", "")
    assert drawn.read_text(encoding="utf-8") == game.svg(state)


def undefined(picture: ElementTree.Element) -> set[str]:
    """What a picture draws with and does not hold."""
    text = ElementTree.tostring(picture, encoding="unicode")
    return set(re.findall(r'(?:href="#|url\(#)([^")]+)', text)) - {part.get("id", "") for part in picture.iter()}


@pytest.mark.parametrize(("name", "lang", "words"), [
    ("ard-ri", "es", ("Año 1 · ", "los rebaños valen")), ("ard-ri", "ru", ("Год 1 · ", "стада стоят")),
    ("jackal", "es", ("turno de Blancos", "monedas a bordo")), ("jackal", "ru", ("ходят Белые", "монет на кораблях")),
    ("twelve-patrols", "es", ("Llanos", "de 12 patrullas")), ("twelve-patrols", "ru", ("равнины", "из 12")),
    ("jack-rabbits", "es", ("Una tierra",)), ("jack-rabbits", "ru", ("Земля ",)),
])
def test_a_picture_speaks_a_language(name: str, lang: str, words: tuple[str, ...]) -> None:
    game = parlour.game(name)
    drawn = "".join(game.svg(reach(game, {}, 7, plies), lang) or "" for plies in (0, 20, 400))
    assert [word for word in words if word not in drawn] == []


def test_a_picture_of_ard_ri_shows_a_seat_nothing_that_it_cannot_see() -> None:
    game = parlour.game("ard-ri")
    state = reach(game, {"seats": 3}, 4, 60)
    for seat in range(3):
        seen = state.seen(seat)
        assert game.svg(seen) == game.svg(seen.imagine(7).seen(seat))


def test_a_picture_that_cannot_be_saved_is_refused(tmp_path: Path) -> None:
    assert fails("show", RECORD, "--svg", tmp_path / "no" / "picture.svg").startswith("Cannot save ")
