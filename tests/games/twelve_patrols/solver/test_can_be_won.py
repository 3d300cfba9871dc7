"""The question of somebody who knows the order of the cards: can this deal be won?"""

import random
from collections import Counter

import pytest

import parlour
from parlour import native
from parlour.core.play import Limit
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver.outlook import orders_of
from parlour.games.twelve_patrols.solver.solve import NO, UNKNOWN, YES, Verdict, can_be_won, order_of, still_winnable
from tests.games.twelve_patrols.solver.referee import Order, TooBig, late_positions, random_deal, random_deck, wins


def replayed(state: parlour.State, verdict: Verdict) -> tuple[float, ...]:
    table = state.copy()
    assert verdict.plan is not None
    for seat, move in verdict.plan.line:
        table.apply(move, seat)
    return table.scores


def agreed(cases: int, most: int, frame: str, seed: int) -> Counter[str]:
    """Asks the search and the referee the same; every win is replayed."""
    answers: Counter[str] = Counter()
    for state, order in late_positions(random.Random(seed), frame):
        try:
            won = wins(state, order, most)
        except TooBig:
            continue
        verdict = can_be_won(state, order)
        assert verdict.answer == (YES if won else NO), (frame, seed, parlour.game("twelve-patrols").position(state), order)
        if won:
            assert replayed(state, verdict) == (1.0,)
        answers[verdict.answer] += 1
        if answers.total() == cases:
            break
    return answers


@pytest.mark.slow
@pytest.mark.parametrize("frame", ["fixed", "floating"])
def test_the_search_agrees_with_trying_every_move(frame: str) -> None:
    if native.in_use() != "compiled":
        agreed(5, 120, frame, 1)  # plain Python is slow
        return
    answers = agreed(60, 120, frame, 1)
    assert min(answers[YES], answers[NO]) >= 10


@pytest.mark.soak
@pytest.mark.parametrize("frame", ["fixed", "floating"])
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_search_agrees_with_trying_very_many_moves(frame: str, seed: int) -> None:
    agreed(250, 120, frame, seed)
    agreed(150, 2000, frame, seed)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("frame", ["fixed", "floating"])
@pytest.mark.parametrize("deck", ["standard", "hard"])
def test_every_win_that_is_claimed_replays_to_a_win(deck: str, frame: str) -> None:
    answers: Counter[str] = Counter()
    for seed in range(20):
        state, order = order_of(seed, deck=deck, frame=frame)
        verdict = can_be_won(state, order)
        answers[verdict.answer] += 1
        if verdict.answer == YES:
            assert replayed(state, verdict) == (1.0,)
    assert answers[YES] >= 6 and answers[UNKNOWN] == 0


@pytest.mark.compiled
def test_wins_with_made_up_decks_replay_too() -> None:
    lot = random.Random(7)
    answers: Counter[str] = Counter()
    for _ in range(60):
        state, order = random_deal(lot, lot.choice(["fixed", "floating"]), random_deck(lot))
        verdict = can_be_won(state, order)
        answers[verdict.answer] += 1
        if verdict.answer == YES:
            assert replayed(state, verdict) == (1.0,)
    assert min(answers[YES], answers[NO]) >= 5


def test_the_deal_of_a_seed_is_the_one_that_is_played() -> None:
    state, order = order_of("a seed", deck="standard")
    record = parlour.play("twelve-patrols", [lambda seen, seat, limit: seen.legal()[0]], seed="a seed", max_plies=40)
    rolls = [move for seat, move in record.moves if seat == parlour.CHANCE]
    assert list(order[: len(rolls) - 3]) == rolls[3:]
    for roll in rolls[:3]:
        assert sum(state.fields()["tray"]) == constants.MOST_ITEMS and roll < constants.ROLLS


def test_an_order_that_is_not_of_the_cards_face_down_is_refused() -> None:
    state, order = order_of(1)
    with pytest.raises(ValueError, match="order of the cards face down"):
        can_be_won(state, order[:5])


def test_the_dice_must_have_been_rolled() -> None:
    with pytest.raises(ValueError, match="rolled"):
        can_be_won(parlour.game("twelve-patrols").start(), range(constants.CARDS))


def test_without_time_the_answer_is_unknown() -> None:
    """Cards that want nothing can be arranged in so many ways that somebody can say stop before all are listed."""
    nothing = {"items": [0] * 36, "colours": [0] * 36, "pips": [constants.NO_PIPS] * 36}
    state, order = random_deal(random.Random(1), "fixed", nothing)
    assert can_be_won(state, order).answer == YES
    assert can_be_won(state, order, stop=lambda: True).answer == UNKNOWN
    assert can_be_won(state, order, Limit(seconds=0)).answer == UNKNOWN


def test_how_far_the_search_is_can_be_told() -> None:
    told: list[tuple[int, int]] = []
    can_be_won(*order_of(1), progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 1)]


def test_a_finished_game_is_its_own_answer() -> None:
    state, order = winnable()
    verdict = can_be_won(state, order)
    assert verdict.plan is not None
    for seat, move in verdict.plan.line:
        state.apply(move, seat)
    assert can_be_won(state, ()).answer == YES and still_winnable(state).answer == YES


def winnable() -> tuple[parlour.State, Order]:
    for seed in range(100):
        state, order = order_of(seed)
        if can_be_won(state, order).answer == YES:
            return state, order
    raise AssertionError("no deal of a hundred can be won")


@pytest.mark.compiled
def test_still_winnable_means_winnable_in_some_order() -> None:
    """Late enough that all orders can be asked one by one."""
    lot, answers = random.Random(3), Counter[str]()
    while answers.total() < 40:
        state, _ = random_deal(lot, lot.choice(["fixed", "floating"]), random_deck(lot) if lot.random() < 0.5 else None)
        while state.actor != parlour.OVER and state.fields()["placed"] < 4:
            state.apply(state.draw(lot.getrandbits(64)) if state.actor == parlour.CHANCE else lot.choice(likely(state)))
        if state.actor == parlour.OVER:
            continue
        orders = orders_of(state.fields(), 720)
        some = any(can_be_won(state, order).answer == YES for order in orders)
        verdict = still_winnable(state)
        assert verdict.answer == (YES if some else NO)
        if some:
            assert replayed(state, verdict) == (1.0,)
        answers[verdict.answer] += 1
    assert min(answers.values()) >= 3


def likely(state: parlour.State) -> list[int]:
    """Moves that go on with the game."""
    moves = [move for move in state.legal() if move < constants.DISCARD]
    return [constants.END] if constants.END in moves else moves or state.legal()
