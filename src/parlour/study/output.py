"""Files with a row, or a record, for each game of a simulation or an arena: written while they are played, in their order."""

from __future__ import annotations

import csv
import gzip
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from parlour.core.errors import BadRecord
from parlour.core.records import Record
from parlour.study.columns import one_kind, pyarrow, winner

GROUP = 50_000  # rows of a Parquet file that are written together
Line = dict[str, Any]


class Writer(Protocol):
    def write(self, lines: Sequence[Line]) -> None: ...

    def close(self) -> None: ...


class GamesFile:
    """Takes lines with the number of their game in any order and writes them in ascending order. A file that exists is replaced
    when all is written."""

    def __init__(self, path: Path, endings: Sequence[str]) -> None:
        if not path.name.endswith(tuple(endings)):
            raise BadRecord("error-table-ending", file=str(path))
        self.path, self.new = path, path.with_name(f".{path.name}.new")
        try:
            self.writer: Writer = writer_of(path, self.new, is_of_records=endings is RECORDS)
        except OSError as error:
            raise self.trouble(error) from error
        self.next = 0
        self.waiting: dict[int, Line] = {}

    def add(self, numbered: Iterable[tuple[int, Line]]) -> None:
        self.waiting.update(numbered)
        lines = []
        while self.next in self.waiting:
            lines.append(self.waiting.pop(self.next))
            self.next += 1
        self.write(lines)

    def write(self, lines: Sequence[Line]) -> None:
        try:
            if lines:
                self.writer.write(lines)
        except OSError as error:
            raise self.trouble(error) from error

    def __enter__(self) -> GamesFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.write([self.waiting[number] for number in sorted(self.waiting)])
        try:
            self.writer.close()
            self.new.replace(self.path)
        except OSError as trouble:
            raise self.trouble(trouble) from trouble

    def trouble(self, error: OSError) -> BadRecord:
        return BadRecord("error-records-file", file=str(self.path), detail=error.strerror or "")


TABLES = (".csv", ".csv.gz", ".parquet")
RECORDS = (".jsonl.gz", ".jsonl", ".parquet")


def games_files(stack: ExitStack, games_to: str | None, records_to: str | None) -> tuple[GamesFile | None, GamesFile | None]:
    """The files for rows and records that a command was given, open until the stack ends."""
    if games_to and records_to and Path(games_to).resolve() == Path(records_to).resolve():
        raise BadRecord("error-same-file", file=games_to)
    rows = stack.enter_context(GamesFile(Path(games_to), TABLES)) if games_to else None
    records = stack.enter_context(GamesFile(Path(records_to), RECORDS)) if records_to else None
    return rows, records


def writer_of(path: Path, new: Path, is_of_records: bool) -> Writer:
    if path.name.endswith(".parquet"):
        return ParquetRecords(new) if is_of_records else ParquetLines(new)
    packed = path.name.endswith(".gz")
    return JsonLines(new, packed) if ".jsonl" in path.name else CsvLines(new, packed)


def opened(path: Path, packed: bool) -> io.TextIOBase:
    raw = path.open("wb")
    stream = gzip.GzipFile("", "wb", 6, raw, mtime=0) if packed else raw
    return io.TextIOWrapper(stream, encoding="utf-8", newline="")


class CsvLines:
    def __init__(self, path: Path, packed: bool) -> None:
        self.file = opened(path, packed)
        self.writer: Any = None

    def write(self, lines: Sequence[Line]) -> None:
        if self.writer is None:
            self.writer = csv.DictWriter(self.file, list(lines[0]), lineterminator="\n")
            self.writer.writeheader()
        self.writer.writerows([{name: spelled(value) for name, value in line.items()} for line in lines])

    def close(self) -> None:
        self.file.close()


def spelled(value: Any) -> Any:
    return "" if value is None else str(value).lower() if isinstance(value, bool) else value


class JsonLines:
    def __init__(self, path: Path, packed: bool) -> None:
        self.file = opened(path, packed)

    def write(self, lines: Sequence[Line]) -> None:
        self.file.write("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))

    def close(self) -> None:
        self.file.close()


class ParquetLines:
    def __init__(self, path: Path) -> None:
        self.arrow, self.parquet = pyarrow()
        self.path, self.writer = path, None
        self.lines: list[Line] = []

    def write(self, lines: Sequence[Line]) -> None:
        self.lines += lines
        while len(self.lines) >= GROUP:
            self.put(self.lines[:GROUP])
            del self.lines[:GROUP]

    def put(self, lines: Sequence[Line]) -> None:
        columns = {name: self.arrow.array(one_kind([line[name] for line in lines])) for name in lines[0]}
        table = self.arrow.table(columns)
        if self.writer is None:
            self.writer = self.parquet.ParquetWriter(self.path, table.schema, compression="zstd")
        self.writer.write_table(table.cast(self.writer.schema))  # type: ignore[attr-defined]

    def close(self) -> None:
        if self.lines:
            self.put(self.lines)
        if self.writer is None:
            self.path.touch()
        else:
            self.writer.close()


class ParquetRecords(ParquetLines):
    """Records with their moves as lists of numbers, which takes a small part of what they take as text."""

    def write(self, lines: Sequence[Line]) -> None:
        super().write([columns_of(line) for line in lines])


def columns_of(record: Line) -> Line:
    rest = {name: value for name, value in record.items() if name not in ("moves", "seed")}
    moves = record["moves"]
    return {
        "seed": record["seed"], "record": json.dumps(rest, ensure_ascii=False), "seat": [seat for seat, _ in moves],
        "move": [move for _, move in moves],
    }


def record_of(row: Line) -> Line:
    """What `columns_of` made columns of."""
    moves = [[seat, move] for seat, move in zip(row["seat"], row["move"], strict=True)]
    return {**json.loads(row["record"]), "moves": moves, "seed": row["seed"]}


def game_line(
    number: int, seed: str, players: Sequence[str], options: dict[str, Any], plies: int, scores: Sequence[float] | None,
    points: Sequence[int] | None, values: Mapping[str, Any],
) -> Line:
    """A game as a row: who sat where, how it ended for each seat, what was agreed and what was measured."""
    line: Line = {"game": number, "seed": seed, "seats": len(players), "plies": plies, "winner": winner(scores)}
    for seat, name in enumerate(players):
        line[f"player_{seat}"] = name
        line[f"score_{seat}"] = None if scores is None else float(scores[seat])
        line[f"points_{seat}"] = None if points is None else points[seat]
    line |= {f"option_{name}": value for name, value in options.items() if name != "seats"}
    return line | {name: json.dumps(value) if isinstance(value, list | dict) else value for name, value in values.items()}


def record_line(record: Record) -> Line:
    found: Line = json.loads(record.to_json())
    return found
