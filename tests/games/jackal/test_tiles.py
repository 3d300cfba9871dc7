"""What each tile does."""

from __future__ import annotations

import pytest

from parlour import CHANCE, OVER, State
from tests.games.jackal.table import (
    GAME,
    around,
    bank,
    coins,
    first,
    is_land,
    lay,
    legal,
    lost,
    news,
    open_land,
    pirates,
    play,
    table,
    to_move,
    wait,
    walks,
)

PAIRS = {"seats": 4, "sides": "pairs"}
BOARD = [column + str(row) for column in "abcdefghijklm" for row in range(1, 14)]


# Empty


@pytest.mark.rule("JK-26")
def test_on_an_empty_tile_nothing_happens() -> None:
    state = play(lay(white="g7"), "g7-g8", "empty")
    assert (first(state), to_move(state), coins(state)) == ("g8", "red", {})
    assert walks(wait(state), "g8") == set(around("g8")) - {"g8"}


# Arrows


@pytest.mark.rule("JK-27")
def test_a_single_arrow_leads_on_at_once() -> None:
    state = play(lay({"g8": "arrow2:ne"} | open_land("h9"), white="g7"), "g7-g8")
    assert (first(state), to_move(state)) == ("h9", "red")


@pytest.mark.rule("JK-27")
def test_an_arrow_with_several_directions_is_a_choice_of_the_same_seat() -> None:
    state = play(lay({"g8": "arrow5:se+w+n"} | open_land("h7", "f8", "g9"), white="g7"), "g7-g8")
    assert (state.actor, to_move(state), set(legal(state))) == (0, "white", {">h7", ">f8", ">g9"})
    play(state, ">f8")
    assert (first(state), to_move(state)) == ("f8", "red")


@pytest.mark.rule("JK-27")
def test_an_arrow_may_lead_onto_a_closed_tile_which_is_opened() -> None:
    state = play(lay({"g8": "arrow1:n"}, white="g7"), "g7-g8")
    assert state.actor == CHANCE
    assert first(play(state, "rum")) == "g9 drunk"


@pytest.mark.rule("JK-27")
def test_an_arrow_may_lead_into_the_sea_or_onto_a_ship() -> None:
    assert first(play(lay({"b5": "arrow1:w"}, white="c5"), "c5-b5")) == "a5"
    assert first(play(lay({"g2": "arrow1:s"}, white="g3"), "g3-g2")) == "ship"
    assert first(play(lay({"b7": "arrow1:w"}, white="c7"), "c7-b7")) == "dead"


@pytest.mark.rule("JK-27")
def test_impossible_ways_are_not_offered() -> None:
    tiles = {"g8": "arrow5:se+w+n", "g9": "fortress"} | open_land("f8", "h7")
    assert set(legal(play(lay(tiles, white="g7", red="g9"), "g7-g8"))) == {">h7", ">f8"}


@pytest.mark.rule("JK-27", "JK-40")
def test_a_way_that_is_the_only_one_left_is_taken_without_asking() -> None:
    tiles = {"g8": "arrow3:w+e", "h8": "fortress"} | open_land("f8")
    assert first(play(lay(tiles, white="g7", red="h8"), "g7-g8")) == "f8"


# Horse


@pytest.mark.rule("JK-28")
def test_the_horse_leads_on_with_any_knights_move() -> None:
    state = play(lay({"g8": "horse"}, white="g7"), "g7-g8")
    assert set(legal(state)) == {">e7", ">e9", ">f6", ">f10", ">h6", ">h10", ">i7", ">i9"}


@pytest.mark.rule("JK-28")
def test_the_horse_stays_on_the_board_but_may_jump_into_the_sea() -> None:
    state = play(lay({"c3": "horse"}, white="c4"), "c4-c3")
    assert set(legal(state)) == {">a2", ">a4", ">b1", ">d1", ">b5", ">d5", ">e2", ">e4"}
    assert first(play(state.copy(), ">b1")) == "b1"
    state = play(lay({"b3": "horse"}, white="b4"), "b4-b3")
    assert set(legal(state)) == {">c1", ">d2", ">d4", ">a5", ">c5"}


@pytest.mark.rule("JK-28")
def test_only_the_horses_target_is_opened() -> None:
    state = play(lay({"g8": "horse"}, white="g7"), "g7-g8", ">h10", "empty")
    assert first(state) == "h10"
    assert [cell for cell in table(state)["tiles"] if cell in around("g8") + around("g9")] == ["g7", "g8", "h10"]


