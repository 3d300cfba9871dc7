"""Positions that somebody has spoiled: each is refused with a sentence, or it can be looked at and played on."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

from parlour.core import actors
from parlour.core.errors import BadPosition
from parlour.core.game import Game
from parlour.core.playout import playouts
from parlour.testing.broken import require
from parlour.testing.walks import reach, variants, viewers

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 3, 5, 13, 64, 255, 256, 1000, 2**31, 2**70, 1.5, "", "x", "?", "pass", "hidden", "Kd", "joker",
    "spectator", "a1", "m13", "d8/2", "ship", "dead", [], {}, [0], ["?"], {"0": 1},
)


def paths(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside a document."""
    inside = document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from paths(value, (*path, key))


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


def spoiled(document: Any, luck: random.Random) -> Any:
    """A copy in which something is missing, doubled, strange, or in the place of something else."""
    document = copy.deepcopy(document)
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        *way, key = luck.choice(list(paths(document)))
        within, how = at(document, tuple(way)), luck.random()
        if how < 0.15:
            del within[key]
        elif how < 0.3 and isinstance(within, list):
            within.insert(key, copy.deepcopy(within[key]))
        elif how < 0.6:
            within[key] = copy.deepcopy(luck.choice(STRANGE))
        else:
            within[key] = copy.deepcopy(at(document, luck.choice(list(paths(document)))))
    return document


def try_positions(game: Game, seed: int, positions: int, spoils: int) -> None:
    luck, refused = random.Random(f"{game.id} {seed}"), 0
    for _ in range(positions):
        state = reach(game, luck.choice(variants(game)), luck.getrandbits(32), luck.randrange(140))
        seen = state if luck.random() < 0.7 else state.seen(luck.randrange(state.seats))
        for _ in range(spoils):
            document = json.loads(json.dumps(spoiled(game.position(seen), luck)))
            try:
                restored = game.restore(document)
            except BadPosition as error:
                require(not str(error).startswith("error-"), f"no sentence for {error.code}, at the document\n{document}")
                refused += 1
                continue
            require(game.restore(game.position(restored)) == restored, f"restored, and its own position is another:\n{document}")
            for viewer in viewers(restored) if restored.viewer == actors.EVERYTHING else [restored.viewer]:
                json.dumps(game.view(restored, viewer))
            playouts(restored.imagine(luck.getrandbits(64)), 2, seed=luck.getrandbits(60), most=300)
    require(0 < refused < positions * spoils, f"{refused} of {positions * spoils} spoiled documents were refused")
