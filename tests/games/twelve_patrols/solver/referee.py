"""A second opinion on 12 Patrols that knows nothing but the rules: it tries every move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import parlour
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver.solve import can_be_won

Order = tuple[int, ...]


class TooBig(Exception):
    """More positions than a test has time for."""


def wins(state: parlour.State, order: Order, most: int) -> bool:
    """Whether a game can be won with a known order of the cards face down, by trying everything."""
    return tried(state, order, -1, {}, most)


def tried(state: parlour.State, order: Order, last: int, known: dict[Any, bool], most: int) -> bool:
    """The items of a patrol are tried in ascending order only: `last` is the one put before."""
    if state.actor == parlour.OVER:
        return state.scores[0] == 1
    if state.actor == parlour.CHANCE:
        after = state.copy()
        after.push(order[0], parlour.CHANCE)
        return tried(after, order[1:], -1, known, most)
    f = state.fields()
    del f["round"], f["discarded"]
    key = (str(f), last)
    if key not in known:
        if len(known) == most:
            raise TooBig
        known[key] = False
        known[key] = any(tried(after, order, item, known, most) for after, item in steps(state, last))
    return known[key]


def steps(state: parlour.State, last: int) -> Iterator[tuple[parlour.State, int]]:
    for move in state.legal():
        item = (move - constants.PUT) % constants.ITEMS if constants.PUT <= move < constants.DONE else -1
        if 0 <= item < last:
            continue
        after = state.copy()
        after.push(move, 0)
        yield after, max(item, last) if move > constants.END else item


def random_deck(lot: random.Random) -> dict[str, list[int]]:
    """What nine cards want, all made up."""
    wants: dict[str, list[int]] = {"items": [0] * 36, "colours": [0] * 36, "pips": [constants.NO_PIPS] * 36}
    for side in range(36):
        for kind in lot.choice([(), ("items",), ("items",), ("colours",), ("colours",), ("pips",), ("pips",), ("items", "pips")]):
            wants[kind][side] = {"items": lot.randint(1, 4), "colours": lot.randint(1, 3), "pips": lot.randint(0, 10)}[kind]
    return wants


def random_deal(lot: random.Random, frame: str, wants: dict[str, list[int]] | None = None) -> tuple[parlour.State, Order]:
    state = parlour.game("twelve-patrols").start(frame=frame)
    state._load({**state.fields(), **(wants or {})})
    while state.fields()["phase"] == constants.ROLL:
        state.apply(state.draw(lot.getrandbits(64)))
    return state, tuple(lot.sample(range(constants.CARDS), constants.CARDS))


def late_positions(lot: random.Random, frame: str) -> Iterator[tuple[parlour.State, Order]]:
    """Positions late in games that could be won until somebody took items off the tray and turned dice."""
    while True:
        start, order = random_deal(lot, frame, random_deck(lot))
        plan = can_be_won(start, order).plan
        if plan is None:
            continue
        for _ in range(8):
            state, line = start.copy(), plan.line[: -lot.randint(1, 16)]
            for seat, move in line:
                state.apply(move, seat)
            if state.actor == 0:
                needed = [
                    (m - constants.PUT) % constants.ITEMS
                    for _, m in plan.line[len(line) :]
                    if constants.PUT <= m < constants.DONE
                ]
                disturb(state, needed, lot)
                discards = [move for move in state.legal() if constants.DISCARD <= move < constants.SET]
                if discards and lot.random() < 0.1:
                    state.apply(lot.choice(discards))
                if state.legal():
                    yield state, order[sum(seat == parlour.CHANCE for seat, _ in line) :]


def disturb(state: parlour.State, needed: list[int], lot: random.Random) -> None:
    """Leaves in the tray what is needed, or nearly so, and an item or two."""
    f = state.fields()
    rest = [item for item, many in enumerate(f["tray"]) for _ in range(many)]
    lot.shuffle(rest)
    kept = []
    for item in needed:  # a die that is still to be turned lies there with another face
        found = item if item in rest else next(other for other in rest if other % constants.FACES and same_colour(item, other))
        rest.remove(found)
        kept.append(found)
    kept += [rest.pop() for _ in range(min(len(rest), lot.randint(0, 2)))]
    for place, item in enumerate(kept):
        if lot.random() < 0.2:
            if item % constants.FACES:
                kept[place] = item // constants.FACES * constants.FACES + lot.randint(1, 6)
            elif rest:
                kept[place] = rest.pop()
    if kept and lot.random() < 0.3:
        kept.pop()
    f["tray"] = [kept.count(item) for item in range(constants.ITEMS)]
    state._load(f)


def same_colour(item: int, other: int) -> bool:
    return item // constants.FACES == other // constants.FACES
