"""The observation of a game, field by field: `python -m parlour.envs.reference GAME [OPTION=VALUE …]`, as docs/environments.md
holds it (`--write PAGE` puts them there)."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from parlour.core import observation, registry
from parlour.core.game import Game

PLACE = re.compile(r"<!-- observation of (\S+) -->\n.*?<!-- end -->\n", re.S)


def table(game: Game, options: dict[str, Any] | None = None) -> str:
    """What stands where, as a table in Markdown."""
    resolved = game.options.resolve(options or {})
    fields = game.observation(resolved)
    size = fields[-1].offset + fields[-1].length
    lines = [
        f"Seats: {resolved['seats']}. Numbers: {size}. Moves: {game.moves(resolved)}.\n",
        "| offset | field | shape | values | what it is |",
        "|---|---|---|---|---|",
    ]
    for field in fields:
        values = "0, 1" if field.bits else f"{field.low}–{field.high}"
        lines.append(f"| {field.offset} | `{field.name}` | {' × '.join(map(str, field.shape))} | {values} | {field.about} |")
    told: dict[str, list[str]] = {}
    for name, why in observation.left_out(game).items():
        told.setdefault(why, []).append(f"`{name}`")
    if told:
        lines.append("\nLeft out: " + "; ".join(f"{', '.join(names)} ({why})" for why, names in told.items()) + ".")
    return "\n".join(lines) + "\n"


def filled(page: str) -> str:
    """A page with the tables at their places."""

    def made(place: re.Match[str]) -> str:
        return f"<!-- observation of {place[1]} -->\n{table(registry.game(place[1]))}<!-- end -->\n"

    return PLACE.sub(made, page)


def main(given: list[str]) -> None:
    if given[:1] == ["--write"]:
        page = Path(given[1])
        page.write_text(filled(page.read_text(encoding="utf-8")), encoding="utf-8")
        return
    if not given:
        sys.exit(__doc__)
    print(table(registry.game(given[0]), dict(option.split("=", 1) for option in given[1:])))


if __name__ == "__main__":
    main(sys.argv[1:])
