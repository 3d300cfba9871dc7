"""Parlour: four tabletop games as pure rules, to play, to study and to search."""

import parlour.games  # noqa: F401 – the room, before its name stands for the function games() below
from parlour import native  # first: decides whether the compiled modules or their sources are imported
from parlour.core.actors import CHANCE, OVER, SPECTATOR
from parlour.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    ParlourError,
    PlayerFailed,
    UnknownGame,
    UnknownPlayer,
)
from parlour.core.game import Game
from parlour.core.options import Clash, Option, Options
from parlour.core.play import Limit, Player, play
from parlour.core.records import Record
from parlour.core.registry import game, games
from parlour.core.state import MoveBuffer, State

games.__name__ = "parlour.games"  # so that `import parlour.games.ard_ri as a` still finds the room of that name

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Clash",
    "Game",
    "IllegalMove",
    "Limit",
    "MoveBuffer",
    "Option",
    "Options",
    "ParlourError",
    "Player",
    "PlayerFailed",
    "Record",
    "State",
    "UnknownGame",
    "UnknownPlayer",
    "game",
    "games",
    "native",
    "play",
]
