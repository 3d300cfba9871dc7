"""Arriving, and the judges who may challenge whoever arrives."""

from __future__ import annotations

from parlour.core import bits, turns
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.audience import Audience
from parlour.games.jack_rabbits.parts.hands import CARD


class Judgement(Audience):
    def arrive(self, stop: int) -> None:
        self.rest()
        self.at[self.mover] = stop
        if stop == constants.OFF_BOARD:
            self.end_turn()
        elif stop == constants.UNDERGROUND:
            self.increment()
        elif self.judges(stop) != 0:
            self.step = constants.CHALLENGE
            turns.ask_several(self, self.judges(stop))
        else:
            self.end_judgement()

    def judges(self, stop: int) -> int:
        """JR-32, JR-36, JR-39: who may challenge a rabbit that arrives, as a bit set."""
        judges = 0
        everybody = self.is_palace(stop)
        for seat in range(self.seats):
            if seat == self.mover or self.at[seat] == constants.OFF_BOARD or self.game != constants.FULL:
                continue
            if everybody or (self.at[seat] == stop and self.display[seat] != 0):
                judges |= bits.bit(seat)
        return judges

    def is_palace(self, stop: int) -> bool:
        """JR-32, JR-36"""
        return self.is_royal(stop, constants.QUEEN) or (stop == constants.CITADEL and self.advanced_citadel == 1)

    def hear_answers(self) -> None:
        challenger = constants.NOBODY
        for i in range(1, self.seats):
            seat = (self.mover + i) % self.seats
            if self.answers[seat] == constants.AGREED and challenger == constants.NOBODY:
                challenger = seat
        for seat in range(self.seats):
            self.answers[seat] = constants.OPEN
        if challenger == constants.NOBODY:
            self.end_judgement()
            return
        self.challenger = challenger
        if self.displays_here(challenger) and not self.is_palace(self.at[self.mover]):
            self.stake_display()
        else:
            self.ask_hearts(challenger, constants.CHALLENGER_SHOWS)

    def displays_here(self, seat: int) -> bool:
        """Whether a seat's display lies where the visitor has arrived."""
        return self.at[seat] == self.at[self.mover] and self.display[seat] != 0

    def may_stake_display(self, seat: int) -> bool:
        """JR-39: at a palace a judge who displays hearts may show other cards instead."""
        return self.step == constants.CHALLENGER_SHOWS and self.laid[seat] == 0 and self.displays_here(seat)

    def stake_display(self) -> None:
        self.laid[self.challenger] = self.display[self.challenger]  # JR-39: shown already
        self.ask_visitor()

    def ask_visitor(self) -> None:
        self.ask_hearts(self.mover, constants.VISITOR_SHOWS)

    def show_hearts(self, move: int, seat: int) -> None:
        if move == constants.DISPLAY:
            self.stake_display()
            return
        if move == constants.PASS:
            self.clear_payment()
            self.finish_judgement(False)
            return
        card = CARD[move]
        self.place_cards(bits.bit(card), seat)
        self.laid[seat] |= bits.bit(card)
        self.due = 0 if card == self.queen_here() else self.due - self.worth(move)
        if self.due > 0:
            return
        self.clear_payment()
        if self.step == constants.CHALLENGER_SHOWS:
            self.ask_visitor()
        elif self.step == constants.VISITOR_SHOWS:
            self.finish_judgement(True)
        else:
            self.display[seat] = self.laid[seat]
            self.laid[seat] = 0
            self.audience()

    def finish_judgement(self, worthy: bool) -> None:
        challenger = self.challenger
        lost = self.laid[challenger]
        self.laid[challenger] = 0
        self.laid[self.mover] = 0
        self.challenger = constants.NOBODY
        if not worthy:
            self.send_off(self.mover)
            self.end_turn()
            return
        for card in range(constants.CARDS):
            if (lost >> card) & 1 == 1:
                self.lose_card(challenger, card)
        self.send_off(challenger)
        self.end_judgement()

    def end_judgement(self) -> None:
        """The rabbit has arrived for good."""
        if self.at[self.mover] == constants.CITADEL and self.meets_quest(self.mover):
            self.win()  # JR-27
        else:
            self.audience()
