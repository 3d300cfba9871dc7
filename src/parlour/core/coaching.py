"""A coached game: each new thing is explained once, when it first happens (`coach.py` of a game's folder, with MOMENTS).

A moment is something that happens or is asked. Its sentence is `GAME-coach-ID`, or one of the legend's (`GAME-means-…`), and
lies with those of the lessons. What has been explained is remembered by whoever shows it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache

from parlour.core import registry
from parlour.core.game import Json


@dataclass(frozen=True)
class Moment:
    """When what is asked has the code `prompt`, or an event, or what follows from one, is like `event`: of that `kind`, with
    other fields in which a star stands for anything."""

    id: str
    rules: tuple[str, ...]
    prompt: str = ""
    event: Mapping[str, str] = field(default_factory=dict)
    legend: str = ""  # the legend says it already


def of(game: str) -> tuple[Moment, ...]:
    """In the order in which they are told if several come at once; none of a game that is played without being installed."""
    part = registry.part(game, "coach") if game in registry.games() else None
    found: tuple[Moment, ...] = part.MOMENTS if part else ()
    return found


def code(game: str, moment: Moment) -> str:
    return f"{game}-means-{moment.legend}" if moment.legend else f"{game}-coach-{moment.id}"


def come(game: str, prompt: str, events: Sequence[Json], told: Collection[str]) -> list[Moment]:
    """What is new, among events that tell of their moments."""
    happened = {name for event in events for name in event.get("moments", ())}
    new = [moment for moment in of(game) if moment.id not in told]
    return [moment for moment in new if (moment.prompt == prompt if moment.prompt else moment.id in happened)]


def noted(game: str, event: Json) -> Json:
    """An event with its moments, if it has any: nobody else has to compare them."""
    known = of_kind(game)
    possible = [(one, moment) for one in parts(event) for moment in known.get(one.get("kind", ""), ())]
    found = dict.fromkeys(moment.id for one, moment in possible if is_like(one, moment.event))
    return {**event, "moments": list(found)} if found else event


@cache
def of_kind(game: str) -> Mapping[str, Sequence[Moment]]:
    found = defaultdict[str, list[Moment]](list)
    for moment in of(game):
        if moment.event:
            found[moment.event["kind"]].append(moment)
    return found


def parts(event: Json) -> Iterator[Json]:
    """An event and what follows from it."""
    yield event
    yield from event.get("then", ())


def is_like(event: Json, pattern: Mapping[str, str]) -> bool:
    return all(fnmatchcase(spelled(event.get(name, "")), wanted) for name, wanted in pattern.items())


def spelled(value: Json | str | int | None) -> str:
    return "nobody" if value is None else str(value)


def table(game: str) -> list[Json]:
    """For the page."""
    return [{"id": one.id, "says": code(game, one), "prompt": one.prompt} for one in of(game)]
