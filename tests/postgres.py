"""A PostgreSQL of the tests' own: one for a whole session, and an empty database for whoever asks."""

from __future__ import annotations

import getpass
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

PLACES = "/usr/lib/postgresql"  # Debian keeps its programs out of the path


@dataclass
class Postgres:
    """A server of PostgreSQL with all it has in one folder."""

    programs: Path
    folder: str
    user: str
    fsync: str

    @property
    def address(self) -> str:
        return f"postgresql+psycopg://parlour@/postgres?host={self.folder}"

    @property
    def process(self) -> int:
        return int((Path(self.folder) / "data" / "postmaster.pid").read_text().split()[0])

    def make(self) -> None:
        shutil.chown(self.folder, self.user)
        self.run("initdb", "--username=parlour", "--auth=trust", "--no-sync", "--encoding=UTF8")

    def start(self) -> None:
        places = f"-c max_connections=150 -c listen_addresses='' -c unix_socket_directories={self.folder}"
        self.run("pg_ctl", "start", "--wait", "-o", f"-c fsync={self.fsync} {places}")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "stop", f"--mode={mode}")

    def promote(self) -> None:
        self.run("pg_ctl", "promote", "--wait")

    def follow(self, primary: Postgres) -> None:
        """A copy of another one from now on, which commits nothing that is not here too."""
        shutil.chown(self.folder, self.user)
        where = f"--dbname=host={primary.folder} user=parlour"
        self.run("pg_basebackup", where, "--write-recovery-conf", "--checkpoint=fast", "--no-sync")
        self.start()
        admin = create_engine(primary.address, isolation_level="AUTOCOMMIT")
        with admin.connect() as connection:
            connection.execute(text("ALTER SYSTEM SET synchronous_standby_names = '*'"))
            connection.execute(text("SELECT pg_reload_conf()"))
        admin.dispose()

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.programs / program), "-D", str(Path(self.folder) / "data"), *arguments], check=True, cwd=self.folder,
            user=self.user if os.getuid() == 0 else None, env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )


@contextmanager
def running(fsync: str = "off") -> Iterator[Postgres]:
    """A server of PostgreSQL without files that outlive it; skips where there is none."""
    programs = postgres_programs()
    user = "postgres" if getpass.getuser() == "root" else getpass.getuser()
    if programs is None:
        pytest.skip("PostgreSQL (initdb, pg_ctl) is not installed")
    if user not in [entry.pw_name for entry in pwd.getpwall()]:
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
    with tempfile.TemporaryDirectory(prefix="pg") as folder:  # short: the path of a Unix socket has a limit
        server = Postgres(programs, folder, user, fsync)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def following(primary: Postgres) -> Iterator[Postgres]:
    """A standby. Whoever promotes it has stopped the primary, which is started again at the end, to be stopped as usual."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = replace(primary, folder=folder)
        server.follow(primary)
        try:
            yield server
        finally:
            server.stop()
            primary.start()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with running() as server:
        yield server.address


def postgres_programs() -> Path | None:
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).resolve().parent
    installed = sorted(Path(PLACES).glob("*/bin/pg_ctl"))
    return installed[-1].parent if installed else None


def empty_database(server: str) -> str:
    name = f"parlour_{secrets.token_hex(4)}"
    admin = create_engine(server, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    admin.dispose()
    return server.replace("/postgres?", f"/{name}?")
