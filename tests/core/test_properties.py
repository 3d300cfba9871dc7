"""What must hold in every position of every shipped game: the promises of the public kit, wherever random games lead."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.testing import EVERYWHERE, check
from parlour.testing.broken import Check, name_of
from parlour.testing.games import Whole, earlier_states, games_end, metrics, options, players, records, rulebooks, sentences
from parlour.testing.positions import imagination, knowledge, playing, simultaneous_rounds
from parlour.testing.walks import step
from tests.core.random_states import places

QUICK = (playing, imagination, knowledge, simultaneous_rounds)
WHOLE = (options, games_end, earlier_states, records, sentences, rulebooks, players, metrics)  # the others have longer tests
SLOW_GAMES = (earlier_states, records, players)
every_game = pytest.mark.parametrize("name", parlour.games())


def marked(promise: Check, slow: bool) -> object:
    return pytest.param(promise, id=name_of(promise), marks=[pytest.mark.slow] if slow else [])


@every_game
@pytest.mark.parametrize("promise", [marked(promise, promise not in QUICK) for promise in EVERYWHERE])
@given(data=st.data())
def test_a_promise_is_kept_wherever_random_games_lead(name: str, promise: Check, data: st.DataObject) -> None:
    check(promise, data.draw(places(name)))


@every_game
@pytest.mark.parametrize("promise", [marked(promise, promise in SLOW_GAMES) for promise in WHOLE])
def test_a_game_keeps_its_promise_as_a_whole(name: str, promise: Check) -> None:
    check(promise, Whole(parlour.game(name), games=4, seed=0))


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
