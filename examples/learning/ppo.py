"""Masked PPO in one file, in the style of CleanRL, on a batch of games: learns to beat a bot.

    pip install 'parlour[envs]' torch==2.13.0
    python examples/learning/ppo.py                       # Ard Rí for two, some minutes on two cores
    python examples/learning/ppo.py --game jackal --seconds 600

All seats are played by the same net, each with what it sees itself; every decision is data. Every so often the net meets a bot by
the protocol, with a seat of its own in half of the games each.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import parlour
from parlour import bots
from parlour.core.batch import Batch
from parlour.core.observation import bounds
from parlour.envs import as_player


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ard-ri")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--foe", default="greedy", help="the bot to be measured against")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=512, help="in the batch")
    parser.add_argument("--length", type=int, default=32, help="steps of the batch between two updates")
    parser.add_argument("--matches", type=int, default=400, help="games of an evaluation")
    parser.add_argument("--every", type=float, default=30, help="seconds between two evaluations")
    parser.add_argument("--threads", type=int, default=1, help="of the batch and of torch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to write the curve as JSON, and the net beside it")
    return parser.parse_args()


def layer(of: int, to: int, gain: float = 2**0.5) -> nn.Linear:
    made = nn.Linear(of, to)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


class Net(nn.Module):
    """Two hidden layers; the numbers of an observation are scaled by their bounds."""

    def __init__(self, fields: Any, moves: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.tensor(bounds(fields)[1]).clamp(min=1).float())
        size = len(self.scale)
        self.body = nn.Sequential(layer(size, width), nn.ReLU(), layer(width, width), nn.ReLU())
        self.policy, self.value = layer(width, moves, 0.01), layer(width, 1, 1.0)

    def forward(self, obs: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(obs.float() * self.scale)
        return self.policy(hidden).masked_fill(mask == 0, -1e9), self.value(hidden).squeeze(-1)


def advantages(rewards: Any, dones: Any, seats: Any, values: Any, last: Any, last_seat: Any, gamma: float, lam: float) -> Any:
    """Generalised advantage estimation where seats take turns: the value of a later decision counts for the seat that makes it.

    Rows are walked back with what comes next for every seat: its value and its advantage at its own next decision."""
    length, many, players = rewards.shape
    row, value_next = np.arange(many), np.zeros((many, players), np.float32)
    advantage_next, earned = np.zeros((many, players), np.float32), np.zeros((many, players), np.float32)
    value_next[row, last_seat] = last
    alive = np.zeros((many, players), np.float32)
    alive[row, last_seat] = 1  # the others' next value is not known: their last decisions are left to what they earned
    found = np.zeros((length, many), np.float32)
    usable = np.zeros((length, many), bool)
    for t in reversed(range(length)):
        ended = dones[t]
        value_next[ended], advantage_next[ended], alive[ended], earned[ended] = 0, 0, 1, 0
        earned += rewards[t]
        who = seats[t]
        delta = earned[row, who] + gamma * value_next[row, who] - values[t]
        found[t] = delta + gamma * lam * advantage_next[row, who]
        usable[t] = alive[row, who] > 0
        value_next[row, who], advantage_next[row, who], earned[row, who], alive[row, who] = values[t], found[t], 0, 1
    return found, usable


def meets(net: Net, game: str, seats: int, foe: str, matches: int, number: int) -> float:
    """The share of wins against a bot on all other seats; the net sits on every seat equally often."""

    @torch.no_grad()
    def best(obs: Any, mask: Any) -> Any:
        return net(torch.from_numpy(obs)[None], torch.from_numpy(mask)[None])[0].numpy()

    won = 0.0
    for k in range(matches):
        players = [bots.player(game, foe, f"{number}/{k}/{seat}") for seat in range(seats)]
        players[k % seats] = as_player(best, game)
        record = parlour.play(game, players, seed=f"{number}/{k // seats}", max_plies=20_000)
        won += record.scores[k % seats] if record.scores else 1 / seats
    return won / matches


def main() -> list[dict[str, float]]:
    given = arguments()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    batch = Batch(given.game, given.games, given.seed, threads=given.threads, seats=given.seats)
    net = Net(batch.game.observation(batch.options), batch.moves)
    optimiser = torch.optim.Adam(net.parameters(), 1e-3, eps=1e-5)
    began, evaluated, update, decisions, in_batch = time.time(), 0.0, 0, 0, 0.0
    curve: list[dict[str, float]] = []
    shape = (given.length, given.games)
    obs, mask = np.zeros((*shape, batch.size), batch.obs.dtype), np.zeros((*shape, batch.moves), np.int8)
    action, logp, value = np.zeros(shape, np.int64), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    seat, done, reward = np.zeros(shape, np.int32), np.zeros(shape, bool), np.zeros((*shape, batch.seats), np.float32)
    out_of_matches = 0.0
    while True:
        trained = time.time() - began - out_of_matches
        if update == 0 or trained - evaluated >= given.every or trained >= given.seconds:
            evaluated, started = trained, time.time()
            share = {foe: meets(net, given.game, given.seats, foe, given.matches, update) for foe in ("random", given.foe)}
            out_of_matches += time.time() - started
            curve.append({"seconds": round(trained, 1), "decisions": decisions, **share})
            shares = "  ".join(f"{foe} {won:.3f}" for foe, won in share.items())
            print(f"{trained:6.0f} s  {decisions:>11,} decisions  {shares}", flush=True)
            if trained >= given.seconds:
                break
        for t in range(given.length):
            obs[t], mask[t], seat[t] = batch.obs, batch.mask, batch.seat
            with torch.no_grad():
                logits, value_now = net(torch.from_numpy(obs[t]), torch.from_numpy(mask[t]))
                choice = torch.distributions.Categorical(logits=logits, validate_args=False)
                chosen = choice.sample()
            action[t], logp[t], value[t] = chosen, choice.log_prob(chosen), value_now
            clock = time.perf_counter()
            batch.step(action[t])
            in_batch += time.perf_counter() - clock
            reward[t], done[t] = batch.reward, batch.done
        decisions += given.length * given.games
        with torch.no_grad():
            last = net(torch.from_numpy(batch.obs), torch.from_numpy(batch.mask))[1].numpy()
        advantage, usable = advantages(reward, done, seat, value, last, batch.seat, 0.995, 0.95)
        keep = usable.reshape(-1).nonzero()[0]

        def flat(array: Any, keep: Any = keep) -> torch.Tensor:
            return torch.from_numpy(array.reshape(-1, *array.shape[2:])[keep])

        data = [flat(array) for array in (obs, mask, action, logp, advantage, advantage + value)]
        share_left = max(0.1, 1 - trained / given.seconds)
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * share_left
        for _ in range(2):
            for rows in torch.randperm(len(keep)).split(2048):
                b_obs, b_mask, b_action, b_logp, b_advantage, b_return = (array[rows] for array in data)
                logits, value_now = net(b_obs, b_mask)
                choice = torch.distributions.Categorical(logits=logits, validate_args=False)
                ratio = (choice.log_prob(b_action) - b_logp).exp()
                b_advantage = (b_advantage - b_advantage.mean()) / (b_advantage.std() + 1e-8)
                gain = torch.min(ratio * b_advantage, ratio.clamp(0.8, 1.2) * b_advantage).mean()
                loss = 0.5 * ((value_now - b_return) ** 2).mean() - gain - 0.01 * share_left * choice.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimiser.step()
        update += 1
    print(f"the batch took {in_batch:.1f} s of {time.time() - began - out_of_matches:.0f} s")
    if given.save:
        given.save.write_text(json.dumps(curve, indent=1) + "\n")
        torch.save(net.state_dict(), given.save.with_suffix(".pt"))
    return curve


if __name__ == "__main__":
    main()
