"""What can still be won from a position of 12 Patrols: the next steps that win, for each order of the cards face down."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations_with_replacement, islice, permutations, product

from parlour.core.play import Limit
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.plan import Fields, Filling, Frame, Pool, Taking, fill_lines
from parlour.games.twelve_patrols.solver.search import KingdomSearch

Order = tuple[int, ...]
SLICE = 50_000  # steps of the search between two looks at the watch


class TimeUp(Exception):
    """The question was not answered in time."""


class Watch:
    """When to stop: after some seconds, or when somebody says so; and whom to tell how far it is."""

    def __init__(
        self, limit: Limit = Limit(), progress: Callable[[int, int], None] | None = None, stop: Callable[[], bool] | None = None
    ) -> None:
        self.until = math.inf if limit.seconds is None else time.monotonic() + limit.seconds
        self.tell, self.stop = progress, stop

    def check(self) -> None:
        if time.monotonic() > self.until or (self.stop is not None and self.stop()):
            raise TimeUp

    def progress(self, done: int, total: int) -> None:
        if self.tell is not None:
            self.tell(done, total)


@dataclass(frozen=True)
class Outlook:
    """For each order of the cards face down, the cards and cells that may come next so that it is still won."""

    refill: int  # cards that are dealt before the next one is placed
    orders: list[Order]
    steps: list[set[int]]  # moves that place a card; END where only patrols are left
    sure: bool  # nothing was left out by the search

    def won(self) -> int:
        """How many orders can still be won by somebody who knows them."""
        return sum(map(bool, self.steps))

    def counts(self) -> Counter[int]:
        """For each next step, how many orders can be won after it."""
        return Counter(step for steps in self.steps for step in steps)

    def value(self) -> float:
        """The share that can be won if the next step must be chosen before more than the refill is known."""
        told: dict[frozenset[int], Counter[int]] = {}
        for order, steps in zip(self.orders, self.steps, strict=True):
            told.setdefault(frozenset(order[: self.refill]), Counter()).update(steps)
        return sum(max(steps.values(), default=0) for steps in told.values()) / len(self.orders)


SPARE: list[KingdomSearch] = []  # searches that nobody is using: they are large


@contextmanager
def borrowed() -> Iterator[KingdomSearch]:
    search = SPARE.pop() if SPARE else KingdomSearch()
    yield search
    SPARE.append(search)


def orders_of(f: Fields, most: int, seed: int = 0) -> list[Order]:
    """All orders of the cards face down, or so many drawn by lot."""
    unseen = [card for card in range(constants.CARDS) if f["unseen"] >> card & 1]
    if math.factorial(len(unseen)) <= most:
        return list(permutations(unseen))
    lot = random.Random(seed)
    return [tuple(lot.sample(unseen, len(unseen))) for _ in range(most)]


def frames(f: Fields) -> list[Frame]:
    """Where the kingdom may come to lie. Before the first card that does not matter: it counts from the card."""
    if f["placed"] == 0:
        return [Frame(1, 1)]
    tops = range(f["top_from"], f["top_to"] + 1)
    return [Frame(top, left) for top in tops for left in range(f["left_from"], f["left_to"] + 1)]


def refill_of(f: Fields) -> int:
    shown = f["display"].bit_count()
    return 0 if f["phase"] == constants.CARD else min(constants.DISPLAY - shown, f["unseen"].bit_count())


def due_of(f: Fields, order: Sequence[int]) -> list[int]:
    """Per card: the turn from which it can be placed, 0 for the next."""
    due = [0] * constants.CARDS
    for place, card in enumerate(order):
        due[card] = max(0, place + 1 - refill_of(f))
    return due


def gather(search: KingdomSearch, watch: Watch) -> bool:
    """Lists arrangements; True if the list is full and there may be more."""
    while True:
        status = search.gather(SLICE)
        if status != kingdom.SEARCHING:
            return status == kingdom.LIST_FULL
        watch.check()


def look(search: KingdomSearch, f: Fields, orders: Sequence[Order], watch: Watch) -> Outlook:
    found: list[set[int]] = [set() for _ in orders]
    sure = True
    for frame in frames(f):
        search.ask(frame.question(f))
        more = True
        while more:
            more = gather(search, watch)
            for order, steps in zip(orders, found, strict=True):
                watch.check()
                search.set_due(due_of(f, order))
                steps |= marked_steps(search, f, frame)
            search.many = 0
        sure = sure and search.is_sure()
    return Outlook(refill_of(f), list(orders), found, sure)


def marked_steps(search: KingdomSearch, f: Fields, frame: Frame) -> set[int]:
    if f["placed"] == constants.CARDS:
        return {constants.END} if search.find_win(kingdom.MOST_NODES) >= 0 else set()
    search.clear_steps()
    search.mark_steps()
    floats = f["placed"] == 0 and f["frame"] == constants.FLOATING
    return {
        card * constants.CELLS + (constants.CENTRE if floats else frame.cell(local))
        for card, cells in enumerate(search.cells_reached()) if cells
        for local in range(kingdom.CELLS) if cells >> local & 1
    }


def forced_lines(f: Fields, frame: Frame) -> dict[int, list[int]]:
    """The complete lines that still have a spot to be filled, with their three cards."""
    found = {}
    for line in range(kingdom.LINES):
        first, by = (line * 3, 1) if line < 3 else (line - 3, 3)
        cards = [f["card_at"][frame.cell(first + by * place)] for place in range(3)]
        spots = [frame.spot(line * 2), frame.spot(line * 2 + 1)]
        if constants.NO_CARD not in cards and not all(f["filled"][spot] for spot in spots):
            found[line] = cards
    return found


Spent = tuple[int, ...]  # items, ascending
PER_TAKING = 1000  # sets of items of one kind that are listed


def fillings(search: KingdomSearch, f: Fields, most: int, watch: Watch, seed: int = 0) -> dict[Spent, tuple[Frame, list[Taking]]]:
    """Every set of items that may be spent on the lines that must be filled now, or so many drawn by lot, two thirds of
    them from those that spend least."""
    found: dict[Spent, tuple[Frame, list[Taking]]] = {}
    lot = random.Random(seed)
    for frame in frames(f):
        search.ask(frame.question(f))
        while gather(search, watch):
            search.many = 0
        lines = forced_lines(f, frame)
        for pairs in product(*(search.options(line, cards) for line, cards in lines.items())):
            watch.check()
            takings = [Taking.read(a, b) for a, b in pairs]
            for spent in islice(all_spent(f["tray"], takings, lot), PER_TAKING):
                found.setdefault(spent, (frame, takings))
    thrifty = sorted(found, key=lambda spent: (len(spent), lot.random()))
    likely, rest = thrifty[: most * 2 // 3], thrifty[most * 2 // 3 :]
    return {spent: found[spent] for spent in likely + lot.sample(rest, min(len(rest), most - len(likely)))}


def all_spent(tray: Pool, takings: Sequence[Taking], lot: random.Random) -> Iterator[Spent]:
    """All sets of real items with which what is taken can be had, in some order."""
    fixed = Counter(item for taking in takings for item in taking.dice + taking.cubes)
    dice = Counter(colour for taking in takings for colour in taking.turned)
    coloured = Counter(colour for taking in takings for colour in taking.coloured) + dice
    loose = sum(taking.anything + 2 * len(taking.turned) + len(taking.coloured) for taking in takings)
    pool = Counter({item: many for item, many in enumerate(tray) if many})
    if any(pool[item] < many for item, many in fixed.items()):
        return
    pool -= fixed
    for chosen in combinations_with_replacement(lot.sample(sorted(pool), len(pool)), loose):
        more = Counter(chosen)
        if any(pool[item] < many for item, many in more.items()):
            continue
        if all(count_of(more, colour, dice_only=True) >= dice[colour] for colour in dice) and all(
            count_of(more, colour, dice_only=False) >= coloured[colour] for colour in coloured
        ):
            yield tuple(sorted((fixed + more).elements()))


def count_of(items: Counter[int], colour: int, *, dice_only: bool) -> int:
    first = colour * constants.FACES + dice_only
    return sum(items[item] for item in range(first, (colour + 1) * constants.FACES))


def after_filling(f: Fields, spent: Spent) -> Fields:
    """The position once the lines that must be filled are filled with these items."""
    tray, filled = list(f["tray"]), list(f["filled"])
    for item in spent:
        tray[item] -= 1
    for frame in frames(f)[:1]:
        for line in forced_lines(f, frame):
            filled[frame.spot(line * 2)] = filled[frame.spot(line * 2 + 1)] = 1
    return {**f, "tray": tray, "filled": filled, "building": constants.NO_SPOT}


def real_filling(f: Fields, spent: Spent, frame: Frame, takings: Sequence[Taking]) -> Filling:
    """Which of the items goes where."""
    only = [spent.count(item) for item in range(constants.ITEMS)]
    return fill_lines({**f, "tray": only}, frame, forced_lines(f, frame), takings)
