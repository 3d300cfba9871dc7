"""Pig as an installed package of this process: a copy of its sources, which a test may change first."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from parlour import locale
from parlour.core import registry

PIG = Path(__file__).parents[2] / "examples" / "pig" / "src" / "parlour_pig"
PARTS = ("terminal.py", "lessons.py", "locale", "rulebook", "page")  # which a game need not have
ENTRY_POINTS = "[parlour.games]\npig = parlour_pig:GAME\n"


def copied(folder: Path, entry_points: str = ENTRY_POINTS) -> Path:
    """The sources of Pig in a folder, with what pip writes about a package beside them."""
    shutil.copytree(PIG, folder / "parlour_pig", ignore=shutil.ignore_patterns("*.so", "*.pyd", "native.json", "__pycache__"))
    about = folder / "parlour_pig-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: parlour-pig\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(entry_points)
    return folder / "parlour_pig"


def install(site: Path, files: Mapping[str, str] | None = None, without: Sequence[str] = PARTS) -> dict[str, str]:
    """Puts Pig into a folder, without some of its parts and with other files; what an environment must have to know it."""
    package = copied(site)
    for part in without:
        (shutil.rmtree if (package / part).is_dir() else os.remove)(package / part)
    for name, text in (files or {}).items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join([str(site), *filter(None, sys.path)])}


@contextmanager
def found(folder: Path) -> Iterator[None]:
    """Lets this process find the packages of a folder, and forgets them afterwards: then everything is as it was before."""
    added, before = list(locale.ADDED), {name: module for name, module in sys.modules.items() if is_pig(name)}
    forget()
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        locale.ADDED[:] = added
        forget()
        sys.modules.update(before)  # others hold its classes


def is_pig(module: str) -> bool:
    return module.partition(".")[0] == "parlour_pig"


def forget() -> None:
    for name in filter(is_pig, list(sys.modules)):
        del sys.modules[name]
    for remembered in (registry.game, registry.part, locale.bundle):
        remembered.cache_clear()
