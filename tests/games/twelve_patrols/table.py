"""A kingdom of 12 Patrols in a few words: positions to start from, moves to make, and what lies there afterwards.

The cards of these tests are called Ash, Bog, Cave … and want only what a test says, as in `wants={"A east": "items 3"}`. A
kingdom is a picture, northern row first: `lay("AB. / C.. / ...")`; with a floating frame it has five rows of five cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import parlour
from parlour import CHANCE, OVER, SPECTATOR, State
from parlour.core import chance
from parlour.games.twelve_patrols import deck
from parlour.games.twelve_patrols.deck import Deck
from parlour.locale import sentence

GAME = parlour.game("twelve-patrols")
shipped_decks = deck.known  # the fixture in conftest.py puts the deck of a test in its place
CARDS = dict(zip("ABCDEFGHI", ["Ash", "Bog", "Cave", "Dale", "Elm", "Ford", "Glen", "Hill", "Isle"], strict=True))
SIDES = ("north", "east", "south", "west")
COLOURS = "wyb"
EMPTY = "... / ... / ..."
FULL = "ABC / DEF / GHI"
FIXED_SPOTS = [
    "a3b3", "b3c3", "a2b2", "b2c2", "a1b1", "b1c1", "a2a3", "a1a2", "b2b3", "b1b2", "c2c3", "c1c2",
]
Wants = Mapping[str, str | list[str]]
in_play: list[Deck] = []


def decks_in_play() -> tuple[Deck, ...]:
    """The two shipped decks are replaced by the one or two a test plays with, or are what they are."""
    return (in_play[0], in_play[-1]) if in_play else shipped_decks()


def play_with(*wants: Wants) -> None:
    """From now on the cards want this and nothing else; told twice, the second deck may be another one."""
    in_play[:] = map(made_of, wants)


def made_of(wants: Wants) -> Deck:
    cards: list[dict[str, Any]] = [{"name": name} for name in CARDS.values()]
    for place, want in wants.items():
        letter, side = place.split()
        cards["ABCDEFGHI".index(letter)][side] = want
    return deck.parse({"card": cards}, "standard")


def play_with_shipped_decks() -> None:
    in_play.clear()


def lay(
    picture: str = EMPTY, *, wants: Wants | None = None, patrols: Mapping[str, str] | None = None, tray: str | None = None,
    display: str | None = None, phase: str | None = None, building: tuple[str, str] | None = None, floating: bool = False,
    **more: Any,
) -> State:
    """A position. `tray` tells what is left; what lies nowhere has been discarded. Without it everything is left that lies
    nowhere else, the dice of each colour showing 2, 4 and 6."""
    play_with(wants or {})
    out = {spot: items.split() for spot, items in (patrols or {}).items()}
    begun: dict[str, Any] | None = {"spot": building[0], "items": building[1].split()} if building else None
    lying = [item for items in out.values() for item in items] + (begun["items"] if begun else [])
    left = rest(lying, (2, 4, 6)) if tray is None else tray.split()
    placed = cells(picture)
    phase = phase or ("patrol" if placed else "card")
    return GAME.restore({
        "options": {"frame": "floating"} if floating else {}, "phase": phase,
        "placed": {cell: CARDS[letter] for cell, letter in placed.items()},
        "display": [CARDS[letter] for letter in (shown(placed, phase) if display is None else display)],
        "patrols": out, "building": begun, "tray": left, "discarded": rest(lying + left, (1, 1, 1)), **more,
    })


def rest(lying: list[str], faces: tuple[int, ...]) -> list[str]:
    """The items that are missing from eighteen, with these faces for the dice."""
    found = []
    for colour in COLOURS:
        dice = sum(item[0] == colour and len(item) == 2 for item in lying)
        found += [colour] * (3 - lying.count(colour)) + [f"{colour}{face}" for face in faces[: 3 - dice]]
    return found


def cells(picture: str) -> dict[str, str]:
    """Which card lies on which cell."""
    rows = [row.strip() for row in picture.split("/")]
    return {
        f"{'abcde'[column]}{len(rows) - number}": letter
        for number, row in enumerate(rows) for column, letter in enumerate(row) if letter != "."
    }


def shown(placed: dict[str, str], phase: str) -> list[str]:
    left = [letter for letter in CARDS if letter not in placed.values()]
    return left[: 3 if phase == "card" else 2]


def begin(**options: Any) -> State:
    """A new game, its dice rolled and three cards turned up, always the same: 2, 4 and 6 of each colour, Ash, Bog, Cave."""
    state = GAME.start(**options)
    return play(state, "2-4-6", "2-4-6", "2-4-6", "A", "B", "C")


def play(state: State, *texts: str) -> State:
    """Moves and outcomes as they are typed; several decisions may be joined by commas."""
    for text in texts:
        for part in text.split(","):
            state.apply(GAME.parse(state, part))
    return state


def turn_up(state: State, letters: str = "ABCDEFGHI") -> State:
    """The next cards are turned up, the first ones in this order that are still face down."""
    while state.actor == CHANCE:
        down = [GAME.text(state, move) for move, _ in state.outcomes()]
        play(state, next(letter for letter in letters if letter in down))
    return state


def legal(state: State) -> list[str]:
    return [GAME.text(state, move) for move in state.legal()]


def places(state: State, letter: str) -> set[str]:
    """Where a card may be placed."""
    return {text.split()[1] for text in legal(state) if text.split()[0] == letter}


def puts(state: State, spot: str) -> set[str]:
    """What may be put into a spot next."""
    return {text.split()[1] for text in legal(state) if text.startswith(f"{spot} ")}


def spots_open(state: State) -> set[str]:
    """Where a patrol may be begun or continued."""
    return {text.split()[0] for text in legal(state) if len(text.split()[0]) == 4 and " " in text}


def discards(state: State) -> set[str]:
    return {text.split()[1] for text in legal(state) if text.startswith("discard ")}


def refused(state: State, text: str, lang: str = "en") -> str:
    """The reason why something cannot be done."""
    try:
        GAME.parse(state, text)
    except parlour.IllegalMove as error:
        return sentence(lang, error.code, **error.arguments)
    raise AssertionError(f"{text} is allowed")


def lies(state: State) -> Any:
    return GAME.position(state)


def table(state: State) -> Any:
    return GAME.view(state, SPECTATOR)["table"]


def standing(state: State, place: str) -> list[tuple[str, str]]:
    """How the requirements of a card's side stand, such as [("items", "met")]."""
    letter, side = place.split()
    card = "ABCDEFGHI".index(letter)
    return [(found["kind"], found["state"]) for found in table(state)["sides"] if (found["card"], found["side"]) == (card, side)]


