"""What metrics, their values and the levels of a study are called, in a language."""

from __future__ import annotations

from parlour.core import registry
from parlour.core.metrics import Metric
from parlour.locale import bundle, sentence


def label(lang: str, game: str, metric: str) -> str:
    """A metric's name: `Games past year four`."""
    return first(lang, metric, f"{game}-metric-{metric}", f"metric-{metric}")


def about(lang: str, game: str, metric: str) -> str:
    """A metric's definition, in a sentence."""
    return first(lang, "", f"{game}-metric-{metric}-about", f"metric-{metric}-about")


def unit(lang: str, game: str, metric: Metric) -> str:
    """What its numbers count: `years`."""
    return first(lang, metric.unit, f"{game}-unit-{metric.unit}", f"unit-{metric.unit}") if metric.unit else ""


def value(lang: str, metric: Metric, what: str) -> str:
    """A category, a place or a thing: `swamp, 4 steps`."""
    return metric.called(lang, what) if metric.called else what


def cost(lang: str, metric: Metric) -> str:
    return sentence(lang, f"metric-cost-{metric.cost}")


def first(lang: str, otherwise: str, *codes: str) -> str:
    """The first of the sentences that there is."""
    for code in codes:
        if bundle("en").has_message(code):
            return sentence(lang, code)
    return otherwise


def title(game: str) -> str:
    return registry.game(game).title
