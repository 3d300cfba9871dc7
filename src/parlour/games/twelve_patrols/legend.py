"""What lies on the table of 12 Patrols, and the rule that explains it."""

from __future__ import annotations

LEGEND = {
    "items": "TP-3", "colours": "TP-3", "pips": "TP-3", "knight": "TP-2", "footman": "TP-2", "spot": "TP-4", "cell": "TP-8",
    "display": "TP-11", "deck": "TP-18", "card": "TP-1",
}
