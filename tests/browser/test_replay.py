"""A finished game, step by step."""

from __future__ import annotations

import itertools
import json
import re
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from parlour.locale import sentence
from tests.browser.conftest import Arrive
from tests.browser.finished import finished_game, played_out, reviewed
from tests.browser.test_access import violations
from tests.browser.touch import sideways, small_targets
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]
BOARDS = {"ard-ri": ".felt", "jack-rabbits": ".board", "jackal": ".desk > .island", "twelve-patrols": ".mat"}
COVERED = """(selector) => {
  const board = document.querySelector(selector);
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const places = [[x, y], ...[left + 12, right - 12].flatMap((x) => [top + 12, bottom - 12].map((y) => [x, y]))];
  const found = places.map(([x, y]) => document.elementFromPoint(x, y)).filter((element) => !board.contains(element));
  return found.map((element) => element?.outerHTML.slice(0, 120) ?? "outside");
}"""


def test_a_replay_is_walked_through_and_seen_from_another_seat(arrive: Arrive, url: str) -> None:
    match = finished_game(url).id
    visitor = arrive(f"{url}replay/{match}")
    scrubber = visitor.page.get_by_label(visitor.say("page-scrubber"))
    where = visitor.find(".controls .where")
    expect(where).to_have_attribute("data-step", "0")
    steps = int(str(scrubber.get_attribute("max")))
    expect(visitor.find(".prompt")).to_contain_text(visitor.say("page-replay-start"))
    expect(visitor.find(".hand")).to_have_count(0)
    visitor.page.get_by_label(visitor.say("page-seen-by")).select_option("1")
    expect(visitor.find(".hand input")).to_have_count(9)
    assert sorted(visitor.hand) == sorted(map(named, hand_at(url, match, deal(url, match), 1)))
    visitor.button("page-step-on").click()
    expect(where).to_have_attribute("data-step", "1")
    expect(scrubber).to_have_attribute("aria-valuetext", re.compile("^" + visitor.say("page-replay-step-of", step=1, last=steps)))
    scrubber.fill(str(steps))
    expect(where).to_have_attribute("data-step", str(steps))
    expect(visitor.find(".winter .row")).to_be_visible()
    expect(visitor.button("page-step-on")).to_be_disabled()
    scrubber.press("Home")
    expect(visitor.find(".prompt")).to_contain_text(visitor.say("page-replay-start"))
    with visitor.page.expect_download() as record:
        visitor.page.get_by_label(visitor.say("page-record")).click()
    assert record.value.suggested_filename.endswith(f"{match}.json")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["wide", "phone"])
def test_the_board_stays_where_it_is_beside_the_analysis(arrive: Arrive, server: ServerProcess, phone: bool) -> None:
    for game, board in BOARDS.items():
        match = played_out(server.data, game)
        review = reviewed(match)
        first, second, _ = review["turning"]
        visitor = arrive(f"{server.url}replay/{match.id}?ply={first['ply']}", phone=phone)
        if not phone:
            visitor.page.set_viewport_size(ViewportSize(width=1440, height=900))
        expect(visitor.find(".controls .where")).to_have_attribute("data-step", str(first["step"]))
        before = box_of(visitor, board)
        kept = json.dumps([{"match": match.id, "review": review}])
        visitor.page.evaluate("(kept) => localStorage.setItem('parlour.reviews', kept)", kept)
        visitor.page.reload()
        expect(visitor.find(".turning .number")).to_have_text("1")
        expect(visitor.find(".turning")).to_contain_text("14")
        assert box_of(visitor, board) == before, game
        assert covered(visitor, board) == [], game
        graph = visitor.page.get_by_role("img", name=visitor.say("page-chances-graph"))
        assert box_of(visitor, ".analysis [role=img]")[3] >= 100, game
        if phone:
            assert [one for one in small_targets(visitor.page) if "data-cell" not in one] == [], game  # the island has a glass
            assert sideways(visitor.page) == 0, game
            _, top, _, high = box_of(visitor, ".analysis [role=img]")
            assert top + high <= box_of(visitor, "footer .controls")[1], game  # the whole curve is seen beside the board
        else:
            expect(graph).to_be_in_viewport(ratio=1)
            assert covered(visitor, ".analysis .graph") == [], game
            expect(visitor.find(".controls")).to_be_in_viewport(ratio=1)
        marks = visitor.find(".controls .mark")
        assert apart([mark.bounding_box() for mark in marks.all()]), game
        visitor.page.get_by_label(visitor.say("page-turning-mark", number=2, step=second["step"])).click()
        expect(visitor.find(".controls .where")).to_have_attribute("data-step", str(second["step"]))
        if game == "jackal" or phone:  # wide, what is beside the boards is alike
            assert violations(visitor.page) == []
        if not phone and game in ("jack-rabbits", "jackal"):  # the others' tables look different once the game is over
            visitor.page.goto(f"{server.url}t/{match.id}")
            assert box_of(visitor, board) == before, game


