"""The studies of the gallery: each file is understood as it stands, and a short one is what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.gallery import STUDIES, shortened
from parlour.study import file
from parlour.study.plan import planned

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


def test_a_part_of_a_study_has_a_part_of_its_deals() -> None:
    assert shortened("deals = 3000\ngames = 40, deals = 500", 10) == "deals = 300\ngames = 10, deals = 50"
    assert shortened("deals = 3000", 100) == "deals = 3000"
