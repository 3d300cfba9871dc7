"""Jackal at the page: a whole game, two people in pairs, a phone, the keyboard alone, three languages, everybody."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import FloatRect, Locator, expect

from parlour.games.jackal import constants
from parlour.match import Match
from tests.browser.begun import SEED, asked, begun
from tests.browser.conftest import SPOKEN, Arrive
from tests.browser.jackal_page import JackalPage, place_of
from tests.browser.test_access import violations
from tests.browser.test_languages import foreign
from tests.browser.test_playing import tab_to
from tests.browser.touch import sideways, small_targets
from tests.browser.visitor import Json, Visitor
from tests.server.client import Made
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONES = {"390": (390, 844), "360": (360, 640)}


def test_one_person_plays_to_the_end_against_three_bots(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, until=nearly_over, stall_rounds=3)  # three rounds in which nothing is found end it, too
    captain = seated(arrive, server, made)
    while captain.visitor.until_asked("move", "over") == "move":
        captain.move_on()
    result = httpx.get(f"{server.url}api/matches/{made.id}").json()["result"]
    assert result["why"] == "played" and 0 < sum(result["points"]) <= constants.COINS
    panel = captain.visitor.panel()
    ranked = sorted(range(4), key=lambda seat: (-result["scores"][seat], -result["points"][seat]))
    say = captain.visitor.say
    called = [say("page-you") if seat == 0 else say("page-bot-at-table", seat=seat) for seat in ranked]
    assert panel.locator("li b").all_inner_texts() == called
    assert panel.locator(".points").all_inner_texts() == [say("jackal-points", count=result["points"][seat]) for seat in ranked]
    expect(panel.get_by_label(say("page-winner"))).to_have_count(sum(score > 0 for score in result["scores"]))
    assert [crew["bank"] for crew in captain.table["crews"]] == result["points"]
    assert sum(result["points"]) + captain.table["lost"] + captain.table["left"] == constants.COINS
    assert violations(captain.visitor.page) == []
    panel.get_by_role("link", name=say("page-replay")).click()
    captain.cell("g7").wait_for()
    captain.visitor.page.keyboard.press("End")
    expect(captain.plate("white", say("page-you")).locator(".bank")).to_contain_text(str(result["points"][0]))
    assert violations(captain.visitor.page) == []


def test_on_one_screen_there_is_no_curtain_and_only_what_fits_the_players_is_offered(arrive: Arrive, url: str) -> None:
    visitor = arrive(url)
    visitor.offer("page-same-screen", "jackal").click()
    panel, say = visitor.panel(), visitor.say
    sides, crews = (panel.get_by_role("group", name=say(f"jackal-option-{option}")) for option in ("sides", "crews_each"))
    expect(panel.get_by_role("button", name=say("jackal-preset-pairs-about"))).to_be_visible()
    panel.get_by_role("button", name=say("jackal-preset-pairs")).click()
    expect(sides.get_by_label(say("jackal-option-sides-pairs"))).to_be_checked()
    expect(crews).to_have_count(0)
    panel.get_by_role("button", name=say("page-players", count=2), exact=True).click()
    expect(sides).to_have_count(0)
    crews.get_by_label(say("jackal-option-crews_each-1")).click()
    assert violations(visitor.page) == []
    visitor.button("page-start").click()
    played: set[int] = set()
    while played != {0, 1}:  # who comes upon an arrow or a horse is asked again
        visitor.until(lambda: has_moves(visitor, 0) or has_moves(visitor, 1), "a turn")
        assert visitor.until_asked("move", "curtain") == "move"
        captain = JackalPage(visitor, 0 if has_moves(visitor, 0) else 1)
        captain.play(captain.moves[0])
        played.add(captain.seat)
    assert {"sides": "each", "crews_each": "1"}.items() <= visitor.views[0]["options"].items()


def has_moves(visitor: Visitor, seat: int) -> bool:
    return seat in visitor.views and bool(visitor.views[seat]["moves"])


def test_two_people_with_two_crews_each_see_each_others_moves_and_nothing_hidden(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, people=(0, 1), seats=2)
    nuria, ana = seated(arrive, server, made), seated(arrive, server, made, 1, "Ana")
    white_black, red_yellow = ("white", "black"), ("red", "yellow")
    for captain, own, theirs, other in ((nuria, white_black, red_yellow, "Ana"), (ana, red_yellow, white_black[::-1], "Nuria")):
        for crew in own:
            expect(captain.plate(crew, captain.visitor.say("page-you"))).to_be_visible()
        for crew in theirs:
            expect(captain.plate(crew, other)).to_be_visible()
        sides = [" + ".join(captain.visitor.say("jackal-crew", crew=crew) for crew in side) for side in (own, theirs)]
        assert captain.visitor.find(".together b").all_inner_texts() == sides
        expect(captain.visitor.find(".ship .bond")).to_have_count(2)
        assert lowest_ship(captain) == own[0]
    for turn in range(8):
        mover, watcher = (nuria, ana) if turn % 2 == 0 else (ana, nuria)
        while is_asked(mover):
            expect(watcher.prompt).to_have_text(watcher.visitor.say("page-waiting-for", names="Ana" if mover is ana else "Nuria"))
            mover.move_on()
        watcher.visitor.until_asked("move")
        assert watcher.table | {"refusals": None} == mover.table | {"refusals": None}
        assert len(read_the_same(nuria, ana)) == turn + 1
    for captain in (nuria, ana):
        heard = "".join(captain.visitor.heard)
        assert SEED not in heard and str(made.tokens[1 - captain.seat]) not in heard + captain.visitor.written
        assert told_before_opened(captain) == set()
        closed = captain.visitor.page.get_by_label(captain.visitor.say("jackal-tile", tile="closed"))
        expect(closed).to_have_count(117 - len(captain.table["tiles"]))


def test_allies_at_different_screens_are_told_apart_from_enemies(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, people=(0, 2), sides="pairs", until=asked(lambda moves: any(move.get("coin") for move in moves)))
    nuria, ana = seated(arrive, server, made), seated(arrive, server, made, 2, "Ana")
    ally = nuria.visitor.say("jackal-ally")
    expect(nuria.plate("black", "Ana")).to_contain_text(ally)
    expect(ana.plate("white", "Nuria")).to_contain_text(ally)
    for crew, seat in (("red", 1), ("yellow", 3)):
        expect(nuria.plate(crew, nuria.visitor.say("page-bot-at-table", seat=seat))).not_to_contain_text(ally)
    assert (lowest_ship(nuria), lowest_ship(ana)) == ("white", "black")
    side = [crew for crew in nuria.table["crews"] if crew["seat"] in (0, 2)]
    friends = sum(pirate["cell"] is not None for crew in side for pirate in crew["pirates"])
    for captain in (nuria, ana):
        expect(captain.visitor.find(".pirate .friend")).to_have_count(friends)
    for captain in (nuria, ana):
        captain.visitor.until_asked("move")
        while is_asked(captain):
            captain.move_on()
    nuria.visitor.until_asked("move")
    assert read_the_same(nuria, ana)
    pooled = nuria.visitor.say("jackal-side-together", many=nuria.view["points"][0])
    for captain in (nuria, ana):
        expect(captain.visitor.find(".together span").first).to_have_text(pooled)


@pytest.mark.parametrize("phone", [pytest.param("390", marks=pytest.mark.soak), "360"])
def test_on_a_phone_the_first_touch_shows_and_the_second_plays(arrive: Arrive, server: ServerProcess, phone: str) -> None:
    made = begun(server.data, until=asked(chains))
    captain = seated(arrive, server, made, phone=True)
    visitor, (width, height) = captain.visitor, PHONES[phone]
    visitor.page.set_viewport_size({"width": width, "height": height})
    for cell in ("a7", "m7", "g13", "g1"):
        expect(captain.cell(cell)).to_be_in_viewport(ratio=1)
    assert (fit_for_a_thumb(visitor), sideways(visitor.page)) == ([], 0)
    move = chains(captain.moves)[0]
    before = captain.view["round"]
    asked_where = visitor.say("jackal-prompt-pirate", cell=move["from"])
    visitor.tap_until(lambda: captain.prompt.inner_text() == asked_where, captain.cell(move["from"]))
    visitor.tap_until(visitor.button("jackal-go").is_visible, captain.cell(move["to"]))
    expect(captain.tip).to_contain_text(move["path"][-1])
    expect(visitor.find(".chain .line")).to_have_attribute("d", re.compile("^M.+L.+L"))  # an upright one has no width
    assert (fit_for_a_thumb(visitor), sideways(visitor.page), captain.view["round"]) == ([], 0, before)
    visitor.tap_until(lambda: captain.view["round"] > before, visitor.button("jackal-go"))


def test_on_a_phone_the_island_comes_closer_by_button_and_pinch(arrive: Arrive, server: ServerProcess) -> None:
    captain = seated(arrive, server, begun(server.data), phone=True)
    visitor = captain.visitor
    far = size(captain)
    visitor.tap_until(lambda: size(captain) > 1.5 * far, visitor.button("page-zoom-in"))
    visitor.tap_until(lambda: size(captain) == far, visitor.button("page-zoom-out"))
    pinch(captain, 40, 110)
    visitor.until(lambda: size(captain) > 1.5 * far, "closer by two fingers")
    near = size(captain)
    pinch(captain, 40, 110)
    visitor.until(lambda: size(captain) > near, "closer still")
    pinch(captain, 110, 40)
    visitor.until(lambda: size(captain) < 1.5 * near, "further away")
    visitor.tap_until(lambda: size(captain) >= 44, visitor.button("page-zoom-in"))
    assert (fit_for_a_thumb(visitor), sideways(visitor.page)) == ([], 0)
    before = captain.view["round"]
    visitor.tap_until(lambda: captain.view["round"] > before, captain.cell("g2"))  # large enough to need no second touch
    visitor.tap_until(lambda: size(captain) == far, visitor.button("page-zoom-fit"))


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_what_is_hit_is_what_is_drawn_however_close_the_island_is(arrive: Arrive, server: ServerProcess, phone: bool) -> None:
    captain = seated(arrive, server, begun(server.data), phone=phone)
    visitor = captain.visitor
    closer = visitor.button("page-zoom-in")
    sizes, hit = [size(captain)], set(hit_as_drawn(captain, (0, 0)))
    while closer.is_enabled():
        closer.click()
        visitor.until(lambda: size(captain) > sizes[-1], "closer")
        sizes.append(size(captain))
        hit |= {cell for pan in ((0, 0), (1, 0), (0.5, 0.5), (0.3, 0.8), (0, 1), (1, 1)) for cell in hit_as_drawn(captain, pan)}
    assert len(sizes) == 4 and sizes[-1] > 3.9 * sizes[0]
    assert len(hit) == 165  # each of them somewhere
    closest = size(captain)
    visitor.button("page-zoom-out").click()
    visitor.until(lambda: size(captain) < closest, "further")
    assert hit_as_drawn(captain, (0.7, 0.2))


def test_from_the_front_door_to_the_first_moves_by_keyboard_alone(arrive: Arrive, url: str) -> None:
    captain = JackalPage(arrive(url, "Nuria"))
    visitor, press = captain.visitor, captain.visitor.page.keyboard.press
    visitor.sit_as_listed()
    visitor.offer("page-play-now", "jackal").wait_for()
    for _ in range(3):  # Ard Rí and 12 Patrols are shorter, and stand before it
        tab_to(visitor, visitor.say("page-play-now"))
    press("Enter")
    visitor.until_asked("move")
    assert captain.view["game"] == "jackal"
    go_to(captain, "g1")
    press("Shift+ArrowLeft")
    assert focused(captain) == "f1"
    press("ArrowRight")
    assert focused(captain) == "g1"
    for _ in range(3):
        play_by_keys(captain, next(move for move in captain.moves if move.get("end") != "dead"))  # an ogre may have been there
        visitor.until_asked("move")


@pytest.mark.parametrize("which", ["chain", "coin"])
def test_a_chain_and_a_coin_by_keyboard_alone(arrive: Arrive, server: ServerProcess, which: str) -> None:
    wanted = chains if which == "chain" else deliveries
    captain = seated(arrive, server, begun(server.data, until=asked(wanted)))
    move = wanted(captain.moves)[0]
    banked = captain.table["crews"][0]["bank"]
    play_by_keys(captain, move)
    assert captain.table["crews"][0]["bank"] == banked + (which == "coin")
    captain.visitor.until(lambda: any(move["path"][-1] in line for line in captain.news), "it is told")


def test_two_pirates_on_different_steps_of_a_tile_can_both_be_chosen(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, until=lambda match: match.state.actor == 0 and bool(together(match.view(0))))
    captain = seated(arrive, server, made)
    places = together(captain.view)
    cell = places[0].partition("/")[0]
    captain.cell(cell).click()
    for place in places:
        step = captain.choice("jackal-state", state="spinning", step=int(place.partition("/")[2]), of=captain.steps(cell))
        step.click()
        expect(step.get_by_role("radio")).to_be_checked()
        targets = {move["to"] for move in captain.moves if captain.place(move) == place}
        expect(captain.visitor.find(".target")).to_have_count(len(targets))
    captain.visitor.page.keyboard.press("Escape")
    expect(captain.visitor.find(".either")).to_have_count(0)
    captain.play(next(move for move in captain.moves if captain.place(move) == places[-1]))


def test_no_crew_loses_its_name_on_a_small_screen(arrive: Arrive, server: ServerProcess) -> None:
    visitor = seated(arrive, server, begun(server.data, people=(0, 1), sides="pairs"), lang="ru").visitor
    for width, height in ((1280, 800), (720, 450), (844, 390), (667, 375), (390, 844)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        names = visitor.find(".crew strong").all()
        assert (width, [name.inner_text() for name in names if not name.evaluate(WHOLE)]) == (width, [])


# Neither cut nor covered.
WHOLE = """(name) => {
  name.scrollIntoView({ block: "center" });
  const { left, right, top, bottom } = name.getBoundingClientRect();
  const seen = [left + 1, (left + right) / 2, right - 1].every((x) => document.elementFromPoint(x, (top + bottom) / 2) === name);
  return seen && name.scrollWidth <= name.clientWidth;
}"""


@SPOKEN
def test_the_island_speaks_every_language_and_is_open_to_everybody(
    arrive: Arrive, server: ServerProcess, lang: str, phone: bool
) -> None:
    made = begun(server.data, until=asked(deliveries))
    captain = seated(arrive, server, made, phone=phone, lang=lang)
    visitor, move = captain.visitor, deliveries(captain.moves)[0]
    assert foreign(visitor) == []
    captain.take(move)
    captain.cell(move["to"]).hover()
    expect(visitor.find(".chain .line")).to_be_visible()
    assert (violations(visitor.page), foreign(visitor), sideways(visitor.page)) == ([], [], 0)
    visitor.page.keyboard.press("?")
    for key, code in (("Shift", "jackal-key-cells"), ("G", "jackal-key-coin"), ("Esc", "jackal-key-let-go")):
        expect(visitor.panel().locator("dl div").filter(has_text=visitor.say(code))).to_contain_text(key)
    assert (violations(visitor.page), foreign(visitor)) == ([], [])


def nearly_over(match: Match) -> bool:
    """The first seat is asked, and a quarter of the gold is left."""
    return match.state.actor == 0 and match.view(0)["table"]["left"] <= constants.COINS // 4


def seated(
    arrive: Arrive, server: ServerProcess, made: Made, seat: int = 0, name: str = "Nuria", phone: bool = False, lang: str = "en"
) -> JackalPage:
    captain = JackalPage(arrive(f"{server.url}t/{made.id}#{made.tokens[seat]}", name, lang, phone), seat)
    captain.cell("g7").wait_for()
    captain.visitor.until(lambda: seat in captain.visitor.views, "a first view")
    return captain


def is_asked(captain: JackalPage) -> bool:
    """Whether it is the captain's turn still; then the page has lit what can be done."""
    return captain.seat in captain.view["waiting"] and captain.visitor.until_asked("move") == "move"


