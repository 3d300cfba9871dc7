"""What the search thinks of a position, and of a whole game after its end.

Each decision is judged by what its seat could see when it was made: the move played against the one that the search tried
most often, in the same search. The chances along the way are those of the true position, hidden hands included; after the end
there is nothing left to hide, and the curve shows what the luck did as well.

How much is looked at depends on the game alone, never on the clock: who asks again is told the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from parlour import native
from parlour.core import actors
from parlour.core.chance import Seed
from parlour.core.play import Limit
from parlour.core.state import State
from parlour.search import slow_losses
from parlour.search.player import MoveStats, SearchConfig, TreeSearch
from parlour.search.slow_losses import SlowLoss

CURIOUS = 2.0  # times as eager as a player to try moves that look worse, so that they are judged fairly too
MOST_POINTS = 120  # of the curve of chances
SUSPECTS = 8  # decisions that are looked at more closely
CLOSER = 8  # looks at each
ENOUGH = (100, 2_500)  # simulations of a look, at least and at most
UNCOMPILED = 50  # times slower
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
    played: MoveStats
    better: MoveStats
    interval: tuple[float, float]  # of what it lost, 95 %

    @property
    def lost(self) -> float:
        return self.better.value - self.played.value


@dataclass(frozen=True)
class Review:
    simulations: int  # of each look
    chances: list[Chances]
    turning: list[Turning]  # in the order of the game
    slow: list[SlowLoss]  # by seat


def rank_moves(config: SearchConfig, seen: State, seat: int, limit: Limit, seed: Seed = 0) -> list[MoveStats]:
    """The moves of a seat with their values, the best first."""
    return TreeSearch(curious(config), seed).search(seen, seat, limit)


def review(
    config: SearchConfig, plays: Sequence[Play], scores: Sequence[float], simulations: int | None = None,
    progress: Progress = lambda _: None, seed: Seed = 0,
) -> Review:
    """A finished game: the chances along the way, and the decisions that lost most. `simulations` are for each look at a
    position; by default the fewer, the longer the game."""
    points = thinned(round_starts(plays))
    decisions = [number for number, (state, seat, _) in enumerate(plays) if seat >= 0 and len(state.legal(seat)) > 1]
    suspects = min(SUSPECTS, len(decisions))
    slow_looks = slow_losses.LOOKS * slow_losses.LOOKED_AT * len({plays[number][1] for number in decisions})
    looks = len(points) + len(decisions) + suspects * CLOSER + slow_looks
    each = simulations or worth_a_look(config, looks)
    reviewer = Reviewer(TreeSearch(curious(config), seed), plays, each, looks, progress)
    chances = [Chances(ply, reviewer.chances(ply)) for ply in points]
    first = {number: reviewer.decision(number, 1) for number in decisions}
    worst = sorted(first, key=lambda number: -lost(first[number]))[:suspects]
    again = [reviewer.decision(number, CLOSER) for number in sorted(worst) if lost(first[number]) > 0]
    grave = sorted((one for one in again if one and one.lost >= LEAST_LOST), key=lambda one: -one.lost)[:MOST_TURNING]
    told = {one.ply for one in grave}
    slow = reviewer.slow([one for one in first.values() if one and one.ply not in told])
    progress(1.0)
    return Review(each, [*chances, Chances(len(plays), list(scores))], sorted(grave, key=lambda one: one.ply), slow)


def worth_a_look(config: SearchConfig, looks: int) -> int:
    """How many simulations each of so many looks gets."""
    slow = 1 if native.in_use() == "compiled" else UNCOMPILED
    least, most = ENOUGH
    return max(least, min(most, config.review // max(1, looks))) // slow


def curious(config: SearchConfig) -> SearchConfig:
    return replace(config, explore=CURIOUS * config.explore)


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


@dataclass
class Reviewer:
    search: TreeSearch
    plays: Sequence[Play]
    simulations: int
    looks: int  # at most
    progress: Progress
    done: int = 0

    def chances(self, ply: int) -> list[float]:
        """Every seat's chance in the true position after so many plies."""
        state = self.plays[ply][0]
        self.look(state, state.actor)
        return [self.search.mean_value(seat) for seat in range(state.seats)]

    def decision(self, number: int, looks: int) -> Turning | None:
        """A decision beside the best one; None if it was the best, or was not even tried."""
        state, seat, move = self.plays[number]
        seen = [self.look(state.seen(seat), seat) for _ in range(looks)]
        tried = together(seen)
        played = next((one for one in tried if one.move == move), None)
        if played is None or played.value >= tried[0].value:
            return None
        apart = slow_losses.differences(seen, tried[0].move, move)
        return Turning(number + 1, seat, played, tried[0], slow_losses.interval(tried[0].value - played.value, apart))

    def slow(self, found: Sequence[Turning]) -> list[SlowLoss]:
        """What each seat lost little by little, by new looks at what seemed a little worse."""
        told = []
        for seat in sorted({one.seat for one in found}):
            own = [one for one in found if one.seat == seat and one.lost >= slow_losses.LEAST_EACH]
            most = sorted(own, key=lambda one: -one.lost)[: slow_losses.LOOKED_AT]
            loss = slow_losses.together(seat, [(one.ply, self.again(one)) for one in most])
            told += [loss] if loss else []
        return told

    def again(self, one: Turning) -> list[float]:
        state, seat, move = self.plays[one.ply - 1]
        looks = [self.look(state.seen(seat), seat) for _ in range(slow_losses.LOOKS)]
        return slow_losses.differences(looks, one.better.move, move)

    def look(self, state: State, seat: int) -> list[MoveStats]:
        self.progress(self.done / max(1, self.looks))
        self.done += 1
        self.search.last = None  # every look begins anew, so that none goes by the luck of another
        return self.search.search(state, seat, Limit(self.simulations))


def together(looks: Sequence[list[MoveStats]]) -> list[MoveStats]:
    """Several looks as one. A single long one would try the best move ever more often and hardly learn about the others."""
    visits, total = Counter[int](), dict[int, float]()
    for one in (one for look in looks for one in look):
        visits[one.move] += one.visits
        total[one.move] = total.get(one.move, 0.0) + one.visits * one.value
    return [MoveStats(move, many, total[move] / many) for move, many in visits.most_common()]


def plays_of(start: State, plies: Sequence[tuple[int, int]]) -> list[Play]:
    """Everything that happened in a game, each with the position before it."""
    state, found = start.copy(), list[Play]()
    for seat, move in plies:
        found.append((state.copy(), seat, move))
        state.apply(move, seat)
    return found


def stops(seats: Sequence[int]) -> list[int]:
    """The plies at which a replay stops, given who made each (or CHANCE): where the first decision is to be made, after each
    decision, and after a run of outcomes. The place of a ply among them is the step that people speak of."""
    first = next((ply for ply, seat in enumerate(seats) if seat >= 0), len(seats))
    later = range(first + 1, len(seats) + 1)
    return [first, *(ply for ply in later if seats[ply - 1] >= 0 or seats[ply:ply + 1] != [actors.CHANCE])]
