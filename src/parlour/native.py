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

HERE = Path(__file__).parent
MANIFEST = HERE / "native.json"


class SourceFinder(MetaPathFinder):
    """Finds our modules as sources, even where a compiled twin lies beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith("parlour."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
                if spec and spec.loader:
                    return spec
        return None


def compiled_modules() -> dict[str, str]:
    """The modules that have been compiled here, with a digest of the source they were made from."""
    try:
        modules = json.loads(MANIFEST.read_text())["modules"]
    except (OSError, ValueError, KeyError):
        return {}
    return {name: entry["source"] for name, entry in modules.items()}


def stale_modules() -> list[str]:
    """Compiled modules whose source has changed since."""
    stale = []
    for name, digest in compiled_modules().items():
        source = HERE.parent / (name.replace(".", "/") + ".py")
        if not source.exists() or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            stale.append(name)
    return stale


def in_use() -> str:
    """`compiled`, or why not: `pure` (asked for by PARLOUR_PURE) or `uncompiled` (never built here)."""
    if PURE:
        return "pure"
    import parlour.core.state

    return "uncompiled" if parlour.core.state.__file__.endswith(".py") else "compiled"


PURE = os.environ.get("PARLOUR_PURE", "") not in ("", "0")
if PURE:
    sys.meta_path.insert(0, SourceFinder())
elif stale_modules():
    warnings.warn(
        f"edited after being compiled: {', '.join(stale_modules())}; the old code is running. "
        "Run `make build`, or set PARLOUR_PURE=1 to use the sources.",
        RuntimeWarning, stacklevel=1,
    )
