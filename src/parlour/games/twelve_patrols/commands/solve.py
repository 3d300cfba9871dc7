"""`parlour solve`: can this deal of 12 Patrols be won, and how; what a position still promises; what lost a finished game."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from parlour.core import actors, registry
from parlour.core.errors import BadOption
from parlour.core.game import Game, Json
from parlour.core.play import Limit
from parlour.core.records import Record, load
from parlour.core.state import State
from parlour.games.twelve_patrols import constants, notation
from parlour.games.twelve_patrols.questions import lost_by, odds, played
from parlour.games.twelve_patrols.solver import solve
from parlour.games.twelve_patrols.solver.solve import StepValue, Verdict
from parlour.locale import sentence
from parlour.terminal import screen, tables
from parlour.terminal.game_options import game_option
from parlour.terminal.screen import watching
from parlour.terminal.translated import Translated, json_flag, number, word

GAME = "twelve-patrols"
MOST_STEPS = 8  # that are listed


def command(lang: str) -> click.Command:
    game = registry.game(GAME)
    params = [
        click.Argument(["what"], metavar=sentence(lang, "cli-solve-what")),
        word(lang, "--seed", kind="seed", default="1", about=sentence(lang, "cli-solve-seed")),
        *(game_option(lang, game, option) for option in game.options if option.name != "seats"),
        number(lang, "--seconds", low=1, default=20, about=sentence(lang, "cli-solve-seconds")),
        json_flag(lang),
    ]
    return Translated("solve", lang, "solve", params=params, callback=partial(run, lang))


def run(lang: str, what: str, seed: str, seconds: int, json: bool, **options: Any) -> None:
    given = {name: value for name, value in options.items() if value is not None}
    if what == GAME:
        found = solve_deal(lang, registry.game(what), seed, given, seconds)
    else:
        game, file = load(Path(what))
        state = file.final() if isinstance(file, Record) else file
        if game.id != GAME:
            raise BadOption("cli-error-solve-game", known=GAME)
        if isinstance(file, Record) and state.actor == actors.OVER and file.seed is not None:
            found = solve_record(lang, game, file)
        else:
            found = solve_position(lang, game, state, seconds)
    if json:
        screen.print_json(found)
    else:
        show(lang, registry.game(GAME), found)


def solve_deal(lang: str, game: Game, seed: str, options: dict[str, Any], seconds: int) -> Json:
    """The question of somebody who knows the order of the cards."""
    state, order = solve.order_of(seed, **options)
    with watching(lang) as (tell, stop):
        verdict = solve.can_be_won(state, order, Limit(seconds=seconds), tell, stop)
    letters = [notation.letters(state.fields()["deck"], card) for card in order]
    return {"asked": "deal", "seed": seed, "answer": verdict.answer, "cards": letters, **told_line(game, state, verdict)}


def told_line(game: Game, start: State, verdict: Verdict) -> Json:
    """A winning line in notation, one list per card, and the position at its end."""
    state, turns = start.copy(), list[list[str]]()
    line = verdict.plan.line if verdict.plan else []
    for seat, move in line:
        if seat != actors.CHANCE:
            if move < constants.PUT or not turns:
                turns.append([])
            turns[-1].append(game.text(state, move))
        state.apply(move, seat)
    return {"line": turns, "end": game.position(state) if line else None}


def solve_position(lang: str, game: Game, state: State, seconds: int) -> Json:
    """Is it lost whatever comes, which step keeps the most orders of the cards face down winnable, and what is the chance."""
    limit = Limit(seconds=seconds / 3)
    steps, estimate = list[StepValue](), None
    with watching(lang) as (tell, stop):
        verdict = solve.still_winnable(state, limit, None, stop)
        if verdict.answer == solve.YES and state.actor >= 0:
            steps = solve.steps(state, limit, tell, stop)
            estimate = solve.chance(state, limit, tell, stop)
    listed = [{"moves": step.texts, **odds(step)} for step in steps[:MOST_STEPS]]
    told = asdict(estimate) if estimate and (estimate.exact or estimate.games) else None
    return {"asked": "position", "answer": verdict.answer, "steps": listed, "chance": told}


def solve_record(lang: str, game: Game, record: Record) -> Json:
    """Could the deal have been won, how, and which decision lost it."""
    assert record.seed is not None
    start, order = solve.order_of(record.seed, **record.options)
    with watching(lang) as (tell, stop):
        verdict = solve.can_be_won(start, order, Limit(), tell, stop)
        decisions = played(game.id, record.options, record.moves)
        lost = lost_by(decisions, order, stop) if verdict.answer == solve.YES else None
    return {
        "asked": "record", "answer": verdict.answer,
        "lost_by": None if lost is None else {"decision": lost + 1, "move": game.text(*decisions[lost])},
        **told_line(game, start, verdict),
    }


def show(lang: str, game: Game, found: Json) -> None:
    console = screen.output()
    seed = screen.printable(str(found.get("seed", "")))
    console.print(sentence(lang, f"cli-solve-{found['asked']}-{found['answer']}", seed=seed))
    if found["asked"] == "deal":
        console.print(sentence(lang, "cli-solve-cards", cards=" ".join(found["cards"])))
    if found.get("lost_by"):
        console.print(sentence(lang, "cli-solve-lost-by", decision=found["lost_by"]["decision"], move=found["lost_by"]["move"]))
    if found.get("chance"):
        chance = found["chance"]
        about = {"chance": f"{chance['chance']:.0%}", "low": f"{chance['low']:.0%}", "high": f"{chance['high']:.0%}"}
        exact = "yes" if chance["exact"] else "no"
        console.print(sentence(lang, "cli-solve-chance", exact=exact, games=chance["games"], **about))
    if found.get("steps"):
        console.print(steps_table(lang, found["steps"]))
    for number_of_card, turn in enumerate(found.get("line", []), 1):
        console.print(f"{number_of_card:>3}  {', '.join(turn)}")
    if found.get("end"):
        state = game.restore(found["end"])
        console.print(tables.of(game.id).draw({**game.view(state, 0), "table": game.table(state)}, lang, [""]))


def steps_table(lang: str, steps: list[Json]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(sentence(lang, "cli-solve-step"))
    table.add_column(sentence(lang, "cli-solve-share"), justify="right")
    for step in steps:
        share = f"{step['share']:.0%}" if step["exact"] else f"{step['share']:.0%} ({step['low']:.0%}–{step['high']:.0%})"
        table.add_row(", ".join(step["moves"]), share)
    return table
