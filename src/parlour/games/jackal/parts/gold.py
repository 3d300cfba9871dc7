"""Gold: where it lies, and whether a pirate can carry a coin somewhere."""

from __future__ import annotations

from typing import Annotated

from parlour.games.jackal import constants
from parlour.games.jackal.parts.island import JUMP_TO, KIND, LAND, POINTS, STEP_TO
from parlour.games.jackal.parts.ships import Ships


class Gold(Ships):
    def pile_of(self, cell: int, step: int) -> int:
        return cell * constants.STEPS + (step - 1 if step > 0 else 0)

    def gold_here(self, p: int) -> int:
        return self.gold[self.pile_of(self.cell[p], self.step[p])]

    # With a coin

    def coin_arrives(self, there: int, motion: int) -> bool:
        """JK-18: whether a pirate who enters `there` with a coin can complete his chain."""
        return self.chain_completes(there, motion) if self.leads_on(there) else self.coin_may_end(there)

    def coin_may_end(self, cell: int) -> bool:
        """Whether a coin's way may end on a cell that does not lead on."""
        if LAND[cell] == 0:
            return True  # a ship or the sea: JK-19
        kind = KIND[self.face[cell]]
        if kind == constants.CANNON or kind == constants.BALLOON or kind == constants.OGRE:
            return True
        if kind == constants.CLOSED or kind == constants.FORTRESS or kind == constants.ABORIGINE:  # JK-34
            return False
        return self.enemies_at(self.crew, cell, 1 if kind == constants.SPIN else 0) == 0  # JK-20

    def chain_completes(self, there: int, motion: int) -> bool:
        """Only open tiles count, so all is known: a search over places and last movements, the ways already taken left
        out."""
        seen: Annotated[list[int], "uint8", constants.CELLS * constants.MOTIONS] = [0] * 2873
        stack: Annotated[list[int], "int16", constants.CELLS * constants.MOTIONS] = [0] * 2873
        many = 1
        stack[0] = there * constants.MOTIONS + motion
        seen[stack[0]] = 1
        while many > 0:
            many -= 1
            cell = stack[many] // constants.MOTIONS
            last = stack[many] % constants.MOTIONS
            if not self.leads_on(cell):
                if self.coin_may_end(cell):
                    return True
                continue
            kind = KIND[self.face[cell]]
            chooses = kind == constants.ARROW or kind == constants.HORSE or (kind == constants.ICE and last >= constants.JUMP)
            if last == constants.FLIGHT and (kind == constants.ICE or kind == constants.CROCODILE):
                return True  # a flight may always end on one's own ship; the crocodile leads back to plane or ice
            if chooses:
                for way in range(8):
                    if (self.used[cell] >> way) & 1 == 1:
                        continue
                    if kind == constants.ARROW:
                        if (POINTS[self.face[cell]] >> way) & 1 == 0:
                            continue
                        target = STEP_TO[cell * 8 + way]
                        node = target * constants.MOTIONS + way
                    else:
                        target = JUMP_TO[cell * 8 + way]
                        node = target * constants.MOTIONS + constants.JUMP + way
                    if target != constants.NOWHERE and seen[node] == 0:
                        seen[node] = 1
                        stack[many] = node
                        many += 1
            else:
                node = self.slide(cell, last) if kind == constants.ICE else self.turn_back(cell, last)
                if seen[node] == 0:
                    seen[node] = 1
                    stack[many] = node
                    many += 1
        return False

    # What is left to be won

    def coins_left(self) -> int:
        """Coins that can still be won: all but those banked or lost."""
        left = constants.COINS - self.lost
        for crew in range(constants.CREWS):
            left -= self.bank[crew]
        return left

    def side_coins(self, crew: int) -> int:
        many = 0
        for other in range(constants.CREWS):
            if self.plays(other) and self.allied(other, crew):
                many += self.bank[other]
        return many
