"""The lock that keeps a second server from the data of the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server.alone import AlreadyServed, alone
from parlour.store import BadStore, database_in


def test_who_comes_second_is_told_where_the_first_one_answers(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    for address in ("http://127.0.0.1:1/", "http://127.0.0.1:2/"):  # free again when the first one has gone
        with alone(database) as lock:
            assert lock is not None
            lock.tell(address)
            with pytest.raises(AlreadyServed) as refused, alone(database):
                pass
            assert refused.value.address == address


def test_other_data_and_other_databases_are_not_concerned(tmp_path: Path) -> None:
    with alone(database_in(tmp_path / "one")), alone(database_in(tmp_path / "other")) as lock:
        assert lock is not None
    for database in ("postgresql+psycopg://parlour@host/parlour", "sqlite://", "sqlite:///:memory:"):
        with alone(database) as none, alone(database):
            assert none is None


@pytest.mark.parametrize("database", ["sqlite:////nowhere/at/all/parlour.db", "no address"])
def test_a_place_where_no_lock_can_be_is_refused_with_a_sentence(database: str) -> None:
    with pytest.raises(BadStore) as refused, alone(database):
        pass
    assert refused.value.code == "error-store-unusable"
