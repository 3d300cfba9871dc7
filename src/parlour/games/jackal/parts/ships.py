"""Ships: where they lie, and how they sail."""

from __future__ import annotations

from typing import Annotated

from parlour.games.jackal import constants
from parlour.games.jackal.parts.fighting import Fighting
from parlour.games.jackal.parts.table import PerCrew

Signs = Annotated[list[int], "int16", constants.CREWS]

FIRST_BERTH: PerCrew = constants.FIRST_BERTH
LAST_BERTH: PerCrew = constants.LAST_BERTH
ALONG: PerCrew = constants.ALONG
ASHORE: Signs = constants.ASHORE


class Ships(Fighting):
    def ship_at(self, cell: int) -> int:
        for crew in range(constants.CREWS):
            if self.ship[crew] == cell and self.plays(crew):
                return crew
        return -1

    def can_sail(self, ship: int, way: int) -> bool:
        """JK-10: an own or allied ship with one of one's own pirates aboard."""
        if not self.plays(ship) or not self.allied(ship, self.crew):
            return False
        if self.ship[ship] == (LAST_BERTH[ship] if way == 1 else FIRST_BERTH[ship]):
            return False
        for mate in range(constants.MATES):
            if self.cell[self.crew * constants.MATES + mate] == self.ship[ship]:
                return True
        return False

    def sail(self, ship: int, way: int) -> None:
        here = self.ship[ship]
        there = here + ALONG[ship] if way == 1 else here - ALONG[ship]
        for p in range(constants.PIRATES):
            if self.cell[p] == here:
                self.cell[p] = there
        self.ship[ship] = there
        self.drown_enemies(there)
