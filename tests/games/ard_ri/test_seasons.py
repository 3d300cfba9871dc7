"""The year: Spring, Summer, Autumn, and the reveal of Winter."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour import CHANCE, SPECTATOR, IllegalMove
from tests.games.ard_ri.table import (
    GAME,
    choose,
    choose_one,
    draw,
    draw_any,
    hand,
    hand_sizes,
    herds,
    lay,
    legal,
    outcome,
    pile,
    shown,
    table,
)

# Spring


@pytest.mark.rule("AR-4")
def test_in_spring_everybody_is_asked_for_one_of_their_cattle() -> None:
    state = lay("2c 10h Kd", "Ac Qs", "7d 7h Js Jh")
    assert state.waiting == (0, 1, 2)
    assert [legal(state, seat) for seat in range(3)] == ["2c 10h", "Ac", "7d 7h"]


@pytest.mark.rule("AR-4")
def test_the_spring_cards_leave_the_hands_and_lie_in_the_centre() -> None:
    state = lay("2c 10h Kd", "Ac Qs")
    choose(state, "10h", "Ac")
    assert pile(state, "centre") == "Ac 10h"
    assert [hand(state, seat) for seat in range(2)] == ["2c Kd", "Qs"]
    assert table(state)["season"] == "summer"


@pytest.mark.rule("AR-4")
def test_twins_played_in_the_same_spring_both_lie_in_the_centre() -> None:
    state = lay("5h Kd", "5h Qs", "6c")
    choose(state, "5h", "5h", "6c")
    assert pile(state, "centre") == "6c 5h 5h"


@pytest.mark.rule("AR-4")
def test_nothing_happens_until_the_last_player_has_chosen() -> None:
    state = lay("2c 10h", "Ac Qs", "7d Js")
    choose_one(state, 0, "10h")
    choose_one(state, 2, "7d")
    assert state.waiting == (1,)
    assert (pile(state, "centre"), hand_sizes(state), table(state)["season"]) == ("", [2, 2, 2], "spring")


@pytest.mark.rule("AR-4")
def test_it_does_not_matter_who_chooses_first() -> None:
    ends = set()
    for order in permutations(range(3)):
        state = lay("2c 10h", "Ac Qs", "Kd Js")
        for seat in order:
            choose_one(state, seat, ("10h", "Ac", "pass")[seat])
        ends.add(state)
    assert len(ends) == 1


@pytest.mark.rule("AR-4")
def test_a_choice_cannot_be_taken_back() -> None:
    state = lay("2c 10h", "Ac Qs")
    choose_one(state, 0, "2c")
    with pytest.raises(IllegalMove):
        state.apply(GAME.parse(lay("10h", ""), "10h"), 0)


@pytest.mark.rule("AR-4")
def test_a_warrior_cannot_be_played_in_spring_even_without_cattle() -> None:
    assert legal(lay("Kd Qh Js", "2c"), 0) == "pass"


@pytest.mark.rule("AR-4")
def test_whoever_has_cattle_must_play_it_in_spring() -> None:
    state = lay("Kd Ac", "2c")
    assert legal(state, 0) == "Ac"
    with pytest.raises(IllegalMove):
        choose_one(state, 0, "pass")


@pytest.mark.rule("AR-4")
def test_whoever_has_no_cattle_plays_nothing_and_keeps_the_hand() -> None:
    state = lay("Kd Qh", "2c 3c")
    choose(state, "pass", "2c")
    assert (pile(state, "centre"), hand(state, 0), hand_sizes(state)) == ("2c", "Kd Qh", [2, 1])


@pytest.mark.rule("AR-4")
def test_a_player_without_cards_passes_in_spring_too() -> None:
    state = lay("", "2c 3c")
    choose(state, "pass", "2c")
    assert (pile(state, "centre"), hand_sizes(state)) == ("2c", [0, 1])


@pytest.mark.rule("AR-4")
def test_a_player_who_can_only_pass_is_asked_like_everybody_else() -> None:
    state = lay("Kd Qh", "2c 3c", "Js")
    assert state.waiting == (0, 1, 2)


@pytest.mark.rule("AR-4")
def test_a_spring_in_which_all_pass_leaves_the_centre_as_it_was() -> None:
    state = lay("Kd", "Qh", centre="9s")
    choose(state, "pass", "pass")
    assert (pile(state, "centre"), table(state)["season"]) == ("9s", "summer")


@pytest.mark.rule("AR-4")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_everybody_sees_at_the_common_reveal_what_was_played_and_who_passed(seat: int) -> None:
    state = lay("2c 10h", "Kd Qs", "7d Js")
    choose_one(state, 0, "10h")
    choose_one(state, 2, "7d")
    news = GAME.event(state, GAME.parse(state.seen(1), "pass"), seat, by=1)
    assert outcome(news) == [{"kind": "spring", "cards": ["10h", "pass", "7d"]}]


# Summer


@pytest.mark.rule("AR-5")
def test_in_summer_any_card_of_the_hand_may_be_played() -> None:
    state = lay("2c Kd", "Ac Qs Qs", "Js", season="summer")
    assert state.waiting == (0, 1, 2)
    assert [legal(state, seat) for seat in range(3)] == ["2c Kd", "Ac Qs", "Js"]


@pytest.mark.rule("AR-5")
def test_whoever_has_a_card_must_play_one_in_summer() -> None:
    state = lay("Kd", "2c", season="summer")
    for seat in range(2):
        with pytest.raises(IllegalMove):
            choose_one(state, seat, "pass")


@pytest.mark.rule("AR-5")
def test_summer_cards_leave_the_hand_but_reach_neither_centre_nor_discard_before_winter() -> None:
    state = lay("2c Kd", "Ac Qs", season="summer", centre="9h")
    choose(state, "Kd", "Ac")
    assert table(state)["season"] == "autumn"
    assert [hand(state, seat) for seat in range(2)] == ["2c", "Qs"]
    assert (pile(state, "centre"), pile(state, "discard")) == ("9h", "")


@pytest.mark.rule("AR-5")
def test_only_one_of_two_twins_is_played() -> None:
    state = lay("Qs Qs", "2c", "3c", season="summer")
    choose(state, "Qs", "2c", "3c")
    assert hand(state, 0) == "Qs"


@pytest.mark.rule("AR-5")
def test_a_player_with_an_empty_hand_plays_nothing_in_summer() -> None:
    state = lay("", "2c Kd", season="summer", centre="9h")
    assert (state.waiting, legal(state, 0)) == ((0, 1), "pass")
    choose(state, "pass", "2c")
    draw_any(state)
    assert herds(state) == ["", "2c 9h"]


@pytest.mark.rule("AR-5")
def test_the_last_cattle_played_in_spring_leaves_nothing_for_summer() -> None:
    state = lay("5d", "2c Kd")
    choose(state, "5d", "2c")
    assert [legal(state, seat) for seat in range(2)] == ["pass", "Kd"]


# Autumn


@pytest.mark.rule("AR-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_autumn_everybody_draws_one_card(seats: int) -> None:
    state = lay(*["2c 3d 4h", "5c 6d 7h", "8c 9d 10h", "2s 3s 4s", "5s 6s 7s"][:seats])
    deck = table(state)["deck"]
    choose(state, *["2c", "5c", "8c", "2s", "5s"][:seats])
    choose(state, *["3d", "6d", "9d", "3s", "6s"][:seats])
    assert (hand_sizes(state), state.actor) == ([1] * seats, CHANCE)
    draw(state, *["Kc", "Kd", "Kh", "Ks", "Qc"][:seats])
    assert [hand(state, seat) for seat in range(seats)] == ["Kc 4h", "Kd 7h", "10h Kh", "4s Ks", "Qc 7s"][:seats]
    assert table(state)["deck"] == deck - seats


@pytest.mark.rule("AR-6")
def test_a_player_with_an_empty_hand_draws_like_the_others() -> None:
    state = lay("", "2c", season="summer")
    choose(state, "pass", "2c")
    draw(state, "Kh", "Qh")
    assert [hand(state, seat) for seat in range(2)] == ["Kh", "Qh"]


@pytest.mark.rule("AR-6")
def test_only_cards_of_the_deck_are_drawn() -> None:
    state = lay("2c", "3c", season="summer", deck="9h Ks")
    choose(state, "2c", "3c")
    assert [GAME.text(state, card) for card, _ in state.outcomes()] == ["9h", "Ks"]
    draw(state, "9h")
    assert [GAME.text(state, card) for card, _ in state.outcomes()] == ["Ks"]


@pytest.mark.rule("AR-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_if_the_deck_is_just_large_enough_all_draw(seats: int) -> None:
    state = lay(*["2c", "3c", "4c", "5c", "6c"][:seats], season="summer", deck=" ".join(["9h", "8h", "7h", "6h", "5h"][:seats]))
    choose(state, *["2c", "3c", "4c", "5c", "6c"][:seats])
    draw_any(state)
    assert (hand_sizes(state), table(state)["deck"], table(state)["season"]) == ([1] * seats, 0, "spring")


@pytest.mark.rule("AR-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("missing", [1, 2])
def test_if_the_deck_holds_fewer_cards_than_players_nobody_draws_and_winter_comes_at_once(seats: int, missing: int) -> None:
    deck = ["9h", "8h", "7h", "6h"][: seats - missing]
    state = lay(*["2c", "3c", "4c", "5c", "6c"][:seats], season="summer", deck=" ".join(deck))
    choose(state, *["2c", "3c", "4c", "5c", "6c"][:seats])
    assert (hand_sizes(state), table(state)["deck"]) == ([0] * seats, len(deck))
    assert (table(state)["season"], table(state)["year"]) == ("spring", 2)
    assert herds(state) == [""] * (seats - 1) + [" ".join(["2c", "3c", "4c", "5c", "6c"][:seats])]


# Winter


@pytest.mark.rule("AR-7")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_in_winter_everybody_sees_all_summer_cards_at_once(seat: int) -> None:
    state = lay("Kd", "2c", "", season="summer", centre="9h")
    choose(state, "Kd", "2c", "pass")
    draw(state, "3s", "4s")
    news = GAME.event(state, GAME.parse(state, "5s"), seat)
    assert outcome(news) == [
        {"kind": "winter", "cards": ["Kd", "2c", "pass"], "winner": 0, "by": "warrior", "trick": ["2c", "9h"]},
        {"kind": "year", "year": 2},
    ]


@pytest.mark.rule("AR-7")
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_no_summer_card_is_turned_while_cards_are_still_being_drawn(seat: int) -> None:
    state = lay("Kd", "2c", "9s", season="summer")
    choose(state, "Kd", "2c", "9s")
    for card in ("3s", "4s"):
        assert table(state, seat)["seats"][1]["chosen"] == "hidden"
        assert GAME.event(state, GAME.parse(state, card), seat)["then"] == []
        assert '"2c"' not in shown(state, seat)
        draw(state, card)
    draw(state, "5s")
    assert herds(state) == ["2c 9s", "", ""]


@pytest.mark.rule("AR-7")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_winter_without_an_autumn_turns_the_cards_just_the_same(seat: int) -> None:
    state = lay("5d", "2c", season="summer", deck="")
    choose_one(state, 0, "5d")
    news = GAME.event(state, GAME.parse(state.seen(1), "2c"), seat, by=1)
    assert outcome(news) == [
        {"kind": "winter", "cards": ["5d", "2c"], "winner": 0, "by": "cattle", "trick": ["2c", "5d"]},
        {"kind": "year", "year": 2},
    ]


@pytest.mark.rule("AR-7")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_summer_cards_that_end_the_game_lie_open_like_all_others(seat: int) -> None:
    state = lay("Kd", "2c", season="summer", year=9, herds=["", "Ah"])
    choose(state, "Kd", "2c")
    draw_any(state)
    assert "hidden" not in [part["chosen"] for part in table(state, seat)["seats"]]


@pytest.mark.rule("AR-7")
def test_after_winter_the_next_year_begins_with_its_spring() -> None:
    state = lay("Kd 3d", "2c 4c", season="summer", year=2)
    choose(state, "Kd", "2c")
    draw_any(state)
    assert (table(state)["year"], table(state)["season"], state.waiting) == (3, "spring", (0, 1))
    assert [part["chosen"] for part in table(state)["seats"]] == [None, None]
