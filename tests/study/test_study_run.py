"""Playing a study: the same whoever plays it and however often it is interrupted."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import signal
import subprocess
import time
from itertools import islice
from pathlib import Path

import pytest

pytest.importorskip("scipy")
pytest.importorskip("statsmodels")

from parlour.core.records import Record
from parlour.study import summary
from parlour.study.folder import PLAYED, StudyFolder
from tests.cli.command import PARLOUR, run
from tests.study.made_up import coins, played, prepared, text

__all__ = ["coins"]
STUDY = """\
title = "Ard Rí, in small"
game = "ard-ri"
seed = "small"
tolerance = { seat = "4 points", years = 0.25 }
keep = "records"
[factors]
summer_cattle = ["joins_always", "joins_without_warrior"]
seats = [2, 3]
[design]
deals = 40
looks = 2
repeat_alarms = 10
[players]
bots = "greedy"
again = [{ bots = "level1", deals = 5, seats = 3 }]
skill = { bots = ["random"], deals = 3, seats = 3 }
[measure]
primary = "years"
also = ["seat", "comeback", "card_influence"]
"""
FILES = ("games.csv.gz", "seats.csv.gz", "summary.json", "records.jsonl.gz", "report.html", "study.toml")


def content(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in FILES}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study that was played in one go by one process."""
    folder = tmp_path_factory.mktemp("whole")
    (folder / "small.toml").write_text(STUDY, encoding="utf-8")
    assert run("study", "run", folder / "small.toml", "--jobs", "1").exit_code == 0
    return folder / "small.study"


