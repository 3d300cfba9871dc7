"""The game agrees with a second, slow reading of its rules about everything that may be done."""

from __future__ import annotations

from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import OVER, State
from parlour.games.twelve_patrols import deck
from tests.games.twelve_patrols.second_reading import Kingdom
from tests.games.twelve_patrols.table import legal, lies, play_with, random_game, random_wants, table

MOST_PARTS = 700  # of a tray; the second reading tries them all
FRAMES = st.sampled_from(["fixed", "floating"])
RULES = pytest.mark.rule("TP-3", "TP-5", "TP-8", "TP-9", "TP-10", "TP-12", "TP-15")


def is_small(state: State) -> bool:
    return bool(prod(many + 1 for many in table(state)["tray"].values()) <= MOST_PARTS)


def agree(seed: int, percent: int, frame: str, careful: bool, every: int) -> None:
    play_with(random_wants(seed, percent))
    last = None
    for ply, state in enumerate(random_game(seed, careful, frame=frame)):
        if state.actor >= 0 and ply % every == 0 and is_small(state):
            assert set(legal(state)) == Kingdom(lies(state), deck.known()[0]).decisions()
        if state.actor == OVER and last is not None and is_small(state):
            ends_rightly(state)
        last = state


def ends_rightly(state: State) -> None:
    kingdom, found = Kingdom(lies(state), deck.known()[0]), table(state)
    if found["result"] == "won":
        assert len(kingdom.patrols) == 12 and len(kingdom.cards) == 9 and not kingdom.contradicts()
    elif found["why"]["kind"] == "no-patrol":
        assert kingdom.is_lost()
    else:
        assert kingdom.placings() == set()


@pytest.mark.slow
@RULES
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), percent=st.integers(5, 60), frame=FRAMES, careful=st.booleans())
def test_what_may_be_done_is_what_the_rules_say(seed: int, percent: int, frame: str, careful: bool) -> None:
    agree(seed, percent, frame, careful, every=3)


@pytest.mark.slow
@RULES
@pytest.mark.rule("TP-15")
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), percent=st.integers(20, 70), frame=FRAMES)
def test_the_game_goes_on_as_long_as_every_spot_that_is_due_can_be_filled(seed: int, percent: int, frame: str) -> None:
    play_with(random_wants(seed, percent))
    for state in random_game(seed, careful=False, frame=frame):
        found = table(state)
        if found["phase"] == "patrol" and found["forced"] and not found["turning"] and not found["building"] and is_small(state):
            assert not Kingdom(lies(state), deck.known()[0]).is_lost()
        if state.actor == OVER and is_small(state):
            ends_rightly(state)


@pytest.mark.soak
@pytest.mark.parametrize("frame", ["fixed", "floating"])
@pytest.mark.parametrize("careful", [False, True])
def test_the_two_readings_agree_for_long(frame: str, careful: bool) -> None:
    for seed in range(300):
        agree(seed, 5 + seed % 60, frame, careful, every=1)
