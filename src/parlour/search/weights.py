"""The weights of an evaluator: data beside it, which `python -m bench.tune_weights` improves."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

FILE = "weights.toml"
LEARNED = "learned.toml"


def of(package: str) -> dict[str, float]:
    """The weights that lie in a game's folder."""
    return tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))


def learned(package: str) -> list[tuple[float, float]]:
    """The learned weights that lie in a game's folder: of each feature, group after group, early in a game and late. Nothing if
    none were learned that play better (`python -m bench.learn`)."""
    file = files(package).joinpath(LEARNED)
    if not file.is_file():
        return []
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    early, late = ([weight for group in found[phase].values() for weight in group] for phase in ("early", "late"))
    return list(zip(early, late, strict=True))


def give(evaluator: Any, weights: Mapping[str, float]) -> None:
    """Sets the fields of an evaluator that bear the names of the weights."""
    for name, weight in weights.items():
        setattr(evaluator, name, weight)
