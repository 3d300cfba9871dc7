"""What a position of Jackal is worth: coins banked, on their way home or within reach, and unopened land.

The unit is a banked coin; weights.toml has the weights. A side's worth is the sum over its crews; a seat's is its side's less
the mean of the others'. The ways home depend on a side's ships and on the tiles that a coin can pass, the ways to unopened
land on the closed tiles alone. Both change seldom, so they are remembered.
"""

from __future__ import annotations

from typing import Annotated, cast

from parlour.core import actors, chance, reals
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour.games.jackal import constants, evaluator_tables
from parlour.games.jackal.rules import Jackal
from parlour.search import weights
from parlour.search.evaluator import Evaluator

Kinds = Annotated[list[int], "uint8", constants.FACES]
Cells = Annotated[list[int], "uint8", constants.CELLS]
Ways = Annotated[list[int], "uint8", constants.CELLS * 8]

KIND: Kinds = constants.KIND_OF
NUMBER: Kinds = constants.NUMBER_OF
LAND: Cells = constants.LAND
GROUND: Kinds = evaluator_tables.GROUND
SALT: Annotated[list[int], "int32", constants.CELLS] = evaluator_tables.SALT
TURNS_TO_LEAVE: Annotated[list[int], "uint8", constants.FACES * 8] = evaluator_tables.TURNS_TO_LEAVE
FIRST_BERTH: Annotated[list[int], "uint8", constants.CREWS] = constants.FIRST_BERTH
STEP_TO: Ways = constants.STEP_TO
JUMP_TO: Ways = constants.JUMP_TO


