"""The rules of 12 Patrols read a second time, without a look at how the game implements them: slow, by trying everything.

It works on a position as a document and on what the cards want, and says what may be done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from parlour.games.twelve_patrols.deck import Deck

SIDES = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
Cell = tuple[int, int]  # column and row, both counted from 1 at the south-west
Spot = frozenset[Cell]


class Kingdom:
    def __init__(self, position: dict[str, Any], deck: Deck) -> None:
        self.size = 5 if position["options"]["frame"] == "floating" else 3
        self.wants = {card.name: dict(zip(SIDES, card.wants, strict=True)) for card in deck.cards}
        self.letters = {card.name: card.letters for card in deck.cards}
        self.cards = {cell(name): card for name, card in position["placed"].items()}
        self.patrols = {spot(name): items for name, items in position["patrols"].items()}
        self.begun = (spot(position["building"]["spot"]), position["building"]["items"]) if position["building"] else None
        self.tray = position["tray"]
        self.display = position["display"]
        self.phase = position["phase"]
        self.turning = position["turning"]

    # The frame

    def frames(self) -> list[tuple[range, range]]:
        """The columns and the rows where the kingdom can still lie."""
        starts = range(1, self.size - 1)
        found = [(range(x, x + 3), range(y, y + 3)) for x in starts for y in starts]
        return [frame for frame in found if all(x in frame[0] and y in frame[1] for x, y in self.cards)]

    def direction(self, at: Cell, side: str) -> list[Spot] | None:
        """The spots to a side of a cell; None while they are not decided."""
        across, up = SIDES[side]
        axis = 0 if across else 1
        lines = {frame[axis] for frame in self.frames()}
        if len(lines) > 1:
            return None
        (line,) = lines
        found = []
        here, there = at, (at[0] + across, at[1] + up)
        while there[axis] in line:
            found.append(frozenset((here, there)))
            here, there = there, (there[0] + across, there[1] + up)
        return found

    # What the cards want

    def contradicts(self) -> bool:
        """Whether a requirement is decided and false."""
        for at, card in self.cards.items():
            for side in SIDES:
                spots = self.direction(at, side)
                if spots and all(one in self.patrols for one in spots):
                    items = [item for one in spots for item in self.patrols[one]]
                    if any(amount(kind, items) != n for kind, n in self.wants[card][side].items()):
                        return True
        return False

    def accepts(self, where: Spot, items: list[str]) -> bool:
        self.patrols[where] = items
        right = not self.contradicts()
        del self.patrols[where]
        return right

    # What may be done

    def free(self) -> list[Spot]:
        pairs = [frozenset((one, other)) for one, other in combinations(self.cards, 2) if distance(one, other) == 1]
        return [pair for pair in pairs if pair not in self.patrols]

    def forced(self) -> list[Spot]:
        found = []
        for one in self.free():
            (x, y), (x2, _) = sorted(one)
            line = [at for at in self.cards if (at[0] == x if x == x2 else at[1] == y)]
            if len(line) == 3:
                found.append(one)
        return found

    def is_lost(self) -> bool:
        return any(not self.can_fill(one) for one in self.forced())

    def can_fill(self, where: Spot) -> bool:
        """Whether some patrol fits, if every item that is not needed may pay for turning a die."""
        tried: set[tuple[str, ...]] = set()
        for items in parts(self.tray):
            spare = len(self.tray) - len(items)
            dice = [item for item in items if len(item) == 2]
            for turned in range(min(spare, len(dice)) + 1):
                for chosen in combinations(range(len(dice)), turned):
                    kept = [die for number, die in enumerate(dice) if number not in chosen]
                    colours = [dice[number][0] for number in chosen]
                    cubes = [item for item in items if len(item) == 1]
                    for faces in totals(turned):
                        made = [*cubes, *kept, *(colour + str(face) for colour, face in zip(colours, faces, strict=True))]
                        key = (*sorted(item[0] for item in made), str(amount("pips", made)))
                        if made and key not in tried:
                            tried.add(key)
                            if self.accepts(where, made):
                                return True
        return False

    def decisions(self) -> set[str]:
        """Everything that may be done now, in notation."""
        if self.turning:
            return self.turns()
        found = self.placings() if self.phase == "card" else self.fillings()
        return found | self.discards()

    def placings(self) -> set[str]:
        found = set()
        for at in product(range(1, self.size + 1), range(1, self.size + 1)):
            if at in self.cards or (self.cards and not any(distance(at, other) == 1 for other in self.cards)):
                continue
            if not self.cards and self.size == 5 and at != (3, 3):
                continue
            for card in self.display:
                self.cards[at] = card
                if self.frames() and not self.contradicts():
                    found.add(f"{self.letters[card]} {cell_name(at)}")
                del self.cards[at]
        return found

    def fillings(self) -> set[str]:
        found = set()
        if self.begun is None and not self.forced():
            found.add("end")
        where = [self.begun[0]] if self.begun else self.free()
        lying = self.begun[1] if self.begun else []
        for one in where:
            found |= {f"{spot_name(one)} {item}" for item in self.joining(one, lying, self.tray)}
        if self.begun and self.accepts(*self.begun):
            found.add("done")
        return found

    def joining(self, where: Spot, lying: list[str], tray: list[str]) -> set[str]:
        """The items that can be part of what completes a patrol."""
        joins: set[str] = set()
        known: dict[tuple[Any, ...], bool] = {}
        for items in parts(tray):
            made = [*lying, *items]
            key = (len(made), frozenset(item[0] for item in made), amount("pips", made))
            if items and not joins.issuperset(items):
                if key not in known:
                    known[key] = self.accepts(where, made)
                if known[key]:
                    joins.update(items)
        return joins

    def completable(self, tray: list[str]) -> bool:
        return self.begun is None or self.accepts(*self.begun) or bool(self.joining(*self.begun, tray))

    def discards(self) -> set[str]:
        found = set()
        for item in set(self.tray):
            left = without(self.tray, item)
            if any(self.completable(tray) for _, tray in turned(left)):
                found.add(f"discard {item}")
        return found

    def turns(self) -> set[str]:
        return {text for text, tray in turned(self.tray) if self.completable(tray)}


def turned(tray: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Every die of a tray turned to every other face."""
    for die in {item for item in tray if len(item) == 2}:
        for face in "123456":
            if face != die[1]:
                yield f"{die}={face}", [*without(tray, die), die[0] + face]


def without(items: list[str], item: str) -> list[str]:
    left = list(items)
    left.remove(item)
    return left


def parts(items: list[str]) -> Iterator[list[str]]:
    """Every choice of some of the items."""
    counted = Counter(items)
    for many in product(*(range(count + 1) for count in counted.values())):
        yield [item for item, count in zip(counted, many, strict=True) for _ in range(count)]


def totals(dice: int) -> Iterator[list[int]]:
    """Faces for every sum that so many dice can show."""
    for total in range(dice, 6 * dice + 1):
        faces = [1] * dice
        for number in range(dice):
            faces[number] += min(5, total - sum(faces))
        yield faces


def amount(kind: str, items: list[str]) -> int:
    if kind == "items":
        return len(items)
    if kind == "colours":
        return len({item[0] for item in items})
    return sum(int(item[1:] or 0) for item in items)


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def cell(name: str) -> Cell:
    return "_abcde".index(name[0]), int(name[1])


def cell_name(at: Cell) -> str:
    return "_abcde"[at[0]] + str(at[1])


def spot(name: str) -> Spot:
    return frozenset((cell(name[:2]), cell(name[2:])))


def spot_name(one: Spot) -> str:
    return "".join(cell_name(at) for at in sorted(one))
