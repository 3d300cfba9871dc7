"""What the things on a table mean: `legend.py` of a game's folder, with LEGEND, names of things and the rules that explain them.

The sentence is `GAME-means-NAME`, in `locale/legend/`. A table marks its things with these names.
"""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core import registry


def of(game: str) -> Mapping[str, str]:
    part = registry.part(game, "legend")
    found: Mapping[str, str] = part.LEGEND if part else {}
    return found
