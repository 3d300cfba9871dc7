"""What lies on the table of Ard Rí, and the rule that explains it."""

from __future__ import annotations

LEGEND = {
    "king": "AR-8", "queen": "AR-8", "jack": "AR-8", "ace": "AR-3", "cattle": "AR-3", "deck": "AR-6", "discard": "AR-13",
    "centre": "AR-4", "slot": "AR-5", "herd": "AR-15", "season": "AR-7",
}
