"""A game is its folder: nothing that runs outside the games' own folders names one of ours."""

from __future__ import annotations

import io
import re
import subprocess
import tokenize
from pathlib import Path

import pytest

from parlour.core import registry

ROOT = Path(__file__).parents[1]
# What lies in `games` itself, beside the games' folders, belongs to all of them.
OWN = re.compile(
    rf"^(src/parlour|web/src|bench)/games/({'|'.join('[-_]'.join(game.split('-')) for game in registry.SHIPPED)})/"
)
# Whoever tests a room of the house lets a real game be played in it; docs and sentences speak of games.
NOT_RUN = re.compile(r"^(tests|docs|web/tests|examples)/|\.(md|ftl|json|svg|png|woff2|lock|txt)$|^LICENSE$|^constraints\.txt$")
# Each with the reason why it has to be there.
EXCEPTIONS: dict[str, str] = {"mkdocs.yml": "the contents of the manual, which is docs: its rulebooks and pages about games"}


def names() -> re.Pattern[str]:
    """How our games may be spelled: ard-ri, ard_ri, ardRi, ArdRi."""
    spelled = {"[-_ ]?".join(game.split("-")) for game in registry.SHIPPED}
    return re.compile("|".join(sorted(spelled)), re.IGNORECASE)


def files() -> list[str]:
    command = ["git", "ls-files", "-co", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    return [name for name in listed.stdout.split("\n") if name and (ROOT / name).is_file()]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="asks git which files there are")
def test_nothing_that_runs_outside_a_games_folder_names_a_game() -> None:
    found = {}
    for name in files():
        if not OWN.match(name) and not NOT_RUN.search(name):
            lines = [line for line in running(ROOT / name) if names().search(line)]
            if lines and name not in EXCEPTIONS:
                found[name] = lines
    assert found == {}


def running(path: Path) -> list[str]:
    """What a file does, without what it says about itself: comments and docstrings may give examples."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return [line for line in text.split("\n") if not line.lstrip().startswith(("//", "#", "/*", "*"))]
    said, before = set(), tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.STRING and before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.NL):
            said |= set(range(token.start[0], token.end[0] + 1))
        before = before if token.type == tokenize.COMMENT else token.type
    lines = enumerate(text.split("\n"), 1)
    return [line.split("  # ")[0] for number, line in lines if number not in said and not line.lstrip().startswith("#")]


def test_every_exception_is_still_needed() -> None:
    assert [name for name in EXCEPTIONS if not any(names().search(line) for line in running(ROOT / name))] == []


def test_a_named_game_would_be_noticed(tmp_path: Path) -> None:
    for text in (
        'LEVELS = {"ard-ri": 3}\n',
        "from parlour.games.jack_rabbits import rules\n",
        'if game == "jackal":\n    ok = 1\n',
    ):
        (tmp_path / "wrong.py").write_text(text, encoding="utf-8")
        assert any(names().search(line) for line in running(tmp_path / "wrong.py")), text
    (tmp_path / "right.py").write_text('"""Such as ard-ri."""\n\nX = 1  # as in Jackal\n', encoding="utf-8")
    assert not any(names().search(line) for line in running(tmp_path / "right.py"))
