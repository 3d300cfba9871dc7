"""CFR+ of OpenSpiel on a shortened Ard Rí: how fast play becomes unexploitable.

The whole game has far too many information states, so it is shortened: the Summer of a late year, a handful of hands that the
other seat may hold, and a deal after it that is fixed. What is left is a small game with hidden hands and simultaneous choices.

    pip install 'parlour[openspiel]'
    python examples/learning/cfr.py --iterations 200
"""

from __future__ import annotations

import argparse
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import parlour
from parlour.core import chance
from parlour.core.batch import utility
from parlour.core.state import State

CARDS_LEFT = 9  # at most in each hand
WORLDS = 6
NAME = "python_parlour_shortened"


def shortened(seed: int, cards: int) -> tuple[State, list[State]]:
    """A Summer position of two seats near the end, and the worlds that seat 0 cannot tell apart, so many cards in each hand."""
    game = parlour.game("ard-ri")
    u = chance.keyed(seed, 0, 0)
    for _ in range(10_000):
        state = game.start(seats=2)
        while state.actor != parlour.OVER:
            u = chance.step(u)
            if state.actor == parlour.CHANCE:
                state.apply(state.draw(u))
                continue
            fields = state.fields()
            late = fields["season"] == 2 and fields["year"] >= 3 and max(fields["hand_size"][:2]) <= cards
            if late and len(state.waiting) == 2:
                return state, [state.seen(0).imagine(chance.fork(u, n)) for n in range(WORLDS)]
            moves = state.legal()
            state.apply(moves[chance.index(u, len(moves))])
    raise RuntimeError("no such position found")


class Shortened(pyspiel.Game):  # type: ignore[misc]
    """First chance chooses one of the worlds; then the round is played, and the herds as they lie decide."""

    kind = pyspiel.GameType(
        short_name=NAME, long_name="The end of a game", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION, utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=2, min_num_players=2,
        provides_information_state_string=True, provides_information_state_tensor=False, provides_observation_string=True,
        provides_observation_tensor=False, parameter_specification={"seed": 1, "cards": CARDS_LEFT},
    )

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"seed": 1, "cards": CARDS_LEFT, **(params or {})}
        self.rules = parlour.game("ard-ri")
        _, self.worlds = shortened(given["seed"], given["cards"])
        information = pyspiel.GameInfo(
            num_distinct_actions=self.rules.moves({}), max_chance_outcomes=len(self.worlds), num_players=2, min_utility=-1.0,
            max_utility=1.0, utility_sum=0.0, max_game_length=2,
        )
        super().__init__(self.kind, information, params or {})

    def new_initial_state(self) -> Round:
        return Round(self)


class Round(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules, self.worlds = game.rules, game.worlds
        self.at: State | None = None
        self.began = -1

    def current_player(self) -> int:
        if self.at is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.at.actor if self.at.actor >= 0 and self.at.round == self.began else pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / len(self.worlds)) for number in range(len(self.worlds))]

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal(player) if self.at is not None else []

    def _apply_action(self, action: int) -> None:
        if self.at is None:
            self.at = self.worlds[action].copy()
            self.began = self.at.round
        else:
            self.at.apply(int(action))
            while self.at.actor == parlour.CHANCE:
                self.at.apply(self.at.outcomes()[0][0])  # the deal after the round is fixed: it is no part of this game

    def _action_to_string(self, player: int, action: int) -> str:
        return f"world {action}" if player < 0 or self.at is None else str(self.rules.text(self.at, int(action)))

    def is_terminal(self) -> bool:
        return self.at is not None and self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        if self.at is None or not self.is_terminal():
            return [0.0, 0.0]
        if self.at.actor == parlour.OVER:
            return [utility(share, 2) for share in self.at.scores]
        mine, theirs = self.rules.points(self.at)  # the game goes on: who leads counts as a small win
        lead = max(-1.0, min(1.0, (mine - theirs) / 50))
        return [lead, -lead]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.at is None else f"{seat} {self.at.digest(seat).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def __str__(self) -> str:
        return repr(self.at)


def main(given: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=int, default=CARDS_LEFT)
    options = parser.parse_args(given)
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(Shortened.kind, Shortened)
    game = pyspiel.load_game(NAME, {"seed": options.seed, "cards": options.cards})
    solver = cfr.CFRPlusSolver(game)
    first = exploitability.nash_conv(game, solver.average_policy())
    for number in range(1, options.iterations + 1):
        solver.evaluate_and_update_policy()
        if number in (1, 10, 50, options.iterations):
            print(f"iteration {number:>5}: exploitable by {exploitability.nash_conv(game, solver.average_policy()):.5f}")
    last = exploitability.nash_conv(game, solver.average_policy())
    print(f"{len(solver._info_state_nodes)} information states; uniform play was exploitable by {first:.5f}")
    return first, last


if __name__ == "__main__":
    main()
