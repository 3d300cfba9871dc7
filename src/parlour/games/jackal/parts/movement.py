"""What the crew to move can do: steps, steps on a spinning tile, flights."""

from __future__ import annotations

from parlour.core.state import MoveBuffer
from parlour.games.jackal import constants
from parlour.games.jackal.parts.gold import Gold
from parlour.games.jackal.parts.island import LAND, STEP_TO
from parlour.games.jackal.parts.ships import ASHORE


class Movement(Gold):
    def is_free(self, mate: int) -> bool:
        """Whether the pirate can act, and is not the same as one before him (JK-15)."""
        p = self.crew * constants.MATES + mate
        if self.cell[p] == constants.DEAD or self.drunk[p] > 0 or self.trapped[p] > 0:
            return False
        for q in range(self.crew * constants.MATES, p):
            if self.cell[q] == self.cell[p] and self.step[q] == self.step[p] and self.drunk[q] + self.trapped[q] == 0:
                return False
        return True

    def can_act(self) -> bool:
        """Whether the crew to move has any move."""
        for mate in range(constants.MATES):
            if self.is_free(mate) and self.has_walk(self.crew * constants.MATES + mate):
                return True
        for crew in range(constants.CREWS):
            if self.can_sail(crew, 0) or self.can_sail(crew, 1):
                return True
        return self.can_revive()

    def has_walk(self, p: int) -> bool:
        here = self.cell[p]
        if self.is_turning(p) or self.on_plane(here):
            return True
        for way in range(8):
            there = STEP_TO[here * 8 + way]
            if there != constants.NOWHERE and self.may_step(here, there):
                return True
        return False

    # Steps

    def find_walks(self, to: MoveBuffer, mate: int) -> None:
        if not self.is_free(mate):
            return
        p = self.crew * constants.MATES + mate
        here = self.cell[p]
        coin = self.gold_here(p)
        if self.is_turning(p):  # JK-29: one step further on the same tile
            to.add(constants.WALK + mate * constants.PER_MATE + here * 2)
            if coin > 0 and self.enemies_at(self.crew, here, self.step[p] + 1) == 0:
                to.add(constants.WALK + mate * constants.PER_MATE + here * 2 + 1)
            return
        for way in range(8):
            there = STEP_TO[here * 8 + way]
            if there != constants.NOWHERE and self.may_step(here, there):
                to.add(constants.WALK + mate * constants.PER_MATE + there * 2)
                if coin > 0 and self.coin_arrives(there, way):  # JK-17, JK-18
                    to.add(constants.WALK + mate * constants.PER_MATE + there * 2 + 1)

    def may_step(self, here: int, there: int) -> bool:
        """An empty-handed step (JK-11 to JK-14)."""
        if LAND[there] == 0:
            ship = self.ship_at(there)
            if ship >= 0:
                return True  # aboard, or to one's death
            return LAND[here] == 0 and self.ship_at(here) < 0  # swimming
        return self.leads_ashore(here, there) and self.may_enter(there)

    def leads_ashore(self, here: int, there: int) -> bool:
        """On land from tile to tile, from a ship only straight ahead, from the water never."""
        if LAND[there] == 0:
            return False
        if LAND[here] == 1:
            return True
        ship = self.ship_at(here)
        return ship >= 0 and there == here + ASHORE[ship]

    # Flights

    def find_flights(self, to: MoveBuffer, mate: int) -> None:
        p = self.crew * constants.MATES + mate
        if not self.is_free(mate) or not self.on_plane(self.cell[p]):
            return
        coin = self.gold_here(p)
        for there in range(constants.CELLS):
            if there != self.cell[p] and self.may_fly(there):
                to.add(constants.FLY + mate * constants.PER_MATE + there * 2)
            if there != self.cell[p] and coin > 0 and self.may_fly_with_coin(there):
                to.add(constants.FLY + mate * constants.PER_MATE + there * 2 + 1)

    def may_fly(self, there: int) -> bool:
        """JK-39: any land tile, or an own or allied ship."""
        if LAND[there] == 1:
            return self.may_enter(there)
        ship = self.ship_at(there)
        return ship >= 0 and self.allied(ship, self.crew)

    def may_fly_with_coin(self, there: int) -> bool:
        if LAND[there] == 1:
            return self.coin_arrives(there, constants.FLIGHT)
        return self.may_fly(there)
