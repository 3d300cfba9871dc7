"""The number of a random land: drawn from the seed where a match begins, and kept in its record."""

from __future__ import annotations

import pytest

import parlour
from parlour import State
from parlour.core.play import Limit
from parlour.games.jack_rabbits import GAME, constants, lands
from parlour.match.match import Match, Seat
from tests.games.jack_rabbits.table import table


def first_move(seen: State, seat: int, limit: Limit) -> int:
    return seen.legal(seat)[0]


def settled(seed: str | int, **options: object) -> object:
    return GAME.fix_options(GAME.options.resolve(options), seed)["land"]


@pytest.mark.rule("JR-10")
def test_a_seed_draws_one_of_999_lands_and_always_the_same() -> None:
    drawn = {settled(seed) for seed in range(3000)}
    assert drawn <= set(range(1, constants.LAST_LAND + 1)) and len(drawn) > 900
    assert settled("a word") == settled("a word") != settled("another")


def test_a_number_that_was_chosen_is_kept_and_other_boards_have_none() -> None:
    assert settled(1, land=77) == 77
    assert [settled(1, board=board) for board in ("sample", "strict", "free")] == [0, 0, 0]
    assert parlour.game("ard-ri").fix_options({"seats": 2}, 1) == {"seats": 2}


def test_what_is_left_open_is_told() -> None:
    for options in ({}, {"land": 77}, {"board": "strict"}):
        resolved = GAME.options.resolve(options)
        found = GAME.left_open(resolved)
        assert (found is None) == (GAME.fix_options(resolved, 1) == resolved) == bool(options)
    assert GAME.left_open(GAME.options.resolve({})) == ("land", range(1, constants.LAST_LAND + 1))


def test_without_a_seed_it_is_land_1() -> None:
    assert table(GAME.start())["land"] == table(GAME.start(land=1))["land"] != table(GAME.start(land=2))["land"]


def test_a_record_holds_the_number_and_can_be_checked() -> None:
    record = parlour.play("jack-rabbits", [first_move] * 2, seed="somewhere", turn_limit=3, game="full")
    assert record.options["land"] == settled("somewhere") and record.options["game"] == "full"
    assert table(record.final())["land"] == table(GAME.start(land=record.options["land"]))["land"]
    record.check_seed()


def test_a_match_holds_the_number() -> None:
    seats = [Seat("bot", "one", "random"), Seat("bot", "two", "random")]
    match = Match.create("m", "jack-rabbits", {}, seats, "somewhere")
    assert match.options["land"] == settled("somewhere")


def test_a_land_is_built_once() -> None:
    options = GAME.options.resolve({"land": 4321})
    assert lands.laid(options) is lands.laid(options)
    GAME.start(land=4321).push(3, parlour.CHANCE)  # games play on copies
    assert lands.laid(options) == lands.lay_out(lands.random_land(4321))
