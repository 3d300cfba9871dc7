"""A game that was played, as one JSON document that replays bit for bit without any random generator."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from parlour.core import actors, chance, registry
from parlour.core.errors import BadPosition, BadRecord, ParlourError
from parlour.core.game import Game
from parlour.core.options import Resolved
from parlour.core.state import State

FORMAT = 1


@dataclass
class Record:
    """Who played what. `moves` holds (seat or CHANCE, move); within a simultaneous round they are sorted by seat."""

    game: str
    version: int
    options: Resolved
    players: list[str]
    moves: list[tuple[int, int]] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)  # of the table: undo, resignation, hand-over
    scores: list[float] | None = None  # None while the game is not over
    points: list[int] | None = None
    seed: chance.Seed | None = None  # of a finished game whose outcomes were drawn from a seed

    def replay(self) -> Iterator[tuple[State, int, int]]:
        """(position, seat or CHANCE, move) for each ply, then the last position with (OVER or the actor, -1)."""
        state = self.start()
        for ply, (seat, move) in enumerate(self.moves):
            yield state.copy(), seat, move
            make(registry.game(self.game), self.version, state, ply + 1, move, seat)
        self.check_end(state)
        yield state, state.actor, -1

    def start(self) -> State:
        """The first position; raises BadRecord if the game is of a version that is not known here."""
        game = registry.game(self.game)
        check_version(game, self.version)
        return game.begin(game.options.resolve(self.options))

    def check_end(self, state: State) -> None:
        """Raises BadRecord unless the game ended with this position as the record says."""
        if self.scores is None:
            return
        over = state.actor == actors.OVER
        right = list(state.scores) if over else None
        given_up = any(event.get("kind") in ("resign", "time") for event in self.events)
        if self.version < registry.game(self.game).version and (self.scores != right if over else not given_up):
            raise ends_otherwise(registry.game(self.game), self.version)
        if over and self.scores != right:
            raise BadRecord("error-record-result", given=str(self.scores), right=str(right))

    def final(self) -> State:
        """The last position; checks the whole record on the way."""
        *_, (state, _, _) = self.replay()
        return state

    def check_seed(self) -> None:
        """Raises BadRecord unless every outcome is the one that the seed gives."""
        if self.seed is None:
            raise BadRecord("error-record-no-seed")
        drawn = SeededOutcomes(self.seed)
        for ply, (state, seat, move) in enumerate(self.replay()):
            if seat == actors.CHANCE and drawn.next(state) != move:
                raise BadRecord("error-record-seed", ply=ply + 1)

    def to_json(self) -> str:
        """The document, a line for each of its parts."""
        document = {"parlour": FORMAT, **asdict(self)}
        lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in document.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """The record of a text; raises BadRecord with what is wrong."""
        return cls.from_document(parsed(text))

    @classmethod
    def from_document(cls, document: Any) -> Record:
        """The record of a document that is read already; raises BadRecord with what is wrong."""
        if not isinstance(document, dict) or "parlour" not in document:
            raise BadRecord("error-record-not")
        if document["parlour"] != FORMAT:
            raise BadRecord("error-record-format", given=str(document["parlour"]), format=FORMAT)
        given = {key: value for key, value in document.items() if key != "parlour"}
        for key, kind in SHAPE.items():
            if key not in given and key in REQUIRED:
                raise BadRecord("error-record-missing", key=key)
            if key in given and not kind(given[key]):
                raise BadRecord("error-record-key", key=key)
        unknown = sorted(set(given) - set(SHAPE))
        if unknown:
            raise BadRecord("error-record-unknown", key=unknown[0])
        given["moves"] = [(seat, move) for seat, move in given["moves"]]
        return cls(**given)

    @classmethod
    def read(cls, path: Path) -> Record:
        """The record in a file."""
        return cls.from_json(content(path))


# A game that was played with an older version of its rules is good as long as the present ones allow every move of it.


def check_version(game: Game, version: int) -> None:
    if not 1 <= version <= game.version:
        raise BadRecord("error-record-version", game=game.id, version=version, installed=game.version)


def make(game: Game, version: int, state: State, ply: int, move: int, seat: int) -> None:
    """Makes a move of a game that was played with some version of the rules, if the present ones allow it."""
    try:
        state.apply(move, seat)
    except ParlourError as error:
        if version < game.version:
            told = {"game": game.id, "version": version, "installed": game.version}
            raise BadRecord("error-record-outdated", **told, ply=ply, detail=error) from error
        raise BadRecord("error-record-move", ply=ply, detail=error) from error


def ends_otherwise(game: Game, version: int) -> BadRecord:
    return BadRecord("error-record-outdated-end", game=game.id, version=version, installed=game.version)


def content(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = (error.strerror or "") if isinstance(error, OSError) else "not UTF-8"
        raise BadRecord("error-record-file", file=str(path), detail=detail) from error


def parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-record-json", detail=str(error)) from error


def is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_moves(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(p, list | tuple) and len(p) == 2 and all(map(is_int, p)) for p in value)


SHAPE: dict[str, Callable[[Any], bool]] = {
    "game": lambda v: isinstance(v, str),
    "version": is_int,
    "options": lambda v: isinstance(v, dict),
    "players": lambda v: isinstance(v, list) and all(isinstance(p, str) for p in v),
    "moves": is_moves,
    "events": lambda v: isinstance(v, list) and all(isinstance(e, dict) for e in v),
    "scores": lambda v: v is None or (isinstance(v, list) and all(isinstance(s, int | float) for s in v)),
    "points": lambda v: v is None or (isinstance(v, list) and all(map(is_int, v))),
    "seed": lambda v: v is None or is_int(v) or isinstance(v, str),
}
REQUIRED = ("game", "version", "options", "players", "moves")


class SeededOutcomes:
    """The outcomes of a match: number k of each pile comes from (seed, pile, k), whatever was played in between."""

    def __init__(self, seed: chance.Seed, counts: Mapping[int, int] | None = None) -> None:
        self.seed = seed
        self.counts: dict[int, int] = dict(counts or {})

    def next(self, state: State) -> int:
        return state.draw(self.bits(state.pile))

    def bits(self, pile: int) -> int:
        """The 64 bits for the next outcome of a pile."""
        return chance.keyed(self.seed, pile, self.pass_over(pile))

    def pass_over(self, pile: int) -> int:
        """The number of the next outcome of a pile; the one after it has the number after it."""
        k = self.counts.get(pile, 0)
        self.counts[pile] = k + 1
        return k


def load(path: Path) -> tuple[Game, Record | State]:
    """What a file holds, with its game: a record, or a position (then its state)."""
    document = parsed(content(path))
    if isinstance(document, dict) and "parlour" not in document and "game" in document:
        if not isinstance(document["game"], str):
            raise BadPosition("error-position-unreadable", game="?", detail="game is not a text")
        game = registry.game(document["game"])
        return game, game.restore(document)
    record = Record.from_document(document)
    return registry.game(record.game), record
