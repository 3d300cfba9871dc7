"""Matches on disk, in SQLite and in PostgreSQL alike: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import create_engine, select, text, update

from parlour.core import chance, registry
from parlour.core.errors import BadRecord
from parlour.core.records import Record
from parlour.match import Entry, Match, Seat
from parlour.store import Away, BadStore, Conflict, Gone, Store, Stored, migrations, news, tables, worker
from tests.postgres import Postgres, empty_database, running

Answer = TypeVar("Answer")
OLD = Path(__file__).parents[1] / "games" / "jack_rabbits" / "golden" / "version-1"


@contextmanager
def opened(database: str) -> Iterator[Store]:
    store = Store(database)
    try:
        yield store
    finally:
        store.close()


def ask(database: str, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Opens the store, asks it one thing, closes it."""

    async def run(store: Store) -> Answer:
        return await work(store)

    with opened(database) as store:
        return asyncio.run(run(store))


def new(id: str = "m", seats: int = 3, watching: str = "link", created: float | None = None) -> Stored:
    people = [Seat("person", f"Étaín {n} ♣") for n in range(seats - 1)]
    match = Match.create(id, "ard-ri", {"summer_cattle": "joins_without_warrior"}, [*people, Seat("bot", "", "greedy")], "barley")
    match.commit(match.opening())
    hashes = [f"hash of seat {n}" for n in range(seats - 1)]
    return Stored(match, [*hashes, None], watching, created or time.time(), None, [])


async def add(store: Store, stored: Stored) -> None:
    await store.add(stored, str(stored.match.seed))


async def play(store: Store, match: Match, steps: int, shuffle: random.Random) -> None:
    for _ in range(steps):
        seat = shuffle.choice(match.state.waiting)
        proposed = match.decide(seat, match.counts[seat], [shuffle.choice(match.state.legal(seat))])
        await store.append(match.id, proposed.number, proposed.entries, over=False)
        match.commit(proposed)
        if match.over:
            break


def test_what_was_acknowledged_is_there_after_reopening(database: str) -> None:
    stored = new()
    match = stored.match

    async def fill(store: Store) -> None:
        await add(store, stored)
        await play(store, match, 25, random.Random(1))
        for entry in (Entry("stand-in", 0, bot="random"), Entry("back", 0)):
            await store.append("m", len(match.entries), [entry], over=False)
            match.commit(match.read([entry]))
        await store.name_seat("m", 1, lambda beside: "Méabh")
        assert await store.add(new("m2"), "barley", after="m") == "m2"
        assert await store.add(new("m3"), "barley", after="m") == "m2"  # there is one already
        for n in range(3):
            await store.say("m", {"seat": 0, "name": "Étaín", "text": f"line {n} ♥ 🐄", "at": 17.5})

    ask(database, fill)
    match.seats[1].name, match.seats[1].joined = "Méabh", True
    again = ask(database, lambda store: store.load("m"))
    assert again is not None
    assert again.match == match and again.match.state == match.state
    assert (again.watching, again.created, again.next) == (stored.watching, stored.created, "m2")
    assert again.token_hashes == stored.token_hashes
    assert [line["text"] for line in again.chat] == [f"line {n} ♥ 🐄" for n in range(3)]
    assert chance.commitment(again.match.seed) == match.commitment()


def test_there_is_no_match_that_was_never_added(database: str) -> None:
    assert ask(database, lambda store: store.load("none")) is None


def test_an_entry_cannot_be_written_twice_under_one_number(database: str) -> None:
    async def run(store: Store) -> None:
        stored = new()
        await add(store, stored)
        number = len(stored.match.entries)
        await store.append("m", number, [Entry("move", 0, 3, 0)], over=False)
        with pytest.raises(Conflict):
            await store.append("m", number, [Entry("move", 1, 4, 0)], over=False)
        await store.append("m", number + 1, [Entry("move", 1, 4, 0)], over=False)

    ask(database, run)


