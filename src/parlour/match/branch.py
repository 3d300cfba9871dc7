"""What if: a finished match goes on from somewhere in the middle, otherwise than it did. The match itself stays as it was."""

from __future__ import annotations

from collections import Counter

from parlour.core import actors, chance
from parlour.match.match import Match, Seat
from parlour.match.proposal import Refused

Line = list[tuple[int, int]]  # seats and what they decide


def branch(match: Match, ply: int, eyes: int | None, luck: int | None, line: Line, seats: list[Seat]) -> Match:
    """The match after so many plies and then the decisions of a line.

    Without `eyes` it goes on from the true position. With the eyes of a seat, from what that seat saw: what it could not know is
    imagined. `luck` is None for that of the match, so that the same cards come, or the number of another one."""
    if eyes is not None and luck is None:
        raise Refused("error-branch-luck")
    seed = match.seed if luck is None else f"{match.seed} luck {luck}"
    made = Match(f"{match.id} {ply}", match.game, match.options, seed, seats)
    made.plies = match.plies[:ply]
    state = match.state if ply == len(match.plies) else match.plies[ply].before
    made.state = state if eyes is None else state.seen(eyes).imagine(chance.keyed(seed, actors.CHANCE, ply))
    made.drawn = dict(Counter(one.before.pile for one in made.plies if one.seat == actors.CHANCE))
    made.commit(made.opening())
    for seat, move in line:
        if seat >= len(seats):
            raise Refused("error-branch-seat", seat=seat)
        made.commit(made.decide(seat, made.counts[seat], [move]))
    return made
