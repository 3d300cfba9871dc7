"""Is the page fit for a thumb?"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Everything that can be touched now (inside the open dialog, if there is one) and is smaller than 44 pixels either way.
# A radio button, a tick box or a choice of files is as large as its label.
SMALL = """() => {
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const target = (element) => (["radio", "checkbox", "file"].includes(element.type) ? (element.labels[0] ?? element) : element);
  return [...scope.querySelectorAll("button, a, input, select")].map(target).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width === 0 || (width >= 44 && height >= 44) ? [] : [`${element.outerHTML.slice(0, 120)}: ${width} × ${height}`];
  });
}"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def small_targets(page: Page) -> list[str]:
    found: Any = page.evaluate(SMALL)
    return list(found)


def sideways(page: Page) -> int:
    """By how many pixels the page could be scrolled sideways."""
    return int(page.evaluate(SIDEWAYS))
