"""What can be measured in the made-up game."""

from __future__ import annotations

from parlour.core.metrics import Cost, Finished, Kind, Metric


def length(finished: Finished) -> int:
    return int(finished.final.fields()["turns"])


METRICS = (Metric("length", Kind.NUMBER, "turns", Cost.FINAL, length),)
