"""The package as a stranger installs it: a wheel, a fresh environment, the command on the PATH."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from native.build import missing_compiler

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("source") / "parlour"
    command = ["git", "ls-files", "-co", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, source / name)
    if (ROOT / "src/parlour/server/static").exists():  # built already: the hook sees that it is up to date
        shutil.copytree(ROOT / "src/parlour/server/static", source / "src/parlour/server/static")
    for built in (*ROOT.glob("src/parlour/**/*.so"), ROOT / "src/parlour/native.json"):  # the same: a checkout has compiled them
        if built.exists():
            copy = source / "build" / "wheel" / built.relative_to(ROOT / "src")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(built, copy)
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(out), str(source)]
    subprocess.run(command, check=True)
    return next(out.glob("*.whl"))


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
    venv.create(tmp_path / "env", with_pip=True)
    programs = tmp_path / "env" / "bin"
    subprocess.run([programs / "pip", "install", "--quiet", "--no-deps", str(wheel)], check=True)
    place = next((tmp_path / "env" / "lib").glob("python*/site-packages"))
    (place / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")  # the libraries, not our checkout
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR", "PYTHON"))}

    def run(*arguments: str) -> str:
        done = subprocess.run([programs / "parlour", *arguments], capture_output=True, text=True, cwd=tmp_path, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    told = json.loads(run("doctor", "--json"))
    assert told["build"] == ("uncompiled" if missing_compiler() else "compiled")
    assert "ard-ri" in run("games")
    assert json.loads(run("simulate", "ard-ri", "--games", "20", "--players", "greedy,random", "--seed", "1", "--json"))
