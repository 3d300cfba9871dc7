"""What a position of Jackal is worth: coins banked and on their way, the way home over open tiles, danger, unopened land.

The unit is a banked coin; jackal.toml has the weights. A side's worth is the sum over its crews; a seat's is its side's less
the mean of the others'.
"""

from __future__ import annotations

from typing import Annotated, cast

from parlour.bots.judge import Judge
from parlour.bots.worth import jackal_tables, weights
from parlour.core import reals
from parlour.core.chance import U64
from parlour.core.state import Moves, State
from parlour.games.jackal import names
from parlour.games.jackal.rules import Jackal

Distances = Annotated[list[int], "uint8", names.CELLS]
Kinds = Annotated[list[int], "uint8", names.FACES]
Cells = Annotated[list[int], "uint8", names.CELLS]
Ways = Annotated[list[int], "uint8", names.CELLS * 8]

KIND: Kinds = names.KIND_OF
LAND: Cells = names.LAND
TURNS_TO_LEAVE: Annotated[list[int], "uint8", names.FACES * 8] = jackal_tables.TURNS_TO_LEAVE
FIRST_BERTH: Annotated[list[int], "uint8", names.CREWS] = names.FIRST_BERTH
STEP_TO: Ways = names.STEP_TO
JUMP_TO: Ways = names.JUMP_TO


