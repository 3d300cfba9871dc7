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

from parlour import BadOption, Game, IllegalMove, Limit, Player, State, bots
from parlour.cli.asking import Left
from parlour.cli.game_commands import GameCommands, table_of
from parlour.cli.names import distinct
from parlour.cli.result import result
from parlour.core import chance, coaching, legend
from parlour.core import daily as of_the_day
from parlour.core.errors import BadRecord
from parlour.core.game import Json
from parlour.core.options import Resolved
from parlour.core.play import check_move, decision
from parlour.locale import sentence
from parlour.match import Match, Proposal, Refused, Seat
from parlour.search.questions import Question
from parlour.study.questions import answer, questions
from parlour.terminal import plain, screen, speech, tables
from parlour.terminal.translated import flag, number, word

LEAVE = ("q", "quit")
HELP = "?"
HINT = "hint"
UNDO = "undo"
LEGEND = "legend"
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
            *([flag("--coach", sentence(lang, "cli-play-coach"))] if coaching.of(game.id) else []),
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
    bots: str = "", seat: int | None = None, coach: bool = False,
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
    match = match_of(game, game.agree(resolved, chosen), chosen, drawn, own_name, opponents)
    sitting = Sitting(lang, match, drawn, coached=coach)
    sitting.welcome(secret=seed is None, day=day, lot=seat is None and len(opponents) > 0)
    code = sitting.play()
    if save:
        sitting.save(Path(save))
    elif match.over:
        sitting.print(Text(sentence(lang, "cli-play-unsaved"), "dim"))
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


def match_of(game: Game, options: Resolved, seed: str, seat: int, name: str, opponents: Sequence[str]) -> Match:
    sitting: list[str | None] = [*opponents[:seat], None, *opponents[seat:]]
    names = distinct([name if bot is None else bots.shown(bot) for bot in sitting])
    seats = [Seat("bot" if bot else "person", name, bot) for name, bot in zip(names, sitting, strict=True)]
    return Match("", game, options, seed, seats)


