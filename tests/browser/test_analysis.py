"""Levels, hints and the chances of a game, at the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from parlour import locale
from tests.browser import begun, rabbits_page
from tests.browser.conftest import Arrive
from tests.browser.jackal_page import JackalPage
from tests.browser.test_access import violations
from tests.browser.visitor import Json, Visitor, play_out
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled]


@pytest.mark.parametrize(("lang", "phone"), [
    ("en", False), pytest.param("es", True, marks=pytest.mark.soak), pytest.param("ru", False, marks=pytest.mark.soak),
], ids=["wide", "phone", "russian"])
def test_a_level_a_hint_and_where_it_was_decided(arrive: Arrive, url: str, lang: str, phone: bool) -> None:
    visitor = arrive(url, "Nuria", lang=lang, phone=phone)
    sit_down_against(visitor, "level2")
    visitor.until_asked("card")
    take_a_hint(visitor)
    assert violations(visitor.page) == []
    # On a phone the hint lies over the prompt.
    (visitor.button("page-hint-play") if phone else visitor.find(".actions .button:not(:disabled)")).click()
    expect(visitor.find(".hint")).to_have_count(0)
    play_out(visitor)
    see_the_chances(visitor)


def sit_down_against(visitor: Visitor, bot: str) -> None:
    """A game of two at one screen, the other seat for a level."""
    visitor.offer("page-same-screen").click()
    choice = visitor.page.get_by_label(visitor.say("page-seat", number=2), exact=True)
    choice.select_option(bot)
    named = visitor.say("page-bot-level", number=2, kind="easy")
    expect(choice.locator("option:checked")).to_have_text(visitor.say("page-bot-called", bot=named))
    expect(visitor.find(".chair .hint")).to_have_text(visitor.say("page-bot-level-about", kind="easy"))
    assert violations(visitor.page) == []
    visitor.button("page-start").click()
    visitor.page.wait_for_url("**/t/*")


def take_a_hint(visitor: Visitor) -> None:
    """The advised card is picked up, and told with its chance; the board keeps its place and size."""
    before = box(visitor.find(".felt"))
    visitor.button("page-hint").click()
    hint = visitor.page.get_by_role("status", name=visitor.say("page-hint"))
    best = re.compile(re.escape(visitor.say("page-hint-best", move="@")).replace("@", r"(\S+)") + r".*\d")
    expect(hint).to_contain_text(best)
    advised = best.search(hint.inner_text())
    assert advised is not None
    expect(visitor.find(".actions .button")).to_have_text(visitor.say("ard-ri-page-play", card=advised[1]))
    assert box(visitor.find(".felt")) == before


def see_the_chances(visitor: Visitor) -> None:
    if visitor.find(".again").count():
        visitor.button("page-result").click()
    panel = visitor.panel()
    visitor.button("page-chances-ask").click()
    graph = panel.get_by_role("img", name=visitor.say("page-chances-graph"))
    expect(graph).to_be_visible()
    expect(graph.locator(".line")).to_have_count(2)
    table = panel.get_by_role("table", name=visitor.say("page-chances-graph"))
    assert table.get_by_role("row").count() > 3
    visitor.page.reload()  # the tab still knows them
    expect(graph).to_be_visible()
    assert violations(visitor.page) == []
    points = panel.locator(".chances ol button")
    if points.count() == 0:
        expect(panel).to_contain_text(visitor.say("page-turning-none"))
        return
    points.first.click()
    visitor.page.wait_for_url("**/replay/**")
    expect(visitor.find(".controls .where")).not_to_have_attribute("data-step", "0")
    expect(visitor.find(".analysis .at")).to_have_count(1)
    expect(visitor.find(".turning.here")).to_be_visible()
    assert violations(visitor.page) == []


def spoken(now: str) -> list[Any]:
    """The languages in which a hint is told, all but one of them in `make soak`."""
    return [lang if lang == now else pytest.param(lang, marks=pytest.mark.soak) for lang in locale.LANGUAGES]


@pytest.mark.parametrize("lang", spoken("en"))
def test_a_hint_in_jackal_is_told_and_shown_on_the_island(arrive: Arrive, server: ServerProcess, lang: str) -> None:
    made = begun.begun(server.data, seats=2, until=begun.asked(lambda moves: any(move.get("coin") for move in moves)))
    captain = JackalPage(arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Nuria", lang))
    captain.visitor.until_asked("move")
    told = hinted(captain.visitor, ".cells")
    names = {move["move"]: jackal_move(captain.visitor, move) for move in captain.moves}
    advised = [move for move in captain.moves if told.startswith(captain.visitor.say("page-hint-best", move=names[move["move"]]))]
    assert len(advised) == 1 and not any(move["text"] in told for move in captain.moves)
    expect(captain.visitor.find(".target.pointed")).to_have_count(1)
    expect(captain.tip).to_contain_text(advised[0].get("path", [advised[0]["to"]])[-1])
    hint = box(captain.visitor.find(".hint"))
    assert not any(overlap(hint, box(captain.cell(cell.partition("/")[0]))) for cell in (advised[0]["from"], advised[0]["to"]))
    before = captain.view["round"]
    captain.cell(advised[0]["to"]).click()
    captain.until_told(before)


def jackal_move(visitor: Visitor, move: Json) -> str:
    details = {"from": "", "to": "", "ship": "", **move}
    return visitor.say("jackal-move", crew=details["ship"], **{**details, "coin": "yes" if move.get("coin") else "no"})


@pytest.mark.parametrize("lang", spoken("ru"))
def test_a_hint_in_jack_rabbits_is_told_and_shown(arrive: Arrive, server: ServerProcess, lang: str) -> None:
    made = rabbits_page.begun(
        server.data, until=rabbits_page.asked(0, lambda view: view["table"]["step"] == "journey"), game="full"
    )
    nuria = rabbits_page.seated(arrive, server, made, lang=lang)
    told = hinted(nuria.visitor, ".land")
    names = [rabbits_move(nuria.visitor, move) for move in nuria.moves]
    assert told.startswith(tuple(nuria.visitor.say("page-hint-best", move=name) for name in names))
    shown = nuria.visitor.find(".actions .advised, .land .pointed")
    expect(shown).to_have_count(1)
    nuria.decide((nuria.visitor.button("jack-rabbits-page-go") if nuria.visitor.find(".pointed").count() else shown).click)
    expect(nuria.visitor.find(".hint")).to_have_count(0)


def rabbits_move(visitor: Visitor, move: Json) -> str:
    """What a journey can begin with."""
    if move["kind"] == "fly":
        return visitor.say("jack-rabbits-page-aim-fly", stop=visitor.say("jack-rabbits-stop", stop="royal", place=move["to"]))
    side = visitor.say("jack-rabbits-side", side=move["side"]) if "side" in move else ""
    return visitor.say(f"jack-rabbits-page-do-{move['kind']}", side=side)


def hinted(visitor: Visitor, board: str) -> str:
    """What the server advises, once it is told; the board keeps its place and size."""
    before = box(visitor.find(board))
    visitor.button("page-hint").click()
    hint = visitor.page.get_by_role("status", name=visitor.say("page-hint"))
    expect(hint).to_contain_text(re.compile(r"\d"))
    assert violations(visitor.page) == [] and box(visitor.find(board)) == before
    return hint.locator("div").inner_text()


def box(found: Locator) -> FloatRect:
    rect = found.bounding_box()
    assert rect is not None
    return rect


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 0 and down > 0


def test_play_now_seats_me_against_a_middle_level(arrive: Arrive, url: str) -> None:
    visitor = arrive(url, "Nuria")
    visitor.offer("page-play-now").click()
    visitor.until_asked("card")
    visitor.button("page-menu").click()
    level = visitor.say("page-bot-level-short", number=2)
    expect(visitor.panel()).to_contain_text(visitor.say("page-bot-called", bot=level))
