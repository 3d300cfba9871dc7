"""Fights and their like: hits, drowning, traps, and the dead who come back."""

from __future__ import annotations

from parlour.games.jackal import constants
from parlour.games.jackal.parts.island import KIND, LAND, Island


class Fighting(Island):
    def hit(self, cell: int, step: int) -> None:
        """JK-21, JK-23: enemies on the same place go to their ships, sober and free."""
        if self.carrying == 1:
            return
        for q in range(constants.PIRATES):
            if self.cell[q] == cell and self.step[q] == step and not self.allied(q // constants.MATES, self.crew):
                self.cell[q] = self.ship[q // constants.MATES]
                self.step[q] = 0
                self.drunk[q] = 0
                self.trapped[q] = 0

    def fall_into_trap(self, p: int, here: int) -> None:
        """JK-32: caught, unless a mate is there; then all are free."""
        alone = True
        for q in range(constants.PIRATES):
            if q != p and self.cell[q] == here and self.allied(q // constants.MATES, self.crew):
                alone = False
                self.trapped[q] = 0
        if alone:
            self.trapped[p] = 1

    def drown_enemies(self, cell: int) -> None:
        for q in range(constants.PIRATES):
            if self.cell[q] == cell and not self.allied(q // constants.MATES, self.crew):
                self.cell[q] = constants.DEAD  # JK-24

    def can_revive(self) -> bool:
        """JK-25"""
        dead = False
        reviver = False
        for mate in range(constants.MATES):
            cell = self.cell[self.crew * constants.MATES + mate]
            if cell == constants.DEAD:
                dead = True
            elif LAND[cell] == 1 and KIND[self.face[cell]] == constants.ABORIGINE:
                reviver = True
        return dead and reviver

    def revive(self) -> None:
        place = 0
        dead = 0
        for mate in range(constants.MATES - 1, -1, -1):
            p = self.crew * constants.MATES + mate
            if self.cell[p] == constants.DEAD:
                dead = p
            elif LAND[self.cell[p]] == 1 and KIND[self.face[self.cell[p]]] == constants.ABORIGINE:
                place = self.cell[p]
        self.cell[dead] = place
