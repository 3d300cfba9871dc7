"""Copies of all matches: made while others write, read back into either kind of database."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select

from parlour.store import BadStore, Store, tables
from parlour.store.backup import BACKED_UP, back_up, restore
from tests.store.test_migrations import fill
from tests.store.test_store import add, new, play


def contents(database: str) -> list[list[object]]:
    engine = create_engine(database)
    with engine.connect() as connection:
        found = [sorted(map(repr, connection.execute(select(table)))) for table in BACKED_UP]
    engine.dispose()
    return [[*rows] for rows in found]


@pytest.fixture
def filled(database: str) -> str:
    async def fill() -> None:
        store = Store(database)
        for n in range(3):
            stored = new(f"m{n}")
            await add(store, stored)
            await play(store, stored.match, 10, random.Random(n))
            await store.say(f"m{n}", {"seat": 0, "name": "Étaín", "text": "♥", "at": 17.0})
        store.close()

    asyncio.run(fill())
    return database


def test_what_was_copied_is_the_same_in_either_kind_of_database(filled: str, tmp_path: Path) -> None:
    assert back_up(filled, tmp_path / "copy") == 3
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert restore(other, tmp_path / "copy") == 3
    assert contents(other) == contents(filled)
    assert back_up(other, tmp_path / "copy-of-copy") == 3
    with pytest.raises(BadStore) as refused:
        restore(other, tmp_path / "copy")
    assert refused.value.code == "error-store-not-empty"


@pytest.mark.slow
def test_games_move_from_a_file_to_postgresql(postgres: str, tmp_path: Path) -> None:
    from tests.postgres import empty_database

    source, target = f"sqlite:///{tmp_path / 'source.db'}", empty_database(postgres)

    async def fill(database: str, number: int) -> None:
        store = Store(database)
        if number == 0:
            await add(store, new())
        stored = await store.load("m")
        assert stored is not None
        await play(store, stored.match, 5, random.Random(number))
        store.close()

    asyncio.run(fill(source, 0))
    back_up(source, tmp_path / "copy")
    assert restore(target, tmp_path / "copy") == 1
    assert contents(target) == contents(source)
    asyncio.run(fill(target, 1))


def test_a_copy_is_of_one_moment_while_others_write(filled: str, tmp_path: Path) -> None:
    """Matches and entries of a copy fit each other however much is written meanwhile."""

    async def run() -> None:
        store = Store(filled)
        stored = new("busy")
        await add(store, stored)
        writing = asyncio.create_task(play(store, stored.match, 200, random.Random(1)))
        for n in range(3):
            await asyncio.to_thread(back_up, filled, tmp_path / f"copy{n}")
        await writing
        store.close()

    asyncio.run(run())
    for n in range(3):
        copy = f"sqlite:///{tmp_path / f'copy{n}.db'}"
        restore(copy, tmp_path / f"copy{n}")
        engine = create_engine(copy)
        with engine.connect() as connection:
            for match, length in connection.execute(select(tables.matches.c.id, tables.matches.c.length)):
                numbers = connection.execute(select(tables.entries.c.number).where(tables.entries.c.match == match)).scalars()
                assert sorted(numbers) == list(range(length))
        engine.dispose()


FIRST = json.dumps({"parlour": "backup", "version": tables.VERSION}).encode()
STRANGE = {"row": b"[]", "table": b'[["matches"], {}]', "field": b'["matches", {"id": "m"}]'}


@pytest.mark.parametrize("harm", ["half", "text", "end", "spoilt", "row", "table", "field"])
def test_half_a_copy_is_refused_and_nothing_of_it_is_kept(filled: str, tmp_path: Path, harm: str) -> None:
    copy, target = tmp_path / "copy", f"sqlite:///{tmp_path / 'target.db'}"
    back_up(filled, copy)
    if harm == "half":
        copy.write_bytes(copy.read_bytes()[:-20])
    elif harm == "text":
        copy.write_text("no copy")
    elif harm == "spoilt":
        written = bytearray(copy.read_bytes())
        written[40:60] = bytes(byte ^ 255 for byte in written[40:60])
        copy.write_bytes(written)
    elif harm in STRANGE:
        copy.write_bytes(gzip.compress(b"\n".join([FIRST, STRANGE[harm], b'{"rows": 1}'])))
    else:
        copy.write_bytes(gzip.compress(b"\n".join(gzip.decompress(copy.read_bytes()).splitlines()[:-2])))
    with pytest.raises(BadStore) as refused:
        restore(target, copy)
    assert refused.value.code == "error-no-backup"
    assert contents(target) == [[]] * len(BACKED_UP)


@pytest.mark.parametrize("version", [3, 4, 5, 6])
def test_a_copy_that_an_earlier_version_made_can_be_read(filled: str, tmp_path: Path, version: int) -> None:
    """What came after it is empty: clocks with 4, deals of the days with 7."""
    copy, target = tmp_path / "copy", f"sqlite:///{tmp_path / 'target.db'}"
    back_up(filled, copy)
    first, *rows, _ = map(json.loads, gzip.decompress(copy.read_bytes()).splitlines())
    rows = [[name, {key: value for key, value in row.items() if key not in ("clock", "due", "daily")}] for name, row in rows]
    older = [{**first, "version": version}, *rows, {"rows": len(rows)}]
    copy.write_bytes(gzip.compress("\n".join(map(json.dumps, older)).encode()))
    assert restore(target, copy) == 3
    assert contents(target) == contents(filled)


def test_a_copy_changes_nothing_where_it_is_made_from(database: str, tmp_path: Path) -> None:
    """Whoever has installed a new version and makes a copy first must not change the tables of those that run."""
    fill(database)
    with pytest.raises(BadStore) as refused:
        back_up(database, tmp_path / "copy")
    assert refused.value.arguments == {"found": 2, "right": tables.VERSION}
    engine = create_engine(database)
    with engine.connect() as connection:
        assert connection.execute(select(tables.schema.c.version)).scalar() == 2
    engine.dispose()
    assert not list(tmp_path.glob("copy*"))


@pytest.mark.parametrize("work", [back_up, restore])
def test_where_no_games_are_nothing_is_copied_and_nothing_made(work: Callable[[str, Path], int], tmp_path: Path) -> None:
    with pytest.raises(BadStore) as refused:
        work(f"sqlite:///{tmp_path / 'typo.db'}", tmp_path / "copy")
    assert refused.value.code == "error-store-missing" and not list(tmp_path.iterdir())


def test_a_copy_is_for_its_owner_alone(filled: str, tmp_path: Path) -> None:
    back_up(filled, tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
