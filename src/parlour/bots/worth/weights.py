"""The weights of the evaluations: data beside them, one file per game, which `python -m bench.tune_weights` improves."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def of(game: str) -> dict[str, float]:
    return tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))


def give(judge: Any, weights: Mapping[str, float]) -> None:
    """Sets the fields of a judge that bear the names of the weights."""
    for name, weight in weights.items():
        setattr(judge, name, weight)
