"""`parlour serve`, and `parlour` alone: the page in the browser, for this machine or for the living room."""

from __future__ import annotations

import io
import sys
from functools import partial
from pathlib import Path

import click
import segno

from parlour.bots import admit
from parlour.core.errors import ParlourError
from parlour.core.places import data_folder
from parlour.locale import sentence
from parlour.server import DEFAULT_PORT
from parlour.terminal.translated import Translated, flag, number, word


class CannotServe(ParlourError):
    """The server could not be started."""


def command(lang: str) -> click.Command:
    params = [
        word(lang, "--host", kind="address", about=sentence(lang, "cli-serve-host"), default="127.0.0.1"),
        number(lang, "--port", low=0, about=sentence(lang, "cli-serve-port", usual=str(DEFAULT_PORT))),
        word(lang, "--data", kind="folder", about=sentence(lang, "cli-serve-data")),
        word(lang, "--database", kind="address", about=sentence(lang, "cli-serve-database")),
        number(lang, "--think", low=1, default=1, about=sentence(lang, "cli-serve-think")),
        number(lang, "--workers", low=1, about=sentence(lang, "cli-serve-workers")),
        word(lang, "--bots", kind="bots", about=sentence(lang, "cli-serve-bots")),
        number(lang, "--forget", low=1, about=sentence(lang, "cli-serve-forget")),
        flag("--open", sentence(lang, "cli-serve-open")),
    ]
    return Translated("serve", lang, "serve", params=params, callback=partial(run, lang))


def run(
    lang: str, host: str, port: int | None, data: str | None, database: str | None, think: int, workers: int | None,
    forget: int | None, open: bool, bots: str | None = None,
) -> None:
    """Serves until Ctrl-C."""
    from parlour.server.reach import is_own
    from parlour.server.run import Serving, open_page, quiet_logs, serve  # slow to import: only when it is needed

    quiet_logs()
    folder = Path(data).expanduser() if data else data_folder()
    admit([name.strip() for name in bots.split(",")] if bots else [])

    def ready(address: str) -> None:
        click.echo(sentence(lang, "cli-serve-ready", address=address))
        if not is_own(host):
            click.echo(qr_code(address))
        click.echo(sentence(lang, "cli-serve-stop"))
        sys.stdout.flush()
        if open:
            open_page(address)

    try:
        serve(Serving(host, port, folder, database, think=think, workers=workers, forget=forget), ready)
    except OSError as error:
        address = f"{host}:{DEFAULT_PORT if port is None else port}"
        reason = error.strerror or str(error)
        raise CannotServe("cli-error-serve", address=address, folder=str(folder), reason=reason) from error
    click.echo(sentence(lang, "cli-serve-stopped"))


def play_now(lang: str) -> None:
    """What `parlour` alone does: opens the page, also where it is served already."""
    from parlour.server.alone import AlreadyServed
    from parlour.server.run import open_page

    try:
        run(lang, "127.0.0.1", None, None, None, think=1, workers=None, forget=None, open=True)
    except AlreadyServed as served:
        click.echo(sentence(lang, "cli-serve-already", address=served.address))
        open_page(served.address)


def qr_code(address: str) -> str:
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
