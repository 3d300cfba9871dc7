"""What every game promises about every position."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from contextlib import suppress
from typing import Any

from parlour.core import actors, chance
from parlour.core.errors import IllegalMove
from parlour.core.state import State
from parlour.testing.broken import Check, require
from parlour.testing.walks import Place, step, viewers

TRIED = 8  # moves of a position
ALL_BELOW = 64  # where a game has no more moves than this, all of them are tried


def playing(place: Place) -> None:
    """Random legal moves and outcomes can be made, one after the other."""
    require(place.state.seats > 0, "a state without seats")


def legal_moves(place: Place) -> None:
    """The moves of a waiting seat are ascending, each there once, at least one, and below game.moves(options); the actor is the
    first of those who wait. Outcomes are listed the same way."""
    bound = place.game.moves(place.game.options_of(place.state))
    if place.state.actor >= 0:
        require(place.state.actor == place.state.waiting[0], f"actor {place.state.actor}, waiting {place.state.waiting}")
    for who, _, moves in sheets(place.state):
        require(bool(moves), f"{who} has no move, and the game is not over")
        require(moves == sorted(set(moves)), f"{who} may make {moves}")
        require(moves[0] >= 0 and moves[-1] < bound, f"{who} may make {moves}, and game.moves(options) is {bound}")


def only_legal_moves(place: Place) -> None:
    """`apply` makes every legal move, refuses all others with IllegalMove, and a refusal changes nothing."""
    state = place.state
    trial, before = state.copy(), state.fields()
    bound = place.game.moves(place.game.options_of(state))
    drawn = [chance.index(chance.fork(place.u, n), bound) for n in range(3)]
    for seat in [*range(-3, state.seats + 1), None]:
        allowed = state.legal(seat)
        if seat in (None, actors.CHANCE) and state.actor == actors.CHANCE:
            allowed = [outcome for outcome, _ in state.outcomes()]
        for move in sorted({-1, bound, *(range(bound) if bound <= ALL_BELOW else drawn)} - set(allowed)):
            with suppress(IllegalMove):
                trial.apply(move, seat)
                require(False, f"seat {seat} could make move {move}; legal are {allowed}")
        for move in allowed[:TRIED]:
            state.copy().apply(move, seat)
    require(trial.fields() == before, f"moves were refused, but have changed {changed(state, trial)}")


def outcomes(place: Place) -> None:
    """Every outcome has a weight above 0, and `draw` gives each exactly as often as its weight says."""
    state = on_to_chance(place)
    if state is None:
        return
    listed = state.outcomes()
    require(all(weight > 0 for _, weight in listed), f"outcomes with their weights: {listed}")
    weights = dict(listed)
    total = sum(weights.values())
    drawn = Counter(state.draw(-(-(i << 32) // total) << 32) for i in range(total))
    require(drawn == weights, f"weights {weights}, drawn {dict(drawn)} of {total}")


def copies(place: Place) -> None:
    """A copy is another state: what is done to it changes nothing in the original."""
    state = place.state
    before = state.fields()
    for kind, twin in (("copy()", state.copy()), ("deepcopy", copy.deepcopy(state)), ("pickle", pickled(state))):
        require(twin == state and twin.fields() == before, f"a twin by {kind} is not equal: {twin.fields()}")
        if twin.actor != actors.OVER:
            step(twin, place.u)
        require(state.fields() == before, f"a ply of a twin by {kind} has changed the original")


def equality(place: Place) -> None:
    """States with equal fields are equal and have equal hashes; a ply makes another state."""
    for one in [place.state, *(place.state.seen(seat) for seat in viewers(place.state))]:
        for twin in (one.copy(), pickled(one)):
            require(twin == one and hash(twin) == hash(one), f"fields {one.fields()}: equal {twin == one}, but another hash")
    if place.state.actor != actors.OVER:
        after = place.state.copy()
        step(after, place.u)
        require(after != place.state, "a ply was made, and nothing has changed")


def knowledge(place: Place) -> None:
    """What a seat sees names the same actor, the same who wait, the same round, and its own moves; to see it again changes
    nothing."""
    state = place.state
    for seat in viewers(state):
        seen = state.seen(seat)
        told, true = (seen.actor, seen.waiting, seen.round), (state.actor, state.waiting, state.round)
        require(told == true, f"seat {seat} sees (actor, waiting, round) {told}, and they are {true}")
        if seat >= 0:
            own, legal = seen.legal(seat), state.legal(seat)
            require(own == legal, f"seat {seat} sees its moves as {own}, and they are {legal}")
        require(seen.seen(seat) == seen, f"what seat {seat} sees of what it sees is something else")


def imagination(place: Place) -> None:
    """`imagine` fills in only what a seat does not know: of the world it imagines, the seat sees what it saw."""
    for seat in viewers(place.state):
        seen = place.state.seen(seat)
        world = seen.imagine(place.u)
        require(world.seen(seat) == seen, f"seat {seat} imagines, and then sees other {changed(seen, world.seen(seat))}")
        require(world.imagine(place.u) == world, f"the world that seat {seat} imagines still has blanks")


def views(place: Place) -> None:
    """A view is JSON, and a function of what its seat sees: no byte depends on what is hidden from it, or on anything else."""
    for seat in viewers(place.state):
        shown = as_json(place.game.view(place.state, seat), f"the view of seat {seat}")
        world = place.state.seen(seat).imagine(place.u)
        other = as_json(place.game.view(world, seat), f"the view of seat {seat}")
        require(shown == other, f"seat {seat} cannot tell two worlds apart, but is shown\n{shown}\nand\n{other}")


def events(place: Place) -> None:
    """An event tells a seat only what it then knows: if it sees the same before and after a ply in two worlds, it is told the
    same about it. In a game without secrets, moves themselves are no secret either."""
    if place.state.actor == actors.OVER:
        return
    for seat in viewers(place.state):
        told: dict[tuple[State, int], str] = {}
        for before in (place.state, place.state.seen(seat).imagine(place.u)):
            for by, move in plies(before, seat):
                after = before.copy()
                after.apply(move, by)
                event = as_json(place.game.event(before, move, seat, by), f"the event of move {move}")
                public = by >= 0 and not place.game.hidden
                first = told.setdefault((after.seen(seat), move if public else -1), event)
                require(first == event, f"seat {seat} then knows the same, but is told\n{first}\nor\n{event}")


def notation(place: Place) -> None:
    """Every legal move has a text of its own, `parse` is its inverse and does not mind case and spaces; `describe` is JSON."""
    for who, one, moves in sheets(place.state):
        texts = [place.game.text(one, move) for move in moves]
        require(len(set(texts)) == len(texts), f"{who} may make {moves}, written {texts}")
        for text, move in zip(texts, moves, strict=True):
            for typed in (text, f"  {text.upper()} "):
                found = place.game.parse(one, typed)
                require(found == move, f"move {move} of {who} is written {text!r}, and {typed!r} is read as {found}")
            as_json(place.game.describe(one, move), f"describe(state, {move})")


def documents(place: Place) -> None:
    """A position is JSON, and `restore` makes the same state of it; so does pickle. That holds for what seats see, too."""
    for one in [place.state, *(place.state.seen(seat) for seat in viewers(place.state))]:
        document = as_json(place.game.position(one), "the position")
        twin = place.game.restore(json.loads(document))
        require(twin == one, f"restored with other {changed(one, twin)}, from\n{document}")
        require(pickled(one) == one, f"unpickled with other {changed(one, pickled(one))}")


def simultaneous_rounds(place: Place) -> None:
    """Where several seats decide at once, the order in which they answer changes nothing."""
    state, u = place.state.copy(), place.u
    while state.actor == actors.CHANCE:
        u = step(state, u)
    if state.actor == actors.OVER:
        return
    choices = []
    for seat in state.waiting:
        u = chance.step(u)
        moves = state.legal(seat)
        choices.append((seat, moves[chance.index(u, len(moves))]))
    orders = [choices, choices[::-1], sorted(choices, key=lambda choice: chance.fork(u, choice[0]))]
    results = []
    for order in orders:
        twin = state.copy()
        for seat, move in order:
            require(twin.round == state.round, f"the round ended before seat {seat} had decided, in the order {order}")
            twin.apply(move, seat)
        results.append(twin)
    for order, result in zip(orders, results, strict=True):
        require(result == results[0], f"the orders {orders[0]} and {order} differ in {changed(results[0], result)}")


EVERYWHERE: tuple[Check, ...] = (
    playing, copies, equality, legal_moves, only_legal_moves, outcomes, knowledge, imagination, views, events, notation,
    documents, simultaneous_rounds,
)


def sheets(state: State) -> list[tuple[str, State, list[int]]]:
    """Who decides now, what they see, and what they may do."""
    if state.actor == actors.OVER:
        return []
    if state.actor == actors.CHANCE:
        return [("chance", state, [outcome for outcome, _ in state.outcomes()])]
    return [(f"seat {seat}", state.seen(seat), state.legal(seat)) for seat in state.waiting]


def on_to_chance(place: Place) -> State | None:
    """The place, or the next one in a random game where something random happens."""
    state, u = place.state.copy(), place.u
    while state.actor not in (actors.CHANCE, actors.OVER):
        u = step(state, u)
    return state if state.actor == actors.CHANCE else None


def plies(state: State, seat: int) -> list[tuple[int, int]]:
    """What may happen next that the seat does not do itself, as (by, move)."""
    if state.actor == actors.CHANCE:
        return [(actors.CHANCE, outcome) for outcome, _ in state.outcomes()]
    return [(by, move) for by in state.waiting if by != seat for move in state.legal(by)]


def pickled(state: State) -> State:
    twin: State = pickle.loads(pickle.dumps(state))
    return twin


def as_json(value: Any, what: str) -> str:
    try:
        return json.dumps(value)
    except (TypeError, ValueError) as error:
        require(False, f"{what} is no JSON ({error}): {value!r:.300}")
        raise


def changed(one: State, other: State) -> str:
    """The fields that differ."""
    mine, theirs = one.fields(), other.fields()
    return ", ".join(f"{name} ({mine[name]} and {theirs[name]})" for name in mine if mine[name] != theirs[name]) or "fields"
