"""What can be measured in every game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import parlour
from parlour import Record, bots
from parlour.core import registry
from parlour.core.metrics import Cost, Finished, Kind, Metric, fits
from parlour.locale import LANGUAGES, bundle
from parlour.study import metrics, words
from parlour.study.metrics import metrics_of
from tests.games.told import played

GAMES = ("ard-ri", "jackal", "jack-rabbits", "twelve-patrols")


def course(standings: Sequence[Sequence[float]], winner: int = 0) -> Finished:
    """A game for two with these standings at the beginning of its rounds and at its end, won by a seat."""
    record = next(record for seed in range(50) if (record := played("ard-ri", seed)).scores == [1.0, 0.0][:: 1 - 2 * winner])
    finished = Finished(record)
    finished.notes = {"standings": standings, "rounds": list(range(len(standings) - 1))}
    return finished


def test_a_lead_changes_when_another_comes_to_be_alone_in_front() -> None:
    assert metrics.lead_changes(course([[0, 0], [1, 0], [1, 1], [1, 2], [2, 2], [3, 2]])) == 2
    assert metrics.lead_changes(course([[0, 0], [1, 0], [1, 1], [2, 1]])) == 0


def test_a_comeback_is_a_winner_who_was_behind_after_two_thirds() -> None:
    assert metrics.comeback(course([[0, 0], [0, 1], [0, 2], [5, 2]])) == 1.0  # three rounds: the third begins with 0 to 2
    assert metrics.comeback(course([[0, 0], [0, 1], [2, 2], [5, 2]])) == 0.0
    assert metrics.comeback(course([[0, 0], [0, 1], [3, 2], [0, 4]], winner=1)) == 1.0


def test_a_leader_who_wins_as_often_as_others_gives_no_runaway() -> None:
    leads = [[0, 0], [2, 1], [2, 2], [3, 4]]  # who leads when the second of three rounds begins
    assert metrics.runaway(course(leads, winner=0)) == 1.0
    assert metrics.runaway(course(leads, winner=1)) == -1.0  # the mean of both is 0
    assert metrics.runaway(course([[0, 0], [1, 1], [2, 2], [3, 4]])) is None


def chances(*of_winner: float) -> Finished:
    finished = course([[0, 0], [1, 0]])
    finished.notes["chances"] = [[share, 1 - share] for share in of_winner]
    return finished


def test_a_game_is_decided_when_the_winner_is_never_below_one_half_again() -> None:
    assert metrics.decided(chances(0.5, 0.4, 0.6, 0.3, 0.8)) == 0.8
    assert metrics.decided(chances(0.5, 0.6, 0.9)) == 0.0


def test_drama_is_how_far_the_winner_was_behind() -> None:
    assert metrics.drama(chances(0.5, 0.2, 0.7)) == pytest.approx(0.6 / 3)


def test_equal_chances_are_full_uncertainty_and_certainty_is_none() -> None:
    assert metrics.uncertainty(chances(0.5, 0.5)) == pytest.approx(1)
    assert metrics.uncertainty(chances(1.0, 1.0)) == 0
    assert metrics.uncertainty(chances(0.5, 1.0)) == pytest.approx(0.5)


def test_the_winners_chance_is_told_at_each_eighth_and_ends_at_one() -> None:
    assert metrics.winner_chance(chances(0.5)) == pytest.approx([0.5 + eighth / 16 for eighth in range(9)])
    assert metrics.winner_chance(chances(0.5, 0.3)) == pytest.approx([0.5, 0.45, 0.4, 0.35, 0.3, 0.475, 0.65, 0.825, 1])


def test_a_favourite_is_not_changed_by_noise() -> None:
    assert metrics.favourite_changes(chances(0.55, 0.48, 0.55, 0.48)) == 0
    assert metrics.favourite_changes(chances(0.55, 0.4, 0.45, 0.7)) == 2


def test_counts_of_a_short_game() -> None:
    record = played("ard-ri", 1)
    finished = Finished(record)
    years = metrics_of("ard-ri")["years"].measure(finished)
    assert metrics.decisions(finished) == 4 * years  # two seats, Spring and Summer
    assert metrics.turns(finished) == 2 * years
    assert metrics.seat(finished) == record.scores and metrics.shared(finished) == 0.0 and metrics.unfinished(finished) == 0.0
    many = [len(state.legal(seat)) for state, seat, _ in record.replay() if seat >= 0]
    assert metrics.branching(finished) == sum(many) / len(many)
    assert metrics.forced(finished) == many.count(1) / len(many)


def test_a_game_that_was_cut_has_no_winner_and_is_counted_as_such() -> None:
    record = parlour.play("jackal", [bots.player("jackal", "greedy", seat) for seat in range(4)], seed=1, max_plies=40)
    finished = Finished(record)
    assert metrics.unfinished(finished) == 1.0 and metrics.seat(finished) == [0.0] * 4
    assert metrics.comeback(finished) is metrics.shared(finished) is metrics.decided(finished) is None
    assert metrics_of("jackal")["ended_by"].measure(finished) == "unfinished"


@pytest.mark.slow
def test_the_search_thinks_that_a_decision_matters_and_says_the_same_twice() -> None:
    record = played("ard-ri", 2, seats=3)
    values = [[metric.measure(Finished(record, simulations=60)) for metric in metrics.SEARCHED] for _ in range(2)]
    assert values[0] == values[1]
    assert all(fits(metric, value, 3) for metric, value in zip(metrics.SEARCHED, values[0], strict=True))


def test_the_last_position_is_enough_for_what_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Metrics of the last position never replay the game."""
    for game in GAMES:
        record = played(game, 1, "random")
        final = record.final()
        with monkeypatch.context() as patched:
            patched.setattr(Record, "replay", lambda self: pytest.fail("replayed"))
            for metric in metrics_of(game).values():
                if metric.cost == Cost.FINAL:
                    metric.measure(Finished(record, final))


