"""What holds in every position of every game, however it is played."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, OVER, SPECTATOR, State
from parlour.core import chance
from parlour.games.jack_rabbits import GAME, constants
from tests.games.jack_rabbits.table import EVERY_SET_UP, random_game, step

SET_UPS = pytest.mark.parametrize("options", EVERY_SET_UP, ids=str)
SEEDS = st.integers(0, 2**32)
CHECKED_EVERY = 7  # plies


@pytest.mark.soak
@SET_UPS
def test_many_long_games_keep_to_what_must_always_hold(options: dict[str, Any]) -> None:
    for seed in range(20):
        for state in random_game(seed, turn_limit=200, rich=seed % 2 == 0, **options):
            all_is_well(state)
            somebody_can_act(state)


@pytest.mark.slow
@SET_UPS
@settings(max_examples=3, deadline=None, derandomize=True)
@given(seed=SEEDS, rich=st.booleans())
def test_a_whole_game_keeps_to_what_must_always_hold(options: dict[str, Any], seed: int, rich: bool) -> None:
    for state in random_game(seed, rich=rich, **options):
        all_is_well(state)
        somebody_can_act(state)


def all_is_well(state: State) -> None:
    cards_are_accounted_for(state)
    carrots_agree_with_hands(state)
    hands_keep_to_the_limit(state)
    displays_are_worth_six(state)


def cards_are_accounted_for(state: State) -> None:
    f = state.fields()
    piles = [f["deck"], f["discard"], f["aisle"], *f["hand"], *(1 << card for card in f["capital"] if card != constants.NO_CARD)]
    everything = 0
    for pile in piles:
        assert everything & pile == 0
        everything |= pile
    assert everything.bit_count() == 13 * f["kept"].bit_count()
    assert f["deck"].bit_count() == f["deck_size"]
    assert f["aisle_jokers"] + sum(f["jokers"]) == constants.JOKERS
    assert [h.bit_count() + j for h, j in zip(f["hand"], f["jokers"], strict=True)] == f["hand_size"]


def carrots_agree_with_hands(state: State) -> None:
    f = state.fields()
    for tile in range(1, constants.HEXAGONS):
        holders = [seat + 1 for seat in range(4) if f["hand"][seat] >> constants.CARD_OF_ROYAL[tile] & 1]
        assert holders == ([f["carrot"][tile]] if f["carrot"][tile] else [])
    if step(state) not in ("giving-up", "stealing"):
        assert max(Counter(f["carrot"][tile] for tile in range(13) if f["carrot"][tile]).values(), default=0) <= constants.CARROTS


def hands_keep_to_the_limit(state: State) -> None:
    """JR-16: where a turn begins, unless one has to be caught."""
    f = state.fields()
    if f["hand_limit_rule"] != constants.CAUGHT and step(state) in ("passport", "rolling"):
        assert max(f["hand_size"]) <= (constants.OVERTAXED_LIMIT if f["overtaxed_hands"] else constants.HAND_LIMIT)


def displays_are_worth_six(state: State) -> None:
    f = state.fields()
    for seat in range(state.seats):
        shown = f["display"][seat]
        assert shown & ~f["hand"][seat] == 0 and not (shown and f["at"][seat] >= constants.HEXAGONS)
        assert shown & ~constants.SUIT_CARDS[1 << constants.HEARTS] == 0


def somebody_can_act(state: State) -> None:
    if state.actor == CHANCE:
        assert state.outcomes()
    elif state.actor != OVER:
        assert all(state.legal(seat) for seat in state.waiting)


@SET_UPS
def test_moves_are_known_to_the_seat_and_written_uniquely(options: dict[str, Any]) -> None:
    for state in random_game(6, turn_limit=20, **options):
        for seat in state.waiting:
            moves = state.legal(seat)
            assert moves == sorted(set(moves)) and moves[-1] < constants.MOVES
            seen = state.seen(seat)
            assert seen.legal(seat) == moves
            assert [GAME.parse(seen, GAME.text(seen, move).upper()) for move in moves] == moves


@pytest.mark.slow
@SET_UPS
@settings(max_examples=2, deadline=None, derandomize=True)
@given(seed=SEEDS, rich=st.booleans())
def test_imagined_worlds_agree_with_what_is_seen_and_can_go_on(options: dict[str, Any], seed: int, rich: bool) -> None:
    u = chance.keyed(seed, 0, 1)
    for ply, state in enumerate(random_game(seed, turn_limit=25, rich=rich, **options)):
        if ply % CHECKED_EVERY:
            continue
        for seat in [*range(state.seats), SPECTATOR]:
            u = chance.step(u)
            seen = state.seen(seat)
            world = seen.imagine(u)
            assert world.seen(seat) == seen
            cards_are_accounted_for(world)
            assert all(world.legal(other) for other in world.waiting)
            assert json.dumps(GAME.view(world, seat)) == json.dumps(GAME.view(state, seat))


@pytest.mark.slow
@SET_UPS
def test_events_tell_a_seat_only_what_it_then_knows(options: dict[str, Any]) -> None:
    u = chance.keyed(2, 0, 0)
    for ply, state in enumerate(random_game(9, turn_limit=12, rich=True, **options)):
        if ply % CHECKED_EVERY or state.actor == OVER:
            continue
        for seat in [*range(state.seats), SPECTATOR]:
            u = chance.step(u)
            told: dict[State, str] = {}
            for before in (state, state.seen(seat).imagine(u)):
                for by, move in plies(before, seat):
                    after = before.copy()
                    after.push(move, by)
                    event = json.dumps(GAME.event(before, move, seat, by))
                    assert told.setdefault(after.seen(seat), event) == event


def plies(state: State, seat: int) -> list[tuple[int, int]]:
    if state.actor == CHANCE:
        return [(CHANCE, outcome) for outcome, _ in state.outcomes()]
    return [(by, move) for by in state.waiting if by != seat for move in state.legal(by)]


RARE = {"calling", "passing", "flying", "visitor-shows", "basket", "stealing", "giving-up", "displaying", "laying"}


def test_random_games_see_what_is_rare() -> None:
    """Otherwise the tests above would prove little."""
    games = [random_game(seed, rich=seed == 2, **options) for options in EVERY_SET_UP for seed in (1, 2)]
    assert {step(state) for game in games for state in game} >= RARE
