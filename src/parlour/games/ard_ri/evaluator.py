"""The choices of Ard Rí's greedy player. What a position is worth, the search finds out by random games."""

from __future__ import annotations

from typing import Annotated

from parlour.core import chance
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer
from parlour.games.ard_ri import constants
from parlour.games.ard_ri.rules import ArdRi
from parlour.search.evaluator import Evaluator

VALUE: Annotated[list[int], "uint8", constants.CARDS] = constants.VALUES
MIGHT: Annotated[list[int], "uint8", constants.CARDS] = constants.MIGHT


class ArdRiEvaluator(Evaluator):
    def choice(self, state: ArdRi, seat: int, buffer: MoveBuffer, u: U64) -> int:
        """In Spring the Cattle that is worth least to anybody, in Summer by what the trick would add to the herd."""
        buffer.clear()
        state.raw_find_moves(buffer, seat)
        if buffer.many == 1:
            return buffer.move[0]
        least = -1  # Cattle
        best = -1
        lowest = -1  # Warriors
        highest = -1
        for i in range(buffer.many):
            card = buffer.move[i]
            if VALUE[card] > 0:
                if least < 0 or VALUE[card] < VALUE[least]:
                    least = card
                if best < 0 or VALUE[card] >= VALUE[best]:
                    best = card
            else:
                if lowest < 0 or MIGHT[card] < MIGHT[lowest]:
                    lowest = card
                if highest < 0 or MIGHT[card] >= MIGHT[highest]:
                    highest = card
        if state.season == constants.SPRING:
            return least
        trick = self.gain(state, seat)
        if highest >= 0 and (trick >= constants.RICH or least < 0):
            return highest
        if lowest >= 0 and trick >= constants.FAIR and chance.index(u, 2) == 0:
            return lowest
        if least < 0:
            return lowest
        return best if trick >= constants.POOR else least

    def gain(self, state: ArdRi, seat: int) -> int:
        """How much the seat's herd would be worth more with the cards in the centre."""
        more = 0
        for suit in range(constants.SUITS):
            has = 0
            would = 0
            for rank in range(constants.RANKS):
                card = suit * constants.RANKS + rank
                if state.herd[seat * constants.CARDS + card] > 0 and VALUE[card] > has:
                    has = VALUE[card]
                if state.centre[card] > 0 and VALUE[card] > would:
                    would = VALUE[card]
            if would > has:
                more += would - has
        return more
