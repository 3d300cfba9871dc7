"""docs/environments.md holds the observation of every game as the declarations have it."""

from pathlib import Path

import pytest

import parlour
from parlour.envs import reference

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_reference_is_what_the_declarations_say() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert set(reference.PLACE.findall(text)) == set(parlour.games())
    assert reference.filled(text) == text, "python -m parlour.envs.reference --write docs/environments.md"


def test_the_command_shows_a_table_for_other_options(capsys: pytest.CaptureFixture[str]) -> None:
    reference.main(["ard-ri", "seats=4"])
    assert "Seats: 4." in capsys.readouterr().out
