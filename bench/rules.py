"""Rules: random playouts in native code, steps from a Python loop, copies; ours beside OpenSpiel's."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pyspiel
from rich.progress import Progress

import parlour
from bench.settings import settings
from parlour.core.playout import playouts

ROUNDS = 7
SECONDS = 0.4  # per measurement


@dataclass
class Speed:
    native: float  # decisions and outcomes per second
    stepped: float
    copies: float  # per second


def measure(progress: Progress) -> str:
    lines = [
        "## Rules\n",
        "`native`: random games from the first decision on, in compiled code (OpenSpiel: its C++ rollouts). `stepped`: "
        "whole games, deals included, from a Python loop (ours through `legal`, `draw`, `apply`). Speeds in millions of "
        "decisions and outcomes a second; copies in millions a second. Ratios: ours divided by theirs.\n",
        "| game | native | stepped | copies | native ratio | stepped ratio | copy ratio |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, rivals in {name: found.rules_beside for name, found in settings().items() if found.rules_beside}.items():
        contestants: dict[str, Contest] = {name: Ours(name), **{rival: Theirs(rival) for rival in rivals}}
        best = compete(contestants, progress, f"rules of {name}")
        ours = best[name]
        lines.append(f"| **{name}** | {numbers(ours)} | | | |")
        for rival in rivals:
            theirs = best[rival]
            ratios = (ours.native / theirs.native, ours.stepped / theirs.stepped, ours.copies / theirs.copies)
            lines.append(f"| OpenSpiel {rival} | {numbers(theirs)} | " + " | ".join(f"{r:.1f}×" for r in ratios) + " |")
    return "\n".join(lines) + "\n"


def numbers(speed: Speed) -> str:
    return f"{speed.native / 1e6:.2f} | {speed.stepped / 1e6:.2f} | {speed.copies / 1e6:.2f}"


class Ours:
    def __init__(self, name: str) -> None:
        self.first = parlour.game(name).start(**settings()[name].at_random)
        self.start = self.first.copy()
        while self.start.actor == parlour.CHANCE:
            self.start.apply(self.start.draw(random.Random(3).getrandbits(64)))

    def native(self, games: int) -> int:
        return playouts(self.start, games, seed=games)

    def stepped(self, games: int) -> int:
        pick, bits, plies = random.Random(1).choice, random.Random(2).getrandbits, 0
        for _ in range(games):
            state = self.first.copy()
            while state.actor != parlour.OVER:
                if state.actor == parlour.CHANCE:
                    state.apply(state.draw(bits(64)))
                else:
                    state.apply(pick(state.legal()))
                plies += 1
        return plies

    def copies(self, many: int) -> int:
        state = self.start
        for _ in range(many):
            state.copy()
        return many


class Theirs:
    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.random = random.Random(1)
        self.start = self.game.new_initial_state()
        while self.start.is_chance_node():
            self.start.apply_action(random.Random(3).choice(self.start.legal_actions()))
        games = 400
        self.mean_length = sum(self.play(self.start.clone()) for _ in range(games)) / games

    def native(self, games: int) -> int:
        # One simulation of its tree search whose leaf is evaluated by so many rollouts: C++ from beginning to end.
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, 1, False).mcts_search(self.start)
        return round(games * self.mean_length)

    def stepped(self, games: int) -> int:
        return sum(self.play(self.game.new_initial_state()) for _ in range(games))

    def play(self, state: Any) -> int:
        pick, choices, plies = self.random.choice, self.random.choices, 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
            else:
                state.apply_action(pick(state.legal_actions()))
            plies += 1
        return plies

    def copies(self, many: int) -> int:
        state = self.start
        for _ in range(many):
            state.clone()
        return many


Contest = Ours | Theirs


def compete(contestants: dict[str, Contest], progress: Progress, title: str) -> dict[str, Speed]:
    """The best of several rounds for each; the rounds are interleaved, so that a busy moment hits everybody."""
    task = progress.add_task(title, total=ROUNDS * len(contestants) * 3)
    best = {name: Speed(0, 0, 0) for name in contestants}
    for _ in range(ROUNDS):
        for name, contestant in contestants.items():
            for what in ("native", "stepped", "copies"):
                speed = per_second(getattr(contestant, what))
                setattr(best[name], what, max(getattr(best[name], what), speed))
                progress.advance(task)
    return best


def per_second(run: Callable[[int], int]) -> float:
    many = 10
    while True:
        start = time.process_time()
        done = run(many)
        took = time.process_time() - start
        if took > SECONDS / 4:
            return done / took
        many *= 2
