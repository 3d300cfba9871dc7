"""The rulebook, rule by rule."""

import pytest

import parlour
from parlour import CHANCE, OVER
from parlour_pig import GAME
from parlour_pig.rules import Pig

ROLL, HOLD = 0, 1


def pig(*bank: int, target: int = 100, turn: int = 0, roller: int = 0) -> Pig:
    """A position in which a seat is to decide."""
    options = {"seats": len(bank), "target": target}
    state = GAME.restore({"options": options, "bank": list(bank), "roller": roller, "turn": turn})
    assert isinstance(state, Pig)
    return state


def play(state: Pig, *moves: str) -> Pig:
    """`roll 5` rolls and lets the die show a 5."""
    for typed in " ".join(moves).split():
        state.apply(GAME.parse(state, typed))
    return state


@pytest.mark.rule("PG-1")
def test_the_first_seat_begins_and_the_turn_goes_round_the_table() -> None:
    state = GAME.start(seats=3)
    assert isinstance(state, Pig)
    seats = []
    for _ in range(4):
        seats.append(state.actor)
        play(state, "roll 3 hold")
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("PG-2")
def test_what_is_rolled_adds_up() -> None:
    assert play(pig(0, 0), "roll 2 roll 6 roll 5").turn_points == 13


@pytest.mark.rule("PG-3")
def test_a_one_loses_the_turn_and_nothing_else() -> None:
    state = play(pig(40, 7, turn=18), "roll 1")
    assert (state.bank[:2], state.turn_points, state.actor) == ([40, 7], 0, 1)


@pytest.mark.rule("PG-4")
def test_holding_banks_the_turn_and_passes_it_on() -> None:
    state = play(pig(40, 7, turn=18), "hold")
    assert (state.bank[:2], state.turn_points, state.actor) == ([58, 7], 0, 1)


@pytest.mark.rule("PG-4")
def test_one_has_to_roll_first() -> None:
    assert pig(40, 7).legal() == [ROLL]
    assert pig(40, 7, turn=2).legal() == [ROLL, HOLD]


@pytest.mark.rule("PG-5")
def test_whoever_banks_the_target_has_won() -> None:
    state = play(pig(40, 7, target=50, roller=1, turn=43), "hold")
    assert state.actor == OVER and state.scores == (0.0, 1.0)


@pytest.mark.rule("PG-5")
def test_points_of_the_turn_do_not_win() -> None:
    state = play(pig(40, 7, target=50, turn=9), "roll 6")
    assert state.actor == 0


@pytest.mark.rule("PG-6")
def test_everybody_sees_everything() -> None:
    state = play(pig(3, 4, turn=9), "roll")
    assert state.actor == CHANCE
    for seat in (0, 1, parlour.SPECTATOR):
        assert {**state.seen(seat).fields(), "viewer": state.viewer} == state.fields()


@pytest.mark.parametrize(
    "wrong", [{"bank": [1]}, {"bank": [1, -1]}, {"roller": 2}, {"turn": "x"}, {"face": 7}, {"bank": [100, 100]}, {"luck": 1}])
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(parlour.BadPosition):
        GAME.restore({"bank": [3, 4], **wrong})
