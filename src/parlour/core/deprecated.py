"""What is public and will go still works for one minor version at least, and says what to use instead.

    @deprecated("1.2", "`parlour.games()`")
    def all_games(): ...

Whoever moves or renames a public name leaves the old one behind in this way. A command or an option of the command line takes
click's own `deprecated=`, which says so on stderr."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


def deprecated(since: str, instead: str) -> Callable[[Function], Function]:
    """Marks a function or a method; the warning names the line that calls it."""

    def marked(function: Function) -> Function:
        text = f"{function.__qualname__} is deprecated since Parlour {since}: use {instead}."

        @functools.wraps(function)
        def warned(*given: Any, **named: Any) -> Any:
            warnings.warn(text, DeprecationWarning, stacklevel=2)
            return function(*given, **named)

        warned.__doc__ = f"Deprecated since {since}: use {instead}.\n\n{function.__doc__ or ''}".strip()
        return warned  # type: ignore[return-value]

    return marked
