"""A player that searches: tree.py tells how, levels.py how strongly."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from parlour.core import actors, chance, reals
from parlour.core.chance import Seed
from parlour.core.play import Limit, check_asked
from parlour.core.state import MoveBuffer, State
from parlour.search import sizes
from parlour.search.attention import Attention, noticed
from parlour.search.evaluator import Evaluator
from parlour.search.move_stats import MoveStats as MoveStats
from parlour.search.trail import Trail
from parlour.search.tree import Tree

ENDLESS = 2**31
AT_ONCE = 64  # simulations between two looks at the clock
REUSE_BELOW = 0.5  # of a full tree: what is fuller is not used for the next move
LOOKED_AT = 400  # positions, to find the new one in the tree
AS_GOOD_AS_WON, SAME_WORTH = 0.97, 0.003  # shares of the win
LEAST_TRIED_SHARE = 0.02  # of the best move's visits: what is tried less often is not known well enough
LEAST_MIXED_SHARE = 0.05  # of the simulations: moves tried less often are not drawn


@dataclass(frozen=True)
class SearchConfig:
    """How a game is searched."""

    evaluator: Callable[[], Evaluator]
    public_piles: int  # whose outcomes everybody sees, as a bit set
    explore: float  # how much an uncertain move is preferred
    evaluate_children: bool = False  # whether the evaluator is asked about all moves of a new position at once
    review: int = 1_000_000  # simulations for a review of a whole game: about 15 seconds of one core
    mixing: float = 0.1  # where all choose at once, a move of so much less value is mixed in e times less often
    attention: Attention | None = None  # what weak levels overlook
    megabytes: int = sizes.MEGABYTES  # that a tree may grow to


class TreeSearch:
    """Looks ahead from what a seat sees, in one thread or several, and remembers its tree for the next look."""

    def __init__(self, config: SearchConfig, seed: Seed = 0) -> None:
        self.config = config
        self.u = chance.keyed(seed, 0, 2)
        self.trees: list[Tree] = []  # one for each thread
        self.evaluators: list[Evaluator] = []
        self.last: State | None = None
        self.set_threads(1)

    def set_threads(self, threads: int) -> None:
        """Each thread grows a tree of its own, so that none waits for another; what they find is added up at the root."""
        while len(self.trees) < threads:
            tree = Tree(self.config.megabytes)
            tree.public_piles, tree.explore = self.config.public_piles, self.config.explore
            tree.evaluate_children = self.config.evaluate_children
            self.trees.append(tree)
            self.evaluators.append(self.config.evaluator())
        del self.trees[threads:], self.evaluators[threads:]

    def search(self, seen: State, seat: int, limit: Limit, until_clear: bool = False) -> list[MoveStats]:
        """The moves tried, most often tried first; on request only until no other one can become that."""
        self.set_threads(limit.threads)
        starts = [seen.copy() for _ in self.trees]  # each thread has its own
        for tree in self.trees:
            self.reroot(tree, seen)
        self.last = seen.copy()
        self.u = chance.step(self.u)
        seeds = [chance.fork(self.u, number) for number in range(len(self.trees))]
        think = partial(self.think, limit, until_clear)
        parts = list(zip(self.trees, self.evaluators, starts, seeds, strict=True))
        if len(parts) == 1:
            think(parts[0])
        else:
            with ThreadPoolExecutor(len(parts)) as pool:
                list(pool.map(think, parts))  # raises what went wrong in one
        return self.tried(seat)

    def advance(self, seat: int, move: int) -> None:
        """Looks from here on only below a move; whoever makes it may say so, and the next position is found sooner."""
        after = self.last and follow(self.last, move, seat, self.u)
        if after is not None:
            self.last = after
            for tree in self.trees:
                children = [child for by, made, child in tree.branches(tree.root) if (by, made) == (seat, move)]
                if children:
                    tree.set_root(children[0])
                else:
                    tree.clear()

    def mean_value(self, seat: int) -> float:
        """The mean value of the last search for a seat, whether it is asked or not."""
        return sum(tree.mean_value(seat) for tree in self.trees) / len(self.trees)

    def tried(self, seat: int) -> list[MoveStats]:
        """The moves at the root that were looked at, the most visited first, of all trees together."""
        visits: dict[int, int] = {}
        total: dict[int, float] = {}
        for tree in self.trees:
            for move, many, mean in tree.tried(tree.root, seat):
                visits[move] = visits.get(move, 0) + many
                total[move] = total.get(move, 0.0) + many * mean
        found = [MoveStats(move, many, total[move] / many) for move, many in visits.items()]
        return sorted(found, key=lambda tried: (-tried.visits, tried.move))

    def think(self, limit: Limit, until_clear: bool, part: tuple[Tree, Evaluator, State, int]) -> None:
        """Simulates in one tree until the limit is reached or, if asked for, the best move is clear."""
        tree, evaluator, start, u = part
        workspace, begun, done = (start.copy(), start.copy(), evaluator, MoveBuffer(), MoveBuffer()), time.monotonic(), 0
        while (left := simulations_left(limit, done, begun)) > 0 and not (until_clear and tree.lead() > left):
            many = min(AT_ONCE, left)
            tree.think(start, *workspace, many, chance.fork(u, done))
            done += many

    def reroot(self, tree: Tree, seen: State) -> None:
        """Makes the new position the root: somewhere below the old one if it is found there, else of an empty tree."""
        if self.last is not None and not tree.is_fuller_than(REUSE_BELOW):
            paths = [(self.last, tree.root)]
            for state, node in paths:  # grows while it is walked
                if state == seen:
                    tree.set_root(node)
                    return
                for by, move, child in tree.branches(node) if len(paths) < LOOKED_AT else []:
                    after = follow(state, move, by, self.u)
                    if after is not None:
                        paths.append((after, child))
        tree.clear()


def simulations_left(limit: Limit, done: int, begun: float) -> int:
    """How many simulations the limit still allows; seconds count as simulations at the speed so far."""
    left = ENDLESS if limit.simulations is None else limit.simulations - done
    if limit.seconds is None or done == 0:
        return left
    passed = time.monotonic() - begun
    return min(left, int(done * (limit.seconds - passed) / passed))


def follow(seen: State, move: int, by: int, u: int) -> State | None:
    """What the viewer sees after a move or outcome, or nothing if it is not possible as far as it knows. The move may close a
    round in which others have chosen in secret: so it is made in a whole position, not among the blanks."""
    if not is_possible(seen, move, by):
        return None
    whole = seen.imagine(u)
    if not is_possible(whole, move, by):
        return None
    whole.apply(move, by)
    return whole.seen(seen.viewer) if seen.viewer != actors.EVERYTHING else whole


def is_possible(seen: State, move: int, by: int) -> bool:
    if by != actors.CHANCE:
        return move in seen.legal(by)
    try:
        return move in dict(seen.outcomes())
    except ValueError:  # the viewer cannot know what may be drawn here
        return False


@dataclass(frozen=True)
class Level:
    """How strongly a search plays."""

    simulations: int  # at most, per move
    overlooks: float = 0.0  # how likely a thing far away is not seen
    patient: bool = False  # whether it thinks as long as it is given, however many simulations that is, in all threads it may


class SearchPlayer:
    """Thinks as long as its level and the limit allow, or until its choice is clear, and makes the move that it has tried most
    often. Where all choose at once, whoever always chooses the same can be read: there it draws one by lot, the likelier the
    more often it has been tried and the better it looks. A weak level overlooks some moves."""

    name = "search"

    def __init__(
        self, config: SearchConfig, simulations: int | Level, seed: Seed = 0, trail: Trail | None = None,
    ) -> None:
        self.tree_search = TreeSearch(config, seed)
        self.config = config
        self.level = simulations if isinstance(simulations, Level) else Level(simulations)
        self.u = chance.keyed(seed, 0, 3)
        self.trail = trail or Trail()

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        check_asked(seen, seat)
        moves = seen.legal(seat)
        if len(moves) == 1:
            return self.trail.choose(seen, seat, moves)
        alone = len(seen.waiting) == 1
        careful = alone and self.level.overlooks == 0
        tried = self.tree_search.search(seen, seat, self.budget(limit), until_clear=careful)
        if careful:
            liked = [move.move for move in self.quickest_first(seen, seat, tried)]
        elif alone:
            liked = [move.move for move in (*self.noticed(seen, tried), *tried)]
        else:
            liked = [self.drawn(self.noticed(seen, tried)), *(move.move for move in tried)]
        move = self.trail.choose(seen, seat, liked)
        if careful:
            self.tree_search.advance(seat, move)
        return move

    def budget(self, limit: Limit) -> Limit:
        """How long this level thinks, of what it may."""
        if self.level.patient and limit.seconds is not None:
            return limit
        most = self.level.simulations
        simulations = most if limit.simulations is None else min(most, limit.simulations)
        return Limit(simulations, limit.seconds, limit.threads if self.level.patient else 1)

    def quickest_first(self, seen: State, seat: int, tried: Sequence[MoveStats]) -> Sequence[MoveStats]:
        """Where the game is as good as won, a move that gains something comes before others of the same worth: so it ends."""
        ground, best = self.trail.ground, tried[0]
        if ground is None or best.value < AS_GOOD_AS_WON:
            return tried
        mover = ground.mover(seen)

        def is_dull(move: MoveStats) -> bool:
            if move.value < best.value - SAME_WORTH or LEAST_TRIED_SHARE * best.visits > move.visits:
                return True
            after = seen.copy()
            after.apply(move.move, seat)
            return ground.gain(seen, after, mover) <= 0

        return sorted(tried, key=is_dull)

    def noticed(self, seen: State, tried: Sequence[MoveStats]) -> Sequence[MoveStats]:
        """Of the moves looked at those that this level does not overlook."""
        if self.level.overlooks == 0:
            return tried
        self.u = chance.step(self.u)
        return noticed(self.config.attention, self.level.overlooks, seen, tried, self.u)

    def mix(self, tried: Sequence[MoveStats]) -> list[tuple[int, float]]:
        """Where all choose at once: the moves that may be drawn, and how likely."""
        few = min(LEAST_MIXED_SHARE * sum(move.visits for move in tried), tried[0].visits)
        likely = [move for move in tried if move.visits >= few]
        best = max(move.value for move in likely)
        liking = [round(1000 * move.visits * reals.exp((move.value - best) / self.config.mixing)) + 1 for move in likely]
        return [(move.move, like / sum(liking)) for move, like in zip(likely, liking, strict=True)]

    def drawn(self, tried: Sequence[MoveStats]) -> int:
        """A move by lot, where several choose at once and whoever always plays the same can be read."""
        self.u = chance.step(self.u)
        left = chance.index(self.u, 2**32) / 2**32
        for move, share in self.mix(tried):
            left -= share
            if left < 0:
                return move
        return tried[0].move
