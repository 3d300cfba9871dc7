"""Many games at once, for learning: observations, moves and results in arrays that are written anew at every step.

    batch = Batch("ard-ri", 1024, seed=1, seats=2)
    while True:
        batch.step(policy(batch.obs, batch.mask))      # batch.seat tells who decides in each game
        batch.done, batch.reward                       # of the games that ended; they have begun anew already

Compiled games run without Python's lock, in as many threads as one likes (fast_batch.pyx); games in plain Python do the same,
slower. Luck comes from a stream for each game, or with luck="keyed" as in a match: then a game can be checked against its seed.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlour.core import actors, chance, given, observation
from parlour.core.chance import Seed
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.core.given import numpy
from parlour.core.options import Resolved
from parlour.core.play import ENDLESS
from parlour.core.records import SeededOutcomes
from parlour.core.starts import Starts
from parlour.core.state import State
from parlour.core.whole import whole_or_none

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LUCKS = ("stream", "keyed")


def utility(share: float, seats: int) -> float:
    """What a share of the win is worth: 1 for who wins alone, 0 in all for everybody; alone at the table, 1 or -1."""
    return 2 * share - 1 if seats == 1 else (seats * share - 1) / (seats - 1)


class Opening:
    """The position in which a simultaneous round began. Whoever is asked later in it is shown this one: what it would have seen
    had it been asked first, as in a match, where all who are asked decide before anything is applied."""

    def __init__(self) -> None:
        self.state: State | None = None

    def shown(self, state: State, seat: int) -> State:
        """What to show a seat of."""
        if state.asked & (state.asked - 1) and (self.state is None or self.state.round != state.round):
            self.state = state.copy()
        is_late = self.state is not None and self.state.round == state.round and (state.asked >> seat) & 1
        return self.state if self.state is not None and is_late else state


class Batch:
    """`n` games of one kind. In each, chance is played out, a simultaneous round is asked seat by seat, none of them seeing what
    another has chosen, and a game that ends begins anew within the step."""

    obs: NDArray[Any]  # (n, size): what the seat to decide sees; game.observation(options) tells what stands where
    mask: NDArray[np.int8]  # (n, moves): 1 for what it may do
    seat: NDArray[np.int32]  # (n,): who decides
    action: NDArray[np.int32]  # (n,): to be written before step()
    reward: NDArray[np.float32]  # (n, seats): at an end what it was worth to everybody (`utility`), else 0
    done: NDArray[np.bool_]  # (n,): whether the game ended in the last step
    truncated: NDArray[np.bool_]  # (n,): whether it was cut off, after max_decisions
    final: NDArray[Any]  # (n, size): of a game that ended or was cut off, what the last to decide, or seat `final_of`, saw then

    def __init__(
        self, game: Game | str, /, n: int, seed: Seed = 0, *, threads: int = 1, luck: str = "stream", dtype: str | None = None,
        max_decisions: int = 0, final_of: int | None = None, **options: Any,
    ) -> None:
        self.n = n = given.whole("n", n, 1)
        self.threads = min(given.whole("threads", threads, 1), n)
        self.max_decisions = min(given.whole("max_decisions", max_decisions, 0), ENDLESS)
        if luck not in LUCKS:
            raise ValueError(f"luck is one of {', '.join(LUCKS)}, not {luck!r:.40}")
        np = numpy()
        self.game, self.luck = given.game(game), luck
        self.options = self.game.options.resolve(options)
        self.seats, self.moves = int(self.options["seats"]), self.game.moves(self.options)
        self.final_of = None if final_of is None else given.seat(final_of, self.seats)
        self._deals = Deals(self.game, self.options, given.seed(seed), is_keyed=luck == "keyed")
        start = self._deals.fresh(0, 0)
        plan = observation.plan(type(start), self.seats)
        self.size = plan.size
        self.dtype = given.dtype(plan, dtype)
        # Views, which numpy does not let anybody resize.
        self.obs, self.final = np.zeros((n, plan.size), self.dtype)[:], np.zeros((n, plan.size), self.dtype)[:]
        self.mask, self.reward = np.zeros((n, self.moves), np.int8)[:], np.zeros((n, self.seats), np.float32)[:]
        self.seat, self.action = np.zeros(n, np.int32)[:], np.zeros(n, np.int32)[:]
        self.done, self.truncated = np.zeros(n, np.bool_)[:], np.zeros(n, np.bool_)[:]
        self._everyone = np.ones(n, np.uint8)
        self._action = self.action[:]  # whatever is done to the other, this one keeps its shape
        fresh = self._deals.fresh if luck == "keyed" or type(self.game).fix_options is not Game.fix_options else None
        draw = self._deals.draw if luck == "keyed" else None
        engine: Any = import_module("parlour.core.fast_batch").Engine if plan.is_compiled else PlainEngine
        self._engine = engine(plan, self, start, fresh, draw)
        self._busy = threading.Lock()
        self._helped_in, self._end = os.getpid(), None
        if self.threads > 1 and plan.is_compiled:
            for part in range(1, self.threads):
                threading.Thread(target=self._engine.serve, args=(part,), daemon=True, name=f"batch-{part}").start()
            self._end = weakref.finalize(self, self._engine.stop)
        self._lot = 0
        self.reset()

    def reset(self, seed: Seed | None = None) -> None:
        """Begins all games anew, with another seed if one is given."""
        with self._alone():
            self._deals.seed = self.seed if seed is None else given.seed(seed)
            self._lot = chance.keyed(self.seed, 0, 1)
            self.reward[:] = 0
            self.done[:] = self.truncated[:] = False
            self._engine.reset(chance.keyed(self.seed, 0, 0))

    def step(self, action: Any = None, only: Any = None) -> None:
        """Makes a move in each game (`action`, by default the array of that name), or in those that `only` tells. If one of them
        is not allowed, none is made."""
        np = numpy()
        if action is not None:
            action = np.asarray(action)
            if action.shape != (self.n,) or action.dtype.kind not in "iu":
                raise ValueError(f"moves are {self.n} whole numbers, not {action.dtype} of the shape {action.shape}")
            self._action[:] = np.clip(action, -1, self.moves)
        which = self._everyone
        if only is not None:
            only = np.asarray(only)
            if only.shape != (self.n,) or only.dtype != np.bool_:
                raise ValueError(f"`only` is {self.n} times true or false, not {only.dtype} of the shape {only.shape}")
            which = np.ascontiguousarray(only).view(np.uint8)
        with self._alone():
            wrong = self._engine.check(self._action, which)
            if wrong >= 0:
                state, move = self._engine.copy(wrong), int((self._action if action is None else action)[wrong])
                raise IllegalMove("error-batch-move", index=wrong, move=move, seat=state.actor, legal=state.legal())
            self._engine.step()

    def random_actions(self) -> NDArray[np.int32]:
        """Writes a legal move for each game into `action`, by lot, and returns it."""
        self._lot = chance.step(self._lot)
        with self._alone():
            self._engine.choose(self._lot, self._action)
        return self._action

    def state(self, i: int) -> State:
        """A copy of the position of a game."""
        number = self._number(i)
        with self._alone():
            found: State = self._engine.copy(number)
            return found

    def seed_of(self, i: int, episode: int | None = None) -> str:
        """The seed that options of a game's episode (by default the present one) are drawn from, and its luck if it is keyed."""
        number = self._number(i)
        return self._deals.seed_of(number, self._engine.episode_of(number) if episode is None else episode)

    def _number(self, i: int) -> int:
        number = whole_or_none(i)
        if number is None or not 0 <= number < self.n:
            raise IndexError(f"there are {self.n} games, and no number {i!r:.40}")
        return number

    @property
    def seed(self) -> Seed:
        return self._deals.seed

    def close(self) -> None:
        """Ends the threads."""
        if self._end is not None:
            self._end()

    def _alone(self) -> Alone:
        if self._helped_in != os.getpid():  # a fork has no threads but the one that forked
            self._helped_in = os.getpid()
            self.close()
        return Alone(self._busy)


