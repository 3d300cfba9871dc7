"""The studies of the gallery: each file is understood as it stands, and a short one is what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.gallery import STUDIES, shortened
from parlour.study import file
from parlour.study.plan import planned

FILES = sorted(STUDIES.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_study_of_the_gallery_can_be_played_and_its_page_is_there(path: Path) -> None:
    plan = planned(file.read(path))
    assert plan.cells and not plan.refused
    page = path.with_suffix(".html").read_text(encoding="utf-8")
    assert plan.file.title.replace("&", "&amp;") in page and f"parlour study run {path.name}" in page
    assert f"]({path.stem}.html)" in (STUDIES / "README.md").read_text(encoding="utf-8")


def test_a_part_of_a_study_has_a_part_of_its_deals() -> None:
    assert shortened("deals = 3000\ngames = 40, deals = 500", 10) == "deals = 300\ngames = 10, deals = 50"
    assert shortened("deals = 3000", 100) == "deals = 3000"
