"""How turns follow each other, and how the game ends."""

from __future__ import annotations

from parlour.core import actors, bits, turns
from parlour.games.jackal import constants
from parlour.games.jackal.parts.movement import Movement


class Turn(Movement):
    def end_turn(self) -> None:
        self.walker = constants.NOBODY
        self.carrying = 0
        self.motion = 0
        self.origin = 0
        self.forced = 0
        for cell in range(constants.CELLS):
            self.used[cell] = 0
        for word in range(3):
            self.flown[word] = 0
        self.skipped = 0
        self.pass_on()
        while self.actor != actors.OVER and not self.can_act():  # JK-9
            self.skipped += 1
            self.pass_on()

    def pass_on(self) -> None:
        """The crew's turn is over: the next one, unless the game has ended."""
        for mate in range(constants.MATES):
            p = self.crew * constants.MATES + mate
            if self.drunk[p] > 0:
                self.drunk[p] -= 1
        self.idle = 0 if self.progress == 1 else self.idle + 1
        self.progress = 0
        if self.is_over():
            self.finish()
            return
        self.crew = (self.crew + 1) & 3
        while not self.plays(self.crew):
            self.crew = (self.crew + 1) & 3
        turns.ask(self, self.seat_of[self.crew])

    # The end

    def is_over(self) -> bool:
        """JK-41"""
        crews = bits.count(self.crews)
        left = self.coins_left()
        if left == 0 or self.skipped >= 2 * crews or self.idle >= self.stall_rounds * crews:
            return True
        return self.play_on == 0 and self.is_decided(left)

    def is_decided(self, left: int) -> bool:
        best = -1
        leader = 0
        for crew in range(constants.CREWS):
            if self.plays(crew) and self.side_coins(crew) > best:
                best = self.side_coins(crew)
                leader = crew
        for crew in range(constants.CREWS):
            if self.plays(crew) and not self.allied(crew, leader):
                reach = self.side_coins(crew) + (left if self.side_lives(crew) else 0)
                if reach >= best:
                    return False
        return True

    def side_lives(self, crew: int) -> bool:
        for p in range(constants.PIRATES):
            if self.cell[p] != constants.DEAD and self.allied(p // constants.MATES, crew):
                return True
        return False

    def finish(self) -> None:
        best = 0
        for crew in range(constants.CREWS):
            if self.plays(crew) and self.side_coins(crew) > best:
                best = self.side_coins(crew)
        self.winners = 0
        for crew in range(constants.CREWS):
            if self.plays(crew) and self.side_coins(crew) == best:
                self.winners |= bits.bit(crew)
        turns.end(self)
