"""What a study can measure in a game of 12 Patrols."""

from __future__ import annotations

from typing import Any

from parlour.core import actors
from parlour.core.metrics import Cost, Finished, Kind, Metric
from parlour.core.state import State
from parlour.games.twelve_patrols import constants, deck
from parlour.games.twelve_patrols.notation import spots
from parlour.games.twelve_patrols.solver.solve import UNKNOWN, YES, can_be_won, order_of
from parlour.locale import sentence


def won(finished: Finished) -> float:
    return finished.scores[0]


def winnable(finished: Finished) -> float | None:
    """Whether somebody who knew the order of the cards could have won the deal; asks the solver."""
    return finished.once("winnable", lambda: find_winnable(finished))


def find_winnable(finished: Finished) -> float | None:
    if won(finished):
        return 1.0
    if finished.record.seed is None:
        return None  # cut, or of a record without its seed: the order of the cards face down is not known
    state, order = order_of(finished.record.seed, **finished.options)
    answer = can_be_won(state, order).answer
    return None if answer == UNKNOWN else float(answer == YES)


def dice_share(finished: Finished) -> float | None:
    """Of a lost game, whether the deal was lost from the start, so that no play could have helped."""
    if not finished.over or won(finished):
        return None
    possible = winnable(finished)
    return None if possible is None else 1.0 - possible


def cards_placed(finished: Finished) -> int:
    return int(finished.final.fields()["placed"])


def changed_dice(finished: Finished) -> int:
    """Dice that were turned for a discarded item."""
    return sum(who >= 0 and move >= constants.SET for who, move in finished.record.moves)


def stuck_on(finished: Finished) -> dict[str, int]:
    """Of a lost game: the sides of cards that wanted something of the spot that nothing could fill."""
    rules: Any = finished.final
    f = finished.final.fields()
    if f["why"] != constants.NO_PATROL:
        return {}
    stuck = next(s for s in spots(f["frame"]) if rules.is_forced(s) and not rules.completable(s, constants.MOST_DICE))
    cells = [cell for cell in range(constants.CELLS) if f["card_at"][cell] != constants.NO_CARD]
    wanting = [(cell, side) for cell in cells for side in range(constants.SIDES) if rules.awaits_only(cell, side, stuck)]
    return {side_code(finished.final, cell, side): 1 for cell, side in wanting if wants(f, f["card_at"][cell], side)}


def wants(f: dict[str, Any], card: int, side: int) -> bool:
    index = card * constants.SIDES + side
    return bool(f["items"][index] or f["colours"][index] or f["pips"][index] != constants.NO_PIPS)


def side_code(state: State, cell: int, side: int) -> str:
    return f"{card_code(state, state.fields()['card_at'][cell])}/{deck.SIDES[side]}"


def card_code(state: State, card: int) -> str:
    return deck.slug(deck.known()[state.fields()["deck"]].cards[card].name)


def card_influence(finished: Finished) -> list[list[object]]:
    """The three cards of the first display: chance turns them up, nobody has placed anything yet."""
    first = next((state for state, who, _ in finished.positions() if who != actors.CHANCE), finished.final)
    display = first.fields()["display"]
    return [[0, 0, [card_code(first, card) for card in range(constants.CARDS) if display >> card & 1]]]


def place_name(lang: str, place: str) -> str:
    card, _, side = place.partition("/")
    name = next((c.name for d in deck.known() for c in d.cards if deck.slug(c.name) == card), card)
    shown = sentence(lang, f"twelve-patrols-card-{card}", english=name)
    return f"{shown}, {sentence(lang, 'twelve-patrols-metric-side', side=side)}" if side else shown


METRICS = (
    Metric("won", Kind.SHARE, "games", Cost.FINAL, won),
    Metric("winnable", Kind.SHARE, "games", Cost.SEARCH, winnable),
    Metric("dice_share", Kind.SHARE, "games", Cost.SEARCH, dice_share),
    Metric("cards_placed", Kind.NUMBER, "cards", Cost.FINAL, cards_placed),
    Metric("changed_dice", Kind.NUMBER, "dice", Cost.FINAL, changed_dice),
    Metric("stuck_on", Kind.MAP, "games", Cost.FINAL, stuck_on, called=place_name),
    Metric("card_influence", Kind.INFLUENCE, "win", Cost.RECORD, card_influence, called=place_name),
)
