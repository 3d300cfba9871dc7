"""Which cards a seat is asked for now: what they count, how many or how much is wanted, and when the choice is complete.

Cards are chosen one by one, but people choose several and send them together; this is what they need to know beforehand.
"""

from __future__ import annotations

from typing import Any

from parlour.core.game import Json
from parlour.core.state import State
from parlour.games.jack_rabbits import constants, notation

Fields = dict[str, Any]
SHOWING = (constants.CHALLENGER_SHOWS, constants.VISITOR_SHOWS, constants.DISPLAYING)
ALONE = (constants.CHALLENGER_SHOWS, constants.VISITOR_SHOWS)
# Where an Ace may be named high or low (JR-44), and where the first one spent may become capital
NAMED = (constants.PAYING, *SHOWING, constants.FIGHTING, constants.PASSPORT)
SPENT = (constants.PAYING, constants.FIGHTING)


def task(seen: State, f: Fields) -> Json | None:
    """For the seat that is asked, if it is asked for cards."""
    seat = f["viewer"]
    if seat < 0 or seat not in seen.waiting:
        return None
    listed = {constants.CARD_OF_CODE[move] for move in seen.legal(seat) if move < constants.CODES}
    if not listed:
        return None
    rules: Any = seen
    may = cards(rules, f, seat, listed)
    named = f["step"] in NAMED and f["ace_rule"] == constants.AMBIVALENT
    first = f["step"] in SPENT and rules.is_first_ace(seat, constants.ACE)
    return {
        "from": "discard" if f["step"] == constants.BASKET else "hand",
        "cards": {notation.code(card): 0 if card == constants.JOKER else rules.worth(card) for card in may},
        "high": rules.high_ace() if named else None,  # what an Ace counts that is named high
        "first_ace": rules.high_ace() if first else None,  # what the first Ace counts that is spent
        "due": due(f, seat),
        "exactly": exactly(rules, f, seat),
        "royal": f["step"] == constants.PAYING and frees_a_carrot(f, seat),
        "alone": alone(rules, f, seat, listed),
        "ends": f["step"] in (constants.LAYING, constants.BASKET) or (f["step"] == constants.LOTTERY and not one(f)),
        "purse": purse(rules, f, seat) if f["step"] == constants.BASKET else None,
    }


def cards(rules: Any, f: Fields, seat: int, listed: set[int]) -> list[int]:
    """All that may be part of the choice: those that may be chosen first, and those that may follow them."""
    step, held = f["step"], [card for card in range(constants.CARDS) if f["hand"][seat] >> card & 1]
    found = set(listed)
    if step == constants.PAYING:
        found |= {card for card in held if f["accepted"] >> card // 13 & 1}
    elif step in SHOWING:
        found |= {card for card in held if card // 13 == constants.HEARTS and not f["laid"][seat] >> card & 1}
    elif step == constants.LAYING:
        found |= {card for card in held if card >= f["laid"][seat].bit_length()}  # in order
    elif step == constants.BASKET:
        stop = f["at"][f["mover"]]
        sold = [card for card in range(constants.CARDS) if f["discard"] >> card & 1 and not f["barred"] >> card & 1]
        mine = [card for card in sold if stop == constants.CITADEL or constants.CARD_OF_ROYAL[stop] // 13 == card // 13]
        found |= {card for card in mine if card > min(listed) and card >= f["basket"].bit_length()}
    return sorted(found)


def due(f: Fields, seat: int) -> int | None:
    """Points that are missing, where points count."""
    if f["step"] == constants.PAYING or f["step"] in SHOWING:
        return int(f["due"])
    if f["step"] == constants.FIGHTING:
        other = f["rival"] if seat == f["mover"] else f["mover"]
        return int(f["strength"][other] - f["strength"][seat] + 1)
    return None


def exactly(rules: Any, f: Fields, seat: int) -> int | None:
    """How many cards, where that is fixed."""
    if f["step"] == constants.DISCARDING:
        return int(rules.excess(seat))
    return 1 if one(f) else None


def one(f: Fields) -> bool:
    """Whether a single card is asked for; of a windfall one shows as many as one likes (JR-41)."""
    lottery = f["step"] == constants.LOTTERY and not f["windfall_lottery"]
    return lottery or f["step"] in (constants.PASSPORT, constants.GIVING_UP)


def frees_a_carrot(f: Fields, seat: int) -> bool:
    """JR-25: for a fourth royal a royal must be among the cards, so that a carrot comes free."""
    return bool(f["purpose"] == constants.CLAIM and f["carrot"].count(seat + 1) >= constants.CARROTS)


def alone(rules: Any, f: Fields, seat: int, listed: set[int]) -> str | None:
    """JR-32: the queen's card is enough by itself at her palace."""
    queen = rules.queen_here()
    return notation.code(queen) if f["step"] in ALONE and not f["laid"][seat] and queen in listed else None


def purse(rules: Any, f: Fields, seat: int) -> int:
    """The most that can still be paid for the basket."""
    suits = rules.market_suits()
    return int(rules.reach(seat, suits, 0, True) + rules.interest(suits) - rules.basket_price())
