"""Somebody who plays 12 Patrols at the page, the deals they are given, and lines of play that win or lose them."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, WebSocketRoute, expect
from websockets.sync.client import connect

import parlour
from parlour.core import actors, daily
from parlour.core.records import SeededOutcomes
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.solver import solve
from parlour.match import Match, Seat
from parlour.server.live_table import token_hash
from parlour.store import Stored
from tests.browser.begun import keep
from tests.browser.conftest import Arrive
from tests.browser.test_languages import foreign
from tests.browser.visitor import Json, Visitor
from tests.server.client import PATIENCE, Made
from tests.server.process import ServerProcess

GAME = parlour.game("twelve-patrols")
Line = list[tuple[int, int]]  # (seat or CHANCE, move)
numbers = count(1)


class Oracle:
    """Stands between a browser and the server, and answers questions itself."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped = 0
        self.socket: WebSocketRoute | None = None
        self.id = 0

    def attend(self, visitor: Visitor) -> None:
        visitor.page.route_web_socket("**/ws", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket

        def from_browser(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "ask":
                self.asked.append(message["what"])
                self.id = message["id"]
            elif message["type"] == "stop":
                self.stopped += 1
            else:
                server.send(text)

        socket.on_message(from_browser)

    def answer(self, **what: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps({"type": "answer", "id": self.id, **what}))


class PatrolsPage:
    """Somebody who plays 12 Patrols at the page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    # Looking

    @property
    def table(self) -> Json:
        return dict(self.visitor.views[0]["table"])

    @property
    def main(self) -> Locator:
        return self.visitor.find(".acts .main")

    @property
    def drawn(self) -> set[str]:
        """The columns that are on the board."""
        return {str(cell.get_attribute("data-cell"))[0] for cell in self.visitor.find("[data-cell]").all()}

    @property
    def given_up(self) -> int:
        return sum(self.table["discarded"].values())

    def card(self, card: int) -> Locator:
        return self.visitor.find(f'.pick[data-card="{card}"]')

    def cell(self, cell: str) -> Locator:
        return self.visitor.find(f'button[data-cell="{cell}"]')

    def spot(self, spot: str) -> Locator:
        return self.visitor.find(f'button[data-spot="{spot}"]')

    def item(self, item: str) -> Locator:
        return self.visitor.find(f'.item[data-item="{item}"]:not(.planned)').first

    def between(self, spot: str, mark: str) -> str:
        """The cards beside a spot, western or northern first."""
        cells = [spot[:2], spot[2:]] if spot[1] == spot[3] else [spot[2:], spot[:2]]
        cards = [self.table["cards"][self.table["placed"][cell]] for cell in cells]
        return mark.join(self.visitor.say(f"twelve-patrols-card-{card['picture']}") for card in cards)

    def focused(self, what: str) -> str:
        return str(self.visitor.page.evaluate(f"document.activeElement.dataset.{what} ?? ''"))

    # Doing

    def follow(self, acts: Iterable[Json]) -> None:
        """Plays a line of decisions, each as the page wants it."""
        items: list[str] = []
        given = ""
        for act in acts:
            match act["kind"]:
                case "place":
                    self.place(act["card"], act["cell"])
                case "put":
                    items.append(act["item"])
                    spot = act["spot"]
                case "done":
                    self.patrol(spot, items)
                    items = []
                case "end":
                    placed = len(self.table["placed"])
                    self.main.click()
                    self.visitor.until(lambda: self.table["phase"] == "card", f"the turn after card {placed} ends")
                case "discard":
                    given = act["item"]
                case "set":
                    self.turn(given, act["die"], act["to"])

    def place(self, card: int, cell: str, chosen: bool = False) -> None:
        if len(self.table["display"]) > 1 and not chosen:
            self.card(card).click()
        self.cell(cell).click()
        self.visitor.until(lambda: self.table["placed"].get(cell) == card, f"a card on {cell}")

    def plan(self, spot: str, items: list[str]) -> None:
        self.spot(spot).click()
        for item in items:
            self.item(item).click()

    def patrol(self, spot: str, items: list[str]) -> None:
        self.plan(spot, items)
        self.main.click()
        self.visitor.until(lambda: spot in self.table["patrols"], f"a patrol at {spot}")

    def turn(self, given: str, die: str, to: int) -> None:
        before = self.given_up
        self.visitor.button("twelve-patrols-turn-die").click()
        self.item(given).click()
        self.item(die).click()
        self.visitor.find(f'.faces input[value="{to}"]').check(force=True)
        self.visitor.button("twelve-patrols-turn-go").click()
        self.visitor.until(lambda: self.given_up > before and not self.table["turning"], "the die is turned")

    def drag(self, thing: Locator, where: Callable[[], Locator]) -> None:
        """With the mouse; where it may be dropped shows only once it is held."""
        mouse = self.visitor.page.mouse
        mouse.move(*middle(thing))
        mouse.down()
        mouse.move(*(part + 20 for part in middle(thing)))
        mouse.move(*middle(where()), steps=4)
        mouse.up()

    def tab_to(self, what: str, value: str) -> None:
        for _ in range(60):
            if self.focused(what) == value:
                return
            self.visitor.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {what} {value}")


def seated(
    arrive: Arrive, server: ServerProcess, made: Made, lang: str = "en", phone: bool = False, oracle: Oracle | None = None
) -> PatrolsPage:
    visitor = arrive(f"{server.url}robots.txt", "Nuria", lang, phone)
    if oracle is not None:
        oracle.attend(visitor)
    visitor.page.goto(f"{server.url}t/{made.id}#{made.tokens[0]}")
    visitor.find(".mat").wait_for()
    visitor.until(lambda: 0 in visitor.views or oracle is not None, "a first view")
    return PatrolsPage(visitor)


def dealt(folder: Path, seed: str, until: Callable[[Match], bool] | None = None, **options: Any) -> Made:
    """Puts a game with a known deal into a server's store, played on as far as wanted."""
    match = opened(f"patrols-{next(numbers)}", seed, **options)
    if until is not None:
        assert until(match)
    token = f"token-{match.id}"
    keep(folder, Stored(match, [token_hash(token)], "link", time.time(), None, []))
    return Made(match.id, [token])


def opened(name: str, seed: str, **options: Any) -> Match:
    match = Match.create(name, GAME.id, options, [Seat("person", "P0", joined=True)], seed)
    match.commit(match.opening())
    return match


def two_forced(line: Line) -> Callable[[Match], bool]:
    """Plays along a line until two spots must be filled at once."""

    def go_on(match: Match) -> bool:
        for seat, move in line:
            if len(match.view(0)["table"]["forced"]) == 2:
                return True
            if seat == 0:
                match.commit(match.decide(0, match.counts[0], [move]))
        return False

    return go_on


def planned_next(ruler: PatrolsPage, seed: str, line: Line) -> list[tuple[str, list[str]]]:
    """The patrols that a line sends after what lies on the table."""
    patrols: dict[str, list[str]] = {}
    for act in acts_of(seed, line):
        if act["kind"] == "put" and act["spot"] not in ruler.table["patrols"]:
            patrols.setdefault(act["spot"], []).append(act["item"])
    return [(spot, items) for spot, items in patrols.items() if spot in ruler.table["forced"]]


def a_winning_line() -> tuple[str, Line]:
    """A deal that can be won, and how, with two patrols that must be sent at once on the way."""
    for number in count(1):
        seed = f"patrols-{number}"
        line = winning_line(seed)
        if line is not None and two_forced(line)(opened("trial", seed)):
            return seed, line
    raise AssertionError


def a_winnable_day() -> tuple[date, Line]:
    for number in count():
        day = date(2026, 11, 1) + timedelta(number)
        line = winning_line(daily.seed(GAME.id, day))
        if line is not None:
            return day, line
    raise AssertionError


def winning_line(seed: str) -> Line | None:
    start, order = solve.order_of(seed)
    plan = solve.can_be_won(start, order).plan
    return None if plan is None else plan.line


def a_losing_line() -> tuple[str, Line]:
    """A deal that could be won, and how somebody careless loses it with a spot that nothing can fill."""
    for number in count(1):
        seed, _ = a_winning_line()
        line, why = careless(seed, number)
        if why is not None and why["kind"] == "no-patrol":
            return seed, line
    raise AssertionError


def careless(seed: str, number: int) -> tuple[Line, Json | None]:
    """Places cards anywhere and sends only patrols that must be sent."""
    chance, state, drawn = random.Random(number), GAME.start(), SeededOutcomes(seed)
    line: Line = []
    while state.actor != actors.OVER:
        seat = state.actor
        move = drawn.next(state) if seat == actors.CHANCE else choice(state.legal(seat), chance)
        line.append((seat, move))
        state.apply(move)
    return [step for step in line if step[0] != actors.CHANCE], GAME.view(state, 0)["table"]["why"]


def choice(legal: list[int], chance: random.Random) -> int:
    for only in (constants.DONE, constants.END):
        if only in legal:
            return only
    return chance.choice([move for move in legal if move < constants.DISCARD or move >= constants.SET] or legal)


def acts_of(seed: str, line: Line) -> list[Json]:
    """The decisions of a line in words."""
    state, drawn = GAME.start(), SeededOutcomes(seed)
    acts = []
    decisions = iter([move for seat, move in line if seat != actors.CHANCE])
    while state.actor != actors.OVER:
        if state.actor == actors.CHANCE:
            state.apply(drawn.next(state))
            continue
        move = next(decisions)
        acts.append(GAME.describe(state, move))
        state.apply(move)
    return acts


def played_to_last_cards(url: str, visitor: Visitor, acts: list[Json], line: Line) -> list[Json]:
    """Plays a visitor's game along a line, at no page, until two cards are left to place: what is left of it."""
    hello = next(told[2:] for told in reversed(visitor.told) if told.startswith('> {"type":"hello"'))
    start = [number for number, act in enumerate(acts) if act["kind"] == "place"][-2]
    decisions = [move for seat, move in line if seat != actors.CHANCE][:start]
    with connect(url.replace("http", "ws", 1) + "ws", open_timeout=PATIENCE, ping_timeout=PATIENCE) as socket:
        socket.send(hello)
        for count, move in enumerate(decisions):
            while json.loads(socket.recv(timeout=PATIENCE)).get("count") != count:
                pass
            socket.send(json.dumps({"type": "move", "count": count, "moves": [move]}))
        while json.loads(socket.recv(timeout=PATIENCE)).get("count") != start:
            pass
    return acts[start:]


def item_besides(ruler: PatrolsPage, item: str) -> str:
    return str(next(other for other in ruler.table["tray"] if other != item))


def drag_by_finger(visitor: Visitor, thing: Locator, where: Locator) -> None:
    screen = visitor.page.context.new_cdp_session(visitor.page)
    (from_x, from_y), (to_x, to_y) = middle(thing), middle(where)

    def touch(kind: str, part: float | None = None) -> None:
        points = [] if part is None else [{"x": from_x + (to_x - from_x) * part, "y": from_y + (to_y - from_y) * part}]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, 9):
        touch("touchMove", step / 8)
    visitor.page.wait_for_timeout(100)  # it rests before it lifts: after a throw, Chromium takes the next tap for its end
    touch("touchEnd")
    screen.detach()


def give_up(visitor: Visitor) -> None:
    visitor.button("page-menu").click()
    visitor.button("page-resign").click()
    expect(visitor.panel()).to_contain_text(visitor.say("page-resign-sure-alone"))
    visitor.button("page-resign-yes").click()
    expect(visitor.find(".sheet h2")).to_have_text(visitor.say("twelve-patrols-given-up"))


def result_of(server: ServerProcess, made: Made) -> Json:
    return dict(httpx.get(f"{server.url}api/matches/{made.id}").json()["result"])


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def strange(visitor: Visitor) -> list[str]:
    """What is not in the visitor's language, or no sentence at all."""
    return [*foreign(visitor), *(line for line in visitor.written.split("\n") if line.startswith("twelve-patrols-"))]
