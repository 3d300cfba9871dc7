"""The search behind 12 Patrols: which arrangements of the cards that are left can be served with the items in the tray.

A spot belongs to one line only, so an arrangement of the cards is served if each of its six lines finds a pair of patrols,
and these together take no more than the tray holds. For a line with its three cards the search keeps the list of all that
its patrols may take, without those that take more than another does; for an arrangement it then picks one of each list.

What is taken is counted in two ints, see kingdom.py. A die that is turned takes a die of its colour and one item more, the
one that is discarded for it; a flexible item takes any of its colour, or any at all. These classes lie within each other,
so to compare the sums with the tray is exact.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits, memory
from parlour.games.twelve_patrols.solver import kingdom

PerSide = Annotated[list[int], "uint8", 36]
PerSpot = Annotated[list[int], "uint8", 12]
PerCell = Annotated[list[int], "uint8", 9]
PerLine = Annotated[list[int], "int64", 6]


class Takings:
    """Lists of what may be taken out of the tray, one after the other; each without what takes more than another."""

    top: int
    start: int  # of the list that is being written
    crowded: int  # 1 once there was no room: a "no" is then no proof
    a: Annotated[list[int], "int64", kingdom.LIST_ROOM]
    b: Annotated[list[int], "int64", kingdom.LIST_ROOM]

    def __init__(self) -> None:
        memory.clear(self)

    def clear(self) -> None:
        self.top = 0
        self.start = 0
        self.crowded = 0

    def open(self) -> None:
        self.start = self.top

    def add(self, a: int, b: int, guard_a: int, guard_b: int) -> None:
        i = self.start
        while i < self.top:
            if ((a | guard_a) - self.a[i]) & guard_a == guard_a and ((b | guard_b) - self.b[i]) & guard_b == guard_b:
                return
            if ((self.a[i] | guard_a) - a) & guard_a == guard_a and ((self.b[i] | guard_b) - b) & guard_b == guard_b:
                self.top -= 1
                self.a[i] = self.a[self.top]
                self.b[i] = self.b[self.top]
            else:
                i += 1
        if self.top == kingdom.LIST_ROOM:
            self.crowded = 1
            return
        self.a[self.top] = a
        self.b[self.top] = b
        self.top += 1


class KingdomSearch:
    # the question
    asked: int  # 1 once there was one
    items: PerSide
    colours: PerSide
    pips: PerSide
    tray: Annotated[list[int], "uint8", 21]
    card_at: PerCell
    stands: PerSpot  # EMPTY, BEGUN or CLOSED
    count: PerSpot
    mask: PerSpot
    pips_of: PerSpot
    due: PerCell  # per card: the turn from which it can be placed, 0 for the next
    # what follows from it
    guard_a: int
    guard_b: int
    has_a: int  # the tray in the two ints, guards set
    has_b: int
    dice: Annotated[list[int], "uint8", 3]
    total: int  # items in the tray
    left: int  # bit set of the cards to be placed
    empty: int  # cells to be filled
    cell_of: PerCell  # those cells
    next_to: Annotated[list[int], "uint16", 512]  # which of them have a neighbour once a set of them is filled
    cheapest: Annotated[list[int], "uint8", 500]  # items and turned dice of a group at least: by number and pips
    # all that a group of items may take: by number, colours and pips
    group_first: Annotated[list[int], "int32", kingdom.GROUPS]
    group_many: Annotated[list[int], "int32", kingdom.GROUPS]
    group_most: int  # what takes more is left out of the group that is being listed
    groups: Takings
    # all that a line may take: by its three cards
    line_least: Annotated[list[int], "uint8", kingdom.TABLES]  # a bound, known before the list
    line_first: Annotated[list[int], "int32", kingdom.TABLES]
    line_many: Annotated[list[int], "int32", kingdom.TABLES]
    line_most: Annotated[list[int], "uint8", kingdom.TABLES]  # what takes more is left out of the list
    lines: Takings
    # the line that is being read: what its two patrols must have
    line_bound: int
    listing: int  # 1: its list is written; 0: only the bound is sought
    line_room: int  # while listing: items it may take
    least_s: int
    most_s: int
    least_t: int
    most_t: int
    colours_s: int
    colours_t: int
    sum_s: int
    sum_t: int
    items_both: int  # -1: any
    colours_both: int
    sum_both: int  # where the patrols share the pips as they like
    mask_s: int  # colours that lie there already
    mask_t: int
    # the walk through the arrangements
    depth: int
    at: PerCell
    tried: PerCell  # per cell: the first card not tried yet
    used: int
    floor: Annotated[list[int], "uint8", 10]  # per cell: items that the lines completed before it take at least
    rest: PerCell  # items that lines take at least which are not complete once a cell is filled
    # arrangements that pass the bounds
    many: int
    arrangement: Annotated[list[int], "int64", kingdom.ROOM]
    spare: Annotated[list[int], "uint8", kingdom.ROOM]
    most_spare: int  # the most that any of them has to spare
    slack: int  # the same, of all positions with this tray: lists leave out what takes more
    fit: Annotated[list[int], "uint8", kingdom.ROOM]
    reached: Annotated[list[int], "uint16", 9]  # per card: the cells where it can be placed next so that the game is won
    # the items of one arrangement
    table: Annotated[list[int], "int32", 6]
    picked: Annotated[list[int], "int32", 6]
    nodes: int
    last_node: int
    unsettled: int  # arrangements given up

    def __init__(self) -> None:
        memory.clear(self)
        self.groups = Takings()
        self.lines = Takings()

    def ask(self, question: dict[str, list[int]]) -> None:
        """Takes in a position: items, colours, pips, tray, card_at, stands, count, mask and pips_of."""
        known = self.asked == 1 and max(self.lines.top, self.groups.top) < kingdom.LIST_ROOM // 2
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
        self.prepare_lines()
        self.prepare_cells()
        self.rewind()

    def set_due(self, due: list[int]) -> None:
        for card in range(kingdom.CARDS):
            self.due[card] = due[card]

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
        return self.unsettled == 0 and self.groups.crowded == 0 and self.lines.crowded == 0

    def prepare(self) -> None:
        """For another tray, or other cards, than before."""
        self.guard_a = 0
        for kind in range(kingdom.DICE):
            self.guard_a |= bits.bit(kind * 3 + 2)
        self.guard_b = bits.bit(kingdom.TOTAL_AT + 5)
        for colour in range(3):
            self.guard_b |= bits.bit(kingdom.DICE_AT + colour * 3 + 2) | bits.bit(kingdom.CUBES_AT + colour * 3 + 2)
            self.guard_b |= bits.bit(kingdom.ITEMS_AT + colour * 4 + 3)
        self.has_a = self.guard_a
        self.has_b = self.guard_b
        total = 0
        for colour in range(3):
            self.dice[colour] = 0
            for face in range(1, 7):
                many = self.tray[colour * 7 + face]
                self.has_a += many << ((colour * 6 + face - 1) * 3)
                self.dice[colour] += many
            cubes = self.tray[colour * 7]
            dice = self.dice[colour]
            self.has_b += dice << (kingdom.DICE_AT + colour * 3)
            self.has_b += cubes << (kingdom.CUBES_AT + colour * 3)
            self.has_b += (dice + cubes) << (kingdom.ITEMS_AT + colour * 4)
            total += dice + cubes
        self.has_b += total << kingdom.TOTAL_AT
        self.total = total
        self.find_cheapest()
        for i in range(kingdom.TABLES):
            self.line_least[i] = kingdom.NOT_YET
        self.slack = 0
        self.forget_lists()

    def prepare_lines(self) -> None:
        """Lists of lines without a patrol are good for all positions with the same tray; the others are not."""
        for i in range(2 * kingdom.TRIPLES, kingdom.TABLES):
            self.line_least[i] = kingdom.NOT_YET
            self.line_most[i] = 0
        self.unsettled = 0
        self.nodes = 0

    def find_cheapest(self) -> None:
        """What groups take at least if colours did not matter: their items, and one more for each die that is turned."""
        sums: Annotated[list[int], "int64", 10] = [0] * 10  # per number of dice as they lie: bit set of the pips they make
        sums[0] = 1
        dice = 0
        cubes = self.tray[0] + self.tray[7] + self.tray[14]
        for kind in range(kingdom.DICE):
            for _ in range(self.tray[kind // 6 * 7 + kind % 6 + 1]):
                dice += 1
                for many in range(dice, 0, -1):
                    sums[many] |= sums[many - 1] << (kind % 6 + 1)
        for many in range(kingdom.MOST + 1):
            for pips in range(kingdom.FREE):
                least = kingdom.NEVER
                for turned in range(many, -1, -1):
                    for lying in range(max(0, many - turned - cubes), min(many - turned, dice - turned) + 1):
                        for missing in range(turned, turned * 6 + 1):
                            if missing <= pips and (sums[lying] >> (pips - missing)) & 1 == 1:
                                least = many + turned
                self.cheapest[many * kingdom.SUMS + pips] = least
            self.cheapest[many * kingdom.SUMS + kingdom.FREE] = many

    def forget_lists(self) -> None:
        for i in range(kingdom.GROUPS):
            self.group_many[i] = kingdom.UNKNOWN
        for i in range(kingdom.TABLES):
            self.line_most[i] = 0
        self.groups.clear()
        self.lines.clear()

    def prepare_cells(self) -> None:
        base = 0
        self.empty = 0
        self.left = bits.bit(kingdom.CARDS) - 1
        for cell in range(kingdom.CELLS):
            if self.card_at[cell] == kingdom.NO_CARD:
                self.cell_of[self.empty] = cell
                self.empty += 1
            else:
                base |= bits.bit(cell)
                self.left &= ~bits.bit(self.card_at[cell])
        for subset in range(bits.bit(self.empty)):
            filled = base
            for i in range(self.empty):
                if (subset >> i) & 1 == 1:
                    filled |= bits.bit(self.cell_of[i])
            self.next_to[subset] = 0
            for i in range(self.empty):
                if (subset >> i) & 1 == 0 and (filled == 0 or touches(self.cell_of[i], filled)):
                    self.next_to[subset] |= bits.bit(i)
        for cell in range(kingdom.CELLS):
            many = 0
            for spot in range(kingdom.SPOTS):
                if self.stands[spot] == kingdom.EMPTY and last_cell(spot // 2) > cell:
                    many += 1
            self.rest[cell] = many

    # Arrangements

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
        """Walks on through the arrangements and lists those that pass the bounds: SEARCHING after so many steps, NO_ROOM
        when the list is full (empty it with `many = 0` and go on), ALL_FOUND at the end."""
        while self.depth >= 0:
            if self.depth == kingdom.CELLS:
                if self.many == kingdom.ROOM:
                    return kingdom.NO_ROOM
                self.note()
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

    def note(self) -> None:
        packed = 0
        for cell in range(kingdom.CELLS):
            card = self.at[cell]  # an int of its own: what is shifted must have 64 bits
            packed |= card << (4 * cell)
        self.arrangement[self.many] = packed
        self.spare[self.many] = self.total - self.floor[kingdom.CELLS]
        self.fit[self.many] = kingdom.PENDING
        self.most_spare = max(self.most_spare, self.spare[self.many])
        if self.most_spare > self.slack:  # lists made so far have left out too much
            self.slack = self.most_spare
            self.forget_lists()
        self.many += 1

    # Orders

    def find_win(self, nodes: int) -> int:
        """The index of a listed arrangement that the order of `due` reaches and the tray serves, those with most to spare
        first; NONE, or NOT_SETTLED within so many nodes (then ask again)."""
        until = self.nodes + nodes
        for spare in range(18, -1, -1):
            for index in range(self.many):
                if self.spare[index] != spare or self.fit[index] == kingdom.FAILS or self.fit[index] == kingdom.UNSETTLED:
                    continue
                if self.first_steps(index) == 0:
                    continue
                if self.nodes > until:
                    return kingdom.NOT_SETTLED
                if self.serves(index):
                    return index
        return kingdom.NONE

    def mark_steps(self) -> None:
        """Adds to `reached` every next step from which the order of `due` can still be won in a listed arrangement."""
        for spare in range(18, -1, -1):
            for index in range(self.many):
                if self.spare[index] != spare or self.fit[index] == kingdom.FAILS or self.fit[index] == kingdom.UNSETTLED:
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

    # Items of an arrangement

    def serves(self, index: int) -> bool:
        """Whether the tray serves an arrangement; what each line takes is then in `picked`."""
        if self.fit[index] == kingdom.FAILS or self.fit[index] == kingdom.UNSETTLED:
            return False
        for line in range(kingdom.LINES):
            first = line * 3 if line < 3 else line - 3
            by = 1 if line < 3 else 3
            packed = self.arrangement[index] >> (4 * first)
            self.table[line] = self.listed_line(
                line, packed & 15, (packed >> (4 * by)) & 15, (packed >> (8 * by)) & 15, self.spare[index]
            )
            if self.line_many[self.table[line]] == 0:
                self.fit[index] = kingdom.FAILS
                return False
        self.last_node = self.nodes + kingdom.LONGEST
        if self.pack(bits.bit(kingdom.LINES) - 1, self.has_a, self.has_b):
            self.fit[index] = kingdom.FITS
            return True
        self.fit[index] = kingdom.FAILS
        if self.nodes >= self.last_node:
            self.fit[index] = kingdom.UNSETTLED
            self.unsettled += 1
        return False

    def pack(self, lines: int, has_a: int, has_b: int) -> bool:
        """Picks for each of the lines what it takes out of what there is; the line with the fewest choices first."""
        if lines == 0:
            return True
        self.nodes += 1
        if self.nodes >= self.last_node:
            return False
        fewest = kingdom.LIST_ROOM
        chosen = 0
        sum_least = 0
        chosen_least = 0
        for line in range(kingdom.LINES):
            if (lines >> line) & 1 == 0:
                continue
            table = self.table[line]
            choices = 0
            least = 99
            for option in range(self.line_first[table], self.line_first[table] + self.line_many[table]):
                if (has_a - self.lines.a[option]) & self.guard_a != self.guard_a:
                    continue
                if (has_b - self.lines.b[option]) & self.guard_b != self.guard_b:
                    continue
                choices += 1
                least = min(least, self.lines.b[option] >> kingdom.TOTAL_AT)
            if choices == 0:
                return False
            sum_least += least
            if choices < fewest:
                fewest = choices
                chosen = line
                chosen_least = least
        room = ((has_b >> kingdom.TOTAL_AT) & 31) - sum_least + chosen_least
        table = self.table[chosen]
        for option in range(self.line_first[table], self.line_first[table] + self.line_many[table]):
            if self.lines.b[option] >> kingdom.TOTAL_AT > room:
                continue
            if (has_a - self.lines.a[option]) & self.guard_a != self.guard_a:
                continue
            if (has_b - self.lines.b[option]) & self.guard_b != self.guard_b:
                continue
            self.picked[chosen] = option
            if self.pack(lines & ~bits.bit(chosen), has_a - self.lines.a[option], has_b - self.lines.b[option]):
                return True
        return False

    # What a line may take

    def line(self, line: int, first: int, middle: int, last: int) -> int:
        """The table of a line with its three cards; the least that it takes is then known."""
        table = (first * 9 + middle) * 9 + last
        if self.stands[line * 2] == kingdom.EMPTY and self.stands[line * 2 + 1] == kingdom.EMPTY:
            table += line // 3 * kingdom.TRIPLES
        else:
            table += (2 + line) * kingdom.TRIPLES
        if self.line_least[table] == kingdom.NOT_YET:
            self.line_bound = kingdom.NEVER
            self.listing = 0
            if self.read_line(line, first, middle, last):
                self.walk_line()
            self.line_least[table] = self.line_bound
        return table

    def listed_line(self, line: int, first: int, middle: int, last: int, spare: int) -> int:
        """The table of a line with its three cards; its list is then there, up to so many items more than the least."""
        table = self.line(line, first, middle, last)
        room = self.line_least[table] + spare
        if self.line_most[table] <= room:
            self.line_most[table] = room + 1
            self.line_room = room
            self.listing = 1
            self.lines.open()
            if self.read_line(line, first, middle, last):
                self.walk_line()
            self.line_first[table] = self.lines.start
            self.line_many[table] = self.lines.top - self.lines.start
        return table

    def read_line(self, line: int, first: int, middle: int, last: int) -> bool:
        """Reads what the sides want of the two patrols s and t of a line; False if they contradict each other."""
        if self.stands[line * 2] == kingdom.CLOSED and self.stands[line * 2 + 1] == kingdom.CLOSED:
            self.read_finished_line()
            return True
        onward = 1 if line < 3 else 2
        back = 3 if line < 3 else 0
        one = first * 4 + onward
        other = last * 4 + back
        items = self.items[one] if self.items[one] > 0 else self.items[other]
        colours = self.colours[one] if self.colours[one] > 0 else self.colours[other]
        pips = self.pips[one] if self.pips[one] != kingdom.NO_PIPS else self.pips[other]
        if self.items[other] > 0 and self.items[other] != items:
            return False
        if self.colours[other] > 0 and self.colours[other] != colours:
            return False
        if self.pips[other] != kingdom.NO_PIPS and self.pips[other] != pips:
            return False
        s = line * 2
        t = line * 2 + 1
        self.least_s = self.least_items(s, self.items[middle * 4 + back])
        self.most_s = self.most_items(s, self.items[middle * 4 + back])
        self.least_t = self.least_items(t, self.items[middle * 4 + onward])
        self.most_t = self.most_items(t, self.items[middle * 4 + onward])
        self.items_both = items - self.count[s] - self.count[t] if items > 0 else -1
        self.mask_s = self.mask[s]
        self.mask_t = self.mask[t]
        self.colours_s = self.colours[middle * 4 + back]
        self.colours_t = self.colours[middle * 4 + onward]
        self.colours_both = colours
        self.sum_s = self.pips_missing(s, self.pips[middle * 4 + back])
        self.sum_t = self.pips_missing(t, self.pips[middle * 4 + onward])
        self.sum_both = kingdom.FREE
        if pips != kingdom.NO_PIPS:
            both = pips - self.pips_of[s] - self.pips_of[t]
            if self.sum_s != kingdom.FREE and self.sum_t != kingdom.FREE:
                if self.sum_s + self.sum_t != both:
                    return False
            elif self.sum_s != kingdom.FREE:
                self.sum_t = both - self.sum_s
            elif self.sum_t != kingdom.FREE:
                self.sum_s = both - self.sum_t
            else:
                self.sum_both = both
        if items > 0 and self.items_both < 0:
            return False
        return self.sum_s >= 0 and self.sum_t >= 0 and self.sum_both >= 0

    def read_finished_line(self) -> None:
        """Both patrols are out; the rules have seen to it that they satisfy the line."""
        self.least_s = 0
        self.most_s = 0
        self.least_t = 0
        self.most_t = 0
        self.items_both = -1
        self.colours_s = 0
        self.colours_t = 0
        self.colours_both = 0
        self.sum_s = 0
        self.sum_t = 0
        self.sum_both = kingdom.FREE

    def least_items(self, spot: int, items: int) -> int:
        least = 1 if self.stands[spot] == kingdom.EMPTY else 0
        return max(least, items - self.count[spot]) if items > 0 else least

    def most_items(self, spot: int, items: int) -> int:
        most = 0 if self.stands[spot] == kingdom.CLOSED else kingdom.MOST
        return min(most, items - self.count[spot]) if items > 0 else most

    def pips_missing(self, spot: int, pips: int) -> int:
        if pips != kingdom.NO_PIPS:
            return pips - self.pips_of[spot]
        return 0 if self.stands[spot] == kingdom.CLOSED else kingdom.FREE

    def walk_line(self) -> None:
        """Walks through the numbers of items, colours and pips that the two patrols may have."""
        if self.sum_both != kingdom.FREE and self.colours_s == 0 and self.colours_t == 0:
            self.walk_as_one()
            return
        for n in range(self.least_s, self.most_s + 1):
            for m in range(self.least_t, self.most_t + 1):
                if self.items_both >= 0 and n + m != self.items_both:
                    continue
                if n + m > (self.line_room if self.listing == 1 else self.line_bound):
                    continue
                self.walk_colours(n, m)

    def walk_as_one(self) -> None:
        """Two patrols of which pips and colours are wanted only of both together are one group."""
        for n in range(self.least_s + self.least_t, min(self.most_s + self.most_t, kingdom.MOST) + 1):
            if self.items_both >= 0 and n != self.items_both:
                continue
            if self.colours_both == 0:
                self.take_two(n, kingdom.ANY_COLOURS, self.sum_both, 0, kingdom.ANY_COLOURS, 0)
                continue
            for mask in range(8):
                if bits.count(mask | self.mask_s | self.mask_t) == self.colours_both:
                    self.take_two(n, mask, self.sum_both, 0, kingdom.ANY_COLOURS, 0)

    def walk_colours(self, n: int, m: int) -> None:
        """Patrols of n and m items: those sets of colours that are wanted, or none in particular."""
        counted_s = self.colours_s > 0 or self.colours_both > 0
        counted_t = self.colours_t > 0 or self.colours_both > 0
        for mask_s in range(0 if counted_s else kingdom.ANY_COLOURS, 8 if counted_s else kingdom.ANY_COLOURS + 1):
            if self.colours_s > 0 and bits.count(mask_s | self.mask_s) != self.colours_s:
                continue
            if self.is_idle(n, self.least_s, self.sum_s, mask_s):
                continue
            for mask_t in range(0 if counted_t else kingdom.ANY_COLOURS, 8 if counted_t else kingdom.ANY_COLOURS + 1):
                if self.colours_t > 0 and bits.count(mask_t | self.mask_t) != self.colours_t:
                    continue
                if self.is_idle(m, self.least_t, self.sum_t, mask_t):
                    continue
                if self.colours_both > 0 and bits.count(mask_s | mask_t | self.mask_s | self.mask_t) != self.colours_both:
                    continue
                if self.sum_both == kingdom.FREE:
                    self.take_two(n, mask_s, self.sum_s, m, mask_t, self.sum_t)
                else:
                    for part in range(self.sum_both + 1):
                        self.take_two(n, mask_s, part, m, mask_t, self.sum_both - part)

    def is_idle(self, many: int, least: int, pips: int, mask: int) -> bool:
        """Whether fewer items would do as well: nobody counts items or pips, and the colours need no more."""
        if self.items_both >= 0 or pips != kingdom.FREE or self.sum_both != kingdom.FREE or many <= least:
            return False
        return mask == kingdom.ANY_COLOURS or many > bits.count(mask)

    def take_two(self, n: int, mask_s: int, sum_s: int, m: int, mask_t: int, sum_t: int) -> None:
        """Two groups together: lowers the bound of the line, or lists each way of the one with each of the other."""
        if not (is_group(n, mask_s) and is_group(m, mask_t)):
            return
        least = self.cheapest[n * kingdom.SUMS + sum_s] + self.cheapest[m * kingdom.SUMS + sum_t]
        if self.listing == 0:
            self.line_bound = min(self.line_bound, least)
            return
        if least > self.line_room:
            return
        one = self.group(n, mask_s, sum_s)
        other = self.group(m, mask_t, sum_t)
        for i in range(self.group_first[one], self.group_first[one] + self.group_many[one]):
            for j in range(self.group_first[other], self.group_first[other] + self.group_many[other]):
                a = self.groups.a[i] + self.groups.a[j]
                b = self.groups.b[i] + self.groups.b[j]
                if b >> kingdom.TOTAL_AT <= self.line_room and self.is_there(a, b):
                    self.lines.add(a, b, self.guard_a, self.guard_b)

    def is_there(self, a: int, b: int) -> bool:
        """Whether the tray holds what is taken."""
        if a & self.guard_a != 0 or b & self.guard_b != 0:
            return False
        return (self.has_a - a) & self.guard_a == self.guard_a and (self.has_b - b) & self.guard_b == self.guard_b

    # What a group may take

    def group(self, many: int, mask: int, pips: int) -> int:
        """The table of a group: so many items of exactly these colours (or any) with so many pips (or FREE)."""
        table = (many * kingdom.MASKS + mask) * kingdom.SUMS + pips
        if self.group_many[table] == kingdom.UNKNOWN:
            self.groups.open()
            self.group_most = self.cheapest[many * kingdom.SUMS + pips] + self.slack
            if pips == kingdom.FREE:
                self.list_flexible(many, mask)
            else:
                self.list_dice(0, many, mask, pips, 0, 0, 0)
            self.group_first[table] = self.groups.start
            self.group_many[table] = self.groups.top - self.groups.start
        return table

    def list_flexible(self, many: int, mask: int) -> None:
        """Items of which only the colours are wanted, or nothing at all."""
        if mask == kingdom.ANY_COLOURS:
            self.list_group(0, many << kingdom.TOTAL_AT)
            return
        for white in range(min(many, 6) + 1):
            for yellow in range(min(many - white, 6) + 1):
                blue = many - white - yellow
                if blue <= 6 and (white > 0) + (yellow > 0) * 2 + (blue > 0) * 4 == mask:
                    b = many << kingdom.TOTAL_AT
                    b += white << kingdom.ITEMS_AT
                    b += yellow << (kingdom.ITEMS_AT + 4)
                    b += blue << (kingdom.ITEMS_AT + 8)
                    self.list_group(0, b)

    def list_dice(self, kind: int, many: int, mask: int, pips: int, a: int, b: int, seen: int) -> None:
        """Dice as they lie, from a kind on, with so many items and pips to come."""
        while kind < kingdom.DICE and self.tray[kind // 6 * 7 + kind % 6 + 1] == 0:
            kind += 1
        if kind == kingdom.DICE:
            self.list_turned(many, mask, pips, a, b, seen)
            return
        face = kind % 6 + 1
        for use in range(self.tray[kind // 6 * 7 + face] + 1):
            if use > many or use * face > pips:
                break
            self.list_dice(
                kind + 1, many - use, mask, pips - use * face, a + (use << (kind * 3)), b + use * one_die(kind // 6),
                seen | bits.bit(kind // 6) if use > 0 else seen,
            )

    def list_turned(self, many: int, mask: int, pips: int, a: int, b: int, seen: int) -> None:
        """Turned dice make up the pips that are missing, each from 1 to 6; cubes the items that are missing then."""
        for white in range(self.dice[0] - ((b >> kingdom.DICE_AT) & 7) + 1):
            for yellow in range(self.dice[1] - ((b >> (kingdom.DICE_AT + 3)) & 7) + 1):
                for blue in range(self.dice[2] - ((b >> (kingdom.DICE_AT + 6)) & 7) + 1):
                    turned = white + yellow + blue
                    spent = (b >> kingdom.TOTAL_AT) + many + turned
                    if turned <= many and turned <= pips and pips <= turned * 6 and spent <= self.group_most:
                        more = white * one_die(0) + yellow * one_die(1) + blue * one_die(2) + (turned << kingdom.TOTAL_AT)
                        colours = seen | (white > 0) | (yellow > 0) * 2 | (blue > 0) * 4
                        self.list_cubes(many - turned, mask, a, b + more, colours)

    def list_cubes(self, many: int, mask: int, a: int, b: int, seen: int) -> None:
        for white in range(min(many, self.tray[0]) + 1):
            for yellow in range(min(many - white, self.tray[7]) + 1):
                blue = many - white - yellow
                if blue > self.tray[14]:
                    continue
                colours = seen | (white > 0) | (yellow > 0) * 2 | (blue > 0) * 4
                if mask == kingdom.ANY_COLOURS or mask == colours:
                    self.list_group(a, b + white * one_cube(0) + yellow * one_cube(1) + blue * one_cube(2))

    def list_group(self, a: int, b: int) -> None:
        if b >> kingdom.TOTAL_AT <= self.group_most and self.is_there(a, b):
            self.groups.add(a, b, self.guard_a, self.guard_b)


def is_group(many: int, mask: int) -> bool:
    """Whether so many items can have exactly these colours."""
    return mask == kingdom.ANY_COLOURS or (bits.count(mask) <= many and (mask != 0 or many == 0))


def one_die(colour: int) -> int:
    return bits.bit(kingdom.DICE_AT + colour * 3) + bits.bit(kingdom.ITEMS_AT + colour * 4) + bits.bit(kingdom.TOTAL_AT)


def one_cube(colour: int) -> int:
    return bits.bit(kingdom.CUBES_AT + colour * 3) + bits.bit(kingdom.ITEMS_AT + colour * 4) + bits.bit(kingdom.TOTAL_AT)


def touches(cell: int, filled: int) -> bool:
    """Whether a cell has a neighbour in a set of cells."""
    if cell % 3 > 0 and (filled >> (cell - 1)) & 1 == 1:
        return True
    if cell % 3 < 2 and (filled >> (cell + 1)) & 1 == 1:
        return True
    if cell >= 3 and (filled >> (cell - 3)) & 1 == 1:
        return True
    return cell < 6 and (filled >> (cell + 3)) & 1 == 1


def last_cell(line: int) -> int:
    return line * 3 + 2 if line < 3 else line + 3
