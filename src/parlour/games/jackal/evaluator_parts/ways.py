"""The ways on an island: home with a coin, and to unopened land.

The ways home depend on a side's ships and on the tiles that a coin can pass, the ways to unopened land on the closed tiles
alone. Both change seldom, so they are remembered.
"""

from __future__ import annotations

from typing import Annotated

from parlour.games.jackal import constants, evaluator_tables
from parlour.games.jackal.rules import Jackal
from parlour.search.evaluator import Evaluator

Kinds = Annotated[list[int], "uint8", constants.FACES]
Cells = Annotated[list[int], "uint8", constants.CELLS]
Neighbours = Annotated[list[int], "uint8", constants.CELLS * 8]

KIND: Kinds = constants.KIND_OF
NUMBER: Kinds = constants.NUMBER_OF
LAND: Cells = constants.LAND
GROUND: Kinds = evaluator_tables.GROUND
SALT: Annotated[list[int], "int32", constants.CELLS] = evaluator_tables.SALT
TURNS_TO_LEAVE: Annotated[list[int], "uint8", constants.FACES * 8] = evaluator_tables.TURNS_TO_LEAVE
FIRST_BERTH: Annotated[list[int], "uint8", constants.CREWS] = constants.FIRST_BERTH
STEP_TO: Neighbours = constants.STEP_TO
JUMP_TO: Neighbours = constants.JUMP_TO


class Ways(Evaluator):
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
    coins: Annotated[list[int], "uint8", constants.CELLS]  # how many lie there
    many_golden: int

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
                self.coins[self.many_golden] = state.gold[self.pile[i]]
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


def apart(one: int, other: int) -> int:
    """Steps between two cells as a king walks."""
    rows = abs(one // constants.SIZE - other // constants.SIZE)
    columns = abs(one % constants.SIZE - other % constants.SIZE)
    return max(rows, columns)
