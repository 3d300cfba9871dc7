"""Makes docs/pictures/lands.webp, nine random lands: `python -m tests.games.jack_rabbits.pictures`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from parlour.games.jack_rabbits import lands, svg
from tests import programs
from tests.browser import webp
from tests.browser.conftest import ARGUMENTS

PICTURE = Path(__file__).parents[3] / "docs" / "pictures" / "lands.webp"
SEEDS = (0, 9, 18, 22, 30, 33, 41, 54, 60)
STYLE = (
    "body { margin: 0; background: #35788d; display: grid; grid-template-columns: repeat(3, 260px) }"
    "svg { width: 260px; height: 250px }"
)


def main() -> None:
    shown = map(lands.random_land, SEEDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=programs.browser(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 780, "height": 750})
        page.set_content(f"<style>{STYLE}</style>{''.join(map(svg.draw, shown))}")
        webp.still(PICTURE, page.screenshot())
        browser.close()


if __name__ == "__main__":
    main()
