"""What if: somebody goes back into a finished game, tries something else, and sends it to a friend."""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import FilePayload, expect

from parlour.core.records import Record
from parlour.study.records import of_lines
from tests.browser.conftest import Arrive
from tests.browser.finished import finished_game, played_out
from tests.browser.test_access import violations
from tests.browser.touch import sideways, small_targets
from tests.cli.command import run
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_try_is_played_against_bots_named_kept_and_sent_to_a_friend(arrive: Arrive, url: str) -> None:
    match = finished_game(url).id
    ana = arrive(f"{url}replay/{match}")
    ana.page.get_by_role("link", name=ana.say("page-try")).click()
    tries, line = ana.find(".tries .now"), ana.find(".tries .line li")
    expect(tries).to_contain_text(ana.say("whatif-begin"))
    ana.button("whatif-ways").click()
    ana.page.get_by_label(ana.say("whatif-others")).select_option("greedy")
    ana.page.get_by_label(ana.say("whatif-name")).fill("Spring otherwise")
    ana.page.get_by_label(ana.say("whatif-name")).press("Enter")
    ana.page.keyboard.press("Escape")
    expect(line).to_have_count(2)  # the bots have chosen already
    ana.until_asked("card", "pass")
    ana.answer()
    expect(line.first).to_be_visible()
    expect(ana.find(".tries .line b").first).to_contain_text("%")
    assert violations(ana.page) == []
    link, tried = ana.page.url, line.count()
    assert tried > 2

    ben = arrive(link, lang="es", phone=True)
    expect(ben.find(".tries .line li")).to_have_count(tried)
    assert sideways(ben.page) == 0
    assert small_targets(ben.page) == []
    ben.button("page-undo").first.click()
    expect(ben.find(".tries .line li")).to_have_count(2)

    ana.button("whatif-ways").click()
    ana.button("whatif-luck-new").click()
    expect(line).to_have_count(2)
    expect(ana.find(".others .open")).to_contain_text("Spring otherwise")
    ana.find(".others .open").click()
    ana.page.keyboard.press("Escape")
    expect(line).to_have_count(tried)
    ana.button("whatif-ways").click()
    ana.page.get_by_label(ana.say("whatif-name")).fill("Spring, again")
    ana.page.get_by_label(ana.say("whatif-name")).press("Enter")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("link", name=ana.say("whatif-leave")).first.click()
    expect(ana.find(".controls .where")).to_be_visible()

    # In the replay it stands in the list and on the line, leads back into the try, and can be forgotten.
    own = ana.find(".branches li").filter(has_text="Spring, again")
    expect(own).to_have_count(1)
    expect(ana.find(".branches")).not_to_contain_text("Spring otherwise")
    expect(ana.find(".rail .branch").first).to_be_attached()
    assert violations(ana.page) == []
    own.get_by_role("link").click()
    expect(line).to_have_count(tried)
    ana.page.go_back()
    own.get_by_role("button", name=ana.say("whatif-forget", name="Spring, again")).click()
    expect(own).to_have_count(0)


