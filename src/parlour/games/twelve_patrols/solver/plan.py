"""From an answer of the search to a plan that people can follow: which card where, which items in which spot, every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from parlour.core import actors
from parlour.core.state import State
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.notation import ITEMS, cell_name, spot_name
from parlour.games.twelve_patrols.solver import kingdom

Fields = dict[str, Any]
Pool = list[int]  # items per kind


@dataclass(frozen=True)
class Frame:
    """Where the kingdom of three by three lies in the window."""

    top: int
    left: int

    def cell(self, local: int) -> int:
        return (self.top + local // 3) * constants.WINDOW + self.left + local % 3

    def spot(self, local: int) -> int:
        line, gap = divmod(local, 2)
        if line < 3:
            return (self.top + line) * constants.GAPS + self.left + gap
        return constants.COLUMN_SPOTS + (self.left + line - 3) * constants.GAPS + self.top + gap

    def question(self, f: Fields) -> dict[str, list[int]]:
        """A position as the search takes it."""
        spots = [self.spot(local) for local in range(kingdom.SPOTS)]
        return {
            "items": f["items"], "colours": f["colours"], "pips": f["pips"], "tray": f["tray"],
            "card_at": [f["card_at"][self.cell(local)] for local in range(kingdom.CELLS)],
            "stands": [standing(f, spot) for spot in spots],
            "count": [f["count"][spot] for spot in spots],
            "mask": [f["mask"][spot] for spot in spots],
            "pips_of": [f["pips_of"][spot] for spot in spots],
        }


def standing(f: Fields, spot: int) -> int:
    if f["filled"][spot]:
        return kingdom.CLOSED
    return kingdom.BEGUN if spot == f["building"] else kingdom.EMPTY


@dataclass(frozen=True)
class WinningPlan:
    """A way to win: what comes where, and the line of decisions and deals that brings it about."""

    places: dict[str, int]  # cell to card, of the cards that are still to be placed, in this order
    patrols: dict[str, list[str]]  # spot to the items that are still to be put there
    turned: list[dict[str, Any]]  # {"die": "y3", "to": 5}
    discarded: list[str]
    line: list[tuple[int, int]]  # (seat or CHANCE, move), as records hold them


@dataclass
class Filling:
    """What is put into the spots of one line or several, with the dice that are turned for it."""

    patrols: dict[int, list[int]] = field(default_factory=dict)  # spot of the window to items, with the faces they then show
    turned: list[tuple[int, int]] = field(default_factory=list)  # (die as it lies, die as it is put)
    discarded: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Taking:
    """What a line takes, read from the two ints of the search."""

    dice: list[int]  # items as they lie
    turned: list[int]  # a colour for each die to be turned
    cubes: list[int]  # items
    coloured: list[int]  # a colour for each flexible item
    anything: int

    @classmethod
    def read(cls, a: int, b: int) -> Taking:
        dice = [kind // 6 * 7 + kind % 6 + 1 for kind in range(kingdom.DICE) for _ in range(a >> kind * 3 & 7)]
        turned: list[int] = []
        cubes: list[int] = []
        coloured: list[int] = []
        for colour in range(constants.COLOURS):
            lying = sum(die // constants.FACES == colour for die in dice)
            all_dice = b >> kingdom.DICE_AT + colour * 3 & 7
            footmen = b >> kingdom.CUBES_AT + colour * 3 & 7
            turned += [colour] * (all_dice - lying)
            cubes += [colour * constants.FACES] * footmen
            coloured += [colour] * ((b >> kingdom.ITEMS_AT + colour * 4 & 15) - all_dice - footmen)
        named = len(dice) + 2 * len(turned) + len(cubes) + len(coloured)
        return cls(dice, turned, cubes, coloured, (b >> kingdom.TOTAL_AT) - named)


@dataclass(frozen=True)
class Wishes:
    """What the sides of a line's three cards want: per kind of the first patrol, the second, and both."""

    items: tuple[set[int], ...]
    colours: tuple[set[int], ...]
    pips: tuple[set[int], ...]

    @classmethod
    def of(cls, f: Fields, line: int, cards: Sequence[int]) -> Wishes:
        onward, back = (constants.EAST, constants.WEST) if line < 3 else (constants.SOUTH, constants.NORTH)
        first, middle, last = (card * constants.SIDES for card in cards)
        sides = ((middle + back,), (middle + onward,), (first + onward, last + back))
        return cls(
            tuple({f["items"][side] for side in group} - {0} for group in sides),
            tuple({f["colours"][side] for side in group} - {0} for group in sides),
            tuple({f["pips"][side] for side in group} - {constants.NO_PIPS} for group in sides),
        )

    def hold(self, one: Sequence[int], other: Sequence[int]) -> bool:
        for part, items in enumerate((one, other, [*one, *other])):
            if self.items[part] - {len(items)} or self.pips[part] - {sum(item % constants.FACES for item in items)}:
                return False
            if self.colours[part] - {len({item // constants.FACES for item in items})}:
                return False
        return True


def fill_lines(f: Fields, frame: Frame, lines: Mapping[int, Sequence[int]], takings: Sequence[Taking]) -> Filling:
    """Real items for what some lines take, where the tray holds enough for all of them."""
    pool: Pool = list(f["tray"])
    given = [take(pool, taking.dice + taking.cubes) for taking in takings]
    lying = [take(pool, [any_die(pool, colour)]) for taking in takings for colour in taking.turned]
    flexible = [[take(pool, [any_of(pool, colour)])[0] for colour in taking.coloured] for taking in takings]
    loose = [[take(pool, [any_item(pool)])[0] for _ in range(taking.anything)] for taking in takings]
    filling = Filling(discarded=[take(pool, [any_item(pool)])[0] for _ in lying])
    dice = iter(lying)
    for number, ((line, cards), taking) in enumerate(zip(lines.items(), takings, strict=True)):
        turned = [next(dice)[0] for _ in taking.turned]
        split_line(f, frame, line, cards, given[number] + flexible[number] + loose[number], turned, filling)
    spare_turns(filling)
    return filling


def spare_turns(filling: Filling) -> None:
    """No die is turned to what another one shows that is turned itself, or discarded: that one takes its place."""
    lying = Counter(lies for lies, _ in filling.turned)
    shown = Counter(shows for _, shows in filling.turned)
    lies, shows = sorted((lying - shown).elements()), sorted((shown - lying).elements())
    filling.turned = []
    for pair in zip(lies, shows, strict=True):
        if pair[1] in filling.discarded:
            filling.discarded.remove(pair[1])
        else:
            filling.turned.append(pair)
    del filling.discarded[len(filling.turned) :]


def split_line(
    f: Fields, frame: Frame, line: int, cards: Sequence[int], items: list[int], turned: list[int], filling: Filling
) -> None:
    """Shares the items of a line between its two spots, and finds the faces of the dice that are turned."""
    spots = [frame.spot(line * 2), frame.spot(line * 2 + 1)]
    lies = [
        [item for item in range(constants.ITEMS) for _ in range(f["patrol"][spot * constants.ITEMS + item])] for spot in spots
    ]
    wishes = Wishes.of(f, line, cards)
    closed = [bool(f["filled"][spot]) for spot in spots]
    for faces in faces_of(turned):
        everything = items + faces
        for shares in product((0, 1), repeat=len(everything)):
            parts = [[item for item, share in zip(everything, shares, strict=True) if share == half] for half in (0, 1)]
            if any(closed[half] and parts[half] for half in (0, 1)) or any(not lies[h] and not parts[h] for h in (0, 1)):
                continue
            if wishes.hold(lies[0] + parts[0], lies[1] + parts[1]):
                for half in (0, 1):
                    if not closed[half]:
                        filling.patrols[spots[half]] = sorted(parts[half])
                filling.turned += list(zip(turned, faces, strict=True))
                return
    raise AssertionError("the search has found items that do not do")


def faces_of(turned: list[int]) -> Iterator[list[int]]:
    """All ways to turn some dice."""
    for faces in product(range(1, 7), repeat=len(turned)):
        yield [die // constants.FACES * constants.FACES + face for die, face in zip(turned, faces, strict=True)]


def take(pool: Pool, items: list[int]) -> list[int]:
    for item in items:
        pool[item] -= 1
    return items


def any_die(pool: Pool, colour: int) -> int:
    return next(item for item in range(colour * constants.FACES + 1, (colour + 1) * constants.FACES) if pool[item])


def any_of(pool: Pool, colour: int) -> int:
    return next(item for item in range(colour * constants.FACES, (colour + 1) * constants.FACES) if pool[item])


def any_item(pool: Pool) -> int:
    """One of the colour of which most are left, rather a cube."""
    colour = max(range(constants.COLOURS), key=lambda c: sum(pool[c * constants.FACES : (c + 1) * constants.FACES]))
    return any_of(pool, colour)


def places_in_turn(cards: Sequence[int], placed: Sequence[int], due: Sequence[int]) -> list[int]:
    """The empty cells of an arrangement in an order in which they can be filled."""
    dead: set[frozenset[int]] = set()

    def walk(filled: frozenset[int], turn: int) -> list[int] | None:
        if len(filled) == kingdom.CELLS:
            return []
        if filled in dead:
            return None
        for cell in range(kingdom.CELLS):
            if cell not in filled and due[cards[cell]] <= turn and (not filled or filled & NEIGHBOURS[cell]):
                rest = walk(filled | {cell}, turn + 1)
                if rest is not None:
                    return [cell, *rest]
        dead.add(filled)
        return None

    found = walk(frozenset(cell for cell in range(kingdom.CELLS) if placed[cell] != kingdom.NO_CARD), 0)
    assert found is not None, "the search has found an arrangement that cannot be reached"
    return found


NEIGHBOURS = [
    frozenset(
        other for other in range(kingdom.CELLS) if abs(other // 3 - cell // 3) + abs(other % 3 - cell % 3) == 1
    )
    for cell in range(kingdom.CELLS)
]


def play_out(state: State, places: Sequence[tuple[int, int]], filling: Filling, order: Sequence[int]) -> WinningPlan:
    """Plays a plan through the rules to its win; they refuse it if it is not sound."""
    table = state.copy()
    errand = Errand(places, filling, order)
    line: list[tuple[int, int]] = []
    while table.actor != actors.OVER:
        for move in errand.next_moves(table):
            line.append((table.actor, move))
            table.apply(move)
    if table.scores[0] != 1:
        raise AssertionError("the plan does not win")
    frame = state.fields()["frame"]
    return WinningPlan(
        {cell_name(cell, frame): card for card, cell in places},
        {spot_name(spot, frame): [ITEMS[item] for item in items] for spot, items in sorted(filling.patrols.items()) if items},
        [{"die": ITEMS[lies], "to": shows % constants.FACES} for lies, shows in filling.turned],
        [ITEMS[item] for item in filling.discarded],
        line,
    )


class Errand:
    """A plan under way: what is left to be done, and the next moves of it."""

    def __init__(self, places: Sequence[tuple[int, int]], filling: Filling, order: Sequence[int]) -> None:
        self.places, self.order = list(places), list(order)
        self.patrols = {spot: list(items) for spot, items in filling.patrols.items()}
        self.changes = list(zip(filling.discarded, filling.turned, strict=True))

    def next_moves(self, table: State) -> list[int]:
        f = table.fields()
        rules: Any = table
        if table.actor == actors.CHANCE:
            return [self.order.pop(0)]
        if f["building"] != constants.NO_SPOT:
            return self.send_patrol(f, f["building"])
        if f["phase"] == constants.CARD:
            card, cell = self.places.pop(0)
            return [constants.PLACE + card * constants.CELLS + cell]
        forced = [spot for spot in sorted(self.patrols) if rules.is_forced(spot)]
        return self.send_patrol(f, forced[0]) if forced else [constants.END]

    def send_patrol(self, f: Fields, spot: int) -> list[int]:
        """The whole patrol, or first a die turned that it needs."""
        items = self.patrols.get(spot, [])
        for item in items:
            if items.count(item) > f["tray"][item]:
                return self.turn_a_die(item)
        self.patrols.pop(spot, None)
        return [*(constants.PUT + spot * constants.ITEMS + item for item in items), constants.DONE]

    def turn_a_die(self, wanted: int) -> list[int]:
        change = next(change for change in self.changes if change[1][1] == wanted)
        self.changes.remove(change)
        discarded, (lies, shows) = change
        turn = constants.SET + lies // constants.FACES * 36 + (lies % constants.FACES - 1) * 6 + shows % constants.FACES - 1
        return [constants.DISCARD + discarded, turn]
