"""Drawings that the page paints again and again are cheap to paint."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
DRAWINGS = (*ROOT.glob("web/src/games/*/*.svg"), *ROOT.glob("src/parlour/games/*/drawings.svg"))
SHEETS = sorted(path for path in DRAWINGS if path.name != "portrait.svg")
SHAPES = ("path", "rect", "circle", "ellipse", "line", "polygon", "polyline")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(sheet.relative_to(ROOT)))
def test_what_is_only_filled_or_only_stroked_fades_without_a_layer_of_its_own(sheet: Path) -> None:
    """With `opacity` a browser keeps a layer for it; `fill-opacity` or `stroke-opacity` looks the same."""
    assert list(layered(ElementTree.parse(sheet).getroot(), "black", "none")) == []


def layered(element: ElementTree.Element, fill: str, stroke: str) -> Iterator[str]:
    if "class" in element.attrib or "style" in element.attrib:
        return  # the page's styles may paint it otherwise
    fill, stroke = element.get("fill", fill), element.get("stroke", stroke)
    if element.tag.rpartition("}")[2] in SHAPES and "opacity" in element.attrib and "none" in (fill, stroke):
        yield ElementTree.tostring(element, encoding="unicode")
    for part in element:
        yield from layered(part, fill, stroke)
