"""What holds in every position of every game, however it is played and whatever the cards want."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, OVER, State
from tests.games.twelve_patrols.table import CARDS, GAME, lies, play_with, random_game, random_wants, table

FRAMES = pytest.mark.parametrize("frame", ["fixed", "floating"])
LONGEST = 400  # plies; every decision uses up a card, a spot, an item or a turn


@pytest.mark.slow
@FRAMES
@pytest.mark.rule("TP-1", "TP-2", "TP-4", "TP-6", "TP-10", "TP-14", "TP-15")
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), percent=st.integers(0, 70), careful=st.booleans())
def test_a_whole_game_keeps_to_what_must_always_hold(frame: str, seed: int, percent: int, careful: bool) -> None:
    play_with(random_wants(seed, percent))
    keeps_to_the_rules(seed, careful, frame)


@pytest.mark.soak
@FRAMES
@pytest.mark.parametrize("careful", [False, True])
def test_many_games_keep_to_what_must_always_hold(frame: str, careful: bool) -> None:
    for seed in range(1500):
        play_with(random_wants(seed, seed % 70))
        keeps_to_the_rules(seed, careful, frame)


def keeps_to_the_rules(seed: int, careful: bool, frame: str) -> None:
    before: dict[str, Any] = {"placed": {}, "patrols": {}, "discarded": []}
    plies = 0
    for state in random_game(seed, careful, frame=frame):
        found = lies(state)
        everything_is_accounted_for(state, found)
        nothing_has_moved(before, found)
        requirements_hold(state)
        somebody_can_act(state, found)
        before, plies = found, plies + 1
        assert plies < LONGEST


def everything_is_accounted_for(state: State, found: dict[str, Any]) -> None:
    seen = table(state)
    cards = [*seen["placed"].values(), *seen["display"], *seen["unseen"]]
    assert sorted(cards) == list(range(len(CARDS)))
    items = Counter([*found["tray"], *found["discarded"], *(item for patrol in found["patrols"].values() for item in patrol)])
    items.update(found["building"]["items"] if found["building"] else [])
    rolled = len({item[0] for item in items})
    assert sum(items.values()) == 6 * rolled and (rolled == 3 or found["phase"] == "roll")
    for colour in {item[0] for item in items}:
        assert items[colour] == 3 and sum(items[f"{colour}{face}"] for face in range(1, 7)) == 3
    assert all(found["patrols"].values()) and len(found["patrols"]) <= 12
    assert len(found["display"]) <= 3


def nothing_has_moved(before: dict[str, Any], now: dict[str, Any]) -> None:
    assert now["placed"].items() >= before["placed"].items() and len(now["placed"]) <= len(before["placed"]) + 1
    for spot, patrol in before["patrols"].items():
        assert now["patrols"][spot] == patrol
    assert not Counter(before["discarded"]) - Counter(now["discarded"])


def requirements_hold(state: State) -> None:
    """No side is wrong whose spots are all filled; before a card no complete line has an empty spot."""
    seen = table(state)
    for side in seen["sides"]:
        filled = [spot for spot in side["spots"] if spot in seen["patrols"]]
        assert side["state"] in ("outside", "undecided", "open", "met", "hopeless")
        assert (side["state"] == "met") == (bool(side["spots"]) and len(filled) == len(side["spots"]))
        assert side["state"] != "met" or side["have"] == side["n"]
        assert [part is not None for part in side["parts"]] == [spot in filled for spot in side["spots"]]
        assert together(side) == side["have"]
    if seen["phase"] in ("card", "deal", "roll"):
        assert seen["forced"] == []
    if seen["result"] == "won":
        assert len(seen["patrols"]) == 12 and {side["state"] for side in seen["sides"]} <= {"met", "outside"}


def together(side: dict[str, Any]) -> int:
    """What the patrols of a side's whole row or column come to: items and pips are added, a colour counts once."""
    parts = [part for part in side["parts"] if part is not None]
    return len(set("".join(parts))) if side["kind"] == "colours" else sum(parts)


def somebody_can_act(state: State, found: dict[str, Any]) -> None:
    if state.actor == CHANCE:
        assert found["phase"] in ("roll", "deal") and state.outcomes()
    elif state.actor == OVER:
        assert found["phase"] == "over" and found["ended"] in ("won", "no-patrol", "no-place")
        assert state.scores == ((1.0,) if found["ended"] == "won" else (0.0,))
    else:
        assert found["phase"] in ("card", "patrol") and state.legal()


@pytest.mark.slow
@FRAMES
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), percent=st.integers(0, 70))
def test_positions_and_notation_go_there_and_back(frame: str, seed: int, percent: int) -> None:
    play_with(random_wants(seed, percent))
    for ply, state in enumerate(random_game(seed, frame=frame)):
        if ply % 4 == 0 or state.actor == OVER:
            assert GAME.restore(lies(state)) == state
            texts = [GAME.text(state, move) for move in state.legal()]
            assert [GAME.parse(state, text) for text in texts] == state.legal() and len(set(texts)) == len(texts)


@pytest.mark.slow
@pytest.mark.rule("TP-14")
def test_a_deck_that_wants_little_is_won_again_and_again() -> None:
    play_with({"A east": "items 2", "E north": "colours 1"})
    ends = [[table(state)["result"] for state in random_game(seed)][-1] for seed in range(40)]
    assert ends.count("won") >= 10 and ends.count("lost") >= 1


@pytest.mark.slow
@pytest.mark.rule("TP-15")
@pytest.mark.parametrize(("frame", "reasons"), [("fixed", {"no-patrol"}), ("floating", {"no-patrol", "no-place"})])
def test_games_are_lost_for_the_reasons_there_are(frame: str, reasons: set[str]) -> None:
    found = set()
    for seed in range(120):
        play_with(random_wants(seed, 50))
        *_, last = random_game(seed, frame=frame)
        found |= {lies(last)["ended"]}
    assert found - {"won"} == reasons
