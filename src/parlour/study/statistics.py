"""What can be said of many games, and how surely. Tests, tails and bootstrap are scipy's and statsmodels'; here they are only
put to use. Everything random in it has a fixed seed: the same games give the same digits.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import ceil, copysign, exp, isfinite, log, sqrt
from typing import Any

import msgspec

from parlour.study.summary import (
    BadStudy,
    Conclusion,
    Difference,
    Effect,
    Estimate,
    Influence,
    Look,
    Method,
    Scale,
    SeatTable,
    ToleranceVerdict,
    Word,
)

ALPHA = 0.05
FEW = 200  # below so many pairs or games: bootstrap, and permutations
RESAMPLES = 1999
SEED = 20
MOST_MORE = 10**7  # deals: more is as good as never
TINY = 1e-12

# O'Brien and Fleming's boundary for a two-sided error of 5 %: the last look's standard errors, and how many more games the same
# power takes, by the number of looks (Jennison and Turnbull, Group Sequential Methods, 2000, tables 2.3 and 2.4).
LAST_LOOK = (1.960, 1.977, 2.004, 2.024, 2.040, 2.053, 2.063, 2.072, 2.080, 2.087)
INFLATION = (1.000, 1.007, 1.016, 1.022, 1.026, 1.030, 1.032, 1.034, 1.036, 1.037)


@cache
def library(name: str) -> Any:
    """numpy, scipy or statsmodels, or a sentence that says what to install."""
    try:
        return import_module(name)
    except ImportError as error:
        raise BadStudy("error-study-extra", package=name.partition(".")[0]) from error


def check_libraries() -> None:
    for name in ("numpy", "scipy.stats", "statsmodels.stats.proportion", "statsmodels.stats.multitest"):
        library(name)


def generator() -> Any:
    return library("numpy").random.default_rng(SEED)


def deviations(confidence: float = 1 - ALPHA) -> float:
    return float(library("scipy.stats").norm.ppf((1 + confidence) / 2))


def tail(z: float) -> float:
    """The chance of being so far from the middle, to either side."""
    return float(2 * library("scipy.stats").norm.sf(abs(z)))


def wilson(total: float, games: int, alpha: float = ALPHA) -> tuple[float, float]:
    low, high = library("statsmodels.stats.proportion").proportion_confint(total, games, alpha, "wilson")
    return max(0.0, min(float(low), total / games)), min(1.0, max(float(high), total / games))


def newcombe(total: float, games: int, other: float, others: int) -> tuple[float, float]:
    """The difference of two shares of different games."""
    found = library("statsmodels.stats.proportion").confint_proportions_2indep(
        total, games, other, others, method="newcomb", compare="diff", alpha=ALPHA)
    return float(found[0]), float(found[1])


def holm(chances: Sequence[float | None]) -> list[float | None]:
    """Chances of error after Holm's correction, each at its place."""
    known = [p for p in chances if p is not None]
    if not known:
        return [None for _ in chances]
    gc.freeze()  # multipletests asks for a collection each time, which would go through all games
    corrected = iter(library("statsmodels.stats.multitest").multipletests(known, ALPHA, "holm")[1])
    gc.unfreeze()
    return [None if p is None else float(next(corrected)) for p in chances]


# One cell


def estimate(values: Any, share: bool = False, median: bool = False) -> Estimate:
    """Of numbers, one for each game: the mean (a share by Wilson), or the median by bootstrap."""
    np = library("numpy")
    games = len(values)
    if games == 0:
        return Estimate(games=0, value=None, low=None, high=None, method=None)
    mean, spread = float(values.mean()), float(values.std(ddof=1)) if games > 1 else 0.0
    quantiles = None if share else [float(q) for q in np.quantile(values, [0, 0.25, 0.5, 0.75, 1])]
    if share:
        low, high = wilson(float(values.sum()), games)
        return Estimate(games=games, value=mean, low=low, high=high, method=Method.WILSON, spread=spread)
    if median:
        middle = float(np.median(values))
        low, high = resampled((values,), np.median)
        return Estimate(
            games=games, value=middle, low=low, high=high, method=Method.BOOTSTRAP, spread=spread, quantiles=quantiles)
    if games < FEW:
        low, high = resampled((values,), np.mean)
        return Estimate(games=games, value=mean, low=low, high=high, method=Method.BOOTSTRAP, spread=spread, quantiles=quantiles)
    half = deviations() * spread / sqrt(games)
    return Estimate(
        games=games, value=mean, low=mean - half, high=mean + half, method=Method.NORMAL, spread=spread, quantiles=quantiles)


