"""What the search says of finished games."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

import parlour
from parlour import Record, bots
from parlour.core import chance
from parlour.core.play import Limit
from parlour.games.twelve_patrols import kinds
from parlour.search import analysis
from parlour.search.analysis import Play, Reviewer
from parlour.search.player import MoveStats, SearchConfig, TreeSearch
from parlour.search.questions import OTHERS, Question
from parlour.study import questions

LITTLE = 300
pytestmark = pytest.mark.compiled


@cache
def game(name: str = "ard-ri", seats: int = 2, plies: int | None = None) -> Record:
    players = [bots.player(name, "random", seat) for seat in range(seats)]
    return parlour.play(name, players, seed=4, max_plies=plies)


def config(name: str) -> SearchConfig:
    found = bots.search_config(name)
    assert found is not None
    return found


def plays(record: Record) -> list[Play]:
    return [play for play in record.replay() if play[2] >= 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_chances_are_shared_and_end_with_the_result(seats: int) -> None:
    record = game(seats=seats)
    assert record.scores is not None
    found = analysis.review(config("ard-ri"), plays(record), record.scores, LITTLE)
    assert all(sum(one.shares) == pytest.approx(1) for one in found.chances[:-1])
    assert found.chances[-1] == analysis.Chances(len(record.moves), record.scores)
    starts = [one.ply for one in found.chances]
    assert starts == sorted(set(starts)) and all(record.moves[ply][0] >= 0 for ply in starts[:-1])


def test_turning_points_are_decisions_with_something_better() -> None:
    record = game(seats=4)
    assert record.scores is not None
    found = analysis.review(config("ard-ri"), plays(record), record.scores, LITTLE)
    assert 0 < len(found.turning) <= analysis.MOST_TURNING
    for one in found.turning:
        state, seat, move = plays(record)[one.ply - 1]
        assert (one.seat, one.played.move) == (seat, move) and one.lost >= analysis.LEAST_LOST
        assert one.better.move in state.legal(seat) and one.better.move != move


def test_the_same_seed_says_the_same() -> None:
    record = game()
    assert record.scores is not None
    first, second = (analysis.review(config("ard-ri"), plays(record), record.scores or [], LITTLE) for _ in range(2))
    assert first == second


def test_a_decision_is_judged_by_what_its_seat_could_see() -> None:
    record = game()
    real = plays(record)
    number = next(number for number, (state, seat, _) in enumerate(real) if seat >= 0 and len(state.legal(seat)) > 1)
    state, seat, move = real[number]
    other = list(real)
    other[number] = (state.seen(seat).imagine(chance.keyed("another world", 0, 0)), seat, move)
    assert other[number][0] != state
    judged = [reviewer(world).decision(number, 2) for world in (real, other)]
    assert judged[0] == judged[1]


def reviewer(world: list[Play]) -> Reviewer:
    return Reviewer(TreeSearch(analysis.curious(config("ard-ri")), 1), world, LITTLE, 10, lambda _: None)


def test_several_looks_count_together_by_how_often_they_tried() -> None:
    looks = [[MoveStats(3, 30, 0.5), MoveStats(4, 10, 0.2)], [MoveStats(4, 30, 0.6), MoveStats(5, 1, 1.0)]]
    found = [(tried.move, tried.visits, tried.value) for tried in analysis.together(looks)]
    assert found == [(4, 40, pytest.approx(0.5)), (3, 30, 0.5), (5, 1, 1.0)]


@pytest.mark.parametrize(("name", "seats", "options"), [
    ("ard-ri", 4, {}), ("jack-rabbits", 4, {}), ("jackal", 4, {}), ("jackal", 4, {"sides": "pairs"}),
])
def test_the_chances_of_all_come_from_the_same_simulations(name: str, seats: int, options: dict[str, Any]) -> None:
    """Also of those who decide in none of them: however little is looked at, nobody's chances vanish for a moment."""
    players = [bots.player(name, "random", seat) for seat in range(seats)]
    record = parlour.play(name, players, seed=4, max_plies=60, **options)
    sides = 2 if options else 1
    found = analysis.review(config(name), plays(record), [sides / seats] * seats, simulations=10)
    for one in found.chances:
        assert sum(one.shares) == pytest.approx(sides), one
        assert name == "ard-ri" or min(one.shares) > 0.01, one  # a handful of random games can all be won by the same


def test_a_long_game_is_looked_at_less_closely_and_tells_how_far_it_is() -> None:
    record = game("jackal", plies=60)
    told: list[float] = []
    analysis.review(config("jackal"), plays(record), [0.5, 0.5], simulations=10, progress=told.append)
    assert told == sorted(told) and told[0] == 0 and told[-1] == 1 and len(told) > 60
    assert [analysis.worth_a_look(config("jackal"), looks) for looks in (0, 100, 500, 100_000)] == [2_500, 2_500, 2_000, 100]


def test_a_replay_stops_where_somebody_decides_and_after_runs_of_outcomes() -> None:
    by = [parlour.CHANCE, parlour.CHANCE, 0, 1, parlour.CHANCE, parlour.CHANCE, 0, parlour.CHANCE]
    assert analysis.stops(by) == [2, 3, 4, 6, 7, 8]
    assert analysis.stops([parlour.CHANCE] * 3) == [3]


@pytest.mark.compiled
def test_a_review_of_the_solver_says_when_the_game_was_lost_and_between_what_its_chances_lie() -> None:
    record = parlour.play("twelve-patrols", [bots.player("twelve-patrols", "greedy", "1")], seed="1")
    asked = Question(record.game, "review", record.final(), record.options, record.moves, record.seed, record.scores)
    told = msgspec.convert(questions.answer(asked, lambda _: None), kinds.Review)
    [lost] = told.turning
    assert lost.moment and lost.moment.code == "twelve-patrols-moment" and lost.moment.arguments == {"card": 3, "of": 9}
    assert told.chances and all(low <= one.share <= high for one in told.chances for low, high in one.intervals)


@pytest.mark.slow
@pytest.mark.parametrize("name", [game for game in parlour.games() if bots.search_config(game)])
def test_a_hint_names_a_legal_move_and_the_next_best(name: str) -> None:
    record = game(name, plies=24)
    state = record.final()
    while state.actor == parlour.CHANCE:
        state.apply(state.draw(7), parlour.CHANCE)
    seat = state.actor
    seen = state.seen(seat)
    questions.check(name, "hint", seen, over=False)
    best, *others = analysis.rank_moves(config(name), seen, seat, Limit(simulations=500))
    told = questions.answer(Question(name, "hint", seen, record.options, []), lambda _: None)
    legal = state.legal(seat)
    assert best.move in legal and {one.move for one in others} <= set(legal) - {best.move}
    assert told["moves"][0] in legal and told["described"][0]["text"] == parlour.game(name).text(seen, told["moves"][0])
    assert 0 <= told["share"] <= 1 and len(told["others"]) == min(OTHERS, len(legal) - 1)


def test_a_hint_is_for_whoever_is_asked() -> None:
    state = parlour.game("jackal").start(seats=2)
    with pytest.raises(parlour.IllegalMove) as refused:
        questions.check("jackal", "hint", state.seen(1 - state.actor), over=False)
    assert refused.value.code == "error-not-asked"
