"""The examples of examples/learning run, and learn at least a little."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import PARLOUR

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "learning"
pytestmark = [pytest.mark.slow, pytest.mark.compiled]


def run(name: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, str(FOLDER / name), *arguments], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_tutorial_runs_as_it_stands() -> None:
    pytest.importorskip("pettingzoo", reason="pip install 'parlour[envs]'")
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    program = "\n".join(re.findall(r"```python\n(.*?)```", text, re.S))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert "(256, 378)" in done.stdout


def test_ppo_trains_evaluates_and_saves(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: make test-envs")
    run("ppo.py", "--seconds", "3", "--every", "2", "--matches", "4", "--games", "16", "--save", str(tmp_path / "curve.json"))
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert len(curve) >= 2 and curve[-1]["decisions"] > 0 and {"random", "greedy", "seconds"} <= curve[0].keys()
    for name in ("ppo.py", "learned.py"):
        shutil.copy(FOLDER / name, tmp_path)
    words = ["simulate", "ard-ri", "--players", "learned:mine,random", "--games", "2", "--jobs", "1"]
    done = subprocess.run([*PARLOUR, *words], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0 and "learned:mine" in done.stdout, done.stderr


def test_the_page_shows_how_a_net_becomes_a_player() -> None:
    [shown] = re.findall(r"```py\n(.*?)```", (ROOT / "docs" / "learning.md").read_text(encoding="utf-8"), re.S)
    assert (FOLDER / "learned.py").read_text(encoding="utf-8").endswith(shown)


def test_cfr_becomes_hard_to_exploit() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make test-envs")
    told = run("cfr.py", "--iterations", "50").splitlines()
    first, last = (float(line.split()[-1]) for line in (told[0], told[2]))
    assert last < first / 20


def test_is_mcts_beats_random() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make test-envs")
    assert "+" in run("ismcts.py", "--simulations", "60", "--games", "12")


def test_the_notebook_runs_from_its_first_cell_to_its_last() -> None:
    nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed: make test-envs")
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel", reason="ipykernel is not installed: make test-envs")
    notebook = nbformat.read(FOLDER / "from_install_to_a_curve.ipynb", as_version=4)
    client = nbclient.NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(ROOT)}})
    before = os.environ.get("PARLOUR_NOTEBOOK_SECONDS")
    os.environ["PARLOUR_NOTEBOOK_SECONDS"] = "3"
    try:
        client.execute()
    finally:
        os.environ.pop("PARLOUR_NOTEBOOK_SECONDS") if before is None else os.environ.update(PARLOUR_NOTEBOOK_SECONDS=before)
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("svg" in str(output.get("data", "")) for output in outputs)
    assert any("against greedy" in output.get("text", "") for output in outputs)
