"""Pig: the state and its moves. Plain Python over whole numbers, so that it can be compiled as it stands."""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, turns
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour_pig import constants


class Pig(State):
    target: int  # option
    roller: int  # whose turn it is
    turn_points: int  # rolled in this turn, and not yet safe
    face: int  # of the last roll; 0 before the first
    bank: Annotated[list[int], "int32", constants.MOST_SEATS]

    def begin(self) -> None:
        """The first position; the options are set."""
        turns.ask(self, 0)  # PG-1

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        to.add(constants.ROLL)
        if self.turn_points > 0:
            to.add(constants.HOLD)  # PG-4

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        for face in range(constants.FACES):
            to.add(face)

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            self.rolled(move + 1)
        elif move == constants.ROLL:
            self.round += 1
            turns.ask_chance(self, constants.DIE)
        else:
            self.round += 1
            self.hold()

    def rolled(self, face: int) -> None:
        self.face = face
        if face == 1:
            self.turn_points = 0  # PG-3
            self.pass_on()
        else:
            self.turn_points += face  # PG-2
            turns.ask(self, self.roller)

    def hold(self) -> None:
        self.bank[self.roller] += self.turn_points  # PG-4
        self.turn_points = 0
        if self.bank[self.roller] >= self.target:
            turns.end(self)  # PG-5
        else:
            self.pass_on()

    def pass_on(self) -> None:
        self.roller = (self.roller + 1) % self.seats
        turns.ask(self, self.roller)

    def raw_score(self, seat: int) -> float:
        return 1.0 if self.bank[seat] >= self.target else 0.0

    def raw_hide(self, seat: int) -> None:
        """Nothing is secret (PG-6)."""

    def raw_fill(self, u: U64) -> None:
        """So there is nothing to fill in."""
