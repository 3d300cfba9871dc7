"""Makes docs/pictures/page-*.webp, jackal-*.webp, twelve-patrols-*.webp and jack-rabbits-*.webp, the page as people see it,
study.webp, a report, and parlour.webp, which moves: `python -m tests.browser.pictures`; with the word `moving` only that one, of
the others as they are."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from parlour.match import Match
from tests import programs
from tests.browser import rabbits_page as rabbits
from tests.browser import webp
from tests.browser.begun import begun
from tests.browser.conftest import ARGUMENTS, PHONE, WIDE
from tests.browser.jackal_page import JackalPage
from tests.browser.patrols_page import PatrolsPage, a_winning_line, dealt, planned_next, two_forced
from tests.browser.visitor import Json, Visitor
from tests.server.client import make
from tests.server.process import ServerProcess

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        browser = playwright.chromium.launch(executable_path=programs.browser(), args=ARGUMENTS)
        if sys.argv[1:] != ["moving"]:
            stills(browser, server)
        in_ten_seconds(browser, server.url)
        browser.close()


def stills(browser: Browser, server: ServerProcess) -> None:
    front_door(browser, server.url)
    third_summer(browser, server.url, WIDE, bots=3, name="page-ard-ri")
    third_summer(browser, server.url, PHONE, bots=2, name="page-phone")
    long_way_home(browser, server, WIDE, name="jackal-wide")
    long_way_home(browser, server, PHONE, name="jackal-narrow")
    two_patrols_due(browser, server, WIDE, name="twelve-patrols-wide")
    two_patrols_due(browser, server, PHONE, name="twelve-patrols-narrow")
    a_dear_route(browser, server, WIDE, name="jack-rabbits-wide")
    a_dear_route(browser, server, PHONE, name="jack-rabbits-narrow")
    a_report(browser)


def front_door(browser: Browser, url: str) -> None:
    visitor = somebody(browser, WIDE)
    visitor.page.goto(url, wait_until="networkidle")
    visitor.offer("page-play-now").wait_for()
    keep(visitor, "page-front")


def a_report(browser: Browser) -> None:
    """The head of a report of the gallery."""
    page = browser.new_page(viewport=WIDE)
    page.goto((PICTURES.parent / "studies" / "ard-ri-cattle.html").as_uri())
    webp.still(PICTURES / "study.webp", page.screenshot())
    page.close()


def in_ten_seconds(browser: Browser, url: str) -> None:
    """From the front door into a game of Ard Rí, a few cards, and the other three tables."""
    visitor = somebody(browser, WIDE)
    shots: list[tuple[bytes, int]] = []

    def seen(stay: int) -> None:
        visitor.page.evaluate("document.fonts.ready")
        shots.append((visitor.page.screenshot(), stay))

    visitor.page.goto(url, wait_until="networkidle")
    visitor.offer("page-play-now").wait_for()
    seen(1400)
    visitor.offer("page-play-now").click()
    visitor.until_asked("card")
    for _ in range(7):
        visitor.answer()
        visitor.until_asked("card", "pass", "winter")
        seen(700)
    visitor.page.context.close()
    shots += [((PICTURES / f"{name}-wide.webp").read_bytes(), 1300) for name in ("jackal", "jack-rabbits", "twelve-patrols")]
    webp.moving(PICTURES / "parlour.webp", shots)


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


def long_way_home(browser: Browser, server: ServerProcess, size: ViewportSize, name: str) -> None:
    """Jackal when half the island is open: a pirate is about to bring a coin home by a chain of tiles."""
    made = begun(server.data, until=lambda match: half_open(match) and bool(chains_home(match.view(0)["moves"])))
    captain = JackalPage(somebody(browser, size))
    captain.visitor.page.goto(f"{server.url}t/{made.id}#{made.tokens[0]}")
    captain.visitor.until_asked("move")
    move = chains_home(captain.moves)[0]
    captain.take(move)
    captain.cell(move["to"]).hover()
    keep(captain.visitor, name)


def two_patrols_due(browser: Browser, server: ServerProcess, size: ViewportSize, name: str) -> None:
    """12 Patrols when a line is complete: the first of its patrols is being planned."""
    seed, line = a_winning_line()
    made = dealt(server.data, seed, two_forced(line))
    ruler = PatrolsPage(somebody(browser, size))
    ruler.visitor.page.goto(f"{server.url}t/{made.id}#{made.tokens[0]}")
    ruler.visitor.find(".mat").wait_for()
    spot, items = planned_next(ruler, seed, line)[0]
    ruler.plan(spot, items)
    ruler.visitor.page.mouse.move(0, 0)
    keep(ruler.visitor, name)


def a_dear_route(browser: Browser, server: ServerProcess, size: ViewportSize, name: str) -> None:
    """The full game of Jack Rabbits in its middle: a journey over several tiles is pointed at, and what it would cost."""
    made = rabbits.begun(server.data, seats=4, until=rabbits.asked(0, dear_routes), game="full", board="sample")
    rider = rabbits.RabbitsPage(somebody(browser, size))
    rider.visitor.page.goto(f"{server.url}t/{made.id}#{made.tokens[0]}")
    rider.visitor.find(".land").wait_for()
    rider.visitor.until(lambda: 0 in rider.visitor.views, "a first view")
    rider.place(dear_routes(rider.view)[0]["to"]).hover()
    keep(rider.visitor, name)


def dear_routes(view: Json) -> list[Json]:
    table = view["table"]
    middle = len(table["carrots"]) > 4 and len(table["seats"][0]["cards"]) > 6 and table["step"] == "journey"
    routes = [route for route in table["routes"] or [] if route["price"] and len(route["spends"]) > 1 and len(route["tiles"]) > 2]
    return [route for route in routes if route["to"][0] in "KQJ" and "joker" not in route["spends"]] if middle else []


def half_open(match: Match) -> bool:
    return match.state.actor == 0 and 45 < len(match.view(0)["table"]["tiles"]) < 75


def chains_home(moves: list[Json]) -> list[Json]:
    return [move for move in moves if move.get("coin") and move["end"] == "aboard" and len(move["path"]) > 2]


def somebody(browser: Browser, size: ViewportSize) -> Visitor:
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('parlour.name', '\"Maeve\"')")
    return Visitor(context, "en")


def year_and_season(visitor: Visitor) -> tuple[int, str]:
    table = visitor.views[0]["table"]
    return table["year"], table["season"]


def keep(visitor: Visitor, name: str) -> None:
    """Writes what is on the screen."""
    visitor.page.evaluate("document.fonts.ready")
    webp.still(PICTURES / f"{name}.webp", visitor.page.screenshot())
    visitor.page.context.close()


if __name__ == "__main__":
    main()
