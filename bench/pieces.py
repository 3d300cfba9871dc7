"""Long measurements in pieces that are kept: one that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.progress import track

from parlour.core import registry

DECIDING = ("bots.py", "attention.py", "evaluator*.py", "evaluator_parts/*.py", "*.toml")  # files of a game that make its bots
SEARCHING = ("tree.py", "player.py", "attention.py", "trail.py")


def values(pool: Executor, folder: Path | None, name: str, one: Callable[[int], Any], many: int) -> list[Any]:
    """What `one` brings for each number up to `many`, as JSON; what a file of the folder holds already is not measured again."""
    file = None if folder is None else folder / f"{name}.jsonl"
    found: dict[int, Any] = {}
    if file is not None and file.exists():
        found = dict(map(json.loads, file.read_text(encoding="utf-8").splitlines()))
    missing = [number for number in range(many) if number not in found]
    for number, value in zip(missing, track(pool.map(one, missing), name, len(missing), transient=True), strict=True):
        found[number] = value
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps([number, value]) + "\n")
    return [found[number] for number in range(many)]


@cache
def of_game(game: str) -> str:
    """A name for a game and how its bots play today: when they play otherwise, nothing old is taken for new."""
    own, search = (Path(str(files(package))) for package in (registry.SHIPPED[game], "parlour.search"))
    those = sorted({file for pattern in DECIDING for file in own.glob(pattern)} | {search / name for name in SEARCHING})
    digest = blake2b(digest_size=4)
    for file in those:
        digest.update(file.read_bytes())
    return f"{game}-{digest.hexdigest()}"
