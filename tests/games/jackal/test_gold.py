"""Finding coins, carrying them, and losing them on the way."""

from __future__ import annotations

import pytest

from tests.games.jackal.table import (
    GAME,
    accounted,
    around,
    bank,
    coins,
    first,
    lay,
    legal,
    lost,
    news,
    open_land,
    pirates,
    play,
    table,
    wait,
    walks,
)


@pytest.mark.rule("JK-16")
@pytest.mark.parametrize("many", [1, 2, 3, 4, 5])
def test_opening_a_chest_puts_its_coins_on_the_tile(many: int) -> None:
    state = play(GAME.start(), "g1-g2", f"chest{many}")
    assert (coins(state), first(state), table(state)["left"]) == ({"g2": many}, "g2", 37)


@pytest.mark.rule("JK-16")
def test_an_open_chest_is_not_filled_again() -> None:
    state = play(lay({"g7": "chest3"}, white="f7", coins={"g7": 1}), "f7-g7")
    assert coins(state) == {"g7": 1}


@pytest.mark.rule("JK-17")
def test_a_pirate_takes_one_coin_or_none() -> None:
    state = lay(open_land("g8"), white="g7", coins={"g7": 3})
    assert {"g8", "g8$"} <= walks(state, "g7")
    assert coins(play(state.copy(), "g7-g8$")) == {"g7": 2, "g8": 1}
    assert coins(play(state.copy(), "g7-g8")) == {"g7": 3}


@pytest.mark.rule("JK-17")
def test_without_a_coin_on_his_place_nobody_carries_one() -> None:
    state = lay(open_land("g8"), white="g7", coins={"g8": 1})
    assert not [text for text in legal(state) if text.endswith("$")]


@pytest.mark.rule("JK-17")
def test_a_coin_is_not_picked_up_on_the_way() -> None:
    state = lay({"g8": "ice", "f8": "arrow1:e"}, white="e8", coins={"h8": 2})
    play(state, "e8-f8")
    assert (first(state), coins(state)) == ("h8", {"h8": 2})
    state = play(lay({"g8": "plane", "h8": "empty"}, white="f8", coins={"g8": 1}), "f8-g8", ">h8")
    assert (first(state), coins(state)) == ("h8", {"g8": 1})


@pytest.mark.rule("JK-17")
def test_a_coin_is_not_left_behind_on_the_way() -> None:
    state = lay({"g8": "ice", "f8": "arrow1:e"} | open_land("h8"), white="e8", coins={"e8": 1})
    play(state, "e8-f8$")
    assert coins(state) == {"h8": 1}


@pytest.mark.rule("JK-17")
def test_only_one_of_two_mates_takes_the_only_coin() -> None:
    state = play(lay(open_land("g8"), white="g7, g7", coins={"g7": 1}), "g7-g8$")
    assert not [text for text in legal(wait(state)) if text.startswith("g7") and text.endswith("$")]
    assert coins(play(state, "g8-g7$")) == {"g7": 1}


@pytest.mark.rule("JK-17", "JK-29")
def test_a_coin_moves_from_step_to_step() -> None:
    state = lay({"g7": "desert"}, white="g7/1", coins={"g7/1": 2})
    assert set(legal(state)) >= {"g7/1-g7/2", "g7/1-g7/2$"}
    play(state, "g7/1-g7/2$")
    assert coins(state) == {"g7/1": 1, "g7/2": 1}
    play(wait(state), "g7/2-g7/3")
    assert coins(state) == {"g7/1": 1, "g7/2": 1}


@pytest.mark.rule("JK-17", "JK-23")
@pytest.mark.parametrize(("place", "offered"), [("g7/1", False), ("g7/2", False), ("g7/3", True)])
def test_only_a_coin_on_his_own_step_can_be_taken(place: str, offered: bool) -> None:
    state = lay({"g7": "desert"} | open_land("g8"), white="g7/3", coins={place: 1})
    assert ("g7/3-g8$" in legal(state)) is offered


# Open tiles only


@pytest.mark.rule("JK-18")
def test_with_a_coin_only_open_tiles_are_entered() -> None:
    state = lay(open_land("g8", "h8"), white="g7", coins={"g7": 1})
    assert walks(state, "g7") == set(around("g7")) - {"g7"} | {"g8$", "h8$"}


