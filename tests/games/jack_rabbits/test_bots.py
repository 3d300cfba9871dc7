"""The greedy player of Jack Rabbits: it finishes its games, plays sensibly, and knows no more than its seat."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour import OVER, State, bots, native
from parlour.games.jack_rabbits import GAME, constants, evaluator, evaluator_tables
from parlour.games.jack_rabbits.rules import JackRabbits
from tests.core.random_states import positions
from tests.games.jack_rabbits.table import audience, can, hand, journey, lay, play, step, turn, where

COMPILED = native.in_use() == "compiled"
QUEST_OF_ONE_SUIT: dict[str, Any] = {"quest": "tribal"}
SETS: dict[str, Mapping[str, Any]] = {
    **GAME.options.presets, "tribal": QUEST_OF_ONE_SUIT, "tight suits": {"tight_suits": True}, "strict": {"board": "strict"},
    "free": {"board": "free"},
}


def greedy(state: State, seat: int | None = None) -> str:
    """What it does, as it would be typed."""
    who = state.actor if seat is None else seat
    move = bots.player(GAME.id, "greedy", "here")(state.seen(who), who, parlour.Limit())
    return GAME.text(state.seen(who), move)


def finished(options: Mapping[str, Any], seats: int, seed: int) -> int | None:
    """The turns that a game between greedy players takes; None if nobody has won after 400."""
    players = [bots.player(GAME.id, "greedy", f"{seed}/{seat}") for seat in range(seats)]
    record = parlour.play(GAME, players, seed=seed, **{**options, "seats": seats, "turn_limit": 400})  # refuses illegal moves
    final = record.final()
    assert final.actor == OVER and record.scores is not None
    return final.fields()["turns_played"] + 1 if max(record.scores) == 1 else None


@pytest.mark.parametrize("name", SETS)
def test_it_plays_legal_moves_and_goes_home(name: str) -> None:
    turns = [finished(SETS[name], 2 + number % 3, number) for number in range(5 if COMPILED else 1)]
    assert None not in turns


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", SETS)
def test_it_goes_home_in_99_of_100_games(name: str, seats: int) -> None:
    games = 300
    turns = [finished(SETS[name], seats, number) for number in range(games)]
    done = [many for many in turns if many is not None]
    print(f"{name}, {seats} seats: {len(done)} of {games} games finished; median {median(done)}, longest {max(done)}")
    assert len(done) >= games * 99 // 100


@settings(deadline=None, max_examples=100 if COMPILED else 20)
@given(data=st.data(), u=st.integers(0, 2**64 - 1))
def test_what_its_seat_cannot_know_changes_nothing(data: st.DataObject, u: int) -> None:
    state = data.draw(positions(GAME.id, over=False))
    for seat in state.waiting:
        world = state.seen(seat).imagine(u)
        assert greedy(world, seat) == greedy(state, seat)


@pytest.mark.slow
@settings(deadline=None, max_examples=100 if COMPILED else 20)
@given(data=st.data())
def test_every_position_has_a_bounded_worth_and_a_win_is_the_most(data: st.DataObject) -> None:
    state: Any = data.draw(positions(GAME.id))
    for seat in range(state.seats):
        for one in [state, state.seen(seat)]:
            worth = evaluator.JackRabbitsEvaluator().worth(one, seat)
            assert abs(worth) <= 2 * evaluator_tables.MOST
            if state.actor == OVER and max(state.scores) == 1:
                assert worth == 2 * evaluator_tables.MOST * (1 if state.scores[seat] == 1 else -1)


@settings(deadline=None, max_examples=50 if COMPILED else 20)
@given(data=st.data())
def test_what_is_remembered_of_another_land_changes_nothing(data: st.DataObject) -> None:
    old: Any = evaluator.JackRabbitsEvaluator()
    for _ in range(3):
        state, fresh = data.draw(positions(GAME.id)), evaluator.JackRabbitsEvaluator()
        assert old.worth(state, 0) == fresh.worth(cast(JackRabbits, state), 0)


def test_it_wins_when_it_can() -> None:
    state = journey("Kd Qd Jd", "", at="Jd citadel")
    while state.actor == 0:
        state = play(state, greedy(state))
    assert state.scores == (1.0, 0.0)


def test_it_claims_a_royal_that_it_can_pay_with_the_cards_that_cost_least() -> None:
    state = audience("4d 6d 7d 9d", "", at="Jd citadel")
    assert greedy(state) == "claim"
    state = play(state, "claim", greedy(play(state, "claim")))
    assert hand(play(state, greedy(state))) == "7d 9d Jd"


def test_it_goes_where_it_can_pay() -> None:
    assert where(travelled(journey("4d 6d", ""))) == "Jd"
    assert where(travelled(journey("4h 6h", ""))) == "Qh"


def travelled(state: State) -> State:
    while step(state) in ("journey", "on-road"):
        state = play(state, greedy(state))
    return state


def test_it_shows_a_card_in_the_lottery_and_calls_who_holds_too_much() -> None:
    state = play(turn("3h 9c", "", dice=(1, 1)), "3-5")
    assert greedy(state) == "3h"
    too_many = turn("", "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c", hand_limit_rule="caught")
    assert greedy(too_many) == "call 1"


def test_it_discards_what_it_needs_least() -> None:
    state: Any = lay("10s 9s 8s 10h 9h 8h 10d 9d 8d Ac", "")
    state.ask_discard(0, constants.JOURNEY)
    assert greedy(state) == "Ac"


def test_it_attacks_when_strong_and_not_when_it_has_better_things_to_do() -> None:
    strong = audience("Ks 10s 9s 8s", "2c", at="Kh Kh", game="full")
    assert greedy(strong) == "fight 1"
    on_the_way_home = audience("Kd Qh Js As", "2c 3c 4c 5c", at="Kh Kh", game="full")
    assert greedy(on_the_way_home) == "pass"


def test_it_answers_a_judgement_with_as_few_hearts_as_will_do() -> None:
    state: Any = lay("6h 9h 10h", "7h", at="Qs citadel", game="full")
    state._load({**state.fields(), "challenger": 1})
    state.ask_visitor()
    assert can(state)[-1] == "pass" and greedy(state) == "6h"
