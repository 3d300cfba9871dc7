"""Somebody who plays Jack Rabbits at the page, and games that bots have played up to where a test sits down."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Position

from parlour import bots
from parlour.core.play import Limit
from parlour.games.jack_rabbits import constants
from parlour.match import Match, Seat
from parlour.server.tables import token_hash
from parlour.store import Stored
from tests.browser.begun import keep
from tests.browser.conftest import Arrive
from tests.browser.visitor import Json, Visitor
from tests.server.client import Made
from tests.server.process import ServerProcess

GAME = "jack-rabbits"
PRICE = 10  # of a royal
INDEX = Position(x=14, y=24)  # the corner of a card in the hand that no other card lies on
numbers = count(1)


class RabbitsPage:
    def __init__(self, visitor: Visitor, seat: int = 0) -> None:
        self.visitor, self.seat = visitor, seat

    # Looking

    @property
    def view(self) -> Json:
        return self.visitor.views[self.seat]

    @property
    def table(self) -> Json:
        return dict(self.view["table"])

    @property
    def step(self) -> str:
        return str(self.view["table"]["step"])

    @property
    def moves(self) -> list[Json]:
        return list(self.view["moves"])

    @property
    def own(self) -> Json:
        return dict(self.table["seats"][self.seat])

    @property
    def is_asked(self) -> bool:
        return self.seat in self.view["waiting"]

    @property
    def over(self) -> bool:
        return self.view["scores"] is not None

    @property
    def royals(self) -> list[str]:
        return [tile for tile, seat in self.table["carrots"].items() if seat == self.seat]

    @property
    def prompt(self) -> Locator:
        return self.visitor.find(".prompt .text")

    @property
    def tip(self) -> Locator:
        return self.visitor.find(".prompt .tip")

    @property
    def news(self) -> str:
        return self.visitor.find(".news ol").inner_text()

    def place(self, key: str) -> Locator:
        """A stop, a cave, or a road end of the land."""
        return self.visitor.find(f'.land [data-key="{key}"]')

    def card(self, card: str) -> Locator:
        return self.visitor.find(f'.hand [data-card="{card}"]').first

    def ware(self, card: str) -> Locator:
        return self.visitor.find(f'.market button[data-card="{card}"]')

    def act(self, move: int) -> Locator:
        return self.visitor.find(f'[data-move="{move}"]').first

    @property
    def send(self) -> Locator:
        return self.visitor.find(".actions .send")

    def move(self, kind: str, **details: object) -> Json | None:
        """A legal move of a kind."""
        wanted = {"kind": kind, **details}
        return next((move for move in self.moves if all(move.get(key) == value for key, value in wanted.items())), None)

    def points(self, suit: str) -> int:
        return sum(worth(card) for card in self.own["cards"] if card[-1] == suit and card != "joker")

    # Doing

    def decide(self, how: Callable[[], object]) -> None:
        """Does something, and waits until the server has told what came of it."""
        before = self.view["round"], self.step
        how()
        self.visitor.until(lambda: (self.view["round"], self.step) != before, f"something comes of a decision in {before}")

    def press(self, kind: str, **details: object) -> None:
        move = self.move(kind, **details)
        assert move is not None, (kind, self.moves)
        self.decide(lambda: self.act(move["move"]).click())

    def take(self, card: str) -> None:
        self.card(card).click(position=INDEX)

    def play_cards(self, *cards: str) -> None:
        def lay() -> None:
            for card in cards:
                self.take(card)
            self.send.click()

        self.decide(lay)

    def lay(self, *cards: str) -> None:
        """For a trade, face down."""
        for card in cards:
            self.take(card)
        self.together((self.send if cards else self.act(constants.PASS)).click)

    def answer(self, kind: str) -> None:
        """Where several are asked at once."""
        move = self.move(kind)
        assert move is not None, self.moves
        self.together(self.act(move["move"]).click)

    def together(self, how: Callable[[], object]) -> None:
        step = self.step
        how()
        self.visitor.until(lambda: not self.is_asked or self.step != step, "my answer is known")

    def go(self, key: str) -> None:
        self.decide(lambda: self.place(key).click())

    def go_on(self) -> None:
        """Whatever is asked, done sensibly: towards royals that can be paid, and home with three."""
        match self.step:
            case "lottery" | "passport" if any("card" in move for move in self.moves):
                self.play_cards(next(move["card"] for move in self.moves if "card" in move))
            case "journey" | "on-road" | "passing":
                self.travel()
            case "paying":
                self.pay()
            case "audience" if self.move("claim"):
                self.press("claim")
            case "discarding" | "giving-up":
                excess = max(1, self.own["hand"] - constants.HAND_LIMIT)
                self.play_cards(*sorted((card for card in self.own["cards"] if card != "joker"), key=worth)[:excess])
            case "flying" | "riding" | "in-caves":
                self.go(next(str(move.get("to") or move.get("cave")) for move in self.moves if "to" in move or "cave" in move))
            case "challenge" | "laying":
                self.answer("pass")
            case _:
                self.press("pass")

    def travel(self) -> None:
        if self.move("fall"):
            self.press("shortfall" if self.move("shortfall") else "fall")
            return
        best = min((route for route in self.table["routes"] or []), key=self.cost, default=None)
        if best is None or self.cost(best) > self.cost_of_staying():
            self.press("stay")
        else:
            self.go(best["to"])

    def cost(self, route: Json) -> float:
        """How little a route helps."""
        if len(self.royals) == constants.CARROTS:
            return -100 if route["to"] == "citadel" else 50 + route["price"]
        return float(route["price"] + 0.1 * len(route["tiles"]) + self.dearth(route["to"], route["spends"]))

    def cost_of_staying(self) -> float:
        return 60 if len(self.royals) == constants.CARROTS else self.dearth(self.own["at"], []) + 3

    def dearth(self, stop: str, spends: list[str]) -> float:
        """What is missing to win the royal of a stop after spending some cards."""
        if stop not in self.table["aisle"]:
            return 40.0
        left = self.points(stop[1]) - sum(worth(card) for card in spends if card[-1] == stop[1])
        return 2.0 * max(0, PRICE - left) - (30 if left >= PRICE else 0)

    def pay(self) -> None:
        """The fewest points that are enough."""
        payment = self.table["payment"]
        cards = [card for card in self.own["cards"] if card != "joker" and card[-1] in payment["suits"]]
        self.play_cards(*cheapest(cards, payment["due"]))


def cheapest(cards: list[str], due: int) -> list[str]:
    choices = ([card for bit, card in enumerate(cards) if chosen >> bit & 1] for chosen in range(1, 1 << len(cards)))
    enough = (choice for choice in choices if total(choice) >= due and total(choice) - max(map(worth, choice)) < due)
    return min(enough, key=lambda choice: (total(choice), len(choice)))


def total(cards: list[str]) -> int:
    return sum(map(worth, cards))


def worth(card: str) -> int:
    return {"A": 1, "J": 10, "Q": 10, "K": 10}.get(card[:-1]) or int(card[:-1])


# Games that have begun

Wanted = Callable[[Match], bool]


def seated(
    arrive: Arrive, server: ServerProcess, made: Made, seat: int = 0, name: str = "Nuria", lang: str = "en", phone: bool = False
) -> RabbitsPage:
    visitor = arrive(f"{server.url}t/{made.id}#{made.tokens[seat]}", name, lang, phone)
    visitor.find(".land").wait_for()
    visitor.until(lambda: seat in visitor.views, "a first view")
    return RabbitsPage(visitor, seat)


def first_turn(match: Match) -> bool:
    return True


def asked(seat: int, wanted: Callable[[Json], object]) -> Wanted:
    """Until a seat is asked and its view is as wanted."""
    return lambda match: seat in match.state.waiting and bool(wanted(match.view(seat)))


def begun(
    folder: Path, people: Collection[int] = (0,), seats: int = 2, until: Wanted = first_turn, first: int = 1, **options: Any
) -> Made:
    """Puts a game into a server's store, as far on as wanted; greedy bots have played so far, and keep seats without people."""
    sitting = [Seat("person", f"P{seat}") if seat in people else Seat("bot", "greedy", "greedy") for seat in range(seats)]
    match = next(found for number in count(first) if (found := played(sitting, until, f"rabbits-{number}", options)))
    tokens = [f"token-{match.id}-{seat}" if seat in people else None for seat in range(seats)]
    keep(folder, Stored(match, [token and token_hash(token) for token in tokens], "link", time.time(), None, []))
    return Made(match.id, tokens)


def played(seats: list[Seat], until: Wanted, seed: str, options: dict[str, Any]) -> Match | None:
    match = Match.create(f"rabbits-{next(numbers)}", GAME, options, seats, seed)
    match.commit(match.opening())
    players = [bots.player(GAME, "greedy", f"{seed} {seat}") for seat in range(len(seats))]
    while not match.over:
        if until(match):
            return match
        seat = match.state.waiting[0]
        match.commit(match.decide(seat, match.counts[seat], [players[seat](match.state.seen(seat), seat, Limit())]))
    return None