def test_a_seat_cannot_make_its_nth_decision_twice(database: str) -> None:
    async def run(store: Store) -> None:
        stored = new()
        await add(store, stored)
        number = len(stored.match.entries)
        await store.append("m", number, [Entry("move", 0, 3, 0)], over=False)
        with pytest.raises(Conflict):
            await store.append("m", number + 1, [Entry("move", 0, 5, 0)], over=False)
        await store.append("m", number + 1, [Entry("undo", 0)], over=False)
        await store.append("m", number + 2, [Entry("undo", 0)], over=False)  # these have no count

    ask(database, run)


def test_a_match_cannot_be_added_twice(database: str) -> None:
    async def run(store: Store) -> None:
        await add(store, new())
        with pytest.raises(Conflict):
            await add(store, new(seats=2))
        again = await store.load("m")
        assert again is not None and again.match.state.seats == 3

    ask(database, run)


def test_several_entries_are_stored_all_or_none(database: str) -> None:
    async def run(store: Store) -> None:
        stored = new()
        await add(store, stored)
        number = len(stored.match.entries)
        await store.append("m", number, [Entry("move", 1, 4, 0)], over=False)
        with pytest.raises(Conflict):
            await store.append("m", number + 1, [Entry("chance", -1, 9), Entry("move", 1, 3, 0)], over=True)

    ask(database, run)
    engine = create_engine(database)
    with engine.connect() as connection:
        moves = connection.execute(select(tables.entries.c.move).where(tables.entries.c.kind == "move")).scalars().all()
        assert moves == [4]
        assert connection.execute(select(tables.matches.c.over)).scalar() is False
    engine.dispose()


def test_writes_that_wait_together_are_kept_apart_when_one_fails(database: str) -> None:
    """They share a transaction; what belongs to one must not take the others with it."""

    async def run(store: Store) -> list[Any]:
        await asyncio.gather(*(add(store, new(f"m{n}", 2)) for n in range(30)))
        matches = [new(f"m{n}", 2).match for n in range(30)]
        writes = [
            store.append(m.id, len(m.entries) if n % 5 else 0, [Entry("move", 0, m.state.legal(0)[0], 0)], over=False)
            for n, m in enumerate(matches)
        ]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = ask(database, run)
    assert [isinstance(result, Conflict) for result in results] == [n % 5 == 0 for n in range(30)]

    async def counts(store: Store) -> list[int]:
        loaded = [await store.load(f"m{n}") for n in range(30)]
        return [one.match.counts[0] for one in loaded if one]

    assert ask(database, counts) == [int(n % 5 != 0) for n in range(30)]


def test_many_writers_at_once_lose_nothing(database: str) -> None:
    async def run(store: Store) -> None:
        matches = [new(f"m{n}", 2).match for n in range(20)]
        await asyncio.gather(*(add(store, Stored(m, [None, None], "link", 1.0, None, [])) for m in matches))
        await asyncio.gather(*(play(store, m, 12, random.Random(n)) for n, m in enumerate(matches)))
        for match in matches:
            again = await store.load(match.id)
            assert again is not None and again.match == match

    ask(database, run)


def test_a_write_that_nobody_waits_for_any_more_does_not_stop_the_store(database: str) -> None:
    async def run(store: Store) -> None:
        await add(store, new())
        hurried = [asyncio.create_task(store.say("m", {"seat": 0, "name": "", "text": "?", "at": 1.0})) for _ in range(50)]
        await asyncio.sleep(0)
        for task in hurried:
            task.cancel()
        await asyncio.gather(*hurried, return_exceptions=True)
        assert await store.load("m") is not None

    ask(database, run)


def test_listed_matches_that_are_running_newest_first(database: str) -> None:
    async def run(store: Store) -> list[str]:
        for n in range(5):
            await add(store, new(f"m{n}", 2, watching="link" if n == 3 else "listed", created=100.0 + n))
        number = len(new("m0", 2).match.entries)
        await store.append("m1", number, [Entry("resign", 0)], over=True)
        return await store.running_listed(2)

    assert ask(database, run) == ["m4", "m2"]


