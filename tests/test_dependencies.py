"""What a node loads is pinned, and an operator finds it with its licence in docs/operating.md."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

REPOSITORY = Path(__file__).parents[1]
EXTRAS = ("postgres", "metrics")


def needed() -> set[str]:
    """Of all packages that `pip install 'parlour[postgres,metrics]'` brings here."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]
    waiting = [*project["dependencies"], *(one for extra in EXTRAS for one in project["optional-dependencies"][extra])]
    found: set[str] = set()
    while waiting:
        wanted = Requirement(waiting.pop())
        name, extras = canonicalize_name(wanted.name), ("", *wanted.extras)
        if name not in found or wanted.extras:
            found.add(name)
            further = [(text, Requirement(text).marker) for text in metadata.requires(name) or []]
            waiting += [
                text for text, marker in further if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras)
            ]
    return found


def test_everything_that_a_node_loads_is_pinned_and_told_with_its_licence() -> None:
    lines = (REPOSITORY / "constraints.txt").read_text().splitlines()
    pinned = {canonicalize_name(line.partition("==")[0]) for line in lines if "==" in line}
    table = (REPOSITORY / "docs" / "operating.md").read_text().partition("## What it is made of")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| ")][1:]
    told = {canonicalize_name(name) for cell in cells for name in re.sub(r"\(.*?\)", "", cell).replace(",", " ").split()}
    assert needed() <= pinned
    assert needed() == told
