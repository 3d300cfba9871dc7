"""12 Patrols at the page: whole games won and lost, plans, drags, the keyboard alone, a phone, questions, three languages."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Route, expect

from parlour.core import daily
from tests.browser.conftest import SPOKEN, Arrive
from tests.browser.patrols_page import (
    GAME,
    Oracle,
    PatrolsPage,
    a_losing_line,
    a_winnable_day,
    a_winning_line,
    acts_of,
    dealt,
    drag_by_finger,
    give_up,
    item_besides,
    planned_next,
    played_to_last_cards,
    result_of,
    seated,
    strange,
    two_forced,
    winning_line,
)
from tests.browser.test_access import violations
from tests.browser.touch import sideways, small_targets
from tests.browser.visitor import Json
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.compiled, pytest.mark.browser, pytest.mark.slow]

PHONES = {"390": (390, 844), "360": (360, 640)}


@pytest.mark.soak
def test_a_whole_game_is_won_with_the_mouse(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    made = dealt(server.data, seed)
    ruler = seated(arrive, server, made)
    ruler.follow(acts_of(seed, line))
    visitor = ruler.visitor
    expect(visitor.find(".sheet h2")).to_have_text(visitor.say("twelve-patrols-won"))
    assert len(ruler.table["patrols"]) == 12 and {side["state"] for side in ruler.table["sides"]} == {"met", "outside"}
    assert result_of(server, made) == {"scores": [1.0], "points": [12], "why": "played"}
    assert violations(visitor.page) == []
    visitor.page.get_by_role("link", name=visitor.say("page-replay")).click()
    expect(visitor.page.get_by_label(visitor.say("page-scrubber"))).not_to_have_attribute("max", "0")
    visitor.page.keyboard.press("End")
    expect(visitor.find(".prompt .text")).to_have_text(visitor.say("twelve-patrols-won"))
    expect(visitor.find(".board .filled")).to_have_count(12)
    assert violations(visitor.page) == []


def test_a_lost_game_says_why(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_losing_line()
    made = dealt(server.data, seed)
    ruler = seated(arrive, server, made)
    ruler.follow(acts_of(seed, line))
    why, visitor = ruler.table["why"], ruler.visitor
    assert result_of(server, made)["scores"] == [0.0]
    expect(visitor.find(".sheet h2")).to_have_text(visitor.say("twelve-patrols-lost"))
    stuck = visitor.say("twelve-patrols-event-lost-no-patrol", patrols=why["patrols"], spot=ruler.between(why["spot"], " – "))
    expect(visitor.find(".result p")).to_have_text(stuck)
    expect(visitor.find(".board .dead")).to_have_count(1)
    assert violations(visitor.page) == []


def test_a_plan_shows_what_it_comes_to_and_is_sent_only_when_it_holds(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(line)))
    visitor, answers = ruler.visitor, planned_next(ruler, seed, line)
    (first, right), (second, others) = answers[:2]
    expect(ruler.main).to_be_disabled()
    ruler.spot(first).click()
    for item in right[:-1]:
        ruler.item(item).click()
    every = [item for item, many in ruler.table["tray"].items() for _ in range(many)]
    for item in every[:9]:
        ruler.item(item).click()
    expect(visitor.find(".board .tag.plan-bad").first).to_be_visible()
    expect(visitor.find(".about .wrong").first).to_be_visible()
    expect(ruler.main).to_be_disabled()
    expect(ruler.main.locator("small")).not_to_be_empty()
    while visitor.find(".item.planned").count():
        visitor.find(".item.planned").first.click()
    expect(visitor.find(".board .tag")).to_have_count(0)
    for spot, items in ((first, right), (second, others)):
        ruler.spot(spot).click()
        for item in items:
            ruler.item(item).click()
    expect(ruler.main).to_be_enabled()
    assert ruler.table["patrols"].keys().isdisjoint((first, second))
    ruler.main.click()
    visitor.until(lambda: {first, second} <= ruler.table["patrols"].keys(), "both patrols are out")
    assert sorted(ruler.table["patrols"][first]) == sorted(right)


def test_a_patrol_that_is_taken_back_becomes_a_plan_again(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(line)))
    (spot, items), *_ = planned_next(ruler, seed, line)
    ruler.patrol(spot, items)
    ruler.visitor.button("page-undo").click()
    ruler.visitor.until(lambda: ruler.table["building"] is None and spot not in ruler.table["patrols"], "the patrol is back")
    expect(ruler.visitor.find(".item.planned")).to_have_count(len(items))
    ruler.main.click()
    ruler.visitor.until(lambda: spot in ruler.table["patrols"], "it is out again")


def test_cards_and_items_are_dragged_where_they_shall_be(arrive: Arrive, server: ServerProcess) -> None:
    seed, _ = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed))
    card = ruler.table["display"][1]
    ruler.drag(ruler.card(card), lambda: ruler.cell("b2"))
    ruler.visitor.until(lambda: ruler.table["placed"].get("b2") == card, "the card lies in the middle")
    card = ruler.table["display"][0]
    ruler.drag(ruler.card(card), lambda: ruler.cell("c2"))
    ruler.visitor.until(lambda: ruler.table["placed"].get("c2") == card, "the second lies beside it")
    item = next(iter(ruler.table["tray"]))
    ruler.drag(ruler.item(item), lambda: ruler.spot("b2c2"))
    expect(ruler.visitor.find(".item.planned")).to_have_count(1)
    ruler.drag(ruler.card(ruler.table["display"][0]), lambda: ruler.visitor.find(".tray"))  # no card may be placed now
    assert len(ruler.table["placed"]) == 2


def test_a_die_is_changed(arrive: Arrive, server: ServerProcess) -> None:
    seed, _ = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed))
    die = next(item for item in ruler.table["tray"] if len(item) == 2 and item[1] != "6")
    turned = f"{die[0]}6"
    before = ruler.table["tray"].get(turned, 0)
    visitor = ruler.visitor
    visitor.button("twelve-patrols-turn-die").click()
    visitor.button("page-cancel").click()
    expect(visitor.find(".turn")).to_have_count(0)
    ruler.turn("y", die, 6)
    assert ruler.table["discarded"] == {"y": 1} and ruler.table["tray"].get(turned, 0) == before + 1
    expect(visitor.find(".gone")).to_contain_text(visitor.say("twelve-patrols-item", colour="yellow", face=0))
    visitor.button("page-undo").click()
    visitor.until(lambda: ruler.table["discarded"] == {} and not ruler.table["turning"], "everything is as before")


def test_the_keyboard_alone_is_enough(arrive: Arrive, server: ServerProcess) -> None:
    seed, _ = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed))
    visitor, press = ruler.visitor, ruler.visitor.page.keyboard.press
    press("Tab")
    ruler.tab_to("card", str(ruler.table["display"][0]))
    press("Enter")
    ruler.tab_to("cell", "a3")
    press("ArrowRight")
    assert ruler.focused("cell") == "b3"
    expect(visitor.find(".board .preview")).to_be_visible()
    press("Enter")
    visitor.until(lambda: "b3" in ruler.table["placed"], "the first card lies")
    visitor.until(lambda: ruler.focused("card") != "", "the next choice has the focus")
    press("Enter")
    ruler.tab_to("cell", "a3")
    press("Enter")
    visitor.until(lambda: "a3" in ruler.table["placed"] and ruler.focused("spot") == "a3b3", "the spot between has the focus")
    press("Enter")
    visitor.until(lambda: ruler.focused("item") != "", "the tray has the focus")
    press("Enter")
    expect(visitor.find(".item.planned")).to_have_count(1)
    press("Backspace")
    expect(visitor.find(".item.planned")).to_have_count(0)
    press("Escape")
    assert ruler.focused("spot") == "a3b3"
    press("e")
    visitor.until(lambda: ruler.table["phase"] == "card", "the turn has ended")
    press("d")
    expect(visitor.find(".turn")).to_be_visible()
    press("Escape")
    expect(visitor.find(".turn")).to_have_count(0)
    press("?")
    for key, code in (("E", "twelve-patrols-key-done"), ("D", "twelve-patrols-turn-die"), ("H", "twelve-patrols-ask-hint")):
        expect(visitor.panel().locator("dl div").filter(has_text=visitor.say(code))).to_contain_text(key)


@pytest.mark.parametrize("phone", [pytest.param("390", marks=pytest.mark.soak), "360"])
def test_on_a_phone_everything_fits_and_is_wide_enough_for_a_thumb(arrive: Arrive, server: ServerProcess, phone: str) -> None:
    seed, _ = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed), phone=True)
    visitor, (width, height) = ruler.visitor, PHONES[phone]
    visitor.page.set_viewport_size({"width": width, "height": height})

    def fits() -> None:
        assert (small_targets(visitor.page), sideways(visitor.page)) == ([], 0)

    fits()
    for cell in ("b2", "c2"):
        before = len(ruler.table["placed"])
        visitor.tap_until(lambda cell=cell: ruler.cell(cell).is_visible(), visitor.find(".pick:enabled").first)  # type: ignore[misc]
        fits()
        visitor.tap_until(lambda before=before: len(ruler.table["placed"]) > before, ruler.cell(cell))  # type: ignore[misc]
    visitor.tap_until(lambda: ruler.spot("b2c2").get_attribute("aria-pressed") == "true", ruler.spot("b2c2"))
    item = next(iter(ruler.table["tray"]))
    visitor.tap_until(lambda: visitor.find(".item.planned").count() == 1, ruler.item(item))
    fits()
    drag_by_finger(visitor, ruler.item(item_besides(ruler, item)), ruler.spot("b2c2"))
    visitor.until(lambda: visitor.find(".item.planned").count() == 2, "a second item, dragged")
    visitor.tap_until(lambda: visitor.find(".turn").count() == 1, visitor.button("twelve-patrols-turn-die"))
    fits()


@SPOKEN
def test_the_kingdom_speaks_every_language_and_is_open_to_everybody(
    arrive: Arrive, server: ServerProcess, lang: str, phone: bool
) -> None:
    seed, line = a_winning_line()
    made = dealt(server.data, seed, until=two_forced(line))
    ruler = seated(arrive, server, made, lang=lang, phone=phone)
    visitor = ruler.visitor
    (spot, items), *_ = planned_next(ruler, seed, line)
    ruler.plan(spot, [*items, next(item for item in ruler.table["tray"] if item not in items)])
    assert strange(visitor) == [] and violations(visitor.page) == []
    visitor.button("twelve-patrols-turn-die").click()
    assert strange(visitor) == [] and violations(visitor.page) == [] and sideways(visitor.page) == 0


def test_a_floating_kingdom_narrows_as_its_borders_are_settled(arrive: Arrive, server: ServerProcess) -> None:
    ruler = seated(arrive, server, dealt(server.data, "floating", frame="floating"))
    assert ruler.drawn == {"b", "c", "d"}
    ruler.visitor.find(".pick").first.click()
    expect(ruler.visitor.find("button[data-cell]")).to_have_count(1)
    ruler.place(ruler.table["display"][0], "c3", chosen=True)
    ruler.place(ruler.table["display"][0], "d3")
    assert ruler.drawn == {"b", "c", "d", "e"}
    expect(ruler.visitor.find(".req.undecided").first).to_be_visible()
    ruler.main.click()
    ruler.visitor.until(lambda: ruler.table["phase"] == "card", "the next card")
    ruler.place(ruler.table["display"][0], "e3")
    assert ruler.drawn == {"c", "d", "e"}


def test_the_server_knows_whether_it_can_be_won_gives_a_hint_and_looks_back(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(line)))
    visitor = ruler.visitor
    visitor.button("twelve-patrols-ask-winnable").click()
    expect(visitor.find(".oracle strong")).to_be_visible()
    visitor.button("twelve-patrols-ask-hint").click()
    visitor.button("twelve-patrols-hint-plan").click()
    visitor.until(lambda: visitor.find(".item.planned").count() > 0 or visitor.find(".turn").count() > 0, "a plan")
    assert strange(visitor) == [] and violations(visitor.page) == []
    give_up(visitor)
    visitor.button("twelve-patrols-review").click()
    expect(visitor.find(".line-list li")).to_have_count(9)
    expect(visitor.find(".verdict")).to_have_class(re.compile("yes"))
    visitor.button("twelve-patrols-winning-line").click()
    expect(visitor.find(".board .filled")).to_have_count(12)
    assert strange(visitor) == []


# From here on the server's answers are made up, so that they come when and as the test wants them

WINNABLE = {"verdict": "yes", "share": 0.63, "low": 0.55, "high": 0.71, "exact": False}


def test_questions_show_progress_can_be_stopped_and_are_answered(arrive: Arrive, server: ServerProcess) -> None:
    seed, line = a_winning_line()
    oracle = Oracle()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(line)), oracle=oracle)
    visitor = ruler.visitor
    visitor.button("twelve-patrols-ask-winnable").click()
    visitor.until(lambda: oracle.asked == ["winnable"], "the question arrives")
    oracle.answer(progress=0.4)
    expect(visitor.find(".oracle progress")).to_have_js_property("value", 0.4)
    assert violations(visitor.page) == []
    visitor.button("twelve-patrols-stop").click()
    visitor.until(lambda: oracle.stopped == 1, "the server is told")
    expect(visitor.find(".oracle")).to_have_count(0)
    visitor.button("twelve-patrols-ask-winnable").click()
    visitor.until(lambda: len(oracle.asked) == 2, "asked again")
    oracle.answer(result=WINNABLE)
    expect(visitor.find(".oracle")).to_contain_text("63%")
    (spot, items), *_ = planned_next(ruler, seed, line)
    advised = [{"kind": "put", "spot": spot, "item": item} for item in items]
    visitor.button("twelve-patrols-ask-hint").click()
    visitor.until(lambda: len(oracle.asked) == 3, "the hint is asked for")
    oracle.answer(result={"moves": [], "described": [*advised, {"kind": "done"}], "share": 0.5, "reason": None})
    expect(visitor.find(".oracle")).to_contain_text(visitor.say("twelve-patrols-hint-share", share="50%"))
    assert violations(visitor.page) == []
    visitor.button("twelve-patrols-hint-plan").click()
    expect(visitor.find(".item.planned")).to_have_count(len(items))
    expect(visitor.find(".prompt")).to_contain_text(visitor.say("twelve-patrols-tip-planned"))
    ruler.main.click()
    visitor.until(lambda: spot in ruler.table["patrols"], "the hint was followed")
    expect(visitor.find(".oracle")).to_have_count(0)  # it was about the position before


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_hint_moves_nothing_and_once_planned_its_card_stays_until_it_is_placed(
    arrive: Arrive, server: ServerProcess, phone: bool
) -> None:
    oracle = Oracle()
    ruler = seated(arrive, server, dealt(server.data, a_winning_line()[0]), oracle=oracle, phone=phone)
    visitor, mat = ruler.visitor, ruler.visitor.find(".mat")
    visitor.until(lambda: 0 in visitor.views, "a first view")
    before = mat.bounding_box()
    visitor.button("twelve-patrols-ask-hint").click()
    visitor.until(lambda: oracle.asked == ["hint"], "the hint is asked for")
    card = ruler.table["display"][0]
    advised = {"kind": "place", "card": card, "cell": "b2"}
    oracle.answer(result={"moves": [], "described": [advised], "share": 0.5, "reason": None})
    expect(visitor.button("twelve-patrols-hint-plan")).to_be_in_viewport(ratio=1)
    assert mat.bounding_box() == before
    visitor.button("twelve-patrols-hint-plan").click()
    if not phone:
        for cell in ("a1", "c3", "a1"):  # pointing elsewhere shows that, and then the plan again
            ruler.cell(cell).hover()
        visitor.page.mouse.move(2, 2)
    expect(visitor.find(".card.preview")).to_have_count(1)
    name = visitor.say(f"twelve-patrols-card-{ruler.table['cards'][card]['picture']}")
    expect(visitor.find(".prompt .text")).to_have_text(visitor.say("twelve-patrols-ask-planned", card=name, cell="b2"))
    ruler.main.click()
    visitor.until(lambda: ruler.table["placed"] == {"b2": card}, "the card is placed")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_pointing_at_a_requirement_lights_its_line_and_adds_it_up(arrive: Arrive, server: ServerProcess, phone: bool) -> None:
    seed, moves = a_winning_line()
    ruler = seated(arrive, server, dealt(server.data, seed, until=two_forced(moves)), phone=phone)
    visitor = ruler.visitor
    side = next(side for side in ruler.table["sides"] if side["parts"] == [None, None])
    plaque = visitor.find(f'.board [data-want="{side["cell"]}.{side["side"]}.{side["kind"]}"]')
    before = visitor.find(".mat").bounding_box()
    plaque.tap() if phone else plaque.hover()
    card = visitor.say(f"twelve-patrols-card-{ruler.table['cards'][side['card']]['picture']}")
    wants = visitor.say("twelve-patrols-wants", card=card, **{name: side[name] for name in ("side", "kind", "n")})
    expect(visitor.find(".told")).to_contain_text(f"{wants}: ? + ? = 0.")
    line = "row" if side["side"] in ("east", "west") else "column"
    expect(visitor.find(".told .note")).to_have_text(visitor.say("twelve-patrols-whole-line", line=line, kind=side["kind"]))
    expect(visitor.find(".field .pill")).to_have_count(2)
    assert visitor.find(".mat").bounding_box() == before and violations(visitor.page) == []
    if phone:
        assert (small_targets(visitor.page), sideways(visitor.page)) == ([], 0)
        visitor.find(".prompt").tap()
    else:
        visitor.page.mouse.move(2, 2)
    expect(visitor.find(".told")).to_have_count(0)
    wanted = visitor.find(".about [data-want]").first  # and in the list, by keyboard
    wanted.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.find(".told")).to_be_visible()


@pytest.mark.parametrize("phone", [pytest.param(False, id="wide", marks=pytest.mark.soak), pytest.param(True, id="phone")])
def test_after_a_loss_the_winning_line_is_looked_through(arrive: Arrive, server: ServerProcess, phone: bool) -> None:
    seed, _ = a_losing_line()
    oracle = Oracle()
    ruler = seated(arrive, server, dealt(server.data, seed), oracle=oracle, phone=phone)
    visitor = ruler.visitor
    give_up(visitor)
    visitor.button("twelve-patrols-review").click()
    visitor.until(lambda: oracle.asked == ["review"], "the question arrives")
    winning = winning_line(seed)
    assert winning is not None
    acts = [{"move": 0, "described": act} for act in acts_of(seed, winning)]
    shares = [0.9 if card < 5 else 0 for card in range(1, 10)]
    chances = [{"card": card, "share": share, "intervals": [[share, share]]} for card, share in enumerate(shares, 1)]
    oracle.answer(result={"could": "yes", "decision": None, "chances": chances, "line": acts})
    expect(visitor.find(".line-list li")).to_have_count(9)
    expect(visitor.find(".verdict")).to_have_text(visitor.say("twelve-patrols-could-yes", card=0))
    assert (violations(visitor.page), sideways(visitor.page), strange(visitor)) == ([], 0, [])
    visitor.button("twelve-patrols-winning-line").click()
    expect(visitor.find(".board .filled")).to_have_count(12)
    visitor.button("page-step-back").click()
    expect(visitor.find("output")).to_contain_text(visitor.say("twelve-patrols-nth-card", number=8))
    assert visitor.find(".board .filled").count() < 12
    visitor.find(".line-list button").first.click()
    expect(visitor.find(".board .filled")).to_have_count(0)
    if phone:
        assert small_targets(visitor.page) == []
    visitor.button("twelve-patrols-your-game").click()
    expect(visitor.find(".stepper")).to_have_count(0)


# The front door


def test_a_solo_game_offers_a_daily_deal_and_nobody_to_invite(arrive: Arrive, url: str) -> None:
    visitor = arrive(url, "Nuria")
    wanted: list[Json] = []

    def make_match(route: Route) -> None:
        if route.request.method == "POST":
            wanted.append(json.loads(route.request.post_data or ""))
        route.continue_()

    visitor.page.route("**/api/matches", make_match)
    visitor.offer("page-play-now", "twelve-patrols").wait_for()
    for code in ("page-with-friends", "page-same-screen"):
        expect(visitor.offer(code, "twelve-patrols")).to_have_count(0)
    visitor.offer("page-variants", "twelve-patrols").click()
    expect(visitor.panel().get_by_role("radio")).to_have_count(4 + 3)  # of the game, and who may watch
    assert violations(visitor.page) == []
    visitor.panel().get_by_label(visitor.say("twelve-patrols-option-frame-floating")).check()
    visitor.button("page-start").click()
    visitor.find(".mat").wait_for()
    assert wanted[-1]["options"] == {"deck": "standard", "frame": "floating"}
    expect(visitor.button("page-log-short")).to_be_visible()
    visitor.button("page-log-short").click()
    expect(visitor.panel().get_by_role("textbox")).to_have_count(0)  # there is nobody to talk to


def test_the_deal_of_the_day_is_won_counts_and_is_played_again(arrive: Arrive, url: str) -> None:
    day, line = a_winnable_day()
    seed = daily.seed(GAME.id, day)
    visitor = arrive(url, "Nuria")
    visitor.page.clock.set_fixed_time(datetime.combine(day, datetime.min.time(), UTC) + timedelta(hours=12))
    visitor.page.reload()
    visitor.offer("page-daily-deal", GAME.id).click()
    ruler = PatrolsPage(visitor)
    visitor.find(".mat").wait_for()
    expect(visitor.find(".daily")).to_contain_text(str(day.day))
    display = ruler.table["display"]
    visitor.page.goto(url)
    left = played_to_last_cards(url, visitor, acts_of(seed, line), line)
    visitor.offer("page-daily-deal", GAME.id).click()  # goes on with the one that was begun
    visitor.until(lambda: len(ruler.table["placed"]) > 0, "what was played elsewhere")
    begun = visitor.page.url
    ruler.follow(left)
    expect(visitor.find(".sheet h2")).to_have_text(visitor.say("twelve-patrols-won"))
    expect(visitor.find(".streak")).to_contain_text(visitor.say("twelve-patrols-streak-about", days=1))
    compared = visitor.page.get_by_label(visitor.say("daily-compared"))
    expect(compared).to_contain_text(visitor.say("daily-count", played=1, won=1))
    assert violations(visitor.page) == []
    visitor.page.goto(url)
    tile = visitor.find(".shelf-tile").filter(has_text=visitor.say("page-daily-deal"))
    expect(tile).to_contain_text(visitor.say("page-daily-won", won=1, played=1))
    visitor.page.go_back()
    visitor.button("twelve-patrols-same-deal").click()
    visitor.until(lambda: visitor.page.url != begun and ruler.table["phase"] == "card", "another table")
    assert ruler.table["display"] == display and ruler.table["placed"] == {}
    expect(visitor.find(".daily")).to_contain_text(str(day.day))
    give_up(visitor)
    again = visitor.page.url
    visitor.button("twelve-patrols-new-deal").click()
    visitor.until(lambda: visitor.page.url != again and ruler.table["phase"] == "card", "a new deal")
    expect(visitor.find(".daily")).to_have_count(0)
