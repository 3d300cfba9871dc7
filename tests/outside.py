"""A game of another package, as if somebody had installed it: the Pig of docs/adding-a-game.md."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"


def install(site: Path, files: Mapping[str, str] | None = None) -> dict[str, str]:
    """Puts the game into a folder, with more files in its package; what an environment must have to know it."""
    package = site / "pig_page"
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S))
    for name, text in {"__init__.py": code.replace('Path(".")', "Path(__file__).parent"), **(files or {})}.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    info = site / "pig_page-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pig-page\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[parlour.games]\npig = pig_page:PIG\n")
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))}
