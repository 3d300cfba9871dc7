"""A table of Ard Rí in a few words: positions to start from, seasons to play, and what lies there afterwards.

Cards are written as in the notation, piles as cards in deck order (clubs, diamonds, hearts, spades; each from the Ace).
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import parlour
from parlour import CHANCE, OVER, SPECTATOR, State

GAME = parlour.game("ard-ri")


def lay(
    *hands: str, season: str = "spring", year: int = 1, herds: Sequence[str] = (), centre: str = "", discard: str = "",
    deck: str | None = None, nobles: Sequence[int] = (), **options: Any,
) -> State:
    """A position with a hand for each seat; what is not told is empty, and the deck is all other cards."""
    position: dict[str, Any] = {
        "options": {"seats": len(hands), **options},
        "season": season,
        "year": year,
        "centre": centre.split(),
        "discard": discard.split(),
        "seats": [
            {
                "hand": hand.split(),
                "herd": herds[seat].split() if herds else [],
                "nobles": nobles[seat] if nobles else 0,
            }
            for seat, hand in enumerate(hands)
        ],
    }
    if deck is not None:
        position["deck"] = deck.split()
    return GAME.restore(position)


def choose(state: State, *choices: str) -> None:
    """Every seat chooses, in the order of the seats."""
    for seat, choice in enumerate(choices):
        choose_one(state, seat, choice)


def choose_one(state: State, seat: int, choice: str) -> None:
    state.apply(GAME.parse(state.seen(seat), choice), seat)


def draw(state: State, *cards: str) -> None:
    """Chance deals these cards, one seat after the other."""
    for card in cards:
        state.apply(GAME.parse(state, card), CHANCE)


def draw_any(state: State) -> Any:
    """Chance deals until somebody is asked or the game is over; which cards does not matter. What a spectator saw last."""
    news: Any = None
    while state.actor == CHANCE:
        card = state.draw(0)
        news = GAME.event(state, card, SPECTATOR)
        state.apply(card)
    return news


def random_game(seats: int, seed: int, **options: Any) -> Iterator[State]:
    """The positions of a game in which everybody plays at random; each is a copy."""
    chance = random.Random(seed)
    state = GAME.start(seats=seats, **options)
    while state.actor != OVER:
        yield state.copy()
        seat = CHANCE if state.actor == CHANCE else chance.choice(state.waiting)
        state.apply(state.draw(chance.getrandbits(64)) if seat == CHANCE else chance.choice(state.legal(seat)), seat)
    yield state


def fight(*played: str, **laid: Any) -> State:
    """Everybody plays the only card they have in Summer (`pass`: they have none), then Autumn and Winter go by."""
    state = lay(*("" if card == "pass" else card for card in played), season="summer", **laid)
    choose(state, *played)
    draw_any(state)
    return state


def outcome(news: Any) -> Any:
    """What came of it: Winter without how it is told and who killed whom, of which test_sentences.py speaks."""
    return [{key: value for key, value in then.items() if key not in ("kills", "verdict")} for then in news["then"]]


def table(state: State, seat: int = SPECTATOR) -> Any:
    """What the seat is shown of the table."""
    return GAME.view(state, seat)["table"]


def herds(state: State) -> list[str]:
    return [" ".join(seat["herd"]) for seat in table(state)["seats"]]


def herd_sizes(state: State) -> list[int]:
    return [len(seat["herd"]) for seat in table(state)["seats"]]


def hand_sizes(state: State) -> list[int]:
    return [seat["hand"] for seat in table(state)["seats"]]


def hand(state: State, seat: int) -> str:
    return " ".join(table(state, seat)["seats"][seat]["cards"])


def pile(state: State, name: str) -> str:
    """The centre or the discard pile."""
    return " ".join(table(state)[name])


def legal(state: State, seat: int) -> str:
    return " ".join(GAME.text(state, move) for move in state.legal(seat))


def everywhere(state: State) -> Counter[str]:
    """All cards, wherever they are."""
    lies = GAME.position(state)
    found = Counter(lies["deck"] + lies["centre"] + lies["discard"])
    for seat in lies["seats"]:
        found.update(seat["hand"] + seat["herd"])
        if lies["season"] == "autumn" and seat["chosen"] != "pass":
            found.update([seat["chosen"]])
    return found


def shown(state: State, seat: int) -> str:
    """Everything the seat is shown, as it would be sent to it."""
    return json.dumps(GAME.view(state, seat), sort_keys=True)
