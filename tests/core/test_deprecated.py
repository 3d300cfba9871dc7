"""What is deprecated still works, and says what to use instead."""

from __future__ import annotations

import warnings

import click
import pytest
from click.testing import CliRunner

from parlour.core.deprecated import deprecated


@deprecated("1.2", "`new`")
def old(number: int) -> int:
    """Twice as much."""
    return 2 * number


def test_it_works_and_says_at_the_line_of_the_caller_what_to_use() -> None:
    with pytest.warns(DeprecationWarning, match=r"old is deprecated since Parlour 1\.2: use `new`\.") as told:
        assert old(4) == 8
    assert told[0].filename == __file__
    assert old.__doc__ == "Deprecated since 1.2: use `new`.\n\nTwice as much." and old.__name__ == "old"


def test_who_does_not_use_it_hears_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        deprecated("1.2", "`new`")(lambda: None)


def test_a_command_says_so_on_stderr() -> None:
    @click.command(deprecated=True)
    def oldest() -> None:
        click.echo("done")

    told = CliRunner().invoke(oldest)
    assert told.exit_code == 0 and told.stdout == "done\n" and "deprecated" in told.stderr
