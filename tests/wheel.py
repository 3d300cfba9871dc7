"""The package as a stranger gets it: the source package, a wheel made of it, and environments into which it is installed. The
first two are made once in a test run, whichever process of it asks first."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.nocompiler import hide
from web import build as page

ROOT = Path(__file__).parents[1]
BOTS = """
def careful(seen, seat, limit):
    return seen.legal(seat)[-1]  # holds as soon as it may

def wrong(seen, seat, limit):
    return 7
"""


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder of the whole test run, made by the first who needs it."""
    mine = factory.getbasetemp()
    folder = (mine.parent if os.environ.get("PYTEST_XDIST_WORKER") else mine) / name
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "made").exists():
            folder.mkdir(exist_ok=True)
            make(folder)
            (folder / "made").touch()
    return folder


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked where nothing else is."""

    def make(out: Path) -> None:
        page.build()
        subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(out)], cwd=ROOT, check=True)
        with tarfile.open(next(out.glob("*.tar.gz"))) as archive:
            archive.extractall(out, filter="data")

    return next(path for path in once(tmp_path_factory, "sdist", make).iterdir() if path.is_dir())


@pytest.fixture(scope="session")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made of the source package, with no Node on the PATH."""

    def make(out: Path) -> None:
        source = shutil.copytree(unpacked, out / "source")
        for built in (*ROOT.glob("src/parlour/**/*.so"), ROOT / "src/parlour/native.json"):  # a checkout has compiled them
            if built.exists():
                copy = source / "build" / "wheel" / built.relative_to(ROOT / "src")
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(built, copy)
        programs = out / "programs"
        hide("node|npm|npx", programs)
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
        subprocess.run(command, cwd=source, env={**os.environ, "PATH": str(programs)}, check=True)

    return next(once(tmp_path_factory, "wheel", make).glob("*.whl"))


class Environment:
    """A fresh environment, with the libraries of ours and without our checkout. Nothing is fetched from anywhere."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.programs = folder, folder / "bin"
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR", "PYTHON", "PYTEST"))}
        self.environment |= {"PARLOUR_LANG": "en", "COLUMNS": "80", "PARLOUR_DATA": str(folder / "data")}
        if not folder.exists():
            venv.create(folder)
            place = next((folder / "lib").glob("python*/site-packages"))
            libraries = [path for path in sys.path if path.endswith("site-packages")]
            (place / "dependencies.pth").write_text("\n".join(libraries) + "\n")

    def install(self, what: Path, **environment: str) -> subprocess.CompletedProcess[str]:
        pip = ["-m", "pip", "install", "--no-deps", "--no-index", "--no-compile", "--no-build-isolation", "--verbose", str(what)]
        return self.run("python", *pip, environment=environment)

    def install_pig(self, **environment: str) -> subprocess.CompletedProcess[str]:
        """The game of examples/pig, from a copy of its source: what is built leaves nothing in ours."""
        ignored = shutil.ignore_patterns("build", "*.so", "*.pyd", "native.json", "__pycache__")
        (self.folder / "my_bots.py").write_text(BOTS)
        return self.install(shutil.copytree(ROOT / "examples" / "pig", self.folder / "pig", ignore=ignored), **environment)

    def parlour(self, *words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("parlour", *words, typed=typed, environment=environment)

    def run(
        self, program: str, *words: str, typed: str = "", environment: dict[str, str] | None = None,
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [self.programs / program, *words], input=typed, capture_output=True, text=True, cwd=self.folder,
            env={**self.environment, **(environment or {})},
        )
        assert done.returncode == 0, f"{words}: {done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return done


@pytest.fixture(scope="session")
def with_pig(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of the wheel with Pig beside it, compiled where that is possible, and what pip told (`told.txt`)."""

    def make(out: Path) -> None:
        made = Environment(out / "env")
        made.install(wheel)
        told = made.install_pig()
        (out / "told.txt").write_text(told.stdout + told.stderr)

    return once(tmp_path_factory, "with-pig", make)
