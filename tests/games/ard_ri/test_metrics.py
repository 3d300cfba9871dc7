"""What is measured in Ard Rí, against what everybody was told."""

from __future__ import annotations

import pytest

from parlour.core import cards
from tests.games.told import events, played, value


@pytest.mark.parametrize("house", ["joins_always", "joins_without_warrior"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_years_tricks_and_lost_cattle_are_as_told(seats: int, house: str) -> None:
    for seed in range(4):
        record = played("ard-ri", seed, seats=seats, summer_cattle=house)
        told = events(record)
        winters = [event for event in told if event["kind"] == "winter"]
        assert value(record, "years") == len(winters) and value(record, "past_four") == (len(winters) > 4)
        assert value(record, "carried") == sum(winter["winner"] is None for winter in winters)
        end = told[-1]
        first, second = sorted(end["points"], reverse=True)[:2]
        assert value(record, "winner_score") == first and value(record, "margin") == first - second
        lost = [
            card for winter in winters if winter["by"] == "warrior" and house == "joins_without_warrior"
            for card in winter["cards"] if card not in (None, "pass") and card[0] not in "JQK"
        ]
        assert value(record, "cattle_lost") == len(lost)


def test_a_complete_herd_has_four_suits() -> None:
    for seed in range(6):
        record = played("ard-ri", seed, seats=4)
        tricks: list[set[str]] = [set() for _ in range(4)]
        for event in events(record):
            if event["kind"] == "winter" and event["winner"] is not None:
                tricks[event["winner"]] |= {card[-1] for card in event["trick"]}
        assert value(record, "complete") == sum(len(suits) == 4 for suits in tricks)


def test_influence_looks_at_the_first_hand_and_nothing_after_it() -> None:
    record = played("ard-ri", 3, seats=3)
    hands: list[set[str]] = [set(), set(), set()]
    for number, (_, card) in enumerate(record.moves[:27]):  # nine cards for each, dealt in turn
        hands[number % 3].add(cards.code(card)[:-1])
    assert [(seat, stage, set(ranks)) for seat, stage, ranks in value(record, "card_influence")] == [
        (seat, 0, hand) for seat, hand in enumerate(hands)
    ]
