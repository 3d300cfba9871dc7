"""What docs/studies.md prints runs as printed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

pytest.importorskip("scipy")
pytest.importorskip("statsmodels")
pytest.importorskip("pyarrow")

from parlour.study import file as files
from parlour.study.runner import prepare
from tests.cli.command import run

DOCS = Path(__file__).parents[2] / "docs"


def printed(kind: str, page: str = "studies.md") -> list[str]:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [text for found, text in blocks if found == kind]


@pytest.mark.slow
def test_the_file_and_the_queries_of_the_guide_run(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    (study,) = printed("toml")
    small = study
    for large, little in (
        ("deals = 1000 ", "deals = 12 "), ("deals = 200", "deals = 2"), ("deals = 100,", "deals = 1,"),
        ("games = 50, simulations = 200", "games = 1, simulations = 20"), ("alarms = 1000", "alarms = 2"),
    ):
        assert large in small
        small = small.replace(large, little)
    run = prepare(files.understood(small, "guide.toml"), "guide", tmp_path / "guide.study")
    for _ in run.play():
        pass
    assert run.finish().complete
    queries = printed("sql")
    assert len(queries) == 3
    for query in queries:
        for ending in (".parquet", ".csv.gz"):
            asked = re.sub(r"'(games|seats)\.parquet'", rf"'{tmp_path}/guide.study/\1{ending}'", query)
            assert duckdb.sql(asked).fetchall()


@pytest.mark.slow
@pytest.mark.compiled
def test_the_first_study_is_played_as_the_tutorial_tells_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (study,), (plan, found) = printed("toml", "first-study.md"), printed("", "first-study.md")
    Path("cattle.toml").write_text(study, encoding="utf-8")
    commands = [line for block in printed("sh", "first-study.md") for line in block.splitlines() if line.startswith("parlour ")]
    said = {line: run(*shlex.split(line, comments=True)[1:], env={"COLUMNS": "100"}) for line in commands}
    assert [done.output for done in said.values() if done.exit_code] == []
    told = [" ".join(done.stdout.split()) for done in said.values()]
    paired = " ".join(plan.split()).partition("Years:")[2]  # what comes before tells of this computer
    assert paired in told[0]
    for row in found.splitlines()[2:]:
        assert " ".join(row.split()) in told[1]
    assert told[2].count(" fair ") == 2  # whatever luck it was: in Ard Rí all act at once
