"""Looking at records and positions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parlour
from parlour import SPECTATOR, Record
from parlour.cli.replay import steps
from tests.cli.command import GOLDEN, fails, run

RECORD = GOLDEN / "00.json"


def test_a_piped_replay_shows_every_step_and_the_result() -> None:
    result = run("replay", RECORD)
    assert result.exit_code == 0
    assert "Ply 1–18 " in result.stdout and "Ply 41–42 " in result.stdout
    assert "random: 4c · greedy: 2d" in result.stdout
    assert "Winter: random turns up 10♥. greedy turns up K♣." in result.stdout
    assert "greedy wins.\nPoints: random 21, greedy 34." in result.stdout


def test_a_step_is_a_stretch_of_draws_or_one_round_of_decisions() -> None:
    record = Record.read(RECORD)
    shape = [(step.first, step.last) for step in steps(record)]
    assert shape[:5] == [(1, 18), (19, 20), (21, 22), (23, 24), (25, 26)]
    assert shape[-1][1] == len(record.moves)
    assert [play for step in steps(record) for play in step.plays] == list(record.replay())[:-1]


def test_one_seat_s_eyes_see_only_that_seat_s_cards() -> None:
    shown = run("replay", RECORD, "--seat", "0").stdout
    assert "random (you)" in shown and "You draw J♥." in shown and "random: 4c" in shown
    assert "greedy: " not in shown and "greedy draws" not in shown
    before_play = shown[: shown.index("Ply 19")]
    assert "10♠" in before_play  # its own
    assert not [card for card in ("3♣", "K♣", "2♦", "8♦", "2♥", "5♥", "8♠", "9♠", "A♠") if card in before_play]


def test_the_seed_can_be_checked(tmp_path: Path) -> None:
    record = Record.read(RECORD)
    assert "Every draw is the one that the seed golden 0 gives." in run("replay", RECORD, "--check-seed").stdout
    record.seed = "another"
    file = tmp_path / "record.json"
    file.write_text(record.to_json())
    result = run("replay", file, "--check-seed")
    assert result.exit_code == 2 and "is not the one that the seed gives" in result.stderr


def test_a_record_that_breaks_the_rules_is_shown_as_far_as_it_keeps_them(tmp_path: Path) -> None:
    record = Record.read(RECORD)
    record.moves[30] = (record.moves[30][0], 52)
    file = tmp_path / "record.json"
    file.write_text(record.to_json())
    result = run("replay", file)
    assert result.exit_code == 2
    assert "Ply 27–28 " in result.stdout and "Ply 31" not in result.stdout
    assert result.stderr.startswith("The record breaks the rules at ply 31:")


def test_a_record_without_enough_names_numbers_its_seats(tmp_path: Path) -> None:
    record = Record.read(RECORD)
    record.players = ["Maeve"]
    file = tmp_path / "record.json"
    file.write_text(record.to_json())
    assert "Seat 1: 2d" in run("replay", file).stdout


def test_show_draws_the_last_position_of_a_record_with_all_hands_open() -> None:
    shown = run("show", RECORD).stdout
    assert "the game is over" in shown and "(you)" not in shown
    final = parlour.game("ard-ri").table(Record.read(RECORD).final())
    assert all(f"{code[:-1]}" in shown for seat in final["seats"] for code in seat["cards"])


def test_show_goes_to_a_ply_and_takes_a_seat() -> None:
    shown = run("show", RECORD, "--ply", "20", "--seat", "1").stdout
    assert "Year 1 · Summer" in shown and "greedy (you)" in shown and "4♣ 2♦" in shown
    assert "Year 0 · the deal" in run("show", RECORD, "--ply", "0").stdout


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, None])
def test_show_draws_saved_positions_whole_or_seen(tmp_path: Path, viewer: int | None) -> None:
    game = parlour.game("ard-ri")
    *_, (state, _, _) = list(Record.read(RECORD).replay())[:21]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position(state if viewer is None else state.seen(viewer))))
    shown = run("show", file)
    assert shown.exit_code == 0 and "Seat 0" in shown.stdout and "Year 1 · Summer" in shown.stdout
    assert shown.stdout.count("(you)") == (viewer in (0, 1))


def test_refusals_are_single_sentences(tmp_path: Path) -> None:
    game = parlour.game("ard-ri")
    *_, (state, _, _) = list(Record.read(RECORD).replay())[:21]
    seen = tmp_path / "seen.json"
    seen.write_text(json.dumps(game.position(state.seen(0))))
    assert fails("show", seen, "--seat", "1") == "Option --seat cannot be “1”; it takes 0."
    assert fails("show", seen, "--ply", "1").startswith("This file holds a single position")
    assert fails("show", RECORD, "--ply", "43") == "Option --ply cannot be “43”; it takes 0–42."
    assert fails("replay", RECORD, "--seat", "2") == "Option --seat cannot be “2”; it takes 0–1."
    assert fails("show", tmp_path / "nothing.json").startswith("Cannot read ")
    (tmp_path / "text.txt").write_text("hello")
    assert fails("replay", tmp_path / "text.txt").startswith("This file is not JSON")
    (tmp_path / "deep.json").write_text("[" * 200_000)
    for command in ("replay", "show", "analyse"):
        assert fails(command, tmp_path / "deep.json").startswith("This file is not JSON")
    (tmp_path / "list.json").write_text("[1]")
    assert fails("show", tmp_path / "list.json").startswith("This file is neither a record nor a position")


def test_a_stranger_s_record_cannot_give_the_terminal_orders(tmp_path: Path) -> None:
    record = Record.read(RECORD)
    record.players = ["\x1b[2JEve", "Mal\x07lory"]
    file = tmp_path / "record.json"
    file.write_text(record.to_json())
    shown = run("replay", file).stdout
    assert "Mallory" in shown and "\x1b" not in shown and "\x07" not in shown
    file.write_text(record.to_json().replace('"events"', '"\\u001b[2Jevents"'))
    assert "\x1b" not in fails("replay", file)
