"""Playing cards as numbers: suit * 13 + rank, ranks from Ace (0) to King (12)."""

from __future__ import annotations

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("c", "d", "h", "s")
SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
SIGN_OF = {letter: sign for sign, letter in SIGNS.items()}
CODES = tuple(rank + suit for suit in SUITS for rank in RANKS)
NUMBERS = {code: number for number, code in enumerate(CODES)}


def code(card: int) -> str:
    """`10h` for the ten of hearts."""
    return CODES[card]


def printed(code: str) -> str:
    """`10♥` for `10h`."""
    return code[:-1] + SIGN_OF[code[-1]]


def number(text: str) -> int | None:
    """The card that a person has typed (10h, 10♥, Th, kD), or None."""
    text = text.strip()
    for sign, letter in SIGNS.items():
        text = text.replace(sign, letter)
    rank, suit = text[:-1].upper(), text[-1:].lower()
    return NUMBERS.get(("10" if rank in ("T", "1O") else rank) + suit)


def codes(counts: list[int]) -> list[str]:
    """The cards of a pile given as a count per card."""
    return [CODES[card] for card, count in enumerate(counts) if count for _ in range(count)]
