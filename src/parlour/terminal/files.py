"""Files named on a command line."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.core.errors import BadOption
from parlour.locale import sentence


def file_argument(lang: str) -> click.Argument:
    return click.Argument(["file"], type=click.Path(path_type=Path), metavar=sentence(lang, "cli-word-file"))


def which_argument(lang: str) -> click.Argument:
    """Of a file with many games, which one."""
    return click.Argument(["which"], required=False, metavar=f"[{sentence(lang, 'cli-word-which')}]")


def save_text(lang: str, text: str, file: Path) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption("error-save-file", file=str(file), detail=error.strerror or str(error)) from error
    click.echo(sentence(lang, "cli-play-saved", file=str(file)))
