"""Every game of a simulation or an arena in a file, and one of them opened again."""

from __future__ import annotations

import csv
import gzip
import json
from pathlib import Path

import pytest

from parlour.core.records import Record
from tests.cli.command import fails, run

SIMULATE = ("simulate", "ard-ri", "--games", "30", "--players", "random", "--seed", "elf")


def test_a_row_and_a_record_for_each_game_whoever_plays_them(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        rows, records = tmp_path / f"{jobs}.csv.gz", tmp_path / f"{jobs}.jsonl.gz"
        told = run(*SIMULATE, "--jobs", jobs, "--games-to", rows, "--records-to", records, "--measure", "years,seat")
        assert told.exit_code == 0, told.stderr
    assert (tmp_path / "1.csv.gz").read_bytes() == (tmp_path / "2.csv.gz").read_bytes()
    assert (tmp_path / "1.jsonl.gz").read_bytes() == (tmp_path / "2.jsonl.gz").read_bytes()
    found = list(csv.DictReader(gzip.decompress((tmp_path / "1.csv.gz").read_bytes()).decode().splitlines()))
    kept = gzip.decompress((tmp_path / "1.jsonl.gz").read_bytes()).decode().splitlines()
    assert [row["game"] for row in found] == [str(number) for number in range(30)] and len(kept) == 30
    record = Record.from_document(json.loads(kept[7]))
    record.check_seed()
    assert [float(found[7][f"score_{seat}"]) for seat in range(2)] == record.scores and found[7]["seed"] == record.seed
    assert found[7]["years"] in "456789"


def test_one_of_many_games_is_replayed_and_analysed(tmp_path: Path) -> None:
    records = tmp_path / "many.jsonl.gz"
    run(*SIMULATE, "--jobs", "1", "--records-to", records)
    told = json.loads(run("replay", records, "7", "--json", "--check-seed").stdout)
    assert told["seed"] == "elf/7" and told["seed_checked"]
    judged = json.loads(run("analyse", records, "7", "--simulations", "200", "--json").stdout)
    assert judged["players"] == told["players"] and [one["shares"] for one in judged["chances"]][-1] == told["scores"]
    assert run("replay", records, "7", "--save", tmp_path / "seventh.json").exit_code == 0
    assert Record.read(tmp_path / "seventh.json").seed == "elf/7"  # a file of its own, as the page takes it
    assert "holds 30 games; say which" in fails("replay", records)
    assert "no game 30; there are: 0–29" in fails("replay", records, "30")


def test_an_ending_that_says_nothing_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    assert "should end in .csv" in fails(*SIMULATE, "--games-to", tmp_path / "games.xls")
    assert "cannot be read or written" in fails(*SIMULATE, "--games-to", tmp_path / "no" / "games.csv")
    same = ("--games-to", tmp_path / "x.parquet", "--records-to", tmp_path / "." / "x.parquet")
    assert "name two files" in fails(*SIMULATE, *same)
    assert list(tmp_path.iterdir()) == []


def test_an_arena_writes_the_same_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))
    rows, records = tmp_path / "games.csv", tmp_path / "records.jsonl.gz"
    words = ("arena", "ard-ri", "--players", "greedy,random", "--games", "6", "--simulations", "5", "--jobs", "1", "--all")
    assert run(*words, "--games-to", rows, "--records-to", records).exit_code == 0
    found = list(csv.DictReader(rows.read_text(encoding="utf-8").splitlines()))
    assert [(row["deal"], row["turn"], row["player_0"]) for row in found[:2]] == [("0", "0", "greedy"), ("0", "1", "random")]
    assert json.loads(run("replay", records, "0", "--json").stdout)["players"] == ["greedy", "random"]


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    run(*SIMULATE, "--jobs", "1", "--games-to", tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 30 and table["seed"].to_pylist()[29] == "elf/29"


def test_records_in_parquet_are_the_same_and_smaller(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow.parquet")
    sizes = []
    for ending in ("parquet", "jsonl.gz"):
        records = tmp_path / f"many.{ending}"
        run(*SIMULATE[:3], "500", *SIMULATE[4:], "--jobs", "1", "--records-to", records)
        run("replay", records, "499", "--save", tmp_path / f"{ending}.json")
        sizes.append(records.stat().st_size)
    assert Record.read(tmp_path / "parquet.json") == Record.read(tmp_path / "jsonl.gz.json") and sizes[0] < sizes[1]
    assert "holds 500 games; say which" in fails("replay", tmp_path / "many.parquet")
    assert "no game 500; there are: 0–499" in fails("analyse", tmp_path / "many.parquet", "500")
    (tmp_path / "spoilt.parquet").write_text("no Parquet", encoding="utf-8")
    assert "cannot be read" in fails("replay", tmp_path / "spoilt.parquet", "1")


@pytest.mark.parametrize("ending", ["csv", "csv.gz", "parquet"])
def test_a_table_of_games_is_no_file_of_records(tmp_path: Path, ending: str) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow.parquet")
    rows = tmp_path / f"games.{ending}"
    run(*SIMULATE, "--jobs", "1", "--games-to", rows)
    for command in ("replay", "analyse"):
        assert "is a table with a row for each game" in fails(command, rows, "1")


def test_a_file_with_one_record_holds_the_game_number_0(tmp_path: Path) -> None:
    run(*SIMULATE, "--jobs", "1", "--records-to", tmp_path / "many.jsonl")
    run("replay", tmp_path / "many.jsonl", "7", "--save", tmp_path / "one.json")
    assert json.loads(run("replay", tmp_path / "one.json", "0", "--json").stdout)["seed"] == "elf/7"
    assert "no game 7; there are: 0." in fails("replay", tmp_path / "one.json", "7")
    assert "Cannot read" in fails("replay", tmp_path / "none.csv", "7")
