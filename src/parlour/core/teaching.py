"""What a game can say about its positions and moves to whoever wants to learn: its `teaching.py`. All of it is optional.

| in the module | |
|---|---|
| `moment(state)` | when this is, in the game's own terms: "year 3, Summer" |
| `reason(seen, seat, move)` | what a move does, in one sentence: what is counted in the position before and after it, compared |
| `goal(seen, seat, themes)` | what a puzzle asks for |
| `themes(seen, seat, move)` | what a puzzle with this answer is about; none: it is no puzzle |
| `exact(seen, seat)` | the shares of all moves where the best one can be proven, else None |
| `PUZZLES` | where to look for puzzles |

They are sayings: a code and arguments, with sentences in `locale/teaching/` of the game's folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.sayings import Saying
from parlour.core.state import State


@dataclass(frozen=True)
class Source:
    """Where puzzles are looked for: in which games, who plays them, and how clear the best move must be."""

    tables: tuple[Mapping[str, Any], ...] = ({},)  # options
    players: tuple[str, ...] = ()  # bots, in turn; none: the default one
    margin: float = 0.1  # of the win, between the best move and any other
    proven_margin: float = 0.05  # likewise, where the best is proven
    every: int = 1  # of so many decisions one is looked at


def asked(game: Game, name: str, *given: Any) -> Any:
    """What the game answers; None if it has no such answer."""
    answer = getattr(registry.part(game.id, "teaching"), name, None)
    return answer(*given) if answer else None


def moment(game: Game, state: State) -> Saying | None:
    found: Saying | None = asked(game, "moment", state)
    return found


def reason(game: Game, seen: State, seat: int, move: int) -> Saying | None:
    found: Saying | None = asked(game, "reason", seen, seat, move)
    return found


def goal(game: Game, seen: State, seat: int, themes: Sequence[str]) -> Saying | None:
    found: Saying | None = asked(game, "goal", seen, seat, themes)
    return found


def themes(game: Game, seen: State, seat: int, move: int) -> list[str]:
    found: list[str] | None = asked(game, "themes", seen, seat, move)
    return ["best"] if found is None else found


def exact(game: Game, seen: State, seat: int) -> dict[int, float] | None:
    found: dict[int, float] | None = asked(game, "exact", seen, seat)
    return found


def source(game: Game) -> Source:
    found: Source = getattr(registry.part(game.id, "teaching"), "PUZZLES", Source())
    return found
