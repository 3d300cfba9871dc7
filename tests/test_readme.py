"""The Python on the README's first page runs as it stands."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_readme_s_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = README.read_text(encoding="utf-8")
    exec(compile("\n".join(re.findall(r"```python\n(.*?)```", text, re.S)), str(README), "exec"), {})
    assert capsys.readouterr().out == "spring\n"


def test_every_file_the_readme_points_to_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (README.parent / target).exists(), target
