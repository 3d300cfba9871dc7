"""Lessons: short courses on the real table, as data in a game's folder (`lessons.py`, with LESSONS).

A lesson is a few steps. A step is a position and what is asked there: one task after the other, each with the moves that are
right, in notation, and with what happens next, outcomes and the others' moves, in notation too. Nothing is kept between two
tries: whoever learns brings the moves made so far, and the rules play them again. A wrong try is answered and never played.

The sentences come from the codes: `GAME-lesson-LESSON` is the title, `…-about` what it teaches, `…-know-1` to `-3` what one
knows afterwards; `GAME-lesson-LESSON-STEP` says what a step is for, `…-1`, `…-2` what is asked in each of its tasks, `…-1-why`
the reason, `…-done` what is said afterwards, `…-wrong` what is said to a wrong try, or `…-wrong-NAME` where the task names one.
A word between stars is marked. They lie in `locale/lessons/` of the game's folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase

from parlour.core import actors, chance, registry
from parlour.core.errors import ParlourError
from parlour.core.game import Game, Json
from parlour.core.sayings import Saying, saying
from parlour.core.state import State

Way = list[list[str]]  # groups of moves one after the other, those of a group in any order
GENERAL = "lesson-wrong"  # where a step has no words of its own


class NoLesson(ParlourError):
    """A lesson, or a step of it, that there is not."""


class BadLesson(ParlourError):
    """Moves that a lesson does not lead to."""


@dataclass(frozen=True)
class Task:
    """One decision, or several that belong together: "N; trek; 2c, 5s" is a road, a trek, and two cards in any order. In `right`
    and `wrong` a star stands for anything."""

    right: tuple[str, ...]  # the first is the one that is shown
    then: tuple[str, ...] = ()  # what follows, in notation; outcomes that are left out are drawn
    wrong: Mapping[str, str] = field(default_factory=dict)  # by move, or by kind of move: which sentence answers it
    alone: bool = False  # nothing is lit: the learner finds it


@dataclass(frozen=True)
class Step:
    id: str
    rules: tuple[str, ...]  # the ids of what it teaches
    position: Json
    tasks: tuple[Task, ...]
    seat: int = 0


@dataclass(frozen=True)
class Lesson:
    id: str
    minutes: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class LessonPly:
    before: State
    by: int
    move: int
    after: State


@dataclass
class Attempt:
    """A step as far as somebody has come."""

    game: Game
    lesson: Lesson
    step: Step
    state: State
    made: list[int] = field(default_factory=list)
    plies: list[LessonPly] = field(default_factory=list)
    task: int = 0
    left: list[Way] = field(default_factory=list)  # of the task, what is still to be made, for each way to do it
    wrong: Saying | None = None  # the answer to a try that is not played

    def __post_init__(self) -> None:
        if not self.left:
            self.ask()

    def ask(self) -> None:
        self.left = [] if self.done else [way_of(told) for told in self.step.tasks[self.task].right]

    @property
    def done(self) -> bool:
        return self.task == len(self.step.tasks)

    def right(self) -> list[int]:
        """The moves that would do now, the one to show first."""
        spelled = self.spelled(self.step.seat) if self.left else {}
        wanted = [pattern for way in self.left for pattern in way[0]]
        return list(dict.fromkeys(move for pattern in wanted for move, text in spelled.items() if fits(self.game, text, pattern)))

    def whole(self) -> list[int]:
        """All moves of the task that are to be made, as they are shown."""
        trial = replace(self, made=[], plies=[], left=self.left[:1])
        while trial.task == self.task and not trial.done and trial.right():
            trial.take(trial.right()[0])
        return trial.made

    def spelled(self, seat: int) -> dict[int, str]:
        seen = self.state.seen(seat)
        return {move: self.game.text(seen, move) for move in self.state.legal(seat)}

    # Going on

    def take(self, move: int) -> bool:
        """Makes a move if it is right; otherwise says why not."""
        if self.done:
            raise BadLesson("error-lesson-over")
        if move not in self.right():
            self.wrong = self.answer(move)
            return False
        text = self.spelled(self.step.seat)[move]
        self.make(move, self.step.seat)
        self.left = [rest for way in self.left if (rest := without(self.game, way, text)) is not None]
        if all(self.left):
            return True
        for reply in self.step.tasks[self.task].then:
            self.reply(reply)
        self.draw()
        self.task += 1
        self.ask()
        return True

    def make(self, move: int, by: int) -> None:
        before, self.state = self.state, self.state.copy()
        self.state.apply(move, by)
        self.plies.append(LessonPly(before, by, move, self.state))
        if by == self.step.seat:
            self.made.append(move)

    def reply(self, text: str) -> None:
        if self.state.actor == actors.CHANCE:
            by, spelled = actors.CHANCE, {move: self.game.text(self.state, move) for move, _ in self.state.outcomes()}
        else:
            by = next((seat for seat in self.state.waiting if seat != self.step.seat), self.step.seat)
            spelled = self.spelled(by)
        found = [move for move, spelling in spelled.items() if fits(self.game, spelling, text)]
        if not found:
            raise BadLesson("error-lesson-reply", text=text, known=", ".join(list(spelled.values())[:40]))
        self.make(found[0], by)

    def draw(self) -> None:
        """Outcomes that the lesson leaves open are always the same ones."""
        while self.state.actor == actors.CHANCE:
            self.make(self.state.draw(chance.keyed(self.step.id, 0, len(self.plies))), actors.CHANCE)

    # What is said

    @property
    def code(self) -> str:
        return f"{self.game.id}-lesson-{self.lesson.id}-{self.step.id}"

    def answer(self, move: int) -> Saying:
        """What is said to a move that is not what was asked for."""
        from parlour.locale import bundle

        legal = self.spelled(self.step.seat)
        if move not in legal:
            refused = self.game.refusal(self.state, move)
            return saying(refused.code, **refused.arguments)
        kind = self.game.describe(self.state.seen(self.step.seat), move).get("kind", "")
        for pattern, name in self.step.tasks[self.task].wrong.items():
            if fits(self.game, legal[move], pattern) or pattern == kind:
                return saying(f"{self.code}-wrong-{name}")
        own = f"{self.code}-wrong"
        return saying(own if bundle("en").has_message(own) else GENERAL)


def fits(game: Game, text: str, pattern: str) -> bool:
    return fnmatchcase(game.normal(text), game.normal(pattern))


def way_of(told: str) -> Way:
    return [group.split(", ") for group in told.split("; ")]


def without(game: Game, way: Way, text: str) -> Way | None:
    """What is left of a way after a move; None if the move is not next."""
    first, *rest = way
    for number, pattern in enumerate(first):
        if fits(game, text, pattern):
            others = [*first[:number], *first[number + 1 :]]
            return [others, *rest] if others else rest
    return None


def of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order."""
    part = registry.part(game, "lessons")
    found: tuple[Lesson, ...] = part.LESSONS if part else ()
    return found


