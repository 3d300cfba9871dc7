"""Random lands: the guidelines kept, every royal connected, the same land for the same seed, and that in either build."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour import native
from parlour.games.jack_rabbits import constants, lands
from parlour.games.jack_rabbits.lands import Land
from tests.games.jack_rabbits.digest import digests
from tests.games.jack_rabbits.table import lands_to_look_at, random_land
from tests.games.jack_rabbits.test_land import connected_tiles, guidelines_broken

SUITS = ("cshd", "shd", "sh")


@pytest.mark.slow
@pytest.mark.rule("JR-9", "JR-10")
def test_random_lands_are_lands_to_play_on() -> None:
    for seed in lands_to_look_at(200):
        check(random_land(seed), "cshd")


@pytest.mark.rule("JR-10", "JR-37")
@pytest.mark.parametrize("suits", ["shd", "chd", "sh", "cd", "sc"])
def test_tight_lands_have_the_royals_of_their_suits_and_as_many_sets_of_road_tiles(suits: str) -> None:
    for seed in lands_to_look_at(20):
        check(random_land(seed, suits), suits)


@pytest.mark.soak
@pytest.mark.rule("JR-9", "JR-10", "JR-37")
@pytest.mark.parametrize("suits", SUITS)
def test_two_thousand_random_lands_and_none_takes_long(suits: str) -> None:
    for seed in range(2000):
        start = time.process_time()
        land = lands.random_land(f"soak {seed}", suits)
        assert time.process_time() - start < 2, f"land soak {seed} took long"
        check(land, suits)


def check(land: Land, suits: str) -> None:
    state = lands.lay_out(land)
    royals = {rank + suit for rank in "KQJ" for suit in suits}
    sets = {f"{kind}{number + 1}" for kind, _, _ in constants.ROAD_TILES for number in range(len(suits))}
    assert {constants.TILE_NAMES[laid.tile] for laid in land.tiles} == {"citadel"} | royals | sets
    assert land.tiles[0] == (constants.CITADEL, 0, 0, 0)  # JR-7
    assert guidelines_broken(state, land) == 0
    assert is_connected(state.homeward(False), land)
    assert state.ports() > 0
    assert islands_are_near(land)


def is_connected(home: int, land: Land) -> bool:
    return all(home >> laid.tile & 1 for laid in land.tiles if laid.tile < constants.HEXAGONS)


def islands_are_near(land: Land) -> bool:
    """Every part of the land has a hexagon that is at most two edges away from the rest."""
    state = lands.lay_out(land)
    left = {constants.TILE_NAMES[laid.tile] for laid in land.tiles}
    parts = []
    while left:
        parts.append(connected_tiles(state, constants.TILE_NUMBERS[min(left)]))
        left -= parts[-1]
    return len(parts) == 1 or all(any(is_near(part, name, land) for name in part) for part in parts)


def is_near(part: set[str], name: str, land: Land) -> bool:
    if constants.TILE_NUMBERS[name] >= constants.HEXAGONS:
        return False
    others = [laid for laid in land.tiles if constants.TILE_NAMES[laid.tile] not in part]
    hexagon = next(laid for laid in land.tiles if constants.TILE_NAMES[laid.tile] == name)
    return lands.lay_out(Land(tuple(others))).is_near(constants.cell_number(hexagon.x, hexagon.y))


@pytest.mark.slow
@pytest.mark.rule("JR-10")
def test_the_same_seed_builds_the_same_land_and_others_build_others() -> None:
    assert random_land(7) == lands.random_land("7")
    many = lands_to_look_at(200)
    assert len({lands.text(random_land(seed)) for seed in many}) == len(many)


@pytest.mark.rule("JR-10")
def test_the_land_of_a_seed_never_changes() -> None:
    """Records name their land by its seed: change the builder, and this fails for a reason."""
    assert lands.text(lands.random_land(7, "sh")) == (Path(__file__).parent / "land_7_sh.txt").read_text(encoding="utf-8")


@pytest.mark.rule("JR-10")
def test_now_and_then_there_is_an_island_and_there_are_few_lakes() -> None:
    built = [lands.lay_out(random_land(seed)) for seed in lands_to_look_at(200)]
    islands = sum(len(connected_tiles(state, constants.CITADEL)) < constants.TILES for state in built)
    lakes = [len(set(state.fields()["water"]) - {constants.SEA, constants.DRY}) for state in built]
    assert len(built) // 20 <= islands <= len(built) // 2
    assert sum(lakes) / len(lakes) < 2


@pytest.mark.rule("JR-10")
def test_random_lands_are_compact() -> None:
    for seed in lands_to_look_at(200):
        tiles = random_land(seed).tiles
        assert max(laid.x for laid in tiles) - min(laid.x for laid in tiles) <= 30
        assert max(laid.y for laid in tiles) - min(laid.y for laid in tiles) <= 18


@pytest.mark.slow
@pytest.mark.rule("JR-10")
def test_compiled_and_uncompiled_rules_build_the_same_lands() -> None:
    if native.in_use() != "compiled":
        pytest.skip("no compiled build here to compare with: only the sources run")
    command = [sys.executable, "-m", "tests.games.jack_rabbits.digest", "9"]
    root = Path(__file__).parents[3]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PARLOUR_PURE": "1"}, cwd=root)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == digests(9)
