"""Meeting in the arena: who sits where, what is kept, when it is decided, and what comes of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import BadOption, UnknownPlayer, bots
from parlour.core import play
from parlour.core.play import Limit
from parlour.core.records import Record
from parlour.study import arena
from parlour.study.arena import (
    ArenaPlan,
    BadArenaFile,
    Kept,
    Pairs,
    Played,
    Standing,
    compete,
    meetings,
    play_game,
    ratings,
    report,
)

ARD_RI = bots.names("ard-ri")


def plan(*players: str, seats: int = 2, games: int = 40, seed: str = "elf", game: str = "ard-ri") -> ArenaPlan:
    options = parlour.game(game).options.resolve({"seats": seats})
    return ArenaPlan(game, options, players, games, seed, Limit(simulations=20))


def last(growing: Iterable[Standing]) -> Standing:
    *_, standing = growing
    return standing


def told(standing: Standing) -> dict[str, Any]:
    """The report without what differs between two runs: the times, and what was taken from the file."""
    found = report(standing)
    del found["kept"]
    for player in found["players"]:
        del player["milliseconds"]
    return found


def made_up(of: ArenaPlan, number: int, strength: Callable[[str], float], rng: random.Random) -> Played:
    """A game in which a seat wins as often as its player is strong."""
    deal, turn = divmod(number, of.turns)
    seating = of.seatings(deal)[turn]
    winner = rng.choices(range(of.seats), [strength(name) for name in seating])[0]
    scores = [float(seat == winner) for seat in range(of.seats)]
    return Played(number, seating, scores, [1] * of.seats, [0.001] * of.seats)


@pytest.mark.parametrize(("many", "seats"), [(2, 2), (3, 2), (5, 3), (4, 4), (5, 5)])
def test_everybody_has_every_seat_equally_often_against_everybody(many: int, seats: int) -> None:
    meant = plan(*ARD_RI[:many], seats=seats)
    assert meant.turns == seats
    for first in (0, len(meant.groups)):
        tables = [table for deal in range(len(meant.groups)) for table in meant.seatings(first + deal)]
        assert len(set(tables)) == len(tables)
        assert {frozenset(table) for table in tables} == {frozenset(group) for group in combinations(meant.players, seats)}
        assert len(set(Counter((name, seat) for table in tables for seat, name in enumerate(table)).values())) == 1


def test_the_order_round_the_table_changes_from_deal_to_deal() -> None:
    meant = plan(*ARD_RI[:4], seats=4)
    after = {(table[seat], table[seat - 1]) for deal in range(6) for table in meant.seatings(deal) for seat in range(4)}
    assert len(after) == 12


@pytest.mark.parametrize(("seats", "turns"), [(3, 3), (4, 2), (5, 5)])
def test_few_players_sit_round_the_table_again_and_take_turns_at_having_more_seats(seats: int, turns: int) -> None:
    meant = plan("greedy", "random", seats=seats)
    assert meant.turns == turns and len(set(meant.seatings(0))) == turns
    assert meant.seatings(0)[0][:3] == ("greedy", "random", "greedy")
    places = Counter(name for deal in range(2) for table in meant.seatings(deal) for name in table)
    assert places["greedy"] == places["random"]


def test_a_game_for_one_is_played_by_everybody_on_the_same_deal() -> None:
    meant = plan("greedy", "random", seats=1, game="twelve-patrols")
    assert meant.seatings(5) == [("greedy",), ("random",)]
    games = [Played(number, meant.seatings(0)[number % 2], [float(number == 0)], [1], [0.0]) for number in range(4)]
    assert meetings(meant, games) == [[("greedy", 1.0), ("random", 0.0)], [("greedy", 0.0), ("random", 0.0)]]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [plan("greedy", "random", seats=3, games=games).total for games in (1, 3, 4)] == [3, 3, 6]


def test_the_turns_of_a_deal_share_its_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []
    played = play.play

    def spied(*given: Any, **named: Any) -> Any:
        seeds.append(named["seed"])
        return played(*given, **named)

    monkeypatch.setattr(play, "play", spied)
    for number in range(6):
        play_game(plan("greedy", "random", seats=3), number)
    assert seeds == ["elf/0"] * 3 + ["elf/1"] * 3


@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing_in_the_result(tmp_path: Path) -> None:
    meant = plan("random", ARD_RI[-1], "greedy", games=18)
    one, two = (last(compete(meant, Kept(tmp_path / str(jobs)), jobs)) for jobs in (1, 2))
    assert told(one) == told(two) and len(one.games) == 18


def test_after_an_interruption_the_result_is_that_of_one_run(tmp_path: Path) -> None:
    meant = plan("greedy", "random", games=80)
    whole, parts = Kept(tmp_path / "whole"), Kept(tmp_path / "parts")
    interrupted = compete(meant, parts)
    assert [len(standing.games) for standing in islice(interrupted, 12)] == list(range(12))
    interrupted.close()
    resumed, at_once = last(compete(meant, parts)), last(compete(meant, whole))
    assert told(resumed) == told(at_once)
    assert report(resumed)["kept"] == 11 and report(at_once)["kept"] == 0


def test_more_games_are_added_to_those_that_were_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(tmp_path / "kept")
    last(compete(plan("greedy", "random", games=10), kept, play_all=True))
    played = []

    def play_and_note(of: ArenaPlan, number: int) -> tuple[Played, Record]:
        played.append(number)
        return play_game(of, number)

    monkeypatch.setattr(arena, "play_game", play_and_note)
    more = last(compete(plan("greedy", "random", games=16), kept, play_all=True))
    assert played == list(range(10, 16)) and len(more.games) == 16
    assert len(last(compete(plan("greedy", "random", games=4), kept)).games) == 4


def test_the_file_depends_on_everything_but_the_number_of_games() -> None:
    path = Kept.of(plan("greedy", "random")).path
    assert Kept.of(plan("greedy", "random", games=7)).path == path
    others = [plan("greedy", "random", seed="2"), plan("random", "greedy"), plan("greedy", "random", seats=3)]
    assert len({path, *(Kept.of(other).path for other in others)}) == 4


def test_a_torn_line_costs_one_game(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept")
    meant = plan("greedy", "random", games=6)
    at_once = told(last(compete(meant, kept)))
    kept.path.write_bytes(kept.path.read_bytes()[:-9])
    assert sorted(kept.read()) == [0, 1, 2, 3, 4]
    again = last(compete(meant, kept))
    assert told(again) == at_once and report(again)["kept"] == 5
    assert sorted(kept.read()) == [0, 1, 2, 3, 4, 5]


def test_what_was_kept_can_be_forgotten(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "deep" / "kept")
    kept.forget()
    kept.add(play_game(plan("greedy", "random"), 3)[0])
    assert list(kept.read()) == [3]
    kept.forget()
    assert kept.read() == {}


def test_a_file_that_cannot_be_written_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "occupied").write_text("")
    with pytest.raises(BadArenaFile, match=r"cannot be kept in .*occupied"):
        Kept(tmp_path / "occupied" / "kept").add(play_game(plan("greedy", "random"), 0)[0])


def test_it_stops_when_every_pair_is_decided_whichever_game_is_over_first() -> None:
    meant = plan("random", "greedy", "level1", games=3000)
    strength = {"random": 1.0, "greedy": 2.0, "level1": 6.0}
    rng = random.Random(1)
    games = [made_up(meant, number, strength.__getitem__, rng) for number in range(meant.total)]
    ends = []
    for order in (games, sorted(games, key=lambda game: game.number % 7)):
        standing = Standing(meant, {})
        for game in order:
            standing.add(game)
        ends.append(standing.end)
    assert ends[0] == ends[1] < 1500 and ends[0] % 2 == 0
    assert told(standing)["decided"] and told(standing)["players"][0]["player"] == "level1"
    to_the_end = Standing(meant, {game.number: game for game in games}, play_all=True)
    assert len(to_the_end.games) == 3000


def test_it_does_not_stop_before_forty_meetings_nor_between_equals() -> None:
    meant = plan("random", "greedy", games=400)
    clear = [made_up(meant, number, lambda name: float(name == "greedy"), random.Random(0)) for number in range(60)]
    assert len(Standing(meant, {game.number: game for game in clear}).games) == 40
    stopped = 0
    for seed in range(30):
        rng = random.Random(seed)
        games = [made_up(meant, number, lambda name: 1.0, rng) for number in range(meant.total)]
        stopped += Standing(meant, {game.number: game for game in games}).end < meant.total
    assert stopped <= 3


@pytest.mark.parametrize("seats", [3, 5])
def test_who_has_more_seats_has_no_advantage(seats: int) -> None:
    meant = plan("random", "greedy", seats=seats, games=1500)
    rng = random.Random(2)
    those = meetings(meant, [made_up(meant, number, lambda name: 1.0, rng) for number in range(meant.total)])
    pairs, rated = Pairs(meant.players), ratings(meant, those)
    pairs.count(those)
    assert pairs.report("random", "greedy")["share"] == pytest.approx(0.5, abs=0.03)
    assert abs(rated["random"].mu - rated["greedy"].mu) < 1.5


def test_even_games_count_half_and_the_mirrored_pair_has_the_rest() -> None:
    pairs = Pairs(("greedy", "random"))
    pairs.count([[("greedy", 1.0), ("random", 0.0)], [("random", 0.5), ("greedy", 0.5)], [("greedy", 0.0), ("random", 0.0)]])
    ours, theirs = pairs.report("greedy", "random"), pairs.report("random", "greedy")
    assert ours["met"] == theirs["met"] == 3 and ours["even"] == theirs["even"] == 2
    assert ours["share"] == pytest.approx(2 / 3) and theirs["share"] == pytest.approx(1 / 3)
    assert ours["interval"] == pytest.approx([1 - edge for edge in reversed(theirs["interval"])])


def test_greedy_is_rated_above_random(tmp_path: Path) -> None:
    found = report(last(compete(plan("random", "greedy", games=200), Kept(tmp_path / "kept"), play_all=True)))
    greedy, other = found["players"]
    assert (greedy["player"], other["player"]) == ("greedy", "random")
    assert greedy["interval"][0] > other["interval"][1] and greedy["wins"] > 0.6
    assert greedy["rating"] + other["rating"] == pytest.approx(50)
    assert found["decided"] and found["shared"] == 0 and greedy["games"] == 200
    assert greedy["milliseconds"] > 0


def test_nothing_played_still_gives_a_report() -> None:
    found = report(Standing(plan("greedy", "random"), {}))
    assert found["games"] == 0 and not found["complete"] and found["pairs"][0]["interval"] == [0, 1]


def test_who_cannot_meet_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownPlayer):
        plan("greedy", "nobody")
    with pytest.raises(BadOption, match="at least two players"):
        plan("greedy")
    with pytest.raises(BadOption, match="named twice"):
        plan("greedy", "random", "greedy")
