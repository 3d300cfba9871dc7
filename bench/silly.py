"""`python -m bench.silly jackal`: how often the top level makes a move that ten times the search finds much worse than the best.

The top level plays itself; every few decisions a search of ten times its simulations is asked what its move loses. A move that
loses a tenth of the win or more is silly; where all choose at once, so is one that is mixed in. It also tells how often a side
that is ahead comes back to where it has been since its last gain, in games that know of such things.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import parlour
from bench import ceiling, pieces
from parlour import bots
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.core.play import Limit
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.search.player import TreeSearch

MUCH = 0.1  # of the win
LONGER = 10  # times as many simulations
EVERY = 5  # decisions that are looked at
AHEAD = 0.6  # of the win, expected


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.silly", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(bots.searched_games()))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=2000, help="for each decision of the player")
    parser.add_argument("--preset", help="of the game's options")
    parser.add_argument("--kept", type=Path, help="folder in which games are kept, so that it can go on")
    arguments = parser.parse_args()
    print(table(arguments.game, arguments.preset, arguments.games, arguments.simulations, arguments.kept))


def table(game: str, preset: str | None, games: int, simulations: int, kept: Path | None = None) -> str:
    """Its part of docs/strength.md."""
    counted: Counter[str] = Counter()
    with ProcessPoolExecutor(cores()) as pool:
        one, name = partial(play_one, game, preset, simulations), f"{pieces.of_game(game)}-{preset}-silly-{simulations}"
        for found in pieces.values(pool, kept, name, one, games):
            counted += Counter(found)
    looked, silly = counted["looked"], counted["silly"]
    low, high = wilson(silly / looked, looked) if looked else (0.0, 1.0)
    return (
        f"{silly} of {looked} moves that were looked at lose a tenth of the win or more, "
        f"{silly / max(looked, 1):.1%} ({low:.1%} – {high:.1%}); a side that was ahead came back {counted['back']} times "
        f"in {counted['ahead']} decisions ({games} games, {simulations:,} simulations)."
    )


def play_one(game: str, preset: str | None, simulations: int, number: int) -> Counter[str]:
    rules, seed, counted = parlour.game(game), f"silly/{number}", Counter[str]()
    state = rules.begin(rules.fix_options(rules.options.resolve(ceiling.options_of(game, preset)), seed))
    top, limit, drawn = bots.search_levels(game)[-1], Limit(simulations), SeededOutcomes(seed)
    players = [bots.player(game, top, f"{seed}/{seat}") for seat in range(state.seats)]
    trails, decisions = [bots.trail(game) for _ in players], 0
    while state.actor != parlour.OVER:
        if state.actor == parlour.CHANCE:
            state.apply(drawn.next(state))
            continue
        chosen = [(seat, players[seat](state.seen(seat), seat, limit)) for seat in state.waiting]
        decisions += 1
        for seat, move in chosen:
            if decisions % EVERY == 0 and len(state.legal(seat)) > 1:
                counted += judged(game, state, seat, move, simulations * LONGER, trails[seat].been)
        for seat, move in chosen:
            before = state.copy()
            state.apply(move, seat)
            trails[seat].remember(before, state)
    return counted


def judged(game: str, state: State, seat: int, move: int, simulations: int, been: dict[int, dict[int, int]]) -> Counter[str]:
    search = TreeSearch(bots.searched_games()[game], "judge")
    tried = search.search(state.seen(seat), seat, Limit(simulations))
    best, value = tried[0].value, next((one.value for one in tried if one.move == move), 0.0)
    counted = Counter(looked=1, silly=int(best - value >= MUCH))
    ground = bots.trail(game).ground
    if ground is not None and best >= AHEAD:
        after, mover = state.copy(), ground.mover(state)
        after.apply(move, seat)
        back = ground.gain(state, after, mover) <= 0 and ground.arrangement(after, mover) in been.get(mover, {})
        counted += Counter(ahead=1, back=int(back))
    return counted


if __name__ == "__main__":
    main()
