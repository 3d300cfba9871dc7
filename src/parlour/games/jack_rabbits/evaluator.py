"""What a position of Jack Rabbits is worth: how soon each seat could be home with its quest met.

A plan is three royals that meet the quest. It takes the turns that the ways to those still missing take, in the best order,
and home; nowhere can one leave before enough points of the royal's suit are likely to be there. Whatever is not certain, a
fight, a judgement, a flight, is a mixture of its ends. A seat's worth follows from the turns of its best plan, less a part of
the worth of the best of the others. Cards that the viewer cannot place count as cards of the mean.

The turns are counted in `evaluator_parts/`, each file built on those before it: `ways`, `plan`, `meetings`, `turns_left`. Here
they become values for the search, and choices of the greedy player. weights.toml has the weights.
"""

from __future__ import annotations

from typing import Annotated, cast

from parlour.core import actors, bits, chance, memory, reals
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour.games.jack_rabbits import constants, evaluator_tables
from parlour.games.jack_rabbits.evaluator_parts.turns_left import TurnsLeft
from parlour.games.jack_rabbits.rules import JackRabbits
from parlour.search import weights

ROYAL_TILE: Annotated[list[int], "uint8", constants.CARDS] = constants.TILE_OF_CARD
SHAPE: Annotated[list[int], "uint8", constants.TILES] = constants.SHAPE_OF
SHAPE_TILES: Annotated[list[int], "int64", 3] = constants.SHAPE_TILES


