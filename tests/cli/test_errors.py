"""What is typed wrong gets one sentence on stderr and exit code 2."""

from __future__ import annotations

import pytest

from tests.cli.command import fails, shell

WRONG = [
    ("plya", "There is no command “plya”. Did you mean “play”?"),
    (
        "xyzzy",
        "There is no command “xyzzy”. There are: serve, play, learn, puzzle, simulate, arena, study, analyse, replay, "
        "show, games, rules, doctor, backup, restore, land, solve, deck.",
    ),
    ("--xyz", "There is no option “--xyz” here. See: parlour --help"),
    ("play ardri", "There is no game “ardri”. Did you mean “ard-ri”?"),
    ("simulate chess", "There is no game “chess”. Installed are: ard-ri, jack-rabbits, jackal, twelve-patrols."),
    ("rules Ard-Ri", "There is no game “Ard-Ri”. Did you mean “ard-ri”?"),
    ("rules ard-ri AR-88", "ard-ri has no rule “AR-88”. Did you mean AR-8?"),
    ("rules ard-ri XX", "ard-ri has no rule “XX”. Its rules are AR-1 to AR-18."),
    ("play ard-ri --seets 3", "There is no option “--seets” here. Did you mean “--seats”?"),
    ("play ard-ri --seats", "Option --seats needs a value. See: parlour play ard-ri --help"),
    ("play ard-ri --seats=many", "Option seats cannot be “many”; it takes 2–5."),
    ("games --json=1", "Option --json takes no value. See: parlour games --help"),
    ("doctor now", "I do not know what to do with “now”. See: parlour doctor --help"),
    ("show", "FILE is missing. See: parlour show --help"),
    ("games --lang xx", "Option --lang cannot be “xx”; it takes en | es | ru."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG)
def test_a_wrong_command_line_is_answered_with_a_sentence(line: str, sentence: str) -> None:
    assert fails(*line.split()) == sentence


def test_the_sentence_is_in_the_language_asked_for() -> None:
    assert fails("--lang", "ru", "plya") == "Нет команды «plya». Может быть, «play»?"
    assert fails("play", "ard-ri", "--seats", "9", "--lang", "es") == "La opción seats no puede ser «9»; admite 2–5."


@pytest.mark.slow
def test_a_closed_pipe_is_silent() -> None:
    done = shell("parlour rules ard-ri | head -1; parlour replay tests/games/ard_ri/golden/00.json | head -1")
    assert len(done.stdout.splitlines()) == 2 and done.stderr == ""


@pytest.mark.slow
def test_an_old_encoding_gets_letters_for_signs() -> None:
    done = shell("parlour show tests/games/ard_ri/golden/00.json --seat 0", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0 and done.stderr == ""
    assert "Cattle" in done.stdout and "10s" in done.stdout and "?" not in done.stdout
    assert done.stdout.isascii()