def test_only_matches_in_which_nothing_has_happened_for_long_are_forgotten_and_wholly(database: str) -> None:
    line = {"seat": 0, "name": "Étaín", "text": "still here", "at": 300}

    async def fill(store: Store) -> None:
        for n in range(5):
            await add(store, new(f"m{n}", 2, created=100.0 + n))
            await store.say(f"m{n}", {**line, "at": 100})
        await store.append("m2", len(new("m2", 2).match.entries), [Entry("resign", 0)], over=True)
        await store.say("m3", line)

    async def forget(store: Store) -> list[str]:
        return await store.forget(200.0, in_use=["m4"])

    ask(database, fill)
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(tables.entries).values(at=100))
        connection.execute(update(tables.entries).where(tables.entries.c.kind == "resign").values(at=200))
    assert sorted(ask(database, forget)) == ["m0", "m1"]
    assert ask(database, forget) == []
    with engine.begin() as connection:
        for table, column in ((tables.matches, "id"), (tables.seats, "match"), (tables.entries, "match"), (tables.chat, "match")):
            assert set(connection.execute(select(table.c[column])).scalars()) == {"m2", "m3", "m4"}
    engine.dispose()


@pytest.mark.slow
def test_two_nodes_forget_each_match_once_and_none_where_somebody_sits_at_either(postgres: str) -> None:
    database, old = empty_database(postgres), [f"m{n}" for n in range(150)]

    async def forget(store: Store) -> list[str]:
        forgotten: list[str] = []
        while some := await store.forget(time.time() + 1):
            forgotten += some
        return forgotten

    async def run(one: Store, other: Store) -> None:
        await asyncio.gather(*(add(one, new(id, 2)) for id in old))
        assert await one.beat(60) is False and await other.beat(60) is False
        await one.set_presence("m7", {0: 1}, [])
        await other.set_presence("m8", {-1: 1}, [])
        found = await asyncio.gather(forget(one), forget(other))
        assert sorted(found[0] + found[1]) == sorted(set(old) - {"m7", "m8"})
        # Which of them does it is agreed on, until that one goes.
        assert await one.take_lease("forget") and await one.take_lease("forget")
        assert await other.take_lease("forget") is None
        await one.leave()
        assert await other.take_lease("forget")
        assert await forget(other) == ["m7"]

    with opened(database) as one, opened(database) as other:
        asyncio.run(run(one, other))


@pytest.mark.slow
def test_a_node_that_was_taken_for_gone_can_write_nothing_of_what_another_does_now(postgres: str) -> None:
    """Such as a move of a bot that it has thought about meanwhile."""

    async def run(one: Store, other: Store) -> None:
        match = new(seats=2).match
        await add(one, new(seats=2))
        await one.beat(60)
        await other.beat(60)
        fence = await one.take_lease(match.id)
        assert fence is not None and await other.take_lease(match.id) is None
        await one.beat(-1)  # it has not been heard of since
        later = await other.take_lease(match.id)
        assert later is not None and later > fence
        move = match.decide(0, match.counts[0], [match.state.legal(0)[0]])
        with pytest.raises(worker.LostLease):
            await one.append(match.id, move.number, move.entries, over=False, fence=fence)
        await one.beat(60)  # and neither when it is back
        with pytest.raises(worker.LostLease):
            await one.append(match.id, move.number, move.entries, over=False, fence=fence)
        assert await one.take_lease(match.id) is None
        await other.append(match.id, move.number, move.entries, over=False, fence=later)
        stored = await one.load(match.id)
        assert stored is not None and stored.match.entries == [*match.entries, *move.entries]

    database = empty_database(postgres)
    with opened(database) as one, opened(database) as other:
        asyncio.run(run(one, other))


