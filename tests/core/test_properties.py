"""What must hold in every position of every shipped game."""

import copy
import json
import pickle
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import parlour
from parlour.core.chance import WORD
from parlour.core.game import Game
from parlour.core.state import State
from tests.core.random_states import positions, reach, step
from tests.core.trace import variants

GAMES = parlour.games()
words = st.integers(0, WORD)
every_game = pytest.mark.parametrize("name", GAMES)


def viewers(state: State) -> list[int]:
    return [*range(state.seats), parlour.SPECTATOR]


@every_game
@given(data=st.data(), u=words)
def test_what_a_seat_sees_of_an_imagined_world_is_what_it_saw(name: str, data: st.DataObject, u: int) -> None:
    state = data.draw(positions(name))
    for seat in viewers(state):
        seen = state.seen(seat)
        world = seen.imagine(u)
        assert world.seen(seat) == seen
        assert world.imagine(u) == world


@every_game
@given(data=st.data())
def test_a_state_and_what_its_seat_sees_agree_on_who_may_do_what(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    for seat in viewers(state):
        seen = state.seen(seat)
        assert (seen.actor, seen.waiting, seen.round) == (state.actor, state.waiting, state.round)
        if seat >= 0:
            assert seen.legal(seat) == state.legal(seat)
        assert seen.seen(seat) == seen


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_positions_go_through_json_and_back_exactly(name: str, data: st.DataObject) -> None:
    game, state = parlour.game(name), data.draw(positions(name))
    for one in [state, *(state.seen(seat) for seat in viewers(state))]:
        assert game.restore(json.loads(json.dumps(game.position(one)))) == one
        assert pickle.loads(pickle.dumps(one)) == one
        assert hash(pickle.loads(pickle.dumps(one))) == hash(one)


@pytest.mark.slow
@every_game
@given(data=st.data(), u=words)
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_its_view(name: str, data: st.DataObject, u: int) -> None:
    game, state = parlour.game(name), data.draw(positions(name))
    for seat in viewers(state):
        world = state.seen(seat).imagine(u)
        assert json.dumps(game.view(world, seat)) == json.dumps(game.view(state, seat))


@pytest.mark.slow
@every_game
@given(data=st.data(), u=words)
def test_events_tell_a_seat_only_what_it_then_knows(name: str, data: st.DataObject, u: int) -> None:
    """If a seat sees the same before and after a ply in two worlds, it is told the same about it."""
    game, state = parlour.game(name), data.draw(positions(name, over=False))
    for seat in viewers(state):
        world = state.seen(seat).imagine(u)
        told: dict[State, str] = {}
        for before in (state, world):
            for by, move in plies(before, seat):
                after = before.copy()
                after.push(move, by)
                event = json.dumps(game.event(before, move, seat, by))
                assert told.setdefault(after.seen(seat), event) == event


def plies(state: State, seat: int) -> list[tuple[int, int]]:
    """What may happen next that the seat does not do itself, as (by, move)."""
    if state.actor == parlour.CHANCE:
        return [(parlour.CHANCE, outcome) for outcome, _ in state.outcomes()]
    return [(by, move) for by in state.waiting if by != seat for move in state.legal(by)]


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_moves_are_ascending_below_the_game_s_number_and_written_uniquely(name: str, data: st.DataObject) -> None:
    game, state = parlour.game(name), data.draw(positions(name, over=False))
    bound = game.moves(game.options_of(state))
    if state.actor == parlour.CHANCE:
        sheets = [(state, [outcome for outcome, _ in state.outcomes()])]
    else:
        sheets = [(state.seen(seat), state.legal(seat)) for seat in state.waiting]
        assert state.actor == state.waiting[0]
    for one, moves in sheets:
        assert moves and moves == sorted(set(moves)) and moves[0] >= 0 and moves[-1] < bound
        texts = [game.text(one, move) for move in moves]
        assert [game.parse(one, text) for text in texts] == moves
        assert [game.parse(one, f"  {text.upper()} ") for text in texts] == moves
        for move in moves:
            assert json.dumps(game.describe(one, move))


@pytest.mark.slow
@every_game
@given(data=st.data(), u=words)
def test_draw_gives_each_outcome_exactly_its_weight(name: str, data: st.DataObject, u: int) -> None:
    state = data.draw(positions(name, over=False))
    while state.actor not in (parlour.CHANCE, parlour.OVER):
        u = step(state, u)
    assume(state.actor == parlour.CHANCE)
    weights = dict(state.outcomes())
    total = sum(weights.values())
    drawn = Counter(state.draw(-(-(i << 32) // total) << 32) for i in range(total))
    assert drawn == weights


@every_game
@given(data=st.data())
def test_the_order_of_answers_in_a_simultaneous_round_does_not_matter(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name, over=False))
    if state.actor == parlour.CHANCE:
        step(state, 5)
    choices = [(seat, data.draw(st.sampled_from(state.legal(seat)))) for seat in state.waiting]
    results = []
    for order in (choices, choices[::-1], data.draw(st.permutations(choices))):
        twin = state.copy()
        for seat, move in order:
            assert twin.round == state.round
            twin.apply(move, seat)
        results.append(twin)
    assert results[0] == results[1] == results[2]


@pytest.mark.slow
@every_game
@given(data=st.data(), u=words)
def test_copies_are_independent(name: str, data: st.DataObject, u: int) -> None:
    state = data.draw(positions(name, over=False))
    before = state.fields()
    for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        step(twin, u)
        assert state.fields() == before


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_an_illegal_move_is_refused_and_changes_nothing(name: str, data: st.DataObject) -> None:
    game, state = parlour.game(name), data.draw(positions(name))
    before = state.fields()
    bound = game.moves(game.options_of(state))
    for seat in [*range(-3, state.seats + 1), None]:
        allowed = state.legal(seat)
        if seat in (None, parlour.CHANCE) and state.actor == parlour.CHANCE:
            allowed = [outcome for outcome, _ in state.outcomes()]
        for move in (-1, bound, data.draw(st.integers(0, bound - 1))):
            if move not in allowed:
                with pytest.raises(parlour.IllegalMove):
                    state.apply(move, seat)
    assert state.fields() == before


@every_game
def test_every_option_set_plays_to_an_end_with_scores_that_add_up(name: str) -> None:
    game: Game = parlour.game(name)
    for seed, options in enumerate(variants(game)):
        state = reach(game, options, seed, 100_000)
        assert state.actor == parlour.OVER and state.waiting == () and state.legal(0) == []
        assert len(state.scores) == state.seats and abs(sum(set(state.scores)) - max(state.scores)) < 1e-9
        assert len(game.points(state)) == state.seats
        with pytest.raises(parlour.IllegalMove, match="over"):
            state.apply(0)


@pytest.mark.slow
@every_game
def test_no_earlier_state_of_a_game_changes_later(name: str) -> None:
    """Finds copies that share something with their original."""
    game = parlour.game(name)
    for seed, options in enumerate(variants(game)):
        state, kept, u = game.start(**options), [], seed
        for _ in range(60):
            if state.actor == parlour.OVER:
                break
            kept.append((state, hash(state)))
            state = state.copy()
            u = step(state, u)
        assert all(hash(old) == number for old, number in kept)


def test_a_move_of_an_earlier_list_is_refused_once_it_is_no_longer_legal() -> None:
    """The compiled build remembers the moves it has listed last; it must notice that the position is another one."""
    game = parlour.game("jackal")
    one, other = game.start(), game.start()
    step(one, 1)
    assert one.actor == other.actor or one.legal() != other.legal()
    for state, before in ((one, other), (other, one)):
        legal, elsewhere = state.legal(), set(before.legal())
        for move in elsewhere - set(legal):
            with pytest.raises(parlour.IllegalMove):
                state.apply(move)
        before.legal()
        state.apply(legal[0])


def test_a_seat_cannot_use_the_list_of_another() -> None:
    state = parlour.game("ard-ri").start(seats=2)
    while state.actor == parlour.CHANCE:
        step(state, 3)
    mine, theirs = state.legal(0), state.legal(1)
    only_theirs = next(move for move in theirs if move not in mine)
    assert state.legal(1) == theirs
    with pytest.raises(parlour.IllegalMove):
        state.apply(only_theirs, 0)
