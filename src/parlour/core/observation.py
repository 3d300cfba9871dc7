"""What a seat sees as a row of numbers: how a state's fields become an observation for learning.

A game declares it in a module `observation.py` of its folder, as plain data: `VERSION`, `FIELDS` (name: how it is shown, made by
`numbers`, `bit_set` or `seat_set`) and `LEFT_OUT` (name: why it says nothing). Offsets follow from the fields' order in the
state. A game without that module shows all its fields as numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from parlour.core import actors, memory
from parlour.core.state import State

if TYPE_CHECKING:
    from parlour.core.game import Game

BYTE = 255  # the largest number of a uint8
FORMATS = {"f": "float32", "B": "uint8"}  # what can be written into, as buffers name it
PACKED = {
    "uint8": "B", "int8": "b", "uint16": "H", "int16": "h", "uint32": "I", "int32": "i", "int64": "q", "double": "d",
}


@dataclass(frozen=True)
class Shown:
    """How a field is shown, as a game declares it."""

    about: str
    low: int | None = None
    high: int | None = None
    bits: int = 0  # of a bit set; SEATS: one for each seat at the table
    rows: int = 0  # the array has so many rows, one for each seat; those of seats that nobody sits on are left out
    own: bool = False  # of the rows only the viewer's


SEATS = -1


def numbers(about: str, low: int, high: int, rows: int = 0) -> Shown:
    """Numbers as they stand; beyond `low` and `high` they are cut."""
    return Shown(about, low, high, rows=rows)


def bit_set(about: str, bits: int, rows: int = 0, own: bool = False) -> Shown:
    """Sets, or numbers in binary: each becomes so many 0 or 1, the lowest bit first."""
    return Shown(about, 0, 1, bits, rows, own)


def seat_set(about: str) -> Shown:
    """A bit set of seats."""
    return Shown(about, 0, 1, SEATS)


# What core/state.py gives to every state. Options are left out too: they are the same in every position.
BASE = {
    "asked": seat_set("who may decide now"),
    "viewer": numbers("whose observation this is", 0, actors.MOST_SEATS - 1),
}
BASE_LEFT_OUT = {
    "seats": "the same in every position",
    "actor": "`asked` says it",
    "round": "counts what the other fields show",
    "pile": "nobody decides while something is drawn",
}


@dataclass(frozen=True)
class ObservationField:
    """A field of a state, and where it stands in an observation."""

    name: str
    about: str
    offset: int
    shape: tuple[int, ...]  # as one would reshape it: rows, what is in a row, bits
    dtype: str  # of its numbers in the state
    low: int
    high: int
    bits: int  # 0: numbers
    elements: int  # how many of its numbers in the state are shown
    per_viewer: int  # of an array of which only the viewer's row is shown, its length; otherwise 0

    @property
    def length(self) -> int:
        """How many numbers of the observation it takes."""
        return self.elements * (self.bits or 1)


Fields = tuple[ObservationField, ...]


class ObservationPlan:
    """How the states of a class are observed at a table of so many seats."""

    def __init__(self, kind: type[State], fields: Fields) -> None:
        self.fields = fields
        self.size = fields[-1].offset + fields[-1].length if fields else 0
        self.fits_bytes = all(field.low >= 0 and field.high <= BYTE for field in fields)
        self.is_compiled = hasattr(kind, "_offsets")
        self.write: Callable[[State, Any], None] = write
        self.look: Callable[[State, State, int, int, bool], tuple[bytearray, bytearray]] = self.looked_at
        if self.is_compiled:
            writer = import_module("parlour.core.fast_batch").Writer(kind(), fields)
            self.write, self.look = writer.write, writer.look

    def looked_at(self, state: State, shown: State, seat: int, moves: int, real: bool) -> tuple[bytearray, bytearray]:
        """What a seat sees of `shown`, as bytes of float32 or uint8, and which of so many moves it may make in `state`."""
        out, mask = bytearray(self.size * (4 if real else 1)), bytearray(moves)
        self.write(shown.seen(seat), memoryview(out).cast("f" if real else "B"))
        for move in state.legal(seat):
            mask[move] = 1
        return out, mask

    def check(self, out: Any) -> memoryview:
        """The buffer as it is written to, if an observation fits into it."""
        try:
            view = memoryview(out)
        except TypeError:
            raise TypeError(f"an observation is written into an array, not {out!r:.40}") from None
        if view.format not in FORMATS:
            raise TypeError(f"an observation is written into float32 or uint8, not the type {view.format!r}")
        if view.shape != (self.size,):
            raise ValueError(f"an observation here is one row of {self.size} numbers, and the array has the shape {view.shape}")
        if view.readonly or not view.c_contiguous:
            raise ValueError("an observation is written into an array that is writable and contiguous; this one is not")
        if view.format == "B" and not self.fits_bytes:
            raise ValueError(self.why_not_bytes())
        return view

    def why_not_bytes(self) -> str:
        wide = ", ".join(field.name for field in self.fields if field.low < 0 or field.high > BYTE)
        return f"not all numbers of this observation fit into uint8 ({wide}): use float32"


PLANS: dict[tuple[type, int], ObservationPlan] = {}


def plan(kind: type[State], seats: int) -> ObservationPlan:
    if (kind, seats) not in PLANS:
        from parlour.core import registry

        PLANS[kind, seats] = ObservationPlan(kind, fields_of(kind, registry.of_kind(kind), seats))
    return PLANS[kind, seats]


def fields_of(kind: type[State], game: Game | None, seats: int) -> Fields:
    layout = memory.layout(kind)
    declared = declarations(game, layout) or {name: Shown("a field of the state") for name in layout}
    found: list[ObservationField] = []
    for name, (dtype, length) in layout.items():
        if name in declared:
            end = found[-1].offset + found[-1].length if found else 0
            found.append(placed(name, declared[name], dtype, length, seats, end))
    return tuple(found)


def declarations(game: Game | None, layout: memory.Layout) -> dict[str, Shown]:
    """What the game's observation.py says, with what is the same for all games; nothing if there is none."""
    part = part_of(game)
    if game is None or part is None:
        return {}
    options = {option.name for option in game.options}
    left_out = {*BASE_LEFT_OUT, *options, *part.LEFT_OUT} - part.FIELDS.keys()
    declared: dict[str, Shown] = {**BASE, **part.FIELDS}
    unknown, forgotten = {*declared, *part.LEFT_OUT} - layout.keys(), layout.keys() - declared.keys() - left_out
    if unknown or forgotten:
        told = "does not tell how to show" if forgotten else "has no"
        raise ValueError(f"{part.__name__}: {game.id} {told} {', '.join(sorted(forgotten or unknown))}")
    return {name: shown for name, shown in declared.items() if name not in part.LEFT_OUT}


