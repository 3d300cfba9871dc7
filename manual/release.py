"""`make release`: the source package and a wheel of it, with the manual in both, looked at as somebody who installs them would;
the notes beside them.

The wheel is made of the source package, with no Node. Its tag must be that of its binaries, and under Linux auditwheel must find
that they need no library that another Linux may lack. Both are installed in environments of their own, with neither compiler nor
Node, and tried: the wheel runs compiled, the source package as plain Python."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

from packaging.tags import sys_tags

import parlour
from manual import build

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
TRIES = (
    "--version", "doctor", "games --json", *(f"simulate {game} --games 2 --json" for game in parlour.games()),
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
    print(tagged(wheel))
    tried(wheel, work / "wheel", "The rules are compiled")
    tried(sdist, work / "sdist", "The rules run as plain Python")
    (DIST / "notes.md").write_text(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), encoding="utf-8")
    for path in sorted(DIST.iterdir()):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.2f} MB")


def run(*words: str, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def tagged(wheel: Path) -> str:
    """For whom the wheel is; ends the release if its binaries are for others."""
    here = next(sys_tags())
    binaries = [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    if f"-{here.interpreter}-{here.abi}-" not in wheel.name or not binaries:
        sys.exit(f"{wheel.name}: {len(binaries)} binaries, made by {here}")
    if sys.platform != "linux":
        return wheel.name
    found = json.loads(run(sys.executable, "-m", "auditwheel", "show", "--json", str(wheel), cwd=DIST))
    if not found["overall_tag"].startswith("manylinux"):
        sys.exit(f"{wheel.name} needs what another Linux may lack: {found}")
    return f"{wheel.name}: would do as {found['overall_tag']}"


def tried(package: Path, folder: Path, doctor: str) -> None:
    venv.create(folder, with_pip=True)
    programs = folder / "bin"
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR", "PYTHON"))}
    env |= {"PATH": str(programs), "PARLOUR_DATA": str(folder / "data"), "PARLOUR_LANG": "en"}
    pinned = ("--constraint", str(ROOT / "constraints.txt"))
    run(str(programs / "python"), "-m", "pip", "install", "--quiet", *pinned, str(package), cwd=folder, env=env)
    told = {words: run(str(programs / "parlour"), *words.split(), cwd=folder, env=env) for words in TRIES}
    if doctor not in told["doctor"]:
        sys.exit(f"{package.name}: {told['doctor']}")
    if parlour.__version__ not in told["--version"]:
        sys.exit(f"{package.name} does not say its version")


def notes(changes: str) -> str:
    """The first section of the changes."""
    found = re.search(r"^## .*?(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit("CHANGELOG.md has no section")
    return found[0]


if __name__ == "__main__":
    main()
