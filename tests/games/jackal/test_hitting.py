"""Hitting, dying, and coming back to life."""

from __future__ import annotations

import pytest

from tests.games.jackal.table import coins, first, lay, legal, news, open_land, pirates, play, table, to_move, wait, walks


@pytest.mark.rule("JK-21")
def test_arriving_empty_handed_sends_all_enemies_there_to_their_own_ships() -> None:
    state = play(lay(white="g7", red="g8, g8, e5"), "g7-g8")
    assert (first(state), pirates(state, "red")) == ("g8", ["ship", "ship", "e5"])


@pytest.mark.rule("JK-21")
def test_the_hit_pirates_go_to_where_their_ships_are_now() -> None:
    state = play(lay(white="g7", red="g8, dead, dead", ships={"red": "a4"}), "g7-g8")
    assert "a4-b4" in legal(wait(state, "red"))


@pytest.mark.rule("JK-21")
def test_their_coin_stays_on_the_tile() -> None:
    state = play(lay(white="g7", red="g8", coins={"g8": 2}), "g7-g8")
    assert (coins(state), table(state)["lost"]) == ({"g8": 2}, 0)


@pytest.mark.rule("JK-21")
@pytest.mark.parametrize(("tile", "place"), [("trap", "g8 trapped"), ("rum", "g8 drunk")])
def test_the_hit_are_sober_and_free(tile: str, place: str) -> None:
    state = play(lay({"g8": tile}, white="g7", red=f"{place}, dead, dead"), "g7-g8")
    assert to_move(state) == "red"
    assert {"ship a6", "ship a8", "a7-b7"} <= set(legal(state))


@pytest.mark.rule("JK-21")
def test_at_the_end_of_a_chain_one_hits_too_but_not_on_the_way() -> None:
    state = play(lay({"g8": "ice"}, white="g7", red="g9", yellow="h8"), "g7-g8")
    assert (first(state), first(state, "red"), first(state, "yellow")) == ("g9", "ship", "h8")


@pytest.mark.rule("JK-21")
def test_everybody_hears_of_it() -> None:
    assert news(lay(white="g7", red="g8"), "g7-g8") == [{"kind": "hit", "pirate": "red", "cell": "g8"}]


@pytest.mark.rule("JK-22")
@pytest.mark.parametrize("tile", ["fortress", "aborigine"])
def test_a_fortress_held_by_an_enemy_cannot_be_entered(tile: str) -> None:
    assert "g8" not in walks(lay({"g8": tile}, white="g7", red="g8"), "g7")
    assert "g8" in walks(lay({"g8": tile}, white="g7"), "g7")
    assert "g8" in walks(lay({"g8": tile}, white="g7, g8"), "g7")


@pytest.mark.rule("JK-22")
def test_no_tile_leads_into_a_fortress_held_by_an_enemy() -> None:
    tiles = {"g8": "arrow6:s+w+e+n", "g9": "fortress", "e9": "horse", "c3": "plane"}
    assert set(legal(play(lay(tiles, white="f7", red="g9"), "f7-g8"))) == {">f8", ">h8", ">g7"}
    assert ">g10" in legal(play(lay(tiles, white="e8", red="g9"), "e8-e9"))
    tiles |= {"g10": "aborigine"}
    assert ">g10" not in legal(play(lay(tiles, white="e8", red="g10"), "e8-e9"))
    assert "c3~g9" not in legal(lay(tiles, white="c3", red="g9"))
    assert "c3~g9" in legal(lay(tiles, white="c3"))


@pytest.mark.rule("JK-23")
def test_on_a_spinning_tile_one_hits_only_the_step_one_arrives_at() -> None:
    state = lay({"g8": "swamp"}, white="g7", red="g8/1, g8/2, g8/4")
    play(state, "g7-g8")
    assert (first(state), pirates(state, "red")) == ("g8/1", ["ship", "g8/2", "g8/4"])
    play(wait(state), "g8/1-g8/2")
    assert (first(state), pirates(state, "red")) == ("g8/2", ["ship", "ship", "g8/4"])
    play(wait(state), "g8/2-g8/3")
    assert (first(state), pirates(state, "red")) == ("g8/3", ["ship", "ship", "g8/4"])


