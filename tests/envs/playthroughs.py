"""OpenSpiel's playthroughs of every game, kept in golden/: `python -m tests.envs.playthroughs` writes them after a change on
purpose. Many zeros in a row are counted, and of a line what is beyond a hundred characters is kept as its digest, so that the
files stay short and still tell of any change."""

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import parlour
from parlour.core.game import Game
from parlour.envs import openspiel

FOLDER = Path(__file__).with_name("golden")
SEED = 20
LONGEST = 100  # characters of a line
SHORT = {"turn_limit": 2, "stall_rounds": 1}  # where a game has such an option


def title(game: Game) -> str:
    """What OpenSpiel loads: the fewest seats, and the shortest game there is."""
    given = {"seats": int(game.options["seats"].low or 1)}
    given |= {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
    return f"{openspiel.name_of(game)}({','.join(f'{name}={value}' for name, value in given.items())})"


def played(title: str, actions: Sequence[int] = ()) -> str:
    return "".join(shortened(line) + "\n" for line in playthrough(title, list(actions), seed=SEED).splitlines())


def shortened(full: str) -> str:
    line = re.sub("◯{9,}", lambda zeros: f"◯×{len(zeros[0])}", full)
    if len(line) <= LONGEST:
        return line
    return f"{line[:LONGEST]}… {len(line)} characters, {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def actions_of(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"^action: (\d+)$", text, re.M)]


def file_of(game: Game) -> Path:
    return FOLDER / f"{openspiel.name_of(game)}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in parlour.games():
        found = parlour.game(name)
        file_of(found).write_text(played(title(found)), encoding="utf-8")
