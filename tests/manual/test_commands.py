"""Every command of the docs is typed, page by page and in order, and answers as its page says; or it stands in `commands.py`
with the reason why not."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from itertools import groupby
from pathlib import Path

import httpx
import pytest

from tests import proxy
from tests.cli.command import CTRL_C, Terminal, run
from tests.games.twelve_patrols.test_deck_page import nine_cards
from tests.manual.commands import DONE, ELSEWHERE, FILES, FIRST, NEVER, PAGES, ROOT, SERVES, WITH_PIG, Typed, blocks, commands
from tests.postgres import empty_database
from tests.wheel import Environment

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PACKAGE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ALL = [(page, line) for page in PAGES for line in commands(page)]
PART = re.compile(r"parlour(?:-….whl)?\[([a-z,]+)\]'")
PACKAGES = ("bench", "parlour.build", "parlour.testing")  # started by their `__main__`
APART = re.compile(r"\w:\w|--deck printed|deck list")  # a module or a deck of one's own, which this process would remember
TIMES = re.compile(r" \d+\.\d\d$")  # ms per move, which are those of this computer


def written(typed: Typed, little: bool) -> str:
    """What is really typed."""
    line = typed.line
    for old, new in (typed.instead | (typed.little if little else {})).items():
        assert old in line, (line, old)
        line = line.replace(old, new)
    return line


class Desk:
    """A folder in which a reader of a page types."""

    def __init__(self, page: str, folder: Path) -> None:
        self.folder = folder
        self.env = {"PARLOUR_DATA": str(folder / "data"), "PARLOUR_LANG": "en", "COLUMNS": "100", "BROWSER": "true"}
        for name, text in FILES.get(page, {}).items():
            (folder / name).write_text(text if isinstance(text, str) else blocks(text[0], text[1])[text[2]], encoding="utf-8")
        if page == "docs/decks.md":
            (folder / "printed.toml").write_text(nine_cards(), encoding="utf-8")
        for line in FIRST.get(page, ()):
            self.type(line)

    def type(self, line: str, then: str = "") -> str:
        """What it answers."""
        program, *words = shlex.split(line)
        if program == "parlour" and not APART.search(line):
            done = run(*words, typed=then, env=self.env)
            assert done.exit_code == 0, (line, done.output, done.exception)
            return done.output
        start = [sys.executable, "-c", "from parlour.cli import main; main()"] if program == "parlour" else [sys.executable]
        asked = subprocess.run(
            [*start, *words], input=then, capture_output=True, text=True, cwd=self.folder if program == "parlour" else ROOT,
            env={**os.environ, **self.env, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert asked.returncode == 0, (line, asked.stdout, asked.stderr)
        return asked.stdout + asked.stderr

    def serve(self, line: str) -> str:
        """A server is asked whether it is well, and ended."""
        terminal = Terminal(*shlex.split(line)[1:], env=self.env)
        said = terminal.wait_for("Ctrl-C")
        address = re.search(r"http://[\d.]+:(\d+)/", said)
        assert address
        assert httpx.get(f"http://127.0.0.1:{address[1]}/api/health").json() == {"ok": True}
        terminal.type(CTRL_C)
        assert terminal.ends() == 0
        return said


def read_from_top_to_bottom(page: str, folder: Path, little: bool) -> None:
    desk = Desk(page, folder)
    for typed in DONE[page]:
        if little and typed.soak:
            continue
        if typed.put:
            (folder / typed.put[1]).mkdir(parents=True)
            shutil.copy(folder / typed.put[0], folder / typed.put[1])
        line = written(typed, little)
        said = desk.serve(line) if typed.says == SERVES else desk.type(line, typed.then)
        assert re.search(typed.says, " ".join(said.split())), (line, said)
        if typed.makes:
            assert (folder / typed.makes).exists(), line
        if typed.answer and line == typed.line:
            assert set(answered(page, typed)) - set(plain(said)) == set(), (line, said)


def answered(page: str, typed: Typed) -> list[str]:
    """What the page shows as the answer to a command: the block behind it, or the rest of its own."""
    text = PAGES[page].read_text(encoding="utf-8")
    rest = text[text.index(typed.line) + len(typed.line) :].removeprefix("\n```")
    shown = rest[: rest.index("```")] if rest.startswith("\n") and not rest.startswith("\n\n") else rest.split("```")[1]
    return [line for line in plain(shown) if line != "…"]


def plain(said: str) -> list[str]:
    return [TIMES.sub("", " ".join(line.split())) for line in said.splitlines() if line.strip()]


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("page", [page for page, typed in DONE.items() if not all(one.soak for one in typed)])
def test_the_commands_of_a_page_do_what_it_says(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    read_from_top_to_bottom(page, tmp_path, little=True)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("page", [page for page, typed in DONE.items() if any(one.soak or one.little for one in typed)])
def test_the_commands_of_a_page_do_what_it_says_as_they_stand(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    read_from_top_to_bottom(page, tmp_path, little=False)


@pytest.mark.soak
@pytest.mark.compiled
def test_the_commands_about_a_game_of_another_package_do_what_they_say(wheel: Path, tmp_path: Path) -> None:
    installed = Environment(tmp_path / "env")
    installed.install(wheel)
    left = shutil.ignore_patterns("*.so", "*.pyd", "native.json", "__pycache__", "build")
    shutil.copytree(ROOT / "examples" / "pig", installed.folder / "examples" / "pig", ignore=left)
    for typed in WITH_PIG:
        program, *words = shlex.split(written(typed, little=False))
        if "parlour.build" in words:  # it is for when the rules have changed
            with (installed.folder / words[-1] / "rules.py").open("a") as rules:
                rules.write("\n# changed\n")
        if program == "pip":  # the environment has that of ours
            program, words = "python", ["-m", "pip", *words, "--no-deps", "--no-index"]
        done = installed.run(program, *words, typed=typed.then, environment={"COLUMNS": "100"})
        assert re.search(typed.says, " ".join((done.stdout + done.stderr).split())), (typed.line, done.stdout, done.stderr)


@pytest.mark.soak
@pytest.mark.skipif(not (proxy.installed("nginx") and shutil.which("curl")), reason="needs nginx, openssl and curl")
def test_two_nodes_behind_nginx_are_tried_as_the_page_for_operators_says(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a PostgreSQL, an nginx, ports and a folder for the certificate of our own."""
    [block] = [block for block in blocks("docs/operating.md", "sh") if "deploy/settings.toml" in block]
    lines = re.sub(r"\\\n\s*", "", block).splitlines()
    subprocess.run(shlex.split(the(lines, "openssl").replace("/etc/ssl/parlour", str(tmp_path))), check=True, capture_output=True)
    assert {path.name for path in tmp_path.iterdir()} == {"key.pem", "fullchain.pem"}

    monkeypatch.chdir(ROOT)
    env = {"PARLOUR_DATABASE": empty_database(postgres), "PARLOUR_DATA": str(tmp_path), "PARLOUR_DRAIN": "0"}
    nodes, ports = [], []
    for line in (line for line in lines if line.startswith("parlour serve")):
        port, figures = proxy.free_port(), proxy.free_port()
        words = shlex.split(line.removesuffix("&"))[1:]
        nodes.append(Terminal(*words, "--port", str(port), "--metrics", f"127.0.0.1:{figures}", env=env))
        nodes[-1].wait_for("Ctrl-C")
        ports.append(port)
        here = f"http://127.0.0.1:{port}/api/ready"
        names = ("127.0.0.1", "parlour.example", "elsewhere.example")
        assert [httpx.get(here, headers={"Host": name}).status_code for name in names] == [200, 200, 403]
        assert "parlour_store_well" in httpx.get(f"http://127.0.0.1:{figures}/metrics").text
    with proxy.running("nginx", [f"127.0.0.1:{port}" for port in ports]) as address:
        port = int(address.rstrip("/").rpartition(":")[2])
        asks = the(lines, "curl").replace("example:443", f"example:{port}").replace("example/", f"example:{port}/")
        said = subprocess.run(shlex.split(asks), check=True, capture_output=True, text=True).stdout
    assert json.loads(said)["ready"] is True
    for node in nodes:
        node.type(CTRL_C)
        assert node.ends() == 0


