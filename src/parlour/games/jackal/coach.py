"""What a coach explains in a first game of Jackal, each thing once."""

from __future__ import annotations

from parlour.core.coaching import Moment
from parlour.games.jackal.legend import LEGEND

TILES = (
    "arrow", "horse", "jungle", "desert", "swamp", "hills", "ice", "trap", "cannon", "fortress", "aborigine", "rum", "crocodile",
    "ogre", "balloon", "plane", "chest",
)

MOMENTS = (
    Moment("turn", ("JK-9", "JK-11"), prompt="jackal-prompt-choose"),
    Moment("banked", ("JK-19",), event={"kind": "banked"}),
    Moment("hit", ("JK-21",), event={"kind": "hit"}),
    Moment("died", ("JK-24", "JK-25"), event={"kind": "died"}),
    Moment("lost", ("JK-19",), event={"kind": "lost"}),
    *(Moment(tile, (LEGEND[tile],), event={"kind": "open", "tile": f"{tile}*"}, legend=tile) for tile in TILES),
    Moment("way", ("JK-27",), prompt="jackal-prompt-way"),
    Moment("flight", ("JK-39",), prompt="jackal-prompt-flight"),
)
