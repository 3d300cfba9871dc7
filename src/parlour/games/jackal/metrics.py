"""What a study can measure in a game of Jackal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from parlour.core import actors
from parlour.core.metrics import Cost, Finished, Kind, Metric, Picture
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour.games.jackal import constants, heat, view
from parlour.locale import sentence

STAGE = 12  # openings that are compared with each other: the bag changes little among them
CUT = "unfinished"


def sides(state: State) -> list[int]:
    """The side of each seat."""
    f = state.fields()
    return [f["side_of"][f["seat_of"].index(seat)] for seat in range(state.seats)]


def turns(finished: Finished) -> int:
    """Turns of all crews, those that nobody could use left out."""
    return sum(after.walker == constants.NOBODY for _, after, _, _ in finished.steps())


def ended_by(finished: Finished) -> str:
    return view.ending(finished.final, finished.final.fields()) if finished.over else CUT


def banked(finished: Finished) -> list[int]:
    """Coins in the ships of each seat."""
    f = finished.final.fields()
    crews = view.playing(f)
    return [sum(f["bank"][crew] for crew in crews if f["seat_of"][crew] == seat) for seat in range(finished.final.seats)]


def coins_lost(finished: Finished) -> int:
    return int(finished.final.fields()["lost"])


def deaths(finished: Finished) -> int:
    many = [list(state.fields()["cell"]).count(constants.DEAD) for state, _, _ in finished.positions()]
    many.append(finished.final.fields()["cell"].count(constants.DEAD))
    return sum(max(0, after - before) for before, after in pairwise(many))


def opened(finished: Finished) -> int:
    """Tiles turned up: nothing else is drawn in this game."""
    return sum(who == actors.CHANCE for who, _ in finished.record.moves)


def visits(finished: Finished) -> dict[str, list[int]]:
    """For each cell, how often pirates of each crew entered it; where a way begins it is not counted again."""
    found: dict[int, list[int]] = {}
    for before, after, who, move in finished.steps():
        walked = who == actors.CHANCE or move < constants.SAIL or move >= constants.ON
        if walked and after.walker == constants.NOBODY:
            for cell in list(after.trail)[1 : after.trail_length]:
                found.setdefault(cell, [0] * constants.CREWS)[before.crew] += 1
    return {constants.CELL_NAMES[cell]: found[cell] for cell in sorted(found)}


def tile_influence(finished: Finished) -> list[list[object]]:
    """What each opening showed: it is drawn from the bag, whoever opens and wherever. Openings of the same stage compare like
    an experiment."""
    found: list[list[object]] = []
    for state, who, face in finished.positions():
        if who == actors.CHANCE:
            rules: Any = state
            found.append([rules.seat_of[rules.crew], len(found) // STAGE, [kind_of(face)]])
    return found


def kind_of(face: int) -> str:
    """What a face is as far as it matters here: all arrows are one."""
    name = constants.TILES[constants.TILE_OF[face]][0]
    return "arrow" if name.startswith("arrow") else name


def tile_name(lang: str, tile: str) -> str:
    name = sentence(lang, "jackal-arrows") if tile == "arrow" else sentence(lang, "jackal-tile", tile=tile)
    return name[:1].upper() + name[1:]


def ending_name(lang: str, ending: str) -> str:
    return sentence(lang, f"jackal-metric-ended_by-{ending}")


def draw_visits(means: Mapping[str, Sequence[float]], options: Resolved, lang: str) -> list[Picture]:
    return heat.draw(means, lang)


METRICS = (
    Metric("turns", Kind.NUMBER, "turns", Cost.RECORD, turns),
    Metric("ended_by", Kind.CATEGORY, "games", Cost.FINAL, ended_by, called=ending_name),
    Metric("banked", Kind.SEATS, "coins", Cost.FINAL, banked),
    Metric("coins_lost", Kind.NUMBER, "coins", Cost.FINAL, coins_lost),
    Metric("deaths", Kind.NUMBER, "pirates", Cost.RECORD, deaths),
    Metric("opened", Kind.NUMBER, "tiles", Cost.FINAL, opened),
    Metric("visits", Kind.MAP, "visits", Cost.RECORD, visits, draw=draw_visits),
    Metric("tile_influence", Kind.INFLUENCE, "win", Cost.RECORD, tile_influence, called=tile_name),
)
