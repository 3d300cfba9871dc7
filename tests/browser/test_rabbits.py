"""Jack Rabbits at the page: whole games, everything of the full game, building, a phone, the keyboard alone, everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.prepared import PreparedServer
from tests.browser.rabbits_page import RabbitsPage, asked, begun, cheapest, seated, worth
from tests.browser.test_access import violations
from tests.browser.test_languages import foreign
from tests.browser.touch import sideways, small_targets
from tests.browser.visitor import Json
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONES = {"390": (390, 844), "360": (360, 640)}


@pytest.mark.soak
def test_two_people_and_a_bot_play_an_intro_game_to_the_win(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, people=(0, 1), seats=3, board="sample")
    nuria, ana = seated(arrive, server, made), seated(arrive, server, made, 1, "Ana")
    play_out(nuria, ana)
    result = httpx.get(f"{server.url}api/matches/{made.id}").json()["result"]
    assert result["why"] == "played" and sorted(result["scores"]) == [0, 0, 1]
    winner = result["scores"].index(1)
    assert result["points"][winner] == 3
    for rider in (nuria, ana):
        panel = rider.visitor.panel()
        expect(panel).to_be_visible()
        assert rider.table["winner"] == winner and rider.table["seats"][winner]["at"] == "citadel"
        expect(panel.locator("li").first).to_contain_text(rider.visitor.say("jack-rabbits-points", count=3))
    assert violations(nuria.visitor.page) == []
    nuria.visitor.panel().get_by_role("link", name=nuria.visitor.say("page-replay")).click()
    nuria.visitor.find(".land").wait_for()
    nuria.visitor.page.keyboard.press("End")
    expect(nuria.visitor.plate(nuria.visitor.say("page-you"))).to_be_visible()
    assert violations(nuria.visitor.page) == []


def test_a_route_is_lit_drawn_when_pointed_at_and_played_by_one_click(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, until=asked(0, lambda view: priced(view["table"])))
    rider = seated(arrive, server, made)
    routes = {route["to"]: route for route in rider.table["routes"]}
    expect(rider.visitor.find(".stop.lit")).to_have_count(len(routes))
    for stop, route in routes.items():
        coin = rider.place(stop).locator(".price text")
        assert coin.all_text_contents() == ([str(route["price"])] if route["price"] else [])
    route = priced(rider.table)[0]
    rider.place(route["to"]).hover()
    expect(rider.visitor.find(".route .line")).not_to_have_count(0)
    expect(rider.tip).to_contain_text(str(route["price"]))
    spends = set(route["spends"]) & set(rider.own["cards"])  # but not a joker that is bought on the way
    expect(rider.visitor.find(".hand .spent")).to_have_count(len(spends))
    before = rider.own["hand"]
    rider.go(route["to"])
    assert rider.table["seats"][0]["at"] == route["to"]
    assert rider.own["hand"] - before in (-len(spends), 1 - len(spends))  # with an increment or without


def test_a_payment_is_planned_in_any_order_taken_back_and_sent_as_one(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, until=asked(0, lambda view: claims(view["table"])), game="intro")
    rider = seated(arrive, server, made)
    payment, own, royals = rider.table["payment"], rider.own["cards"], len(rider.royals)
    cards = cheapest([card for card in own if card[-1] in payment["suits"]], payment["due"])
    heard = len(rider.visitor.heard)
    for card in sorted(cards, key=worth, reverse=True):
        rider.take(card)
    expect(rider.visitor.find(".sum b")).to_have_text(f"{sum(map(worth, cards))} / {payment['due']}")
    expect(rider.send).to_be_enabled()
    rider.take(cards[0])
    expect(rider.send).to_be_disabled()
    for card in own:
        if card[-1] not in payment["suits"]:
            rider.take(card)
            expect(rider.tip).to_have_text(rider.visitor.say("jack-rabbits-page-why-card", step="paying"))
    assert len(rider.visitor.heard) == heard
    rider.take(cards[0])
    rider.decide(rider.send.click)
    assert len(rider.royals) == royals + 1 and not set(cards) & set(rider.own["cards"])


def test_step_by_step_along_a_road_with_a_choice_of_cards(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, until=asked(0, lambda view: view["table"]["step"] == "journey" and treks(view["table"])))
    rider = seated(arrive, server, made)
    rider.visitor.button("jack-rabbits-page-steps").click()
    ways = [move for move in rider.moves if move["kind"] == "road"]
    expect(rider.visitor.find(".steps [data-move]")).to_have_count(len(ways))
    rider.visitor.page.get_by_label(rider.visitor.say("jack-rabbits-page-by-hand")).check()
    rider.go(treks(rider.table)[0]["to"])
    assert rider.step == "paying"
    rider.pay()
    assert rider.step != "paying"


# Nuria can fly to Ana and fight her, and with the jokers she can ride wherever she likes.
MEETING: Json = {
    "game": "jack-rabbits", "options": {"seats": 2, "game": "full", "board": "sample"}, "step": "passport", "turn": 21,
    "seats": [
        {"at": "Kd", "hand": ["10c", "9s", "8h", "10d", "joker", "joker"]},
        {"at": "Ks", "hand": ["6h", "7h", "9h", "10h", "8s"]},
    ],
}


@pytest.fixture
def meeting(chromium: Browser, tmp_path: Path) -> Iterator[PreparedServer]:
    with PreparedServer(tmp_path, MEETING) as running:
        yield running


def test_a_flight_a_fight_a_judgement_and_a_trade_in_one_game(meeting: PreparedServer, arrive: Arrive) -> None:
    made = meeting.sit_down("low dice")
    nuria, ana = seated(arrive, meeting, made), seated(arrive, meeting, made, 1, "Ana")
    fly(nuria, "10c", "Ks")
    fight(nuria, ana)
    rest_underground(ana)
    ride(nuria, "Qd")
    judge(nuria, ana)
    rest_underground(ana)
    ride(nuria, "Js")
    buy(nuria, "9s", "10d")
    for rider in (nuria, ana):
        assert violations(rider.visitor.page) == []


def fly(rider: RabbitsPage, club: str, tower: str) -> None:
    wait_for(rider, "passport")
    rider.play_cards(club)
    wait_for(rider, "lottery")
    rider.press("pass")
    wait_for(rider, "journey")
    rider.place(tower).hover()
    expect(rider.visitor.find(".route.flies .line")).not_to_have_count(0)
    rider.go(tower)
    assert rider.own["at"] == tower and club in rider.own["cards"]


def fight(attacker: RabbitsPage, defender: RabbitsPage) -> None:
    """The defender gives up, and loses a card that only these two see."""
    wait_for(attacker, "audience")
    attacker.press("fight")
    attacker.play_cards("9s")
    wait_for(defender, "fighting")
    expect(defender.prompt).to_contain_text("9")
    expect(attacker.prompt).to_have_text(attacker.visitor.say("page-waiting-for", names="Ana"))
    before = set(defender.own["cards"])
    defender.press("pass")
    defender.visitor.until(lambda: defender.own["at"] == "off-board", "the loser is off the board")
    stolen = before - set(defender.own["cards"])
    attacker.visitor.until(lambda: stolen <= set(attacker.own["cards"]), "the card is stolen")
    assert len(stolen) == 1
    for rider, attacks in ((attacker, "You attack Ana"), (defender, "Nuria attacks you")):
        expect(rider.visitor.find(".news ol")).to_contain_text(attacks)


def rest_underground(rider: RabbitsPage) -> None:
    """A turn that begins off the board."""
    wait_for(rider, "lottery")
    rider.press("pass")
    rider.visitor.until(lambda: rider.own["at"] == "underground" and not rider.is_asked, "underground")


def ride(rider: RabbitsPage, stop: str) -> None:
    """With a joker."""
    rider.visitor.until(lambda: rider.is_asked, "asked")
    if rider.step == "passport":
        rider.press("pass")
    wait_for(rider, "lottery")
    rider.press("pass")
    wait_for(rider, "journey")
    rider.press("joker")
    rider.go(stop)
    assert rider.own["at"] == stop


def judge(visitor: RabbitsPage, challenger: RabbitsPage) -> None:
    """The visitor proves worthy, and the challenger pays for it."""
    wait_for(challenger, "challenge")
    expect(challenger.prompt).to_have_text(challenger.visitor.say("jack-rabbits-prompt-challenge", name="Nuria", place="Q♦"))
    challenger.answer("yes")
    wait_for(challenger, "challenger-shows")
    shown = cheapest([card for card in challenger.own["cards"] if card[-1] == "h"], 6)
    challenger.play_cards(*shown)
    wait_for(visitor, "visitor-shows")
    expect(visitor.visitor.plate("Ana")).to_contain_text("♥")
    visitor.play_cards("8h")
    challenger.visitor.until(lambda: challenger.own["at"] == "off-board", "the challenger is off the board")
    visitor.visitor.until(lambda: set(shown) <= set(visitor.table["discard"]), "what was shown is lost")
    assert "8h" in visitor.own["cards"]
    if visitor.step == "audience":
        visitor.press("pass")


def buy(rider: RabbitsPage, ware: str, diamond: str) -> None:
    """What was lost in the fight is for sale."""
    rider.press("market")
    rider.ware(ware).click()
    expect(rider.tip).to_contain_text(str(worth(ware)))
    rider.decide(rider.send.click)
    assert rider.table["payment"]["for"] == "market" and rider.table["payment"]["due"] == worth(ware)
    rider.play_cards(diamond)
    assert ware in rider.own["cards"] and ware not in rider.table["discard"]


def test_a_judgement_and_somebody_who_lets_everybody_pass(arrive: Arrive, server: ServerProcess) -> None:
    def can_challenge(view: Json) -> bool:
        return view["table"]["step"] == "challenge" and view["table"]["mover"] == 1 and len(view["moves"]) == 2

    made = begun(server.data, people=(0, 1, 2), seats=3, until=asked(0, can_challenge), game="full")
    nuria, ana, teo = (seated(arrive, server, made, seat, name) for seat, name in enumerate(("Nuria", "Ana", "Teo")))
    stop = nuria.table["seats"][1]["at"]
    nuria.answer("yes")
    if teo.is_asked:
        expect(ana.visitor.plate("Nuria")).to_contain_text(ana.visitor.say("jack-rabbits-page-answered"))
        expect(ana.prompt).to_have_text(ana.visitor.say("page-waiting-for", names="Teo"))
        teo.visitor.page.get_by_label(teo.visitor.say("jack-rabbits-page-let-pass")).check()
    wait_for(nuria, "challenger-shows")
    hearts = cheapest([card for card in nuria.own["cards"] if card[-1] == "h"], 6) if stop not in nuria.own["cards"] else [stop]
    nuria.play_cards(*hearts)
    wait_for(ana, "visitor-shows")
    ana.press("pass")
    nuria.visitor.until(lambda: nuria.table["seats"][1]["at"] == "off-board", "the visitor is off the board")
    assert "off the board" in ana.news


def test_two_people_trade_with_each_other(arrive: Arrive, server: ServerProcess) -> None:
    def can_trade(view: Json) -> bool:
        return any(move["kind"] == "offer" and move["suit"] == "s" for move in view["moves"]) and any(
            card[-1] == "d" and card[:-1].isdigit() for card in view["table"]["seats"][0]["cards"]
        )

    made = begun(server.data, people=(0, 1), until=asked(0, can_trade), game="full", personal_trade=True)
    nuria, ana = seated(arrive, server, made), seated(arrive, server, made, 1, "Ana")
    diamond = next(card for card in nuria.own["cards"] if card[-1] == "d" and card[:-1].isdigit())
    nuria.visitor.button("jack-rabbits-page-offer").click()
    form = nuria.visitor.find("form.offer")
    offers = [move for move in nuria.moves if move["kind"] == "offer"]
    form.locator("select").select_option(str(next(at for at, move in enumerate(offers) if move["suit"] == "s")))
    form.get_by_label(nuria.visitor.say("jack-rabbits-page-offer-give")).fill(str(worth(diamond)))
    form.get_by_label(nuria.visitor.say("jack-rabbits-page-offer-want", suit="♠")).fill("1")
    nuria.decide(form.get_by_role("button", name=nuria.visitor.say("jack-rabbits-page-offer-send")).click)
    wait_for(ana, "answering")
    expect(ana.prompt).to_contain_text(str(worth(diamond)))
    ana.press("yes")
    wait_for(nuria, "laying")
    nuria.lay(diamond)
    expect(ana.visitor.plate("Nuria")).to_contain_text(ana.visitor.say("jack-rabbits-page-answered"))
    spades = [card for card in ana.own["cards"] if card[-1] == "s"]
    ana.lay(*spades[:1])
    nuria.visitor.until(lambda: nuria.step != "laying", "the trade is revealed")
    if spades:
        assert diamond in ana.own["cards"] and spades[0] in nuria.own["cards"]
    else:
        assert ana.table["seats"][1]["at"] == "off-board" and diamond in nuria.own["cards"]


@pytest.mark.parametrize("board", ["strict", pytest.param("free", marks=pytest.mark.soak)])
def test_a_land_is_built_at_the_page(arrive: Arrive, server: ServerProcess, board: str) -> None:
    made = begun(server.data, board=board, tight_suits=True, guidelines="enforce" if board == "strict" else "warn")
    rider = seated(arrive, server, made)
    while rider.table["building"]:
        rider.visitor.until(lambda: rider.is_asked, "asked to build")
        if rider.step.startswith("choosing"):
            rider.decide(rider.visitor.find(".take").first.click)
        elif rider.step in ("placing", "turning"):
            lay_somewhere(rider)
        rider.visitor.page.wait_for_timeout(20)
        if rider.visitor.views[0]["table"]["building"] is None:
            break
    assert len(rider.table["land"]["tiles"]) == 1 + 18 and rider.own["hand"] >= 3
    rider.visitor.until(lambda: rider.is_asked, "asked to play")
    assert violations(rider.visitor.page) == []


def lay_somewhere(rider: RabbitsPage) -> None:
    """At the first place near the middle, turned once if it can be."""
    spots = rider.visitor.find(".spot")
    if spots.count() > 1:
        places = [move["at"] for move in rider.moves if move["kind"] == "place"]
        near = min(places, key=lambda at: at[0] ** 2 + 3 * at[1] ** 2)
        spot = rider.visitor.find(f'[data-site="{near[0]},{near[1]}"]')
        box = spot.bounding_box()
        assert box is not None
        rider.visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(spot).to_have_attribute("aria-pressed", "true")
    turn = rider.visitor.button("jack-rabbits-page-turn-tile")
    if turn.count():
        turn.click()
    rider.decide(rider.visitor.find(".lay").click)  # it may have been taken up again already, with the next one


@pytest.mark.parametrize("phone", [pytest.param("390", marks=pytest.mark.soak), "360"])
def test_on_a_phone_the_first_touch_shows_and_the_second_plays(arrive: Arrive, server: ServerProcess, phone: str) -> None:
    wanted = asked(0, lambda view: priced(view["table"]) and view["table"]["seats"][0]["hand"] > 6)
    made = begun(server.data, seats=3, until=wanted)
    rider = seated(arrive, server, made, phone=True)
    visitor, (width, height) = rider.visitor, PHONES[phone]
    visitor.page.set_viewport_size({"width": width, "height": height})
    assert (small_targets(visitor.page), sideways(visitor.page)) == ([], 0)
    route = priced(rider.table)[0]
    before = rider.view["round"]
    visitor.tap_until(visitor.button("jack-rabbits-page-go").is_visible, rider.place(route["to"]))
    expect(visitor.find(".route .line")).not_to_have_count(0)
    assert (small_targets(visitor.page), sideways(visitor.page), rider.view["round"]) == ([], 0, before)
    assert violations(visitor.page) == []
    visitor.tap_until(lambda: rider.view["round"] > before, visitor.button("jack-rabbits-page-go"))
    assert rider.table["seats"][0]["at"] == route["to"]


@pytest.mark.parametrize("phone", [pytest.param("390", marks=pytest.mark.soak), "360"])
def test_on_a_phone_cards_that_are_asked_for_are_seen_with_the_prompt(arrive: Arrive, server: ServerProcess, phone: str) -> None:
    made = begun(server.data, until=asked(0, lambda view: claims(view["table"])), game="intro")
    rider = seated(arrive, server, made, phone=True)
    width, height = PHONES[phone]
    rider.visitor.page.set_viewport_size({"width": width, "height": height})
    for seen in (rider.prompt, rider.send, *rider.visitor.find(".hand .lit").all()):
        expect(seen).to_be_in_viewport(ratio=0.9)
    royals = len(rider.royals)
    rider.pay()
    assert len(rider.royals) == royals + 1


def test_the_keyboard_alone_is_enough(arrive: Arrive, server: ServerProcess) -> None:
    made = begun(server.data, until=asked(0, lambda view: view["table"]["step"] == "lottery" and len(view["moves"]) > 1))
    rider = seated(arrive, server, made)
    keys = rider.visitor.page.keyboard
    keys.press("h")
    assert focused(rider, "card")
    keys.press("Enter")
    expect(rider.visitor.find(".hand .chosen")).to_have_count(1)
    tab_to(rider, rider.send)
    rider.decide(lambda: keys.press("Enter"))
    wait_for(rider, "journey")
    keys.press("l")
    reached = {focused(rider, "key")}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        keys.press(key)
        reached.add(focused(rider, "key"))
    assert len(reached) > 2
    for _ in range(60):
        if focused(rider, "key") in {route["to"] for route in rider.table["routes"]}:
            break
        keys.press("Tab")
    goal = focused(rider, "key")
    expect(rider.visitor.find(".route .line")).not_to_have_count(0)
    rider.decide(lambda: keys.press("Enter"))
    assert rider.table["seats"][0]["at"] == goal
    keys.press("?")
    expect(rider.visitor.panel()).to_contain_text(rider.visitor.say("jack-rabbits-page-key-hand"))


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.soak), pytest.param("es", marks=pytest.mark.soak), "ru"])
def test_the_table_speaks_all_three_languages(arrive: Arrive, server: ServerProcess, lang: str) -> None:
    everything: Any = {"hand_limit_rule": "caught", "personal_trade": True, "provisional_palaces": True, "advanced_citadel": True}
    made = begun(server.data, seats=4, until=asked(0, lambda view: view["table"]["turn"] > 20), game="full", **everything)
    rider = seated(arrive, server, made, lang=lang)
    turns = 0
    while turns < 6 and not rider.over:
        rider.visitor.until(lambda: rider.is_asked or rider.over, "asked")
        assert foreign(rider.visitor) == []
        if not rider.over:
            rider.go_on()
        turns += 1
    assert violations(rider.visitor.page) == []


# Helpers


def play_out(*riders: RabbitsPage) -> None:
    """Everybody plays to the end, each when the page asks them."""
    while not all(rider.over for rider in riders):
        for rider in riders:
            if rider.is_asked and not rider.over:
                rider.go_on()
        riders[0].visitor.page.wait_for_timeout(20)


def wait_for(rider: RabbitsPage, step: str) -> None:
    rider.visitor.until(lambda: rider.step == step and rider.is_asked, step)


def priced(table: Json) -> list[Json]:
    """Routes to castles that cost something."""
    return [route for route in table["routes"] or [] if route["price"] and route["spends"] and route["to"][0] in "KQJ"]


def treks(table: Json) -> list[Json]:
    return [route for route in priced(table) if len(route["moves"]) > 2 and route["moves"][0] > 59]


def claims(table: Json) -> bool:
    """A royal is to be paid with several cards, and others would not do."""
    payment, cards = table["payment"], table["seats"][0]["cards"]
    suits = {card[-1] for card in cards}
    return payment is not None and payment["for"] == "claim" and payment["due"] == 10 and len(suits) > 1 and sum(
        card[-1] in payment["suits"] for card in cards
    ) > 1 and all(card[:-1].isdigit() and card[:-1] != "10" for card in cards if card[-1] in payment["suits"])


def focused(rider: RabbitsPage, what: str) -> str:
    return str(rider.visitor.page.evaluate(f"document.activeElement.dataset.{what} ?? ''"))


def tab_to(rider: RabbitsPage, target: Locator) -> None:
    for _ in range(80):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        rider.visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")
