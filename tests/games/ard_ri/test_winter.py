"""Winter's fight: who lives, who takes the trick, and what stays on the table."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from parlour.core import cards
from tests.games.ard_ri.table import (
    GAME,
    choose,
    draw_any,
    everywhere,
    fight,
    herd_sizes,
    herds,
    lay,
    outcome,
    pile,
    random_game,
    table,
)

SUITS = "cdhsc"  # the fifth player's cards are twins

# Warriors


@pytest.mark.rule("AR-8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_every_fight_a_warrior_lives_only_if_no_other_is_as_high(seats: int) -> None:
    for ranks in product("JQK", repeat=seats):
        played = [rank + SUITS[seat] for seat, rank in enumerate(ranks)]
        alive = [seat for seat in range(seats) if not any(slays(ranks[o], ranks[seat]) for o in range(seats) if o != seat)]
        state = fight(*played, centre="9s")
        assert herds(state) == ["9s" if alive == [seat] else "" for seat in range(seats)], played


def slays(one: str, other: str) -> bool:
    return one == other or one + other in ("KQ", "KJ", "QJ")


@pytest.mark.rule("AR-8")
@pytest.mark.parametrize(
    ("played", "lives"),
    [
        (("Kc", "Qd"), 0),
        (("Jc", "Kd"), 1),
        (("Qc", "Jd"), 0),
        (("Jc", "Jd"), None),
        (("Kc", "Kd"), None),
        (("Kc", "Kd", "Jh"), None),
        (("Qc", "Jd", "Qh"), None),
        (("Qc", "Qd", "Kh"), 2),
        (("Kc", "Qd", "Qh", "Qs"), 0),
        (("Jc", "Jd", "Jh", "Js", "Qc"), 4),
        (("Kc", "Kd", "Qh", "Jh", "Js"), None),
    ],
)
def test_all_combats_happen_at_once(played: tuple[str, ...], lives: int | None) -> None:
    state = fight(*played, centre="9s")
    assert herds(state) == ["9s" if seat == lives else "" for seat in range(len(played))]


@pytest.mark.rule("AR-8")
def test_twins_slay_each_other_like_any_two_of_a_rank() -> None:
    assert herds(fight("Kc", "Kc", "Qd", centre="9s")) == ["", "", ""]


@pytest.mark.rule("AR-8")
@pytest.mark.parametrize("warrior", ["Jc", "Qc", "Kc"])
def test_cattle_neither_fights_nor_saves_anybody(warrior: str) -> None:
    assert herds(fight("Ad", warrior, "Ah", "10s", centre="9s")) == ["", "Ad Ah 9s 10s", "", ""]


@pytest.mark.rule("AR-9")
def test_a_surviving_warrior_takes_all_cattle_in_the_centre() -> None:
    state = fight("Qc", "Jd", centre="2c 5c 5h As")
    assert (herds(state), pile(state, "centre")) == (["2c 5c 5h As", ""], "")


@pytest.mark.rule("AR-9")
@pytest.mark.parametrize("victor", [0, 1, 2, 3, 4])
def test_the_trick_goes_to_the_warriors_owner_wherever_they_sit(victor: int) -> None:
    state = fight(*(("K" if seat == victor else "J") + SUITS[seat] for seat in range(5)), centre="9s")
    assert [seat for seat, size in enumerate(herd_sizes(state)) if size] == [victor]


@pytest.mark.rule("AR-9")
def test_a_trick_is_added_to_the_herd_and_other_herds_stay_as_they_are() -> None:
    state = fight("Jc", "Qd", "pass", centre="2c 5h", herds=["3s", "2d 5h", "7c"])
    assert herds(state) == ["3s", "2c 2d 5h 5h", "7c"]


@pytest.mark.rule("AR-9")
def test_the_victorious_warrior_is_discarded() -> None:
    state = fight("Qc", "2d", centre="5h")
    assert (pile(state, "discard"), herds(state)) == ("Qc", ["2d 5h", ""])


@pytest.mark.rule("AR-9")
def test_a_warrior_may_win_a_trick_without_any_cattle_in_it() -> None:
    state = lay("Qc", "Jd", season="summer")
    choose(state, "Qc", "Jd")
    settled = draw_any(state)["then"][0]
    assert (settled["winner"], settled["by"], settled["trick"]) == (0, "warrior", [])
    assert (herds(state), pile(state, "centre"), pile(state, "discard")) == (["", ""], "", "Qc Jd")


# Cattle


@pytest.mark.rule("AR-10")
@pytest.mark.parametrize(
    ("played", "wins"),
    [
        (("4c", "9d"), 1),
        (("Ac", "10d"), 0),
        (("2c", "pass"), 0),
        (("3c", "2d", "Ah", "10s", "9c"), 2),
        (("Kc", "Kd", "2h"), 2),
        (("Jc", "Qd", "Qh", "3s"), 3),
        (("Kc", "Kd", "2h", "3s", "pass"), 3),
    ],
)
def test_without_a_surviving_warrior_the_highest_summer_cattle_wins(played: tuple[str, ...], wins: int) -> None:
    state = lay(*("" if card == "pass" else card for card in played), season="summer", centre="9s")
    choose(state, *played)
    settled = draw_any(state)["then"][0]
    assert (settled["winner"], settled["by"]) == (wins, "cattle")
    assert [seat for seat, size in enumerate(herd_sizes(state)) if size] == [wins]


@pytest.mark.rule("AR-10")
def test_cattle_laid_in_spring_does_not_compete() -> None:
    state = lay("Ac 2c", "4d 3d")
    choose(state, "Ac", "4d")
    choose(state, "2c", "3d")
    draw_any(state)
    assert herds(state) == ["", "Ac 2c 3d 4d"]


@pytest.mark.rule("AR-10")
def test_the_suit_of_the_cattle_does_not_matter() -> None:
    for one, other in product("cdhs", repeat=2):
        assert herd_sizes(fight("6" + one, "7" + other, centre="9s")) == [0, 3]


@pytest.mark.rule("AR-11")
@pytest.mark.parametrize("summer_cattle", ["joins_always", "joins_without_warrior"])
def test_summer_cattle_goes_to_the_cattle_that_won(summer_cattle: str) -> None:
    state = fight("4c", "9d", "Kh", "Ks", centre="2s", summer_cattle=summer_cattle)
    assert (herds(state), pile(state, "discard")) == (["", "4c 9d 2s", "", ""], "Kh Ks")


@pytest.mark.rule("AR-11")
def test_in_the_usual_game_summer_cattle_goes_to_the_warrior_that_won() -> None:
    state = fight("4c", "Jd", "Ah", centre="2s")
    assert (herds(state), pile(state, "discard")) == (["", "4c Ah 2s", ""], "Jd")


@pytest.mark.rule("AR-11")
@pytest.mark.parametrize("victor", [0, 1, 2])
def test_by_agreement_a_warriors_victory_discards_the_summer_cattle(victor: int) -> None:
    played = ["4c", "Ah"]
    played.insert(victor, "Jd")
    state = fight(*played, centre="2s", summer_cattle="joins_without_warrior")
    assert herds(state) == ["2s" if seat == victor else "" for seat in range(3)]
    assert (pile(state, "discard"), pile(state, "centre")) == ("4c Jd Ah", "")


@pytest.mark.rule("AR-11")
def test_the_usual_game_lets_summer_cattle_always_join() -> None:
    assert GAME.options.resolve({})["summer_cattle"] == "joins_always"


@pytest.mark.rule("AR-11")
@pytest.mark.parametrize("summer_cattle", ["joins_always", "joins_without_warrior"])
def test_summer_cattle_left_from_an_earlier_year_is_part_of_the_centre(summer_cattle: str) -> None:
    state = lay("4c Kc", "4d 3d", season="summer", centre="2s", summer_cattle=summer_cattle)
    choose(state, "4c", "4d")
    draw_any(state)
    choose(state, GAME.view(state, 0)["moves"][0]["text"], "3d")
    choose(state, "Kc", GAME.view(state, 1)["moves"][0]["text"])
    draw_any(state)
    assert {"4c", "4d", "2s", "3d"} <= set(herds(state)[0].split())


# Nobody


@pytest.mark.rule("AR-12")
@pytest.mark.parametrize("summer_cattle", ["joins_always", "joins_without_warrior"])
@pytest.mark.parametrize(
    ("played", "stays"),
    [
        (("6c", "6d"), "6c 6d 2s"),
        (("Ac", "Ad", "10h"), "Ac Ad 10h 2s"),
        (("9h", "Ac", "Ad", "10h", "Ah"), "Ac Ad Ah 9h 10h 2s"),
        (("7c", "7c", "Kd", "Kh"), "7c 7c 2s"),
        (("Kc", "Kd"), "2s"),
        (("Qc", "Qd", "Jh", "pass"), "2s"),
        (("pass", "pass"), "2s"),
        (("Jc", "Jc", "pass"), "2s"),
    ],
)
def test_if_nobody_wins_the_centre_and_the_summer_cattle_stay(played: tuple[str, ...], stays: str, summer_cattle: str) -> None:
    state = fight(*played, centre="2s", summer_cattle=summer_cattle)
    assert (pile(state, "centre"), herds(state)) == (stays, [""] * len(played))
    assert pile(state, "discard").split() == sorted((c for c in played if c[0] in "KQJ"), key=lambda c: "cdhs".index(c[1]))


@pytest.mark.rule("AR-12")
def test_everybody_hears_that_nobody_won() -> None:
    state = lay("6c", "6d", season="summer", centre="2s")
    choose(state, "6c", "6d")
    assert outcome(draw_any(state)) == [
        {"kind": "winter", "cards": ["6c", "6d"], "winner": None, "by": None, "trick": []},
        {"kind": "year", "year": 2},
    ]


@pytest.mark.rule("AR-12")
def test_a_tie_at_the_top_blocks_the_next_best_card() -> None:
    assert herds(fight("10c", "10d", "9h", centre="2s")) == ["", "", ""]


@pytest.mark.rule("AR-12")
def test_a_tie_below_the_top_blocks_nobody() -> None:
    assert herds(fight("9c", "9d", "10h", centre="2s")) == ["", "", "9c 9d 10h 2s"]


@pytest.mark.rule("AR-12")
def test_what_stayed_is_won_in_the_next_year_together_with_its_cattle() -> None:
    state = lay("6c 3c Kc", "6d 3d Qd", season="summer", centre="2s", deck="8h 9h 8s 9s")
    choose(state, "6c", "6d")
    draw_any(state)
    assert (pile(state, "centre"), table(state)["season"]) == ("6c 6d 2s", "spring")
    choose(state, "3c", "3d")
    assert pile(state, "centre") == "3c 6c 3d 6d 2s"
    choose(state, "Kc", "Qd")
    draw_any(state)
    assert (herds(state), pile(state, "centre")) == (["3c 6c 3d 6d 2s", ""], "")


@pytest.mark.rule("AR-12")
def test_tricks_can_pile_up_over_several_years() -> None:
    state = lay("2c 3c 4c 5c 6c 7c Ac", "2d 3d 4d 5d 6d 7d 8d", season="spring", deck="Kh Qh Jh Ks Qs Js")
    for spring, summer in (("2", "3"), ("4", "5")):
        choose(state, spring + "c", spring + "d")
        choose(state, summer + "c", summer + "d")
        draw_any(state)
    assert pile(state, "centre") == "2c 3c 4c 5c 2d 3d 4d 5d"
    choose(state, "6c", "6d")
    choose(state, "Ac", "7d")
    draw_any(state)
    assert (herd_sizes(state), pile(state, "centre")) == ([12, 0], "")


@pytest.mark.rule("AR-12")
def test_what_lies_in_the_centre_at_the_end_counts_for_nobody() -> None:
    state = fight("pass", "pass", year=9, centre="Ac Ad Ah As", herds=["2c", "3d"])
    assert (GAME.points(state), state.scores) == ([2, 3], (0, 1))
    assert pile(state, "centre") == "Ac Ad Ah As"


# The dead


@pytest.mark.rule("AR-13")
@pytest.mark.parametrize(
    ("played", "discarded"),
    [
        (("Kc", "Qd"), "Kc Qd"),
        (("Jc", "Jd", "5h"), "Jc Jd"),
        (("Kc", "Kc", "Qh", "Js"), "Kc Kc Qh Js"),
    ],
)
def test_fallen_warriors_go_to_the_discard_pile(played: tuple[str, ...], discarded: str) -> None:
    assert pile(fight(*played), "discard") == discarded


@pytest.mark.rule("AR-13")
def test_fallen_warriors_join_those_of_earlier_years() -> None:
    assert pile(fight("Jc", "Jd", discard="Qc Ks"), "discard") == "Jc Qc Jd Ks"


@pytest.mark.rule("AR-13")
def test_fallen_warriors_are_not_in_the_trick_that_stays() -> None:
    state = fight("Jc", "Jd", "5h", "5s", centre="2s")
    assert pile(state, "centre") == "5h 2s 5s"


@pytest.mark.rule("AR-13")
def test_fallen_warriors_never_come_back_even_when_the_deck_is_empty() -> None:
    state = fight("Jc", "Jd", deck="8h 8s")
    choose(state, "8h", "8s")
    choose(state, "pass", "pass")
    assert (pile(state, "discard"), table(state)["deck"], table(state)["year"]) == ("Jc Jd", 0, 3)


@pytest.mark.rule("AR-13", "AR-1")
@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize("summer_cattle", ["joins_always", "joins_without_warrior"])
def test_no_card_is_ever_lost_and_discarded_ones_stay_discarded(seats: int, packs: int, summer_cattle: str) -> None:
    discarded: Counter[str] = Counter()
    for state in random_game(seats, seed=7, summer_cattle=summer_cattle):
        assert everywhere(state) == dict.fromkeys(cards.CODES, packs)
        assert discarded <= Counter(table(state)["discard"])
        discarded = Counter(table(state)["discard"])
