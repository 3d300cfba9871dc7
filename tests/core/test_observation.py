"""Observations: what a seat sees as numbers, nothing of what it cannot know, and the same in both builds."""

from array import array
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour import native
from parlour.core import actors, chance, observation
from parlour.core.state import State
from parlour.testing.walks import reach
from tests.core.observed import digests, seen
from tests.core.random_states import positions
from tests.core.test_builds_agree import other_build

GAMES = parlour.games()


def row(state: State, seat: int) -> list[float]:
    return list(seen(state, seat)[0])


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=40)
def test_an_observation_tells_nothing_that_the_seat_cannot_know(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    u = data.draw(st.integers(0, 2**64 - 1))
    for seat in range(state.seats):
        world = state.seen(seat).imagine(u)
        assert row(world, seat) == row(state, seat) == row(state.seen(seat), seat)
        assert world.digest(seat) == state.digest(seat)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=40)
def test_in_a_simultaneous_round_nobody_sees_what_another_has_chosen(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name, over=False))
    if len(state.waiting) < 2:
        return
    first, *later = state.waiting
    told = set()
    for move in state.legal(first):
        after = state.copy()
        after.apply(move, first)
        told.add(tuple(tuple(row(after, seat)) + tuple(after.digest(seat)) for seat in later))
    assert len(told) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_bit_of_a_long_game_is_shown(name: str) -> None:
    """Rare ones too, such as that of a journey that begins in the caves."""
    state, u = parlour.game(name).start(), 1
    fields = [field for field in parlour.game(name).observation() if field.bits]
    for _ in range(2000):
        u = chance.step(u)
        if state.actor == actors.OVER:
            state = parlour.game(name).start()
        shown = state.fields()
        for field in fields:
            value = shown[field.name] if isinstance(shown[field.name], list) else [shown[field.name]]
            assert max(value) < 1 << field.bits, field.name
        moves = state.legal()
        state.apply(state.draw(u) if state.actor == actors.CHANCE else moves[chance.index(u, len(moves))])


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=40)
def test_the_numbers_of_an_observation_are_the_fields_of_what_is_seen(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    game = parlour.game(name)
    fields = game.observation(game.options_of(state))
    for seat in range(state.seats):
        numbers, shown = row(state, seat), state.seen(seat).fields()
        for field in fields:
            value = shown[field.name] if isinstance(shown[field.name], list) else [shown[field.name]]
            first = field.per_viewer * seat
            part = value[first : first + field.elements]
            if field.bits:
                assert all(0 <= number < 1 << field.bits for number in part), f"{field.name} has more bits"
                expected = [float(number >> bit & 1) for number in part for bit in range(field.bits)]
            else:
                assert all(field.low <= number for number in part), f"{field.name} below {field.low}"
                expected = [float(min(number, field.high)) for number in part]
                cut = "also for more" in field.about
                assert cut or all(number <= field.high for number in part), f"{field.name} above {field.high}: {part}"
            assert numbers[field.offset : field.offset + field.length] == expected, field.name


@pytest.mark.parametrize("name", GAMES)
def test_a_shipped_game_fits_into_bytes_and_tells_what_every_field_means(name: str) -> None:
    game = parlour.game(name)
    for seats in range(int(game.options["seats"].low or 1), int(game.options["seats"].high or 1) + 1):
        fields = game.observation({"seats": seats})
        assert observation.plan(game.state or State, seats).fits_bytes
        assert all(field.about and field.length > 0 for field in fields)
        ends = [0, *(field.offset + field.length for field in fields)]
        assert [field.offset for field in fields] == ends[:-1]


@pytest.mark.parametrize("name", GAMES)
def test_both_builds_observe_the_same(name: str) -> None:
    if native.in_use() != "compiled":
        pytest.skip("no compiled build here to compare with: only the sources run")
    assert digests(name, 8) == other_build("-m", "tests.core.observed", name, "8").split()


def test_a_digest_tells_positions_apart_that_look_different() -> None:
    state = reach(parlour.game("ard-ri"), {"seats": 2}, 5, 40)
    other = reach(parlour.game("ard-ri"), {"seats": 2}, 6, 40)
    assert len({state.digest(0), state.digest(1), other.digest(0), state.digest(parlour.SPECTATOR)}) == 4
    assert state.digest(0) == state.copy().digest(0) == state.seen(0).digest(0)


SIZE = 378  # of Ard Rí for two


@pytest.mark.parametrize(
    ("out", "told"),
    [
        ([0.0] * SIZE, "into an array"),
        (None, "into an array"),
        (array("d", bytes(8 * SIZE)), "float32 or uint8"),
        (array("i", bytes(4 * SIZE)), "float32 or uint8"),
        (array("f", bytes(4 * SIZE - 4)), f"one row of {SIZE} numbers"),
        (memoryview(array("f", bytes(8 * SIZE)))[::2], "writable and contiguous"),
        (bytes(SIZE), "writable and contiguous"),
        (memoryview(bytearray(4 * SIZE)).cast("f", (2, SIZE // 2)), f"one row of {SIZE} numbers"),
    ],
)
def test_what_an_observation_cannot_be_written_into_is_refused(out: Any, told: str) -> None:
    with pytest.raises((TypeError, ValueError), match=told):
        parlour.game("ard-ri").start(seats=2).observe(0, out)


@pytest.mark.parametrize("seat", [2, -1, -3, 7, 2**70, "0", None, 0.5])
def test_only_seats_of_the_table_observe(seat: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        parlour.game("ard-ri").start(seats=2).observe(seat, bytearray(SIZE))


def test_who_sees_only_their_own_side_cannot_observe_another() -> None:
    with pytest.raises(ValueError, match="what seat 0 sees"):
        parlour.game("ard-ri").start(seats=2).seen(0).observe(1, bytearray(SIZE))


def test_a_declaration_that_forgets_a_field_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.games.ard_ri import observation as declared
    from parlour.games.ard_ri.rules import ArdRi

    monkeypatch.delitem(declared.FIELDS, "herd")
    with pytest.raises(ValueError, match="does not tell how to show herd"):
        observation.fields_of(ArdRi, parlour.game("ard-ri"), 2)
    monkeypatch.setitem(declared.FIELDS, "cows", declared.FIELDS["centre"])
    monkeypatch.setitem(declared.FIELDS, "herd", declared.FIELDS["centre"])
    with pytest.raises(ValueError, match="has no cows"):
        observation.fields_of(ArdRi, parlour.game("ard-ri"), 2)
