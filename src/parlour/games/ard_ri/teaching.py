"""What Ard Rí says to whoever learns. The ends that a single Winter decides are proven, whatever the others hold and lay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.core import actors, cards
from parlour.core.cards import printed
from parlour.core.sayings import Saying, saying
from parlour.core.state import State
from parlour.core.teaching import Source
from parlour.games.ard_ri import constants
from parlour.games.ard_ri.metrics import worth
from parlour.games.ard_ri.view import SEASONS

PUZZLES = Source(tables=({"seats": 2}, {"seats": 3}, {"seats": 2}, {"seats": 4}), players=("level2", "greedy"), margin=0.12)
MOST_OTHERS = 2  # whose cards are tried one by one


def exact(seen: State, seat: int) -> dict[int, float] | None:
    """In how many of all cases each card makes its seat the Ard Rí this Winter, if one of them does in every case. The cases are
    all cards that the others can lay, of those that the seat has not seen, each as likely as any other."""
    table = seen.fields()
    if table["season"] != constants.SUMMER or table["year"] < constants.FIRST_END or seen.seats - 1 > MOST_OTHERS:
        return None
    if not any(may_be_crowned(table, seat, card) for card in seen.legal(seat)):
        return None
    cases, trial = list(cards_of_others(table, seat)), laid_open(seen, seat)
    if not any(all(crowned(trial, seat, card, laid) for laid, _ in cases) for card in seen.legal(seat)):
        return None
    whole = sum(many for _, many in cases)
    return {
        card: sum(many for laid, many in cases if crowned(trial, seat, card, laid)) / whole for card in seen.legal(seat)
    }


def may_be_crowned(table: dict[str, Any], seat: int, card: int) -> bool:
    """Whether the herd would have all four suits with the trick and a card: without them nobody is crowned before the end."""
    herd = table["herd"][seat * constants.CARDS : (seat + 1) * constants.CARDS]
    owned = [one for one in range(constants.CARDS) if herd[one] or table["centre"][one]]
    return len({one // constants.RANKS for one in (*owned, *([card] if constants.VALUES[card] else []))}) == constants.SUITS


def cards_of_others(table: dict[str, Any], seat: int) -> Iterator[tuple[dict[int, int], int]]:
    """Every way for the others to lay a card, by seat, and how many ways there are to deal just these cards."""
    others = [other for other in range(table["seats"]) if other != seat]

    def ways(rest: list[int], unseen: list[int], many: int) -> Iterator[tuple[dict[int, int], int]]:
        if not rest:
            yield {}, many
            return
        for card in possible(table, rest[0], unseen):
            left = [*unseen]
            if card != constants.PASS:
                left[card] -= 1
            for laid, ways_to in ways(rest[1:], left, many * (1 if card == constants.PASS else unseen[card])):
                yield {rest[0]: card, **laid}, ways_to

    return ways(others, table["deck"], 1)


def possible(table: dict[str, Any], other: int, unseen: list[int]) -> list[int]:
    """The cards that another seat can lay. Whoever holds nothing but Warriors, as everybody knows, lays one."""
    if not table["hand_size"][other]:
        return [constants.PASS]
    only_warriors = table["nobles"][other] == table["hand_size"][other]
    return [card for card, many in enumerate(unseen) if many and (constants.MIGHT[card] or not only_warriors)]


def laid_open(seen: State, seat: int) -> State:
    """The position with every card that the others can lay in their hands, so that any of them can be tried. What is drawn in
    Autumn does not matter, so nothing is."""
    table, whole = seen.fields(), seen.copy()
    for other in range(seen.seats):
        if other != seat and table["hand_size"][other]:
            table["hand"][other * constants.CARDS : (other + 1) * constants.CARDS] = [1] * constants.CARDS
    whole._load({**table, "viewer": actors.EVERYTHING, "deck_size": 0})
    return whole


def crowned(trial: State, seat: int, card: int, laid: dict[int, int]) -> bool:
    """Whether the seat alone wins this Winter with a card against those of the others."""
    after = trial.copy()
    for who, what in sorted({**laid, seat: card}.items()):
        after.apply(what, who)
    return after.actor == actors.OVER and after.scores[seat] == 1


def themes(seen: State, seat: int, move: int) -> list[str]:
    if move == constants.PASS:
        return []
    season = "spring" if seen.fields()["season"] == constants.SPRING else "summer"
    crown = season == "summer" and exact(seen, seat) is not None
    return ["crown" if crown else season, "warrior" if constants.MIGHT[move] else "cattle"]


def goal(seen: State, seat: int, about: Sequence[str]) -> Saying:
    return saying(f"ard-ri-puzzle-{about[0]}", year=seen.fields()["year"])


def moment(state: State) -> Saying | None:
    table = state.fields()
    if table["season"] in (constants.DEAL, constants.AFTER):
        return None
    return saying("ard-ri-moment", year=table["year"], season=SEASONS[table["season"]])


def reason(seen: State, seat: int, move: int) -> Saying | None:
    """In Spring what a card can bring to whom, in Summer how many cards beat it."""
    table = seen.fields()
    if move == constants.PASS:
        return None
    if table["season"] == constants.SPRING:
        added = [gain_with(table, one, only(move)) for one in range(seen.seats)]
        theirs = max(many for one, many in enumerate(added) if one != seat)
        return saying("ard-ri-reason-spring", card=printed(cards.code(move)), own=added[seat], theirs=theirs)
    unseen = table["deck"]
    beating = sum(many for card, many in enumerate(unseen) if beats(card, move))
    code = "ard-ri-reason-warrior" if constants.MIGHT[move] else "ard-ri-reason-cattle"
    trick = gain_with(table, seat, table["centre"])
    return saying(code, card=printed(cards.code(move)), beating=beating, unseen=sum(unseen), trick=trick)


def gain_with(table: dict[str, Any], seat: int, more: list[int]) -> int:
    """How much a seat's herd would be worth more with some cards."""
    herd = table["herd"][seat * constants.CARDS : (seat + 1) * constants.CARDS]
    return worth([has + comes for has, comes in zip(herd, more, strict=True)]) - worth(herd)


def only(card: int) -> list[int]:
    return [int(one == card) for one in range(constants.CARDS)]


def beats(card: int, laid: int) -> bool:
    """Whether a card against another wins, or leaves the trick to nobody."""
    if constants.MIGHT[card] or constants.MIGHT[laid]:
        return constants.MIGHT[card] >= constants.MIGHT[laid]
    return constants.VALUES[card] >= constants.VALUES[laid]
