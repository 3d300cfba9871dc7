"""The manual as a site, under /docs: in every released wheel, and in a checkout once `make docs` has made it."""

from __future__ import annotations

from pathlib import Path

from parlour.server import game_files
from parlour.server.live_table import NotFound

SITE = Path(__file__).parent / "docs"
ADDRESS, FIRST = "/docs/", "index.html"
KINDS = {".html": "text/html", ".xml": "application/xml"}


def address(site: Path) -> str | None:
    """Where the page finds the manual, if there is one."""
    return ADDRESS if (site / FIRST).is_file() else None


def find(site: Path, path: str) -> Path:
    found = game_files.inside(site, path or FIRST)
    if found is None:
        raise NotFound("error-no-page", path=f"{ADDRESS}{path}"[:100])
    return found


def kind(file: Path) -> str:
    return KINDS.get(file.suffix) or game_files.kind(file)
