"""What a game promises, and what is said when a promise is broken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import indent
from traceback import extract_tb
from typing import Any

Check = Callable[[Any], None]


class BrokenPromise(AssertionError):
    """A game does not do what every game promises. The message says which promise, what was seen, and how to look at it."""

    def __init__(self, promise: Check, game: str, seen: str, where: str) -> None:
        self.promise = name_of(promise)
        says = " ".join((promise.__doc__ or "").split())
        super().__init__(f"{game} breaks a promise: {self.promise}\n{says}\n\nSeen:\n{indent(seen, '  ')}\n{where}".rstrip())


class Seen(Exception):
    """What breaks a promise, in a sentence; whoever checks the promise knows where it was seen."""


def require(holds: bool, seen: str) -> None:
    if not holds:
        raise Seen(seen)


def name_of(promise: Check) -> str:
    return promise.__name__.replace("_", "-")


def check(promise: Check, subject: Any) -> None:
    """Raises BrokenPromise if the promise does not hold for the subject: a place in a game, or a whole game."""
    try:
        promise(subject)
    except Seen as seen:
        raise BrokenPromise(promise, subject.game.id, str(seen), subject.where()) from None
    except Exception as error:  # of the game's own code
        lines = extract_tb(error.__traceback__)
        own = [line for line in lines if subject.game.folder.name in Path(line.filename).parts]
        last = (own or lines)[-1]
        raised = f"it raised {type(error).__name__}: {error}\nin {last.filename}, line {last.lineno}: {last.line}"
        raise BrokenPromise(promise, subject.game.id, raised, subject.where()) from error