def read_the_same(one: JackalPage, other: JackalPage) -> list[str]:
    one.visitor.until(lambda: one.news == other.news, "both read the same")
    return one.news


def chains(moves: list[Json]) -> list[Json]:
    """Steps of pirates ashore that lead on at once, from where no coin lies, and not to death."""
    laden = {move["from"] for move in moves if move.get("coin")}
    ashore = [move for move in moves if move["kind"] == "walk" and constants.is_land(constants.CELL_NUMBERS[move["from"]])]
    return [move for move in ashore if move["from"] not in laden and len(move["path"]) > 2 and move["end"] != "dead"]


def deliveries(moves: list[Json]) -> list[Json]:
    return [move for move in moves if move.get("coin") and move["end"] == "aboard"]


def together(view: Json) -> list[str]:
    """The places of pirates on different steps of one tile without coins, if all of them can act; the furthest first."""
    table = view["table"]
    places = sorted({place_of(table, move) for move in view["moves"]}, reverse=True)
    for cell in {place.partition("/")[0] for place in places}:
        here = [place for place in places if place.partition("/")[0] == cell]
        if len(here) > 1 and not any(place.partition("/")[0] == cell for place in table["coins"]):
            return here
    return []


def lowest_ship(captain: JackalPage) -> str:
    """The crew whose ship lies at the bottom of the picture."""
    return str(max(captain.table["crews"], key=lambda crew: box(captain.cell(crew["ship"]))["y"])["crew"])


