"""The weights of an evaluation as its game keeps them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from parlour.search import weights


def write(package: str, new: dict[str, float]) -> None:
    """Puts the numbers into the file, where the comments stay."""
    path = Path(str(files(package))) / weights.FILE
    text = path.read_text(encoding="utf-8")
    for name, weight in new.items():
        text = re.sub(rf"^{name} = [\d.]+", f"{name} = {weight}", text, flags=re.M)
    path.write_text(text, encoding="utf-8")
