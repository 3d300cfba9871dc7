"""What the greedy player does with a hand."""

from __future__ import annotations

import pytest

from parlour.core.play import Limit
from parlour.games.ard_ri.bots import ArdRiGreedy
from tests.games.ard_ri.table import GAME, lay

HAND = "2c 9d Jh Ks"


@pytest.mark.parametrize(("season", "mine", "herd", "centre", "plays"), [
    ("spring", HAND, "", "", {"2c"}),  # the Cattle that is worth least to anybody
    ("summer", HAND, "", "10c", {"Ks"}),  # a rich trick is worth the highest Warrior
    ("summer", HAND, "", "7c", {"Jh", "9d"}),  # a fair one now and then the lowest, or the best Cattle
    ("summer", HAND, "7c", "10c", {"9d"}),  # only three points more than the herd has of that suit
    ("summer", HAND, "9c", "10c", {"2c"}),  # not worth a thing
    ("summer", "Jh Ks", "9c", "10c", {"Ks"}),  # without Cattle there is no choice but a Warrior
])
def test_what_a_trick_would_add_decides_what_is_sent(season: str, mine: str, herd: str, centre: str, plays: set[str]) -> None:
    state = lay(mine, "3c 4d 5h 6s", season=season, herds=[herd, ""], centre=centre)
    seen = state.seen(0)
    played = {GAME.text(seen, ArdRiGreedy(seed)(seen, 0, Limit())) for seed in range(30)}
    assert played == plays
