"""Games for the page to play after: every move, and what the table is then, as the rules have it.

`python -m tests.games.twelve_patrols.page_games 2 > web/tests/games/twelve-patrols-games.json` makes the two that lie there;
test_page.py makes many more.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import parlour
from parlour import CHANCE, OVER, State
from parlour.games.twelve_patrols.view import table

Json = dict[str, Any]
GAME = parlour.game("twelve-patrols")
SET_UPS = [("standard", "fixed"), ("standard", "floating"), ("hard", "fixed"), ("hard", "floating")]


def games(many: int, seed: int = 0) -> list[Json]:
    return [played(random.Random(seed + number), *SET_UPS[number % len(SET_UPS)]) for number in range(many)]


def played(chance: random.Random, deck: str, frame: str) -> Json:
    """A game at random, from the first card on; a spot that must be filled is filled as long as that is possible."""
    state = GAME.start(deck=deck, frame=frame)
    while state.actor == CHANCE:
        state.apply(state.draw(chance.getrandbits(64)))
    start, steps = table(state), []
    while state.actor != OVER:
        move = state.draw(chance.getrandbits(64)) if state.actor == CHANCE else chosen(state, chance)
        act = GAME.describe(state, move)
        state.apply(move)
        steps.append({"move": move, "act": act, **outcome(state, act)})
    return {"start": start, "steps": steps}


def chosen(state: State, chance: random.Random) -> int:
    """Any kind of move, then any of it: rare kinds are to be seen, but the game is to go on."""
    kinds: dict[str, list[int]] = {}
    for move in state.legal():
        kinds.setdefault(GAME.describe(state, move)["kind"], []).append(move)
    rarely = {"discard": 0.1, "end": 0.5}
    kind = chance.choices(list(kinds), [rarely.get(kind, 1.0) for kind in kinds])[0]
    return chance.choice(kinds[kind])


def outcome(state: State, act: Json) -> Json:
    """The tray; after a card or a patrol all that follows from the kingdom; and what may be done with items now."""
    now = table(state)
    found: Json = {"tray": now["tray"]}
    if act["kind"] in ("place", "done"):
        found |= {"free": now["free"], "forced": now["forced"], "sides": [brief(side) for side in now["sides"]]}
    if now["phase"] == "patrol" and not now["turning"]:
        described = [GAME.describe(state, move) for move in state.legal()]
        puts: dict[str, list[str]] = {}
        for one in described:
            if one["kind"] == "put":
                puts.setdefault(one["spot"], []).append(one["item"])
        found |= {"puts": puts, "done": any(one["kind"] == "done" for one in described)}
    return found


def brief(side: Json) -> str:
    words = [side[key] for key in ("cell", "side", "kind", "n", "have", "state")]
    return f"{' '.join(map(str, words))} {','.join(side['spots'])}"


if __name__ == "__main__":
    print(json.dumps(games(int(sys.argv[1])), separators=(",", ":"), ensure_ascii=False))
