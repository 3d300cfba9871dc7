"""The page in three languages: nothing is left in English, and no code of a sentence is shown instead of the sentence."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import expect

from parlour import locale
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.server.client import make

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = {"en": "English", "es": "Español", "ru": "Русский"}
CODE = re.compile(r"\b(?:page|ard-ri|jackal|jack-rabbits|twelve-patrols|error|result|cli)-[a-z]")

# What can be read, line by line, and what is read aloud.
LINES = """() => {
  const aloud = ["aria-label", "title", "placeholder", "aria-valuetext"]
    .flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)));
  return [document.title, ...document.body.innerText.split("\\n"), ...aloud].map((line) => line.trim()).filter(Boolean);
}"""
ANYTHING = r".+?"
NOTHING = "Qzx: qzx 7, qzx."  # a sentence of no language


def test_front_door_and_table_speak_all_three_languages(arrive: Arrive, url: str) -> None:
    visitor = arrive(url)
    for lang in (*locale.LANGUAGES[1:], "en"):
        speak(visitor, lang)
        visitor.offer("page-play-now").wait_for()
        assert foreign(visitor) == []
        visitor.offer("page-with-friends").click()
        expect(visitor.panel()).to_be_visible()
        assert foreign(visitor) == []
        visitor.page.keyboard.press("Escape")
    made = make(url, 1, bots=2)
    visitor.page.goto(f"{url}t/{made.id}#{made.tokens[0]}")
    visitor.page.get_by_label(visitor.say("page-name-question")).fill("Nuria")
    visitor.button("page-sit-down").click()
    for lang in (*locale.LANGUAGES[1:], "en"):
        visitor.until_asked("card", "pass")
        visitor.button("page-menu").click()
        speak(visitor, lang)
        assert foreign(visitor) == []
        visitor.page.keyboard.press("Escape")
        for panel in ("page-rules", "page-chat"):
            visitor.button(panel).click()
            expect(visitor.panel()).to_be_visible()
            assert foreign(visitor) == []
            visitor.page.keyboard.press("Escape")
        while visitor.until_asked("card", "pass", "winter") != "winter":
            assert foreign(visitor) == []
            visitor.answer()
        assert foreign(visitor) == []
        visitor.page.keyboard.press("Escape")


def test_the_page_greets_in_the_browsers_language_and_remembers_another(arrive: Arrive, url: str) -> None:
    visitor = arrive(url, lang="ru")
    expect(visitor.find(".greeting")).to_have_text(visitor.say("page-greeting"))
    speak(visitor, "es")
    visitor.page.reload()
    expect(visitor.find(".greeting")).to_have_text(visitor.say("page-greeting"))
    assert visitor.page.evaluate("document.documentElement.lang") == "es"


def test_a_sentence_left_in_english_would_be_found() -> None:
    for line in ("Play now", "2–5 players", "Spring: which Cattle do you play into the centre?", "Your hand: 5 cards"):
        assert [is_in(lang, line) for lang in locale.LANGUAGES] == [True, False, False]


def speak(visitor: Visitor, lang: str) -> None:
    visitor.page.get_by_label(NAMES[lang]).check()
    visitor.lang = lang
    visitor.until(lambda: visitor.page.evaluate("document.documentElement.lang") == lang, NAMES[lang])


def foreign(visitor: Visitor) -> list[str]:
    """Lines that are codes, or that are English sentences and none of the visitor's language."""
    lines = [str(line) for line in visitor.page.evaluate(LINES)]
    return [line for line in lines if CODE.search(line) or (is_in("en", line) and not is_in(visitor.lang, line))]


def is_in(lang: str, line: str) -> bool:
    return any(shape.fullmatch(line) for shape in shapes(lang))


@cache
def shapes(lang: str) -> list[re.Pattern[str]]:
    """Every sentence of a language as a pattern, those apart that can be nothing but their arguments."""
    found = []
    for path in locale.files(lang):
        if path.name != "cli.ftl":
            messages = [entry for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]
            found += [re.compile(shape(message.value)) for message in messages if message.value is not None]
    return [pattern for pattern in found if not pattern.fullmatch(NOTHING)]


def shape(pattern: ast.Pattern) -> str:
    parts = (re.escape(part.value) if isinstance(part, ast.TextElement) else placed(part.expression) for part in pattern.elements)
    return "".join(parts)


def placed(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
    if isinstance(expression, ast.SelectExpression):
        return f"(?:{'|'.join(shape(variant.value) for variant in expression.variants)})"
    return ANYTHING
