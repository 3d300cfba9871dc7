"""What every game promises as a whole: its options, how it ends, its records, its sentences, its bots."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, cycle, islice
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from parlour import bots, native
from parlour.core import actors, chance, lessons, play, registry, sayings
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.core.metrics import Cost, Finished, fits
from parlour.core.play import Limit
from parlour.core.records import Record
from parlour.core.sayings import Saying
from parlour.locale import LANGUAGES, bundle
from parlour.search.random_player import RandomPlayer
from parlour.study import rulebook
from parlour.study.metrics import metrics_of
from parlour.testing import foreign
from parlour.testing.broken import Check, require
from parlour.testing.trace import digests
from parlour.testing.walks import reach, step, variants

LONGEST = 100_000  # plies of a random game
WATCHED_PLIES = 60  # plies of a game, of which every state is kept
SHORT = Limit(simulations=8)
ROUNDS = 25  # decisions of a bot's trial
METERED = 5  # random games of which everything is measured
LOOKED_AT = 400  # plies of a game that is searched
SHORT_LOOK = 4  # simulations


@dataclass(frozen=True)
class Whole:
    """A game, how many random games to play for a promise, and where their luck begins."""

    game: Game
    games: int
    seed: int

    def where(self) -> str:
        return f"\nLook again: python -m parlour.testing {self.game.id} --games {self.games} --seed {self.seed}"

    @property
    def is_installed(self) -> bool:
        """Whether other processes and the registry know it under its name."""
        return self.game.id in registry.games() and registry.game(self.game.id) is self.game

    def sets(self) -> list[tuple[int, dict[str, Any]]]:
        """Seeds with options: every set of options once, at least."""
        sets = variants(self.game)
        return list(enumerate(islice(cycle(sets), max(self.games, len(sets))), self.seed))


def options(whole: Whole) -> None:
    """Every option's default is one of its values, and a state knows with which options it was begun."""
    game = whole.game
    for option in game.options:
        require(option.check(option.default) == option.default, f"{option.name} is by default {option.default!r}")
    for seed, given in whole.sets():
        resolved = game.fix_options(game.options.resolve(given), seed)
        kept = game.options_of(game.begin(resolved))
        wrong = {name: (value, kept[name]) for name, value in resolved.items() if kept[name] != value}
        require(not wrong, f"begun with {resolved}; the state says otherwise (given, kept): {wrong}")


def games_end(whole: Whole) -> None:
    """Random games come to an end. Then nobody is asked, nothing can be done any more, there are points for every seat and
    scores from 0 to 1: the same share for all who have won, 0 for the others."""
    for seed, given in whole.sets():
        where = f"options {given}, random game of seed {seed}"
        state = reach(whole.game, given, seed, LONGEST)
        require(state.actor == actors.OVER, f"not over after {LONGEST} plies: {where}")
        require(state.waiting == () and state.legal(0) == [], f"over, and {state.waiting} wait: {where}")
        shares = state.scores
        winning = {share for share in shares if share}
        right = len(shares) == state.seats and len(winning) <= 1 and all(0 <= share <= 1 for share in shares)
        require(right, f"scores {shares} for {state.seats} seats: {where}")
        points = whole.game.points(state)
        require(len(points) == state.seats, f"points {points} for {state.seats} seats: {where}")
        try:
            state.apply(0)
        except IllegalMove:
            continue
        require(False, f"over, and a move could still be made: {where}")


def earlier_states(whole: Whole) -> None:
    """No state of a game changes when the game goes on in a copy of it."""
    for seed, given in whole.sets():
        state, kept, u = whole.game.start(**given), [], seed
        for _ in range(WATCHED_PLIES):
            if state.actor == actors.OVER:
                break
            kept.append((state, hash(state)))
            state = state.copy()
            u = step(state, u)
        spoiled = [ply for ply, (old, number) in enumerate(kept) if hash(old) != number]
        require(not spoiled, f"options {given}, seed {seed}: the states of plies {spoiled[:10]} have changed later")


def records(whole: Whole) -> None:
    """A record goes through JSON, replays to the same end, and its outcomes are those of its seed."""
    if not whole.is_installed:
        return
    for seed, given in whole.sets()[: whole.games]:
        players = [RandomPlayer(f"{seed}/{seat}") for seat in range(whole.game.start(**given).seats)]
        record = play.play(whole.game, players, seed=seed, **given)
        again = Record.from_json(record.to_json())
        require(again == record, f"options {given}, seed {seed}: JSON gives another record")
        final = again.final()
        told = list(final.scores), whole.game.points(final)
        require(told == (record.scores, record.points), f"options {given}, seed {seed}: replayed to {told}")
        again.check_seed()


def reads_documents(game: Game) -> bool:
    """Whether a game checks what it is given as a position. Without it loading checks types only, and compiled rules believe the
    rest."""
    return type(game).read_position is not Game.read_position


