"""Jackal: how a game begins, what may be done, and what follows from it.

The rules themselves are in `parts/`, each file built on those before it: `table` (all fields), `crews`, `island`, `fighting`,
`ships`, `gold`, `movement`, `turn`, `chain`. Compiled, all of it is one class (docs/compiling.md).

A turn is one action of the crew to move. An action that sets a pirate going runs as a chain: arrows, ice, horses and the
like move him on until he stands, dies, must choose (the same seat decides again) or enters a closed tile (chance opens
it). Forced continuations run by themselves. `walker` is the pirate on his way.
"""

from __future__ import annotations

from parlour.core import actors, bits, chance, turns
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer
from parlour.games.jackal import constants
from parlour.games.jackal.parts.chain import Chain
from parlour.games.jackal.parts.island import COUNTS, TILE, TURNS
from parlour.games.jackal.parts.table import PerCrew

HARBOUR: PerCrew = constants.HARBOUR


class Jackal(Chain):
    # Setting up

    def begin(self) -> None:
        """The first position; the options are set."""
        self.seat_crews()
        for tile in range(constants.TILE_KINDS):
            self.bag[tile] = COUNTS[tile]  # JK-2
        self.closed = 117
        for crew in range(constants.CREWS):
            self.ship[crew] = HARBOUR[crew]  # JK-4
            for mate in range(constants.MATES):
                self.cell[crew * constants.MATES + mate] = HARBOUR[crew] if self.plays(crew) else constants.DEAD
        self.walker = constants.NOBODY
        self.crew = 0  # JK-5
        turns.ask(self, self.seat_of[0])

    # What may be done

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        if self.walker != constants.NOBODY:
            self.find_ways_on(to)
            return
        for mate in range(constants.MATES):
            self.find_walks(to, mate)
        for mate in range(constants.MATES):
            self.find_flights(to, mate)
        for crew in range(constants.CREWS):
            for way in range(2):
                if self.can_sail(crew, way):
                    to.add(constants.SAIL + crew * 2 + way)
        if self.can_revive():
            to.add(constants.REVIVE)

    # What may happen

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        for face in range(1, constants.FACES):
            if self.bag[TILE[face]] > 0:
                to.add_weighted(face, self.bag[TILE[face]] * TURNS[face])

    def raw_pick_outcome(self, buffer: MoveBuffer, u: U64) -> int:
        left = chance.index(u, self.closed * 4)
        face = 1
        while left >= self.bag[TILE[face]] * TURNS[face]:
            left -= self.bag[TILE[face]] * TURNS[face]
            face += 1
        return face

    # What follows

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            self.open_tile(move)
            self.go_on()
            return
        self.round += 1
        if move >= constants.ON:
            self.choose(move)
        elif move == constants.REVIVE:
            self.revive()
            self.end_turn()
        elif move >= constants.SAIL:
            self.sail((move - constants.SAIL) // 2, (move - constants.SAIL) % 2)
            self.end_turn()
        else:
            self.set_out(move)

    def raw_score(self, seat: int) -> float:
        """The win is shared by the winning sides; every seat carries its side's share."""
        sides = 0
        mine = False
        for crew in range(constants.CREWS):
            if (self.winners >> crew) & 1 == 1:
                sides |= bits.bit(self.side_of[crew])
                if self.seat_of[crew] == seat:
                    mine = True
        return 1.0 / bits.count(sides) if mine else 0.0

    # Nothing is hidden that anybody could know (JK-42)

    def raw_hide(self, seat: int) -> None:
        return

    def raw_fill(self, u: U64) -> None:
        return
