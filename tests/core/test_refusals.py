"""What a state refuses, in either build: with a sentence, and without reading or changing anything else."""

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


def test_nobody_perceives_what_cannot_happen() -> None:
    for move, by in ((HUGE, 1), (9999, 1), (0, 64)):
        with pytest.raises(IllegalMove):
            GAME.event(dealt(), move, 0, by)


def test_random_games_need_a_state_without_blanks() -> None:
    with pytest.raises(ValueError, match="imagine"):
        playouts(dealt().seen(0), 3)
    assert playouts(dealt().seen(0).imagine(5), 3) > 0
