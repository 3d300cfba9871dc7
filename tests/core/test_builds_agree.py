"""The compiled rules and their sources do the same, move list by move list, and the golden records hold in both."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.bots import player
from parlour.testing.trace import MOST_PLIES, digests
from parlour.testing.walks import variants

ROOT = Path(__file__).parents[2]
GOLDEN = sorted(ROOT.glob("tests/games/*/golden/*.json"))
LONG_GAMES = {"jack-rabbits": 200}  # for `make soak`, five times


def other_build(*arguments: str) -> str:
    environment = {**os.environ, "PARLOUR_PURE": "1"}
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def agree(name: str, games: int, plies: int = MOST_PLIES) -> None:
    if native.in_use() != "compiled":
        pytest.skip("no compiled build here to compare with: only the sources run")
    theirs = other_build("-m", "parlour.testing.trace", name, str(games), str(plies)).split()
    assert digests(parlour.game(name), games, plies) == theirs


@pytest.mark.slow
@pytest.mark.parametrize("name", parlour.games())
def test_compiled_and_uncompiled_rules_agree_on_every_move_list(name: str) -> None:
    agree(name, max(20, len(variants(parlour.game(name)))), plies=150)  # each set of options once, at least


@pytest.mark.soak
@pytest.mark.parametrize("name", parlour.games())
def test_compiled_and_uncompiled_rules_agree_for_long(name: str) -> None:
    agree(name, 5 * LONG_GAMES.get(name, 1000))


@pytest.mark.parametrize("name", parlour.games())
def test_a_shipped_game_has_at_least_twenty_golden_records(name: str) -> None:
    assert len(list(folder_of(name).glob("*.json"))) >= 20


def folder_of(name: str) -> Path:
    return ROOT / "tests" / "games" / name.replace("-", "_") / "golden"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_golden_records_replay_and_are_played_again_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parlour.Record.from_json(text)
    record.check_seed()
    assert again(record).to_json() == text


def again(record: parlour.Record) -> parlour.Record:
    players = [player(record.game, name, f"{record.seed}/{seat}") for seat, name in enumerate(record.players)]
    options: Any = record.options
    return parlour.play(record.game, players, seed=record.seed or 0, **options)


@pytest.mark.slow
@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.soak)], ids=["every eighth", "all"])
def test_the_sources_play_the_golden_records_to_the_letter_too(every: int) -> None:
    program = (
        "import sys; from pathlib import Path; import parlour; from tests.core.test_builds_agree import GOLDEN, again\n"
        "assert parlour.native.in_use() == 'pure'\n"
        f"for path in GOLDEN[::{every}]:\n"
        "    text = path.read_text(encoding='utf-8')\n"
        "    assert again(parlour.Record.from_json(text)).to_json() == text, path\n"
        "print('same')"
    )
    assert other_build("-c", program).strip() == "same"


def write_golden(name: str) -> None:
    """Makes the golden records of a game; run by hand when its behaviour is changed on purpose. Those that are there are played
    again with their own options and players, so that none of them is lost."""
    folder = folder_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    sets = variants(parlour.game(name))
    for number in range(24):
        path = folder / f"{number:02}.json"
        if path.exists():
            record = again(parlour.Record.from_json(path.read_text(encoding="utf-8")))
        else:
            options: Any = sets[number * 11 % len(sets)]  # all over the list
            known = ("random", "greedy") if number % 4 == 0 else ("random",)  # thinking is slow uncompiled
            bots = [known[(number + seat) % len(known)] for seat in range(int(str(options["seats"])))]
            players = [player(name, bot, f"golden {number}/{seat}") for seat, bot in enumerate(bots)]
            record = parlour.play(name, players, seed=f"golden {number}", **options)
        path.write_text(record.to_json(), encoding="utf-8")


if __name__ == "__main__":
    write_golden(sys.argv[1])
