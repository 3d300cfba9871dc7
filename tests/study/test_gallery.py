"""The studies of the gallery: each file is understood as it stands, and a short one is what it says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench import gallery
from bench.gallery import STUDIES, shortened
from parlour.study import file
from parlour.study.plan import planned
from tests.study.made_up import coins, text

__all__ = ["coins"]

FILES = sorted(STUDIES.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_study_of_the_gallery_can_be_played(path: Path) -> None:
    plan = planned(file.read(path))
    assert plan.cells and not plan.refused


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_gallery_links_the_pages_of_the_studies_that_were_played(path: Path) -> None:
    page = path.with_suffix(".html")
    contents = (STUDIES / "README.md").read_text(encoding="utf-8")
    assert (f"]({page.name})" in contents) == page.exists()
    assert f"[file]({path.name})" in contents
    if page.exists():
        text = page.read_text(encoding="utf-8")
        assert file.read(path).title.replace("&", "&amp;") in text and f"parlour study run {path.name}" in text


def test_the_gallery_begins_each_study_as_its_page_does() -> None:
    assert (STUDIES / "README.md").read_text(encoding="utf-8") == gallery.contents(100)


@pytest.mark.usefixtures("coins")
def test_one_command_makes_every_page_and_the_contents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "STUDIES", tmp_path)
    monkeypatch.setattr(sys, "argv", ["gallery", "--part", "5", "--jobs", "1"])
    for name in ("first", "second"):
        (tmp_path / f"{name}.toml").write_text(text(deals=400), encoding="utf-8")
    gallery.main()
    contents = (tmp_path / "README.md").read_text(encoding="utf-8")
    for name in ("first", "second"):
        assert f"## [Coins]({name}.html)" in contents
        assert "40 games" in (tmp_path / f"{name}.md").read_text(encoding="utf-8")
        assert f"parlour study run {name}.toml" in (tmp_path / f"{name}.html").read_text(encoding="utf-8")


def test_a_part_of_a_study_has_a_part_of_its_deals() -> None:
    assert shortened("deals = 3000\ngames = 40, deals = 500", 10) == "deals = 300\ngames = 10, deals = 50"
    assert shortened("deals = 3000", 100) == "deals = 3000"
