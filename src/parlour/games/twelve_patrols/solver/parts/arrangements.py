"""Arrangements of the cards that are left: the search lists those whose lines need no more items than there are."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.parts.lines import Lines

PerCell = Annotated[list[int], "uint8", 9]


class Arrangements(Lines):
    card_at: PerCell
    left: int  # bit set of the cards to be placed
    empty: int  # cells to be filled
    cell_of: PerCell  # those cells
    # the walk through the arrangements
    depth: int
    at: PerCell
    tried: PerCell  # per cell: the first card not tried yet
    used: int
    floor: Annotated[list[int], "uint8", 10]  # per cell: items that the lines completed before it take at least
    rest: PerCell  # items that lines take at least which are not complete once a cell is filled
    # arrangements that pass the bounds
    many: int
    arrangement: Annotated[list[int], "int64", kingdom.MOST_ARRANGEMENTS]
    spare: Annotated[list[int], "uint8", kingdom.MOST_ARRANGEMENTS]
    most_spare: int  # the most that any of them has to spare
    fit: Annotated[list[int], "uint8", kingdom.MOST_ARRANGEMENTS]

    def prepare_cells(self) -> None:
        self.empty = 0
        self.left = bits.bit(kingdom.CARDS) - 1
        for cell in range(kingdom.CELLS):
            if self.card_at[cell] == kingdom.NO_CARD:
                self.cell_of[self.empty] = cell
                self.empty += 1
            else:
                self.left &= ~bits.bit(self.card_at[cell])
        for cell in range(kingdom.CELLS):
            many = 0
            for spot in range(kingdom.SPOTS):
                if self.stands[spot] == kingdom.EMPTY and last_cell(spot // 2) > cell:
                    many += 1
            self.rest[cell] = many

    # The walk

    def rewind(self) -> None:
        self.depth = 0
        self.used = 0
        self.many = 0
        self.most_spare = 0
        self.floor[0] = 0
        for cell in range(kingdom.CELLS):
            self.tried[cell] = 0
            self.at[cell] = kingdom.NO_CARD

    def gather(self, steps: int) -> int:
        """Walks on through the arrangements and lists those that pass the bounds: SEARCHING after so many steps, LIST_FULL
        when there is no room for more (empty it with `many = 0` and go on), ALL_FOUND at the end."""
        while self.depth >= 0:
            if self.depth == kingdom.CELLS:
                if self.many == kingdom.MOST_ARRANGEMENTS:
                    return kingdom.LIST_FULL
                self.list_arrangement()
                self.step_back()
                continue
            if steps <= 0:
                return kingdom.SEARCHING
            steps -= 1
            cell = self.depth
            card = self.next_card(cell)
            if card == kingdom.NO_CARD:
                self.tried[cell] = 0
                self.step_back()
                continue
            self.tried[cell] = card + 1
            self.at[cell] = card
            if self.passes(cell):
                self.used |= bits.bit(card)
                self.depth += 1
        return kingdom.ALL_FOUND

    def step_back(self) -> None:
        self.depth -= 1
        if self.depth >= 0:
            self.used &= ~bits.bit(self.at[self.depth])

    def next_card(self, cell: int) -> int:
        if self.card_at[cell] != kingdom.NO_CARD:
            return self.card_at[cell] if self.tried[cell] <= self.card_at[cell] else kingdom.NO_CARD
        for card in range(self.tried[cell], kingdom.CARDS):
            if (self.left >> card) & 1 == 1 and (self.used >> card) & 1 == 0:
                return card
        return kingdom.NO_CARD

    def passes(self, cell: int) -> bool:
        """Whether there are as many items as the lines take at least that the cell completes, and those before."""
        floor = self.floor[cell]
        if cell % 3 == 2:
            floor += self.line_least[self.line(cell // 3, self.at[cell - 2], self.at[cell - 1], self.at[cell])]
        if cell >= 6:
            floor += self.line_least[self.line(3 + cell % 3, self.at[cell - 6], self.at[cell - 3], self.at[cell])]
        if floor + self.rest[cell] > self.total:
            return False
        self.floor[cell + 1] = floor
        return True

    def list_arrangement(self) -> None:
        packed = 0
        for cell in range(kingdom.CELLS):
            card = self.at[cell]  # an int of its own: what is shifted must have 64 bits
            packed |= card << (4 * cell)
        self.arrangement[self.many] = packed
        self.spare[self.many] = self.total - self.floor[kingdom.CELLS]
        self.fit[self.many] = kingdom.PENDING
        self.most_spare = max(self.most_spare, self.spare[self.many])
        if self.most_spare > self.listed_spare:  # lists made so far have left out too much
            self.listed_spare = self.most_spare
            self.forget_lists()
        self.many += 1


def last_cell(line: int) -> int:
    return line * 3 + 2 if line < 3 else line + 3
