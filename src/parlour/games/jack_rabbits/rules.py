"""Jack Rabbits: how a game begins, what may be done at each step, and what follows from it.

The rules themselves are in `parts/`, each file built on those before it: `table` (all fields), `land`, `building`, `hands`,
`paying`, `turn`, `audience`, `judgement`, `journey`, `knowledge`. A turn goes from step to step, and somebody or chance is
asked at each. Compiled, all of it is one class (docs/compiling.md).
"""

from __future__ import annotations

from parlour.core import actors, bits, chance, turns
from parlour.core.chance import U64
from parlour.core.state import Moves
from parlour.games.jack_rabbits import names
from parlour.games.jack_rabbits.parts.building import SHAPE_TILES
from parlour.games.jack_rabbits.parts.hands import PIP_CARDS, SUIT_CARDS
from parlour.games.jack_rabbits.parts.knowledge import Knowledge
from parlour.games.jack_rabbits.parts.land import SHAPE


class JackRabbits(Knowledge):
    # Setting up

    def begin(
        self, seats: int, game: int, quest: int, board: int, land: int, guidelines: int, hand_limit_rule: int,
        personal_trade: int, advanced_citadel: int, tight_suits: int, suits: int, residential_flights: int,
        provisional_palaces: int, trailing_carrots: int, windfall_lottery: int, overtaxed_hands: int, seized_surplus: int,
        aces: int, additional_capital: int, patriarchal: int, edition: int, turn_limit: int, kept: int,
    ) -> None:
        """Begins on the land that is laid; `kept` are the suits in play (JR-37)."""
        self.seats = seats
        self.game = game
        self.quest = quest
        self.board = board
        self.land = land
        self.guidelines = guidelines
        self.hand_limit_rule = hand_limit_rule
        self.personal_trade = personal_trade
        self.advanced_citadel = advanced_citadel
        self.tight_suits = tight_suits
        self.suits = suits
        self.residential_flights = residential_flights
        self.provisional_palaces = provisional_palaces
        self.trailing_carrots = trailing_carrots
        self.windfall_lottery = windfall_lottery
        self.overtaxed_hands = overtaxed_hands
        self.seized_surplus = seized_surplus
        self.aces = aces
        self.additional_capital = additional_capital
        self.patriarchal = patriarchal
        self.edition = edition
        self.turn_limit = turn_limit
        self.kept = kept
        self.aim = self.chosen_quest()
        self.ace_rule = names.CAPITAL if edition == names.FIRST_EDITION else aces  # JR-47
        self.trades = 1 if game == names.FULL and (personal_trade == 1 or edition == names.FIRST_EDITION) else 0
        self.lay_out_cards()
        self.winner = names.NOBODY
        for seat in range(names.MOST_SEATS):
            self.at[seat] = names.CITADEL  # JR-13
            self.capital[seat] = names.NO_CARD
        self.clear_turn()
        self.tile = names.NO_TILE
        self.spot = names.NOWHERE
        if board == names.STRICT or board == names.FREE:
            self.start_building()
        else:
            self.start_dealing()

    def chosen_quest(self) -> int:
        """JR-14, JR-37"""
        if self.quest > 0:
            return self.quest - 1
        if self.game != names.FULL:
            return names.SIMPLE
        return names.DIVERSE_MONARCHIC if bits.count(self.kept) > 2 else names.MONARCHIC

    # What may be done

    def raw_find_moves(self, to: Moves, seat: int) -> None:
        step = self.step
        if step == names.JOURNEY:
            self.find_departures(to)
        elif step == names.ON_ROAD:
            self.find_ways(to)
        elif step == names.PASSING:
            self.find_ways_past(to)
        elif step == names.RIDING:
            self.find_rides(to)
        elif step == names.IN_CAVES:
            self.find_caves(to)
        elif step == names.FLYING:
            self.find_flights(to)
        elif step == names.AUDIENCE:
            self.find_audience(to)
        elif step == names.OFFERING_DIAMONDS or step == names.OFFERING_POINTS:
            for points in range(1, names.MOST_OFFERED + 1):
                to.add(names.NUMBER + points)
        elif step == names.CALLING:
            to.add(names.PASS)
            for other in range(self.seats):
                if other != seat and self.excess(other) > 0:
                    to.add(names.CALL + other)
        elif step >= names.DEALING_TILES:
            self.find_building(to)
        else:
            self.find_cards(to, seat)

    def find_cards(self, to: Moves, seat: int) -> None:
        """Steps in which cards are chosen, or nothing."""
        cards = self.choice_of_cards(seat)
        rest = cards
        while rest != 0:
            card = bits.lowest(rest)
            rest &= rest - 1
            if self.may_choose(seat, card):
                to.add(card)
        if self.step == names.DISCARDING and self.jokers[seat] > 0:
            to.add(names.JOKER)
        if self.ace_rule == names.AMBIVALENT and self.counts_aces():
            for suit in range(4):
                if (cards >> (suit * 13)) & 1 == 1 and self.may_choose(seat, names.HIGH + suit):
                    to.add(names.HIGH + suit)
        if self.may_pass(seat):
            to.add(names.PASS)
        if self.may_stake_display(seat):
            to.add(names.DISPLAY)
        if self.step == names.ANSWERING or (self.step == names.CHALLENGE and self.can_show(seat)):
            to.add(names.YES)

    def choice_of_cards(self, seat: int) -> int:
        """The cards among which a seat may choose, at most."""
        step = self.step
        if step == names.BASKET:
            return self.discard
        if step == names.PAYING:
            return self.hand[seat] & SUIT_CARDS[self.accepted]
        if step == names.PASSPORT:
            return self.hand[seat] & SUIT_CARDS[bits.bit(names.CLUBS)]
        if step == names.FIGHTING:
            return self.hand[seat] & SUIT_CARDS[bits.bit(names.SPADES)]
        if step == names.GIVING_UP:
            return self.hand[seat] & ~PIP_CARDS[names.ALL_SUITS]
        if step == names.CHALLENGE or step == names.ANSWERING:
            return 0
        return self.hand[seat]

    def may_choose(self, seat: int, code: int) -> bool:
        step = self.step
        if step == names.PAYING:
            return self.may_pay(code)
        if step == names.LOTTERY:
            return self.matches(code)
        if step == names.CHALLENGER_SHOWS or step == names.VISITOR_SHOWS or step == names.DISPLAYING:
            return self.may_show(seat, code)
        if step == names.BASKET:
            return self.may_buy(code)
        if step == names.LAYING:
            return self.laid[seat] >> code == 0
        return True

    def counts_aces(self) -> bool:
        """Whether it matters in this step what an Ace counts."""
        step = self.step
        shows = step == names.CHALLENGER_SHOWS or step == names.VISITOR_SHOWS or step == names.DISPLAYING
        return shows or step == names.PAYING or step == names.PASSPORT or step == names.FIGHTING

    def may_pass(self, seat: int) -> bool:
        step = self.step
        if step == names.VISITOR_SHOWS:
            return self.laid[seat] == 0
        if step == names.BASKET:
            return self.basket != 0
        if step == names.FIGHTING:
            return not self.is_attacking(seat)  # JR-30
        return (
            step == names.LOTTERY or step == names.PASSPORT or step == names.CHALLENGE or step == names.ANSWERING
            or step == names.LAYING
        )

    # What may happen

    def raw_find_outcomes(self, to: Moves) -> None:
        if self.pile == names.DICE:
            for one in range(6):
                for other in range(one, 6):
                    to.add_weighted(one * 6 + other, 1 if one == other else 2)
            return
        rest = self.drawn_from()
        while rest != 0:
            to.add(bits.lowest(rest))
            rest &= rest - 1
        if self.pile == names.STEAL and self.viewer == actors.EVERYTHING and self.jokers[self.rival] > 0:
            to.add_weighted(names.JOKER, self.jokers[self.rival])

    def raw_pick_outcome(self, paper: Moves, u: U64) -> int:
        if self.pile == names.DICE:
            dice = chance.index(u, 36)
            return min(dice // 6, dice % 6) * 6 + max(dice // 6, dice % 6)
        among = self.drawn_from()
        if among == 0:
            return names.JOKER if self.pile == names.STEAL and self.viewer == actors.EVERYTHING else -1
        many = bits.count(among)
        number = chance.index(u, many + (self.jokers[self.rival] if self.pile == names.STEAL else 0))
        return self.member(among, number) if number < many else names.JOKER

    def drawn_from(self) -> int:
        """The cards or tiles that chance may give; none if the viewer cannot know them."""
        if self.pile == names.TILE_BAG:
            return self.bag & SHAPE_TILES[self.shape if self.step == names.FLIPPING else SHAPE[bits.lowest(self.bag)]]
        if self.viewer != actors.EVERYTHING:
            return 0
        return self.deck if self.pile == names.DECK else self.hand[self.rival]

    # What follows

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            self.happen(move)
        elif self.step == names.CHALLENGE:
            self.answers[seat] = names.AGREED if move == names.YES else names.NO
            if turns.answered(self, seat):
                self.hear_answers()
        elif self.step == names.LAYING:
            self.lay_for_trade(move, seat)
        else:
            self.round += 1
            self.latest = move
            self.decide(move, seat)

    def happen(self, outcome: int) -> None:
        pile = self.pile
        self.pile = names.DECK
        if pile == names.DICE:
            self.roll(outcome)
        elif pile == names.STEAL:
            self.steal(outcome)
        elif pile == names.DECK:
            self.draw_card(outcome)
        elif self.step == names.FLIPPING:
            self.flip(outcome)
        else:
            self.deal_tile(outcome)

    def decide(self, move: int, seat: int) -> None:
        step = self.step
        if step == names.JOURNEY or step == names.ON_ROAD or step == names.PASSING:
            self.travel(move)
        elif step == names.RIDING or step == names.IN_CAVES or step == names.FLYING:
            self.land_at(move)
        elif step == names.PAYING:
            self.pay(move)
        elif step == names.LOTTERY:
            self.play_lottery(move)
        elif step == names.PASSPORT:
            self.show_passport(move)
        elif step == names.CALLING:
            self.call(move)
        elif step == names.DISCARDING:
            self.discard_card(move, seat)
        elif step == names.CHALLENGER_SHOWS or step == names.VISITOR_SHOWS or step == names.DISPLAYING:
            self.show_hearts(move, seat)
        elif step == names.AUDIENCE:
            self.attend(move)
        elif step == names.BASKET:
            self.fill_basket(move)
        elif step == names.FIGHTING:
            self.fight(move, seat)
        elif step == names.GIVING_UP:
            self.lose_card(seat, move)
            self.give_up_surplus()
        elif step >= names.DEALING_TILES:
            self.build(move)
        else:
            self.negotiate(move)

    def settle_payment(self) -> None:
        """What was paid for happens."""
        purpose = self.purpose
        self.clear_payment()
        if purpose == names.CLAIM:
            self.take_royal()
        elif purpose == names.MARKET:
            self.take_basket()
        elif purpose == names.SHORTFALL:
            self.ask_mover(names.FLYING)
        else:
            self.forget_roads()
            self.transfer(purpose)

    def go_on(self) -> None:
        """After an interruption."""
        step = self.resume
        self.resume = 0
        self.rival = names.NOBODY
        if step == names.JOURNEY:
            self.begin_journey()
        elif step == names.CALLING:
            self.call_excess()
        elif step == names.INCREMENT:
            self.increment()
        elif step == names.AUDIENCE:
            self.audience()
        else:
            self.end_turn()

    def raw_score(self, seat: int) -> float:
        if self.winner == names.NOBODY:
            return 1.0 / self.seats
        return 1.0 if seat == self.winner else 0.0
