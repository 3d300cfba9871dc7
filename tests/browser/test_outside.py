"""A game of another package on the page: with a table of its own in plain JavaScript, with the plain one, and with one that
does not work."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.touch import sideways
from tests.browser.visitor import WHOLE_GAME, Visitor
from tests.outside.installed import PIG, install
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SENTENCES = {
    "locale/en.ftl": "pig-title = The Pig\npig-about = Roll, and hold in time\n"
    "pig-prompt = Roll or hold? { $turn } so far.\npig-prompt-first = Roll or hold? Nothing so far.\n"
    "pig-event-roll = { $you ->\n    [yes] You: roll\n   *[no] { $name }: roll\n}.\n"
    "pig-event-die = The die shows { $face }.\npig-event-one = The die shows a 1.\npig-view-bank = In the bank\n",
    "locale/ru.ftl": "pig-title = Свинья\npig-about = Бросайте и вовремя остановитесь\n",
}
# Nothing here knows what the page is made of.
TABLE = """
import { bold } from "./bold.js";

export const outcome = () => { throw new Error("a wrong sentence must not end a game"); };

export function mount(element, host) {
  const made = (tag, given = {}) => Object.assign(document.createElement(tag), given);
  const [banks, told, moves, advice] = ["ul", "p", "div", "output"].map((tag) => element.appendChild(made(tag)));
  const die = Object.assign(new Image(), { src: host.base + "die.svg", alt: "", width: 40 });
  element.prepend(die);
  element.className = "pig";
  const plies = [];
  let stop = () => undefined;
  return {
    update(state) {
      plies.push(...state.events.map(({ ply }) => ply));
      element.dataset.plies = plies.join(" ");
      element.dataset.last = String(state.log.at(-1)?.ply ?? 0);
      told.textContent = state.prompt;
      banks.replaceChildren(...state.view.table.bank.map((points, seat) => bold(`${host.nameOf(seat)} ${points}`)));
      const buttons = state.replaying ? [] : state.view.moves.map(({ move, text }) =>
        made("button", { textContent: text, disabled: state.busy, onclick: () => host.play([move]) }));
      if (state.questions.includes("hint") && buttons.length) {
        const tell = ({ answer, trouble }) => (advice.textContent = trouble?.text ?? answer?.described[0].text ?? "…");
        buttons.push(made("button", { textContent: "advice", onclick: () => (stop = host.ask("hint", tell)) }));
      }
      moves.replaceChildren(...buttons);
    },
    destroy() {
      stop();
      element.dataset.gone = "yes";
    },
  };
}
"""
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#d88"/></svg>'
FILES = {
    "page/bold.js": "export const bold = (text) => Object.assign(document.createElement('b'), { textContent: text });\n",
    "page/die.svg": PICTURE, "page/portrait.svg": PICTURE, **SENTENCES,
    "options.py": (PIG / "options.py").read_text(encoding="utf-8").replace('"target", 100', '"target", 20'),  # soon over
}
BROKEN = {
    "its mount fails": "export function mount() { throw new Error('no table today'); }",
    "its update fails": "export const mount = () => ({ update() { throw new Error('no table today'); }, destroy() {} });",
    "it cannot be read": "export function mount( {",
    "it has no mount": "export const table = 'no table today';",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def pig_url(chromium: Browser, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    env = install(site, {"page/table.js": TABLE, **FILES})
    with ServerProcess(tmp_path_factory.mktemp("pig"), bot_pause=0.01, think=0.1, env=env) as running:
        yield running.url


@pytest.fixture
def table_file(site: Path) -> Iterator[Path]:
    """The game's table, for a test to change: the server keeps no copy of it."""
    file = site / "parlour_pig" / "page" / "table.js"
    yield file
    file.write_text(TABLE, encoding="utf-8")


def sit_down(visitor: Visitor, title: str = "The Pig") -> None:
    """In the first seat: a lucky bot could have won before it is the visitor's turn."""
    visitor.sit_as_listed()
    visitor.page.get_by_role("article", name=title).get_by_role("button", name=visitor.say("page-play-now")).click()
    visitor.page.wait_for_url("**/t/*")


