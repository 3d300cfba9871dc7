"""What lies on the table of Jackal, and the rule that explains it."""

from __future__ import annotations

LEGEND = {
    "closed": "JK-2", "sea": "JK-14", "ship": "JK-10", "crew": "JK-4", "empty": "JK-26", "arrow": "JK-27", "horse": "JK-28",
    "jungle": "JK-29", "desert": "JK-29", "swamp": "JK-29", "hills": "JK-29", "ice": "JK-30", "crocodile": "JK-31",
    "trap": "JK-32", "cannon": "JK-33", "fortress": "JK-34", "aborigine": "JK-35", "rum": "JK-36", "ogre": "JK-37",
    "balloon": "JK-38", "plane": "JK-39", "chest": "JK-16", "coin": "JK-17", "pirate": "JK-13",
}
