"""What can be measured in every game, and all that can be measured in one.

A game's own metrics come first (METRICS in its `metrics.py`); one of the same name stands in for a general one. Two functions
there tell the general ones more: `standing(state)`, how far each seat has come, without which the points as the rules count
them are taken, and `sides(state)`, the side of each seat, without which everybody plays alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import pairwise
from math import log

from parlour import bots
from parlour.core import registry
from parlour.core.errors import ParlourError
from parlour.core.metrics import EIGHTHS, Cost, Finished, Kind, Metric, Play
from parlour.core.play import Limit
from parlour.core.state import State
from parlour.search import analysis
from parlour.search.player import TreeSearch

GAP = 0.05  # a favourite must be ahead by so much to count as a new one: estimates tremble
MOST_CHANCES = 60  # points of a game at which the chances are asked
MOST_DECISIONS = 8  # of a game that are weighed, spread over it


class UnknownMetric(ParlourError):
    """No such metric for this game."""


def metrics_of(game: str) -> dict[str, Metric]:
    """All metrics of a game by name: its own, then the general ones that make sense for it."""
    part = registry.part(game, "metrics")
    own: tuple[Metric, ...] = part.METRICS if part else ()
    alone = registry.game(game).options["seats"].high == 1
    general = [*ALWAYS, *([] if alone else RIVALS), *([] if alone or bots.search_config(game) is None else SEARCHED)]
    return {metric.name: metric for metric in (*own, *(one for one in general if one.name not in {m.name for m in own}))}


def named(game: str, name: str) -> Metric:
    """A metric by name; an unknown one is refused with the nearest."""
    known = metrics_of(game)
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise UnknownMetric("error-unknown-metric", metric=name, game=game, near=near[0] if near else "", known=", ".join(known))
    return known[name]


def measured(finished: Finished, metrics: list[Metric]) -> dict[str, object]:
    """The values of a game, by name."""
    return {metric.name: metric.measure(finished) for metric in metrics}


# Length and choice


def choices(finished: Finished) -> list[int]:
    """For each decision, between how many moves."""
    return finished.once("choices", lambda: [len(state.legal(seat)) for state, seat, _ in finished.positions() if seat >= 0])


def decisions(finished: Finished) -> int:
    return sum(seat >= 0 for seat, _ in finished.record.moves)


def turns(finished: Finished) -> int:
    """Rounds in which somebody decides; a game with a count of its own says so."""
    return len(rounds(finished))


def branching(finished: Finished) -> float | None:
    many = choices(finished)
    return sum(many) / len(many) if many else None


def forced(finished: Finished) -> float | None:
    many = choices(finished)
    return many.count(1) / len(many) if many else None


def rounds(finished: Finished) -> list[int]:
    """The plies with which rounds begin."""
    return finished.once("rounds", lambda: analysis.round_starts(finished.positions()))


# The result


def seat(finished: Finished) -> list[float]:
    return finished.scores


def shared(finished: Finished) -> float | None:
    return float(0 < max(finished.scores) < 1) if finished.over else None


def unfinished(finished: Finished) -> float:
    return float(not finished.over)


# The course


def standings(finished: Finished) -> list[list[float]]:
    """How far every side has come at the beginning of each round, and at the end."""
    return finished.once("standings", lambda: find_standings(finished))


def find_standings(finished: Finished) -> list[list[float]]:
    part = registry.part(finished.game.id, "metrics")
    stand: Callable[[State], Sequence[float]] = getattr(part, "standing", finished.game.points)
    team = sides(finished)
    plays = finished.positions()
    positions = [*(plays[ply][0] for ply in rounds(finished)), finished.final]
    return [by_side(stand(state), team) for state in positions]


def sides(finished: Finished) -> list[int]:
    """The side of each seat."""
    found: Callable[[State], list[int]] | None = getattr(registry.part(finished.game.id, "metrics"), "sides", None)
    return found(finished.final) if found else list(range(finished.final.seats))


def by_side(of_seats: Sequence[float], team: list[int]) -> list[float]:
    """Of what every seat carries for its side, once for each side."""
    return [of_seats[team.index(side)] for side in sorted(set(team))]


def winner(finished: Finished) -> int | None:
    """The side that has won alone."""
    shares = by_side(finished.scores, sides(finished))
    return shares.index(1.0) if 1.0 in shares else None


def leader(standing: list[float]) -> int | None:
    """The side alone in front."""
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 else None


def lead_changes(finished: Finished) -> int:
    """How often another side comes to be alone in front."""
    leaders = [one for one in map(leader, standings(finished)) if one is not None]
    return sum(one != other for one, other in pairwise(leaders))


def comeback(finished: Finished) -> float | None:
    """Whether the winner was behind after two thirds of the rounds."""
    won = winner(finished)
    if won is None:
        return None
    then = standings(finished)[2 * len(rounds(finished)) // 3]
    return float(then[won] < max(then))


def runaway(finished: Finished) -> float | None:
    """1 if who leads after a third of the rounds wins; otherwise so much less than 0 that a leader's luck alone gives 0."""
    first = leader(standings(finished)[len(rounds(finished)) // 3])
    if first is None or not finished.over:
        return None
    even = 1 / len(set(sides(finished)))
    return (by_side(finished.scores, sides(finished))[first] - even) / (1 - even)


# By search. All hands are known to it: the game is over, and there is nothing left to hide.


def chances(finished: Finished) -> list[list[float]]:
    """Every side's chance at the beginning of rounds."""
    return finished.once("chances", lambda: find_chances(finished))


def find_chances(finished: Finished) -> list[list[float]]:
    config = bots.search_config(finished.game.id)
    assert config is not None
    starts = rounds(finished)
    step = max(1, -(-len(starts) // MOST_CHANCES))
    points = starts[::step]
    search = TreeSearch(analysis.curious(config), str(finished.record.seed))
    reviewer = analysis.Reviewer(search, finished.positions(), finished.simulations, len(points), lambda _: None)
    return [by_side(reviewer.chances(ply), sides(finished)) for ply in points]


def decided(finished: Finished) -> float | None:
    """The part of the game after which the winner's chance is never below one half again."""
    won = winner(finished)
    if won is None:
        return None
    below = [number for number, shares in enumerate(chances(finished), 1) if shares[won] < 0.5]
    return below[-1] / len(chances(finished)) if below else 0.0


def drama(finished: Finished) -> float | None:
    """By how much the winner was behind the favourite, on average."""
    won = winner(finished)
    if won is None:
        return None
    behind = [max(0.0, max(shares) - shares[won]) for shares in chances(finished)]
    return sum(behind) / len(behind)


def uncertainty(finished: Finished) -> float | None:
    """How open the game was, on average: 1 if all have the same chance, 0 if one is sure to win."""
    if not finished.over:
        return None
    found = [entropy(shares) for shares in chances(finished)]
    return sum(found) / len(found)


def entropy(shares: list[float]) -> float:
    total = sum(shares)
    parts = [share / total for share in shares if share > 0] if total > 0 else []
    return min(1.0, max(0.0, -sum(part * log(part) for part in parts) / log(len(shares))))


def favourite_changes(finished: Finished) -> int | None:
    """How often another side becomes the favourite by more than the gap."""
    if not finished.over:
        return None
    favourite, many = None, 0
    for shares in chances(finished):
        best = max(range(len(shares)), key=lambda side: shares[side])
        if favourite is None:
            favourite = best
        elif shares[best] - shares[favourite] > GAP:
            favourite, many = best, many + 1
    return many


def winner_chance(finished: Finished) -> list[float] | None:
    """The chance of the later winner at each eighth of the game, between two looks in a straight line; at the end it is 1."""
    won = winner(finished)
    if won is None:
        return None
    course = [*(shares[won] for shares in chances(finished)), 1.0]
    return [between(course, (len(course) - 1) * eighth / (EIGHTHS - 1)) for eighth in range(EIGHTHS)]


def between(course: Sequence[float], place: float) -> float:
    before = min(int(place), len(course) - 2)
    return course[before] + (place - before) * (course[before + 1] - course[before])


def relevance(finished: Finished) -> float | None:
    """What the best move wins more than a random one, in parts of the win, over some decisions of the game. Each is looked at
    twice: the best move is picked in one look and valued in the other, or noise would pass for depth."""
    open_decisions = [play for play in finished.positions() if play[1] >= 0 and len(play[0].legal(play[1])) > 1]
    step = max(1, -(-len(open_decisions) // MOST_DECISIONS))
    found = [weight for play in open_decisions[::step] if (weight := gain_of_choosing(finished, play)) is not None]
    return sum(found) / len(found) if found else None


def gain_of_choosing(finished: Finished, play: Play) -> float | None:
    config = bots.search_config(finished.game.id)
    assert config is not None
    state, who, _ = play
    looks = []
    for number in range(2):
        limit = Limit(finished.simulations)
        tried = analysis.rank_moves(config, state.seen(who), who, limit, f"{finished.record.seed}/{number}")
        looks.append({one.move: one.value for one in tried})
    both = [move for move in looks[0] if move in looks[1]]
    if len(both) < 2:
        return None
    gains = []
    for picks, values in (looks, looks[::-1]):
        best = max(both, key=lambda move: picks[move])
        gains.append(values[best] - sum(values[move] for move in both) / len(both))
    return sum(gains) / 2


def looks_of(metric: Metric) -> int:
    """At most so many positions of a game are searched for a metric; 0 for one that asks no search of ours."""
    return {"relevance": 2 * MOST_DECISIONS}.get(metric.name, MOST_CHANCES) if metric in SEARCHED else 0


ALWAYS = (
    Metric("decisions", Kind.NUMBER, "decisions", Cost.FINAL, decisions),
    Metric("turns", Kind.NUMBER, "turns", Cost.RECORD, turns),
    Metric("branching", Kind.NUMBER, "moves", Cost.RECORD, branching),
    Metric("forced", Kind.SHARE, "decisions", Cost.RECORD, forced),
    Metric("unfinished", Kind.SHARE, "games", Cost.FINAL, unfinished),
)
RIVALS = (
    Metric("seat", Kind.SEATS, "win", Cost.FINAL, seat),
    Metric("shared", Kind.SHARE, "games", Cost.FINAL, shared),
    Metric("lead_changes", Kind.NUMBER, "changes", Cost.RECORD, lead_changes),
    Metric("comeback", Kind.SHARE, "games", Cost.RECORD, comeback),
    Metric("runaway", Kind.NUMBER, "", Cost.RECORD, runaway),
)
SEARCHED = (
    Metric("decided", Kind.SHARE, "game", Cost.SEARCH, decided),
    Metric("drama", Kind.SHARE, "win", Cost.SEARCH, drama),
    Metric("uncertainty", Kind.SHARE, "", Cost.SEARCH, uncertainty),
    Metric("favourite_changes", Kind.NUMBER, "changes", Cost.SEARCH, favourite_changes),
    Metric("winner_chance", Kind.CURVE, "win", Cost.SEARCH, winner_chance),
    Metric("relevance", Kind.NUMBER, "win", Cost.SEARCH, relevance),
)
