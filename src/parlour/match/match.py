"""One match. It is a function of its entries, which are only ever appended.

Every change goes in two steps: a method checks it and returns a proposal, nothing being changed; whoever runs the match stores
the entries of the proposal and then calls `commit`. So what is on disk is never behind what anybody has been told.

The position before every ply is kept, because undo, replays and events need it: that is the size of a state, 0.8 to 2.9 kB
compiled, and 0.1 kB for the ply and its entry. Everything else that a decision needs is counted along, so that one costs the
same in a long match as in a short one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour import bots
from parlour.core import actors, chance, coaching, registry
from parlour.core.errors import IllegalMove
from parlour.core.game import Game, Json
from parlour.core.options import Resolved
from parlour.core.records import Record
from parlour.core.state import State
from parlour.match.clocks import Clock, Pause, Times
from parlour.match.proposal import Draft, Entry, Ply, Proposal, Refused, is_open
from parlour.search.trail import Trail

MOST_UNDOS = 100  # of a seat in a match: entries are never deleted, so nobody may add them without end


@dataclass
class Seat:
    kind: str  # person or bot
    name: str = ""
    bot: str | None = None  # who plays it, if not the person
    resigned: bool = False
    joined: bool = False


@dataclass
class Match:
    id: str
    game: Game
    options: Resolved
    seed: chance.Seed
    seats: list[Seat]
    entries: list[Entry] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)
    made: list[list[int]] = field(default_factory=list)  # all decisions of each seat, undone ones included
    undos: list[int] = field(default_factory=list)  # of each seat
    drawn: dict[int, int] = field(default_factory=dict)  # outcomes so far, by pile
    result: Json | None = None
    version: int = 0  # of the rules with which it was begun, if that is not the present one
    clock: Clock | None = None
    pauses: Sequence[Pause] = field(default=(), compare=False)  # in which no server ran, so that no clock did
    now: Callable[[], float] = field(default=time.time, compare=False)

    def __post_init__(self) -> None:
        self.state = self.game.begin(self.options)
        self.made = [[] for _ in range(self.state.seats)]
        self.undos = [0] * self.state.seats
        self.times = Times.of(self.clock, self.state.seats, self.pauses) if self.clock else None
        self.due: float | None = None  # when somebody has to look at it
        self.trails: dict[int, tuple[int, Trail]] = {}  # and how many plies are in each
        stored, self.entries = self.entries, []
        self.commit(self.read(stored))

    @classmethod
    def create(
        cls, id: str, game: str, options: dict[str, Any], seats: list[Seat], seed: chance.Seed, clock: Clock | None = None,
        pauses: Sequence[Pause] = (), now: Callable[[], float] = time.time,
    ) -> Match:
        """A new match; raises BadOption or UnknownPlayer if it cannot be."""
        rules = registry.game(game)
        agreed = rules.agree({**options, "seats": len(seats)}, seed)
        for seat in seats:
            if seat.bot is not None:
                bots.check(game, seat.bot)
        return cls(id, rules, agreed, seed, seats, clock=clock, pauses=pauses, now=now)

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def counts(self) -> list[int]:
        """How many decisions each seat has ever made, undone ones included."""
        return [len(moves) for moves in self.made]

    @property
    def undone(self) -> int:
        """How many decisions have been taken back."""
        return sum(self.undos)

    # What can be done: each returns what would come of it.

    def read(self, stored: list[Entry]) -> Proposal:
        """Entries that are in the store already: the match is brought up to them."""
        draft = Draft(self)
        draft.read(stored)
        return draft.proposal()

    def opening(self) -> Proposal:
        """The outcomes before the first decision."""
        draft = Draft(self)
        draft.outcomes()
        return draft.proposal()

    def decide(self, seat: int, count: int, moves: list[int]) -> Proposal:
        """One or several decisions of a seat, all or none, with the outcomes that follow."""
        if self.over:
            raise IllegalMove("error-game-over")
        if count != len(self.made[seat]):
            raise Refused("error-stale", given=count, right=len(self.made[seat]))
        draft = Draft(self)
        for number, move in enumerate(moves):
            draft.decision(seat, count + number, move)
        return draft.proposal()

    def repeats(self, seat: int, count: int, moves: list[int]) -> bool:
        """Whether these very decisions have been made already (a command sent twice)."""
        return bool(moves) and self.made[seat][count : count + len(moves)] == moves

    def undo(self, seat: int, many: int = 1) -> Proposal:
        """Takes back a seat's last decision, or its last ones, all or none."""
        draft = Draft(self)
        for number in range(many):
            if not self.may_undo(seat, number):
                raise Refused("error-no-undo")
            draft.undo(seat)
        return draft.proposal()

    def can_undo(self, seat: int) -> bool:
        """Only one's own last decision, while its round is open, or while nobody has acted; never after something was drawn."""
        return self.may_undo(seat) and is_open(self.plies, self.state, seat)

    def may_undo(self, seat: int, more: int = 0) -> bool:
        return not self.over and self.seats[seat].bot is None and self.undos[seat] + more < MOST_UNDOS

    def resign(self, seat: int) -> Proposal:
        """One of two gives the game to the other; among more a bot plays on."""
        if self.over:
            raise IllegalMove("error-game-over")
        if self.seats[seat].resigned:
            raise Refused("error-resigned-already")
        return self.at_table(Entry("resign", seat, bot=None if self.state.seats <= 2 else bots.default_bot(self.game.id)))

    def stand_in(self, seat: int, bot: str) -> Proposal:
        """A bot plays for a person who is away."""
        bots.check(self.game.id, bot)
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person" or self.seats[seat].bot or self.over:
            raise Refused("error-no-stand-in")
        return self.at_table(Entry("stand-in", seat, bot=bot))

    def back(self, seat: int) -> Proposal:
        if self.seats[seat].kind != "person" or self.seats[seat].bot is None or self.seats[seat].resigned:
            raise Refused("error-not-replaced")
        if self.clock and self.clock.kind == "live" and self.times and seat in self.times.out:
            raise Refused("error-out-of-time")
        return self.at_table(Entry("back", seat))

    # Clocks

    def may_start_clocks(self) -> bool:
        """Once everybody has sat down; until then nobody's time runs."""
        waits = self.times is not None and self.times.since is None and not self.over
        return waits and all(seat.joined or seat.bot is not None for seat in self.seats)

    def start_clocks(self) -> Proposal:
        if not self.may_start_clocks():
            raise Refused("error-clocks-run")
        return self.at_table(Entry("clocks", actors.CHANCE))

    def run_out(self) -> Proposal:
        """Whoever has used up their time hands the seat to a bot, or loses, as was agreed. A bot that plays on loses nothing."""
        late = self.times.late(self.state.waiting, self.now()) if self.times and not self.over else []
        if not late:
            raise Refused("error-time-left")
        draft = Draft(self)
        ends = self.clock is not None and self.clock.out == "lose" and self.state.seats <= 2
        if ends and self.times:  # whoever was out first; both, if both were at the same instant
            left = self.times.left
            late = [seat for seat in late if left[seat] == min(left[other] for other in late)]
        for seat in late:
            draft.at_table(Entry("time", seat, bot=None if ends else self.seats[seat].bot or bots.default_bot(self.game.id)))
        return draft.proposal()

    def due_now(self) -> float | None:
        """When somebody has to look at it, with the pauses that are known by now."""
        return None if self.over else Draft(self).due()

    def left(self) -> list[float] | None:
        """The seconds that each seat has now."""
        return self.times.left_at(() if self.over else self.state.waiting, self.now()) if self.times else None

    def running(self) -> list[int]:
        return self.times.running(self.state.waiting) if self.times and not self.over else []

    def at_table(self, entry: Entry) -> Proposal:
        draft = Draft(self)
        draft.at_table(entry)
        return draft.proposal()

    # What has been done.

    def commit(self, proposal: Proposal) -> None:
        """Becomes what was proposed; no move is made again."""
        if proposal.number != len(self.entries):
            raise ValueError(f"a proposal for {proposal.number} entries, but there are {len(self.entries)}")
        self.keep_trails(proposal.kept)
        self.entries += proposal.entries
        self.plies[proposal.kept :] = proposal.plies
        self.state, self.drawn, self.result = proposal.state, proposal.drawn, proposal.result
        self.times, self.due = proposal.times, proposal.due
        for entry in proposal.entries:
            if entry.kind == "move":
                self.made[entry.seat].append(entry.move)
            elif entry.kind == "undo":
                self.undos[entry.seat] += 1
            elif entry.kind not in ("chance", "clocks"):
                self.seats[entry.seat].bot = entry.bot
                lost = entry.kind == "time" and self.clock is not None and self.clock.out == "lose"
                self.seats[entry.seat].resigned |= entry.kind == "resign" or lost

    # What may be told.

    def view(self, viewer: int) -> Json:
        view = self.game.view(self.state, viewer)
        if self.over:
            view["moves"], view["waiting"] = [], []
        return view

    def log(self, viewer: int, first: int = 0, last: int | None = None) -> list[Json]:
        """What the viewer perceived of the plies from `first` (counted from 0) to before `last`."""
        plies = range(first, len(self.plies) if last is None else last)
        return [{"ply": number + 1, "event": self.event(viewer, number)} for number in plies]

    def event(self, viewer: int, number: int) -> Json:
        ply = self.plies[number]
        return coaching.noted(self.game.id, self.game.event(ply.before, ply.move, viewer, ply.seat, self.after(number)))

    def after(self, number: int) -> State:
        """The position after a ply."""
        return self.plies[number + 1].before if number + 1 < len(self.plies) else self.state

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
        begun, trail = self.trails.get(seat) or (0, bots.trail(self.game.id))
        if trail.ground is None:
            return trail
        for number in range(begun, len(self.plies)):
            ply = self.plies[number]
            if ply.seat == seat:
                trail.remember(ply.before.seen(seat), self.after(number).seen(seat))
        self.trails[seat] = len(self.plies), trail
        return trail.copy()

    def keep_trails(self, kept: int) -> None:
        """Before plies are taken back: the trail of whoever made one of them has to be found anew."""
        for ply in self.plies[kept:]:
            self.trails.pop(ply.seat, None)
        for seat, (plies, trail) in self.trails.items():
            self.trails[seat] = min(plies, kept), trail

    def bots_to_move(self) -> list[int]:
        return [] if self.over else [seat for seat in self.state.waiting if self.seats[seat].bot is not None]

    def record(self) -> Record:
        """The record. Before the end it has neither the seed nor choices that are still open, and is for nobody but the one at
        whose own table the match is."""
        events: list[Json] = [
            {"kind": e.kind, "seat": e.seat, **({"bot": e.bot} if e.bot else {})}
            for e in self.entries
            if e.kind not in ("move", "chance", "clocks")
        ]
        if self.clock:
            events.insert(0, {"kind": "clock", "clock": self.clock.document()})
        names, ended = [seat.name for seat in self.seats], self.result or {"scores": None, "points": None}
        return Record(
            self.game.id, self.game.version, self.options, names, self.sorted_moves(), events,
            scores=ended["scores"], points=ended["points"], seed=self.seed if self.over else None,
        )

    def sorted_moves(self) -> list[tuple[int, int]]:
        """Within a simultaneous round by seat, whatever the order in which people decided."""
        rounds: list[tuple[int, list[tuple[int, int]]]] = []
        for ply in self.plies:
            key = -1 if ply.seat == actors.CHANCE else ply.before.round
            if key == self.state.round and not self.over and len(ply.before.waiting) > 1:
                break
            if not rounds or key < 0 or rounds[-1][0] != key:
                rounds.append((key, []))
            rounds[-1][1].append((ply.seat, ply.move))
        return [move for _, moves in rounds for move in sorted(moves, key=lambda by: by[0])]

    def commitment(self) -> str:
        return chance.commitment(self.seed)
