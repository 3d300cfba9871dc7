"""`python -m bench.learn jackal`: learns the weights of an evaluation from trees of the game's own search.

The top level plays itself with few simulations. In its trees, every move that was tried at a position that was visited often
tells what the position after it is worth, better than the evaluation itself knew. Weights are fitted to these values (as
logarithms of the chances) by ridge regression; how the moves of one position differ weighs more than how positions differ, since
that is what a search asks. The new weights then play the old ones at equal time of the processor, every deal from both seats, and
are written only if that interval of 95 % lies above one half.

A game says how in its folder of bench/games, `LEARNING`: Jackal learns what each of its features is worth, Jack Rabbits by how
much its weights should change.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import log
from typing import Any, Protocol

import numpy as np
from rich.progress import track

import parlour
from bench import ceiling
from bench.settings import modules
from parlour import bots
from parlour.core import chance, registry
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.core.play import Limit, play
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.search.levels import Level, SearchBot
from parlour.search.player import TreeSearch, is_possible

Learned = list[tuple[float, float]]  # of each feature, early and late
Matrix = Any  # of numpy

NODE_VISITS, MOVE_VISITS = 60, 8  # from which on a position and a move are taken in
SURE = 0.01  # of the win: values are kept this far from 0 and 1
HALF_TRUSTED = 20  # visits of a move whose value counts half
DECIDED, FAR_APART = 3.0, 0.5  # logarithms of chances: where a game is decided, a single move would outweigh all others
WITHIN = 1000.0  # how much more differences within a position weigh: they are small
RIDGE = 20.0
EVERY = 2  # decisions of a game: trees that follow each other say the same


@dataclass(frozen=True)
class Features:
    """Of a seat in a position: how it has each, the share of the game still to come, and what is known of its worth anyway, as a
    logarithm of its chances."""

    values: list[float]
    left: float
    known: float = 0.0


class Learning(Protocol):
    """What a game's bench says: how many features there are, how an evaluator tells them, and how it takes what was learned."""

    PRESET: str | None
    MANY: int

    @staticmethod
    def features(evaluator: Any, state: Any, seat: int) -> Features: ...

    @staticmethod
    def give(evaluator: Any, learned: Learned) -> None: ...

    @staticmethod
    def write(package: str, learned: Learned) -> None: ...


@dataclass
class Sums:
    """Of the normal equations, and how many values they hold."""

    squares: Matrix
    products: Matrix
    values: int = 0

    def add(self, other: Sums) -> None:
        self.squares += other.squares
        self.products += other.products
        self.values += other.values


