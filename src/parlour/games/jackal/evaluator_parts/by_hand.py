"""What a crew is worth by weights set by hand and tuned: coins banked, on their way home or within reach, and unopened land.

The unit is a banked coin; weights.toml has the weights.
"""

from __future__ import annotations

from typing import Annotated

from parlour.games.jackal import constants
from parlour.games.jackal.evaluator_parts.ways import KIND, LAND, Ways, apart
from parlour.games.jackal.rules import Jackal


class ByHand(Ways):
    dead: float
    swimming: float
    trapped: float
    drunk: float
    coin: float
    way_home: float
    in_danger: float
    gold_near: float
    gold_step: float
    opening: float
    closed_near: float
    closed_step: float
    useless: float
    spread: float

    def crew_worth(self, state: Jackal, crew: int) -> float:
        fetch: Annotated[list[float], "double", 3] = [-self.useless] * 3
        for i in range(self.many_golden):  # each coin that can be brought home calls the mate who is nearest
            there = self.golden[i]
            mate = nearest_mate(state, crew, there)
            if mate >= 0 and self.way_from(state, crew, there) != constants.NOWHERE:
                gain: float = self.gold_near - self.gold_step * apart(state.cell[crew * constants.MATES + mate], there)
                fetch[mate] = max(fetch[mate], gain)
        total: float = state.bank[crew]
        for mate in range(constants.MATES):
            p = crew * constants.MATES + mate
            if state.cell[p] == constants.DEAD:
                total -= self.dead
            else:
                total += self.pirate_worth(state, crew, p, fetch[mate])
        return total

    def pirate_worth(self, state: Jackal, crew: int, p: int, fetch: float) -> float:
        cell = state.cell[p]
        total: float = 0.0
        if LAND[cell] == 0 and cell != state.ship[crew]:
            total -= self.swimming
        if state.trapped[p] > 0:
            total -= self.trapped
        if state.drunk[p] > 0:
            total -= self.drunk
        if (state.walker == p and state.carrying == 1) or has_coin(state, p):
            total -= self.in_danger * enemies_beside(state, crew, cell)
            way = self.way_from(state, crew, cell)
            if way != constants.NOWHERE:
                return total + self.coin - self.way_home * min(way, 12)
        if LAND[cell] == 1 and state.face[cell] == constants.CLOSED:
            return total + self.opening
        if state.closed == 0:
            return total + fetch
        return total + max(fetch, self.closed_near - self.closed_step * self.closed[self.closed_at + cell])


def enemies_beside(state: Jackal, crew: int, cell: int) -> int:
    """Who could hit a pirate next."""
    kind = KIND[state.face[cell]]
    if LAND[cell] == 0 or kind == constants.FORTRESS or kind == constants.ABORIGINE:
        return 0
    near = 0
    for q in range(constants.PIRATES):
        there = state.cell[q]
        if there == constants.DEAD or LAND[there] == 0 or state.side_of[q // constants.MATES] == state.side_of[crew]:
            continue
        if apart(there, cell) == 1 and state.trapped[q] + state.drunk[q] == 0:
            near += 1
    return near


def nearest_mate(state: Jackal, crew: int, there: int) -> int:
    """The mate who should fetch a coin; nobody if one stands on it already."""
    best = 99
    nearest = -1
    for mate in range(constants.MATES):
        cell = state.cell[crew * constants.MATES + mate]
        if cell == there:
            return -1
        if cell != constants.DEAD and apart(cell, there) < best:
            best = apart(cell, there)
            nearest = mate
    return nearest


def has_coin(state: Jackal, p: int) -> bool:
    """Whether a coin lies where the pirate stands that no mate before him stands on."""
    cell = state.cell[p]
    step = state.step[p]
    coins = coins_under(state, p)
    for q in range(p // constants.MATES * constants.MATES, p):
        if state.cell[q] == cell and state.step[q] == step:
            coins -= 1
    return coins > 0


def coins_under(state: Jackal, p: int) -> int:
    cell = state.cell[p]
    step = state.step[p]
    if cell == constants.DEAD or LAND[cell] == 0:
        return 0
    return state.gold[cell * constants.STEPS + (step - 1 if step > 0 else 0)]
