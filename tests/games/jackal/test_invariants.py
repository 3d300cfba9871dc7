"""What holds in every position of every game, however it is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, OVER, State
from parlour.core import chance
from tests.games.jackal.table import EVERY_SET_UP, GAME, accounted, is_land, lies, play, random_game, table

CHECKED_EVERY = 5  # plies
SET_UPS = pytest.mark.parametrize("options", EVERY_SET_UP, ids=str)


@pytest.mark.soak
@SET_UPS
@pytest.mark.parametrize("seek_gold", [False, True])
def test_many_long_games_keep_to_what_must_always_hold(options: dict[str, Any], seek_gold: bool) -> None:
    for seed in range(15):
        for state in random_game(seed, seek_gold, **options):
            all_is_well(state)


@pytest.mark.slow
@SET_UPS
@pytest.mark.rule("JK-15", "JK-17", "JK-19", "JK-21", "JK-23", "JK-25", "JK-41")
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32), seek_gold=st.booleans())
def test_a_whole_game_keeps_to_what_must_always_hold(options: dict[str, Any], seed: int, seek_gold: bool) -> None:
    for ply, state in enumerate(random_game(seed, seek_gold, stall_rounds=8, **options)):
        if ply % CHECKED_EVERY == 0 or state.actor == OVER:
            all_is_well(state)


def all_is_well(state: State) -> None:
    assert accounted(state) == 37
    pirates_stand_where_they_may(state)
    coins_lie_where_they_may(state)


def pirates_stand_where_they_may(state: State) -> None:
    told = table(state)
    walker = told["chain"] and (told["chain"]["crew"], told["chain"]["mate"])
    places: dict[tuple[str, int], set[int]] = {}
    for crew in told["crews"]:
        assert len(crew["pirates"]) == 3
        for mate, pirate in enumerate(crew["pirates"]):
            if pirate["cell"] is None or (crew["crew"], mate) == walker:
                continue
            places.setdefault((pirate["cell"], pirate["step"]), set()).add(crew["side"])
            assert stands(told["tiles"], pirate), pirate
            aboard = [other["side"] for other in told["crews"] if other["ship"] == pirate["cell"]]
            assert aboard in ([], [crew["side"]])
    assert all(len(sides) == 1 for sides in places.values())
    if walker and state.actor != CHANCE:
        cell = next(crew["pirates"][walker[1]]["cell"] for crew in told["crews"] if crew["crew"] == walker[0])
        assert told["tiles"][cell].partition(":")[0].startswith(("arrow", "horse", "ice", "plane"))


def stands(tiles: dict[str, str], pirate: Any) -> bool:
    if not is_land(pirate["cell"]):
        return bool(pirate["step"] == 0 and pirate["state"] in ("aboard", "swimming"))
    tile = tiles.get(pirate["cell"], "closed")
    spins = tile in ("jungle", "desert", "swamp", "hills")
    rests = tile in ("empty", "trap", "fortress", "aborigine", "rum", "plane") or tile.startswith("chest")
    return bool((spins and 1 <= pirate["step"] <= pirate["of"]) or (rests and pirate["step"] == 0))


def coins_lie_where_they_may(state: State) -> None:
    told = table(state)
    for place in told["coins"]:
        tile = told["tiles"][place.partition("/")[0]]
        assert tile in ("empty", "trap", "rum", "plane", "jungle", "desert", "swamp", "hills") or tile.startswith("chest")


@pytest.mark.rule("JK-9", "JK-40")
@SET_UPS
def test_somebody_can_always_act(options: dict[str, Any]) -> None:
    for state in random_game(11, seek_gold=True, stall_rounds=8, **options):
        if state.actor == CHANCE:
            assert state.outcomes()
        elif state.actor != OVER:
            assert state.legal()


@pytest.mark.rule("JK-19")
def test_gold_seekers_bring_coins_home() -> None:
    banked = lost = 0
    for seed in range(6):
        *_, last = random_game(seed, seek_gold=True, stall_rounds=12)
        banked += sum(lies(last)["bank"].values())
        lost += lies(last)["lost"]
    assert banked >= 20 and lost >= 1


@pytest.mark.rule("JK-2")
def test_over_many_openings_faces_come_in_the_right_proportions() -> None:
    seen: Counter[str] = Counter()
    u = chance.step(2024)
    openings = 12000
    state = play(GAME.start(), "g1-g2")
    for _ in range(openings):
        u = chance.step(u)
        seen[GAME.text(state, state.draw(u))] += 1
    off = 0.0
    for face, weight in state.outcomes():
        share = openings * weight / 468
        off += (seen[GAME.text(state, face)] - share) ** 2 / share
    assert off < 74.7  # chi-squared with 41 degrees of freedom: one time in a thousand


@pytest.mark.rule("JK-2", "JK-42")
def test_in_whole_games_every_opened_tile_comes_out_of_the_bag() -> None:
    bag = Counter(table(GAME.start())["bag"])
    for seed in range(3):
        *_, last = random_game(seed, seek_gold=True, stall_rounds=8)
        opened = Counter(tile.partition(":")[0] for tile in table(last)["tiles"].values())
        assert opened + Counter(table(last)["bag"]) == bag


@pytest.mark.rule("JK-41")
@SET_UPS
def test_no_game_runs_for_ever(options: dict[str, Any]) -> None:
    crews = len(lies(GAME.start(**options))["ships"])
    for state in random_game(5, stall_rounds=4, **options):
        assert state.actor == OVER or lies(state)["idle"] < 4 * crews
