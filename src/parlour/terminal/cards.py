"""Playing cards in the colours of their suits."""

from __future__ import annotations

import re

from rich.text import Text

from parlour.core.cards import printed

COLOURS = {"♣": "green", "♦": "bright_blue", "♥": "red", "♠": "bold"}
PRINTED_CARD = re.compile(r"(?:10|[2-9AJQK])([♣♦♥♠])")


def card(code: str) -> Text:
    return coloured(printed(code))


def coloured(line: str) -> Text:
    """A sentence with its cards in the colours of their suits."""
    text = Text(line)
    for found in PRINTED_CARD.finditer(line):
        text.stylize(COLOURS[found[1]], *found.span())
    return text
