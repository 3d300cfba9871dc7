"""What a crew may do in its turn: walking, swimming, sailing, going ashore and aboard."""

from __future__ import annotations

import pytest

from parlour import CHANCE, IllegalMove
from tests.games.jackal.table import (
    GAME,
    around,
    coins,
    first,
    lay,
    legal,
    lies,
    lost,
    open_land,
    pirates,
    play,
    table,
    to_move,
    wait,
    walks,
)

PAIRS = {"seats": 4, "sides": "pairs"}


# One action


@pytest.mark.rule("JK-9")
def test_a_turn_is_one_action_and_then_the_next_crew_moves() -> None:
    tiles = {"d5": "desert", "j4": "aborigine", "f9": "plane"} | open_land("k4", "e5")
    for action in ("d5/1-d5/2", "j4-k4", "f9~e5"):
        assert to_move(play(lay(tiles, white="d5/1, j4, f9"), action)) == "red"
    for action in ("revive", "ship h1", "g1-g2"):
        assert to_move(play(lay(tiles | open_land("g2"), white="j4, dead, ship"), action)) == "red"


@pytest.mark.rule("JK-9")
def test_passing_is_not_allowed() -> None:
    state = lay(white="dead, dead, g7")
    assert all("-" in text for text in legal(state)) and len(legal(state)) == 8
    with pytest.raises(IllegalMove):
        play(state, "g7-g7")


@pytest.mark.rule("JK-9")
def test_a_crew_that_can_do_nothing_is_skipped() -> None:
    state = lay({"d5": "trap"}, red="d5 trapped, dead, dead")
    play(state, "ship h1")
    assert to_move(state) == "black"


@pytest.mark.rule("JK-9")
def test_a_crew_whose_pirates_are_all_dead_is_out_but_its_coins_count() -> None:
    state = lay(red="dead, dead, dead", bank={"red": 2})
    for expected in ("black", "yellow", "white", "black"):
        play(state, next(text for text in legal(state) if text.startswith("ship")))
        assert to_move(state) == expected
    assert GAME.points(state) == [0, 2, 0, 0]


# Ships


@pytest.mark.rule("JK-10")
def test_a_ship_sails_one_position_with_everyone_aboard() -> None:
    state = play(lay(white="ship, ship, g7"), "ship f1")
    assert (lies(state)["ships"]["white"], pirates(state)) == ("f1", ["ship", "ship", "g7"])
    assert {"ship e1", "ship g1", "f1-f2"} <= set(legal(wait(state)))


@pytest.mark.rule("JK-10")
def test_nobody_sails_a_ship_without_being_aboard() -> None:
    assert not [text for text in legal(lay(white="g7, g7, d1")) if text.startswith("ship")]
    assert not [text for text in legal(lay(white="g7, g7, g7", black="g1", options=PAIRS)) if text == "ship h1"]


@pytest.mark.rule("JK-10")
def test_an_allied_ship_is_sailed_by_ones_own_pirate_aboard_it() -> None:
    state = lay(white="g13, g7, g7", options=PAIRS)
    assert {text for text in legal(state) if text.startswith("ship")} == {"ship f13", "ship h13"}
    play(state, "ship h13")
    assert lies(state)["ships"]["black"] == "h13"
    assert (first(state), pirates(state, "black")) == ("h13", ["ship"] * 3)


@pytest.mark.rule("JK-10")
def test_an_enemy_ship_is_never_sailed() -> None:
    assert {text for text in legal(lay()) if text.startswith("ship")} == {"ship f1", "ship h1"}


@pytest.mark.rule("JK-10", "JK-24")
def test_sailing_takes_own_swimmers_aboard_and_drowns_enemies() -> None:
    state = play(lay(white="ship, h1", red="ship, f1, f1"), "ship h1")
    assert (pirates(state), pirates(state, "red")) == (["ship"] * 3, ["ship", "f1", "f1"])
    state = play(lay(white="ship, h1", red="ship, f1, f1"), "ship f1")
    assert (pirates(state), pirates(state, "red")) == (["ship", "h1", "ship"], ["ship", "dead", "dead"])


