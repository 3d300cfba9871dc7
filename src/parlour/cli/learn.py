"""`parlour learn`: the lessons of a game in the terminal. The rules decide; a wrong try is answered and never played."""

from __future__ import annotations

from functools import partial

import click
from rich.text import Text

from parlour.cli.asking import SHOW, SKIP, Asker, Left
from parlour.cli.installed import find
from parlour.core import coaching, lessons
from parlour.core.errors import IllegalMove
from parlour.core.lessons import Attempt, Lesson
from parlour.locale import bundle, sentence
from parlour.terminal.speech import say
from parlour.terminal.translated import Translated, WrongUse, nearest

KNOWN = (1, 2, 3)


def command(lang: str) -> click.Command:
    params = [
        click.Argument(["game"], metavar=sentence(lang, "cli-word-game")),
        click.Argument(["lesson"], required=False, metavar=f"[{sentence(lang, 'cli-word-lesson')}]"),
    ]
    return Translated("learn", lang, "learn", params=params, callback=partial(run, lang))


def run(lang: str, game: str, lesson: str | None) -> int:
    rules = find(game)
    course = lessons.of(rules.id)
    if not course:
        raise WrongUse("cli-error-no-lessons", game=rules.id)
    known = [one.id for one in course]
    if lesson is not None and lesson not in known:
        raise WrongUse("cli-error-no-lesson", given=lesson, known=", ".join(known), meant=nearest(lesson, known))
    teacher = Teacher(lang, rules)
    try:
        for one in course if lesson is None else [one for one in course if one.id == lesson]:
            teacher.teach(one)
    except (Left, KeyboardInterrupt):
        teacher.print(sentence(lang, "cli-learn-left"))
    else:
        if coaching.of(rules.id):
            teacher.print(sentence(lang, "cli-learn-then", command=f"parlour play {rules.id} --coach"))
    return 0


class Teacher(Asker):
    def teach(self, lesson: Lesson) -> None:
        code = f"{self.game.id}-lesson-{lesson.id}"
        self.print(Text(self.words(code), "bold underline"))
        self.print(self.words(f"{code}-about"))
        self.print(Text(sentence(self.lang, "cli-learn-keys"), "dim"))
        for number, step in enumerate(lesson.steps, 1):
            heading = sentence(self.lang, "page-lesson-step", number=number, of=len(lesson.steps))
            self.print(Text(f"\n{heading}: {self.words(f'{code}-{step.id}')}", "bold"))
            self.go_through(lessons.begin(self.game, lesson, step))
        self.print(Text(f"\n{self.words(code)}!", "bold green"))
        for known in (f"{code}-know-{one}" for one in KNOWN):
            if has(known):
                self.print(f"  • {self.words(known)}")

    def go_through(self, attempt: Attempt) -> None:
        names = self.names(attempt.state.seats, attempt.step.seat)
        while not attempt.done:
            code = f"{attempt.code}-{attempt.task + 1}"
            self.print(self.table.draw(self.game.view(attempt.state, attempt.step.seat), self.lang, names))
            self.print(Text(self.words(code), "bold cyan"))
            if has(f"{code}-why"):
                self.print(Text(self.words(f"{code}-why"), "cyan"))
            before = len(attempt.plies)
            if not self.answered(attempt, names):
                return
            for ply in attempt.plies[before:]:
                event = self.game.event(ply.before, ply.move, attempt.step.seat, ply.by, ply.after)
                for line in self.table.render_event(event, self.lang, names, attempt.step.seat):
                    self.print(line)
        self.print(Text(sentence(self.lang, "lesson-right"), "bold green"))
        if has(f"{attempt.code}-done"):
            self.print(self.words(f"{attempt.code}-done"))

    def answered(self, attempt: Attempt, names: list[str]) -> bool:
        """Asks until the task is done; False if the step is skipped."""
        while True:
            typed = self.typed()
            if typed.lower() == SKIP:
                return False
            if typed.lower() == SHOW:
                shown = attempt.spelled(attempt.step.seat)[attempt.right()[0]]
                self.print(Text(sentence(self.lang, "cli-learn-shown", move=shown), "dim"))
            elif typed and self.tried(attempt, typed, names):
                return True

    def tried(self, attempt: Attempt, typed: str, names: list[str]) -> bool:
        try:
            move = self.game.parse(attempt.state.seen(attempt.step.seat), typed)
        except IllegalMove as error:
            self.print(Text(sentence(self.lang, error.code, **error.arguments), "yellow"))
            return False
        if attempt.take(move):
            return True
        assert attempt.wrong is not None
        self.print(Text(plain(say(attempt.wrong, self.lang, names, attempt.step.seat)), "yellow"))
        return False

    def words(self, code: str) -> str:
        return plain(sentence(self.lang, code))


def has(code: str) -> bool:
    return bool(bundle("en").has_message(code))


def plain(text: str) -> str:
    """Words between stars are marked on the page; here they stand for themselves."""
    return text.replace("*", "")
