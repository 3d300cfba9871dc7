"""Playing at the terminal, through pipes."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import CHANCE, Game, Record, State, bots
from parlour.cli import play
from parlour.cli.names import distinct
from parlour.core import cards
from tests.cli.command import fails, run

FIRST_LEGAL = "\n".join(itertools.islice(itertools.cycle([*cards.CODES, "pass"]), 2000))  # something in it is always legal


def finished(*words: str, typed: str = FIRST_LEGAL) -> str:
    """What is told of a whole game; the person sits in seat 0 unless another one is asked for."""
    seat = () if "--seat" in words else ("--seat", "0")
    result = run("play", "ard-ri", *seat, *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_game_can_be_played_to_its_end_and_is_told_in_words() -> None:
    told = finished("--bots", "greedy", "--seed", "3")
    assert "Year 1 · Spring" in told and "Year 4 · Summer" in told and "the game is over" in told
    assert re.search(r"Spring: You play \S+\. greedy plays \S+\.", told)
    assert re.search(r"Winter: You turn up \S+\. greedy turns up \S+\.", told)
    assert re.search(r"(You win!|greedy wins\.)\nPoints: Guest \d+, greedy \d+\.", told)
    assert "The seed of this game was 3." in told
    assert "With --save" in told


def test_piped_output_holds_no_control_characters() -> None:
    assert "\x1b" not in finished("--seed", "3")


def test_the_saved_record_replays_and_agrees_with_the_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = finished("--bots", "greedy", "--seed", "elf", "--seats", "4", "--name", "Maeve", "--seat", "2", "--save", str(file))
    record = Record.read(file)
    assert record.players == ["greedy 1", "greedy 2", "Maeve", "greedy 3"]
    assert record.final().scores == tuple(record.scores or ())
    record.check_seed()
    assert f"Saved as {file}." in told.replace("\n", "")


@pytest.mark.rule("JR-13", "JK-5")
@pytest.mark.parametrize("game", ["ard-ri", "jackal", "jack-rabbits"])
def test_the_lot_decides_who_begins_and_falls_alike_for_the_same_seed(game: str) -> None:
    def place(*words: str) -> str:
        told = run("play", game, "--seats", "3", "--bots", "random", *words, typed="q\n").stdout
        found = re.search("By lot you are player ([123]) of 3\\.", told)
        return found[1] if found else ""

    drawn = [place("--seed", str(seed)) for seed in range(12)]
    assert set(drawn) == {"1", "2", "3"}
    assert place("--seed", "5") == drawn[5]
    assert place("--daily", "2026-11-15") == place("--daily", "2026-11-15")
    assert place("--seat", "1") == ""  # chosen


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    files = [tmp_path / "1.json", tmp_path / "2.json"]
    for file in files:
        finished("--seed", "3", "--save", str(file))
    assert files[0].read_text() == files[1].read_text()


def test_bots_decide_as_they_would_in_parlour_play(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    finished("--seed", "9", "--bots", "greedy,random", "--save", str(file))
    record = Record.read(file)
    own = iter([move for seat, move in record.moves if seat == 0])

    def person(seen: State, seat: int, limit: parlour.Limit) -> int:
        return next(own)

    players = [person, bots.player("ard-ri", "greedy", "9/1"), bots.player("ard-ri", "random", "9/2")]
    assert parlour.play("ard-ri", players, seed="9").moves == record.moves


def test_a_wrong_input_is_explained_and_asked_again() -> None:
    told = finished("--seed", "3", typed="Zz\n\nKd\n4d\nq\n")
    assert "I do not understand “Zz” here; possible are: 8c 9c" in told
    assert told.count("Spring: which Cattle do you play into the centre? (like 8c) ›") == 4
    assert "Spring: You play 4♦." in told


def test_a_question_mark_lists_what_can_be_typed_a_move_a_line() -> None:
    told = finished("--seed", "3", typed="?\nq\n")
    assert "You can type:\n  8c\n  9c\n  Ad\n  4d\n  6h\n  10h\n  4s\n  10s\n" in told
    assert "hint: what a strong player would do; undo: take your last decision back; q: leave." in " ".join(told.split())
    assert "parlour rules ard-ri" in told


def test_many_moves_are_listed_in_columns_that_keep_apart_what_has_several_words() -> None:
    told = run("play", "twelve-patrols", "--seed", "3", typed="?\nq\n").stdout
    listed = told.partition("You can type:\n")[2].partition("Several moves")[0]
    found = {move for line in listed.splitlines() for move in re.split(r"\s{3,}", line.strip()) if move}
    game = parlour.game("twelve-patrols")
    assert {"FB a3", "discard w5"} <= found and len(found) == 9 * 3 + 11
    assert all(re.fullmatch(r"[A-Z]{2} [abc][123]|discard [wyb]\d?", move) for move in found), game


def test_what_the_things_on_the_table_are_can_be_asked() -> None:
    told = " ".join(finished("--seed", "3", typed="?\nlegend\nq\n").split())
    assert "legend: what the things on the table are." in told and "Ace: the best cattle there is, worth 15." in told


def test_a_hint_names_the_best_move_with_its_chance_and_others() -> None:
    told = finished("--seed", "3", typed="hint\nq\n")
    assert re.search(r"Best now: \S+\.\nThe chance of winning with it is about \d+%\.\nNext best: \S+ \(\d+%\)", told)


def test_a_hint_of_12_patrols_tells_why() -> None:
    told = run("play", "twelve-patrols", "--seed", "3", typed="hint\nq\n").stdout.replace("\n", " ")
    assert re.search(r"Best now: [A-Z]{2} [abc][123]\. After that, \d+% of the orders", told)
    assert "No other step was found to keep more." in told or "it can be won in whichever order" in told


def test_the_last_decision_can_be_taken_back_while_nothing_has_come_of_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "twelve-patrols", "--seed", "3", "--save", str(file))
    told = run(*words, typed="undo\ndiscard w\nundo\nLC b2\nundo\nq\n").stdout
    nothing, back = "There is nothing you can take back now.", "Taken back."
    assert told.index(nothing) < told.index(back) < told.rindex(nothing)  # a card has been turned up since
    game, record = parlour.game("twelve-patrols"), Record.read(file)
    decisions = [(state, move) for state, by, move in record.replay() if by == 0 and move >= 0]
    assert [game.text(state, move) for state, move in decisions] == ["LC b2"]


def test_what_others_have_answered_cannot_be_taken_back() -> None:
    assert "There is nothing you can take back now." in finished("--seed", "3", typed="4d\nundo\nq\n")


@pytest.mark.parametrize("typed", ["q\n", "Q\n", "quit\n", ""])
def test_leaving_is_no_error(typed: str) -> None:
    assert "You leave the table; this game stays unfinished." in finished("--seed", "3", typed=typed)


def test_an_unfinished_game_is_saved_without_result_seed_or_open_choices(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    finished("--seed", "3", "--save", str(file), typed="4d\nq\n")
    record = Record.read(file)
    assert record.scores is None and record.seed is None
    assert [seat for seat, _ in record.moves] == [CHANCE] * 18 + [0, 1]
    record.final()


def test_cards_may_be_typed_in_any_usual_spelling() -> None:
    assert "You play 10♥." in finished("--seed", "3", typed="10♥\nq\n")
    assert "You play 10♥." in finished("--seed", "3", typed="  th \nq\n")


def test_a_secret_seed_is_promised_first_and_told_at_the_end() -> None:
    told = finished()
    commitment = re.search(r"Fingerprint of the seed, which is told at the end:\s+([0-9a-f]{64})", told)
    seed = re.search(r"The seed of this game was ([0-9a-f]+)\.", told)
    assert commitment and seed and parlour.core.chance.commitment(seed[1]) == commitment[1]


def test_with_nothing_to_choose_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pass is still an entry of the round, and it is still told what it shows."""
    game = parlour.game("ard-ri")
    hands: list[dict[str, Any]] = [{"hand": ["Kc", "Qd"]}, {"hand": ["2c", "3c"]}]
    state = game.restore({"game": "ard-ri", "options": {"seats": 2}, "season": "spring", "seats": hands})
    sitting = play.Sitting("en", play.match_of(game, game.options_of(state), "1", 0, "Maeve", ["random"]), 0)
    sitting.match.state = state
    said: list[str] = []
    monkeypatch.setattr(sitting, "print", lambda what: said.append(str(what)))
    monkeypatch.setattr(sitting, "typed", lambda prompt: pytest.fail("somebody was asked"))
    sitting.next_round()
    assert said[0] == "There is only one move: pass"
    assert sitting.match.view(0)["table"]["season"] == "summer"
    assert sitting.match.view(1)["table"]["seats"][0]["nobles"] == 2
    assert [seat for seat, _ in sitting.match.record().moves] == [0, 1]


