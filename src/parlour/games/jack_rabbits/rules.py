"""Jack Rabbits: how a game begins, what may be done at each step, and what follows from it.

The rules themselves are in `parts/`, each file built on those before it: `table` (all fields), `land`, `building`, `hands`,
`paying`, `turn`, `audience`, `judgement`, `journey`, `knowledge`. A turn goes from step to step, and somebody or chance is
asked at each. Compiled, all of it is one class (docs/compiling.md).
"""

from __future__ import annotations

from parlour.core import actors, bits, chance, turns
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.parts.building import SHAPE_TILES
from parlour.games.jack_rabbits.parts.hands import PIP_CARDS, SUIT_CARDS
from parlour.games.jack_rabbits.parts.knowledge import Knowledge
from parlour.games.jack_rabbits.parts.land import SHAPE


class JackRabbits(Knowledge):
    # Setting up

    def begin(self) -> None:
        """Begins on the land that is laid; the options are set, and `kept`, the suits in play (JR-37)."""
        self.aim = self.chosen_quest()
        first_edition = self.edition == constants.FIRST_EDITION
        self.ace_rule = constants.CAPITAL if first_edition else self.aces  # JR-47
        self.trades = 1 if self.game == constants.FULL and (self.personal_trade == 1 or first_edition) else 0
        self.lay_out_cards()
        self.winner = constants.NOBODY
        for seat in range(constants.MOST_SEATS):
            self.at[seat] = constants.CITADEL  # JR-13
            self.capital[seat] = constants.NO_CARD
        self.clear_turn()
        self.tile = constants.NO_TILE
        self.spot = constants.NOWHERE
        if self.board == constants.STRICT or self.board == constants.FREE:
            self.start_building()
        else:
            self.start_dealing()

    def chosen_quest(self) -> int:
        """JR-14, JR-37"""
        if self.quest > 0:
            return self.quest - 1
        if self.game != constants.FULL:
            return constants.SIMPLE
        return constants.DIVERSE_MONARCHIC if bits.count(self.kept) > 2 else constants.MONARCHIC

    # What may be done

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        step = self.step
        if step == constants.JOURNEY:
            self.find_departures(to)
        elif step == constants.ON_ROAD:
            self.find_ways(to)
        elif step == constants.PASSING:
            self.find_ways_past(to)
        elif step == constants.RIDING:
            self.find_rides(to)
        elif step == constants.IN_CAVES:
            self.find_caves(to)
        elif step == constants.FLYING:
            self.find_flights(to)
        elif step == constants.AUDIENCE:
            self.find_audience(to)
        elif step == constants.OFFERING_DIAMONDS or step == constants.OFFERING_POINTS:
            for points in range(1, constants.MOST_OFFERED + 1):
                to.add(constants.NUMBER + points)
        elif step == constants.CALLING:
            to.add(constants.PASS)
            for other in range(self.seats):
                if other != seat and self.excess(other) > 0:
                    to.add(constants.CALL + other)
        elif step >= constants.DEALING_TILES:
            self.find_building(to)
        else:
            self.find_cards(to, seat)

    def find_cards(self, to: MoveBuffer, seat: int) -> None:
        """Steps in which cards are chosen, or nothing."""
        cards = self.choice_of_cards(seat)
        rest = cards
        while rest != 0:
            card = bits.lowest(rest)
            rest &= rest - 1
            if self.may_choose(seat, card):
                to.add(card)
        if self.step == constants.DISCARDING and self.jokers[seat] > 0:
            to.add(constants.JOKER)
        if self.ace_rule == constants.AMBIVALENT and self.counts_aces():
            for suit in range(4):
                if (cards >> (suit * 13)) & 1 == 1 and self.may_choose(seat, constants.HIGH + suit):
                    to.add(constants.HIGH + suit)
        if self.may_pass(seat):
            to.add(constants.PASS)
        if self.may_stake_display(seat):
            to.add(constants.DISPLAY)
        if self.step == constants.ANSWERING or (self.step == constants.CHALLENGE and self.can_show(seat)):
            to.add(constants.YES)

    def choice_of_cards(self, seat: int) -> int:
        """The cards among which a seat may choose, at most."""
        step = self.step
        if step == constants.BASKET:
            return self.discard
        if step == constants.PAYING:
            return self.hand[seat] & SUIT_CARDS[self.accepted]
        if step == constants.PASSPORT:
            return self.hand[seat] & SUIT_CARDS[bits.bit(constants.CLUBS)]
        if step == constants.FIGHTING:
            return self.hand[seat] & SUIT_CARDS[bits.bit(constants.SPADES)]
        if step == constants.GIVING_UP:
            return self.hand[seat] & ~PIP_CARDS[constants.ALL_SUITS]
        if step == constants.CHALLENGE or step == constants.ANSWERING:
            return 0
        return self.hand[seat]

    def may_choose(self, seat: int, code: int) -> bool:
        step = self.step
        if step == constants.PAYING:
            return self.may_pay(code)
        if step == constants.LOTTERY:
            return self.matches(code)
        if step == constants.CHALLENGER_SHOWS or step == constants.VISITOR_SHOWS or step == constants.DISPLAYING:
            return self.may_show(seat, code)
        if step == constants.BASKET:
            return self.may_buy(code)
        if step == constants.LAYING:
            return self.laid[seat] >> code == 0
        return True

    def counts_aces(self) -> bool:
        """Whether it matters in this step what an Ace counts."""
        step = self.step
        shows = step == constants.CHALLENGER_SHOWS or step == constants.VISITOR_SHOWS or step == constants.DISPLAYING
        return shows or step == constants.PAYING or step == constants.PASSPORT or step == constants.FIGHTING

    def may_pass(self, seat: int) -> bool:
        step = self.step
        if step == constants.VISITOR_SHOWS:
            return self.laid[seat] == 0
        if step == constants.BASKET:
            return self.basket != 0
        if step == constants.FIGHTING:
            return not self.is_attacking(seat)  # JR-30
        return (
            step == constants.LOTTERY or step == constants.PASSPORT or step == constants.CHALLENGE or step == constants.ANSWERING
            or step == constants.LAYING
        )

    # What may happen

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        if self.pile == constants.DICE:
            for one in range(6):
                for other in range(one, 6):
                    to.add_weighted(one * 6 + other, 1 if one == other else 2)
            return
        rest = self.drawn_from()
        while rest != 0:
            to.add(bits.lowest(rest))
            rest &= rest - 1
        if self.pile == constants.STEAL and self.viewer == actors.EVERYTHING and self.jokers[self.rival] > 0:
            to.add_weighted(constants.JOKER, self.jokers[self.rival])

    def raw_pick_outcome(self, buffer: MoveBuffer, u: U64) -> int:
        if self.pile == constants.DICE:
            dice = chance.index(u, 36)
            return min(dice // 6, dice % 6) * 6 + max(dice // 6, dice % 6)
        among = self.drawn_from()
        if among == 0:
            return constants.JOKER if self.pile == constants.STEAL and self.viewer == actors.EVERYTHING else -1
        many = bits.count(among)
        number = chance.index(u, many + (self.jokers[self.rival] if self.pile == constants.STEAL else 0))
        return self.member(among, number) if number < many else constants.JOKER

    def drawn_from(self) -> int:
        """The cards or tiles that chance may give; none if the viewer cannot know them."""
        if self.pile == constants.TILE_BAG:
            return self.bag & SHAPE_TILES[self.shape if self.step == constants.FLIPPING else SHAPE[bits.lowest(self.bag)]]
        if self.viewer != actors.EVERYTHING:
            return 0
        return self.deck if self.pile == constants.DECK else self.hand[self.rival]

    # What follows

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            self.happen(move)
        elif self.step == constants.CHALLENGE:
            self.answers[seat] = constants.AGREED if move == constants.YES else constants.NO
            if turns.answered(self, seat):
                self.hear_answers()
        elif self.step == constants.LAYING:
            self.lay_for_trade(move, seat)
        else:
            self.round += 1
            self.latest = move
            self.decide(move, seat)

    def happen(self, outcome: int) -> None:
        pile = self.pile
        self.pile = constants.DECK
        if pile == constants.DICE:
            self.roll(outcome)
        elif pile == constants.STEAL:
            self.steal(outcome)
        elif pile == constants.DECK:
            self.draw_card(outcome)
        elif self.step == constants.FLIPPING:
            self.flip(outcome)
        else:
            self.deal_tile(outcome)

    def decide(self, move: int, seat: int) -> None:
        step = self.step
        if step == constants.JOURNEY or step == constants.ON_ROAD or step == constants.PASSING:
            self.travel(move)
        elif step == constants.RIDING or step == constants.IN_CAVES or step == constants.FLYING:
            self.land_at(move)
        elif step == constants.PAYING:
            self.pay(move)
        elif step == constants.LOTTERY:
            self.play_lottery(move)
        elif step == constants.PASSPORT:
            self.show_passport(move)
        elif step == constants.CALLING:
            self.call(move)
        elif step == constants.DISCARDING:
            self.discard_card(move, seat)
        elif step == constants.CHALLENGER_SHOWS or step == constants.VISITOR_SHOWS or step == constants.DISPLAYING:
            self.show_hearts(move, seat)
        elif step == constants.AUDIENCE:
            self.attend(move)
        elif step == constants.BASKET:
            self.fill_basket(move)
        elif step == constants.FIGHTING:
            self.fight(move, seat)
        elif step == constants.GIVING_UP:
            self.lose_card(seat, move)
            self.give_up_surplus()
        elif step >= constants.DEALING_TILES:
            self.build(move)
        else:
            self.negotiate(move)

    def settle_payment(self) -> None:
        """What was paid for happens."""
        purpose = self.purpose
        self.clear_payment()
        if purpose == constants.CLAIM:
            self.take_royal()
        elif purpose == constants.MARKET:
            self.take_basket()
        elif purpose == constants.SHORTFALL:
            self.ask_mover(constants.FLYING)
        else:
            self.forget_roads()
            self.transfer(purpose)

    def go_on(self) -> None:
        """After an interruption."""
        step = self.resume
        self.resume = 0
        self.rival = constants.NOBODY
        if step == constants.JOURNEY:
            self.begin_journey()
        elif step == constants.CALLING:
            self.call_excess()
        elif step == constants.INCREMENT:
            self.increment()
        elif step == constants.AUDIENCE:
            self.audience()
        else:
            self.end_turn()

    def raw_score(self, seat: int) -> float:
        if self.winner == constants.NOBODY:
            return 1.0 / self.seats
        return 1.0 if seat == self.winner else 0.0
