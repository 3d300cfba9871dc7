"""`parlour replay`: a record step by step, checked on the way."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from parlour import CHANCE, OVER, SPECTATOR, BadOption, Record, State
from parlour.cli.names import of_seats
from parlour.cli.result import result
from parlour.cli.show import looked_at
from parlour.core import registry
from parlour.core.game import Json
from parlour.locale import sentence
from parlour.study import records
from parlour.terminal import screen, tables
from parlour.terminal.files import file_argument, save_text, which_argument
from parlour.terminal.translated import Translated, flag, json_flag, number, word

LEAVE = ("q", "quit")
BACK = "b"


def command(lang: str) -> click.Command:
    params = [
        file_argument(lang),
        which_argument(lang),
        number(lang, "--seat", low=0, about=sentence(lang, "cli-replay-seat")),
        word(lang, "--save", kind="file", about=sentence(lang, "cli-replay-save")),
        flag("--check-seed", sentence(lang, "cli-replay-check-seed")),
        json_flag(lang),
    ]
    return Translated("replay", lang, "replay", params=params, callback=partial(run, lang))


def run(lang: str, file: Path, which: str | None, seat: int | None, save: str | None, check_seed: bool, json: bool) -> None:
    record = records.find(file, which)
    if save is not None:
        save_text(lang, record.to_json(), Path(save))
        return
    seats = record.start().seats
    if seat is not None and seat >= seats:
        raise BadOption("error-option-value", option="--seat", value=str(seat), takes=f"0–{seats - 1}")
    showing = Showing(lang, record, seat)
    if json:
        told = showing.document()
        if check_seed:
            record.check_seed()
        screen.print_json({**told, "seed": record.seed, "seed_checked": check_seed})
        return
    if sys.stdin.isatty() and showing.console.is_terminal:
        showing.step_through()
    else:
        showing.all_at_once()
    if check_seed:
        record.check_seed()
        showing.console.print(sentence(lang, "cli-replay-seed-right", seed=screen.printable(str(record.seed))))


@dataclass(frozen=True)
class Stretch:
    """A stretch of a record: outcomes in a row, or the decisions of one round."""

    first: int  # ply, counted from 1
    plays: list[tuple[State, int, int]]  # position before, seat or CHANCE, move
    after: State

    @property
    def last(self) -> int:
        return self.first + len(self.plays) - 1


def steps(record: Record) -> Iterator[Stretch]:
    """The steps of a record, each checked when it is reached."""
    plies = enumerate(record.replay(), 1)
    waiting: list[tuple[int, tuple[State, int, int]]] = []
    for _, group in groupby(plies, key=lambda numbered: (numbered[1][1] == CHANCE, numbered[1][0].round, numbered[1][2] < 0)):
        following = list(group)
        if waiting:
            yield Stretch(waiting[0][0], [play for _, play in waiting], following[0][1][0])
        waiting = following


@dataclass
class Showing:
    lang: str
    record: Record
    seat: int | None
    console: Console = field(default_factory=screen.output)

    def __post_init__(self) -> None:
        self.game = registry.game(self.record.game)
        self.table = tables.of(self.record.game)
        self.names = of_seats(self.lang, self.record.players, self.record.start().seats)
        self.eyes = SPECTATOR if self.seat is None else self.seat
        self.steps = steps(self.record)
        self.reached: list[Stretch] = []

    def all_at_once(self) -> None:
        while self.reach(len(self.reached)):
            self.show(self.reached[-1])

    def document(self) -> Json:
        """The whole game for a program: every ply with its notation and what the eyes perceive of it, and how it ended."""
        plies, final = list[Json](), self.record.start()
        for ply, (state, by, move) in enumerate(self.record.replay(), 1):
            final = state
            if move >= 0:
                event = self.game.event(state, move, self.eyes, by)
                text = self.notation(state, by, move, named=False) or None
                plies.append({"ply": ply, "seat": by, "move": move if text else None, "text": text, "event": event})
        over = final.actor == OVER
        return {
            "game": self.record.game, "version": self.record.version, "options": self.record.options,
            "players": self.record.players, "plies": plies, "scores": list(final.scores) if over else None,
            "points": self.game.points(final) if over else None,
        }

    def step_through(self) -> None:
        """Enter for the next step, b for the one before, a number for the step with that ply, q to leave."""
        at = 0
        while self.reach(at):
            self.show(self.reached[at])
            prompt = sentence(self.lang, "cli-replay-prompt", ply=self.reached[at].last, plies=len(self.record.moves))
            try:
                typed = input(f"{prompt} › ")
            except EOFError:
                self.console.print()
                return
            typed = typed.strip().lower()
            if typed in LEAVE:
                return
            if typed == BACK:
                at = max(0, at - 1)
            elif typed.isdecimal():
                at = self.step_of(int(typed))
            else:
                at += 1

    def reach(self, at: int) -> bool:
        """Reads on as far as a step; False if the record ends before it."""
        while len(self.reached) <= at:
            step = next(self.steps, None)
            if step is None:
                return False
            self.reached.append(step)
        return True

    def step_of(self, ply: int) -> int:
        """The step that holds a ply, or the last."""
        at = 0
        while self.reach(at + 1) and self.reached[at].last < ply:
            at += 1
        return at

    def show(self, step: Stretch) -> None:
        plies = f"{step.first}–{step.last}" if len(step.plays) > 1 else str(step.first)
        self.console.rule(Text(sentence(self.lang, "cli-replay-plies", plies=plies), "bold"), align="left", style="dim")
        moves = [self.notation(state, by, move) for state, by, move in step.plays]
        if any(moves):
            self.console.print(" · ".join(filter(None, moves)))
        for state, by, move in step.plays:
            event = self.game.event(state, move, self.eyes, by)
            for line in self.table.render_event(event, self.lang, self.names, self.eyes):
                self.console.print(line)
        self.console.print(self.table.draw(looked_at(self.game, step.after, self.seat), self.lang, self.names))
        if step.after.actor == OVER:
            self.console.print(*result(self.lang, self.names, step.after.scores, self.game.points(step.after)), sep="\n")

    def notation(self, state: State, by: int, move: int, named: bool = True) -> str:
        """A move or outcome as one writes it; nothing of the others if one seat looks on."""
        if self.seat is not None and by != self.seat:
            return ""
        text = self.game.text(state, move)
        return text if by == CHANCE or not named else f"{self.names[by]}: {text}"
