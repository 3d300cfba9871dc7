"""What docs/decks.md shows runs as printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")


def shown(kind: str) -> str:
    return str(re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)[0])


def nine_cards() -> str:
    """The deck of the page, and the seven cards that it leaves to whoever types in."""
    more = "".join(f'\n[[card]]\nname = "More {n}"\nnorth = "pips 3"\neast = "items 1"\nsouth = "colours 2"\n' for n in range(7))
    return shown("toml") + more


def test_the_cards_and_the_program_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "printed.toml").write_text(nine_cards(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(shown("python"), names)
    assert names["printed"].cards[0].wants == ({"pips": 3}, {"items": 3}, {"colours": 2}, {})
