"""Becoming High King: the count after year four, further years, and the last one."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from parlour import OVER, State
from parlour.games.ard_ri import terminal
from tests.games.ard_ri.table import (
    GAME,
    choose,
    draw,
    draw_any,
    fight,
    hand_sizes,
    herds,
    lay,
    legal,
    outcome,
    pile,
    random_game,
    table,
)

FOUR_SUITS = "2c 2d 2h 2s"


def year_goes_by(year: int, *herds: str) -> State:
    """A year in which nobody plays anything ends: only the herds count."""
    return fight(*["pass"] * len(herds), year=year, herds=herds)


def goes_on(state: State) -> int:
    """The year that the game goes on with."""
    assert state.actor != OVER
    assert table(state)["season"] == "spring"
    return int(table(state)["year"])


# The fourth year


@pytest.mark.rule("AR-15")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_nobody_wins_before_the_fourth_year_is_over(year: int) -> None:
    assert goes_on(year_goes_by(year, "Ac Ad Ah As", "")) == year + 1


@pytest.mark.rule("AR-15")
def test_after_the_fourth_year_whoever_has_all_four_suits_wins() -> None:
    state = year_goes_by(4, FOUR_SUITS, "Ac Ad Ah")
    assert (state.actor, state.scores, GAME.points(state)) == (OVER, (1, 0), [8, 0])
    assert table(state)["season"] == "after"


@pytest.mark.rule("AR-15")
@pytest.mark.parametrize(
    ("year", "kept", "missing", "total", "worth"),
    [
        (1, "", "cdhs", 0, 0), (3, "8c 10h 3h 5s", "d", 23, 0), (8, "Ac", "dhs", 15, 0), (3, "8c 10h 5s 2d", "", 25, 25),
        (9, "8c 10h 5s", "d", 23, 23),  # AR-17
    ],
)
def test_the_table_never_shows_a_herd_as_worth_more_than_it_would_count(
    year: int, kept: str, missing: str, total: int, worth: int
) -> None:
    state = lay("2c", "3c", year=year, herds=[kept, ""])
    seat = table(state)["seats"][0]
    assert ("".join(seat["missing"]), seat["total"], seat["worth"]) == (missing, total, worth)
    assert GAME.points(state)[0] == worth
    drawn = StringIO()
    Console(width=80, file=drawn).print(terminal.draw(GAME.view(state, 0), "en", ["Nuria", "Ana"]))
    line = next(line for line in drawn.getvalue().splitlines() if "Nuria" in line)
    promise = "".join({"c": "♣", "d": "♦", "h": "♥", "s": "♠"}[suit] for suit in missing)
    assert line.rstrip("│ ").endswith(f" {worth}" if worth == total else f" 0 · {total} + {promise}")


@pytest.mark.rule("AR-15")
@pytest.mark.parametrize(
    ("kept", "points"),
    [
        (["2c 3d 2h 3s", "3c 2d 3h 4s"], [10, 12]),
        (["10c 10d 10h 10s", "Ac Ad 2h 9s"], [40, 41]),
        (["Ac 2d 2h 2s", "", "10c 4d 4h 4s"], [21, 0, 22]),
        (["9c 9d 9h", "Ac Ad Ah", "As", "2c 2d 2h 2s"], [0, 0, 0, 8]),
        (["2c 2d 2h 2s", "3c 3d 3h 3s", "4c 4d 4h 4s", "5c 5d 5h 5s", "6c 6d 6h 6s"], [8, 12, 16, 20, 24]),
    ],
)
def test_the_highest_sum_of_four_suits_wins(kept: list[str], points: list[int]) -> None:
    state = year_goes_by(4, *kept)
    assert GAME.points(state) == points
    assert state.scores == tuple(float(seat == len(kept) - 1) for seat in range(len(kept)))


@pytest.mark.rule("AR-15")
def test_only_the_highest_card_of_each_suit_counts() -> None:
    state = year_goes_by(4, "7c 8c 9c 10c 2d 2h 2s", "Ac 3d 4d 3h 3s")
    assert (GAME.points(state), state.scores) == ([16, 25], (0, 1))


@pytest.mark.rule("AR-15")
def test_twins_in_a_herd_count_once() -> None:
    state = year_goes_by(4, "Ac Ac 2d 2h 2s", "9c 10d 2h 2s", "")
    assert (GAME.points(state), state.scores) == ([21, 23, 0], (0, 1, 0))


@pytest.mark.rule("AR-15")
def test_the_trick_of_the_fourth_winter_still_counts() -> None:
    state = fight("Kc", "Jd", year=4, centre="2s", herds=["2c 2d 2h", ""])
    assert (state.actor, state.scores, herds(state)) == (OVER, (1, 0), ["2c 2d 2h 2s", ""])


@pytest.mark.rule("AR-15")
def test_cards_in_hand_and_in_the_centre_do_not_count() -> None:
    state = lay("Ac 4d", "2c 4h", season="summer", year=4, centre="As", herds=["2d 2h 2s", "3d 3h 3s"])
    choose(state, "4d", "4h")
    draw(state, "10c", "Ad")
    assert goes_on(state) == 5


@pytest.mark.rule("AR-15")
@pytest.mark.parametrize("seat", range(2))
def test_everybody_hears_who_won_and_with_what(seat: int) -> None:
    state = lay("", "", season="summer", year=4, herds=[FOUR_SUITS, "Ac"])
    choose(state, "pass", "pass")
    draw(state, "9h")
    news = GAME.event(state, GAME.parse(state, "9s"), seat)
    assert news["then"][-1] == {"kind": "end", "winners": [0], "points": [8, 0]}


# Further years


@pytest.mark.rule("AR-16")
@pytest.mark.parametrize("year", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("kept", [["Ac Ad Ah", "2c"], ["", ""], ["", "Ac Ad", "Ah As"]])
def test_without_four_suits_in_any_herd_another_year_is_played(year: int, kept: list[str]) -> None:
    assert goes_on(year_goes_by(year, *kept)) == year + 1


@pytest.mark.rule("AR-16")
@pytest.mark.parametrize("year", [4, 5, 6, 7, 8])
@pytest.mark.parametrize(
    "kept",
    [
        ["2c 3d 4h 5s", "5c 4d 3h 2s"],
        ["2c 2d 2h 2s", "9c 9d 9h 9s", "8c 10d 8h 10s"],
        ["3c 3d 3h 3s", "3c 3d 3h 3s", "4c 2d 4h 2s", "", "2c 2d 2h 2s"],
    ],
)
def test_a_tie_for_the_best_sum_is_played_on(year: int, kept: list[str]) -> None:
    assert goes_on(year_goes_by(year, *kept)) == year + 1


@pytest.mark.rule("AR-16")
def test_a_tie_below_the_best_sum_does_not_matter() -> None:
    state = year_goes_by(4, "3c 3d 3h 3s", "4c 4d 4h 4s", "3c 3d 3h 3s")
    assert state.scores == (0, 1, 0)


@pytest.mark.rule("AR-16")
@pytest.mark.parametrize("year", [5, 6, 7, 8])
def test_a_later_year_can_be_the_last(year: int) -> None:
    state = year_goes_by(year, "", FOUR_SUITS)
    assert (state.actor, state.scores) == (OVER, (0, 1))


@pytest.mark.rule("AR-16")
def test_a_player_who_was_not_tied_can_win_the_next_year() -> None:
    state = lay("4c", "4d", "Kh", year=4, season="summer", herds=["2c 3d 3h 2s", "3c 2d 2h 3s", "Ac Ad Ah"])
    choose(state, "4c", "4d", "Kh")
    draw(state, "5s", "6c", "Qs")
    assert goes_on(state) == 5
    choose(state, "5s", "6c", "pass")
    choose(state, "pass", "pass", "Qs")
    draw_any(state)
    assert (GAME.points(state), state.scores) == ([10, 10, 50], (0, 0, 1))


@pytest.mark.rule("AR-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_at_least_four_and_at_most_nine_years(seats: int) -> None:
    years = {table(list(random_game(seats, seed))[-1])["year"] for seed in range(15)}
    assert years <= {4, 5, 6, 7, 8, 9}
    assert 4 in years


@pytest.mark.rule("AR-16", "AR-17")
def test_the_ninth_year_is_the_last_whatever_has_happened() -> None:
    for kept in (["", ""], ["Ac", "Ad"], ["2c 3d 4h 5s", "5c 4d 3h 2s"]):
        assert year_goes_by(9, *kept).actor == OVER


# The ninth year


@pytest.mark.rule("AR-17")
@pytest.mark.parametrize(
    ("kept", "points", "scores"),
    [
        (["Ac", "10d"], [15, 10], (1, 0)),
        (["Ac 10c 9c", "8d 8h"], [15, 16], (0, 1)),
        (["", "2h", ""], [0, 2, 0], (0, 1, 0)),
        (["Ac Ad Ah", "2c 2d 2h 2s"], [45, 8], (1, 0)),
        (["10c 10d", "3c 3d 3h 10s", "9s", "2h", ""], [20, 19, 9, 2, 0], (1, 0, 0, 0, 0)),
    ],
)
def test_after_the_ninth_year_suits_are_no_longer_required(
    kept: list[str], points: list[int], scores: tuple[float, ...]
) -> None:
    state = year_goes_by(9, *kept)
    assert (GAME.points(state), state.scores) == (points, scores)


@pytest.mark.rule("AR-17")
def test_the_same_herds_give_another_winner_a_year_earlier() -> None:
    kept = ["Ac Ad Ah", "2c 2d 2h 2s"]
    assert (year_goes_by(8, *kept).scores, year_goes_by(9, *kept).scores) == ((0, 1), (1, 0))


@pytest.mark.rule("AR-17")
@pytest.mark.parametrize(
    ("kept", "scores"),
    [
        (["Ac 2d", "9h 8s"], (0.5, 0.5)),
        (["9c", "2d", "5h 4s"], (0.5, 0, 0.5)),
        (["4c", "4d", "4h", "4s", "3c"], (0.25, 0.25, 0.25, 0.25, 0)),
    ],
)
def test_equal_best_sums_share_the_win(kept: list[str], scores: tuple[float, ...]) -> None:
    state = year_goes_by(9, *kept)
    assert (state.actor, state.scores) == (OVER, scores)


@pytest.mark.rule("AR-17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_if_nobody_has_any_cattle_all_share_the_win(seats: int) -> None:
    state = year_goes_by(9, *[""] * seats)
    assert state.scores == pytest.approx((1 / seats,) * seats)
    assert GAME.points(state) == [0] * seats


@pytest.mark.rule("AR-17")
def test_the_trick_of_the_ninth_winter_still_counts() -> None:
    state = fight("Kc", "Jd", year=9, centre="As", herds=["", "9c"])
    assert (GAME.points(state), state.scores) == ([15, 9], (1, 0))


# Hands that shrink


@pytest.mark.rule("AR-18")
def test_hands_shrink_by_a_card_a_year_until_the_ninth_begins_with_one() -> None:
    """Two players mirror each other for nine years, so nobody ever wins a trick."""
    state = lay("2c 3c 4c 5c 6c 7c 8c 9c 10c", "2d 3d 4d 5d 6d 7d 8d 9d 10d")
    for year in range(1, 10):
        assert (goes_on(state), hand_sizes(state)) == (year, [10 - year] * 2)
        for _ in ("spring", "summer"):
            choose(state, legal(state, 0).split()[0], legal(state, 1).split()[0])
        rank = ("2", "3", "4", "5", "6", "7", "8", "9", "10")[year - 1]
        draw(state, rank + "h", rank + "s")
    assert (state.actor, herds(state), state.scores) == (OVER, ["", ""], (0.5, 0.5))


@pytest.mark.rule("AR-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_spring_begins_with_one_card_less_plus_one_for_every_pass(seats: int) -> None:
    for seed in range(4):
        passes = [0] * seats
        for state in random_game(seats, seed):
            lies = GAME.position(state)
            chosen = [seat["chosen"] for seat in lies["seats"]]
            if lies["season"] == "spring" and chosen == [None] * seats:
                assert hand_sizes(state) == [10 - lies["year"] + passes[seat] for seat in range(seats)]
            if lies["season"] == "summer" and chosen == [None] * seats:
                passes = [size - 9 + lies["year"] for size in hand_sizes(state)]


@pytest.mark.rule("AR-18")
def test_in_the_ninth_year_only_a_warrior_held_back_can_fight() -> None:
    state = lay("Jc", "Ad", "10h", year=9, herds=["", "2c", "2c"])
    choose(state, "pass", "Ad", "10h")
    assert [legal(state, seat) for seat in range(3)] == ["Jc", "pass", "pass"]
    choose(state, "Jc", "pass", "pass")
    draw_any(state)
    assert (herds(state), state.scores) == (["Ad 10h", "2c", "2c"], (1, 0, 0))


@pytest.mark.rule("AR-18")
def test_a_spring_passed_leaves_a_card_more_for_later() -> None:
    state = lay("Jc Qc", "Ad 3d", year=8)
    choose(state, "pass", "Ad")
    choose(state, "Jc", "3d")
    draw(state, "5h", "6h")
    assert hand_sizes(state) == [2, 1]
    choose(state, "5h", "6h")
    assert [legal(state, seat) for seat in range(2)] == ["Qc", "pass"]


@pytest.mark.rule("AR-18", "AR-12")
@pytest.mark.parametrize("year", [1, 8, 9])
def test_if_nobody_plays_in_summer_the_centre_stays(year: int) -> None:
    state = lay("5c", "9d", "Ah", year=year, centre="2s")
    choose(state, "5c", "9d", "Ah")
    choose(state, "pass", "pass", "pass")
    news = draw_any(state)
    assert outcome(news)[0] == {"kind": "winter", "cards": ["pass"] * 3, "winner": None, "by": None, "trick": []}
    assert (pile(state, "centre"), herds(state)) == ("5c 9d Ah 2s", ["", "", ""])
