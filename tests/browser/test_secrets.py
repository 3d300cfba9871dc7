"""What somebody who only looks on can find out, with all the tools of a browser."""

from __future__ import annotations

from functools import partial

import pytest

from parlour import SPECTATOR
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor, mentioned
from tests.server.client import make

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# One deck: every card is there once, so a hidden card that is mentioned anywhere has leaked.


def test_a_spectator_finds_no_hidden_card_in_the_page_or_on_the_wire(arrive: Arrive, url: str) -> None:
    made = make(url, 2, watching="listed")
    first, second = (arrive(f"{url}t/{made.id}#{token}", name) for token, name in zip(made.tokens, ("Nuria", "Ana"), strict=True))
    spectator = arrive(f"{url}t/{made.id}")
    spectator.until(lambda: SPECTATOR in spectator.views, "the spectator's first view")
    searched: set[str] = set()
    while len(searched) < 18 and settled(first, second, spectator):
        first.answer()
        for visitor, seat in ((first, 0), (second, 1), (spectator, SPECTATOR)):
            visitor.until(partial(only_the_second_is_asked, visitor, seat), "the first is seen to have chosen")
        hidden = held(first, 0) | held(second, 1)
        searched |= hidden
        assert hidden & mentioned(spectator.written) == set()
        assert {card for card in hidden if any(f'"{card}"' in frame for frame in spectator.heard)} == set()
        assert held(first, 0) <= mentioned(first.written) and held(second, 1) & mentioned(first.written) == set()
        second.answer()
    assert spectator.find(".hand").count() == 0


def settled(first: Visitor, second: Visitor, spectator: Visitor) -> bool:
    """Waits for the next round of choices with nobody still watching Winter; False at the end of the game."""
    everybody = (first, second, spectator)
    while not {first.asked, second.asked} <= {"card", "pass"} or spectator.views[SPECTATOR]["waiting"] != [0, 1]:
        for visitor in everybody:
            if visitor.asked == "winter":
                visitor.answer()
        if all(visitor.asked == "over" for visitor in everybody):
            return False
        spectator.page.wait_for_timeout(20)
    return True


def only_the_second_is_asked(visitor: Visitor, seat: int) -> bool:
    return bool(visitor.views[seat]["waiting"] == [1])


def held(visitor: Visitor, seat: int) -> set[str]:
    """The hand of a seat, and what it has chosen, as its own browser was told."""
    told = visitor.views[seat]["table"]["seats"][seat]
    return {*told["cards"], *([told["chosen"]] if told["chosen"] not in (None, "pass") else [])}
