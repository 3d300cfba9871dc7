"""What can be agreed before a game of Jack Rabbits."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from parlour.core import cards
from parlour.core.options import Clash, Option, Options, seats_option

SUITS = "shdc"  # spades first: JR-37
PAIRS = tuple("".join(pair) for pair in combinations(SUITS, 2))
TRIPLES = tuple("".join(triple) for triple in combinations(SUITS, 3))
FULL_ONLY = ("advanced_citadel", "residential_flights", "provisional_palaces", "personal_trade")

OPTIONS = Options(
    (
        seats_option(2, 4, default=2),
        Option(
            "game", "intro", "the introductory game, or the full one with flights, fights, judges and trade",
            choices=("intro", "full"),
        ),
        Option(
            "quest", "auto", "which three royals win: any, of three suits, a King, a Queen and a Jack, both, or of one suit",
            choices=("auto", "simple", "diverse", "monarchic", "diverse_monarchic", "tribal"),
        ),
        Option(
            "board", "random", "the land: a random one, the one for a first game, or one that the players build, tile by tile "
            "as they are flipped or with all tiles open", choices=("random", "sample", "strict", "free"),
        ),
        Option("land", 0, "the number of the random land: the same number, the same land; 0: any", low=0, high=10**6),
        Option("guidelines", "enforce", "whether builders must follow the guidelines", choices=("enforce", "warn")),
        Option(
            "hand_limit_rule", "auto", "who holds too many cards discards at once, or when somebody notices",
            choices=("auto", "caught"),
        ),
        Option("personal_trade", False, "whether rabbits that meet may trade with each other"),
        Option("advanced_citadel", False, "whether the citadel is also a palace, a market and an airfield"),
        Option("tight_suits", False, "as many suits as players; the others are left out"),
        Option("suits", "auto", "which suits are in play with tight suits", choices=("auto", *PAIRS, *TRIPLES)),
        Option("residential_flights", False, "whether flights may end at any hexagon"),
        Option("provisional_palaces", False, "whether hearts may be displayed to judge visitors anywhere"),
        Option("trailing_carrots", False, "whether journeys may go on through hexagons with one's own carrot"),
        Option("windfall_lottery", False, "whether every matching card and every double draws a prize"),
        Option("overtaxed_hands", False, "a hand limit of six instead of nine"),
        Option("seized_surplus", False, "whether who notices too many cards takes them"),
        Option(
            "aces", "plain", "Aces count 1; or 1 or 11 as one likes; or 11 for the first one spent",
            choices=("plain", "ambivalent", "capital"),
        ),
        Option("additional_capital", False, "whether the first Ace spent adds a point to payments of its suit"),
        Option("patriarchal", False, "whether a high Ace counts 14, a King 13, a Queen 12 and a Jack 11"),
        Option("edition", "current", "the rules of the current edition, or of the first", choices=("current", "first")),
        Option("turn_limit", 0, "the game is a draw after so many turns; 0: never", low=0, high=100_000),
    ),
    clashes=(
        *(
            Clash({name: True, "game": "intro"}, "this needs the full game", "jack-rabbits-clash-full")
            for name in FULL_ONLY
        ),
        Clash({"tight_suits": True, "board": "sample"}, "the sample land has all suits", "jack-rabbits-clash-sample"),
        Clash(
            {"tight_suits": False, "suits": (*PAIRS, *TRIPLES)}, "suits are chosen for tight suits only",
            "jack-rabbits-clash-suits",
        ),
        Clash({"seats": 2, "suits": TRIPLES}, "two players play with two suits", "jack-rabbits-clash-two-suits"),
        Clash({"seats": 3, "suits": PAIRS}, "three players play with three suits", "jack-rabbits-clash-three-suits"),
        Clash({"seats": 4, "suits": (*PAIRS, *TRIPLES)}, "four players play with all suits", "jack-rabbits-clash-four-suits"),
        Clash(
            {"tight_suits": True, "seats": 2, "quest": ("diverse", "diverse_monarchic")},
            "royals of three suits cannot be had with two suits in play", "jack-rabbits-clash-quest",
        ),
        Clash(
            {"seized_surplus": True, "hand_limit_rule": "auto"}, "there is no surplus to seize if it is discarded at once",
            "jack-rabbits-clash-seized",
        ),
        Clash(
            {"additional_capital": True, "aces": ("plain", "ambivalent"), "edition": "current"},
            "there is no capital without capital Aces", "jack-rabbits-clash-capital",
        ),
        Clash(
            {"edition": "first", "aces": "ambivalent"}, "in the first edition Aces are capital", "jack-rabbits-clash-first-aces"
        ),
        Clash(
            {"edition": "first", "hand_limit_rule": "caught"}, "in the first edition the hand limit is strict",
            "jack-rabbits-clash-first-limit",
        ),
    ),
    presets={
        "first-game": {"game": "intro", "board": "sample"},
        "intro": {"game": "intro"},
        "full": {"game": "full"},
        "everything": {
            "game": "full", "hand_limit_rule": "caught", "aces": "capital",
            **dict.fromkeys(
                (
                    *FULL_ONLY, "trailing_carrots", "windfall_lottery", "overtaxed_hands", "seized_surplus", "additional_capital",
                    "patriarchal",
                ),
                True,
            ),
        },
        "first-edition": {"game": "full", "edition": "first"},
    },
)


def suits_in_play(options: Mapping[str, Any]) -> str:
    """JR-37: the letters of the suits."""
    if not options["tight_suits"]:
        return SUITS
    return SUITS[: options["seats"]] if options["suits"] == "auto" else str(options["suits"])


def suit_numbers(options: Mapping[str, Any]) -> list[int]:
    return [cards.SUITS.index(suit) for suit in suits_in_play(options)]
