"""The crews: who plays them, who is allied with whom, and where enemies stand."""

from __future__ import annotations

from parlour.games.jackal import constants
from parlour.games.jackal.parts.table import Table


class Crews(Table):
    def seat_crews(self) -> None:
        """JK-6, JK-7: which crews play, for whom, and who is allied with whom."""
        seats = self.seats
        self.crews = 15
        if seats == 3:
            self.crews = 7
        if seats == 2 and self.crews_each == 1:
            self.crews = 5
        for crew in range(constants.CREWS):
            if seats == 2 and self.crews_each == 0:
                self.seat_of[crew] = crew & 1
                self.side_of[crew] = crew & 1
            elif seats == 2:
                self.seat_of[crew] = crew >> 1
                self.side_of[crew] = crew
            else:
                self.seat_of[crew] = crew
                self.side_of[crew] = crew & 1 if self.sides == 1 else crew

    def plays(self, crew: int) -> bool:
        return (self.crews >> crew) & 1 == 1

    def allied(self, crew: int, other: int) -> bool:
        """JK-8"""
        return self.side_of[crew] == self.side_of[other]

    def enemies_at(self, crew: int, cell: int, step: int) -> int:
        many = 0
        for p in range(constants.PIRATES):
            if self.cell[p] == cell and self.step[p] == step and not self.allied(p // constants.MATES, crew):
                many += 1
        return many