@pytest.mark.parametrize("game", GAMES)
def test_every_metric_is_told_in_three_languages(game: str) -> None:
    for metric in metrics_of(game).values():
        for lang in LANGUAGES:
            assert words.label(lang, game, metric.name) != metric.name and words.about(lang, game, metric.name).endswith(".")
            codes = (f"{game}-unit-{metric.unit}", f"unit-{metric.unit}")
            assert not metric.unit or any(bundle(lang).has_message(code) for code in codes), metric
            assert words.cost(lang, metric)


def test_a_game_for_one_has_no_rivals() -> None:
    assert not {"seat", "comeback", "decided"} & set(metrics_of("twelve-patrols"))
    assert {"seat", "comeback", "decided"} <= set(metrics_of("jackal"))


def test_a_misspelt_metric_is_refused_with_the_nearest() -> None:
    with pytest.raises(metrics.UnknownMetric, match="the nearest is “comeback”"):
        metrics.named("ard-ri", "comback")


def test_a_value_must_be_of_its_kind() -> None:
    def of(kind: Kind) -> Metric:
        return Metric("any", kind, "", Cost.FINAL, lambda finished: None)

    assert fits(of(Kind.NUMBER), None, 2) and fits(of(Kind.NUMBER), -3.5, 2) and not fits(of(Kind.NUMBER), "3", 2)
    assert fits(of(Kind.SHARE), 0.5, 2) and not fits(of(Kind.SHARE), 1.5, 2) and not fits(of(Kind.SHARE), True, 2)
    assert fits(of(Kind.SEATS), [0.5, 0.5], 2) and not fits(of(Kind.SEATS), [1.0], 2)
    assert fits(of(Kind.CATEGORY), "stall", 2) and not fits(of(Kind.CATEGORY), "", 2)
    assert fits(of(Kind.MAP), {"g2": 3, "g3": [1, 2]}, 2) and not fits(of(Kind.MAP), {"g2": "3"}, 2)
    assert fits(of(Kind.CURVE), [0.5] * 9, 2) and fits(of(Kind.CURVE), None, 2) and not fits(of(Kind.CURVE), [0.5] * 8, 2)
    assert fits(of(Kind.INFLUENCE), [[1, 0, ["A"]]], 2) and not fits(of(Kind.INFLUENCE), [[2, 0, ["A"]]], 2)


def test_a_game_without_metrics_of_its_own_has_the_general_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    part = registry.part
    monkeypatch.setattr(registry, "part", lambda game, module: None if module == "metrics" else part(game, module))
    assert list(metrics_of("ard-ri"))[:2] == ["decisions", "turns"]
