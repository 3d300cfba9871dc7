from __future__ import annotations

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

PLACES = "/usr/lib/postgresql"  # Debian keeps its programs out of the path


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, without files that outlive it; skips where there is none."""
    programs = postgres_programs()
    user = "postgres" if getpass.getuser() == "root" else getpass.getuser()
    if programs is None:
        pytest.skip("PostgreSQL (initdb, pg_ctl) is not installed")
    if user not in [entry.pw_name for entry in pwd.getpwall()]:
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
    with tempfile.TemporaryDirectory(prefix="pg") as folder:  # short: the path of a Unix socket has a limit
        shutil.chown(folder, user)
        data = Path(folder) / "data"

        def run(program: str, *arguments: str) -> None:
            subprocess.run(
                [str(programs / program), "-D", str(data), *arguments], check=True, cwd=folder,
                user=user if os.getuid() == 0 else None, env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )

        run("initdb", "--username=parlour", "--auth=trust", "--no-sync", "--encoding=UTF8")
        run("pg_ctl", "start", "--wait", "-o", f"-c fsync=off -c listen_addresses='' -c unix_socket_directories={folder}")
        try:
            yield f"postgresql+psycopg://parlour@/postgres?host={folder}"
        finally:
            run("pg_ctl", "stop", "--mode=immediate")


def postgres_programs() -> Path | None:
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).resolve().parent
    installed = sorted(Path(PLACES).glob("*/bin/pg_ctl"))
    return installed[-1].parent if installed else None


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'parlour.db'}"
    return empty_database(request.getfixturevalue("postgres"))


def empty_database(server: str) -> str:
    admin = create_engine(server, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text("DROP DATABASE IF EXISTS parlour_test WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE parlour_test"))
    admin.dispose()
    return server.replace("/postgres?", "/parlour_test?")
