"""What somebody gains in the whole game who is told, before each choice, how likely the top level makes which move.

In each season the responder weighs every move of its own against the bot's mix: for each pair of choices it looks at what it
would know afterwards and asks a search what that is worth. It knows neither which move the bot has drawn nor its other cards,
but cards to come are drawn from the real deck, which it could not know so well. It does not foresee later mixes.
Every deal is played from both seats.
`python -m bench.games.ard_ri.response` prints what it gets; against itself the bot gets one half.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import parlour
from bench import ceiling, pieces
from parlour import bots
from parlour.core import chance
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.core.play import Limit
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.search.player import SearchPlayer, TreeSearch

GAME = parlour.game("ard-ri")
DEALS, SIMULATIONS = 200, 20_000
SELDOM = 0.02  # moves of the mix that are not weighed
LOOK = Limit(simulations=400)  # at what each pair of choices leads to


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.games.ard_ri.response", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of the bot")
    parser.add_argument("--kept", type=Path, help="folder in which games are kept, so that it can go on")
    arguments = parser.parse_args()
    print(found(arguments.kept, arguments.deals, arguments.simulations))


def table(kept: Path | None, share: float) -> str:
    """Its part of docs/strength.md."""
    heading = f"## What is gained by knowing {GAME.title}'s mixes\n"
    return f"{heading}\n{(__doc__ or '').strip()}\n\n{found(kept, max(1, round(DEALS * share)), SIMULATIONS)}\n"


def found(kept: Path | None, deals: int, simulations: int) -> str:
    with ProcessPoolExecutor(cores()) as pool:
        one, name = partial(play_one, simulations), f"{pieces.of_game(GAME.id)}-response-{simulations}"
        won = pieces.values(pool, kept, name, one, 2 * deals)
    share = sum(won) / len(won)
    low, high = wilson(share, len(won))
    return f"It gets {share:.1%} ({low:.1%} – {high:.1%}) of {len(won)} games against {simulations:,} simulations."


def play_one(simulations: int, number: int) -> float:
    """What the responder gets of a game."""
    mine, seed = number % 2, f"response/{number // 2}"
    state = GAME.begin(GAME.fix_options(GAME.options.resolve(ceiling.options_of(GAME.id, None)), seed))
    bot, drawn = bots.player(GAME.id, bots.search_levels(GAME.id)[-1], f"{seed}/{mine}"), SeededOutcomes(seed)
    assert isinstance(bot, SearchPlayer)
    u = chance.keyed(seed, mine, 5)
    while state.actor != parlour.OVER:
        if state.actor == parlour.CHANCE:
            state.apply(drawn.next(state))
            continue
        mix, move = told(bot, state, 1 - mine, Limit(simulations))
        u = chance.step(u)
        reply = response(state, mine, mix, u)
        for seat, chosen in ((1 - mine, move), (mine, reply)):
            if seat in state.waiting:
                state.apply(chosen, seat)
    return float(state.scores[mine])


def told(bot: SearchPlayer, state: State, seat: int, limit: Limit) -> tuple[dict[int, float], int]:
    """A bot's mix, and the move that it draws."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return {legal[0]: 1.0}, legal[0]
    tried = bot.tree_search.search(state.seen(seat), seat, bot.budget(limit))
    return dict(bot.mix(tried)), bot.drawn(tried)


def response(state: State, seat: int, mix: dict[int, float], u: int) -> int:
    """The move that brings most against a mix."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    likely = {move: share for move, share in mix.items() if share >= SELDOM}
    return max(legal, key=lambda reply: sum(share * worth(state, seat, reply, move, u) for move, share in likely.items()))


def worth(state: State, seat: int, reply: int, move: int, u: int) -> float:
    after = state.copy()
    after.apply(reply, seat)
    after.apply(move, 1 - seat)
    while after.actor == parlour.CHANCE:
        u = chance.step(u)
        after.apply(after.draw(u))
    if after.actor == parlour.OVER:
        return float(after.scores[seat])
    search = TreeSearch(bots.searched_games()[GAME.id], u)
    search.search(after.seen(seat), seat, LOOK)
    return search.mean_value(seat)


if __name__ == "__main__":
    main()