def resampled(samples: tuple[Any, ...], statistic: Any, paired: bool = False) -> tuple[float, float]:
    """An interval by bootstrap. Where all games are alike, there is nothing to draw from."""
    if len(samples[0]) < 2 or all(float(sample.std()) == 0.0 for sample in samples):
        value = float(statistic(*samples, axis=0))
        return value, value
    found = library("scipy.stats").bootstrap(
        samples, statistic, n_resamples=RESAMPLES, batch=200, paired=paired, method="percentile", rng=generator(),
        confidence_level=1 - ALPHA, vectorized=True,
    ).confidence_interval
    return float(found.low), float(found.high)


# Pairs


def difference(
    ours: Any, theirs: Any, *, cell: int, base: int, scale: Scale = Scale.DIFFERENCE, part: str | None = None,
    tolerance: float | None = None, boundary: float | None = None,
) -> Difference:
    """A cell against its base; the arrays are the same deals in the same order. `boundary` are the standard errors that an
    interval has if the games were looked at on the way."""
    pairs = len(ours)
    if pairs < 2:
        return Difference(cell=cell, base=base, part=part, scale=scale, pairs=pairs, value=None, low=None, high=None, method=None)
    np = library("numpy")
    saved = pairing_saves(ours, theirs)
    if scale == Scale.MEDIAN:
        value = float(np.median(ours) - np.median(theirs))
        low, high = resampled((ours, theirs), median_difference, paired=True)
        found = Difference(
            cell=cell, base=base, part=part, scale=scale, pairs=pairs, value=value, low=low, high=high, method=Method.BOOTSTRAP,
            saved=saved, p=bootstrap_p(ours, theirs), error=None)
    else:
        value, error = measured(ours, theirs, scale)
        wide = deviations() if boundary is None else boundary
        if not isfinite(value):
            low, high, method, p = None, None, None, None
        elif pairs < FEW and boundary is None:
            statistic = mean_ratio if scale == Scale.RATIO else mean_difference
            low, high = resampled((ours, theirs), statistic, paired=True)
            method, p = Method.BOOTSTRAP, permuted(ours, theirs)
        else:
            low, high = apart(value, error, wide, scale)
            method, p = Method.NORMAL, tail(as_normal(z_of(value, error, scale), pairs))
        found = Difference(
            cell=cell, base=base, part=part, scale=scale, pairs=pairs, value=finite(value), low=low, high=high, method=method,
            error=finite(error), saved=saved, p=p)
    judged: Difference = replaced(found, verdict=verdict(found, tolerance))
    return judged


def finite(number: float) -> float | None:
    return number if isfinite(number) else None


