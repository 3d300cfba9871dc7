"""What a study can measure in a game of Ard Rí."""

from __future__ import annotations

from parlour.core import actors
from parlour.core.cards import RANKS
from parlour.core.metrics import Cost, Finished, Kind, Metric
from parlour.core.state import State
from parlour.games.ard_ri import constants
from parlour.games.ard_ri.view import best_cards, row


def standing(state: State) -> list[float]:
    """Who is in front: the worth of each herd."""
    herds = state.fields()["herd"]
    return [worth(row(herds, seat)) for seat in range(state.seats)]


def worth(herd: list[int]) -> int:
    """What its best Cattle of each suit come to, whether all four suits are there or not."""
    suits = [range(suit * constants.RANKS, (suit + 1) * constants.RANKS) for suit in range(constants.SUITS)]
    return sum(max((constants.VALUES[card] for card in suit if herd[card]), default=0) for suit in suits)


def years(finished: Finished) -> int:
    return int(finished.final.fields()["year"])


def past_four(finished: Finished) -> float:
    return float(years(finished) > constants.FIRST_END)


def carried(finished: Finished) -> int:
    """The years whose trick nobody won: the centre is not empty in the Spring after it, or at the end."""
    springs: dict[int, list[int]] = {}
    for state, _, _ in finished.positions():
        if state.year not in springs:  # type: ignore[attr-defined]
            now = state.fields()
            springs[now["year"]] = now["centre"]
    after = [centre for year, centre in springs.items() if year > 1]
    return sum(map(any, [*after, *([finished.final.fields()["centre"]] if finished.over else [])]))


def winner_score(finished: Finished) -> int | None:
    return max(finished.game.points(finished.final)) if finished.over else None


def margin(finished: Finished) -> int | None:
    """By how many points the winner is ahead of the next best."""
    if not finished.over:
        return None
    *_, second, first = sorted(finished.game.points(finished.final))
    return first - second


def complete(finished: Finished) -> int:
    """The herds with all four suits."""
    herds = finished.final.fields()["herd"]
    return sum(None not in best_cards(row(herds, seat)) for seat in range(finished.final.seats))


def cattle_lost(finished: Finished) -> int:
    """Cattle on the discard pile."""
    return sum(many for card, many in enumerate(finished.final.fields()["discard"]) if constants.VALUES[card])


def card_influence(finished: Finished) -> list[list[object]]:
    """The ranks in each first hand: chance deals it, nobody has chosen anything yet."""
    first = next((state for state, seat, _ in finished.positions() if seat != actors.CHANCE), finished.final)
    hands = first.fields()["hand"]
    return [[seat, 0, ranks(row(hands, seat))] for seat in range(first.seats)]


def ranks(hand: list[int]) -> list[str]:
    held = {card % constants.RANKS for card, many in enumerate(hand) if many}
    return [RANKS[rank] for rank in sorted(held)]


METRICS = (
    Metric("years", Kind.NUMBER, "years", Cost.FINAL, years),
    Metric("past_four", Kind.SHARE, "games", Cost.FINAL, past_four),
    Metric("carried", Kind.NUMBER, "years", Cost.RECORD, carried),
    Metric("winner_score", Kind.NUMBER, "points", Cost.FINAL, winner_score),
    Metric("margin", Kind.NUMBER, "points", Cost.FINAL, margin),
    Metric("complete", Kind.NUMBER, "herds", Cost.FINAL, complete),
    Metric("cattle_lost", Kind.NUMBER, "cattle", Cost.FINAL, cattle_lost),
    Metric("card_influence", Kind.INFLUENCE, "win", Cost.RECORD, card_influence),
)
