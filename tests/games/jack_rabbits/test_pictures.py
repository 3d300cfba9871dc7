"""The picture of a land, and the command that shows lands."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import click
import pytest
from click.testing import CliRunner, Result

from parlour import ParlourError
from parlour.games.jack_rabbits import constants, lands, roads, shapes, svg
from parlour.games.jack_rabbits.commands import land as land_command
from parlour.locale import LANGUAGES
from tests.games.jack_rabbits.table import lands_to_look_at, random_land

SVG = "{http://www.w3.org/2000/svg}"


def run(*words: str, lang: str = "en") -> Result:
    group = click.Group("parlour")
    group.add_command(land_command.command(lang))
    return CliRunner().invoke(group, ["land", *words])


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_is_sound_and_has_everything_on_the_land(lang: str) -> None:
    land = lands.sample()
    drawn = ElementTree.fromstring(svg.draw(land, lang))
    used = [element.attrib["href"] for element in drawn.iter(f"{SVG}use")]
    for tile in range(constants.HEXAGONS):
        assert used.count(f"#jr-castle-{constants.TILE_NAMES[tile]}") == 1
    assert (used.count("#jr-stall"), used.count("#jr-tavern")) == (4, 4)
    title = drawn.find(f"{SVG}title")
    assert title is not None and title.text and "13" in title.text and "jack-rabbits-land" not in title.text


@pytest.mark.parametrize("seed", lands_to_look_at(10))
def test_a_picture_refers_only_to_what_it_holds(seed: int) -> None:
    text = svg.draw(random_land(seed))
    held = re.findall(r' id="([^"]+)"', text)
    assert len(held) == len(set(held))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', text)) <= set(held)


def test_what_two_pictures_on_a_page_call_by_one_name_is_the_same_in_both() -> None:
    """A browser takes the first of two things of the same name."""
    pictures = [svg.draw(random_land(seed)) for seed in range(4)]
    known: dict[str, str] = {}
    for picture in pictures:
        for found in re.finditer(r'<(\w+) id="([^"]+)".*?(?:</\1>|/>)', picture):
            assert known.setdefault(found[2], found[0]) == found[0]


def test_there_is_a_pier_for_every_road_that_leads_off_the_board() -> None:
    for seed in range(4):
        land = random_land(seed)
        assert svg.draw(land).count(svg.PIER) == lands.lay_out(land).ports()


def test_the_same_land_is_drawn_the_same() -> None:
    assert svg.draw(random_land(3)) == svg.draw(lands.read(lands.text(random_land(3))))


@pytest.mark.parametrize("seed", lands_to_look_at(20))
def test_roads_that_meet_cross_the_edge_at_the_same_point(seed: int) -> None:
    land = random_land(seed)
    joins = lands.lay_out(land).fields()["joins"]
    laid = {tile.tile: tile for tile in land.tiles}
    for edge, facing in enumerate(joins):
        if facing != constants.UNJOINED:
            (here, into), (there, onto) = (
                shapes.gate(*laid[constants.TILE_OF[e]], e - constants.FIRST_EDGE[constants.TILE_OF[e]]) for e in (edge, facing))
            assert shapes.distance(here, there) < 0.01 and shapes.distance(into, (-onto[0], -onto[1])) < 0.01


def test_the_command_prints_a_land_or_its_roads() -> None:
    assert run("--sample").output == run("--sample", "--text").output == lands.text(lands.sample())
    assert run("--seed", "7").output == lands.text(random_land(7))
    assert run("--seed", "7", "--roads").output == roads.table(random_land(7))
    assert run("--seed", "7", "--roads", "--text").output == lands.text(random_land(7)) + roads.table(random_land(7))


@pytest.mark.slow
def test_the_command_draws_a_land_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "land.svg"
    assert run("--seed", "7", "--svg", str(file)).output.startswith("Saved as ")
    assert file.read_text(encoding="utf-8") == svg.draw(random_land(7))


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    failed = run("--svg", str(tmp_path / "nowhere" / "land.svg")).exception
    assert isinstance(failed, ParlourError) and str(failed).startswith("Cannot save")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_explains_itself(lang: str) -> None:
    shown = run("--help", lang=lang)
    assert shown.exit_code == 0 and "parlour land --sample --roads" in shown.output and "cli-land" not in shown.output
    assert max(map(len, shown.output.splitlines())) <= 80
