"""Paying with cards, and showing hearts: card by card, until it is enough."""

from __future__ import annotations

from parlour.core import bits, turns
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.hands import CARD, ROYAL_TILE, SUIT, Hands
from parlour.games.jack_rabbits.parts.table import ROYAL_CARD


class Paying(Hands):
    # Paying

    def can_pay(self, suits: int, price: int) -> bool:
        return self.reach(self.mover, suits, 0, True) + self.interest(suits) >= price

    def interest(self, suits: int) -> int:
        """JR-45"""
        card = self.capital[self.mover]
        if self.additional_capital == 1 and card != constants.NO_CARD and (suits >> (card // 13)) & 1 == 1:
            return 1
        return 0

    def ask_payment(self, purpose: int, suits: int, price: int) -> None:
        self.purpose = purpose
        self.accepted = suits
        self.due = price - self.interest(suits)
        if self.due <= 0:
            self.settle_payment()
        else:
            self.ask_mover(constants.PAYING)

    def may_pay(self, code: int) -> bool:
        """JR-18, JR-44: in any order, so that whatever can be paid in some order can be paid, and whoever spends several Aces
        chooses the capital one by spending it first."""
        if (self.accepted >> SUIT[code]) & 1 == 0:
            return False
        gives = self.spent_worth(self.mover, code)
        if self.purpose == constants.CLAIM and self.royals(self.mover) >= constants.CARROTS:  # JR-25: a carrot must come free
            return ROYAL_TILE[CARD[code]] > 0 or gives < self.due
        return gives + self.reach(self.mover, self.accepted, bits.bit(CARD[code]), True) >= self.due

    def pay(self, code: int) -> None:
        if self.purpose == constants.MARKET and ROYAL_TILE[CARD[code]] == 0:
            self.barred |= bits.bit(CARD[code])  # JR-33
        self.due -= self.spend(self.mover, code)
        if self.due <= 0:
            self.settle_payment()

    def settle_payment(self) -> None:
        """What was paid for happens: see rules.py."""

    def clear_payment(self) -> None:
        self.purpose = 0
        self.accepted = 0
        self.due = 0

    # Showing

    def can_show(self, seat: int) -> bool:
        """The card of the queen where the visitor is, or hearts worth six."""
        queen = self.queen_here()
        if queen != constants.NO_CARD and (self.hand[seat] >> queen) & 1 == 1:
            return True
        return self.reach(seat, bits.bit(constants.HEARTS), 0, False) >= constants.HEARTS_SHOWN

    def queen_here(self) -> int:
        stop = self.at[self.mover]
        return (
            ROYAL_CARD[stop] if self.is_royal(stop, constants.QUEEN) and self.step != constants.DISPLAYING else constants.NO_CARD
        )

    def ask_hearts(self, seat: int, step: int) -> None:
        self.step = step
        self.due = constants.HEARTS_SHOWN
        turns.ask(self, seat)

    def may_show(self, seat: int, code: int) -> bool:
        shown = self.laid[seat]
        if shown == 0 and CARD[code] == self.queen_here():
            return code < constants.CARDS
        if SUIT[code] != constants.HEARTS or (shown >> CARD[code]) & 1 == 1:
            return False
        rest = self.reach(seat, bits.bit(constants.HEARTS), shown | bits.bit(CARD[code]), False)
        return self.worth(code) + rest >= self.due
