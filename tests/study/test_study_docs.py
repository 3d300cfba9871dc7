"""What docs/studies.md prints runs as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("scipy")
pytest.importorskip("statsmodels")
pytest.importorskip("pyarrow")

from parlour.study import file as files
from parlour.study.runner import prepare

PAGE = (Path(__file__).parents[2] / "docs" / "studies.md").read_text(encoding="utf-8")


def printed(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


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
