"""What a seat sees of Jackal as numbers: all that lies on the table, for nothing is secret."""

from parlour.core.observation import bit_set, numbers
from parlour.games.jackal import constants

VERSION = 1
CODE = 255  # a cell, a pirate or "none": a code of one byte

FIELDS = {
    "face": numbers("per cell, the face of its tile; 0 while it is closed", 0, constants.FACES),
    "bag": numbers("per kind of tile, how many are still face down", 0, 40),
    "closed": numbers("tiles still face down", 0, 117),
    "gold": numbers("per cell and step of a spinning tile, the coins there", 0, constants.COINS),
    "plane_used": numbers("1 once the plane has flown", 0, 1),
    "ship": numbers("per crew, the cell of its ship", 0, constants.CELLS),
    "cell": numbers("per pirate (three of each crew), his cell; 255 dead", 0, CODE),
    "step": numbers("per pirate, the step of a spinning tile he is on, from 1; 0 elsewhere", 0, constants.STEPS),
    "drunk": numbers("per pirate, how many turns he still sleeps off his rum", 0, 2),
    "trapped": numbers("per pirate, 1 if he sits in a trap", 0, 1),
    "bank": numbers("per crew, the coins on its ship", 0, constants.COINS),
    "lost": numbers("coins that are lost", 0, constants.COINS),
    "crew": numbers("the crew to move", 0, constants.CREWS - 1),
    "progress": numbers("1 if a tile was opened or a coin banked in this turn", 0, 1),
    "idle": numbers("turns without such progress; 255 also for more", 0, 255),
    "skipped": numbers("turns in a row in which nobody could act", 0, 2 * constants.CREWS),
    "winners": bit_set("the crews that have won, once the game is over", constants.CREWS),
    "walker": numbers("the pirate on his way; 255 nobody", 0, CODE),
    "carrying": numbers("1 if he carries a coin", 0, 1),
    "motion": numbers("how he moved last: 0–7 a step, 8–15 a jump, 16 a flight", 0, constants.FLIGHT),
    "origin": numbers("the cell he came from", 0, constants.CELLS),
    "used": numbers("per cell, the ways already taken from it in this chain, as a number of eight bits", 0, 255),
    "flown": bit_set("the cells already flown to in this chain, sixty in each row", 60),
}
SET_UP = "follows from the options"
LEFT_OUT = {
    "crews": SET_UP,
    "seat_of": SET_UP,
    "side_of": SET_UP,
    "forced": "only guards against endless chains",
    "trail": "the last way, drawn for people",
    "trail_length": "the last way, drawn for people",
}
