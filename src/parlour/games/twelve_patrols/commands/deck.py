"""`parlour deck`: the decks of 12 Patrols, and whether a file holds one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import click
from rich.table import Table

from parlour.core.game import Json
from parlour.core.intervals import wilson
from parlour.core.parallel import cores
from parlour.games.twelve_patrols import deck
from parlour.games.twelve_patrols.deck import BadDeck, Deck
from parlour.games.twelve_patrols.solver.deck_stats import Stats, solve_deals
from parlour.games.twelve_patrols.terminal import ARROWS, asked
from parlour.games.twelve_patrols.view import card_face
from parlour.locale import sentence
from parlour.terminal import screen
from parlour.terminal.files import file_argument
from parlour.terminal.translated import Translated, TranslatedGroup, json_flag, number, word


def command(lang: str) -> click.Command:
    group = TranslatedGroup("deck", lang)
    group.add_command(
        Translated("check", lang, "deck-check", params=[file_argument(lang), json_flag(lang)], callback=partial(check, lang))
    )
    group.add_command(Translated("list", lang, "deck-list", params=[json_flag(lang)], callback=partial(list_decks, lang)))
    options = [
        file_argument(lang),
        number(lang, "--deals", low=1, default=200, about=sentence(lang, "cli-deck-stats-deals")),
        word(lang, "--seed", kind="seed", default="1", about=sentence(lang, "cli-deck-stats-seed")),
        number(lang, "--jobs", low=1, default=cores(), about=sentence(lang, "cli-simulate-jobs")),
        json_flag(lang),
    ]
    group.add_command(Translated("stats", lang, "deck-stats", params=options, callback=partial(show_stats, lang)))
    return group


def check(lang: str, file: Path, json: bool) -> None:
    """Shows the deck of a file; what is wrong with it is raised as BadDeck."""
    found = deck.read(file)
    if json:
        screen.print_json({**row(lang, found), "cards": [card_face(card) for card in found.cards]})
        return
    console = screen.output()
    console.print(cards(lang, found))
    wants = sum(len(side) for card in found.cards for side in card.wants)
    console.print(sentence(lang, "cli-deck-sound", name=screen.printable(found.name), many=wants))
    if file.resolve().parent != deck.own_folder().resolve():
        console.print(sentence(lang, "cli-deck-folder", folder=str(deck.own_folder())))
    elif found.id in deck.SHIPPED:
        console.print(sentence(lang, "cli-deck-taken", name=found.id))
    else:
        console.print(sentence(lang, "cli-deck-play", name=screen.printable(found.id)))


def cards(lang: str, found: Deck) -> Table:
    table = headed([*(sentence(lang, f"cli-deck-{heading}") for heading in ("letters", "card")), *ARROWS.values()])
    for card in found.cards:
        face = card_face(card)
        table.add_row(card.letters, screen.printable(card.name), *(asked(face[side]) for side in ARROWS))
    return table


def list_decks(lang: str, json: bool) -> None:
    rows = [row(lang, found) for found in deck.known()]
    broken = broken_files(lang)
    if json:
        screen.print_json({"decks": rows, "broken": broken})
        return
    console = screen.output()
    table = headed([sentence(lang, f"cli-deck-{heading}") for heading in ("id", "name", "about-line")])
    for found in rows:
        table.add_row(*map(screen.printable, found.values()))
    console.print(table)
    for file, reason in broken.items():
        console.print(sentence(lang, "cli-deck-broken", file=screen.printable(file), reason=screen.printable(reason)))
    console.print(sentence(lang, "cli-deck-own", folder=str(deck.own_folder())))


def headed(columns: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column)
    return table


def row(lang: str, found: Deck) -> Json:
    about = sentence(lang, f"twelve-patrols-option-deck-{found.id}", english=found.about)
    return {"id": found.id, "name": found.name, "about": about}


def show_stats(lang: str, file: Path, deals: int, seed: str, jobs: int, json: bool) -> None:
    """How many deals can be won with a deck; Ctrl-C ends it early."""
    found, stats = shipped_or_file(file), Stats()
    with suppress(KeyboardInterrupt), screen.progress() as progress, closing(solve_deals(found, seed, deals, jobs)) as growing:
        task = progress.add_task(sentence(lang, "cli-deck-stats-dealing"), total=deals)
        for stats in growing:
            progress.update(task, completed=stats.deals)
    low, high = wilson(stats.won / max(1, stats.deals), stats.deals)
    worst = sorted(stats.blamed.items(), key=lambda one: (-one[1], one[0]))[:8]
    blamed: list[Json] = [{"card": card, "side": side, "deals": many} for (card, side), many in worst]
    if json:
        told = {"deals": stats.deals, "won": stats.won, "lost": stats.lost, "open": stats.open, "low": low, "high": high}
        screen.print_json({**told, "blamed": blamed})
        return
    share = {"won": stats.won, "deals": stats.deals, "low": f"{low:.0%}", "high": f"{high:.0%}"}
    console = screen.output()
    console.print(sentence(lang, "cli-deck-stats-won", share=f"{stats.won / max(stats.deals, 1):.0%}", **share))
    if blamed:
        console.print(sentence(lang, "cli-deck-stats-blamed", lost=stats.lost))
        table = headed([sentence(lang, f"cli-deck-{heading}") for heading in ("card", "side", "stats-count")])
        for entry in blamed:
            table.add_row(screen.printable(entry["card"]), ARROWS[entry["side"]], str(entry["deals"]))
        console.print(table)


def shipped_or_file(given: Path) -> Deck:
    """A deck by its name on the list, or by its file."""
    return next((known for known in deck.known() if known.id == str(given)), None) or deck.read(given)


def broken_files(lang: str) -> dict[str, str]:
    """Own files that hold no deck, each with the reason."""
    found = {}
    for file in sorted(deck.own_folder().glob("*.toml")):
        try:
            deck.read(file)
        except BadDeck as error:
            found[file.name] = sentence(lang, error.code, **error.arguments)
    return found
