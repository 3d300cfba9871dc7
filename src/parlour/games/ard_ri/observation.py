"""What a seat sees of Ard Rí as numbers."""

from parlour.core.observation import numbers, seat_set
from parlour.games.ard_ri import constants

VERSION = 1
SEAT_ROWS = constants.MOST_SEATS
COPIES = max(constants.DECKS)  # of a card, with the most players

FIELDS = {
    "year": numbers("the year, from 0", 0, constants.LAST_YEAR),
    "season": numbers("0 the deal, 1 Spring, 2 Summer, 3 Autumn, 4 after the game", 0, constants.AFTER),
    "winners": seat_set("who has won, once the game is over"),
    "deck": numbers("per card, how many the seat has not seen: in the deck or in other hands", 0, COPIES),
    "deck_size": numbers("cards in the deck", 0, COPIES * constants.CARDS),
    "centre": numbers("per card, how many lie in the centre", 0, COPIES),
    "discard": numbers("per card, how many lie on the discard pile", 0, COPIES),
    "hand": numbers("per seat and card, how many it holds; 0 for what the viewer cannot see", 0, COPIES, rows=SEAT_ROWS),
    "hand_size": numbers("per seat, the cards it holds", 0, constants.HAND + 1, rows=SEAT_ROWS),
    "herd": numbers("per seat and card, how many are in its herd", 0, COPIES, rows=SEAT_ROWS),
    "chosen": numbers(
        "per seat, the card it has chosen; 52 passed, 53 something hidden, 54 nothing yet", 0, constants.OPEN,
        rows=SEAT_ROWS,
    ),
    "nobles": numbers("per seat, how many of its cards are known to be Warriors", 0, constants.HAND + 1, rows=SEAT_ROWS),
}
LEFT_OUT = {"drawing": "nobody decides while cards are dealt"}
