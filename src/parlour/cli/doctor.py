"""`parlour doctor`: what is installed here, and whether anything is wrong with it."""

from __future__ import annotations

import platform
import sys
from functools import partial
from importlib.util import find_spec
from typing import Any

import click
from rich.console import Console
from rich.text import Text

import parlour
from parlour import native
from parlour.cli.installed import broken, loaded
from parlour.core.places import data_folder
from parlour.core.registry import SHIPPED
from parlour.locale import LANGUAGES, sentence
from parlour.terminal import screen
from parlour.terminal.translated import Translated, json_flag

EXTRAS = {  # optional parts, and a module that each brings
    "study": "statsmodels", "envs": "pettingzoo", "openspiel": "pyspiel", "build": "Cython", "postgres": "psycopg",
    "metrics": "prometheus_client", "push": "pywebpush", "render": "resvg_py", "ray": "ray",
}


def command(lang: str) -> click.Command:
    return Translated("doctor", lang, "doctor", params=[json_flag(lang)], callback=partial(run, lang))


def run(lang: str, json: bool) -> int:
    found = examine()
    if json:
        screen.print_json(found)
    else:
        show(lang, found, screen.output())
    return 0 if found["healthy"] else 1


def examine() -> dict[str, Any]:
    stale = [] if native.PURE else native.stale_modules()
    failing = {name: str(error) for name, error in broken().items()}
    return {
        "healthy": not stale and not failing,
        "parlour": parlour.__version__,
        "python": platform.python_version(),
        "build": native.in_use(),
        "compiled": sorted(native.compiled_modules()),
        "stale": stale,
        "games": {game.id: game.version for game in loaded().values()},
        "outside": {name: native.build_of(game.folder) for name, game in loaded().items() if name not in SHIPPED},
        "broken_games": failing,
        "extras": {name: find_spec(module) is not None for name, module in EXTRAS.items()},
        "data": str(data_folder()),
        "languages": list(LANGUAGES),
    }


def show(lang: str, found: dict[str, Any], console: Console) -> None:
    def line(good: bool | None, code: str, **arguments: Any) -> None:
        mark = Text("· ", "dim") if good is None else Text("✓ ", "green") if good else Text("✗ ", "bold red")
        console.print(mark + Text(sentence(lang, f"cli-doctor-{code}", **arguments)))

    line(True, "versions", parlour=found["parlour"], python=found["python"])
    line(found["build"] == "compiled" or None, f"build-{found['build']}", many=len(found["compiled"]))
    if found["build"] == "uncompiled":
        line(None, f"compiler-{compiler_for(sys.platform)}")
    if found["stale"]:
        line(False, "stale", modules=", ".join(found["stale"]))
    line(True, "games", games=", ".join(found["games"]), many=len(found["games"]))
    for name, build in found["outside"].items():
        line(build == "compiled" or None, f"game-{build}", game=name, folder=str(parlour.game(name).folder))
    for name, reason in found["broken_games"].items():
        line(False, "broken-game", game=name, reason=reason)
    here = [extra for extra, installed in found["extras"].items() if installed]
    missing = [extra for extra, installed in found["extras"].items() if not installed]
    if here:
        line(True, "extras-here", extras=", ".join(here))
    if missing:
        line(None, "extras-missing", extras=", ".join(missing), first=missing[0])
    line(True, "data", folder=found["data"])
    line(True, "languages", languages=", ".join(found["languages"]))
    console.print(Text(sentence(lang, "cli-doctor-healthy" if found["healthy"] else "cli-doctor-ill"), "bold"))


def compiler_for(system: str) -> str:
    return {"darwin": "macos", "win32": "windows"}.get(system, "linux")
