"""The package as a stranger installs it: the source package, a wheel made of it, a fresh environment, the command on the PATH."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from parlour.build.compile import missing_compiler
from tests.wheel import Environment

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.slow


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


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    made = Environment(tmp_path_factory.mktemp("installed") / "env")
    made.install(wheel)
    return made


def test_installed_it_has_its_command_and_says_which_build_it_is(installed: Environment) -> None:
    told = json.loads(installed.parlour("doctor", "--json").stdout)
    assert told["build"] == ("uncompiled" if missing_compiler() else "compiled")
    assert "ard-ri" in installed.parlour("games").stdout
    simulated = installed.parlour("simulate", "ard-ri", "--games", "20", "--players", "greedy,random", "--seed", "1", "--json")
    assert json.loads(simulated.stdout)["games"] == 20


@pytest.mark.parametrize(
    ("library", "program"),
    [
        ("gymnasium", "made = gymnasium.make('parlour.envs.gymnasium:parlour/Jackal-v1', seats=2)"),
        ("gymnasium", "import parlour.envs.gymnasium; made = gymnasium.make('parlour/Jackal-v1', seats=2)"),
        ("gymnasium", "made = gymnasium.make_vec('parlour.envs.gymnasium:parlour/Jackal-v1', num_envs=2, seats=2)"),
        ("pettingzoo", "import parlour.envs.pettingzoo; made = parlour.envs.pettingzoo.env('jackal', seats=2)"),
        ("pyspiel", "import parlour.envs.openspiel; made = pyspiel.load_game('python_parlour_jackal(seats=2)')"),
    ],
)
def test_installed_it_gives_environments_to_the_libraries(installed: Environment, library: str, program: str) -> None:
    pytest.importorskip(library)
    start = "made.new_initial_state()" if library == "pyspiel" else "made.reset(seed=1)"
    told = installed.run("python", "-c", f"import {library}; {program}; {start}; import parlour; print(parlour.__file__)").stdout
    assert told.startswith(str(installed.folder))
