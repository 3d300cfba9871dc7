"""Puzzles: positions in which one move is clearly the best, as data in a game's folder (`puzzles.jsonl`, a puzzle a line).

A puzzle holds what the seat to move sees and nothing else, so nothing hidden can leak; how many of a hundred games each of its
moves wins, as the search or a proof found; and its themes. Nothing is kept between two tries, and no move is sent to whoever has
not tried. docs/puzzles.md tells how they are found and checked.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path

from parlour.core import chance, registry, teaching
from parlour.core.errors import ParlourError
from parlour.core.game import Game, Json
from parlour.core.sayings import Saying, saying
from parlour.core.state import State

FILE = "puzzles.jsonl"
SIMPLE, FAIR, TRICKY = DIFFICULTIES = ("simple", "fair", "tricky")
WEAK_PLAYERS = 8
WEEK = 7
FIRST_MONDAY = date(2025, 12, 29)


class NoPuzzle(ParlourError):
    """A puzzle that there is not."""


@dataclass(frozen=True)
class Puzzle:
    id: str
    seat: int
    themes: tuple[str, ...]
    exact: bool  # proven; otherwise found by search
    shares: dict[str, float]  # by move, in notation: its share of the win, the best first
    position: Json
    game: int  # the number of the game in which it was found
    found: int  # by how many of eight weak players

    @property
    def best(self) -> str:
        return next(iter(self.shares))

    @property
    def margin(self) -> float:
        """How much better the best is than any other."""
        best, second = list(self.shares.values())[:2]
        return best - second

    @property
    def difficulty(self) -> str:
        return difficulty(self.found)

    @property
    def tags(self) -> tuple[str, ...]:
        """What one can choose it by: its themes, and how hard it is."""
        return (*self.themes, self.difficulty)


def difficulty(found: int) -> str:
    """How hard it is, by how many of eight weak players find it."""
    return SIMPLE if found >= 6 else TRICKY if found <= 2 else FAIR


@dataclass(frozen=True)
class Try:
    """A move that somebody has tried: right, or what it costs, or not what is asked for."""

    right: bool
    lost: float | None
    exact: bool  # whether what it costs is proven: cases in which the goal is missed, not games


def of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, those that most players find first."""
    return read(registry.game(game).folder / FILE)


@cache
def read(file: Path) -> dict[str, Puzzle]:
    if not file.is_file():
        return {}
    found = [parsed(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines() if line]
    return {one.id: one for one in sorted(found, key=lambda one: -one.found)}


def parsed(line: Json) -> Puzzle:
    return Puzzle(
        line["id"], line["seat"], tuple(line["themes"]), line["exact"], line["shares"], line["position"], line["game"],
        line["found"],
    )


def written(puzzle: Puzzle) -> str:
    line = {
        "id": puzzle.id, "seat": puzzle.seat, "themes": puzzle.themes, "exact": puzzle.exact, "shares": puzzle.shares,
        "position": puzzle.position, "game": puzzle.game, "found": puzzle.found,
    }
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def id_of(position: Json) -> str:
    """The same position is the same puzzle."""
    return sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:8]


def find(game: str, id: str) -> Puzzle:
    found = of(game).get(id)
    if found is None:
        raise NoPuzzle("error-no-puzzle", game=game, id=id[:40])
    return found


def of_day(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: easy on Mondays, hard on Sundays. None comes again before all of that
    day of the week have been there."""
    known = list(of(game).values())
    week, weekday = divmod((day - FIRST_MONDAY).days, WEEK)
    such = known[len(known) * weekday // WEEK : len(known) * (weekday + 1) // WEEK] or known
    if not such:
        return None
    lap, number = divmod(week, len(such))
    order = sorted(range(len(such)), key=lambda one: chance.keyed(f"{game} {lap} {weekday}", 0, one))
    return such[order[number]]


def state_of(game: Game, puzzle: Puzzle) -> State:
    """What the seat sees."""
    return game.restore({"game": game.id, **puzzle.position})


def attempt(game: Game, puzzle: Puzzle, move: int) -> Try:
    """What a try comes to; a move that cannot be made is refused."""
    state = state_of(game, puzzle)
    if move not in state.legal(puzzle.seat):
        raise game.refusal(state, move)
    text = game.text(state, move)
    lost = puzzle.shares[puzzle.best] - puzzle.shares[text] if text in puzzle.shares else None
    return Try(text == puzzle.best, lost, puzzle.exact)


def solution(game: Game, puzzle: Puzzle) -> int:
    return game.parse(state_of(game, puzzle), puzzle.best)


def after(game: Game, puzzle: Puzzle) -> tuple[State, Json | None]:
    """What the seat sees when the best move is made, and what it perceives of it. A move that turns up what others have chosen in
    secret cannot be shown: nobody knows it."""
    before, move = state_of(game, puzzle), solution(game, puzzle)
    then = before.copy()
    try:
        then.apply(move, puzzle.seat)
    except ParlourError:
        return before, None
    return then, game.event(before, move, puzzle.seat, puzzle.seat, then)


# What is said


def goal(game: Game, puzzle: Puzzle) -> Saying:
    """What is asked for."""
    return teaching.goal(game, state_of(game, puzzle), puzzle.seat, puzzle.themes) or saying("puzzle-goal")


def reasons(game: Game, puzzle: Puzzle) -> list[Saying]:
    """Why the best move is the best: what it does, as far as the game can say it, and its chance beside the next best."""
    best, second = list(puzzle.shares.values())[:2]
    why = teaching.reason(game, state_of(game, puzzle), puzzle.seat, solution(game, puzzle))
    chances = saying("puzzle-proven" if puzzle.exact else "puzzle-searched", best=percent(best), second=percent(second))
    return [*([why] if why else []), chances]


def answer(tried: Try) -> Saying:
    """What is said to a try."""
    if tried.right:
        return saying("puzzle-right")
    if tried.lost is None:
        return saying("puzzle-not-asked")
    return saying("puzzle-wrong-proven" if tried.exact else "puzzle-wrong", lost=max(1, percent(tried.lost)))


def percent(share: float) -> int:
    return round(100 * share)
