"""`parlour analyse`: the chances of a finished game in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parlour
from parlour import bots
from parlour.search.questions import Question
from parlour.study import questions
from tests.cli.command import GOLDEN, fails, run

pytestmark = pytest.mark.compiled
RECORD = GOLDEN / "01.json"
QUICK = ("--simulations", "200")


@pytest.mark.slow
def test_curves_and_turning_points_in_every_language() -> None:
    shown = {lang: run("analyse", RECORD, *QUICK, "--lang", lang).stdout for lang in ("en", "es", "ru")}
    told = json.loads(run("analyse", RECORD, *QUICK, "--json").stdout)
    assert told["turning"]
    for text, word in zip(shown.values(), ("step", "paso", "шаг"), strict=True):
        lines = text.splitlines()
        assert sum(any(bar in line for bar in "▁█") for line in lines) == len(told["players"])
        assert sum(line.startswith(f"  {word} ") for line in lines) == len(told["turning"])
    first = told["turning"][0]
    name = f"greedy {first['seat'] + 1}"  # both are called greedy
    assert f"step {first['step']}: {name} lost {first['lost']:.0%}" in shown["en"]
    low, high = first["interval"]
    assert low <= first["lost"] <= high and f"({low:.0%} to {high:.0%})" in " ".join(shown["en"].split())
    assert "Year 1, Spring." in " ".join(shown["en"].split())  # the moment in the game's own terms
    assert f"played {first['described']['text']}, better {first['better']['described']['text']}" in shown["en"]


def test_the_document_holds_the_chances_of_every_seat() -> None:
    told = json.loads(run("analyse", RECORD, *QUICK, "--json").stdout)
    record = parlour.Record.read(RECORD)
    assert told["game"] == "ard-ri" and told["simulations"] == 200
    last = told["chances"][-1]
    assert (last["ply"], last["step"], last["shares"]) == (len(record.moves), told["steps"], record.scores)
    for one in told["chances"]:
        assert all(low <= share <= high for share, (low, high) in zip(one["shares"], one["intervals"], strict=True))
    assert all(sum(one["shares"]) == pytest.approx(1) for one in told["chances"])


def test_the_terminal_says_what_the_page_says() -> None:
    record = parlour.Record.read(RECORD)
    asked = Question(record.game, "review", record.final(), record.options, record.moves, record.seed, record.scores)
    told = json.loads(run("analyse", RECORD, "--json").stdout)
    assert told == {"game": record.game, "players": record.players, **questions.answer(asked, lambda _: None)}


def test_what_cannot_be_analysed_is_refused(tmp_path: Path) -> None:
    patrols = tmp_path / "patrols.json"
    patrols.write_text(parlour.play("twelve-patrols", [bots.player("twelve-patrols", "greedy")]).to_json(), encoding="utf-8")
    assert "twelve-patrols" in fails("analyse", patrols) and "ard-ri" in fails("analyse", patrols)
    half = tmp_path / "half.json"
    half.write_text(parlour.play("ard-ri", [bots.player("ard-ri", "random")] * 2, max_plies=22).to_json(), encoding="utf-8")
    assert "after the end" in fails("analyse", half)
