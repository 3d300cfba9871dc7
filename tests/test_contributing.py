"""What greets whoever wants to change Parlour: forms, checks before a commit, and the workflows of a public CI."""

from __future__ import annotations

import configparser
import re
import tomllib
from pathlib import Path
from typing import Any

import yaml  # comes with schemathesis

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
PACKAGE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_every_form_says_what_it_is_for_and_what_it_asks() -> None:
    forms = {path.stem: read(path) for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml")}
    assert {"bug", "idea", "rule"} <= set(forms)
    for form in forms.values():
        assert form["name"] and form["description"]
        assert all(field["attributes"]["label"] for field in form["body"])
        assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_the_workflows_ask_make_for_what_there_is_on_every_python_that_is_promised() -> None:
    jobs = [job for path in (GITHUB / "workflows").glob("*.yml") for job in read(path)["jobs"].values()]
    asked = {step["run"].removeprefix("make ") for job in jobs for step in job["steps"] if "run" in step}
    assert {"test", "docs"} <= asked <= TARGETS
    [matrix] = [job["strategy"]["matrix"]["python"] for job in jobs if "python" in job.get("strategy", {}).get("matrix", {})]
    promised = re.findall(r"^\| (3\.\d+) \|", (ROOT / "docs" / "versions.md").read_text(encoding="utf-8"), re.MULTILINE)
    wheels = re.findall(r"cp3(\d+)-\*", PACKAGE["tool"]["cibuildwheel"]["build"])
    assert matrix == promised == [f"3.{number}" for number in wheels]
    assert PACKAGE["project"]["requires-python"] == f">={matrix[0]}"


def test_before_a_commit_and_in_the_editor_the_checks_are_those_of_make_lint() -> None:
    [repository] = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [hook["entry"] for hook in repository["hooks"]] == ["make lint"]
    editor = configparser.ConfigParser()
    editor.read_string("[all]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    assert editor["*"]["max_line_length"] == str(PACKAGE["tool"]["ruff"]["line-length"])