def news(state: State, text: str) -> Any:
    """What is told of a move or outcome besides itself; it is not made."""
    return GAME.event(state, GAME.parse(state, text), SPECTATOR)["then"]


def random_wants(seed: int, percent: int) -> dict[str, list[str]]:
    """A deck at random in which so many sides in a hundred want something."""
    found: dict[str, list[str]] = {}
    u = chance.step(seed)
    for letter in CARDS:
        for side in SIDES:
            u = chance.step(u)
            if chance.index(u, 100) >= percent:
                continue
            u = chance.step(u)
            kind = ("items", "colours", "pips")[chance.index(u, 3)]
            u = chance.step(u)
            found[f"{letter} {side}"] = [f"{kind} {chance.index(u, {'items': 4, 'colours': 3, 'pips': 12}[kind]) + 1}"]
            u = chance.step(u)
            if kind != "colours" and chance.index(u, 8) == 0:
                found[f"{letter} {side}"].append("colours 1")
    return found


def random_game(seed: int, careful: bool = True, **options: Any) -> Iterator[State]:
    """The positions of a game played at random. Who is careful seldom discards and keeps patrols small, and so gets further."""
    state = GAME.start(**options)
    u = chance.step(seed)
    while state.actor != OVER:
        yield state
        u = chance.step(u)
        if state.actor == CHANCE:
            state.apply(state.draw(u))
        else:
            moves = state.legal()
            if careful:
                moves = careful_moves(state, moves, chance.step(u))
            state.apply(moves[chance.index(u, len(moves))])
    yield state


def careful_moves(state: State, moves: list[int], u: int) -> list[int]:
    kinds = {move: GAME.describe(state, move)["kind"] for move in moves}
    if "done" in kinds.values() and chance.index(u, 4):
        return [move for move in moves if kinds[move] == "done"]
    thrifty = [move for move in moves if kinds[move] != "discard"]
    return thrifty if thrifty and chance.index(u, 16) else moves
