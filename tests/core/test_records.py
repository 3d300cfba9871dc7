"""Records: exact replay, and a clear word about everything that can be wrong with one."""

import dataclasses
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.bots import player
from parlour.core import records
from parlour.core.chance import commitment

OLD = Path(__file__).parents[1] / "games" / "jack_rabbits" / "golden" / "version-1"


@pytest.fixture
def record() -> parlour.Record:
    return parlour.play("ard-ri", [player("ard-ri", "random", i) for i in range(3)], seed="abc")


def test_a_record_goes_through_json_and_replays_to_the_same_end(record: parlour.Record) -> None:
    again = parlour.Record.from_json(record.to_json())
    assert again == record
    final = again.final()
    assert list(final.scores) == record.scores and parlour.game("ard-ri").points(final) == record.points
    again.check_seed()


def test_within_a_simultaneous_round_a_record_is_sorted_by_seat(record: parlour.Record) -> None:
    rounds: dict[int, list[int]] = {}
    for state, seat, _ in record.replay():
        if seat >= 0:
            rounds.setdefault(state.round, []).append(seat)
    assert rounds and all(seats == [0, 1, 2] for seats in rounds.values())


def test_the_same_seed_meets_the_same_cards_whatever_is_played() -> None:
    def cards(bots: list[str]) -> list[int]:
        played = parlour.play("ard-ri", [player("ard-ri", bot, i) for i, bot in enumerate(bots)], seed=5)
        return [move for seat, move in played.moves if seat == parlour.CHANCE]

    one, other = cards(["random", "random"]), cards(["greedy", "greedy"])
    assert one[:20] == other[:20] and len(one) >= 26


def test_a_game_cut_short_has_no_scores_and_no_seed() -> None:
    cut = parlour.play("ard-ri", [player("ard-ri", "random", i) for i in range(2)], seed=1, max_plies=25)
    assert len(cut.moves) in (25, 26) and cut.scores is None and cut.seed is None
    assert cut.final().actor != parlour.OVER


def test_the_promise_of_a_seed_is_kept_or_broken_visibly(record: parlour.Record) -> None:
    assert commitment("abc") == commitment(record.seed or "") != commitment("abd")


def changed(record: parlour.Record, **changes: Any) -> str:
    return json.dumps({**json.loads(record.to_json()), **changes})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"parlour": 99}, "format 99"),
        ({"game": "chess"}, "no game “chess”"),
        ({"game": 3}, "“game” has the wrong form"),
        ({"version": 7}, "version 7"),
        ({"options": {"seats": 9}}, "cannot be “9”"),
        ({"options": {"sets": 2}}, "no option “sets”"),
        ({"moves": [[-1, 60]]}, "ply 1"),
        ({"moves": [[-1, 5.5]]}, "wrong form"),
        ({"moves": [[0]]}, "wrong form"),
        ({"moves": [[2, 5]]}, "not asked"),
        ({"scores": [0, 0, 0]}, "gives"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_bad_record_is_refused_with_the_reason(record: parlour.Record, changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(parlour.ParlourError, match=reason):
        parlour.Record.from_json(changed(record, **changes)).final()


def test_a_record_of_older_rules_replays_as_long_as_the_present_ones_allow_every_move() -> None:
    old = parlour.Record.read(OLD / "still-allowed.json")
    assert old.version == 1 < parlour.game("jack-rabbits").version
    old.check_seed()
    assert list(old.final().scores) == old.scores


def test_where_the_present_rules_do_not_allow_it_a_record_says_with_which_version_it_was_made() -> None:
    old = parlour.Record.read(OLD / "no-longer-allowed.json")
    with pytest.raises(parlour.BadRecord, match=r"version 1 of jack-rabbits\. Version 2 is installed.*step 38: ") as refused:
        old.final()
    assert refused.value.code == "error-record-outdated"
    assert len(list(itertools.islice(old.replay(), 38))) == 38  # up to there it can be looked at


def test_a_record_of_older_rules_has_to_end_as_it_says() -> None:
    old = parlour.Record.read(OLD / "still-allowed.json")
    assert old.scores is not None
    for changes in ({"scores": [1 - score for score in old.scores]}, {"moves": old.moves[:-1]}):
        with pytest.raises(parlour.BadRecord, match=r"version 1 .* ends otherwise"):
            dataclasses.replace(old, **changes).final()
    given_up = dataclasses.replace(old, moves=old.moves[:-1], events=[{"kind": "resign", "seat": 0}])
    assert given_up.final().actor != parlour.OVER


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", pytest.param("[" * 200_000, id="deep"), "3", '"x"', "{}", '{"parlour": 1}',
     '{"parlour": 1, "game": "ard-ri"}', "\x00"],
)
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    with pytest.raises(parlour.BadRecord):
        parlour.Record.from_json(text)


def test_a_forged_outcome_is_found_by_the_seed(record: parlour.Record) -> None:
    forged = parlour.Record.from_json(changed(record, seed="other"))
    with pytest.raises(parlour.BadRecord, match="ply 1"):
        forged.check_seed()


def test_a_file_holds_a_record_or_a_position(record: parlour.Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    assert records.load(file) == (parlour.game("ard-ri"), record)
    final = record.final()
    file.write_text(json.dumps(parlour.game("ard-ri").position(final)), encoding="utf-8")
    assert records.load(file) == (parlour.game("ard-ri"), final)
    for text, kind in (("{", parlour.BadRecord), ("[1]", parlour.BadRecord), ('{"game": 1}', parlour.BadPosition)):
        file.write_text(text)
        with pytest.raises(kind):
            records.load(file)
    with pytest.raises(parlour.BadRecord, match="Cannot read"):
        records.load(tmp_path / "nothing.json")
