"""When the game ends, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import OVER, State
from parlour.core.sayings import saying
from tests.games.jackal.table import CREWS, GAME, lay, legal, lies, news, play, table, to_move

PAIRS = {"seats": 4, "sides": "pairs"}
ALL_DEAD = "dead, dead, dead"


def is_over(state: State) -> bool:
    return state.actor == OVER


def banked(*many: int) -> dict[str, int]:
    return {crew: coins for crew, coins in zip(CREWS, many, strict=False) if coins}


@pytest.mark.rule("JK-41")
def test_the_game_ends_when_the_last_coin_is_banked() -> None:
    state = lay(white="g2", coins={"g2": 1}, bank=banked(9, 9, 9, 9))
    end = news(state, "g2-g1$")[-1]
    assert (end["kind"], end["winners"], end["points"]) == ("end", [0], [10, 9, 9, 9])
    assert end["why"] == saying("jackal-end", why="gold", rounds=50)
    play(state, "g2-g1$")
    assert (is_over(state), state.scores, table(state)["left"]) == (True, (1, 0, 0, 0), 0)


@pytest.mark.rule("JK-41")
def test_the_game_ends_when_the_last_coin_is_lost() -> None:
    state = play(lay({"g8": "ogre"}, white="g7", coins={"g7": 1}, bank=banked(9, 9, 9, 9)), "g7-g8$")
    assert (is_over(state), state.scores) == (True, (0.25, 0.25, 0.25, 0.25))


@pytest.mark.rule("JK-41")
def test_one_coin_face_down_keeps_the_game_going_while_it_matters() -> None:
    state = play(lay(bank=banked(9, 9, 9, 9)), "ship h1")
    assert not is_over(state) and table(state)["left"] == 1


@pytest.mark.rule("JK-41")
def test_the_game_ends_when_nobody_can_catch_up_any_more() -> None:
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(18)), "g2-g1$")
    assert (is_over(state), state.scores, table(state)["left"]) == (True, (1, 0, 0, 0), 18)


@pytest.mark.rule("JK-41")
def test_it_does_not_end_while_a_rival_can_still_draw_level() -> None:
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(17, 1)), "g2-g1$")  # 18 against 1 + 18
    assert not is_over(state)
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(18, 1)), "g2-g1$")  # 19 against 1 + 17
    assert is_over(state)
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(17, 0, 0, 0), lost=1), "g2-g1$")  # 18 against 18
    assert not is_over(state)


@pytest.mark.rule("JK-41")
def test_play_on_goes_on_until_no_coin_is_left() -> None:
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(30), options={"play_on": True}), "g2-g1$")
    assert not is_over(state)
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(36), options={"play_on": True}), "g2-g1$")
    assert is_over(state)


@pytest.mark.rule("JK-41")
def test_a_rival_without_living_pirates_reaches_only_what_it_has() -> None:
    dead: Any = {"red": ALL_DEAD, "black": ALL_DEAD, "yellow": ALL_DEAD}
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(1, 1), **dead), "g2-g1$")
    assert (is_over(state), state.scores) == (True, (1, 0, 0, 0))
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(0, 1), **dead), "g2-g1$")
    assert not is_over(state)


@pytest.mark.rule("JK-41")
def test_an_ally_who_lives_still_counts_for_a_side() -> None:
    dead: Any = {"red": ALL_DEAD}
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(1, 1), options=PAIRS, **dead), "g2-g1$")
    assert not is_over(state)


@pytest.mark.rule("JK-41")
def test_sides_are_compared_not_crews() -> None:
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(9, 0, 9, 0), options=PAIRS), "g2-g1$")
    assert (is_over(state), state.scores, GAME.points(state)) == (True, (1, 0, 1, 0), [19, 0, 19, 0])
    state = play(lay(white="g2", coins={"g2": 1}, bank=banked(9, 0, 9, 0)), "g2-g1$")
    assert not is_over(state)


@pytest.mark.rule("JK-41")
def test_the_leader_need_not_be_the_one_who_moved() -> None:
    state = play(lay({"g8": "ogre"}, crew="red", red="g7", coins={"g7": 1}, bank=banked(18), lost=1), "g7-g8$")
    assert (is_over(state), state.scores) == (True, (1, 0, 0, 0))  # 18 against 17


@pytest.mark.rule("JK-41")
@pytest.mark.parametrize("options", [{"seats": 4}, {"seats": 3}, {"seats": 2}, {"seats": 2, "crews_each": "1"}])
def test_the_game_ends_when_nobody_could_act_for_two_whole_rounds(options: dict[str, Any]) -> None:
    crews = GAME.position(GAME.start(**options))["ships"]
    dead: Any = {crew: ALL_DEAD for crew in crews if crew != "white"}
    state = play(lay({"g8": "ogre"}, white="g7, dead, dead", options=options, **dead), "g7-g8")
    assert is_over(state)
    assert lies(state)["skipped"] == 2 * len(crews)
    assert len(set(state.scores)) == 1


@pytest.mark.rule("JK-41", "JK-9")
def test_two_drunk_rounds_do_not_end_it_while_somebody_sobers_up() -> None:
    dead: Any = {crew: ALL_DEAD for crew in CREWS if crew != "white"}
    state = play(lay({"g8": "rum"}, white="g7, dead, dead", **dead), "g7-g8")
    assert (is_over(state), to_move(state)) == (False, "white")
    assert "g8-g7" in legal(state)


@pytest.mark.rule("JK-41")
@pytest.mark.parametrize(
    "options", [{"seats": 4}, {"seats": 3}, {"seats": 2}, {"seats": 2, "crews_each": "1"}, {"seats": 4, "stall_rounds": 3}]
)
def test_rounds_without_a_tile_opened_or_a_coin_banked_end_the_game(options: dict[str, Any]) -> None:
    state = GAME.start(**options)
    crews, turns = len(lies(state)["ships"]), 0
    while not is_over(state):
        play(state, next(text for text in legal(state) if text.startswith("ship")))
        turns += 1
    assert turns == options.get("stall_rounds", 50) * crews
    assert len(set(state.scores)) == 1


@pytest.mark.rule("JK-41")
def test_skipped_turns_count_towards_the_stall() -> None:
    state = lay(red=ALL_DEAD, options={"stall_rounds": 2}, more={"idle": 5})
    play(state, "ship h1")  # six, and with red's skipped turn seven
    assert not is_over(state) and lies(state)["idle"] == 7
    play(state, "ship f13")
    assert is_over(state)


@pytest.mark.rule("JK-41")
@pytest.mark.parametrize(
    ("move", "then", "starts_again"),
    [("g7-g8", ["empty"], True), ("g2-g1$", [], True), ("g2-g1", [], False), ("ship h1", [], False), ("g2-g3$", [], False)],
)
def test_opening_a_tile_and_banking_a_coin_start_the_count_again(move: str, then: list[str], starts_again: bool) -> None:
    state = lay({"g3": "empty"}, white="g7, g2", coins={"g2": 1}, more={"idle": 20})
    play(state, move, *then)
    assert lies(state)["idle"] == (0 if starts_again else 21)


@pytest.mark.rule("JK-41")
def test_most_coins_win_and_equal_best_share() -> None:
    stalls = {"stall_rounds": 1}
    ended = [play(lay(bank=bank, options=stalls, more={"idle": 3}), "ship h1") for bank in (banked(2, 3, 1), banked(2, 3, 3))]
    assert [state.scores for state in ended] == [(0, 1, 0, 0), (0, 0.5, 0.5, 0)]
    pairs = play(lay(bank=banked(2, 3, 1), options=stalls | PAIRS, more={"idle": 3}), "ship h1")
    assert pairs.scores == (0.5, 0.5, 0.5, 0.5)
    two = play(lay(bank=banked(2, 3, 2), options={"seats": 2, **stalls}, more={"idle": 3}), "ship h1")
    assert two.scores == (1, 0)


@pytest.mark.rule("JK-41")
def test_losses_of_pirates_do_not_count() -> None:
    state = lay(white="ship, dead, dead", bank=banked(2, 1), options={"stall_rounds": 1}, more={"idle": 3})
    assert play(state, "ship h1").scores == (1, 0, 0, 0)


@pytest.mark.rule("JK-41")
def test_the_end_is_checked_after_the_complete_turn() -> None:
    state = lay({"g8": "arrow3:w+e"}, white="g7", options={"stall_rounds": 1}, more={"idle": 3})
    play(state, "g7-g8")
    assert not is_over(state)
    play(state, ">f8", "arrow1:w", "empty")
    assert not is_over(state)  # tiles were opened in this turn
