"""A position of Ard Rí as a document that people can read and write; docs/positions.md describes it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.core import actors, cards
from parlour.core.errors import BadPosition
from parlour.core.game import Json
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour.games.ard_ri import constants
from parlour.games.ard_ri.options import OPTIONS
from parlour.games.ard_ri.rules import ArdRi
from parlour.games.ard_ri.view import SEASONS, choice, row

UNKNOWN = "?"
VIEWERS: dict[Any, int] = {None: actors.EVERYTHING, "spectator": actors.SPECTATOR}


def position(state: State, options: Resolved) -> Json:
    f = state.fields()
    viewer = f["viewer"]
    whole = viewer == actors.EVERYTHING
    return {
        "game": "ard-ri",
        "options": options,
        "viewer": viewer if viewer >= 0 else None if whole else "spectator",
        "year": f["year"],
        "season": SEASONS[f["season"]],
        "drawing": f["drawing"],
        "round": f["round"],
        "deck": cards.codes(f["deck"]) if whole else f["deck_size"],
        **({} if whole else {"unseen": cards.codes(f["deck"])}),
        "centre": cards.codes(f["centre"]),
        "discard": cards.codes(f["discard"]),
        "seats": [
            {
                "hand": cards.codes(row(f["hand"], seat)) if whole or seat == viewer else [UNKNOWN] * f["hand_size"][seat],
                "herd": cards.codes(row(f["herd"], seat)),
                "chosen": choice(f["chosen"][seat]),
                "nobles": f["nobles"][seat],
            }
            for seat in range(f["seats"])
        ],
        **({"winners": [s for s in range(f["seats"]) if f["winners"] >> s & 1]} if f["season"] == constants.AFTER else {}),
    }


def read_position(given: Json) -> State:
    check_keys(given)
    options = OPTIONS.resolve(given.get("options", {}))
    seats = int(options["seats"])
    laid = given["seats"]
    require(len(laid) == seats, "seats", f"{len(laid)} described, {seats} in the options")
    viewer = VIEWERS.get(given.get("viewer"), given.get("viewer"))
    whole = viewer == actors.EVERYTHING
    season = SEASONS.index(given.get("season", "spring"))
    state = ArdRi()
    f: dict[str, Any] = {**state.fields(), **OPTIONS.codes(options)}
    f.update(viewer=viewer, season=season)
    f.update(year=given.get("year", 1), drawing=given.get("drawing", 0), round=given.get("round", 0))
    require(viewer in (actors.EVERYTHING, actors.SPECTATOR, *range(seats)), "viewer", viewer)
    require(f["year"] == 0 if season == constants.DEAL else 1 <= f["year"] <= constants.LAST_YEAR, "year", f["year"])
    require(0 <= f["drawing"] < (seats if season in (constants.DEAL, constants.AUTUMN) else 1), "drawing", f["drawing"])
    f["centre"], f["discard"] = cattle_only(given.get("centre", []), "centre"), counts(given.get("discard", []))
    f["chosen"] = [constants.OPEN] * constants.MOST_SEATS
    for seat, part in enumerate(laid):
        hand = part.get("hand", [])
        own = whole or seat == viewer
        require(own or all(card == UNKNOWN for card in hand), f"hand of seat {seat}", " ".join(hand))
        f["hand_size"][seat] = len(hand)
        f["hand"][seat * constants.CARDS : (seat + 1) * constants.CARDS] = counts(hand if own else [])
        f["herd"][seat * constants.CARDS : (seat + 1) * constants.CARDS] = cattle_only(
            part.get("herd", []), f"herd of seat {seat}"
        )
        f["chosen"][seat] = read_choice(part.get("chosen"))
        f["nobles"][seat] = part.get("nobles", 0)
        check_seat(f, seat)
    used = seen_cards(f)
    if whole:
        rest = [constants.DECKS[seats] - n for n in used]
        f["deck"] = counts(given["deck"]) if "deck" in given else rest
        f["deck_size"] = sum(f["deck"])
    else:
        f["deck"], f["deck_size"] = counts(given["unseen"]), given["deck"]
        check_unseen(f)
    for card in range(constants.CARDS):
        many = used[card] + max(f["deck"][card], 0)
        require(many <= constants.DECKS[seats], cards.code(card), f"{many} of them")
    whose_turn(f, given)
    state._load(f)
    return state


KEYS = {
    "game", "options", "viewer", "year", "season", "drawing", "round", "deck", "unseen", "centre", "discard", "seats", "winners",
}
SEAT_KEYS = {"hand", "herd", "chosen", "nobles"}


def check_keys(given: Json) -> None:
    """Nothing misspelt, and numbers are whole."""
    for part, known in [(given, KEYS), *((seat, SEAT_KEYS) for seat in given["seats"])]:
        unknown = sorted(set(part) - known)
        require(not unknown, "unknown key", ", ".join(unknown))
        for name in ("year", "drawing", "round", "nobles"):
            require(type(part.get(name, 0)) is int and part.get(name, 0) >= 0, name, part.get(name))


def require(holds: bool, what: str, value: Any) -> None:
    if not holds:
        raise BadPosition("error-position-value", what=what, value=str(value))


def counts(codes: list[str]) -> list[int]:
    numbers = Counter(cards.number(code) for code in codes)
    require(None not in numbers, "cards", " ".join(c for c in codes if cards.number(c) is None))
    return [numbers.get(card, 0) for card in range(constants.CARDS)]


def cattle_only(codes: list[str], where: str) -> list[int]:
    found = counts(codes)
    require(not any(many and constants.MIGHT[card] for card, many in enumerate(found)), where, " ".join(codes))
    return found


def read_choice(chosen: str | None) -> int:
    words = {None: constants.OPEN, "pass": constants.PASS, "hidden": constants.HIDDEN}
    card = words[chosen] if chosen in words else cards.number(str(chosen))
    require(card is not None, "chosen", chosen)
    assert card is not None
    return card


def check_seat(f: dict[str, Any], seat: int) -> None:
    """A choice that the season's rules allow, and Warriors known to be there that can be there."""
    chosen, season = f["chosen"][seat], f["season"]
    whole = f["viewer"] in (actors.EVERYTHING, seat)
    hand = row(f["hand"], seat)
    cattle = sum(n for card, n in enumerate(hand) if constants.VALUES[card])
    where = f"choice of seat {seat}"
    if season in (constants.DEAL, constants.AFTER):
        require(season == constants.AFTER or chosen == constants.OPEN, where, choice(chosen))
    elif chosen == constants.HIDDEN:
        require(not whole, where, "hidden")
    elif chosen == constants.PASS:
        nothing_to_play = whole and cattle == 0 if season == constants.SPRING else f["hand_size"][seat] == 0
        require(nothing_to_play or season == constants.AUTUMN, where, "pass")
    elif chosen < constants.CARDS and season in (constants.SPRING, constants.SUMMER):
        require(hand[chosen] > 0 and (constants.VALUES[chosen] > 0 or season == constants.SUMMER), where, choice(chosen))
    elif chosen == constants.OPEN:
        require(season != constants.AUTUMN, where, "nothing")
    warriors = sum(hand) - cattle + (season == constants.AUTUMN and chosen < constants.CARDS and constants.MIGHT[chosen] > 0)
    require(f["nobles"][seat] >= 0 and (not whole or f["nobles"][seat] <= warriors), f"nobles of seat {seat}", f["nobles"][seat])