def the(lines: list[str], program: str) -> str:
    return next(line for line in lines if line.startswith(f"{program} "))


def test_every_command_of_the_docs_is_typed_or_says_why_not() -> None:
    typed = {line for page in DONE for line in (one.line for one in DONE[page])} | {one.line for one in WITH_PIG}
    rules = [*ELSEWHERE, *NEVER]
    left = [(page, line) for page, line in ALL if line not in typed and not any(re.fullmatch(rule, line) for rule in rules)]
    assert left == []
    assert [rule for rule in rules if not any(re.fullmatch(rule, line) for _, line in ALL)] == [], "nobody needs these any more"
    assert [file for file in ELSEWHERE.values() if not (ROOT / file).exists()] == []


def test_a_page_s_commands_are_typed_in_its_order() -> None:
    for page, typed in DONE.items():
        rest = iter(commands(page))
        assert [line for line, _ in groupby(one.line for one in typed) if line not in rest] == [], page


def test_what_the_docs_ask_make_and_pip_for_is_there() -> None:
    targets = {line.split()[1] for _, line in ALL if line.startswith("make ")}
    assert targets - set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)) == set()
    named = [found for page in PAGES.values() for found in PART.findall(page.read_text(encoding="utf-8"))]
    parts = {part for found in named for part in found.split(",")}
    assert {"study", "envs"} <= parts <= set(PACKAGE["optional-dependencies"])


def test_what_the_docs_measure_with_is_there_with_its_options() -> None:
    asked = [shlex.split(line)[2:] for _, line in ALL if line.startswith("python -m ")]
    assert len(asked) > 20
    for module, *words in asked:
        found = importlib.util.find_spec(f"{module}.__main__" if module in PACKAGES else module)
        assert found is not None and found.origin is not None, module
        source = Path(found.origin).read_text(encoding="utf-8")
        assert [word for word in words if word.startswith("--") and f'"{word}"' not in source] == [], module


@pytest.mark.soak
def test_the_tests_that_the_docs_run_by_themselves_are_found() -> None:
    lines = [line for _, line in ALL if " tests/" in line and "pytest " in line]
    assert len(lines) > 3
    for line in lines:
        words = shlex.split(line.partition("pytest ")[2])
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "--collect-only", "-qq", *words], capture_output=True, text=True, cwd=ROOT,
        )
        assert done.returncode == 0, (line, done.stdout)


def test_the_commands_and_options_that_the_docs_speak_of_are_there() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES.values())
    named = set(re.findall(r"`parlour ([a-z]+)`", text))
    assert len(named) > 5
    assert {name for name in named if run(name, "--help").exit_code} == set()
    for name, option in sorted(set(re.findall(r"`parlour ([a-z]+) (--[a-z-]+)(?: [A-Z]+)?`", text))):
        told = run(name, "--help").stdout + run(name, "jack-rabbits", "--help").stdout  # options of a game stand with the game
        assert f"{option} " in told, (name, option)
