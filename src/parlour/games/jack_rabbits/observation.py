"""What a seat sees of Jack Rabbits as numbers. Cards, tiles and stops are sets, as in the state; the land is cells in rows."""

from parlour.core.observation import bit_set, numbers
from parlour.games.jack_rabbits import constants

VERSION = 2
CODE = 255  # a tile, an edge, a seat or "none": a code of one byte
MOVE = 11  # binary digits of a move
POINTS = 100  # more than any price or strength

SEAT_ROWS = constants.MOST_SEATS
FIELDS = {
    "covered": numbers("per cell of the window (28 rows of 49), the tile that covers it; 255 water", 0, CODE),
    "turn": numbers("per tile, how it is turned, in sixths of a circle", 0, 5),
    "joins": numbers("per edge of a tile, the edge that faces it; 255 none", 0, CODE),
    "water": numbers("per edge, the water it looks at, 0 the open sea; 255 none", 0, CODE),
    "leads": bit_set("per stop, the stops where free journeys from it may end", constants.STOPS),
    "home": bit_set("the stops from which free journeys lead to the citadel", constants.STOPS),
    "bag": bit_set("tiles that nobody has seen yet", constants.TILES),
    "shares": numbers("per seat and shape, how many tiles of it lie before it", 0, constants.TILES, rows=SEAT_ROWS),
    "own": bit_set("per seat, the tiles that lie before it face up", constants.TILES, rows=SEAT_ROWS),
    "shape": numbers("the shape of the tile that is flipped", 0, 2),
    "tile": numbers("the tile that is being laid; 255 none", 0, CODE),
    "spot": bit_set("the place for it as a binary number; all ones: none", 16),
    "built_many": numbers("tiles laid by the players", 0, constants.TILES),
    "deck": bit_set("the cards that the seat has not seen: in the deck or in other hands", constants.CARDS),
    "deck_size": numbers("cards in the deck", 0, constants.CARDS + constants.JOKERS),
    "discard": bit_set("the cards on the discard pile", constants.CARDS),
    "aisle": bit_set("the royals in the aisle", constants.CARDS),
    "aisle_jokers": numbers("the jokers in the aisle", 0, constants.JOKERS),
    "hand": bit_set("per seat, the cards it is known to hold", constants.CARDS, rows=SEAT_ROWS),
    "jokers": numbers("per seat, its jokers", 0, constants.JOKERS, rows=SEAT_ROWS),
    "hand_size": numbers("per seat, the cards it holds, with jokers", 0, constants.CARDS, rows=SEAT_ROWS),
    "capital": numbers("per seat, the Ace that lies in front of it; 255 none", 0, CODE, rows=SEAT_ROWS),
    "display": bit_set("per seat, the hearts of its hand that lie open", constants.CARDS, rows=SEAT_ROWS),
    "maybe": bit_set(
        "per place (four hands and the pile), the pip cards that may be there, as far as the viewer knows", constants.CARDS,
        rows=constants.VIEWERS, own=True,
    ),
    "at": numbers("per seat, the stop of its rabbit", 0, constants.STOPS - 1, rows=SEAT_ROWS),
    "carrot": numbers("per hexagon, 0 or whose carrot it is: seat + 1", 0, constants.MOST_SEATS),
    "step": numbers("what is to be decided, as constants.py numbers the steps", 0, constants.TURN_ENDS),
    "resume": numbers("the step after an interruption", 0, constants.TURN_ENDS),
    "mover": numbers("whose turn it is", 0, constants.MOST_SEATS - 1),
    "turns_played": numbers("turns played; 255 also for more", 0, 255),
    "latest": bit_set("the last move that everybody saw, as a binary number", MOVE),
    "winner": numbers("who has won, once the game is over; 255 nobody", 0, CODE),
    "passport": numbers("what the club counts that was shown; 0 none", 0, POINTS),
    "passport_card": numbers("that card; 255 none", 0, CODE),
    "dice": numbers("the two dice", 0, 6),
    "shown": bit_set("the cards shown in the lottery", constants.CARDS),
    "prizes": numbers("prizes still to be drawn", 0, constants.CARDS),
    "waits": numbers("1 if the rabbit waits underground (first edition)", 0, 1),
    "fought": numbers("1 if there was a fight in this turn", 0, 1),
    "offered": numbers("1 if a trade was offered in this turn", 0, 1),
    "barred": bit_set("cards paid in trade in this turn", constants.CARDS),
    "on": numbers("the road tile the rabbit is on; 255 none", 0, CODE),
    "came": numbers("the edge it came in by; 255 none", 0, CODE),
    "trekked": numbers("1 if it may leave by both ends of its road", 0, 1),
    "served": numbers("1 if it had its drink in this tavern", 0, 1),
    "passed": bit_set("the stops where this journey has been", constants.STOPS),
    "entered": bit_set("the edges entered on this journey, in three rows of sixty", 60),
    "purpose": bit_set("the move that is paid for, as a binary number", MOVE),
    "accepted": bit_set("the suits that are accepted", 4),
    "due": numbers("points still to be paid or shown", 0, POINTS),
    "basket": bit_set("the cards in the basket", constants.CARDS),
    "laid": bit_set("per seat, cards shown in a judgement or laid in a trade", constants.CARDS, rows=SEAT_ROWS),
    "face_down": numbers("per seat, how many cards it has laid in a trade", 0, constants.CARDS, rows=SEAT_ROWS),
    "answers": numbers("per seat, 0 open, 1 no, 2 agreed, 3 something secret", 0, constants.SECRET, rows=SEAT_ROWS),
    "challenger": numbers("the seat that challenges; 255 nobody", 0, CODE),
    "rival": numbers("the seat that is fought, robbed or caught; 255 nobody", 0, CODE),
    "strength": numbers("per seat, its strength in the fight", 0, POINTS, rows=SEAT_ROWS),
    "partner": numbers("the seat that a trade is offered to; 255 nobody", 0, CODE),
    "offer_suit": numbers("the suit asked for in a trade", 0, 3),
    "offer_diamonds": numbers("the diamonds offered in a trade", 0, constants.MOST_OFFERED),
    "offer_points": numbers("the points asked for in a trade", 0, constants.MOST_OFFERED),
}
OPTIONS = "follows from the options"
LEFT_OUT = {
    "kept": OPTIONS,
    "aim": OPTIONS,
    "ace_rule": OPTIONS,
    "trades": OPTIONS,
    "place": "`covered` and `turn` say it",
    "built": "the order in which tiles were laid",
    "rebuilds": "how often the land had to be changed",
    "drawing": "nobody decides while cards are drawn",
}