def foreign_positions(whole: Whole) -> None:
    """A document that somebody has spoiled is refused with a sentence, or the position can be looked at and played on."""
    foreign.try_positions(whole.game, whole.seed, positions=whole.games, spoils=10)


def senseless_calls(whole: Whole) -> None:
    """Whatever is asked of a state, with whatever arguments: it answers, or it refuses with a sentence and has changed nothing.
    Python lives on."""
    if not whole.is_installed:
        return
    done = in_a_process("parlour.testing.abuse", whole.game.id, str(whole.seed), "4", pure=native.PURE)
    told = f"python -m parlour.testing.abuse {whole.game.id} {whole.seed} 4"
    require(done.returncode == 0, f"{told} ended with {done.returncode}:\n{done.stderr[-1500:]}")


def builds(whole: Whole) -> None:
    """Compiled rules and their sources do the same, move list by move list."""
    if not whole.is_installed or not is_compiled(whole.game):
        return
    folder = whole.game.folder
    stale = native.build_of(folder) == "stale"
    require(not stale, f"edited after being compiled, so the old code runs. Compile it again: python -m parlour.build {folder}")
    games = len(whole.sets())
    done = in_a_process("parlour.testing.trace", whole.game.id, str(games), pure=True)
    require(done.returncode == 0, f"the sources ended with {done.returncode}:\n{done.stderr[-1500:]}")
    pairs = zip(digests(whole.game, games), done.stdout.split(), strict=True)
    differ = [number for number, (one, other) in enumerate(pairs) if one != other]
    require(not differ, f"random games {differ[:10]} of python -m parlour.testing.trace differ with PARLOUR_PURE=1")


def sentences(whole: Whole) -> None:
    """Every language that a game offers has the same sentences with the same variables; there is a line about the game, and one
    about each option and preset. What the game asks and tells has sentences, with nothing in them that is not given."""
    game = whole.game
    found = {file.stem: messages(file) for file in sorted((game.folder / "locale").glob("*.ftl"))}
    if not found:
        return
    require("en" in found, f"sentences in {', '.join(found)}, and none in English")
    for lang, entries in found.items():
        require(lang in LANGUAGES, f"{lang}.ftl: the languages are {', '.join(LANGUAGES)}")
        for code in sorted(found["en"].keys() | entries.keys()):
            here, english = entries.get(code), found["en"].get(code)
            require(here == english, f"{code} has the variables {english} in English and {here} in {lang} (None: no sentence)")
    require(f"{game.id}-about" in found["en"], f"no sentence {game.id}-about")
    for option in game.options:
        codes = (f"{game.id}-option-{option.name}", f"option-{option.name}")
        known = option.name == "seats" or codes[0] in found["en"] or bundle("en").has_message(codes[1])
        require(known, f"no sentence {codes[0]}")
    for preset in game.options.presets:
        for code in (f"{game.id}-preset-{preset}", f"{game.id}-preset-{preset}-about"):
            require(code in found["en"], f"no sentence {code}")
    for code, given, where in spoken(whole, found["en"]):
        known = code in found["en"] or bundle("en").has_message(code)
        require(known, f"no sentence {code}: {where}")
        missing = sorted(set(found["en"].get(code, ())) - given)
        require(not missing, f"{code} speaks of {missing}, and is given {sorted(given)}: {where}")


def spoken(whole: Whole, known: Iterable[str]) -> Iterator[tuple[str, set[str], str]]:
    """The codes of what is asked and told in random games, and which arguments come with them."""
    game = whole.game
    by_kind = any(code.startswith(f"{game.id}-event-") for code in known)
    for seed, given in whole.sets()[: whole.games]:
        where = f"options {given}, random game of seed {seed}"
        state, u = game.start(**given), chance.step(seed)
        for _ in range(WATCHED_PLIES):
            if state.actor == actors.OVER:
                break
            for seat in state.waiting:
                if (asked := game.view(state, seat)["prompt"]) is not None:
                    yield from inside(asked, where)
            before, made = state.copy(), list[tuple[int, int]]()
            u = step(state, u, made)
            by, move = made[0]
            event = game.event(before, move, 0, by)
            if "say" in event:
                for one in chain.from_iterable(event["say"]):
                    yield from inside(one, where)
            elif by_kind:
                yield f"{game.id}-event-{event['kind']}", {*event, "name", "you"}, where


def inside(one: Saying, where: str) -> Iterator[tuple[str, set[str], str]]:
    """A saying, and those among its arguments. A name that a person gave needs no sentence."""
    given = sayings.arguments(one)
    if "english" not in given:
        people = [*(("name", "you") if "who" in given else ()), *(("other", "them") if "whom" in given else ())]
        yield one["code"], {*given, *people}, where
    for value in given.values():
        for part in value if isinstance(value, list) else [value]:
            if sayings.is_saying(part):
                yield from inside(part, where)


