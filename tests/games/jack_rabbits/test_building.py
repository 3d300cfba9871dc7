"""Players build a land together: the deal of the tiles, strict and free building, the guidelines, the check at the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from parlour import CHANCE, SPECTATOR, State
from parlour.core import chance
from parlour.games.jack_rabbits import GAME, constants, lands
from tests.games.jack_rabbits.table import can, laid, play, step, table
from tests.games.jack_rabbits.test_land import guidelines_broken

SHAPES = ("hexagon", "rhombus", "triangle")
SHARES = [({"seats": 2}, 6), ({"seats": 3}, 4), ({"seats": 4}, 3), ({"seats": 2, "tight_suits": True}, 3),
          ({"seats": 3, "tight_suits": True}, 3), ({"seats": 2, "tight_suits": True, "suits": "dc"}, 3)]
BUILT: list[dict[str, Any]] = [
    {"board": board, "guidelines": guidelines, **who}
    for board in ("strict", "free") for guidelines in ("enforce", "warn")
    for who in ({"seats": 2}, {"seats": 3}, {"seats": 4}, {"seats": 2, "tight_suits": True}, {"seats": 3, "tight_suits": True})
]


def strict(*moves: str, **options: Any) -> State:
    return play(GAME.start(board="strict", **options), *moves)


def free(seed: int = 1, **options: Any) -> State:
    """After the deal of free building."""
    state = GAME.start(board="free", **options)
    while step(state) == "dealing-tiles":
        seed = chance.step(seed)
        state.apply(state.draw(seed))
    return state


def placing(tile: str, *lines: str, **options: Any) -> State:
    """Somebody is about to place a tile on a land that is not built by the rules."""
    state: Any = GAME.start(board="strict", **options)
    f = state.fields()
    land = laid(*lines).fields()
    f |= {name: land[name] for name in ("covered", "place", "turn", "joins")}
    f["tile"] = constants.TILE_NUMBERS[tile]
    state._load(f)
    state.ask_mover(constants.PLACING)
    return state  # type: ignore[no-any-return]


def building(state: State) -> Any:
    return table(state)["building"]


def told(state: State, move: str) -> Any:
    return GAME.describe(state, GAME.parse(state, move))


def random_building(seed: int, **options: Any) -> Iterator[State]:
    """Every position until the cards are dealt, and the first of the deal."""
    u = chance.keyed(seed, 0, 0)
    state = GAME.start(**options)
    while step(state) != "dealing":
        yield state.copy()
        u = chance.step(u)
        if state.actor == CHANCE:
            state.apply(state.draw(u))
        else:
            moves = state.legal()
            state.apply(moves[chance.index(u, len(moves))])
    yield state


# The deal


@pytest.mark.rule("JR-7")
def test_the_citadel_is_placed_first_and_the_rabbits_are_on_it() -> None:
    for board in ("strict", "free"):
        state = GAME.start(board=board)
        assert [tile["tile"] for tile in table(state)["land"]["tiles"]] == ["citadel"]
        assert table(state)["land"]["tiles"][0]["at"] == [0, 0]
        assert {seat["at"] for seat in table(state)["seats"]} == {"citadel"}
        assert [seat["hand"] for seat in table(state)["seats"]] == [0, 0]


@pytest.mark.rule("JR-7", "JR-37")
@pytest.mark.parametrize(("options", "share"), SHARES, ids=str)
def test_tiles_are_dealt_by_shape_in_equal_shares(options: dict[str, Any], share: int) -> None:
    assert building(strict(**options))["left"] == [dict.fromkeys(SHAPES, share)] * options["seats"]
    dealt = building(free(**options))
    assert dealt["left"] == [dict.fromkeys(SHAPES, share)] * options["seats"]
    tiles = [tile for own in dealt["tiles"] for tile in own]
    assert len(set(tiles)) == len(tiles) == 3 * share * options["seats"]


@pytest.mark.rule("JR-7", "JR-37")
def test_with_tight_suits_only_their_royals_and_as_many_sets_are_dealt() -> None:
    tiles = {tile for own in building(free(tight_suits=True, suits="hc"))["tiles"] for tile in own}
    royals = {rank + suit for rank in "KQJ" for suit in "hc"}
    assert tiles == royals | {f"{kind}{number}" for kind, _, _ in constants.ROAD_TILES for number in (1, 2)}


@pytest.mark.rule("JR-7")
def test_the_deal_goes_round_and_everybody_sees_it() -> None:
    state = GAME.start(board="free", seats=3)
    assert state.actor == CHANCE and state.pile == constants.TILE_BAG
    assert {GAME.text(state, tile) for tile, _ in state.outcomes()} == set(constants.TILE_NAMES[1:13])
    assert state.seen(1).outcomes() == state.outcomes()
    assert GAME.event(state, constants.TILE_NUMBERS["Qd"], SPECTATOR)["kind"] == "deal-tile"
    state = play(state, "Qd", "Kc")
    assert building(state)["tiles"] == [["Qd"], ["Kc"], []] and building(state)["seat"] == 2


# Strict and free


@pytest.mark.rule("JR-8")
def test_strict_builders_choose_a_shape_flip_one_of_it_and_must_place_it() -> None:
    state = strict()
    assert can(state) == list(SHAPES) and state.actor == 0
    state = play(state, "rhombus")
    assert state.actor == CHANCE and step(state) == "flipping"
    assert [GAME.text(state, tile) for tile, _ in state.outcomes()] == list(constants.TILE_NAMES[13:25])
    assert state.seen(1).outcomes() == state.outcomes()  # nobody knows, and everybody knows what it may be
    assert GAME.event(state, constants.TILE_NUMBERS["woods2"], 1) == {
        "by": CHANCE, "kind": "flip", "seat": 0, "tile": "woods2", "step": "flipping", "then": [], "say": [], "marks": {},
    }
    state = play(state, "woods2")
    assert step(state) == "placing" and state.actor == 0
    assert building(state)["tile"] == "woods2" and building(state)["left"][0] == {"hexagon": 6, "rhombus": 5, "triangle": 6}
    assert can(play(state, "0,-2")) == ["NE-SW", "NW-SE"]
    state = play(state, "0,-2", "NE-SW")
    assert state.actor == 1 and can(state) == list(SHAPES)
    assert {"tile": "woods2", "at": [0, -2], "turn": "NE-SW"} in table(state)["land"]["tiles"]


@pytest.mark.rule("JR-8")
def test_a_tile_that_was_flipped_is_not_flipped_again() -> None:
    state = strict("triangle", "merchant1", "0,-2", "triangle")
    assert "merchant1" not in [GAME.text(state, tile) for tile, _ in state.outcomes()]


@pytest.mark.rule("JR-8")
def test_a_shape_that_one_has_used_up_cannot_be_chosen_and_the_only_one_left_is_flipped_at_once() -> None:
    for state in random_building(3, board="strict", seats=4):
        own = building(state)["left"][building(state)["seat"]] if building(state) else {}
        left = [shape for shape in SHAPES if own.get(shape)]
        if step(state) == "choosing-shape":
            assert can(state) == left and len(left) > 1


@pytest.mark.rule("JR-8")
def test_builders_take_turns_from_the_first_player() -> None:
    order = [building(state)["seat"] for state in random_building(4, board="strict", seats=3) if step(state) == "flipping"]
    assert order[:36] == [0, 1, 2] * 12


@pytest.mark.rule("JR-8")
def test_free_builders_see_all_tiles_and_lay_their_own_in_any_order() -> None:
    state = free(seats=3)
    own = building(state)["tiles"]
    assert can(state) == own[0] and all(GAME.table(state.seen(seat)) == table(state) for seat in range(3))
    state = play(state, own[0][-1])
    assert building(state)["tile"] == own[0][-1] and step(state) == "placing"
    state = play(state, can(state)[0])
    state = play(state, can(state)[0]) if step(state) == "turning" else state
    assert state.actor == 1 and can(state) == own[1]


@pytest.mark.rule("JR-8")
def test_a_place_is_offered_if_some_turn_is_possible_and_the_only_turn_is_taken_by_itself() -> None:
    state = strict("triangle", "tavern1")
    assert told(state, "0,-2")["turns"] == ["NE S", "S NW"]  # not with the back to the citadel's road
    turning = play(state, "0,-2")
    assert step(turning) == "turning" and can(turning) == ["NE S", "S NW"] and building(turning)["at"] == [0, -2]
    assert told(turning, "S NW") == {
        "kind": "turn", "tile": "tavern1", "at": [0, -2], "turn": "S NW", "breaks": [],
    }
    state = strict("triangle", "merchant1")
    assert told(state, "0,-2")["turns"] == ["NE S NW"] and step(play(state, "0,-2")) == "choosing-shape"


# Guidelines


@pytest.mark.rule("JR-9")
def test_no_road_into_a_dead_end_if_guidelines_are_enforced() -> None:
    assert can(play(strict("triangle", "cave1"), "0,-2"), 1) == list(SHAPES)  # its road must meet the citadel's
    warned = strict("triangle", "cave1", guidelines="warn")
    assert told(warned, "0,-2")["turns"] == ["NE", "S", "NW"] and told(warned, "0,-2")["breaks"] == []
    turning = play(warned, "0,-2")
    assert [told(turning, turn)["breaks"] for turn in can(turning)] == [["dead-end"], [], ["dead-end"]]


@pytest.mark.rule("JR-9")
def test_no_two_hexagons_joined_by_their_roads_if_guidelines_are_enforced() -> None:
    assert "0,-2" not in can(strict("hexagon", "Jd"))
    state = strict("hexagon", "Jd", guidelines="warn")
    assert "0,-2" in can(state) and set(told(state, "0,-2")["breaks"]) <= {"hexagons", "dead-end"}
    turning = play(state, "0,-2")
    broken = {turn: told(turning, turn)["breaks"] for turn in can(turning)}
    assert broken == {turn: ["hexagons"] if "S" in turn.split() else ["dead-end"] for turn in broken} and len(broken) == 6


@pytest.mark.rule("JR-9")
def test_no_triangles_of_the_same_kind_side_by_side_if_guidelines_are_enforced() -> None:
    lines = ("citadel 0,0 N NE SE S SW NW", "merchant1 0,-2 NE S NW")
    assert "1,-2" not in can(placing("merchant2", *lines)) and "1,-2" in can(placing("tavern1", *lines))
    state = placing("merchant2", *lines, guidelines="warn")
    assert told(state, "1,-2")["breaks"] == ["triangles"]


@pytest.mark.rule("JR-9")
def test_every_tile_shares_an_edge_except_a_hexagon_that_starts_an_island_at_most_two_edges_away() -> None:
    near = can(strict("hexagon", "Kc", guidelines="warn"))
    assert {"0,-2", "0,-4"} <= set(near) and "0,-6" not in near
    for shape, tile in (("rhombus", "river1"), ("triangle", "cave1")):
        state = strict(shape, tile, guidelines="warn")
        for place in state.legal():
            after = state.copy()
            after.apply(place)
            while step(after) == "turning":
                after.apply(after.legal()[0])
            joins, number = after.fields()["joins"], constants.TILE_NUMBERS[tile]
            first = constants.FIRST_EDGE[number]
            assert any(
                joins[edge] != constants.UNJOINED for edge in range(first, first + constants.EDGES_OF[constants.SHAPE_OF[number]])
            )


@pytest.mark.rule("JR-9")
def test_guidelines_are_waived_for_a_tile_that_has_no_other_place() -> None:
    """All roads of this land meet each other, so that any road tile beside it makes a dead end."""
    lines = ("Kc 0,0 N", "cave1 0,-2 S")
    state = placing("woods1", *lines)
    assert can(state) == can(placing("woods1", *lines, guidelines="warn"))
    assert can(state) and all(told(state, place)["breaks"] == ["dead-end"] for place in can(state))
    assert told(placing("Ks", *lines), "0,2")["breaks"] == []  # this one has a place where it breaks nothing


# The check at the end


def failed_buildings(seed: int, **options: Any) -> Iterator[tuple[State, State, int]]:
    """Positions before and after a land was found wanting, and the move in between."""
    positions = list(random_building(seed, **options))
    for before, after in pairwise(positions):
        if after.fields()["rebuilds"] > before.fields()["rebuilds"]:
            move = next(move for move in before.legal() if pushed(before, move) == after)
            yield before, after, move


def pushed(state: State, move: int) -> State:
    after = state.copy()
    after.apply(move)
    return after


@pytest.mark.compiled
@pytest.mark.rule("JR-9")
@pytest.mark.parametrize("options", [{"seats": 2, "board": "free"}, {"seats": 3, "board": "strict"}], ids=str)
def test_a_land_without_a_way_home_from_any_cave_is_changed_more_and_more(options: dict[str, Any]) -> None:
    seats = options["seats"]
    found = next(fails for seed in range(99) if len(fails := list(failed_buildings(seed, guidelines="warn", **options))) > 2)
    for number, (before, after, move) in enumerate(found[:3]):
        event = GAME.event(before, move, SPECTATOR)
        taken = event["then"][0]["tiles"]
        assert event["then"][0]["kind"] == "rebuild" and len(taken) == seats * (number + 1)
        assert [len(own) for own in building(after)["tiles"]][1:] == [number + 1] * (seats - 1)
        still = {tile["tile"] for tile in table(after)["land"]["tiles"]}
        assert still.isdisjoint(taken) and len(still) + len(taken) == 37
        first = after.fields()["built_many"]
        owners = {tile: (first + place) % seats for place, tile in enumerate(reversed(taken))}
        for seat, own in enumerate(building(after)["tiles"]):
            in_hand = [building(after)["tile"]] if seat == 0 and building(after)["tile"] else []
            assert {owners[tile] for tile in own + in_hand} == {seat}


@pytest.mark.rule("JR-9")
def test_a_good_land_is_played_on_at_once() -> None:
    for seed in range(3):
        *_, last, state = random_building(seed, board="free", guidelines="enforce")
        if last.fields()["rebuilds"]:
            continue
        move = next(move for move in last.legal() if pushed(last, move) == state)
        assert {"kind": "built"} in GAME.event(last, move, 1)["then"]
        assert building(state) is None and step(state) == "dealing" and state.actor == CHANCE
        for _ in range(6):
            state.apply(state.draw(7))
        assert step(state) == "rolling" and table(state)["mover"] == 0
        return
    raise AssertionError("no land was good at once")


# What holds however people build


@pytest.mark.compiled
@pytest.mark.rule("JR-7", "JR-8", "JR-9")
@pytest.mark.parametrize("options", BUILT, ids=str)
def test_every_building_ends_with_all_tiles_on_a_land_that_keeps_to_the_rules(options: dict[str, Any]) -> None:
    for seed in range(2):
        *_, last, state = random_building(seed, **options)
        land = lands.of(state)
        suits = options["seats"] if options.get("tight_suits") else 4
        assert len(land.tiles) == 1 + 9 * suits
        rules = lands.lay_out(land)
        everything_was_changed = last.fields()["rebuilds"] * options["seats"] == 9 * suits
        assert rules.homeward(False) >> constants.UNDERGROUND & 1 or everything_was_changed
        assert {name: state.fields()[name] for name in ("joins", "water", "leads")} == {
            name: rules.fields()[name] for name in ("joins", "water", "leads")
        }
        assert state.fields()["home"] == rules.homeward(True)


@pytest.mark.compiled
@pytest.mark.rule("JR-9")
def test_enforced_guidelines_are_broken_only_where_they_are_waived() -> None:
    for seed in range(6):
        positions = list(random_building(seed, board="free", guidelines="enforce"))
        waived = any(
            told(state, place)["breaks"] for state in positions if step(state) == "placing" for place in can(state)[:1]
        )
        assert waived or guidelines_broken(lands.lay_out(lands.of(positions[-1])), lands.of(positions[-1])) == 0


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("options", BUILT[::3], ids=str)
def test_builders_are_shown_everything_and_moves_are_written_uniquely(options: dict[str, Any]) -> None:
    for number, state in enumerate(random_building(9, **options)):
        if number % 11 and step(state) != "turning":
            continue
        for seat in [*range(state.seats), SPECTATOR]:
            seen = state.seen(seat)
            assert GAME.table(seen) == table(state) and seen.imagine(5).seen(seat) == seen
            assert json.dumps(GAME.view(state, seat)) == json.dumps(GAME.view(seen.imagine(6), seat))
        if state.actor >= 0:
            moves = state.legal()
            assert moves == sorted(set(moves)) and moves[-1] < constants.MOVES
            assert [GAME.parse(state, GAME.text(state, move).lower()) for move in moves] == moves