# Ashore and aboard


@pytest.mark.rule("JK-11")
@pytest.mark.parametrize(
    ("crew", "berth", "tile"),
    [
        ("white", "g1", "g2"), ("white", "c1", "c2"), ("white", "k1", "k2"), ("red", "a3", "b3"), ("black", "k13", "k12"),
        ("yellow", "m11", "l11"),
    ],
)
def test_from_the_ship_a_pirate_goes_only_straight_ashore(crew: str, berth: str, tile: str) -> None:
    assert walks(lay(crew=crew, ships={crew: berth}), berth) == {tile}


@pytest.mark.rule("JK-11")
def test_from_an_allied_ship_one_goes_ashore_there() -> None:
    assert walks(lay(white="g13", options=PAIRS), "g13") == {"g12"}


@pytest.mark.rule("JK-11", "JK-22")
def test_a_fortress_of_the_enemy_in_front_of_the_ship_bars_the_way() -> None:
    assert walks(lay({"g2": "fortress"}, red="g2"), "g1") == set()


@pytest.mark.rule("JK-12")
@pytest.mark.parametrize("start", ["f2", "g2", "h2", "f1", "h1"])
def test_one_comes_aboard_from_the_tile_in_front_from_the_diagonals_and_from_the_water_beside(start: str) -> None:
    state = play(lay(white=start), f"{start}-g1")
    assert pirates(state) == ["ship"] * 3


@pytest.mark.rule("JK-12")
@pytest.mark.parametrize("start", ["e2", "i2", "g3"])
def test_from_further_away_there_is_no_way_aboard(start: str) -> None:
    assert "g1" not in walks(lay(white=start), start)


@pytest.mark.rule("JK-12")
def test_from_the_islands_corner_cell_a_swimmer_boards_the_ship_beside_it() -> None:
    assert "c1" in walks(lay(white="b2", ships={"white": "c1"}), "b2")


@pytest.mark.rule("JK-12", "JK-24")
@pytest.mark.parametrize("start", ["b7", "b6", "a6", "a8"])
def test_walking_or_swimming_into_an_enemy_ship_is_allowed_and_deadly(start: str) -> None:
    state = play(lay(white=start, red="ship"), f"{start}-a7")
    assert (first(state), pirates(state, "red")) == ("dead", ["ship"] * 3)


@pytest.mark.rule("JK-12", "JK-19", "JK-24")
def test_an_enemy_ship_takes_the_coin_with_the_pirate() -> None:
    state = play(lay(white="b7", coins={"b7": 2}), "b7-a7$")
    assert (first(state), coins(state), lost(state)) == ("dead", {"b7": 1}, 1)
    assert sum(lies(state)["bank"].values()) == 0


@pytest.mark.rule("JK-12")
@pytest.mark.parametrize(
    ("tiles", "start", "moves"),
    [
        ({"g2": "arrow1:s"}, "g3", ["g3-g2"]),
        ({"g2": "ice"}, "g3", ["g3-g2"]),
        ({"f3": "horse"}, "f4", ["f4-f3", ">g1"]),
        ({"g9": "cannon:s"}, "g10", ["g10-g9"]),
        ({"k9": "balloon"}, "k10", ["k10-k9"]),
        ({"k9": "plane"}, "k10", ["k10-k9", ">g1"]),
    ],
)
def test_tiles_carry_aboard(tiles: dict[str, str], start: str, moves: list[str]) -> None:
    state = play(lay(tiles, white=start), *moves)
    assert pirates(state) == ["ship"] * 3


@pytest.mark.rule("JK-12", "JK-31")
def test_the_crocodile_carries_back_aboard() -> None:
    state = play(lay({"g2": "crocodile"}), "g1-g2")
    assert (pirates(state), to_move(state)) == (["ship"] * 3, "red")


# On land and in the water


