"""`parlour play`: a person in one seat, bots in the others. Only what the person's seat may see is ever printed."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise
from pathlib import Path
from secrets import token_hex
from typing import Any

import click
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from parlour import CHANCE, OVER, BadOption, Game, IllegalMove, Limit, Player, Record, State, bots
from parlour.cli.game_commands import GameCommands, table_of
from parlour.cli.names import distinct
from parlour.cli.result import result
from parlour.core import chance
from parlour.core import daily as of_the_day
from parlour.core.errors import BadRecord
from parlour.core.play import check_move
from parlour.core.records import SeededOutcomes
from parlour.locale import sentence
from parlour.match.match import Ply, is_open
from parlour.search.questions import Question
from parlour.study.questions import answer, questions
from parlour.terminal import screen, tables
from parlour.terminal.translated import number, word

LEAVE = ("q", "quit")
HELP = "?"
HINT = "hint"
UNDO = "undo"
ONE_A_LINE = 12  # moves; more are listed in columns
TODAY = "today"
NO_PILE = -1  # whose bits meet no card
INTERRUPTED = 130


def command(lang: str) -> click.Command:
    def own(game: Game) -> list[click.Option]:
        return [
            *(with_others(lang, game) if game.options["seats"].high != 1 else []),
            word(lang, "--name", kind="name", about=sentence(lang, "cli-play-name")),
            word(lang, "--seed", kind="seed", about=sentence(lang, "cli-play-seed")),
            daily_option(lang),
            word(lang, "--save", kind="file", about=sentence(lang, "cli-play-save")),
        ]

    return GameCommands("play", lang, own, run)


def with_others(lang: str, game: Game) -> list[click.Option]:
    known = bots.names(game.id)
    about = sentence(lang, "cli-play-bots", known=", ".join(known))
    return [
        word(lang, "--bots", "--bot", kind="bots", default=bots.default_bot(game.id), about=about),
        number(lang, "--seat", low=0, about=sentence(lang, "cli-play-seat")),
    ]


def daily_option(lang: str) -> click.Option:
    metavar = f"[{sentence(lang, 'cli-word-date')}]"
    return click.Option(["--daily"], is_flag=False, flag_value=TODAY, metavar=metavar, help=sentence(lang, "cli-play-daily"))


def run(
    lang: str, game: Game, options: dict[str, Any], name: str | None, seed: str | None, daily: str | None, save: str | None,
    bots: str = "", seat: int | None = None,
) -> int:
    resolved, opponents = table_of(game, options, bots, people=1)
    if seat is not None and seat > len(opponents):
        raise BadOption("error-option-value", option="--seat", value=str(seat), takes=f"0–{len(opponents)}")
    if save and not Path(save).parent.is_dir():
        raise BadRecord("error-save-file", file=save, detail=sentence(lang, "cli-play-no-folder"))
    day = None if daily is None else day_of(daily)
    if day is not None:
        if seed is not None:
            raise BadOption("cli-error-daily-seed")
        seed = of_the_day.seed(game.id, day)
    own_name = name or sentence(lang, "cli-play-human")
    chosen = seed or token_hex(8)
    drawn = place_of(chosen, len(opponents) + 1) if seat is None else seat
    sitting = Sitting(lang, game, game.begin(game.fix_options(resolved, chosen)), drawn, own_name, opponents, chosen)
    sitting.welcome(secret=seed is None, day=day, lot=seat is None and len(opponents) > 0)
    code = sitting.play()
    if save:
        sitting.save(Path(save))
    return code


def place_of(seed: str, seats: int) -> int:
    """Seat 0 begins (JK-5), and unless the person has chosen a seat, the lot decides who that is (JR-13). It is drawn from the
    seed: whoever plays the same deal sits in the same seat."""
    return chance.index(chance.keyed(seed, NO_PILE, 0), seats)


def day_of(given: str) -> date:
    try:
        return of_the_day.today() if given == TODAY else date.fromisoformat(given)
    except ValueError as error:
        takes = of_the_day.today().isoformat()
        raise BadOption("error-option-value", option="--daily", value=given, takes=takes) from error


class Left(Exception):
    """The person has left the table."""


@dataclass
class Sitting:
    """One game at this terminal."""

    lang: str
    game: Game
    state: State
    seat: int
    name: str
    opponents: Sequence[str]
    seed: str
    console: Console = field(default_factory=screen.output)

    def __post_init__(self) -> None:
        others = [other for other in range(self.state.seats) if other != self.seat]
        self.bots: dict[int, Player] = {
            other: bots.player(self.game.id, bot, f"{self.seed}/{other}")
            for other, bot in zip(others, self.opponents, strict=True)
        }
        called = [bots.shown(bot) for bot in self.opponents]
        self.names = distinct([*called[: self.seat], self.name, *called[self.seat :]])
        self.table = tables.of(self.game.id)
        self.drawn = SeededOutcomes(self.seed)
        self.record = Record(self.game.id, self.game.version, self.game.options_of(self.state), self.names)
        self.ahead: list[int] = []  # decisions that were typed in one line with the last one
        self.plies: list[Ply] = []
        self.forced: set[int] = set()  # plies that left nothing to choose, and were not asked for

    def welcome(self, secret: bool, day: date | None, lot: bool) -> None:
        self.print(Text(sentence(self.lang, "cli-play-welcome", title=self.game.title), "bold"))
        if day is not None:
            self.print(Text(sentence(self.lang, "cli-play-of-the-day", date=day.isoformat()), "dim"))
        if lot:
            place = sentence(self.lang, "cli-play-lot", number=self.seat + 1, players=self.state.seats)
            self.print(Text(place, "dim"))
        if secret:
            self.print(Text(sentence(self.lang, "cli-play-commitment", commitment=chance.commitment(self.seed)), "dim"))

    def play(self) -> int:
        """Until the end, or until the person leaves; returns the exit code."""
        try:
            while self.state.actor != OVER:
                self.next_round()
        except Left:
            self.print(sentence(self.lang, "cli-play-left"))
            return 0
        except KeyboardInterrupt:
            self.print("\n" + sentence(self.lang, "cli-play-left"))
            return INTERRUPTED
        self.finish()
        return 0

    def next_round(self) -> None:
        """One outcome, or the decisions of all who are asked now: bots think before anything of the round is known."""
        if self.state.actor == CHANCE:
            choices = {CHANCE: self.drawn.next(self.state)}
        else:
            asked_bots = [seat for seat in self.state.waiting if seat in self.bots]
            choices = {seat: self.bots[seat](self.state.seen(seat), seat, Limit()) for seat in asked_bots}
            for seat, move in choices.items():
                check_move(self.game, self.state, seat, self.names[seat], move)
        asked = self.seat in self.state.waiting
        for seat, move in choices.items():
            self.happen(seat, move)
        if asked:
            chosen = self.ask()
            if chosen is None:
                return  # a decision was taken back: its round begins again
            choices[self.seat] = chosen
            self.happen(self.seat, chosen)
        self.record.moves += sorted(choices.items())

    def happen(self, by: int, move: int) -> None:
        event = self.game.event(self.state, move, self.seat, by)
        self.plies.append(Ply(self.state.copy(), by, move))
        self.state.apply(move, by)
        for line in self.table.render_event(event, self.lang, self.names, self.seat):
            self.print(line)

    def ask(self) -> int | None:
        """The person's decision; None if the last one is taken back instead."""
        if self.ahead:
            return self.ahead.pop(0)
        view = self.game.view(self.state, self.seat)
        if len(view["moves"]) == 1:
            return self.only(view["moves"][0])
        self.print(self.table.draw(view, self.lang, self.names))
        prompt = self.table.prompt(view, self.lang) + " › "
        while True:
            typed = self.typed(prompt)
            if typed.lower() in LEAVE:
                raise Left
            if typed == HELP:
                self.help(view["moves"])
            elif typed.lower() == HINT:
                self.hint()
            elif typed.lower() == UNDO:
                if self.take_back():
                    return None
                self.print(Text(sentence(self.lang, "error-no-undo"), "yellow"))
            elif typed:
                try:
                    first, *self.ahead = self.understood(typed, view["moves"])
                    return first
                except IllegalMove as error:
                    self.print(Text(sentence(self.lang, error.code, **error.arguments), "yellow"))

    def only(self, move: dict[str, Any]) -> int:
        """Where there is nothing to choose, nobody is asked."""
        self.print(Text(sentence(self.lang, "cli-play-only", move=move["text"]), "dim"))
        self.forced.add(len(self.plies))
        return int(move["move"])

    def help(self, moves: list[dict[str, Any]]) -> None:
        """The moves, clearly apart although some are of several words, and what else can be typed."""
        self.print(sentence(self.lang, "cli-play-moves"))
        texts = [Text(f"  {move['text']}", no_wrap=True) for move in moves]
        self.print(Text("\n").join(texts) if len(texts) <= ONE_A_LINE else Columns(texts, padding=(0, 2), column_first=True))
        if not self.game.hidden:
            self.print(sentence(self.lang, "cli-play-several"))
        self.print(sentence(self.lang, "cli-play-keys"))
        self.print(Text(sentence(self.lang, "cli-play-rules", game=self.game.id), "dim"))

    def hint(self) -> None:
        """What the search or the solver would do, from what the seat sees."""
        if HINT not in questions(self.game.id):
            self.print(Text(sentence(self.lang, "cli-play-no-hint"), "yellow"))
            return
        seen = self.state.seen(self.seat)
        self.print(Text(sentence(self.lang, "page-hint-thinking"), "dim"))
        found = answer(Question(self.game.id, HINT, seen, self.record.options, []), lambda done: None)
        if found["moves"]:
            best = ", ".join(self.written(seen, found["moves"]))
            self.print(sentence(self.lang, "page-hint-best", move=best))
            code = f"{self.game.id}-hint-share" if "reason" in found else "page-hint-share"
            self.print(sentence(self.lang, code, share=percent(found["share"])))
        if "reason" in found:
            why = dict(found["reason"])
            self.print(sentence(self.lang, f"{self.game.id}-reason-{why.pop('code')}", **why))
        others = [
            sentence(self.lang, "page-hint-move", move=one["described"]["text"], share=percent(one["share"]))
            for one in found.get("others", [])
        ]
        if others:
            self.print(sentence(self.lang, "page-hint-others", moves=", ".join(others)))

    def written(self, seen: State, moves: Sequence[int]) -> list[str]:
        """Moves of the person's in a row, as they are typed."""
        trial, found = seen.copy(), [self.game.text(seen, moves[0])]
        for move, following in pairwise(moves):
            trial.apply(move, self.seat)
            found.append(self.game.text(trial, following))
        return found

    def take_back(self) -> bool:
        """Goes back to the last decision that the person was asked for, if it may be taken back as at a table of the page."""
        plies, state = list(self.plies), self.state
        while is_open(plies, state, self.seat) and plies[-1].seat == self.seat:
            state = plies.pop().before
            if len(plies) not in self.forced:
                del self.record.moves[len(self.record.moves) - (len(self.plies) - len(plies)):]
                self.plies, self.state, self.ahead = plies, state, []
                self.forced = {number for number in self.forced if number < len(plies)}
                self.print(Text(sentence(self.lang, "cli-play-undone"), "dim"))
                return True
        return False

    def understood(self, typed: str, moves: list[dict[str, Any]]) -> list[int]:
        """The moves that were typed."""
        try:
            return [self.game.parse(self.state.seen(self.seat), typed)]
        except IllegalMove:
            if self.table.numbered and typed.isdecimal() and 1 <= int(typed) <= len(moves):
                return [int(moves[int(typed) - 1]["move"])]
            parts = [part for part in re.split("[,;]", typed) if part.strip()]
            if len(parts) < 2 or self.game.hidden:
                raise
        return self.several(parts)

    def several(self, parts: list[str]) -> list[int]:
        """Decisions in a row, all of them possible or none is made. What comes after chance or others have acted is left out."""
        trial = self.state.seen(self.seat)
        found: list[int] = []
        for part in parts:
            if self.seat not in trial.waiting:
                rest = ", ".join(left.strip() for left in parts[len(found):])
                self.print(Text(sentence(self.lang, "cli-play-too-far", rest=rest), "yellow"))
                break
            found.append(self.game.parse(trial, part))
            trial.apply(found[-1], self.seat)
        return found

    def typed(self, prompt: str) -> str:
        try:
            line = input(prompt).strip()
        except EOFError:
            self.print("")
            raise Left from None
        if not sys.stdin.isatty():
            self.print(line)  # so that the text of a piped game can be read
        return line

    def finish(self) -> None:
        self.record.scores, self.record.points = list(self.state.scores), self.game.points(self.state)
        self.record.seed = self.seed
        self.print(self.table.draw(self.game.view(self.state, self.seat), self.lang, self.names))
        first, points = result(self.lang, self.names, self.record.scores, self.record.points, self.seat)
        self.print(Text(first, "bold"))
        self.print(points)
        self.print(Text(sentence(self.lang, "cli-play-seed-was", seed=self.seed), "dim"))

    def save(self, file: Path) -> None:
        try:
            file.write_text(self.record.to_json(), encoding="utf-8")
        except OSError as error:
            raise BadRecord("error-save-file", file=str(file), detail=error.strerror or str(error)) from error
        self.print(sentence(self.lang, "cli-play-saved", file=str(file)))

    def print(self, what: Any) -> None:
        self.console.print(what)


def percent(share: float) -> str:
    return f"{share:.0%}"
