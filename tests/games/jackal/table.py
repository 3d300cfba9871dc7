"""A table of Jackal in a few words: positions to start from, turns to play, and what lies there afterwards.

Pirates of a crew are written as in a position, with commas: `white="e5, h3 trapped"`; those not named are aboard.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import parlour
from parlour import CHANCE, OVER, SPECTATOR, State
from parlour.core import chance
from parlour.games.jackal import constants
from parlour.games.jackal.notation import walk_parts

GAME = parlour.game("jackal")
CREWS = ("white", "red", "black", "yellow")
CHESTS = {5: 1, 4: 2, 3: 3, 2: 5, 1: 5}
SPARE = [f"{column}{row}" for column in "lbk" for row in range(11, 2, -1)]  # where chests are opened that no test looks at
EVERY_SET_UP: list[dict[str, Any]] = [
    {"seats": 2}, {"seats": 2, "crews_each": "1"}, {"seats": 3}, {"seats": 4}, {"seats": 4, "sides": "pairs"},
    {"seats": 4, "plane_waits": False}, {"seats": 3, "play_on": True},
]


def lay(
    tiles: dict[str, str] | None = None, *, coins: dict[str, int] | None = None, bank: dict[str, int] | None = None,
    crew: str = "white", ships: dict[str, str] | None = None, lost: int = 0, options: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None, **pirates: str,
) -> State:
    """A position. A place with pirates or coins whose tile is not told is empty; all other tiles are closed. As many chests
    as the coins need are opened elsewhere."""
    coins, bank = coins or {}, bank or {}
    places = {name: [place.strip() for place in told.split(",")] for name, told in pirates.items()}
    lies = dict(tiles or {})
    for place in [*coins, *(place.split()[0] for told in places.values() for place in told)]:
        cell = place.partition("/")[0]
        if is_land(cell):
            lies.setdefault(cell, "empty")
    lies |= chests(sum(coins.values()) + sum(bank.values()) + lost, lies)
    return GAME.restore(
        {
            "options": options or {}, "crew": crew, "tiles": lies, "coins": coins, "bank": bank, "ships": ships or {},
            "pirates": {name: [*told, *["ship"] * (3 - len(told))] for name, told in places.items()}, **(more or {}),
        }
    )


def chests(many: int, lies: dict[str, str]) -> dict[str, str]:
    """Further open chests, so that all opened ones have held at least so many coins."""
    open_ones = [int(tile.removeprefix("chest")) for tile in lies.values() if tile.startswith("chest")]
    many -= sum(open_ones)
    cells = iter([cell for cell in SPARE if cell not in lies])
    found: dict[str, str] = {}
    for value, count in CHESTS.items():
        for _ in range(count - open_ones.count(value)):
            if value <= many:
                found[next(cells)] = f"chest{value}"
                many -= value
    assert many <= 0
    return found


def is_land(cell: str) -> bool:
    if cell in ("ship", "dead"):
        return False
    column, row = "abcdefghijklm".index(cell[0]) + 1, int(cell[1:])
    return 2 <= column <= 12 and 2 <= row <= 12 and not (column in (2, 12) and row in (2, 12))


def around(cell: str) -> list[str]:
    """The cells next to a cell, and the cell itself."""
    column, row = "abcdefghijklm".index(cell[0]), int(cell[1:])
    return ["abcdefghijklm"[c] + str(r) for c in range(column - 1, column + 2) for r in range(row - 1, row + 2)]


def open_land(*cells: str) -> dict[str, str]:
    return dict.fromkeys(cells, "empty")


def play(state: State, *texts: str) -> State:
    """Moves, and the faces of tiles that are opened, as they are typed."""
    for text in texts:
        state.apply(GAME.parse(state, text))
    return state


def wait(state: State, crew: str = "white") -> State:
    """The others sail to and fro until the crew's turn comes."""
    while to_move(state) != crew:
        play(state, next(text for text in legal(state) if text.startswith("ship ")))
    return state


def legal(state: State) -> list[str]:
    return [GAME.text(state, move) for move in state.legal()]


def walks(state: State, start: str) -> set[str]:
    """Where the pirate who stands there can walk, with `$` if with a coin."""
    return {text.removeprefix(f"{start}-") for text in legal(state) if text.startswith(f"{start}-")}


def lies(state: State) -> Any:
    return GAME.position(state)


def to_move(state: State) -> str:
    return str(lies(state)["crew"])


def pirates(state: State, crew: str = "white") -> list[str]:
    return list(lies(state)["pirates"][crew])


def first(state: State, crew: str = "white") -> str:
    return pirates(state, crew)[0]


def coins(state: State) -> dict[str, int]:
    return dict(lies(state)["coins"])


def bank(state: State, crew: str = "white") -> int:
    return int(lies(state)["bank"][crew])


def lost(state: State) -> int:
    return int(lies(state)["lost"])


def table(state: State) -> Any:
    return GAME.view(state, SPECTATOR)["table"]


def news(state: State, text: str) -> Any:
    """What everybody hears of a move besides the move itself; the move is not made."""
    return GAME.event(state, GAME.parse(state, text), SPECTATOR)["then"]


def random_game(seed: int, seek_gold: bool = False, **options: Any) -> Iterator[State]:
    """The positions of a game in which everybody plays at random; gold seekers carry coins whenever they can."""
    state = GAME.start(**options)
    u = chance.step(seed)
    while state.actor != OVER:
        yield state
        u = chance.step(u)
        if state.actor == CHANCE:
            state.apply(state.draw(u))
        else:
            moves = state.legal()
            if seek_gold:
                moves = wanted(state, moves)
            state.apply(moves[chance.index(u, len(moves))])
    yield state


def wanted(state: State, moves: list[int]) -> list[int]:
    """The moves a simple treasure hunter picks from: with a coin, towards the ship; else ashore and onto closed tiles."""
    f = state.fields()
    home = f["ship"][f["crew"]]
    walks = [(move, *walk_parts(move)[1:]) for move in moves if move < constants.SAIL]
    with_coin = [(move, distance(there, home)) for move, there, coin in walks if coin]
    if with_coin:
        nearest = min(way for _, way in with_coin)
        return [move for move, way in with_coin if way == nearest]
    to_gold = [move for move, there, _ in walks if any(f["gold"][there * constants.STEPS:(there + 1) * constants.STEPS])]
    to_closed = [move for move, there, _ in walks if f["face"][there] == constants.CLOSED and constants.LAND[there]]
    return to_gold or to_closed or [move for move, _, _ in walks] or moves


def distance(cell: int, other: int) -> int:
    return max(abs(cell // constants.SIZE - other // constants.SIZE), abs(cell % constants.SIZE - other % constants.SIZE))


def accounted(state: State) -> int:
    """All coins, wherever they are: face down, on the ground, carried, banked or lost."""
    told = lies(state)
    hidden = sum(int(tile.removeprefix("chest")) * many for tile, many in table(state)["bag"].items() if tile.startswith("chest"))
    carried = int(bool(told["chain"] and told["chain"]["coin"]))
    return int(hidden + sum(told["coins"].values()) + carried + sum(told["bank"].values()) + told["lost"])
