"""What can be agreed before a game of Pig."""

from parlour.core.options import Option, Options, seats_option
from parlour_pig import constants

OPTIONS = Options(
    (
        seats_option(2, constants.MOST_SEATS, default=2),
        Option("target", 100, "so many points win", low=10, high=500),
    )
)
