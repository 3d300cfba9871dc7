"""What an environment's id promises: `python -m tests.envs.fingerprints` writes them after a change on purpose.

If an id's fingerprint changes, its version has to: the game's (rules) or that of its observation.py (observations, moves)."""

import hashlib
import json
from pathlib import Path

import parlour
from parlour.core.game import Game
from parlour.envs import names

FILE = Path(__file__).with_name("fingerprints.json")


def fingerprint(game: Game) -> str:
    """Of the fields of the observations at every number of seats, the number of moves, and the version of the rules."""
    seats = game.options["seats"]
    told: list[object] = [game.version]
    for many in range(int(seats.low or 1), int(seats.high or 1) + 1):
        options = game.options.resolve({"seats": many})
        fields = [(f.name, f.offset, f.shape, f.low, f.high, f.bits, f.elements, f.per_viewer) for f in game.observation(options)]
        told += [many, game.moves(options), fields]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def present() -> dict[str, str]:
    games = [parlour.game(name) for name in parlour.games()]
    return {f"{names.camel(game.id)}-v{names.version(game)}": fingerprint(game) for game in games}


if __name__ == "__main__":
    FILE.write_text(json.dumps(present(), indent=1) + "\n")