def left_out(game: Game) -> dict[str, str]:
    """The fields of a game's states that its observations do not show, each with the reason."""
    part = part_of(game)
    if part is None:
        return {}
    options = {option.name: "an option: the same in every position" for option in game.options}
    base = {name: why for name, why in {**BASE_LEFT_OUT, **options}.items() if name not in part.FIELDS}
    return {**base, **part.LEFT_OUT}


def version(game: Game) -> int:
    """The version of a game's observations, which its observation.py changes with them."""
    return int(getattr(part_of(game), "VERSION", 1))


def part_of(game: Game | None) -> ModuleType | None:
    """The module in which a game declares its observations, if it is installed and has one."""
    from parlour.core import registry

    return registry.part(game.id, "observation") if game is not None and game.id in registry.games() else None


def placed(name: str, shown: Shown, dtype: str, length: int, seats: int, offset: int) -> ObservationField:
    count = max(length, 1)
    rows = shown.rows or 1
    if count % rows:
        raise ValueError(f"the {count} numbers of {name} are not {rows} equal rows")
    row, many = count // rows, 1 if shown.own or not shown.rows else min(seats, rows)
    bits = seats if shown.bits == SEATS else shown.bits
    low, high = memory.RANGES.get(dtype, (-(2**63), 2**63 - 1))
    shape = tuple(n for n, is_shown in ((many, many > 1), (row, row > 1), (bits, bits > 0)) if is_shown)
    return ObservationField(
        name, shown.about, offset, shape or (1,), dtype, low if shown.low is None else shown.low,
        high if shown.high is None else shown.high, bits, many * row, row if shown.own else 0,
    )


def observe(state: State, seat: int, out: Any) -> Any:
    """Writes what the seat sees into an array of float32 or uint8, and returns the array."""
    found = plan(type(state), state.seats)
    view = found.check(out)
    if seat == actors.SPECTATOR:
        raise ValueError("observations are made for seats; use digest() or view() for spectators")
    found.write(state.seen(seat), view)
    return out


def write(seen: State, out: Any) -> None:
    """Any state, in plain Python; fast_batch.pyx does the same with compiled ones."""
    real = out.format == "f"
    for field in plan(type(seen), seen.seats).fields:
        value = getattr(seen, field.name)
        shown = value if isinstance(value, list) else (value,)
        first = field.per_viewer * seen.viewer
        at = field.offset
        for number in shown[first : first + field.elements]:
            if field.bits:
                for bit in range(field.bits):
                    out[at + bit] = (number >> bit) & 1
                at += field.bits
            else:
                cut = min(max(number, field.low), field.high)
                out[at] = float(cut) if real else cut
                at += 1


def digest(state: State, seat: int) -> bytes:
    """16 bytes that are equal for what the seat (or SPECTATOR) cannot tell apart, and for nothing else."""
    seen = state.seen(seat)
    return blake2b(compiled_packed()(seen) if hasattr(seen, "_offsets") else packed(seen), digest_size=16).digest()


@cache
def compiled_packed() -> Callable[[State], bytes]:
    found: Callable[[State], bytes] = import_module("parlour.core.fast_batch").packed
    return found


def packed(state: State) -> bytes:
    """All fields as they lie in C's memory, one after the other, the lowest byte of each number first."""
    found = []
    for name, (dtype, length) in memory.layout(type(state)).items():
        value = getattr(state, name)
        found.append(struct.pack(f"<{max(length, 1)}{PACKED[dtype]}", *(value if length else [value])))
    return b"".join(found)


def bounds(fields: Fields) -> tuple[list[int], list[int]]:
    """The least and the largest value of every number of an observation."""
    return [f.low for f in fields for _ in range(f.length)], [f.high for f in fields for _ in range(f.length)]
