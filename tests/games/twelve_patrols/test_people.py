"""Players between the greedy one and the solver."""

from __future__ import annotations

import pytest

import parlour
from parlour import bots
from parlour.games.twelve_patrols.bots import PEOPLE, PatrolsPerson
from tests.games.twelve_patrols import table

DEALS = 8


@pytest.fixture(autouse=True)
def shipped_decks(cards_of_the_tests: None) -> None:
    table.play_with_shipped_decks()


def wins(bot: str) -> float:
    played = [parlour.play("twelve-patrols", [bots.player("twelve-patrols", bot, deal)], seed=deal) for deal in range(DEALS)]
    return sum(sum(record.scores or []) for record in played)


@pytest.mark.slow
@pytest.mark.compiled
def test_who_thinks_about_everything_wins_more_than_who_thinks_about_nothing() -> None:
    assert wins("greedy") <= 1 and wins("guesser") >= DEALS / 2


def test_they_stand_between_greedy_and_solver_by_how_much_they_think() -> None:
    known = bots.names("twelve-patrols")
    assert list(PEOPLE) == known[known.index("greedy") + 1 : known.index("solver")]
    assert list(PEOPLE.values()) == sorted(PEOPLE.values())


def test_the_same_seed_makes_the_same_moves() -> None:
    games = [parlour.play("twelve-patrols", [PatrolsPerson("hasty", 70, "x")], seed=4).moves for _ in range(2)]
    assert games[0] == games[1]
    assert parlour.play("twelve-patrols", [PatrolsPerson("none", 0, "x")], seed=4).moves == parlour.play(
        "twelve-patrols", [bots.player("twelve-patrols", "greedy", "x")], seed=4).moves
