"""The items of one arrangement: each of its six lines takes something, together no more than the tray holds."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.parts.arrangements import Arrangements


class Packing(Arrangements):
    # per line: its table, and which of that list it takes
    table: Annotated[list[int], "int32", 6]
    picked: Annotated[list[int], "int32", 6]
    nodes: int  # tried so far
    last_node: int  # then the arrangement is given up
    given_up: int  # arrangements

    def serves(self, index: int) -> bool:
        """Whether the tray serves an arrangement; what each line takes is then in `picked`."""
        if self.fit[index] == kingdom.FAILS or self.fit[index] == kingdom.GIVEN_UP:
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
        self.last_node = self.nodes + kingdom.MOST_NODES
        if self.pack(bits.bit(kingdom.LINES) - 1, self.has_a, self.has_b):
            self.fit[index] = kingdom.FITS
            return True
        self.fit[index] = kingdom.FAILS
        if self.nodes >= self.last_node:
            self.fit[index] = kingdom.GIVEN_UP
            self.given_up += 1
        return False

    def pack(self, lines: int, has_a: int, has_b: int) -> bool:
        """Picks for each of the lines what it takes out of what there is; the line with the fewest choices first."""
        if lines == 0:
            return True
        self.nodes += 1
        if self.nodes >= self.last_node:
            return False
        fewest = kingdom.MOST_TAKINGS
        chosen = 0
        sum_least = 0
        chosen_least = 0
        for line in range(kingdom.LINES):
            if (lines >> line) & 1 == 0:
                continue
            table = self.table[line]
            choices = 0
            least = kingdom.IMPOSSIBLE
            for option in range(self.line_first[table], self.line_first[table] + self.line_many[table]):
                if self.is_left(option, has_a, has_b):
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
            if self.lines.b[option] >> kingdom.TOTAL_AT > room or not self.is_left(option, has_a, has_b):
                continue
            self.picked[chosen] = option
            if self.pack(lines & ~bits.bit(chosen), has_a - self.lines.a[option], has_b - self.lines.b[option]):
                return True
        return False

    def is_left(self, option: int, has_a: int, has_b: int) -> bool:
        """Whether there is still what a line would take."""
        if (has_a - self.lines.a[option]) & self.guard_a != self.guard_a:
            return False
        return (has_b - self.lines.b[option]) & self.guard_b == self.guard_b
