"""The search behind 12 Patrols: which arrangements of the cards that are left can be served with the items in the tray.

A spot belongs to one line only, so an arrangement of the cards is served if each of its six lines finds a pair of patrols,
and these together take no more than the tray holds. `parts/` has what that needs, each file built on those before it: `tray`,
`groups` (what some items may take), `lines` (what two patrols may take), `arrangements`, `packing` (the items of one
arrangement). Here a question is taken in, and orders of the cards are held against the arrangements.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits, memory
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.parts.packing import Packing
from parlour.games.twelve_patrols.solver.parts.tray import Takings


class KingdomSearch(Packing):
    asked: int  # 1 once there was a question
    due: Annotated[list[int], "uint8", 9]  # per card: the turn from which it can be placed, 0 for the next
    next_to: Annotated[list[int], "uint16", 512]  # which of the empty cells have a neighbour once a set of them is filled
    reached: Annotated[list[int], "uint16", 9]  # per card: the cells where it can be placed next so that the game is won

    def __init__(self) -> None:
        memory.clear(self)
        self.groups = Takings()
        self.lines = Takings()

    def ask(self, question: dict[str, list[int]]) -> None:
        """Takes in a position: items, colours, pips, tray, card_at, stands, count, mask and pips_of."""
        known = self.asked == 1 and max(self.lines.top, self.groups.top) < kingdom.MOST_TAKINGS // 2
        for i in range(36):
            known = known and self.items[i] == question["items"][i] and self.colours[i] == question["colours"][i]
            known = known and self.pips[i] == question["pips"][i]
            self.items[i] = question["items"][i]
            self.colours[i] = question["colours"][i]
            self.pips[i] = question["pips"][i]
        for i in range(kingdom.KINDS):
            known = known and self.tray[i] == question["tray"][i]
            self.tray[i] = question["tray"][i]
        for i in range(kingdom.CELLS):
            self.card_at[i] = question["card_at"][i]
        for i in range(kingdom.SPOTS):
            self.stands[i] = question["stands"][i]
            self.count[i] = question["count"][i]
            self.mask[i] = question["mask"][i]
            self.pips_of[i] = question["pips_of"][i]
        self.asked = 1
        if not known:
            self.prepare()
        self.forget_begun_lines()
        self.prepare_cells()
        self.prepare_neighbours()
        self.rewind()
        self.nodes = 0
        self.given_up = 0

    def set_due(self, due: list[int]) -> None:
        for card in range(kingdom.CARDS):
            self.due[card] = due[card]

    # What was found

    def cells_reached(self) -> list[int]:
        """Per card: the bit set of the cells where it can be placed next so that the game is won."""
        return [self.reached[card] for card in range(kingdom.CARDS)]

    def cards_of(self, index: int) -> list[int]:
        """The cards of an arrangement, cell by cell."""
        return [(self.arrangement[index] >> (4 * cell)) & 15 for cell in range(kingdom.CELLS)]

    def taken(self) -> list[tuple[int, int]]:
        """What each line takes in the arrangement that was last found to fit."""
        return [(self.lines.a[self.picked[line]], self.lines.b[self.picked[line]]) for line in range(kingdom.LINES)]

    def options(self, line: int, cards: list[int]) -> list[tuple[int, int]]:
        """All that a line may take with these cards, as far as some listed arrangement could afford it."""
        table = self.listed_line(line, cards[0], cards[1], cards[2], self.most_spare)
        first, most = self.line_first[table], self.line_least[table] + self.most_spare
        every = [(self.lines.a[i], self.lines.b[i]) for i in range(first, first + self.line_many[table])]
        return [(a, b) for a, b in every if b >> kingdom.TOTAL_AT <= most]

    def is_sure(self) -> bool:
        """Whether nothing was left out: then what was not found does not exist."""
        return self.given_up == 0 and self.groups.crowded == 0 and self.lines.crowded == 0

    # A question is taken in

    def prepare(self) -> None:
        """For another tray, or other cards, than before."""
        self.count_tray()
        self.find_cheapest()
        for i in range(kingdom.TABLES):
            self.line_least[i] = kingdom.NO_BOUND_YET
        self.listed_spare = 0
        self.forget_lists()

    def prepare_neighbours(self) -> None:
        """Which of the empty cells have a neighbour once a set of them is filled."""
        base = bits.bit(kingdom.CELLS) - 1
        for i in range(self.empty):
            base &= ~bits.bit(self.cell_of[i])
        for subset in range(bits.bit(self.empty)):
            filled = base
            for i in range(self.empty):
                if (subset >> i) & 1 == 1:
                    filled |= bits.bit(self.cell_of[i])
            self.next_to[subset] = 0
            for i in range(self.empty):
                if (subset >> i) & 1 == 0 and (filled == 0 or touches(self.cell_of[i], filled)):
                    self.next_to[subset] |= bits.bit(i)

    # Orders

    def find_win(self, nodes: int) -> int:
        """The index of a listed arrangement that the order of `due` reaches and the tray serves, those with most to spare
        first; NONE if there is none, or OUT_OF_NODES after so many nodes (then ask again)."""
        until = self.nodes + nodes
        for spare in range(kingdom.MOST_SPARE, -1, -1):
            for index in range(self.many):
                if self.spare[index] != spare or self.fit[index] == kingdom.FAILS or self.fit[index] == kingdom.GIVEN_UP:
                    continue
                if self.first_steps(index) == 0:
                    continue
                if self.nodes > until:
                    return kingdom.OUT_OF_NODES
                if self.serves(index):
                    return index
        return kingdom.NONE

    def mark_steps(self) -> None:
        """Adds to `reached` every next step from which the order of `due` can still be won in a listed arrangement."""
        for spare in range(kingdom.MOST_SPARE, -1, -1):
            for index in range(self.many):
                if self.spare[index] != spare or self.fit[index] == kingdom.FAILS or self.fit[index] == kingdom.GIVEN_UP:
                    continue
                if not self.has_news(index):
                    continue
                steps = self.first_steps(index)
                for i in range(self.empty):
                    if (steps >> i) & 1 == 1:
                        cell = self.cell_of[i]
                        card = (self.arrangement[index] >> (4 * cell)) & 15
                        if (self.reached[card] >> cell) & 1 == 0 and self.serves(index):
                            self.reached[card] |= bits.bit(cell)

    def clear_steps(self) -> None:
        for card in range(kingdom.CARDS):
            self.reached[card] = 0

    def has_news(self, index: int) -> bool:
        """Whether an arrangement begins with a step that is not marked yet."""
        for i in range(self.empty):
            if (self.next_to[0] >> i) & 1 == 1:
                cell = self.cell_of[i]
                card = (self.arrangement[index] >> (4 * cell)) & 15
                if self.due[card] == 0 and (self.reached[card] >> cell) & 1 == 0:
                    return True
        return False

    def first_steps(self, index: int) -> int:
        """Which of the empty cells may be filled next so that all cards of an arrangement can be placed in their turn; any
        number above 0 if none is empty."""
        if self.empty == 0:
            return 1
        good: Annotated[list[int], "uint8", 512] = [0] * 512
        ready: Annotated[list[int], "uint16", 10] = [0] * 10
        for turn in range(self.empty):
            for i in range(self.empty):
                if self.due[(self.arrangement[index] >> (4 * self.cell_of[i])) & 15] <= turn:
                    ready[turn] |= bits.bit(i)
        everything = bits.bit(self.empty) - 1
        good[everything] = 1
        for subset in range(everything - 1, 0, -1):
            open = self.next_to[subset] & ready[bits.count(subset)]
            good[subset] = 0
            while open != 0:
                i = bits.lowest(open)
                if good[subset | bits.bit(i)] == 1:
                    good[subset] = 1
                    break
                open &= open - 1
        steps = 0
        for i in range(self.empty):
            if (self.next_to[0] >> i) & 1 == 1 and (ready[0] >> i) & 1 == 1 and good[bits.bit(i)] == 1:
                steps |= bits.bit(i)
        return steps


def touches(cell: int, filled: int) -> bool:
    """Whether a cell has a neighbour in a set of cells."""
    if cell % 3 > 0 and (filled >> (cell - 1)) & 1 == 1:
        return True
    if cell % 3 < 2 and (filled >> (cell + 1)) & 1 == 1:
        return True
    if cell >= 3 and (filled >> (cell - 3)) & 1 == 1:
        return True
    return cell < 6 and (filled >> (cell + 3)) & 1 == 1