@dataclass(frozen=True)
class Evaluators:
    """Makes evaluators with weights of their own."""

    game: str
    kind: Any
    learned: Learned

    def __call__(self) -> Any:
        evaluator = self.kind()
        learnings()[self.game].give(evaluator, self.learned)
        return evaluator


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.learn", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(learnings()))
    parser.add_argument("--games", type=int, default=60, help="whose trees are learned from")
    parser.add_argument("--simulations", type=int, default=2000, help="for each of their decisions")
    parser.add_argument("--proof", type=int, default=400, help="games of new against old weights at the end")
    parser.add_argument("--proof-simulations", type=int, default=1000, help="for each decision of the old weights there")
    parser.add_argument("--seed", default="learn")
    arguments = parser.parse_args()
    game, package, begun = arguments.game, registry.SHIPPED[arguments.game], time.monotonic()
    with ProcessPoolExecutor(cores()) as pool:
        new = fit(pool, game, arguments.games, arguments.simulations, arguments.seed)
        print(f"learned in {time.monotonic() - begun:.0f} s", flush=True)
        ratio = time_ratio(game, new, arguments.proof_simulations, arguments.seed)
        print(f"a simulation takes {ratio:.2f} of the time it took", flush=True)
        pair = partial(both_seats, game, new, arguments.proof_simulations, round(arguments.proof_simulations / ratio))
        deals = [f"{arguments.seed}/proof/{number}" for number in range(arguments.proof // 2)]
        won = sum(track(pool.map(pair, deals), "proof", len(deals), transient=True)) / len(deals)
    low, high = wilson(won, 2 * len(deals))
    print(f"new against old: {won:.1%} ({low:.1%} – {high:.1%}) of {2 * len(deals)} games")
    if low > 0.5:
        learnings()[game].write(package, new)


def learnings() -> dict[str, Learning]:
    found = ((module, getattr(module, "LEARNING", None)) for module in modules())
    return {module.__name__.rpartition(".")[2].replace("_", "-"): learning for module, learning in found if learning}


# Learning

def fit(pool: ProcessPoolExecutor, game: str, games: int, simulations: int, seed: str) -> Learned:
    sums = None
    one = partial(learn_from, game, simulations)
    seeds = [f"{seed}/{number}" for number in range(games)]
    for found in track(pool.map(one, seeds), "games", len(seeds), transient=True):
        if sums is None:
            sums = found
        else:
            sums.add(found)
    assert sums is not None
    print(f"{sums.values} values", flush=True)
    return solved(sums)


def solved(sums: Sums) -> Learned:
    width = len(sums.products) // 2
    both = np.linalg.solve(sums.squares + RIDGE * np.eye(2 * width), sums.products)
    always, early = both[:width], both[width:]  # what a feature is worth, and what it is worth more while all is to be had
    return [(round(float(a + e), 4), round(float(a), 4)) for a, e in zip(always, early, strict=True)]


def learn_from(game: str, simulations: int, seed: str) -> Sums:
    """Plays a game and sums up what its trees tell."""
    learning = learnings()[game]
    state = beginning(game, seed)
    config, drawn, decisions = bots.searched_games()[game], SeededOutcomes(seed), 0
    evaluator = config.evaluator()
    players = [bot(game, simulations, None)(f"{seed}/{seat}") for seat in range(2)]
    width = 2 * learning.MANY
    sums = Sums(np.zeros((width, width)), np.zeros(width))
    while state.actor != parlour.OVER:
        if state.actor == parlour.CHANCE:
            state.apply(drawn.next(state))
            continue
        seat = state.actor
        if decisions % EVERY == 0 and len(state.legal(seat)) > 1:
            search = TreeSearch(config, f"{seed}/{decisions}")
            search.search(state.seen(seat), seat, Limit(simulations))
            for moves in positions(search, state, seat, chance.keyed(seed, decisions, 4)):
                take_in(sums, learning, evaluator, moves)
        state.apply(players[seat](state.seen(seat), seat, Limit()), seat)
        decisions += 1
    return sums


def beginning(game: str, seed: str) -> State:
    rules = parlour.game(game)
    options = ceiling.options_of(game, learnings()[game].PRESET)
    return rules.begin(rules.fix_options(rules.options.resolve(options), seed))


Told = tuple[State, int, float, int]  # a position, the seat that moved there, what that brings it, and visits


def positions(search: TreeSearch, root: State, seat: int, u: int) -> Iterator[list[Told]]:
    """The moves that were tried often, for each position that was visited often, in one of the worlds that the seat may be in."""
    tree = search.trees[0]
    waiting = [(root.seen(seat).imagine(u), tree.root)]
    for state, node in waiting:  # grows while it is walked
        while state.actor == parlour.CHANCE and (tree.public_piles >> state.pile) & 1 == 0:
            u = chance.step(u)
            state.apply(state.draw(u))  # in secret: the tree has no node for it
        if state.actor == parlour.OVER:
            continue
        if state.actor != parlour.CHANCE:
            possible = state.legal(state.actor)
            tried = [one for one in tree.tried(node, state.actor) if one[0] in possible]
            if sum(visits for _, visits, _ in tried) < NODE_VISITS:
                continue
            told = [
                (after(state, move), state.actor, value, visits) for move, visits, value in tried if visits >= MOVE_VISITS
            ]
            yield [one for one in told if one[0].actor != parlour.OVER]
        for by, move, child in tree.branches(node):
            if by in (parlour.CHANCE, state.actor) and is_possible(state, move, by):
                waiting.append((after(state, move), child))


def after(state: State, move: int) -> State:
    made = state.copy()
    made.apply(move)
    return made


def take_in(sums: Sums, learning: Learning, evaluator: Any, moves: list[Told]) -> None:
    rows, wanted, known, trusted = [], [], [], []
    for state, seat, value, visits in moves:
        mine, theirs = (learning.features(evaluator, state, each) for each in (seat, 1 - seat))
        lead = np.array(mine.values) - np.array(theirs.values)
        rows.append(np.concatenate((lead, lead * mine.left)))
        kept = min(max(value, SURE), 1 - SURE)
        wanted.append(log(kept / (1 - kept)))
        known.append(mine.known - theirs.known)
        trusted.append(visits / (visits + HALF_TRUSTED))
    if not rows:
        return
    x, y, trust = np.array(rows), np.array(wanted), np.array(trusted)
    usual = (abs(y) < DECIDED) & (abs(y - np.average(y, weights=trust)) < FAR_APART)
    if not usual.any():
        return
    x, y, trust = x[usual], (y - np.array(known))[usual], trust[usual]
    apart_x, apart_y = x - np.average(x, axis=0, weights=trust), y - np.average(y, weights=trust)
    share = trust / trust.sum()
    sums.squares += (x.T * share) @ x + WITHIN * (apart_x.T * trust) @ apart_x
    sums.products += (x.T * share) @ y + WITHIN * (apart_x.T * trust) @ apart_y
    sums.values += len(x)


# Proof

def bot(game: str, simulations: int, learned: Learned | None) -> SearchBot:
    top = bots.own(game)[bots.search_levels(game)[-1]]
    assert isinstance(top, SearchBot)
    config = top.config if learned is None else replace(top.config, evaluator=Evaluators(game, top.config.evaluator, learned))
    return replace(top, config=config, level=Level(simulations))


def time_ratio(game: str, new: Learned, simulations: int, seed: str) -> float:
    """The time of a simulation with new weights to that with old ones, in games of the old with both looking on by turns."""
    spent = {True: 0.0, False: 0.0}
    makers = {True: bot(game, simulations, new), False: bot(game, simulations, None)}
    state, drawn = beginning(game, seed), SeededOutcomes(seed)
    searches = {which: TreeSearch(made.config, seed) for which, made in makers.items()}
    while state.actor != parlour.OVER:
        if state.actor == parlour.CHANCE:
            state.apply(drawn.next(state))
            continue
        best = {}
        for which, search in searches.items():
            begun = time.process_time()
            best[which] = search.search(state.seen(state.actor), state.actor, Limit(simulations))[0].move
            spent[which] += time.process_time() - begun
        state.apply(best[False])
    return spent[True] / spent[False]


def both_seats(game: str, new: Learned, old_simulations: int, simulations: int, seed: str) -> float:
    """What the new weights get of a deal that is played from both seats."""
    won = 0.0
    for mine in (0, 1):
        makers = [bot(game, simulations, new) if seat == mine else bot(game, old_simulations, None) for seat in (0, 1)]
        players = [maker(f"{seed}/{seat}") for seat, maker in enumerate(makers)]
        record = play(game, players, seed=seed, **ceiling.options_of(game, learnings()[game].PRESET))
        assert record.scores is not None
        won += record.scores[mine] / 2
    return won


if __name__ == "__main__":
    main()
