"""What a study says, and how surely: published values, and how often it is wrong."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("scipy")
pytest.importorskip("statsmodels")

import numpy as np
from scipy import stats

from parlour.cli.study_tables import fairness
from parlour.study import statistics
from parlour.study.compare import unpaired
from parlour.study.findings import contrast, handed_out
from parlour.study.plan import PlannedCell
from parlour.study.statistics import ALPHA
from parlour.study.summary import Conclusion, Difference, Method, Scale, Word
from tests.study.made_up import coins, played, text

__all__ = ["coins"]


def test_wilson_and_newcombe_agree_with_newcombe_s_papers() -> None:
    """Newcombe 1998, Statistics in Medicine 17: 857–872, table I, and 873–890, table II."""
    assert statistics.wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert statistics.wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert statistics.wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert statistics.newcombe(56, 70, 48, 80) == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert statistics.newcombe(9, 10, 3, 10) == pytest.approx((0.1705, 0.8090), abs=5e-5)


def test_holm_s_correction_as_worked_out_by_hand() -> None:
    assert statistics.holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert statistics.holm([None, 0.04, None]) == [None, pytest.approx(0.04), None]


@pytest.mark.parametrize("looks", range(1, 11))
def test_the_boundary_is_crossed_in_5_percent_of_all_studies_without_an_effect(looks: int) -> None:
    assert statistics.crossing(statistics.LAST_LOOK[looks - 1], looks) == pytest.approx(0.05, abs=2e-4)
    rounded = [round(edge, 2) for edge in statistics.boundaries(5)]
    assert rounded == [4.56, 3.23, 2.63, 2.28, 2.04]


@pytest.mark.parametrize("looks", [1, 2, 5])
def test_looks_on_the_way_cost_as_many_games_as_the_table_says(looks: int) -> None:
    """With so many more, an effect that one look finds with a chance of 90 % is found by one of several with the same."""
    whole = sqrt(statistics.INFLATION[looks - 1]) * (stats.norm.ppf(0.975) + stats.norm.ppf(0.9))
    edges = np.array(statistics.boundaries(looks))
    means = [whole * sqrt(look / looks) for look in range(1, looks + 1)]
    together = [[sqrt(min(i, j) / max(i, j)) for j in range(1, looks + 1)] for i in range(1, looks + 1)]
    missed = stats.multivariate_normal(means, together, seed=1, abseps=1e-5).cdf(edges, lower_limit=-edges)
    assert 1 - float(missed) == pytest.approx(0.9, abs=3e-4)


def test_how_many_pairs_find_an_effect() -> None:
    assert statistics.pairs_to_find(0.05, 0.48, 0.9, 1) == 969
    assert statistics.pairs_to_find(0.05, 0.48, 0.9, 5) == pytest.approx(990, rel=0.01)
    assert statistics.pairs_to_find(0.03, 0.48, 0.9, 5) == pytest.approx(2740, rel=0.01)
    assert statistics.smallest_found(969, 0.48, 0.9, 1) == pytest.approx(0.05, rel=1e-3)


def test_a_paired_difference_is_that_of_the_pairs() -> None:
    """Student's sleep data (1908): ten patients, extra hours with each of two drugs; mean difference 1.58, its error 0.389."""
    first = np.array([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0])
    second = np.array([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4])
    found = statistics.difference(second, first, cell=1, base=0)
    assert found.value == pytest.approx(1.58) and found.error == pytest.approx(0.3890, abs=1e-4)
    assert found.method == Method.BOOTSTRAP and found.low is not None and found.high is not None
    assert 0.7 < found.low < 1.1 and 2.1 < found.high < 2.6
    assert found.p is not None and found.p < 0.01  # by permutation 2/512 at least
    assert statistics.difference(second, first, cell=1, base=0) == found  # the same digits again


def test_from_200_pairs_on_the_interval_is_normal_and_a_ratio_is_one_of_means() -> None:
    rng = np.random.default_rng(1)
    ours, theirs = rng.gamma(4.0, 3.0, 400), rng.gamma(4.0, 2.0, 400)
    found = statistics.difference(ours, theirs, cell=1, base=0, scale=Scale.RATIO, tolerance=0.1)
    assert found.method == Method.NORMAL and found.value == pytest.approx(ours.mean() / theirs.mean())
    assert found.low is not None and found.high is not None and found.low < 1.5 < found.high
    assert found.verdict is not None and found.verdict.word == Word.OUTSIDE
    same = statistics.difference(theirs + 0.001 * ours, theirs, cell=1, base=0, tolerance=0.5)
    assert same.verdict is not None and same.verdict.word == Word.INSIDE  # clear but negligible
    assert same.p is not None and same.p < 0.05


def test_a_verdict_across_the_tolerance_says_how_many_more() -> None:
    open_one = statistics.held(0.1, -0.2, 0.4, 0.25, 100)
    assert open_one.word == Word.ACROSS and open_one.more == pytest.approx(300, abs=1)  # half as wide takes four times as many


