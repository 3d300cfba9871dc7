"""After the journey: royals are claimed, cards bought, rivals fought, and bargains made."""

from __future__ import annotations

from parlour.core import bits, turns
from parlour.core.state import MoveBuffer
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.hands import ROYAL_TILE, SUIT_CARDS
from parlour.games.jack_rabbits.parts.table import ROYAL_CARD
from parlour.games.jack_rabbits.parts.turn import Turn


class Audience(Turn):
    def audience(self) -> None:
        """JR-34: asks what else to do, if anything can be done."""
        self.rest()
        self.basket = 0
        if self.has_business():
            self.ask_mover(constants.AUDIENCE)
        else:
            self.increment()

    def has_business(self) -> bool:
        if self.can_claim() or self.can_trade() or self.can_display():
            return True
        for seat in range(self.seats):
            if self.can_fight(seat) or self.can_offer(seat):
                return True
        return False

    def find_audience(self, to: MoveBuffer) -> None:
        to.add(constants.PASS)
        if self.can_claim():
            to.add(constants.CLAIM)
        if self.can_trade():
            to.add(constants.MARKET)
        if self.can_display():
            to.add(constants.DISPLAY)
        for seat in range(self.seats):
            if self.can_fight(seat):
                to.add(constants.FIGHT + seat)
        for seat in range(self.seats):
            for suit in range(4):
                if self.can_offer(seat) and suit != constants.DIAMONDS and (self.kept >> suit) & 1 == 1:
                    to.add(constants.OFFER + seat * 4 + suit)

    def attend(self, move: int) -> None:
        stop = self.at[self.mover]
        if move == constants.PASS:
            self.increment()
        elif move == constants.CLAIM:
            self.ask_payment(constants.CLAIM, bits.bit(ROYAL_CARD[stop] // 13), constants.CLAIM_PRICE)
        elif move == constants.MARKET:
            self.ask_mover(constants.BASKET)
        elif move == constants.DISPLAY:
            self.ask_hearts(self.mover, constants.DISPLAYING)
        elif move < constants.OFFER:
            self.attack(move - constants.FIGHT)
        else:
            self.offered = 1
            self.partner = (move - constants.OFFER) // 4
            self.offer_suit = (move - constants.OFFER) % 4
            self.ask_mover(constants.OFFERING_DIAMONDS)

    # Royals and palaces

    def can_claim(self) -> bool:
        """JR-25"""
        stop = self.at[self.mover]
        if stop == constants.CITADEL or stop >= constants.HEXAGONS:
            return False
        card = ROYAL_CARD[stop]
        if (self.aisle >> card) & 1 == 0:
            return False
        if self.royals(self.mover) >= constants.CARROTS:
            return self.has_royal_of(self.mover, card // 13)
        return self.can_pay(bits.bit(card // 13), constants.CLAIM_PRICE)

    def take_royal(self) -> None:
        stop = self.at[self.mover]
        self.aisle &= ~bits.bit(ROYAL_CARD[stop])
        self.receive(self.mover, ROYAL_CARD[stop])
        self.carrot[stop] = self.mover + 1
        self.increment()

    def can_display(self) -> bool:
        """JR-39"""
        if self.provisional_palaces == 0 or self.display[self.mover] != 0 or self.at[self.mover] >= constants.HEXAGONS:
            return False
        return self.reach(self.mover, bits.bit(constants.HEARTS), 0, False) >= constants.HEARTS_SHOWN

    # The market

    def can_trade(self) -> bool:
        """JR-33, JR-36"""
        stop = self.at[self.mover]
        if self.game != constants.FULL:
            return False
        if not self.is_royal(stop, constants.JACK) and not (stop == constants.CITADEL and self.advanced_citadel == 1):
            return False
        rest = self.discard
        while rest != 0:
            if self.may_buy(bits.lowest(rest)):
                return True
            rest &= rest - 1
        return False

    def may_buy(self, card: int) -> bool:
        """Whether a card of the discard can be added to the basket and be paid for; cards are chosen in order."""
        stop = self.at[self.mover]
        if (self.discard >> card) & 1 == 0 or (self.barred >> card) & 1 == 1 or self.basket >> card != 0:
            return False
        if stop != constants.CITADEL and ROYAL_CARD[stop] // 13 != card // 13:
            return False
        return self.can_pay(self.market_suits(), self.basket_price() + self.worth(card))

    def market_suits(self) -> int:
        stop = self.at[self.mover]
        if stop != constants.CITADEL and ROYAL_CARD[stop] // 13 == constants.DIAMONDS:
            return constants.ALL_SUITS
        return bits.bit(constants.DIAMONDS)

    def basket_price(self) -> int:
        price = 0
        rest = self.basket
        while rest != 0:
            price += self.worth(bits.lowest(rest))
            rest &= rest - 1
        return price

    def fill_basket(self, move: int) -> None:
        if move == constants.PASS:
            self.ask_payment(constants.MARKET, self.market_suits(), self.basket_price())
        else:
            self.basket |= bits.bit(move)

    def take_basket(self) -> None:
        self.discard &= ~self.basket
        self.hand[self.mover] |= self.basket
        self.hand_size[self.mover] += bits.count(self.basket)
        self.place_cards(self.basket, self.mover)
        self.audience()

    # Fights

    def can_fight(self, seat: int) -> bool:
        """JR-30: an attack begins with a spade."""
        if self.game != constants.FULL or self.fought == 1 or not self.meets(seat):
            return False
        return self.has_spade(self.mover)

    def has_spade(self, seat: int) -> bool:
        return self.hand[seat] & SUIT_CARDS[bits.bit(constants.SPADES)] != 0

    def is_attacking(self, seat: int) -> bool:
        """Whether a seat has yet to play the first spade of its attack."""
        return seat == self.mover and self.strength[seat] == 0

    def meets(self, seat: int) -> bool:
        """Whether another rabbit is on the same hexagon above ground."""
        return seat != self.mover and self.at[seat] == self.at[self.mover] and self.at[seat] < constants.HEXAGONS

    def attack(self, seat: int) -> None:
        self.fought = 1
        self.rival = seat
        self.ask_mover(constants.FIGHTING)

    def fight(self, move: int, seat: int) -> None:
        other = self.rival if seat == self.mover else self.mover
        if move == constants.PASS:
            self.finish_fight(seat)
            return
        self.strength[seat] += self.spend(seat, move)
        if self.strength[seat] > self.strength[other]:
            turns.ask(self, other)

    def finish_fight(self, loser: int) -> None:
        self.send_off(loser)
        for seat in range(self.seats):
            self.strength[seat] = 0
        if loser != self.mover and self.hand_size[loser] > 0:
            self.step = constants.STEALING
            self.resume = constants.AUDIENCE
            turns.ask_chance(self, constants.STEAL)
            return
        self.rival = constants.NOBODY
        if loser == self.mover:
            self.end_turn()
        else:
            self.audience()

    def send_off(self, seat: int) -> None:
        self.at[seat] = constants.OFF_BOARD
        self.display[seat] = 0

    def steal(self, card: int) -> None:
        """JR-31, and JR-43, where as many cards change hands as are too many."""
        seizing = self.resume == constants.CALLING
        if card == constants.JOKER:
            self.jokers[self.rival] -= 1
            self.jokers[self.mover] += 1
            self.hand_size[self.rival] -= 1
            self.hand_size[self.mover] += 1
        else:
            self.know_theft(card)
            self.part_with(self.rival, card)
            self.receive(self.mover, card)
            if ROYAL_TILE[card] > 0:
                self.carrot[ROYAL_TILE[card]] = self.mover + 1
                if not seizing:
                    self.resume = constants.INCREMENT
        if seizing and self.excess(self.rival) > 0:
            turns.ask_chance(self, constants.STEAL)
        else:
            self.give_up_surplus()

    def know_theft(self, stolen: int) -> None:
        """Only thief and victim see what is stolen: for the others it may be any hidden card of the victim."""
        if ROYAL_TILE[stolen] > 0 or (self.display[self.rival] >> stolen) & 1 == 1:
            self.place_cards(bits.bit(stolen), self.mover)
            return
        for viewer in range(constants.VIEWERS):
            if viewer == self.mover or viewer == self.rival:
                self.know(viewer, stolen, self.mover)
            else:
                hidden = self.maybe[viewer * constants.PLACES + self.rival] & ~self.display[self.rival]
                self.maybe[viewer * constants.PLACES + self.mover] |= hidden

    def give_up_surplus(self) -> None:
        """JR-31: nobody keeps more royals than carrots."""
        for i in range(self.seats):
            seat = (self.mover + i) % self.seats
            if self.royals(seat) > constants.CARROTS:
                self.step = constants.GIVING_UP
                turns.ask(self, seat)
                return
        self.go_on()

    # Personal trade

    def can_offer(self, seat: int) -> bool:
        """JR-35"""
        return self.trades == 1 and self.offered == 0 and self.meets(seat) and (self.kept >> constants.DIAMONDS) & 1 == 1

    def negotiate(self, move: int) -> None:
        if self.step == constants.OFFERING_DIAMONDS:
            self.offer_diamonds = move - constants.NUMBER
            self.ask_mover(constants.OFFERING_POINTS)
        elif self.step == constants.OFFERING_POINTS:
            self.offer_points = move - constants.NUMBER
            self.step = constants.ANSWERING
            turns.ask(self, self.partner)
        elif move == constants.YES:
            self.step = constants.LAYING
            turns.ask_several(self, bits.bit(self.mover) | bits.bit(self.partner))
        else:
            self.close_offer()
            self.audience()

    def close_offer(self) -> None:
        self.partner = constants.NOBODY
        self.offer_suit = 0
        self.offer_diamonds = 0
        self.offer_points = 0

    def lay_for_trade(self, move: int, seat: int) -> None:
        if move != constants.PASS:
            self.laid[seat] |= bits.bit(move)
            self.face_down[seat] += 1
        elif turns.answered(self, seat):
            self.reveal_trade()

    def reveal_trade(self) -> None:
        partner = self.partner
        mine = self.laid[self.mover]
        theirs = self.laid[partner]
        self.laid[self.mover] = 0
        self.laid[partner] = 0
        self.face_down[self.mover] = 0
        self.face_down[partner] = 0
        honest = self.counted(mine, constants.DIAMONDS) >= self.offer_diamonds
        partner_honest = self.counted(theirs, self.offer_suit) >= self.offer_points
        self.close_offer()
        self.place_cards(mine, self.mover)
        self.place_cards(theirs, partner)
        if honest and partner_honest:
            self.hand_over(mine, self.mover, partner)
            self.hand_over(theirs, partner, self.mover)
            self.resume = constants.AUDIENCE
            self.give_up_surplus()
            return
        if not partner_honest:
            self.send_off(partner)
        if not honest:
            self.send_off(self.mover)
            self.end_turn()
        else:
            self.audience()

    def counted(self, cards: int, suit: int) -> int:
        total = 0
        for rank in range(13):
            if (cards >> (suit * 13 + rank)) & 1 == 1:
                high = rank == constants.ACE and self.ace_rule == constants.AMBIVALENT
                total += self.worth(constants.HIGH + suit if high else suit * 13 + rank)
        return total

    def hand_over(self, cards: int, giver: int, taker: int) -> None:
        for card in range(constants.CARDS):
            if (cards >> card) & 1 == 1:
                self.part_with(giver, card)
                self.receive(taker, card)
                if ROYAL_TILE[card] > 0:
                    self.carrot[ROYAL_TILE[card]] = taker + 1
        self.place_cards(cards, taker)
