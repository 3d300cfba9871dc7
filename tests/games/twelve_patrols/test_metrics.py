"""What is measured in 12 Patrols, against what was told and against the solver."""

from __future__ import annotations

import pytest

from parlour.games.twelve_patrols import deck
from tests.games.told import count, events, played, value
from tests.games.twelve_patrols import table


@pytest.fixture(autouse=True)
def shipped_decks(cards_of_the_tests: None) -> None:
    table.play_with_shipped_decks()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_cards_and_dice_are_as_told(bot: str) -> None:
    for seed in range(5):
        record = played("twelve-patrols", seed, bot)
        told = events(record)
        assert value(record, "won") == count(told, "won")
        assert value(record, "cards_placed") == count(told, "place")
        assert value(record, "changed_dice") == count(told, "set")


def test_a_lost_game_is_stuck_on_the_sides_that_look_at_the_spot() -> None:
    record = played("twelve-patrols", 1)
    [lost] = [event for event in events(record) if event["kind"] == "lost"]
    spot = lost["why"]["spot"]
    found = value(record, "stuck_on")
    assert found
    slugs = {deck.slug(card.name) for card in deck.known()[0].cards}
    across = {"east", "west"} if spot[1] == spot[3] else {"north", "south"}
    assert all(place.split("/")[0] in slugs and place.split("/")[1] in across for place in found)


def test_a_game_won_was_winnable_and_a_loss_is_the_players_if_the_deal_could_be_won() -> None:
    solved, lost = played("twelve-patrols", 3, "solver"), played("twelve-patrols", 3, "greedy")
    assert value(solved, "won") == 1.0 == value(solved, "winnable") and value(solved, "dice_share") is None
    assert value(lost, "won") == 0.0 and value(lost, "winnable") == 1.0 and value(lost, "dice_share") == 0.0
    assert value(lost, "stuck_on") and not value(solved, "stuck_on")


def test_influence_looks_at_the_first_three_cards() -> None:
    record = played("twelve-patrols", 3)
    dealt = [event["name"] for event in events(record) if event["kind"] == "deal"][:3]
    [(seat, stage, cards)] = value(record, "card_influence")
    assert (seat, stage) == (0, 0) and sorted(cards) == sorted(deck.slug(name) for name in dealt)
