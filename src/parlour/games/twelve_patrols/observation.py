"""What the player sees of 12 Patrols as numbers; nothing is secret but the order of the cards."""

from parlour.core.observation import bit_set, numbers
from parlour.games.twelve_patrols import constants

VERSION = 1
MOST_PIPS = 6 * constants.MOST_DICE

FIELDS = {
    "tray": numbers("per item (colour × 7 + face, face 0 a cube), how many are unused", 0, constants.OF_EACH),
    "discarded": numbers("per item, how many are discarded", 0, constants.OF_EACH),
    "card_at": numbers("per cell of the window of five by five, its card; 9 none", 0, constants.NO_CARD),
    "patrol": numbers("per spot and item, how many lie there", 0, constants.OF_EACH),
    "filled": numbers("per spot, 1 once its patrol is done", 0, 1),
    "count": numbers("per spot, its items", 0, constants.MOST_ITEMS),
    "mask": bit_set("per spot, the colours of its items", constants.COLOURS),
    "pips_of": numbers("per spot, the pips of its dice", 0, MOST_PIPS),
    "unseen": bit_set("the cards face down", constants.CARDS),
    "display": bit_set("the cards face up", constants.CARDS),
    "top_from": numbers("the first row in which the frame can begin", 0, constants.WINDOW),
    "top_to": numbers("the last such row", 0, constants.WINDOW),
    "left_from": numbers("the first column in which the frame can begin", 0, constants.WINDOW),
    "left_to": numbers("the last such column", 0, constants.WINDOW),
    "phase": numbers("0 rolling, 1 dealing, 2 a card, 3 patrols, 4 over", 0, constants.OVER),
    "placed": numbers("cards placed", 0, constants.CARDS),
    "patrols": numbers("patrols that are out", 0, constants.PATROLS),
    "building": numbers("the spot being filled; 40 none", 0, constants.NO_SPOT),
    "turning": numbers("1 if an item was discarded and a die must be set", 0, 1),
    "why": numbers("how it ended: 1 won, 2 no patrol, 3 no place; 0 not yet", 0, constants.NO_PLACE),
}
DECK = "the same in every position with this deck"
LEFT_OUT = {
    "items": DECK,
    "colours": DECK,
    "pips": DECK,
    "rolled": "nobody decides before all dice are rolled",
    "viewer": "there is one seat",
}
