"""The island, its tiles and the ships around it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from parlour import BadPosition
from tests.games.jackal.table import CREWS, GAME, first, is_land, lay, legal, pirates, play, table, wait, walks

COLUMNS = "abcdefghijklm"
BOARD = [f"{column}{row}" for column in COLUMNS for row in range(1, 14)]
BAG = {
    "empty": 40, "arrow1": 3, "arrow2": 3, "arrow3": 3, "arrow4": 3, "arrow5": 3, "arrow6": 3, "arrow7": 3, "horse": 2,
    "jungle": 5, "desert": 4, "swamp": 2, "hills": 1, "ice": 6, "trap": 3, "cannon": 2, "fortress": 2, "aborigine": 1,
    "rum": 4, "crocodile": 4, "ogre": 1, "balloon": 2, "plane": 1, "chest1": 5, "chest2": 5, "chest3": 3, "chest4": 2,
    "chest5": 1,
}
TURNED = {
    "arrow1:e": 3, "arrow1:s": 3, "arrow1:w": 3, "arrow1:n": 3, "arrow2:ne": 3, "arrow2:se": 3, "arrow2:sw": 3, "arrow2:nw": 3,
    "arrow3:w+e": 6, "arrow3:s+n": 6, "arrow4:sw+ne": 6, "arrow4:se+nw": 6,
    "arrow5:s+e+nw": 3, "arrow5:s+w+ne": 3, "arrow5:se+w+n": 3, "arrow5:sw+e+n": 3,
    "arrow6:s+w+e+n": 12, "arrow7:sw+se+nw+ne": 12, "cannon:n": 2, "cannon:e": 2, "cannon:s": 2, "cannon:w": 2,
}


@pytest.mark.rule("JK-1")
def test_there_are_117_cells_with_a_tile_and_the_sea_has_none() -> None:
    taken = [cell for cell in BOARD if has_tile(cell)]
    assert len(taken) == 117 == sum(table(GAME.start())["bag"].values())
    assert taken == [cell for cell in BOARD if is_land(cell)]
    assert not {"b2", "l2", "b12", "l12", "a5", "m9", "g1", "g13"} & set(taken)


def has_tile(cell: str) -> bool:
    try:
        GAME.restore({"tiles": {cell: "empty"}})
    except BadPosition:
        return False
    return True


@pytest.mark.rule("JK-1")
@pytest.mark.parametrize(
    ("swimmer", "ways"),
    [
        ("b1", {"a2", "b2", "c1"}), ("l1", {"k1", "l2", "m2"}), ("b13", {"a12", "b12", "c13"}), ("m12", {"l12", "l13", "m11"}),
        ("b2", {"a2", "b1", "a3", "c1"}),
    ],
)
def test_the_extreme_corners_are_not_part_of_the_board_but_the_islands_corners_are_sea(swimmer: str, ways: set[str]) -> None:
    assert walks(lay(white=swimmer), swimmer) == ways


@pytest.mark.rule("JK-1")
@pytest.mark.parametrize("corner", ["a1", "m1", "a13", "m13"])
def test_nobody_can_be_in_an_extreme_corner(corner: str) -> None:
    with pytest.raises(BadPosition):
        lay(white=corner)


@pytest.mark.rule("JK-1")
def test_columns_run_from_west_to_east_and_rows_from_south_to_north() -> None:
    assert [landed(f"arrow1:{way}") for way in "nesw"] == ["g8", "h7", "g6", "f7"]


def landed(arrow: str) -> str:
    state = lay({"g7": arrow, "h7": "empty", "g8": "empty", "f7": "empty", "g6": "empty"}, white="f6")
    return first(play(state, "f6-g7"))


@pytest.mark.rule("JK-2")
def test_the_bag_holds_these_tiles() -> None:
    assert table(GAME.start())["bag"] == BAG
    assert sum(BAG.values()) == 117


@pytest.mark.rule("JK-2")
def test_sixteen_chests_hold_37_coins() -> None:
    chests = {tile: many for tile, many in BAG.items() if tile.startswith("chest")}
    assert (sum(chests.values()), table(GAME.start())["left"]) == (16, 37)
    for tile in chests:
        state = play(GAME.start(), "g1-g2", tile)
        assert table(state)["coins"] == {"g2": int(tile.removeprefix("chest"))}


@pytest.mark.rule("JK-2")
@pytest.mark.parametrize(("tile", "steps"), [("jungle", 2), ("desert", 3), ("swamp", 4), ("hills", 5)])
def test_spinning_tiles_have_two_to_five_steps(tile: str, steps: int) -> None:
    state = play(GAME.start(), "g1-g2", tile)
    assert table(state)["crews"][0]["pirates"][0]["of"] == steps
    for step in range(1, steps):
        play(wait(state), f"g2/{step}-g2/{step + 1}")
    assert f"g2/{steps}-g3" in legal(wait(state))


@pytest.mark.rule("JK-2", "JK-3")
def test_a_tile_that_is_opened_shows_each_face_as_often_as_it_is_in_the_bag() -> None:
    state = play(GAME.start(), "g1-g2")
    weights = {GAME.text(state, face): weight for face, weight in state.outcomes()}
    plain = {tile: 4 * many for tile, many in BAG.items() if not tile.startswith(("arrow", "cannon"))}
    assert weights == plain | TURNED
    assert sum(weights.values()) == 4 * 117


@pytest.mark.rule("JK-2")
def test_an_opened_tile_is_no_longer_in_the_bag() -> None:
    state = play(GAME.start(), "g1-g2", "ogre", "a7-b7")
    assert "ogre" not in table(state)["bag"]
    faces = {GAME.text(state, face): weight for face, weight in state.outcomes()}
    assert "ogre" not in faces and sum(faces.values()) == 4 * 116
    play(state, "arrow3:s+n", ">b8", "empty", "g13-g12")
    assert {GAME.text(state, face): weight for face, weight in state.outcomes()}["arrow3:w+e"] == 4


@pytest.mark.rule("JK-2")
def test_faces_come_up_in_proportion() -> None:
    state = play(GAME.start(), "g1-g2")
    draws = 11700
    seen: dict[str, int] = {}
    for place in range(draws):
        name = GAME.text(state, state.draw(place * (2**64 // draws)))
        seen[name] = seen.get(name, 0) + 1
    for face, weight in state.outcomes():
        share = Fraction(weight, 468) * draws
        assert abs(seen[GAME.text(state, face)] - share) <= 1


@pytest.mark.rule("JK-3")
@pytest.mark.parametrize("face", [face for face in TURNED if face.startswith("arrow")])
def test_an_arrow_leads_in_the_directions_of_its_name(face: str) -> None:
    steps = {"n": (0, 1), "s": (0, -1), "e": (1, 0), "w": (-1, 0), "ne": (1, 1), "se": (1, -1), "sw": (-1, -1), "nw": (-1, 1)}
    ways = face.partition(":")[2].split("+")
    targets = {COLUMNS[6 + steps[way][0]] + str(7 + steps[way][1]) for way in ways}
    state = play(lay({"g7": face}, white="f7"), "f7-g7")  # what lies around is closed
    if len(ways) == 1:
        assert pirates(state)[0] in targets
    else:
        assert {text.removeprefix(">") for text in legal(state)} == targets


@pytest.mark.rule("JK-4")
def test_ships_start_in_the_middle_of_their_sides_with_three_pirates_aboard() -> None:
    lie = GAME.position(GAME.start())
    assert lie["ships"] == {"white": "g1", "red": "a7", "black": "g13", "yellow": "m7"}
    assert lie["pirates"] == {crew: ["ship"] * 3 for crew in CREWS}


@pytest.mark.rule("JK-4")
@pytest.mark.parametrize(
    ("crew", "berths"),
    [
        ("white", [f"{column}1" for column in "cdefghijk"]), ("black", [f"{column}13" for column in "cdefghijk"]),
        ("red", [f"a{row}" for row in range(3, 12)]), ("yellow", [f"m{row}" for row in range(3, 12)]),
    ],
)
def test_a_ship_has_nine_positions(crew: str, berths: list[str]) -> None:
    for place, berth in enumerate(berths):
        sails = {text for text in legal(lay(crew=crew, ships={crew: berth})) if text.startswith("ship")}
        assert sails == {f"ship {near}" for near in berths[max(0, place - 1):place] + berths[place + 1:place + 2]}
    for wrong in ("b2", "g7", "b1" if crew == "white" else "c1", "l13" if crew == "black" else "k13"):
        with pytest.raises(BadPosition):
            lay(crew=crew, ships={crew: wrong})


@pytest.mark.rule("JK-5")
def test_crews_move_clockwise_and_white_starts() -> None:
    state = GAME.start()
    order = []
    for _ in range(6):
        order.append(table(state)["crew"])
        play(state, next(text for text in legal(state) if text.startswith("ship")))
    assert order == ["white", "red", "black", "yellow", "white", "red"]


@pytest.mark.rule("JK-5")
@pytest.mark.parametrize(("crew", "move"), [("white", "g1-g2"), ("red", "a7-b7"), ("black", "g13-g12"), ("yellow", "m7-l7")])
def test_white_comes_from_the_south_red_from_the_west_black_from_the_north_yellow_from_the_east(crew: str, move: str) -> None:
    assert move in legal(lay(crew=crew))
