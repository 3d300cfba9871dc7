"""Pages made from what the games on the shelf declare: options, metrics, versions, and how open rules were settled."""

from __future__ import annotations

import parlour
from parlour import bots
from parlour.core.game import Game
from parlour.core.options import Option, Value
from parlour.envs import names
from parlour.locale import sentence
from parlour.study import metrics, rulebook

RULINGS = "<!-- every ruling -->"


def games() -> dict[str, str]:
    """Options, clashes, presets, bots and metrics of every game."""
    lines = [
        "# Options and metrics", "",
        "What can be chosen at the start of each game, who plays it, and what a study can measure, as its own files declare it.",
        "On the command line an option is `--name-with-hyphens value`, from Python and in a study `name_with_underscores=value`.",
        "Every number that a network is shown stands under [Environments](environments.md#observations).", "",
    ]
    for game in map(parlour.game, parlour.games()):
        lines += [
            f"## {game.title}", "",
            f"`{game.id}`, version {game.version} of its rules; "
            f"environment `parlour/{names.camel(game.id)}-v{names.version(game)}`; [rules](rules/{game.id}-en.md). "
            f"Bots, weakest first: {', '.join(f'`{name}`' for name in bots.names(game.id))}.", "",
            *options(game), *measured(game),
        ]
    return {"games.md": "\n".join(lines)}


def options(game: Game) -> list[str]:
    lines = ["| option | takes | usual | what it is |", "|---|---|---|---|"]
    lines += [f"| `{one.name}` | {taken(one)} | {said(one.default)} | {one.about} |" for one in game.options]
    if game.options.clashes:
        lines += ["", "These do not go together:", ""]
        for clash in game.options.clashes:
            values = ", ".join(f"`{name}` = {said(value)}" for name, value in clash.values.items())
            lines.append(f"- {values}: {clash.why}")
    for name, preset in game.options.presets.items():
        chosen = ", ".join(f"`{option}` = {said(value)}" for option, value in preset.items())
        lines += ["", f"Preset `{name}`: {chosen or 'all as usual'}."]
    return [*lines, ""]


def taken(option: Option) -> str:
    return ", ".join(option.takes.split(" | "))


def said(value: Value | tuple[Value, ...]) -> str:
    if isinstance(value, tuple):
        return " or ".join(map(said, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def measured(game: Game) -> list[str]:
    lines = ["| metric | kind | costs | what it is |", "|---|---|---|---|"]
    for name, metric in metrics.metrics_of(game.id).items():
        lines.append(f"| `{name}` | {metric.kind} | {metric.cost} | {about(game, name)} |")
    return [*lines, ""]


def about(game: Game, name: str) -> str:
    """What a metric means: the game's own sentence, or that of all games."""
    for code in (f"{game.id}-metric-{name}-about", f"metric-{name}-about"):
        told = sentence("en", code)
        if told != code:
            return told
    return ""


def rulings(page: str) -> str:
    """The page about rulings, with all of them at their place."""
    lines: list[str] = []
    for game in map(parlour.game, parlour.games()):
        lines += [f"### {game.title}", "", "| rule | ruling |", "|---|---|"]
        for rule in rulebook.rules(game.id, "en"):
            if rule.ruling:
                lines.append(f"| {rule.id}, {rule.heading} | {' '.join(rule.ruling.split())} |")
        lines.append("")
    return page.replace(RULINGS, "\n".join(lines))
