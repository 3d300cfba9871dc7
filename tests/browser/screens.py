"""Screens to be looked at: each wide and on a phone, in every language, six pictures on a sheet in build/screens.

`python -m tests.browser.screens` takes all of them, `python -m tests.browser.screens front lesson-jackal` only some.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

import parlour
from parlour import locale
from parlour.core import daily, lessons, puzzles
from parlour.match import Match
from tests import programs
from tests.browser.begun import begun
from tests.browser.conftest import ARGUMENTS, PHONE, WIDE
from tests.browser.finished import SEATS, played_out
from tests.browser.visitor import Visitor
from tests.server.client import Made, make
from tests.server.process import ServerProcess
from tests.server.test_open_tables import opened

FOLDER = Path(__file__).parents[2] / "build" / "screens"
REVIEWED = 120_000  # milliseconds in which a review is there
BLITZ = {"kind": "live", "bank": 300, "increment": 5, "out": "bot"}


@dataclass
class House:
    """A server, and the games on it that screens are taken of."""

    server: ServerProcess
    made: dict[str, Made] = field(default_factory=dict)

    def running(self, game: str) -> str:
        """The address of a seat whose others have just moved."""
        if game not in self.made:
            self.made[game] = begun(self.server.data, seats=SEATS[game], until=later, game=game)
        made = self.made[game]
        return f"{self.server.url}t/{made.id}#{made.tokens[0]}"

    def over(self, game: str) -> Match:
        return played_out(self.server.data, game)


Screen = Callable[[Visitor, House], None]


def later(match: Match) -> bool:
    """Others, if there are any, have moved since the first seat did."""
    moved = [ply.seat for ply in match.plies if ply.seat >= 0]
    return match.state.actor == 0 and len(moved) > 12 and (match.state.seats == 1 or moved[-1] != 0)


def front(visitor: Visitor, house: House) -> None:
    visitor.page.goto(house.server.url)
    days = [str((datetime.now(UTC) - timedelta(days=ago)).date()) for ago in (1, 2, 3)]
    visitor.page.evaluate("days => localStorage.setItem('parlour.daily-won', JSON.stringify({'twelve-patrols': days}))", days)
    visitor.page.reload()
    visitor.offer("page-play-now").wait_for()


def front_below(visitor: Visitor, house: House) -> None:
    front(visitor, house)
    visitor.page.keyboard.press("End")


def rivals(visitor: Visitor, house: House) -> None:
    front(visitor, house)
    visitor.page.get_by_role("article", name=visitor.say("jackal-title")).locator(".with").click()
    visitor.find(".level").first.wait_for()


def with_friends(visitor: Visitor, house: House) -> None:
    front(visitor, house)
    visitor.offer("page-with-friends", "jackal").click()
    visitor.panel().wait_for()


def friends_clock(visitor: Visitor, house: House) -> None:
    with_friends(visitor, house)
    visitor.panel().locator(".start").scroll_into_view_if_needed()


def puzzle_of_day(visitor: Visitor, house: House) -> None:
    front(visitor, house)
    visitor.find(".shelf-tile").filter(has_text=visitor.say("page-puzzle-day")).click()
    visitor.panel().wait_for()


def open_tables(visitor: Visitor, house: House) -> None:
    if "open" not in house.made:
        house.made["open"] = Made(opened(house.server.url, clock=BLITZ)["open"], [])
    front(visitor, house)
    visitor.find(".shelf-tile").filter(has_text=visitor.say("page-open-tables")).click()
    visitor.panel().wait_for()


def open_table(visitor: Visitor, house: House) -> None:
    open_tables(visitor, house)
    visitor.page.goto(f"{house.server.url}open/{house.made['open'].id}")


def archive(visitor: Visitor, house: House) -> None:
    visitor.page.goto(house.running("jackal"))
    visitor.find("main [data-mark]").first.wait_for()
    visitor.page.goto(f"{house.server.url}archive")
    visitor.find(".games li").first.wait_for()


def course(game: str, visitor: Visitor, house: House) -> None:
    visitor.page.goto(f"{house.server.url}learn/{game}")
    visitor.find("ol .plate a, .coach").first.wait_for()


def lesson(game: str, visitor: Visitor, house: House) -> None:
    visitor.page.goto(f"{house.server.url}learn/{game}/{lessons.of(game)[0].id}")
    visitor.find(".spotlight .ring").wait_for()


def later_lesson(game: str, visitor: Visitor, house: House) -> None:
    visitor.page.goto(f"{house.server.url}learn/{game}/{lessons.of(game)[-1].id}")
    visitor.find(".spotlight .ring").wait_for()


def coached(game: str, visitor: Visitor, house: House) -> None:
    made = make(house.server.url, 1, bots=SEATS[game] - 1, game=game)
    visitor.page.goto(f"{house.server.url}t/{made.id}#{made.tokens[0]}")
    visitor.button("page-menu").click()
    visitor.panel().get_by_label(visitor.say("page-coach")).check()
    visitor.page.keyboard.press("Escape")
    visitor.find(".coaching p").wait_for()


def table(game: str, visitor: Visitor, house: House) -> None:
    visitor.page.goto(house.running(game))
    visitor.find("main [data-mark]").first.wait_for()


def since(game: str, visitor: Visitor, house: House) -> None:
    table(game, visitor, house)
    visitor.button("page-since").click()
    visitor.find(".stepper").wait_for()


def hint(game: str, visitor: Visitor, house: House) -> None:
    table(game, visitor, house)
    visitor.button("page-hint").click()
    visitor.find(".hint .play").wait_for()


def menu(visitor: Visitor, house: House) -> None:
    table("jackal", visitor, house)
    visitor.button("page-menu").click()
    visitor.panel().wait_for()


def legend(visitor: Visitor, house: House) -> None:
    menu(visitor, house)
    visitor.panel().get_by_role("button", name=visitor.say("page-legend")).click()


def clocks(visitor: Visitor, house: House) -> None:
    made = make(house.server.url, 1, bots=3, game="jackal", clock=BLITZ)
    visitor.page.goto(f"{house.server.url}t/{made.id}#{made.tokens[0]}")
    visitor.until_asked("move")


def replay(game: str, visitor: Visitor, house: House) -> None:
    match = house.over(game)
    visitor.page.goto(f"{house.server.url}replay/{match.id}")
    scrubber = visitor.page.get_by_label(visitor.say("page-scrubber"))
    scrubber.wait_for()
    scrubber.fill(str(int(scrubber.get_attribute("max") or 2) // 2))
    visitor.find("main [data-mark]").first.wait_for()


def analysed(game: str, visitor: Visitor, house: House) -> None:
    replay(game, visitor, house)
    ask = visitor.button("page-chances-ask")
    if ask.count():
        ask.click()
    visitor.find(".analysis").first.wait_for(timeout=REVIEWED)


def end(game: str, visitor: Visitor, house: House) -> None:
    replay(game, visitor, house)
    scrubber = visitor.page.get_by_label(visitor.say("page-scrubber"))
    scrubber.fill(str(scrubber.get_attribute("max")))


def share(visitor: Visitor, house: House) -> None:
    end("jackal", visitor, house)
    visitor.button("page-share").click()
    visitor.panel().wait_for()


def tried(game: str, visitor: Visitor, house: House) -> None:
    replay(game, visitor, house)
    visitor.page.get_by_role("link", name=visitor.say("page-try")).click()
    visitor.find(".tries .now").wait_for()


def puzzle_list(game: str, visitor: Visitor, house: House) -> None:
    visitor.page.goto(f"{house.server.url}puzzle/{game}")
    visitor.find("ol li").first.wait_for()


def puzzle(game: str, visitor: Visitor, house: House) -> None:
    today = puzzles.of_day(game, daily.today())
    assert today is not None
    visitor.page.goto(f"{house.server.url}puzzle/{game}/{today.id}")
    visitor.find(".coach").wait_for()


ALONE: tuple[Screen, ...] = (
    front, front_below, rivals, with_friends, friends_clock, puzzle_of_day, open_tables, open_table, archive, menu, legend,
    clocks, share,
)
OF_A_GAME = (course, lesson, later_lesson, coached, table, since, hint, replay, analysed, end, tried, puzzle_list, puzzle)


def screens() -> dict[str, Screen]:
    found = {screen.__name__.replace("_", "-"): screen for screen in ALONE}
    for of_game in OF_A_GAME:
        for game in sorted(SEATS.keys() & parlour.games()):
            if of_game not in (since, hint) or SEATS[game] > 1:
                found[f"{of_game.__name__.replace('_', '-')}-{game}"] = partial(of_game, game)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screens", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("screens", nargs="*", help=", ".join(screens()))
    parser.add_argument("--to", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    wanted = arguments.screens or list(screens())
    arguments.to.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        browser = playwright.chromium.launch(executable_path=programs.browser(), args=ARGUMENTS)
        house = House(server)
        for name in track(wanted, "screens"):
            sheet(browser, house, screens()[name], arguments.to / f"{name}.png")
        browser.close()


def sheet(browser: Browser, house: House, screen: Screen, file: Path) -> None:
    """All pictures of a screen, a language in each row."""
    pictures = [[shot(browser, house, screen, lang, phone) for phone in (False, True)] for lang in locale.LANGUAGES]
    rows = "".join(f"<p>{''.join(pair)}" for pair in pictures)
    page = browser.new_page(viewport={"width": 1430, "height": 2040})
    page.set_content(f"<style>p {{ margin: 6px }} img {{ height: 660px; margin-right: 6px }}</style>{rows}")
    page.screenshot(path=file, full_page=True)
    page.close()


def shot(browser: Browser, house: House, screen: Screen, lang: str, phone: bool) -> str:
    context = browser.new_context(
        viewport=PHONE if phone else WIDE, locale=lang, has_touch=phone, is_mobile=phone, reduced_motion="reduce",
    )
    context.add_init_script("localStorage.setItem('parlour.name', '\"Maeve\"')")
    visitor = Visitor(context, lang)
    visitor.page.set_default_timeout(30_000)
    try:
        screen(visitor, house)
    except Exception as error:  # what is there then is worth a look
        print(f"{lang}{' phone' if phone else ''}: {error}")
    visitor.page.evaluate("document.fonts.ready")
    time.sleep(0.5)  # for what still moves
    picture = b64encode(visitor.page.screenshot()).decode()
    for trouble in visitor.troubles:
        print(f"{lang}{' phone' if phone else ''}: {trouble}")
    context.close()
    return f'<img src="data:image/png;base64,{picture}">'


if __name__ == "__main__":
    main()
