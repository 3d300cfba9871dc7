"""The cards: what they count, whose they are, and what everybody knows of that."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.building import Building
from parlour.games.jack_rabbits.parts.table import ROYAL_CARD

PerSuits = Annotated[list[int], "int64", 16]  # bit sets of cards, for each set of suits
PerCode = Annotated[list[int], "uint8", constants.CODES]

ROYAL_TILE: Annotated[list[int], "uint8", constants.CARDS] = constants.TILE_OF_CARD
SUIT_CARDS: PerSuits = constants.SUIT_CARDS
PIP_CARDS: PerSuits = constants.PIP_CARDS
ACE_CARDS: PerSuits = constants.ACE_CARDS
CARD: PerCode = constants.CARD_OF_CODE
SUIT: PerCode = constants.SUIT_OF_CODE


class Hands(Building):
    def lay_out_cards(self) -> None:
        """JR-11"""
        self.aisle_jokers = constants.JOKERS
        self.deck = PIP_CARDS[self.kept]
        self.deck_size = bits.count(self.deck)
        self.aisle = SUIT_CARDS[self.kept] & ~self.deck
        self.place_cards(self.deck, constants.PILE)

    # What a card counts

    def holds(self, seat: int, code: int) -> bool:
        """Whether a seat has a card; an Ace that counts high is one only where Aces are ambivalent (JR-44)."""
        if code >= constants.HIGH and self.ace_rule != constants.AMBIVALENT:
            return False
        return (self.hand[seat] >> CARD[code]) & 1 == 1

    def worth(self, code: int) -> int:
        """JR-12, JR-44, JR-46: what a card counts when it is shown."""
        rank = code % 13
        if code >= constants.HIGH or (rank == constants.ACE and self.ace_rule == constants.PLAIN and self.patriarchal == 1):
            return self.high_ace()
        if rank >= constants.JACK:
            return rank + 1 if self.patriarchal == 1 else 10
        return rank + 1

    def high_ace(self) -> int:
        return constants.PATRIARCHAL_ACE if self.patriarchal == 1 else constants.HIGH_ACE

    def spent_worth(self, seat: int, code: int) -> int:
        """What a card counts when the seat spends it."""
        return self.high_ace() if self.is_first_ace(seat, CARD[code]) else self.worth(code)

    def is_first_ace(self, seat: int, card: int) -> bool:
        """JR-44"""
        return self.ace_rule == constants.CAPITAL and card % 13 == constants.ACE and self.capital[seat] == constants.NO_CARD

    def reach(self, seat: int, suits: int, without: int, spending: bool) -> int:
        """The most that a seat can put together with its cards of some suits, without some cards. The order does not matter:
        of several Aces spent, whichever is first, one counts high (JR-44)."""
        total = 0
        first_ace = spending and self.is_first_ace(seat, constants.ACE) and without & ACE_CARDS[suits] == 0
        rest = self.hand[seat] & SUIT_CARDS[suits] & ~without
        while rest != 0:
            card = bits.lowest(rest)
            rest &= rest - 1
            ace = card % 13 == constants.ACE
            code = constants.HIGH + SUIT[card] if ace and self.ace_rule == constants.AMBIVALENT else card
            total += self.high_ace() if ace and first_ace else self.worth(code)
            first_ace = first_ace and not ace
        return total

    # Taking and losing cards

    def receive(self, seat: int, card: int) -> None:
        self.hand[seat] |= bits.bit(card)
        self.hand_size[seat] += 1

    def part_with(self, seat: int, card: int) -> None:
        self.hand[seat] &= ~bits.bit(card)
        self.hand_size[seat] -= 1
        self.display[seat] &= self.hand[seat]
        if self.display[seat] != 0 and self.displayed(seat) < constants.HEARTS_SHOWN:
            self.display[seat] = 0  # JR-39

    def displayed(self, seat: int) -> int:
        total = 0
        for rank in range(13):
            if (self.display[seat] >> (constants.HEARTS * 13 + rank)) & 1 == 1:
                ace = rank == constants.ACE and self.ace_rule == constants.AMBIVALENT
                total += self.worth(constants.HIGH + constants.HEARTS if ace else constants.HEARTS * 13 + rank)
        return total

    def lose_card(self, seat: int, card: int) -> None:
        """A card goes to the discard, a royal or joker back to the aisle (JR-18)."""
        if card == constants.JOKER:
            self.jokers[seat] -= 1
            self.hand_size[seat] -= 1
            self.aisle_jokers += 1
            return
        self.part_with(seat, card)
        self.place_cards(bits.bit(card), constants.OPEN_TO_ALL)
        if ROYAL_TILE[card] > 0:
            self.aisle |= bits.bit(card)
            self.carrot[ROYAL_TILE[card]] = 0
        else:
            self.discard |= bits.bit(card)

    def spend(self, seat: int, code: int) -> int:
        """A seat spends a card; returns what it counts."""
        card = CARD[code]
        worth = self.spent_worth(seat, code)
        if self.is_first_ace(seat, card):
            self.capital[seat] = card
            self.part_with(seat, card)
            self.place_cards(bits.bit(card), constants.OPEN_TO_ALL)
        else:
            self.lose_card(seat, card)
        return worth

    def member(self, among: int, number: int) -> int:
        """One of a bit set, by its number."""
        rest = among
        for _ in range(number):
            rest &= rest - 1
        return bits.lowest(rest)

    # Royals

    def royals(self, seat: int) -> int:
        return bits.count(self.hand[seat] & ~PIP_CARDS[constants.ALL_SUITS])

    def has_royal_of(self, seat: int, suit: int) -> bool:
        return (self.hand[seat] >> (suit * 13 + constants.JACK)) & 7 != 0

    def meets_quest(self, seat: int) -> bool:
        """JR-14"""
        if self.royals(seat) < constants.CARROTS:
            return False
        suits = 0
        ranks = 0
        for tile in range(1, constants.HEXAGONS):
            if self.carrot[tile] == seat + 1:
                suits |= bits.bit(ROYAL_CARD[tile] // 13)
                ranks |= bits.bit(ROYAL_CARD[tile] % 13)
        diverse = bits.count(suits) == 3
        monarchic = bits.count(ranks) == 3
        if self.aim == constants.DIVERSE:
            return diverse
        if self.aim == constants.MONARCHIC:
            return monarchic
        if self.aim == constants.DIVERSE_MONARCHIC:
            return diverse and monarchic
        return self.aim == constants.SIMPLE or bits.count(suits) == 1

    # What everybody knows of the cards (JR-48)

    def place_cards(self, cards: int, place: int) -> None:
        """Everybody sees where cards are: in a hand, in the pile, or OPEN_TO_ALL. Royals are never hidden."""
        pips = cards & PIP_CARDS[constants.ALL_SUITS]
        if pips == 0:
            return
        for i in range(constants.VIEWERS * constants.PLACES):
            self.maybe[i] &= ~pips
        if place != constants.OPEN_TO_ALL:
            for viewer in range(constants.VIEWERS):
                if viewer < self.seats or viewer == constants.SPECTATORS:
                    self.maybe[viewer * constants.PLACES + place] |= pips

    def know_draw(self, seat: int, drawn: int) -> None:
        """Only the seat sees what it draws: for the others it may be anything that may be in the pile."""
        for viewer in range(constants.VIEWERS):
            if viewer != seat:
                self.maybe[viewer * constants.PLACES + seat] |= self.maybe[viewer * constants.PLACES + constants.PILE]
        self.know(seat, drawn, seat)

    def know(self, viewer: int, card: int, place: int) -> None:
        """A viewer knows where a card is."""
        for other in range(constants.PLACES):
            self.maybe[viewer * constants.PLACES + other] &= ~bits.bit(card)
        self.maybe[viewer * constants.PLACES + place] |= bits.bit(card)