class Deals:
    """How the games of a batch begin, and the luck of those that have it from a seed."""

    def __init__(self, game: Game, options: Resolved, seed: Seed, *, is_keyed: bool) -> None:
        self.game, self.options, self.seed, self.is_keyed = game, options, seed, is_keyed
        self.outcomes: dict[int, SeededOutcomes] = {}  # of each game whose luck is keyed
        self.starts = Starts(game)

    def seed_of(self, i: int, episode: int) -> str:
        return f"{self.seed}/{i}/{episode}"

    def fresh(self, i: int, episode: int) -> State:
        """The first position of a game's episode, not to be changed."""
        seed = self.seed_of(i, episode)
        if self.is_keyed:
            self.outcomes[i] = SeededOutcomes(seed)
        return self.starts.of(self.game.fix_options(self.options, seed))

    def draw(self, i: int, pile: int) -> int:
        """64 bits for the next outcome of a pile."""
        return self.outcomes[i].bits(pile)


class Alone:
    """A batch is for one thread at a time: who comes second is told so, since waiting would hide a mistake."""

    def __init__(self, lock: threading.Lock) -> None:
        self.lock = lock

    def __enter__(self) -> None:
        if not self.lock.acquire(blocking=False):
            raise RuntimeError("another thread is using this batch; let each have its own")

    def __exit__(self, *_: object) -> None:
        self.lock.release()


