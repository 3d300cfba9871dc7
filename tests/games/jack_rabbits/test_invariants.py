"""What holds in every position of every game, however it is played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour import CHANCE, OVER, SPECTATOR, State
from parlour.core import chance
from parlour.games.jack_rabbits import GAME, names
from tests.games.jack_rabbits.table import EVERY_SET_UP, random_game

rule = pytest.mark.rule

SET_UPS = pytest.mark.parametrize("options", EVERY_SET_UP, ids=str)
CHECKED_EVERY = 7  # plies


@SET_UPS
@rule("JR-11", "JR-16", "JR-18", "JR-25", "JR-31")
def test_a_whole_game_keeps_to_what_must_always_hold(options: dict[str, Any]) -> None:
    for state in random_game(5, **options):
        cards_are_accounted_for(state)
        carrots_agree_with_hands(state)


def cards_are_accounted_for(state: State) -> None:
    f = state.fields()
    piles = [f["deck"], f["discard"], f["aisle"], *f["hand"], *(1 << card for card in f["capital"] if card != names.NO_CARD)]
    everything = 0
    for pile in piles:
        assert everything & pile == 0
        everything |= pile
    assert everything.bit_count() == 13 * f["kept"].bit_count()
    assert f["deck"].bit_count() == f["deck_size"]
    assert f["aisle_jokers"] + sum(f["jokers"]) == names.JOKERS
    assert [h.bit_count() + j for h, j in zip(f["hand"], f["jokers"], strict=True)] == f["hand_size"]


def carrots_agree_with_hands(state: State) -> None:
    f = state.fields()
    for tile in range(1, names.HEXAGONS):
        holders = [seat + 1 for seat in range(4) if f["hand"][seat] >> names.CARD_OF_ROYAL[tile] & 1]
        assert holders == ([f["carrot"][tile]] if f["carrot"][tile] else [])


@SET_UPS
def test_somebody_can_always_act_and_moves_are_written_uniquely(options: dict[str, Any]) -> None:
    for state in random_game(6, **options):
        if state.actor == CHANCE:
            assert state.outcomes()
        elif state.actor != OVER:
            for seat in state.waiting:
                moves = state.legal(seat)
                assert moves and moves == sorted(set(moves)) and moves[-1] < names.MOVES
                seen = state.seen(seat)
                assert seen.legal(seat) == moves
                assert [GAME.parse(seen, GAME.text(seen, move).upper()) for move in moves] == moves


@SET_UPS
@rule("JR-48")
def test_imagined_worlds_agree_with_what_is_seen_and_can_go_on(options: dict[str, Any]) -> None:
    u = chance.keyed(1, 0, 0)
    for ply, state in enumerate(random_game(7, **options)):
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


@SET_UPS
def test_positions_go_through_json_and_back_exactly(options: dict[str, Any]) -> None:
    for ply, state in enumerate(random_game(8, turn_limit=10, **options)):
        if ply % CHECKED_EVERY == 0:
            for one in (state, state.seen(0), state.seen(SPECTATOR)):
                assert GAME.restore(json.loads(json.dumps(GAME.position(one)))) == one


@SET_UPS
def test_events_tell_a_seat_only_what_it_then_knows(options: dict[str, Any]) -> None:
    u = chance.keyed(2, 0, 0)
    for ply, state in enumerate(random_game(9, turn_limit=15, **options)):
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
