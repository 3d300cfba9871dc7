"""`parlour puzzle`: the puzzles of a game in the terminal, beginning with that of the day; and how they are found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click
from rich.text import Text

from parlour.cli import installed
from parlour.cli.asking import SHOW, SKIP, Asker, Left
from parlour.core import daily, parallel, puzzles, registry
from parlour.core.errors import IllegalMove
from parlour.core.game import Game
from parlour.core.puzzles import Puzzle
from parlour.core.sayings import Saying
from parlour.locale import bundle, sentence
from parlour.study import puzzles as finding
from parlour.terminal import screen
from parlour.terminal.speech import say
from parlour.terminal.translated import Translated, WrongUse, number


def command(lang: str) -> click.Command:
    params = [
        click.Argument(["game"], required=False, metavar=f"[{sentence(lang, 'cli-word-game')}]"),
        click.Option(["--id", "wanted"], help=sentence(lang, "cli-puzzle-id")),
        click.Option(["--theme"], help=sentence(lang, "cli-puzzle-theme")),
        number(lang, "--find", low=1, about=sentence(lang, "cli-puzzle-find")),
        click.Option(["--file"], type=click.Path(path_type=Path), help=sentence(lang, "cli-puzzle-file")),
        number(lang, "--seed", low=0, about=sentence(lang, "cli-puzzle-seed")),
        click.Option(["--proven"], is_flag=True, help=sentence(lang, "cli-puzzle-proven")),
        click.Option(["--anew"], is_flag=True, help=sentence(lang, "cli-puzzle-anew")),
    ]
    return Translated("puzzle", lang, "puzzle", params=params, callback=partial(run, lang))


def run(
    lang: str, game: str | None, wanted: str | None, theme: str | None, find: int | None, file: Path | None, seed: int | None,
    proven: bool, anew: bool,
) -> int:
    if find is not None:
        for rules in [installed.find(game)] if game is not None else [registry.game(name) for name in registry.SHIPPED]:
            look_for(lang, rules, find, file or rules.folder / puzzles.FILE, seed or 0, proven, anew)
        return 0
    rules = chosen(game)
    known = puzzles.of(rules.id)
    if not known:
        raise WrongUse("cli-error-no-puzzles", game=rules.id)
    if wanted is not None:
        asked = [puzzles.find(rules.id, wanted)]
    else:
        asked = [one for one in in_order(rules, known) if theme is None or theme in one.tags]
    if not asked:
        themes = sorted({one for puzzle in known.values() for one in puzzle.tags})
        raise WrongUse("cli-error-no-theme", given=str(theme), known=", ".join(themes))
    asker = PuzzleAsker(lang, rules)
    try:
        for puzzle in asked:
            asker.ask(puzzle)
    except (Left, KeyboardInterrupt):
        asker.print(sentence(lang, "cli-learn-left"))
    return 0


def chosen(game: str | None) -> Game:
    """The game that is asked for; without one, of those that have puzzles another one every day."""
    if game is not None:
        return installed.find(game)
    known = [name for name in registry.loadable() if puzzles.of(name)]
    if not known:
        raise WrongUse("cli-error-no-puzzles", game="–")
    return registry.game(known[daily.today().toordinal() % len(known)])


def in_order(game: Game, known: dict[str, Puzzle]) -> Iterator[Puzzle]:
    """That of the day first."""
    today = puzzles.of_day(game.id, daily.today())
    assert today is not None
    yield today
    yield from (puzzle for puzzle in known.values() if puzzle is not today)


def look_for(lang: str, game: Game, many: int, file: Path, seed: int, proven: bool, anew: bool) -> None:
    """Writes them as they are found; whoever interrupts it goes on later."""
    if anew:
        file.unlink(missing_ok=True)
    with screen.watching(lang) as (tell, stop):

        def progress(done: int, _: int) -> None:
            if stop():
                raise click.Abort
            tell(done, many)

        jobs = parallel.cores() if many >= finding.ROUND else 1
        found = finding.collect(game.id, many, file, seed, proven, jobs, progress)
    screen.output().print(sentence(lang, "cli-puzzle-found", many=found, file=str(file)))


class PuzzleAsker(Asker):
    def ask(self, puzzle: Puzzle) -> None:
        state = puzzles.state_of(self.game, puzzle)
        names = self.names(state.seats, puzzle.seat)
        themes = ", ".join(theme_name(self.lang, self.game.id, one) for one in puzzle.tags)
        self.print(Text(f"\n{sentence(self.lang, 'page-puzzle')} {puzzle.id} · {themes}", "bold underline"))
        self.print(self.table.draw(self.game.view(state, puzzle.seat), self.lang, names))
        self.tell(puzzles.goal(self.game, puzzle), puzzle, names, "bold cyan")
        self.print(Text(sentence(self.lang, "cli-puzzle-keys"), "dim"))
        if not self.answered(puzzle, names):
            return
        self.print(Text(f"{puzzle.best}", "bold"))
        for reason in puzzles.reasons(self.game, puzzle):
            self.tell(reason, puzzle, names, "")

    def answered(self, puzzle: Puzzle, names: list[str]) -> bool:
        """Asks until it is solved or shown; False if it is skipped."""
        while True:
            typed = self.typed()
            if typed.lower() == SKIP:
                return False
            if typed.lower() == SHOW:
                return True
            try:
                tried = puzzles.attempt(self.game, puzzle, self.game.parse(puzzles.state_of(self.game, puzzle), typed))
            except IllegalMove as error:
                self.print(Text(sentence(self.lang, error.code, **error.arguments), "yellow"))
                continue
            self.tell(puzzles.answer(tried), puzzle, names, "bold green" if tried.right else "yellow")
            if tried.right:
                return True

    def tell(self, saying: Saying, puzzle: Puzzle, names: list[str], style: str) -> None:
        self.print(Text(say(saying, self.lang, names, puzzle.seat), style))


def theme_name(lang: str, game: str, theme: str) -> str:
    """A theme in words: those of all games, then the game's own."""
    own = f"{game}-theme"
    general = theme in puzzles.DIFFICULTIES or not bundle("en").has_message(own)
    return sentence(lang, "puzzle-theme" if general else own, theme=theme)
