"""Colours from few to many, for maps: readable in grey too."""

from __future__ import annotations

FEW_TO_MANY = ("#fbf6ea", "#efe2bd", "#d9cf97", "#a9bd83", "#6fa386", "#3f8484", "#24637a", "#1d4468", "#172a4a")


def colour(part: float) -> str:
    """For a part of the most, from 0 to 1."""
    place = max(0.0, min(1.0, part)) * (len(FEW_TO_MANY) - 1)
    lower = min(len(FEW_TO_MANY) - 2, int(place))
    low, high = rgb(FEW_TO_MANY[lower]), rgb(FEW_TO_MANY[lower + 1])
    mixed = (round(one + (other - one) * (place - lower)) for one, other in zip(low, high, strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def ink(part: float) -> str:
    """What can be read on it."""
    return "#fffaf0" if part > 0.6 else "#2a2320"


def written(many: float, decimals: int, lang: str) -> str:
    """A number on a map, as the language writes it."""
    text = f"{many:.{decimals}f}"
    return text if lang == "en" else text.replace(".", ",")


def rgb(code: str) -> tuple[int, ...]:
    return tuple(int(code[i : i + 2], 16) for i in (1, 3, 5))
