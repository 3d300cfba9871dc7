"""Every promise that a game of Parlour makes."""

from parlour.testing import check_game
from parlour_pig import GAME


def test_pig_keeps_every_promise() -> None:
    check_game(GAME)
