"""Positions in which cards are asked for, with every choice that the rules take: test_page.py lets the page judge them."""

from __future__ import annotations

import random
from typing import Any

import parlour
from parlour import CHANCE, OVER, State
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.tasks import task

Json = dict[str, Any]
GAME = parlour.game("jack-rabbits")
OPTIONS: list[Json] = [
    {"game": "full"}, {"game": "full", "aces": "ambivalent", "patriarchal": True}, {"game": "full", "aces": "capital"},
    {"game": "full", "aces": "capital", "additional_capital": True, "overtaxed_hands": True},
    {"game": "full", "windfall_lottery": True},
]
MOST_CHOICES = 4000


def positions(many: int, seed: int) -> list[Json]:
    """From games at random; no more than a few of each step from each game."""
    found: list[Json] = []
    number = 0
    while len(found) < many:
        found += from_a_game(random.Random(seed + number), OPTIONS[number % len(OPTIONS)])
        number += 1
    return found[:many]


def from_a_game(chance: random.Random, options: Json) -> list[Json]:
    state, found, seen_steps = GAME.start(seats=3, **options), [], dict[int, int]()
    for _ in range(1500):
        if state.actor == OVER:
            break
        if state.actor == CHANCE:
            state.apply(state.draw(chance.getrandbits(64)))
            continue
        seat = chance.choice(state.waiting)
        seen = state.seen(seat)
        fields = seen.fields()
        if task(seen, fields) is not None and seen_steps.get(fields["step"], 0) < 4:
            seen_steps[fields["step"]] = seen_steps.get(fields["step"], 0) + 1
            taken = choices(seen, seat)
            if taken is not None:
                view = GAME.view(state, seat)
                found.append({
                    "table": {"step": view["table"]["step"], "task": view["table"]["task"]},
                    "moves": [{"move": move["move"]} for move in view["moves"]], "taken": taken,
                })
        state.apply(chance.choice(state.legal(seat)), seat)
    return found


def choices(seen: State, seat: int) -> list[list[int]] | None:
    """Every row of cards that completes what is asked, as the rules take them one by one; None if there are too many."""
    taken: list[list[int]] = []

    def go_on(state: State, row: list[int]) -> bool:
        for move in state.legal(seat):
            if move >= constants.CODES and not (move == constants.PASS and row and asked["ends"]):
                continue
            after = state.copy()
            after.apply(move, seat)
            if move == constants.PASS or not still_asked(state, after, seat):
                taken.append([*row, move])
            elif not go_on(after, [*row, move]):
                return False
            if len(taken) > MOST_CHOICES:
                return False
        return True

    asked: Any = task(seen, seen.fields())
    return taken if go_on(seen, []) else None


def still_asked(before: State, after: State, seat: int) -> bool:
    was, now = before.fields(), after.fields()
    if was["step"] != now["step"] or seat not in after.waiting:
        return False
    return bool(was["step"] != constants.PAYING or (was["purpose"] == now["purpose"] and 0 < now["due"] < was["due"]))
