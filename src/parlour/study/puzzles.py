"""Finds puzzles: bots play, and wherever one move is clearly better than all others, what its seat sees is kept.

First a short look, then a search that goes by what is stated, then one ten times as deep: all three must name the same move, and
the last two with the game's margin. Where a game can prove its best move (`teaching.exact`), the proof counts as well. Eight weak
players say how hard it is. Of each game two positions are kept at most, of different themes, those first that they get wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path

from parlour import bots
from parlour.core import actors, parallel, puzzles, registry, teaching
from parlour.core.game import Game
from parlour.core.play import Limit
from parlour.core.puzzles import Puzzle, id_of, state_of, written
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.core.teaching import Source
from parlour.search import analysis
from parlour.search.player import SearchConfig

WEAK, GLANCE, SEARCHED, DEEPER = 32, 300, 3_000, 10
LOOKS = 4  # of each search: a single long one would hardly learn about the moves that look worse
PER_GAME, TRIED = 2, 4
MOST_OF_A_THEME, MOST_SIMPLE = 0.6, 0.3  # of all
FEWEST_MOVES = 3
ROUND = 8  # games
LONGEST = 3_000  # plies of a game
PLAYING = Limit(simulations=60)

Shares = dict[int, float]


@dataclass(frozen=True)
class Candidate:
    seen: State
    seat: int
    move: int  # that looks best
    themes: list[str]
    proven: Shares | None
    margin: float
    found: int  # by so many weak players

    @property
    def simple(self) -> bool:
        return puzzles.difficulty(self.found) == puzzles.SIMPLE

    @property
    def order(self) -> tuple[bool, bool, float]:
        """The most promising first: hard, proven, clear."""
        return self.simple, self.proven is None, -self.margin


@dataclass(frozen=True)
class PuzzleSearch:
    """A game of the bots in which puzzles are looked for."""

    name: str
    seed: int
    number: int
    proven: bool = False  # only what can be proven
    simple: bool = True  # what most weak players find, too


def find(task: PuzzleSearch) -> list[Puzzle]:
    """The puzzles of one game of the bots."""
    game = registry.game(task.name)
    source = teaching.source(game)
    seen = decisions(game, source, f"{task.seed} {task.number}", task.number)
    looked_at = (glance(game, source, state, seat, task.proven) for state, seat in islice(seen, 0, None, source.every))
    candidates = [one for one in looked_at if one is not None and (task.simple or not one.simple)]
    kept: list[Puzzle] = []
    for one in sorted(candidates, key=lambda one: one.order)[:TRIED]:
        fresh = one.themes[0] not in [puzzle.themes[0] for puzzle in kept]
        if len(kept) < PER_GAME and fresh and (puzzle := confirmed(game, source, one, task.number)) is not None:
            kept.append(puzzle)
    return kept


def collect(
    name: str, many: int, file: Path, seed: int = 0, proven: bool = False, jobs: int = 1,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> int:
    """Adds puzzles to a file until it has so many, and goes on where it was left. What is found does not depend on how many
    processes look, nor on interruptions: the games of a round are looked at together, and their puzzles taken in order."""
    puzzles.read.cache_clear()
    known = list(puzzles.read(file).values())
    first = (max((puzzle.game for puzzle in known), default=-ROUND) // ROUND + 1) * ROUND
    while len(known) < many:
        progress(len(known), first)
        simple = room_for_simple(known, many)
        tasks = [PuzzleSearch(name, seed, number, proven, simple) for number in range(first, first + ROUND)]
        found = sorted(chain(*parallel.run(find, tasks, jobs)), key=lambda puzzle: puzzle.game)
        for puzzle in found:
            if len(known) < many and puzzle.id not in {one.id for one in known} and welcome(known, puzzle, many):
                known.append(puzzle)
        first += ROUND
        write(file, known)
    return len(known)


def write(file: Path, known: list[Puzzle]) -> None:
    """In the order of the games; the file is whole at every moment."""
    partial = file.with_name(file.name + ".part")
    partial.write_text("".join(f"{written(one)}\n" for one in sorted(known, key=lambda one: one.game)), encoding="utf-8")
    partial.replace(file)


def welcome(known: list[Puzzle], puzzle: Puzzle, many: int) -> bool:
    """Whether a collection of so many is not full of such puzzles yet."""
    alike = sum(one.themes[0] == puzzle.themes[0] for one in known)
    return (puzzle.difficulty != puzzles.SIMPLE or room_for_simple(known, many)) and alike < MOST_OF_A_THEME * many


def room_for_simple(known: list[Puzzle], many: int) -> bool:
    return sum(one.difficulty == puzzles.SIMPLE for one in known) < MOST_SIMPLE * many


def decisions(game: Game, source: Source, seed: str, number: int) -> Iterator[tuple[State, int]]:
    """What the seats see who have to decide, before anybody has decided in a round."""
    options = game.agree(source.tables[number % len(source.tables)], seed)
    state, outcomes, last = game.begin(options), SeededOutcomes(seed), -1
    names = source.players or (bots.default_bot(game.id),)
    players = [bots.player(game.id, names[(number + seat) % len(names)], f"{seed} {seat}") for seat in range(state.seats)]
    for _ in range(LONGEST):
        if state.actor == actors.OVER:
            return
        if state.actor == actors.CHANCE:
            state.apply(outcomes.next(state), actors.CHANCE)
            continue
        if state.round != last:
            last = state.round
            yield from ((state.seen(seat), seat) for seat in state.waiting if len(state.legal(seat)) >= FEWEST_MOVES)
        state.apply(players[state.actor](state.seen(state.actor), state.actor, PLAYING), state.actor)


def glance(game: Game, source: Source, seen: State, seat: int, only_proven: bool) -> Candidate | None:
    """A position that may be a puzzle, at first sight."""
    proven, config = teaching.exact(game, seen, seat), bots.search_config(game.id)
    if proven is None and (config is None or only_proven):
        return None
    shares = proven if proven is not None else judged(config, seen, seat, GLANCE, 1) if config else {}
    about = teaching.themes(game, seen, seat, best(shares))
    if margin(shares) < (source.proven_margin if proven else source.margin / 2) or not about:
        return None
    found = weak_moves(game, seen, seat).count(best(shares))
    return Candidate(seen, seat, best(shares), about, proven, margin(shares), found)


def weak_moves(game: Game, seen: State, seat: int) -> list[int]:
    """What eight weak players do: short looks of the search; where there is none, the weakest bot that is not just random."""
    config, tries = bots.search_config(game.id), range(puzzles.WEAK_PLAYERS)
    if config is not None:
        return [best(judged(config, seen, seat, WEAK, 1, number)) for number in tries]
    weak = bots.names(game.id)[1]
    return [bots.player(game.id, weak, str(number))(seen.copy(), seat, PLAYING) for number in tries]


def confirmed(game: Game, source: Source, one: Candidate, number: int) -> Puzzle | None:
    """A puzzle, if a search and a deeper one find the same move with the margin; what is proven needs no search."""
    shares = one.proven or {}
    config = bots.search_config(game.id)
    for simulations in (SEARCHED, SEARCHED * DEEPER) if one.proven is None else ():
        assert config is not None
        shares = judged(config, one.seen, one.seat, simulations)
        if best(shares) != one.move or margin(shares) < source.margin:
            return None
    position = {key: value for key, value in game.position(one.seen).items() if key != "game"}
    order = sorted(shares, key=lambda move: (-shares[move], move))
    told = {game.text(one.seen, move): round(shares[move], 3) for move in order}
    return Puzzle(id_of(position), one.seat, tuple(one.themes), one.proven is not None, told, position, number, one.found)


def judged(config: SearchConfig, seen: State, seat: int, simulations: int, looks: int = LOOKS, seed: int = 0) -> Shares:
    """The share of the win of every legal move, by several looks taken together; a move never tried wins nothing."""
    each = [
        analysis.rank_moves(config, seen, seat, Limit(simulations // looks), f"{seed} {number} {simulations}")
        for number in range(looks)
    ]
    return {**dict.fromkeys(seen.legal(seat), 0.0), **{one.move: one.value for one in analysis.together(each)}}


def best(shares: Shares) -> int:
    return max(shares, key=lambda move: shares[move])


def margin(shares: Shares) -> float:
    """How much better the best move is than any other."""
    first, second = sorted([0.0, 0.0, *shares.values()])[:-3:-1]
    return first - second if len(shares) > 1 else 0.0


def holds(name: str, puzzle: Puzzle, times: int = DEEPER, seed: int = 1) -> bool:
    """Whether a puzzle's move is still the best: proven again, or searched again with other luck."""
    game = registry.game(name)
    seen, config = state_of(game, puzzle), bots.search_config(name)
    if puzzle.exact:
        shares = teaching.exact(game, seen, puzzle.seat) or {}
    else:
        assert config is not None
        shares = judged(config, seen, puzzle.seat, SEARCHED * times, seed=seed)
    return len(shares) > 1 and game.text(seen, best(shares)) == puzzle.best
