"""The games of a study as tables: a row for each game, and a row for each seat of each game.

CSV always; Parquet where pyarrow is installed. Lists and maps are JSON in CSV and text in Parquet, so that both hold the same.
"""

from __future__ import annotations

import csv
import gzip
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core import registry
from parlour.core.errors import BadOption
from parlour.core.metrics import Kind
from parlour.core.records import Record
from parlour.study.columns import one_kind, pyarrow, winner
from parlour.study.folder import StudyFolder
from parlour.study.games import Row
from parlour.study.plan import StudyPlan

Table = dict[str, list[Any]]  # columns


def games_table(plan: StudyPlan, rows: Sequence[Row]) -> Table:
    """One row for each game: where it belongs, its options, who sat where, how it ended, and what was measured."""
    names = {cell.number: cell.name for cell in plan.cells}
    table: Table = {
        "part": [row.part for row in rows],
        "cell": [row.cell for row in rows],
        "name": [names[row.cell] for row in rows],
        "deal": [row.deal for row in rows],
        "seed": [seed_of(plan, row) for row in rows],
        "seats": [len(row.players) for row in rows],
        "players": [",".join(row.players) for row in rows],
        "plies": [row.plies for row in rows],
        "unfinished": [row.scores is None for row in rows],
        "winner": [winner(row.scores) for row in rows],
    }
    for option in registry.game(plan.file.game).options:
        if option.name not in table:
            table[f"option_{option.name}"] = [row.options.get(option.name) for row in rows]
    for metric in plan.file.metrics:
        if metric.kind != Kind.SEATS:  # those are in the table of the seats
            name = metric.name if metric.name not in table else f"metric_{metric.name}"
            table[name] = [flat(row.values.get(metric.name)) for row in rows]
    return table


def seats_table(plan: StudyPlan, rows: Sequence[Row]) -> Table:
    """One row for each seat of each game: its player, share of the win, points, and what was measured for each seat."""
    each = [(row, seat) for row in rows for seat in range(len(row.players))]
    table: Table = {
        "part": [row.part for row, _ in each],
        "cell": [row.cell for row, _ in each],
        "deal": [row.deal for row, _ in each],
        "seat": [seat for _, seat in each],
        "player": [row.players[seat] for row, seat in each],
        "score": [None if row.scores is None else row.scores[seat] for row, seat in each],
        "points": [None if row.points is None else row.points[seat] for row, seat in each],
    }
    for metric in plan.file.metrics:
        if metric.kind == Kind.SEATS and metric.name != "seat":  # that is the score
            table[metric.name] = [of_seat(row.values.get(metric.name), seat) for row, seat in each]
    return table


def of_seat(value: Sequence[float] | None, seat: int) -> float | None:
    return None if value is None else value[seat]


def seed_of(plan: StudyPlan, row: Row) -> str:
    return f"{plan.file.seed}/{row.part}/{row.deal}" if row.part == "fresh" else f"{plan.file.seed}/{row.deal}"


def flat(value: Any) -> Any:
    return json.dumps(value, ensure_ascii=False, sort_keys=True) if isinstance(value, list | dict | tuple) else value


def record_of(plan: StudyPlan, row: Row) -> Record:
    game = registry.game(plan.file.game)
    assert row.moves is not None
    moves = [(seat, move) for seat, move in row.moves]
    seed = seed_of(plan, row) if row.scores is not None else None
    return Record(game.id, game.version, dict(row.options), list(row.players), moves, [], row.scores, row.points, seed)


def write_tables(folder: StudyFolder, plan: StudyPlan, rows: Sequence[Row]) -> None:
    """All tables of a study, in the order of its rows."""
    for name, table in (("games", games_table(plan, rows)), ("seats", seats_table(plan, rows))):
        folder.write(f"{name}.csv.gz", csv_bytes(table))
        content = parquet_bytes(table)
        if content is not None:
            folder.write(f"{name}.parquet", content)
    kept = [row for row in rows if row.moves is not None]
    if kept:
        lines = "".join(json.dumps(kept_record(plan, row)) + "\n" for row in kept)
        folder.write("records.jsonl.gz", gzip.compress(lines.encode(), 6, mtime=0))


def kept_record(plan: StudyPlan, row: Row) -> dict[str, Any]:
    return {"part": row.part, "cell": row.cell, "deal": row.deal, "record": json.loads(record_of(plan, row).to_json())}


def csv_bytes(table: Mapping[str, Sequence[Any]]) -> bytes:
    to = io.StringIO(newline="")
    writer = csv.writer(to, lineterminator="\n")
    writer.writerow(table)
    for row in zip(*table.values(), strict=True):
        writer.writerow(["" if value is None else str(value).lower() if isinstance(value, bool) else value for value in row])
    return gzip.compress(to.getvalue().encode(), 6, mtime=0)


def parquet_bytes(table: Mapping[str, Sequence[Any]]) -> bytes | None:
    """The table as a Parquet file; None where pyarrow is not installed."""
    try:
        arrow, parquet = pyarrow()
    except BadOption:
        return None
    to = io.BytesIO()
    columns = {name: arrow.array(one_kind(values)) for name, values in table.items()}
    parquet.write_table(arrow.table(columns), to, compression="zstd")
    return to.getvalue()
