"""`parlour backup` and `parlour restore`: a copy of all games in a file, while the server runs, and back."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from parlour.core.errors import ParlourError
from parlour.core.places import data_folder
from parlour.locale import sentence
from parlour.terminal.translated import Translated, word


class NoFile(ParlourError):
    """A file that cannot be written."""


def backup_command(lang: str) -> click.Command:
    return Translated("backup", lang, "backup", params=params(lang), callback=partial(run_backup, lang))


def restore_command(lang: str) -> click.Command:
    return Translated("restore", lang, "restore", params=params(lang), callback=partial(run_restore, lang))


def params(lang: str) -> list[click.Parameter]:
    return [
        click.Argument(["file"], metavar=sentence(lang, "cli-word-file")),
        word(lang, "--data", kind="folder", about=sentence(lang, "cli-serve-data")),
        word(lang, "--database", kind="address", about=sentence(lang, "cli-serve-database")),
    ]


def run_backup(lang: str, file: str, data: str | None, database: str | None) -> None:
    from parlour.store import address_in  # slow to import: only when it is needed
    from parlour.store.backup import back_up

    try:
        matches = back_up(database or address_in(folder_of(data)), Path(file).expanduser())
    except OSError as error:
        raise NoFile("cli-error-backup", file=file, reason=error.strerror or str(error)) from error
    click.echo(sentence(lang, "cli-backup-done", matches=matches, file=file))


def run_restore(lang: str, file: str, data: str | None, database: str | None) -> None:
    from parlour.server.alone import alone
    from parlour.store import BadStore, database_in
    from parlour.store.backup import restore

    try:
        address = database or database_in(folder_of(data))
    except OSError as error:
        raise BadStore("error-store-unusable", detail=str(error)) from error
    with alone(address):
        matches = restore(address, Path(file).expanduser())
    click.echo(sentence(lang, "cli-restore-done", matches=matches, file=file))


def folder_of(data: str | None) -> Path:
    return Path(data).expanduser() if data else data_folder()
