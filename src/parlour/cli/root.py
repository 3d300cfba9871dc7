"""The tree of commands in one language, and what happens when something goes wrong in it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn

import click

import parlour
from parlour import ParlourError
from parlour.core import registry
from parlour.locale import LANGUAGES, from_environment, sentence
from parlour.terminal import screen
from parlour.terminal.translated import TranslatedGroup

INTERRUPTED = 130
WRONG = 2


# In the order in which they are told. A command's module is imported when somebody asks for it: most of the time that a short
# command takes is spent on imports.
OURS = "serve play learn puzzle simulate arena study analyse replay show games rules doctor"
COMMANDS = {name: ("parlour.cli." + name, "command") for name in OURS.split()} | {
    name: ("parlour.cli.backup", f"{name}_command") for name in ("backup", "restore")
}


def root(lang: str) -> Root:
    """The `parlour` command, speaking a language."""
    return Root("parlour", lang, params=[version_option(lang)])


def language(arguments: Sequence[str]) -> str:
    """The language that a command line asks for with --lang, or else the environment."""
    given = from_environment()
    for word, following in pairwise([*arguments, ""]):
        asked = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if asked in LANGUAGES:
            given = asked
    return given


class Root(TranslatedGroup):
    def list_commands(self, ctx: click.Context) -> list[str]:
        self.add_commands_of_games()
        return [*COMMANDS, *(name for name in self.commands if name not in COMMANDS)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            module, made = COMMANDS[cmd_name]
            self.add_command(getattr(import_module(module), made)(self.lang))
        elif cmd_name not in self.commands:
            self.add_commands_of_games()
        return self.commands.get(cmd_name)

    def add_commands_of_games(self) -> None:
        for _, own in registry.parts("commands"):
            for command in own.COMMANDS:
                made = command(self.lang)
                if made.name not in COMMANDS:
                    self.add_command(made)

    def alone(self, ctx: click.Context) -> None:
        from parlour.cli import serve

        serve.play_now(self.lang)

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> NoReturn:
        """Runs a command line and ends the process; what our own errors say is one sentence on stderr."""
        screen.soften_streams()
        try:
            code = super().main(args, **{**extra, "prog_name": "parlour", "standalone_mode": False})
        except click.Abort:
            code = INTERRUPTED
        except ParlourError as error:
            click.echo(screen.printable(sentence(self.lang, error.code, **error.arguments)), err=True)
            code = WRONG
        sys.exit(code)


def version_option(lang: str) -> click.Option:
    def show_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
        if asked and not ctx.resilient_parsing:
            click.echo(f"parlour {parlour.__version__}")
            ctx.exit()

    about = sentence(lang, "cli-help-version")
    return click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show_version, help=about)
