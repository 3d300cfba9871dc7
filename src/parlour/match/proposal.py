"""What a match may become. Whoever drives it stores the entries of a proposal and then commits it: no move is made twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.core import actors, records
from parlour.core.errors import ParlourError
from parlour.core.game import Json
from parlour.core.records import SeededOutcomes
from parlour.core.state import State

if TYPE_CHECKING:
    from parlour.match.match import Match


class Refused(ParlourError):
    """Something that a match does not allow now, apart from moves."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened. kind: move, chance, undo, resign, stand-in or back."""

    kind: str
    seat: int  # CHANCE for outcomes
    move: int = -1
    count: int | None = None  # of a seat's decisions: which one this is, counted from 0
    bot: str | None = None  # who plays the seat from now on


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
        state.apply(move, seat)
        self.happened(Entry("move", seat, move, count), before, state)
        self.outcomes()

    def outcomes(self) -> None:
        while self.state.actor == actors.CHANCE:
            before, state = self.state, self.state.copy()
            outcome = self.drawn.next(state)
            state.apply(outcome, actors.CHANCE)
            self.happened(Entry("chance", actors.CHANCE, outcome), before, state)

    def undo(self, seat: int) -> None:
        if not is_open(self, self.state, seat):
            raise Refused("error-no-undo")
        self.entries.append(Entry("undo", seat))
        self.take_back(seat)

    def at_table(self, entry: Entry) -> None:
        """Something that changes who plays, not the position."""
        self.entries.append(entry)

    def read(self, entries: Iterable[Entry]) -> None:
        """What was stored. What other rules have allowed is checked again; what these have, is not."""
        for entry in entries:
            if entry.kind in ("move", "chance"):
                before, state = self.state, self.state.copy()
                if entry.kind == "chance":
                    self.drawn.pass_over(before.pile)
                self.make(state, entry.move, entry.seat)
                self.happened(entry, before, state)
            else:
                self.entries.append(entry)
                if entry.kind == "undo":
                    self.take_back(entry.seat)

    # How

    def happened(self, entry: Entry, before: State, after: State) -> None:
        self.entries.append(entry)
        self.plies.append(Ply(before, entry.seat, entry.move))
        self.state = after

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
        number = len(self.match.entries)
        return Proposal(number, self.entries, self.kept, self.plies, self.state, self.drawn.counts, self.result())

    def result(self) -> Json | None:
        """How the game has ended, if it has. A seat that gives up without a bot that plays on has lost to the others."""
        match, given_up = self.match, [entry.seat for entry in self.entries if entry.kind == "resign" and entry.bot is None]
        if match.result is not None:
            return match.result
        if self.state.actor == actors.OVER:
            scores, why = list(self.state.scores), "played"
        elif given_up:
            scores, why = [0.0 if seat in given_up else 1.0 for seat in range(self.state.seats)], "resigned"
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
