"""A game's options on the command line, made from what the game declares."""

from __future__ import annotations

import click

from parlour.core.game import Game
from parlour.core.options import Option
from parlour.locale import bundle, sentence
from parlour.terminal.translated import checked_option, with_default


def is_settled(option: Option) -> bool:
    """Whether there is nothing to choose, as with the seats of a solo game."""
    return option.low is not None and option.low == option.high


def summary(lang: str, game: Game) -> str:
    """A game in one line."""
    code = f"{game.id}-about"
    return sentence(lang, code if bundle("en").has_message(code) else "cli-games-no-summary")


def game_option(lang: str, game: Game, option: Option) -> click.Option:
    values = (f"{value}: {about.removeprefix(f'{value}: ')}" for value, about in values_explained(lang, game, option))
    about = "; ".join([explained(lang, game, option), *values])
    default = ("no", "yes")[option.default] if isinstance(option.default, bool) else option.default
    return checked_option(option, about=with_default(lang, f"{about[:1].upper()}{about[1:]}.", default))


def explained(lang: str, game: Game, option: Option) -> str:
    """What an option is: in the game's own words, in those that games share, or in English as declared."""
    for code in (f"{game.id}-option-{option.name}", f"option-{option.name}"):
        if bundle("en").has_message(code):
            return sentence(lang, code)
    return option.about


def values_explained(lang: str, game: Game, option: Option) -> list[tuple[str, str]]:
    codes = {value: f"{game.id}-option-{option.name}-{value}" for value in option.choices}
    return [(value, sentence(lang, code)) for value, code in codes.items() if bundle("en").has_message(code)]