def test_games_are_found_in_the_archive_saved_and_brought_back_as_files(arrive: Arrive, url: str) -> None:
    made = finished_game(url)
    ana = arrive(f"{url}t/{made.id}#{made.tokens[0]}", name="Ana")
    expect(ana.panel()).to_be_visible()
    ana.page.goto(f"{url}archive")
    games, file = ana.find(".games li"), ana.find("input[type=file]")
    expect(games).to_have_count(1)
    assert violations(ana.page) == []
    with ana.page.expect_download() as download:
        ana.button("archive-save").click()
    saved = Path(download.value.path()).read_bytes()
    assert str(made.tokens[0]).encode() not in saved
    search = ana.page.get_by_label(ana.say("archive-search"))
    search.fill("nobody")
    expect(games).to_have_count(0)
    search.fill("")

    ben = arrive(f"{url}archive", lang="ru", phone=True)
    ben.find("label.button").wait_for()
    assert sideways(ben.page) == 0
    assert small_targets(ben.page) == []
    ben.find("input[type=file]").set_input_files(upload(saved))
    expect(ben.find(".said")).to_have_text(ben.say("archive-taken", count=1))
    expect(ben.find(".games li")).to_have_count(1)
    ben.find("input[type=file]").set_input_files(upload(b"no game"))
    expect(ben.find(".said")).to_have_text(ben.say("archive-error-not"))

    record = httpx.get(f"{url}api/matches/{made.id}/record", verify=False).json()
    many = 2 * (json.dumps(record) + "\n").encode()
    file.set_input_files(upload(gzip.compress(many)))
    expect(ana.find(".said")).to_have_text(ana.say("archive-records", count=2))
    expect(ana.find(".records button")).to_have_count(2)
    file.set_input_files(upload(gzip.compress(many)[:-9]))
    expect(ana.find(".said")).to_have_text(ana.say("archive-error-file"))
    study = 3 * (json.dumps({"part": "main", "cell": 0, "deal": 0, "record": record}) + "\n").encode()
    file.set_input_files(upload(gzip.compress(study)))
    expect(ana.find(".records button")).to_have_count(3)
    file.set_input_files(upload(many))
    ana.find(".records button").last.click()
    ana.page.wait_for_url("**/replay/*")
    expect(ana.find(".controls .where")).to_be_visible()


def test_records_in_a_parquet_table_are_opened_in_the_archive(arrive: Arrive, url: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    records, rows = tmp_path / "records.parquet", tmp_path / "games.parquet"
    words = ("simulate", "ard-ri", "--games", "4", "--players", "random", "--seed", "elf", "--jobs", "1")
    assert run(*words, "--records-to", records, "--games-to", rows).exit_code == 0
    ana = arrive(f"{url}archive", name="Ana")
    file, said = ana.find("input[type=file]"), ana.find(".said")
    file.set_input_files(upload(rows.read_bytes()))
    expect(said).to_have_text(ana.say("archive-error-not"))
    file.set_input_files(upload(records.read_bytes()[:-9]))
    expect(said).to_have_text(ana.say("archive-error-file"))
    file.set_input_files(upload(records.read_bytes()))
    expect(said).to_have_text(ana.say("archive-records", count=4))
    expect(ana.find(".records button").last).to_contain_text("random")
    ana.find(".records button").nth(2).click()
    ana.page.wait_for_url("**/replay/*")
    expect(ana.find(".controls .where")).to_be_visible()
    match = ana.page.url.rpartition("/")[2]
    opened = Record.from_document(httpx.get(f"{url}api/matches/{match}/record", verify=False).json())
    assert opened.moves == of_lines(records, "2").moves


def upload(content: bytes) -> FilePayload:
    return FilePayload(name="game.json", mimeType="application/json", buffer=content)


# How many pictures a file that moves consists of, as the browser reads it, and how wide the second is.
PICTURES = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: "image/webp" });
  await Promise.all([decoder.tracks.ready, decoder.completed]);
  const { image } = await decoder.decode({ frameIndex: 1 });
  return [decoder.tracks.selectedTrack.frameCount, image.displayWidth];
}"""


def test_a_finished_game_is_shared_as_a_picture_and_as_an_animation(arrive: Arrive, server: ServerProcess) -> None:
    match = played_out(server.data, "twelve-patrols").id
    ana = arrive(f"{server.url}replay/{match}?ply=1000000", lang="es")
    ana.button("page-share").click()
    picture = ana.panel().get_by_role("img")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.naturalWidth") == 1080
    assert violations(ana.page) == []
    with ana.page.expect_download() as drawn:
        ana.button("share-picture").click()
    assert Path(drawn.value.path()).read_bytes().startswith(b"\x89PNG")
    with ana.page.expect_download() as drawing:
        ana.button("share-drawing").click()
    assert b"de 12 patrullas" in Path(drawing.value.path()).read_bytes()
    with ana.page.expect_download() as film:
        ana.button("share-animation").click()
    assert film.value.suggested_filename.endswith(".webp")
    steps = int(str(ana.find(".controls .where").get_attribute("data-last")))
    assert ana.page.evaluate(PICTURES, b64encode(Path(film.value.path()).read_bytes()).decode()) == [min(40, steps + 1), 1080]
