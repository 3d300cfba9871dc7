"""What is hidden: the order of the cards face down, and nothing else."""

from __future__ import annotations

from itertools import zip_longest

import pytest

import parlour
from parlour import CHANCE, OVER, SPECTATOR, Limit, Player, State
from parlour.bots import player
from parlour.core import chance
from parlour.core.sayings import saying
from parlour.games.twelve_patrols import sentences
from tests.games.twelve_patrols.table import GAME, begin, lay, play, random_game, table

pytestmark = pytest.mark.rule("TP-18")


def test_which_cards_are_face_down_is_known_in_an_order_that_tells_nothing() -> None:
    state = begin()
    assert table(state)["unseen"] == [3, 4, 5, 6, 7, 8]
    assert table(play(state, "A b2", "G"))["unseen"] == [3, 4, 5, 7, 8]


def test_a_card_face_down_has_no_place_in_an_order_until_it_is_turned_up() -> None:
    state = play(lay("AB. / ... / ...", display="CD"), "end")
    assert state.outcomes() == [(card, 1) for card in (4, 5, 6, 7, 8)]
    assert all(table(play(state.copy(), letter))["display"] == [2, 3, card] for card, letter in enumerate("EFGHI", 4))


def test_the_seat_and_a_spectator_see_everything_there_is() -> None:
    for state in random_game(4, frame="floating"):
        for viewer in (0, SPECTATOR):
            seen = state.seen(viewer)
            assert {**seen.fields(), "viewer": state.viewer} == state.fields()
            assert seen.imagine(5).fields() == state.fields()


def test_what_a_hint_is_asked_with_does_not_depend_on_the_seed() -> None:
    """Two games that look the same are the same, whatever will be turned up later."""
    one, other = begin(), begin()
    for state, letter in ((one, "D"), (other, "I")):
        before = play(state, "A b2").seen(0)
        play(state, letter)
        assert before == play(begin(), "A b2").seen(0)


@pytest.mark.parametrize("frame", ["fixed", "floating"])
@pytest.mark.rule("TP-7", "TP-11")
def test_the_same_seed_brings_the_same_dice_and_cards_whatever_is_played(frame: str) -> None:
    def drawn(seed: int, bot: Player) -> dict[int, list[int]]:
        record = parlour.play(GAME, [bot], seed=seed, frame=frame)
        piles: dict[int, list[int]] = {0: [], 1: []}
        for state, by, move in record.replay():
            if by == CHANCE and state.actor == CHANCE:
                piles[state.pile].append(move)
        return piles

    for seed in range(6):
        games = [drawn(seed, bot) for bot in (*(player("twelve-patrols", "random", n) for n in (1, 2)), thrifty)]
        assert games[0][0] == games[1][0] == games[2][0] and len(games[0][0]) == 3
        for cards in zip_longest(*(game[1] for game in games)):
            assert len({card for card in cards if card is not None}) == 1


def thrifty(seen: State, seat: int, limit: Limit) -> int:
    """Ends its turns as soon as it may."""
    moves = seen.legal(seat)
    return next((move for move in moves if GAME.text(seen, move) in ("end", "done")), moves[0])


def test_over_many_games_every_card_is_as_often_the_first() -> None:
    state, first, u = play(GAME.start(), *["2-4-6"] * 3), [0] * 9, 3
    for _ in range(4500):
        u = chance.step(u)
        first[state.draw(u)] += 1
    assert sum((many - 500) ** 2 / 500 for many in first) < 26.2  # chi-squared, 8 degrees: one time in a thousand


def test_a_card_that_is_turned_up_is_told() -> None:
    state = play(lay("AB. / ... / ...", display="CD"), "end")
    turned_up = saying("twelve-patrols-event-deal", card=sentences.card("Glen"))
    assert GAME.event(state, 6, SPECTATOR) == {
        "by": CHANCE, "kind": "deal", "card": 6, "name": "Glen", "then": [], "say": [[turned_up]],
        "marks": {"turned": ["card 6"]},
    }
    assert state.actor != OVER
