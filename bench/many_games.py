"""Whether simulations take ten times as long for ten times the games, and no more memory: `python -m bench.many_games GAME`.

From a thousand games to a million, a process for each number; a number behind the game stops earlier. Players move at random,
where whatever is lost beside the games shows most. Seconds are those of the processor, so others may work beside it.
"""

from __future__ import annotations

import subprocess
import sys
import time

import parlour
from bench.batch_memory import MEBIBYTE, held
from parlour.study.simulate import SimulationPlan, simulate

LEAST, MOST = 1_000, 1_000_000
PLAYER = "random"


def measure(name: str, games: int) -> str:
    options = parlour.game(name).options.resolve({})
    players = (PLAYER,) * int(options["seats"])
    for _ in simulate(SimulationPlan(name, options, players, 10, "warm")):
        pass  # what is loaded and built once
    before, begun = held(), time.process_time()
    for _ in simulate(SimulationPlan(name, options, players, games, "many")):
        pass
    took = time.process_time() - begun
    return f"| {games:,} | {took:.2f} | {1e6 * took / games:.1f} | {(held() - before) / MEBIBYTE:.1f} |"


def main(given: list[str]) -> None:
    if given[:1] == ["--games"]:
        print(measure(given[2], int(given[1])))
        return
    name, most = given[0], int(given[1]) if given[1:] else MOST
    print("| games | seconds of the processor | µs for a game | MiB more at the end |\n|---|---|---|---|", flush=True)
    games = LEAST
    while games <= most:
        subprocess.run([sys.executable, "-m", "bench.many_games", "--games", str(games), name], check=True)
        games *= 10


if __name__ == "__main__":
    main(sys.argv[1:])