def test_medians_are_bootstrapped_by_deal() -> None:
    rng = np.random.default_rng(3)
    theirs = rng.exponential(1.0, 300)
    found = statistics.difference(theirs + 1, theirs, cell=1, base=0, scale=Scale.MEDIAN)
    assert found.method == Method.BOOTSTRAP and found.value == pytest.approx(1.0)
    assert found.low == pytest.approx(1.0) and found.high == pytest.approx(1.0)
    estimate = statistics.estimate(theirs, median=True)
    assert estimate.low is not None and estimate.high is not None and estimate.low < np.median(theirs) < estimate.high


def test_seats_are_tested_together() -> None:
    """With two seats and whole wins the joint test is the one of a share against one half: 60 of 100 gives z² = 4.04 by the
    covariance (4 by the hypothesis)."""
    many = np.array([[1.0, 0.0]] * 600 + [[0.0, 1.0]] * 400)
    table = statistics.seat_table(many, cell=0, at_once=False, tolerance=0.04)
    assert table.statistic == pytest.approx(999 * 0.01 / 0.24, rel=1e-6)
    assert table.p is not None and table.p < 1e-9 and table.method == Method.WALD
    assert table.verdict is not None and table.verdict.word == Word.OUTSIDE
    few = statistics.seat_table(many[::10], cell=0, at_once=False, tolerance=None)
    assert few.method == Method.PERMUTATION and few.p == pytest.approx(0.0569, abs=0.02)  # exact binomial


def test_a_terminal_calls_no_seat_better_than_the_page_does() -> None:
    many = np.array([[1.0, 0.0]] * 600 + [[0.0, 1.0]] * 400)
    table, at_once = (statistics.seat_table(many, cell=0, at_once=once, tolerance=None) for once in (False, True))
    told = [fairness("en", table, refuted=False), fairness("en", table, refuted=True), fairness("en", at_once, refuted=False)]
    assert told == ["clear", "not clear", "fair"]


def test_who_plays_in_pairs_counts_once() -> None:
    rng = np.random.default_rng(5)
    won = rng.integers(0, 2, 500)
    scores = np.stack([won, 1 - won, won, 1 - won], axis=1) / 2
    table = statistics.seat_table(scores, cell=0, at_once=False, tolerance=None)
    assert table.freedom == 1 and table.p is not None


@pytest.mark.parametrize(("again", "word"), [
    ((6, 5, 7), Conclusion.SMALLER), ((9, 7, 11), Conclusion.HOLDS), ((12, 11, 13), Conclusion.HOLDS),
    ((4, -2, 10), Conclusion.OPEN), ((1, -1, 3), Conclusion.NOT_CONFIRMED), ((-3, -4, -2), Conclusion.FLIPS),
])
def test_what_stronger_bots_say(again: tuple[float, float, float], word: Conclusion) -> None:
    def made(numbers: tuple[float, float, float], clear: bool) -> Difference:
        value, low, high = numbers
        return Difference(
            cell=1, base=0, scale=Scale.DIFFERENCE, pairs=9, value=value, low=low, high=high, method=Method.NORMAL, clear=clear)

    assert statistics.conclusion(made((9, 8, 10), True), made(again, True)) == word
    assert statistics.conclusion(made((9, 8, 10), False), made(again, True)) is None


def test_influence_leaves_out_what_seat_and_moment_give() -> None:
    """Whoever is dealt the bad card wins 2 of 10, everybody else 6 of 10, and seat 0 sits better anyway."""
    rng = np.random.default_rng(7)
    values: dict[int, Any] = {}
    scores: dict[int, list[float]] = {}
    for deal in range(3000):
        thing = "bad" if rng.random() < 0.3 else "good"
        seat = int(rng.integers(0, 2))
        values[deal] = [[seat, 0, [thing]]]
        won = float(rng.random() < (0.2 if thing == "bad" else 0.6) + 0.2 * (seat == 0))
        scores[deal] = [won, 1 - won] if seat == 0 else [1 - won, won]
    bad, good = statistics.influences(handed_out(values, scores), 0)
    assert (bad.thing, bad.clear, good.clear) == ("bad", True, True)
    assert bad.value == pytest.approx(-0.28, abs=0.04) and good.value == pytest.approx(0.12, abs=0.04)


def test_a_few_who_all_lost_where_hardly_anybody_wins_are_no_alarm() -> None:
    """Twenty were handed it and lost, like nineteen of twenty of all others: their results do not vary, and that says nothing."""
    scores = {deal: [float(deal % 20 == 1)] for deal in range(200)}
    handed = {deal: [[0, 0, ["rare" if deal % 10 == 0 else "usual"]]] for deal in range(200)}
    found = {one.thing: one for one in statistics.influences(handed_out(handed, scores), 0)}
    assert found["rare"].value == pytest.approx(-0.05) and found["rare"].low < 0 < found["rare"].high and not found["rare"].clear


