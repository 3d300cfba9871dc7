"""Clocks, with a time that the test sets."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from parlour import bots
from parlour.core import registry
from parlour.core.records import Record
from parlour.match import Clock, Match, Refused, Seat
from parlour.match.clocks import DAY, Pause

TEN_MINUTES = Clock("live", 600.0, 5.0, "bot")


@dataclass
class Now:
    at: float = 1000.0

    def __call__(self) -> float:
        return self.at


class Table:
    """A match whose entries are committed at once."""

    def __init__(self, clock: Clock, game: str = "jackal", seats: int = 2, pauses: list[Pause] | None = None) -> None:
        self.now, self.pauses = Now(), [] if pauses is None else pauses
        people = [Seat("person", f"P{n}", joined=True) for n in range(seats)]
        self.match = Match.create("m", game, {}, people, "seed", clock, self.pauses, self.now)
        self.match.commit(self.match.opening())
        self.match.commit(self.match.start_clocks())

    def wait(self, seconds: float) -> None:
        self.now.at += seconds

    def move(self, seat: int | None = None) -> int:
        match = self.match
        seat = match.state.waiting[0] if seat is None else seat
        match.commit(match.decide(seat, match.counts[seat], [match.state.legal(seat)[0]]))
        return seat

    def again(self) -> Match:
        """As a server finds it after a crash."""
        m, seats = self.match, [Seat(s.kind, s.name, joined=s.joined) for s in self.match.seats]
        return Match("m", m.game, m.options, m.seed, seats, [*m.entries], clock=m.clock, pauses=self.pauses, now=self.now)


def test_only_the_clock_of_whoever_is_asked_runs() -> None:
    table = Table(TEN_MINUTES)
    first = table.match.state.waiting[0]
    table.wait(30)
    assert table.match.running() == [first]
    assert table.match.left() == [570.0 if seat == first else 600.0 for seat in range(2)]
    table.move()
    assert table.match.left() == [575.0 if seat == first else 600.0 for seat in range(2)]  # with the increment


def test_in_a_round_of_all_every_clock_runs_until_its_seat_has_chosen() -> None:
    table = Table(TEN_MINUTES, "ard-ri", 3)
    assert table.match.state.waiting == (0, 1, 2)
    table.wait(10)
    table.move(1)
    table.wait(10)
    assert table.match.running() == [0, 2]
    assert table.match.left() == [580.0, 595.0, 580.0]


def test_before_everybody_sits_nobodys_time_runs() -> None:
    now = Now()
    match = Match.create("m", "jackal", {}, [Seat("person", joined=True), Seat("person")], "seed", TEN_MINUTES, now=now)
    match.commit(match.opening())
    with pytest.raises(Refused):
        match.start_clocks()
    now.at += 10**6
    assert match.left() == [600.0, 600.0] and match.due is None


def test_what_is_left_follows_from_what_was_stored() -> None:
    table = Table(TEN_MINUTES, "ard-ri")
    for seconds in (3, 70, 12, 1, 40):
        table.wait(seconds)
        table.move()
    table.match.commit(table.match.undo(table.match.entries[-1].seat)) if table.match.can_undo(0) else None
    table.wait(17)
    again = table.again()
    assert again.left() == table.match.left() and again.running() == table.match.running() and again.due == table.match.due


def test_a_time_in_which_no_server_ran_costs_nothing() -> None:
    table = Table(TEN_MINUTES)
    first = table.match.state.waiting[0]
    table.wait(20)
    table.pauses.append((1010.0, 1020.0))  # the server was last seen alive ten seconds ago
    table.wait(5)
    left = table.match.left()
    assert left is not None and left[first] == 585.0
    assert table.match.due_now() == 1610.0 and table.again().left() == left


def test_who_runs_out_loses_to_the_other() -> None:
    table = Table(Clock("live", 60.0, 0.0, "lose"))
    first = table.match.state.waiting[0]
    assert table.match.due == 1060.0
    table.wait(59)
    with pytest.raises(Refused):
        table.match.run_out()
    table.wait(2)
    with pytest.raises(Refused, match="run out"):
        table.move()
    table.match.commit(table.match.run_out())
    assert table.match.result is not None and table.match.result["why"] == "time" and table.match.due is None
    assert table.match.result["scores"] == [0.0 if seat == first else 1.0 for seat in range(2)]
    record = table.match.record()
    assert record.events == [
        {"kind": "clock", "clock": {"kind": "live", "bank": 60.0, "increment": 0.0, "out": "lose"}},
        {"kind": "time", "seat": first},
    ]
    Record.from_json(record.to_json()).final()


def test_both_at_the_same_instant_lose_both() -> None:
    table = Table(Clock("live", 60.0, 0.0, "lose"), "ard-ri")
    table.wait(61)
    table.match.commit(table.match.run_out())
    assert table.match.result is not None and table.match.result["scores"] == [0.0, 0.0]


@pytest.mark.parametrize("out", ["bot", "lose"])
def test_among_more_a_bot_plays_on(out: str) -> None:
    table = Table(Clock("live", 60.0, 0.0, out), "jackal", 3)
    first = table.match.state.waiting[0]
    table.wait(60)
    table.match.commit(table.match.run_out())
    seat = table.match.seats[first]
    assert not table.match.over and seat.bot == bots.default_bot("jackal") and seat.resigned is (out == "lose")
    assert table.match.running() == [] and table.match.bots_to_move() == [first]
    with pytest.raises(Refused):
        table.match.back(first)


def test_days_are_for_each_turn_and_whoever_comes_back_has_a_new_one() -> None:
    table = Table(Clock("days", 2 * DAY, out="bot"))
    first = table.match.state.waiting[0]
    table.wait(1.5 * DAY)
    while table.match.state.waiting == (first,):
        table.move()
    assert table.match.left() == [2 * DAY, 2 * DAY]
    table.wait(2 * DAY)
    table.match.commit(table.match.run_out())
    other = table.match.state.waiting[0]
    assert other != first and table.match.seats[other].bot is not None
    table.match.commit(table.match.back(other))
    assert table.match.left() == [2 * DAY, 2 * DAY] and table.match.running() == [other]


@pytest.mark.parametrize("clock", [TEN_MINUTES, Clock("days", DAY)])
def test_taking_back_brings_no_time(clock: Clock) -> None:
    table = Table(clock, "ard-ri")
    table.wait(100)
    table.move(0)
    table.match.commit(table.match.undo(0))
    left = table.match.left()
    assert left is not None and left[0] == clock.bank - 100
    assert table.again().left() == left


@pytest.mark.parametrize("game", registry.SHIPPED)
def test_a_clock_goes_with_every_game(game: str) -> None:
    table = Table(TEN_MINUTES, game, int(registry.game(game).options["seats"].default))
    for _ in range(30):
        if table.match.over:
            break
        table.wait(1)
        table.move()
    again = table.again()
    assert again.left() == table.match.left()
