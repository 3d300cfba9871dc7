"""What Jackal says to whoever learns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from parlour.core import actors
from parlour.core.fields import FieldsOf
from parlour.core.sayings import Saying, saying
from parlour.core.state import State
from parlour.core.teaching import Source
from parlour.games.jackal import constants, view
from parlour.games.jackal.evaluator import JackalEvaluator
from parlour.games.jackal.evaluator_parts.by_hand import enemies_beside, has_coin
from parlour.games.jackal.evaluator_parts.ways import apart
from parlour.games.jackal.rules import Jackal

PUZZLES = Source(
    tables=({"seats": 2}, {"seats": 3}, {"seats": 4}, {"seats": 2}),
    players=("level3", "level2", "level4", "level1"), margin=0.04, every=3,
)
FAR = 99  # turns: there is no way
ABOUT = {
    "hit": "attack", "drown": "attack", "open": "explore", "sail": "ship", "free": "rescue", "revive": "rescue", "aboard": "home",
}


def themes(seen: State, seat: int, move: int) -> list[str]:
    told = view.describe(seen, move)
    return [*(["gold"] if told.get("laden") else []), ABOUT.get(told["sign"], "way")]


def goal(seen: State, seat: int, about: Sequence[str]) -> Saying:
    f = FieldsOf(seen)
    return saying("jackal-puzzle-goal", crew=constants.CREW_NAMES[f["crew"]])


def moment(state: State) -> Saying:
    f = FieldsOf(state)
    return saying("jackal-moment", banked=sum(f["bank"]), lost=f["lost"], all=constants.COINS)


def reason(seen: State, seat: int, move: int) -> Saying | None:
    """The first of what a move brings about that a player would name first."""
    before, after = cast(Jackal, seen), cast(Jackal, seen.copy())
    after.apply(move, seat)
    crew = before.crew
    enemies = [p for p in range(constants.PIRATES) if before.side_of[p // constants.MATES] != before.side_of[crew]]
    hit = sum(before.cell[p] != after.cell[p] for p in enemies)
    banked = after.bank[crew] - before.bank[crew]
    if banked > 0:
        return saying("jackal-reason-banked", many=banked)
    if hit:
        return saying("jackal-reason-hit", many=hit)
    if danger(after, crew) < danger(before, crew):
        return saying("jackal-reason-safe")
    nearer = way_home(before, crew) - way_home(after, crew)
    if laden(before, crew) == laden(after, crew) > 0 and 0 < nearer < FAR:
        return saying("jackal-reason-nearer", steps=nearer)
    if sum(after.trapped) < sum(before.trapped):
        return saying("jackal-reason-freed")
    if after.actor == actors.CHANCE:
        return saying("jackal-reason-opens")
    nearer = to_gold(before, crew) - to_gold(after, crew)
    return saying("jackal-reason-gold", steps=nearer) if 0 < nearer < FAR else None


def mates(state: Jackal, crew: int) -> list[int]:
    own = range(crew * constants.MATES, (crew + 1) * constants.MATES)
    return [p for p in own if state.cell[p] != constants.DEAD]


def laden(state: Jackal, crew: int) -> int:
    return sum(has_gold(state, p) for p in mates(state, crew))


def has_gold(state: Jackal, p: int) -> bool:
    return bool(has_coin(state, p)) or (state.walker == p and state.carrying == 1)


def danger(state: Jackal, crew: int) -> int:
    """Enemies beside those who stand on gold."""
    return sum(enemies_beside(state, crew, state.cell[p]) for p in mates(state, crew) if has_gold(state, p))


def way_home(state: Jackal, crew: int) -> int:
    """The turns that all coins in hand take to come home."""
    ways = JackalEvaluator()
    ways.look_around(state)
    return sum(min(FAR, ways.way_from(state, crew, state.cell[p])) for p in mates(state, crew) if has_gold(state, p))


def to_gold(state: Jackal, crew: int) -> int:
    """Steps from a mate to the nearest coin that nobody of the crew stands on."""
    cells = {place // constants.STEPS for place, many in enumerate(state.gold) if many}
    own = [state.cell[p] for p in mates(state, crew)]
    return min((apart(cell, gold) for cell in own for gold in cells if gold not in own), default=FAR)
