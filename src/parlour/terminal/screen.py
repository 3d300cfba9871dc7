"""Writing to the terminal: colours only where there are some, and letters for signs that an old encoding lacks."""

from __future__ import annotations

import codecs
import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from threading import Event
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from parlour.locale import sentence

LETTERS = {
    "♣": "c", "♦": "d", "♥": "h", "♠": "s", "“": '"', "”": '"', "’": "'", "–": "-", "—": "-", "…": ".", "·": "-", "›": ">",
    "✓": "+", "✗": "x", "■": "#", "◐": "%", "•": "*", "↑": "^", "→": ">", "↓": "v", "←": "<",
    **{bar: str(height) for height, bar in enumerate("▁▂▃▄▅▆▇█", 1)},
}


def output() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def messages() -> Console:
    """For what is not the result itself: progress, notes and errors."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def progress() -> Progress:
    """A bar that counts up to a total while it is wanted, with the time that has passed and the time left; none into a file or a
    pipe. It is drawn anew several times a second, so that the time goes on even if the next step takes long."""
    times = (TimeElapsedColumn(), TextColumn("·"), TimeRemainingColumn())
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *times)
    console = messages()
    return Progress(*bar, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def watching(lang: str) -> Iterator[tuple[Callable[[int, int], None], Callable[[], bool]]]:
    """A progress bar, and whether to stop: Ctrl-C ends the search, and what is known so far is kept."""
    console = messages()
    bar = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    stopped = Event()
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        with Progress(*bar, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(sentence(lang, "cli-solve-searching"), total=None)
            yield lambda done, total: progress.update(task, completed=done, total=total), stopped.is_set
    finally:
        signal.signal(signal.SIGINT, before)


def printable(text: str) -> str:
    """A text that may come from a stranger's file, without characters that would give the terminal orders."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n")


def print_json(document: Any) -> None:
    print(json.dumps(document, indent=1))


def soften_streams() -> None:
    """What a stream's encoding cannot say is written with plain letters; what it cannot read becomes a question mark."""
    codecs.register_error("parlour-letters", plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="parlour-letters")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unknown = error.object[error.start : error.end]
    return "".join(LETTERS.get(sign, "?") for sign in unknown), error.end
