"""A policy plays by the protocol, and games that were played become data."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="pip install 'parlour[envs]'")

import parlour  # noqa: E402
from parlour import bots  # noqa: E402
from parlour.core.batch import Batch, utility  # noqa: E402
from parlour.envs import as_player, dataset  # noqa: E402
from parlour.envs.dataset import COLUMNS, Dataset  # noqa: E402


def last_move(observation: Any, mask: Any) -> Any:
    return np.arange(mask.size)  # preferences: the higher the number the better


def first_move(observation: Any, mask: Any) -> int:
    return int(mask.argmax())


@pytest.mark.parametrize("name", parlour.games())
def test_a_policy_plays_where_any_player_does(name: str) -> None:
    seats = int(parlour.game(name).options["seats"].low or 1)
    players = [as_player(policy, name) for policy in (last_move, first_move)][:seats]
    record = parlour.play(name, players, max_plies=60)
    assert record.players == ["last_move", "first_move"][:seats]
    for state, seat, move in record.replay():
        if seat >= 0 and move >= 0:
            assert move == (max if seat == 0 else min)(state.legal(seat))


def test_a_policy_sees_the_same_as_in_the_batch_it_has_learned_on() -> None:
    told: list[Any] = []

    def listening(observation: Any, mask: Any) -> int:
        told.append((observation, mask))
        return int(mask.argmax())

    batch = Batch("ard-ri", 1, "match", luck="keyed", seats=2)
    parlour.play("ard-ri", [as_player(listening, "ard-ri")] * 2, seed=batch.seed_of(0))
    for observation, mask in told:
        if batch.done[0]:
            break
        assert np.array_equal(observation, batch.obs[0]) and np.array_equal(mask, batch.mask[0])
        batch.step(mask.argmax().reshape(1))
    assert batch.done[0]


def test_a_policy_with_an_answer_of_another_shape_is_refused() -> None:
    with pytest.raises(parlour.IllegalMove):
        parlour.play("ard-ri", [as_player(lambda o, m: np.zeros(7), "ard-ri")] * 2)


def records(name: str = "ard-ri", games: int = 4, seats: int = 2) -> list[parlour.Record]:
    return [
        parlour.play(name, [bots.player(name, "random", f"{n}/{s}") for s in range(seats)], seed=n) for n in range(games)
    ]


def test_records_become_observations_masks_moves_and_returns() -> None:
    played = records()
    made = dataset(played)
    row = 0
    for number, record in enumerate(played):
        for state, seat, move in record.replay():
            if seat < 0 or move < 0:
                continue
            assert np.array_equal(made.observation[row], state.observe(seat, np.zeros(made.observation.shape[1], np.uint8)))
            assert made.mask[row].nonzero()[0].tolist() == state.legal(seat)
            assert (made.action[row], made.seat[row], made.game[row]) == (move, seat, number)
            assert made.returns[row] == utility((record.scores or [])[seat], 2)
            row += 1
    assert row == len(made)


def same(one: Dataset, other: Dataset) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in COLUMNS)


def test_a_dataset_goes_through_numpys_files(tmp_path: Path) -> None:
    made = dataset(records(), dtype="float32")
    made.to_numpy(tmp_path / "games.npz")
    assert same(Dataset.from_numpy(tmp_path / "games.npz"), made)
    made.to_numpy(tmp_path / "games")
    assert same(Dataset.from_numpy(tmp_path / "games"), made)


def test_a_dataset_goes_through_parquet(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed: make test-envs")
    made = dataset(records())
    made.to_parquet(tmp_path / "games.parquet")
    assert same(Dataset.from_parquet(tmp_path / "games.parquet"), made)


def test_a_dataset_is_one_of_torchs() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: make test-envs")
    made = dataset(records())
    observation, mask, action, worth = made.to_torch()[3]
    assert np.array_equal(observation.numpy(), made.observation[3]) and int(action) == made.action[3]
    assert np.array_equal(mask.numpy(), made.mask[3]) and float(worth) == made.returns[3]


def test_what_is_no_dataset_is_refused() -> None:
    with pytest.raises(ValueError, match="no records"):
        dataset([])
    with pytest.raises(ValueError, match="one game with one number of seats"):
        dataset([*records(games=1), *records(games=1, seats=3)])
    unfinished = parlour.play("ard-ri", [bots.player("ard-ri", "random", 1)] * 2, max_plies=20)
    with pytest.raises(ValueError, match="not finished"):
        dataset([unfinished])


@pytest.mark.parametrize("missing", ["pyarrow", "torch"])
def test_what_is_missing_is_named(missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    made = dataset(records(games=1))
    with pytest.raises(ImportError, match=r"pip install 'parlour\[parquet\]'|pytorch.org"):
        made.to_parquet(tmp_path / "x") if missing == "pyarrow" else made.to_torch()
