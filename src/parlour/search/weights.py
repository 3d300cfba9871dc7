"""The weights of an evaluator: data beside it, which `python -m bench.tune_weights` improves."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

FILE = "weights.toml"


def of(package: str) -> dict[str, float]:
    """The weights that lie in a game's folder."""
    return tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))


def give(evaluator: Any, weights: Mapping[str, float]) -> None:
    """Sets the fields of an evaluator that bear the names of the weights."""
    for name, weight in weights.items():
        setattr(evaluator, name, weight)
