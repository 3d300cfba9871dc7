"""A position may come from anybody: whatever it says, it is refused with a sentence, or it can be looked at and played on."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from parlour import BadPosition
from parlour.core.actors import EVERYTHING
from parlour.core.playout import playouts
from tests.core.random_states import reach
from tests.core.trace import variants

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 3, 5, 13, 64, 255, 256, 1000, 2**31, 2**70, 1.5, "", "x", "?", "pass", "hidden", "Kd", "joker",
    "spectator", "a1", "m13", "d8/2", "ship", "dead", [], {}, [0], ["?"], {"0": 1},
)
every_game = pytest.mark.parametrize("name", parlour.games())


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


def try_positions(name: str, seed: int, positions: int, spoils: int) -> None:
    game, luck, sentences = parlour.game(name), random.Random(f"{name} {seed}"), []
    for _ in range(positions):
        state = reach(game, luck.choice(variants(game)), luck.getrandbits(32), luck.randrange(140))
        seen = state if luck.random() < 0.7 else state.seen(luck.randrange(state.seats))
        for _ in range(spoils):
            document = json.loads(json.dumps(spoiled(game.position(seen), luck)))
            try:
                restored = game.restore(document)
            except BadPosition as error:
                sentences.append(str(error))
                continue
            assert game.restore(game.position(restored)) == restored, document
            for viewer in [*range(restored.seats), parlour.SPECTATOR] if restored.viewer == EVERYTHING else [restored.viewer]:
                json.dumps(game.view(restored, viewer))
            playouts(restored.imagine(luck.getrandbits(64)), 2, seed=luck.getrandbits(60), most=300)
    assert 0 < len(sentences) < positions * spoils
    assert not any(said.startswith("error-") for said in sentences)  # a code without its sentence


@pytest.mark.slow
@every_game
def test_a_spoiled_position_is_refused_or_can_be_played(name: str) -> None:
    try_positions(name, seed=1, positions=20, spoils=25)


@pytest.mark.soak
@every_game
@pytest.mark.parametrize("seed", range(2, 5))
def test_thousands_of_spoiled_positions(name: str, seed: int) -> None:
    try_positions(name, seed, positions=100, spoils=60)
