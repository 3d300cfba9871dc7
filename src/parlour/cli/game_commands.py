"""Commands whose subcommands are the installed games, with options made from what each game declares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

import parlour
from parlour import BadOption, Game
from parlour.cli.installed import find, loaded
from parlour.terminal.game_options import game_option, is_settled, summary
from parlour.terminal.translated import Translated, TranslatedGroup


class GameCommands(TranslatedGroup):
    """`parlour play` and its like: one subcommand for each game."""

    def __init__(
        self, name: str, lang: str, own: Callable[[Game], Sequence[click.Option]], run: Callable[..., int | None],
    ) -> None:
        self.own = own
        self.run = run
        super().__init__(name, lang, kind="game")

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(loaded())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in parlour.games():
            return None
        game = find(cmd_name)

        def callback(**given: Any) -> int | None:
            options = {option.name: given.pop(option.name, None) for option in game.options}
            return self.run(self.lang, game, {name: value for name, value in options.items() if value is not None}, **given)

        params = [game_option(self.lang, game, option) for option in game.options if not is_settled(option)]
        arguments = {"game": game.id, "title": game.title, "summary": summary(self.lang, game)}
        return Translated(
            game.id, self.lang, f"{self.name}-game", arguments=arguments, params=[*self.own(game), *params], callback=callback)


def table_of(game: Game, options: dict[str, Any], players: str, people: int) -> tuple[dict[str, Any], list[str]]:
    """The options with the number of seats, and a bot's name for each seat that is not a person's.

    One name serves all seats; several, separated by commas, are one for each seat and set the number of seats.
    """
    names = [name.strip() for name in players.split(",")]
    if len(names) > 1:
        options = {"seats": len(names) + people, **options}
    resolved = game.options.resolve(options)
    wanted = int(resolved["seats"]) - people
    if len(names) == 1:
        names *= wanted
    if len(names) != wanted:
        raise BadOption("cli-error-players", given=len(names), wanted=wanted)
    return resolved, names
