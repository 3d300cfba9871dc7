"""Gymnasium's checker, one seat against bots, and many games over a batch."""

from __future__ import annotations

import contextlib
import io
import warnings
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="pip install 'parlour[envs]'")
np = pytest.importorskip("numpy")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import parlour  # noqa: E402
from parlour import IllegalMove  # noqa: E402
from parlour.core.batch import Batch  # noqa: E402
from parlour.envs import names  # noqa: E402
from parlour.envs.gymnasium import Many, OneSeat, register  # noqa: E402
from tests.envs.tables import FEWEST_SEATS, IDS, SETTINGS  # noqa: E402

pytestmark = pytest.mark.compiled
every_table = pytest.mark.parametrize(("name", "options"), SETTINGS, ids=IDS)


@every_table
def test_its_own_checker_passes(name: str, options: dict[str, Any]) -> None:
    """Through `make`, so that it can make the environment again in every render mode; that once for each game."""
    env = gymnasium.make(
        f"parlour/{names.camel(name)}-v{names.version(parlour.game(name))}", illegal="first", max_decisions=200,
        seat=options["seats"] - 1, render_mode="ansi", **options,
    )
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=(name, options) not in FEWEST_SEATS)


@pytest.mark.parametrize("name", parlour.games())
def test_every_game_is_registered_under_its_folders_name_and_its_version(name: str) -> None:
    register()
    game = parlour.game(name)
    env = gymnasium.make(f"parlour/{names.camel(name)}-v{names.version(game)}", max_decisions=300)
    shown, _ = env.reset(seed=3)
    assert shown in env.observation_space
    many = gymnasium.make_vec(f"parlour/{names.camel(name)}-v{names.version(game)}", num_envs=3)
    assert isinstance(many.unwrapped, Many)
    shown, _ = many.reset(seed=3)
    assert shown in many.observation_space


def test_one_can_make_an_environment_without_importing_anything_first() -> None:
    env = gymnasium.make("parlour.envs.gymnasium:parlour/Jackal-v1", seats=2)
    assert env.reset(seed=1)[0]["observation"].dtype == np.uint8


@pytest.mark.filterwarnings("ignore:.*out of date")
def test_a_version_that_never_was_is_refused_with_the_one_there_is() -> None:
    with pytest.raises(gymnasium.error.DeprecatedEnv, match="use `parlour/JackRabbits-v3` instead"):
        gymnasium.make("parlour/JackRabbits-v1")


@every_table
def test_a_seat_plays_a_whole_game_against_bots(name: str, options: dict[str, Any]) -> None:
    for seat in range(options["seats"]):
        env = OneSeat(name, seat=seat, opponents="random", max_decisions=3000, **options)
        shown, _ = env.reset(seed=seat)
        over = cut = False
        while not over and not cut:
            assert shown["action_mask"].any()
            assert env.table.state.viewer == -4 and seat in env.table.state.waiting
            shown, reward, over, cut, _ = env.step(env.action_space.sample(shown["action_mask"]))
        assert reward == (env.table.rewards()[seat] if over else 0.0)
        assert not shown["action_mask"].any() or cut


def test_opponents_decide_before_ones_own_choice_of_a_round_is_made() -> None:
    waiting: list[tuple[int, ...]] = []

    def watching(seen: parlour.State, seat: int, limit: parlour.Limit) -> int:
        waiting.append(seen.waiting)
        return seen.legal(seat)[0]

    env = OneSeat("ard-ri", seat=0, opponents=[watching], seats=2)
    shown, _ = env.reset(seed=1)
    env.step(int(shown["action_mask"].argmax()))
    assert waiting == [(0, 1)]


@every_table
def test_many_games_over_a_batch(name: str, options: dict[str, Any]) -> None:
    seat = options["seats"] - 1
    many = Many(name, 5, seat=seat, max_decisions=300, **options)
    shown, _ = many.reset(seed=4)
    again = Many(name, 5, seat=seat, max_decisions=300, **options)
    twin, _ = again.reset(seed=4)
    ends = 0
    for _ in range(120):
        assert (many.batch.seat == seat).all() and shown["action_mask"].any(1).all()
        assert np.array_equal(shown["observation"], twin["observation"])
        moves = [int(np.random.default_rng(ends).choice(mask.nonzero()[0])) for mask in shown["action_mask"]]
        shown, reward, over, cut, infos = many.step(np.array(moves))
        twin = again.step(np.array(moves))[0]
        ended = over | cut
        assert not (over & cut).any() and (reward[~over] == 0).all()
        assert ("final_obs" in infos) == bool(ended.any())
        if ended.any():
            assert np.array_equal(infos["_final_obs"], ended)
            assert (infos["final_obs"]["observation"][ended] != 0).any()
        ends += int(ended.sum())
    assert shown in many.observation_space


def test_rewards_of_a_vector_are_the_seats_own() -> None:
    """Against opponents that always take the first legal move, by the protocol and as a policy over rows."""

    def rows(obs: Any, masks: Any, seats: Any) -> Any:
        return masks.argmax(1)

    def first(state: parlour.State, seat: int, limit: parlour.Limit) -> int:
        return state.legal(seat)[0]

    results = []
    for opponents in (rows, [first]):
        many = Many("ard-ri", 6, seat=1, opponents=opponents, seats=3)  # type: ignore[arg-type]
        shown, _ = many.reset(seed=9)
        total = []
        for _ in range(100):
            shown, reward, *_ = many.step(shown["action_mask"].argmax(1))
            total.append(reward)
        results.append(np.array(total))
    assert np.array_equal(results[0], results[1]) and {-0.5, 1.0} <= set(results[0].flatten())


def test_one_game_alone_is_the_batch_itself() -> None:
    many, batch = Many("twelve-patrols", 4), Batch("twelve-patrols", 4)
    shown, _ = many.reset(seed=2)
    batch.reset(many.batch.seed)
    for _ in range(100):
        assert np.array_equal(shown["observation"], batch.obs)
        moves = shown["action_mask"].argmax(1)
        shown, reward, over, _, _ = many.step(moves)
        batch.step(moves)
        assert np.array_equal(over, batch.done) and np.array_equal(reward, batch.reward[:, 0])


@pytest.mark.parametrize(
    "given", [{"seat": 2}, {"seat": -1}, {"opponents": ("random", "random")}, {"opponents": ()}, {"render_mode": "oil"}]
)
def test_what_makes_no_sense_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"no seat|opponents|one of"):
        OneSeat("ard-ri", seats=2, **given)
    with pytest.raises((ValueError, TypeError)):
        Many("ard-ri", 2, seats=2, **given).render()


def test_unknown_bots_and_illegal_moves_are_refused() -> None:
    with pytest.raises(parlour.UnknownPlayer):
        OneSeat("ard-ri", opponents="nobody")
    env = OneSeat("ard-ri", seats=2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(53)
    many = Many("ard-ri", 2, seats=2)
    many.reset(seed=1)
    with pytest.raises(IllegalMove):
        many.step(np.array([0, 53]))
