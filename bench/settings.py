"""How each game is measured: SETTINGS in its folder of bench/games, which may bring benches of its own too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Tournament:
    """Its levels against each other and against greedy, for docs/strength.md."""

    preset: str | None  # of the game's options
    simulations: int  # for a decision of the top level
    games: int  # of it against greedy
    a_second: int  # simulations that a quiet core makes
    silly: int = 2000  # simulations whose choices are looked at again
    neighbour: tuple[int, int] = (0, 0)  # simulations of ours and of OpenSpiel's IS-MCTS that take as long


@dataclass(frozen=True)
class Settings:
    rules_beside: tuple[str, ...] = ()  # OpenSpiel games that its rules are measured beside; the first is the yardstick
    search_beside: str | None = None  # the one that its search is measured beside
    at_random: Mapping[str, Any] = field(default_factory=dict)  # options with which random games come to an end
    by_players: Mapping[str, Any] = field(default_factory=dict)  # options with which games of players come to an end
    tournaments: tuple[Tournament, ...] = ()
    tuned_with: tuple[str | None, ...] = ()  # presets with which its evaluator's weights are tuned
    lead: int | None = None  # points that count as the win when tuning: they tell more than who is ahead


def settings() -> dict[str, Settings]:
    """Of every game that has some, by its id."""
    return {module.__name__.rpartition(".")[2].replace("_", "-"): module.SETTINGS for module in modules()}


def modules() -> Iterator[ModuleType]:
    for folder in sorted(path.parent for path in FOLDER.glob("*/__init__.py")):
        yield import_module(f"bench.games.{folder.name}")


def own_tables() -> list[ModuleType]:
    """Benches that a game brings for `make bench`, each with a `measure`."""
    return [bench for module in modules() for bench in getattr(module, "BENCHES", ())]


def own_strength() -> list[ModuleType]:
    """Measurements of play that a game brings for docs/strength.md, each with a `table`."""
    return [bench for module in modules() for bench in getattr(module, "STRENGTH", ())]
