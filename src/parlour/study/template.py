"""A study file to begin with: commented, and good to run as it is."""

from __future__ import annotations

from collections.abc import Sequence

from parlour import bots
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.metrics import Cost, Kind
from parlour.core.options import Option
from parlour.locale import sentence
from parlour.study.metrics import metrics_of

COMMENTS_FROM = 40  # column


def template(lang: str, game: Game) -> str:
    """For a game: two levels of its first option that has some, the metrics that cost little, and a stronger bot."""
    metrics = metrics_of(game.id)
    varied = varied_option(game)
    single = [name for name, metric in metrics.items() if metric.kind in (Kind.NUMBER, Kind.SHARE)]
    plain = [name for name in single if metrics[name].cost != Cost.SEARCH]
    primary, also = plain[0], ["seat"] if "seat" in metrics else plain[1:2]
    usual, stronger = bots_of(game)
    levels = ", ".join(toml(level) for level in levels_of(varied)) if varied else ""
    others = ", ".join(option.name for option in game.options if option is not varied)
    title = sentence(lang, "cli-study-new-title", game=game.title, option=varied.name if varied else "seats")
    lines = [
        (f"title = {toml(title)}", ""),
        (f'game = "{game.id}"', ""),
        ('seed = "study"', "seed"),
        *([('tolerance = { seat = "4 points" }', "tolerance")] if "seat" in metrics else []),
        *([("[factors]", "factors"), (f"{varied.name} = [{levels}]", "others")] if varied else []),
        ("[design]", ""),
        ("deals = 1000", "deals"),
        ("looks = 5", "looks"),
        ("[players]", ""),
        (f'bots = "{usual}"', "bots"),
        *([(f'again = [{{ bots = "{stronger}", deals = 100 }}]', "again")] if stronger else []),
        ("[measure]", ""),
        (f'primary = "{primary}"', ""),
        ("also = [" + ", ".join(map(toml, also)) + "]", "metrics"),
    ]
    known = {"others": others, "bots": ", ".join(bots.names(game.id)), "metrics": ", ".join(metrics)}
    example = f"{{ {primary} = 0.1 }}"
    text = ""
    for line, code in lines:
        comment = sentence(lang, f"cli-study-new-{code}", known=known.get(code, ""), example=example) if code else ""
        text += commented(line, comment) if comment else f"{line}\n"
    return text


def varied_option(game: Game) -> Option | None:
    """The first that has words to choose from, or else the first number."""
    found = [option for option in game.options if option.name != "seats" and len(allowed(game, option)) > 1]
    return min(found, key=lambda option: option.kind == "number", default=None)


def levels_of(option: Option) -> Sequence[object]:
    if option.choices:
        return [option.default, *(choice for choice in option.choices if choice != option.default)][:2]
    if option.kind == "number":
        return [option.default, halfway(option)]
    return [option.default, not option.default]


def halfway(option: Option) -> int:
    """Between the usual number and the lowest, or the highest where the usual one is the lowest."""
    usual = int(option.default)
    fewer = (usual + (option.low or 0)) // 2
    return fewer if fewer != usual else (usual + (option.high or 2 * usual) + 1) // 2


def allowed(game: Game, option: Option) -> list[object]:
    """The levels that go together with the other options at their defaults."""
    found = []
    for level in levels_of(option):
        try:
            game.options.resolve({option.name: level})
        except BadOption:
            continue
        found.append(level)
    return found


def bots_of(game: Game) -> tuple[str, str | None]:
    known = list(bots.own(game.id))
    usual = "greedy" if "greedy" in known else known[0]
    stronger = [name for name in bots.search_levels(game.id) if known.index(name) > known.index(usual)]
    return usual, stronger[0] if stronger else None


def toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def commented(line: str, comment: str) -> str:
    return f"{line.ljust(COMMENTS_FROM - 2)}  # {comment}\n"
