"""Running a game from the first deal to the end, with a function for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.core import actors, registry
from parlour.core.chance import Seed
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.core.records import Record, SeededOutcomes
from parlour.core.state import State


@dataclass(frozen=True)
class Limit:
    """How long a player may think: simulations, seconds, or whichever is used up first."""

    simulations: int | None = None
    seconds: float | None = None


class Player(Protocol):
    """What a bot is. It is given what its seat sees, never more."""

    def __call__(self, seen: State, seat: int, limit: Limit) -> int: ...


PlayerFactory = Callable[[Seed], Player]
MOVES_SHOWN = 20  # in a message


def play(
    game: Game | str, players: Sequence[Player], /, *, seed: Seed = 0, max_plies: int | None = None,
    limit: Limit = Limit(), names: Sequence[str] | None = None, **options: Any,
) -> Record:
    """Plays a whole game and returns its record; `max_plies` cuts it short (then the record has no scores)."""
    return play_out(game, players, seed=seed, max_plies=max_plies, limit=limit, names=names, **options)[0]


def play_out(
    game: Game | str, players: Sequence[Player], /, *, seed: Seed = 0, max_plies: int | None = None,
    limit: Limit = Limit(), names: Sequence[str] | None = None, **options: Any,
) -> tuple[Record, State]:
    """The record of a whole game, and its last position."""
    rules = registry.game(game) if isinstance(game, str) else game
    agreed = rules.agree({"seats": len(players), **options}, seed)
    state = rules.begin(agreed)
    record = Record(rules.id, rules.version, agreed, list(names or map(name_of, players)))
    drawn = SeededOutcomes(seed)
    while state.actor != actors.OVER and (max_plies is None or len(record.moves) < max_plies):
        if state.actor == actors.CHANCE:
            choices = [(actors.CHANCE, drawn.next(state))]
        else:
            # All who are asked decide before anything is applied: nobody's choice can depend on another's.
            choices = [(seat, players[seat](state.seen(seat), seat, limit)) for seat in state.waiting]
        for seat, move in choices:
            if seat >= 0:
                check_move(rules, state, seat, record.players[seat], move)
            state.apply(move, seat)
            record.moves.append((seat, move))
    if state.actor == actors.OVER:
        record.scores, record.points, record.seed = list(state.scores), rules.points(state), seed
    return record, state


def check_move(game: Game, state: State, seat: int, name: str, move: object) -> None:
    """Raises IllegalMove that names the player, unless it has decided for a legal move."""
    legal = state.legal(seat)
    if not isinstance(move, int) or move not in legal:
        known = ", ".join(f"{one} ({game.text(state.seen(seat), one)})" for one in legal[:MOVES_SHOWN])
        more = ", …" if len(legal) > MOVES_SHOWN else ""
        raise IllegalMove("error-bot-move", player=name, seat=seat, move=f"{move!r:.40}", legal=known + more)


def name_of(player: Player) -> str:
    return str(getattr(player, "name", None) or getattr(player, "__name__", type(player).__name__))
