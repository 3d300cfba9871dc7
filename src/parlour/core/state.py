"""A position of any game, and what one can do with it: the protocol that players, bots, pages and studies share.

A game writes six methods over ints: `find_moves`, `find_outcomes`, `push`, `score`, `hide` and `fill`; the rest is here. The
methods called `raw_…` are the same six as compiled code calls them, and check nothing. Rules that are compiled write those,
so that nothing unchecked can be called from Python; this file is compiled like them: see docs/compiling.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Self

from parlour.core import actors, chance, memory, python_games
from parlour.core.chance import U64
from parlour.core.errors import IllegalMove
from parlour.core.whole import whole_or_none


class MoveBuffer:
    """A sheet of paper on which a state writes its moves, or its outcomes with their weights."""

    many: int
    total: int  # of the weights
    move: Annotated[list[int], "int32", actors.MOST_MOVES]
    weight: Annotated[list[int], "int32", actors.MOST_MOVES]

    def __init__(self) -> None:
        memory.clear(self)

    def clear(self) -> None:
        """An empty sheet."""
        self.many = 0
        self.total = 0

    def add(self, move: int) -> None:
        """One more move."""
        self.add_weighted(move, 1)

    def add_weighted(self, move: int, weight: int) -> None:
        """One more outcome, with its weight."""
        if self.many < actors.MOST_MOVES:
            self.move[self.many] = move
            self.weight[self.many] = weight
            self.many += 1
            self.total += weight

    def pick(self, u: U64) -> int:
        """One of the moves, with a chance proportional to its weight."""
        left = chance.index(u, self.total)
        if self.total == self.many:
            return self.move[left]  # all weigh the same
        i = 0
        while left >= self.weight[i] and i < self.many - 1:
            left -= self.weight[i]
            i += 1
        return self.move[i]

    def holds(self, move: int) -> bool:
        """Whether a move is on the sheet."""
        for i in range(self.many):
            if self.move[i] == move:
                return True
        return False

    def weighted(self) -> list[tuple[int, int]]:
        """What is on the sheet, with the weights."""
        return [(self.move[i], self.weight[i]) for i in range(self.many)]


class State:
    """What lies on the table. Games derive from it; all fields are ints or arrays of ints."""

    seats: int
    actor: int  # the seat to decide next, CHANCE or OVER
    asked: int  # bit set of the seats that may decide now
    round: int  # equal for all decisions made without seeing each other
    pile: int  # at CHANCE: which pile the event belongs to
    viewer: int  # whose knowledge this is; EVERYTHING for the state itself

    def __init__(self) -> None:
        memory.clear(self)
        self.viewer = actors.EVERYTHING

    # What compiled rules write. For a game in plain Python, each calls the game's method of the same name without `raw_`.

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        """Writes the moves that a waiting seat may make, in ascending order."""
        python_games.find_moves(self, to, seat)

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        """At CHANCE: writes what may happen, with weights."""
        python_games.find_outcomes(self, to)

    def raw_pick_outcome(self, buffer: MoveBuffer, u: U64) -> int:
        """At CHANCE: the outcome for 64 random bits, each with a chance proportional to its weight. Rules that know a faster
        way than the list of outcomes write it."""
        if python_games.picks(self):
            return python_games.pick_outcome(self, buffer, u)
        buffer.clear()
        self.raw_find_outcomes(buffer)
        return buffer.pick(u) if buffer.many > 0 else -1

    def raw_push(self, move: int, seat: int) -> None:
        """Makes a legal move, or lets an outcome happen (seat CHANCE), without checking anything."""
        python_games.push(self, move, seat)

    def raw_score(self, seat: int) -> float:
        """At OVER: the seat's share of the win."""
        return python_games.score(self, seat)

    def raw_hide(self, seat: int) -> None:
        """Blanks what the seat (or SPECTATOR) cannot know."""
        python_games.hide(self, seat)

    def raw_fill(self, u: U64) -> None:
        """Fills the blanks at random, consistent with all that the viewer knows."""
        python_games.fill(self, u)

    def raw_is_blind(self, seat: int) -> bool:
        """Whether a decision of the seat would turn up what the viewer cannot know; asked only of what somebody sees."""
        return python_games.is_blind(self, seat)

    # The protocol for Python: whatever is handed in, it is checked, and refused with a sentence.

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may decide now; several only in a simultaneous round."""
        return tuple([seat for seat in range(self.seats) if (self.asked >> seat) & 1])

    @property
    def scores(self) -> tuple[float, ...]:
        """At OVER: 1 shared by the winning sides, 0 for the others."""
        if self.actor != actors.OVER:
            raise ValueError("the game is not over, so there are no scores yet")
        shares = tuple([self.raw_score(seat) for seat in range(self.seats)])
        python_games.check()
        return shares

    def legal(self, seat: int | None = None) -> list[int]:
        """The moves of a seat (by default the actor's), ascending; empty if it is not asked."""
        if seat is None:
            return listed_moves(self, self.actor)
        if not isinstance(seat, int):
            seat = whole("a seat", seat)
        try:
            return listed_moves(self, seat)
        except OverflowError:  # compiled code has numbers of 64 bits
            return []

    def apply(self, move: int, seat: int | None = None) -> None:
        """Makes a move of a seat (by default the actor's), or lets an outcome happen at CHANCE, if it is allowed."""
        if isinstance(move, str):
            raise refusal(self, move, self.actor)
        if not isinstance(move, int):
            move = whole("a move", move)
        if seat is not None and not isinstance(seat, int):
            seat = whole("a seat", seat)
        try:
            checked_push(self, move, self.actor if seat is None else seat)
        except OverflowError as error:  # what compiled code cannot even take for a move
            raise refusal(self, move, self.actor if seat is None else seat) from error

    def push(self, move: int, seat: int) -> None:
        """Makes a move of a seat, or lets an outcome happen (seat CHANCE), if it is allowed: `apply`, with the seat named.

        A game in plain Python writes its own `push`, which need not check anything; `apply` has done it."""
        self.apply(move, seat)

    def outcomes(self) -> list[tuple[int, int]]:
        """At CHANCE: what may happen, with integer weights."""
        buffer = acquire_buffer()
        if self.actor == actors.CHANCE:
            self.raw_find_outcomes(buffer)
            python_games.check()
        weighted = buffer.weighted()
        release_buffer(buffer)
        if not weighted:
            raise ValueError(self.no_outcome())
        return weighted

    def draw(self, u: int) -> int:
        """At CHANCE: the outcome for 64 uniform random bits."""
        if not isinstance(u, int):
            u = bits_of("draw", u)
        buffer = acquire_buffer()
        try:
            outcome = self.raw_pick_outcome(buffer, chance.word(u)) if self.actor == actors.CHANCE else -1
        except OverflowError as error:
            raise no_bits("draw", u) from error
        python_games.check()
        buffer.clear()
        buffer.add(outcome)
        release_buffer(buffer)
        if outcome < 0:
            raise ValueError(self.no_outcome())
        memory.note(self, actors.CHANCE)
        return outcome

    def no_outcome(self) -> str:
        """Why there is nothing to draw."""
        if self.actor != actors.CHANCE:
            return "nothing random happens here: outcomes() and draw() are for state.actor == CHANCE"
        return f"seat {self.viewer} cannot know what may be drawn here: use imagine(u) first"

    def copy(self) -> Self:
        """Another state that is equal to this one and changes without it."""
        twin = type(self)()
        memory.copy(twin, self)
        return twin

    def seen(self, seat: int) -> Self:
        """What the seat (or SPECTATOR) knows, as a state with blanks."""
        if not isinstance(seat, int):
            seat = whole("a seat", seat)
        if not (0 <= seat < self.seats or seat == actors.SPECTATOR):
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}, or SPECTATOR")
        if self.viewer != actors.EVERYTHING and self.viewer != seat:
            raise ValueError(f"this is what seat {self.viewer} sees; seat {seat} sees something else")
        twin = self.copy()
        if self.viewer == actors.EVERYTHING:
            blank(twin, seat)
        return twin

    def imagine(self, u: int) -> Self:
        """A state that could be the truth behind what is seen here, chosen by 64 random bits."""
        if not isinstance(u, int):
            u = bits_of("imagine", u)
        twin = self.copy()
        if self.viewer != actors.EVERYTHING:
            try:
                invent(twin, chance.word(u))
            except OverflowError as error:
                raise no_bits("imagine", u) from error
        return twin

    def observe(self, seat: int, out: Any) -> Any:
        """Writes what the seat sees as numbers into an array of float32 or uint8, and returns it; game.observation(options) tells
        what stands where."""
        from parlour.core import observation

        return observation.observe(self, seat, out)

    def digest(self, seat: int) -> bytes:
        """16 bytes that are equal for positions in which the seat (or SPECTATOR) sees the same."""
        from parlour.core import observation

        return observation.digest(self, seat)

    def fields(self) -> dict[str, Any]:
        """Every field by name: what equality, hashing and pickling go by."""
        found = {}
        for name, (_, length) in memory.layout(type(self)).items():
            found[name] = list(getattr(self, name)) if length else getattr(self, name)
        return found

    def load(self, fields: dict[str, Any]) -> None:
        """Becomes the position that has these fields, all of them, as `fields` gives them. What no position of the game has is
        refused with BadPosition, and then nothing is changed."""
        from parlour.core import registry

        twin = self.copy()
        twin._load(fields)
        registry.check(twin)
        memory.copy(self, twin)

    def _load(self, fields: dict[str, Any]) -> None:
        """Sets every field. Checks their types and sizes, but not whether the game can come to this: for the game's own
        package and for pickle, which have their fields from a state."""
        memory.check_fields(type(self), fields)
        self._set(fields)

    def _give(self, fields: dict[str, Any]) -> None:
        """Sets some fields, with the same checks: what is agreed before a game begins."""
        memory.check_values(type(self), fields)
        self._set(fields)

    def _set(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, list(value) if isinstance(value, list) else value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(repr(self.fields()))

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (type(self), self.fields())

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def _repr_svg_(self) -> str | None:
        """The picture of the position that a notebook shows."""
        from parlour.core import registry

        return registry.svg(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.seats} seats, actor {self.actor}, round {self.round}>"


# Sheets that nobody is writing on. While a state is noted (memory.note), the last one holds moves that are legal in it, so
# that a move chosen from a list is not looked for a second time.
FREE_BUFFERS: list[MoveBuffer] = []
NUMBERS = list(range(4096))  # made once: lists of moves share them


def acquire_buffer() -> MoveBuffer:
    memory.forget()
    buffer = FREE_BUFFERS.pop() if FREE_BUFFERS else MoveBuffer()
    buffer.clear()
    return buffer


def release_buffer(buffer: MoveBuffer) -> Any:
    memory.forget()
    FREE_BUFFERS.append(buffer)


def last_buffer() -> MoveBuffer:
    return FREE_BUFFERS[len(FREE_BUFFERS) - 1]


def listed(buffer: MoveBuffer) -> list[int]:
    moves = [0] * buffer.many
    for i in range(buffer.many):
        move = buffer.move[i]
        moves[i] = NUMBERS[move] if move < len(NUMBERS) else move
    return moves


def listed_moves(state: State, who: int) -> list[int]:
    return listed(noted_moves(state, who)) if is_asked(state, who) else []


def noted_moves(state: State, who: int) -> MoveBuffer:
    """The sheet with the moves of a seat that is asked: to be read before anybody else writes on it."""
    buffer = acquire_buffer()
    state.raw_find_moves(buffer, who)
    python_games.check()
    release_buffer(buffer)
    memory.note(state, who)
    return buffer


def checked_push(state: State, move: int, who: int) -> Any:
    if not (memory.is_noted(state, who) and last_buffer().holds(move)):
        check_legal(state, move, who)
    if state.viewer != actors.EVERYTHING and who >= 0 and state.raw_is_blind(who):
        raise IllegalMove("error-blind", seat=state.viewer)
    state.raw_push(move, who)
    python_games.check()


def check_legal(state: State, move: int, who: int) -> Any:
    buffer = acquire_buffer()
    if who == actors.CHANCE and state.actor == actors.CHANCE:
        state.raw_find_outcomes(buffer)
    elif is_asked(state, who):
        state.raw_find_moves(buffer, who)
    python_games.check()
    if not buffer.holds(move):
        raise refusal(state, move, who)
    release_buffer(buffer)


def blank(state: State, seat: int) -> Any:
    state.viewer = seat
    state.raw_hide(seat)
    python_games.check()


def invent(state: State, u: U64) -> Any:
    state.raw_fill(u)
    state.viewer = actors.EVERYTHING
    python_games.check()


def refusal(state: State, move: object, who: object) -> IllegalMove:
    """Why a move that is none cannot be made."""
    if state.actor == actors.OVER:
        return IllegalMove("error-game-over")
    if isinstance(move, str):
        return IllegalMove("error-move-in-letters", text=move[:40])
    if who == state.actor == actors.CHANCE:
        try:
            possible = [outcome for outcome, _ in state.outcomes()]
        except ValueError:  # the viewer cannot know
            possible = []
        return IllegalMove("error-illegal-outcome", outcome=move, possible=possible)
    if who in state.waiting:
        return IllegalMove("error-illegal-move", move=move, seat=who, legal=state.legal(who))
    if state.actor == actors.CHANCE:
        return IllegalMove("error-chance-first", seat=who)
    return IllegalMove("error-not-asked", seat=who, waiting=list(state.waiting))


def is_asked(state: State, who: int) -> bool:
    return who >= 0 and who < state.seats and (state.asked >> who) & 1 == 1


def whole(what: str, given: object) -> int:
    """A seat or a move that is no int of Python's own."""
    number = whole_or_none(given)
    if number is None:
        raise TypeError(f"{what} is a whole number, not {given!r:.40}")
    return number


def bits_of(what: str, given: object) -> int:
    """Random bits that are no int of Python's own."""
    number = whole_or_none(given)
    if number is None:
        raise no_bits(what, given)
    return number


def no_bits(what: str, given: object) -> ValueError:
    return ValueError(f"{what}() takes 64 random bits, 0 to 2**64 - 1, not {given!r:.40}")


def revive(kind: type[State], fields: dict[str, Any]) -> State:
    """A state from its fields; used by pickle."""
    state = kind()
    state._load(fields)
    return state


def raise_pending() -> None:
    """Raises what went wrong in a plain game's method while compiled code was calling it."""
    python_games.check()