@pytest.mark.rule("JK-18")
@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        ({"g8": "arrow1:n"}, False),
        ({"g8": "arrow1:n", "g9": "empty"}, True),
        ({"g8": "ice"}, False),
        ({"g8": "ice", "g9": "empty"}, True),
        ({"g8": "ice", "g9": "ice", "g10": "arrow1:e"}, False),
        ({"g8": "ice", "g9": "ice", "g10": "arrow1:e", "h10": "rum"}, True),
        ({"g8": "horse"}, False),
        ({"g8": "horse", "h10": "empty"}, True),
        ({"g8": "horse", "h10": "fortress"}, False),
        ({"g8": "arrow3:w+e", "h8": "fortress"}, False),
        ({"g8": "arrow3:w+e", "h8": "fortress", "f8": "trap"}, True),
        ({"g8": "ogre"}, True),
        ({"g8": "cannon:w"}, True),
        ({"g8": "balloon"}, True),
        ({"g8": "plane"}, True),
        ({"g8": "crocodile"}, True),
        ({"g8": "fortress"}, False),
        ({"g8": "aborigine"}, False),
        ({"g8": "arrow1:n", "g9": "arrow1:s"}, False),
        ({"g8": "arrow1:n", "g9": "crocodile"}, False),
        ({"g8": "arrow3:s+n", "g9": "crocodile"}, True),
        ({"g8": "arrow3:w+e", "h8": "crocodile", "f8": "crocodile"}, False),
        ({"g8": "ice", "g9": "crocodile"}, True),
        ({"g8": "swamp"}, True),
    ],
)
def test_a_move_with_a_coin_is_offered_only_if_its_chain_can_be_completed(tiles: dict[str, str], offered: bool) -> None:
    state = lay(tiles, white="g7", coins={"g7": 1})
    assert ("g8$" in walks(state, "g7")) is offered
    assert "g8" in walks(state, "g7")


@pytest.mark.rule("JK-18")
@pytest.mark.parametrize("sea", ["arrow1:w", "ice", "cannon:w"])
def test_the_sea_completes_a_chain_and_the_coin_is_lost(sea: str) -> None:
    state = lay({"b8": sea}, white="c8", coins={"c8": 1})
    play(state, "c8-b8$")
    assert (first(state), lost(state), coins(state)) == ("a8", 1, {})
    assert news(lay({"b8": sea}, white="c8", coins={"c8": 1}), "c8-b8$") == [{"kind": "lost", "many": 1}]


@pytest.mark.rule("JK-18")
def test_where_the_chain_has_choices_only_those_that_can_be_completed_are_offered() -> None:
    tiles = {"g8": "arrow6:s+w+e+n", "f8": "empty", "h8": "trap", "g9": "fortress"}
    with_coin = play(lay(tiles, white="g7", coins={"g7": 1}), "g7-g8$")
    assert set(legal(with_coin)) == {">f8", ">h8", ">g7"}
    without = play(lay(tiles, white="g7", coins={"g7": 1}), "g7-g8")
    assert set(legal(without)) == {">f8", ">h8", ">g7", ">g9"}


@pytest.mark.rule("JK-18", "JK-28")
def test_a_horse_with_a_coin_reaches_open_tiles_and_the_sea() -> None:
    state = lay({"c4": "horse", "e5": "empty", "d6": "ogre"}, white="c5", coins={"c5": 1})
    play(state, "c5-c4$")
    assert set(legal(state)) == {">a3", ">a5", ">b2", ">e5", ">d6"}


@pytest.mark.rule("JK-18", "JK-40")
def test_a_coin_is_kept_out_of_cycles_of_choices() -> None:
    facing = {"g8": "arrow3:w+e", "h8": "arrow3:w+e", "f8": "ogre", "i8": "fortress"}
    state = play(lay(facing, white="g7", coins={"g7": 1}), "g7-g8$")
    assert set(legal(state)) == {">f8", ">h8"}
    play(state, ">h8")  # only back, then only into the ogre's arms
    assert (first(state), lost(state)) == ("dead", 1)


# Banked and lost


@pytest.mark.rule("JK-19")
def test_a_coin_that_reaches_the_ship_is_banked_for_good() -> None:
    state = play(lay(white="g2", coins={"g2": 2}), "g2-g1$")
    assert (bank(state), coins(state), table(state)["left"]) == (1, {"g2": 1}, 36)
    assert news(lay(white="g2", coins={"g2": 1}), "g2-g1$") == [{"kind": "banked", "pirate": "white", "many": 1}]
    assert not [text for text in legal(wait(state)) if text.endswith("$")]


