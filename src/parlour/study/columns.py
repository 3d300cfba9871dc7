"""What the tables of studies and simulations share."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from parlour.core.errors import BadOption


def winner(scores: Sequence[float] | None) -> int | None:
    """The seat that won alone."""
    return scores.index(1.0) if scores and 1.0 in scores and sum(scores) == 1.0 else None


def pyarrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise BadOption("error-parquet") from error


def one_kind(values: Sequence[Any]) -> list[Any]:
    """A column has one type: whole numbers beside others become floats, anything else beside texts a text."""
    kinds = {type(value) for value in values if value is not None}
    if kinds <= {int, float} and len(kinds) == 2:
        return [None if value is None else float(value) for value in values]
    if len(kinds) > 1:
        return [None if value is None else str(value) for value in values]
    return list(values)
