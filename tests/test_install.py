"""The package as a stranger installs it: the source package, a wheel made of it, a fresh environment, the command on the PATH."""

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

import pytest

from parlour.build.compile import missing_compiler
from tests.nocompiler import hide
from web import build as page

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked where nothing else is."""
    page.build()
    out = tmp_path_factory.mktemp("sdist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(out)], cwd=ROOT, check=True)
    with tarfile.open(next(out.glob("*.tar.gz"))) as archive:
        archive.extractall(out, filter="data")
    return next(path for path in out.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made of the source package, with no Node on the PATH."""
    for built in (*ROOT.glob("src/parlour/**/*.so"), ROOT / "src/parlour/native.json"):  # a checkout has compiled them
        if built.exists():
            copy = unpacked / "build" / "wheel" / built.relative_to(ROOT / "src")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(built, copy)
    out = tmp_path_factory.mktemp("wheel")
    programs = tmp_path_factory.mktemp("programs") / "bin"
    hide("node|npm|npx", programs)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=unpacked, env={**os.environ, "PATH": str(programs)}, check=True)
    return next(out.glob("*.whl"))


def test_playing_installs_no_test_tools_and_the_second_time_nothing(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}

    def installed(goal: str) -> list[str]:
        command = ["make", "--dry-run", goal, f"VENV={tmp_path}"]
        told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
        return re.findall(r"(?:--requirement|--editable) (\S+)", told)

    needed, tools = f"{tmp_path}/needed.txt", f"{tmp_path}/tools.txt"
    assert (installed("play"), sorted(installed("test"))) == ([needed, "."], sorted([needed, tools, "."]))
    for stamp in ("pyvenv.cfg", "ready", "installed"):
        (tmp_path / stamp).touch()
    assert installed("play") == []


def test_the_source_package_holds_the_page_so_that_it_needs_no_node(unpacked: Path) -> None:
    assert (unpacked / "src/parlour/server/static/index.html").exists()
    program = "from web import build; print(build.STAMP.read_text() == build.digest())"
    told = subprocess.run([sys.executable, "-c", program], cwd=unpacked, capture_output=True, text=True, check=True)
    assert told.stdout == "True\n"
    assert not [*unpacked.glob("**/*.so"), *unpacked.glob("**/node_modules")]


def test_the_wheel_holds_rules_binaries_page_and_sentences(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    told = ("games/ard_ri/rulebook/ru.md", "locale/es/core.ftl")
    for name in ("py.typed", "games/ard_ri/rules.py", *told, "server/static/index.html"):
        assert f"parlour/{name}" in names
    binaries = [name for name in names if name.endswith((".so", ".pyd"))]
    assert bool(binaries) == (not missing_compiler())
    assert ("none-any" in wheel.name) == (not binaries)
    assert not [name for name in names if name.startswith(("native/", "tests/", "web/"))]


def test_installed_it_has_its_command_and_says_which_build_it_is(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "env")
    programs = tmp_path / "env" / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    place = next((tmp_path / "env" / "lib").glob("python*/site-packages"))
    libraries = [path for path in sys.path if path.endswith("site-packages")]  # and not our checkout
    (place / "dependencies.pth").write_text("\n".join(libraries) + "\n")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR", "PYTHON"))}

    def run(*arguments: str) -> str:
        done = subprocess.run([programs / "parlour", *arguments], capture_output=True, text=True, cwd=tmp_path, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    told = json.loads(run("doctor", "--json"))
    assert told["build"] == ("uncompiled" if missing_compiler() else "compiled")
    assert "ard-ri" in run("games")
    assert json.loads(run("simulate", "ard-ri", "--games", "20", "--players", "greedy,random", "--seed", "1", "--json"))