class JackalJudge(Judge):
    dead: float
    swimming: float
    trapped: float
    drunk: float
    coin: float
    way_home: float
    gold_near: float
    gold_step: float
    opening: float
    closed_near: float
    closed_step: float
    in_danger: float
    in_danger_with_coin: float
    spread: float

    def __init__(self) -> None:
        super().__init__()
        weights.give(self, weights.of("jackal"))

    def weigh(self, state: State, paper: Moves, u: U64) -> None:
        self.weigh_crews(cast(Jackal, state))

    def weigh_crews(self, state: Jackal) -> None:
        """A side hopes the more for the win, the more its crews are worth compared with the others'."""
        power: Annotated[list[float], "double", names.CREWS] = [0.0] * 4
        whole: float = 0.0
        for side in range(names.CREWS):
            strength: float = 0.0
            crews = 0
            for crew in range(names.CREWS):
                if (state.crews >> crew) & 1 == 1 and state.side_of[crew] == side:
                    strength += self.crew_worth(state, crew)
                    crews += 1
            power[side] = reals.exp(strength / self.spread) if crews > 0 else 0.0
            whole += power[side]
        for crew in range(names.CREWS):
            if (state.crews >> crew) & 1 == 1:
                self.hope[state.seat_of[crew]] = power[state.side_of[crew]] / whole

    def worth(self, state: Jackal, seat: int) -> float:
        mine: float = 0.0
        theirs: float = 0.0
        others = 0
        side = -1
        for crew in range(names.CREWS):
            if (state.crews >> crew) & 1 == 1 and state.seat_of[crew] == seat:
                side = state.side_of[crew]
        for crew in range(names.CREWS):
            if (state.crews >> crew) & 1 == 0:
                continue
            if state.side_of[crew] == side:
                mine += self.crew_worth(state, crew)
            else:
                theirs += self.crew_worth(state, crew)
                others += 1
        return mine - theirs / others if others > 0 else mine

    def crew_worth(self, state: Jackal, crew: int) -> float:
        home: Distances = [0] * 169
        queue: Annotated[list[int], "uint8", 1024] = [0] * 1024
        head = 0
        tail = 0
        for cell in range(names.CELLS):
            home[cell] = names.NOWHERE
            if LAND[cell] == 1 and KIND[state.face[cell]] == names.BALLOON:
                home[cell] = 0
                queue[tail] = cell
                tail += 1
        for ship in range(names.CREWS):
            if (state.crews >> ship) & 1 == 1 and state.side_of[ship] == state.side_of[crew]:
                along = 1 if ship % 2 == 0 else names.SIZE
                for berth in range(9):  # a place that the ship can sail to is as far from home as it has to sail
                    cell = FIRST_BERTH[ship] + berth * along
                    home[cell] = min(home[cell], abs(cell - state.ship[ship]) // along)
                    queue[tail] = cell
                    tail += 1
        while head < tail and tail < 1000:  # backwards from home, over tiles where one can stand with a coin or is carried on
            here = queue[head]
            head += 1
            for way in range(8):
                back = STEP_TO[here * 8 + 7 - way]
                while back != names.NOWHERE and KIND[state.face[back]] == names.ICE:
                    back = STEP_TO[back * 8 + 7 - way]
                if back != names.NOWHERE:
                    length = home[here] + TURNS_TO_LEAVE[state.face[back] * 8 + way]
                    if LAND[back] == 1 and length < home[back]:
                        home[back] = length
                        queue[tail] = back
                        tail += 1
                back = JUMP_TO[here * 8 + 7 - way]
                if back != names.NOWHERE and KIND[state.face[back]] == names.HORSE and home[here] < home[back]:
                    home[back] = home[here]
                    queue[tail] = back
                    tail += 1
        gold: Annotated[list[int], "uint8", 3] = [99] * 3
        for there in range(names.CELLS):  # each coin that can be brought home calls the mate who is nearest
            if LAND[there] == 1 and home[there] != names.NOWHERE and coins_on(state, there) > 0:
                mate = nearest_mate(state, crew, there)
                if mate >= 0:
                    way = apart(state.cell[crew * names.MATES + mate], there) + home[there] // 2
                    gold[mate] = min(gold[mate], way)
        total: float = state.bank[crew]
        for mate in range(names.MATES):
            p = crew * names.MATES + mate
            cell = state.cell[p]
            if cell == names.DEAD:
                total -= self.dead
            else:
                total += self.pirate_worth(state, crew, p, home[cell], gold[mate])
        return total

    def pirate_worth(self, state: Jackal, crew: int, p: int, way_home: int, gold: int) -> float:
        cell = state.cell[p]
        total: float = 0.0
        if LAND[cell] == 0:
            if cell != state.ship[crew]:
                total -= self.swimming
        else:
            if state.trapped[p] > 0:
                total -= self.trapped
            if state.drunk[p] > 0:
                total -= self.drunk
        coin = (state.walker == p and state.carrying == 1) or has_coin(state, p)
        if coin and way_home != names.NOWHERE:
            total += self.coin - self.way_home * min(way_home, 12)
            return total - self.danger(state, crew, cell, coin)
        if LAND[cell] == 1 and state.face[cell] == names.CLOSED:
            total += self.opening
        else:  # either fetches a coin or explores
            fetch: float = self.gold_near - self.gold_step * gold
            total += max(fetch, self.nearest_closed(state, cell), 0.0)
        return total - self.danger(state, crew, cell, coin)

    def nearest_closed(self, state: Jackal, cell: int) -> float:
        if state.closed == 0:
            return 0.0
        best = 99
        for other in range(names.CELLS):
            if LAND[other] == 1 and state.face[other] == names.CLOSED:
                best = min(best, apart(cell, other))
        return self.closed_near - self.closed_step * best

    def danger(self, state: Jackal, crew: int, cell: int, coin: bool) -> float:
        """Enemies who could hit the pirate next."""
        kind = KIND[state.face[cell]]
        if LAND[cell] == 0 or kind == names.FORTRESS or kind == names.ABORIGINE:
            return 0.0
        near = 0
        for q in range(names.PIRATES):
            there = state.cell[q]
            if there == names.DEAD or LAND[there] == 0 or state.side_of[q // names.MATES] == state.side_of[crew]:
                continue
            if apart(there, cell) == 1 and state.trapped[q] + state.drunk[q] == 0:
                near += 1
        return near * (self.in_danger_with_coin if coin else self.in_danger)


def coins_on(state: Jackal, cell: int) -> int:
    many = 0
    for step in range(names.STEPS):
        many += state.gold[cell * names.STEPS + step]
    return many


def nearest_mate(state: Jackal, crew: int, there: int) -> int:
    """The mate who should fetch a coin; nobody if one stands on it already."""
    best = 99
    nearest = -1
    for mate in range(names.MATES):
        cell = state.cell[crew * names.MATES + mate]
        if cell == there:
            return -1
        if cell != names.DEAD and apart(cell, there) < best:
            best = apart(cell, there)
            nearest = mate
    return nearest


def has_coin(state: Jackal, p: int) -> bool:
    """Whether a coin lies where the pirate stands that no mate before him stands on."""
    cell = state.cell[p]
    step = state.step[p]
    if LAND[cell] == 0:
        return False
    coins = state.gold[cell * names.STEPS + (step - 1 if step > 0 else 0)]
    for q in range(p // names.MATES * names.MATES, p):
        if state.cell[q] == cell and state.step[q] == step:
            coins -= 1
    return coins > 0


def apart(one: int, other: int) -> int:
    """Steps between two cells as a king walks."""
    rows = abs(one // names.SIZE - other // names.SIZE)
    columns = abs(one % names.SIZE - other % names.SIZE)
    return max(rows, columns)


def impatience(state: Jackal) -> float:
    """How much chance should mix into a choice: the more, the longer nothing has happened, so that nobody dithers for ever."""
    return max(0, state.idle - jackal_tables.PATIENCE) * 0.005