def told_before_opened(captain: JackalPage) -> set[str]:
    """Tiles whose faces the browser was told before anybody opened them."""
    opened: set[str] = set()
    early: set[str] = set()
    for frame in captain.visitor.heard:
        message = json.loads(frame)
        events = [entry["event"] for entry in message.get("log", []) + message.get("events", [])]
        opened |= {event["cell"] for event in events if event["kind"] == "open"}
        early |= set(message["view"]["table"]["tiles"]) - opened if "view" in message else set()
    return early


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def size(captain: JackalPage) -> int:
    """How wide a cell is on the screen."""
    return round(box(captain.cell("g7"))["width"])


# Pans the island, and compares the buttons of the cells, and the labels that stay at the edge, with what is drawn.
DRIFTS = """([across, down]) => {
  const glass = document.querySelector(".glass"), drawn = glass.querySelector("svg"), whole = drawn.viewBox.baseVal.width;
  glass.scrollTo(across * glass.scrollWidth, down * glass.scrollHeight);
  glass.dispatchEvent(new Event("scroll"));
  return new Promise(requestAnimationFrame).then(() => {
    const at = (x, y) => new DOMPoint(x, y).matrixTransform(drawn.getScreenCTM());
    const frame = (whole - 1300) / 2, middle = (index) => frame + 100 * index + 50;
    const seen = glass.getBoundingClientRect(), hit = [], wrong = [];
    const rulers = ["across", "down"].map((way) => [...document.querySelectorAll(`.ruler.${way} span`)]);
    for (const button of document.querySelectorAll(".cells button")) {
      const box = button.getBoundingClientRect();
      const cellOf = (percent) => Math.round((parseFloat(percent) * whole / 100 - frame) / 100);
      const [column, row] = [cellOf(button.style.left), cellOf(button.style.top)];
      const { x, y } = at(middle(column), middle(row)), corner = at(frame + 100 * column, frame + 100 * row);
      const apart = [box.left - corner.x, box.top - corner.y, box.right - 2 * x + corner.x, box.bottom - 2 * y + corner.y];
      const name = button.dataset.cell, far = Math.max(...apart.map(Math.abs));
      if (far > 1) wrong.push(`${name} is ${far} px away from its picture`);
      const there = document.elementFromPoint(x, y);
      if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom || there?.closest(".zoom, .prompt, .bar")) continue;
      if (there === button) hit.push(name);
      else if (!there?.closest(".ruler")) wrong.push(`${name}: ${there?.outerHTML.slice(0, 80)}`);
    }
    rulers.forEach((labels, way) => labels.forEach((label, index) => {
      const box = label.getBoundingClientRect(), place = at(middle(index), middle(index));
      const far = way ? (box.top + box.bottom) / 2 - place.y : (box.left + box.right) / 2 - place.x;
      if (Math.abs(far) > 1) wrong.push(`label ${label.innerText} is ${far} px away`);
    }));
    return { hit, wrong, labels: rulers.map(({ length }) => length) };
  });
}"""


