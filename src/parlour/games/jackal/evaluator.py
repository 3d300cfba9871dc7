"""What a position of Jackal is worth: to the greedy player by weights set by hand, to the search by learned ones if any are.

A seat hopes for the win the more, the more its side is worth compared with the others. The parts, each built on those before
it, lie in `evaluator_parts/`: `ways`, `by_hand`, `learned`.
"""

from __future__ import annotations

from typing import Annotated, cast

from parlour.core import actors, chance, memory, reals
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour.games.jackal import constants, evaluator_tables
from parlour.games.jackal.evaluator_parts.by_hand import coins_under
from parlour.games.jackal.evaluator_parts.learned import Learned
from parlour.games.jackal.evaluator_parts.ways import plays
from parlour.games.jackal.rules import Jackal
from parlour.search import weights


class JackalEvaluator(Learned):
    liking: Annotated[list[float], "double", actors.MOST_MOVES]  # of the moves that `rank` has put in order
    by_hand: bool  # whether the search too goes by the weights set by hand: nothing better is learned yet

    def __init__(self) -> None:
        super().__init__()
        weights.give(self, weights.of("parlour.games.jackal"))
        learned = weights.learned("parlour.games.jackal")
        self.by_hand = not learned
        for feature, (early, late) in enumerate(learned):
            self.set_weight(feature, early, late)
        for cell in range(constants.CELLS):
            self.face[cell] = constants.NOWHERE  # no island yet

    def evaluate(self, state: State, buffer: MoveBuffer, u: U64) -> None:
        self.weigh_sides(cast(Jackal, state))

    def weigh_sides(self, state: Jackal) -> None:
        """A side hopes the more for the win, the more it is worth compared with the others."""
        self.look_around(state)
        if not self.by_hand:
            self.take_stock(state)
        power: Annotated[list[float], "double", constants.CREWS] = [0.0] * 4
        whole: float = 0.0
        for side in range(constants.CREWS):
            if plays(state, side):
                if self.by_hand:
                    power[side] = reals.exp(self.side_worth(state, side) / self.spread)
                else:
                    power[side] = reals.exp(self.learned_worth(state, side))
                whole += power[side]
        for crew in range(constants.CREWS):
            if (state.crews >> crew) & 1 == 1:
                self.values[state.seat_of[crew]] = power[state.side_of[crew]] / whole

    def worth(self, state: Jackal, seat: int) -> float:
        """What a seat's side is worth, less the mean of the others."""
        self.look_around(state)
        own = side_of(state, seat)
        mine: float = 0.0
        theirs: float = 0.0
        others = 0
        for side in range(constants.CREWS):
            if side == own:
                mine = self.side_worth(state, side)
            elif plays(state, side):
                theirs += self.side_worth(state, side)
                others += 1
        return mine - theirs / others if others > 0 else mine

    def side_worth(self, state: Jackal, side: int) -> float:
        total: float = 0.0
        for crew in range(constants.CREWS):
            if (state.crews >> crew) & 1 == 1 and state.side_of[crew] == side:
                total += self.crew_worth(state, crew)
        return total

    def rank(self, state: Jackal, seat: int, trial: Jackal, moves: MoveBuffer, u: U64) -> U64:
        """Writes the moves, the one after which the position looks best first; what looks alike comes by lot, and impatience
        makes more of them look alike. `trial` is there to be written on. Returns where the stream has come to."""
        lot: float = (impatience(state) + 1e-4) / 1000.0
        moves.clear()
        state.raw_find_moves(moves, seat)
        for i in range(1, moves.many):  # ascending, so that each has its own lot
            move = moves.move[i]
            at = i
            while at > 0 and moves.move[at - 1] > move:
                moves.move[at] = moves.move[at - 1]
                at -= 1
            moves.move[at] = move
        for i in range(moves.many):
            move = moves.move[i]
            u = chance.step(u)
            memory.copy(trial, state)
            trial.raw_push(move, seat)
            value: float = self.worth(trial, seat) + chance.index(u, 1000) * lot
            at = i
            while at > 0 and self.liking[at - 1] < value:
                moves.move[at] = moves.move[at - 1]
                self.liking[at] = self.liking[at - 1]
                at -= 1
            moves.move[at] = move
            self.liking[at] = value
        return u

    # For learning

    def set_weight(self, feature: int, early: float, late: float) -> None:
        """What a feature is worth while all coins are to be had, and when none is left."""
        for left in range(constants.COINS + 1):
            self.weight[left * evaluator_tables.FEATURES + feature] = late + (early - late) * left / constants.COINS

    def note_side(self, state: Jackal, side: int) -> float:
        """Counts a side's features, which `times_noted` tells, and returns what share of the coins is still to be had."""
        self.look_around(state)
        self.take_stock(state)
        for i in range(evaluator_tables.FEATURES):
            self.noted[i] = 0.0
        self.learned_worth(state, side)
        return self.weights_at / evaluator_tables.FEATURES / constants.COINS

    def times_noted(self, feature: int) -> float:
        return self.noted[feature]


def side_of(state: Jackal, seat: int) -> int:
    for crew in range(constants.CREWS):
        if (state.crews >> crew) & 1 == 1 and state.seat_of[crew] == seat:
            return state.side_of[crew]
    return -1


def impatience(state: Jackal) -> float:
    """How much chance should mix into a choice: the more, the longer nothing has happened, so that nobody dithers for ever."""
    return max(0, state.idle - evaluator_tables.PATIENT_TURNS) * 0.005


def mover(state: Jackal) -> int:
    """The crew to move: of the two that a player may have, each goes its own ways."""
    return state.crew


def arrangement(state: Jackal, crew: int) -> U64:
    """How a crew is arranged: where its pirates stand, with a coin or without one, and its ship lies."""
    u: U64 = chance.fork(state.ship[crew], state.walker * 2 + state.carrying)
    for p in range(crew * constants.MATES, (crew + 1) * constants.MATES):
        held = (1 if state.drunk[p] > 0 else 0) + (2 if state.trapped[p] > 0 else 0) + (4 if coins_under(state, p) > 0 else 0)
        u = chance.fork(u, (state.cell[p] * (constants.STEPS + 1) + state.step[p]) * 8 + held)
    return u


def gain(before: Jackal, after: Jackal, crew: int) -> int:
    """1 if a crew's move has opened a tile, banked a coin or driven an enemy away; -1 if it has lost a coin or a pirate."""
    if after.actor == actors.CHANCE or after.bank[crew] > before.bank[crew]:
        return 1
    if after.lost > before.lost:
        return -1
    for p in range(constants.PIRATES):
        if p // constants.MATES == crew and after.cell[p] == constants.DEAD and before.cell[p] != constants.DEAD:
            return -1
        if before.side_of[p // constants.MATES] != before.side_of[crew] and after.cell[p] != before.cell[p]:
            return 1
    return 0
