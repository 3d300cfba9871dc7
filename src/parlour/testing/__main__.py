"""`python -m parlour.testing GAME`: checks an installed game, promise by promise."""

from __future__ import annotations

import argparse
import sys

from parlour.core import registry
from parlour.core.errors import ParlourError
from parlour.testing import BrokenPromise, check_game
from parlour.testing.broken import name_of
from parlour.testing.games import OF_DOCUMENTS, reads_documents


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m parlour.testing", description=__doc__)
    parser.add_argument("game", help="the id of an installed game")
    parser.add_argument("--games", type=int, default=12, help="random games to play for each promise (12)")
    parser.add_argument("--seed", type=int, default=1, help="where their luck begins (1)")
    given = parser.parse_args()
    try:
        check_game(given.game, games=given.games, seed=given.seed, progress=lambda promise: print(f"kept: {promise}", flush=True))
    except (BrokenPromise, ParlourError) as error:
        sys.exit(str(error))
    if not reads_documents(registry.game(given.game)):
        names = " and ".join(name_of(promise) for promise in OF_DOCUMENTS)
        print(f"not checked: {names}. The game has no `read_position` of its own, so open no positions of strangers with it.")


if __name__ == "__main__":
    main()
