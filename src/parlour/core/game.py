"""What a game is to everybody outside its own folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from parlour.core import actors, observation
from parlour.core.chance import Seed
from parlour.core.errors import BadOption, BadPosition, IllegalMove
from parlour.core.observation import Fields
from parlour.core.options import Options, Resolved, Value
from parlour.core.sayings import Saying
from parlour.core.state import State
from parlour.core.whole import whole_or_none

Json = dict[str, Any]
Told = TypeVar("Told", str, Json)


def of_a_move(told: Callable[[Any, State, int], Told]) -> Callable[[Any, State, int], Told]:
    """For what a game tells about a move: a number that means nothing in the state is refused with a sentence."""

    @wraps(told)
    def checked(self: Any, state: State, move: int) -> Told:
        number = move if type(move) is int else whole_or_none(move)
        if number is not None and number >= 0:
            try:
                return told(self, state, number)
            except LookupError:
                pass
        raise IllegalMove("error-no-move", move=str(move)[:40])

    return checked


class Game(ABC):
    """The rules of one game with its options, notation and views. Stateless: one object serves every match."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]  # changes only when the behaviour changes: old records name the version they were made with
    options: ClassVar[Options]
    folder: ClassVar[Path]  # where the game's rulebook and sentences lie
    state: ClassVar[type[State] | None] = None  # the class of its states, so that they know how to draw themselves
    hidden: ClassVar[bool] = True  # whether seats hold secrets, so that players at one screen need a curtain

    @abstractmethod
    def begin(self, options: Resolved) -> State:
        """The first position for options that are already checked."""

    @abstractmethod
    def moves(self, options: Mapping[str, Any]) -> int:
        """All moves and outcomes are ints below this number."""

    @abstractmethod
    def points(self, state: State) -> list[int]:
        """The points of each seat as the rules count them; the winners follow from `state.scores`."""

    @abstractmethod
    def text(self, state: State, move: int) -> str:
        """The move in notation: short, typeable, unique among the legal ones, the same in all languages."""

    @abstractmethod
    def table(self, seen: State) -> Json:
        """The game's own part of a view, from what the viewer sees."""

    @abstractmethod
    def perceive(self, before: State, after: State, move: int, by: int, seat: int) -> Json:
        """What the seat perceives of a move or outcome."""

    def describe(self, state: State, move: int) -> Json:
        """What a move or outcome is, in words a program can read."""
        return {"kind": "move"}

    def rule(self, seen: State) -> str | None:
        """The id of the rule that matters now, where a reader opens the rulebook."""
        return None

    def prompt(self, shown: Json) -> Saying | None:
        """What is asked of the viewer, who is to decide, from what they are shown: one sentence for page and terminal. Without
        it they ask for a move."""
        return None

    def agree(self, given: Mapping[str, Any], seed: Seed) -> Resolved:
        """The options of a match: those that are given, checked, and what they leave open."""
        return self.fix_options(self.options.resolve(given), seed)

    def fix_options(self, options: Resolved, seed: Seed) -> Resolved:
        """The options of a match, with what they leave to its seed decided: the record holds what is played."""
        return options

    def left_open(self, options: Resolved) -> tuple[str, Sequence[Value]] | None:
        """The option that `fix_options` decides, and the values it draws from, each as likely as another; None if there is none.
        Whoever wants every chance event explicit draws it as the first of them."""
        return None

    def options_of(self, state: State) -> Resolved:
        """The options a state is played with: the rules keep each in a field of the same name."""
        return {o.name: o.value(getattr(state, o.name)) for o in self.options}

    def position(self, state: State) -> Json:
        """The whole position as a readable document; docs/positions.md describes it."""
        return {"game": self.id, "options": self.options_of(state), "fields": state.fields()}

    def read_position(self, position: Json) -> State:
        """The inverse of `position`; may raise BadPosition, KeyError, TypeError or ValueError."""
        state = self.start(**position["options"])
        state.load(position["fields"])
        return state

    def check(self, state: State) -> None:
        """Refuses a state that cannot be on the table: one that its own document does not give again."""
        if type(self).read_position is Game.read_position:
            return  # the document would hold the fields as they are
        try:
            given = self.restore(self.position(state)).fields()
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, StopIteration) as error:
            raise BadPosition("error-position-unreadable", game=self.id, detail=repr(error)) from error
        fields = state.fields()
        wrong = [name for name in fields if fields[name] != given[name]]
        if wrong:
            raise BadPosition("error-position-value", what=", ".join(wrong), value=", ".join(f"{fields[n]!r:.40}" for n in wrong))

    def observation(self, options: Mapping[str, Any] | None = None) -> Fields:
        """What an observation of a seat consists of, field by field, with these options: see core/observation.py."""
        seats = self.options.resolve(options or {})["seats"]
        return observation.plan(self.state or type(self.start()), int(seats)).fields

    def svg(self, state: State, lang: str = "en") -> str | None:
        """A picture of the position, for notebooks and whoever shares a game; None if the game has none."""
        return None

    def start(self, **options: Any) -> State:
        """The first position; options by keyword, the others at their defaults."""
        return self.begin(self.options.resolve(options))

    def restore(self, position: Json) -> State:
        """The state of a position; raises BadPosition with what is wrong."""
        try:
            if position.get("game", self.id) != self.id:
                raise BadPosition("error-position-value", what="game", value=str(position["game"]))
            return self.read_position(position)
        except BadPosition:
            raise
        except BadOption as error:
            raise BadPosition("error-position-options", game=self.id, detail=error) from error
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
            detail = f"missing {error}" if isinstance(error, KeyError) else str(error)
            raise BadPosition("error-position-unreadable", game=self.id, detail=detail) from error

    def event(self, before: State, move: int, seat: int, by: int | None = None, after: State | None = None) -> Json:
        """What `seat` perceives when `by` (by default the actor) makes a legal move, or an outcome happens. Who has the position
        after it gives it; otherwise it is found by making the move."""
        mover = before.actor if by is None else by
        if after is None:
            after = before.copy()
            after.apply(move, mover)
        return {"by": mover, **self.perceive(before, after, move, mover, seat)}

    def view(self, state: State, seat: int) -> Json:
        """Everything a seat (or SPECTATOR) is shown: a function of `state.seen(seat)` and nothing else."""
        seen = state.seen(seat)
        over = seen.actor == actors.OVER
        shown: Json = {
            "game": self.id,
            "version": self.version,
            "options": self.options_of(seen),
            "seat": seat,
            "actor": seen.actor,
            "waiting": list(seen.waiting),
            "round": seen.round,
            "rule": self.rule(seen),
            "scores": list(seen.scores) if over else None,
            "points": self.points(seen),
            "table": self.table(seen),
            "moves": [
                {"move": move, "text": self.text(seen, move), **self.describe(seen, move)}
                for move in (seen.legal(seat) if seat >= 0 else [])
            ],
        }
        return {**shown, "prompt": self.prompt(shown) if seat in shown["waiting"] else None}

    def parse(self, state: State, text: str) -> int:
        """The legal move (or, at CHANCE, outcome) that a person has typed; raises IllegalMove saying what would do."""
        moves = [m for m, _ in state.outcomes()] if state.actor == actors.CHANCE else self.typed_moves(state)
        wanted = self.normal(text)
        spelled = {self.text(state, move): move for move in moves}
        for spelling, move in spelled.items():
            if self.normal(spelling) == wanted:
                return move
        raise IllegalMove("error-notation", text=text.strip()[:40], legal=" ".join(spelled) or "–")

    def refusal(self, state: State, move: int) -> IllegalMove:
        """Why a move cannot be made now, in words a player understands if the game has them."""
        return IllegalMove("error-illegal-move", move=move, seat=state.actor, legal=state.legal())

    def typed_moves(self, state: State) -> list[int]:
        """What may be typed: the moves of the viewer if there is one, otherwise of everyone who is asked."""
        if state.viewer >= 0:
            return state.legal(state.viewer)
        return sorted({move for seat in state.waiting for move in state.legal(seat)})

    def normal(self, text: str) -> str:
        """Spellings that mean the same become equal."""
        return "".join(text.split()).lower()
