"""Before the first year: packs, deal, and what the cards are."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from parlour import CHANCE, BadOption, IllegalMove
from parlour.core import cards
from tests.games.ard_ri.table import GAME, choose, draw, draw_any, fight, hand, hand_sizes, herds, lay, legal, pile, table

PACKS = [(2, 1), (3, 2), (4, 2), (5, 3)]


@pytest.mark.rule("AR-1")
@pytest.mark.parametrize(("seats", "packs"), PACKS)
def test_as_many_packs_are_shuffled_as_the_number_of_players_asks_for(seats: int, packs: int) -> None:
    state = GAME.start(seats=seats)
    assert Counter(GAME.position(state)["deck"]) == dict.fromkeys(cards.CODES, packs)
    assert table(state)["deck"] == 52 * packs


@pytest.mark.rule("AR-1")
@pytest.mark.parametrize(("seats", "packs"), PACKS)
def test_each_of_the_52_cards_is_equally_likely_to_come_first(seats: int, packs: int) -> None:
    assert GAME.start(seats=seats).outcomes() == [(card, packs) for card in range(52)]


@pytest.mark.rule("AR-1")
def test_with_one_pack_a_card_can_be_dealt_only_once() -> None:
    state = GAME.start(seats=2)
    draw(state, "Ah")
    with pytest.raises(IllegalMove):
        draw(state, "Ah")


@pytest.mark.rule("AR-1")
@pytest.mark.parametrize(("seats", "packs"), PACKS[1:])
def test_with_several_packs_the_same_card_can_be_dealt_again_until_all_its_twins_are_out(seats: int, packs: int) -> None:
    state = GAME.start(seats=seats)
    draw(state, *["Ah"] * packs)
    assert dict(state.outcomes()).get(cards.NUMBERS["Ah"]) is None
    with pytest.raises(IllegalMove):
        draw(state, "Ah")


@pytest.mark.rule("AR-1")
def test_a_card_with_a_twin_still_in_the_deck_is_half_as_likely_as_one_with_two() -> None:
    state = GAME.start(seats=5)
    draw(state, "Ah")
    weights = dict(state.outcomes())
    assert (weights[cards.NUMBERS["Ah"]], weights[cards.NUMBERS["As"]]) == (2, 3)


@pytest.mark.rule("AR-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats=seats)


@pytest.mark.rule("AR-2")
@pytest.mark.parametrize(("seats", "packs"), PACKS)
def test_everyone_is_dealt_nine_cards_and_then_the_first_spring_begins(seats: int, packs: int) -> None:
    state = GAME.start(seats=seats)
    for left in range(9 * seats, 0, -1):
        assert (state.actor, table(state)["season"]) == (CHANCE, "deal"), f"{left} cards are still to be dealt"
        state.apply(state.draw(0))
    assert hand_sizes(state) == [9] * seats
    assert [len(hand(state, seat).split()) for seat in range(seats)] == [9] * seats
    assert table(state)["deck"] == 52 * packs - 9 * seats
    assert (table(state)["season"], table(state)["year"], state.waiting) == ("spring", 1, tuple(range(seats)))


@pytest.mark.rule("AR-2")
def test_cards_are_dealt_in_turn_to_the_player_who_gets_them() -> None:
    state = GAME.start(seats=3)
    draw(state, "2c", "Kd", "10s", "3c")
    assert [hand(state, seat) for seat in range(3)] == ["2c 3c", "Kd", "10s"]


@pytest.mark.rule("AR-2")
def test_nothing_but_hands_and_deck_is_on_the_table_after_the_deal() -> None:
    state = GAME.start(seats=4)
    draw_any(state)
    assert (herds(state), pile(state, "centre"), pile(state, "discard")) == ([""] * 4, "", "")


@pytest.mark.rule("AR-3")
def test_kings_queens_and_jacks_of_every_suit_are_warriors_and_all_other_cards_are_cattle() -> None:
    everything = " ".join(cards.CODES)
    state = lay(everything, "", season="summer", deck="")
    roles = {move["text"]: move["role"] for move in GAME.view(state, 0)["moves"]}
    assert roles == {card: "warrior" if card[0] in "KQJ" else "cattle" for card in cards.CODES}
    assert legal(lay(everything, "", deck=""), 0).split() == [card for card in cards.CODES if card[0] not in "KQJ"]


@pytest.mark.rule("AR-3")
@pytest.mark.parametrize(
    ("rank", "worth"),
    [("A", 15), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("7", 7), ("8", 8), ("9", 9), ("10", 10)],
)
@pytest.mark.parametrize("suit", cards.SUITS)
def test_cattle_in_a_herd_is_worth_its_number_and_an_ace_fifteen(rank: str, worth: int, suit: str) -> None:
    state = fight("pass", "pass", year=9, herds=[rank + suit, ""])
    assert GAME.points(state) == [worth, 0]
    assert table(state)["seats"][0]["total"] == worth


@pytest.mark.rule("AR-3")
def test_in_a_summer_of_cattle_every_card_beats_the_one_below_and_the_ace_beats_the_ten() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"]
    for lower, higher in itertools.pairwise(ranks):
        assert herds(fight(lower + "c", higher + "d")) == ["", f"{lower}c {higher}d"]
        assert herds(fight(higher + "c", lower + "d")) == [f"{higher}c {lower}d", ""]


@pytest.mark.rule("AR-3")
def test_the_best_card_of_a_suit_is_the_ace_then_the_highest_number() -> None:
    state = lay("2h", "3h", herds=["Ac 10c", "2d 9d 10d"])
    assert [seat["best"] for seat in table(state)["seats"]] == [
        {"c": "Ac", "d": None, "h": None, "s": None},
        {"c": None, "d": "10d", "h": None, "s": None},
    ]
    assert [seat["total"] for seat in table(state)["seats"]] == [15, 10]


@pytest.mark.rule("AR-3")
def test_a_warrior_beats_even_an_ace() -> None:
    state = lay("Jc 2c", "Ad 3d")
    choose(state, "2c", "3d")
    choose(state, "Jc", "Ad")
    draw_any(state)
    assert herds(state) == ["2c Ad 3d", ""]
