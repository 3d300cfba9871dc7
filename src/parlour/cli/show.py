"""`parlour show`: a position, or one position of a record, drawn once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from parlour import SPECTATOR, BadOption, Game, State
from parlour.cli.names import of_seats
from parlour.core.actors import EVERYTHING
from parlour.core.game import Json
from parlour.core.records import Record, load
from parlour.locale import sentence
from parlour.terminal import screen, tables
from parlour.terminal.files import file_argument, save_text
from parlour.terminal.translated import Translated, json_flag, number, word


def command(lang: str) -> click.Command:
    params = [
        file_argument(lang),
        number(lang, "--ply", low=0, about=sentence(lang, "cli-show-ply")),
        number(lang, "--seat", low=0, about=sentence(lang, "cli-show-seat")),
        word(lang, "--svg", kind="file", about=sentence(lang, "cli-show-svg")),
        json_flag(lang),
    ]
    return Translated("show", lang, "show", params=params, callback=partial(run, lang))


def run(lang: str, file: Path, ply: int | None, seat: int | None, svg: str | None, json: bool) -> None:
    game, found = load(file)
    if isinstance(found, State):
        if ply is not None:
            raise BadOption("cli-error-ply-of-position")
        state, players = found, []
    else:
        state, players = after(found, ply), found.players
    view = looked_at(game, state, seat)
    if svg:
        picture = game.svg(state if seat is None else state.seen(seat), lang)
        if picture is None:
            raise BadOption("cli-error-no-picture", game=game.id)
        save_text(lang, picture, Path(svg))
    elif json:
        screen.print_json({**view, "players": players})
    else:
        screen.output().print(tables.of(game.id).draw(view, lang, of_seats(lang, players, state.seats)))


def after(record: Record, ply: int | None) -> State:
    """The position after so many plies, by default the last; the record is checked up to there."""
    if ply is None:
        return record.final()
    if ply > len(record.moves):
        raise BadOption("error-option-value", option="--ply", value=str(ply), takes=f"0–{len(record.moves)}")
    plays = record.replay()
    for _ in range(ply):
        next(plays)
    return next(plays)[0]


def looked_at(game: Game, state: State, seat: int | None) -> Json:
    """The view of a seat. Without one: all that the state itself knows, so all hands open if it is a whole position."""
    known = range(state.seats) if state.viewer == EVERYTHING else [state.viewer]
    if seat is not None and seat not in known:
        raise BadOption("error-option-value", option="--seat", value=str(seat), takes=seats_text(known))
    if seat is not None or state.viewer != EVERYTHING:
        return game.view(state, state.viewer if seat is None else seat)
    return {**game.view(state, SPECTATOR), "table": game.table(state)}


def seats_text(known: Sequence[int]) -> str:
    return f"{known[0]}–{known[-1]}" if len(known) > 1 else "–" if known[0] == SPECTATOR else str(known[0])