class PlainEngine:
    """The same as fast_batch.Engine for any state, through the protocol."""

    def __init__(
        self, plan: observation.ObservationPlan, batch: Batch, start: State, fresh: Callable[[int, int], State] | None,
        draw: Callable[[int, int], int] | None,
    ) -> None:
        self.start, self.fresh, self.draw = start, fresh, draw
        self.n, self.seats, self.max_decisions, self.final_of = batch.n, batch.seats, batch.max_decisions, batch.final_of
        self.obs, self.mask, self.final, self.reward = batch.obs[:], batch.mask[:], batch.final[:], batch.reward[:]
        self.seat, self.done, self.truncated = batch.seat[:], batch.done[:], batch.truncated[:]
        self.states = [start.copy() for _ in range(batch.n)]
        self.openings = [Opening() for _ in range(batch.n)]
        self.legal: list[list[int]] = [[] for _ in range(batch.n)]
        self.chosen = [-1] * batch.n
        self.root, self.luck, self.age, self.episode = ([0] * batch.n for _ in range(4))

    def copy(self, i: int) -> State:
        return self.states[i].copy()

    def episode_of(self, i: int) -> int:
        return self.episode[i]

    def reset(self, word: int) -> None:
        for i in range(self.n):
            self.root[i], self.episode[i] = chance.fork(word, i), -1
            self.restart(i)
            self.look(i)

    def check(self, action: Any, only: Any) -> int:
        self.chosen = [-1] * self.n
        for i in range(self.n):
            if only[i]:
                if int(action[i]) not in self.legal[i]:
                    return i
                self.chosen[i] = int(action[i])
        return -1

    def step(self) -> None:
        for i in range(self.n):
            if self.chosen[i] >= 0:
                self.advance(i, self.chosen[i])
                self.chosen[i] = -1

    def advance(self, i: int, move: int) -> None:
        state = self.states[i]
        who = state.actor
        self.done[i] = self.truncated[i] = False
        self.age[i] += 1
        state.apply(move)
        self.play_out_chance(i)
        self.reward[i] = 0
        if state.actor == actors.OVER:
            self.done[i] = True
            self.reward[i] = [utility(share, self.seats) for share in state.scores]
        elif self.max_decisions and self.age[i] >= self.max_decisions:
            self.truncated[i] = True
        if self.done[i] or self.truncated[i]:
            state.observe(who if self.final_of is None else self.final_of, self.final[i])
            self.restart(i)
        self.look(i)

    def restart(self, i: int) -> None:
        self.episode[i] += 1
        self.age[i] = 0
        self.luck[i] = chance.fork(self.root[i], self.episode[i])
        self.openings[i] = Opening()
        self.states[i] = (self.fresh(i, self.episode[i]) if self.fresh else self.start).copy()
        self.play_out_chance(i)
        if self.states[i].actor < 0:
            raise ValueError("the game is over before anybody has decided anything")

    def play_out_chance(self, i: int) -> None:
        state = self.states[i]
        while state.actor == actors.CHANCE:
            self.luck[i] = self.draw(i, state.pile) if self.draw else chance.step(self.luck[i])
            state.apply(state.draw(self.luck[i]))

    def look(self, i: int) -> None:
        state = self.states[i]
        self.seat[i] = state.actor
        self.openings[i].shown(state, state.actor).observe(state.actor, self.obs[i])
        self.legal[i] = state.legal()
        self.mask[i] = 0
        self.mask[i, self.legal[i]] = 1

    def choose(self, u: int, action: Any) -> None:
        for i, legal in enumerate(self.legal):
            action[i] = legal[chance.index(chance.fork(u, i), len(legal))]
