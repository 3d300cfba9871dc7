"""What a state refuses, in either build: with a sentence, and without reading or changing anything else."""

from typing import Any

import pytest

import parlour
from parlour import CHANCE, IllegalMove
from parlour.core.playout import playouts

GAME = parlour.game("ard-ri")
HUGE = 10**30


def dealt() -> parlour.State:
    """The first Spring of three players."""
    state = GAME.start(seats=3)
    while state.actor == CHANCE:
        state.apply(state.draw(2**63))
    return state


@pytest.mark.parametrize("seat", [3, 15, 63, 64, 65, 128, -1, -2, -64, HUGE, -HUGE])
def test_a_seat_that_does_not_exist_has_no_moves_and_makes_none(seat: int) -> None:
    state = dealt()
    assert state.legal(seat) == []
    with pytest.raises(IllegalMove, match="is not asked to decide now; waiting for: 0, 1, 2"):
        state.apply(state.legal(0)[0], seat=seat)
    assert state == dealt()


@pytest.mark.parametrize("move", [-1, 52, 10**6, 2**31, 2**63, HUGE, -HUGE])
def test_a_number_that_is_no_move_is_refused_with_those_that_are(move: int) -> None:
    state = dealt()
    with pytest.raises(IllegalMove) as refused:
        state.apply(move, seat=1)
    assert refused.value.code == "error-illegal-move"
    assert refused.value.arguments == {"move": move, "seat": 1, "legal": state.legal(1)}
    assert "allowed are: " in str(refused.value)
    assert state == dealt()


@pytest.mark.parametrize("outcome", [-1, 52, HUGE])
def test_what_cannot_happen_by_chance_is_refused(outcome: int) -> None:
    state = GAME.start(seats=3)
    with pytest.raises(IllegalMove, match="cannot happen by chance now; possible are: 0, 1, 2"):
        state.apply(outcome)
    with pytest.raises(IllegalMove, match="Seat 1 is not asked to decide now: chance is next"):
        state.apply(0, seat=1)
    assert state == GAME.start(seats=3)


def test_a_move_in_letters_is_told_where_to_go() -> None:
    with pytest.raises(IllegalMove, match=r'A move is a number; game\.parse\(state, "5h"\)'):
        dealt().apply("5h")  # type: ignore[arg-type]


@pytest.mark.parametrize("bits", [-1, 2**64, HUGE])
def test_luck_is_64_bits_and_nothing_else(bits: int) -> None:
    with pytest.raises(ValueError, match=r"draw\(\) takes 64 random bits"):
        GAME.start(seats=3).draw(bits)
    with pytest.raises(ValueError, match=r"imagine\(\) takes 64 random bits"):
        dealt().seen(1).imagine(bits)


class Whole:
    """A whole number that is no int, as numpy's are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_whole_numbers_of_other_libraries_are_seats_moves_and_luck() -> None:
    state, seat = dealt(), 1
    move = state.legal(seat)[0]
    given: Any = Whole(seat)
    assert state.legal(given) == state.legal(seat) and state.seen(given) == state.seen(seat)
    assert state.digest(given) == state.digest(seat)
    one, other, chosen = state.copy(), state.copy(), Whole(move)
    one.apply(chosen, given)  # type: ignore[arg-type]
    other.apply(move, seat)
    assert one == other
    assert GAME.text(state, chosen) == GAME.text(state, move)  # type: ignore[arg-type]
    begun, luck = GAME.start(seats=3), Whole(5)
    assert begun.draw(luck) == begun.draw(5)  # type: ignore[arg-type]
    assert state.seen(1).imagine(luck) == state.seen(1).imagine(5)  # type: ignore[arg-type]


def test_a_player_may_answer_with_such_a_number_and_the_record_has_pythons() -> None:
    def first(seen: parlour.State, seat: int, limit: parlour.Limit) -> Any:
        return Whole(seen.legal(seat)[0])

    record = parlour.play("ard-ri", [first, first], seed=1)
    assert {type(move) for _, move in record.moves} == {int}


@pytest.mark.parametrize("wrong", [3.0, None, "0", [0]], ids=repr)
def test_what_is_no_whole_number_is_no_seat_and_no_luck(wrong: Any) -> None:
    state = dealt()
    for ask in (state.seen, state.digest) if wrong is None else (state.seen, state.digest, state.legal):
        with pytest.raises(TypeError, match="a seat is a whole number, not "):
            ask(wrong)
    with pytest.raises(ValueError, match="64 random bits"):
        state.seen(0).imagine(wrong)


def test_nobody_perceives_what_cannot_happen() -> None:
    for move, by in ((HUGE, 1), (9999, 1), (0, 64)):
        with pytest.raises(IllegalMove):
            GAME.event(dealt(), move, 0, by)


def test_random_games_need_a_state_without_blanks() -> None:
    with pytest.raises(ValueError, match="imagine"):
        playouts(dealt().seen(0), 3)
    assert playouts(dealt().seen(0).imagine(5), 3) > 0


def test_a_position_with_an_option_that_cannot_be_says_which_in_whole_sentences() -> None:
    with pytest.raises(parlour.BadPosition) as refused:
        parlour.game("jackal").restore({"options": {"seats": 9}})
    assert str(refused.value) == (
        "This is not a position of jackal: Option seats cannot be “9”; it takes 2–4. See docs/positions.md."
    )