@dataclass
class Sitting:
    """One game at this terminal."""

    lang: str
    match: Match
    seat: int  # of the person
    coached: bool = False
    console: Console = field(default_factory=screen.output)

    def __post_init__(self) -> None:
        self.game = self.match.game
        self.bots: dict[int, Player] = {
            number: bots.player(self.game.id, seat.bot, f"{self.match.seed}/{number}")
            for number, seat in enumerate(self.match.seats)
            if seat.bot is not None
        }
        self.names = [seat.name for seat in self.match.seats]
        self.table = tables.of(self.game.id)
        self.ahead: list[int] = []  # decisions that were typed in one line with the last one
        self.explained: list[str] = []  # by the coach, in this game
        self.forced: set[int] = set()  # plies that left nothing to choose, and were not asked for

    def welcome(self, secret: bool, day: date | None, lot: bool) -> None:
        self.print(Text(sentence(self.lang, "cli-play-welcome", title=self.game.title), "bold"))
        if day is not None:
            self.print(Text(sentence(self.lang, "cli-play-of-the-day", date=day.isoformat()), "dim"))
        if lot:
            place = sentence(self.lang, "cli-play-lot", number=self.seat + 1, players=len(self.match.seats))
            self.print(Text(place, "dim"))
        if secret:
            self.print(Text(sentence(self.lang, "cli-play-commitment", commitment=self.match.commitment()), "dim"))

    def play(self) -> int:
        """Until the end, or until the person leaves; returns the exit code."""
        try:
            self.happen(self.match.opening())
            while not self.match.over:
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
        """The decisions of all who are asked now: bots think before anything of the round is known."""
        state = self.match.state
        asked = self.match.bots_to_move()
        choices = {seat: decision(self.bots[seat], self.names[seat], state.seen(seat), seat, Limit()) for seat in asked}
        for seat, move in choices.items():
            check_move(self.game, state, seat, self.names[seat], move)
        for seat, move in choices.items():
            self.decide(seat, move)
        if self.seat in state.waiting:
            chosen = self.ask()
            if chosen is not None:  # otherwise a decision was taken back: its round begins again
                self.decide(self.seat, chosen)

    def decide(self, seat: int, move: int) -> None:
        self.happen(self.match.decide(seat, self.match.counts[seat], [move]))

    def happen(self, proposal: Proposal) -> None:
        self.match.commit(proposal)
        for logged in self.match.log(self.seat, proposal.kept):
            for line in self.table.render_event(logged["event"], self.lang, self.names, self.seat):
                self.print(line)
            self.explain("", logged["event"])

    def explain(self, asked: str, *events: Json) -> None:
        """What is new, if somebody wants to be coached."""
        for moment in coaching.come(self.game.id, asked, events, self.explained) if self.coached else ():
            self.explained.append(moment.id)
            self.print(Text("» " + sentence(self.lang, coaching.code(self.game.id, moment)), "cyan"))

    def ask(self) -> int | None:
        """The person's decision; None if the last one is taken back instead."""
        if self.ahead:
            return self.ahead.pop(0)
        view = self.match.view(self.seat)
        if len(view["moves"]) == 1:
            return self.only(view["moves"][0])
        self.print(self.table.draw(view, self.lang, self.names))
        self.explain((view.get("prompt") or {}).get("code", ""))
        prompt = speech.prompt(view, self.lang, self.names, examples=not self.table.numbered) + " › "
        while True:
            typed = self.typed(prompt)
            if typed.lower() in LEAVE:
                raise Left
            if typed == HELP:
                self.help(view["moves"])
            elif typed.lower() == HINT:
                self.hint()
            elif typed.lower() == LEGEND and legend.of(self.game.id):
                self.tell_things()
            elif typed.lower() == UNDO:
                try:
                    self.take_back()
                    return None
                except Refused as error:
                    self.print(Text(sentence(self.lang, error.code), "yellow"))
            elif typed:
                try:
                    first, *self.ahead = self.understood(typed, view["moves"])
                    return first
                except IllegalMove as error:
                    self.print(Text(sentence(self.lang, error.code, **error.arguments), "yellow"))

    def only(self, move: dict[str, Any]) -> int:
        """Where there is nothing to choose, nobody is asked."""
        self.print(Text(sentence(self.lang, "cli-play-only", move=move["text"]), "dim"))
        self.forced.add(len(self.match.plies))
        return int(move["move"])

    def help(self, moves: list[dict[str, Any]]) -> None:
        """The moves, clearly apart although some are of several words, and what else can be typed."""
        self.print(sentence(self.lang, "cli-play-moves"))
        texts = [Text(f"  {move['text']}", no_wrap=True) for move in moves]
        self.print(Text("\n").join(texts) if len(texts) <= ONE_A_LINE else Columns(texts, padding=(0, 2), column_first=True))
        if not self.game.hidden:
            self.print(sentence(self.lang, "cli-play-several"))
        self.print(sentence(self.lang, "cli-play-keys"))
        if legend.of(self.game.id):
            self.print(sentence(self.lang, "cli-play-legend"))
        self.print(Text(sentence(self.lang, "cli-play-rules", game=self.game.id), "dim"))

    def tell_things(self) -> None:
        """What everything on the table is."""
        for name in legend.of(self.game.id):
            self.print(sentence(self.lang, f"{self.game.id}-means-{name}"))

    def hint(self) -> None:
        """What the search or the solver would do, from what the seat sees."""
        if HINT not in questions(self.game.id):
            self.print(Text(sentence(self.lang, "cli-play-no-hint"), "yellow"))
            return
        seen = self.match.state.seen(self.seat)
        self.print(Text(sentence(self.lang, "page-hint-thinking"), "dim"))
        found = answer(Question(self.game.id, HINT, seen, self.match.options, []), lambda done: None)
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

    def take_back(self) -> None:
        """Goes back to the last decision that the person was asked for, with those after it that left nothing to choose."""
        last = len(self.match.plies) - 1
        while last in self.forced:
            last -= 1
        self.match.commit(self.match.undo(self.seat, len(self.match.plies) - last))
        self.forced = {number for number in self.forced if number < last}
        self.ahead = []
        self.print(Text(sentence(self.lang, "cli-play-undone"), "dim"))

    def understood(self, typed: str, moves: list[dict[str, Any]]) -> list[int]:
        """The moves that were typed."""
        try:
            return [self.game.parse(self.match.state.seen(self.seat), typed)]
        except IllegalMove:
            if self.table.numbered and plain.may_be_numbered(moves) and typed.isdecimal() and 1 <= int(typed) <= len(moves):
                return [int(moves[int(typed) - 1]["move"])]
            parts = [part for part in re.split("[,;]", typed) if part.strip()]
            if len(parts) < 2 or self.game.hidden:
                raise
        return self.several(parts)

    def several(self, parts: list[str]) -> list[int]:
        """Decisions in a row, all of them possible or none is made. What comes after chance or others have acted is left out."""
        trial = self.match.state.seen(self.seat)
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
        ended = self.match.record()
        self.print(self.table.draw(self.match.view(self.seat), self.lang, self.names))
        first, points = result(self.lang, self.names, ended.scores or [], ended.points or [], self.seat)
        self.print(Text(first, "bold"))
        self.print(points)
        self.print(Text(sentence(self.lang, "cli-play-seed-was", seed=self.match.seed), "dim"))

    def save(self, file: Path) -> None:
        try:
            file.write_text(self.match.record().to_json(), encoding="utf-8")
        except OSError as error:
            raise BadRecord("error-save-file", file=str(file), detail=error.strerror or str(error)) from error
        self.print(sentence(self.lang, "cli-play-saved", file=str(file)))

    def print(self, what: Any) -> None:
        self.console.print(what)


def percent(share: float) -> str:
    return f"{share:.0%}"
