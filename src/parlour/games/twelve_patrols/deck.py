"""Decks as data: nine cards with what their sides want, one readable file each; docs/decks.md describes the format."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import Any

from parlour.core.errors import ParlourError
from parlour.core.places import data_folder
from parlour.games.twelve_patrols import constants

SHIPPED = ("standard", "hard")  # TP-16
SIDES = ("north", "east", "south", "west")
LOWEST = {"items": 1, "colours": 1, "pips": 0}
HIGHEST = {"items": 8, "colours": 3, "pips": 48}


class BadDeck(ParlourError):
    """A deck's file that cannot be read, or whose cards cannot be played with."""


@dataclass(frozen=True)
class Card:
    name: str
    letters: str  # for notation, unique in the deck
    wants: tuple[dict[str, int], ...]  # per side: kind to number


@dataclass(frozen=True)
class Deck:
    id: str
    name: str
    about: str
    cards: tuple[Card, ...]

    def needs(self) -> dict[str, list[int]]:
        """What the cards want, as fields of the state."""
        sides = [side for card in self.cards for side in card.wants]
        return {
            "items": [side.get("items", 0) for side in sides],
            "colours": [side.get("colours", 0) for side in sides],
            "pips": [side.get("pips", constants.NO_PIPS) for side in sides],
        }


def slug(name: str) -> str:
    """`Fishers' Bay` is drawn and translated as `fishers-bay`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


def own_folder() -> Path:
    return data_folder() / "decks"


@cache
def known() -> tuple[Deck, ...]:
    """The shipped decks, then the sound ones among a person's own."""
    found = [read(Path(__file__).parent / "decks" / f"{name}.toml") for name in SHIPPED]
    for path in sorted(own_folder().glob("*.toml")):
        try:
            deck = read(path)
        except BadDeck:
            continue  # `parlour deck check` tells what is wrong with it
        if deck.id not in SHIPPED:
            found.append(deck)
    return tuple(found)


def read(path: Path) -> Deck:
    """A deck from its file; raises BadDeck with what is wrong and where."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadDeck("error-deck-file", file=path.name, detail=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadDeck("error-deck-toml", file=path.name, detail=str(error)) from error
    return parse(given, path.stem)


def parse(given: dict[str, Any], id: str) -> Deck:
    unknown = sorted(set(given) - {"name", "about", "card"})
    if unknown:
        raise BadDeck("error-deck-key", where=id, key=unknown[0], known="name, about, card")
    listed = given.get("card", [])
    if not isinstance(listed, list) or len(listed) != constants.CARDS:
        raise BadDeck("error-deck-nine", count=len(listed) if isinstance(listed, list) else 0)
    wants = [read_sides(card, number + 1) for number, card in enumerate(listed)]
    titles = [str(card["name"]).strip() for card in listed]
    for title in titles:
        if titles.count(title) > 1:
            raise BadDeck("error-deck-twice", card=title)
    cards = [Card(title, letters, sides) for title, letters, sides in zip(titles, all_letters(titles), wants, strict=True)]
    return Deck(id, str(given.get("name", id)), str(given.get("about", "")), tuple(cards))


def read_sides(card: Any, number: int) -> tuple[dict[str, int], ...]:
    if not isinstance(card, dict) or not str(card.get("name", "")).strip():
        raise BadDeck("error-deck-nameless", number=number)
    unknown = sorted(set(card) - {"name", *SIDES})
    if unknown:
        raise BadDeck("error-deck-key", where=card["name"], key=unknown[0], known="name, north, east, south, west")
    return tuple(read_side(card.get(side, []), str(card["name"]), side) for side in SIDES)


def read_side(given: Any, card: str, side: str) -> dict[str, int]:
    wants: dict[str, int] = {}
    for text in given if isinstance(given, list) else [given]:
        found = re.fullmatch(r"\s*(items|colours|pips)\s*=?\s*(\d+)\s*", text) if isinstance(text, str) else None
        if found is None:
            raise BadDeck("error-deck-want", card=card, side=side, text=str(text))
        kind, number = found[1], int(found[2])
        if not LOWEST[kind] <= number <= HIGHEST[kind]:
            raise BadDeck("error-deck-number", card=card, side=side, kind=kind, low=LOWEST[kind], high=HIGHEST[kind])
        if kind in wants:
            raise BadDeck("error-deck-kind-twice", card=card, side=side, kind=kind)
        wants[kind] = number
    if wants.get("colours", 0) > wants.get("items", constants.MOST_ITEMS):
        raise BadDeck("error-deck-impossible", card=card, side=side)
    if wants.get("pips", 0) > 6 * wants.get("items", 8):
        raise BadDeck("error-deck-impossible", card=card, side=side)
    return wants


def all_letters(titles: list[str]) -> list[str]:
    """Each card's initials, with a number where an earlier card has them."""
    found: list[str] = []
    for title in titles:
        initials = "".join(word[0] for word in re.findall(r"\w+", title)).upper()[:3] or "X"
        numbered = (f"{initials}{number}" for number in count(2))
        found.append(next(letters for letters in chain([initials], numbered) if letters not in found))
    return found