# Spinning


@pytest.mark.rule("JK-29")
@pytest.mark.parametrize(("tile", "steps"), [("jungle", 2), ("desert", 3), ("swamp", 4), ("hills", 5)])
def test_a_spinning_tile_takes_its_steps_and_lets_go_from_the_last(tile: str, steps: int) -> None:
    state = play(lay({"g8": tile}, white="g7, dead, dead"), "g7-g8")
    assert first(state) == "g8/1"
    for step in range(1, steps):
        assert legal(wait(state)) == [f"g8/{step}-g8/{step + 1}"]
        play(state, f"g8/{step}-g8/{step + 1}")
    assert first(state) == f"g8/{steps}"
    assert walks(wait(state), f"g8/{steps}") == set(around("g8")) - {"g8"}


@pytest.mark.rule("JK-29")
def test_from_a_coastal_spinning_tile_one_boards_the_ship() -> None:
    state = play(lay({"g2": "jungle"}, white="g2/2", coins={"g2/2": 1}), "g2/2-g1$")
    assert (first(state), bank(state)) == ("ship", 1)


# Ice


@pytest.mark.rule("JK-30")
@pytest.mark.parametrize(("start", "end"), [("f7", "h9"), ("g7", "g9"), ("h7", "f9"), ("f8", "h8"), ("g9", "g7")])
def test_ice_repeats_the_step(start: str, end: str) -> None:
    state = play(lay({"g8": "ice"} | open_land(end), white=start), f"{start}-g8")
    assert (first(state), to_move(state)) == (end, "red")


@pytest.mark.rule("JK-30")
def test_ice_repeats_the_direction_of_an_arrow() -> None:
    state = play(lay({"g8": "arrow2:ne", "h9": "ice"} | open_land("i10"), white="g7"), "g7-g8")
    assert first(state) == "i10"


@pytest.mark.rule("JK-30")
def test_ice_after_ice_goes_on_and_on_into_the_sea() -> None:
    state = play(lay({"d5": "ice", "c5": "ice", "b5": "ice"}, white="e5"), "e5-d5")
    assert first(state) == "a5"


@pytest.mark.rule("JK-30")
def test_ice_after_a_horse_is_a_free_knights_move() -> None:
    state = play(lay({"g8": "horse", "h10": "ice"} | open_land("j11"), white="g7"), "g7-g8", ">h10")
    assert set(legal(state)) == {">f9", ">f11", ">g8", ">g12", ">i8", ">i12", ">j9", ">j11"}
    assert first(play(state, ">j11")) == "j11"


@pytest.mark.rule("JK-30")
def test_ice_after_the_plane_is_another_flight() -> None:
    state = play(lay({"g8": "plane", "c4": "ice"} | open_land("j11"), white="g7"), "g7-g8", ">c4")
    offered = {text.removeprefix(">") for text in legal(state)}
    assert offered == {cell for cell in BOARD if is_land(cell) and cell != "c4"} | {"g1"}
    assert first(play(state, ">j11")) == "j11"
    assert not [text for text in legal(wait(state)) if "~" in text]


@pytest.mark.rule("JK-30")
def test_ice_carries_on_from_the_ship() -> None:
    assert first(play(lay({"g2": "ice"} | open_land("g3")), "g1-g2")) == "g3"


# Crocodile


@pytest.mark.rule("JK-31")
def test_the_crocodile_chases_back_to_where_one_came_from() -> None:
    state = play(lay({"g8": "crocodile"}, white="g7"), "g7-g8")
    assert (first(state), to_move(state)) == ("g7", "red")


@pytest.mark.rule("JK-31")
def test_a_coin_comes_back_with_him() -> None:
    state = play(lay({"g8": "crocodile"}, white="g7", coins={"g7": 1}), "g7-g8$")
    assert (first(state), coins(state)) == ("g7", {"g7": 1})


@pytest.mark.rule("JK-31", "JK-40")
def test_a_single_arrow_to_the_crocodile_is_a_cycle() -> None:
    assert first(play(lay({"g8": "arrow1:n", "g9": "crocodile"}, white="g7"), "g7-g8")) == "dead"