@pytest.mark.rule("JK-23")
def test_coins_lie_on_steps_too() -> None:
    state = lay({"g8": "desert"} | open_land("g7"), white="g8/3", coins={"g8/2": 1, "g8/3": 1})
    assert "g8/3-g7$" in legal(state)
    play(state, "g8/3-g7$")
    assert coins(state) == {"g7": 1, "g8/2": 1}
    state = lay({"g8": "desert"} | open_land("g7"), white="g8/3", coins={"g8/2": 1})
    assert not [text for text in legal(state) if text.endswith("$")]


@pytest.mark.rule("JK-24", "JK-12")
def test_contact_with_an_enemy_ship_kills() -> None:
    assert first(play(lay(white="b8"), "b8-a7")) == "dead"
    assert first(play(lay({"b7": "ice"}, white="c7"), "c7-b7")) == "dead"


@pytest.mark.rule("JK-24")
def test_an_enemy_who_swims_or_falls_or_sails_onto_a_swimmer_kills_him() -> None:
    swum = play(lay(white="d1", red="e1, e1"), "d1-e1")
    fallen = play(lay({"e2": "arrow1:s"}, white="e3", red="e1, e1"), "e3-e2")
    sailed = play(lay(red="f1, f1"), "ship f1")
    for state in (swum, fallen, sailed):
        assert pirates(state, "red") == ["dead", "dead", "ship"]
    assert (first(swum), first(fallen), first(sailed)) == ("e1", "e1", "ship")


@pytest.mark.rule("JK-24", "JK-37")
def test_the_ogre_kills() -> None:
    assert news(lay({"g8": "ogre"}, white="g7"), "g7-g8") == [{"kind": "died", "pirate": "white"}]
    assert first(play(lay({"g8": "ogre"}, white="g7"), "g7-g8")) == "dead"


@pytest.mark.rule("JK-24", "JK-27", "JK-30")
@pytest.mark.parametrize("tile", ["arrow1:n", "ice"])
def test_an_arrow_or_ice_into_a_fortress_held_by_an_enemy_kills(tile: str) -> None:
    state = play(lay({"g8": tile, "g9": "fortress"}, white="g7", red="g9"), "g7-g8")
    assert (first(state), first(state, "red")) == ("dead", "g9")


@pytest.mark.rule("JK-24", "JK-40")
def test_a_cycle_kills() -> None:
    state = play(lay({"g8": "arrow1:n", "g9": "arrow1:s"}, white="f8"), "f8-g8")
    assert (first(state), to_move(state)) == ("dead", "red")


@pytest.mark.rule("JK-24")
def test_the_dead_neither_move_nor_get_in_the_way() -> None:
    state = lay(white="dead, g7, g7")
    assert {text.partition("-")[0] for text in legal(state)} == {"g7"}


@pytest.mark.rule("JK-25")
def test_in_the_aborigines_fortress_a_mate_comes_back_to_life() -> None:
    state = play(lay({"g8": "aborigine"}, white="g8, dead, dead"), "revive")
    assert (pirates(state), to_move(state)) == (["g8", "g8", "dead"], "red")
    assert pirates(play(wait(state), "revive")) == ["g8", "g8", "g8"]
    assert "revive" not in legal(wait(state))  # never more than three


@pytest.mark.rule("JK-25")
@pytest.mark.parametrize(("tile", "white"), [("fortress", "g8, dead"), ("aborigine", "g7, dead"), ("aborigine", "g8")])
def test_reviving_needs_the_aborigine_and_a_dead_mate(tile: str, white: str) -> None:
    assert "revive" not in legal(lay({"g8": tile}, white=white))


@pytest.mark.rule("JK-25")
def test_the_revived_stands_in_the_fortress_and_moves_like_anybody() -> None:
    state = lay({"g8": "aborigine"}, white="dead, g8, dead")
    assert news(state, "revive") == [{"kind": "revived", "pirate": "white", "cell": "g8"}]
    play(state, "revive")
    assert pirates(state) == ["g8", "g8", "dead"]
    play(wait(state), "g8-g7", "empty")
    assert sorted(pirates(state)) == ["dead", "g7", "g8"]
