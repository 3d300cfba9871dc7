"""What a position of Jackal is worth: coins banked, on their way home or within reach, and unopened land.

The unit is a banked coin; jackal.toml has the weights. A side's worth is the sum over its crews; a seat's is its side's less
the mean of the others'. The ways home depend on a side's ships and on the tiles that a coin can pass, the ways to unopened
land on the closed tiles alone. Both change seldom, so they are remembered.
"""

from __future__ import annotations

from typing import Annotated, cast

from parlour.bots.judge import Judge
from parlour.bots.worth import jackal_tables, weights
from parlour.core import actors, chance, reals
from parlour.core.chance import U64
from parlour.core.state import Moves, State
from parlour.games.jackal import names
from parlour.games.jackal.rules import Jackal

Kinds = Annotated[list[int], "uint8", names.FACES]
Cells = Annotated[list[int], "uint8", names.CELLS]
Ways = Annotated[list[int], "uint8", names.CELLS * 8]

KIND: Kinds = names.KIND_OF
NUMBER: Kinds = names.NUMBER_OF
LAND: Cells = names.LAND
GROUND: Kinds = jackal_tables.GROUND
SALT: Annotated[list[int], "int32", names.CELLS] = jackal_tables.SALT
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
    in_danger: float
    gold_near: float
    gold_step: float
    opening: float
    closed_near: float
    closed_step: float
    lost: float
    spread: float
    # the island that is judged
    face: Cells
    ground: Cells
    is_open: Cells
    grounds: int  # a sum that tells most islands apart
    pile: Annotated[list[int], "int32", names.CELLS * names.STEPS]  # where coins can lie
    many_piles: int
    home_at: Annotated[list[int], "int32", names.CREWS]  # where the ways of a side begin among those remembered
    closed_at: int  # likewise
    # what is remembered
    island: Annotated[list[int], "uint8", names.CREWS * jackal_tables.KEPT * jackal_tables.ISLAND]  # grounds, and a side's ships
    home: Annotated[list[int], "uint8", names.CREWS * jackal_tables.KEPT * names.CELLS]  # turns to bring a coin home there
    opened: Annotated[list[int], "uint8", jackal_tables.KEPT * names.CELLS]
    closed: Annotated[list[int], "uint8", jackal_tables.KEPT * names.CELLS]  # steps to a closed tile then
    # the coins on the ground
    golden: Annotated[list[int], "uint8", names.CELLS]  # cells with coins
    many_golden: int

    def __init__(self) -> None:
        super().__init__()
        weights.give(self, weights.of("jackal"))
        for cell in range(names.CELLS):
            self.face[cell] = names.NOWHERE  # nothing is judged yet

    def weigh(self, state: State, paper: Moves, u: U64) -> None:
        self.weigh_sides(cast(Jackal, state))

    def weigh_sides(self, state: Jackal) -> None:
        """A side hopes the more for the win, the more it is worth compared with the others."""
        self.look_around(state)
        power: Annotated[list[float], "double", names.CREWS] = [0.0] * 4
        whole: float = 0.0
        for side in range(names.CREWS):
            if plays(state, side):
                power[side] = reals.exp(self.side_worth(state, side) / self.spread)
                whole += power[side]
        for crew in range(names.CREWS):
            if (state.crews >> crew) & 1 == 1:
                self.hope[state.seat_of[crew]] = power[state.side_of[crew]] / whole

    def worth(self, state: Jackal, seat: int) -> float:
        """What a seat's side is worth, less the mean of the others."""
        self.look_around(state)
        own = side_of(state, seat)
        mine: float = 0.0
        theirs: float = 0.0
        others = 0
        for side in range(names.CREWS):
            if side == own:
                mine = self.side_worth(state, side)
            elif plays(state, side):
                theirs += self.side_worth(state, side)
                others += 1
        return mine - theirs / others if others > 0 else mine

    def side_worth(self, state: Jackal, side: int) -> float:
        total: float = 0.0
        for crew in range(names.CREWS):
            if (state.crews >> crew) & 1 == 1 and state.side_of[crew] == side:
                total += self.crew_worth(state, crew)
        return total

    def look_around(self, state: Jackal) -> None:
        """Finds the coins on the ground, and the ways on this island."""
        changed = 0
        for cell in range(names.CELLS):
            changed |= self.face[cell] ^ state.face[cell]
        if changed != 0:
            self.survey(state)
        for side in range(names.CREWS):
            if plays(state, side):
                self.look_home(state, side)
        self.many_golden = 0
        for i in range(self.many_piles):
            if state.gold[self.pile[i]] > 0:
                self.golden[self.many_golden] = self.pile[i] // names.STEPS
                self.many_golden += 1

    def survey(self, state: Jackal) -> None:
        """Takes in which tiles lie open, and the ways to the closed ones, which are found if they are not remembered."""
        self.grounds = 0
        self.many_piles = 0
        for cell in range(names.CELLS):
            face = state.face[cell]
            self.face[cell] = face
            self.ground[cell] = GROUND[face]
            self.grounds += SALT[cell] * GROUND[face]
            self.is_open[cell] = 1
            if LAND[cell] == 1 and face == names.CLOSED:
                self.is_open[cell] = 0
            elif LAND[cell] == 1:
                for step in range(NUMBER[face] if KIND[face] == names.SPIN else 1):
                    self.pile[self.many_piles] = cell * names.STEPS + step
                    self.many_piles += 1
        mixed = 0
        for cell in range(names.CELLS):
            mixed += SALT[cell] * self.is_open[cell]
        self.closed_at = slot(mixed) * names.CELLS
        changed = 0
        for cell in range(names.CELLS):
            changed |= self.opened[self.closed_at + cell] ^ self.is_open[cell]
        if changed != 0:
            for cell in range(names.CELLS):
                self.opened[self.closed_at + cell] = self.is_open[cell]
            self.find_closed()

    def look_home(self, state: Jackal, side: int) -> None:
        """Takes in where a side's ships lie, and the ways to them, which are found if they are not remembered."""
        ships: Annotated[list[int], "uint8", names.CREWS] = [names.NOWHERE] * 4
        mixed = self.grounds
        for crew in range(names.CREWS):
            if (state.crews >> crew) & 1 == 1 and state.side_of[crew] == side:
                ships[crew] = state.ship[crew]
                mixed += SALT[crew] * ships[crew]
        kept = side * jackal_tables.KEPT + slot(mixed)
        self.home_at[side] = kept * names.CELLS
        at = kept * jackal_tables.ISLAND
        changed = 0
        for cell in range(names.CELLS):
            changed |= self.island[at + cell] ^ self.ground[cell]
        for crew in range(names.CREWS):
            changed |= self.island[at + names.CELLS + crew] ^ ships[crew]
        if changed != 0:
            for cell in range(names.CELLS):
                self.island[at + cell] = self.ground[cell]
            for crew in range(names.CREWS):
                self.island[at + names.CELLS + crew] = ships[crew]
            self.find_ways_home(state, side)

    def find_ways_home(self, state: Jackal, side: int) -> None:
        home = self.home_at[side]
        queue: Annotated[list[int], "uint8", 1024] = [0] * 1024
        head = 0
        tail = 0
        for cell in range(names.CELLS):
            self.home[home + cell] = names.NOWHERE
            if LAND[cell] == 1 and KIND[self.ground[cell]] == names.BALLOON:
                self.home[home + cell] = 0
                queue[tail] = cell
                tail += 1
        for ship in range(names.CREWS):
            if (state.crews >> ship) & 1 == 1 and state.side_of[ship] == side:
                along = 1 if ship % 2 == 0 else names.SIZE
                for berth in range(9):  # a place that the ship can sail to is as far from home as it has to sail
                    cell = FIRST_BERTH[ship] + berth * along
                    self.home[home + cell] = min(self.home[home + cell], abs(cell - state.ship[ship]) // along)
                    queue[tail] = cell
                    tail += 1
        while head < tail and tail < 1000:  # backwards from home, over tiles where one can stand with a coin or is carried on
            here = queue[head]
            head += 1
            for way in range(8):
                back = STEP_TO[here * 8 + 7 - way]
                while back != names.NOWHERE and KIND[self.ground[back]] == names.ICE:
                    back = STEP_TO[back * 8 + 7 - way]
                if back != names.NOWHERE:
                    length = self.home[home + here] + TURNS_TO_LEAVE[self.ground[back] * 8 + way]
                    if LAND[back] == 1 and length < self.home[home + back]:
                        self.home[home + back] = length
                        queue[tail] = back
                        tail += 1
                back = JUMP_TO[here * 8 + 7 - way]
                if back != names.NOWHERE and KIND[self.ground[back]] == names.HORSE \
                        and self.home[home + here] < self.home[home + back]:
                    self.home[home + back] = self.home[home + here]
                    queue[tail] = back
                    tail += 1

    def find_closed(self) -> None:
        """How far each cell is from a closed tile, as a king walks; looks from the north and west, then from the other sides."""
        at = self.closed_at
        for cell in range(names.CELLS):
            row = cell // names.SIZE
            column = cell % names.SIZE
            steps = 0 if self.is_open[cell] == 0 else names.SIZE
            if column > 0:
                steps = min(steps, self.closed[at + cell - 1] + 1)
            if row > 0:
                for there in range(max(column - 1, 0), min(column + 2, names.SIZE)):
                    steps = min(steps, self.closed[at + cell - names.SIZE - column + there] + 1)
            self.closed[at + cell] = steps
        for back in range(names.CELLS):
            cell = names.CELLS - 1 - back
            row = cell // names.SIZE
            column = cell % names.SIZE
            steps = self.closed[at + cell]
            if column + 1 < names.SIZE:
                steps = min(steps, self.closed[at + cell + 1] + 1)
            if row + 1 < names.SIZE:
                for there in range(max(column - 1, 0), min(column + 2, names.SIZE)):
                    steps = min(steps, self.closed[at + cell + names.SIZE - column + there] + 1)
            self.closed[at + cell] = steps

    def crew_worth(self, state: Jackal, crew: int) -> float:
        fetch: Annotated[list[float], "double", 3] = [-self.lost] * 3
        for i in range(self.many_golden):  # each coin that can be brought home calls the mate who is nearest
            there = self.golden[i]
            mate = nearest_mate(state, crew, there)
            if mate >= 0 and self.way_from(state, crew, there) != names.NOWHERE:
                gain: float = self.gold_near - self.gold_step * apart(state.cell[crew * names.MATES + mate], there)
                fetch[mate] = max(fetch[mate], gain)
        total: float = state.bank[crew]
        for mate in range(names.MATES):
            p = crew * names.MATES + mate
            if state.cell[p] == names.DEAD:
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
            if way != names.NOWHERE:
                return total + self.coin - self.way_home * min(way, 12)
        if LAND[cell] == 1 and state.face[cell] == names.CLOSED:
            return total + self.opening
        if state.closed == 0:
            return total + fetch
        return total + max(fetch, self.closed_near - self.closed_step * self.closed[self.closed_at + cell])

    def way_from(self, state: Jackal, crew: int, cell: int) -> int:
        """The turns to bring a coin home."""
        return self.home[self.home_at[state.side_of[crew]] + cell]


def slot(mixed: int) -> int:
    """Where something with such a sum is remembered."""
    return (mixed ^ (mixed >> 12)) & (jackal_tables.KEPT - 1)


def plays(state: Jackal, side: int) -> bool:
    for crew in range(names.CREWS):
        if (state.crews >> crew) & 1 == 1 and state.side_of[crew] == side:
            return True
    return False


def side_of(state: Jackal, seat: int) -> int:
    for crew in range(names.CREWS):
        if (state.crews >> crew) & 1 == 1 and state.seat_of[crew] == seat:
            return state.side_of[crew]
    return -1


def enemies_beside(state: Jackal, crew: int, cell: int) -> int:
    """Who could hit a pirate next."""
    kind = KIND[state.face[cell]]
    if LAND[cell] == 0 or kind == names.FORTRESS or kind == names.ABORIGINE:
        return 0
    near = 0
    for q in range(names.PIRATES):
        there = state.cell[q]
        if there == names.DEAD or LAND[there] == 0 or state.side_of[q // names.MATES] == state.side_of[crew]:
            continue
        if apart(there, cell) == 1 and state.trapped[q] + state.drunk[q] == 0:
            near += 1
    return near


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
    coins = coins_under(state, p)
    for q in range(p // names.MATES * names.MATES, p):
        if state.cell[q] == cell and state.step[q] == step:
            coins -= 1
    return coins > 0


def coins_under(state: Jackal, p: int) -> int:
    cell = state.cell[p]
    step = state.step[p]
    if cell == names.DEAD or LAND[cell] == 0:
        return 0
    return state.gold[cell * names.STEPS + (step - 1 if step > 0 else 0)]


def apart(one: int, other: int) -> int:
    """Steps between two cells as a king walks."""
    rows = abs(one // names.SIZE - other // names.SIZE)
    columns = abs(one % names.SIZE - other % names.SIZE)
    return max(rows, columns)


def impatience(state: Jackal) -> float:
    """How much chance should mix into a choice: the more, the longer nothing has happened, so that nobody dithers for ever."""
    return max(0, state.idle - jackal_tables.PATIENCE) * 0.005


def mover(state: Jackal) -> int:
    """The crew to move: of the two that a player may have, each goes its own ways."""
    return state.crew


def arrangement(state: Jackal, crew: int) -> U64:
    """How a crew is arranged: where its pirates stand, with a coin or without one, and its ship lies."""
    u: U64 = chance.fork(state.ship[crew], state.walker * 2 + state.carrying)
    for p in range(crew * names.MATES, (crew + 1) * names.MATES):
        held = (1 if state.drunk[p] > 0 else 0) + (2 if state.trapped[p] > 0 else 0) + (4 if coins_under(state, p) > 0 else 0)
        u = chance.fork(u, (state.cell[p] * (names.STEPS + 1) + state.step[p]) * 8 + held)
    return u


def gain(before: Jackal, after: Jackal, crew: int) -> int:
    """1 if a crew's move has opened a tile, banked a coin or driven an enemy away; -1 if it has lost a coin or a pirate."""
    if after.actor == actors.CHANCE or after.bank[crew] > before.bank[crew]:
        return 1
    if after.lost > before.lost:
        return -1
    for p in range(names.PIRATES):
        if p // names.MATES == crew and after.cell[p] == names.DEAD and before.cell[p] != names.DEAD:
            return -1
        if before.side_of[p // names.MATES] != before.side_of[crew] and after.cell[p] != before.cell[p]:
            return 1
    return 0
