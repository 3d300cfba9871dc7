"""What happened can be seen: the last move is marked, others' moves can be gone through, log and board point at each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour.match import Match
from tests.browser.begun import begun
from tests.browser.conftest import Arrive
from tests.browser.finished import SEATS, played_out
from tests.browser.test_access import violations
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]


# Marked, but the ring would lie round something larger that it is in.
ASTRAY = """marked => marked.filter((one) => !one.closest("svg") && getComputedStyle(one).position === "static")
  .map((one) => one.outerHTML.slice(0, 120))"""


def middle(match: Match) -> bool:
    return match.state.actor == 0 and len(match.plies) > 60


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["wide", "phone"])
def test_the_others_moves_are_gone_through_and_the_log_points_at_the_board(
    arrive: Arrive, server: ServerProcess, phone: bool,
) -> None:
    made = begun(server.data, until=middle)
    captain = arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Maeve", phone=phone)
    captain.until_asked("move")
    ends = captain.find(".cells [data-mark~=end]")
    expect(ends).to_have_count(1)
    last = ends.get_attribute("data-cell")

    board = captain.find(".desk > .island").bounding_box()
    captain.button("page-since").click()
    stepper = captain.page.get_by_role("region", name=captain.say("page-since-yours", count=3))
    expect(stepper).to_contain_text("1/3")
    expect(captain.find(".cells .lit")).to_have_count(0)  # it is the past
    assert captain.find(".desk > .island").bounding_box() == board
    assert violations(captain.page) == []
    captain.page.keyboard.press("ArrowRight")
    captain.page.keyboard.press("ArrowRight")
    expect(stepper).to_contain_text("3/3")
    expect(ends).to_have_attribute("data-cell", str(last))
    captain.button("page-now").click()
    expect(stepper).to_have_count(0)

    captain.find(".news [data-ply]").nth(1).click()
    expect(captain.find(".cells [data-mark~=bold][data-mark~=end]")).not_to_have_attribute("data-cell", str(last))
    captain.find(f".cells [data-cell={last}]").hover()
    expect(captain.find(".news [data-told]")).not_to_have_count(0)

    captain.button("page-menu").click()
    sound = captain.panel().get_by_label(captain.say("page-sound"))
    expect(sound).not_to_be_checked()
    sound.check()
    captain.page.get_by_label(captain.say("page-pace-fast")).check()
    captain.page.reload()
    captain.button("page-menu").click()
    expect(captain.page.get_by_label(captain.say("page-pace-fast"))).to_be_checked()
    expect(sound).to_be_checked()


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.soak if SEATS[game] > 1 else ()) for game in SEATS])
def test_the_last_move_is_marked_in_a_replay_of_every_game(arrive: Arrive, server: ServerProcess, game: str) -> None:
    match = played_out(server.data, game).id
    watcher = arrive(f"{server.url}replay/{match}")
    scrubber = watcher.page.get_by_label(watcher.say("page-scrubber"))
    expect(watcher.find(".controls .where")).to_have_attribute("data-step", "0")
    for step in range(4, 13):
        scrubber.fill(str(step))
        expect(watcher.find(".controls .where")).to_have_attribute("data-step", str(step))
        watcher.page.wait_for_timeout(150)
        if watcher.find("main [data-mark]").count():
            return
    raise AssertionError("nothing was marked in a dozen steps")


def a_while(match: Match) -> bool:
    """Others, if there are any, have moved since the first seat did, which may decide several things in a row."""
    moved = [ply.seat for ply in match.plies if ply.seat >= 0]
    return match.state.actor == 0 and len(match.plies) > 30 and (match.state.seats == 1 or moved[-1] != 0)


# Twelve Patrols is played alone, and its log is in a drawer only.
@pytest.mark.parametrize(("game", "seats"), [
    ("ard-ri", 3),
    pytest.param("jack-rabbits", 2, marks=pytest.mark.soak),
    pytest.param("twelve-patrols", 1, marks=pytest.mark.soak),
])
def test_every_game_shows_what_happened(arrive: Arrive, server: ServerProcess, game: str, seats: int) -> None:
    made = begun(server.data, seats=seats, until=a_while, game=game)
    player = arrive(f"{server.url}t/{made.id}#{made.tokens[0]}", "Maeve")
    marked = player.find("main [data-mark]")
    expect(marked).not_to_have_count(0)
    assert marked.evaluate_all(ASTRAY) == []
    if seats > 1:
        many = int(player.find(".since .unread").inner_text())
        player.button("page-since").click()
        stepper = player.page.get_by_role("region", name=player.say("page-since-yours", count=many))
        expect(stepper).to_contain_text(f"1/{many}")
        for step in range(2, many + 1):
            player.page.keyboard.press("ArrowRight")
            expect(stepper).to_contain_text(f"{step}/{many}")
        for step in range(many - 1, 0, -1):
            player.page.keyboard.press("ArrowLeft")
            expect(stepper).to_contain_text(f"{step}/{many}")
        player.button("page-now").click()
        expect(stepper).to_have_count(0)
        bold = player.find("main [data-mark~=bold]")
        for line in player.find("main [data-ply]").all():
            line.hover()
            player.page.wait_for_timeout(150)
            if bold.count():
                break  # not every line has a place: a die has none
        expect(bold).not_to_have_count(0)
        bold.first.hover()
        expect(player.find("main [data-told]")).not_to_have_count(0)
    else:
        player.button("page-log-short").click()
        player.panel().locator("[data-ply]").last.hover()
        expect(player.find("main [data-mark~=bold]")).not_to_have_count(0)
