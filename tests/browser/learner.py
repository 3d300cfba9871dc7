"""Somebody who takes a lesson: follows the light with mouse, thumb or keys, and where there is none, asks to be shown."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import Literal

from playwright.sync_api import Response

from parlour.core import lessons
from parlour.core.lessons import Lesson
from tests.browser.visitor import Json, Visitor

Way = Literal["mouse", "thumb", "keys"]
TABS = 120
SEEN = 20.0  # seconds until somebody presses again

# The middle of what is pointed at, once nothing moves any more.
POINTED = """() => {
  const ring = document.querySelector(".spotlight .ring");
  if (!ring) return null;
  const { x, y, width, height } = ring.getBoundingClientRect();
  return [x + Math.min(width / 2, 40), y + Math.min(height / 2, 55)];
}"""
# How what has the focus (a radio button: its label) lies to the light, once the light has followed the page: here, or beside it
# in the same group of radio buttons, where arrows lead.
FOCUSED = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const ring = document.querySelector(".spotlight .ring");
  if (!ring) return "gone";
  const { x, y, width, height } = ring.getBoundingClientRect();
  const under = document.elementFromPoint(x + Math.min(width / 2, 40), y + Math.min(height / 2, 55));
  const element = document.activeElement, target = element?.labels?.[0] ?? element;
  const box = target?.getBoundingClientRect(); // what lets clicks through is found by where it lies
  const around = box && [box.x - x, box.y - y, box.width - width, box.height - height].every((far) => Math.abs(far) < 5);
  if (target && target !== document.body && (around || target.contains(under))) return "here";
  const group = element?.type === "radio" && element.closest("fieldset");
  return group && group === under?.closest("fieldset") ? "beside" : "away";
}"""
# The guide's words are in the window, and so is what is lit, which does not lie over them.
IN_SIGHT = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const words = box(".coach .words"), ring = box(".spotlight .ring");
  const beside = !ring || ring.right <= words.left || ring.left >= words.right;
  const apart = beside || ring.bottom <= words.top || ring.top >= words.bottom;
  const slight = ring ? ring.height / 6 : 0;
  const whole = !ring || (ring.top >= -slight && ring.bottom <= innerHeight + slight);
  return words.top >= 0 && words.bottom <= innerHeight && apart && whole;
}"""
GOES_ON = "document.activeElement.classList.contains('go-on')"
UNCHECKED = "document.activeElement.type === 'radio' && !document.activeElement.checked"


class Learner:
    def __init__(self, visitor: Visitor, game: str, lesson: Lesson, way: Way) -> None:
        self.visitor, self.game, self.lesson, self.way = visitor, game, lesson, way
        self.standing: Json = {}
        visitor.page.on("response", self.hear)

    def hear(self, response: Response) -> None:
        if "/lessons/" in response.url and response.ok and response.request.method == "POST":
            self.standing = response.json()

    def say(self, more: str) -> str:
        return self.visitor.say(f"{self.game}-lesson-{self.lesson.id}{more}").replace("*", "")

    @property
    def heard(self) -> str:
        """What the guide says, as one sentence after the other."""
        return " ".join(self.visitor.find(".coach .words").inner_text().split())

    def learn(self, steps: int | None = None) -> None:
        """The whole lesson, or its next steps."""
        for step in self.lesson.steps[:steps]:
            goal = self.say(f"-{step.id}")
            self.visitor.until(partial(self.aims_at, goal), goal)
            self.visitor.until(lambda: self.visitor.page.evaluate(IN_SIGHT), f"{step.id}: the guide is in sight")
            self.do(step)
            self.go_on()

    def do(self, step: lessons.Step, astray: tuple[int, Sequence[str]] = (0, ())) -> None:
        """A step; before one of its tasks something else is pressed."""
        done = self.visitor.find(".coach .go-on")
        for task in range(len(step.tasks)):
            self.visitor.until(partial(self.asked, step, task), f"task {task + 1}")
            if step.tasks[task].alone:
                self.press(".coach .show")  # waits until it can be pressed, as a person does
                self.visitor.until(self.visitor.button("page-lesson-mine").count, "everything is put back")
            if task + 1 == astray[0]:
                self.visitor.until(self.point, "a light")
                for selector in astray[1]:
                    self.visitor.find(selector).first.click()
            presses = 0
            while not (done.count() or self.asked(step, task + 1)):
                self.follow()
                presses += 1
                assert presses < 12, f"{step.id}: the light leads nowhere; {self.heard}"
        self.visitor.until(done.count, f"{step.id} is done")

    def aims_at(self, goal: str) -> bool:
        return goal in self.visitor.find(".coach .goal b").all_inner_texts()

    def asked(self, step: lessons.Step, task: int) -> bool:
        return task < len(step.tasks) and self.say(f"-{step.id}-{task + 1}") in self.heard

    def point(self) -> list[float] | None:
        found: list[float] | None = self.visitor.page.evaluate(POINTED)
        return found

    def follow(self) -> None:
        """Presses what is pointed at; what comes of it is seen a moment later."""
        self.visitor.until(lambda: self.point() is not None or self.visitor.find(".coach .go-on").count(), "a light")
        where = self.point()
        if where is None:
            return
        page, x, y = self.visitor.page, *where
        said = self.heard
        if self.way == "mouse":
            page.mouse.click(x, y)
        elif self.way == "thumb":
            page.touchscreen.tap(x, y)
        else:
            self.reach()
        with contextlib.suppress(AssertionError):  # a thumb may have to touch twice
            self.visitor.until(lambda: self.point() != where or self.heard != said, "another light", SEEN)

    def reach(self) -> None:
        page = self.visitor.page
        for _ in range(TABS):
            match page.evaluate(FOCUSED):
                case "gone":
                    return
                case "here":
                    page.keyboard.press("Space" if page.evaluate(UNCHECKED) else "Enter")
                    return
                case "beside":
                    page.keyboard.press("ArrowRight")
                case _:
                    page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to the light: {self.visitor.trace}")

    def press(self, selector: str) -> None:
        button = self.visitor.find(selector)
        if self.way == "keys":
            button.focus()
            self.visitor.page.keyboard.press("Enter")
        elif self.way == "thumb":
            button.tap()
        else:
            button.click()

    def go_on(self) -> None:
        if self.way == "keys":
            self.visitor.until(lambda: self.visitor.page.evaluate(GOES_ON), "the focus is where one goes on")
            self.visitor.page.keyboard.press("Enter")
        else:
            self.press(".coach .go-on")
