"""What a game of another package brings for the page: served from its folder, and nothing else of the disk."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest

from tests.outside.installed import install
from tests.server.process import ServerProcess
from tests.server.test_guard import check_headers

pytestmark = pytest.mark.slow

KINDS = {
    "table.js": "text/javascript", "more/faces.mjs": "text/javascript", "look.css": "text/css", "portrait.svg": "image/svg+xml",
    "odds.json": "application/json", "trick.html": "application/octet-stream",
}


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = tmp_path_factory.mktemp("site")
    files = {f"page/{name}": f"/* {name} */" for name in (*KINDS, ".secret", ".git/config")}
    sentences = {"locale/en.ftl": "pig-title = The Pig\npig-about = Roll and hold\n", "locale/ru.ftl": "pig-title = Свинья\n"}
    env = install(site, {**files, **sentences, "secret.txt": "not for the page"})
    (site / "parlour_pig" / "page" / "way-out.txt").symlink_to(site / "parlour_pig" / "secret.txt")
    (site / "broken.py").write_text("raise ImportError('out of order')\n")
    with (site / "parlour_pig-1.0.dist-info" / "entry_points.txt").open("a") as entries:
        entries.write("broken = broken:GAME\n")
    with ServerProcess(site / "data", env=env, calm=False) as running:
        yield running.url


@pytest.mark.parametrize("name", KINDS)
def test_a_file_is_served_as_what_it_is(pig: str, name: str) -> None:
    answer = httpx.get(f"{pig}games/pig/{name}")
    assert (answer.status_code, answer.text) == (200, f"/* {name} */")
    assert answer.headers["content-type"].split(";")[0] == KINDS[name]
    assert answer.headers["cache-control"] == "no-cache"
    check_headers(answer.headers)


def test_sentences_are_served(pig: str) -> None:
    answer = httpx.get(f"{pig}games/pig/locale/ru.ftl")
    assert answer.text == "pig-title = Свинья\n" and answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("path", [
    "pig/none.js", "pig/", "pig/more", "pig/.secret", "pig/.git/config", "pig/../secret.txt", "pig/..%2fsecret.txt",
    "pig/more/../../secret.txt", "pig/%2e%2e/secret.txt", "pig/..%5csecret.txt", "pig/way-out.txt",
    "pig//etc/passwd", "pig/%2fetc/passwd",
    "pig/locale/../secret.txt", "pig/locale/..%2fsecret.txt", "pig/locale/", "pig/table.js%00", "pig/C:%5csecret.txt",
    "pig/__init__.py", "pig/rules.py", "pig/" + "a" * 3000, "pig/" + "a/" * 1000, "snap/table.js", "..%2f/table.js",
    "jackal/rules.py", "jackal/table.js",
])
def test_nothing_else_is_served(pig: str, path: str) -> None:
    where = urlsplit(pig)
    connection = http.client.HTTPConnection(where.hostname or "", where.port)  # sends the path as it stands here
    connection.request("GET", f"/games/{path}")
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert b"not for the page" not in body and b"root:" not in body
    assert answer.status == 404 or answer.headers.get_content_type() == "text/html"  # the page itself
    check_headers(httpx.Headers(answer.headers.items()))


def test_the_card_says_what_there_is(pig: str) -> None:
    cards = {card["id"]: card for card in httpx.get(f"{pig}api/games").json()}
    assert "broken" not in cards and "jackal" in cards  # one that is out of order does not close the house
    assert len(httpx.get(f"{pig}api/puzzles").json()["puzzles"]) == 4  # nor takes the puzzles away
    card = cards["pig"]
    assert (card["table"], card["portrait"]) == ("/games/pig/table.js", "/games/pig/portrait.svg")
    assert card["titles"] == {"en": "The Pig", "es": "The Pig", "ru": "Свинья"} and card["languages"] == ["en", "ru"]
    assert card["lines"]["en"] == "Roll and hold"
    assert (cards["jackal"]["table"], cards["jackal"]["portrait"]) == (None, None)
    assert cards["jackal"]["titles"]["ru"] == "Шакал" and cards["jackal"]["lines"]["es"]
