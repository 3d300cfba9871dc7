"""Random islands with all tiles open: every step of a pirate ends as a second, slow reading of the rules says."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import OVER, State
from tests.games.jackal.second_reading import FORTRESSES, POINTS, SPINNING, TooLong, Way, moved
from tests.games.jackal.table import GAME, bank, coins, first, is_land, legal, lies, lost, play

LAND = [f"{column}{row}" for column in "abcdefghijklm" for row in range(1, 14) if is_land(f"{column}{row}")]
STEPS = {"jungle": 2, "desert": 3, "swamp": 4, "hills": 5}
MANY_WAYS = ("arrow", "ice", "horse", "crocodile", "cannon")


@pytest.mark.slow
@pytest.mark.rule("JK-18", "JK-20", "JK-22", "JK-24", "JK-27", "JK-28", "JK-30", "JK-31", "JK-33", "JK-40")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.booleans())
def test_every_step_ends_as_the_rules_say(seed: int, coin: bool) -> None:
    compare(seed, coin)


@pytest.mark.soak
@pytest.mark.parametrize("coin", [False, True])
def test_on_many_islands_every_step_ends_as_the_rules_say(coin: bool) -> None:
    for seed in range(300):
        compare(seed, coin)


def compare(seed: int, coin: bool) -> None:
    """The eight steps of a pirate on a random island, in the game and in the second reading."""
    island = Island(random.Random(seed))
    state = island.lay(coin)
    way = Way(island.tiles, "g1", {"a7", "g13", "m7"}, set(island.enemies), coin)
    for direction in POINTS.values():
        there = moved(island.start.partition("/")[0], direction)
        text = f"{island.start}-{there}" + "$" * coin
        way.patience = 4000
        try:
            ends = way.ends(there, direction, frozenset(), frozenset()) if may_set_out(way, there) else set()
            assert (text in legal(state)) == bool(ends), (text, ends)
            assert not ends or all_ends(play(state.copy(), text), coin) == ends, text
        except TooLong:
            continue


def may_set_out(way: Way, there: str) -> bool:
    """Nobody steps into the sea, and nobody storms a fortress."""
    return way.may_enter(there) if is_land(there) else there == way.own_ship or there in way.enemy_ships


class Island:
    """All tiles are open, and those that lead on lie close together."""

    def __init__(self, chance: random.Random) -> None:
        faces = [face for face in self.faces(chance) if face != "plane"]
        chance.shuffle(faces)
        moving = [face for face in faces if face.startswith(MANY_WAYS)]
        resting = [face for face in faces if not face.startswith(MANY_WAYS)]
        middle = chance.choice(LAND)
        near = sorted(LAND, key=lambda cell: (distance(cell, middle) + chance.random() * 3))
        mixed = [face for pair in zip(moving, resting, strict=False) for face in pair]
        rest = [*resting[len(moving):], *moving[len(resting):]]
        self.tiles = dict(zip(near, [*mixed, *rest, "plane"], strict=True))
        places = [place for cell in near[:50] for place in self.places(cell)]
        chance.shuffle(places)
        self.start = next(place for place in places if self.last_step(place) and self.tiles.get(place) not in FORTRESSES)
        self.enemies = [place for place in places if place != self.start][:9]

    def faces(self, chance: random.Random) -> list[str]:
        state = play(GAME.start(), "g1-g2")
        shown: dict[str, list[str]] = {}
        for face, _ in state.outcomes():
            name = GAME.text(state, face)
            shown.setdefault(name.partition(":")[0], []).append(name)
        bag = GAME.view(state, 0)["table"]["bag"]
        return [chance.choice(shown[tile]) for tile, many in bag.items() for _ in range(many)]

    def places(self, cell: str) -> list[str]:
        """Where one may stand on a tile."""
        tile = self.tiles[cell]
        if tile in SPINNING:
            return [f"{cell}/{step}" for step in range(1, STEPS[tile] + 1)]
        return [] if tile.startswith((*MANY_WAYS, "balloon", "ogre")) else [cell]

    def last_step(self, place: str) -> bool:
        cell, _, step = place.partition("/")
        return not step or int(step) == STEPS[self.tiles[cell]]

    def lay(self, coin: bool) -> State:
        red, black, yellow = self.enemies[:3], self.enemies[3:6], self.enemies[6:]
        return GAME.restore(
            {
                "tiles": self.tiles, "coins": {self.start: 1} if coin else {}, "plane_used": True,
                "pirates": {"white": [self.start], "red": red, "black": black, "yellow": yellow},
            }
        )


def distance(cell: str, other: str) -> int:
    return max(abs(ord(cell[0]) - ord(other[0])), abs(int(cell[1:]) - int(other[1:])))


def all_ends(state: State, coin: bool) -> set[str]:
    """All ends of a way that has begun, whatever is chosen."""
    found: set[str] = set()
    seen: set[State] = set()
    open_states = [state]
    while open_states:
        here = open_states.pop()
        if here.actor == OVER or lies(here)["chain"] is None:
            found.add(end_of(here, coin))
            continue
        for text in legal(here):
            after = play(here.copy(), text)
            if after not in seen:
                seen.add(after)
                open_states.append(after)
        if len(seen) > 4000:
            raise TooLong
    return found


def end_of(state: State, coin: bool) -> str:
    place = first(state).partition(" ")[0]
    on_land = is_land(place.partition("/")[0])
    if coin:
        lies_there, banked, sunk = coins(state).get(place, 0), bank(state), lost(state) - 36
        assert (lies_there, banked, sunk) == (int(on_land), int(place == "ship"), int(not on_land and place != "ship"))
    if place in ("dead", "ship"):
        return "dies" if place == "dead" else "aboard"
    return f"{'stands' if on_land else 'swims'} {place}"
