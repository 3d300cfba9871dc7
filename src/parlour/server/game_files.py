"""What a game of another package brings for the page: its table and pictures in `page/`, its sentences in `locale/`.

Nothing of our own games is needed here: the built page has their tables.
"""

from __future__ import annotations

from pathlib import Path

from parlour.core import registry
from parlour.core.game import Game
from parlour.locale import LANGUAGES
from parlour.server.live_table import NotFound

# Not from the machine's own list: some take .js for plain text, which no browser runs as a module.
KINDS = {
    ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".json": "application/json", ".ftl": "text/plain",
    ".txt": "text/plain", ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg",
    ".gif": "image/gif", ".webp": "image/webp", ".avif": "image/avif", ".woff2": "font/woff2", ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg", ".wasm": "application/wasm",
}
UNKNOWN = "application/octet-stream"  # is saved, never shown or run
LONGEST = 200  # characters of a path: longer ones are not names of files but trouble for the file system
TABLE, PORTRAIT = "table.js", "portrait.svg"


def find(game: str, path: str) -> Path:
    """The file at /games/GAME/PATH; raises NotFound for all that a game does not offer."""
    folder = registry.game(game).folder
    first, _, rest = path.partition("/")
    found = inside(folder / "locale", rest) if first == "locale" else inside(folder / "page", path)
    if found is None:
        raise NotFound("error-no-page", path=f"/games/{game}/{path}"[:100])
    return found


def inside(root: Path, path: str) -> Path | None:
    """The file of a folder that somebody asks for, whatever they ask."""
    parts = path.split("/")
    if len(path) > LONGEST or not all(is_name(part) for part in parts):
        return None
    found = root.joinpath(*parts).resolve()
    return found if found.is_file() and found.is_relative_to(root.resolve()) else None


def is_name(part: str) -> bool:
    """Whether this is one file or folder that may be seen; so nothing leads up, and nothing is hidden."""
    return bool(part) and not part.startswith(".") and part.isprintable() and not any(c in part for c in "\\:")


def kind(file: Path) -> str:
    return KINDS.get(file.suffix.lower(), UNKNOWN)


def address(game: Game, name: str) -> str | None:
    """Where the page finds a file of a game, if the game has it."""
    return f"/games/{game.id}/{name}" if (game.folder / "page" / name).is_file() else None


def languages(game: Game) -> list[str]:
    """In which a game has sentences."""
    return [lang for lang in LANGUAGES if (game.folder / "locale" / f"{lang}.ftl").is_file()]
