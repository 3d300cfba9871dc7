"""Everything that can be wrong from outside. Each carries a code and arguments; locale files hold the sentences.

`str(error)` is the English sentence, so a library user needs nothing else; the terminal and the page translate
`error.code` with `error.arguments`.
"""

from __future__ import annotations

from typing import Any


class ParlourError(Exception):
    """Base of all errors of ours."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        from parlour.locale import sentence

        return sentence("en", self.code, **self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.arguments)


def _again(kind: type[ParlourError], code: str, arguments: dict[str, Any]) -> ParlourError:
    return kind(code, **arguments)


class IllegalMove(ParlourError):
    """A move that the rules do not allow now, or that is not this seat's to make."""


class BadOption(ParlourError):
    """An option that the game does not have, a value it does not take, or a combination that makes no sense."""


class BadRecord(ParlourError):
    """A record that cannot be read, or that does not replay."""


class BadPosition(ParlourError):
    """A position that cannot be on the table."""


class UnknownGame(ParlourError):
    """No such game is installed."""


class PlayerFailed(ParlourError):
    """A player that raised something while it was deciding; what it was is the cause."""


class UnknownPlayer(ParlourError):
    """No such bot plays this game."""


class NotInstalled(ParlourError):
    """An optional part is missing."""


class NotWanted(Exception):
    """Nobody waits for this result any more: no fault, and nothing to be told."""
