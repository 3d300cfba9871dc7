"""How long random lands take, in milliseconds of processor time: `python -m tests.games.jack_rabbits.timing [LANDS]`."""

from __future__ import annotations

import sys
import time

from parlour import native
from parlour.games.jack_rabbits import lands


def milliseconds(many: int, suits: str) -> list[float]:
    """What each land took, in ascending order."""
    taken = []
    for seed in range(many):
        start = time.process_time()
        lands.random_land(seed, suits)
        taken.append((time.process_time() - start) * 1000)
    return sorted(taken)


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(f"{many} lands, {native.in_use()}")
    for suits in ("cshd", "shd", "sh"):
        taken = milliseconds(many, suits)
        print(f"{suits:<5} median {taken[many // 2]:.1f}  99 of 100 {taken[many * 99 // 100]:.1f}  longest {taken[-1]:.1f}")