class JackRabbitsEvaluator(TurnsLeft):
    spread: float  # weight

    def __init__(self) -> None:
        super().__init__()
        weights.give(self, weights.of("parlour.games.jack_rabbits"))
        self.home = -1  # nothing is surveyed yet

    def evaluate(self, state: State, buffer: MoveBuffer, u: U64) -> None:
        self.evaluate_seats(cast(JackRabbits, state))

    def evaluate_seats(self, state: JackRabbits) -> None:
        """A seat hopes the more for the win, the fewer turns it needs compared with the others."""
        self.survey(state)
        whole: float = 0.0
        for seat in range(state.seats):
            turns: float = 0.0 if is_building(state) else self.turns_left(state, seat)
            self.values[seat] = reals.exp(-turns / self.spread)
            whole += self.values[seat]
        for seat in range(state.seats):
            self.values[seat] = self.values[seat] / whole if whole > 0.0 else 1.0 / state.seats

    # The greedy player

    def worth(self, state: JackRabbits, seat: int) -> float:
        if state.actor == actors.OVER:
            if state.winner == constants.NOBODY:
                return 0.0
            return 2.0 * evaluator_tables.WORTH_OF_WIN if state.winner == seat else -2.0 * evaluator_tables.WORTH_OF_WIN
        self.survey(state)
        threat: float = 0.0
        for other in range(state.seats):
            if other != seat:
                threat = max(threat, self.merit(self.turns_left(state, other)))
        return self.merit(self.turns_left(state, seat)) - threat * evaluator_tables.THREAT_PERCENT / 100.0

    def merit(self, turns: float) -> float:
        return evaluator_tables.WORTH_OF_WIN / (1.0 + turns / evaluator_tables.TURNS_TO_HALF_WORTH)

    def choice(self, state: JackRabbits, seat: int, trial: JackRabbits, buffer: MoveBuffer, u: U64) -> int:
        """The move after which the position looks best; `trial` and `buffer` are there to be written on."""
        buffer.clear()
        state.raw_find_moves(buffer, seat)
        obvious = obvious_choice(state, buffer)
        if obvious >= 0:
            return obvious
        if is_building(state):
            return self.building_choice(state, seat, trial, buffer, u)
        lot: float = 1e-6 + impatience(state) / 1000.0
        best: float = -1e9
        chosen = buffer.move[0]
        for i in range(buffer.many):
            move = buffer.move[i]
            if move == constants.DISPLAY or (move >= constants.OFFER and move < constants.NUMBER):
                continue
            u = chance.step(u)
            memory.copy(trial, state)
            trial.raw_push(move, seat)
            value: float = self.worth(trial, seat) + chance.index(u, 1000) * lot
            if value > best:
                best = value
                chosen = move
        return chosen

    # Building

    def building_choice(self, state: JackRabbits, seat: int, trial: JackRabbits, buffer: MoveBuffer, u: U64) -> int:
        """Of tiles, one of the shape that most are left of; of places and turns, those where a tile lies best."""
        best: float = -1e9
        chosen = buffer.move[0]
        for i in range(buffer.many):
            move = buffer.move[i]
            u = chance.step(u)
            value: float = chance.index(u, 100) / 100.0
            if state.step == constants.CHOOSING_SHAPE:
                value += state.shares[seat * 3 + move - constants.TAKE_SHAPE]
            elif state.step == constants.CHOOSING_TILE:
                value += bits.count(state.own[seat] & SHAPE_TILES[SHAPE[move - constants.TAKE_TILE]])
            elif state.step == constants.PLACING:
                value += self.best_lie(state, trial, move - constants.PLACE)
            else:
                value += self.lie(state, state.spot, move - constants.TURN) + self.joined(
                    state, trial, state.spot, move - constants.TURN
                )
            if value > best:
                best = value
                chosen = move
        return chosen

    def best_lie(self, state: JackRabbits, trial: JackRabbits, place: int) -> float:
        best: float = -1e9
        best_turn = 0
        offered = state.turns_offered(place)
        for turn in range(6):
            if (offered >> turn) & 1 == 1:
                value: float = self.lie(state, place, turn)
                if value > best:
                    best = value
                    best_turn = turn
        return best + self.joined(state, trial, place, best_turn)

    def joined(self, state: JackRabbits, trial: JackRabbits, place: int, turn: int) -> float:
        """How much the land would hang together: hexagons from which free roads or caves lead home."""
        memory.copy(trial, state)
        trial.lay(state.tile, place, turn)
        trial.find_leads()
        home = trial.homeward(False)
        return bits.count(home) * evaluator_tables.STEPS_PER_JOINED_STOP * 1.0

    def lie(self, state: JackRabbits, place: int, turn: int) -> float:
        """How well the tile in hand lies somewhere: snug, near the citadel, and by the guidelines."""
        citadel = state.place[constants.CITADEL]
        rows = abs(place // constants.COLUMNS - citadel // constants.COLUMNS)
        columns = abs(place % constants.COLUMNS - citadel % constants.COLUMNS)
        broken = bits.count(state.breaks(state.tile, place, turn))
        snug: float = state.snugness(state.tile, place, turn) * evaluator_tables.STEPS_PER_SHARED_EDGE
        return snug - max(rows * 2, rows + columns) / 2.0 - broken * evaluator_tables.STEPS_PER_GUIDELINE


def is_building(state: JackRabbits) -> bool:
    return state.step >= constants.DEALING_TILES


def impatience(state: JackRabbits) -> float:
    """How much chance should mix into a choice, so that rabbits that block each other do not do so for ever."""
    turns = state.turns_played // state.seats - evaluator_tables.PATIENT_TURNS
    return min(turns * 0.1, 20.0) if turns > 0 else 0.0


def obvious_choice(state: JackRabbits, buffer: MoveBuffer) -> int:
    """What to do where nothing has to be weighed, or -1."""
    step = state.step
    first = buffer.move[0]
    if buffer.many == 1 or step == constants.LOTTERY or step == constants.OFFERING_DIAMONDS or step == constants.OFFERING_POINTS:
        return first  # a prize costs nothing
    if step == constants.CALLING:
        return buffer.move[1]
    if step == constants.ANSWERING:
        return constants.PASS
    if step == constants.LAYING:
        return buffer.move[buffer.many - 1]
    if step == constants.CHALLENGER_SHOWS or step == constants.VISITOR_SHOWS or step == constants.DISPLAYING:
        for i in range(buffer.many):
            card = buffer.move[i]
            if card < constants.CARDS and ROYAL_TILE[card] == 0 and state.worth(card) >= state.due:
                return card  # as few hearts as will do
        return first
    return -1
