"""What a side is worth by features whose weights were learned from trees of the search: `python -m bench.learn jackal`.

A side's worth is the sum of the weights of its features, as a logarithm of its chances. A weight moves evenly from what it is
while all coins are to be had (`early` in learned.toml) to what it is when none is left (`late`).
"""

from __future__ import annotations

from typing import Annotated

from parlour.games.jackal import constants, evaluator_tables
from parlour.games.jackal.evaluator_parts.by_hand import ByHand, has_coin
from parlour.games.jackal.evaluator_parts.ways import KIND, LAND, NUMBER, apart
from parlour.games.jackal.rules import Jackal


class Learned(ByHand):
    weight: Annotated[list[float], "double", evaluator_tables.WEIGHTS]
    noted: Annotated[list[float], "double", evaluator_tables.FEATURES]  # how often each feature was met
    weights_at: int  # where the weights for the coins left begin
    sum: float
    holds: Annotated[list[int], "uint8", constants.PIRATES]  # a coin

    def learned_worth(self, state: Jackal, side: int) -> float:
        """After `take_stock`."""
        self.sum = 0.0
        self.weigh_coins(state, side)
        if state.side_of[state.crew] == side:
            self.note(evaluator_tables.TURN, 1)
        for crew in range(constants.CREWS):
            if (state.crews >> crew) & 1 == 1 and state.side_of[crew] == side:
                self.note(evaluator_tables.BANK, state.bank[crew])
                self.weigh_crew(state, crew)
        return self.sum

    def note(self, feature: int, times: int) -> None:
        self.noted[feature] += times
        self.sum += self.weight[self.weights_at + feature] * times

    def take_stock(self, state: Jackal) -> None:
        """What all sides need to know: the coins still to be had, and who holds one."""
        left = constants.COINS - state.lost
        for crew in range(constants.CREWS):
            left -= state.bank[crew]
        self.weights_at = max(left, 0) * evaluator_tables.FEATURES
        for p in range(constants.PIRATES):
            self.holds[p] = 0
            if state.cell[p] != constants.DEAD and ((state.walker == p and state.carrying == 1) or has_coin(state, p)):
                self.holds[p] = 1

    def weigh_coins(self, state: Jackal, side: int) -> None:
        """Coins on the ground: how far they are from home, and who is nearer to them."""
        home = self.home_at[side]
        for i in range(self.many_golden):
            there = self.golden[i]
            way = self.home[home + there]
            if way == constants.NOWHERE:
                self.note(evaluator_tables.GROUND_WAY + evaluator_tables.LONGEST_WAY + 1, self.coins[i])
                continue
            self.note(evaluator_tables.GROUND_WAY + min(way, evaluator_tables.LONGEST_WAY), self.coins[i])
            ours = evaluator_tables.FARTHEST
            theirs = evaluator_tables.FARTHEST
            for p in range(constants.PIRATES):
                if state.cell[p] != constants.DEAD:
                    steps = apart(state.cell[p], there)
                    if state.side_of[p // constants.MATES] == side:
                        ours = min(ours, steps)
                    else:
                        theirs = min(theirs, steps)
            lead = max(min(ours - theirs, evaluator_tables.WIDEST_LEAD), -evaluator_tables.WIDEST_LEAD)
            self.note(evaluator_tables.GROUND_NEAR + ours, 1)
            self.note(evaluator_tables.GROUND_RACE + evaluator_tables.WIDEST_LEAD + lead, 1)

    def weigh_crew(self, state: Jackal, crew: int) -> None:
        called: Annotated[list[int], "int32", 3] = [evaluator_tables.NO_CALL] * 3
        first = crew * constants.MATES
        home = self.home_at[state.side_of[crew]]
        for i in range(self.many_golden):  # each coin that can be brought home calls the mate who is nearest
            there = self.golden[i]
            if self.home[home + there] == constants.NOWHERE:
                continue
            best = 99
            nearest = -1
            for mate in range(constants.MATES):
                if state.cell[first + mate] != constants.DEAD:
                    steps = apart(state.cell[first + mate], there)
                    if steps < best:
                        best = steps
                        nearest = mate
            if nearest >= 0 and best > 0:
                called[nearest] = min(called[nearest], min(best, evaluator_tables.FARTHEST))
        for mate in range(constants.MATES):
            if state.cell[first + mate] == constants.DEAD:
                self.note(evaluator_tables.DEAD, 1)
            else:
                self.weigh_pirate(state, crew, first + mate, called[mate])

    def weigh_pirate(self, state: Jackal, crew: int, p: int, called: int) -> None:
        cell = state.cell[p]
        if state.trapped[p] > 0:
            self.note(evaluator_tables.TRAPPED, 1)
        if state.drunk[p] > 0:
            self.note(evaluator_tables.DRUNK, 1)
        if LAND[cell] == 0:
            self.note(evaluator_tables.ABOARD if cell == state.ship[crew] else evaluator_tables.SWIMMING, 1)
        kind = KIND[state.face[cell]]
        beside = 0
        near = 0
        prey = 0
        if LAND[cell] == 1 and kind != constants.FORTRESS and kind != constants.ABORIGINE:
            for q in range(constants.PIRATES):
                there = state.cell[q]
                if there == constants.DEAD or LAND[there] == 0 or state.side_of[q // constants.MATES] == state.side_of[crew]:
                    continue
                steps = apart(there, cell)
                if steps <= 2 and state.trapped[q] + state.drunk[q] == 0:
                    near += 1
                    beside += 1 if steps == 1 else 0
                if steps == 1 and self.holds[q] == 1:
                    prey += 1
        if self.holds[p] == 1:
            way = self.home[self.home_at[state.side_of[crew]] + cell]
            longest = evaluator_tables.LONGEST_WAY
            self.note(evaluator_tables.CARRIED_WAY + (longest + 1 if way == constants.NOWHERE else min(way, longest)), 1)
            if beside > 0:
                self.note(evaluator_tables.CARRIED_DANGER + min(beside, 3) - 1, 1)
            elif near > 0:
                self.note(evaluator_tables.CARRIED_PURSUED, 1)
            return
        if LAND[cell] == 1:
            self.note(evaluator_tables.STANDS + kind, 1)
            if kind == constants.SPIN:
                self.note(evaluator_tables.SPIN_LEFT + max(0, NUMBER[state.face[cell]] - state.step[p]), 1)
        if beside > 0:
            self.note(evaluator_tables.DANGER + min(beside, 3) - 1, 1)
        if prey > 0 and state.trapped[p] + state.drunk[p] == 0:
            self.note(evaluator_tables.PREY + min(prey, 3) - 1, 1)
        self.note(evaluator_tables.CALLED + called, 1)
        if state.closed > 0:
            closed = min(self.closed[self.closed_at + cell], evaluator_tables.FARTHEST)
            no_call = called == evaluator_tables.NO_CALL
            self.note((evaluator_tables.CLOSED_IDLE if no_call else evaluator_tables.CLOSED_CALLED) + closed, 1)
        self.note(evaluator_tables.FROM_SHIP + min(apart(cell, state.ship[crew]), evaluator_tables.FARTHEST), 1)
