"""What the search thinks of a position, and of a whole game after its end.

Each decision is judged by what its seat could see when it was made: the move played against the one that the search tried
most often, in the same search. The chances along the way are those of the true position, hidden hands included; after the end
there is nothing left to hide, and the curve shows what the luck did as well.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from parlour.bots import levels
from parlour.bots.search import How, Search, Tried
from parlour.bots.tree import Tree
from parlour.core.chance import Seed
from parlour.core.play import Limit
from parlour.core.state import State

CURIOUS = 2.0  # times as eager as a player to try moves that look worse, so that they are judged fairly too
MOST_POINTS = 120  # of the curve of chances
SUSPECTS = 8  # decisions that are looked at more closely
CLOSER = 8  # looks at each
LEAST_LOST = 0.05
MOST_TURNING = 5

Progress = Callable[[float], None]
Play = tuple[State, int, int]  # a position, who does something in it (or CHANCE), and what


@dataclass(frozen=True)
class Chances:
    """Of each seat to win, after so many plies."""

    ply: int
    shares: list[float]


@dataclass(frozen=True)
class Turning:
    """A decision that lost much."""

    ply: int  # that it was, counted from 1
    seat: int
    played: Tried
    better: Tried

    @property
    def lost(self) -> float:
        return self.better.chance - self.played.chance


@dataclass(frozen=True)
class Review:
    chances: list[Chances]
    turning: list[Turning]  # in the order of the game


@dataclass(frozen=True)
class Effort:
    """How much work a review may be: simulations for each look at a position, and seconds for the whole game."""

    simulations: int = 2_500
    seconds: float | None = 25.0


ORDINARY = Effort()


def can_judge(game: str) -> bool:
    return game in levels.HOW


def weigh(game: str, seen: State, seat: int, limit: Limit, seed: Seed = 0) -> list[Tried]:
    """The moves of a seat with what they promise it, the best first."""
    return Search(curious(game), seed).look(seen, seat, limit)


def review(
    game: str, plays: Sequence[Play], scores: Sequence[float], effort: Effort = ORDINARY, progress: Progress = lambda _: None,
    seed: Seed = 0,
) -> Review:
    """A finished game: the chances along the way, and the decisions that lost most."""
    points = thinned(round_starts(plays))
    decisions = [number for number, (state, seat, _) in enumerate(plays) if seat >= 0 and len(state.legal(seat)) > 1]
    suspects = min(SUSPECTS, len(decisions))
    pace = Pace(effort, len(points) + len(decisions) + suspects * CLOSER, progress)
    judge = Reviewer(Search(curious(game), seed), plays, pace)
    chances = [Chances(ply, judge.chances(ply)) for ply in points]
    first = {number: judge.decision(number, 1) for number in decisions}
    worst = sorted(first, key=lambda number: -lost(first[number]))[:suspects]
    again = [judge.decision(number, CLOSER) for number in sorted(worst) if lost(first[number]) > 0]
    progress(1.0)
    grave = sorted((one for one in again if one and one.lost >= LEAST_LOST), key=lambda one: -one.lost)[:MOST_TURNING]
    return Review([*chances, Chances(len(plays), list(scores))], sorted(grave, key=lambda one: one.ply))


def curious(game: str) -> How:
    how = levels.HOW[game]
    return replace(how, explore=CURIOUS * how.explore)


def round_starts(plays: Sequence[Play]) -> list[int]:
    """The plies after which a round begins: nobody has decided in it yet."""
    found, last = [], -1
    for ply, (state, seat, _) in enumerate(plays):
        if seat >= 0 and state.round != last:
            found.append(ply)
            last = state.round
    return found


def thinned(points: list[int]) -> list[int]:
    step = max(1, -(-len(points) // MOST_POINTS))
    return points[::step]


def lost(one: Turning | None) -> float:
    return one.lost if one else 0.0


class Pace:
    """Spreads the time over the looks that are still to come."""

    def __init__(self, effort: Effort, looks: int, progress: Progress) -> None:
        self.effort, self.looks, self.done, self.progress = effort, max(1, looks), 0, progress
        self.end = None if effort.seconds is None else time.monotonic() + effort.seconds

    def next(self) -> Limit:
        self.progress(self.done / self.looks)
        left = max(1, self.looks - self.done)
        self.done += 1
        return Limit(self.effort.simulations, None if self.end is None else max(0.0, self.end - time.monotonic()) / left)


@dataclass
class Reviewer:
    search: Search
    plays: Sequence[Play]
    pace: Pace

    def chances(self, ply: int) -> list[float]:
        """What every seat may hope for in the true position after so many plies."""
        state = self.plays[ply][0]
        self.look(state, state.actor)
        tree = self.search.trees[0]
        hopes = [promise(tree, tree.root, seat)[1] for seat in range(state.seats)]
        whole = sum(hopes)
        return [hope / whole for hope in hopes] if whole > 0 else [1 / state.seats] * state.seats

    def decision(self, number: int, looks: int) -> Turning | None:
        """A decision beside the best one; None if it was the best, or was not even tried."""
        state, seat, move = self.plays[number]
        tried = together([self.look(state.seen(seat), seat) for _ in range(looks)])
        played = next((one for one in tried if one.move == move), None)
        if played is None or played.chance >= tried[0].chance:
            return None
        return Turning(number + 1, seat, played, tried[0])

    def look(self, state: State, seat: int) -> list[Tried]:
        self.search.last = None  # every look begins anew, so that none goes by the luck of another
        return self.search.look(state, seat, self.pace.next())


def together(looks: Sequence[list[Tried]]) -> list[Tried]:
    """Several looks as one. A single long one would try the best move ever more often and hardly learn about the others."""
    visits, total = Counter[int](), dict[int, float]()
    for one in (one for look in looks for one in look):
        visits[one.move] += one.visits
        total[one.move] = total.get(one.move, 0.0) + one.visits * one.chance
    return [Tried(move, many, total[move] / many) for move, many in visits.most_common()]


def promise(tree: Tree, node: int, seat: int) -> tuple[int, float]:
    """How often a seat has decided at a node, or wherever it decides next below it, and what that brought on average."""
    own = tree.tried(node, seat)
    parts = [(visits, mean) for _, visits, mean in own] or [promise(tree, child, seat) for _, _, child in tree.branches(node)]
    many = sum(visits for visits, _ in parts)
    return many, sum(visits * mean for visits, mean in parts) / max(1, many)


def plays_of(start: State, plies: Sequence[tuple[int, int]]) -> list[Play]:
    """Everything that happened in a game, each with the position before it."""
    state, found = start.copy(), list[Play]()
    for seat, move in plies:
        found.append((state.copy(), seat, move))
        state.push(move, seat)
    return found
