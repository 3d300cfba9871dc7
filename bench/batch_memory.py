"""What a batch of 4,096 games holds, and whether it grows over ten million decisions: `python -m bench.batch_memory`, a process
for each game. docs/environments.md has the figures."""

from __future__ import annotations

import subprocess
import sys

import parlour
from parlour.core.batch import Batch

GAMES = 4096
DECISIONS = 10_000_000
MEBIBYTE = 2**20


def held() -> int:
    """Bytes of memory that this process holds now; Linux tells."""
    with open("/proc/self/statm") as told:
        return int(told.read().split()[1]) * 4096


def measure(name: str, decisions: int) -> str:
    Batch(name, 1).step(Batch(name, 1).random_actions())  # what is loaded and built once
    before = held()
    batch = Batch(name, GAMES, 1, max_decisions=500)
    made = held()
    after = []
    for _ in range(4):
        for _ in range(-(-decisions // GAMES // 4)):
            batch.step(batch.random_actions())
        after.append(held())
    arrays = sum(array.nbytes for array in (batch.obs, batch.final, batch.mask, batch.reward, batch.seat, batch.action))
    numbers = [made - before, arrays, *(quarter - before for quarter in after)]
    return f"| {name} | " + " | ".join(f"{number / MEBIBYTE:.1f}" for number in numbers) + " |"


def main(given: list[str]) -> None:
    if given[:1] == ["--game"]:
        print(measure(given[1], int(given[2])))
        return
    decisions = given[0] if given else str(DECISIONS)
    print("| MiB | begun | arrays | after a quarter | a half | three quarters | all |\n|---|---|---|---|---|---|---|", flush=True)
    for name in parlour.games():
        subprocess.run([sys.executable, "-m", "bench.batch_memory", "--game", name, decisions], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
