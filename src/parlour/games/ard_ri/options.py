"""What can be agreed before a game of Ard Rí."""

from parlour.core.options import Option, Options, seats_option

OPTIONS = Options(
    (
        seats_option(2, 5, default=2),
        Option(
            "summer_cattle", "joins_always",
            "what happens to Cattle played face down when a Warrior wins: it joins the trick, or it is discarded",
            choices=("joins_always", "joins_without_warrior"),
        ),
    )
)
