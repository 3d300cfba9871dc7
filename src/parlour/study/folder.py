"""The folder of a study: `NAME.study`, with every finished game as soon as it is finished.

`played.jsonl.gz` grows by one gzip member for each batch of games. A member that is torn, because the computer was switched off
while it was written, costs the games of that batch and nothing else. The tables are made from it anew whenever the page is.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from parlour.study.games import Row
from parlour.study.plan import StudyPlan
from parlour.study.summary import BadStudy

ENDING = ".study"
PLAYED, FINGERPRINT, FILE = "played.jsonl.gz", "fingerprint.json", "study.toml"
COMPRESSION = 3
CHUNK = 1 << 16


class StudyFolder:
    """Where the games of a study are kept. `changed` tells why games that lie in a folder of this name do not count."""

    def __init__(self, path: Path, changed: Sequence[str] = (), instead_of: Path | None = None) -> None:
        self.path, self.changed, self.instead_of = path, tuple(changed), instead_of

    @classmethod
    def of(cls, plan: StudyPlan, name: str, out: Path | None) -> StudyFolder:
        """The folder whose games count for a plan: the first of NAME.study, NAME-2.study … that fits or is free."""
        first = out or Path(f"{name}{ENDING}")
        fingerprint = plan.fingerprint()
        changed: list[str] = []
        instead_of = None
        for number in range(1, 1000):
            path = first if number == 1 else first.with_name(f"{first.name.removesuffix(ENDING)}-{number}{ENDING}")
            known = known_fingerprint(path)
            if known is None or known == fingerprint:
                return cls(path, changed, instead_of)
            if not changed:
                changed = [key for key in fingerprint if known.get(key) != fingerprint[key]]
                instead_of = path
        raise BadStudy("error-study-folder", folder=str(first), detail="…")

    def begin(self, plan: StudyPlan) -> None:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.write(FINGERPRINT, json.dumps(plan.fingerprint(), indent=1) + "\n")
            self.write(FILE, plan.file.text)
        except OSError as error:
            raise self.trouble(error) from error

    def rows(self) -> dict[tuple[str, int, int], Row]:
        """All games that were kept. A torn end is cut off, so that what is added can be read."""
        path = self.path / PLAYED
        found: dict[tuple[str, int, int], Row] = {}
        whole = 0  # bytes that can be read
        try:
            with path.open("rb") as file:
                for text, end in members(file):
                    found.update((row.key, row) for row in decoded(text))
                    whole = end
        except FileNotFoundError:
            return found
        except OSError as error:
            raise self.trouble(error) from error
        except (zlib.error, msgspec.MsgspecError):
            pass
        if whole < path.stat().st_size:
            os.truncate(path, whole)
        return found

    def add(self, rows: Iterable[Row]) -> None:
        try:
            with (self.path / PLAYED).open("ab") as file:
                file.write(gzip.compress(encoded(rows), COMPRESSION, mtime=0))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise self.trouble(error) from error

    def write(self, name: str, content: str | bytes) -> None:
        """A whole file at once: nobody meets half of it."""
        partial = self.path / f".{name}.new"
        try:
            partial.write_bytes(content.encode() if isinstance(content, str) else content)
            partial.replace(self.path / name)
        except OSError as error:
            raise self.trouble(error) from error

    def trouble(self, error: OSError) -> BadStudy:
        return BadStudy("error-study-folder", folder=str(self.path), detail=error.strerror or "")


def known_fingerprint(path: Path) -> dict[str, str] | None:
    """Of the games in a folder; None if there are none."""
    try:
        found = json.loads((path / FINGERPRINT).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadStudy("error-study-folder", folder=str(path), detail=error.strerror or "") from error
    except ValueError as error:
        raise BadStudy("error-study-folder", folder=str(path), detail=str(error)) from error
    return found if isinstance(found, dict) else {}


def members(file: BinaryIO) -> Iterator[tuple[bytes, int]]:
    """The content of each whole gzip member, and where it ends."""
    rest, end = b"", 0
    while rest or (rest := file.read(CHUNK)):
        unpacking, parts = zlib.decompressobj(wbits=31), []
        while not unpacking.eof:
            if not rest and not (rest := file.read(CHUNK)):
                return
            parts.append(unpacking.decompress(rest))
            end += len(rest) - len(unpacking.unused_data)
            rest = unpacking.unused_data
        yield b"".join(parts), end


def encoded(rows: Iterable[Row]) -> bytes:
    to = io.BytesIO()
    encoder = msgspec.json.Encoder()
    for row in rows:
        to.write(encoder.encode(row) + b"\n")
    return to.getvalue()


def decoded(text: bytes) -> list[Row]:
    decoder = msgspec.json.Decoder(Row)
    return [decoder.decode(line) for line in text.splitlines()]