class JackalEvaluator(Evaluator):
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
    # the island that was looked at last
    face: Cells
    ground: Cells
    is_open: Cells
    grounds: int  # a sum that tells most islands apart
    pile: Annotated[list[int], "int32", constants.CELLS * constants.STEPS]  # where coins can lie
    many_piles: int
    home_at: Annotated[list[int], "int32", constants.CREWS]  # where the ways of a side begin among those remembered
    closed_at: int  # likewise
    # what is remembered
    island: Annotated[
        list[int], "uint8", constants.CREWS * evaluator_tables.REMEMBERED_ISLANDS * evaluator_tables.ISLAND_KEY
    ]  # grounds, and a side's ships
    home: Annotated[
        list[int], "uint8", constants.CREWS * evaluator_tables.REMEMBERED_ISLANDS * constants.CELLS
    ]  # turns to bring a coin home there
    opened: Annotated[list[int], "uint8", evaluator_tables.REMEMBERED_ISLANDS * constants.CELLS]
    closed: Annotated[list[int], "uint8", evaluator_tables.REMEMBERED_ISLANDS * constants.CELLS]  # steps to a closed tile then
    # the coins on the ground
    golden: Annotated[list[int], "uint8", constants.CELLS]  # cells with coins
    many_golden: int

    def __init__(self) -> None:
        super().__init__()
        weights.give(self, weights.of("parlour.games.jackal"))
        for cell in range(constants.CELLS):
            self.face[cell] = constants.NOWHERE  # no island yet

    def evaluate(self, state: State, buffer: MoveBuffer, u: U64) -> None:
        self.weigh_sides(cast(Jackal, state))

    def weigh_sides(self, state: Jackal) -> None:
        """A side hopes the more for the win, the more it is worth compared with the others."""
        self.look_around(state)
        power: Annotated[list[float], "double", constants.CREWS] = [0.0] * 4
        whole: float = 0.0
        for side in range(constants.CREWS):
            if plays(state, side):
                power[side] = reals.exp(self.side_worth(state, side) / self.spread)
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

    def look_around(self, state: Jackal) -> None:
        """Finds the coins on the ground, and the ways on this island."""
        changed = 0
        for cell in range(constants.CELLS):
            changed |= self.face[cell] ^ state.face[cell]
        if changed != 0:
            self.survey(state)
        for side in range(constants.CREWS):
            if plays(state, side):
                self.look_home(state, side)
        self.many_golden = 0
        for i in range(self.many_piles):
            if state.gold[self.pile[i]] > 0:
                self.golden[self.many_golden] = self.pile[i] // constants.STEPS
                self.many_golden += 1

    def survey(self, state: Jackal) -> None:
        """Takes in which tiles lie open, and the ways to the closed ones, which are found if they are not remembered."""
        self.grounds = 0
        self.many_piles = 0
        for cell in range(constants.CELLS):
            face = state.face[cell]
            self.face[cell] = face
            self.ground[cell] = GROUND[face]
            self.grounds += SALT[cell] * GROUND[face]
            self.is_open[cell] = 1
            if LAND[cell] == 1 and face == constants.CLOSED:
                self.is_open[cell] = 0
            elif LAND[cell] == 1:
                for step in range(NUMBER[face] if KIND[face] == constants.SPIN else 1):
                    self.pile[self.many_piles] = cell * constants.STEPS + step
                    self.many_piles += 1
        mixed = 0
        for cell in range(constants.CELLS):
            mixed += SALT[cell] * self.is_open[cell]
        self.closed_at = slot(mixed) * constants.CELLS
        changed = 0
        for cell in range(constants.CELLS):
            changed |= self.opened[self.closed_at + cell] ^ self.is_open[cell]
        if changed != 0:
            for cell in range(constants.CELLS):
                self.opened[self.closed_at + cell] = self.is_open[cell]
            self.find_closed()

    def look_home(self, state: Jackal, side: int) -> None:
        """Takes in where a side's ships lie, and the ways to them, which are found if they are not remembered."""
        ships: Annotated[list[int], "uint8", constants.CREWS] = [constants.NOWHERE] * 4
        mixed = self.grounds
        for crew in range(constants.CREWS):
            if (state.crews >> crew) & 1 == 1 and state.side_of[crew] == side:
                ships[crew] = state.ship[crew]
                mixed += SALT[crew] * ships[crew]
        kept = side * evaluator_tables.REMEMBERED_ISLANDS + slot(mixed)
        self.home_at[side] = kept * constants.CELLS
        at = kept * evaluator_tables.ISLAND_KEY
        changed = 0
        for cell in range(constants.CELLS):
            changed |= self.island[at + cell] ^ self.ground[cell]
        for crew in range(constants.CREWS):
            changed |= self.island[at + constants.CELLS + crew] ^ ships[crew]
        if changed != 0:
            for cell in range(constants.CELLS):
                self.island[at + cell] = self.ground[cell]
            for crew in range(constants.CREWS):
                self.island[at + constants.CELLS + crew] = ships[crew]
            self.find_ways_home(state, side)

    def find_ways_home(self, state: Jackal, side: int) -> None:
        home = self.home_at[side]
        queue: Annotated[list[int], "uint8", 1024] = [0] * 1024
        head = 0
        tail = 0
        for cell in range(constants.CELLS):
            self.home[home + cell] = constants.NOWHERE
            if LAND[cell] == 1 and KIND[self.ground[cell]] == constants.BALLOON:
                self.home[home + cell] = 0
                queue[tail] = cell
                tail += 1
        for ship in range(constants.CREWS):
            if (state.crews >> ship) & 1 == 1 and state.side_of[ship] == side:
                along = 1 if ship % 2 == 0 else constants.SIZE
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
                while back != constants.NOWHERE and KIND[self.ground[back]] == constants.ICE:
                    back = STEP_TO[back * 8 + 7 - way]
                if back != constants.NOWHERE:
                    length = self.home[home + here] + TURNS_TO_LEAVE[self.ground[back] * 8 + way]
                    if LAND[back] == 1 and length < self.home[home + back]:
                        self.home[home + back] = length
                        queue[tail] = back
                        tail += 1
                back = JUMP_TO[here * 8 + 7 - way]
                if back != constants.NOWHERE and KIND[self.ground[back]] == constants.HORSE \
                        and self.home[home + here] < self.home[home + back]:
                    self.home[home + back] = self.home[home + here]
                    queue[tail] = back
                    tail += 1

    def find_closed(self) -> None:
        """How far each cell is from a closed tile, as a king walks; looks from the north and west, then from the other sides."""
        at = self.closed_at
        for cell in range(constants.CELLS):
            row = cell // constants.SIZE
            column = cell % constants.SIZE
            steps = 0 if self.is_open[cell] == 0 else constants.SIZE
            if column > 0:
                steps = min(steps, self.closed[at + cell - 1] + 1)
            if row > 0:
                for there in range(max(column - 1, 0), min(column + 2, constants.SIZE)):
                    steps = min(steps, self.closed[at + cell - constants.SIZE - column + there] + 1)
            self.closed[at + cell] = steps
        for back in range(constants.CELLS):
            cell = constants.CELLS - 1 - back
            row = cell // constants.SIZE
            column = cell % constants.SIZE
            steps = self.closed[at + cell]
            if column + 1 < constants.SIZE:
                steps = min(steps, self.closed[at + cell + 1] + 1)
            if row + 1 < constants.SIZE:
                for there in range(max(column - 1, 0), min(column + 2, constants.SIZE)):
                    steps = min(steps, self.closed[at + cell + constants.SIZE - column + there] + 1)
            self.closed[at + cell] = steps

    def crew_worth(self, state: Jackal, crew: int) -> float:
        fetch: Annotated[list[float], "double", 3] = [-self.lost] * 3
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

    def way_from(self, state: Jackal, crew: int, cell: int) -> int:
        """The turns to bring a coin home."""
        return self.home[self.home_at[state.side_of[crew]] + cell]


def slot(mixed: int) -> int:
    """Where something with such a sum is remembered."""
    return (mixed ^ (mixed >> 12)) & (evaluator_tables.REMEMBERED_ISLANDS - 1)


def plays(state: Jackal, side: int) -> bool:
    for crew in range(constants.CREWS):
        if (state.crews >> crew) & 1 == 1 and state.side_of[crew] == side:
            return True
    return False


def side_of(state: Jackal, seat: int) -> int:
    for crew in range(constants.CREWS):
        if (state.crews >> crew) & 1 == 1 and state.seat_of[crew] == seat:
            return state.side_of[crew]
    return -1


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


def apart(one: int, other: int) -> int:
    """Steps between two cells as a king walks."""
    rows = abs(one // constants.SIZE - other // constants.SIZE)
    columns = abs(one % constants.SIZE - other % constants.SIZE)
    return max(rows, columns)


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