@pytest.mark.rule("JK-31")
def test_an_arrow_with_several_directions_needs_another_choice() -> None:
    tiles = {"g8": "arrow5:se+w+n", "g9": "crocodile"} | open_land("f8", "h7")
    state = play(lay(tiles, white="g7"), "g7-g8", ">g9")
    assert set(legal(state)) == {">f8", ">h7"}
    tiles = {"g8": "arrow3:w+e", "h8": "crocodile"} | open_land("f8")
    assert first(play(lay(tiles, white="g7"), "g7-g8", ">h8")) == "f8"
    tiles = {"g8": "arrow3:w+e", "h8": "crocodile", "f8": "crocodile"}
    assert first(play(lay(tiles, white="g7"), "g7-g8", ">h8")) == "dead"


@pytest.mark.rule("JK-31")
def test_a_horse_needs_another_choice() -> None:
    state = play(lay({"g8": "horse", "h10": "crocodile"}, white="g7"), "g7-g8", ">h10")
    assert set(legal(state)) == {">e7", ">e9", ">f6", ">f10", ">h6", ">i7", ">i9"}


@pytest.mark.rule("JK-31")
def test_a_spinning_tile_starts_again_and_hits_on_the_first_step() -> None:
    state = play(lay({"g7": "desert", "g8": "crocodile"}, white="g7/3", red="g7/1"), "g7/3-g8")
    assert (first(state), first(state, "red")) == ("g7/1", "ship")
    state = lay({"g7": "desert", "g8": "crocodile"}, white="g7/3", red="g7/1", coins={"g7/3": 1})
    assert "g7/3-g8$" not in legal(state)
    state = play(lay({"g7": "desert", "g8": "crocodile"}, white="g7/3", red="g7/2", coins={"g7/3": 1}), "g7/3-g8$")
    assert (first(state), coins(state), first(state, "red")) == ("g7/1", {"g7/1": 1}, "g7/2")


@pytest.mark.rule("JK-31")
def test_a_trap_catches_again_unless_a_mate_is_there() -> None:
    assert first(play(lay({"g7": "trap", "g8": "crocodile"}, white="g7"), "g7-g8")) == "g7 trapped"
    assert pirates(play(lay({"g7": "trap", "g8": "crocodile"}, white="g7, g7"), "g7-g8"))[:2] == ["g7", "g7"]


@pytest.mark.rule("JK-31")
def test_rum_makes_drunk_again() -> None:
    assert first(play(lay({"g7": "rum", "g8": "crocodile"}, white="g7"), "g7-g8")) == "g7 drunk"


@pytest.mark.rule("JK-31", "JK-30")
def test_ice_repeats_the_reversed_step() -> None:
    state = play(lay({"g8": "ice", "g9": "crocodile"}, white="g7"), "g7-g8")
    assert first(state) == "g7"
    tiles = {"f8": "arrow1:e", "g8": "ice", "h8": "crocodile"}
    assert first(play(lay(tiles, white="f7"), "f7-f8")) == "dead"  # back over the ice onto the arrow, and again
    tiles = {"f8": "arrow3:w+e", "g8": "ice", "h8": "crocodile"} | open_land("e8")
    assert first(play(lay(tiles, white="f7"), "f7-f8", ">g8")) == "e8"


@pytest.mark.rule("JK-31", "JK-30")
def test_ice_after_a_reversed_knights_move_is_free_again_but_for_the_same_choice() -> None:
    state = play(lay({"g8": "horse", "h10": "ice", "j11": "crocodile"}, white="g7"), "g7-g8", ">h10", ">j11")
    assert set(legal(state)) == {">f9", ">f11", ">g8", ">g12", ">i8", ">i12", ">j9"}


@pytest.mark.rule("JK-31", "JK-39")
def test_after_a_flight_he_stands_on_the_used_up_plane() -> None:
    for moves, white in ((["g7-g8", ">c4"], "g7"), (["g8~c4"], "g8")):
        state = play(lay({"g8": "plane", "c4": "crocodile"}, white=white), *moves)
        assert (first(state), to_move(state), table(state)["plane_used"]) == ("g8", "red", True)
        assert not [text for text in legal(wait(state)) if "~" in text]


@pytest.mark.rule("JK-31", "JK-30", "JK-40")
def test_ice_after_a_reversed_flight_is_a_free_flight_but_not_to_the_same_tile() -> None:
    tiles = {"g8": "plane", "c4": "ice", "j11": "crocodile", "d9": "ice"}
    for moves, white in ((["g7-g8", ">c4", ">j11"], "g7"), (["g8~c4", ">j11"], "g8")):
        state = play(lay(tiles, white=white), *moves)
        offered = {text.removeprefix(">") for text in legal(state)}
        assert offered == {cell for cell in BOARD if is_land(cell)} - {"c4", "j11"} | {"g1"}
        play(state, ">d9")
        assert ">c4" not in legal(state)  # no tile is flown to twice in one chain


