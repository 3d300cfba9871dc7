"""The bare loop: compiled or not, whoever draws, the same games."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import bots, game, play
from parlour.core import actors
from parlour.core import play as playing
from parlour.core.play import Limit, drive
from parlour.core.state import State
from parlour.search.random_player import RandomPlayer

OPTIONS: dict[str, dict[str, Any]] = {
    "ard-ri": {"seats": 3}, "jackal": {"seats": 4}, "jack-rabbits": {"turn_limit": 40}, "twelve-patrols": {},
}


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_outcomes_drawn_in_c_and_in_python_make_the_same_game(name: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = int(game(name).options.resolve(OPTIONS[name])["seats"])

    def played() -> object:
        players = [bots.player(name, bot, f"x/{seat}") for seat in range(seats)]
        return play(name, players, seed="x", max_plies=600, **OPTIONS[name])

    fast = played()
    monkeypatch.setattr(playing, "fast_luck", lambda state: None)
    assert played() == fast


def test_a_player_s_stream_goes_on_where_the_game_before_has_left_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def two_games() -> list[object]:
        players = [RandomPlayer("a"), RandomPlayer("b")]
        return [play("ard-ri", players, seed=seed) for seed in (1, 2)]

    fast = two_games()
    monkeypatch.setattr(playing, "fast_luck", lambda state: None)
    assert two_games() == fast


def test_one_player_at_several_seats_has_one_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = play("ard-ri", [RandomPlayer("a")] * 3, seed=5)
    monkeypatch.setattr(playing, "fast_luck", lambda state: None)
    assert play("ard-ri", [RandomPlayer("a")] * 3, seed=5) == fast


def test_a_player_derived_from_the_random_one_is_asked() -> None:
    class First(RandomPlayer):
        def __call__(self, seen: State, seat: int, limit: Limit) -> int:
            return seen.legal(seat)[0]

    record = play("ard-ri", [First(), First()], seed=1)
    assert all(move == state.legal(seat)[0] for state, seat, move in record.replay() if seat >= 0)


def test_moves_are_taken_down_only_if_somebody_wants_them() -> None:
    rules = game("ard-ri")
    state, players = rules.start(), [RandomPlayer("a"), RandomPlayer("b")]
    plies = drive(rules, state, players, 1, Limit(), None, ["a", "b"])
    record = play("ard-ri", [RandomPlayer("a"), RandomPlayer("b")], seed=1)
    assert state.actor == actors.OVER and plies == len(record.moves) and list(state.scores) == record.scores
