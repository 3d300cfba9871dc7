"""Rules in several files are joined into one class before they are compiled."""

from pathlib import Path

import pytest

from parlour.build import hints, parts
from parlour.build.hints import CannotCompile

LAND = '''"""The land."""

from __future__ import annotations

from typing import Annotated

from parlour.core.state import State
from parlour.games.toy import names

PerTile = Annotated[list[int], "uint8", names.TILES]
KIND: PerTile = names.KIND_OF


class Land(State):
    """A part."""

    laid: PerTile

    def lay(self, tile: int) -> None:
        self.laid[tile] = KIND[tile]
        self.go_on()

    def go_on(self) -> None:
        """See rules.py."""
'''
TURN = '''"""The turn."""

from parlour.core import turns
from parlour.games.toy.parts.land import KIND, Land


class Turn(Land):
    mover: int

    # The mover

    def kind_of(self, tile: int) -> int:
        return KIND[tile]
'''
RULES = '''"""The rules."""

from __future__ import annotations

from parlour.core import turns
from parlour.games.toy.parts.land import KIND
from parlour.games.toy.parts.turn import Turn


class Toy(Turn):
    def go_on(self) -> None:
        turns.ask(self, self.mover)
'''


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    folder = tmp_path / "toy" / "parts"
    folder.mkdir(parents=True)
    (folder / "land.py").write_text(LAND)
    (folder / "turn.py").write_text(TURN)
    (folder.parent / "rules.py").write_text(RULES)
    return folder.parent / "rules.py"


def edit(file: Path, old: str, new: str) -> None:
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))


def translated(rules: Path) -> str:
    lines = parts.joined(rules)
    places = [f"{line.file.name}:{line.number}" for line in lines]
    constants = {"names": {"TILES": 9}}
    source = "".join(line.text for line in lines)
    return hints.translate(source, "rules.py", strict=True, constants=constants, classes={"State", "MoveBuffer"}, places=places)[
        0
    ]


def test_parts_come_before_what_is_built_on_them(rules: Path) -> None:
    assert [file.name for file in parts.files(rules)] == ["land.py", "turn.py", "rules.py"]


def test_joined_they_are_one_class_and_a_declaration_gives_way_to_what_keeps_it(rules: Path) -> None:
    source = "".join(line.text for line in parts.joined(rules))
    assert source.startswith('"""The rules."""\nfrom __future__ import annotations\n')
    assert source.count("class ") == 1 and "class Toy(State):" in source
    assert source.count("def go_on") == 1 and "turns.ask(self, self.mover)" in source
    assert "parts" not in source and source.count("KIND: PerTile") == 1
    pxd = translated(rules)
    assert "cdef class Toy(State):" in pxd and "cdef unsigned char[9] laid" in pxd and "kind_of(self, long long tile)" in pxd
    assert pxd.count("from parlour.core cimport turns") == 1


def test_a_file_without_parts_stays_as_it_is(rules: Path) -> None:
    rules.write_text(LAND)
    assert "".join(line.text for line in parts.joined(rules)) == LAND


def test_what_is_refused_is_named_by_the_part_it_was_written_in(rules: Path) -> None:
    edit(rules.parent / "parts" / "turn.py", "return KIND[tile]", "return 1 << tile")
    with pytest.raises(CannotCompile, match=r"^turn\.py:13: .*bits\.bit"):
        translated(rules)


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("turn.py", "def kind_of", "def lay", r"turn\.py: lay is in land\.py too"),
        ("turn.py", "    mover: int", "    laid: int", r"turn\.py: laid is in land\.py too"),
        ("turn.py", "\n\nclass", "\nKIND: PerTile = names.OTHER\n\nclass", r"turn\.py: KIND is in land\.py too"),
        ("land.py", "def go_on", "def go_home", r"land\.py:23: go_home is declared, and written in no part"),
        ("turn.py", "Turn(Land)", "Turn(State)", r"turn\.py: Turn has to derive from Land"),
        ("turn.py", "class Turn", "class Other(State):\n    pass\n\n\nclass Turn", r"turn\.py: .*only the last derives"),
    ],
)
def test_parts_that_would_differ_when_joined_are_refused(rules: Path, file: str, old: str, new: str, reason: str) -> None:
    edit(rules.parent / "parts" / file, old, new)
    with pytest.raises(CannotCompile, match=reason):
        parts.joined(rules)
