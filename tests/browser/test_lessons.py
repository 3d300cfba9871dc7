"""Lessons at the page: each course to its end, by mouse, thumb or keys, in one of three languages; wrong tries are answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import parlour
from parlour import locale
from parlour.core import lessons
from parlour.core.lessons import Lesson
from tests.browser.conftest import Arrive
from tests.browser.learner import Learner, Way
from tests.browser.test_access import violations
from tests.browser.touch import sideways

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAYS: tuple[tuple[str, Way], ...] = (("en", "mouse"), ("es", "thumb"), ("ru", "keys"))
# Each way once, with short lessons; in `make soak` every lesson every way.
QUICK = (("twelve-patrols", "row", "mouse"), ("jack-rabbits", "crossing", "thumb"), ("jack-rabbits", "tavern", "keys"))
COURSES = [
    pytest.param(
        game, lesson, lang, way, id=f"{game}-{lesson.id}-{lang}-{way}",
        marks=() if (game, lesson.id, way) in QUICK else pytest.mark.soak,
    )
    for game in parlour.games()
    for lesson in lessons.of(game)
    for lang, way in WAYS
]


@pytest.mark.parametrize(("game", "lesson", "lang", "way"), COURSES)
def test_a_lesson_is_learned_to_its_end(arrive: Arrive, url: str, game: str, lesson: Lesson, lang: str, way: Way) -> None:
    visitor = arrive(f"{url}learn/{game}/{lesson.id}", lang=lang, phone=way == "thumb")
    learner = Learner(visitor, game, lesson, way)
    visitor.find(".coach").wait_for()
    assert violations(visitor.page) == []
    learner.learn()
    panel = visitor.panel()
    for code in (f"{game}-lesson-{lesson.id}-know-{one}" for one in (1, 2, 3)):
        if locale.bundle(lang).has_message(code):
            expect(panel).to_contain_text(visitor.say(code).replace("*", ""))
    assert violations(visitor.page) == []
    assert sideways(visitor.page) == 0


def test_from_the_front_door_to_a_wrong_try_and_a_demonstration(arrive: Arrive, url: str) -> None:
    visitor = arrive(url)
    article = visitor.page.get_by_role("article", name=visitor.say("jackal-title"))
    article.get_by_role("link", name=visitor.say("page-learn")).click()
    lesson = lessons.of("jackal")[0]
    if len(lessons.of("jackal")) > 1:
        visitor.page.get_by_role("link", name=visitor.say("jackal-lesson-gold")).click()
    learner = Learner(visitor, "jackal", lesson, "mouse")
    visitor.find(".coach").wait_for()

    def cell(name: str) -> Locator:
        return visitor.find(f'.cells [data-cell="{name}"]')

    cell("g1").click()
    cell("h1").click()  # the ship could sail there: legal, and not what is asked
    expect(visitor.find(".coach.wrong .words")).to_have_text(learner.say("-ashore-wrong-sail"))
    assert violations(visitor.page) == []
    assert learner.standing["made"] == [] and learner.standing["view"]["table"]["crews"][0]["ship"] == "g1"
    visitor.button("page-lesson-again").click()
    expect(visitor.find(".coach .words")).to_contain_text(learner.say("-ashore-1"))
    cell("e5").click()  # not legal: the table itself says why
    expect(visitor.find(".coach.wrong .words")).to_have_text(visitor.say("jackal-why-ashore"))

    visitor.button("page-lesson-show").click()
    expect(visitor.button("page-lesson-mine")).to_be_visible()
    assert learner.standing["made"] != []  # it was played to be shown,
    expect(cell("g2")).to_have_accessible_name(re.compile(f"^g2, {visitor.say('jackal-tile', tile='closed')}"))  # and is back
    visitor.button("page-lesson-mine").click()
    visitor.button("page-lesson-skip").click()
    expect(visitor.find(".coach .goal b")).to_have_text(learner.say("-open"))


def test_a_lesson_is_remembered_and_leads_to_the_next_one_or_a_game(arrive: Arrive, url: str) -> None:
    first = lessons.of("jackal")[0]
    visitor = arrive(f"{url}learn/jackal/{first.id}")
    for step in first.steps:
        expect(visitor.find(".coach .goal b")).to_have_text(visitor.say(f"jackal-lesson-{first.id}-{step.id}"))
        visitor.button("page-lesson-skip").click()
    visitor.button("page-lesson-play").click()
    visitor.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_season_is_told_in_a_lesson_too(arrive: Arrive, url: str, phone: bool) -> None:
    visitor = arrive(f"{url}learn/ard-ri/year", phone=phone)
    if not phone:
        visitor.page.set_viewport_size(ViewportSize(width=1440, height=900))
    now = visitor.find(".year [aria-current]")
    for season in ("spring", "summer"):
        expect(now).to_contain_text(visitor.say(f"ard-ri-season-{season}"))
        expect(now).to_be_in_viewport(ratio=1)
        visitor.button("page-lesson-skip").click()


# What somebody takes up who does not look at the light: in which task of which step, and what is pressed.
ASTRAY = {
    "another-item": ("twelve-patrols", "row", "patrol", 1, ('.item[data-item="b5"]',)),
    "an-item-too-many": ("twelve-patrols", "row", "line", 2, ('.item[data-item="y"]', '.item[data-item="y"]:not(.planned)')),
    "another-card-of-the-display": ("twelve-patrols", "row", "card", 1, (".pick:last-of-type",)),
    "another-piece-given-up": (
        "twelve-patrols", "row", "die", 1, (".acts .main + .button", '.item[data-item="y"]', '.item[data-item="b6"]'),
    ),
    "empty-hands": ("jackal", "gold", "home", 1, ('.cells [data-cell="f3"]', ".either label:nth-of-type(2)")),
    "another-pirate": ("jackal", "gold", "home", 1, ('.cells [data-cell="g1"]',)),
    "another-payment": ("jack-rabbits", "turn", "claim", 2, ('.hand [data-card="3c"]',)),
}


@pytest.mark.parametrize(("game", "name", "wanted", "task", "pressed"), ASTRAY.values(), ids=ASTRAY.keys())
def test_the_light_leads_back_from_wherever_one_has_gone(
    arrive: Arrive, url: str, game: str, name: str, wanted: str, task: int, pressed: tuple[str, ...],
) -> None:
    visitor = arrive(f"{url}learn/{game}/{name}")
    lesson = next(lesson for lesson in lessons.of(game) if lesson.id == name)
    learner = Learner(visitor, game, lesson, "mouse")
    for step in lesson.steps:
        expect(visitor.find(".coach .goal b")).to_have_text(learner.say(f"-{step.id}"))
        if step.id == wanted:
            break
        visitor.button("page-lesson-skip").click()
    learner.do(step, (task, pressed))
    assert visitor.find(".coach .go-on").count()
