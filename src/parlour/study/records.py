"""One game out of many: of a file of records, or of a study, by its number or by CELL/DEAL."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.core.errors import BadRecord
from parlour.core.play import Limit, play_out
from parlour.core.records import Record
from parlour.study import file as files
from parlour.study.columns import pyarrow
from parlour.study.folder import ENDING, FILE
from parlour.study.games import makers_of, options_of
from parlour.study.output import RECORDS, TABLES, record_of
from parlour.study.plan import planned


def find(path: Path, which: str | None) -> Record:
    """The record that a command line names: a file with one, or one of many."""
    if path.name.endswith(ENDING) or path.is_dir():
        return of_study(path, which)
    if path.name.endswith(RECORDS):
        return of_lines(path, which)
    if path.name.endswith(TABLES) and path.exists():
        raise BadRecord("error-records-table", file=str(path))
    record = Record.read(path)
    if which not in (None, "0"):
        raise BadRecord("error-records-none", file=str(path), which=which, known="0")
    return record


def of_lines(path: Path, which: str | None) -> Record:
    many = 0
    for many, document in enumerate((rows if path.name.endswith(".parquet") else documents)(path), 1):
        if which == str(many - 1):
            return Record.from_document(document)
    if which is None:
        raise BadRecord("error-records-which", file=str(path), many=many, example=f"parlour replay {path} 0")
    raise BadRecord("error-records-none", file=str(path), which=which, known=f"0–{many - 1}" if many else "–")


def of_study(folder: Path, which: str | None) -> Record:
    """The game of a cell and a deal. A study that has kept no records plays it again: the same seed, the same game."""
    plan = planned(files.read(folder / FILE))
    cell, _, deal = (which or "").partition("/")
    cells = [str(one.number) for one in plan.cells]
    if cell not in cells or not deal.isdecimal():
        example = f"parlour replay {folder} 0/17"
        if which is None:
            raise BadRecord("error-records-which", file=str(folder), many=len(cells), example=example)
        last = f"{len(cells) - 1}/{(plan.file.deals or 1) - 1}"
        raise BadRecord("error-records-none", file=str(folder), which=which, known=f"0/0 … {last}")
    series = plan.main(int(deal) + 1)[int(cell)]
    seed = f"{series.seed}/{deal}"
    players = [make(f"{seed}/{seat}") for seat, make in enumerate(makers_of(series.game, series.players))]
    limit = Limit(simulations=series.simulations)
    return play_out(
        series.game, players, seed=seed, max_plies=series.cap, limit=limit, names=series.players, **options_of(series))[0]


def rows(path: Path) -> Iterator[Any]:
    """The records of a Parquet file, one in a row."""
    _, parquet = pyarrow()
    try:
        with parquet.ParquetFile(path) as file:
            if not {"record", "seat", "move", "seed"} <= set(file.schema_arrow.names):
                raise BadRecord("error-records-table", file=str(path))
            for batch in file.iter_batches(1000):
                yield from map(record_of, batch.to_pylist())
    except (OSError, ValueError) as error:  # Arrow's own are among them
        detail = (getattr(error, "strerror", None) or str(error)).splitlines()[0]
        raise BadRecord("error-records-file", file=str(path), detail=detail) from error


def documents(path: Path) -> Iterator[Any]:
    """The records of a file, one in a line."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") if path.name.endswith(".gz") else path.open(encoding="utf-8") as lines:
            for line in lines:
                found = json.loads(line)
                yield found.get("record", found) if isinstance(found, dict) else found
    except (OSError, EOFError, ValueError) as error:
        detail = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
        raise BadRecord("error-records-file", file=str(path), detail=detail) from error
