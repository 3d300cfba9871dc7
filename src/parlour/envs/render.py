"""Positions as text, as a picture, or as an array of pixels."""

from __future__ import annotations

import io
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Console

from parlour.core.game import Game
from parlour.core.state import State
from parlour.terminal import tables

WIDTH = 100


def rasterisers() -> list[str]:
    """The installed libraries that turn a picture into pixels."""
    return [name for name in ("resvg_py", "cairosvg") if find_spec(name) and find_spec("PIL")]


def modes() -> list[str]:
    return ["human", "ansi", "svg", *(["rgb_array"] if rasterisers() else [])]


def check(mode: str | None) -> str | None:
    if mode == "rgb_array" and not rasterisers():
        raise ImportError("pixels need a library that draws SVG: pip install 'parlour[render]'")
    if mode is not None and mode not in modes():
        raise ValueError(f"render_mode is one of {', '.join(modes())}, not {mode!r:.40}")
    return mode


def render(game: Game, state: State, seat: int, mode: str | None) -> Any:
    """What a seat (or SPECTATOR) is shown, in a mode that `check` has let pass."""
    if mode == "human":
        print(ansi(game, state, seat))
        return None
    if mode == "ansi":
        return ansi(game, state, seat)
    if mode is None:
        return None
    picture = game.svg(state.seen(seat))
    if picture is None:
        raise ValueError(f"{game.title} draws no pictures; use render_mode='ansi'")
    return picture if mode == "svg" else pixels(picture)


def ansi(game: Game, state: State, seat: int) -> str:
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, force_terminal=True, color_system="standard")
    names = [f"seat_{number}" for number in range(state.seats)]
    console.print(tables.of(game.id).draw(game.view(state, seat), "en", names))
    return out.getvalue()


def pixels(picture: str) -> Any:
    np, image = import_module("numpy"), import_module("PIL.Image")
    if "resvg_py" in rasterisers():
        png = bytes(import_module("resvg_py").svg_to_bytes(svg_string=picture, background="#ffffff"))
    else:
        png = import_module("cairosvg").svg2png(bytestring=picture.encode(), background_color="#ffffff")
    return np.asarray(image.open(io.BytesIO(png)).convert("RGB"))
