"""A position may come from anybody: whatever it says, it is refused with a sentence, or it can be looked at and played on."""

import pytest

import parlour
from parlour.testing import foreign

every_game = pytest.mark.parametrize("name", parlour.games())


@pytest.mark.slow
@every_game
def test_a_spoiled_position_is_refused_or_can_be_played(name: str) -> None:
    foreign.try_positions(parlour.game(name), seed=1, positions=20, spoils=25)


@pytest.mark.soak
@every_game
@pytest.mark.parametrize("seed", range(2, 5))
def test_thousands_of_spoiled_positions(name: str, seed: int) -> None:
    foreign.try_positions(parlour.game(name), seed, positions=100, spoils=60)
