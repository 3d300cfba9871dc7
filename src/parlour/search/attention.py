"""What a weak level overlooks, as people do: things far from where it looks, rather than moves by lot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from parlour.core import chance
from parlour.core.state import State
from parlour.search.move_stats import MoveStats

HALF_SEEN = 2  # steps away, where half of what can be overlooked is


class Attention(NamedTuple):
    """What a game says about it. Without it every move is a thing of its own, and none is nearer than another."""

    thing: Callable[[Any, int], int]  # that a move moves
    far: Callable[[Any, int], int]  # how far a thing is from where its player sits


def noticed(
    attention: Attention | None, overlooks: float, seen: State, tried: Sequence[MoveStats], u: int,
) -> Sequence[MoveStats]:
    """The moves of the things that are not overlooked; if all are, those of the nearest."""
    if attention is None:
        kept = [one for one in tried if chance.index(chance.fork(u, one.move), 1000) >= 1000 * overlooks]
        return kept or tried[:1]
    things = [attention.thing(seen, one.move) for one in tried]
    far = {thing: attention.far(seen, thing) for thing in things}
    kept_things = {
        thing for thing, steps in far.items()
        if chance.index(chance.fork(u, thing), 1000) >= 1000 * overlooks * steps / (steps + HALF_SEEN)
    } or {min(far, key=lambda thing: (far[thing], thing))}
    return [one for one, thing in zip(tried, things, strict=True) if thing in kept_things]
