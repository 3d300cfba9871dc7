"""Ard Rí, the introductory game: the state and its moves.

A year: in Spring and in Summer all seats choose a card at the same time (a simultaneous round each); in Autumn chance
deals one card to each seat; Winter is settled at once when the last card is dealt. A chosen card stays in the hand
until its round closes, so that hand sizes tell nothing early. All piles are counts per card.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, bits, chance, turns
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour.games.ard_ri import constants

PerCard = Annotated[list[int], "uint8", constants.CARDS]
PerSeat = Annotated[list[int], "uint8", constants.MOST_SEATS]
PerSeatCard = Annotated[list[int], "uint8", constants.MOST_SEATS * constants.CARDS]

VALUE: PerCard = constants.VALUES
MIGHT: PerCard = constants.MIGHT
DECKS: Annotated[list[int], "uint8", 6] = constants.DECKS


class ArdRi(State):
    summer_cattle: int  # option
    year: int
    season: int
    drawing: int  # the seat that chance deals to
    winners: int  # bit set, once the game is over
    deck: PerCard
    deck_size: int
    centre: PerCard
    discard: PerCard
    hand: PerSeatCard
    hand_size: PerSeat
    herd: PerSeatCard
    chosen: PerSeat  # a card, PASS, OPEN or HIDDEN
    nobles: PerSeat  # so many of the seat's cards are known to be Warriors, since it passed in a Spring

    def begin(self) -> None:
        """The first position; the options are set."""
        for card in range(constants.CARDS):
            self.deck[card] = DECKS[self.seats]  # AR-1
        self.deck_size = DECKS[self.seats] * constants.CARDS
        self.season = constants.DEAL
        for seat in range(constants.MOST_SEATS):
            self.chosen[seat] = constants.OPEN
        turns.ask_chance(self, constants.DECK)

    # Moves and outcomes

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        base = seat * constants.CARDS
        for card in range(constants.CARDS):
            if self.hand[base + card] > 0 and (self.season == constants.SUMMER or VALUE[card] > 0):  # AR-4, AR-5
                to.add(card)
        if to.many == 0:
            to.add(constants.PASS)  # no Cattle in Spring, or an empty hand late in the game (AR-18)

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        if self.viewer != actors.EVERYTHING:
            return  # which of the unseen cards are in the deck is not known
        for card in range(constants.CARDS):
            if self.deck[card] > 0:
                to.add_weighted(card, self.deck[card])

    def raw_pick_outcome(self, buffer: MoveBuffer, u: U64) -> int:
        if self.viewer != actors.EVERYTHING:
            return -1
        left = chance.index(u, self.deck_size)
        card = 0
        while left >= self.deck[card]:
            left -= self.deck[card]
            card += 1
        return card

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            self.deal(move)
        else:
            self.chosen[seat] = move
            if turns.answered(self, seat):
                if self.season == constants.SPRING:
                    self.reveal_spring()
                else:
                    self.close_summer()

    def deal(self, card: int) -> None:
        self.deck[card] -= 1
        self.deck_size -= 1
        self.hand[self.drawing * constants.CARDS + card] += 1
        self.hand_size[self.drawing] += 1
        self.drawing += 1
        if self.drawing < self.seats:
            return
        self.drawing = 0
        if self.season == constants.AUTUMN:
            self.winter()
        elif self.hand_size[0] == constants.HAND:  # AR-2
            self.spring()

    # The seasons

    def spring(self) -> None:
        self.year += 1
        self.season = constants.SPRING
        self.ask_everyone()

    def ask_everyone(self) -> None:
        for seat in range(self.seats):
            self.chosen[seat] = constants.OPEN
        turns.ask_all(self)

    def reveal_spring(self) -> None:
        for seat in range(self.seats):
            if self.chosen[seat] == constants.PASS:
                self.nobles[seat] = self.hand_size[seat]  # no Cattle in it: AR-4
            else:
                self.take_from_hand(seat)
                self.centre[self.chosen[seat]] += 1
        self.season = constants.SUMMER
        self.ask_everyone()

    def close_summer(self) -> None:
        for seat in range(self.seats):
            if self.chosen[seat] != constants.PASS:
                self.take_from_hand(seat)
        self.season = constants.AUTUMN
        if self.deck_size < self.seats:  # AR-6
            self.winter()
        else:
            turns.ask_chance(self, constants.DECK)

    def take_from_hand(self, seat: int) -> None:
        self.hand[seat * constants.CARDS + self.chosen[seat]] -= 1
        self.hand_size[seat] -= 1

    def winter(self) -> None:
        """AR-7: the face-down cards are revealed together, fight, and the trick is won or stays."""
        victor = self.surviving_warrior()
        cattle_joins = victor < 0 or self.summer_cattle == constants.JOINS_ALWAYS  # AR-11
        if victor < 0:
            victor = self.highest_cattle()
        for seat in range(self.seats):
            self.reveal(seat, cattle_joins)
        if victor >= 0:
            self.take_trick(victor)
        if self.year >= constants.FIRST_END:
            self.compare()
        if self.actor != actors.OVER:
            self.spring()

    def reveal(self, seat: int, cattle_joins: bool) -> None:
        card = self.chosen[seat]
        if card == constants.PASS:
            return
        if MIGHT[card] > 0 and self.nobles[seat] > 0:
            self.nobles[seat] -= 1
        if MIGHT[card] > 0 or not cattle_joins:
            self.discard[card] += 1  # AR-9, AR-13
        else:
            self.centre[card] += 1  # AR-11, AR-12

    def surviving_warrior(self) -> int:
        """AR-8: the seat whose Warrior is the single highest, or -1."""
        best = 0
        victor = -1
        for seat in range(self.seats):
            might = self.revealed(seat, True)
            if might > best:
                best = might
                victor = seat
            elif might == best:
                victor = -1
        return victor

    def highest_cattle(self) -> int:
        """AR-10: the seat whose face-down Cattle is the single highest, or -1 (AR-12)."""
        best = 0
        victor = -1
        for seat in range(self.seats):
            value = self.revealed(seat, False)
            if value > best:
                best = value
                victor = seat
            elif value == best:
                victor = -1
        return victor

    def revealed(self, seat: int, as_warrior: bool) -> int:
        card = self.chosen[seat]
        if card == constants.PASS:
            return 0
        return MIGHT[card] if as_warrior else VALUE[card]

    def take_trick(self, seat: int) -> None:
        for card in range(constants.CARDS):
            self.herd[seat * constants.CARDS + card] += self.centre[card]
            self.centre[card] = 0

    # Winning

    def compare(self) -> None:
        best = 0
        winners = 0
        for seat in range(self.seats):
            points = self.points(seat)
            if points > best:
                best = points
                winners = 0
            if points == best and points > 0:
                winners |= bits.bit(seat)
        if self.year >= constants.LAST_YEAR:
            self.winners = winners if winners != 0 else bits.bit(self.seats) - 1  # AR-17
            self.finish()
        elif bits.count(winners) == 1:  # AR-15, AR-16
            self.winners = winners
            self.finish()

    def finish(self) -> None:
        self.season = constants.AFTER
        turns.end(self)

    def points(self, seat: int) -> int:
        """The highest card of each suit in the herd; nothing without all four suits before the ninth year."""
        total = 0
        suits = 0
        for suit in range(constants.SUITS):
            best = self.best_of_suit(seat, suit)
            total += best
            if best > 0:
                suits += 1
        return total if suits == constants.SUITS or self.year >= constants.LAST_YEAR else 0  # AR-15, AR-17

    def best_of_suit(self, seat: int, suit: int) -> int:
        base = seat * constants.CARDS + suit * constants.RANKS
        if self.herd[base] > 0:
            return constants.ACE_VALUE
        for rank in range(constants.JACK - 1, 0, -1):
            if self.herd[base + rank] > 0:
                return rank + 1
        return 0

    def raw_score(self, seat: int) -> float:
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        return 1.0 / bits.count(self.winners)

    # What a seat knows (AR-14). In a seen state the deck holds every card that the viewer has not seen, wherever it is.

    def raw_hide(self, seat: int) -> None:
        for other in range(self.seats):
            if other == seat:
                continue
            for card in range(constants.CARDS):
                self.deck[card] += self.hand[other * constants.CARDS + card]
                self.hand[other * constants.CARDS + card] = 0
            if self.has_chosen_secretly(other):
                if self.season == constants.AUTUMN:
                    self.deck[self.chosen[other]] += 1
                self.chosen[other] = constants.HIDDEN

    def raw_is_blind(self, seat: int) -> bool:
        """The last choice of a round turns up those of the others."""
        if self.asked == bits.bit(seat):
            for other in range(self.seats):
                if self.chosen[other] == constants.HIDDEN:
                    return True
        return False

    def has_chosen_secretly(self, seat: int) -> bool:
        if self.chosen[seat] == constants.OPEN or self.season == constants.AFTER:
            return False
        return self.chosen[seat] != constants.PASS or self.season == constants.SPRING  # a Summer pass is an empty hand

    def raw_fill(self, u: U64) -> None:
        for seat in range(self.seats):  # first the Warriors that each is known to hold, so that they suffice
            if seat != self.viewer:
                for _ in range(self.nobles[seat]):
                    u = chance.step(u)
                    self.give(seat, self.unseen_card(u, True))
        for seat in range(self.seats):
            if seat != self.viewer:
                u = self.fill_seat(seat, u)

    def fill_seat(self, seat: int, u: U64) -> U64:
        drawn = 1 if self.season == constants.AUTUMN and seat < self.drawing else 0
        laid_down = 1 if self.season == constants.AUTUMN and self.chosen[seat] == constants.HIDDEN else 0
        for _ in range(self.hand_size[seat] - drawn + laid_down - self.nobles[seat]):
            u = chance.step(u)
            self.give(seat, self.unseen_card(u, False))
        if self.chosen[seat] == constants.HIDDEN:
            u = chance.step(u)
            self.chosen[seat] = self.card_in_hand(seat, u)
        if laid_down == 1:
            self.hand[seat * constants.CARDS + self.chosen[seat]] -= 1
        if drawn == 1:
            u = chance.step(u)
            self.give(seat, self.unseen_card(u, False))
        return u

    def give(self, seat: int, card: int) -> None:
        self.deck[card] -= 1
        self.hand[seat * constants.CARDS + card] += 1

    def unseen_card(self, u: U64, warrior: bool) -> int:
        many = 0
        for card in range(constants.CARDS):
            if MIGHT[card] > 0 or not warrior:
                many += self.deck[card]
        left = chance.index(u, many)
        for card in range(constants.CARDS):
            if MIGHT[card] > 0 or not warrior:
                left -= self.deck[card]
                if left < 0:
                    return card
        return -1

    def card_in_hand(self, seat: int, u: U64) -> int:
        """A card that the seat may have chosen in this season, or PASS."""
        base = seat * constants.CARDS
        many = 0
        for card in range(constants.CARDS):
            if VALUE[card] > 0 or self.season != constants.SPRING:
                many += self.hand[base + card]
        left = chance.index(u, many)
        for card in range(constants.CARDS):
            if VALUE[card] > 0 or self.season != constants.SPRING:
                left -= self.hand[base + card]
                if left < 0:
                    return card
        return constants.PASS
