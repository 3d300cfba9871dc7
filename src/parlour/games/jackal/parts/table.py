"""Everything that belongs to a position of Jackal.

A pirate on the cell of an own or allied ship is aboard; on any other sea cell he swims. Coins lie per cell and step; the coin
that the walker carries is in no pile.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core.state import State
from parlour.games.jackal import constants

PerCell = Annotated[list[int], "uint8", constants.CELLS]
PerCrew = Annotated[list[int], "uint8", constants.CREWS]
PerPirate = Annotated[list[int], "uint8", constants.PIRATES]
PerTile = Annotated[list[int], "uint8", constants.TILE_KINDS]


class Table(State):
    # options
    sides: int
    crews_each: int  # 0: two, 1: one
    plane_waits: int
    play_on: int
    stall_rounds: int
    # who plays
    crews: int  # bit set of the crews in the set-up
    seat_of: PerCrew
    side_of: PerCrew
    # the board
    face: PerCell  # 0 while closed
    bag: PerTile  # tiles still face down
    closed: int
    gold: Annotated[list[int], "uint8", constants.CELLS * constants.STEPS]
    plane_used: int
    ship: PerCrew
    cell: PerPirate  # or DEAD
    step: PerPirate  # on a spinning tile, from 1; else 0
    drunk: PerPirate
    trapped: PerPirate
    bank: PerCrew
    lost: int
    # the turn
    crew: int
    progress: int  # whether a tile was opened or a coin banked in this turn
    idle: int  # crew turns without progress
    skipped: int  # crew turns in a row in which nobody could act
    winners: int  # bit set of crews, once the game is over
    # the chain
    walker: int
    carrying: int
    motion: int
    origin: int
    forced: int  # movements since the last choice
    used: PerCell  # ways already chosen on a cell in this chain
    flown: Annotated[list[int], "int64", 3]  # cells already flown to in this chain
    trail: Annotated[list[int], "uint8", constants.LONGEST_TRAIL]  # the cells of the last walker's way, to be shown
    trail_length: int
