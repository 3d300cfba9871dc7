"""The picture of a position: rabbits and carrots on the land."""

from __future__ import annotations

from xml.etree import ElementTree

from parlour.games.jack_rabbits import GAME, svg
from tests.games.jack_rabbits.table import turn
from tests.games.jack_rabbits.test_building import strict


def test_every_rabbit_and_every_carrot_is_drawn() -> None:
    state = turn("Kd Qd", "Kc", "", "", at="Kd Kd underground off-board")
    drawn = GAME.svg(state)
    ElementTree.fromstring(drawn)
    assert drawn.count('class="jr-rabbit"') == 4 and drawn.count('class="jr-carrot"') == 3
    for badge, carrots in zip(svg.BADGES, (2, 1, 0, 0), strict=True):
        assert drawn.count(f'd="{badge}"') == 1 + carrots
    assert state._repr_svg_() == drawn


def test_rabbits_that_share_a_hexagon_stand_side_by_side() -> None:
    drawn = ElementTree.fromstring(GAME.svg(turn("", "", "", "", at="Kd Kd Kd Kd")))
    places = [group.attrib["transform"] for group in drawn.iter() if group.attrib.get("class") == "jr-rabbit"]
    assert len(set(places)) == 4


def test_a_land_that_is_being_built_can_be_drawn() -> None:
    assert GAME.svg(strict("triangle", "merchant1", "0,-2")).count("#jr-stall") == 1
