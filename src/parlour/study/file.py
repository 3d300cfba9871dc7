"""A study file: what is asked, read from TOML, and every mistake told with its line and what would be right.

Nothing is played and nothing is written before the whole file is understood.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from parlour import bots
from parlour.core import registry
from parlour.core.errors import ParlourError
from parlour.core.metrics import Cost, Kind, Metric
from parlour.study.metrics import metrics_of
from parlour.study.summary import BadStudy, Scale

Key = tuple[str | int, ...]
Level = Any  # a value of an option, or the name of a bot

PLAYERS = ("bots", "simulations")  # what can be varied beside the options of the game
USUAL_CAP = 100_000  # plies
MOST_LOOKS = 10
MOST = 10**9  # of anything that is counted
SEARCHED = ("decided", "drama", "uncertainty", "favourite_changes", "winner_chance")


@dataclass(frozen=True)
class Again:
    """The cells once more with other bots: all, or those that agree with `where`."""

    bots: tuple[str, ...]
    deals: int
    simulations: int | None = None
    where: Mapping[str, Level] = field(default_factory=dict)


@dataclass(frozen=True)
class SkillTrial:
    """One of these bots among the usual ones, from every seat."""

    bots: tuple[str, ...]
    deals: int
    simulations: int | None = None
    where: Mapping[str, Level] = field(default_factory=dict)


@dataclass(frozen=True)
class StudyFile:
    """A study as it is asked for. `name` is the file's, for errors; `text` is the file itself, for the page and the folder."""

    title: str
    game: str
    seed: str
    options: Mapping[str, Level]
    tolerance: Mapping[str, float]
    factors: Mapping[str, tuple[Level, ...]]
    tables: Mapping[str, Mapping[str, Level]]
    one_at_a_time: Mapping[str, tuple[Level, ...]]
    deals: int | None
    find: Mapping[str, float]
    power: float
    looks: int
    play_all: bool
    cap: int
    repeat_alarms: int | None
    bots: tuple[str, ...]
    simulations: int | None
    again: tuple[Again, ...]
    skill: SkillTrial | None
    primary: str
    also: tuple[str, ...]
    scale: Mapping[str, Scale]
    search_games: int
    search_simulations: int
    lands: tuple[int, ...]
    keep_records: bool
    name: str
    text: str

    def problem(self, wrong: Wrong) -> BadStudy:
        """What is wrong in the file, with its line."""
        return located(wrong, self.name, self.text)

    @property
    def names(self) -> tuple[str, ...]:
        """The metrics, the primary one first."""
        return tuple(dict.fromkeys((self.primary, *self.also)))

    @property
    def metrics(self) -> list[Metric]:
        known = metrics_of(self.game)
        return [known[name] for name in self.names]


def read(path: Path) -> StudyFile:
    """The study that a file asks for."""
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark that says so
    except (OSError, UnicodeDecodeError) as error:
        detail = (error.strerror or "") if isinstance(error, OSError) else "not UTF-8"
        raise BadStudy("error-study-unreadable", file=str(path), detail=detail) from error
    return understood(text, path.name)


