"""The frame of a turn: how it starts, the dice, the lottery, the hand limit, and how it ends."""

from __future__ import annotations

from parlour.core import bits, turns
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.hands import CARD
from parlour.games.jack_rabbits.parts.paying import Paying


class Turn(Paying):
    # The start

    def start_turn(self) -> None:
        self.clear_turn()
        self.drawing = self.mover
        self.call_excess()

    def clear_turn(self) -> None:
        self.passport = 0
        self.passport_card = constants.NO_CARD
        self.waits = 0
        self.prizes = 0
        self.shown = 0
        self.fought = 0
        self.offered = 0
        self.barred = 0
        self.rival = constants.NOBODY
        self.partner = constants.NOBODY
        self.challenger = constants.NOBODY
        self.clear_payment()
        self.rest()

    def rest(self) -> None:
        """The rabbit is on no road."""
        self.on = constants.NO_TILE
        self.came = constants.NO_EDGE
        self.trekked = 0
        self.served = 0
        self.passed = 0
        self.forget_roads()

    def forget_roads(self) -> None:
        for i in range(3):
            self.entered[i] = 0

    def call_excess(self) -> None:
        """JR-16: with the rule `caught`, a player who starts a turn may call what others hold beyond the limit."""
        if self.hand_limit_rule == constants.CAUGHT:
            for seat in range(self.seats):
                if seat != self.mover and self.excess(seat) > 0:
                    self.ask_mover(constants.CALLING)
                    return
        self.set_out()

    def call(self, move: int) -> None:
        if move == constants.PASS:
            self.set_out()
            return
        caught = move - constants.CALL
        if self.seized_surplus == 1:  # JR-43
            self.rival = caught
            self.step = constants.STEALING
            self.resume = constants.CALLING
            turns.ask_chance(self, constants.STEAL)
        else:
            self.ask_discard(caught, constants.CALLING)

    def set_out(self) -> None:
        """What comes before the dice: the win of somebody who waits at the citadel, and the passport."""
        if self.at[self.mover] == constants.CITADEL and self.meets_quest(self.mover):
            self.win()  # JR-27
        elif self.is_airfield(self.at[self.mover]) and (self.kept >> constants.CLUBS) & 1 == 1:
            self.ask_mover(constants.PASSPORT)
        else:
            self.ask_dice()

    def is_airfield(self, stop: int) -> bool:
        """JR-29, JR-36: where flights start."""
        if self.game != constants.FULL:
            return False
        return self.is_royal(stop, constants.KING) or (stop == constants.CITADEL and self.advanced_citadel == 1)

    def show_passport(self, move: int) -> None:
        if move != constants.PASS:
            self.place_cards(bits.bit(CARD[move]), self.mover)
            self.passport = self.worth(move)
            self.passport_card = CARD[move]
        self.ask_dice()

    def ask_dice(self) -> None:
        self.step = constants.ROLLING
        turns.ask_chance(self, constants.DICE)

    def roll(self, outcome: int) -> None:
        self.dice[0] = outcome // 6 + 1
        self.dice[1] = outcome % 6 + 1
        if self.edition == constants.FIRST_EDITION and self.at[self.mover] == constants.OFF_BOARD:  # JR-47
            self.at[self.mover] = constants.UNDERGROUND
            self.waits = 1
        self.ask_mover(constants.LOTTERY)

    def price(self) -> int:
        """JR-18"""
        return self.dice[0] + self.dice[1]

    # The lottery

    def matches(self, card: int) -> bool:
        """JR-15: a card with the number of a die; several are shown in order (JR-41)."""
        if self.shown >> card != 0:
            return False
        if (
            card % 13 == constants.ACE
            and self.edition == constants.FIRST_EDITION
            and self.capital[self.mover] == constants.NO_CARD
        ):
            return False  # JR-47
        number = card % 13 + 1
        return number == self.dice[0] or number == self.dice[1]

    def play_lottery(self, move: int) -> None:
        if move != constants.PASS:
            self.place_cards(bits.bit(move), self.mover)
            self.shown |= bits.bit(move)
            self.prizes += 1
            if self.windfall_lottery == 1:  # JR-41
                self.ask_mover(constants.LOTTERY)
                return
        if self.windfall_lottery == 1 and self.dice[0] == self.dice[1]:
            self.prizes += 1
        self.draw_prizes()

    def draw_prizes(self) -> None:
        self.step = constants.PRIZE
        if self.prizes > 0 and self.ask_card():
            return
        self.prizes = 0
        if self.hand_limit_rule != constants.CAUGHT and self.excess(self.mover) > 0:
            self.ask_discard(self.mover, constants.JOURNEY)
        else:
            self.begin_journey()

    def begin_journey(self) -> None:
        stop = self.at[self.mover]
        self.rest()
        if self.waits == 1:
            self.increment()  # JR-47
        elif stop == constants.OFF_BOARD:
            self.at[self.mover] = constants.UNDERGROUND  # JR-28
            self.increment()
        else:
            self.passed = bits.bit(stop)
            self.ask_mover(constants.JOURNEY)

    # The hand limit

    def excess(self, seat: int) -> int:
        """JR-16, JR-42: how many cards a seat holds beyond the limit."""
        limit = constants.OVERTAXED_LIMIT if self.overtaxed_hands == 1 else constants.HAND_LIMIT
        return max(0, self.hand_size[seat] - limit)

    def ask_discard(self, seat: int, resume: int) -> None:
        self.step = constants.DISCARDING
        self.resume = resume
        turns.ask(self, seat)

    def discard_card(self, card: int, seat: int) -> None:
        self.lose_card(seat, card)
        if self.excess(seat) > 0:
            return
        self.go_on()

    def go_on(self) -> None:
        """After an interruption: see rules.py."""

    # Drawing

    def ask_card(self) -> bool:
        """Chance gives a card, if there is any; the discard is reshuffled when it is needed (JR-11)."""
        if self.deck_size == 0:
            self.reshuffle()
        if self.deck_size == 0:
            return False
        turns.ask_chance(self, constants.DECK)
        return True

    def reshuffle(self) -> None:
        for viewer in range(constants.VIEWERS):
            self.maybe[viewer * constants.PLACES + constants.PILE] = 0  # the pile was empty
        self.deck = self.discard
        self.deck_size = bits.count(self.discard)
        self.place_cards(self.discard, constants.PILE)
        self.discard = 0

    def draw_card(self, card: int) -> None:
        seat = self.drawing
        self.deck &= ~bits.bit(card)
        self.deck_size -= 1
        self.receive(seat, card)
        self.know_draw(seat, card)
        if self.step == constants.DEALING:
            self.deal_on()
        elif self.step == constants.PRIZE:
            self.prizes -= 1
            self.draw_prizes()
        else:
            self.end_turn()

    def deal_on(self) -> None:
        self.drawing = (self.drawing + 1) % self.seats
        if self.hand_size[self.drawing] == constants.FIRST_HAND:
            self.start_turn()

    # The end

    def increment(self) -> None:
        """JR-26"""
        self.rest()
        self.step = constants.INCREMENT
        if not self.ask_card():
            self.end_turn()

    def end_turn(self) -> None:
        self.rest()
        if self.hand_limit_rule != constants.CAUGHT:
            for i in range(self.seats):
                seat = (self.mover + i) % self.seats
                if self.excess(seat) > 0:
                    self.ask_discard(seat, constants.TURN_ENDS)
                    return
        self.turns_played += 1
        if self.turn_limit > 0 and self.turns_played >= self.turn_limit:
            self.finish()  # JR-27: nobody has won
        else:
            self.mover = (self.mover + 1) % self.seats
            self.start_turn()

    def win(self) -> None:
        self.winner = self.mover
        self.finish()

    def finish(self) -> None:
        self.step = constants.AFTER
        turns.end(self)
