"""Pictures for the docs, as small as they can be and still read: `pip install 'parlour[render]'`."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

QUALITY = 84
MOVING = (960, 600)  # pixels of a picture that moves


def still(path: Path, shot: bytes) -> None:
    Image.open(io.BytesIO(shot)).convert("RGB").save(path, "WEBP", quality=QUALITY, method=6)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def moving(path: Path, shots: list[tuple[bytes, int]]) -> None:
    """A picture that moves: each shot with the milliseconds for which it stays."""
    first, *rest = [Image.open(io.BytesIO(shot)).convert("RGB").resize(MOVING, Image.Resampling.LANCZOS) for shot, _ in shots]
    stays = [stay for _, stay in shots]
    first.save(path, "WEBP", save_all=True, append_images=rest, duration=stays, loop=0, quality=72, method=6)
    print(f"{path.name}: {path.stat().st_size // 1000} kB, {len(shots)} frames")
