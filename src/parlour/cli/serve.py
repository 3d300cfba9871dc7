"""`parlour serve`, and `parlour` alone: the page in the browser, for this machine or for the living room."""

from __future__ import annotations

import io
import sys
import tomllib
from functools import partial
from pathlib import Path

import click
import segno

from parlour.bots import admit
from parlour.core.errors import ParlourError
from parlour.core.options import Option
from parlour.core.places import data_folder
from parlour.locale import sentence
from parlour.server import DEFAULT_PORT
from parlour.terminal.translated import Translated, checked_option, flag, number, word


class CannotServe(ParlourError):
    """The server could not be started."""


def command(lang: str) -> click.Command:
    def about(option: str, **arguments: str) -> str:
        return sentence(lang, f"cli-serve-{option}", **arguments)

    logs = Option("--log", "text", about("log"), choices=("text", "json"))
    params: list[click.Parameter] = [
        word(lang, "--host", kind="address", about=about("host"), default="127.0.0.1"),
        number(lang, "--port", low=0, high=65535, about=about("port", usual=str(DEFAULT_PORT))),
        word(lang, "--data", kind="folder", about=about("data")),
        word(lang, "--database", kind="address", about=about("database")),
        number(lang, "--think", low=1, default=1, about=about("think")),
        number(lang, "--workers", low=1, about=about("workers")),
        word(lang, "--bots", kind="bots", about=about("bots")),
        number(lang, "--forget", low=1, about=about("forget")),
        flag("--open", about("open")),
        word(lang, "--trusted-proxies", kind="addresses", about=about("trusted-proxies")),
        word(lang, "--hosts", kind="addresses", about=about("hosts")),
        word(lang, "--metrics", kind="address", about=about("metrics")),
        word(lang, "--push", kind="address", about=about("push")),
        word(lang, "--push-hosts", kind="addresses", about=about("push-hosts")),
        number(lang, "--drain", low=0, default=0, about=about("drain")),
        checked_option(logs, about=about("log"), default="text"),
        flag("--log-everything", about("log-everything")),
    ]
    for param in params:
        param.envvar = f"PARLOUR_{str(param.name).upper()}"
    settings = click.Option(
        ["--settings"], metavar=sentence(lang, "cli-word-file"), is_eager=True, expose_value=False, callback=read_settings,
        envvar="PARLOUR_SETTINGS", help=about("settings"),
    )
    return Translated("serve", lang, "serve", params=[*params, settings], callback=partial(run, lang))


def read_settings(ctx: click.Context, _: click.Parameter, file: str | None) -> None:
    """A file of settings, named as the options are. What the command line or the environment says counts more."""
    if file is None:
        return
    known = {str(param.name) for param in ctx.command.params if not param.is_eager}
    try:
        found = {name.replace("-", "_"): value for name, value in tomllib.loads(Path(file).read_text(encoding="utf-8")).items()}
    except (OSError, ValueError) as error:
        raise CannotServe("cli-error-settings", file=file, reason=str(error)) from error
    unknown = sorted(set(found) - known)
    if unknown:
        raise CannotServe("cli-error-setting", file=file, setting=unknown[0].replace("_", "-"), known=", ".join(sorted(known)))
    ctx.default_map = {name: value if isinstance(value, bool) else in_words(value) for name, value in found.items()}


def in_words(value: object) -> str:
    """As it would stand on the command line."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def run(
    lang: str, host: str, port: int | None, data: str | None, database: str | None, think: int, workers: int | None,
    forget: int | None, open: bool, bots: str | None = None, trusted_proxies: str | None = None, metrics: str | None = None,
    hosts: str | None = None, push: str | None = None, push_hosts: str | None = None, drain: int = 0,
    log: str = "text", log_everything: bool = False,
) -> None:
    """Serves until Ctrl-C."""
    from parlour.server import logs
    from parlour.server.push import Pushing
    from parlour.server.reach import is_own
    from parlour.server.run import Serving, open_page, serve  # slow to import: only when it is needed

    logs.set_up(log, told=log_everything)
    folder = Path(data).expanduser() if data else data_folder()
    admit(words_of(bots))

    def ready(address: str) -> None:
        click.echo(sentence(lang, "cli-serve-ready", address=address))
        if not is_own(host):
            click.echo(qr_code(address))
        click.echo(sentence(lang, "cli-serve-stop"))
        sys.stdout.flush()
        if open:
            open_page(address)

    serving = Serving(
        host, port, folder, database, think=think, workers=workers, forget=forget, drain=drain, metrics=metrics,
        trusted_proxies=tuple(words_of(trusted_proxies)), hosts=tuple(words_of(hosts)),
        pushing=Pushing(push, tuple(words_of(push_hosts))),
    )
    try:
        serve(serving, ready)
    except OSError as error:
        address = f"{host}:{DEFAULT_PORT if port is None else port}"
        reason = error.strerror or str(error)
        raise CannotServe("cli-error-serve", address=address, folder=str(folder), reason=reason) from error
    click.echo(sentence(lang, "cli-serve-stopped"))


def words_of(given: str | None) -> list[str]:
    return [word for word in map(str.strip, (given or "").split(",")) if word]


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
