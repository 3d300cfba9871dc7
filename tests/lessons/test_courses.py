"""Every lesson can be learned: what is asked for is legal, wrong tries are answered, each step ends, in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour import games
from parlour.core import actors, lessons, registry
from parlour.core.lessons import Lesson, Step
from parlour.core.sayings import is_saying
from parlour.locale import LANGUAGES, bundle, sentence
from parlour.study.rulebook import rules

MOST_WRONG = 12  # wrong tries per task that are looked at


def steps() -> Iterator[tuple[str, Lesson, Step]]:
    for game in games():
        for lesson in lessons.of(game):
            for step in lesson.steps:
                yield game, lesson, step


STEPS = [pytest.param(*one, id=f"{one[0]}-{one[1].id}-{one[2].id}") for one in steps()]


@pytest.mark.parametrize(("game", "lesson", "step"), STEPS)
def test_a_step_can_be_done_and_every_wrong_try_is_answered(game: str, lesson: Lesson, step: Step) -> None:
    attempt = lessons.begin(registry.game(game), lesson, step)
    answers: set[str] = set()
    while not attempt.done:
        task = step.tasks[attempt.task]
        assert step.seat in attempt.state.waiting, f"task {attempt.task + 1}: the learner is not asked"
        right, legal = attempt.right(), attempt.spelled(step.seat)
        assert right, f"task {attempt.task + 1}: none of {task.right} among {list(legal.values())}"
        wrong = {move: attempt.answer(move) for move in legal if move not in right}
        assert all(is_saying(answer) and said(answer["code"]) for answer in wrong.values())
        answers |= {answer["code"] for answer in wrong.values()}
        before = attempt.state.copy()
        for move in list(wrong)[:MOST_WRONG]:
            assert not attempt.take(move) and attempt.state == before
        assert attempt.take(right[0])
        lessons.told(attempt)
    named = {f"{attempt.code}-wrong-{name}" for task in step.tasks for name in task.wrong.values()}
    assert named <= answers, f"no try is answered by {named - answers}"
    assert attempt.state.actor in (actors.OVER, *range(attempt.state.seats))


@pytest.mark.parametrize(("game", "lesson", "step"), STEPS)
def test_a_step_has_its_sentences(game: str, lesson: Lesson, step: Step) -> None:
    code = f"{game}-lesson-{lesson.id}-{step.id}"
    assert said(code)
    assert [number for number in range(1, len(step.tasks) + 1) if not said(f"{code}-{number}")] == []
    assert all(said(f"{code}-wrong-{name}") for task in step.tasks for name in task.wrong.values())


@pytest.mark.parametrize("game", games())
def test_a_lesson_is_a_few_short_steps_and_ends_with_what_one_knows(game: str) -> None:
    for lesson in lessons.of(game):
        code = f"{game}-lesson-{lesson.id}"
        assert said(code) and said(f"{code}-about") and said(f"{code}-know-1")
        assert 2 <= len(lesson.steps) <= 8 and len({step.id for step in lesson.steps}) == len(lesson.steps)
        assert 1 <= lesson.minutes <= 6
    ids = [lesson.id for lesson in lessons.of(game)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", games())
def test_no_sentence_of_a_lesson_is_left_over(game: str) -> None:
    wanted = {f"{game}-guide"}
    for lesson in lessons.of(game):
        code = f"{game}-lesson-{lesson.id}"
        wanted |= {code, f"{code}-about", *(f"{code}-know-{one}" for one in (1, 2, 3))}
        for step in lesson.steps:
            own = f"{code}-{step.id}"
            wanted |= {own, f"{own}-done", f"{own}-wrong"}
            wanted |= {f"{own}-{task + 1}{more}" for task in range(len(step.tasks)) for more in ("", "-why")}
            wanted |= {f"{own}-wrong-{name}" for task in step.tasks for name in task.wrong.values()}
    assert {code for code in bundle("en").sources if code.startswith(f"{game}-lesson-")} - wanted == set()


@pytest.mark.parametrize("game", games())
def test_every_rule_is_taught_somewhere(game: str) -> None:
    known = [rule.id for rule in rules(game, "en")]
    if not lessons.of(game):
        pytest.skip("no lessons")
    taught = lessons.taught(game)
    assert taught <= set(known)
    untaught = [rule for rule in known if rule not in taught]
    print(f"{game}: no lesson touches {', '.join(untaught) or 'nothing: all are taught'}")
    assert untaught == []


def said(code: str) -> bool:
    return all(bundle(lang).has_message(code) and sentence(lang, code) for lang in LANGUAGES)
