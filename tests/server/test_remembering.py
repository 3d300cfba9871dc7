"""A worker's players go on from what they have found out for their seat."""

from __future__ import annotations

from typing import cast

import pytest

from parlour.core.play import Limit
from parlour.core.state import State
from parlour.games.jackal.bots import BOTS
from parlour.search.player import SearchPlayer
from parlour.server.bot_pool import REMEMBERED, BotPool, Memory, MoveTask, answer
from tests.core.random_states import somewhere

SIMULATIONS = 20  # as many as level3 makes


def task(match: str = "match", bot: str = "level3", state: State | None = None, seed: int = 1) -> MoveTask:
    state = state or somewhere("jackal", seed, 40)
    return MoveTask("jackal", bot, state.seen(state.actor), state.actor, "seed", Limit(simulations=SIMULATIONS), match)


def test_the_next_decision_for_a_seat_is_made_by_the_same_player() -> None:
    memory = Memory()
    player = memory.player(task())
    assert memory.player(task()) is player
    assert memory.player(task("another match")) is not player
    assert memory.player(task(bot="level2")) is not player
    later = somewhere("jackal", 1, 41)
    assert later.actor != task().seat and memory.player(task(state=later)) is not player


def test_what_was_thought_before_counts_for_the_next_decision() -> None:
    """Asked twice about the same position, it has looked twice as long at it."""
    memory, visits = Memory(), []
    for _ in range(2):
        assert answer(task(), memory)[0] == "move"
        search = cast(SearchPlayer, memory.player(task())).tree_search
        visits.append(sum(tried.visits for tried in search.tried(task().seat)))
    assert visits[1] == visits[0] + SIMULATIONS


def test_only_the_last_players_are_remembered() -> None:
    memory = Memory()
    first = memory.player(task("0"))
    for number in range(1, REMEMBERED):
        memory.player(task(str(number)))
    assert memory.player(task("0")) is first  # asked again, it is the latest
    memory.player(task("one more"))
    assert memory.player(task("0")) is first and len(memory.players) == REMEMBERED
    assert ("level3", task("1").chair) not in memory.players


@pytest.mark.parametrize("wrong", ["fails", "cheats"])
def test_a_player_that_went_wrong_is_not_asked_again(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    def bad(seen: State, seat: int, limit: Limit) -> int:
        if wrong == "fails":
            raise ZeroDivisionError
        return -1

    monkeypatch.setitem(BOTS, "greedy", lambda seed: bad)
    memory = Memory()
    assert answer(task(bot="greedy"), memory)[0] == "failed"
    monkeypatch.undo()
    kind, move = answer(task(bot="greedy"), memory)
    assert kind == "move" and move in task().seen.legal(task().seat)


def test_a_seat_has_its_usual_worker_unless_that_is_busy() -> None:
    pool = BotPool(workers=3)
    try:
        usual = pool.best_for(task())
        pool.idle.reverse()
        assert pool.best_for(task()) is usual
        assert {pool.best_for(task(str(match))) for match in range(64)} == set(pool.workers)
        pool.idle.remove(usual)
        assert pool.best_for(task()) in pool.idle
    finally:
        pool.close()
