"""Commands whose help and complaints are in the user's language.

The sentences of a command come from its code: `cli-CODE-about`, `cli-CODE-short` (one line) and `cli-CODE-examples`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import click

from parlour.core.errors import BadOption, ParlourError
from parlour.core.options import Option
from parlour.locale import LANGUAGES, sentence


class WrongUse(ParlourError):
    """A command line that cannot be understood."""


class Translated(click.Command):
    def __init__(
        self, name: str, lang: str, code: str, *, arguments: Mapping[str, str] | None = None,
        params: Sequence[click.Parameter] = (), callback: Callable[..., int | None] | None = None, **extra: Any,
    ) -> None:
        self.lang = lang
        self.code = code
        self.arguments = arguments or {}
        super().__init__(
            name, params=[*params, lang_option(lang), help_option(lang)], callback=callback, add_help_option=False,
            help=self.text("about"), options_metavar=f"[{sentence(lang, 'cli-word-options')}]",
            context_settings={"max_content_width": 100}, **extra,
        )

    def text(self, part: str) -> str:
        return sentence(self.lang, f"cli-{self.code}-{part}", **self.arguments)

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.text("short")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        heading = sentence(self.lang, "cli-help-usage") + ": "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), heading)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(sentence(self.lang, "cli-help-options")):
            formatter.write_dl([record for record in records if record])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(sentence(self.lang, "cli-help-examples")):
            for line in self.text("examples").splitlines():
                formatter.write(f"  {line}\n")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            known = [name for param in self.params for name in param.opts if name.startswith("--")]
            raise self.wrong("no-option", given=error.option_name, meant=nearest(error.option_name, known), ctx=ctx) from error
        except click.MissingParameter as error:
            raise self.wrong("missing", given=error.param.human_readable_name if error.param else "", ctx=ctx) from error
        except click.BadOptionUsage as error:
            flags = [name for param in self.params if isinstance(param, click.Option) and param.is_flag for name in param.opts]
            kind = "no-value" if error.option_name in flags else "value-missing"
            raise self.wrong(kind, given=error.option_name, ctx=ctx) from error
        except click.BadParameter as error:  # a flag that the environment or a file sets to what is neither yes nor no
            if error.param is None:
                raise
            given, _ = error.param.consume_value(ctx, {})
            raise BadOption("error-option-value", option=error.param.opts[0], value=str(given), takes="yes | no") from error
        if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise self.wrong("extra", given=" ".join(rest), ctx=ctx)
        return rest

    def wrong(self, kind: str, *, ctx: click.Context, **arguments: str) -> WrongUse:
        return WrongUse(f"cli-error-{kind}", command=ctx.command_path, **arguments)


class TranslatedGroup(Translated, click.Group):
    """A command with subcommands; alone it prints its help."""

    def __init__(self, name: str, lang: str, *, kind: str = "command", **extra: Any) -> None:
        self.kind = kind  # of the subcommands: a command, or a game
        word = sentence(lang, f"cli-word-{kind}")
        super().__init__(name, lang, name, invoke_without_command=True, subcommand_metavar=f"{word} …", **extra)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, found.get_short_help_str()) for name in self.list_commands(ctx) if (found := self.get_command(ctx, name))]
        with formatter.section(sentence(self.lang, "cli-help-commands")):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def invoke(self, ctx: click.Context) -> Any:
        result = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            self.alone(ctx)
        return result

    def alone(self, ctx: click.Context) -> None:
        click.echo(ctx.get_help())

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            known = self.list_commands(ctx)
            raise self.wrong(f"no-{self.kind}", given=args[0], known=", ".join(known), meant=nearest(args[0], known), ctx=ctx)
        return super().resolve_command(ctx, args)


def nearest(given: str, known: list[str]) -> str:
    """The known word that was probably meant, or `none`."""
    spelled = {word.lower(): word for word in known}
    return next((spelled[word] for word in get_close_matches(given.lower(), spelled, n=1)), "none")


class Checked(click.ParamType):  # type: ignore[type-arg]  # takes arguments since click 8.5 only
    """A value that an option of the core checks, so that wrong ones give the same sentence everywhere."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.name = option.kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return self.option.check(value)


def checked_option(option: Option, *, about: str, default: int | str | None = None, **extra: Any) -> click.Option:
    metavar = "N" if option.kind == "number" else option.takes.replace(" ", "")
    name = f"--{option.name.removeprefix('--').replace('_', '-')}"
    return click.Option([name], type=Checked(option), metavar=metavar, default=default, help=about, **extra)


def number(
    lang: str, name: str, *, low: int, about: str, default: int | None = None, high: int | None = None,
) -> click.Option:
    option = Option(name, low, about, low=low, high=high)
    return checked_option(option, about=with_default(lang, about, default), default=default)


def word(lang: str, *names: str, kind: str, about: str, default: str | None = None) -> click.Option:
    metavar = sentence(lang, f"cli-word-{kind}")
    return click.Option(names, metavar=metavar, default=default, help=with_default(lang, about, default))


def flag(name: str, about: str) -> click.Option:
    return click.Option([name], is_flag=True, help=about)


def json_flag(lang: str) -> click.Option:
    return flag("--json", sentence(lang, "cli-help-json"))


def with_default(lang: str, about: str, default: object) -> str:
    return about if default is None else f"{about} {sentence(lang, 'cli-help-default', value=str(default))}"


def lang_option(lang: str) -> click.Option:
    """Read before the command line is parsed (root.language); here it is only checked and explained."""
    about = sentence(lang, "cli-help-lang")
    return checked_option(Option("--lang", lang, about, choices=LANGUAGES), about=about, expose_value=False)


def help_option(lang: str) -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
        if asked and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    names = ["--help", "-h"]
    return click.Option(
        names, is_flag=True, is_eager=True, expose_value=False, callback=show, help=sentence(lang, "cli-help-help"))
