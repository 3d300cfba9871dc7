"""What can be agreed before a game of 12 Patrols."""

from parlour.core.options import Option, Options, Resolved, seats_option
from parlour.games.twelve_patrols import deck

OPTIONS = Options(
    (
        seats_option(1, 1, default=1),
        Option("deck", "standard", "which nine cards are played with", choices=tuple(d.id for d in deck.known())),
        Option(
            "frame", "fixed", "whether the three by three cells are fixed from the start, or float until the cards span them",
            choices=("fixed", "floating"),
        ),
    )
)


def deck_of(options: Resolved) -> deck.Deck:
    """The deck that was agreed on."""
    return deck.known()[OPTIONS["deck"].code(options["deck"])]
