"""The manual under /docs: served where it was built, from its folder and nothing else of the disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.process import ServerProcess
from tests.server.test_guard import check_headers

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("docs")
    for name in ("index.html", "rules/jackal-en.html", "assets/look.css", "assets/run.js", "search.json"):
        path = folder / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"<!-- {name} -->")
    (folder / "secret.html").write_text("not for anybody")
    with ServerProcess(folder / "data", serving={"docs": str(folder / "site")}) as running:
        yield running.url


@pytest.mark.parametrize(("path", "kind"), [
    ("", "text/html"), ("index.html", "text/html"), ("rules/jackal-en.html", "text/html"), ("assets/look.css", "text/css"),
    ("assets/run.js", "text/javascript"), ("search.json", "application/json"),
])
def test_a_page_of_the_manual_is_served(url: str, path: str, kind: str) -> None:
    answer = httpx.get(f"{url}docs/{path}")
    assert (answer.status_code, answer.text) == (200, f"<!-- {path or 'index.html'} -->")
    assert answer.headers["content-type"].split(";")[0] == kind
    check_headers(answer.headers)


@pytest.mark.parametrize("path", ["none.html", "rules", "rules/", "..%2fsecret.html", "%2e%2e/secret.html", "/etc/passwd"])
def test_nothing_else_is_served(url: str, path: str) -> None:
    answer = httpx.get(f"{url}docs/{path}")
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "error-no-page"


def test_the_address_is_told_and_found_without_its_last_stroke(url: str) -> None:
    answer = httpx.get(f"{url}docs")
    assert (answer.status_code, answer.headers["location"]) == (301, "/docs/")
    assert {card["manual"] for card in httpx.get(f"{url}api/games").json()} == {"/docs/"}


def test_where_there_is_no_manual_none_is_promised(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, serving={"docs": str(tmp_path / "none")}) as running:
        assert httpx.get(f"{running.url}docs/").status_code == 404
        assert {card["manual"] for card in httpx.get(f"{running.url}api/games").json()} == {None}
