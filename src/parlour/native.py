"""Which build is in use: compiled modules, or their sources.

`PARLOUR_PURE=1` runs the sources even where binaries lie beside them. A binary whose source was edited after it was
compiled is noticed on import. docs/compiling.md tells how binaries are made.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).parent
MANIFEST = HERE / "native.json"


class SourceFinder(MetaPathFinder):
    """Finds modules as sources although a compiled twin lies beside them: our own if PARLOUR_PURE asks for it, and those of a
    game of another package also if they were not compiled for the core that runs here."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        package, _, rest = name.partition(".")
        if rest and (PURE if package == "parlour" else runs_sources(package, path or ())):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
                if spec and spec.loader:
                    return spec
        return None


WARNED: set[str] = set()  # packages about which something was said


def runs_sources(package: str, path: Sequence[str]) -> bool:
    """Whether the binaries of another package are not to be used. Says why, if nobody has asked for it."""
    for folder in map(Path, path):
        if not (folder / MANIFEST.name).is_file():
            continue
        build = build_of(folder)
        if build in ADVICE and package not in WARNED:
            WARNED.add(package)
            warnings.warn(f"{package}: {ADVICE[build]} `python -m parlour.build {folder}`.", RuntimeWarning, stacklevel=2)
        if build in ("pure", "other-core"):
            return True
    return False


ADVICE = {
    "other-core": "compiled for another Parlour than the one that runs here, so its sources run (slower). Compile it again:",
    "stale": "edited after being compiled; the old code is running. Compile it again, or set PARLOUR_PURE=1:",
}


def build_of(folder: Path) -> str:
    """Which build of a game in another package runs: `compiled`, `pure`, `uncompiled` (never built), `other-core` (built for
    another core, so its sources run) or `stale` (edited since)."""
    made = manifest(folder / MANIFEST.name)
    if not made:
        return "uncompiled"
    if PURE:
        return "pure"
    if made.get("core") != manifest(MANIFEST).get("core"):
        return "other-core"
    return "stale" if changed(folder, {name: entry["made_of"] for name, entry in made["modules"].items()}) else "compiled"


def manifest(file: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_text())
        return found
    except (OSError, ValueError):
        return {}


def compiled_modules() -> dict[str, dict[str, str]]:
    """The modules that have been compiled here, each with the files it was made of and their digests."""
    return {name: entry["made_of"] for name, entry in manifest(MANIFEST).get("modules", {}).items()}


def stale_modules() -> list[str]:
    """Compiled modules of which some source has changed since."""
    return changed(HERE, compiled_modules())


def changed(folder: Path, modules: dict[str, dict[str, str]]) -> list[str]:
    now = {file: digest(folder / file) for file in {file for files in modules.values() for file in files}}
    return [name for name, files in modules.items() if any(now[file] != then for file, then in files.items())]


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else "gone"


def in_use() -> str:
    """`compiled`, or why not: `pure` (asked for by PARLOUR_PURE) or `uncompiled` (never built here)."""
    if PURE:
        return "pure"
    import parlour.core.state

    return "uncompiled" if parlour.core.state.__file__.endswith(".py") else "compiled"


PURE = os.environ.get("PARLOUR_PURE", "") not in ("", "0")
sys.meta_path.insert(0, SourceFinder())
if not PURE and stale_modules():
    warnings.warn(
        f"edited after being compiled: {', '.join(stale_modules())}; the old code is running. "
        "Run `make build`, or set PARLOUR_PURE=1 to use the sources.",
        RuntimeWarning, stacklevel=1,
    )
