"""A report as one HTML page: no scripts, nothing to load, readable on a phone and on paper."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from html import escape
from pathlib import Path

from parlour.locale import sentence
from parlour.study.report.canvas import SLIM, WIDE, mark
from parlour.study.report.content import AnswerCard, Figure, Report, ReportTable, Section
from parlour.study.report.opening import report
from parlour.study.summary import Summary

HERE = Path(__file__).parent
MOST_ROOMY = 5  # columns that have room for an interval beside its number
LATIN = "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215"
CYRILLIC = "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116"
FONTS = (("Alegreya", "alegreya", 500), ("Alegreya", "alegreya", 800), ("Alegreya Sans", "alegreya-sans", 400),
         ("Alegreya Sans", "alegreya-sans", 700))
LOGO = (
    '<svg width="30" height="24" viewBox="0 0 30 24" aria-hidden="true"><rect x="2" y="2" width="13" height="18" rx="2.5" '
    'fill="#fffaf0" transform="rotate(-8 8 11)"/><path fill="#b3303a" d="M8.4 14.6l-3.4-3.6a2 2 0 0 1 3.1-2.5a2 2 0 0 1 3.3 2.2z"'
    '/><rect x="15" y="9" width="12" height="12" rx="2.5" fill="#f0cf7a" stroke="#8a5a36"/><g fill="#4a2d18"><circle cx="18.4" '
    'cy="12.4" r="1.3"/><circle cx="21" cy="15" r="1.3"/><circle cx="23.6" cy="17.6" r="1.3"/></g></svg>'
)


def html(summary: Summary, lang: str = "en") -> str:
    found = report(summary, lang)
    links = "".join(f'<a href="#{section.id}">{escape(section.kick)}</a>' for section in found.sections)
    links += f'<a href="#made">{say(found, "made")}</a>'
    head = (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width,initial-scale=1"><title>{escape(found.title)} – Parlour</title>'
        f"<style>{fonts(lang)}{style()}</style></head>"
    )
    brand = f'<a class="brand" href="#top">{LOGO}Parlour</a><span>{say(found, "report")}</span>'
    top = f'<header class="top"><div class="in">{brand}</div></header>'
    body = [
        f'<p class="kick">{escape(found.kick)}</p><h1>{escape(found.title)}</h1>',
        f'<div class="summary"><p>{" ".join(bold(told) for told in found.opening)}</p></div>',
        f'<p class="under">{escape(found.under)}</p>',
        f'<div class="cards">{"".join(map(card, found.cards))}</div>' if found.cards else "",
        f'<details class="toc"><summary>{say(found, "contents")}</summary>{links}</details>',
        *(section_html(found, section) for section in found.sections),
        made(found),
        f"<footer>{say(found, 'footer')}</footer>",
    ]
    rail = f'<nav class="rail" aria-label="{say(found, "contents")}">{links}</nav>'
    return f'{head}<body>{top}<div class="page" id="top">{rail}<main>{"".join(body)}</main></div></body></html>\n'


def say(found: Report, code: str) -> str:
    return escape(sentence(found.lang, f"report-{code}"))


@cache
def style() -> str:
    return (HERE / "style.css").read_text(encoding="utf-8")


@cache
def fonts(lang: str) -> str:
    """The letters that the language needs."""
    found = []
    for family, file, weight in FONTS:
        for script, letters in (("latin", LATIN), ("cyrillic", CYRILLIC)) if lang == "ru" else (("latin", LATIN),):
            data = b64encode((HERE / "fonts" / f"{file}-{script}-{weight}-normal.woff2").read_bytes()).decode()
            source = f"src:url(data:font/woff2;base64,{data}) format('woff2');unicode-range:{letters}"
            found.append(f"@font-face{{font-family:'{family}';font-weight:{weight};font-display:swap;{source}}}")
    return "".join(found)


def bold(told: str) -> str:
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(told))


def code(told: str) -> str:
    return re.sub(r"`(.+?)`", r"<code>\1</code>", escape(told))


def card(found: AnswerCard) -> str:
    tone = "good" if found.good else "mid"
    return (
        f'<article class="card {tone}"><p class="q">{escape(found.question)}</p><p class="ans">{escape(found.answer)}</p>'
        f'{found.plot}<p class="why">{escape(found.why)}</p><p class="ev">{escape(found.evidence)}</p></article>'
    )


def section_html(found: Report, section: Section) -> str:
    figures = "".join(figure(found, one) for one in section.figures)
    return (
        f'<section id="{section.id}"><p class="kick">{escape(section.kick)}</p><h2>{escape(section.head)}</h2>'
        f'<p class="lead">{escape(section.lead)}</p>{figures}</section>'
    )


def figure(found: Report, one: Figure) -> str:
    plot = ""
    if one.draw:
        plot = f'<div class="wide">{one.draw(WIDE)}</div><div class="slim">{one.draw(SLIM)}</div>'
    elif one.pictures:
        plot = pictures(one)
    caption = f"<figcaption>{escape(one.caption)}</figcaption>"
    numbers = ""
    if one.table and plot:
        numbers = f'<details class="nums"><summary>{say(found, "the-numbers")}</summary>{scrolling(one)}</details>'
    elif one.table:
        plot = scrolling(one)
    return f"<figure>{legend(one)}{plot}{caption}{numbers}</figure>"


def pictures(one: Figure) -> str:
    first, *others = [f'<div class="map"><p>{escape(what)}</p>{svg}</div>' for what, svg in one.pictures]
    small = f'<div class="maps">{"".join(others)}</div>' if others else ""
    return f'<div class="atlas{" alone" if not others else ""}">{first}{small}</div>'


def legend(one: Figure) -> str:
    return f'<p class="legend">{"".join(key(look, meaning) for look, meaning in one.keys)}</p>' if one.keys else ""


def key(look: str, meaning: str) -> str:
    shape = f'<rect class="part {look}" width="16" height="16" rx="3"/>' if look[0] in "pq" else mark(8, 8, look)
    return f'<span class="key"><svg width="16" height="16" aria-hidden="true">{shape}</svg>{escape(meaning)}</span>'


def scrolling(one: Figure) -> str:
    assert one.table is not None
    label = escape(one.caption, quote=True)
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{label}">{table(one.table)}</div>'


def table(found: ReportTable) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in found.head)
    rows = []
    for number, row in enumerate(found.rows):
        cells = "".join(f"<td>{number_and_interval(value)}</td>" for value in row[1:])
        look = ' class="sig"' if number in found.bold else ""
        first = f'<th scope="row">{escape(row[0])}</th>' if row[0] else "<td></td>"
        rows.append(f"<tr{look}>{first}{cells}</tr>")
    dense = ' class="dense"' if len(found.head) > MOST_ROOMY else ""
    return f"<table{dense}><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def number_and_interval(value: str) -> str:
    return re.sub(r" (\(.*\))$", r" <span>\1</span>", escape(value))


def made(found: Report) -> str:
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{code(told)}</dd>" for name, told in found.facts)
    words = "".join(f"<dt>{escape(name)}</dt><dd>{escape(told)}</dd>" for name, told in found.words)
    file = f'<pre tabindex="0" role="region" aria-label="{say(found, "file")}"><code>{escape(found.file)}</code></pre>'
    return (
        f'<section id="made" class="part"><p class="kick">{say(found, "method")}</p><h2>{say(found, "made")}</h2>'
        f'<div class="made"><dl>{facts}</dl>{file}</div><h3>{say(found, "words")}</h3><dl class="words">{words}</dl></section>'
    )
