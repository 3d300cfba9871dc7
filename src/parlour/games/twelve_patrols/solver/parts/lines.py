"""What the two patrols of a line may take, with three cards on it.

For each three cards there is a table: the fewest items that the patrols take, and, once it is asked for, the list of all that
they may take, without those that take more than another does. s is the western or northern patrol of the line, t the other.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.parts.groups import Groups, is_group
from parlour.games.twelve_patrols.solver.parts.tray import Takings

PerSide = Annotated[list[int], "uint8", 36]
PerSpot = Annotated[list[int], "uint8", 12]


class Lines(Groups):
    # what the cards want, and what lies on the spots already
    items: PerSide
    colours: PerSide
    pips: PerSide
    stands: PerSpot  # EMPTY, BEGUN or CLOSED
    count: PerSpot
    mask: PerSpot
    pips_of: PerSpot
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

    def line(self, line: int, first: int, middle: int, last: int) -> int:
        """The table of a line with its three cards; the least that it takes is then known."""
        table = (first * 9 + middle) * 9 + last
        if self.stands[line * 2] == kingdom.EMPTY and self.stands[line * 2 + 1] == kingdom.EMPTY:
            table += line // 3 * kingdom.TRIPLES
        else:
            table += (2 + line) * kingdom.TRIPLES
        if self.line_least[table] == kingdom.NO_BOUND_YET:
            self.line_bound = kingdom.IMPOSSIBLE
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

    def forget_lists(self) -> None:
        for i in range(kingdom.GROUPS):
            self.group_many[i] = kingdom.NOT_LISTED
        for i in range(kingdom.TABLES):
            self.line_most[i] = 0
        self.groups.clear()
        self.lines.clear()

    def forget_begun_lines(self) -> None:
        """Lists of lines without a patrol are good for all positions with the same tray; the others are not."""
        for i in range(2 * kingdom.TRIPLES, kingdom.TABLES):
            self.line_least[i] = kingdom.NO_BOUND_YET
            self.line_most[i] = 0

    # What the cards want

    def read_line(self, line: int, first: int, middle: int, last: int) -> bool:
        """Reads what the sides want of the two patrols s and t of a line; False if they contradict each other."""
        if self.stands[line * 2] == kingdom.CLOSED and self.stands[line * 2 + 1] == kingdom.CLOSED:
            self.read_finished_line()
            return True
        onward = 1 if line < 3 else 2
        back = 3 if line < 3 else 0
        one = first * 4 + onward  # the sides that look along the whole line
        other = last * 4 + back
        items = agreed(self.items[one], self.items[other], 0)
        colours = agreed(self.colours[one], self.colours[other], 0)
        pips = agreed(self.pips[one], self.pips[other], kingdom.NO_PIPS)
        if items < 0 or colours < 0 or pips < 0:
            return False
        s = line * 2
        t = line * 2 + 1
        side_s = middle * 4 + back  # the sides that look at one patrol
        side_t = middle * 4 + onward
        self.least_s = self.least_items(s, self.items[side_s])
        self.most_s = self.most_items(s, self.items[side_s])
        self.least_t = self.least_items(t, self.items[side_t])
        self.most_t = self.most_items(t, self.items[side_t])
        self.items_both = items - self.count[s] - self.count[t] if items > 0 else -1
        self.mask_s = self.mask[s]
        self.mask_t = self.mask[t]
        self.colours_s = self.colours[side_s]
        self.colours_t = self.colours[side_t]
        self.colours_both = colours
        self.sum_s = self.pips_missing(s, self.pips[side_s])
        self.sum_t = self.pips_missing(t, self.pips[side_t])
        self.sum_both = kingdom.ANY_PIPS
        if pips != kingdom.NO_PIPS and not self.share_pips(pips - self.pips_of[s] - self.pips_of[t]):
            return False
        if items > 0 and self.items_both < 0:
            return False
        return self.sum_s >= 0 and self.sum_t >= 0 and self.sum_both >= 0

    def share_pips(self, both: int) -> bool:
        """The pips of both patrols together are wanted: what that leaves to each; False if they want others."""
        if self.sum_s != kingdom.ANY_PIPS and self.sum_t != kingdom.ANY_PIPS:
            return self.sum_s + self.sum_t == both
        if self.sum_s != kingdom.ANY_PIPS:
            self.sum_t = both - self.sum_s
        elif self.sum_t != kingdom.ANY_PIPS:
            self.sum_s = both - self.sum_t
        else:
            self.sum_both = both
        return True

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
        self.sum_both = kingdom.ANY_PIPS

    def least_items(self, spot: int, items: int) -> int:
        least = 1 if self.stands[spot] == kingdom.EMPTY else 0
        return max(least, items - self.count[spot]) if items > 0 else least

    def most_items(self, spot: int, items: int) -> int:
        most = 0 if self.stands[spot] == kingdom.CLOSED else kingdom.MOST_IN_GROUP
        return min(most, items - self.count[spot]) if items > 0 else most

    def pips_missing(self, spot: int, pips: int) -> int:
        if pips != kingdom.NO_PIPS:
            return pips - self.pips_of[spot]
        return 0 if self.stands[spot] == kingdom.CLOSED else kingdom.ANY_PIPS

    # What the patrols may have

    def walk_line(self) -> None:
        """Walks through the numbers of items, colours and pips that the two patrols may have."""
        if self.sum_both != kingdom.ANY_PIPS and self.colours_s == 0 and self.colours_t == 0:
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
        for n in range(self.least_s + self.least_t, min(self.most_s + self.most_t, kingdom.MOST_IN_GROUP) + 1):
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
                if self.sum_both == kingdom.ANY_PIPS:
                    self.take_two(n, mask_s, self.sum_s, m, mask_t, self.sum_t)
                else:
                    for part in range(self.sum_both + 1):
                        self.take_two(n, mask_s, part, m, mask_t, self.sum_both - part)

    def is_idle(self, many: int, least: int, pips: int, mask: int) -> bool:
        """Whether fewer items would do as well: nobody counts items or pips, and the colours need no more."""
        if self.items_both >= 0 or pips != kingdom.ANY_PIPS or self.sum_both != kingdom.ANY_PIPS or many <= least:
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


def agreed(one: int, other: int, nothing: int) -> int:
    """What two sides want of the same line: `nothing` if neither wants anything, -1 if they contradict each other."""
    if one == nothing:
        return other
    if other == nothing:
        return one
    return one if one == other else -1