def test_a_thumb_on_the_line_goes_through_a_long_game(arrive: Arrive, server: ServerProcess) -> None:
    match = played_out(server.data, "jackal")
    visitor = arrive(f"{server.url}replay/{match.id}", phone=True)
    where = visitor.find(".controls .where")
    expect(where).to_have_attribute("data-step", "0")
    left, top, wide, high = box_of(visitor, ".controls input")
    steps = int(str(where.get_attribute("data-last")))
    assert steps > 150 and high >= 44
    visitor.page.mouse.move(left + 15, top + 22)
    visitor.page.mouse.down()
    visitor.page.mouse.move(left + wide / 2, top + 22, steps=8)
    visitor.page.mouse.up()
    assert abs(int(str(where.get_attribute("data-step"))) - steps / 2) < 6


def says(tool: Locator, spoken: bool) -> bool:
    box = tool.bounding_box()
    return box is not None and (box["width"] > 1) == spoken


def nothing_is_cut(visitor: Visitor) -> bool:
    return visitor.page.evaluate(CUT) == []  # type: ignore[no-any-return]


# What stands in the bar and is cut off, or lies outside of it.
CUT = """() => [...document.querySelectorAll(".bar :is(h1 span, select, nav span)")]
  .filter((one) => getComputedStyle(one).position !== "absolute")
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.innerText)"""


def test_the_bar_gives_up_words_before_names(arrive: Arrive, server: ServerProcess) -> None:
    match = played_out(server.data, "ard-ri").id
    visitor = arrive(f"{server.url}replay/{match}", lang="ru")
    tool = visitor.find("nav .share > span")
    for width, spoken in ((1920, True), (1280, True), (1100, False)):
        visitor.page.set_viewport_size(ViewportSize(width=width, height=800))
        expect(visitor.find(".controls .where")).to_be_visible()
        visitor.until(partial(says, tool, spoken), f"words at {width}")
        visitor.until(partial(nothing_is_cut, visitor), f"nothing is cut at {width}")
        assert visitor.find(".seen select").evaluate("one => one.clientWidth") > 80


@pytest.mark.compiled
def test_a_replay_asks_where_it_was_decided_and_knows_it_when_one_comes_back(arrive: Arrive, url: str) -> None:
    made = finished_game(url)
    match = made.id
    visitor = arrive(f"{url}t/{match}#{made.tokens[0]}", "Nuria")
    visitor.page.get_by_role("link", name=visitor.say("page-replay")).click()
    visitor.button("page-chances-ask").click()
    expect(visitor.find(".analysis .bar li")).to_have_count(3, timeout=120_000)
    shown = visitor.find(".analysis .bar").inner_text()
    visitor.page.goto(url)
    visitor.page.goto(f"{url}replay/{match}")
    expect(visitor.find(".analysis .bar")).to_have_text(re.compile(re.escape(shown.split()[0])))
    expect(visitor.button("page-chances-ask")).to_have_count(0)


def box_of(visitor: Visitor, selector: str) -> tuple[int, ...]:
    visitor.page.evaluate("document.fonts.ready")
    box = visitor.find(selector).bounding_box()
    assert box is not None
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


def covered(visitor: Visitor, selector: str) -> list[str]:
    """What lies over the centre of a board or over its corners."""
    return list(visitor.page.evaluate(COVERED, selector))


def apart(boxes: list[Any]) -> bool:
    return all(one["x"] + one["width"] <= other["x"] + 0.5 for one, other in itertools.pairwise(boxes))


def deal(url: str, match: str) -> int:
    """How many cards are dealt before the first decision."""
    events = httpx.get(f"{url}api/matches/{match}/replay").json()["events"]
    return next(number for number, event in enumerate(events) if event["by"] >= 0)


def hand_at(url: str, match: str, ply: int, seat: int) -> list[str]:
    view = httpx.get(f"{url}api/matches/{match}/replay/{ply}", params={"seat": seat}).json()
    return list(view["table"]["seats"][seat]["cards"])


def named(code: str) -> str:
    rank, suit = code[:-1], code[-1]
    card = sentence("en", "page-card", rank=rank, suit=suit)
    return sentence("en", f"ard-ri-page-{'warrior' if rank in 'JQK' else 'cattle'}-card", card=card)