@pytest.mark.slow
def test_two_processes_and_an_interruption_change_nothing(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(STUDY, encoding="utf-8")
    log = tmp_path / "small.study" / PLAYED
    command = [*PARLOUR, "study", "run", str(file), "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as started:
        while started.poll() is None and not (log.exists() and log.stat().st_size > 0):
            time.sleep(0.02)
        started.send_signal(signal.SIGINT)
        told, trouble = started.communicate()
    assert started.returncode in (0, 130), trouble
    if started.returncode == 130:  # else it was quicker than we
        part = summary.read(log.parent)
        assert not part.complete and 0 < part.played < part.asked and "Unfinished:" in told
    again = subprocess.run(command, capture_output=True, text=True, check=False)
    assert again.returncode == 0 and "played before" in again.stderr
    assert content(log.parent) == content(whole)


@pytest.mark.slow
def test_a_crash_costs_the_torn_batch_and_nothing_else(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(STUDY, encoding="utf-8")
    folder = tmp_path / "small.study"
    folder.mkdir()
    for name in ("fingerprint.json", PLAYED):
        (folder / name).write_bytes((whole / name).read_bytes())
    log = folder / PLAYED
    os.truncate(log, log.stat().st_size * 2 // 3)
    kept = len(StudyFolder(folder).rows())
    assert 0 < kept < len(StudyFolder(whole).rows())
    assert f"{kept} games were played before" in " ".join(run("study", "run", file, "--jobs", "1").stderr.split())
    assert content(folder) == content(whole)


def test_the_tables_have_a_row_for_each_game_and_for_each_seat(whole: Path) -> None:
    found = summary.read(whole)
    games = list(csv.DictReader(io.StringIO(gzip.decompress((whole / "games.csv.gz").read_bytes()).decode())))
    seats = list(csv.DictReader(io.StringIO(gzip.decompress((whole / "seats.csv.gz").read_bytes()).decode())))
    assert len(games) == found.played and len(seats) == sum(int(game["seats"]) for game in games)
    main = [game for game in games if game["part"] == "main"]
    assert [(game["cell"], game["deal"]) for game in main[:2]] == [("0", "0"), ("0", "1")]
    assert main[0]["seed"] == "small/0" and main[0]["option_summer_cattle"] == "joins_always"
    mean = sum(float(game["years"]) for game in main if game["cell"] == "0") / 40
    years = found.metric("years").cells[0].estimate
    assert years is not None and years.value == pytest.approx(mean)


def test_the_records_that_are_kept_replay_and_have_the_seed(whole: Path) -> None:
    lines = gzip.decompress((whole / "records.jsonl.gz").read_bytes()).decode().splitlines()
    one = json.loads(lines[0])
    record = Record.from_document(one["record"])
    assert (one["part"], one["cell"], one["deal"]) == ("main", 0, 0) and record.seed == "small/0"
    record.check_seed()


def test_the_summary_holds_everything_that_was_asked(whole: Path) -> None:
    found = summary.read(whole)
    assert [(one.cell, one.base) for one in found.metric("years").differences] == [(2, 0), (3, 1)]
    assert all(len(one.looks) == 2 for one in found.metric("years").differences)
    assert [table.cell for table in found.seats] == [0, 1, 2, 3] and found.seats[0].at_once
    assert found.again[0].cells == [1, 3] and {one.metric for one in found.again[0].differences} >= {"years", "seat"}
    assert [(one.cell, one.bot, one.estimate.games) for one in found.skill] == [(1, "random", 3), (3, "random", 3)]
    assert found.metric("card_influence").influence and found.complete and found.plan.finds is not None
    assert summary.Summary.to_json(found) == (whole / "summary.json").read_text(encoding="utf-8")


def test_the_page_lies_in_the_folder_and_can_be_had_in_another_language_or_as_markdown(whole: Path, tmp_path: Path) -> None:
    assert "parlour study run small.toml" in (whole / "report.html").read_text(encoding="utf-8")
    told = run("study", "report", whole, "--markdown").stdout
    assert told.startswith("# ") and "| 3 players |" in told and "parlour study run small.toml" in told
    page = tmp_path / "informe.html"
    assert "Escrito: " in run("study", "report", whole, "--out", page, env={"PARLOUR_LANG": "es"}).stdout
    assert 'lang="es"' in page.read_text(encoding="utf-8") and "3 jugadores" in page.read_text(encoding="utf-8")


def test_other_rules_go_into_a_folder_of_their_own_and_say_why(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(STUDY, encoding="utf-8")
    (tmp_path / "small.study").mkdir()
    for name in ("fingerprint.json", PLAYED):
        (tmp_path / "small.study" / name).write_bytes((whole / name).read_bytes())
    file.write_text(STUDY.replace('seed = "small"', 'seed = "other"').replace("deals = 40", "deals = 2"), encoding="utf-8")
    told = run("study", "run", file, "--jobs", "1")
    assert "(seed changed)" in " ".join(told.stderr.split()) and (tmp_path / "small-2.study" / "summary.json").exists()


@pytest.mark.usefixtures("coins")
def test_a_clear_study_stops_early_unless_all_is_wanted_and_more_deals_add(tmp_path: Path) -> None:
    given = text("early", "0, 100", 100, 5)
    found = played(tmp_path, given)
    assert found.stopped_after is not None and found.stopped_after < 100 and found.complete
    assert {cell.deals for cell in found.cells} == {found.stopped_after}
    full = played(tmp_path, given, play_all=True)
    assert full.stopped_after is None and {cell.deals for cell in full.cells} == {100}
    more = prepared(tmp_path, given, play_all=True, deals=120)
    assert more.kept == 200
    for _ in more.play():
        pass
    assert {cell.deals for cell in more.finish().cells} == {120} and len(more.rows) == 240
    assert played(tmp_path, given).to_json() == found.to_json()  # and the shorter one is as it was


@pytest.mark.usefixtures("coins")
def test_find_counts_the_deals_by_a_pilot(tmp_path: Path) -> None:
    found = played(tmp_path, text("find", "0, 50", 7).replace("deals = 7", "find = { length = 0.1 }"))
    spread = found.plan.spread
    assert spread is not None and found.plan.deals == pytest.approx((1.96 + 1.2816) ** 2 * spread**2 / 0.01, rel=0.02)
    assert found.plan.finds == pytest.approx(0.1, rel=0.02) and found.cells[0].deals == found.plan.deals


@pytest.mark.usefixtures("coins")
def test_every_part_is_tried_before_the_time_left_is_told(tmp_path: Path) -> None:
    given = text("tried", "0, 30", 150).replace('bots = "random"', 'bots = "random"\nagain = [{ bots = "level1", deals = 3 }]')
    for times in (1, 2):  # the second time it goes on
        run_of_it = prepared(tmp_path, given)
        for step in run_of_it.play():
            if step.phase == "main":
                break
        beside = [series.key for series in run_of_it.plan.beside()]
        assert set(beside) <= run_of_it.speeds.keys() and [run_of_it.many[key] for key in beside] == [times] * 2
        assert run_of_it.many["main", 0] == run_of_it.many["main", 1] == 100


@pytest.mark.usefixtures("coins")
def test_an_unfair_seat_is_played_again_on_fresh_deals(tmp_path: Path) -> None:
    given = text("tilt", "0", 300).replace("[factors]\nlonger = [0]", "[options]\ntilt = 200")
    found = played(tmp_path, given.replace("looks = 1", "repeat_alarms = 150"))
    assert found.seats[0].clear and found.seats[0].verdict is None
    (repeat,) = found.repeats
    assert repeat.seats is not None and repeat.confirmed and repeat.seats[1].games == 150
    seeds = gzip.decompress((tmp_path / "coins.study" / "games.csv.gz").read_bytes()).decode()
    assert "tilt/fresh/149" in seeds


@pytest.mark.usefixtures("coins")
def test_games_that_are_cut_count_as_unfinished_and_drop_whole_pairs(tmp_path: Path) -> None:
    found = played(tmp_path, text("cut", "0, 30", 20).replace("looks = 1", "cap = 3"))
    assert [cell.unfinished for cell in found.cells] == [20, 20]
    assert found.metric("length").differences[0].pairs == 0


@pytest.mark.usefixtures("coins")
def test_what_was_stopped_tells_how_far_it_came(tmp_path: Path) -> None:
    run_of_it = prepared(tmp_path, text("stop", "0, 30", 200))
    for _ in islice(run_of_it.play(), 3):
        pass
    found = run_of_it.finish()
    assert not found.complete and 0 < found.played < found.asked == 400


@pytest.mark.usefixtures("coins")
def test_what_was_stopped_at_once_has_a_page_too(tmp_path: Path) -> None:
    run_of_it = prepared(tmp_path, text("stop", "0, 30", 20))
    run_of_it.stop.set()
    for _ in run_of_it.play():
        pass
    found = run_of_it.finish()
    assert not found.complete and found.played == 0 and (tmp_path / "coins.study" / "report.html").exists()


def test_a_study_from_python_gives_tables(tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    import parlour.study

    found = parlour.study.run(STUDY, out=tmp_path / "x.study", deals=6)
    assert set(found.table["metric"]) >= {"years", "seat"} and len(found.games) == found.summary.played
    assert len(found.seats) > len(found.games)


def test_maps_are_played_for_on_the_lands_that_are_named(tmp_path: Path) -> None:
    (tmp_path / "land.toml").write_text("""title = "A land"
game = "jack-rabbits"
seed = "land"
options = { seats = 2 }
design = { deals = 2 }
[measure]
primary = "turns"
also = ["traffic"]
lands = [7]
""", encoding="utf-8")
    assert run("study", "run", tmp_path / "land.toml", "--jobs", "1").exit_code == 0
    [drawn] = summary.read(tmp_path / "land.study").lands
    assert (drawn.land, drawn.metric, drawn.games) == (7, "traffic", 2) and drawn.places["citadel"]
    assert "land 7, 2 games" in (tmp_path / "land.study" / "report.html").read_text(encoding="utf-8")
