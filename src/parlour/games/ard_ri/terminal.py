"""Ard Rí in the terminal: the centre, the herds suit by suit, who has chosen, and the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.core import cards
from parlour.core.cards import SIGN_OF
from parlour.core.game import Json
from parlour.games.ard_ri import constants as rules
from parlour.locale import sentence
from parlour.terminal.cards import COLOURS, card, coloured
from parlour.terminal.fitting import Fitting
from parlour.terminal.speech import spoken

WIDTH = 80


def draw(view: Json, lang: str, names: Sequence[str]) -> RenderableType:
    table = view["table"]
    title = f" {sentence(lang, 'ard-ri-year', year=table['year'])} · {sentence(lang, 'ard-ri-season-' + table['season'])} "
    people = Fitting(lambda narrow: seats(view, lang, names, narrow), WIDTH - 4)
    herds: list[RenderableType] = [people, *known_warriors(table, lang, names)]
    parts: list[RenderableType] = [centre(table, lang), "", *herds, "", hands(view, lang, names)]
    return Panel(
        Group(*parts), title=Text(title, "bold"), title_align="left", box=box.ROUNDED, width=WIDTH, padding=(0, 1),
        subtitle=Text(f" {sentence(lang, 'ard-ri-deck', cards=table['deck'])} "), subtitle_align="right",
    )


def centre(table: Json, lang: str) -> Text:
    return Text.assemble((sentence(lang, "ard-ri-centre"), "bold"), "  ", spread(table["centre"]))


def seats(view: Json, lang: str, names: Sequence[str], narrow: bool) -> Table:
    lines = None if narrow else box.SIMPLE_HEAD
    drawn = Table(box=lines, show_edge=False, padding=(0, 1, 0, 0), expand=not narrow, header_style="bold")
    drawn.add_column(sentence(lang, "ard-ri-player"), ratio=None if narrow else 1, min_width=8, no_wrap=True)
    for heading in ("ard-ri-hand", "ard-ri-choice"):
        drawn.add_column(sentence(lang, heading), justify="center", no_wrap=True)
    for sign, colour in COLOURS.items():
        drawn.add_column(Text(sign, colour), min_width=3 if narrow else 6, no_wrap=not narrow)
    drawn.add_column(sentence(lang, "ard-ri-score"), justify="right", no_wrap=True)
    choosing = view["table"]["season"] in ("spring", "summer", "autumn")
    for number, seat in enumerate(view["table"]["seats"]):
        own = number == view["seat"]
        name = sentence(lang, "ard-ri-own-seat", name=names[number]) if own else names[number]
        worth = Text("\n").join(score(seat).split(" · ")) if narrow else score(seat)
        drawn.add_row(
            Text(name, "bold" if own else ""), str(seat["hand"]), chosen(seat["chosen"], lang) if choosing else "",
            *(best_of_suit(seat, suit) for suit in cards.SUITS), worth,
        )
    return drawn


def chosen(choice: str | None, lang: str) -> Text:
    if choice is None:
        return Text("…", "dim")
    if choice == "hidden":
        return Text("✓", "bold green")
    return Text(sentence(lang, "ard-ri-choice-pass")) if choice == "pass" else card(choice)


def best_of_suit(seat: Json, suit: str) -> Text:
    """The card that counts, and how many more of its suit there are."""
    best = seat["best"][suit]
    if best is None:
        return Text("–", "dim")
    others = sum(code[-1] == suit for code in seat["herd"]) - 1
    return Text.assemble(card(best), (f" +{others}" if others else "", "dim"))


def score(seat: Json) -> Text:
    """What the herd is worth now; while a missing suit makes it nothing (AR-15), also what would be added to that suit's card."""
    worth = Text(str(seat["worth"]), "bold")
    if seat["worth"] == seat["total"]:
        return worth
    missing = Text.assemble(*((SIGN_OF[suit], COLOURS[SIGN_OF[suit]]) for suit in seat["missing"]))
    return Text.assemble(worth, (f" · {seat['total']} + ", "dim"), missing)


def known_warriors(table: Json, lang: str, names: Sequence[str]) -> list[Text]:
    """Who passed in a Spring showed a hand of Warriors."""
    return [
        Text(sentence(lang, "ard-ri-nobles", name=names[number], many=seat["nobles"]), "dim")
        for number, seat in enumerate(table["seats"]) if seat["nobles"]
    ]


def hands(view: Json, lang: str, names: Sequence[str]) -> Table:
    """The own hand, or in an open position everybody's."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    if view["seat"] < 0:
        for name, seat in zip(names, view["table"]["seats"], strict=True):
            if seat["cards"] is not None:
                rows.add_row(Text(name, "bold"), spread(ranked(seat["cards"])))
        return rows
    held = ranked(view["table"]["seats"][view["seat"]]["cards"])
    playable = {move.get("card") for move in view["moves"]}
    for heading, warriors in (("ard-ri-cattle", False), ("ard-ri-warriors", True)):
        kind = [code for code in held if is_warrior(code) == warriors]
        line = spread(kind)
        if view["moves"] and playable.isdisjoint(kind):
            line.stylize("dim")
        rows.add_row(Text(sentence(lang, heading), "bold"), line)
    return rows


def ranked(codes: Sequence[str]) -> list[str]:
    """By suit, and within it by worth, Warriors last."""
    return sorted(codes, key=lambda code: (cards.SUITS.index(code[-1]), is_warrior(code), worth(code)))


def is_warrior(code: str) -> bool:
    return rules.MIGHT[cards.NUMBERS[code]] > 0


def worth(code: str) -> int:
    number = cards.NUMBERS[code]
    return rules.VALUES[number] + rules.MIGHT[number]


def spread(codes: Sequence[str]) -> Text:
    return Text(" ").join(map(card, codes)) if codes else Text("–", "dim")


def render_event(event: Json, lang: str, names: Sequence[str], seat: int) -> list[Text]:
    return [coloured(spoken(line, lang, names, seat)) for line in event["say"]]
