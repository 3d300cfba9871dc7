"""What somebody has told their system counts here too: less motion, and colours of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.finished import finished_game

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVING = """() => [...document.querySelectorAll("*")].filter((element) => {
  const { animationName, transitionDuration } = getComputedStyle(element);
  return animationName !== "none" || transitionDuration.split(", ").some((one) => parseFloat(one) > 0);
}).length"""
# Text whose colour the page insists on, on a ground that the system has chosen.
OWN_COLOURS = """() => {
  const canvas = document.createElement("p");
  canvas.style.color = "CanvasText";
  document.body.append(canvas);
  const text = getComputedStyle(canvas).color;
  canvas.remove();
  const shown = [...document.querySelectorAll("main button, main a")].filter((one) => one.innerText.trim());
  const faint = shown.map((one) => getComputedStyle(one)).filter(({ color, backgroundColor }) => color === backgroundColor);
  return { all: shown.length, faint: faint.length, text };
}"""


def test_less_motion_and_the_systems_colours_are_honoured(arrive: Arrive, url: str) -> None:
    guest = arrive(url)
    page = guest.page
    guest.offer("page-play-now").wait_for()
    assert page.evaluate(MOVING) == 0
    page.emulate_media(reduced_motion="no-preference")
    page.emulate_media(forced_colors="active", color_scheme="dark")
    front = page.evaluate(OWN_COLOURS)
    assert front["all"] > 4 and front["faint"] == 0 and front["text"] == "rgb(255, 255, 255)"
    page.goto(f"{url}replay/{finished_game(url).id}?ply=4")
    expect(guest.find(".controls .where")).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(MOVING) == 0
    # What is where on the line and whose turn it is must not be told by the page's colours alone.
    assert guest.find(".controls .where").evaluate("(one) => getComputedStyle(one).color") == "rgb(255, 255, 255)"
