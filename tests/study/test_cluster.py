"""Studies on many machines: the same digits, even if one of them dies. Runs where Ray is installed; `make soak` installs it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="Ray is not installed: make soak")
pytest.importorskip("scipy")
pytest.importorskip("statsmodels")

from parlour.core.errors import ParlourError
from parlour.study import cluster, runner
from parlour.study import file as files
from parlour.study.runner import Run, prepare

STUDY = """\
game = "ard-ri"
seed = "ray"
[factors]
summer_cattle = ["joins_always", "joins_without_warrior"]
[design]
deals = 60
repeat_alarms = 5
[players]
bots = "level1"
[measure]
primary = "years"
also = ["seat"]
"""
FILES = ("games.csv.gz", "seats.csv.gz", "summary.json", "report.html")


@pytest.fixture
def two_nodes() -> Iterator[Any]:
    found = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = found.add_node(num_cpus=1)
    found.wait_for_nodes()
    try:
        yield found, second
    finally:
        cluster.ray().shutdown()
        found.shutdown()


def made(folder: Path, **extra: Any) -> Run:
    return prepare(files.understood(STUDY, "s.toml"), "s", folder / "s.study", **extra)


def content(run: Run) -> dict[str, bytes]:
    run.finish()
    return {name: (run.folder.path / name).read_bytes() for name in FILES}


@pytest.mark.soak
def test_a_machine_that_dies_in_the_middle_changes_nothing(
    two_nodes: tuple[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    nodes, second = two_nodes
    monkeypatch.setattr(runner, "BATCH_SECONDS", 0.0)  # one game at a time: the machine dies with work in hand
    alone = made(tmp_path / "alone")
    for _ in alone.play():
        pass
    many = made(tmp_path / "many", runner=cluster.runner(nodes.address))
    killed = False
    for progress in many.play():
        if progress.played >= 20 and not killed:
            nodes.remove_node(second, allow_graceful=False)
            killed = True
    assert killed and content(many) == content(alone)


def test_a_cluster_that_nobody_answers_for_is_told_in_a_sentence() -> None:
    with pytest.raises(ParlourError) as caught:
        cluster.runner("127.0.0.1:1")
    assert "Ray cannot be reached at 127.0.0.1:1" in str(caught.value)
