"""A class has a name of its own, so that whoever searches for one finds one."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src"
# What is sent is called as what it tells of, since the page has its types under these names.
SENT = {"messages.py", "wire.py", "kinds.py"}


def room(file: Path) -> str:
    """The game a file belongs to, or the house: games do not know each other, and have the same names in the same roles."""
    _, where, name, *_ = (*file.relative_to(ROOT).parts, "", "")
    return name if where == "games" else "house"


def test_no_two_classes_have_one_name() -> None:
    found: dict[str, list[Path]] = defaultdict(list)
    for file in sorted((ROOT / "parlour").rglob("*.py")):
        # parts of one class, compiled as one: their names are those of their files
        if file.name not in SENT and not file.parent.name.endswith("parts"):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(file)
    assert found
    twice = {name: [str(file.relative_to(ROOT)) for file in files] for name, files in found.items()
             if len(files) > len({room(file) for file in files}) or ("house" in map(room, files) and len(files) > 1)}
    assert twice == {}
