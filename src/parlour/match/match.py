"""One match. It is a function of its entries, which are only ever appended.

Every change goes in two steps: a method checks it and returns the entries it would add, nothing being changed; whoever
runs the match stores them and then calls `commit`. So what is on disk is never behind what anybody has been told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour import bots
from parlour.core import actors, chance, records, registry
from parlour.core.errors import IllegalMove, ParlourError
from parlour.core.game import Game, Json
from parlour.core.options import Resolved
from parlour.core.records import Record, SeededOutcomes
from parlour.core.state import State
from parlour.search.trail import Trail

MOST_UNDOS = 100  # of a seat in a match: entries are never deleted, so nobody may add them without end


class Refused(ParlourError):
    """Something that a match does not allow now, apart from moves."""


@dataclass(frozen=True)
class Entry:
    """Something that happened. kind: move, chance, undo, resign, stand-in or back."""

    kind: str
    seat: int  # CHANCE for outcomes
    move: int = -1
    count: int | None = None  # of a seat's decisions: which one this is, counted from 0
    bot: str | None = None  # of a stand-in


@dataclass
class Seat:
    kind: str  # person or bot
    name: str = ""
    bot: str | None = None  # who plays it, if not the person
    resigned: bool = False
    joined: bool = False


@dataclass(frozen=True)
class Ply:
    """A decision or outcome that counts, with the position it was made in."""

    before: State
    seat: int
    move: int


@dataclass
class Match:
    id: str
    game: Game
    options: Resolved
    seed: chance.Seed
    seats: list[Seat]
    entries: list[Entry] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)  # decisions each seat has ever made, undone ones included
    result: Json | None = None
    version: int = 0  # of the rules with which it was begun, if that is not the present one

    def __post_init__(self) -> None:
        self.state = self.game.begin(self.options)
        self.counts = [0] * self.state.seats
        stored, self.entries = self.entries, []
        self.commit(stored)

    @classmethod
    def create(cls, id: str, game: str, options: dict[str, Any], seats: list[Seat], seed: chance.Seed) -> Match:
        """A new match; raises BadOption or UnknownPlayer if it cannot be."""
        rules = registry.game(game)
        resolved = rules.fix_options(rules.options.resolve({**options, "seats": len(seats)}), seed)
        for seat in seats:
            if seat.bot is not None:
                bots.check(game, seat.bot)
        return cls(id, rules, resolved, seed, seats)

    @property
    def over(self) -> bool:
        return self.result is not None

    # What can be done: each returns the entries it would add.

    def opening(self) -> list[Entry]:
        """The outcomes before the first decision."""
        return self.outcomes(self.state.copy(), SeededOutcomes(self.seed))

    def decide(self, seat: int, count: int, moves: list[int]) -> list[Entry]:
        """One or several decisions of a seat, all or none, with the outcomes that follow."""
        if self.over:
            raise IllegalMove("error-game-over")
        if count != self.counts[seat]:
            raise Refused("error-stale", given=count, right=self.counts[seat])
        trial = self.state.copy()
        drawn = self.drawn()
        added: list[Entry] = []
        for number, move in enumerate(moves):
            if seat in trial.waiting and move not in trial.legal(seat):
                raise self.game.refusal(trial, move)
            trial.apply(move, seat)
            added.append(Entry("move", seat, move, count + number))
            added += self.outcomes(trial, drawn)
        return added

    def repeats(self, seat: int, count: int, moves: list[int]) -> bool:
        """Whether these very decisions have been made already (a command sent twice)."""
        made = [e.move for e in self.entries if e.kind == "move" and e.seat == seat and e.count is not None and e.count >= count]
        return bool(moves) and made[: len(moves)] == moves

    def undo(self, seat: int) -> list[Entry]:
        if not self.can_undo(seat):
            raise Refused("error-no-undo")
        return [Entry("undo", seat)]

    def can_undo(self, seat: int) -> bool:
        """Only one's own last decision, while its round is open, or while nobody has acted; never after something was drawn."""
        if self.over or self.seats[seat].bot is not None:
            return False
        if self.counts[seat] - sum(ply.seat == seat for ply in self.plies) >= MOST_UNDOS:
            return False
        return is_open(self.plies, self.state, seat)

    def resign(self, seat: int) -> list[Entry]:
        if self.over:
            raise IllegalMove("error-game-over")
        if self.seats[seat].resigned:
            raise Refused("error-resigned-already")
        return [Entry("resign", seat, bot=None if self.state.seats <= 2 else bots.default_bot(self.game.id))]

    def stand_in(self, seat: int, bot: str) -> list[Entry]:
        """A bot plays for a person who is away."""
        bots.check(self.game.id, bot)
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person" or self.seats[seat].bot or self.over:
            raise Refused("error-no-stand-in")
        return [Entry("stand-in", seat, bot=bot)]

    def back(self, seat: int) -> list[Entry]:
        if self.seats[seat].kind != "person" or self.seats[seat].bot is None or self.seats[seat].resigned:
            raise Refused("error-not-replaced")
        return [Entry("back", seat)]

    # What has been done.

    def commit(self, added: list[Entry]) -> None:
        for entry in added:
            self.entries.append(entry)
            if entry.kind in ("move", "chance"):
                self.play(entry.seat, entry.move)
                if entry.kind == "move":
                    self.counts[entry.seat] += 1
            elif entry.kind == "undo":
                self.take_back(entry.seat)
            elif entry.kind == "back":
                self.seats[entry.seat].bot = None
            else:
                self.seats[entry.seat].bot = entry.bot
                self.seats[entry.seat].resigned |= entry.kind == "resign"
        self.update_result()

    def take_back(self, seat: int) -> None:
        last = self.last_decision(seat)
        assert last is not None
        kept = [(ply.seat, ply.move) for number, ply in enumerate(self.plies) if number != last]
        self.plies.clear()
        self.state = self.game.begin(self.options)
        for by, move in kept:
            self.play(by, move)

    def play(self, seat: int, move: int) -> None:
        """What other rules have allowed is checked again; what these have, is not."""
        self.plies.append(Ply(self.state.copy(), seat, move))
        if self.version:
            records.make(self.game, self.version, self.state, len(self.plies), move, seat)
        else:
            self.state.apply(move, seat)

    def update_result(self) -> None:
        if self.state.actor == actors.OVER:
            self.result = {"scores": list(self.state.scores), "points": self.game.points(self.state), "why": "played"}
        elif self.state.seats <= 2 and any(seat.resigned for seat in self.seats):
            scores = [0.0 if seat.resigned else 1.0 for seat in self.seats]
            self.result = {"scores": scores, "points": self.game.points(self.state), "why": "resigned"}

    def last_decision(self, seat: int) -> int | None:
        return last_decision(self.plies, seat)

    def drawn(self) -> SeededOutcomes:
        """The source of outcomes, past those that have happened."""
        drawn = SeededOutcomes(self.seed)
        for ply in self.plies:
            if ply.seat == actors.CHANCE:
                drawn.counts[ply.before.pile] = drawn.counts.get(ply.before.pile, 0) + 1
        return drawn

    def outcomes(self, trial: State, drawn: SeededOutcomes) -> list[Entry]:
        added = []
        while trial.actor == actors.CHANCE:
            outcome = drawn.next(trial)
            trial.apply(outcome, actors.CHANCE)
            added.append(Entry("chance", actors.CHANCE, outcome))
        return added

    # What may be told.

    def view(self, viewer: int) -> Json:
        view = self.game.view(self.state, viewer)
        if self.over:
            view["moves"], view["waiting"] = [], []
        return view

    def asked(self, seat: int) -> State:
        """What a seat saw when the decision that it has to make now was asked for: a bot need not know who has answered since,
        in a round in which all choose without seeing each other."""
        state = self.state
        for ply in reversed(self.plies):
            if ply.seat in (actors.CHANCE, seat) or ply.before.round != state.round:
                break
            state = ply.before
        return state.seen(seat)

    def trail(self, seat: int) -> Trail:
        """Where a seat has been, from what it saw before and after its own moves: for a bot that cannot remember them itself."""
        trail = bots.trail(self.game.id)
        if trail.ground is not None:
            for number, ply in enumerate(self.plies):
                if ply.seat == seat:
                    after = self.plies[number + 1].before if number + 1 < len(self.plies) else self.state
                    trail.remember(ply.before.seen(seat), after.seen(seat))
        return trail

    def log(self, viewer: int, since: int = 0) -> list[Json]:
        """What the viewer perceived of each ply after the first `since`."""
        return [
            {"ply": number + 1, "event": self.game.event(ply.before, ply.move, viewer, ply.seat)}
            for number, ply in enumerate(self.plies[since:], since)
        ]

    @property
    def undone(self) -> int:
        """How many decisions have been taken back."""
        return sum(entry.kind == "undo" for entry in self.entries)

    def bots_to_move(self) -> list[int]:
        return [] if self.over else [seat for seat in self.state.waiting if self.seats[seat].bot is not None]

    def record(self) -> Record:
        """The record of a finished match: never given out before the end."""
        assert self.result is not None
        events = [
            {"kind": e.kind, "seat": e.seat, **({"bot": e.bot} if e.bot else {})}
            for e in self.entries
            if e.kind not in ("move", "chance")
        ]
        return Record(
            self.game.id, self.game.version, self.options, [seat.name for seat in self.seats], self.sorted_moves(), events,
            scores=self.result["scores"], points=self.result["points"], seed=self.seed,
        )

    def sorted_moves(self) -> list[tuple[int, int]]:
        """Within a simultaneous round by seat, whatever the order in which people decided."""
        rounds: list[tuple[int, list[tuple[int, int]]]] = []
        for ply in self.plies:
            key = -1 if ply.seat == actors.CHANCE else ply.before.round
            if not rounds or key < 0 or rounds[-1][0] != key:
                rounds.append((key, []))
            rounds[-1][1].append((ply.seat, ply.move))
        return [move for _, moves in rounds for move in sorted(moves, key=lambda by: by[0])]

    def commitment(self) -> str:
        return chance.commitment(self.seed)


def last_decision(plies: Sequence[Ply], seat: int) -> int | None:
    return next((n for n in range(len(plies) - 1, -1, -1) if plies[n].seat == seat), None)


def is_open(plies: Sequence[Ply], state: State, seat: int) -> bool:
    """Whether a seat's last decision can be taken back: its round is open, or nobody has acted since; and nothing was drawn."""
    last = last_decision(plies, seat)
    if last is None or any(ply.seat == actors.CHANCE for ply in plies[last + 1 :]):
        return False
    ply = plies[last]
    alone = last == len(plies) - 1 and ply.before.waiting == (seat,)
    earlier = next((p for p in reversed(plies[:last]) if p.seat != actors.CHANCE), None)
    first_of_round = earlier is None or earlier.before.round != ply.before.round
    return state.round == ply.before.round or (alone and first_of_round)
