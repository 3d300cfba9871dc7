"""Games that were played, as data to learn from: for every decision what was seen, what was allowed, what was done, and what it
was worth in the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from parlour.core import given, observation, registry
from parlour.core.batch import utility
from parlour.core.given import numpy
from parlour.core.records import Record

COLUMNS = ("observation", "mask", "action", "returns", "seat", "game")


@dataclass(frozen=True)
class Dataset:
    """Arrays with a row for each decision; `returns` is what the end was worth to the seat that decided, `game` which record."""

    observation: Any
    mask: Any
    action: Any
    returns: Any
    seat: Any
    game: Any

    def __len__(self) -> int:
        return len(self.action)

    def to_numpy(self, path: Path | str) -> None:
        """Writes a compressed .npz file, under the very name that is given."""
        np = numpy()
        with Path(path).open("wb") as file:
            np.savez_compressed(file, **{name: getattr(self, name) for name in COLUMNS})

    @classmethod
    def from_numpy(cls, path: Path | str) -> Dataset:
        """What `to_numpy` wrote."""
        with numpy().load(path) as found:
            return cls(**{name: found[name] for name in COLUMNS})

    def to_parquet(self, path: Path | str) -> None:
        """Writes a Parquet file; observations and masks are lists of a fixed length."""
        arrow, parquet = pyarrow()
        columns = {}
        for name in COLUMNS:
            values = getattr(self, name)
            flat = arrow.array(values.reshape(-1))
            columns[name] = arrow.FixedSizeListArray.from_arrays(flat, values.shape[1]) if values.ndim == 2 else flat
        parquet.write_table(arrow.table(columns), path)

    @classmethod
    def from_parquet(cls, path: Path | str) -> Dataset:
        """What `to_parquet` wrote."""
        _, parquet = pyarrow()
        table = parquet.read_table(path)
        found = {}
        for name in COLUMNS:
            column = table[name].combine_chunks()
            lists = hasattr(column.type, "list_size")
            values = (column.flatten() if lists else column).to_numpy(zero_copy_only=False)
            found[name] = values.reshape(len(column), -1) if lists else values
        return cls(**found)

    def to_torch(self) -> Any:
        """A torch Dataset of (observation, mask, action, return)."""
        try:
            torch = import_module("torch")
            data = import_module("torch.utils.data")
        except ImportError as error:
            raise ImportError("this needs PyTorch: see https://pytorch.org") from error
        return data.TensorDataset(*(torch.as_tensor(getattr(self, name)) for name in COLUMNS[:4]))


def dataset(records: Iterable[Record], dtype: str | None = None) -> Dataset:
    """The decisions of finished games, all of one game with the same number of seats."""
    np = numpy()
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    kind: tuple[str, int] | None = None
    for number, record in enumerate(records):
        if not isinstance(record, Record):
            raise TypeError(f"a dataset is made of records, not {record!r:.40}")
        game = registry.game(record.game)
        seats = len(record.players)
        if kind not in (None, (game.id, seats)):
            raise ValueError(f"a dataset holds one game with one number of seats, not {kind} and {(game.id, seats)}")
        if record.scores is None:
            raise ValueError(f"record {number} is not finished, so nobody knows what its moves were worth")
        kind = (game.id, seats)
        worth = [utility(share, seats) for share in record.scores]
        for state, seat, move in record.replay():
            if seat < 0 or move < 0:
                continue
            plan = observation.plan(type(state), seats)
            mask = np.zeros(game.moves(record.options), np.int8)
            mask[state.legal(seat)] = 1
            form = given.dtype(plan, dtype)
            made = (state.observe(seat, np.empty(plan.size, form)), mask, move, worth[seat], seat, number)
            for name, value in zip(COLUMNS, made, strict=True):
                rows[name].append(value)
    if kind is None:
        raise ValueError("there are no records to make a dataset of")
    kinds = {"action": np.int32, "returns": np.float32, "seat": np.int32, "game": np.int32}
    return Dataset(**{name: np.array(values, kinds.get(name)) for name, values in rows.items()})


def pyarrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise ImportError("Parquet needs pyarrow: pip install 'parlour[parquet]'") from error
