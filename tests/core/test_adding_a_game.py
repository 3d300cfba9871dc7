"""The game that docs/adding-a-game.md adds, exactly as the page has it."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.bots import RandomPlayer
from parlour.core.playout import playouts

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
CODE = "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S))


@pytest.fixture(scope="module")
def pig() -> Any:
    page: dict[str, Any] = {"__name__": "pig_page"}
    exec(compile(CODE, str(PAGE), "exec"), page)
    return page["PIG"]


def test_the_page_s_game_plays_to_its_end(pig: Any) -> None:
    for seed in range(20):
        record = parlour.play(pig, [RandomPlayer(seed), RandomPlayer(-seed)], seed=seed)
        assert sorted(record.scores or []) == [0.0, 1.0]
        assert max(record.points or []) >= 20


def test_native_playouts_run_a_game_written_in_plain_python(pig: Any) -> None:
    assert playouts(pig.start(), 50, seed=3) > 50 * 4


def test_a_plain_game_s_state_copies_compares_and_hashes(pig: Any) -> None:
    state = pig.start(seats=3)
    twin = state.copy()
    assert twin == state and hash(twin) == hash(state)
    twin.apply(0)
    twin.apply(5)
    assert twin != state and state.turn_points == 0 and twin.turn_points == 6
    assert state.seen(1).bank == [0, 0, 0, 0]


def test_an_error_in_a_plain_game_s_method_reaches_the_caller(pig: Any) -> None:
    class Broken(type(pig.start())):  # type: ignore[misc]
        def find_moves(self, to: parlour.MoveBuffer, seat: int) -> None:
            raise ZeroDivisionError("in find_moves")

    state = Broken()
    state.begin(2, 20)
    with pytest.raises(ZeroDivisionError, match="in find_moves"):
        state.legal()
    with pytest.raises(ZeroDivisionError, match="in find_moves"):
        playouts(state, 1)
    assert pig.start().legal() == [0]


def test_a_method_that_was_not_written_is_named() -> None:
    class Empty(parlour.State):
        pass

    state = Empty()
    state.seats, state.asked, state.actor = 1, 1, 0
    with pytest.raises(NotImplementedError, match="find_moves"):
        state.legal()


@pytest.mark.slow
def test_a_game_of_another_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    (tmp_path / "pig_page.py").write_text(CODE, encoding="utf-8")
    info = tmp_path / "pig_page-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pig-page\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[parlour.games]\npig = pig_page:PIG\nnot-one = pig_page:ROLL\n")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import parlour\n"
        "print(parlour.games(), parlour.game('pig').title)\n"
        "try:\n    parlour.game('not-one')\nexcept parlour.UnknownGame as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "'pig'" in done.stdout and "Pig" in done.stdout
    assert "gives a int, not a parlour.Game" in done.stdout