@pytest.mark.rule("JK-19")
def test_a_coin_that_comes_into_the_sea_sinks_and_the_pirate_swims_on() -> None:
    state = play(lay({"g2": "arrow1:s"}, white="g3", coins={"g3": 1}, ships={"white": "f1"}), "g3-g2$")
    assert (first(state), lost(state), table(state)["left"]) == ("g1", 1, 36)
    assert "g1-f1" in legal(wait(state)) and "g1-f1$" not in legal(state)


@pytest.mark.rule("JK-19")
@pytest.mark.parametrize(
    ("tiles", "start", "move"),
    [
        ({"g8": "ogre"}, "g7", "g7-g8$"), ({"b7": "arrow1:w"}, "c7", "c7-b7$"), ({}, "b7", "b7-a7$"),
        ({"e7": "cannon:w"}, "e8", "e8-e7$"),
    ],
)
def test_a_coin_carried_to_the_ogre_or_onto_an_enemy_ship_is_lost(tiles: dict[str, str], start: str, move: str) -> None:
    state = play(lay(tiles, white=start, coins={start: 1}), move)
    assert (first(state), lost(state), coins(state), accounted(state)) == ("dead", 1, {}, 37)
    assert [bank(state, crew) for crew in ("white", "red")] == [0, 0]


# Never with a coin: hitting


@pytest.mark.rule("JK-20")
@pytest.mark.parametrize("place", ["g8", "g8 trapped", "g8 drunk"])
def test_with_a_coin_nobody_on_land_is_hit(place: str) -> None:
    tile = {"trapped": "trap", "drunk": "rum"}.get(place.partition(" ")[2], "empty")
    state = lay({"g8": tile}, white="g7", red=place, coins={"g7": 1})
    assert "g8" in walks(state, "g7") and "g8$" not in walks(state, "g7")
    play(state, "g7-g8")
    assert (first(state, "red"), coins(state)) == ("ship", {"g7": 1})


@pytest.mark.rule("JK-20", "JK-18")
@pytest.mark.parametrize("tiles", [{"g8": "ice"}, {"g8": "arrow1:n"}])
def test_an_enemy_at_the_end_of_the_chain_bars_it_for_coins(tiles: dict[str, str]) -> None:
    state = lay(tiles, white="g7", red="g9", coins={"g7": 1})
    assert "g8" in walks(state, "g7") and "g8$" not in walks(state, "g7")


@pytest.mark.rule("JK-20", "JK-23")
def test_on_a_spinning_tile_only_the_step_one_arrives_at_matters() -> None:
    state = lay({"g8": "desert"}, white="g7", red="g8/2", coins={"g7": 1})
    assert "g8$" in walks(state, "g7")
    state = lay({"g8": "desert"}, white="g7", red="g8/1", coins={"g7": 1})
    assert "g8$" not in walks(state, "g7")
    state = lay({"g8": "desert"}, white="g8/1", red="g8/2", coins={"g8/1": 1})
    assert "g8/1-g8/2$" not in legal(state) and "g8/1-g8/2" in legal(state)


@pytest.mark.rule("JK-20", "JK-24")
def test_in_the_sea_the_coin_is_gone_first_and_then_he_hits() -> None:
    state = play(lay({"b8": "arrow1:w"}, white="c8", red="a8", coins={"c8": 1}), "c8-b8$")
    assert (first(state), first(state, "red"), lost(state)) == ("a8", "dead", 1)


@pytest.mark.rule("JK-20", "JK-39")
def test_a_waiting_enemy_on_the_plane_is_not_hit_with_a_coin() -> None:
    state = lay({"g8": "plane"}, white="g7", red="g8", coins={"g7": 1})
    assert "g8$" not in walks(state, "g7") and "g8" in walks(state, "g7")


@pytest.mark.rule("JK-17")
@pytest.mark.parametrize("kind", ["rum", "trap", "plane", "jungle", "chest2", "empty"])
def test_a_coin_lies_wherever_a_pirate_can_stand(kind: str) -> None:
    state = lay({"g8": kind}, white="g7", coins={"g7": 1})
    play(state, "g7-g8$", *(["stay"] if kind == "plane" else []))
    assert coins(state) == {"g8/1" if kind == "jungle" else "g8": 1}
    assert pirates(state)[0].startswith("g8")
