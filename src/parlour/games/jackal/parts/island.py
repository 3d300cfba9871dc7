"""The island: what its tiles are, where ways from them lead, and what may be entered."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.jackal import constants
from parlour.games.jackal.parts.crews import Crews
from parlour.games.jackal.parts.table import PerCell, PerTile

PerFace = Annotated[list[int], "uint8", constants.FACES]
Ways = Annotated[list[int], "uint8", constants.CELLS * 8]

LAND: PerCell = constants.LAND
STEP_TO: Ways = constants.STEP_TO
JUMP_TO: Ways = constants.JUMP_TO
KIND: PerFace = constants.KIND_OF
NUMBER: PerFace = constants.NUMBER_OF
POINTS: PerFace = constants.POINTS_OF
TILE: PerFace = constants.TILE_OF
TURNS: PerFace = constants.TURNS_OF
COUNTS: PerTile = constants.TILE_COUNTS


class Island(Crews):
    # Tiles

    def is_fortress(self, cell: int) -> bool:
        kind = KIND[self.face[cell]]
        return kind == constants.FORTRESS or kind == constants.ABORIGINE  # JK-35

    def may_enter(self, cell: int) -> bool:
        """JK-22: a fortress held by an enemy cannot be entered."""
        return not self.is_fortress(cell) or self.enemies_at(self.crew, cell, 0) == 0

    def on_plane(self, cell: int) -> bool:
        return LAND[cell] == 1 and KIND[self.face[cell]] == constants.PLANE and self.plane_used == 0

    def is_turning(self, p: int) -> bool:
        """On a spinning tile, and not yet on its last step."""
        here = self.cell[p]
        return self.step[p] > 0 and self.step[p] < NUMBER[self.face[here]]

    def leads_on(self, cell: int) -> bool:
        kind = KIND[self.face[cell]]
        return kind == constants.ARROW or kind == constants.HORSE or kind == constants.ICE or kind == constants.CROCODILE

    # Ways

    def way_between(self, here: int, there: int) -> int:
        for way in range(8):
            if STEP_TO[here * 8 + way] == there:
                return way
        return 0

    def way_to(self, here: int, way: int) -> int:
        """Where a way leads: an arrow's direction, or a knight's jump on a horse (JK-28) and on ice after one."""
        if KIND[self.face[here]] == constants.ARROW:
            return STEP_TO[here * 8 + way]
        return JUMP_TO[here * 8 + way]

    def slide(self, cell: int, way: int) -> int:
        """Ice after a step: the same step again, as cell * MOTIONS + motion."""
        return STEP_TO[cell * 8 + way] * constants.MOTIONS + way

    def turn_back(self, cell: int, last: int) -> int:
        """The crocodile: the movement reversed, as cell * MOTIONS + motion."""
        if last < constants.JUMP:
            return STEP_TO[cell * 8 + 7 - last] * constants.MOTIONS + 7 - last
        back = 7 - (last - constants.JUMP)
        return JUMP_TO[cell * 8 + back] * constants.MOTIONS + constants.JUMP + back

    def cannon_target(self, here: int) -> int:
        way = bits.lowest(POINTS[self.face[here]])
        there = here
        while LAND[there] == 1:
            there = STEP_TO[there * 8 + way]
        return there
