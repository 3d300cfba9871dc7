"""Somebody who plays Jackal: finds in the page's own messages what may be done, and does it on the island."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.visitor import Json, Visitor


class JackalPage:
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
    def moves(self) -> list[Json]:
        return list(self.view["moves"])

    @property
    def news(self) -> list[str]:
        """What the page tells of the last turns, the latest first."""
        return self.visitor.find(".news li span").all_inner_texts()

    @property
    def prompt(self) -> Locator:
        return self.visitor.find(".prompt .text")

    @property
    def tip(self) -> Locator:
        return self.visitor.find(".prompt .tip")

    def cell(self, name: str) -> Locator:
        return self.visitor.find(f'.cells [data-cell="{name}"]')

    def plate(self, crew: str, name: str) -> Locator:
        return self.visitor.plate(f"{self.visitor.say('jackal-crew', crew=crew)}: {name}")

    def choice(self, code: str, **arguments: object) -> Locator:
        """With or without a coin, or on which step: the label beside a radio button."""
        return self.visitor.find(".either label").filter(has_text=self.visitor.say(code, **arguments))

    def place(self, move: Json) -> str:
        return place_of(self.table, move)

    def steps(self, cell: str) -> int:
        """How many steps a tile has, as a pirate on it knows."""
        return max(int(pirate["of"]) for crew in self.table["crews"] for pirate in crew["pirates"] if pirate["cell"] == cell)

    # Doing

    def play(self, move: Json) -> None:
        """With the mouse: the pirate or the ship, with a coin or without, and where to."""
        before = self.view["round"]
        if not self.take(move):
            if move["kind"] in ("stay", "revive"):
                self.visitor.button(f"jackal-{move['kind']}").click()
            else:
                self.load(move)
                self.cell(move["to"]).click()
        self.until_told(before)

    def take(self, move: Json) -> bool:
        """Chooses who acts, if several can; True if that was the whole move already."""
        places = {self.place(other) for other in self.moves}
        cell, _, step = self.place(move).partition("/")
        if len(places) == 1:
            return False
        only = self.is_only_step(move)  # asked now: the click may be all of it, and then everything is different
        self.cell(cell).click()
        if sum(place.partition("/")[0] == cell for place in places) > 1:
            self.choice("jackal-state", state="spinning", step=int(step), of=self.steps(cell)).click()
            return False
        return only

    def is_only_step(self, move: Json) -> bool:
        """Whether a pirate can do nothing but take his next step, so that choosing him is enough."""
        return move["kind"] == "turn" and sum(self.place(other) == self.place(move) for other in self.moves) == 1

    def load(self, move: Json) -> None:
        """Takes a coin along or leaves it, if there is a choice."""
        own = {other.get("coin") for other in self.moves if self.place(other) == self.place(move)}
        if own >= {True, False} and "coin" in move:
            self.choice("jackal-with-coin" if move["coin"] else "jackal-without-coin").click()

    def until_told(self, before: int) -> None:
        """Waits until a decision made in that round has come back from the server."""
        self.visitor.until(lambda: self.view["round"] > before, "the move is made")

    def move_on(self) -> None:
        """Any sensible move, when the page asks for one."""
        self.play(min(self.moves, key=self.worry))

    def worry(self, move: Json) -> tuple[int, float]:
        """Coins brought aboard first, then closed tiles, coins, anything; death last."""
        end, coin = move.get("end"), move.get("coin", False)
        rank = 0 if coin and end == "aboard" else 4 if end == "dead" else 1 if end == "closed" else 2 if coin else 3
        return rank, self.visitor.chance.random()


def place_of(table: Json, move: Json) -> str:
    """Where a move starts: `e4`, or `e4/2` on a step of a spinning tile."""
    crews = {crew["crew"]: crew for crew in table["crews"]}
    own = crews[table["crew"]]["pirates"]
    if move["kind"] == "sail":
        return str(crews[move["ship"]]["ship"])
    if move["kind"] == "revive":
        return next(str(pirate["cell"]) for pirate in own if table["tiles"].get(pirate["cell"]) == "aborigine")
    pirate = own[move["mate"] if "mate" in move else table["chain"]["mate"]]
    return f"{pirate['cell']}/{pirate['step']}" if pirate["step"] else str(pirate["cell"])