@pytest.mark.rule("JK-13")
def test_on_land_a_pirate_walks_to_any_of_eight_neighbours() -> None:
    assert walks(lay(white="g7"), "g7") == set(around("g7")) - {"g7"}


@pytest.mark.rule("JK-13")
def test_a_closed_tile_is_opened_on_entering_and_acts_at_once() -> None:
    state = play(lay(white="g7"), "g7-g8")
    assert (state.actor, table(state)["tiles"].get("g8")) == (CHANCE, None)
    play(state, "arrow1:e")
    assert state.actor == CHANCE and table(state)["tiles"]["g8"] == "arrow1:e"
    play(state, "ogre")
    assert (first(state), table(state)["tiles"]["h8"], to_move(state)) == ("dead", "ogre", "red")


@pytest.mark.rule("JK-13")
def test_open_tiles_act_each_time() -> None:
    state = lay({"g8": "arrow1:e", "h8": "rum"}, white="g7, f8")
    play(state, "g7-g8")
    assert pirates(state)[0] == "h8 drunk"
    play(wait(state), "f8-g8")
    assert pirates(state)[1] == "h8 drunk"


@pytest.mark.rule("JK-14")
def test_a_swimmer_goes_to_sea_cells_only() -> None:
    assert walks(lay(white="d1"), "d1") == {"c1", "e1"}
    assert walks(lay(white="b2"), "b2") == {"a2", "a3", "b1", "c1"}


@pytest.mark.rule("JK-14")
def test_from_land_nobody_steps_into_the_sea() -> None:
    assert walks(lay(white="d2"), "d2") == {"c2", "c3", "d3", "e3", "e2"}
    assert "b2" not in walks(lay(white="c3"), "c3")


@pytest.mark.rule("JK-14", "JK-11")
def test_nobody_jumps_from_a_ship_into_the_water() -> None:
    assert walks(lay(), "g1") == {"g2"}


@pytest.mark.rule("JK-14")
def test_a_swimmer_goes_to_a_ship_beside_him() -> None:
    assert walks(lay(white="f1"), "f1") == {"e1", "g1"}


# Sharing


@pytest.mark.rule("JK-15")
def test_mates_share_any_cell() -> None:
    for kind in ("fortress", "rum", "empty", "chest1", "trap"):
        state = lay({"g7": kind}, white="f7, g7")
        assert pirates(play(state, "f7-g7"))[:2] == ["g7 drunk" if kind == "rum" else "g7", "g7"]
    assert pirates(play(lay(white="d1, e1"), "d1-e1"))[:2] == ["e1", "e1"]


@pytest.mark.rule("JK-15")
def test_pirates_in_the_same_place_and_condition_are_the_same() -> None:
    alone = legal(lay(white="g7, dead, dead"))
    assert legal(lay(white="g7, g7, dead")) == legal(lay(white="g7, g7, g7")) == alone
    assert [text for text in legal(lay(white="ship, ship, ship")) if "-" in text] == ["g1-g2"]


@pytest.mark.rule("JK-15")
def test_pirates_in_different_conditions_are_not_the_same() -> None:
    state = lay({"g7": "rum"}, white="g7 drunk, g7, dead")
    assert len(walks(state, "g7")) == 8
    play(state, "g7-g6", "empty")
    assert pirates(state) == ["g7", "g6", "dead"]
    state = lay({"g7": "desert"}, white="g7/1, g7/2, g7/3")
    assert {"g7/1-g7/2", "g7/2-g7/3", "g7/3-g8"} <= set(legal(state))


@pytest.mark.rule("JK-15", "JK-21")
def test_a_swimmers_mates_may_share_his_cell_and_enemies_may_not() -> None:
    state = play(lay(white="e1, f1", black="d1, d1"), "e1-f1")
    assert pirates(state)[:2] == ["f1", "f1"]
    state = play(lay(white="e1, f1", black="d1, d1"), "e1-d1")
    assert (pirates(state)[:2], pirates(state, "black")) == (["d1", "f1"], ["dead", "dead", "ship"])
