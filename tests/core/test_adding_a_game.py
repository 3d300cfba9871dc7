"""docs/adding-a-game.md shows files of examples/pig and examples/tide; and a game in plain Python runs on the compiled core."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour import CHANCE, MoveBuffer, State
from parlour.core import turns
from parlour.core.playout import playouts
from parlour.locale import LANGUAGES
from parlour.search.evaluator import Evaluator
from parlour.search.player import SearchConfig, TreeSearch
from tests.outside.installed import copied

ROOT = Path(__file__).parents[2]
PIG, TIDE = ROOT / "examples" / "pig", ROOT / "examples" / "tide"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^`([\w./-]+)`( of Tide)?[^\n]*\n\n```\w+\n(.*?)```", PAGE, re.S | re.M)
FILES = sorted(
    path.relative_to(PIG).as_posix() for path in PIG.rglob("*")
    if path.suffix in (".py", ".toml", ".js", ".md", ".ftl", ".svg") and "build" not in path.parts
)


@pytest.mark.parametrize(("name", "of_tide", "text"), SHOWN, ids=[name + of_tide for name, of_tide, _ in SHOWN])
def test_what_the_page_shows_is_in_the_file(name: str, of_tide: str, text: str) -> None:
    folder = TIDE / "src" / "parlour_tide" if of_tide else PIG / "src" / "parlour_pig"
    file = PIG / name if (PIG / name).exists() else folder / name
    assert text in file.read_text(encoding="utf-8")


def test_the_page_shows_nothing_else_as_code_and_names_every_file() -> None:
    blocks = [kind for kind in re.findall(r"^```(\w+)\n", PAGE, re.M) if kind != "sh"]
    assert len(blocks) == len(SHOWN) > 12
    assert [name for name in FILES if Path(name).name not in PAGE and Path(name).stem not in LANGUAGES] == []


class Coin(State):
    """Toss a coin until it shows heads, or leave: a game for one in plain Python, with the six methods."""

    tosses: int

    def begin(self) -> None:
        self.seats = 1
        turns.ask(self, 0)

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        to.add(0)
        to.add(1)

    def find_outcomes(self, to: MoveBuffer) -> None:
        to.add(0)
        to.add_weighted(1, 2)

    def push(self, move: int, seat: int) -> None:
        if seat == CHANCE:
            self.tosses += 1
            if move == 0:
                turns.end(self)
            else:
                turns.ask(self, 0)
        elif move == 0:
            turns.ask_chance(self, 0)
        else:
            turns.end(self)

    def score(self, seat: int) -> float:
        return 1.0 if self.tosses > 2 else 0.0

    def hide(self, seat: int) -> None:
        pass

    def fill(self, u: int) -> None:
        pass


def coin(kind: type[Coin] = Coin) -> Coin:
    state = kind()
    state.begin()
    return state


def test_native_playouts_run_a_game_written_in_plain_python() -> None:
    assert playouts(coin(), 50, seed=3) > 50


def test_a_plain_game_s_state_copies_compares_and_hashes() -> None:
    state = coin()
    twin = state.copy()
    assert twin == state and hash(twin) == hash(state)
    twin.apply(0)
    twin.apply(1)
    assert twin != state and (state.tosses, twin.tosses) == (0, 1)
    assert twin.seen(0).imagine(5) == twin


def test_an_error_in_a_plain_game_s_method_reaches_the_caller() -> None:
    class Broken(Coin):
        def find_moves(self, to: MoveBuffer, seat: int) -> None:
            raise ZeroDivisionError("in find_moves")

    with pytest.raises(ZeroDivisionError, match="in find_moves"):
        coin(Broken).legal()
    with pytest.raises(ZeroDivisionError, match="in find_moves"):
        playouts(coin(Broken), 1)
    assert coin().legal() == [0, 1]


def test_a_method_that_was_not_written_is_named() -> None:
    class Empty(State):
        pass

    state = Empty()
    state.seats, state.asked, state.actor = 1, 1, 0
    with pytest.raises(NotImplementedError, match="find_moves"):
        state.legal()


class Hopeful(Evaluator):
    """An evaluator in plain Python: the more tosses the better."""

    def evaluate(self, state: State, buffer: MoveBuffer, u: int) -> None:
        self.values[0] = 0.9 if state.fields()["tosses"] > 0 else 0.1


def test_the_search_asks_an_evaluator_in_plain_python() -> None:
    found = TreeSearch(SearchConfig(Hopeful, public_piles=-1, explore=0.1)).search(coin(), 0, parlour.Limit(simulations=60))
    assert found[0].move == 0 and 0.1 < found[0].value <= 0.9


def test_an_error_in_a_plain_evaluator_reaches_the_caller() -> None:
    class Broken(Evaluator):
        def evaluate(self, state: State, buffer: MoveBuffer, u: int) -> None:
            raise ZeroDivisionError("in evaluate")

    with pytest.raises(ZeroDivisionError, match="in evaluate"):
        TreeSearch(SearchConfig(Broken, public_piles=-1, explore=0.1)).search(coin(), 0, parlour.Limit(simulations=60))


class RawCoin(State):
    """Rules as compiled ones are written, which nobody has compiled; they pick outcomes and are blind in ways of their own."""

    tosses: int

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        to.add(0)

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        to.add(0)
        to.add(1)

    def raw_pick_outcome(self, buffer: MoveBuffer, u: int) -> int:
        return 1

    def raw_push(self, move: int, seat: int) -> None:
        self.tosses += 1
        turns.ask_chance(self, 0)

    def raw_score(self, seat: int) -> float:
        return 0.0

    def raw_hide(self, seat: int) -> None:
        pass

    def raw_fill(self, u: int) -> None:
        pass

    def raw_is_blind(self, seat: int) -> bool:
        return True


def test_rules_that_could_be_compiled_run_as_they_stand() -> None:
    state = RawCoin()
    state.seats = 1
    turns.ask(state, 0)
    with pytest.raises(parlour.IllegalMove, match="cannot see"):
        state.seen(0).apply(0)
    state.apply(0)
    assert state.tosses == 1 and [state.draw(0), state.draw(2**63)] == [1, 1]


@pytest.mark.slow
def test_a_game_of_another_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    copied(tmp_path, "[parlour.games]\npig = parlour_pig:GAME\nnot-one = parlour_pig:constants\n")
    program = (
        f"import sys; sys.path[:0] = {[str(tmp_path), *filter(None, sys.path)]!r}\n"
        "import parlour\n"
        "print(parlour.games(), parlour.game('pig').title)\n"
        "try:\n    parlour.game('not-one')\nexcept parlour.UnknownGame as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "'pig'" in done.stdout and "Pig" in done.stdout
    assert "gives a module, not a parlour.Game" in done.stdout
