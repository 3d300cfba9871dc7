"""Clocks: how much time each seat has left. What is left follows from the stored times of the entries alone, so it is the same
after a crash as before it. Times in which no server ran cost nobody anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.core.state import State

DAY = 24 * 3600.0
Pause = tuple[float, float]  # from when to when nobody could move


@dataclass(frozen=True)
class Clock:
    """What was agreed on before the game. `live`: a bank of seconds, and some more for each turn; `days`: so many for each."""

    kind: str  # live or days
    bank: float  # seconds: for the whole game, or for each turn
    increment: float = 0.0
    out: str = "bot"  # what happens to whoever runs out: a bot plays on, or the game is lost

    def document(self) -> dict[str, Any]:
        if self.kind == "days":
            return {"kind": "days", "days": round(self.bank / DAY), "out": self.out}
        return {"kind": "live", "bank": self.bank, "increment": self.increment, "out": self.out}

    @classmethod
    def read(cls, document: dict[str, Any] | None) -> Clock | None:
        if document is None:
            return None
        if document["kind"] == "days":
            return cls("days", document["days"] * DAY, out=document["out"])
        return cls("live", document["bank"], document["increment"], document["out"])


@dataclass
class Times:
    """What the clocks show as of `since`."""

    clock: Clock
    left: list[float]  # of each seat
    pauses: Sequence[Pause] = ()  # shared with whoever hears of new ones
    since: float | None = None  # None: the clocks have not been started
    out: set[int] = field(default_factory=set)  # who has run out
    gains: list[list[float]] = field(default_factory=list)  # what each decision of a seat has brought it, to be taken back

    @classmethod
    def of(cls, clock: Clock, seats: int, pauses: Sequence[Pause] = ()) -> Times:
        return cls(clock, [clock.bank] * seats, pauses, gains=[[] for _ in range(seats)])

    def copy(self) -> Times:
        gains = [[*those] for those in self.gains]
        return Times(self.clock, [*self.left], self.pauses, self.since, {*self.out}, gains)

    def elapsed(self, until: float) -> float:
        """Seconds that have run since then, pauses not counted."""
        if self.since is None or until <= self.since:
            return 0.0
        paused = sum(max(0.0, min(until, end) - max(self.since, begin)) for begin, end in self.pauses)
        return max(0.0, until - self.since - paused)

    def running(self, waiting: Sequence[int]) -> list[int]:
        """Whose clock runs: everybody's who is asked."""
        return [] if self.since is None else [seat for seat in waiting if seat not in self.out]

    def left_at(self, waiting: Sequence[int], now: float) -> list[float]:
        gone, runs = self.elapsed(now), self.running(waiting)
        return [max(0.0, left - gone) if seat in runs else max(0.0, left) for seat, left in enumerate(self.left)]

    def first_out(self, waiting: Sequence[int]) -> float | None:
        """When the first of those who are asked runs out, if nothing happens and no pause comes."""
        runs = self.running(waiting)
        if self.since is None or not runs:
            return None
        paused = sum(max(0.0, end - max(self.since, begin)) for begin, end in self.pauses)
        return self.since + paused + max(0.0, min(self.left[seat] for seat in runs))

    def late(self, waiting: Sequence[int], now: float) -> list[int]:
        """Who has run out by now."""
        gone = self.elapsed(now)
        return [seat for seat in self.running(waiting) if self.left[seat] <= gone]

    # What happens

    def pass_until(self, at: float, waiting: Sequence[int]) -> None:
        """Time has passed while these were asked."""
        if self.since is None:
            return
        gone = self.elapsed(at)
        for seat in self.running(waiting):
            self.left[seat] -= gone
        self.since = max(self.since, at)

    def start(self, at: float) -> None:
        self.since = at

    def decided(self, seat: int, before: State, after: State) -> None:
        """A turn may have several decisions: what it brings comes with its last one."""
        ends = seat not in after.waiting or after.round != before.round
        left = self.left[seat]
        gain = 0.0
        if self.since is not None and ends:
            gain = self.clock.bank - left if self.clock.kind == "days" else self.clock.increment
        self.left[seat] = left + gain
        self.gains[seat].append(gain)

    def undone(self, seat: int) -> None:
        """The time stays used; what the decision had brought is given back."""
        if self.gains[seat]:
            self.left[seat] -= self.gains[seat].pop()

    def ran_out(self, seat: int) -> None:
        self.left[seat] = 0.0
        self.out.add(seat)

    def came_back(self, seat: int) -> None:
        """Somebody takes the seat back from its bot: with days for each turn, for a new one."""
        if seat in self.out:
            self.out.discard(seat)
            self.left[seat] = self.clock.bank
