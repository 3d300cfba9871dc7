"""What a seat is shown of Ard Rí: the table, moves in words, and what happens, as far as the seat can perceive it."""

from __future__ import annotations

from typing import Any

from parlour.core import actors, cards
from parlour.core.fields import FieldsOf
from parlour.core.game import Json
from parlour.core.marks import Marks, marks
from parlour.core.sayings import Saying, saying
from parlour.core.state import State
from parlour.games.ard_ri import constants, notation, sentences

SEASONS = ("deal", "spring", "summer", "autumn", "after")
RULES = ("AR-2", "AR-4", "AR-5", "AR-6", "AR-15")  # of each season


def table(seen: State) -> Json:
    f = FieldsOf(seen)
    return {
        "year": f["year"],
        "season": SEASONS[f["season"]],
        "deck": f["deck_size"],
        "centre": cards.codes(f["centre"]),
        "discard": cards.codes(f["discard"]),
        "refused": refused(f),
        "seats": [seat_table(seen, f, seat) for seat in range(f["seats"])],
    }


def rule(seen: State) -> str:
    return RULES[FieldsOf(seen)["season"]]


def refused(f: dict[str, Any]) -> dict[str, Saying]:
    """The cards of the viewer's hand that cannot be played in this season, with why (AR-4)."""
    if f["viewer"] < 0 or f["season"] != constants.SPRING:
        return {}
    held = enumerate(row(f["hand"], f["viewer"]))
    warriors = [cards.code(card) for card, many in held if many and constants.MIGHT[card]]
    return dict.fromkeys(warriors, saying("ard-ri-no-warrior-in-spring"))


def seat_table(seen: State, f: dict[str, Any], seat: int) -> Json:
    rules: Any = seen
    herd = row(f["herd"], seat)
    best = best_cards(herd)
    return {
        "hand": f["hand_size"][seat],
        "cards": cards.codes(row(f["hand"], seat)) if f["viewer"] in (seat, actors.EVERYTHING) else None,
        "chosen": choice(f["chosen"][seat]),
        "herd": cards.codes(herd),
        "best": {suit: cards.code(card) if card is not None else None for suit, card in zip(cards.SUITS, best, strict=True)},
        "missing": [suit for suit, card in zip(cards.SUITS, best, strict=True) if card is None],
        "total": sum(constants.VALUES[card] for card in best if card is not None),
        "worth": rules.points(seat),  # AR-15: the total, but nothing while a suit is missing
        "nobles": f["nobles"][seat],
    }


def row(counts: list[int], seat: int) -> list[int]:
    return counts[seat * constants.CARDS : (seat + 1) * constants.CARDS]


def best_cards(herd: list[int]) -> list[int | None]:
    """The highest card of each suit."""
    suits = [[c for c in range(s * constants.RANKS, (s + 1) * constants.RANKS) if herd[c]] for s in range(constants.SUITS)]
    return [max(suit, key=lambda card: constants.VALUES[card], default=None) for suit in suits]


def choice(chosen: int) -> str | None:
    return {constants.OPEN: None, constants.PASS: "pass", constants.HIDDEN: "hidden"}.get(chosen) or (
        cards.code(chosen) if chosen < constants.CARDS else None
    )


def describe(state: State, move: int) -> Json:
    if state.actor == actors.CHANCE:
        return {"kind": "draw", "to": FieldsOf(state)["drawing"], "card": cards.code(move)}
    if move == constants.PASS:
        return {"kind": "pass"}
    role = "warrior" if constants.MIGHT[move] else "cattle"
    return {"kind": "play", "card": cards.code(move), "role": role, "tip": sentences.tip(FieldsOf(state)["season"], move)}


def perceive(before: State, after: State, move: int, by: int, seat: int) -> Json:
    was = FieldsOf(before)
    if by == actors.CHANCE:
        to = was["drawing"]
        kind = "deal" if was["season"] == constants.DEAL else "draw"
        event: Json = {"kind": kind, "to": to, "card": cards.code(move) if seat == to else None}
        chosen = was["chosen"]
    else:
        event = {"kind": "choose", "season": SEASONS[was["season"]], "card": notation.text(before, move) if seat == by else None}
        chosen = [move if s == by else c for s, c in enumerate(was["chosen"])]
    event["then"] = consequences(before, after, chosen)
    return {**event, "say": sentences.of_event(event), "marks": marked(event)}


def marked(event: Json) -> Marks:
    """A seat's card lies face down; when a round closes, cards are turned over, and whoever wins Winter takes them."""
    closing = [then for then in event["then"] if then["kind"] in ("spring", "winter")]
    if not closing:
        return {}
    winner = closing[0].get("winner")
    return marks(
        turned=[card for card in closing[0]["cards"] if card not in (None, "pass")],
        taken=closing[0].get("trick", []), end=[] if winner is None else [f"seat {winner}"],
    )


def consequences(before: State, after: State, chosen: list[int]) -> list[Json]:
    """What everybody sees when a round closes."""
    was, now = FieldsOf(before), FieldsOf(after)
    if now["season"] == was["season"] or now["season"] == constants.AUTUMN:
        return []
    if was["season"] == constants.DEAL:
        return [{"kind": "year", "year": now["year"]}]
    laid = [choice(card) for card in chosen[: was["seats"]]]
    if was["season"] == constants.SPRING:
        return [{"kind": "spring", "cards": laid}]
    events = [winter(before, now, chosen, laid)]
    if now["season"] == constants.AFTER:
        winners = [seat for seat in range(now["seats"]) if now["winners"] >> seat & 1]
        return [*events, {"kind": "end", "winners": winners, "points": points(after)}]
    return [*events, {"kind": "year", "year": now["year"]}]


def winter(before: State, now: dict[str, Any], chosen: list[int], laid: list[str | None]) -> Json:
    revealed: Any = before.copy()
    revealed._set({**before.fields(), "chosen": chosen})
    warrior, cattle = revealed.surviving_warrior(), revealed.highest_cattle()
    winner = warrior if warrior >= 0 else cattle
    won = [n - w for n, w in zip(now["herd"], FieldsOf(before)["herd"], strict=True)]
    found = {
        "kind": "winter",
        "cards": laid,
        "kills": kills(chosen[: before.seats], warrior),
        "winner": winner if winner >= 0 else None,
        "by": "warrior" if warrior >= 0 else "cattle" if cattle >= 0 else None,
        "trick": cards.codes(row(won, winner)) if winner >= 0 else [],
    }
    return {**found, "verdict": sentences.verdict(found)}


def kills(chosen: list[int], survivor: int) -> list[Json]:
    """Every Warrior that falls, each with the strongest of those that kill it (AR-8, AR-9)."""
    warriors = [seat for seat, card in enumerate(chosen) if card < constants.CARDS and constants.MIGHT[card]]
    found = []
    for victim in warriors:
        if victim != survivor:
            others = [seat for seat in warriors if seat != victim]
            found.append({"by": max(others, key=lambda seat: constants.MIGHT[chosen[seat]]), "of": victim})
    return found


def points(state: State) -> list[int]:
    rules: Any = state
    return [rules.points(seat) for seat in range(state.seats)]
