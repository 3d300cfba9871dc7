"""A table of Jack Rabbits in a few words: positions on the sample land, turns to play, and what lies there afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from parlour import CHANCE, OVER, State, native
from parlour.core import cards, chance
from parlour.games.jack_rabbits import GAME, constants, lands
from parlour.games.jack_rabbits.rules import JackRabbits
from parlour.games.jack_rabbits.view import STEPS, STOP_NAMES

EVERYTHING = GAME.options.presets["everything"]
EVERY_SET_UP: list[dict[str, Any]] = [
    {}, {"seats": 4}, {"seats": 2, "game": "full"}, {"seats": 4, "game": "full"}, {"seats": 3, **EVERYTHING},
    {"seats": 4, "game": "full", "edition": "first", "patriarchal": True},
    {"seats": 2, "tight_suits": True, "game": "full", "aces": "ambivalent", "personal_trade": True, "provisional_palaces": True},
    {
        "seats": 3, "tight_suits": True, "game": "full", "trailing_carrots": True, "aces": "ambivalent", "patriarchal": True,
        "residential_flights": True, "advanced_citadel": True, "overtaxed_hands": True,
    },
]


random_land = cache(lands.random_land)  # many tests look at the same ones


def lands_to_look_at(many: int) -> range:
    """The numbers of random lands; a tenth where they are built slowly, uncompiled."""
    return range(many if native.in_use() == "compiled" else many // 10)


def laid(*lines: str) -> JackRabbits:
    """A land from lines of its text."""
    return lands.lay_out(lands.read("\n".join(lines)))


def lay(
    *hands: str, at: str = "", discard: str = "", mover: int = 0, dice: tuple[int, int] = (3, 4), capital: str = "",
    land: JackRabbits | None = None, **options: Any,
) -> Any:
    """A position between steps. Hands are cards (`10h Kd joker`), `at` the stops of the rabbits (by default the citadel),
    `capital` the Aces in front of the seats (`-` for none), `land` another land than the sample. All other
    cards are in the pile and the aisle."""
    state: Any = GAME.start(**{"seats": len(hands), "board": "sample", **options})
    f = state.fields()
    f["maybe"] = [0] * len(f["maybe"])
    if land is not None:
        f |= {name: land.fields()[name] for name in ("covered", "place", "turn", "joins", "water", "leads")}
        f["home"] = land.homeward(True)
    taken = 0
    for seat, told in enumerate(hands):
        f["jokers"][seat] = told.split().count("joker")
        f["hand"][seat] = bit_set(told.replace("joker", ""))
        f["hand_size"][seat] = len(told.split())
        taken |= f["hand"][seat]
    for seat, ace in enumerate(capital.split()):
        f["capital"][seat] = constants.NO_CARD if ace == "-" else cards.NUMBERS[ace]
        taken |= 0 if ace == "-" else 1 << cards.NUMBERS[ace]
    for seat, stop in enumerate(at.split()):
        f["at"][seat] = STOP_NAMES.index(stop)
    f["discard"] = bit_set(discard)
    f["deck"] &= ~(taken | f["discard"])
    f["deck_size"] = f["deck"].bit_count()
    f["aisle"] &= ~taken
    f["aisle_jokers"] -= sum(f["jokers"])
    for tile in range(1, constants.HEXAGONS):
        owner = [seat for seat in range(len(hands)) if f["hand"][seat] >> constants.CARD_OF_ROYAL[tile] & 1]
        f["carrot"][tile] = owner[0] + 1 if owner else 0
    hidden = (f["deck"] | sum(f["hand"])) & constants.PIP_CARDS[constants.ALL_SUITS]
    for viewer in (*range(len(hands)), constants.SPECTATORS):
        own = f["hand"][viewer] & hidden if viewer < len(hands) else 0
        for place in range(constants.PLACES):
            there = (
                own
                if place == viewer != constants.PILE
                else hidden & ~own
                if place in (*range(len(hands)), constants.PILE)
                else 0
            )
            f["maybe"][viewer * constants.PLACES + place] = there
    f.update(mover=mover, drawing=mover, dice=list(dice))
    state._load(f)
    state.clear_turn()
    return state


def turn(*hands: str, **how: Any) -> State:
    """The start of a turn."""
    state = lay(*hands, **how)
    state.start_turn()
    return state  # type: ignore[no-any-return]


def journey(*hands: str, **how: Any) -> State:
    """After the lottery; the dice show 3 and 4 unless told otherwise."""
    state = lay(*hands, **how)
    state.begin_journey()
    return state  # type: ignore[no-any-return]


def audience(*hands: str, **how: Any) -> State:
    """After the journey."""
    state = lay(*hands, **how)
    state.audience()
    return state  # type: ignore[no-any-return]


def play(state: State, *moves: str) -> State:
    """Plays moves and outcomes as they are typed; `1:yes` is an answer of seat 1."""
    after = state.copy()
    for move in moves:
        seat, _, typed = move.rpartition(":")
        by = int(seat) if seat else after.actor
        known = after.seen(by) if by >= 0 else after
        after.apply(GAME.parse(known, typed), by)
    return after


def can(state: State, seat: int | None = None) -> list[str]:
    """What the seat may do, as it is typed."""
    who = state.actor if seat is None else seat
    return [GAME.text(state, move) for move in state.legal(who)]


def step(state: State) -> str:
    return STEPS[state.fields()["step"]]


def where(state: State, seat: int = 0) -> str:
    return str(STOP_NAMES[state.fields()["at"][seat]])


def hand(state: State, seat: int = 0) -> str:
    told: str = " ".join(GAME.table(state)["seats"][seat]["cards"])
    return told


def table(state: State) -> Any:
    return GAME.table(state)


def bit_set(told: str) -> int:
    return sum(1 << cards.NUMBERS[card] for card in told.split())


def random_game(seed: int, *, turn_limit: int = 40, rich: bool = False, **options: Any) -> Iterator[State]:
    """Every position of a game in which somebody would rather do something than pass; if rich, they begin with three royals
    each, so that fights and trades bring a fourth."""
    u = chance.keyed(seed, 0, 0)
    options = {"turn_limit": turn_limit, **options}
    state = well_off(options) if rich else GAME.start(land=seed % 3 + 1, **options)
    while state.actor != OVER:
        yield state.copy()
        u = chance.step(u)
        if state.actor == CHANCE:
            state.push(state.draw(u), CHANCE)
            continue
        seat = state.waiting[chance.index(u, len(state.waiting))]
        moves = state.legal(seat)
        eager = [move for move in moves if move not in (constants.PASS, constants.STAY)]
        u = chance.step(u)
        if eager and chance.index(u, 5) > 0:
            moves = eager
        u = chance.step(u)
        state.push(moves[chance.index(u, len(moves))], seat)
    yield state


def well_off(options: dict[str, Any]) -> State:
    """Everybody is at a jack and holds three royals that win nothing, and a few cards."""
    fields = GAME.start(**options).fields()
    suits = [suit for number, suit in enumerate(cards.SUITS) if fields["kept"] >> number & 1]
    hands = [f"K{suit} Q{suit} J{suit} 2{suit} 5{suit} 9{suit}" for suit in suits[: fields["seats"]]]
    hands += [""] * (fields["seats"] - len(hands))
    return turn(*hands, **{"board": "random", **options, "at": " ".join(["Js"] * fields["seats"])})
