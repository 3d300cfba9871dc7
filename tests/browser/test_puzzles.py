"""Puzzles at the page: from the front door to a wrong try, the right one, the next puzzle and a theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import Position, expect

from parlour.core import cards, daily, puzzles, registry
from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.touch import sideways
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = "ard-ri"
CORNER = Position(x=20, y=14)  # of a card that others lie on, even if one of them is picked up
# Whether what one can do lies over the words of the goal.
OVER_THE_GOAL = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [goal, skip] = [box(".coach .goal b"), box(".coach .skip")];
  return skip.top < goal.bottom && skip.left < goal.right;
}"""


@pytest.mark.parametrize(("lang", "phone"), [
    pytest.param("en", False, marks=pytest.mark.soak, id="en-wide"),
    pytest.param("es", True, id="es-phone"),
    pytest.param("ru", True, marks=pytest.mark.soak, id="ru-phone"),
])
def test_the_puzzle_of_the_day_is_solved_and_remembered(arrive: Arrive, url: str, lang: str, phone: bool) -> None:
    today = puzzles.of_day(GAME, daily.today())
    assert today is not None
    rules = registry.game(GAME)
    visitor = arrive(url, lang=lang, phone=phone)
    visitor.find(".shelf-tile").filter(has_text=visitor.say("page-puzzle-day")).click()
    visitor.panel().get_by_role(
        "link", name=visitor.say(f"{GAME}-title"), exact=True,
    ).click()
    visitor.find(".coach").wait_for()
    assert violations(visitor.page) == []
    assert not visitor.page.evaluate(OVER_THE_GOAL)
    guide = visitor.say("page-lesson-guide", name=visitor.say(f"{GAME}-guide"))
    expect(visitor.find(".coach")).to_have_accessible_name(guide)
    wrong = puzzles.attempt(rules, today, rules.parse(puzzles.state_of(rules, today), list(today.shares)[-1]))
    lay(visitor, list(today.shares)[-1])
    answer = puzzles.answer(wrong)
    expect(visitor.find(".coach.wrong .words")).to_have_text(visitor.say(answer["code"], **answer["arguments"]))
    visitor.find(".coach .again").click()
    lay(visitor, today.best)
    expect(visitor.find(".coach .words")).to_contain_text(visitor.say("puzzle-right"))
    expect(visitor.find(".coach .words mark")).to_have_text(sign(today.best))  # as the game calls it, not as it is written down
    assert (violations(visitor.page), sideways(visitor.page)) == ([], 0)
    visitor.find(".coach .next").click()
    expect(visitor.find(".coach .show")).to_be_visible()
    visitor.find(".coach .show").click()
    expect(visitor.find(".coach .words")).to_contain_text(visitor.say("page-puzzle-shown"))
    visitor.page.goto(f"{url}puzzle/{GAME}")
    many = len(puzzles.of(GAME))
    visitor.page.get_by_text(visitor.say("page-puzzle-count", solved=1, all=many)).wait_for()
    visitor.page.get_by_role("radio", name=visitor.say(f"{GAME}-theme", theme="crown")).check()
    expect(visitor.page.locator("ol li")).to_have_count(sum("crown" in one.themes for one in puzzles.of(GAME).values()))
    assert (violations(visitor.page), sideways(visitor.page)) == ([], 0)


def sign(card: str) -> str:
    return card[:-1] + next(sign for sign, suit in cards.SIGNS.items() if suit == card[-1])


def lay(visitor: Visitor, card: str) -> None:
    """Picks a card of the hand and plays it."""
    visitor.find(f'.hand [data-card="{card}"] label').first.click(position=CORNER)
    visitor.find(".coach .actions .button:not(:disabled)").click()
