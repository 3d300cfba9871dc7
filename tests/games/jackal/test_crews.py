"""Who plays which crews, and what allies may do."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import BadOption
from tests.games.jackal.table import GAME, bank, coins, first, lay, legal, lies, pirates, play, table, to_move, wait, walks

PAIRS = {"seats": 4, "sides": "pairs"}
TWO = {"seats": 2}
ALLIED = pytest.mark.parametrize("options", [PAIRS, TWO], ids=["pairs", "two players"])


def crews(**options: Any) -> list[tuple[str, int, int]]:
    """(crew, seat, side), in the order they act."""
    return [(part["crew"], part["seat"], part["side"]) for part in table(GAME.start(**options))["crews"]]


def order(turns: int, **options: Any) -> list[tuple[str, int]]:
    state = GAME.start(**options)
    found = []
    for _ in range(turns):
        found.append((to_move(state), state.actor))
        play(state, next(text for text in legal(state) if text.startswith("ship")))
    return found


@pytest.mark.rule("JK-6")
def test_two_players_have_two_opposite_crews_each() -> None:
    assert crews(seats=2) == [("white", 0, 0), ("red", 1, 1), ("black", 0, 0), ("yellow", 1, 1)]
    assert order(5, seats=2) == [("white", 0), ("red", 1), ("black", 0), ("yellow", 1), ("white", 0)]


@pytest.mark.rule("JK-6")
def test_two_crews_of_a_player_pool_their_coins() -> None:
    state = lay(bank={"white": 3, "black": 4, "red": 2, "yellow": 9}, options=TWO)
    assert GAME.points(state) == [7, 11]


@pytest.mark.rule("JK-6")
def test_two_players_may_take_one_crew_each_white_and_black() -> None:
    assert [(crew, seat) for crew, seat, _ in crews(seats=2, crews_each="1")] == [("white", 0), ("black", 1)]
    assert order(3, seats=2, crews_each="1") == [("white", 0), ("black", 1), ("white", 0)]
    state = play(lay(white="g6", black="g7", options={"seats": 2, "crews_each": "1"}), "g6-g7")
    assert first(state, "black") == "ship"  # enemies
    assert GAME.points(lay(bank={"white": 3, "black": 4}, options={"seats": 2, "crews_each": "1"})) == [3, 4]


@pytest.mark.rule("JK-6")
def test_where_no_crew_plays_there_is_no_ship() -> None:
    state = lay({"b7": "arrow1:w"}, white="c7", options={"seats": 2, "crews_each": "1"})
    play(state, "c7-b7")
    assert first(state) == "a7"
    assert table(state)["crews"][0]["pirates"][0]["state"] == "swimming"
    assert walks(wait(state), "a7") == {"a6", "a8"}


@pytest.mark.rule("JK-7")
def test_three_players_have_white_red_and_black() -> None:
    assert crews(seats=3) == [("white", 0, 0), ("red", 1, 1), ("black", 2, 2)]
    assert order(4, seats=3) == [("white", 0), ("red", 1), ("black", 2), ("white", 0)]
    assert GAME.points(lay(bank={"white": 1, "red": 2, "black": 5}, options={"seats": 3})) == [1, 2, 5]


@pytest.mark.rule("JK-7")
def test_four_players_are_everyone_for_themselves_unless_they_agree_on_pairs() -> None:
    assert [side for _, _, side in crews()] == [0, 1, 2, 3]
    assert [(seat, side) for _, seat, side in crews(**PAIRS)] == [(0, 0), (1, 1), (2, 0), (3, 1)]
    state = play(lay(white="g6", black="g7"), "g6-g7")
    assert first(state, "black") == "ship"


@pytest.mark.rule("JK-7")
def test_pairs_count_their_coins_together() -> None:
    state = lay(bank={"white": 3, "black": 4, "red": 2, "yellow": 9}, options=PAIRS)
    assert GAME.points(state) == [7, 11, 7, 11]


@pytest.mark.rule("JK-7", "JK-6")
@pytest.mark.parametrize(
    "options", [{"seats": 3, "sides": "pairs"}, {"seats": 2, "sides": "pairs"}, {"seats": 4, "crews_each": "1"}]
)
def test_pairs_need_four_players_and_two_crews_each_need_two(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.start(**options)


@pytest.mark.rule("JK-8", "JK-15")
@ALLIED
def test_allies_share_a_tile(options: dict[str, Any]) -> None:
    state = play(lay(white="g6", black="g7", options=options), "g6-g7")
    assert (first(state), first(state, "black")) == ("g7", "g7")


@pytest.mark.rule("JK-8")
@ALLIED
def test_allies_share_a_tile_with_a_coin_and_a_fortress(options: dict[str, Any]) -> None:
    state = play(lay(white="g6", black="g7", coins={"g6": 1}, options=options), "g6-g7$")
    assert coins(state) == {"g7": 1}
    state = play(lay({"g7": "fortress"}, white="g6", black="g7", options=options), "g6-g7")
    assert (first(state), first(state, "black")) == ("g7", "g7")


@pytest.mark.rule("JK-8", "JK-12", "JK-19")
@ALLIED
def test_a_coin_may_be_delivered_to_an_ally_and_the_pirate_is_aboard_there(options: dict[str, Any]) -> None:
    state = play(lay(white="g12", coins={"g12": 1}, options=options), "g12-g13$")
    assert (first(state), bank(state, "black"), bank(state, "white")) == ("g13", 1, 0)
    assert table(state)["crews"][0]["pirates"][0]["state"] == "aboard"
    assert {"g13-g12", "ship f13", "ship f1"} <= set(legal(lay(white="g13", options=options)))


@pytest.mark.rule("JK-8", "JK-32")
@ALLIED
def test_allies_free_each_other_from_traps(options: dict[str, Any]) -> None:
    state = play(lay({"g7": "trap"}, white="g6", black="g7 trapped", options=options), "g6-g7")
    assert (first(state), first(state, "black")) == ("g7", "g7")


@pytest.mark.rule("JK-8", "JK-21")
@ALLIED
def test_a_hit_pirate_returns_to_his_own_ship_not_to_an_allied_one(options: dict[str, Any]) -> None:
    state = play(lay(white="g6", yellow="g7", options=options), "g6-g7")
    assert (first(state, "yellow"), first(state, "red")) == ("ship", "ship")
    assert "m7-l7" in legal(wait(state, "yellow"))


@pytest.mark.rule("JK-8", "JK-38")
@ALLIED
def test_a_balloon_returns_to_the_pirates_own_ship(options: dict[str, Any]) -> None:
    state = play(lay({"g11": "balloon"}, white="g10", coins={"g10": 1}, options=options), "g10-g11$")
    assert (first(state), bank(state, "white"), bank(state, "black")) == ("ship", 1, 0)


@pytest.mark.rule("JK-8", "JK-25")
@ALLIED
def test_the_aborigine_revives_only_the_revivers_own_colour(options: dict[str, Any]) -> None:
    state = lay({"g7": "aborigine"}, white="g7", black="ship, ship, dead", options=options)
    assert "revive" not in legal(state)
    state = lay({"g7": "aborigine"}, white="g7, dead", black="ship, ship, dead", options=options)
    play(state, "revive")
    assert (pirates(state), pirates(state, "black")) == (["g7", "g7", "ship"], ["ship", "ship", "dead"])


@pytest.mark.rule("JK-8", "JK-10")
@ALLIED
def test_allied_swimmers_come_aboard_and_enemies_are_not_allies(options: dict[str, Any]) -> None:
    state = play(lay(black="h1", options=options), "ship h1")
    assert (first(state, "black"), lies(state)["ships"]["white"]) == ("h1", "h1")
    state = play(lay(red="h1", options=options), "ship h1")
    assert first(state, "red") == "dead"