# Trap


@pytest.mark.rule("JK-32")
def test_a_trap_holds_the_pirate() -> None:
    state = play(lay({"g8": "trap"}, white="g7"), "g7-g8")
    assert first(state) == "g8 trapped"
    for _ in range(3):
        assert not [text for text in legal(wait(state)) if text.startswith("g8")]
        play(state, legal(state)[-1])


@pytest.mark.rule("JK-32")
def test_a_mate_who_comes_frees_all_and_is_not_caught() -> None:
    state = play(lay({"g8": "trap"}, white="g7, g8 trapped, g8"), "g7-g8")
    assert pirates(state) == ["g8"] * 3
    assert "g8-g9" in legal(wait(state))


@pytest.mark.rule("JK-32")
def test_whoever_hits_enemies_on_a_trap_is_caught_himself() -> None:
    state = play(lay({"g8": "trap"}, white="g7", red="g8 trapped"), "g7-g8")
    assert (first(state), first(state, "red")) == ("g8 trapped", "ship")


@pytest.mark.rule("JK-32")
def test_an_enemy_frees_nobody() -> None:
    state = play(lay({"g8": "trap", "g9": "trap"}, white="g7", red="g9 trapped"), "g7-g8")
    assert (first(state), first(state, "red")) == ("g8 trapped", "g9 trapped")


@pytest.mark.rule("JK-32")
def test_everybody_hears_who_is_caught() -> None:
    assert news(lay({"g8": "trap"}, white="g7"), "g7-g8") == [{"kind": "trapped", "pirate": "white"}]


# Cannon


@pytest.mark.rule("JK-33")
@pytest.mark.parametrize(("way", "end"), [("n", "e13"), ("e", "m6"), ("s", "e1"), ("w", "a6")])
def test_the_cannon_shoots_to_the_first_sea_cell(way: str, end: str) -> None:
    state = play(lay({"e6": f"cannon:{way}"}, white="f6", coins={"f6": 1}), "f6-e6$")
    assert (first(state), lost(state)) == (end, 1)


@pytest.mark.rule("JK-33")
def test_the_first_sea_cell_may_be_a_corner_of_the_island() -> None:
    assert first(play(lay({"b5": "cannon:s"}, white="c5"), "c5-b5")) == "b2"


@pytest.mark.rule("JK-33", "JK-19")
def test_onto_an_own_or_allied_ship_the_coin_is_banked() -> None:
    state = play(lay({"g6": "cannon:s"}, white="f6", coins={"f6": 1}), "f6-g6$")
    assert (first(state), bank(state)) == ("ship", 1)
    state = play(lay({"g6": "cannon:n"}, white="f6", coins={"f6": 1}, options=PAIRS), "f6-g6$")
    assert (first(state), bank(state, "black")) == ("g13", 1)


@pytest.mark.rule("JK-33")
def test_onto_an_enemy_ship_he_dies_and_the_coin_is_lost() -> None:
    state = play(lay({"g6": "cannon:n"}, white="f6", coins={"f6": 1}), "f6-g6$")
    assert (first(state), bank(state, "black"), lost(state)) == ("dead", 0, 1)


@pytest.mark.rule("JK-33", "JK-24")
def test_enemy_swimmers_where_he_falls_die() -> None:
    state = play(lay({"e6": "cannon:s"}, white="f6", red="e1"), "f6-e6")
    assert (first(state), first(state, "red")) == ("e1", "dead")


# Fortresses


@pytest.mark.rule("JK-34", "JK-18")
def test_a_fortress_cannot_be_entered_with_a_coin() -> None:
    state = lay({"g8": "fortress"}, white="g7", coins={"g7": 1})
    assert "g8" in walks(state, "g7") and "g8$" not in walks(state, "g7")


@pytest.mark.rule("JK-34", "JK-22")
def test_inside_a_fortress_one_is_safe() -> None:
    state = play(lay({"g8": "fortress"}, white="g7", red="h8"), "g7-g8")
    assert first(state) == "g8" and "g8" not in walks(state, "h8")


