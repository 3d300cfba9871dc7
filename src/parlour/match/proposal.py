"""What a match may become. Whoever drives it stores the entries of a proposal and then commits it: no move is made twice."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from parlour.core import actors, records
from parlour.core.errors import ParlourError
from parlour.core.game import Json
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.match.clocks import Times

if TYPE_CHECKING:
    from parlour.match.match import Match

BOTS_DUE = 2.0  # seconds after which somebody looks whether a bot that is to move does


class Refused(ParlourError):
    """Something that a match does not allow now, apart from moves."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened. kind: move, chance, undo, resign, stand-in, back, clocks (they start) or time (it has run out)."""

    kind: str
    seat: int  # CHANCE for outcomes, and for what is about all
    move: int = -1
    count: int | None = None  # of a seat's decisions: which one this is, counted from 0
    bot: str | None = None  # who plays the seat from now on
    at: float = field(default=0.0, compare=False)  # when


@dataclass(frozen=True, slots=True)
class Ply:
    """A decision or outcome that counts, with the position it was made in. The position after it is that of the next one."""

    before: State
    seat: int
    move: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """Entries for a match that has `number` of them, and what it is with them."""

    number: int
    entries: list[Entry]
    kept: int  # plies of the match that stay,
    plies: list[Ply]  # and those that come after them
    state: State
    drawn: dict[int, int]  # outcomes so far, by pile
    result: Json | None  # if the game is over then
    times: Times | None  # what the clocks show then
    due: float | None  # when somebody has to look at the match, because a clock runs out or a bot is to move

    @property
    def over(self) -> bool:
        return self.result is not None


class Draft:
    """A proposal that is being made. The match stays as it is: its states are never changed, only replaced."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []
        self.state = match.state
        self.drawn = SeededOutcomes(match.seed, match.drawn)
        self.kept = len(match.plies)
        self.plies: list[Ply] = []
        self.at = match.now()
        self.times = match.times.copy() if match.times else None
        self.bots = {seat for seat, known in enumerate(match.seats) if known.bot is not None}

    def __len__(self) -> int:
        return self.kept + len(self.plies)

    def __getitem__(self, number: int) -> Ply:
        return self.match.plies[number] if number < self.kept else self.plies[number - self.kept]

    # What can be added

    def decision(self, seat: int, count: int, move: int) -> None:
        """One decision, with the outcomes that follow it."""
        before, state = self.state, self.state.copy()
        if seat in state.waiting and move not in state.legal(seat):
            raise self.match.game.refusal(before, move)
        if self.times and seat in self.times.late(before.waiting, self.at):
            raise Refused("error-out-of-time")
        state.apply(move, seat)
        self.add(Entry("move", seat, move, count, at=self.at), before, state)
        self.outcomes()

    def outcomes(self) -> None:
        while self.state.actor == actors.CHANCE:
            before, state = self.state, self.state.copy()
            outcome = self.drawn.next(state)
            state.apply(outcome, actors.CHANCE)
            self.add(Entry("chance", actors.CHANCE, outcome, at=self.at), before, state)

    def undo(self, seat: int) -> None:
        if not is_open(self, self.state, seat):
            raise Refused("error-no-undo")
        self.beside(Entry("undo", seat, at=self.at))

    def at_table(self, entry: Entry) -> None:
        """Something that changes who plays, not the position."""
        self.beside(replace(entry, at=self.at))

    def read(self, entries: Iterable[Entry]) -> None:
        """What was stored. What other rules have allowed is checked again; what these have, is not."""
        for entry in entries:
            if entry.kind in ("move", "chance"):
                before, state = self.state, self.state.copy()
                if entry.kind == "chance":
                    self.drawn.pass_over(before.pile)
                self.make(state, entry.move, entry.seat)
                self.add(entry, before, state)
            else:
                self.beside(entry)

    # How

    def beside(self, entry: Entry) -> None:
        """What is not a move of the game."""
        self.entries.append(entry)
        if self.times:
            self.times.pass_until(entry.at, self.state.waiting)
        if entry.kind == "undo":
            self.take_back(entry.seat)
        elif entry.kind != "clocks":
            self.bots = self.bots - {entry.seat} if entry.bot is None else self.bots | {entry.seat}
        if not self.times:
            return
        match entry.kind:
            case "undo":
                self.times.undone(entry.seat)
            case "clocks":
                self.times.start(entry.at)
            case "time":
                self.times.ran_out(entry.seat)
            case "back":
                self.times.came_back(entry.seat)

    def add(self, entry: Entry, before: State, after: State) -> None:
        self.entries.append(entry)
        self.plies.append(Ply(before, entry.seat, entry.move))
        self.state = after
        if self.times:
            self.times.pass_until(entry.at, before.waiting)
            if entry.kind == "move":
                self.times.decided(entry.seat, before, after)

    def make(self, state: State, move: int, seat: int) -> None:
        if self.match.version:
            records.make(self.match.game, self.match.version, state, len(self) + 1, move, seat)
        else:
            state.apply(move, seat)

    def take_back(self, seat: int) -> None:
        """A decision goes; those that others have made since are made again without it."""
        last = next(number for number in range(len(self) - 1, -1, -1) if self[number].seat == seat)
        later = [self[number] for number in range(last + 1, len(self))]
        self.state = self[last].before
        if last < self.kept:
            self.kept, self.plies = last, []
        else:
            del self.plies[last - self.kept :]
        for ply in later:
            before, self.state = self.state, self.state.copy()
            self.make(self.state, ply.move, ply.seat)
            self.plies.append(Ply(before, ply.seat, ply.move))

    def proposal(self) -> Proposal:
        number, result = len(self.match.entries), self.result()
        due = None if result else self.due()
        return Proposal(number, self.entries, self.kept, self.plies, self.state, self.drawn.counts, result, self.times, due)

    def due(self) -> float | None:
        """With clocks a match goes on when nobody is there: bots move, and time runs out."""
        if self.times is None or self.times.since is None:
            return None
        first = self.times.first_out(self.state.waiting)
        if self.bots.intersection(self.state.waiting):
            return min(self.times.since + BOTS_DUE, first or math.inf)
        return first

    def result(self) -> Json | None:
        """How the game has ended, if it has. A seat that gives up without a bot that plays on has lost to the others."""
        match = self.match
        given_up = {entry.seat: entry.kind for entry in self.entries if entry.kind in ("resign", "time") and entry.bot is None}
        if match.result is not None:
            return match.result
        if self.state.actor == actors.OVER:
            scores, why = list(self.state.scores), "played"
        elif given_up:
            scores = [0.0 if seat in given_up else 1.0 for seat in range(self.state.seats)]
            why = "time" if "time" in given_up.values() else "resigned"
        else:
            return None
        return {"scores": scores, "points": match.game.points(self.state), "why": why}


def is_open(plies: Sequence[Ply] | Draft, state: State, seat: int) -> bool:
    """Whether a seat's last decision can be taken back: its round is open, or nobody has acted since; and nothing was drawn."""
    last = len(plies) - 1
    while last >= 0 and plies[last].seat != seat:
        if plies[last].seat == actors.CHANCE or plies[last].before.round != state.round:
            return False
        last -= 1
    if last < 0:
        return False
    ply = plies[last]
    if state.round == ply.before.round:
        return True
    earlier = last - 1
    while earlier >= 0 and plies[earlier].seat == actors.CHANCE:
        earlier -= 1
    first_of_round = earlier < 0 or plies[earlier].before.round != ply.before.round
    return last == len(plies) - 1 and ply.before.waiting == (seat,) and first_of_round
