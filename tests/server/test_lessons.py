"""Lessons over HTTP: the server decides what is right, and keeps nothing between two tries."""

from __future__ import annotations

import httpx
import msgspec
import pytest

import parlour
from parlour.core import lessons
from parlour.server.messages import LessonStep

COURSES = [(game, lesson.id) for game in parlour.games() for lesson in lessons.of(game)]


def ask(url: str, path: str, **body: object) -> httpx.Response:
    return httpx.post(f"{url}api/games/{path}", json=body)


@pytest.mark.parametrize(("game", "lesson"), COURSES)
def test_a_lesson_is_done_by_the_moves_that_are_shown(url: str, game: str, lesson: str) -> None:
    course = next(one for one in httpx.get(f"{url}api/games/{game}/lessons").json() if one["id"] == lesson)
    for step in course["steps"]:
        standing = ask(url, f"{game}/lessons/{lesson}/{step}").json()
        for _ in range(standing["tasks"]):
            before = standing
            standing = ask(url, f"{game}/lessons/{lesson}/{step}", made=before["made"], tried=before["whole"]).json()
            assert standing["task"] == before["task"] + 1 and len(standing["log"]) > len(before["log"])
        msgspec.convert(standing, LessonStep)
        assert standing["done"] and standing["view"]["moves"] == [] == standing["right"]


def test_a_wrong_try_changes_nothing_and_is_answered(url: str) -> None:
    path = "jackal/lessons/gold/ashore"
    asked = ask(url, path).json()
    sail = next(move["move"] for move in asked["view"]["moves"] if move["kind"] == "sail")
    answered = ask(url, path, tried=[sail]).json()
    assert answered["wrong"] == {"code": "jackal-lesson-gold-ashore-wrong-sail"}
    assert {**answered, "wrong": None} == asked
    assert ask(url, path, tried=[99_999]).json()["wrong"]["code"].startswith("error-")


def test_what_a_lesson_does_not_know_is_refused(url: str) -> None:
    for path, body, status, code in (
        ("jackal/lessons/gold/nowhere", {}, 404, "error-no-lesson"), ("chess/lessons/gold/ashore", {}, 404, "error-unknown-game"),
        ("jackal/lessons/gold/ashore", {"made": [99_999]}, 400, "error-lesson-moves"),
        ("jackal/lessons/gold/ashore", {"made": "all"}, 400, "error-bad-message"),
    ):
        answer = ask(url, path, **body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
