"""Plays careful games, which get further than random ones, and prints a digest of each, so that two builds can be compared.

python -m tests.games.twelve_patrols.deep_trace GAMES
"""

from __future__ import annotations

import hashlib
import sys

import pytest

from parlour.games.twelve_patrols import deck
from tests.games.twelve_patrols import table


def digests(games: int) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deck, "known", table.decks_in_play)
        return [digest(seed) for seed in range(games)]


def digest(seed: int) -> str:
    table.play_with(table.random_wants(seed, seed % 60))
    told = hashlib.sha256()
    for state in table.random_game(seed, frame=("fixed", "floating")[seed % 2]):
        told.update(repr((state.fields(), state.legal())).encode())
    return told.hexdigest()


if __name__ == "__main__":
    print("\n".join(digests(int(sys.argv[1]))))
