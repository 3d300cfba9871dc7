"""OpenSpiel's IS-MCTS on a game of Parlour, with our resampler: what the player cannot see is imagined, never looked at.

    pip install 'parlour[openspiel]'
    python examples/learning/ismcts.py --simulations 200 --games 50
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import parlour.envs.openspiel as adapter


def main(given: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="python_parlour_ard_ri(seats=2)")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(given)
    game, random = pyspiel.load_game(options.game), np.random.RandomState(options.seed)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, random), uct_c=2.0, max_simulations=options.simulations,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES, random_state=random,
    )
    bot.set_resampler(adapter.resampler(options.seed))
    won = sum(played(game, bot, random, number % game.num_players()) for number in range(options.games))
    print(f"against random: {won / options.games:+.3f} a game, of {options.games}")
    return float(won / options.games)


def played(game: Any, bot: Any, random: Any, seat: int) -> float:
    """What a game was worth to the bot; the others play at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return float(state.returns()[seat])


if __name__ == "__main__":
    main()
