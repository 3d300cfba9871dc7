"""What everybody was told in a game that was played: a second account of it, to check the first against."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import parlour
from parlour import Record, bots
from parlour.core.metrics import Finished
from parlour.study.metrics import metrics_of


def played(game: str, seed: int, bot: str = "greedy", /, **options: Any) -> Record:
    seats = parlour.game(game).start(**options).seats
    return parlour.play(game, [bots.player(game, bot, f"{seed}/{seat}") for seat in range(seats)], seed=seed, **options)


def events(record: Record) -> list[dict[str, Any]]:
    """What a spectator was told, with what followed as events of their own."""
    game, plays = parlour.game(record.game), list(record.replay())
    found = []
    for (before, seat, move), (after, _, _) in pairwise(plays):
        event = game.event(before, move, parlour.SPECTATOR, seat, after)
        found += [{**event, "by": seat}, *event["then"]]
    return found


def count(told: list[dict[str, Any]], kind: str) -> int:
    return sum(event["kind"] == kind for event in told)


def value(record: Record, name: str) -> Any:
    return metrics_of(record.game)[name].measure(Finished(record))
