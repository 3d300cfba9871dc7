"""The tray, and lists of what may be taken out of it.

What is taken is counted in two ints, see kingdom.py. A die that is turned takes a die of its colour and one item more, the
one that is discarded for it; a flexible item takes any of its colour, or any at all. These classes lie within each other,
so to compare the sums with the tray is exact.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits, memory
from parlour.games.twelve_patrols.solver import kingdom


class Takings:
    """Lists of what may be taken out of the tray, one after the other; each without what takes more than another."""

    top: int
    start: int  # of the list that is being written
    crowded: int  # 1 once there was no room: a "no" is then no proof
    a: Annotated[list[int], "int64", kingdom.MOST_TAKINGS]
    b: Annotated[list[int], "int64", kingdom.MOST_TAKINGS]

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
        if self.top == kingdom.MOST_TAKINGS:
            self.crowded = 1
            return
        self.a[self.top] = a
        self.b[self.top] = b
        self.top += 1


class Tray:
    tray: Annotated[list[int], "uint8", 21]
    # what follows from it
    guard_a: int
    guard_b: int
    has_a: int  # the tray in the two ints, guards set
    has_b: int
    dice: Annotated[list[int], "uint8", 3]
    total: int  # items in the tray

    def count_tray(self) -> None:
        """The tray in the two ints."""
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

    def is_there(self, a: int, b: int) -> bool:
        """Whether the tray holds what is taken."""
        if a & self.guard_a != 0 or b & self.guard_b != 0:
            return False
        return (self.has_a - a) & self.guard_a == self.guard_a and (self.has_b - b) & self.guard_b == self.guard_b


def one_die(colour: int) -> int:
    return bits.bit(kingdom.DICE_AT + colour * 3) + bits.bit(kingdom.ITEMS_AT + colour * 4) + bits.bit(kingdom.TOTAL_AT)


def one_cube(colour: int) -> int:
    return bits.bit(kingdom.CUBES_AT + colour * 3) + bits.bit(kingdom.ITEMS_AT + colour * 4) + bits.bit(kingdom.TOTAL_AT)
