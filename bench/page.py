"""The page of measurements, docs/speed.md: each table is a section, and can be made anew by itself."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "speed.md"


def put(tables: list[str]) -> None:
    """Sections of the same heading are replaced, others come at the end."""
    PAGE.write_text(merged(PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")


def merged(text: str, tables: list[str]) -> str:
    parts = re.split("^(?=## )", text, flags=re.M)
    for table in tables:
        heading = table.partition("\n")[0]
        known = [number for number, part in enumerate(parts) if part.partition("\n")[0] == heading]
        if known:
            parts[known[0]] = table
        else:
            parts.append(table)
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)
