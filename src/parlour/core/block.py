"""Copying, clearing and remembering a whole state. A compiled one is a block of memory (block.pxd); here it is attributes."""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin, get_type_hints

KNOWN: dict[type, dict[str, int]] = {}


def own_fields(kind: type) -> dict[str, int]:
    """The hinted fields a class adds in plain Python, with the length of arrays (0 for a number)."""
    if kind in KNOWN:
        return KNOWN[kind]
    found: dict[str, int] = {}
    for part in reversed(kind.__mro__):
        if "__annotations__" not in vars(part):
            continue
        hints = get_type_hints(part, include_extras=True)
        for name in vars(part)["__annotations__"]:
            hint = hints[name]
            found[name] = get_args(hint)[2] if get_origin(hint) is Annotated and len(get_args(hint)) == 3 else 0
    KNOWN[kind] = found
    return found


def clear(state: Any) -> None:
    for name, length in own_fields(type(state)).items():
        setattr(state, name, [0] * length if length else 0)


def copy(to: Any, of: Any) -> None:
    mine = vars(to)
    for name, value in vars(of).items():
        mine[name] = value[:] if isinstance(value, list) else value


# Remembering the state whose moves were found last. Only the compiled build does: here comparing costs more than finding.


def note(state: Any, seat: int) -> None:
    pass


def is_noted(state: Any, seat: int) -> bool:
    return False


def forget() -> None:
    pass
