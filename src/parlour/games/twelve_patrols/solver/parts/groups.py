"""What a group of items may take: so many items of some colours with so many pips."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.parts.tray import Takings, Tray, one_cube, one_die


class Groups(Tray):
    cheapest: Annotated[list[int], "uint8", 500]  # items and turned dice of a group at least: by number and pips
    # all that a group may take: by number, colours and pips
    group_first: Annotated[list[int], "int32", kingdom.GROUPS]
    group_many: Annotated[list[int], "int32", kingdom.GROUPS]
    group_most: int  # what takes more is left out of the group that is being listed
    listed_spare: int  # lists leave out what takes more than so many items above the least
    groups: Takings

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
        for many in range(kingdom.MOST_IN_GROUP + 1):
            for pips in range(kingdom.ANY_PIPS):
                least = kingdom.IMPOSSIBLE
                for turned in range(many, -1, -1):
                    for lying in range(max(0, many - turned - cubes), min(many - turned, dice - turned) + 1):
                        for missing in range(turned, turned * 6 + 1):
                            if missing <= pips and (sums[lying] >> (pips - missing)) & 1 == 1:
                                least = many + turned
                self.cheapest[many * kingdom.SUMS + pips] = least
            self.cheapest[many * kingdom.SUMS + kingdom.ANY_PIPS] = many

    def group(self, many: int, mask: int, pips: int) -> int:
        """The table of a group: so many items of exactly these colours (or any) with so many pips (or FREE)."""
        table = (many * kingdom.MASKS + mask) * kingdom.SUMS + pips
        if self.group_many[table] == kingdom.NOT_LISTED:
            self.groups.open()
            self.group_most = self.cheapest[many * kingdom.SUMS + pips] + self.listed_spare
            if pips == kingdom.ANY_PIPS:
                self.list_flexible(many, mask)
            else:
                self.list_dice(0, many, mask, pips, 0, 0, 0)
            self.group_first[table] = self.groups.start
            self.group_many[table] = self.groups.top - self.groups.start
        return table

    # Items of which nobody counts the pips

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

    # Pips: dice as they lie, then turned ones, then cubes

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
