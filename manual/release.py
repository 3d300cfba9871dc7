"""`make release`: the source package and a wheel of it, with the manual in both, looked at as somebody who installs them would;
the notes beside them.

The wheel is made of the source package, with no Node, and tried in an environment of its own, with neither compiler nor Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import parlour
from manual import build

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
TRIES = (
    "doctor", "games --json", *(f"simulate {game} --games 20 --json" for game in parlour.games()),
    *(f"rules {game}" for game in parlour.games()),
)


def main() -> None:
    build.main()
    shutil.rmtree(DIST, ignore_errors=True)
    work = ROOT / "build" / "release"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST), cwd=ROOT)
    sdist = next(DIST.glob("*.tar.gz"))
    with tarfile.open(sdist) as archive:
        archive.extractall(work, filter="data")
    source = next(path for path in work.iterdir() if path.is_dir())
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST), cwd=source)
    wheel = next(DIST.glob("*.whl"))
    run(sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel), cwd=ROOT)
    tried(wheel, work / "env")
    (DIST / "notes.md").write_text(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), encoding="utf-8")
    for path in sorted(DIST.iterdir()):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.2f} MB")


def run(*words: str, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def tried(wheel: Path, folder: Path) -> None:
    venv.create(folder, with_pip=True)
    programs = folder / "bin"
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR", "PYTHON"))}
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt"), str(wheel)]
    run(*pip, cwd=folder, env=env)
    env |= {"PATH": str(programs), "PARLOUR_DATA": str(folder / "data"), "PARLOUR_LANG": "en"}
    for words in TRIES:
        run(str(programs / "parlour"), *words.split(), cwd=folder, env=env)
    if parlour.__version__ not in run(str(programs / "parlour"), "--version", cwd=folder, env=env):
        sys.exit("the wheel does not say its version")


def notes(changes: str) -> str:
    """The first section of the changes."""
    found = re.search(r"^## .*?(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit("CHANGELOG.md has no section")
    return found[0]


if __name__ == "__main__":
    main()
