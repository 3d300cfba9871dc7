"""PettingZoo's own suites, and both kinds of environment compared with the protocol step by step."""

from __future__ import annotations

import contextlib
import io
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'parlour[envs]'")
np = pytest.importorskip("numpy")

from pettingzoo import test as suites  # noqa: E402

import parlour  # noqa: E402
from parlour import IllegalMove  # noqa: E402
from parlour.core.batch import utility  # noqa: E402
from parlour.core.records import SeededOutcomes  # noqa: E402
from parlour.envs import pettingzoo  # noqa: E402
from parlour_pig import GAME as PIG  # noqa: E402
from tests.envs.tables import FEWEST_SEATS, IDS, SETTINGS  # noqa: E402

pytestmark = pytest.mark.compiled
EVEN = [(name, options) for name, options in SETTINGS if name in ("ard-ri", "twelve-patrols")]
every_table = pytest.mark.parametrize(("name", "options"), SETTINGS, ids=IDS)


@contextlib.contextmanager
def quiet() -> Any:
    """The suites print, and warn of what they only guess."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_table
def test_its_own_suites_pass(name: str, options: dict[str, Any]) -> None:
    with quiet():
        suites.api_test(pettingzoo.env(name, **options), num_cycles=60)
        suites.seed_test(lambda: pettingzoo.env(name, **options), num_cycles=20)
        suites.parallel_api_test(pettingzoo.parallel_env(name, **options), num_cycles=60)
        careless = {**options, "illegal": "first"}  # it looks at no mask
        suites.parallel_seed_test(lambda: pettingzoo.parallel_env(name, **careless), num_cycles=20)


@every_table
def test_its_rendering_suite_passes(name: str, options: dict[str, Any]) -> None:
    def made(render_mode: str | None = None) -> Any:
        env = pettingzoo.env(name, render_mode=render_mode, **options)
        if (name, options) not in FEWEST_SEATS:  # pixels of pictures take their time: once for each game
            env.unwrapped.metadata["render_modes"] = ["human", "ansi", "svg"]
        return env

    with quiet():
        suites.render_test(made, {"svg": lambda picture: isinstance(picture, str) and picture.startswith("<svg")})


@pytest.mark.parametrize(("name", "options"), EVEN, ids=[f"{name}-{options['seats']}" for name, options in EVEN])
def test_its_suite_of_cycles_passes_where_seats_take_turns_evenly(name: str, options: dict[str, Any]) -> None:
    def made(kind: Any) -> Any:
        return lambda max_cycles: kind(name, illegal="first", max_cycles=max_cycles, **options)

    suites.max_cycles_test(SimpleNamespace(env=made(pettingzoo.env), parallel_env=made(pettingzoo.parallel_env)))


@every_table
def test_a_game_is_cut_off_after_so_many_cycles(name: str, options: dict[str, Any]) -> None:
    """What that suite asks for, where a seat may decide several times in a row."""
    env = pettingzoo.env(name, max_cycles=4, **options)
    env.reset(seed=1)
    made = 0
    for agent in env.agent_iter():
        shown, reward, over, cut, _ = env.last()
        assert not over and cut == (made == 4 * options["seats"])
        env.step(None if cut else env.action_space(agent).sample(shown["action_mask"]))
        made += not cut
        assert reward == 0
    every = pettingzoo.parallel_env(name, max_cycles=4, illegal="first", **options)
    every.reset(seed=1)
    for number in range(4):
        *_, overs, cuts, _ = every.step({agent: every.action_space(agent).sample() for agent in every.agents})
        assert not any(overs.values()) and set(cuts.values()) == {number == 3}
    assert every.agents == []


class Protocol:
    """The same game, played through the protocol."""

    def __init__(self, env: Any) -> None:
        table = env.unwrapped.table
        self.size, self.dtype, self.moves, seed = table.plan.size, table.dtype, table.moves, table.outcomes.seed
        self.state = table.game.begin(table.game.fix_options(table.options, seed))
        self.outcomes = SeededOutcomes(seed)
        self.openings: dict[int, parlour.State] = {}
        self.play_out_chance()

    def play_out_chance(self) -> None:
        while self.state.actor == parlour.CHANCE:
            self.state.apply(self.outcomes.next(self.state))
        if len(self.state.waiting) > 1:
            self.openings.setdefault(self.state.round, self.state.copy())

    def compare(self, shown: dict[str, Any], seat: int) -> None:
        late = self.openings.get(self.state.round) if seat in self.state.waiting else None
        assert np.array_equal(shown["observation"], (late or self.state).observe(seat, np.zeros(self.size, self.dtype)))
        assert shown["action_mask"].nonzero()[0].tolist() == self.state.legal(seat)

    def worth(self) -> list[float]:
        over = self.state.actor == parlour.OVER
        return [utility(s, self.state.seats) for s in self.state.scores] if over else [0.0] * self.state.seats


def aec_equals_the_protocol(name: str, options: dict[str, Any], steps: int) -> None:
    env, random = pettingzoo.raw_env(name, **options), np.random.default_rng(1)
    made = episode = 0
    while made < steps:
        env.reset(seed=episode)
        twin, episode = Protocol(env), episode + 1
        while twin.state.actor != parlour.OVER and made < steps:
            seat = twin.state.actor
            assert env.agent_selection == f"seat_{seat}"
            shown, _, over, cut, _ = env.last()
            assert not over and not cut
            twin.compare(shown, seat)
            move = int(random.choice(shown["action_mask"].nonzero()[0]))
            env.step(move)
            twin.state.apply(move, seat)
            twin.play_out_chance()
            assert list(env.rewards.values()) == twin.worth()
            assert set(env.terminations.values()) == {twin.state.actor == parlour.OVER}
            made += 1


def parallel_equals_the_protocol(name: str, options: dict[str, Any], steps: int) -> None:
    env, random = pettingzoo.parallel_env(name, **options), np.random.default_rng(1)
    made = episode = 0
    while made < steps:
        shown, _ = env.reset(seed=episode)
        twin, episode = Protocol(env), episode + 1
        while twin.state.actor != parlour.OVER and made < steps:
            for seat in range(twin.state.seats):
                twin.compare(shown[f"seat_{seat}"], seat)
            moves = {seat: int(random.choice(twin.state.legal(seat))) for seat in twin.state.waiting}
            asked = twin.state.waiting
            shown, rewards, overs, _, _ = env.step({f"seat_{s}": moves.get(s, 0) for s in range(twin.state.seats)})
            for seat in asked:
                twin.state.apply(moves[seat], seat)
            twin.play_out_chance()
            assert list(rewards.values()) == twin.worth()
            assert set(overs.values()) == {twin.state.actor == parlour.OVER}
            made += 1


@every_table
def test_both_kinds_equal_the_protocol(name: str, options: dict[str, Any]) -> None:
    aec_equals_the_protocol(name, options, 150)
    parallel_equals_the_protocol(name, options, 80)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", parlour.games())
def test_both_kinds_equal_the_protocol_for_long(name: str) -> None:
    tables = [options for game, options in SETTINGS if game == name]
    for options in tables:
        aec_equals_the_protocol(name, options, 100_000 // len(tables))
        parallel_equals_the_protocol(name, options, 20_000 // len(tables))


@pytest.mark.parametrize("move", [-1, 52, 53, 10**9, "x", None, [1, 2]])
def test_an_illegal_move_is_refused_in_words_and_changes_nothing(move: Any) -> None:
    env = pettingzoo.raw_env("ard-ri", seats=2)
    env.reset(seed=1)
    before = env.last()[0]
    with pytest.raises(IllegalMove, match=r"not allowed|no move"):
        env.step(move)
    assert np.array_equal(env.last()[0]["observation"], before["observation"])
    assert env.agent_selection == "seat_0"


def test_in_parallel_all_are_checked_before_anything_is_played() -> None:
    env = pettingzoo.parallel_env("ard-ri", seats=2)
    shown, _ = env.reset(seed=1)
    legal = int(shown["seat_0"]["action_mask"].argmax())
    with pytest.raises(IllegalMove):
        env.step({"seat_0": legal, "seat_1": 53})
    with pytest.raises(ValueError, match="no action for seat_1"):
        env.step({"seat_0": legal})
    assert env.table.state.waiting == (0, 1)


def test_a_game_in_plain_python_that_is_not_even_installed() -> None:
    with quiet():
        suites.api_test(pettingzoo.env(PIG, seats=3, render_mode="ansi"), num_cycles=100)
        suites.parallel_api_test(pettingzoo.parallel_env(PIG, seats=3), num_cycles=100)
    env = pettingzoo.env(PIG, render_mode="svg")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="draws no pictures"):
        env.render()


def test_what_makes_no_sense_is_refused() -> None:
    for given in ({"render_mode": "oil"}, {"illegal": "guess"}, {"dtype": "int8"}):
        with pytest.raises(ValueError, match=r"one of|uint8 or float32"):
            pettingzoo.env("ard-ri", **given)
    with pytest.raises(parlour.BadOption):
        pettingzoo.env("ard-ri", seats=7)
