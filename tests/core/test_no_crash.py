"""No call from Python ends Python, compiled or not: it is refused with the same words, and nothing has changed."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import parlour
from parlour import BadPosition, IllegalMove, native
from parlour.core import turns
from parlour.core.state import MoveBuffer, State

every_game = pytest.mark.parametrize("name", parlour.games())
compiled = pytest.mark.skipif(native.in_use() != "compiled", reason="is about the compiled build")


def in_a_process(*words: str, pure: bool) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", *words], capture_output=True, text=True, timeout=600,
        env={**os.environ, "PARLOUR_PURE": "1" if pure else ""},
    )
    assert done.returncode == 0, f"ended with {done.returncode}: {done.stderr[-2000:]}"
    return json.loads(done.stdout)


@every_game
def test_whatever_is_loaded_and_asked_python_lives_on(name: str) -> None:
    counts = in_a_process("parlour.testing.abuse", name, "1", "8", pure=False)
    assert counts["refused"] > 50 and counts["calls"] > 1000


@pytest.mark.slow
@every_game
def test_the_sources_refuse_it_too(name: str) -> None:
    counts = in_a_process("parlour.testing.abuse", name, "2", "2", pure=True)
    assert counts["refused"] > 10 and counts["calls"] > 100


def test_both_builds_refuse_with_the_same_words() -> None:
    one, other = (in_a_process("tests.core.refused_calls", pure=pure) for pure in (False, True))
    assert one == other
    assert len(one) > 60 and all(said and "error-" not in said for said in one.values())


def dealt(seats: int = 3) -> State:
    state = parlour.game("ard-ri").start(seats=seats)
    while state.actor == parlour.CHANCE:
        state.apply(state.draw(2**63))
    return state


def test_push_is_checked_like_apply() -> None:
    state = dealt()
    for move, seat in ((10**9, 0), (-1, 0), (0, 99), (52, 0), (0, -1)):
        with pytest.raises(IllegalMove):
            state.push(move, seat)
    assert state == dealt()
    other = dealt()
    state.push(state.legal(0)[0], 0)
    other.apply(other.legal(0)[0], 0)
    assert state == other


def test_a_choice_that_would_turn_up_what_is_hidden_needs_imagination() -> None:
    state = dealt()
    for seat in (0, 1):
        state.apply(state.legal(seat)[0], seat)
    seen = state.seen(2)
    before = seen.fields()
    with pytest.raises(IllegalMove, match="seat 2 cannot see"):
        seen.apply(seen.legal(2)[0], 2)
    assert seen.fields() == before
    world = seen.imagine(5)
    world.apply(world.legal(2)[0], 2)
    assert world.round == state.round + 1


def test_a_position_that_the_game_cannot_come_to_is_not_loaded() -> None:
    state = dealt()
    before = state.fields()
    for changes, what in (
        ({"seats": 1000}, "seats"), ({"seats": 5}, "asked"), ({"deck_size": 3}, "deck_size"), ({"year": -1}, "year"),
        ({"year": 2**70}, "year"), ({"hand": [0] * 3}, "hand"), ({"drawing": 7}, "drawing"), ({"winners": 1}, "winners"),
    ):
        with pytest.raises(BadPosition, match=what):
            state.load({**before, **changes})
    with pytest.raises(BadPosition, match="all of them, and no others"):
        state.load({**before, "weather": 1})
    assert state.fields() == before
    twin = parlour.game("ard-ri").start(seats=2)
    twin.load(before)
    assert twin == state


@every_game
def test_fields_can_be_read_as_attributes_and_are_copies_or_numbers(name: str) -> None:
    state = parlour.game(name).start()
    for field, value in state.fields().items():
        read = getattr(state, field)
        assert read == value and isinstance(read, list) == isinstance(value, list)


@compiled
@every_game
def test_the_fields_of_a_compiled_state_cannot_be_written(name: str) -> None:
    state = parlour.game(name).start()
    before = state.fields()
    for field, value in before.items():
        with pytest.raises(AttributeError):
            setattr(state, field, value)
        if isinstance(value, list):
            getattr(state, field)[0] = 99
    with pytest.raises(TypeError, match="use apply"):
        turns.ask(state, 0)
    assert state.fields() == before


@compiled
@every_game
def test_what_checks_nothing_is_not_shown_to_python(name: str) -> None:
    assert [method for method in dir(parlour.game(name).start()) if method.startswith("raw_")] == []


@compiled
def test_a_plain_game_is_asked_only_for_seats_it_has() -> None:
    class Empty(State):
        pass

    state = Empty()
    state.seats = 2
    for wrong in (2, 64, -1, 2**70):
        with pytest.raises(ValueError, match="of 2 seats"):
            turns.ask(state, wrong)
    turns.ask(state, 1)
    assert state.actor == 1


def test_a_sheet_of_moves_picks_only_what_is_on_it() -> None:
    sheet = MoveBuffer()
    for weight in (-5, 0, 3, 2**31 - 1):
        sheet.add_weighted(7, weight)
        assert sheet.pick(2**64 - 1) == 7


@every_game
def test_the_whole_protocol_explains_itself(name: str) -> None:
    kind = type(parlour.game(name).start())
    protocol = (
        "legal", "apply", "push", "outcomes", "draw", "copy", "seen", "imagine", "fields", "load", "waiting", "scores",
    )
    assert all(len(getattr(kind, method).__doc__ or "") > 20 for method in protocol)
