"""Prints what random lands look like, so that two builds can be compared: `python -m tests.games.jack_rabbits.digest 20`."""

from __future__ import annotations

import hashlib
import sys

from parlour.games.jack_rabbits import lands, roads

LAND = ("covered", "place", "turn", "joins", "water", "leads")


def digests(many: int) -> list[str]:
    found = []
    for seed in range(many):
        land = lands.random_land(seed, ("cshd", "shd", "sc")[seed % 3])
        fields = lands.lay_out(land).fields()
        told = lands.text(land) + roads.table(land) + repr([fields[name] for name in LAND])
        found.append(hashlib.sha256(told.encode()).hexdigest())
    return found


if __name__ == "__main__":
    print("\n".join(digests(int(sys.argv[1]))))
