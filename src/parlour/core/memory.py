"""Copying, clearing and remembering a whole state. A compiled one is a block of memory (memory.pxd); here it is attributes."""

from __future__ import annotations

from inspect import get_annotations
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from parlour.core import actors
from parlour.core.errors import BadPosition

# Of each field, what its numbers are and how many: 0 for one that is no array, GROWS for one that makes room as it is needed.
Layout = dict[str, tuple[str, Any]]
GROWS = "grows"

KNOWN: dict[type, Layout] = {}
RANGES = {
    "uint8": (0, 2**8 - 1), "int8": (-(2**7), 2**7 - 1), "uint16": (0, 2**16 - 1), "int16": (-(2**15), 2**15 - 1),
    "uint32": (0, 2**32 - 1), "int32": (-(2**31), 2**31 - 1), "int64": (-(2**63), 2**63 - 1),
}
PILES = 64


def layout(kind: type) -> Layout:
    """The fields of a state class: from its hints, or, compiled, as build/hints.py has noted them."""
    if kind not in KNOWN:
        found: Layout = {}
        for part in reversed(kind.__mro__):
            found.update(vars(part).get("_layout") or hinted(part))
        KNOWN[kind] = found
    return KNOWN[kind]


def hinted(part: type) -> Layout:
    own = get_annotations(part)  # Python 3.14 makes them when somebody asks
    hints = get_type_hints(part, include_extras=True) if own else {}
    return {name: kind_of(hints[name]) for name in own}


def kind_of(hint: Any) -> tuple[str, int]:
    given = get_args(hint)
    return (given[1], given[2]) if get_origin(hint) is Annotated and len(given) == 3 else ("int64", 0)


def check_fields(kind: type, fields: Any) -> None:
    """Refuses what these fields cannot hold, and a base that no game has."""
    known = layout(kind)
    if not isinstance(fields, dict) or fields.keys() != known.keys():
        raise BadPosition("error-fields", known=", ".join(known))
    check_values(kind, fields)
    seats = min(max(fields["seats"], 0), actors.MOST_SEATS)
    last = max(seats - 1, 0)
    possible = {
        "seats": [seats], "actor": [actors.OVER, actors.CHANCE, *range(last + 1)], "asked": range(1 << seats),
        "round": range(2**62), "pile": range(PILES), "viewer": [actors.EVERYTHING, actors.SPECTATOR, *range(last + 1)],
    }
    for name, values in possible.items():
        if fields[name] not in values:
            raise BadPosition("error-position-value", what=name, value=str(fields[name]))


def check_values(kind: type, fields: dict[str, Any]) -> None:
    """Refuses what some fields cannot hold."""
    known = layout(kind)
    for name, value in fields.items():
        element, length = known[name]
        numbers = value if length and isinstance(value, list | tuple) else [value]
        if len(numbers) != max(length, 1) or not all(holds(element, number) for number in numbers):
            raise BadPosition("error-position-value", what=name, value=f"{value!r:.60}")


def holds(element: str, number: Any) -> bool:
    if element == "double":
        return isinstance(number, int | float)
    low, high = RANGES[element]
    return type(number) is int and low <= number <= high


def clear(state: Any) -> None:
    for name, (_, length) in layout(type(state)).items():
        setattr(state, name, [] if length == GROWS else [0] * length if length else 0)


def copy(to: Any, of: Any) -> None:
    mine = vars(to)
    for name, value in vars(of).items():
        mine[name] = value[:] if isinstance(value, list) else value


def grow(array: list[Any], many: int) -> bool:
    """Makes room for so many numbers in an array that grows; compiled, what is new is not cleared, and memory may run out."""
    array.extend([0] * (many - len(array)))
    return True


def release(array: list[Any]) -> None:
    """Gives back the memory of an array that grows."""
    array.clear()


# Remembering the state whose moves were found last. Only the compiled build does: here comparing costs more than finding.


def note(state: Any, seat: int) -> None:
    pass


def is_noted(state: Any, seat: int) -> bool:
    return False


def forget() -> None:
    pass
