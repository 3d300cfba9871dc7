"""Tide: hands that nobody else sees, and choices that are made at once. It can be compiled as it stands."""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, bits, chance, turns
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour_tide import constants

PerSeat = Annotated[list[int], "uint8", constants.MOST_SEATS]


class Tide(State):
    hand: int  # option
    dealt: int  # cards so far
    trick: int  # how many are done
    winner: int  # of the last trick
    holder: Annotated[list[int], "uint8", constants.CARDS]  # of each card: a seat plus one, DECK or GONE
    size: PerSeat  # of each hand
    choice: PerSeat  # a card plus one, NOTHING or SECRET
    shown: PerSeat  # of the last trick: a card plus one
    taken: PerSeat  # tricks

    def begin(self) -> None:
        turns.ask_chance(self, constants.PILE)

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        for card in range(constants.CARDS):
            if self.holder[card] == seat + 1:
                to.add(card)

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        if self.viewer == actors.EVERYTHING:  # whoever sees less cannot know what is left to be dealt
            for card in range(constants.CARDS):
                if self.holder[card] == constants.DECK:
                    to.add(card)

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            self.deal(move)
        else:
            self.choice[seat] = move + 1
            if turns.answered(self, seat):
                self.turn_up()

    def deal(self, card: int) -> None:
        seat = self.dealt // self.hand
        self.holder[card] = seat + 1
        self.size[seat] += 1
        self.dealt += 1
        if self.dealt == self.seats * self.hand:
            turns.ask_all(self)

    def turn_up(self) -> None:
        high = 0
        low = 0
        for seat in range(self.seats):
            if self.choice[seat] > self.choice[high]:
                high = seat
            if self.choice[seat] < self.choice[low]:
                low = seat
        self.winner = low if self.choice[high] - self.choice[low] > constants.EBB else high
        self.taken[self.winner] += 1
        for seat in range(self.seats):
            self.holder[self.choice[seat] - 1] = constants.GONE
            self.shown[seat] = self.choice[seat]
            self.choice[seat] = constants.NOTHING
            self.size[seat] -= 1
        self.trick += 1
        if self.trick == self.hand:
            turns.end(self)
        else:
            turns.ask_all(self)

    def raw_score(self, seat: int) -> float:
        better = 0
        equal = 0
        for other in range(self.seats):
            if self.taken[other] > self.taken[seat]:
                better += 1
            if self.taken[other] == self.taken[seat]:
                equal += 1
        return 1.0 / equal if better == 0 else 0.0

    def raw_hide(self, seat: int) -> None:
        """Others' cards look like those of the deck; of others' choices it is known that they are made."""
        for card in range(constants.CARDS):
            if self.holder[card] != constants.GONE and self.holder[card] != seat + 1:
                self.holder[card] = constants.DECK
        for other in range(self.seats):
            if other != seat and self.choice[other] != constants.NOTHING:
                self.choice[other] = constants.SECRET

    def raw_fill(self, u: U64) -> None:
        """Hands as large as they are, of cards that the viewer has not seen, and a choice where one is made."""
        for seat in range(self.seats):
            if seat != self.viewer:
                for _ in range(self.size[seat]):
                    u = chance.step(u)
                    self.holder[self.one_of(constants.DECK, u)] = seat + 1
                if self.choice[seat] == constants.SECRET:
                    u = chance.step(u)
                    self.choice[seat] = self.one_of(seat + 1, u) + 1

    def raw_is_blind(self, seat: int) -> bool:
        """Whoever chooses last turns up what the others have chosen."""
        for other in range(self.seats):
            if self.choice[other] == constants.SECRET and self.asked == bits.bit(seat):
                return True
        return False

    def one_of(self, holder: int, u: U64) -> int:
        """One of the cards that lie with a holder, by 64 random bits."""
        many = 0
        for card in range(constants.CARDS):
            if self.holder[card] == holder:
                many += 1
        left = chance.index(u, many)
        found = 0
        for card in range(constants.CARDS):
            if self.holder[card] == holder:
                if left == 0:
                    found = card
                left -= 1
        return found