def understood(text: str, name: str) -> StudyFile:
    """The study that a text asks for; `name` is the file's, for errors."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        detail = BadStudy("error-study-toml", detail=re.sub(r" \(at .*\)", "", str(error)))
        raise BadStudy("error-study-line", file=name, line=line, detail=detail) from error
    try:
        return Reading(document, name, text).study()
    except Wrong as wrong:
        raise located(wrong, name, text) from wrong


class Wrong(Exception):
    """Something in the file is not right: where, and what."""

    def __init__(self, key: Key, detail: ParlourError, value: object = None) -> None:
        super().__init__(key, detail)
        self.key, self.detail, self.value = key, detail, value


def located(wrong: Wrong, name: str, text: str) -> BadStudy:
    return BadStudy("error-study-line", file=name, line=LineNumbers(text).of(wrong.key, wrong.value), detail=wrong.detail)


class LineNumbers:
    """On which lines of a TOML text its keys stand."""

    ASSIGNMENT = re.compile(r"""\s*("[^"]*"|'[^']*'|[\w-]+(?:\s*\.\s*[\w-]+)*)\s*=""")
    TABLE = re.compile(r"\s*\[\[?([^\]]+)\]\]?")

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.starts: dict[tuple[str, ...], int] = {}
        table: tuple[str, ...] = ()
        for number, line in enumerate(self.lines, 1):
            if found := self.TABLE.match(line):
                table = tuple(part.strip().strip("\"'") for part in found[1].split("."))
                self.starts.setdefault(table, number)
            elif found := self.ASSIGNMENT.match(line):
                given = found[1]
                key = (given.strip("\"'"),) if given[0] in "\"'" else tuple(part.strip() for part in given.split("."))
                self.starts.setdefault((*table, *key), number)

    def of(self, key: Key, value: object = None) -> int:
        """The line of a key, or of the innermost table around it that has one; a value in a long list is looked for too."""
        path = tuple(part for part in key if isinstance(part, str))
        known = next((path[:many] for many in range(len(path), 0, -1) if path[:many] in self.starts), None)
        if known is None:
            return 1
        first = self.starts[known]
        last = min((start for start in self.starts.values() if start > first), default=len(self.lines) + 1)
        for wanted in ([*path[len(known):][-1:]] + ([spelled(value)] if value is not None else []))[::-1]:
            for number in range(first, last):
                if re.search(rf"(?<![\w-]){re.escape(wanted)}(?![\w-])", self.lines[number - 1]):
                    return number
        return first


def spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


TOP = (
    "title", "game", "seed", "options", "tolerance", "factors", "tables", "one_at_a_time", "design", "players", "measure", "keep",
)
DESIGN = ("deals", "find", "power", "looks", "all", "cap", "repeat_alarms")
MEASURE = ("primary", "also", "scale", "search", "lands")