def test_nothing_is_added_to_a_match_that_is_gone(database: str) -> None:
    async def run(store: Store) -> None:
        with pytest.raises(Gone, match="no match"):
            await store.append("m", 0, [Entry("resign", 0)], over=True)
        with pytest.raises(Gone, match="no match"):
            await store.say("m", {"seat": 0, "name": "Étaín", "text": "hello?", "at": 300})

    ask(database, run)
    engine = create_engine(database)
    with engine.begin() as connection:
        assert not list(connection.execute(select(tables.entries))) and not list(connection.execute(select(tables.chat)))
    engine.dispose()


def test_a_match_of_a_newer_version_of_its_game_is_refused(database: str) -> None:
    ask(database, lambda store: add(store, new()))
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(tables.matches).values(version=99))
    engine.dispose()
    with pytest.raises(BadRecord, match="version 99"):
        ask(database, lambda store: store.load("m"))


async def add_old(store: Store, record: Record, entries: list[Entry], over: bool) -> None:
    """A match that was played with the rules of an older version."""
    match = Match("m", registry.game(record.game), record.options, record.seed or "", [Seat("person") for _ in record.players])
    await add(store, Stored(match, [None] * len(match.seats), "link", time.time(), None, []))
    await store.append("m", 0, entries, over)
    old = update(tables.matches).values(version=record.version)
    await store.ask(lambda connection: connection.execute(old))


def entries_of(record: Record, plies: int | None = None) -> list[Entry]:
    return [Entry("chance" if seat < 0 else "move", seat, move) for seat, move in record.moves[:plies]]


def test_a_match_of_older_rules_goes_on_by_the_present_ones_if_they_allow_what_was_played(database: str) -> None:
    record = Record.read(OLD / "still-allowed.json")

    async def run(store: Store) -> Stored | None:
        last = max(ply for ply, (seat, _) in enumerate(record.moves) if seat >= 0)
        await add_old(store, record, entries_of(record, last), over=False)
        return await store.load("m")

    stored = ask(database, run)
    assert stored is not None and not stored.match.over
    match, (seat, move) = stored.match, record.moves[-1]
    match.commit(match.decide(seat, match.counts[seat], [move]))
    assert match.over and match.record().version == match.game.version and match.record().scores == record.scores


def test_where_the_present_rules_differ_a_match_of_older_ones_is_refused_with_the_step(database: str) -> None:
    record = Record.read(OLD / "no-longer-allowed.json")

    async def run(store: Store) -> Stored | None:
        await add_old(store, record, entries_of(record), over=True)
        return await store.load("m")

    with pytest.raises(BadRecord, match=r"version 1 of jack-rabbits.*step 38: "):
        ask(database, run)


def test_a_match_that_would_not_be_over_by_the_present_rules_is_refused(database: str) -> None:
    record = Record.read(OLD / "still-allowed.json")

    async def run(store: Store) -> Stored | None:
        await add_old(store, record, entries_of(record, -1), over=True)
        return await store.load("m")

    with pytest.raises(BadRecord, match=r"version 1 .* ends otherwise"):
        ask(database, run)


def test_data_of_another_version_is_refused_with_a_sentence(database: str) -> None:
    with opened(database):
        pass
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE schema SET version = 77"))
    engine.dispose()
    with pytest.raises(BadStore) as refused:
        Store(database)
    assert refused.value.code == "error-store-version" and "77" in str(refused.value)


