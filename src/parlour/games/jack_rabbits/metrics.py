"""What a study can measure in a game of Jack Rabbits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core import actors
from parlour.core.cards import printed
from parlour.core.metrics import Cost, Finished, Kind, Metric, Picture
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour.games.jack_rabbits import constants, traffic_map
from parlour.games.jack_rabbits.notation import WORDS
from parlour.games.jack_rabbits.routes import entered_by
from parlour.games.jack_rabbits.view import STOP_NAMES
from parlour.locale import sentence

SHOWING = (constants.CHALLENGER_SHOWS, constants.VISITOR_SHOWS)


def standing(state: State) -> list[int]:
    """Who is in front: the royals that each holds, as the carrots on the land tell."""
    carrots = state.fields()["carrot"]
    return [carrots.count(seat + 1) for seat in range(state.seats)]


def turns(finished: Finished) -> int:
    return int(finished.final.fields()["turns_played"])


def claims(finished: Finished) -> int:
    return sum(who >= 0 and move == constants.CLAIM for who, move in finished.record.moves)


def fights(finished: Finished) -> int:
    return sum(who >= 0 and constants.FIGHT <= move < constants.OFFER for who, move in finished.record.moves)


def judged(finished: Finished) -> int:
    """Challenges that somebody took up when a rabbit arrived."""
    return sum(before.step == constants.CHALLENGE and after.step in SHOWING for before, after, _, _ in finished.steps())


def stolen(finished: Finished) -> int:
    """Cards drawn out of another hand."""
    return sum(who == actors.CHANCE and state.pile == constants.STEAL for state, who, _ in finished.positions())


def off_board(finished: Finished) -> int:
    """How often a rabbit was sent or went off the board."""
    many = 0
    for before, after, _, _ in finished.steps():
        was, now = list(before.at), list(after.at)
        if was != now:
            many += sum(now[seat] == constants.OFF_BOARD != was[seat] for seat in range(before.seats))
    return many


def paid(finished: Finished) -> dict[str, int]:
    """Cards paid, by what for."""
    found: Counter[str] = Counter()
    for state, who, _ in finished.positions():
        rules: Any = state
        if who >= 0 and rules.step == constants.PAYING:
            found[WORDS[rules.purpose]] += 1
    return dict(sorted(found.items()))


def traffic(finished: Finished) -> dict[str, int]:
    """How often rabbits crossed each road end, entered each road tile and arrived at each stop. Of a way that is paid for and
    then runs by itself only the end is counted."""
    found: Counter[str] = Counter()
    for before, after, who, move in finished.steps():
        if who >= 0 and (constants.ROAD <= move < constants.TREK or constants.BOAT <= move < constants.CLAIM):
            for left, entered in entered_by(before.joins, move, after.came):
                found.update(f"road {edge}" for edge in (left, entered) if edge != constants.NO_EDGE)
                if constants.TILE_OF[entered] >= constants.HEXAGONS:
                    found[constants.TILE_NAMES[constants.TILE_OF[entered]]] += 1
        was, now = list(before.at), list(after.at)
        if was != now:
            found.update(STOP_NAMES[now[seat]] for seat in range(before.seats) if now[seat] != was[seat])
    return {place: found[place] for place in sorted(found)}


def place_name(lang: str, place: str) -> str:
    royal = place in constants.TILE_NAMES[1 : constants.HEXAGONS]
    return sentence(lang, "jack-rabbits-metric-place", place=printed(place) if royal else place)


def purpose_name(lang: str, purpose: str) -> str:
    return sentence(lang, "jack-rabbits-metric-purpose", purpose=purpose)


def draw_traffic(means: Mapping[str, Sequence[float]], options: Resolved, lang: str) -> list[Picture]:
    return traffic_map.draw({place: sum(many) for place, many in means.items()}, options, lang)


METRICS = (
    Metric("turns", Kind.NUMBER, "turns", Cost.FINAL, turns),
    Metric("claims", Kind.NUMBER, "claims", Cost.FINAL, claims),
    Metric("fights", Kind.NUMBER, "fights", Cost.FINAL, fights),
    Metric("judged", Kind.NUMBER, "judgements", Cost.RECORD, judged),
    Metric("stolen", Kind.NUMBER, "cards", Cost.RECORD, stolen),
    Metric("off_board", Kind.NUMBER, "times", Cost.RECORD, off_board),
    Metric("paid", Kind.MAP, "cards", Cost.RECORD, paid, called=purpose_name),
    Metric("traffic", Kind.MAP, "passages", Cost.RECORD, traffic, draw=draw_traffic, called=place_name),
)
