"""Pages that are made from the program itself, so that they cannot be behind it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import click

import parlour
from parlour.cli.root import root
from parlour.core import registry
from parlour.locale import sentence

# What may be relied upon (docs/versions.md).
PUBLIC = {
    "parlour": parlour.__all__,
    "parlour.bots": ["names", "player", "default_bot"],
    "parlour.study": ["run"],
    "parlour.testing": ["check_game", "BrokenPromise"],
    "parlour.core.actors": ["CHANCE", "EVERYTHING", "OVER", "SPECTATOR"],
    "parlour.core.batch": ["Batch", "utility"],
    "parlour.core.bits": ["bit", "count", "lowest"],
    "parlour.core.chance": ["U64", "Seed", "keyed", "step", "fork", "index", "commitment"],
    "parlour.core.game": ["Json", "of_a_move"],
    "parlour.core.lessons": ["Lesson", "Step", "Task"],
    "parlour.core.metrics": ["Metric", "Kind", "Cost", "Finished"],
    "parlour.core.observation": ["numbers", "bit_set", "seat_set"],
    "parlour.core.options": ["Resolved", "seats_option"],
    "parlour.core.play": ["PlayerFactory"],
    "parlour.core.reals": ["exp", "log", "sqrt"],
    "parlour.core.sayings": ["Saying", "saying"],
    "parlour.core.turns": ["ask", "ask_all", "ask_several", "answered", "ask_chance", "end"],
    "parlour.search.evaluator": ["Evaluator"],
    "parlour.search.levels": ["EVERY_PILE", "ladder"],
    "parlour.search.player": ["Level", "SearchConfig", "SearchPlayer", "TreeSearch"],
    "parlour.search.random_player": ["RandomPlayer"],
    "parlour.search.trail": ["Trail"],
    "parlour.locale": ["sentence"],
    "parlour.envs": ["as_player", "dataset", "Dataset"],
    "parlour.envs.pettingzoo": ["env", "raw_env", "parallel_env"],
    "parlour.games.twelve_patrols.deck": ["BadDeck", "known", "read"],
}
LANGUAGES = {"en": "English", "es": "Español", "ru": "Русский"}


def commands() -> dict[str, str]:
    """Every command with its help, as `--help` prints it."""
    lines = ["# Commands", "", "Everything that `parlour` can do, as `--help` tells it.", ""]
    for path, text in helps(root("en"), None, "parlour"):
        lines += [f"## {path}", "", "```text", text.rstrip(), "```", ""]
    return {"commands.md": "\n".join(lines)}


def helps(command: click.Command, above: click.Context | None, name: str) -> Iterator[tuple[str, str]]:
    context = click.Context(command, info_name=name, parent=above, terminal_width=88, max_content_width=88)
    yield context.command_path, command.get_help(context)
    if isinstance(command, click.Group):
        for under in command.list_commands(context):
            found = command.get_command(context, under)
            if found is not None:
                yield from helps(found, context, under)


def api() -> dict[str, str]:
    """The public names with their docstrings."""
    lines = ["# Python", "", "The public names; [versions.md](versions.md) tells what that promises.", ""]
    for module in PUBLIC:
        lines += [f"## {module}", "", *quoted(inspect.getdoc(import_module(module)))]
        for name, thing in sorted(names(module)):
            lines += [f"### {name}", "", *signature(name, thing), *quoted(inspect.getdoc(thing))]
            if inspect.isclass(thing):
                for method, found in own(thing):
                    lines += [f"- `{method}{shown(found)}`: {first(found)}"]
                lines.append("")
    return {"api.md": "\n".join(lines)}


def names(module: str) -> Iterator[tuple[str, Any]]:
    for name in PUBLIC[module]:
        thing = getattr(import_module(module), name)
        if inspect.isclass(thing) or inspect.isroutine(thing):
            yield name, thing


def own(kind: type) -> list[tuple[str, Any]]:
    """The public methods of a class that have something to say."""
    return [
        (name, found) for name in sorted(vars(kind)) if not name.startswith("_")
        and inspect.isroutine(found := getattr(kind, name)) and inspect.getdoc(found)
    ]


def signature(name: str, thing: Any) -> list[str]:
    return ["```python", f"{'class ' if inspect.isclass(thing) else ''}{name}{shown(thing)}", "```", ""]


def shown(thing: Any) -> str:
    try:
        return str(inspect.signature(thing)).replace("(self, ", "(").replace("(self)", "()").replace("'", "")
    except (TypeError, ValueError):
        return "(…)"


def quoted(text: str | None) -> list[str]:
    """A docstring as a page shows it: indented parts are code already."""
    return [text, ""] if text else []


def first(thing: Any) -> str:
    return " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split())


def rulebooks() -> dict[str, str]:
    """The rulebooks of the games, in every language."""
    pages = {}
    for name in parlour.games():
        game = registry.game(name)
        for lang in LANGUAGES:
            text = (game.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
            others = " · ".join(f"[{title}]({name}-{other}.md)" for other, title in LANGUAGES.items() if other != lang)
            title, _, rest = text.partition("\n")
            about = f"{sentence(lang, f'{name}-about')}. {sentence(lang, 'cli-games-players')}: {game.options['seats'].takes}."
            pages[f"rules/{name}-{lang}.md"] = f"{title}\n\n{others}\n\n{about}\n{rest}"
    return pages
