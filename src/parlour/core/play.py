"""Running a game from the first deal to the end, with a function for each seat."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from parlour.core import actors, chance, registry
from parlour.core.chance import Seed
from parlour.core.errors import IllegalMove, NotWanted, ParlourError, PlayerFailed
from parlour.core.game import Game
from parlour.core.records import Record, SeededOutcomes
from parlour.core.state import State, refusal
from parlour.core.whole import whole_or_none


@dataclass(frozen=True)
class Limit:
    """How long a player may think: simulations, seconds, or whichever is used up first; in so many threads, each for itself."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1


class Player(Protocol):
    """What a bot is. It is given what its seat sees, never more."""

    def __call__(self, seen: State, seat: int, limit: Limit) -> int: ...


PlayerFactory = Callable[[Seed], Player]


def check_asked(seen: State, seat: int) -> None:
    """Raises IllegalMove unless the seat may decide now. Players ask it first: compiled code takes their word for it."""
    if not (0 <= seat < seen.seats and seen.asked >> seat & 1):
        raise refusal(seen, None, seat)


PARLOUR = Path(__file__).parents[1]
MOVES_SHOWN = 20  # in a message
ENDLESS = 2**62
FREE_LUCK: list[Any] = []  # that no game is being played with: making one takes longer than a short game


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
    drive(rules, state, players, seed, limit, max_plies, record.players, record.moves)
    if state.actor == actors.OVER:
        record.scores, record.points, record.seed = list(state.scores), rules.points(state), seed
    return record, state


def drive(
    rules: Game, state: State, players: Sequence[Player], seed: Seed, limit: Limit, max_plies: int | None, names: Sequence[str],
    moves: list[tuple[int, int]] | None = None,
) -> int:
    """Plays a state on to its end, or until `max_plies` are played; returns how many were. `moves` takes down what happens.

    In a compiled game outcomes are drawn in C, and where all players move at random, so are their moves."""
    plies, most = 0, ENDLESS if max_plies is None else min(max_plies, ENDLESS)
    fast = fast_luck(state)
    drawn = None  # who draws the outcomes that compiled code leaves, once there is one
    streams = streams_of(players) if fast else []
    if fast:
        fast.begin(chance.key_of(seed), streams)
    while state.actor != actors.OVER and plies < most:
        if fast:
            plies += fast.play_on(state, most - plies, moves)
            if state.actor == actors.OVER or plies >= most:
                break
        if state.actor == actors.CHANCE:
            drawn = drawn or SeededOutcomes(seed)
            choices = [(actors.CHANCE, drawn.next(state))]
        else:
            # All who are asked decide before anything is applied: nobody's choice can depend on another's.
            choices = [(seat, decision(players[seat], names[seat], state.seen(seat), seat, limit)) for seat in state.waiting]
        for seat, move in choices:
            if seat >= 0:
                check_move(rules, state, seat, names[seat], move)
            state.apply(move, seat)
        plies += len(choices)
        if moves is not None:
            moves += choices
    for seat, player in enumerate(players[: len(streams)]):
        player.u = fast.stream(seat)  # type: ignore[attr-defined]  # where its stream has come to
    if fast:
        FREE_LUCK.append(fast)
    return plies


def streams_of(players: Sequence[Player]) -> list[int]:
    """The beginnings of the streams of players that all move at random, each with a stream of its own; otherwise nothing."""
    streams = []
    for player in players:
        if "moves_at_random" not in type(player).__dict__:
            return []
        streams.append(player.u)  # type: ignore[attr-defined]
    return streams if len({*map(id, players)}) == len(players) else []


def fast_luck(state: State) -> Any:
    """What draws outcomes for a compiled state; None for one of a plain game."""
    if not hasattr(state, "_offsets"):
        return None
    try:
        return FREE_LUCK.pop()
    except IndexError:
        return import_module("parlour.core.fast_play").Luck()


def decision(player: Player, name: str, seen: State, seat: int, limit: Limit) -> int:
    """What a player decides; raises PlayerFailed, which names the player and the line of its own file, if it cannot."""
    try:
        move: Any = player(seen, seat, limit)
    except (ParlourError, NotWanted):
        raise
    except Exception as error:  # whatever a bot may do wrong
        raise PlayerFailed("error-bot-failed", player=name, seat=seat, reason=reason_of(error)) from error
    number = move if type(move) is int else whole_or_none(move)
    return move if number is None else number  # what is no number is refused where moves are checked


def reason_of(error: Exception) -> str:
    """What went wrong in a player, and at which line of its own file."""
    lines = [(Path(line.filename), line.lineno) for line in traceback.extract_tb(error.__traceback__)]
    outside = [(file, number) for file, number in lines if file.is_absolute() and not file.is_relative_to(PARLOUR)]
    own = [f" ({file.name}, line {number})" for file, number in outside if file == outside[0][0]]
    return f"{type(error).__name__}: {error}{own[-1] if own else ''}"


def check_move(game: Game, state: State, seat: int, name: str, move: object) -> None:
    """Raises IllegalMove that names the player, unless it has decided for a legal move."""
    legal = state.legal(seat)
    if not isinstance(move, int) or move not in legal:
        known = ", ".join(f"{one} ({game.text(state.seen(seat), one)})" for one in legal[:MOVES_SHOWN])
        more = ", …" if len(legal) > MOVES_SHOWN else ""
        raise IllegalMove("error-bot-move", player=name, seat=seat, move=f"{move!r:.40}", legal=known + more)


def name_of(player: Player) -> str:
    return str(getattr(player, "name", None) or getattr(player, "__name__", type(player).__name__))
