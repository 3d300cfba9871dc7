"""A sheet of drawings as an SVG file: symbols that pictures of a game are put together from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="#([^"]+)"')


class Sheet:
    """It is read when the first picture is drawn. What the page's styles say may be told `instead`, for whoever has no page."""

    def __init__(self, path: Path, instead: Mapping[str, str] | None = None) -> None:
        self.path, self.instead = path, instead or {}

    @cached_property
    def text(self) -> str:
        text = self.path.read_text(encoding="utf-8")
        for style, value in self.instead.items():
            text = text.replace(style, value)
        return text

    @cached_property
    def symbols(self) -> dict[str, str]:
        """By their ids."""
        return {found[1]: found[0] for found in SYMBOL.finditer(self.text)}

    @cached_property
    def rest(self) -> str:
        """What colours and clips them."""
        return SYMBOL.sub("", self.text[self.text.index("<defs>") + len("<defs>"):self.text.rindex("</defs>")])

    def needed(self, body: str) -> str:
        """What a picture needs to be defined: its symbols with those that they use, and the rest."""
        wanted: dict[str, None] = {}
        waiting = USED.findall(body)
        for name in waiting:  # grows while it is walked
            if name in self.symbols and name not in wanted:
                wanted[name] = None
                waiting += USED.findall(self.symbols[name])
        return self.rest + "".join(self.symbols[name] for name in wanted)
