"""What can be agreed before a game of Jackal."""

from parlour.core.options import Clash, Option, Options, seats_option
from parlour.games.jackal.constants import STALL_BY_DEFAULT

OPTIONS = Options(
    (
        seats_option(2, 4, default=4),
        Option(
            "sides", "each", "four players: everybody alone, or white and black against red and yellow", choices=("each", "pairs")
        ),
        Option("crews_each", "2", "two players: two crews each, or one", choices=("2", "1")),
        Option("plane_waits", True, "whether a pirate may stay on the plane and fly on a later turn"),
        Option("play_on", False, "whether the game goes on when nobody can catch up with the leader any more"),
        Option(
            "stall_rounds", STALL_BY_DEFAULT, "the game ends after so many rounds in which no tile is opened and no coin banked",
            low=1, high=1000,
        ),
    ),
    clashes=(
        Clash({"sides": "pairs", "seats": (2, 3)}, "pairs need four players", "jackal-clash-pairs"),
        Clash({"crews_each": "1", "seats": (3, 4)}, "with three or four players everybody has one crew", "jackal-clash-crews"),
    ),
    presets={
        "everybody": {"seats": 4, "sides": "each"},
        "pairs": {"seats": 4, "sides": "pairs"},
        "duel": {"seats": 2, "crews_each": "2"},
    },
)
