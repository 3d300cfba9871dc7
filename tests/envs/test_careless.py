"""What a careless user hands in: refused in words by every adapter, and never more than that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'parlour[envs]'")
pytest.importorskip("gymnasium", reason="pip install 'parlour[envs]'")
np = pytest.importorskip("numpy")

import parlour  # noqa: E402
from parlour import IllegalMove  # noqa: E402
from parlour.envs import Batch, as_player, dataset, pettingzoo  # noqa: E402
from parlour.envs.gymnasium import Many, OneSeat  # noqa: E402

STRANGE = [0.5, 3.0, np.float32(3), np.array([0]), np.array([3, 4]), np.int64(99), True, "0", None, float("nan"), float("inf")]


@pytest.mark.parametrize("move", STRANGE, ids=repr)
def test_what_is_no_move_is_refused_as_one(move: Any) -> None:
    alone, against, together = pettingzoo.raw_env("ard-ri"), OneSeat("ard-ri"), pettingzoo.parallel_env("ard-ri")
    alone.reset(seed=1)
    against.reset(seed=1)
    shown, _ = together.reset(seed=1)
    with pytest.raises(IllegalMove, match="not allowed"):
        alone.step(move)
    with pytest.raises(IllegalMove, match="not allowed"):
        against.step(move)
    with pytest.raises(IllegalMove, match="not allowed"):
        together.step({"seat_0": move, "seat_1": int(shown["seat_1"]["action_mask"].argmax())})


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16, np.array])
def test_whole_numbers_of_numpy_are_moves_and_settings(kind: Any) -> None:
    env = OneSeat("ard-ri", seats=np.int64(2), seat=np.int64(0), max_decisions=np.int32(50), dtype=np.float32)
    shown, _ = env.reset(seed=1)
    assert env.step(kind(shown["action_mask"].argmax()))[0]["observation"].dtype == np.float32
    assert Batch("ard-ri", np.int64(2), np.int64(7), seats=np.uint8(3), dtype=np.dtype("uint8")).seats == 3


@pytest.mark.parametrize(
    "call",
    [
        lambda: pettingzoo.raw_env("ard-ri").observe("seat_0"), lambda: pettingzoo.raw_env("ard-ri", render_mode="ansi").render(),
        lambda: pettingzoo.parallel_env("ard-ri").step({}), lambda: pettingzoo.raw_env("ard-ri").step(0),
        lambda: OneSeat("ard-ri").step(0), lambda: Many("ard-ri", 2).step([0, 0]), lambda: Many("ard-ri", 2, seat=1).step([0, 0]),
        lambda: OneSeat("ard-ri").action_masks(), lambda: OneSeat("ard-ri", render_mode="ansi").render(),
    ],
)
def test_before_a_reset_one_is_told_to_reset(call: Callable[[], Any]) -> None:
    with pytest.raises(RuntimeError, match=r"reset\(\) needs to be called first"):
        call()


def test_after_the_end_one_is_told_to_reset() -> None:
    env = pettingzoo.parallel_env("ard-ri", max_cycles=1, illegal="first")
    env.reset(seed=1)
    env.step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(RuntimeError, match=r"reset\(\) needs to be called first"):
        env.step({"seat_0": 0, "seat_1": 0})


def test_after_the_last_agent_has_stepped_there_is_nobody_to_step() -> None:
    env = pettingzoo.raw_env("ard-ri", max_cycles=1)
    env.reset(seed=1)
    while env.agents:
        shown, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(shown["action_mask"].argmax()))
    with pytest.raises(RuntimeError, match=r"reset\(\) needs to be called first"):
        env.step(None)


def test_after_the_end_there_is_no_first_legal_move_to_take() -> None:
    env = OneSeat("ard-ri", illegal="first")
    env.reset(seed=1)
    while not env.step(0)[2]:
        pass
    with pytest.raises(IllegalMove, match="The game is over"):
        env.step(0)


@pytest.mark.parametrize("agent", ["seat_2", "", 0, None])
def test_agents_are_those_at_the_table(agent: Any) -> None:
    env = pettingzoo.parallel_env("ard-ri")
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(ValueError, match=r"there is no agent .*; agents are seat_0, seat_1"):
            ask(agent)


@pytest.mark.parametrize("answer", [None, 99, 0.5, "x"])
def test_a_bot_that_answers_no_move_is_named(answer: Any) -> None:
    def strange(seen: parlour.State, seat: int, limit: parlour.Limit) -> Any:
        return answer

    one, many = OneSeat("ard-ri", opponents=[strange]), Many("ard-ri", 2, opponents=[strange])
    shown, _ = one.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"The bot strange, in seat 1, has answered .* Legal are: "):
        one.step(shown["action_mask"].argmax())
    rows, _ = many.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"The bot strange, in seat 1, has answered .* Legal are: "):
        many.step(rows["action_mask"].argmax(1))


@pytest.mark.parametrize("actions", [None, [0, 0], {0: 1, 1: 1}, {"seat_0": 0, "seat_1": 0, "seat_7": 0}], ids=repr)
def test_actions_of_all_are_a_dict_of_agents(actions: Any) -> None:
    env = pettingzoo.parallel_env("ard-ri")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="actions are a dict with some of seat_0, seat_1 as keys"):
        env.step(actions)


@pytest.mark.parametrize("made", [pettingzoo.env, pettingzoo.parallel_env, OneSeat, lambda game, **more: Many(game, 2, **more)])
def test_settings_that_make_no_sense_are_refused_by_all(made: Any) -> None:
    for game in (None, 7):
        with pytest.raises(TypeError, match="a game is its name"):
            made(game)
    with pytest.raises(parlour.UnknownGame):
        made("chess")
    for seats in (9, 2.0, "x"):
        with pytest.raises(parlour.BadOption):
            made("ard-ri", seats=seats)
    with pytest.raises(parlour.BadOption):
        made("ard-ri", colour=1)
    for wrong in ({"dtype": "int8"}, {"dtype": float}, {"dtype": 7}, {"render_mode": "oil"}):
        with pytest.raises(ValueError, match=r"uint8 or float32|render_mode is one of"):
            made("ard-ri", **wrong)
    for many in (-1, "x", 1.5):
        with pytest.raises(ValueError, match=r"max_\w+ is a whole number from"):
            made("ard-ri", **{"max_cycles" if "zoo" in getattr(made, "__module__", "") else "max_decisions": many})


@pytest.mark.parametrize("made", [OneSeat, lambda game, **more: Many(game, 2, **more)])
@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": "0"}, {"seat": 0.0}, {"seat": None}, {"seat": 2}, {"opponents": None}, {"opponents": 5}, {"opponents": [None]},
        {"limit": 5},
    ],
    ids=repr,
)
def test_seats_and_opponents_that_make_no_sense_are_refused(made: Any, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"there is no seat|opponents are a bot's name|limit is"):
        made("ard-ri", **wrong)


@pytest.mark.parametrize("moves", [None, 0, [0, 0], [[0, 0, 0]], [0.0, 1, 2], ["a"] * 3, [None] * 3], ids=repr)
def test_a_vector_takes_a_whole_number_for_each_game(moves: Any) -> None:
    many = Many("ard-ri", 3)
    many.reset(seed=1)
    with pytest.raises(ValueError, match="moves are 3 whole numbers"):
        many.step(moves)
    many = Many("ard-ri", 3, opponents=lambda *_: moves)
    shown, _ = many.reset(seed=1)
    with pytest.raises(ValueError, match="opponents give 3 whole numbers"):
        many.step(shown["action_mask"].argmax(1))


def test_a_batch_names_the_move_that_was_given() -> None:
    with pytest.raises(IllegalMove, match="move 99 is not allowed"):
        Batch("ard-ri", 2).step([99, 99])


@pytest.mark.parametrize("number", [-1, 3, 10**9, "x", 1.0, None])
def test_a_batch_has_no_other_games_than_its_own(number: Any) -> None:
    batch = Batch("ard-ri", 3)
    for asked in (batch.state, batch.seed_of):
        with pytest.raises(IndexError, match="there are 3 games"):
            asked(number)


@pytest.mark.parametrize("seed", [None, 1.5, [1], b"x"], ids=repr)
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number or a text"):
        Batch("ard-ri", 2, seed)


def test_a_batch_beyond_all_memory_is_refused_at_once() -> None:
    with pytest.raises(MemoryError):
        Batch("ard-ri", 10**13)


@pytest.mark.parametrize("answer", [None, "x", 1.5, np.full(53, np.nan), [0, 1], ["a"] * 53], ids=lambda given: f"{given!r:.20}")
def test_a_policy_that_answers_no_move_and_no_preferences_is_refused(answer: Any) -> None:
    with pytest.raises(IllegalMove):
        parlour.play("ard-ri", [as_player(lambda o, m: answer, "ard-ri")] * 2, seed=1)


def test_policies_and_records_of_something_else_are_refused() -> None:
    with pytest.raises(TypeError, match="a policy is a function"):
        as_player(5, "ard-ri")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="uint8 or float32"):
        as_player(lambda o, m: 0, "ard-ri", dtype="int8")
    with pytest.raises(parlour.PlayerFailed, match="plays Ard Rí, and is shown <Jackal"):
        parlour.play("jackal", [as_player(lambda o, m: 0, "ard-ri")] * 2, seed=1, seats=2)
    with pytest.raises(TypeError, match="made of records, not 1"):
        dataset([1])  # type: ignore[list-item]


@pytest.mark.parametrize("player", [7, -1, None])
def test_openspiel_knows_no_other_players(player: int | None) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make test-envs")
    pytest.importorskip("parlour.envs.openspiel")
    state = pyspiel.load_game("python_parlour_ard_ri(seats=2)").new_initial_state()  # where chance decides
    for asked in (state.information_state_string, state.observation_string):
        with pytest.raises(ValueError, match="there is no seat"):
            asked(player)