@pytest.mark.rule("JK-34")
def test_a_fortress_does_nothing_else() -> None:
    state = play(lay({"g8": "fortress"}, white="g7"), "g7-g8")
    assert walks(wait(state), "g8") == set(around("g8")) - {"g8"}


@pytest.mark.rule("JK-35")
def test_the_aborigines_fortress_is_a_fortress_too() -> None:
    state = lay({"g8": "aborigine"}, white="g7", coins={"g7": 1})
    assert "g8" in walks(state, "g7") and "g8$" not in walks(state, "g7")
    play(state, "g7-g8")
    assert "g8" not in walks(lay({"g8": "aborigine"}, crew="red", white="g8", red="h8"), "h8")


@pytest.mark.rule("JK-35", "JK-25")
def test_in_the_aborigines_fortress_one_may_revive_or_go_on() -> None:
    state = lay({"g8": "aborigine"}, white="g8, dead, dead")
    assert set(legal(state)) == {f"g8-{cell}" for cell in around("g8") if cell != "g8"} | {"revive"}
    assert "revive" not in legal(lay({"g8": "fortress"}, white="g8, dead, dead"))


# Rum


@pytest.mark.rule("JK-36")
def test_after_rum_one_turn_of_the_crew_is_missed() -> None:
    state = play(lay({"g8": "rum"}, white="g7"), "g7-g8")
    assert first(state) == "g8 drunk"
    assert set(legal(wait(state))) == {"g1-g2", "ship f1", "ship h1"}
    play(state, "ship f1")
    assert first(state) == "g8"
    assert "g8-g9" in legal(wait(state))


@pytest.mark.rule("JK-36", "JK-9")
def test_a_skipped_turn_counts() -> None:
    state = play(lay({"g8": "rum"}, white="g7, dead, dead"), "g7-g8")
    order = []
    for _ in range(4):
        order.append(to_move(state))
        play(state, legal(state)[-1])
        if state.actor == CHANCE:
            play(state, "empty")
    assert order == ["red", "black", "yellow", "red"]
    assert "g8-g9" in legal(wait(state))


@pytest.mark.rule("JK-36")
def test_only_that_pirate_is_drunk() -> None:
    state = play(lay({"g8": "rum"}, white="g7, g8"), "g7-g8")
    assert pirates(state)[:2] == ["g8 drunk", "g8"]
    assert "g8-g9" in legal(wait(state))
    assert news(lay({"g8": "rum"}, white="g7"), "g7-g8") == [{"kind": "drunk", "pirate": "white"}]


# Ogre


@pytest.mark.rule("JK-37")
def test_the_ogre_eats_everybody_each_time() -> None:
    state = lay({"g8": "ogre"}, white="g7, g7", coins={"g7": 1})
    play(state, "g7-g8$")
    assert (pirates(state)[0], lost(state)) == ("dead", 1)
    play(wait(state), "g7-g8")
    assert pirates(state)[:2] == ["dead", "dead"]


@pytest.mark.rule("JK-37")
def test_the_ogre_eats_whoever_uncovers_it() -> None:
    state = play(GAME.start(), "g1-g2", "ogre")
    assert (pirates(state), to_move(state)) == (["dead", "ship", "ship"], "red")


# Balloon


@pytest.mark.rule("JK-38")
def test_the_balloon_brings_pirate_and_coin_home() -> None:
    state = play(lay({"g8": "balloon"}, white="g7", coins={"g7": 1}, ships={"white": "d1"}), "g7-g8$")
    assert (first(state), bank(state), coins(state)) == ("ship", 1, {})
    state = play(lay(white="g7"), "g7-g8", "balloon")
    assert (first(state), bank(state), to_move(state)) == ("ship", 0, "red")


# Plane


def flights(state: State, start: str = "") -> set[str]:
    """Where one may fly to: now, on arrival, or from a plane that waits."""
    prefix = f"{start}~" if start else ">"
    return {text.removeprefix(prefix) for text in legal(state) if text.startswith(prefix)}


@pytest.mark.rule("JK-39")
def test_on_arrival_he_flies_to_any_other_land_tile_or_his_ship_or_stays() -> None:
    state = play(lay({"g8": "plane"}, white="g7"), "g7-g8")
    assert state.actor == 0
    assert flights(state) == {cell for cell in BOARD if is_land(cell) and cell != "g8"} | {"g1"}
    assert "stay" in legal(state)


