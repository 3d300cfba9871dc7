"""A net that ppo.py has saved, as a player: `parlour arena ard-ri --players learned:mine,greedy` in this folder."""

import torch
from ppo import Net

import parlour
from parlour.envs import as_player

game, seats = parlour.game("ard-ri"), {"seats": 2}
net = Net(game.observation(seats), game.moves(seats))
net.load_state_dict(torch.load("curve.pt"))


@torch.no_grad()
def policy(observation, mask):
    return net(torch.from_numpy(observation)[None], torch.from_numpy(mask)[None])[0].numpy()


mine = as_player(policy, "ard-ri")