def play_out(visitor: Visitor) -> None:
    """Holds at eight."""

    def step() -> bool:
        if visitor.asked == "over":
            return True
        view = visitor.views.get(max(visitor.views, default=0), {"table": {"turn": 0}})
        button = visitor.page.get_by_role("button", name="hold" if view["table"]["turn"] >= 8 else "roll")
        with contextlib.suppress(TimeoutError):  # it may be somebody else's turn by now, at any moment
            if button.count() and button.first.is_enabled(timeout=5000):
                button.first.click(timeout=5000)
        return False

    visitor.until(step, "the end of the game", WHOLE_GAME)


@pytest.mark.soak  # test_pig.py does it with a package that was installed
def test_its_own_table_is_played_to_the_end_and_shown_again(arrive: Arrive, pig_url: str) -> None:
    visitor = arrive(pig_url, "Nuria")
    card = visitor.page.get_by_role("article", name="The Pig")
    expect(card).to_contain_text("Roll, and hold in time")
    expect(card.locator("img")).to_have_attribute("src", "/games/pig/portrait.svg")
    sit_down(visitor)
    table = visitor.find(".pig")
    expect(table).to_contain_text("Nuria 0")
    expect(visitor.find("h1")).to_have_text("The Pig")
    assert visitor.page.evaluate("document.querySelector('.pig img').decode().then(() => true)")
    visitor.page.get_by_role("button", name="roll").wait_for()
    expect(table).to_contain_text("Roll or hold?")
    visitor.page.get_by_role("button", name="advice").click()
    expect(visitor.find(".pig output")).to_have_text("roll")
    play_out(visitor)
    plies = [int(ply) for ply in str(table.get_attribute("data-plies")).split()]
    assert plies == list(range(plies[0], plies[-1] + 1)) and table.get_attribute("data-last") == str(plies[-1])
    expect(visitor.panel().get_by_role("heading")).to_have_text(re.compile("won|win"))  # in the page's words: its own failed
    assert any("a wrong sentence" in trouble for trouble in visitor.troubles)
    final = visitor.views[max(visitor.views)]["table"]["bank"]
    visitor.panel().get_by_role("link", name=visitor.say("page-replay"), exact=True).click()
    visitor.page.wait_for_url("**/replay/*")
    expect(table).to_contain_text("Nuria 0")
    visitor.button("page-step-last").click()
    expect(visitor.find(".pig ul")).to_contain_text(f"Nuria {final[0]}")
    assert table.get_attribute("data-plies") == ""
    visitor.troubles = [trouble for trouble in visitor.troubles if "a wrong sentence" not in trouble]


def test_it_is_there_in_the_readers_language(arrive: Arrive, pig_url: str) -> None:
    visitor = arrive(pig_url, "Нурия", lang="ru")
    expect(visitor.page.get_by_role("article", name="Свинья")).to_contain_text("Бросайте и вовремя остановитесь")
    sit_down(visitor, "Свинья")
    expect(visitor.find(".pig")).to_contain_text("Roll or hold?")  # what is not translated is said in English


@pytest.mark.parametrize("phone", [pytest.param(False, id="wide", marks=pytest.mark.soak), pytest.param(True, id="phone")])
def test_without_a_table_the_plain_one_shows_view_moves_and_events(
    arrive: Arrive, pig_url: str, table_file: Path, phone: bool,
) -> None:
    table_file.unlink()
    visitor = arrive(pig_url, "Nuria", phone=phone)
    sit_down(visitor)
    roll = visitor.page.get_by_role("button", name="roll")
    roll.wait_for()
    expect(visitor.find("dt").first).to_have_text("In the bank")
    assert (violations(visitor.page), sideways(visitor.page)) == ([], 0)
    visitor.page.keyboard.press("1")
    expect(visitor.page.get_by_role("region", name=visitor.say("page-log"))).to_contain_text("The die shows")
    visitor.page.keyboard.press("c")
    expect(visitor.panel()).to_contain_text("You: roll.")
    visitor.page.keyboard.press("Escape")
    play_out(visitor)
    assert visitor.find(".failed").count() == 0


@pytest.mark.parametrize("what", BROKEN)
def test_a_table_that_does_not_work_is_told_of_and_the_plain_one_takes_over(
    arrive: Arrive, pig_url: str, table_file: Path, what: str,
) -> None:
    table_file.write_text(BROKEN[what], encoding="utf-8")
    visitor = arrive(pig_url, "Nuria")
    sit_down(visitor)
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("page-table-failed"))
    play_out(visitor)
    expect(visitor.page.get_by_role("alert")).to_have_count(1)
    assert visitor.troubles  # whoever writes a table reads in the console what is wrong with it
    visitor.troubles.clear()
