"""Study files: what they ask for, and one sentence for each mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core import registry
from parlour.core.errors import ParlourError
from parlour.core.options import Option
from parlour.study import file as files
from parlour.study.file import understood
from parlour.study.plan import planned
from parlour.study.template import levels_of, template, varied_option
from parlour_tide import GAME as TIDE
from tests.cli.command import fails

GOOD = """\
title = "Ard Rí: are the Cattle lost when a Warrior wins?"
game = "ard-ri"
seed = "study"
tolerance = { seat = "4 points", years = 0.25 }
[factors]                     # every combination is a cell
summer_cattle = ["joins_always", "joins_without_warrior"]
seats = [2, 3, 4, 5]
[design]
deals = 3000
looks = 5
[players]
bots = "greedy"
again = [{ bots = "level2", deals = 1000, seats = 4 }, { bots = "level3", simulations = 400, deals = 500, seats = 4 }]
skill = { bots = ["random", "level2", "level3"], deals = 200 }
[measure]
primary = "years"
also = ["seat", "past_four", "comeback", "winner_score", "card_influence"]
search = { games = 400, simulations = 600 }
"""


def test_a_file_says_what_is_asked() -> None:
    study = understood(GOOD, "good.toml")
    assert (study.deals, study.looks, study.primary, study.bots) == (3000, 5, "years", ("greedy",))
    assert study.tolerance == {"seat": 0.04, "years": 0.25}
    assert study.factors == {"summer_cattle": ("joins_always", "joins_without_warrior"), "seats": (2, 3, 4, 5)}
    assert {"decided", "drama"} <= set(study.also)  # a search was asked for, and none of what it measures was named
    plan = planned(study)
    assert [cell.name for cell in plan.cells][:2] == ["joins_always, seats = 2", "joins_always, seats = 3"]
    assert [cell.base for cell in plan.cells] == [None, None, None, None, 0, 1, 2, 3]
    skill = plan.skill()
    assert {series.cell for series in skill} == {2, 6} and sum(series.deals for series in skill) == 4800
    assert {series.simulations for series in skill if "level3" in series.players} == {400}


def test_cells_that_the_game_refuses_are_told_and_not_played() -> None:
    plan = planned(understood('game = "jackal"\n[factors]\nsides = ["each", "pairs"]\nseats = [4, 3]\n', "s.toml"))
    assert [cell.name for cell in plan.cells] == ["each, seats = 4", "each, seats = 3", "pairs, seats = 4"]
    assert [cell.base for cell in plan.cells] == [None, None, 0]
    assert [(one.name, "pairs need four players" in one.why["en"]) for one in plan.refused] == [("pairs, seats = 3", True)]
    assert plan.refused[0].why["ru"] != plan.refused[0].why["en"]


def test_tables_have_names_and_single_options_are_tried_alone() -> None:
    given = (
        'game = "jack-rabbits"\noptions = { seats = 3, game = "full" }\n[factors]\nquest = ["simple", "tribal"]\n'
        '[one_at_a_time]\novertaxed_hands = true\naces = ["ambivalent", "capital"]\n'
    )
    plan = planned(understood(given, "s.toml"))
    assert [cell.name for cell in plan.cells] == ["simple", "tribal", "overtaxed_hands = true", "ambivalent", "capital"]
    assert all(cell.seats == 3 and cell.options["game"] == "full" for cell in plan.cells)
    assert [cell.options["quest"] for cell in plan.cells[2:]] == ["simple"] * 3


def test_players_and_their_strength_can_be_varied_too() -> None:
    plan = planned(understood('game = "ard-ri"\n[factors]\nbots = ["greedy", ["greedy", "random"]]\nsimulations = [5, 6]\n', "s"))
    assert [(cell.bots, cell.simulations) for cell in plan.cells] == [
        (("greedy", "greedy"), 5), (("greedy", "greedy"), 6), (("greedy", "random"), 5), (("greedy", "random"), 6)]


MISTAKES = [
    ("titel = 3", "titel", 'Did you mean “title”?'),
    ('game = "ard-ri', "", "this is not TOML"),
    ("game = 5", "game = 5", "a text in quotes"),
    ('game = "ardri"', "game", "Did you mean “ard-ri”?"),
    ('title = "x"', "", "game is missing, for example game = \"ard-ri\""),
    ("summer_catle = [true]", "summer_catle", "Did you mean “summer_cattle”?"),
    ('summer_cattle = ["sometimes"]', "sometimes", "it takes joins_always | joins_without_warrior"),
    ("seats = [2, 3, 9]", "seats", "it takes 2–5"),
    ("seats = [2, 2]", "seats", "has the level 2 twice"),
    ("seats = []", "seats", "at least one level"),
    ("deals = -4", "deals", "deals cannot be -4; it takes 1 …"),
    ('deals = "many"', "deals", "deals cannot be many; it takes 1 …"),
    ("deals = 1000000000000", "deals", "it takes 1–1000000000"),
    ("cap = 10000000000000000000000", "cap", "it takes 1–1000000000"),
    ("dealz = 100", "dealz", "Did you mean “deals”?"),
    ("looks = 50", "looks", "it takes 1–10"),
    ("power = 2", "power", "from 0.5 to below 1"),
    ("all = 1", "all", "true or false"),
    ("find = { years = 0.05 }", "find", "give one of them"),
    ('bots = "gredy"', "gredy", "Did you mean “greedy”?"),
    ('again = [{ bots = "level2", deal = 5 }]', "deal =", "Did you mean “deals”?"),
    ('again = [{ bots = "level2", table = "four" }]', "table", "there is no “four” here"),
    ('again = [{ bots = "level2", table = [] }]', "table", "there is no “[]” here"),
    ("again = [{ deals = 5 }]", "again", "bots is missing"),
    ("again = [{ bots = [] }]", "again", "a text in quotes"),
    ("bots = []", "bots", "a text in quotes"),
    ("seats = [2, 3]", "again", "No cell of the study has seats = 4."),
    ("lands = [7]", "lands", "there is no “land” here"),
    ('primary = "yaers"', "yaers", "Did you mean “years”?"),
    ('also = "seat"', "also", "a list in square brackets"),
    ('scale = { years = "logs" }', "logs", "There are: difference, ratio, median"),
    ('scale = { seat = "ratio" }', "scale", "seat is no plain number"),
    ('tolerance = { years = "4 points" }', "tolerance", "a number above 0"),
    ("tolerance = { years = inf }", "tolerance", "a number above 0"),
    ("tolerance = { turns = 1 }", "tolerance", "there is no “turns” here"),
    ('keep = "everything"', "keep", "There are: games, records"),
]
SECTIONS = {
    "summer": "factors", "seats": "factors", "deal": "design", "look": "design", "power": "design", "all": "design",
    "find": "design", "bots": "players", "again": "players", "primary": "measure", "also": "measure", "scale": "measure",
    "lands": "measure", "cap": "design",
}


@pytest.mark.parametrize(("line", "marks", "says"), MISTAKES, ids=[mistake[0] for mistake in MISTAKES])
def test_each_mistake_gets_one_sentence_with_its_line_and_what_would_be_right(line: str, marks: str, says: str) -> None:
    section = next((section for start, section in SECTIONS.items() if line.startswith(start)), "")
    key = line.partition("=")[0].strip()
    rest = [one for one in GOOD.splitlines() if not one.startswith(f"{key} =")]
    at = rest.index(next((one for one in rest if section and one.startswith(f"[{section}]")), rest[0])) + 1
    if key == "title":
        rest = [one for one in rest if not one.startswith("game")]
    text = "\n".join([*rest[:at], line, *rest[at:]]) if section else "\n".join([line, *rest])
    with pytest.raises(ParlourError) as caught:
        planned(understood(text, "study.toml"))
    told = str(caught.value)
    assert says in told and told.startswith("study.toml, line ") and "\n" not in told
    number = int(told.removeprefix("study.toml, line ").partition(":")[0])
    if marks:
        assert marks in text.splitlines()[number - 1], (number, told)


def test_a_study_of_which_the_game_refuses_everything_is_told_where() -> None:
    with pytest.raises(ParlourError, match=r"s\.toml, line 2: The game refuses every cell .*pairs need four players"):
        planned(understood('game = "jackal"\noptions = { sides = "pairs", seats = 3 }\n', "s.toml"))
    with pytest.raises(ParlourError, match=r"s\.toml, line 2: Option land cannot be “1000001”"):
        planned(understood('game = "jack-rabbits"\nmeasure = { also = ["traffic"], lands = [1000001] }\n', "s.toml"))


def test_a_file_may_begin_with_the_mark_that_some_editors_write(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_text(GOOD, encoding="utf-8-sig")
    assert files.read(file).text == GOOD


def test_nothing_is_left_of_a_file_that_was_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(GOOD.replace("years", "yaers"), encoding="utf-8")
    assert "bad.toml, line 16: there is no “yaers” here. Did you mean “years”?" in fails("study", "run", file)
    assert [path.name for path in tmp_path.iterdir()] == ["bad.toml"]
    assert "cannot be read" in fails("study", "run", tmp_path / "none.toml")


GALLERY = sorted((Path(__file__).parents[2] / "docs" / "studies").glob("*.toml"))


@pytest.mark.parametrize("file", GALLERY, ids=[file.stem for file in GALLERY])
def test_every_file_of_the_gallery_is_understood(file: Path) -> None:
    assert planned(files.read(file)).cells


@pytest.mark.parametrize("game", ["ard-ri", "jackal", "jack-rabbits", "twelve-patrols"])
@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_a_new_file_is_good_as_it_is(game: str, lang: str, tmp_path: Path) -> None:
    study = files.understood(template(lang, registry.game(game)), "new.toml")
    assert len(planned(study).cells) == 2 and not planned(study).refused


def test_a_game_without_choices_is_studied_by_a_number() -> None:
    varied = varied_option(TIDE)
    assert varied is not None and varied.name == "hand" and levels_of(varied) == [5, 3]
    assert levels_of(Option("least", 1, "", low=1, high=6)) == [1, 4] and levels_of(Option("open", 4, "", low=4)) == [4, 6]
