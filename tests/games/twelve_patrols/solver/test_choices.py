"""What a position promises when the order of the cards face down is not known, and the players built on that."""

import random
from dataclasses import asdict
from itertools import permutations
from json import dumps
from math import factorial
from typing import cast

import pytest

import parlour
from parlour.core.play import Limit
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.bots import PatrolsGreedy, PatrolsSolver
from parlour.games.twelve_patrols.rules import TwelvePatrols
from parlour.games.twelve_patrols.solver.choice import Effort
from parlour.games.twelve_patrols.solver.solve import NO, YES, can_be_won, chance, explain, order_of, steps, still_winnable
from tests.games.twelve_patrols.solver.referee import random_deal, random_deck

pytestmark = pytest.mark.compiled

QUICK = Effort(orders=24, steps=2, fillings=40)


def played_on(seed: int, placed: int, **options: str) -> parlour.State:
    """A deal in which our player has placed some cards and must place the next."""
    state, order = order_of(seed, **options)
    player, deals = PatrolsSolver(effort=QUICK), list(order)
    while state.fields()["placed"] < placed or state.fields()["phase"] != constants.CARD:
        state.apply(deals.pop(0) if state.actor == parlour.CHANCE else player(state.seen(0), 0, Limit()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("frame", ["fixed", "floating"])
def test_the_share_of_a_step_is_that_of_the_orders_won_after_it(frame: str) -> None:
    state = played_on(3, 3, frame=frame)
    orders = all_orders(state)
    for value in steps(state)[:4]:
        after = state.copy()
        after.apply(value.moves[0])
        assert value.won == sum(can_be_won(after, order).answer == YES for order in orders)
        assert value.exact and value.orders == len(orders) == factorial(3) and value.low == value.share == value.high


def all_orders(state: parlour.State) -> list[tuple[int, ...]]:
    return list(permutations([card for card in range(9) if state.fields()["unseen"] >> card & 1]))


def test_steps_never_promise_more_than_they_could_hold() -> None:
    state = played_on(5, 1)
    for value in steps(state, Limit(simulations=30)):
        assert 0 <= value.value <= value.share <= 1 and value.low <= value.share <= value.high and not value.exact


def test_filling_a_line_keeps_what_it_says() -> None:
    """Each way to fill the lines that must be filled replays, and the orders it counts can be won afterwards."""
    state = played_on(4, 2)
    while not any(must_fill(state)):
        value = steps(state, Limit(simulations=24))[0]
        for move in value.moves:
            state.apply(move)
        while state.actor == parlour.CHANCE:
            state.apply(state.outcomes()[0][0])
    orders = all_orders(state)
    for value in steps(state)[:3]:
        after = state.copy()
        for move in value.moves:
            after.apply(move)
        left = [order for order in orders if can_be_won(after, order).answer == YES]
        assert len(left) == value.won


def must_fill(state: parlour.State) -> list[int]:
    return [spot for spot in range(constants.SPOTS) if cast(TwelvePatrols, state).is_forced(spot)] if state.actor == 0 else []


@pytest.mark.slow
def test_the_chance_of_the_best_play_is_at_most_the_share_and_exact_late() -> None:
    state = played_on(3, 4)
    best = steps(state)[0]
    found = chance(state)
    assert found.exact and found.low == found.chance == found.high and 0 < found.chance <= best.share


@pytest.mark.slow
def test_early_the_chance_is_estimated_with_an_interval() -> None:
    state = played_on(3, 1)
    found = chance(state, Limit(simulations=2))
    assert not found.exact and found.games == 2 and found.low <= found.chance <= found.high


def test_a_hint_is_a_document_with_a_legal_step_and_a_reason() -> None:
    state = played_on(6, 3)
    hint = explain(state, Limit(simulations=24))
    assert hint.best is not None and hint.best.moves[0] in state.legal()
    assert hint.reason["reason"] in ("sure", "only", "turn", "keep", "dice", "best", "wait")
    assert dumps(asdict(hint))


def test_a_lost_game_is_told_as_lost() -> None:
    lot = random.Random(2)
    while True:
        state, order = random_deal(lot, "fixed", random_deck(lot))
        for card in order[:3]:
            state.apply(card)
        if still_winnable(state).answer == NO:
            break
    assert explain(state, Limit(simulations=6)).reason == {"reason": "lost"}
    assert chance(state, Limit(simulations=3)).chance == 0


@pytest.mark.slow
def test_no_question_knows_the_order_that_the_seed_would_deal() -> None:
    """A state holds no order, so two matches that look alike get the same answers whatever their seeds."""
    state = played_on(3, 3)
    assert steps(state) == steps(state.seen(0)) == steps(state.copy())


@pytest.mark.slow
def test_the_solver_wins_what_can_be_won_more_often_than_not_and_plays_the_same_again() -> None:
    won = 0
    for seed in range(4):
        records = [parlour.play("twelve-patrols", [PatrolsSolver(effort=QUICK)], seed=seed) for _ in range(2)]
        assert records[0].moves == records[1].moves
        won += records[0].scores == [1.0]
    assert won >= 2


@pytest.mark.parametrize("frame", ["fixed", "floating"])
def test_the_greedy_player_plays_to_the_end(frame: str) -> None:
    for seed in range(20):
        assert parlour.play("twelve-patrols", [PatrolsGreedy(seed)], seed=seed, frame=frame).scores in ([0.0], [1.0])


@pytest.mark.slow
@pytest.mark.parametrize("frame", ["fixed", "floating"])
def test_the_solver_goes_on_from_any_position(frame: str) -> None:
    """Also in the middle of a discard or a patrol that somebody else began."""
    lot = random.Random(9)
    for seed in range(4):
        state, order = order_of(seed, frame=frame)
        player, deals, plies = PatrolsSolver(effort=QUICK), list(order), 0
        while state.actor != parlour.OVER and plies < 300:
            if state.actor == parlour.CHANCE:
                state.apply(deals.pop(0))
            else:
                strange = lot.random() < 0.2
                state.apply(lot.choice(state.legal()) if strange else player(state.seen(0), 0, Limit()))
            plies += 1
        assert state.actor == parlour.OVER


@pytest.mark.soak
@pytest.mark.parametrize(("deck", "share"), [("standard", 0.8), ("hard", 0.25)])
def test_the_solver_wins_its_share_of_each_deck(deck: str, share: float) -> None:
    games = 60
    played = [parlour.play("twelve-patrols", [PatrolsSolver()], seed=f"soak {seed}", deck=deck) for seed in range(games)]
    won = sum(record.scores == [1.0] for record in played)
    assert won >= games * share