@pytest.mark.parametrize("broken", [False, True])
def test_data_from_before_there_were_three_ways_to_watch_goes_on_as_it_was(database: str, broken: bool) -> None:
    """What was public is listed; of what was not, whoever had the link could watch it. All is changed or nothing."""
    for id in ("shown", "hidden"):
        ask(database, partial(add, stored=new(id)))
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE matches ADD COLUMN public BOOLEAN DEFAULT false NOT NULL"))
        connection.execute(text("UPDATE matches SET public = true WHERE id = 'shown'"))
        connection.execute(text("ALTER TABLE matches DROP COLUMN watching"))
        connection.execute(text("DROP INDEX ix_matches_due"))
        columns = ("length", "lines", "clock", "due", "daily")
        for table, column in (*(("matches", column) for column in columns), ("seats", "seen")):
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        of_nodes = ("nodes", "presence", "leases", "uptime", "pauses")
        for table in (*of_nodes, "open_tables", "subscriptions", "push_key", "dailies", "alembic_version"):
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text("UPDATE schema SET version = 1"))
    if broken:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(migrations, "FIRST", (*migrations.FIRST, "no SQL"))
            with pytest.raises(BadStore, match="syntax"):
                Store(database)
        with engine.begin() as connection:
            assert connection.execute(text("SELECT id FROM matches WHERE public")).scalars().all() == ["shown"]
            assert connection.execute(select(tables.schema.c.version)).scalar() == 1
    engine.dispose()
    for _ in range(2):  # opened once more it stays so
        assert ask(database, lambda store: store.running_listed(5)) == ["shown"]
        for id, watching in (("shown", "listed"), ("hidden", "link")):
            again = ask(database, partial(Store.load, match=id))
            assert again is not None and again.watching == watching and again.match == new(id).match
    ask(database, partial(add, stored=new("later", watching="players")))


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").write_text("not a database, but long enough to be read as one " * 20)
    with pytest.raises(BadStore) as refused:
        Store.in_folder(tmp_path)
    assert refused.value.code == "error-store-unusable"


def test_two_stores_on_one_database_see_each_other(database: str) -> None:
    async def run(one: Store, other: Store) -> None:
        stored = new()
        await add(one, stored)
        number = len(stored.match.entries)
        await other.append("m", number, [Entry("move", 1, 4, 0)], over=False)
        with pytest.raises(Conflict):
            await one.append("m", number, [Entry("move", 0, 3, 0)], over=False)
        again = await one.load("m")
        assert again is not None and again.match.counts == [0, 1, 0]

    with opened(database) as one, opened(database) as other:
        asyncio.run(run(one, other))


@pytest.mark.slow
def test_whoever_asks_after_a_restart_of_the_database_does_not_notice_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is kept from one transaction to the next: that it is dead shows when it is used again."""

    async def run(store: Store, server: Postgres) -> None:
        await add(store, new("before"))
        server.stop("fast")
        server.start()
        await add(store, new("after"))
        assert await store.load("before") and await store.load("after")

    monkeypatch.setattr(worker, "RESTED", 600.0)
    with running() as server, opened(empty_database(server.address)) as store:
        asyncio.run(run(store, server))


@pytest.mark.slow
def test_many_changes_of_one_moment_are_told_together(postgres: str) -> None:
    database, told, many = empty_database(postgres), list[str](), [f"m{n}" for n in range(400)]

    async def run(one: Store, other: Store) -> None:
        listening = asyncio.Event()
        hearing = asyncio.create_task(news.listen(database, other.node, told.append, listening.set))
        await listening.wait()
        await asyncio.gather(*(one.set_presence(match, {0: 1}, []) for match in many))
        while not set(many) <= set(told):
            await asyncio.sleep(0.01)
        hearing.cancel()

    with opened(database) as one, opened(database) as other:
        asyncio.run(run(one, other))
    assert sorted(told) == sorted(many)


def test_a_full_disk_is_told_in_a_sentence_and_seldom_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store = Store.in_folder(tmp_path)
        await add(store, new())
        pages = await store.ask(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        await store.ask(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}").scalar_one())
        line, refused = {"seat": 0, "name": "Ana", "text": "x" * 500, "at": 1}, 0
        for _ in range(60):
            try:
                await store.say("m", line)
            except Away:
                refused += 1
        assert refused > 10
        store.close()

    asyncio.run(run())
    assert len(caplog.messages) == 1 and "full" in caplog.messages[0]
