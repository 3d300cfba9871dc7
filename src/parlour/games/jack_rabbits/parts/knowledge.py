"""What a seat knows. In a seen state the deck holds every card that the viewer cannot place, wherever it is."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits, chance
from parlour.core.chance import U64
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.hands import PIP_CARDS
from parlour.games.jack_rabbits.parts.journey import Journey
from parlour.games.jack_rabbits.parts.table import PerSeatCards


class Knowledge(Journey):
    def raw_hide(self, seat: int) -> None:
        viewer = seat if seat >= 0 else constants.SPECTATORS
        for other in range(constants.MOST_SEATS):
            if other == seat:
                continue
            hidden = self.hand[other] & PIP_CARDS[constants.ALL_SUITS] & ~self.sure(viewer, other)
            self.hand[other] &= ~hidden
            self.deck |= hidden
            if self.step == constants.LAYING:
                self.laid[other] = 0
            if self.answers[other] != constants.OPEN:
                self.answers[other] = constants.SECRET
            for place in range(constants.PLACES):
                self.maybe[other * constants.PLACES + place] = 0

    def sure(self, viewer: int, seat: int) -> int:
        """The pip cards that are in a hand and nowhere else, as far as a viewer knows."""
        cards = self.maybe[viewer * constants.PLACES + seat]
        for place in range(constants.PLACES):
            if place != seat:
                cards &= ~self.maybe[viewer * constants.PLACES + place]
        return cards

    # Inventing the rest

    def raw_fill(self, u: U64) -> None:
        unseen = self.deck
        known: PerSeatCards = [0] * 4
        for seat in range(self.seats):
            known[seat] = self.hand[seat]
        for attempt in range(constants.ATTEMPTS):
            self.deck = unseen
            for seat in range(self.seats):
                self.hand[seat] = known[seat]
            if attempt == constants.ATTEMPTS - 1:
                self.deal_what_must_be()
            u = self.deal_unseen(u)
            if self.is_plausible():
                break
        self.fill_answers(u)
        self.fill_trade(u)
        self.fill_knowledge()

    def deal_unseen(self, u: U64) -> U64:
        """Gives every card of the deck that must or may be elsewhere a place where it may be."""
        free = self.deck
        while free != 0:
            u = chance.step(u)
            card = self.member(free, chance.index(u, bits.count(free)))
            free &= ~bits.bit(card)
            u = chance.step(u)
            self.deal_one(card, free, u)
        return u

    def deal_one(self, card: int, free: int, u: U64) -> None:
        """Puts a card somewhere such that those still free find their places, the rather the more room there is."""
        places = self.places_of(card)
        while places != 0:
            room = 0
            for place in range(constants.PLACES):
                if (places >> place) & 1 == 1:
                    room += self.room(place, free | bits.bit(card))
            left = chance.index(u, room) if room > 0 else 0
            chosen = bits.lowest(places)
            for place in range(constants.PLACES):
                if (places >> place) & 1 == 1:
                    left -= self.room(place, free | bits.bit(card))
                    if left < 0:
                        chosen = place
                        break
            places &= ~bits.bit(chosen)
            if self.give_if_possible(card, chosen, free):
                return

    def give_if_possible(self, card: int, place: int, free: int) -> bool:
        if self.room(place, free | bits.bit(card)) <= 0:
            return False
        if place != constants.PILE:
            self.hand[place] |= bits.bit(card)
            self.deck &= ~bits.bit(card)
        if self.fits_all(free):
            return True
        if place != constants.PILE:
            self.hand[place] &= ~bits.bit(card)
            self.deck |= bits.bit(card)
        return False

    def places_of(self, card: int) -> int:
        """Where the viewer thinks that a card may be, as a bit set."""
        viewer = self.viewer if self.viewer >= 0 else constants.SPECTATORS
        places = 0
        for place in range(constants.PLACES):
            if (self.maybe[viewer * constants.PLACES + place] >> card) & 1 == 1:
                places |= bits.bit(place)
        return places

    def room(self, place: int, free: int) -> int:
        """How many cards a hand or the pile still needs, while some cards of the deck are free."""
        if place == constants.PILE:
            return self.deck_size - bits.count(self.deck & ~free)
        return self.hand_size[place] - self.jokers[place] - bits.count(self.hand[place])

    def fits_all(self, free: int) -> bool:
        """Whether all free cards can find places (Hall's theorem over the sets of places)."""
        viewer = self.viewer if self.viewer >= 0 else constants.SPECTATORS
        room: Annotated[list[int], "int64", constants.SETS_OF_PLACES] = [0] * 32
        there: Annotated[list[int], "int64", constants.SETS_OF_PLACES] = [0] * 32  # cards that may be in one of the places
        for place in range(constants.PLACES):
            if place == constants.PILE or place < self.seats:
                room[bits.bit(place)] = self.room(place, free)
                there[bits.bit(place)] = self.maybe[viewer * constants.PLACES + place]
        for places in range(1, constants.SETS_OF_PLACES):
            fewer = places & (places - 1)
            room[places] = room[fewer] + room[places ^ fewer]
            there[places] = there[fewer] | there[places ^ fewer]
        for places in range(constants.SETS_OF_PLACES):
            if bits.count(free & ~there[constants.SETS_OF_PLACES - 1 - places]) > room[places]:
                return False
        return True

    def is_plausible(self) -> bool:
        """Whether the seat to act could have come here: what it has begun to pay or to show it can finish."""
        seat = self.actor
        hearts = bits.bit(constants.HEARTS)
        if seat < 0 or seat == self.viewer:
            return True
        if self.step == constants.PAYING:
            if self.purpose == constants.CLAIM and self.royals(seat) >= constants.CARROTS:
                return True
            return self.reach(seat, self.accepted, 0, True) >= self.due
        if self.step == constants.BASKET:
            return self.can_pay(self.market_suits(), self.basket_price()) and (self.basket != 0 or self.can_trade())
        if self.step == constants.FIGHTING:
            return not self.is_attacking(seat) or self.has_spade(seat)
        if self.step == constants.CHALLENGER_SHOWS and self.laid[seat] == 0:
            return self.can_show(seat)
        shows = (
            self.step == constants.CHALLENGER_SHOWS or self.step == constants.VISITOR_SHOWS or self.step == constants.DISPLAYING
        )
        if shows and (self.laid[seat] != 0 or self.step == constants.DISPLAYING):
            return self.reach(seat, hearts, self.laid[seat], False) >= self.due
        return True

    def deal_what_must_be(self) -> None:
        """Gives the seat to act the best cards for what it has begun."""
        seat = self.actor
        suits = bits.bit(constants.HEARTS)
        if self.step == constants.PAYING:
            suits = self.accepted
        elif self.step == constants.BASKET:
            suits = self.market_suits()
        elif self.step == constants.FIGHTING:
            suits = bits.bit(constants.SPADES)
        spends = self.step == constants.PAYING or self.step == constants.BASKET
        aces = 1 if spends and self.is_first_ace(seat, constants.ACE) else 0
        if self.ace_rule == constants.AMBIVALENT or (self.ace_rule == constants.PLAIN and self.patriarchal == 1):
            aces = 4
        for rank in range(constants.PIPS, -1, -1):
            for suit in range(4):
                card = suit * 13 + rank % constants.PIPS  # first the Aces, if they may count high
                may_be = (suits >> suit) & (self.deck >> card) & (self.places_of(card) >> seat) & 1 == 1
                wanted = may_be and (rank < constants.PIPS or aces > 0) and not self.is_plausible()
                if wanted and self.give_if_possible(card, seat, self.deck & ~bits.bit(card)) and rank == constants.PIPS:
                    aces -= 1

    def fill_answers(self, u: U64) -> None:
        for seat in range(self.seats):
            if self.answers[seat] == constants.SECRET:
                u = chance.step(u)
                agrees = self.can_show(seat) and chance.index(u, 2) == 1
                self.answers[seat] = constants.AGREED if agrees else constants.NO

    def fill_trade(self, u: U64) -> None:
        """Cards of a hand that may lie face down."""
        for seat in range(self.seats):
            while bits.count(self.laid[seat]) < self.face_down[seat]:
                u = chance.step(u)
                rest = self.hand[seat] & ~self.laid[seat]
                self.laid[seat] |= bits.bit(self.member(rest, chance.index(u, bits.count(rest))))

    def fill_knowledge(self) -> None:
        """The others know what everybody knows, and their own hands."""
        for seat in range(self.seats):
            if seat == self.viewer:
                continue
            for place in range(constants.PLACES):
                known = self.maybe[constants.SPECTATORS * constants.PLACES + place] & ~self.hand[seat]
                self.maybe[seat * constants.PLACES + place] = (
                    known if place != seat else self.hand[seat] & PIP_CARDS[constants.ALL_SUITS]
                )
