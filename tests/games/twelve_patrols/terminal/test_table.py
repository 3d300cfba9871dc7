"""12 Patrols at the terminal: the kingdom, what happens as sentences, decks, and the game of the day."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import parlour
from parlour.core import daily
from parlour.core.records import SeededOutcomes
from parlour.games.twelve_patrols import deck, terminal
from parlour.locale import LANGUAGES
from parlour.terminal import speech
from tests.cli.command import fails, run, shell
from tests.games.twelve_patrols import table
from tests.games.twelve_patrols.table import GAME, lay, play, random_game


@pytest.fixture(autouse=True)
def cards_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(deck, "known", table.decks_in_play)
    table.play_with_shipped_decks()
    yield
    table.play_with_shipped_decks()


def drawn(state: parlour.State, tmp_path: Path, *options: str) -> str:
    file = tmp_path / "kingdom.json"
    file.write_text(json.dumps(GAME.position(state)))
    shown = run("show", file, *options).stdout
    assert all(len(line) <= 80 for line in shown.splitlines())
    return shown


WANTS: table.Wants = {
    "A east": "items 3", "B west": "items 1", "B south": ["colours 1", "pips 4"], "A north": "pips 7", "C north": "items 2",
}


def test_the_kingdom_is_drawn_with_what_the_cards_want_on_their_edges(tmp_path: Path) -> None:
    state = lay("AB. / .C. / ...", wants=WANTS, patrols={"a3b3": "w4"}, tray="w y y2 b", display="DE")
    shown = drawn(state, tmp_path)
    assert "12 Patrols · 3 of 9 cards, 1 of 12 patrols" in shown
    assert re.search(r"│ 3 │ +1/3■│ +w4 +│1■✓ +│ +│ +c3", shown)  # the row of the two cards
    assert "1◐ 4•" in shown and "2■" in shown and "7•" not in shown.split("Face up")[0] and "b2b3" in shown
    assert re.search(r"Face up\s.*\n.* D +Dale +↑ – +→ – +↓ – +← –", shown)
    assert "Face down: Ford, Glen, Hill, Isle" in shown and "Tray: w y y2 b " in shown and "Discarded:" in shown


def test_what_is_met_hopeless_due_or_begun_is_marked(tmp_path: Path) -> None:
    wants: table.Wants = {"A east": "items 1", "B west": "items 1"}
    shown = drawn(lay("AB. / .C. / .D.", wants=wants, patrols={"a3b3": "w"}, building=("b2b3", "y4")), tmp_path)
    assert "1/1■✗" in shown and "1■✓" in shown and "y4 …" in shown
    assert "b1b2!" in shown and "Must be filled this turn: b1b2" in shown


def test_a_floating_kingdom_shows_what_is_not_settled(tmp_path: Path) -> None:
    state = lay("..... / ..... / ..AB. / ..... / .....", wants=WANTS, floating=True)
    shown = drawn(state, tmp_path)
    assert "b" in shown and "e5" in shown and "a5" not in shown
    assert "3■?" in shown and "?: not settled yet" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("frame", ["fixed", "floating"])
def test_it_fits_eighty_columns_all_game_long_in_every_language(tmp_path: Path, lang: str, frame: str) -> None:
    for ply, state in enumerate(random_game(2, frame=frame)):
        if ply % 8 == 0 or state.actor == parlour.OVER:
            assert "twelve-patrols-" not in drawn(state, tmp_path, "--lang", lang)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_prompt_of_a_game_has_a_sentence(lang: str) -> None:
    kinds = set()
    for seed in range(12):
        before = None
        for state in random_game(seed, careful=seed % 2 == 0, frame="floating" if seed % 3 == 0 else "fixed"):
            view = GAME.view(state, 0)
            if view["moves"]:
                asked = speech.prompt(view, lang, ["Ana"])
                assert "twelve-patrols" not in asked and "{" not in asked
            if before is not None:
                kinds.add(before["kind"])
            before = None
            if state.actor != parlour.OVER:
                move = state.outcomes()[0][0] if state.actor == parlour.CHANCE else state.legal()[-1]
                before = GAME.event(state, move, 0)
                for line in terminal.render_event(before, lang, ["Ana"], 0):
                    assert line.plain[-1] in ".!" and "twelve-patrols" not in line.plain and "{" not in line.plain
    assert kinds >= {"roll", "deal", "place", "discard", "set"}


def test_what_happens_is_told() -> None:
    def told(state: parlour.State, text: str) -> list[str]:
        event = GAME.event(state, GAME.parse(state, text), 0)
        return [line.plain for line in terminal.render_event(event, "en", ["Ana"], 0)]

    assert told(GAME.start(), "1-2-3") == ["The white dice show 1, 2, 3."]
    state = lay("AB. / ... / ...", phase="card", tray="w y4 b")
    assert told(state, "C c3") == ["Cave is placed on c3.", "Row 3 is complete: its patrols must go out this turn."]
    assert told(state, "discard w") == ["Discarded: white cube."]
    assert told(play(state.copy(), "discard w"), "y4=6") == ["The yellow 4 is turned to 6."]
    play(state, "C c3, a3b3 w, y4, b")
    assert told(state, "done") == [
        "A patrol goes out at Ash – Bog: white cube, yellow 4, blue cube.",
        "Lost with 1 patrol out: nothing can be sent to Bog – Cave.",
    ]


def test_cards_of_the_shipped_decks_have_names_in_other_languages() -> None:
    state = play(GAME.start(), "1-1-1", "1-1-1", "1-1-1")
    event = GAME.event(state, GAME.parse(state, "WP"), 0)
    assert [line.plain for line in terminal.render_event(event, "ru", ["Ana"], 0)] == ["Открывается карта «Дикие равнины»."]


@pytest.mark.parametrize(("text", "expected"), [
    ("card", "Choose a card from the display. (like A a3, discard w)"),
    ("only card", "Place Isle: choose a cell. (like I c1, discard w2)"),
    ("patrol", "Send patrols where you like, or end the turn. (like a3b3 w, end, discard w)"),
    ("forced", "Row complete: send 2 patrols, one of them between Ash and Bog. (like a3b3 w, discard w)"),
    ("column", "Column complete: send a patrol between Bog and Cave. (like a1a2 w, discard w)"),
    ("both", "Row and column complete: send 4 patrols, one of them between Ash and Bog. (like a3b3 w, discard w)"),
    ("building", "More items for Ash – Bog, or is the patrol done? (like a3b3 w, done, discard w)"),
    ("unready", "More items for Ash – Bog. (like a3b3 y)"), ("turning", "An item was discarded: now turn a die. (like w2=1)"),
    ("end", "No patrol can be made now: end the turn. (like end)"),
    ("stuck", "Nothing fits yet: discard an item to turn a die. (like discard w4)"),
])
def test_the_prompt_says_what_can_be_done_and_how_it_is_typed(text: str, expected: str) -> None:
    filled = dict(zip(["a3b3", "b3c3", "a2b2", "b2c2", "a2a3", "a1a2", "b2b3", "b1b2"], "wwwyyybb", strict=True))
    positions = {
        "card": lambda: lay(), "patrol": lambda: lay("AB. / ... / ..."), "forced": lambda: lay("ABC / ... / ..."),
        "only card": lambda: lay("ABC / DEF / GH.", phase="card", patrols=filled),
        "column": lambda: lay("A.. / B.. / C..", patrols={"a2a3": "w"}),
        "both": lambda: lay("ABC / D.. / E.."),
        "building": lambda: play(lay("AB. / ... / ..."), "a3b3 w"),
        "unready": lambda: play(lay("AB. / ... / ...", wants={"B west": "items 2"}, tray="w y"), "a3b3 w"),
        "turning": lambda: play(lay("AB. / ... / ..."), "discard w"),
        "end": lambda: lay("AB. / ... / ...", wants={"B west": "items 2"}, tray="w"),
        "stuck": lambda: play(lay(".BC / ... / ...", phase="card", wants={"B west": "pips 5"}, patrols={"b3c3": "w"},
                                  tray="w4 w6"), "A a3"),
    }
    assert speech.prompt(GAME.view(positions[text](), 0), "en", ["Ana"]) == expected


# Playing


def finished(typed: str, *options: str) -> str:
    result = run("play", "twelve-patrols", *options, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def face_up(seed: str) -> list[str]:
    """The cards that a game with this seed begins with."""
    state, drawn = GAME.start(), SeededOutcomes(seed)
    while state.actor == parlour.CHANCE:
        state.apply(drawn.next(state))
    return [str(GAME.view(state, 0)["table"]["cards"][card]["letters"]) for card in GAME.view(state, 0)["table"]["display"]]


@pytest.fixture
def easy() -> list[str]:
    """Cards that want nothing; the three that a game with the seed 7 begins with."""
    table.play_with({})
    return face_up("7")


@pytest.mark.parametrize("line", ["{0} b3, a3b3 w, y, done", "{0} b3; a3b3 w;y ; done", "{0} b3, b3a3 wc, yc, done"])
def test_several_moves_may_be_typed_in_one_line(easy: list[str], line: str) -> None:
    told = finished(f"{easy[0]} a3\n{line.format(easy[1])}\nq\n", "--seed", "7")
    first, second = (table.CARDS[letter] for letter in easy[:2])
    assert f"A patrol goes out at {first} – {second}: white cube, yellow cube." in told
    assert told.count("12 Patrols · ") == 3  # the kingdom is drawn for each line that is asked for, not for each move


def test_a_line_with_something_impossible_in_it_is_not_played_at_all(easy: list[str]) -> None:
    told = finished(f"{easy[0]} a3\n{easy[1]} b3, a3b3 w, end\nq\n", "--seed", "7")
    assert "First complete the patrol begun at a3b3." in told and f"{easy[1]} is placed" not in told
    assert told.count("12 Patrols · 1 of 9 cards, 0 of 12 patrols") == 1


def test_what_was_typed_beyond_a_draw_is_left_out(easy: list[str]) -> None:
    told = finished(f"{easy[0]} a3, {easy[1]} b3, a3b3 w\nq\n", "--seed", "7")
    assert f"First see what happens: “{easy[1]} b3, a3b3 w” was not played." in told
    assert "1 of 9 cards" in told and "2 of 9 cards" not in told


def test_a_question_mark_tells_that_several_moves_fit_in_a_line(easy: list[str]) -> None:
    assert "Several moves may be typed in one line, separated by commas." in finished("?\nq\n", "--seed", "7")
    assert "Several moves" not in run("play", "ard-ri", "--seed", "7", typed="?\nq\n").stdout


def test_a_game_can_be_lost_and_is_told_so(easy: list[str]) -> None:
    table.play_with({f"{letter} {side}": "pips 48" for letter in table.CARDS for side in table.SIDES})
    state, typed = GAME.start(), []
    drawn = SeededOutcomes("7")
    while state.actor != parlour.OVER:
        move = drawn.next(state) if state.actor == parlour.CHANCE else state.legal()[0]
        typed += [GAME.text(state, move)] if state.actor != parlour.CHANCE else []
        state.apply(move)
    told = finished("\n".join(typed), "--seed", "7")
    assert "nothing can be sent to" in told and "You lose.\nPoints: Guest 0." in told


def test_a_solo_game_has_no_other_seats_to_ask_about() -> None:
    shown = run("play", "twelve-patrols", "--help").stdout
    assert "--bots" not in shown and "--seat" not in shown and "--deck standard|hard" in shown
    assert "--bots" in run("play", "jackal", "--help").stdout


@pytest.mark.slow
def test_a_won_game_is_saved_and_replays(easy: list[str], tmp_path: Path) -> None:
    state, typed, drawn = GAME.start(), [], SeededOutcomes("7")
    while state.actor != parlour.OVER:
        if state.actor == parlour.CHANCE:
            state.apply(drawn.next(state))
            continue
        texts = {GAME.text(state, move): move for move in state.legal()}
        chosen = next((text for text in ("done", "end") if text in texts), next(iter(texts)))
        typed.append(chosen)
        state.apply(texts[chosen])
    file = tmp_path / "won.json"
    told = finished("\n".join(typed), "--seed", "7", "--save", str(file))
    assert "All twelve patrols are out, and every border has what it wants!" in told and "You win!" in told
    replayed = run("replay", file, "--check-seed")
    assert replayed.exit_code == 0 and "12 of 12 patrols" in replayed.stdout and "Guest wins." in replayed.stdout


# The game of the day


def test_the_game_of_a_day_is_the_same_for_everybody(easy: list[str]) -> None:
    first, again = (finished("q\n", "--daily", "2031-05-04") for _ in range(2))
    assert first == again and "The game of 2031-05-04: everybody who plays it meets the same luck." in first
    assert "Fingerprint" not in first
    other = finished("q\n", "--daily", "2031-05-05")
    assert first.split("\n", 2)[2] != other.split("\n", 2)[2]
    assert finished("q\n", "--seed", daily.seed("twelve-patrols", date(2031, 5, 4))).split("\n", 1)[1] in first


def test_without_a_date_it_is_the_game_of_today(easy: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: date(2031, 5, 4))
    assert finished("q\n", "--daily") == finished("q\n", "--daily", "2031-05-04") == finished("q\n", "--daily", "--name", "Ana")


def test_days_and_games_differ() -> None:
    seeds = {daily.seed(game, date(2031, 5, day)) for game in parlour.games() for day in range(1, 29)}
    assert len(seeds) == 28 * len(parlour.games())


def test_a_wrong_day_is_refused() -> None:
    assert fails("play", "twelve-patrols", "--daily", "tomorrow").startswith("Option --daily cannot be “tomorrow”; it takes 20")
    assert fails("play", "twelve-patrols", "--daily", "--seed", "3") == (
        "The game of the day has a seed of its own: use --daily or --seed, not both.")


# Decks


@pytest.fixture
def own_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    folder = tmp_path / "decks"
    folder.mkdir()
    cards = "".join(f'[[card]]\nname = "Card {letter}"\nwest = ["items 2", "colours 1"]\n' for letter in "ABCDEFGHI")
    (folder / "printed.toml").write_text(f'name = "My printed cards"\nabout = "typed in by hand"\n{cards}')
    (folder / "broken.toml").write_text(cards.replace("items 2", "items 99", 1))
    (folder / "standard.toml").write_text(cards)
    return folder


def test_a_sound_deck_is_shown_with_its_cards(own_decks: Path) -> None:
    shown = run("deck", "check", own_decks / "printed.toml").stdout
    assert "My printed cards is in order: nine cards, 18 requirements." in shown
    assert re.search(r"CA +Card A +– +– +– +2■ 1◐", shown)
    assert "To play with it: parlour play twelve-patrols --deck printed" in shown


def test_where_a_deck_belongs_is_told(own_decks: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "printed.toml"
    elsewhere.write_text((own_decks / "printed.toml").read_text())
    assert f"To play with it, put the file into {own_decks}" in run("deck", "check", elsewhere).stdout.replace("\n", "")
    assert "standard is the name of a deck that comes with the game" in run("deck", "check", own_decks / "standard.toml").stdout


def test_a_wrong_deck_is_refused_with_the_reason(own_decks: Path, tmp_path: Path) -> None:
    assert fails("deck", "check", own_decks / "broken.toml") == "Card A, west: the number for “items” goes from 1 to 8."
    assert fails("deck", "check", tmp_path / "none.toml").startswith("Cannot read none.toml: ")
    assert fails("deck", "check") == "FILE is missing. See: parlour deck check --help"
    assert fails("deck", "chek").endswith("Did you mean “check”?")


@pytest.mark.slow
def test_decks_are_listed_and_files_that_are_not_in_order_are_named(own_decks: Path) -> None:
    done = shell("parlour deck list; parlour deck list --json", env={"PARLOUR_DATA": str(own_decks.parent)})
    assert done.returncode == 0 and done.stderr == ""
    told, _, listed = done.stdout.partition("{")
    assert re.search(r"standard +Standard .*\nhard +Hard .*\nprinted +My printed cards +typed in by hand", told)
    assert "broken.toml is left out. Card A, west: the number for “items” goes from 1 to 8." in told
    found = json.loads("{" + listed)
    assert [one["id"] for one in found["decks"]] == ["standard", "hard", "printed"] and list(found["broken"]) == ["broken.toml"]


@pytest.mark.slow
def test_an_own_deck_can_be_played_with(own_decks: Path, tmp_path: Path) -> None:
    environment = {"PARLOUR_DATA": str(own_decks.parent), "PARLOUR_LANG": "en"}
    file = tmp_path / "game.json"
    done = shell(f"echo q | parlour play twelve-patrols --deck printed --seed 1 --save {file}", env=environment)
    assert done.returncode == 0 and "Card A" in done.stdout and json.loads(file.read_text())["options"]["deck"] == "printed"
    assert shell(f"parlour show {file}", env=environment).returncode == 0


@pytest.mark.parametrize("lang", ["es", "ru"])
def test_the_list_speaks_other_languages(lang: str) -> None:
    english, other = run("deck", "list").stdout, run("deck", "list", "--lang", lang).stdout
    assert english.splitlines()[0] != other.splitlines()[0] and english.splitlines()[1] != other.splitlines()[1]
