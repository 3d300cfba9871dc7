"""`python -m bench.tune_decks standard`: looks for the sides of a deck that make it as hard as it is meant to be.

It climbs: one side is changed at a time, and the change is kept if the deck comes nearer to its aim. Rolls and orders are
drawn here from seeds of its own; the shipped decks are judged on the deals of matches, by `python -m bench.patrols`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from parlour.games.twelve_patrols import constants, deck
from parlour.games.twelve_patrols.solver import kingdom
from parlour.games.twelve_patrols.solver.search import KingdomSearch

Sides = list[tuple[str, int] | None]  # per card and side

# Sides that are known from the printed example, and stay (TP-16)
KNOWN = (
    ("Wild Plains", "north"), ("Wild Plains", "east"), ("Wild Plains", "west"),
    ("Green Valley", "north"), ("Green Valley", "east"), ("Green Valley", "west"),
    ("Lost Canyon", "north"), ("Lost Canyon", "east"), ("Lost Canyon", "west"),
)
CARDS = (
    "Wild Plains", "Stone Bridge", "Dark Forest", "Green Valley", "Fishers' Bay", "Lost Canyon", "High Moor", "Salt Marsh",
    "Old Ruins",
)
WISHES = [
    *[("items", n) for n in (1, 2, 2, 2, 3, 3, 3, 4, 4, 5)], *[("colours", n) for n in (1, 1, 2, 2, 2, 2, 3, 3, 3)],
    *[("pips", n) for n in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14)],
]
ROLLS, ORDERS = 120, 6
STANDARD = Path(deck.__file__).parent / "decks" / "standard.toml"


@dataclass(frozen=True)
class Odds:
    """How a deck fares over some rolls, each with some orders of the cards."""

    won: float  # share of all deals that somebody who knows the order wins
    admitted: float  # share of the rolls with which any order can be won
    dice: float  # share of the variance of the result that the roll explains
    ways: int  # different arrangements of the cards that win with one roll or another


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.games.twelve_patrols.tune_decks", description=__doc__.splitlines()[0])
    parser.add_argument("aim", choices=sorted(AIMS))
    parser.add_argument("--start", type=Path, default=STANDARD, help="the file of the deck from which it sets out")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    lot = random.Random(f"decks {arguments.aim} {arguments.seed}")
    best: Sides = [next(iter(wants.items()), None) for card in deck.read(arguments.start).cards for wants in card.wants]
    distance, until = 9.0, time.monotonic() + arguments.seconds
    while time.monotonic() < until:
        changed = list(best)
        for _ in range(lot.choice((1, 1, 2, 3))):
            place = lot.choice([place for place in range(36) if is_open(place)])
            changed[place] = lot.choice(WISHES)
        odds = odds_of(changed, random.Random(arguments.seed))
        if AIMS[arguments.aim](odds) <= distance:
            if AIMS[arguments.aim](odds) < distance:
                print(f"# {odds}", flush=True)
            best, distance = changed, AIMS[arguments.aim](odds)
    print(odds_of(best, random.Random(f"afterwards {arguments.seed}"), rolls=500))
    print(written(best))


# How far a deck is from what it is meant to be
AIMS: dict[str, Callable[[Odds], float]] = {
    "standard": lambda odds: max(0.0, 0.99 - odds.won) + max(0, 200 - odds.ways) / 1000,
    "hard": lambda odds: 20 * max(0.0, abs(0.56 - odds.won) - 0.02) + 3 * odds.dice + max(0, 30 - odds.ways) / 60,
}


def is_open(place: int) -> bool:
    return (CARDS[place // 4], deck.SIDES[place % 4]) not in KNOWN


def odds_of(sides: Sides, lot: random.Random, rolls: int = ROLLS) -> Odds:
    search, ways = KingdomSearch(), set[int]()
    shares = []
    for _ in range(rolls):
        orders = [lot.sample(range(constants.CARDS), constants.CARDS) for _ in range(ORDERS)]
        shares.append(share(search, question(sides, lot), orders, ways))
    won = sum(shares) / rolls
    spread = sum((s - won) ** 2 for s in shares) / rolls
    noise = sum(s * (1 - s) for s in shares) / rolls / (ORDERS - 1)  # of shares known from a few orders only
    variance = won * (1 - won)
    dice = max(0.0, spread - noise) / variance if variance else 0.0
    return Odds(round(won, 3), round(sum(s > 0 for s in shares) / rolls, 3), round(dice, 3), len(ways))


def question(sides: Sides, lot: random.Random) -> dict[str, list[int]]:
    tray = [0] * constants.ITEMS
    for colour in range(constants.COLOURS):
        tray[colour * constants.FACES] = constants.OF_EACH
        for _ in range(constants.OF_EACH):
            tray[colour * constants.FACES + lot.randint(1, 6)] += 1
    wanted = {"items": [0] * 36, "colours": [0] * 36, "pips": [constants.NO_PIPS] * 36}
    for place, side in enumerate(sides):
        if side:
            wanted[side[0]][place] = side[1]
    nothing = [0] * kingdom.SPOTS
    return {
        **wanted,
        "tray": tray,
        "card_at": [constants.NO_CARD] * kingdom.CELLS,
        "stands": nothing,
        "count": nothing,
        "mask": nothing,
        "pips_of": nothing,
    }


def share(search: KingdomSearch, asked: dict[str, list[int]], orders: list[list[int]], ways: set[int]) -> float:
    """Of the orders, those that can be won by somebody who knows them; adds the arrangements that win to `ways`."""
    search.ask(asked)
    won = [False] * len(orders)
    more = True
    while more and not all(won):
        more = search.gather(10**9) == kingdom.NO_ROOM
        ways |= {hash(tuple(search.cards_of(index))) for index in range(search.many) if search.serves(index)}
        for number, order in enumerate(orders):
            if not won[number]:
                search.set_due([max(0, order.index(card) + 1 - constants.DISPLAY) for card in range(constants.CARDS)])
                won[number] = search.find_win(10**9) >= 0
        search.many = 0
    return sum(won) / len(won)


def written(sides: Sides) -> str:
    """The cards as a deck's file holds them."""
    lines = []
    for card, name in enumerate(CARDS):
        lines += ["", "[[card]]", f'name = "{name}"']
        for place, side in enumerate(deck.SIDES):
            wish = sides[card * 4 + place]
            if wish:
                lines.append(f'{side} = "{wish[0]} {wish[1]}"')
    return "\n".join(lines)


if __name__ == "__main__":
    main()
