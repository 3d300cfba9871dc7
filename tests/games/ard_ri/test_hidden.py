"""What everybody may know, and what nobody but its owner does."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import CHANCE, OVER, SPECTATOR, State
from tests.games.ard_ri.table import (
    GAME,
    choose,
    choose_one,
    draw,
    draw_any,
    everywhere,
    fight,
    hand,
    hand_sizes,
    lay,
    random_game,
    shown,
    table,
)

OTHERS = [0, 2, SPECTATOR]  # who looks at seat 1


# Open to all


@pytest.mark.rule("AR-14")
def test_herds_centre_discard_and_the_sizes_of_deck_and_hands_are_open_to_all() -> None:
    state = lay("2c 3c", "Kd Qd", "9s", herds=["Ah", "", "5d 5d"], centre="8h", discard="Jc Js", deck="4c 4d 4h 4s")
    for seat in (0, 1, 2, SPECTATOR):
        lies = table(state, seat)
        assert [part["herd"] for part in lies["seats"]] == [["Ah"], [], ["5d", "5d"]]
        assert [part["hand"] for part in lies["seats"]] == [2, 2, 1]
        assert (lies["centre"], lies["discard"], lies["deck"]) == (["8h"], ["Jc", "Js"], 4)


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_who_has_chosen_is_open_but_not_what(season: str) -> None:
    state = lay("2c 3c", "4d 5d", "9s 8s", season=season)
    choose_one(state, 1, "4d")
    for seat in OTHERS:
        assert [part["chosen"] for part in table(state, seat)["seats"]] == [None, "hidden", None]
        assert GAME.view(state, seat)["waiting"] == [0, 2]
    assert [part["chosen"] for part in table(state, 1)["seats"]] == [None, "4d", None]


@pytest.mark.rule("AR-14")
def test_a_summer_pass_is_open_since_everybody_sees_the_empty_hand() -> None:
    state = lay("2c 3c", "", "9s 8s", season="summer")
    choose_one(state, 1, "pass")
    assert [table(state, seat)["seats"][1]["chosen"] for seat in OTHERS] == ["pass"] * 3


# Hands


@pytest.mark.rule("AR-14")
def test_a_player_sees_their_own_cards_and_no_others() -> None:
    state = lay("2c 3c", "4d Kd", "9s")
    for seat in (0, 1, 2, SPECTATOR):
        visible = [part["cards"] for part in table(state, seat)["seats"]]
        assert visible == [held.split() if owner == seat else None for owner, held in enumerate(["2c 3c", "4d Kd", "9s"])]


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_the_table_looks_the_same_whatever_another_player_holds(seat: int, season: str) -> None:
    hands = ["4d Kd", "4d 4d", "Kd Ks", "Ah 2s"]
    assert len({known(lay("2c 3c", held, "9s", season=season), seat) for held in hands}) == 1


def known(state: State, seat: int) -> tuple[State, str]:
    return state.seen(seat), shown(state, seat)


@pytest.mark.rule("AR-14")
def test_only_the_mover_is_offered_moves() -> None:
    state = lay("2c 3c", "4d Kd", "9s")
    assert [move["text"] for move in GAME.view(state, 1)["moves"]] == ["4d"]
    assert GAME.view(state, SPECTATOR)["moves"] == []


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_hands_stay_hidden_when_the_game_is_over(seat: int) -> None:
    state = lay("Kd 2c", "3c Qs", season="summer", year=9, herds=["Ah", ""])
    choose(state, "2c", "3c")
    draw(state, "7d", "8d")
    assert state.actor == OVER
    visible = [part["cards"] for part in table(state, seat)["seats"]]
    assert visible == [held.split() if owner == seat else None for owner, held in enumerate(["7d Kd", "8d Qs"])]


# Deck


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("season", ["deal", "autumn"])
def test_a_drawn_card_is_seen_only_by_the_player_who_draws_it(seat: int, season: str) -> None:
    state = GAME.start(seats=3) if season == "deal" else lay("2c 3c", "4c 5c", "6c 7c", season="summer")
    if season == "autumn":
        choose(state, "2c", "4c", "6c")
    draw(state, "Ad")
    ace, king = GAME.parse(state, "Ah"), GAME.parse(state, "Kh")
    told = GAME.event(state, ace, seat)
    assert (told["kind"], told["to"], told["card"]) == ("deal" if season == "deal" else "draw", 1, None)
    assert told == GAME.event(state, king, seat)
    assert (GAME.event(state, ace, 1)["card"], GAME.event(state, king, 1)["card"]) == ("Ah", "Kh")
    assert after(state, ace, seat) == after(state, king, seat)
    assert "Ah" in after(state, ace, 1)


def after(state: State, card: int, seat: int) -> str:
    drawn = state.copy()
    drawn.apply(card)
    return shown(drawn, seat)


@pytest.mark.rule("AR-14")
def test_the_draw_that_brings_winter_is_hidden_from_the_others_too() -> None:
    state = lay("2c 3c", "4c 5c", season="summer")
    choose(state, "2c", "4c")
    draw(state, "Ad")
    for seat in (0, SPECTATOR):
        told = [GAME.event(state, GAME.parse(state, card), seat) for card in ("Ah", "Kh")]
        assert told[0] == told[1]
        assert told[0]["card"] is None


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("seat", OTHERS)
def test_nobody_can_ask_the_deck_what_comes_next(seat: int) -> None:
    seen = GAME.start(seats=3).seen(seat)
    assert seen.actor == CHANCE
    with pytest.raises(ValueError, match="cannot know"):
        seen.outcomes()
    with pytest.raises(ValueError, match="cannot know"):
        seen.draw(0)


@pytest.mark.rule("AR-14")
def test_no_view_lists_the_cards_of_the_deck() -> None:
    state = lay("2c", "3c", deck="9h 9s")
    assert all('"9h"' not in shown(state, seat) for seat in (0, 1, SPECTATOR))


# Choices


@pytest.mark.rule("AR-14", "AR-4")
@pytest.mark.parametrize("seat", OTHERS)
def test_before_the_reveal_nobody_can_tell_a_spring_pass_from_a_card(seat: int) -> None:
    looks, news = set(), []
    for held, choice in (("Kd Ks", "pass"), ("4d Ks", "4d"), ("Ah 4d", "4d"), ("Ah 4d", "Ah")):
        state = lay("2c 3c", held, "9s")
        news.append(GAME.event(state, GAME.parse(state.seen(1), choice), seat, by=1))
        choose_one(state, 1, choice)
        looks.add(known(state, seat))
    assert len(looks) == 1
    blank = {"by": 1, "kind": "choose", "season": "spring", "card": None, "then": [], "say": [], "marks": {}}
    assert all(told == blank for told in news)


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("seat", OTHERS)
def test_a_summer_card_cannot_be_told_from_another_until_winter(seat: int) -> None:
    stories = []
    for choice in ("4d", "Ks"):
        state = lay("2c 3c", "4d Ks", "9s", season="summer")
        story: list[Any] = [GAME.event(state, GAME.parse(state.seen(1), choice), seat, by=1)]
        choose_one(state, 1, choice)
        story.append(known(state, seat))
        choose_one(state, 0, "2c")
        choose_one(state, 2, "9s")
        story.append(known(state, seat))
        for card in ("7h", "8h"):
            story.append(GAME.event(state, GAME.parse(state, card), seat))
            draw(state, card)
            story.append(known(state, seat))
        stories.append(story)
    assert stories[0] == stories[1]


@pytest.mark.rule("AR-14")
def test_a_player_keeps_seeing_what_they_chose() -> None:
    state = lay("2c 3c", "4d Ks", season="summer")
    told = GAME.event(state, GAME.parse(state.seen(1), "Ks"), 1, by=1)
    assert told["card"] == "Ks"
    choose(state, "2c", "Ks")
    assert [part["chosen"] for part in table(state, 1)["seats"]] == ["hidden", "Ks"]


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_a_chosen_card_counts_as_part_of_the_hand_until_all_have_chosen(season: str) -> None:
    state = lay("2c 3c", "4d Ks", "9s 8s", season=season)
    choose_one(state, 0, "2c")
    choose_one(state, 1, "4d")
    assert (hand_sizes(state), hand(state, 0)) == ([2, 2, 2], "2c 3c")
    choose_one(state, 2, "9s")
    assert (hand_sizes(state), hand(state, 0)) == ([1, 1, 1], "3c")


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_whole_game_every_view_fits_every_world_its_seat_could_be_in(seats: int) -> None:
    for ply, state in enumerate(random_game(seats, seed=seats)):
        seat = ply % (seats + 1) if ply % (seats + 1) < seats else SPECTATOR
        imagined = state.seen(seat).imagine(ply)
        assert shown(imagined, seat) == shown(state, seat)


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_world_a_seat_can_imagine_is_a_position_with_all_cards_in_it(seats: int) -> None:
    for ply, state in enumerate(random_game(seats, seed=10 + seats)):
        could_be_true(state, ply % seats, ply)
        could_be_true(state, SPECTATOR, ply)


def could_be_true(state: State, seat: int, u: int) -> None:
    """The rules allow what the seat imagines, and the seat could not tell it from the truth."""
    world = state.seen(seat).imagine(u)
    assert GAME.restore(GAME.position(world)) == world
    assert everywhere(world) == everywhere(state)
    assert world.seen(seat) == state.seen(seat)


@pytest.mark.rule("AR-14")
def test_any_unseen_card_can_be_in_another_hand() -> None:
    state = lay("2c 3c", "4d Ks", deck="Ac 9h 10s Jd Kh")
    assert {card for u in range(200) for card in hand(state.seen(0).imagine(u), 1).split()} == {
        "4d", "Ks", "Ac", "9h", "10s", "Jd", "Kh"
    }


@pytest.mark.rule("AR-14")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_any_card_that_may_be_played_can_be_the_hidden_choice(season: str) -> None:
    state = lay("2c 3c", "5d 9h Js", season=season, deck="")
    choose_one(state, 1, "5d")
    choices = [GAME.position(state.seen(0).imagine(u))["seats"][1]["chosen"] for u in range(300)]
    assert set(choices) == ({"5d", "9h"} if season == "spring" else {"5d", "9h", "Js"})
    assert min(choices.count(choice) for choice in set(choices)) > 70


# What follows from a Spring pass


@pytest.mark.rule("AR-14", "AR-4")
def test_after_a_spring_pass_everybody_knows_that_the_hand_is_all_warriors() -> None:
    state = lay("2c 3c", "Kd Qs Jh", "9s 8s")
    choose(state, "2c", "pass", "9s")
    for seat in OTHERS:
        assert [part["nobles"] for part in table(state, seat)["seats"]] == [0, 3, 0]
        for u in range(50):
            assert all(card[0] in "KQJ" for card in hand(state.seen(seat).imagine(u), 1).split())


@pytest.mark.rule("AR-14", "AR-4")
def test_nothing_is_known_about_a_hand_before_the_pass_is_revealed() -> None:
    state = lay("2c 3c", "Kd Qs Jh", "9s 8s")
    choose_one(state, 1, "pass")
    assert [table(state, seat)["seats"][1]["nobles"] for seat in OTHERS] == [0, 0, 0]
    hands = [hand(state.seen(0).imagine(u), 1) for u in range(100)]
    assert any(card[0] not in "KQJ" for held in hands for card in held.split())


@pytest.mark.rule("AR-14")
def test_known_warriors_are_counted_down_as_they_are_turned_up_and_the_drawn_card_is_unknown() -> None:
    state = lay("2c 3c 4c", "Kd Qs Jh", "9s 8s 7s")
    choose(state, "2c", "pass", "9s")
    choose(state, "3c", "Qs", "8s")
    assert table(state)["seats"][1]["nobles"] == 3
    draw_any(state)
    assert (table(state)["seats"][1]["nobles"], hand_sizes(state)[1]) == (2, 3)
    hands = [hand(state.seen(0).imagine(u), 1).split() for u in range(100)]
    warriors = {sum(card[0] in "KQJ" for card in held) for held in hands}
    assert warriors == {2, 3}


@pytest.mark.rule("AR-14")
def test_whoever_plays_the_drawn_cattle_in_spring_is_left_with_known_warriors() -> None:
    state = lay("2c 3c 4c", "Kd Jh 5d", "9s 8s 7s", nobles=[0, 2, 0])
    choose(state, "2c", "5d", "9s")
    assert (table(state)["seats"][1]["nobles"], hand_sizes(state)[1]) == (2, 2)


@pytest.mark.rule("AR-14")
def test_a_second_pass_makes_the_drawn_card_a_known_warrior_too() -> None:
    state = lay("2c 3c 4c", "Kd Jh Qs", "9s 8s 7s", nobles=[0, 2, 0])
    choose(state, "2c", "pass", "9s")
    assert table(state)["seats"][1]["nobles"] == 3


@pytest.mark.rule("AR-14")
def test_cattle_turned_up_in_winter_leaves_the_known_warriors_known() -> None:
    state = lay("2c 3c", "Kd 5d", season="summer", nobles=[0, 1])
    choose(state, "2c", "5d")
    draw_any(state)
    assert table(state)["seats"][1]["nobles"] == 1


@pytest.mark.rule("AR-14")
def test_a_warrior_of_a_player_who_never_passed_says_nothing_about_the_other_cards() -> None:
    state = lay("2c 3c", "Kd 5d", season="summer")
    choose(state, "2c", "Kd")
    draw_any(state)
    assert table(state)["seats"][1]["nobles"] == 0


@pytest.mark.rule("AR-14")
def test_known_warriors_can_be_any_that_have_not_been_seen() -> None:
    state = lay("Kc 2c", "Kd Qs", season="summer", discard="Jc Jd Jh Js", nobles=[0, 2])
    known_warriors = {card for u in range(200) for card in hand(state.seen(0).imagine(u), 1).split()}
    assert known_warriors == {"Kd", "Kh", "Ks", "Qc", "Qd", "Qh", "Qs"}


@pytest.mark.rule("AR-14")
def test_a_pass_is_remembered_through_the_whole_year_in_everything_one_can_imagine() -> None:
    state = lay("2c 3c", "Kd Qs", "Jh Jd", deck="Ac Ad Ah As")
    choose(state, "2c", "pass", "pass")
    choose(state, "3c", "Kd", "Jh")
    for _ in range(4):  # before and after each draw of Autumn, and in the next Spring
        for u in range(30):
            for seat in (0, 1, SPECTATOR):
                could_be_true(state, seat, u)
        if state.actor == CHANCE:
            state.apply(state.draw(0))
    assert [part["nobles"] for part in table(state)["seats"]] == [0, 1, 1]


@pytest.mark.rule("AR-14")
def test_a_hidden_summer_card_of_known_warriors_is_imagined_as_a_warrior() -> None:
    state = lay("2c 3c", "Kd Qs", "9s 8s", season="summer", nobles=[0, 2, 0])
    choose(state, "2c", "Kd", "9s")
    draw(state, "7h", "8h")
    for u in range(50):
        world = GAME.position(state.seen(0).imagine(u))["seats"][1]
        assert world["chosen"][0] in "KQJ"
        assert any(card[0] in "KQJ" for card in world["hand"])


@pytest.mark.rule("AR-14")
def test_what_was_turned_up_in_winter_is_open_to_all() -> None:
    state = fight("4c", "9d", "Jh", "Jh", centre="2s")
    for seat in (0, 1, 2, 3, SPECTATOR):
        lies = table(state, seat)
        assert (lies["seats"][1]["herd"], lies["discard"]) == (["4c", "9d", "2s"], ["Jh", "Jh"])
