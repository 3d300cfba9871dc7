"""Search: simulations a second, ours beside OpenSpiel's tree search, and what a second thread adds."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pyspiel
from rich.progress import Progress

import parlour
from bench.settings import settings
from parlour import bots
from parlour.core.play import Limit
from parlour.core.state import State
from parlour.search.player import TreeSearch

ROUNDS = 7
SECONDS = 0.25  # of a look: no longer, or a tree is full
THEIRS = 5_000


def measure(progress: Progress) -> str:
    lines = [
        "## Search\n",
        "Thousands of simulations a second from one position in the middle of a game, the best of several interleaved rounds. "
        "OpenSpiel's `MCTSBot` judges a leaf by one random game, as ours does in Ard Rí; our other games ask an evaluation "
        "about every move of a new position. "
        "`two threads`: simulations of two at once in a quarter of a second, divided by those of one.\n",
        "| game | ours | beside it | theirs | ratio | two threads |",
        "|---|---|---|---|---|---|",
    ]
    rivals = {name: found.search_beside for name, found in settings().items() if found.search_beside}
    task = progress.add_task("search", total=len(rivals) * ROUNDS)
    for name, beside_it in rivals.items():
        start, rival = middle(name), Rival(beside_it)
        one, two, theirs = 0.0, 0.0, 0.0
        for _ in range(ROUNDS):
            one = max(one, ours(name, start, 1))
            theirs = max(theirs, rival.speed())
            two = max(two, ours(name, start, 2))
            progress.advance(task)
        beside = f"OpenSpiel {beside_it} | {theirs / 1e3:.0f} | {one / theirs:.1f}×"
        lines.append(f"| {name} | {one / 1e3:.0f} | {beside} | {two / one:.2f}× |")
    return "\n".join(lines) + "\n"


def middle(name: str) -> State:
    """A position after ten random decisions, where there is something to decide."""
    state, chosen, decisions = parlour.game(name).start(), random.Random(5), 0
    while decisions < 10 or state.actor == parlour.CHANCE or len(state.legal()) < 2:
        if state.actor == parlour.CHANCE:
            state.apply(state.draw(chosen.getrandbits(64)))
        else:
            state.apply(chosen.choice(state.legal()))
            decisions += 1
        assert state.actor != parlour.OVER
    return state


def ours(name: str, start: State, threads: int) -> float:
    search, seen = TreeSearch(bots.searched_games()[name]), start.seen(start.actor)
    begun = time.perf_counter()
    tried = search.search(seen, start.actor, Limit(seconds=SECONDS, threads=threads))
    return sum(move.visits for move in tried) / (time.perf_counter() - begun)


class Rival:
    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.state, chosen = self.game.new_initial_state(), random.Random(5)
        for _ in range(12):
            self.state.apply_action(chosen.choice(self.state.legal_actions()))
        while self.state.is_chance_node():
            self.state.apply_action(chosen.choice(self.state.legal_actions()))

    def speed(self) -> float:
        bot = pyspiel.MCTSBot(self.game, pyspiel.RandomRolloutEvaluator(1, 1), 0.5, THEIRS, 1000, False, 1, False)
        return THEIRS / seconds(lambda: bot.mcts_search(self.state))


def seconds(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start
