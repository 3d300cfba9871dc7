"""Makes docs/pictures/page-*.png, the page as people see it: `python -m tests.browser.pictures`."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser import find
from tests.browser.conftest import ARGUMENTS, PHONE, WIDE
from tests.browser.visitor import Visitor
from tests.server.client import make
from tests.server.process import ServerProcess

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        browser = playwright.chromium.launch(executable_path=find.get_browser(), args=ARGUMENTS)
        front_door(browser, server.url)
        third_summer(browser, server.url, WIDE, bots=3, name="page-ard-ri")
        third_summer(browser, server.url, PHONE, bots=2, name="page-phone")
        browser.close()


def front_door(browser: Browser, url: str) -> None:
    visitor = somebody(browser, WIDE)
    visitor.page.goto(url, wait_until="networkidle")
    visitor.offer("page-play-now").wait_for()
    keep(visitor, "page-front")


def third_summer(browser: Browser, url: str, size: ViewportSize, bots: int, name: str) -> None:
    """The third Summer of a game: herds have grown, the centre is full, a card is in mind."""
    made = make(url, 1, bots=bots)
    visitor = somebody(browser, size)
    visitor.page.goto(f"{url}t/{made.id}#{made.tokens[0]}")
    while visitor.until_asked("card", "pass", "winter") != "card" or year_and_season(visitor) != (3, "summer"):
        visitor.answer()
    visitor.find(".hand .lit label").first.click(position={"x": 20, "y": 40})
    visitor.page.mouse.move(0, 0)
    keep(visitor, name)


def somebody(browser: Browser, size: ViewportSize) -> Visitor:
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('parlour.name', '\"Maeve\"')")
    return Visitor(context, "en")


def year_and_season(visitor: Visitor) -> tuple[int, str]:
    table = visitor.views[0]["table"]
    return table["year"], table["season"]


def keep(visitor: Visitor, name: str) -> None:
    """Writes what is on the screen, with 256 colours if pngquant is there."""
    visitor.page.evaluate("document.fonts.ready")
    path = PICTURES / f"{name}.png"
    visitor.page.screenshot(path=path)
    pngquant = shutil.which("pngquant")
    if pngquant:
        subprocess.run([pngquant, "--force", "--strip", "--speed", "1", "--output", str(path), "256", str(path)], check=True)
    visitor.page.context.close()
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
