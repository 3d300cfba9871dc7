"""A phone that lies on its side: what is played on stays in sight beside the question and everything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import violations
from tests.browser.test_jackal import fit_for_a_thumb
from tests.browser.touch import sideways

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LYING = [ViewportSize(width=844, height=390), ViewportSize(width=667, height=375)]
FIRST = ("ard-ri", "twelve-patrols")  # on the shelf
BOARDS = {"ard-ri": ".felt", "jackal": ".island", "jack-rabbits": ".board", "twelve-patrols": ".mat"}


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.soak) if game in FIRST else game for game in BOARDS])
def test_board_and_question_are_seen_together_on_a_phone_that_lies(arrive: Arrive, url: str, game: str) -> None:
    visitor = arrive(url, "Nuria", phone=True)
    visitor.page.set_viewport_size(LYING[0])
    if game in FIRST:
        expect(visitor.offer("page-play-now", game)).to_be_in_viewport(ratio=1)
    visitor.tap_to_table(visitor.offer("page-play-now", game))
    visitor.find(".prompt.mine").wait_for()
    for size in LYING:
        visitor.page.set_viewport_size(size)
        for scrolled in (0, 120):
            visitor.page.evaluate(f"scrollTo(0, {scrolled})")
            expect(visitor.find(BOARDS[game]).first).to_be_in_viewport(ratio=0.95)
            if scrolled == 0:
                expect(visitor.find(".prompt")).to_be_in_viewport(ratio=0.95)
        assert (fit_for_a_thumb(visitor), sideways(visitor.page)) == ([], 0)
    assert violations(visitor.page) == []
