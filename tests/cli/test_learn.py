"""`parlour learn`: a whole course at the terminal, with wrong tries, in three languages."""

from __future__ import annotations

import pytest

import parlour
from parlour.core import lessons, registry
from parlour.core.lessons import Lesson
from parlour.locale import LANGUAGES, sentence
from tests.cli.command import fails, run

COURSES = [game for game in parlour.games() if lessons.of(game)]


def right_moves(game: str, lesson: Lesson) -> list[str]:
    """What somebody types who knows everything."""
    typed = []
    for step in lesson.steps:
        attempt = lessons.begin(registry.game(game), lesson, step)
        while not attempt.done:
            move = attempt.right()[0]
            typed.append(attempt.spelled(step.seat)[move])
            attempt.take(move)
    return typed


@pytest.mark.parametrize(("game", "lang"), list(zip(COURSES, (LANGUAGES * 4)[: len(COURSES)], strict=True)))
def test_the_first_lesson_is_learned_to_its_end(game: str, lang: str) -> None:
    lesson = lessons.of(game)[0]
    done = run("learn", game, lesson.id, "--lang", lang, typed="\n".join(right_moves(game, lesson)) + "\n")
    assert done.exit_code == 0
    assert done.stdout.count(sentence(lang, "lesson-right")) >= len(lesson.steps)
    text = " ".join(done.stdout.split())
    for one in (1, 2, 3):
        assert sentence(lang, f"{game}-lesson-{lesson.id}-know-{one}").replace("*", "") in text
    assert sentence(lang, "cli-learn-left") not in done.stdout


def test_a_wrong_try_is_answered_and_shown_what_was_meant() -> None:
    done = run("learn", "jackal", "gold", typed="ship h1\ne5-e6\nshow\ng1-g2\nskip\nq\n")
    text = " ".join(done.stdout.split())
    assert sentence("en", "jackal-lesson-gold-ashore-wrong-sail").replace("*", "") in text
    assert sentence("en", "cli-learn-shown", move="g1-g2") in text
    assert sentence("en", "jackal-lesson-gold-ashore-done") in text
    assert sentence("en", "jackal-lesson-gold-home-1").replace("*", "") in text
    assert sentence("en", "cli-learn-left") in text


def test_what_is_no_lesson_is_refused_with_a_sentence() -> None:
    right = sentence("en", "cli-error-no-lesson", given="golt", known="", meant="gold")
    assert right in fails("learn", "jackal", "golt")