def test_effects_of_factors_and_how_they_meet() -> None:
    factors = {"a": (0, 1), "b": (0, 1)}
    cells = [PlannedCell(n, "", {"a": a, "b": b}, {"seats": 2}, (), None, None) for n, (a, b) in enumerate(
        [(0, 0), (0, 1), (1, 0), (1, 1)])]
    rng = np.random.default_rng(9)
    luck = rng.normal(0, 5, 500)
    matrix = np.stack([10 + luck, 12 + luck, 13 + luck, 18 + luck]) + rng.normal(0, 0.1, (4, 500))
    alone = statistics.effect(matrix, contrast(cells, factors, {"a": 1}), {"a": "1"}, Scale.DIFFERENCE)
    both = statistics.effect(matrix, contrast(cells, factors, {"a": 1, "b": 1}), {"a": "1", "b": "1"}, Scale.DIFFERENCE)
    assert alone.value == pytest.approx(4.5, abs=0.05) and both.value == pytest.approx(3.0, abs=0.05)
    ratio = statistics.effect(matrix, contrast(cells, factors, {"a": 1}), {"a": "1"}, Scale.RATIO)
    assert ratio.value == pytest.approx(sqrt(1.3 * 1.5), rel=0.02)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("deals", [0, 1])
def test_where_no_two_deals_have_a_value_in_all_cells_there_is_no_effect(deals: int) -> None:
    """As of games that were lost, where one of the players loses none."""
    found = statistics.effect(np.ones((4, deals)), [-0.5, -0.5, 0.5, 0.5], {"a": "1"}, Scale.DIFFERENCE)
    assert (found.deals, found.value, found.low, found.p) == (deals, None, None, None)


def test_games_of_different_deals_are_compared_without_pairs() -> None:
    share = unpaired(np.array([1.0] * 56 + [0.0] * 14), np.array([1.0] * 48 + [0.0] * 32), 1, 0, share=True)
    assert share.low == pytest.approx(0.0524, abs=5e-5) and share.high == pytest.approx(0.3339, abs=5e-5)
    plain = unpaired(np.arange(100.0), np.arange(100.0) + 5, 1, 0, share=False)
    assert plain.method == Method.NORMAL and plain.value == pytest.approx(-5)


def false_alarms(studies: int, deals: int, looks: int, shift: float, rng: Any) -> float:
    """How often a study of one comparison calls it clear, with looks on the way; games are drawn as numbers."""
    clear = 0
    for _ in range(studies):
        apart = rng.integers(0, 3, deals) - 1.0 + shift
        taken = []
        for deals_then, boundary in zip(statistics.look_points(deals, looks), statistics.boundaries(looks), strict=True):
            part = apart[:deals_then]
            taken.append(statistics.look(part, np.zeros(len(part)), deals_then, boundary, Scale.DIFFERENCE))
            if taken[-1].crossed:
                break
        clear += any(one.crossed for one in taken)
    return clear / studies


def test_looking_five_times_keeps_the_error_rate_and_finds_what_is_there() -> None:
    rng = np.random.default_rng(11)
    rate = false_alarms(2000, 500, 5, 0.0, rng)
    assert rate < 0.05 + 3 * sqrt(0.05 * 0.95 / 2000)
    effect = statistics.smallest_found(500, sqrt(2 / 3), 0.9, 5)
    assert false_alarms(1000, 500, 5, effect, rng) > 0.9 - 3 * sqrt(0.9 * 0.1 / 1000)


@pytest.mark.soak
def test_looking_five_times_keeps_the_error_rate_over_many_studies() -> None:
    rng = np.random.default_rng(12)
    rate = false_alarms(20_000, 500, 5, 0.0, rng)
    assert rate < 0.05 + 3 * sqrt(0.05 * 0.95 / 20_000)


@pytest.mark.usefixtures("coins")
def test_a_planted_effect_is_found_and_none_where_there_is_none(tmp_path: Path) -> None:
    found = played(tmp_path / "longer", text("planted", "0, 30", 150, 3))
    (one,) = found.metric("length").differences
    assert one.clear and one.value == pytest.approx(0.3, abs=0.12)
    none = played(tmp_path / "same", text("none", "0", 150).replace("longer = [0]", 'name = ["plain", "fancy"]'))
    (same,) = none.metric("length").differences
    assert same.value != 0 and not same.clear


@pytest.mark.soak
@pytest.mark.usefixtures("coins")
def test_false_alarms_of_whole_studies_stay_at_or_under_the_stated_rate(tmp_path: Path) -> None:
    longer = unfair = 0
    for number in range(400):
        given = text(f"s{number}", "0", 120, 3).replace("longer = [0]", 'name = ["plain", "fancy"]')
        found = played(tmp_path / str(number), given.replace("[design]", "[design]\nrepeat_alarms = 0"))
        longer += any(one.clear for one in found.metric("length").differences)
        unfair += any(table.clear for table in found.seats)
    most = 400 * ALPHA + 3 * sqrt(400 * ALPHA * (1 - ALPHA))
    assert longer <= most and unfair <= most
