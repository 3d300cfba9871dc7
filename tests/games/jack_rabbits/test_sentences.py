"""What terminal and page say of Jack Rabbits is said once: what was done and what came of it, to each seat what it knows."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import CHANCE, SPECTATOR
from parlour.core.sayings import lines, saying
from parlour.games.jack_rabbits import GAME, sentences
from parlour.locale import LANGUAGES
from parlour.terminal.speech import say, spoken
from tests.games.jack_rabbits.table import audience, journey, play, turn

PEOPLE = ("Ana", "Bo", "Cy")
KINDS = (
    "pay", "show", "passport", "display", "play", "give-up", "lay", "discard", "buy", "stay", "trek", "merchant", "tavern",
    "cave", "down", "joker", "back", "hop", "fall", "shortfall", "start-display", "stake-display", "ride", "fly", "boat",
    "emerge", "fight", "offer", "call", "roll", "place",
)
STEPS = {
    "pass": ("visitor-shows", "fighting", "answering", "laying"), "yes": ("challenge", "answering"),
    "number": ("offering-diamonds", "offering-points"),
}


def told(state: Any, move: str, seat: int, by: int | None = None) -> list[str]:
    number = GAME.parse(state if by is None else state.seen(by), move)
    return [spoken(line, "en", PEOPLE, seat) for line in GAME.event(state, number, seat, by)["say"]]


def test_a_saying_holds_what_its_sentence_needs() -> None:
    state = play(audience("4s", "joker", at="Kd Kd", game="full"), "fight 1", "4s", "pass")
    assert GAME.event(state, GAME.parse(state, "joker"), 0)["say"] == lines(
        saying("jack-rabbits-event-steal", who=0, whom=1, card=saying("jack-rabbits-joker")),
    )


def test_what_was_done_is_told_to_all_each_in_their_place() -> None:
    state = audience("4s", "7h", "", at="Kd Kd citadel", game="full")
    assert [told(state, "fight 1", seat) for seat in (0, 1, 2)] == [["You attack Bo."], ["Ana attacks you."], ["Ana attacks Bo."]]
    assert told(turn("", ""), "3-5", 1) == ["Ana rolls 3 and 5: the price is 8."]


def test_a_road_goes_without_saying_and_its_end_does_not() -> None:
    assert told(journey("", ""), "NE", 1) == ["Ana is at Q♥."]


def test_who_rides_is_not_told_to_arrive() -> None:
    arrives = {"kind": "arrive", "seat": 0, "at": "citadel"}
    event = {"kind": "ride", "to": "citadel", "step": "riding", "then": [arrives]}
    assert [spoken(line, "en", PEOPLE, 0) for line in sentences.of_event(0, event)] == ["You ride to the citadel."]


def test_a_stolen_card_is_named_to_the_two_alone() -> None:
    state = play(audience("4s", "7h 8h", "", at="Kd Kd citadel", game="full"), "fight 1", "4s", "pass")
    assert [told(state, "7h", seat) for seat in (0, 1, 2, SPECTATOR)] == [
        ["You take 7♥ from Bo."], ["Ana takes 7♥ from you."], ["Ana takes a card from Bo."], ["Ana takes a card from Bo."],
    ]


def test_a_drawn_card_is_named_to_who_draws_it() -> None:
    state = play(journey("", "", at="Kd citadel"), "stay")
    card = GAME.text(state, state.outcomes()[0][0])
    assert told(state, card, 0)[0] == f"You draw {sentences.printed(card)}."
    assert told(state, card, 1)[0] == told(state, card, SPECTATOR)[0] == "Ana draws a card."


def test_secret_answers_are_told_to_who_gives_them() -> None:
    state = play(journey("", "6h", "7h", game="full"), "NE")
    assert [told(state, "yes", seat, by=2) for seat in (0, 1, 2, SPECTATOR)] == [[], [], ["You want to challenge."], []]
    trade = play(audience("8d 2s", "7h", at="Kc Kc", game="full", personal_trade=True), "offer 1 h", "8", "7", "yes")
    assert [told(trade, "8d", seat, by=0) for seat in (0, 1, SPECTATOR)] == [["You lay 8♦ face down."], [], []]


def test_a_carrot_may_leave_and_nobody_may_win() -> None:
    then = [{"kind": "carrot", "tile": "Qd", "seat": None}, {"kind": "end", "winner": None}]
    event = {"kind": "claim", "step": "audience", "then": then}
    assert [spoken(line, "en", PEOPLE, 0) for line in sentences.of_event(0, event)] == [
        "The carrot leaves Q♦.", "Time is up: nobody has brought three royals home.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_is_a_whole_sentence(lang: str) -> None:
    given = {"card": "10h", "to": "Qd", "seat": 1, "suit": "s", "points": 2, "dice": [1, 2], "tile": "woods2", "at": [2, -2]}
    drawn = {"to": 1, "from": 0}
    then = [
        {"kind": "arrive", "seat": 1, "at": "underground"}, {"kind": "carrot", "tile": "Qd", "seat": 1}, {"kind": "reshuffle"},
        {"kind": "carrot", "tile": "Qd", "seat": None}, {"kind": "end", "winner": 1}, {"kind": "end", "winner": None},
        {"kind": "built"}, {"kind": "rebuild", "tiles": ["woods2", "Qd"]},
    ]
    events: list[Any] = [{**given, "kind": kind, "step": "audience", "then": []} for kind in KINDS]
    events += [{**given, **drawn, "kind": kind, "step": "audience", "card": card, "then": []}
               for kind in ("draw", "steal") for card in ("10h", "joker", None)]
    events += [{"kind": kind, "step": step, "points": 2, "then": []} for kind, steps in STEPS.items() for step in steps]
    events.append({"kind": "road", "step": "journey", "then": then})
    for event in events:
        by = CHANCE if event["kind"] in ("roll", "draw", "steal") else 0
        said = sentences.of_event(by, event)
        assert len(said) == (len(event["then"]) or 1)
        for line in said:
            for seat in (0, 1, SPECTATOR):
                sentence = spoken(line, lang, PEOPLE, seat)
                assert sentence[-1] in ".!" and not set(sentence) & set("{}$") and "jack-rabbits" not in sentence


# What is asked


def asked(state: Any, seat: int = 0) -> str:
    return say(GAME.view(state, seat)["prompt"], "en", PEOPLE, seat)


def test_a_fighter_is_asked_by_name_and_strength_and_nobody_else_is() -> None:
    begun = play(audience("4s", "7s", "", at="Kd Kd citadel", game="full"), "fight 1")
    assert asked(begun) == "You attack Bo: begin with a ♠"
    assert GAME.view(begun, 1)["prompt"] is GAME.view(begun, SPECTATOR)["prompt"] is None
    assert asked(play(begun, "4s"), 1) == "Fight against Ana: you have 0, they have 4. Play more ♠?"


def test_a_payment_says_for_what_how_much_and_in_which_suits() -> None:
    paying = play(journey("7c 9s", ""), "NW", "trek")
    assert asked(paying) == "Off the road: pay 7 with ♣ ♥ ♠"


def test_the_lottery_is_asked_with_its_numbers() -> None:
    assert asked(play(turn("3c 9d", ""), "3-5")) == "Lottery, 3 and 5: show a card with one of these numbers?"


def test_an_audience_is_asked_where_it_is() -> None:
    assert asked(audience("4s", "7s", at="Kd Kd", game="full")) == "At K♦: what do you do?"