def test_only_what_the_own_seat_may_see_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop asks for views and events of the person's seat only, and hands each bot only what its seat sees."""
    game = parlour.game("ard-ri")
    asked: set[int] = set()
    view, event = type(game).view, type(game).event

    def noted_view(self: Game, state: State, seat: int) -> dict[str, Any]:
        asked.add(seat)
        return view(self, state, seat)

    def noted_event(
        self: Game, state: State, move: int, seat: int, by: int | None = None, after: State | None = None
    ) -> dict[str, Any]:
        asked.add(seat)
        return event(self, state, move, seat, by, after)

    monkeypatch.setattr(type(game), "view", noted_view)
    monkeypatch.setattr(type(game), "event", noted_event)
    finished("--seed", "5", "--seats", "3", "--seat", "1")
    assert asked == {1}


def test_bots_of_the_same_kind_are_told_apart() -> None:
    assert distinct(["greedy", "Maeve", "greedy"]) == ["greedy 1", "Maeve", "greedy 2"]


def test_refusals_are_single_sentences(tmp_path: Path) -> None:
    assert fails("play", "ard-ri", "--seats", "6") == "Option seats cannot be “6”; it takes 2–5."
    assert fails("play", "ard-ri", "--seat", "2") == "Option --seat cannot be “2”; it takes 0–1."
    known = ", ".join(bots.names("ard-ri"))
    assert fails("play", "ard-ri", "--bots", "nobody") == f"No bot called “nobody” plays ard-ri; there are: {known}."
    assert fails("play", "ard-ri", "--seats", "2", "--bots", "random,random").startswith("2 bots are named, but 1 seat is")
    assert fails("play", "ard-ri", "--save", tmp_path / "no" / "game.json").endswith("the folder does not exist.")