def replaced(struct: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(struct, **changes)


def measured(ours: Any, theirs: Any, scale: Scale) -> tuple[float, float]:
    """The difference of the means, or their ratio, with its standard error (of the logarithm, for a ratio)."""
    pairs = len(ours)
    if scale == Scale.RATIO:
        if theirs.mean() <= 0 or ours.mean() <= 0:
            return float("nan"), float("nan")
        spread = (ours / ours.mean() - theirs / theirs.mean()).std(ddof=1)
        return float(ours.mean() / theirs.mean()), float(spread) / sqrt(pairs)
    apart_by = ours - theirs
    return float(apart_by.mean()), float(apart_by.std(ddof=1)) / sqrt(pairs)


def z_of(value: float, error: float, scale: Scale) -> float:
    """How many standard errors from equal."""
    far = log(value) if scale == Scale.RATIO else value
    return 0.0 if far == 0 else far / max(error, TINY)


def as_normal(z: float, pairs: int) -> float:
    """A deviation whose spread was estimated from so many pairs, as one of a known spread that is as unlikely."""
    stats = library("scipy.stats")
    known = float(stats.norm.isf(stats.t.sf(abs(z), pairs - 1)))
    return copysign(known, z) if isfinite(known) else z


def apart(value: float, error: float, wide: float, scale: Scale) -> tuple[float, float]:
    if scale == Scale.RATIO:
        return value * exp(-wide * error), value * exp(wide * error)
    return value - wide * error, value + wide * error


def mean_difference(ours: Any, theirs: Any, axis: int = -1) -> Any:
    return ours.mean(axis=axis) - theirs.mean(axis=axis)


def mean_ratio(ours: Any, theirs: Any, axis: int = -1) -> Any:
    return ours.mean(axis=axis) / theirs.mean(axis=axis)


def median_difference(ours: Any, theirs: Any, axis: int = -1) -> Any:
    np = library("numpy")
    return np.median(ours, axis=axis) - np.median(theirs, axis=axis)


def permuted(ours: Any, theirs: Any) -> float:
    """The chance of such a difference if in every pair it were a matter of luck which is which."""
    if bool((ours == theirs).all()):
        return 1.0
    found = library("scipy.stats").permutation_test(
        (ours, theirs), mean_difference, permutation_type="samples", n_resamples=RESAMPLES, vectorized=True, rng=generator())
    return float(found.pvalue)


def bootstrap_p(ours: Any, theirs: Any) -> float:
    """Twice the part of the resampled differences of medians that lies beyond zero."""
    np = library("numpy")
    rng = generator()
    found = []
    for _ in range(RESAMPLES):
        drawn = rng.integers(0, len(ours), len(ours))
        found.append(np.median(ours[drawn]) - np.median(theirs[drawn]))
    below, above = sum(one <= 0 for one in found), sum(one >= 0 for one in found)
    return float(min(1.0, 2 * (min(below, above) + 1) / (RESAMPLES + 1)))


def pairing_saves(ours: Any, theirs: Any) -> float | None:
    """Which part of the games pairing saves: that much less do differences vary."""
    apart_variance, together = float((ours - theirs).var(ddof=1)), float(ours.var(ddof=1) + theirs.var(ddof=1))
    return 1 - apart_variance / together if together > 0 else None


def verdict(found: Difference, tolerance: float | None) -> ToleranceVerdict | None:
    """Whether a difference lies inside the tolerance, outside it, or across, and how many more deals would tell."""
    if tolerance is None or found.low is None or found.high is None or found.value is None:
        return None
    equal = 1.0 if found.scale == Scale.RATIO else 0.0
    return held(found.value - equal, found.low - equal, found.high - equal, tolerance, found.pairs)


def held(value: float, low: float, high: float, tolerance: float, many: int) -> ToleranceVerdict:
    if -tolerance <= low and high <= tolerance:
        return ToleranceVerdict(tolerance=tolerance, word=Word.INSIDE)
    if high < -tolerance or low > tolerance:
        return ToleranceVerdict(tolerance=tolerance, word=Word.OUTSIDE)
    half, room = (high - low) / 2, abs(abs(value) - tolerance)
    more = ceil(many * ((half / room) ** 2 - 1)) if room > TINY else MOST_MORE
    return ToleranceVerdict(tolerance=tolerance, word=Word.ACROSS, more=max(1, min(more, MOST_MORE)))


# Several looks


def boundaries(looks: int) -> list[float]:
    """O'Brien and Fleming's, in standard errors, for each of so many looks."""
    return [LAST_LOOK[looks - 1] * sqrt(looks / look) for look in range(1, looks + 1)]


def look_points(deals: int, looks: int) -> list[int]:
    """After how many deals each look is taken."""
    return sorted({max(1, round(deals * look / looks)) for look in range(1, looks + 1)})


def look(ours: Any, theirs: Any, deals: int, boundary: float, scale: Scale) -> Look:
    value, error = measured(ours, theirs, scale)
    z = as_normal(z_of(value, error, scale), len(ours)) if isfinite(value) else 0.0
    return Look(
        deals=deals, value=value if isfinite(value) else 0.0, error=error if isfinite(error) else 0.0, deviations=z,
        boundary=boundary, crossed=abs(z) >= boundary)


def sequential_p(taken: Sequence[Look], looks: int) -> float:
    """The chance of error at which a boundary of this shape would just have been crossed by one of the looks taken."""
    reached = max(abs(one.deviations) * sqrt(number / looks) for number, one in enumerate(taken, 1))
    return min(1.0, crossing(reached, looks))


@cache
def crossing(last: float, looks: int) -> float:
    """The chance under no effect of crossing somewhere the boundary that ends at so many standard errors."""
    tails = sum(tail(last * sqrt(looks / number)) for number in range(1, looks + 1))
    if looks == 1 or tails < 1e-4:
        return float(tails)  # at most this, and of that size
    np = library("numpy")
    edges = np.array([last * sqrt(looks / number) for number in range(1, looks + 1)])
    covariance = np.array([[sqrt(min(i, j) / max(i, j)) for j in range(1, looks + 1)] for i in range(1, looks + 1)])
    normal = library("scipy.stats").multivariate_normal(np.zeros(looks), covariance, seed=SEED, abseps=1e-6, maxpts=200_000)
    return float(1 - normal.cdf(edges, lower_limit=-edges))


def pairs_to_find(effect: float, spread: float, power: float, looks: int) -> int:
    """How many pairs find an effect with a chance of `power`."""
    solved = library("statsmodels.stats.power").normal_sample_size_one_tail(effect, power, ALPHA / 2, std_null=spread)
    return max(2, ceil(float(solved) * INFLATION[looks - 1]))


def smallest_found(pairs: int, spread: float, power: float, looks: int) -> float:
    """The smallest effect that so many pairs find with a chance of `power`."""
    normal = library("scipy.stats").norm
    return float((normal.ppf(1 - ALPHA / 2) + normal.ppf(power)) * spread * sqrt(INFLATION[looks - 1] / pairs))


# Seats


def seat_table(scores: Any, *, cell: int, at_once: bool, tolerance: float | None) -> SeatTable:
    """Of the shares of the win, a row for each game: whether the seats are equal. Intervals hold together (Bonferroni)."""
    games, seats = scores.shape
    each = ALPHA / seats
    shares = [float(share) for share in scores.mean(axis=0)] if games else []
    expected = float(sum(shares) / seats) if games else 1 / seats
    found = []
    for seat, share in enumerate(shares):
        low, high = wilson(float(scores[:, seat].sum()), games, each)
        spread = float(scores[:, seat].std(ddof=1)) if games > 1 else 0.0
        found.append(Estimate(games=games, value=share, low=low, high=high, method=Method.WILSON, spread=spread))
    sides = library("numpy").unique(scores, axis=1) if games else scores  # who plays together counts once
    statistic, p, method = joint(sides) if games > seats else (None, None, None)
    return SeatTable(
        cell=cell, games=games, expected=expected, seats=found, statistic=statistic, freedom=sides.shape[1] - 1, p=p, holm=p,
        method=method, clear=p is not None and p < ALPHA, at_once=at_once, verdict=fairness(found, expected, tolerance))


def joint(scores: Any) -> tuple[float | None, float | None, Method | None]:
    """One test for all seats, from the covariance of their scores; by permutation of the seats if there are few games."""
    statistic = wald(scores) if scores.shape[1] > 1 else None
    if statistic is None:
        return None, None, None
    stats, seats = library("scipy.stats"), scores.shape[1]
    if len(scores) >= FEW:
        return statistic, float(stats.chi2.sf(statistic, seats - 1)), Method.WALD
    found = stats.permutation_test(
        tuple(scores[:, seat] for seat in range(seats)), uneven, permutation_type="samples", n_resamples=RESAMPLES,
        vectorized=True, alternative="greater", rng=generator())
    return statistic, float(found.pvalue), Method.PERMUTATION


def wald(scores: Any) -> float | None:
    np = library("numpy")
    games, seats = scores.shape
    means = scores.mean(axis=0)
    apart_from_even = (means - means.mean())[: seats - 1]
    centred = scores - scores.mean(axis=1, keepdims=True)
    covariance = np.cov(centred[:, : seats - 1], rowvar=False).reshape(seats - 1, seats - 1) / games
    try:
        return float(apart_from_even @ np.linalg.solve(covariance, apart_from_even))
    except np.linalg.LinAlgError:
        return None  # some seat never wins, or all always share


def uneven(*seats: Any, axis: int = -1) -> Any:
    """How far the seats' means are apart."""
    return library("numpy").stack([seat.mean(axis=axis) for seat in seats]).var(axis=0)


def fairness(seats: Sequence[Estimate], expected: float, tolerance: float | None) -> ToleranceVerdict | None:
    if tolerance is None or not seats:
        return None
    held_seats = [
        held(seat.value - expected, seat.low - expected, seat.high - expected, tolerance, seat.games)
        for seat in seats if seat.value is not None and seat.low is not None and seat.high is not None
    ]
    words = [one.word for one in held_seats]
    if Word.OUTSIDE in words:
        return ToleranceVerdict(tolerance=tolerance, word=Word.OUTSIDE)
    if Word.ACROSS in words:
        return ToleranceVerdict(tolerance=tolerance, word=Word.ACROSS, more=max(one.more or 0 for one in held_seats))
    return ToleranceVerdict(tolerance=tolerance, word=Word.INSIDE)


def corrected_seats(tables: Sequence[SeatTable]) -> list[SeatTable]:
    """With Holm's correction among the tables."""
    ps = holm([table.p for table in tables])
    return [replaced(table, holm=p, clear=p is not None and p < ALPHA) for table, p in zip(tables, ps, strict=True)]


# Influence


@dataclass(frozen=True)
class Handed:
    """What chance handed out in one game, for each thing: how many times, and the sum of how the seats fared beyond what their
    seat and the moment would give."""

    game: int
    thing: str
    many: int
    gain: float


def influences(handed: Sequence[Handed], cell: int) -> list[Influence]:
    """What it is worth to be handed each thing. What was handed out in one deal is one cluster."""
    things: dict[str, list[Handed]] = {}
    for one in handed:
        things.setdefault(one.thing, []).append(one)
    found = []
    usual = sqrt(sum(one.gain**2 for one in handed) / max(1, sum(one.many**2 for one in handed)))
    for thing, cases in sorted(things.items()):
        total, games = sum(case.many for case in cases), len(cases)
        value = sum(case.gain for case in cases) / total
        if games < 2:
            continue
        own = sqrt(sum((case.gain - value * case.many) ** 2 for case in cases) * games / (games - 1)) / total
        by_luck = usual * sqrt(sum(case.many**2 for case in cases)) / total
        error = max(own, by_luck)  # a few that all lost do not vary, and yet it may be luck
        half = deviations() * error
        p = tail(z_of(value, error, Scale.DIFFERENCE))
        found.append(Influence(
            cell=cell, thing=thing, games=games, value=value, low=value - half, high=value + half, p=p, holm=p, clear=False))
    ps = holm([one.p for one in found])
    return [replaced(one, holm=p, clear=p is not None and p < ALPHA) for one, p in zip(found, ps, strict=True)]


# Factors


def effect(matrix: Any, weights: Sequence[float], levels: dict[str, str], scale: Scale) -> Effect:
    """A contrast of cells: a row for each, a column for each deal that all of them have."""
    np = library("numpy")
    deals = matrix.shape[1]
    kind = Scale.RATIO if scale == Scale.RATIO else Scale.DIFFERENCE
    unknown = Effect(levels=levels, scale=kind, deals=deals, value=None, low=None, high=None)
    if deals < 2:
        return unknown
    means, w = matrix.mean(axis=1), np.array(weights)
    if kind == Scale.RATIO and bool((means <= 0).any()):
        return unknown
    if kind == Scale.RATIO:
        value, per_deal = exp(float(w @ np.log(means))), w @ (matrix / means[:, None])
    else:
        value, per_deal = float(w @ means), w @ matrix
    error = float(per_deal.std(ddof=1)) / sqrt(deals)
    low, high = apart(value, error, deviations(), kind)
    return Effect(levels=levels, scale=kind, deals=deals, value=value, low=low, high=high, p=tail(z_of(value, error, kind)))


# Stronger bots


def conclusion(first: Difference, again: Difference) -> Conclusion | None:
    """What stronger bots say to a clear difference; None if it was not clear, or there is nothing to compare."""
    equal = 1.0 if first.scale == Scale.RATIO else 0.0
    if not first.clear or first.value is None or again.value is None or again.low is None or again.high is None:
        return None
    if again.low <= equal <= again.high:
        return Conclusion.OPEN if again.low <= first.value <= again.high else Conclusion.NOT_CONFIRMED
    if (first.value > equal) != (again.value > equal):
        return Conclusion.FLIPS
    smaller = abs(again.value - equal) < abs(first.value - equal) and not again.low <= first.value <= again.high
    return Conclusion.SMALLER if smaller else Conclusion.HOLDS