class Reading:
    """Goes through a document from top to bottom and raises Wrong at the first mistake."""

    def __init__(self, document: Mapping[str, Any], name: str, text: str) -> None:
        self.document, self.name, self.text = document, name, text

    def study(self) -> StudyFile:
        top = self.document
        known_keys((), top, TOP)
        game = self.needed(("game",), "text", f'game = "{registry.games()[0]}"')
        if game not in registry.games():
            raise Wrong(("game",), unknown(game, registry.games()))
        self.game = registry.game(game)
        players = self.table("players", ("bots", "simulations", "again", "skill"))
        design, measure = self.table("design", DESIGN), self.table("measure", MEASURE)
        options = self.levels(("options",), self.table("options", None), several=False)
        factors = self.levels(("factors",), self.table("factors", None), several=True)
        single = self.levels(("one_at_a_time",), self.table("one_at_a_time", None), several=True)
        tables = self.named_tables()
        self.varied = {*factors, *single, *(name for table in tables.values() for name in table), "seats"}
        self.bots_known(("players", "bots"), named := self.bots(("players",), players))
        metrics = metrics_of(game)
        usual = "seat" if "seat" in metrics else next(iter(metrics))
        primary = self.metric(("measure", "primary"), measure.get("primary", usual))
        also = [self.metric(("measure", "also"), name) for name in self.listed(("measure", "also"), measure.get("also", []))]
        search = self.inner(("measure", "search"), measure.get("search", {}), ("games", "simulations"))
        if "search" in measure and not any(metrics[name].cost == Cost.SEARCH for name in (primary, *also)):
            also += [name for name in SEARCHED if name in metrics]
        measured = dict.fromkeys((primary, *also))
        deals = self.number(("design", "deals"), design.get("deals"), 1)
        find = self.find(design, metrics, primary)
        if deals is not None and find:
            raise Wrong(("design", "find"), BadStudy("error-study-both", one="deals", other="find"))
        return StudyFile(
            title=self.optional(("title",), "text", self.game.title),
            game=game,
            seed=self.seed(top.get("seed", "1")),
            options=options,
            tolerance=self.tolerances(metrics, measured),
            factors=factors,
            tables=tables,
            one_at_a_time=single,
            deals=deals if deals is not None or find else 1000,
            find=find,
            power=self.part(("design", "power"), design.get("power", 0.9)),
            looks=self.number(("design", "looks"), design.get("looks", 1), 1, MOST_LOOKS) or 1,
            play_all=self.yes(("design", "all"), design.get("all", False)),
            cap=self.number(("design", "cap"), design.get("cap", USUAL_CAP), 1) or USUAL_CAP,
            repeat_alarms=self.number(("design", "repeat_alarms"), design.get("repeat_alarms"), 0),
            bots=named,
            simulations=self.number(("players", "simulations"), players.get("simulations"), 1),
            again=tuple(self.again(players.get("again", []))),
            skill=self.skill(players.get("skill")),
            primary=primary,
            also=tuple(name for name in measured if name != primary),
            scale=self.scales(measure, metrics, measured),
            search_games=self.number(("measure", "search", "games"), search.get("games", 400), 1) or 0,
            search_simulations=self.number(("measure", "search", "simulations"), search.get("simulations", 600), 1) or 0,
            lands=tuple(self.lands(measure)),
            keep_records=self.keep(top),
            name=self.name,
            text=self.text,
        )

    # What is varied

    def levels(self, where: Key, given: Mapping[str, Any], several: bool) -> dict[str, Any]:
        found = {}
        for name, values in given.items():
            if several:
                listed = values if isinstance(values, list) and (name != "bots" or where[0] != "tables") else [values]
                if not listed:
                    raise Wrong((*where, name), BadStudy("error-study-empty", key=name))
                checked = tuple(self.level((*where, name), name, value) for value in listed)
                twice = next((value for value in checked if checked.count(value) > 1), None)
                if twice is not None:
                    raise Wrong((*where, name), BadStudy("error-study-twice", key=name, value=spelled(twice)), twice)
                found[name] = checked
            else:
                found[name] = self.level((*where, name), name, values)
        return found

    def level(self, key: Key, name: str, value: Any) -> Level:
        """A value of an option of the game, checked, or bots and their strength."""
        if name == "bots":
            named = tuple(value) if isinstance(value, list) else (value,)
            self.bots_known(key, named)
            return value if isinstance(value, str) else list(value)
        if name == "simulations":
            return self.number(key, value, 1)
        options = {option.name: option for option in self.game.options}
        if name not in options:
            raise Wrong(key, unknown(name, [*options, *PLAYERS]))
        try:
            return options[name].check(value)
        except ParlourError as error:
            raise Wrong(key, error, value) from error

    def named_tables(self) -> dict[str, dict[str, Level]]:
        given = self.table("tables", None)
        found = {}
        for name, table in given.items():
            if not isinstance(table, dict):
                raise Wrong(("tables", name), expected(name, "table", table))
            found[name] = self.levels(("tables", name), table, several=False)
        return found

    # Players

    def bots(self, where: Key, given: Mapping[str, Any]) -> tuple[str, ...]:
        named = given.get("bots")
        if named is None:
            known = bots.names(self.game.id)
            return ("greedy" if "greedy" in known else "random",)
        return (named,) if isinstance(named, str) else tuple(self.listed((*where, "bots"), named))

    def bots_known(self, key: Key, named: Sequence[Any]) -> None:
        known = bots.names(self.game.id)
        if not named:
            raise Wrong(key, expected("bots", "text", []))
        for name in named:
            if not isinstance(name, str):
                raise Wrong(key, expected("bots", "text", name))
            if ":" in name:
                try:
                    bots.player(self.game.id, name)
                except ParlourError as error:
                    raise Wrong(key, error, name) from error
            elif name not in known:
                raise Wrong(key, unknown(name, known), name)

    def again(self, given: Any) -> list[Again]:
        key: Key = ("players", "again")
        found = []
        for number, one in enumerate(self.listed(key, [given] if isinstance(given, dict) else given)):
            if not isinstance(one, dict):
                raise Wrong(key, expected("again", "table", one))
            if "bots" not in one:
                raise Wrong((*key, number), missing("bots", 'again = [{ bots = "level2", deals = 500 }]'))
            named = self.bots(key, one)
            self.bots_known((*key, number, "bots"), named)
            deals = self.number((*key, number, "deals"), one.get("deals", 500), 1) or 500
            simulations = self.number((*key, number, "simulations"), one.get("simulations"), 1)
            found.append(Again(named, deals, simulations, self.where((*key, number), one)))
        return found

    def skill(self, given: Any) -> SkillTrial | None:
        if given is None:
            return None
        key: Key = ("players", "skill")
        if not isinstance(given, dict):
            raise Wrong(key, expected("skill", "table", given))
        if "bots" not in given:
            raise Wrong(key, missing("bots", 'skill = { bots = ["random", "level2"], deals = 200 }'))
        if self.game.options["seats"].high == 1:
            raise Wrong(key, BadStudy("error-study-skill-alone", game=self.game.id))
        named = self.bots(key, given)
        self.bots_known((*key, "bots"), named)
        deals = self.number((*key, "deals"), given.get("deals", 200), 1) or 200
        simulations = self.number((*key, "simulations"), given.get("simulations"), 1)
        return SkillTrial(named, deals, simulations, self.where(key, given))

    def where(self, key: Key, given: Mapping[str, Any]) -> dict[str, Level]:
        """Which cells are meant: by the name of a table, or by what is varied."""
        found: dict[str, Level] = {}
        for name, value in given.items():
            if name in ("bots", "deals", "simulations"):
                continue
            if name == "table":
                tables = self.document.get("tables", {})
                if not isinstance(value, str) or value not in tables:
                    raise Wrong((*key, "table"), unknown(str(value), list(tables)), value)
                found[name] = value
            elif name in self.varied:
                found[name] = self.level((*key, name), name, value)
            else:
                raise Wrong((*key, name), unknown(name, ["bots", "deals", "simulations", "table", *sorted(self.varied)]))
        return found

    # Metrics

    def metric(self, key: Key, name: Any) -> str:
        known = metrics_of(self.game.id)
        if not isinstance(name, str):
            raise Wrong(key, expected(str(key[-1]), "text", name))
        if name not in known:
            raise Wrong(key, unknown(name, list(known)), name)
        return name

    def tolerances(self, metrics: Mapping[str, Metric], measured: Mapping[str, Any]) -> dict[str, float]:
        found = {}
        for name, value in self.inner(("tolerance",), self.document.get("tolerance", {}), None).items():
            key = ("tolerance", name)
            if name not in measured:
                raise Wrong(key, unknown(name, list(measured)))
            points = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*points?\s*", value) if isinstance(value, str) else None
            if points and metrics[name].kind in (Kind.SHARE, Kind.SEATS, Kind.CATEGORY):
                found[name] = float(points[1]) / 100
            elif is_positive(value):
                found[name] = float(value)
            else:
                raise Wrong(key, expected(name, "tolerance", value))
        return found

    def find(self, design: Mapping[str, Any], metrics: Mapping[str, Metric], primary: str) -> dict[str, float]:
        found = {}
        for name, value in self.inner(("design", "find"), design.get("find", {}), None).items():
            if name != primary:
                raise Wrong(("design", "find", name), BadStudy("error-study-find-primary", metric=name, primary=primary))
            if metrics[name].kind not in (Kind.NUMBER, Kind.SHARE):
                raise Wrong(("design", "find", name), BadStudy("error-study-find-kind", metric=name))
            if not is_positive(value):
                raise Wrong(("design", "find", name), expected(name, "positive", value))
            found[name] = float(value)
        return found

    def scales(self, measure: Mapping[str, Any], metrics: Mapping[str, Metric], measured: Mapping[str, Any]) -> dict[str, Scale]:
        found = {}
        for name, value in self.inner(("measure", "scale"), measure.get("scale", {}), None).items():
            key = ("measure", "scale", name)
            if name not in measured:
                raise Wrong(key, unknown(name, list(measured)))
            if value not in list(Scale):
                raise Wrong(key, unknown(str(value), list(Scale)), value)
            if metrics[name].kind != Kind.NUMBER:
                raise Wrong(key, BadStudy("error-study-scale-kind", metric=name, scale=value))
            found[name] = Scale(value)
        return found

    def lands(self, measure: Mapping[str, Any]) -> list[int]:
        key = ("measure", "lands")
        return [self.level(key, "land", self.number(key, land, 1)) for land in self.listed(key, measure.get("lands", []))]

    # Plain values

    def seed(self, given: Any) -> str:
        if isinstance(given, bool) or not isinstance(given, str | int):
            raise Wrong(("seed",), expected("seed", "text", given))
        return str(given)

    def table(self, name: str, known: Sequence[str] | None) -> Mapping[str, Any]:
        return self.inner((name,), self.document.get(name, {}), known)

    def inner(self, key: Key, given: Any, known: Sequence[str] | None) -> Mapping[str, Any]:
        if not isinstance(given, dict):
            raise Wrong(key, expected(str(key[-1]), "table", given))
        if known is not None:
            known_keys(key, given, known)
        return given

    def needed(self, key: Key, kind: str, example: str) -> Any:
        if key[0] not in self.document:
            raise Wrong(key, missing(str(key[-1]), example))
        return self.optional(key, kind, None)

    def optional(self, key: Key, kind: str, default: Any) -> Any:
        given = self.document.get(str(key[0]), default)
        return given if isinstance(given, str) else self.kind(key, kind, given)

    def kind(self, key: Key, kind: str, given: Any) -> Any:
        raise Wrong(key, expected(str(key[-1]), kind, given))

    def listed(self, key: Key, given: Any) -> list[Any]:
        return given if isinstance(given, list) else self.kind(key, "list", given)

    def number(self, key: Key, given: Any, low: int, high: int | None = None) -> int | None:
        if given is None:
            return None
        if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= (high or MOST):
            takes = f"{low}–{high or MOST}" if high or (isinstance(given, int) and given > MOST) else f"{low} …"
            raise Wrong(key, BadStudy("error-study-number", key=str(key[-1]), takes=takes, given=spelled(given)), given)
        return given

    def part(self, key: Key, given: Any) -> float:
        if not isinstance(given, int | float) or isinstance(given, bool) or not 0.5 <= given < 1:
            raise Wrong(key, expected(str(key[-1]), "power", given))
        return float(given)

    def yes(self, key: Key, given: Any) -> bool:
        return given if isinstance(given, bool) else bool(self.kind(key, "yes", given))

    def keep(self, top: Mapping[str, Any]) -> bool:
        if top.get("keep", "games") not in ("games", "records"):
            raise Wrong(("keep",), unknown(str(top["keep"]), ["games", "records"]))
        return top.get("keep") == "records"


def is_positive(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < math.inf


def known_keys(where: Key, given: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in given:
        if key not in known:
            raise Wrong((*where, key), unknown(key, known))


def unknown(given: str, known: Sequence[str]) -> BadStudy:
    near = get_close_matches(given.lower(), known, 1)
    return BadStudy("error-study-unknown", given=given, meant=near[0] if near else "none", known=", ".join(known))


def missing(key: str, example: str) -> BadStudy:
    return BadStudy("error-study-missing", key=key, example=example)


def expected(key: str, kind: str, given: object) -> BadStudy:
    return BadStudy("error-study-kind", key=key, kind=kind, given=spelled(given)[:40])