def find(game: str, lesson: str, step: str) -> tuple[Lesson, Step]:
    for one in of(game):
        for other in one.steps:
            if (one.id, other.id) == (lesson, step):
                return one, other
    raise NoLesson("error-no-lesson", game=game, lesson=lesson[:40], step=step[:40])


def begin(game: Game, lesson: Lesson, step: Step) -> Attempt:
    return Attempt(game, lesson, step, game.restore({"game": game.id, **step.position}))


def attempt(game: str, lesson: str, step: str, made: Sequence[int], tried: Sequence[int] = ()) -> Attempt:
    """A step after the moves made so far, and after those that are tried: all of them, or none and an answer."""
    rules = registry.game(game)
    course, place = find(game, lesson, step)
    found = begin(rules, course, place)
    for move in made:
        if not found.take(move):
            raise BadLesson("error-lesson-moves")
    trial = replace(found, made=[*found.made], plies=[*found.plies], left=[*found.left])
    for move in tried:
        if not trial.take(move):
            found.wrong = trial.wrong
            return found
    return trial


def taught(game: str) -> set[str]:
    """The ids of the rules that some lesson teaches."""
    return {rule for lesson in of(game) for step in lesson.steps for rule in step.rules}


def told(found: Attempt) -> Json:
    """An attempt for whoever shows it: the view, what has happened, what is asked, and what is said."""
    seat, game = found.step.seat, found.game
    view = game.view(found.state, seat)
    if found.done:
        view["moves"], view["waiting"] = [], []
    events = [
        {"ply": number, "event": game.event(ply.before, ply.move, seat, ply.by, ply.after)}
        for number, ply in enumerate(found.plies, 1)
    ]
    return {
        "lesson": found.lesson.id, "step": found.step.id, "seat": seat, "view": view, "log": events, "made": found.made,
        "task": found.task, "tasks": len(found.step.tasks), "right": found.right(), "whole": found.whole(),
        "asked": [text for group in (found.left[0] if found.left else []) for text in group],
        "done": found.done, "wrong": found.wrong,
        "alone": not found.done and found.step.tasks[found.task].alone,
    }


def outline(lesson: Lesson) -> Json:
    return {"id": lesson.id, "minutes": lesson.minutes, "steps": [step.id for step in lesson.steps]}