@pytest.mark.rule("JK-39")
def test_he_flies_to_allied_ships_too_but_to_no_others() -> None:
    state = play(lay({"g8": "plane"}, white="g7", options=PAIRS), "g7-g8")
    assert {cell for cell in flights(state) if not is_land(cell)} == {"g1", "g13"}


@pytest.mark.rule("JK-39", "JK-18")
def test_with_a_coin_he_flies_to_open_tiles_and_ships() -> None:
    tiles = {"g8": "plane", "c3": "fortress", "c4": "ogre", "c5": "rum"} | open_land("k4")
    state = play(lay(tiles, white="g7", red="k4", coins={"g7": 1}), "g7-g8$")
    assert flights(state) == {"g1", "c4", "c5", "g7"} | {cell for cell, tile in table(state)["tiles"].items() if "chest" in tile}
    after = play(state.copy(), ">g1")
    assert (first(after), bank(after)) == ("ship", 1)
    after = play(state.copy(), ">c5")
    assert (first(after), coins(after)) == ("c5 drunk", {"c5": 1})
    after = play(state.copy(), "stay")
    assert (first(after), coins(after)) == ("g8", {"g8": 1})


@pytest.mark.rule("JK-39")
def test_the_tile_he_flies_to_acts() -> None:
    state = play(lay({"g8": "plane"}, white="g7"), "g7-g8", ">c5")
    assert state.actor == CHANCE
    assert first(play(state, "arrow1:w", "rum")) == "b5 drunk"


@pytest.mark.rule("JK-39")
def test_after_one_flight_the_plane_is_an_empty_tile() -> None:
    state = play(lay({"g8": "plane", "c5": "empty"}, white="g7, g7"), "g7-g8", ">c5")
    assert table(state)["plane_used"]
    play(wait(state), "g7-g8")
    assert (pirates(state)[1], to_move(state)) == ("g8", "red")
    assert flights(wait(state), "g8") == set()


@pytest.mark.rule("JK-39")
def test_he_may_stay_and_fly_on_a_later_turn() -> None:
    state = play(lay({"g8": "plane", "c5": "empty"}, white="g7"), "g7-g8", "stay")
    assert (first(state), to_move(state), table(state)["plane_used"]) == ("g8", "red", False)
    assert flights(wait(state), "g8") == {cell for cell in BOARD if is_land(cell) and cell != "g8"} | {"g1"}
    assert {"g8-g9", "g8-f7"} <= set(legal(state))
    assert first(play(state, "g8~c5")) == "c5" and table(state)["plane_used"]


@pytest.mark.rule("JK-39")
def test_from_the_waiting_plane_a_coin_may_come_along() -> None:
    state = lay({"g8": "plane", "c5": "empty"}, white="g8", coins={"g8": 2})
    assert {"g8~c5", "g8~c5$", "g8~g1$", "g8~c6"} <= set(legal(state)) and "g8~c6$" not in legal(state)
    after = play(state.copy(), "g8~g1$")
    assert (bank(after), coins(after)) == (1, {"g8": 1})
    after = play(state.copy(), "g8~c5$")
    assert coins(after) == {"g8": 1, "c5": 1}


@pytest.mark.rule("JK-39")
def test_when_the_plane_does_not_wait_staying_uses_it_up() -> None:
    state = play(lay({"g8": "plane"}, white="g7", options={"plane_waits": False}), "g7-g8", "stay")
    assert table(state)["plane_used"]
    assert flights(wait(state), "g8") == set()


@pytest.mark.rule("JK-39")
def test_whoever_walks_away_uses_it_up_for_all() -> None:
    state = play(lay({"g8": "plane", "g9": "empty"}, white="g8, g8"), "g8-g9")
    assert table(state)["plane_used"]
    assert flights(wait(state), "g8") == set()


@pytest.mark.rule("JK-39")
def test_whoever_hits_the_waiting_one_may_fly_himself() -> None:
    state = play(lay({"g8": "plane"}, white="g7", red="g8"), "g7-g8")
    assert (first(state, "red"), state.actor, "stay" in legal(state)) == ("ship", 0, True)
    assert len(flights(state)) == 117
    assert first(play(state, ">g1")) == "ship"


@pytest.mark.rule("JK-39")
def test_a_mate_who_comes_to_the_waiting_plane_may_fly() -> None:
    state = play(lay({"g8": "plane", "c5": "empty"}, white="g7, g8"), "g7-g8", ">c5")
    assert pirates(state)[:2] == ["c5", "g8"] and state.actor != OVER
