"""`parlour study` at the command line, with a made-up game."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

pytest.importorskip("scipy")
pytest.importorskip("statsmodels")

from parlour.study import cluster
from parlour.study import file as files
from tests.cli.command import fails, run
from tests.study.made_up import coins, text

__all__ = ["coins"]
pytestmark = pytest.mark.usefixtures("coins")


def written(folder: Path, name: str = "coins", **given: object) -> Path:
    file = folder / f"{name}.toml"
    file.write_text(text(**given), encoding="utf-8")  # type: ignore[arg-type]
    return file


def test_from_a_new_file_to_a_report(tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    assert "Next: parlour study plan" in " ".join(run("study", "new", "coins", "--out", file).stdout.split())
    assert files.read(file).factors == {"name": ("plain", "fancy")}
    assert "exists already" in fails("study", "new", "coins", "--out", file)
    told = run("study", "run", file, "--jobs", "1", "--deals", "20")
    assert told.exit_code == 0 and "Report:" in told.stdout, told.stderr
    written_files = {path.name for path in (tmp_path / "new.study").iterdir()}
    assert {"report.html", "study.toml", "summary.json", "games.csv.gz"} <= written_files


def test_a_plan_tells_what_it_costs_and_finds_and_writes_nothing(tmp_path: Path) -> None:
    file = written(tmp_path, deals=500, looks=5)
    shown = " ".join(run("study", "plan", file, "--jobs", "1").stdout.split())
    assert "2 cells, 500 deals each: 1,000 games" in shown and "500 deals find a difference of" in shown
    found = json.loads(run("study", "plan", file, "--deals", "2000", "--json").stdout)
    assert found["deals"] == 2000 and found["looks"] == [400, 800, 1200, 1600, 2000] and found["seconds"] > 0
    assert [path.name for path in tmp_path.iterdir()] == ["coins.toml"]


def test_tables_are_shown_by_metric_and_for_programs(tmp_path: Path) -> None:
    run("study", "run", written(tmp_path, deals=60), "--jobs", "1")
    folder = tmp_path / "coins.study"
    assert "longer = 30" in run("study", "show", folder).stdout and "Other metrics: seat" in run("study", "show", folder).stdout
    assert json.loads(run("study", "show", folder, "length", "--json").stdout)["name"] == "length"
    assert json.loads(run("study", "show", folder, "--json").stdout)["title"] == "Coins"
    assert "was not measured in this study; there are: length, seat" in fails("study", "show", folder, "lenght")
    assert "cannot be read or written" in fails("study", "show", tmp_path / "none.study")


def test_a_run_tells_its_games_at_once_and_what_it_can_find_after_the_first_deals(tmp_path: Path) -> None:
    told = " ".join(run("study", "run", written(tmp_path, deals=150), "--jobs", "1").stderr.split())
    assert "2 cells, 150 deals each: 300 games" in told and told.count("150 deals find a difference of") == 1
    assert "with one process" in told
    again = " ".join(run("study", "run", tmp_path / "coins.toml", "--jobs", "1").stderr.split())
    assert "300 games were played before" in again and again.count("150 deals find a difference of") == 1
    assert "2 cells, one deal each: 2 games" in run("study", "plan", tmp_path / "coins.toml", "--deals", "1").stdout
    assert "Not a directory" in fails("study", "run", tmp_path / "coins.toml", "--out", tmp_path / "coins.toml")
    counted = written(tmp_path, "counted", deals=7)
    counted.write_text(counted.read_text(encoding="utf-8").replace("deals = 7", "find = { length = 0.1 }"), encoding="utf-8")
    found = " ".join(run("study", "run", counted, "--jobs", "1").stderr.split())
    assert found.count(" deals find a difference of 0.1 ") == 1


def test_many_machines_are_named_and_need_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as where it is not installed
    cluster.ray.cache_clear()
    file = written(tmp_path)
    assert "pip install 'parlour[ray]'" in fails("study", "run", file, "--on", "local")
    for address in ("elsewhere", "ray://:10001", "ray://here:port"):
        assert "it takes ray://HOST:PORT | HOST:PORT | auto | local" in fails("study", "run", file, "--on", address)
    assert [path.name for path in tmp_path.iterdir()] == ["coins.toml"]


def test_maps_and_curves_are_tables_too_and_nothing_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "isle.toml"
    file.write_text("""game = "jackal"
options = { seats = 2 }
[factors]
plane_waits = [true, false]
[design]
deals = 3
[players]
bots = "random"
[measure]
primary = "turns"
also = ["visits", "winner_chance"]
search = { games = 1, simulations = 5 }
""", encoding="utf-8")
    run("study", "run", file, "--jobs", "1")
    visits = run("study", "show", tmp_path / "isle.study", "visits").stdout
    assert "Place" in visits and len(re.findall(r"plane waits = true +[a-m]\d+ +\d", visits)) == 12
    assert "8/8" in run("study", "show", tmp_path / "isle.study", "winner_chance").stdout
    assert "…" not in run("study", "show", tmp_path / "isle.study", env={"COLUMNS": "50", "PARLOUR_LANG": "ru"}).stdout


def test_two_studies_are_compared_deal_by_deal_where_seeds_agree(tmp_path: Path) -> None:
    for name, seed in (("one", "a"), ("two", "a"), ("three", "b")):
        run("study", "run", written(tmp_path, name, seed=seed, deals=40), "--jobs", "1")
    same = json.loads(run("study", "compare", tmp_path / "one.study", tmp_path / "two.study", "--json").stdout)
    assert all(one["paired"] and one["difference"]["value"] == 0 for one in same)
    other = json.loads(run("study", "compare", tmp_path / "one.study", tmp_path / "three.study", "--json").stdout)
    assert not any(one["paired"] for one in other) and {one["cell"] for one in other} == {"longer = 0", "longer = 30"}
    assert "other deals" in run("study", "compare", tmp_path / "one.study", tmp_path / "three.study").stdout


def test_a_game_of_a_study_is_opened_by_cell_and_deal(tmp_path: Path) -> None:
    run("study", "run", written(tmp_path, deals=10), "--jobs", "1")
    told = json.loads(run("replay", tmp_path / "coins.study", "1/7", "--json", "--check-seed").stdout)
    assert told["seed"] == "1/7" and told["options"]["longer"] == 30
    assert "no game 5/7" in fails("replay", tmp_path / "coins.study", "5/7")