def rulebooks(whole: Whole) -> None:
    """The rulebook has the same rules in the same order in every language it is written in, none of them twice or empty."""
    books = {file.stem: rulebook.parse(file.read_text("utf-8")) for file in sorted((whole.game.folder / "rulebook").glob("*.md"))}
    for lang, rules in books.items():
        ids = [rule.id for rule in rules]
        english = [rule.id for rule in books.get("en", rules)]
        require(ids == english, f"rules {ids} in {lang}, {english} in English")
        require(len(set(ids)) == len(ids) > 0, f"rules {ids} in {lang}")
        for rule in rules:
            require(bool(rule.text), f"{rule.id} has no text in {lang}")
            require(bool(rule.heading), f"{rule.id} stands below no heading (##) in {lang}")


def players(whole: Whole) -> None:
    """Every bot that a game lists makes legal moves, from nothing but what its seat sees."""
    if not whole.is_installed:
        return
    for name, factory in bots.own(whole.game.id).items():
        for seed, given in whole.sets()[:2]:
            state, u, left = whole.game.start(**given), chance.step(seed), ROUNDS
            seats = [factory(f"{seed}/{seat}") for seat in range(state.seats)]
            while state.actor != actors.OVER and left > 0:
                if state.actor == actors.CHANCE:
                    u = chance.step(u)
                    state.apply(state.draw(u))
                    continue
                for seat, move in [(seat, seats[seat](state.seen(seat), seat, SHORT)) for seat in state.waiting]:
                    legal = state.legal(seat)
                    require(move in legal, f"bot {name} in seat {seat} plays {move!r}; legal are {legal}, with options {given}")
                    state.apply(move, seat)
                    left -= 1


def metrics(whole: Whole) -> None:
    """Every metric of a game gives a value of its kind, also of a game that was cut, and is told in words."""
    if not whole.is_installed:
        return
    known = metrics_of(whole.game.id)
    own = registry.part(whole.game.id, "metrics")
    for name in [metric.name for metric in own.METRICS] if own else []:
        for code in (f"{whole.game.id}-metric-{name}", f"{whole.game.id}-metric-{name}-about"):
            require(bundle("en").has_message(code), f"no sentence {code}")
    for seed, given in whole.sets()[:METERED]:
        players = [RandomPlayer(f"{seed}/{seat}") for seat in range(whole.game.start(**given).seats)]
        for cut in (None, WATCHED_PLIES):
            finished = Finished(play.play(whole.game, players, seed=seed, max_plies=cut, **given), simulations=SHORT_LOOK)
            for name, metric in known.items():
                searched = cut is None and seed == whole.seed and len(finished.record.moves) <= LOOKED_AT
                if metric.cost == Cost.SEARCH and not searched:
                    continue
                value = metric.measure(finished)
                where = f"with options {given} and seed {seed}" + (f", cut after {cut} plies" if cut else "")
                require(fits(metric, value, len(players)), f"metric {name} of kind {metric.kind} gives {value!r:.200}, {where}")


def courses(whole: Whole) -> None:
    """Every step of a game's lessons can be done by what it asks for, has its sentences, and teaches rules that there are."""
    game = whole.game
    if not whole.is_installed:
        return
    book = game.folder / "rulebook" / "en.md"
    known = {rule.id for rule in rulebook.parse(book.read_text("utf-8"))} if book.exists() else set()
    for lesson in lessons.of(game.id):
        for part in lesson.steps:
            where = f"lesson {lesson.id}, step {part.id}"
            require(set(part.rules) <= known, f"{where}: it teaches {part.rules}; the rulebook has {sorted(known)}")
            attempt = lessons.begin(game, lesson, part)
            while not attempt.done:
                task = f"{where}, task {attempt.task + 1}"
                require(bundle("en").has_message(f"{attempt.code}-{attempt.task + 1}"), f"{task}: nothing is said")
                require(part.seat in attempt.state.waiting, f"{task}: the learner is not asked")
                right = attempt.right()
                require(bool(right), f"{task}: no move fits; there are {list(attempt.spelled(part.seat).values())}")
                attempt.take(right[0])


OF_GAMES: tuple[Check, ...] = (
    options, games_end, earlier_states, records, foreign_positions, senseless_calls, builds, sentences, rulebooks, players,
    metrics, courses,
)


def is_compiled(game: Game) -> bool:
    kind = type(game.start())
    return not (sys.modules[kind.__module__].__file__ or "").endswith(".py")


def in_a_process(*words: str, pure: bool) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PARLOUR_PURE": "1" if pure else ""}
    return subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, env=environment)


class Variables(Visitor):
    """The names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, list[str]]:
    """The sentences of a file, with their variables."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        require(not isinstance(entry, fluent.Junk), f"{file.name} cannot be read at: {getattr(entry, 'content', '')!r:.200}")
        if isinstance(entry, fluent.Message):
            require(entry.id.name not in found, f"{file.name} has {entry.id.name} twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = sorted(variables.names)
    return found
OF_DOCUMENTS = (foreign_positions, senseless_calls)  # only of games that read them
