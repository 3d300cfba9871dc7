"""What cards count: Aces of three kinds, capital, and patriarchal values."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from tests.games.jack_rabbits import table as tables
from tests.games.jack_rabbits.table import can, hand, play, step, table, where


def turn(*hands: str, **how: Any) -> State:
    return tables.turn(*hands, game="full", **how)


def journey(*hands: str, **how: Any) -> State:
    return tables.journey(*hands, game="full", **how)


def audience(*hands: str, **how: Any) -> State:
    return tables.audience(*hands, game="full", **how)


def capital(state: State, seat: int = 0) -> str | None:
    front: str | None = table(state)["seats"][seat]["capital"]
    return front


@pytest.mark.rule("JR-44")
def test_plain_aces_count_one() -> None:
    assert step(audience("Ad 8d", "", at="Kd citadel")) == "increment"
    assert can(play(audience("Ad 9d", "", at="Kd citadel"), "claim", "9d")) == ["Ad"]
    assert can(play(journey("joker", "Ah 4h", at="Kd Kd"), "joker", "ride Qs"), 1) == ["pass"]


@pytest.mark.rule("JR-18", "JR-44")
def test_ambivalent_aces_count_one_or_eleven() -> None:
    state = play(audience("Ad 9d", "", at="Kd citadel", aces="ambivalent"), "claim")
    assert can(state) == ["Ad", "9d", "Ad+"] and can(play(state, "Ad")) == ["9d"]
    state = play(audience("Ad 10d", "", at="Kd citadel", aces="ambivalent"), "claim")
    assert can(state) == ["Ad", "10d", "Ad+"]
    assert hand(play(state, "Ad+")) == "10d Kd"
    state = play(audience("Ad 8d", "", at="Kd citadel", aces="ambivalent"), "claim")
    assert can(state) == ["8d", "Ad+"]  # as a one it would not do


@pytest.mark.rule("JR-44")
def test_ambivalent_aces_count_as_one_likes_in_showing_and_fighting_too() -> None:
    state = play(journey("Ah joker", "6h", at="Kd Kd", aces="ambivalent"), "joker", "ride Qs")
    state = play(state, "1:yes", "6h")
    assert can(state) == ["Ah+", "pass"]
    state = play(audience("As", "10s", at="Kd Kd", aces="ambivalent"), "fight 1")
    assert can(state) == ["As", "As+"]
    assert can(play(state, "As+", "10s")) == ["pass"] and play(state, "As+").actor == 1
    assert play(state, "As", "10s").actor == 0


@pytest.mark.rule("JR-44")
def test_the_first_ace_spent_counts_eleven_and_stays_in_front() -> None:
    state = play(audience("Ad", "", at="Kd citadel", aces="capital"), "claim", "Ad")
    assert capital(state) == "Ad" and hand(state) == "Kd" and table(state)["discard"] == []
    assert capital(play(state, "5h", "1-2", "pass", "stay", "6h")) == "Ad"


@pytest.mark.rule("JR-44")
def test_later_aces_count_one_and_go_to_the_discard() -> None:
    assert step(audience("As", "", at="Ks citadel", aces="capital", capital="Ad -")) == "increment"
    state = play(audience("As 9s", "", at="Ks citadel", aces="capital", capital="Ad -"), "claim", "9s", "As")
    assert capital(state) == "Ad" and "As" in table(state)["discard"]


@pytest.mark.rule("JR-44")
def test_who_spends_two_aces_in_one_payment_chooses_the_capital_one() -> None:
    state = play(journey("Ah As", "", dice=(6, 6), aces="capital"), "NW", "trek")
    assert can(state) == ["Ah", "As"]
    for first, second in (("Ah", "As"), ("As", "Ah")):
        paid = play(state, first, second)
        assert step(paid) != "paying" and capital(paid) == first and table(paid)["discard"] == [second]
    assert step(play(journey("Ah As", "", dice=(6, 6), aces="plain"), "NW")) == "increment"


def ways_to_pay(cards: list[str], due: int, aces: str, capital: bool) -> set[tuple[str, ...]]:
    """Every order of cards that ends when the price is reached, counted by hand (JR-18, JR-44)."""
    found: set[tuple[str, ...]] = set()
    for card in cards:
        rank = card[:-1]
        high = rank == "A" and aces == "capital" and not capital
        left = due - (11 if high else 1 if rank == "A" else 10 if rank in "JQK" else int(rank))
        rest = [other for other in cards if other != card]
        found |= {(card,)} if left <= 0 else {(card, *more) for more in ways_to_pay(rest, left, aces, capital or high)}
    return found


def offered(state: State, way: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    if step(state) != "paying":
        return {way}
    return {end for card in can(state) for end in offered(play(state, card), (*way, card))}


@pytest.mark.rule("JR-18", "JR-44")
@pytest.mark.parametrize(("cards", "dice", "front"), [
    ("Ah As 5c", (6, 6), ""), ("Ah As Ac 2c", (6, 6), ""), ("As 7s", (3, 4), "Ad -"), ("Ah As 7s 3c", (3, 4), "Ad -"),
    ("Ac 10s 4h Ks", (6, 5), ""), ("As 9c 2h 3s", (5, 5), "Ad -"),
])
@pytest.mark.parametrize("aces", ["capital", "plain"])
def test_whatever_can_be_paid_in_some_order_is_offered_in_that_order(
    cards: str, dice: tuple[int, int], front: str, aces: str
) -> None:
    how: dict[str, Any] = {"capital": front} if aces == "capital" else {}
    expected = ways_to_pay(cards.split(), sum(dice), aces, bool(front))
    state = play(journey(cards, "", dice=dice, aces=aces, **how), "NW")
    if expected:
        assert offered(play(state, "trek")) == expected
    else:
        assert step(state) == "increment"  # nobody is asked for what cannot be paid


@pytest.mark.rule("JR-44")
def test_with_a_capital_ace_out_another_may_be_paid_before_the_card_that_would_do() -> None:
    state = play(journey("As 7s", "", aces="capital", capital="Ad -"), "NW", "trek", "As")
    assert can(state) == ["7s"]
    paid = play(state, "7s")
    assert step(paid) != "paying" and capital(paid) == "Ad" and table(paid)["discard"] == ["As", "7s"]


@pytest.mark.rule("JR-25", "JR-44")
def test_an_ace_that_counts_one_may_be_paid_before_the_royal_that_frees_a_carrot() -> None:
    state = play(audience("Ad 9d Qd Kc Jc", "", at="Kd citadel", aces="capital", capital="As -"), "claim")
    assert can(state) == ["Ad", "9d", "Qd"] and can(play(state, "Ad")) == ["Qd"]
    state = play(audience("Ad Qd Kc Jc", "", at="Kd citadel", aces="capital"), "claim")
    assert can(state) == ["Qd"]  # the first Ace would reach the price without a carrot


@pytest.mark.rule("JR-44")
def test_an_ace_shown_counts_one_and_is_not_spent() -> None:
    state = play(journey("joker", "Ah 4h", at="Kd Kd", aces="capital"), "joker", "ride Qs")
    assert can(state, 1) == ["pass"]
    state = play(turn("Ac", "", at="Kc citadel", aces="capital"), "Ac", "1-2", "pass")
    assert "fall" in can(state) and capital(state) is None
    state = play(turn("Ac", "", aces="capital"), "1-2", "Ac", "5h")
    assert capital(state) is None and "Ac" in hand(state)


@pytest.mark.rule("JR-44")
def test_an_ace_stolen_or_discarded_is_not_spent_but_one_played_in_a_fight_is() -> None:
    state = play(audience("9s", "Ad", at="Kd Kd", aces="capital"), "fight 1", "9s", "pass", "Ad")
    assert capital(state) is None and capital(state, 1) is None and hand(state) == "Ad"
    state = turn("2c 3c 4c 5c 6c 7c 8c 9c 10c Ac", "", aces="capital")
    assert capital(play(state, "6-6", "pass", "Ac")) is None
    state = play(audience("As", "10s", at="Kd Kd", aces="capital"), "fight 1", "As", "10s")
    assert capital(state) == "As" and state.actor == 1 and table(state)["fight"]["strength"] == [11, 10]


# Interest


@pytest.mark.rule("JR-45")
def test_a_capital_ace_adds_a_point_to_claims_of_its_suit() -> None:
    how: dict[str, Any] = {"at": "Kd citadel", "aces": "capital"}
    assert step(audience("9d", "", capital="Ad -", **how)) == "increment"
    assert can(audience("9d", "", capital="Ad -", additional_capital=True, **how)) == ["pass", "claim"]
    assert step(audience("9d", "", capital="As -", additional_capital=True, **how)) == "increment"
    assert step(audience("9d", "", capital="- Ad", additional_capital=True, **how)) == "increment"


@pytest.mark.rule("JR-45")
def test_it_adds_a_point_to_each_transfer_shortfall_and_purchase() -> None:
    how: dict[str, Any] = {"aces": "capital", "capital": "As -", "additional_capital": True}
    state = play(journey("6c 6h", "", **how), "NW", "trek")
    assert table(state)["payment"]["due"] == 6
    state = play(state, "6c")
    way = next(way for way in can(state) if step(play(state, way)) == "on-road")
    assert table(play(state, way, "trek"))["payment"]["due"] == 6  # once more
    assert step(play(journey("6d", "", at="Jd citadel", **how), "S")) == "increment"  # no spades in the tavern
    state = play(turn("5c 2s", "", at="Ks citadel", **how), "5c", "4-4", "pass", "pay")
    assert table(state)["payment"] == {"for": "shortfall", "due": 2, "suits": ["s"]}
    state = play(audience("8s", "", at="Jd citadel", discard="9d", **how), "market", "9d", "pass")
    assert table(state)["payment"]["due"] == 8


@pytest.mark.rule("JR-45")
def test_a_payment_of_one_point_is_free_then() -> None:
    how: dict[str, Any] = {"aces": "capital", "capital": "Ad -", "additional_capital": True}
    state = play(audience("", "", at="Js citadel", discard="As", **how), "market", "As", "pass")
    assert hand(state) == "As" and step(state) == "increment"


@pytest.mark.rule("JR-45")
def test_fights_and_judgements_bear_no_interest() -> None:
    how: dict[str, Any] = {"aces": "capital", "additional_capital": True}
    state = play(audience("9s", "8s", at="Kd Kd", capital="As -", **how), "fight 1", "9s")
    assert table(state)["fight"]["strength"] == [9, 0]
    state = play(journey("joker", "5h", at="Kd Kd", capital="- Ah", **how), "joker", "ride Qs")
    assert can(state, 1) == ["pass"]


# Patriarchal values


@pytest.mark.rule("JR-46")
@pytest.mark.parametrize(("card", "worth"), [("As", 14), ("Ks", 13), ("Qs", 12), ("Js", 11), ("10s", 10), ("2s", 2)])
def test_patriarchal_cards_count_more(card: str, worth: int) -> None:
    state = play(audience(card, "3h", at="Kd Kd", patriarchal=True), "fight 1", card)
    assert table(state)["fight"]["strength"] == [worth, 0]


@pytest.mark.rule("JR-46")
def test_a_claim_still_costs_ten() -> None:
    for card in ("Ad", "Jd", "Qd", "10d"):
        state = play(audience(card, "", at="Kd citadel", patriarchal=True), "claim")
        assert table(state)["payment"]["due"] == 10 and step(play(state, card)) == "increment"
    assert step(audience("9d", "", at="Kd citadel", patriarchal=True)) == "increment"


@pytest.mark.rule("JR-46")
def test_in_the_lottery_an_ace_is_still_a_one() -> None:
    assert can(play(tables.turn("As Kc", "", patriarchal=True), "1-4")) == ["As", "pass"]


@pytest.mark.rule("JR-46")
def test_a_king_or_an_ace_of_clubs_flies_further() -> None:
    for card in ("Kc", "Ac"):
        assert "fly Kh" in can(play(turn(card, "", at="Kd citadel", patriarchal=True), card, "6-6", "pass"))
        assert can(play(turn(card, "", at="Kd citadel"), card, "6-6", "pass")) == ["fall"]


@pytest.mark.rule("JR-46")
def test_in_the_market_a_plain_ace_costs_fourteen_and_others_one() -> None:
    def price(**how: Any) -> int:
        state = play(audience("9d 10d", "", at="Js citadel", discard="As", **how), "market", "As", "pass")
        return int(table(state)["payment"]["due"])

    assert [price(aces=aces, patriarchal=True) for aces in ("plain", "ambivalent", "capital")] == [14, 1, 1]
    assert [price(aces=aces) for aces in ("plain", "ambivalent", "capital")] == [1, 1, 1]


@pytest.mark.rule("JR-44", "JR-46")
def test_high_aces_count_fourteen_instead_of_eleven() -> None:
    def strength(card: str, **how: Any) -> int:
        state = play(audience("As", "3h", at="Kd Kd", **how), "fight 1", card)
        return int(table(state)["fight"]["strength"][0])

    assert strength("As", aces="capital") == strength("As+", aces="ambivalent") == 11
    assert strength("As", aces="capital", patriarchal=True) == strength("As+", aces="ambivalent", patriarchal=True) == 14
    assert strength("As", aces="ambivalent", patriarchal=True) == 1


@pytest.mark.rule("JR-46")
def test_with_three_royals_a_dearer_royal_must_be_spent_too() -> None:
    state = play(audience("2d 9d Qd Kc Jc", "", at="Kd citadel", patriarchal=True), "claim")
    assert can(state) == ["2d", "9d", "Qd"] and can(play(state, "2d")) == ["Qd"]
    assert where(play(state, "Qd")) == "Kd" and table(play(state, "Qd"))["carrots"] == {"Kc": 0, "Kd": 0, "Jc": 0}
