"""What a report consists of, before it becomes a page or Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from parlour.core.metrics import Picture
from parlour.study.report.canvas import Draw


@dataclass(frozen=True)
class ReportTable:
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    bold: frozenset[int] = frozenset()  # rows that stand out


@dataclass(frozen=True)
class Figure:
    """A plot with the table behind it, or pictures, or a table alone that is always shown."""

    caption: str
    table: ReportTable | None = None
    draw: Draw | None = None
    pictures: Sequence[Picture] = ()
    keys: Sequence[tuple[str, str]] = ()  # mark and meaning


@dataclass(frozen=True)
class Section:
    id: str
    kick: str
    head: str
    lead: str
    figures: Sequence[Figure] = ()


@dataclass(frozen=True)
class AnswerCard:
    """A question of a designer, the answer in a word or two, and why."""

    question: str
    answer: str
    why: str
    evidence: str
    good: bool
    plot: str = ""  # an SVG


@dataclass(frozen=True)
class Report:
    lang: str
    title: str
    kick: str
    opening: Sequence[str]  # sentences; **bold** stands out
    under: str
    cards: Sequence[AnswerCard]
    sections: Sequence[Section]
    facts: Sequence[tuple[str, str]]  # how it was made
    file: str
    words: Sequence[tuple[str, str]] = field(default_factory=tuple)