def hit_as_drawn(captain: JackalPage, pan: tuple[float, float]) -> list[str]:
    """The cells whose middle can be clicked after moving the island so far across and down; all must be where they are drawn."""
    found: Json = captain.visitor.page.evaluate(DRIFTS, list(pan))
    assert found["wrong"] == []
    assert found["labels"] == ([13, 13] if captain.visitor.button("page-zoom-out").is_visible() else [0, 0])
    return list(found["hit"])


def fit_for_a_thumb(visitor: Visitor) -> list[str]:
    """What is too small; cells may be, for they are touched twice or brought closer."""
    return [target for target in small_targets(visitor.page) if "data-cell" not in target]


def pinch(captain: JackalPage, before: int, after: int) -> None:
    """Two fingers on the middle of the island, so many pixels from it before and after."""
    page, glass = captain.visitor.page, box(captain.visitor.find(".glass"))
    x, y = glass["x"] + glass["width"] / 2, glass["y"] + glass["height"] / 2
    screen = page.context.new_cdp_session(page)

    def touch(kind: str, *places: float) -> None:
        points = [{"x": place, "y": y, "id": finger} for finger, place in enumerate(places)]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x - before, x + before)
    for step in range(1, 6):
        apart = before + (after - before) * step / 5
        touch("touchMove", x - apart, x + apart)
    touch("touchEnd")
    screen.detach()


def focused(captain: JackalPage) -> str:
    return str(captain.visitor.page.evaluate("document.activeElement.dataset.cell ?? ''"))


def go_to(captain: JackalPage, cell: str) -> None:
    for _ in range(200):
        if focused(captain) == cell:
            return
        captain.visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {cell}")


def play_by_keys(captain: JackalPage, move: Json) -> None:
    visitor, press, before = captain.visitor, captain.visitor.page.keyboard.press, captain.view["round"]
    own = [other for other in captain.moves if captain.place(other) == captain.place(move)]
    if len(own) < len(captain.moves):
        go_to(captain, captain.place(move).partition("/")[0])
        press("Enter")
    if move["kind"] in ("stay", "revive"):
        tab_to(visitor, visitor.say(f"jackal-{move['kind']}"))
        press("Enter")
    elif not (len(own) < len(captain.moves) and captain.is_only_step(move)):
        if move.get("coin") is False and any(other.get("coin") for other in own):
            press("g")
        go_to(captain, move["to"])
        press("Enter")
    captain.until_told(before)
