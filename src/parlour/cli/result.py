"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from parlour import SPECTATOR
from parlour.locale import sentence


def result(
    lang: str, names: Sequence[str], scores: Sequence[float], points: Sequence[int], seat: int = SPECTATOR,
) -> list[str]:
    """Who won, and everybody's points; `seat` is the reader's."""
    winners = [number for number, score in enumerate(scores) if score > 0]
    others = [names[number] for number in winners if number != seat]
    if not winners and len(names) == 1:
        first = sentence(lang, "result-lost", name=names[0], you="yes" if seat == 0 else "no")
    elif not winners:
        first = sentence(lang, "result-nobody")
    elif len(winners) == 1:
        first = sentence(lang, "result-won", name=names[winners[0]], you="yes" if winners == [seat] else "no")
    else:
        first = sentence(lang, "result-shared", names=listed(lang, others), you="yes" if seat in winners else "no")
    each = [sentence(lang, "result-points-of", name=name, points=many) for name, many in zip(names, points, strict=True)]
    return [first, sentence(lang, "result-points", points=", ".join(each))]


def listed(lang: str, words: Sequence[str]) -> str:
    """`Ann, Bran and Cian`."""
    return words[0] if len(words) == 1 else sentence(lang, "list-end", first=", ".join(words[:-1]), last=words[-1])
