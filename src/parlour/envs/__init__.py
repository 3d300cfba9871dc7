"""Parlour's games as the environments that learning libraries know, and learned policies as players.

`parlour.envs.pettingzoo`, `parlour.envs.gymnasium` and `parlour.envs.openspiel` are imported by name, each with its library;
`parlour.core.batch.Batch` is what they are measured against. docs/learning.md is a tutorial, docs/environments.md the reference.
"""

from parlour.core.batch import Batch
from parlour.envs.dataset import Dataset, dataset
from parlour.envs.players import as_player

__all__ = ["Batch", "Dataset", "as_player", "dataset"]