def check_unseen(f: dict[str, Any]) -> None:
    """The unseen cards are the deck and what the others hold or have laid face down, known Warriors among them."""
    autumn = f["season"] == constants.AUTUMN
    others = [seat for seat in range(f["seats"]) if seat != f["viewer"]]
    held = {seat: f["hand_size"][seat] + (autumn and f["chosen"][seat] == constants.HIDDEN) for seat in others}
    require(f["deck_size"] >= 0 and f["deck_size"] + sum(held.values()) == sum(f["deck"]), "deck", f["deck_size"])
    for seat in others:
        drawn = autumn and seat < f["drawing"]
        require(f["nobles"][seat] <= held[seat] - drawn, f"nobles of seat {seat}", f["nobles"][seat])
    nobles = sum(f["nobles"][seat] for seat in others)
    require(nobles <= sum(many for card, many in enumerate(f["deck"]) if constants.MIGHT[card]), "nobles", nobles)


def seen_cards(f: dict[str, Any]) -> list[int]:
    """How many of each card lie anywhere but in the deck, as far as known."""
    used = [c + d for c, d in zip(f["centre"], f["discard"], strict=True)]
    for seat in range(f["seats"]):
        for card in range(constants.CARDS):
            used[card] += f["hand"][seat * constants.CARDS + card] + f["herd"][seat * constants.CARDS + card]
        if f["season"] == constants.AUTUMN and f["chosen"][seat] < constants.CARDS:
            used[f["chosen"][seat]] += 1  # face down in front of its owner
    return used


def whose_turn(f: dict[str, Any], given: Json) -> None:
    if f["season"] == constants.AFTER:
        winners = given["winners"]
        known = all(seat in range(f["seats"]) for seat in winners) and len(set(winners)) == len(winners)
        require(bool(winners) and known, "winners", winners)
        f["winners"] = sum(1 << seat for seat in winners)
        f["actor"] = actors.OVER
    elif f["season"] in (constants.DEAL, constants.AUTUMN):
        check_dealing(f)
        f["actor"], f["pile"] = actors.CHANCE, constants.DECK
    else:
        waiting = [seat for seat in range(f["seats"]) if f["chosen"][seat] == constants.OPEN]
        require(bool(waiting), "chosen", "everybody has chosen, so the round is over")
        f["asked"], f["actor"] = sum(1 << seat for seat in waiting), waiting[0]


def check_dealing(f: dict[str, Any]) -> None:
    """The deck suffices for everybody who is still to get a card, and a deal has gone around evenly."""
    to_come = f["seats"] - f["drawing"]
    if f["season"] == constants.DEAL:
        rounds = f["hand_size"][f["seats"] - 1]
        for seat in range(f["seats"]):
            require(f["hand_size"][seat] == rounds + (seat < f["drawing"]), f"hand of seat {seat}", f["hand_size"][seat])
        require(rounds < constants.HAND, "season", "deal")
        to_come += (constants.HAND - rounds - 1) * f["seats"]
    require(f["deck_size"] >= to_come, "deck", f["deck_size"])
