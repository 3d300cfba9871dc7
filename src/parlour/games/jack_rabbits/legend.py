"""What lies on the table of Jack Rabbits, and the rule that explains it."""

from __future__ import annotations

LEGEND = {
    "citadel": "JR-27", "king": "JR-29", "queen": "JR-32", "jack": "JR-33", "woods": "JR-19", "river": "JR-19",
    "mountain": "JR-19", "merchant": "JR-20", "tavern": "JR-21", "cave": "JR-23", "underground": "JR-24", "off": "JR-28",
    "royal": "JR-25", "joker": "JR-22", "dice": "JR-18", "card": "JR-18", "seat": "JR-48", "market": "JR-33", "carrot": "JR-25",
}
