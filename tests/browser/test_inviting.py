"""Who may watch and who begins, chosen at the page; and where an invitation leads."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.touch import sideways, small_targets
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
IN_THE_NETWORK = {"reach": "network", "address": "http://192.168.1.20:8420/"}


def invite(host: Visitor, watching: str) -> str:
    """Makes a table for a friend; the table's address."""
    host.offer("page-with-friends").click()
    expect(host.find("input[value=link]")).to_be_checked()
    expect(host.find("input[value=lot]")).to_be_checked()
    host.find(f"input[value={watching}]").check()
    assert sideways(host.page) == 0
    host.button("page-make-links").click()
    host.page.wait_for_url("**/t/*")
    return host.page.url


def test_a_stranger_with_the_address_of_a_game_for_its_players_reads_one_sentence(arrive: Arrive, url: str) -> None:
    host = arrive(url, "Nuria", lang="ru", phone=True)
    address = invite(host, "players")
    link = host.panel().get_by_role("textbox").input_value()
    expect(host.panel()).to_contain_text(host.say("page-invite-alone"))  # these servers listen on loopback
    expect(host.panel()).to_contain_text("parlour serve --host 0.0.0.0")
    assert (small_targets(host.page), sideways(host.page)) == ([], 0)
    host.button("page-close").click()
    host.button("page-menu").click()
    expect(host.panel()).to_contain_text(host.say("page-watched-players"))

    stranger = arrive(address)
    expect(stranger.find(".notices")).to_contain_text(stranger.say("error-only-players"))
    assert stranger.views == {} and "Nuria" not in stranger.written
    replay = arrive(address.replace("/t/", "/replay/"))
    expect(replay.find("body")).to_contain_text(replay.say("error-only-players"))
    replay.troubles = [trouble for trouble in replay.troubles if "403" not in trouble]  # as the browser notes

    friend = arrive(link)
    expect(friend.find("form")).to_contain_text(friend.say("ard-ri-title"))  # the token of the link says who asks
    friend.page.get_by_label(friend.say("page-name-question")).fill("Ana")
    friend.button("page-sit-down").click()
    friend.until_asked("card")
    match = address.rpartition("/")[2]
    assert httpx.get(f"{url}api/matches/{match}").status_code == 403


def test_an_invitation_leads_to_the_address_in_the_network(arrive: Arrive, url: str) -> None:
    host = arrive(url, "Nuria")
    host.page.route("**/api/reach", lambda route: answer(route))
    address = invite(host, "listed")
    link = host.panel().get_by_role("textbox").input_value()
    assert link.startswith(f"http://192.168.1.20:8420/t/{address.rpartition('/')[2]}#")
    expect(host.panel()).not_to_contain_text(host.say("page-invite-alone"))
    assert address.rpartition("/")[2] in [table["match"] for table in httpx.get(f"{url}api/matches").json()]


def answer(route: Route) -> None:
    route.fulfill(body=json.dumps(IN_THE_NETWORK), content_type="application/json")
