"""The lattice, the tiles, the guidelines of building, and where the roads of a land lead."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from parlour.core.errors import BadPosition
from parlour.core.state import MoveBuffer
from parlour.games.jack_rabbits import constants, lands, roads, shapes
from parlour.games.jack_rabbits.lands import Land
from parlour.games.jack_rabbits.rules import JackRabbits
from tests.games.jack_rabbits.second_reading import Reading
from tests.games.jack_rabbits.table import laid, lands_to_look_at, random_land

SAMPLE_ROADS = Path(__file__).parent / "sample_roads.txt"
ALL = "N NE SE S SW NW"
KINDS = [name for name, _, _ in constants.ROAD_TILES]


def spot(line: str) -> tuple[int, int, int]:
    """Tile, place and turn of a line of text."""
    name, place, turn = line.split(maxsplit=2)
    x, y = place.split(",")
    tile, column, row, turned = lands.laid_tile(name, int(x), int(y), turn)
    return tile, constants.cell_number(column, row), turned


def broken(state: JackRabbits, line: str) -> int:
    return state.breaks(*spot(line))


def may_lie(state: JackRabbits, line: str, how: int = constants.ATTACHED | constants.APART) -> bool:
    return state.may_lie(*spot(line), how)


def ways_of(land: Land) -> dict[str, list[str]]:
    """For each start, the ways as text."""
    found: dict[str, list[str]] = {}
    for way in roads.ways(land):
        found.setdefault(way.start, []).append(" – ".join((*way.passes, way.end)))
    return found


def sides(tile: str, turn: int) -> set[int]:
    return set(constants.sides_of_roads(constants.TILE_NUMBERS[tile], turn))


# The pieces


@pytest.mark.rule("JR-1")
def test_there_are_thirteen_hexagons_twelve_rhombi_and_twelve_triangles() -> None:
    assert [constants.SHAPE_OF.count(shape) for shape in (constants.HEXAGON, constants.RHOMBUS, constants.TRIANGLE)] == [
        13,
        12,
        12,
    ]
    assert len(constants.TILE_NAMES) == len(set(constants.TILE_NAMES)) == constants.TILES
    assert [sum(name.startswith(kind) for name in constants.TILE_NAMES) for kind in KINDS] == [4] * 6


@pytest.mark.rule("JR-1")
@pytest.mark.parametrize(("tile", "cells"), [("Qh", 6), ("river2", 2), ("cave3", 1)])
def test_a_hexagon_covers_six_triangles_a_rhombus_two_a_triangle_one_however_it_is_turned(tile: str, cells: int) -> None:
    number = constants.TILE_NUMBERS[tile]
    for turn in range(6):
        state = JackRabbits()
        state.clear_land()
        place = constants.cell_number(0, 0) if constants.covers_up(number, turn) else constants.cell_number(1, 0)
        assert state.fits(number, place, turn)
        state.lay(number, place, turn)
        assert state.fields()["covered"].count(number) == cells


@pytest.mark.rule("JR-1")
def test_tiles_are_turned_and_never_mirrored() -> None:
    mirrored = {(6 - side) % 6 for side in sides("Qs", 0)}
    assert mirrored in [sides("Qh", turn) for turn in range(6)]
    assert mirrored not in [sides("Qs", turn) for turn in range(6)]


@pytest.mark.rule("JR-1")
def test_a_turn_is_a_sixth_of_a_circle_clockwise() -> None:
    assert lands.turn_name(constants.TILE_NUMBERS["Qs"], 0) == "N NE S"
    assert lands.turn_name(constants.TILE_NUMBERS["Qs"], 1) == "NE SE SW"
    assert lands.turn_name(constants.TILE_NUMBERS["cave1"], 1) == "SE"


@pytest.mark.rule("JR-1")
@pytest.mark.parametrize(("tile", "turns"), [
    ("citadel", 1), ("Kd", 3), ("Qd", 2), ("Jh", 3), ("Js", 6), ("woods1", 3), ("merchant1", 2), ("tavern1", 6), ("cave1", 6),
])
def test_turns_that_look_alike_are_counted_once(tile: str, turns: int) -> None:
    assert constants.TURNS_OF[constants.TILE_NUMBERS[tile]] == turns


@pytest.mark.rule("JR-1")
@pytest.mark.parametrize("line", ["Kc 1,-1 N", "woods1 0,0 N-S", "cave1 1,0 N"])
def test_tiles_lie_beside_each_other_not_on_each_other(line: str) -> None:
    with pytest.raises(BadPosition, match="does not fit"):
        laid(f"citadel 0,0 {ALL}", line)


@pytest.mark.rule("JR-2")
def test_cells_point_up_and_down_in_turns() -> None:
    up = {(x, y) for x in range(-2, 3) for y in range(-2, 3) if constants.POINTS_UP[constants.cell_number(x, y)]}
    assert up == {(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x - y) % 2 == 0}


@pytest.mark.rule("JR-2")
@pytest.mark.parametrize(("side", "there"), [
    ("N", (0, -2)), ("NE", (3, -1)), ("SE", (3, 1)), ("S", (0, 2)), ("SW", (-3, 1)), ("NW", (-3, -1)),
])
def test_hexagons_meet_at_opposite_sides(side: str, there: tuple[int, int]) -> None:
    state = laid(f"citadel 0,0 {ALL}", f"Jd {there[0]},{there[1]} N NE SE S SW")
    joins = state.fields()["joins"]
    edge = constants.SIDES.index(side)
    assert joins[edge] == constants.FIRST_EDGE[constants.TILE_NUMBERS["Jd"]] + (edge + 3) % 6
    assert [joins[other] for other in range(6) if other != edge] == [constants.UNJOINED] * 5


@pytest.mark.rule("JR-2")
def test_coordinates_and_numbers_of_cells_are_the_same_thing() -> None:
    assert all(constants.cell_number(*constants.coordinates(cell)) == cell for cell in range(constants.CELLS))
    assert constants.cell_number(constants.LEFT - 1, 0) == constants.cell_number(0, constants.TOP + constants.ROWS) == -1


@pytest.mark.rule("JR-3")
@pytest.mark.parametrize(("kind", "corner"), [("woods", "acute"), ("river", "obtuse"), ("mountain", "none")])
@pytest.mark.parametrize("turn", range(6))
def test_each_kind_of_rhombus_joins_its_edges_in_its_own_way(kind: str, corner: str, turn: int) -> None:
    tile = constants.TILE_NUMBERS[f"{kind}1"]
    corners = shapes.outline(tile, 0, 0, turn)
    acute = {corner for corner in corners if shapes.distance(corner, shapes.centre(corners)) > 60}
    assert len(constants.roads_of(tile)) == 2 and len(acute) == 2
    for road in constants.roads_of(tile):
        gates = [shapes.gate(tile, 0, 0, turn, edge)[0] for edge in road]
        near = [c for c in corners if all(abs(shapes.distance(c, gate) - 50) < 0.01 for gate in gates)]
        assert near == ([] if corner == "none" else [c for c in near if (c in acute) == (corner == "acute")])
        assert len(near) == (0 if corner == "none" else 1)


@pytest.mark.rule("JR-3")
@pytest.mark.parametrize(("kind", "roads_and_ends"), [("merchant", (1, 3)), ("tavern", (1, 2)), ("cave", (1, 1))])
def test_each_kind_of_triangle_has_one_road_with_its_number_of_ends(kind: str, roads_and_ends: tuple[int, int]) -> None:
    found = constants.roads_of(constants.TILE_NUMBERS[f"{kind}4"])
    assert (len(found), len(found[0])) == roads_and_ends


@pytest.mark.rule("JR-3")
@pytest.mark.parametrize("tile", range(constants.TILES))
def test_a_road_can_be_walked_back(tile: int) -> None:
    first = constants.FIRST_EDGE[tile]
    for edge in range(first, first + constants.EDGES_OF[constants.SHAPE_OF[tile]]):
        on = [end for end in constants.ends_of_road(edge) if end != constants.NO_EDGE]
        assert all(edge in constants.ends_of_road(end) and constants.HAS_ROAD[end] for end in on)
        assert not on or constants.HAS_ROAD[edge]


@pytest.mark.rule("JR-4")
def test_the_hexagons_are_all_the_ways_to_mark_edges_up_to_turning() -> None:
    marks = {frozenset(edges) for many in range(7) for edges in itertools.combinations(range(6), many)}
    kinds = {frozenset(frozenset((edge + turn) % 6 for edge in mark) for turn in range(6)) for mark in marks}
    ours = [*constants.HEXAGON_ROADS, ()]  # with the underground
    assert len(kinds) == len(ours) == 14
    assert all(sum(frozenset(edges) in kind for edges in ours) == 1 for kind in kinds)


@pytest.mark.rule("JR-4")
@pytest.mark.parametrize(("tile", "turn"), [
    ("citadel", ALL), ("Kc", "N"), ("Ks", "NE SE"), ("Kh", "N SW"), ("Kd", "N S"),
    ("Qc", "SE S SW"), ("Qs", "N NE S"), ("Qh", "SE SW NW"), ("Qd", "N SE SW"),
    ("Jc", "N NE SE NW"), ("Js", "N NE SE SW"), ("Jh", "N SE S NW"), ("Jd", "N NE SE S SW"),
])
def test_every_hexagon_has_its_own_roads(tile: str, turn: str) -> None:
    assert lands.turn_name(constants.TILE_NUMBERS[tile], 0) == turn


# The sample land


@pytest.mark.rule("JR-5")
def test_all_roads_of_the_sample_land() -> None:
    assert roads.table(lands.sample()) == SAMPLE_ROADS.read_text(encoding="utf-8")


@pytest.mark.rule("JR-5")
@pytest.mark.parametrize(("start", "way"), [
    ("citadel N", "river1 – woods3 – tavern3 – Jd S"), ("Jd SE", "merchant1 – Kh N"),
    ("citadel S", "river3 – river2 – citadel SW"), ("Kd N", "cave1"), ("Qd N", "sea"), ("Qc S", "lake 1"), ("Jc NE", "lake 1"),
])
def test_what_the_rules_say_of_the_sample_land(start: str, way: str) -> None:
    assert way in ways_of(lands.sample())[start]


@pytest.mark.rule("JR-5", "JR-20")
def test_the_lake_of_the_sample_land_joins_two_castles_and_nothing_else() -> None:
    water = lands.lay_out(lands.sample()).fields()["water"]
    lake = [constants.TILE_NAMES[constants.TILE_OF[edge]] for edge in range(constants.EDGES) if water[edge] == 1]
    assert sorted(lake) == ["Jc", "Kc", "Qc"]  # one cell: Kc looks at it without a road
    assert set(water) == {constants.SEA, 1, constants.DRY}


@pytest.mark.rule("JR-5")
def test_the_three_clubs_of_the_sample_land_are_an_island() -> None:
    land = lands.sample()
    island = {"Qc", "Jc", "Kc", "tavern4", "merchant4", "cave4"}
    ours = connected_tiles(lands.lay_out(land), constants.CITADEL)
    assert {constants.TILE_NAMES[tile] for tile in range(constants.TILES)} - ours == island


@pytest.mark.rule("JR-5", "JR-9", "JR-10")
def test_the_sample_land_follows_the_guidelines_and_leads_home_from_everywhere() -> None:
    state = lands.lay_out(lands.sample())
    assert guidelines_broken(state, lands.sample()) == 0
    assert state.homeward(False) == 2 ** (constants.UNDERGROUND + 1) - 1


def connected_tiles(state: JackRabbits, start: int) -> set[str]:
    """The tiles that hang together with one, edge to edge."""
    joins = state.fields()["joins"]
    seen, todo = {start}, [start]
    while todo:
        tile = todo.pop()
        first = constants.FIRST_EDGE[tile]
        for edge in range(first, first + constants.EDGES_OF[constants.SHAPE_OF[tile]]):
            if joins[edge] != constants.UNJOINED and constants.TILE_OF[joins[edge]] not in seen:
                seen.add(constants.TILE_OF[joins[edge]])
                todo.append(constants.TILE_OF[joins[edge]])
    return {constants.TILE_NAMES[tile] for tile in seen}


def guidelines_broken(state: JackRabbits, land: Land) -> int:
    found = 0
    for tile, x, y, turn in land.tiles:
        state.take_up(tile)
        found |= state.breaks(tile, constants.cell_number(x, y), turn)
        state.lay(tile, constants.cell_number(x, y), turn)
    return found


# Roads and waters


@pytest.mark.rule("JR-6")
def test_a_road_end_that_meets_no_tile_leads_off_the_board() -> None:
    state = laid(f"citadel 0,0 {ALL}")
    assert state.fields()["leads"] == [1 << constants.OFF_BOARD, *[0] * 13, 1 << constants.UNDERGROUND]
    assert ways_of(lands.of(state))["citadel NE"] == ["sea"]


@pytest.mark.rule("JR-6")
def test_a_road_end_that_meets_an_edge_without_a_road_is_a_dead_end() -> None:
    state = laid(f"citadel 0,0 {ALL}", "Kc 0,-2 N")
    assert ways_of(lands.of(state))["citadel N"] == ["dead end"]
    assert state.ends(0, 0) == 0
    assert state.fields()["water"][0] == constants.DRY


@pytest.mark.rule("JR-6", "JR-17")
@pytest.mark.parametrize(("cave", "end"), [
    ("cave1 2,-2 NE", "river1 – dead end"), ("cave1 2,-2 NW", "river1 – cave1"), ("cave1 0,-3 N", "river1 – sea"),
])
def test_a_dead_end_beyond_road_tiles_is_found(cave: str, end: str) -> None:
    assert ways_of(lands.of(laid(f"citadel 0,0 {ALL}", "river1 0,-2 NE-SW", cave)))["citadel N"] == [end]


@pytest.mark.rule("JR-17")
def test_at_a_fork_both_branches_are_followed() -> None:
    state = laid(f"citadel 0,0 {ALL}", "merchant1 0,-2 NE S NW", "cave1 -1,-2 SE")
    assert ways_of(lands.of(state))["citadel N"] == ["merchant1 – sea", "merchant1 – cave1"]
    assert state.ends(0, 0) == 1 << constants.OFF_BOARD | 1 << constants.UNDERGROUND


@pytest.mark.rule("JR-17")
def test_a_road_may_lead_back_to_its_own_hexagon() -> None:
    assert ways_of(lands.sample())["citadel S"] == ["river3 – river2 – citadel SW"]


@pytest.mark.rule("JR-17")
def test_three_rivers_round_a_point_are_a_road_without_an_end() -> None:
    state = laid("river1 -1,-1 N-S", "river2 0,0 NE-SW", "river3 1,-1 NW-SE")
    inner = [edge for edge in range(constants.EDGES) if state.fields()["joins"][edge] != constants.UNJOINED]
    assert len(inner) == 6
    assert all(state.ends(edge, 0) == 0 for edge in inner)


@pytest.mark.rule("JR-17")
def test_two_merchants_side_by_side_do_not_keep_a_rabbit_for_ever() -> None:
    state = laid(f"citadel 0,0 {ALL}", "merchant1 0,-2 NE S NW", "merchant2 1,-2 N SE SW")
    ends = ["merchant1 – merchant2 – sea", "merchant1 – merchant2 – sea", "merchant1 – sea"]
    assert ways_of(lands.of(state))["citadel N"] == ends


LAKE = ("Qc 0,6 SE S SW", "Jc -2,8 N NE SE NW", "Kc 2,8 N")  # the cell between the three; it touches the sea at a corner


@pytest.mark.rule("JR-20")
def test_waters_are_connected_across_edges_only() -> None:
    ways = ways_of(lands.of(laid(*LAKE)))
    assert (ways["Qc S"], ways["Jc NE"], ways["Jc SE"]) == (["lake 1"], ["lake 1"], ["sea"])


@pytest.mark.rule("JR-20")
def test_lakes_are_numbered_from_the_top_after_the_sea() -> None:
    ways = ways_of(lands.of(laid(*LAKE, "Qs 0,-6 N NE S", "Jh -2,-4 N SE S NW", "Kh 2,-4 N SW")))
    assert (ways["Qs S"], ways["Qc S"], ways["Qs N"]) == (["lake 1"], ["lake 2"], ["sea"])


@pytest.mark.rule("JR-20")
def test_a_lake_that_opens_to_the_sea_is_sea() -> None:
    ways = ways_of(lands.of(laid(*LAKE[:2])))
    assert ways["Qc S"] == ["sea"]


@pytest.mark.rule("JR-10", "JR-20")
def test_ports_are_roads_that_lead_off_the_board() -> None:
    assert laid("Kc 0,0 N").ports() == 1
    assert laid("Kc 0,0 N", "cave1 0,-2 S").ports() == 0
    assert laid(*LAKE).ports() == 8  # a lake has ports too
    assert lands.lay_out(lands.sample()).ports() == 12


@pytest.mark.rule("JR-5", "JR-6", "JR-17", "JR-20")
@pytest.mark.parametrize("seed", ["sample", *lands_to_look_at(40)])
def test_a_second_reading_of_the_land_finds_the_same_roads(seed: str | int) -> None:
    land = lands.sample() if seed == "sample" else random_land(seed)
    found = {(start, passes, end.split()[0] if end.startswith("lake") else end) for start, passes, end in roads.ways(land)}
    assert found == Reading(lands.text(land)).ways()


@pytest.mark.rule("JR-17", "JR-24")
@pytest.mark.parametrize("seed", ["sample", *lands_to_look_at(40)])
def test_free_journeys_end_where_the_table_of_roads_says(seed: str | int) -> None:
    land = lands.sample() if seed == "sample" else random_land(seed)
    expected = [0] * constants.STOPS
    for start, _, end in roads.ways(land):
        stop = constants.UNDERGROUND if start.startswith("cave") else constants.TILE_NUMBERS[start.split()[0]]
        if end.startswith(("sea", "lake")):
            expected[stop] |= 1 << constants.OFF_BOARD
        elif end.startswith("cave"):
            expected[stop] |= 1 << constants.UNDERGROUND
        else:
            expected[stop] |= 1 << constants.TILE_NUMBERS[end.split()[0]]
    expected[constants.OFF_BOARD] = 1 << constants.UNDERGROUND
    assert lands.lay_out(land).fields()["leads"] == expected


# The way home


@pytest.mark.rule("JR-10", "JR-28")
def test_a_royal_whose_road_leads_off_the_board_comes_home_only_that_way() -> None:
    state = laid(f"citadel 0,0 {ALL}", "Kc 6,0 N", "cave1 0,-2 S")
    kc = 1 << constants.TILE_NUMBERS["Kc"]
    assert not state.homeward(False) & kc
    assert state.homeward(True) & kc  # off the board, underground, out of the cave


@pytest.mark.rule("JR-28")
def test_a_royal_behind_a_dead_end_is_stuck() -> None:
    state = laid(f"citadel 0,0 {ALL}", "Kc 6,0 N", "Ks 6,-2 NE SE", "cave1 0,-2 S")
    assert not state.homeward(True) & 1 << constants.TILE_NUMBERS["Kc"]


@pytest.mark.rule("JR-9", "JR-24")
def test_the_underground_leads_home_if_some_cave_does() -> None:
    underground = 1 << constants.UNDERGROUND
    assert laid(f"citadel 0,0 {ALL}", "cave1 0,-2 S").homeward(False) & underground
    assert not laid(f"citadel 0,0 {ALL}", "Kc 6,0 N", "cave1 6,-2 S").homeward(False) & underground
    both = laid(f"citadel 0,0 {ALL}", "Kc 6,0 N", "cave1 6,-2 S", "cave2 0,-2 S")
    assert both.homeward(False) & underground and both.homeward(False) & 1 << constants.TILE_NUMBERS["Kc"]


# Building


@pytest.mark.rule("JR-9")
@pytest.mark.parametrize(("line", "what"), [
    ("woods1 0,-2 NE-SW", 0),
    ("cave1 0,-2 S", 0),
    ("cave1 0,-2 NE", constants.DEAD_END),  # the citadel's road ends at its rock
    ("Kc 0,-2 N", constants.DEAD_END),
    ("Kc 0,-2 S", constants.HEXAGONS_JOINED),
    ("Kd 0,-2 N S", constants.HEXAGONS_JOINED),
])
def test_guidelines_beside_the_citadel(line: str, what: int) -> None:
    assert broken(laid(f"citadel 0,0 {ALL}"), line) == what


@pytest.mark.rule("JR-9")
def test_a_road_must_not_run_into_an_edge_without_one_either() -> None:
    state = laid("Kc 0,0 N")
    assert broken(state, "woods1 2,0 N-S") == constants.DEAD_END  # beside its bare south-east side
    assert broken(state, "cave1 2,0 S") == 0
    assert broken(state, "Ks 0,2 NE SE") == 0  # bare sides may meet


@pytest.mark.rule("JR-9")
@pytest.mark.parametrize(("line", "what"), [
    ("cave2 0,1 SE", constants.TRIANGLES_ALIKE), ("tavern1 0,1 SE SW", 0), ("merchant1 0,1 N SE SW", constants.DEAD_END),
])
def test_triangles_of_the_same_kind_keep_apart(line: str, what: int) -> None:
    assert broken(laid("cave1 0,0 NW"), line) == what


@pytest.mark.rule("JR-9")
def test_triangles_of_the_same_kind_may_touch_at_a_corner() -> None:
    assert broken(laid("cave1 0,0 NW", "tavern1 1,0 N SE"), "cave2 2,0 S") & constants.TRIANGLES_ALIKE == 0


@pytest.mark.rule("JR-9")
def test_several_guidelines_can_be_broken_at_once() -> None:
    state = laid(f"citadel 0,0 {ALL}", "cave1 -1,-2 SE")
    assert broken(state, "cave2 0,-2 NE") == constants.DEAD_END | constants.TRIANGLES_ALIKE


@pytest.mark.rule("JR-9")
@pytest.mark.parametrize(("line", "how"), [
    ("Kc 0,-2 N", constants.ATTACHED), ("Kc 3,-1 N", constants.ATTACHED), ("woods1 0,-2 NE-SW", constants.ATTACHED),
    ("Kc 1,-1 N", 0), ("Kc 0,0 N", 0),  # on the citadel
    ("Kc 2,-2 N", constants.APART), ("Kc 4,-2 N", constants.APART), ("Kc 6,0 N", constants.APART),
    ("Kc 8,0 N", constants.APART), ("Kc 0,4 N", constants.APART), ("Kc 5,3 N", constants.APART),
    ("Kc 10,0 N", 0), ("Kc 0,6 N", 0), ("Kc 6,4 N", 0),
    ("woods1 4,0 N-S", 0), ("cave1 0,-3 N", 0),  # only a hexagon starts an island
])
def test_a_tile_shares_an_edge_or_is_a_hexagon_that_starts_an_island(line: str, how: int) -> None:
    state = laid(f"citadel 0,0 {ALL}")
    assert may_lie(state, line) == (how != 0)
    assert may_lie(state, line, constants.ATTACHED) == (how == constants.ATTACHED)
    assert may_lie(state, line, constants.APART) == (how == constants.APART)


@pytest.mark.rule("JR-9")
@pytest.mark.parametrize("line", [
    f"citadel 0,0 {ALL}", "woods1 0,0 N-S", "woods1 0,0 NE-SW", "woods1 0,0 NW-SE", "cave1 0,0 S", "cave1 1,0 N",
])
def test_an_island_is_at_most_two_edges_away_from_the_nearest_tile(line: str) -> None:
    """Counted on the lattice from corner to corner."""
    state = laid(line)
    tile, x, y, turn = lands.of(state).tiles[0]
    corners = [(round(a / shapes.HALF_EDGE), round(b / shapes.ROW)) for a, b in shapes.outline(tile, x, y, turn)]
    for place in (place for place in range(constants.CELLS) if constants.POINTS_UP[place]):
        x, y = constants.coordinates(place)
        own = [(x - 1, y - 1), (x + 1, y - 1), (x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y)]
        away = min(max(abs(a[1] - b[1]), (abs(a[0] - b[0]) + abs(a[1] - b[1])) // 2) for a in own for b in corners)
        if state.fits(constants.TILE_NUMBERS["Kc"], place, 0):
            assert state.is_near(place) == (away <= 2)


@pytest.mark.rule("JR-9")
def test_no_tile_leaves_the_window() -> None:
    state = JackRabbits()
    state.clear_land()
    tiles = [constants.TILE_NUMBERS[name] for name in ("Kc", "woods1", "cave1")]
    for cell in range(constants.CELLS):
        for tile, turn in itertools.product(tiles, range(6)):
            if state.fits(tile, cell, turn):
                state.lay(tile, cell, turn)
                covered = [c for c, by in enumerate(state.fields()["covered"]) if by != constants.WATER] if cell % 7 == 0 else []
                assert all(constants.INNER[c] for c in covered)
                state.take_up(tile)
    assert not state.fits(tiles[0], -1, 0) and not state.fits(tiles[0], constants.CELLS, 0)


@pytest.mark.rule("JR-9")
@pytest.mark.parametrize("tile", ["Kd", "Js", "woods1", "merchant1", "cave1"])
@pytest.mark.parametrize("how", [constants.ATTACHED, constants.APART, constants.ATTACHED | constants.APART])
@pytest.mark.parametrize("guided", [True, False])
def test_all_places_for_a_tile_are_found(tile: str, how: int, guided: bool) -> None:
    number = constants.TILE_NUMBERS[tile]
    state = laid(f"citadel 0,0 {ALL}", "river1 0,-2 NE-SW", "Qd 3,-3 N SE SW", "cave2 -1,1 S", "mountain1 1,1 N-S")
    sheet = MoveBuffer()
    state.find_places(sheet, number, how, guided)
    expected = [
        (cell * 6 + turn, state.snugness(number, cell, turn)) for cell in range(constants.CELLS)
        for turn in range(constants.TURNS_OF[number])
        if state.may_lie(number, cell, turn, how) and not (guided and state.breaks(number, cell, turn))
    ]
    assert sheet.weighted() == expected
    assert expected or how == constants.APART


def test_snugness_counts_shared_edges_and_roads_that_meet() -> None:
    state = laid(f"citadel 0,0 {ALL}", "Ks 3,-1 NE SE")
    assert state.snugness(*spot("merchant1 0,-2 NE S NW")) == 2  # road to road
    assert state.snugness(*spot("woods1 0,-2 NE-SW")) == 3  # and beside a bare edge
    assert state.snugness(*spot("Kd 0,-2 NE SW")) == 2  # two bare edges
    assert state.snugness(*spot("cave1 0,4 S")) == 0


def test_what_is_laid_and_taken_up_leaves_no_trace() -> None:
    state = lands.lay_out(lands.sample())
    before = state.copy()
    for tile, x, y, turn in lands.sample().tiles:
        state.take_up(tile)
        assert state != before
        state.lay(tile, constants.cell_number(x, y), turn)
        assert state == before


def test_a_land_without_a_tile_is_the_same_as_one_where_it_never_lay() -> None:
    tiles = lands.sample().tiles
    for number, laid_tile in enumerate(tiles):
        state = lands.lay_out(lands.sample())
        state.take_up(laid_tile.tile)
        state.connect()
        assert state == lands.lay_out(Land(tiles[:number] + tiles[number + 1:]))


def test_the_order_of_laying_does_not_matter() -> None:
    tiles = lands.sample().tiles
    assert lands.lay_out(Land(tiles[::-1])) == lands.lay_out(Land(tiles[::2] + tiles[1::2])) == lands.lay_out(lands.sample())


# Text


def test_a_land_is_written_and_read_as_text_and_as_a_document() -> None:
    for land in (lands.sample(), lands.random_land("text"), lands.random_land("text", "sh")):
        assert lands.read(lands.text(land)) == land
        assert lands.read_document(lands.document(land)) == land
        assert lands.of(lands.lay_out(land)) == land


def test_a_line_of_text_is_what_one_sees() -> None:
    lines = lands.text(lands.sample()).splitlines()
    assert {f"citadel 0,0 {ALL}", "Qd -3,-3 N SE SW", "woods1 1,-3 NW-SE", "cave1 0,-6 S", "merchant4 2,6 NE S NW"} <= set(lines)


@pytest.mark.parametrize(("text", "code"), [
    ("Kc", "error-land-line"), ("Kc 0,0", "error-land-line"), ("Kc 0;0 N", "error-land-line"), ("Kc a,b N", "error-land-line"),
    ("Ac 0,0 N", "error-land-tile"), ("woods 0,0 N-S", "error-land-tile"), ("woods5 0,0 N-S", "error-land-tile"),
    ("Kc 0,0 N S", "error-land-turn"), ("woods1 0,0 N", "error-land-turn"), ("cave1 0,0 N", "error-land-turn"),
    ("Kc 0,1 N", "error-land-place"), ("woods1 1,0 N-S", "error-land-place"), ("Kc 99,1 N", "error-land-place"),
    ("Kc 0,0 N\nKs 2,0 NE SE", "error-land-place"), ("Kc 0,0 N\nKc 0,4 N", "error-land-twice"),
])
def test_a_text_that_is_no_land_is_refused_with_the_reason(text: str, code: str) -> None:
    with pytest.raises(BadPosition) as error:
        lands.read(text)
    assert error.value.code == code and "{" not in str(error.value)


@pytest.mark.parametrize("entry", [{}, {"tile": "Kc", "at": [0], "turn": "N"}, {"tile": "Kc", "at": "x", "turn": "N"}, "Kc"])
def test_a_document_that_is_no_land_is_refused(entry: object) -> None:
    with pytest.raises(BadPosition, match="is not a tile of a land"):
        lands.read_document({"tiles": [entry]})
