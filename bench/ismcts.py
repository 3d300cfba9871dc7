"""OpenSpiel's IS-MCTS on our games, through the environment, against our top level at about equal time.

`python -m bench.ismcts` prints the table; it needs OpenSpiel (`pip install 'parlour[openspiel]'`). Theirs is their own Python
code with random games to the end, so it makes few simulations; ours are chosen to take as long (SETTINGS of each game's bench).
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import parlour
import parlour.envs.openspiel as adapter
from bench import ceiling, meet, pieces
from bench.meet import Entrant
from bench.settings import settings
from parlour import bots
from parlour.core.parallel import cores
from parlour.core.play import Limit
from parlour.core.records import SeededOutcomes

GAMES = 40
EXPLORE = 2.0  # theirs is told wins as 1 and losses as -1


def main() -> None:
    print(table(None, 1.0))


def table(kept: Path | None, share: float) -> str:
    """Its part of docs/strength.md."""
    lines = [
        "## Beside OpenSpiel's IS-MCTS\n",
        "Our top level against IS-MCTS of OpenSpiel's Python on the same games, at about equal time; theirs judges a leaf by one "
        "random game to its end.\n",
        "| game | our simulations | theirs | we win | 95 % | games | our ms per decision | theirs |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game, found in settings().items():
        for tournament in found.tournaments:
            ours, theirs = tournament.neighbour
            if ours == 0:
                continue
            one = partial(both_seats, game, tournament.preset, ours, theirs)
            name = f"{pieces.of_game(game)}-{tournament.preset}-ismcts-{ours}-{theirs}"
            with ProcessPoolExecutor(cores()) as pool:
                met = meet.summed(pieces.values(pool, kept, name, one, max(1, round(GAMES * share / 2))))
            title = parlour.game(game).title + (f", {tournament.preset} game" if tournament.preset else "")
            lines.append(f"| {title} | {ours:,} | {theirs:,} | {met} | {met.theirs:.1f} |")
    return "\n".join(lines) + "\n"


def both_seats(game: str, preset: str | None, ours: int, theirs: int, number: int) -> list[float]:
    """What our top level gets of a deal, and both times."""
    played = [one_game(game, preset, ours, theirs, number, mine) for mine in (0, 1)]
    won, mine, other = (sum(column) / 2 for column in zip(*played, strict=True))
    return [won, mine, other]


def one_game(game: str, preset: str | None, ours: int, theirs: int, number: int, mine: int) -> tuple[float, float, float]:
    rules, seed = parlour.game(game), f"{ceiling.SEED}/{number}"
    options = rules.fix_options(rules.options.resolve(ceiling.options_of(game, preset)), seed)
    spiel = pyspiel.load_game(adapter.name_of(rules), {name: spelled(rules, name, value) for name, value in options.items()})
    state, drawn, random = spiel.new_initial_state(), SeededOutcomes(seed), np.random.RandomState(2 * number + mine)
    rival = ismcts.ISMCTSBot(
        game=spiel, evaluator=mcts.RandomRolloutEvaluator(1, random), uct_c=EXPLORE, max_simulations=theirs,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES, random_state=random,
    )
    rival.set_resampler(adapter.resampler(number))
    top = Entrant(bots.search_levels(game)[-1], ours).maker(game)(f"{seed}/{mine}")
    spent, decisions = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn.next(state.at))
            continue
        seat, begun = state.current_player(), time.process_time()
        move = top(state.at.seen(seat), seat, Limit()) if seat == mine else rival.step(state)
        which = 0 if seat == mine else 1
        spent[which] += time.process_time() - begun
        decisions[which] += 1
        state.apply_action(int(move))
    ours_took, theirs_took = (1000 * seconds / max(1, many) for seconds, many in zip(spent, decisions, strict=True))
    return (state.returns()[mine] + 1) / 2, ours_took, theirs_took


def spelled(rules: Any, name: str, value: Any) -> Any:
    """An option as OpenSpiel takes it: a text of digits is a number there."""
    return int(value) if isinstance(value, str) and value.isdigit() else value


if __name__ == "__main__":
    main()
