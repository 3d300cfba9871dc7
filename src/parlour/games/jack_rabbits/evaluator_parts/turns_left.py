"""How soon a seat could win, from whatever step of a turn."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.jack_rabbits import constants, evaluator_tables
from parlour.games.jack_rabbits.evaluator_parts.meetings import Meetings
from parlour.games.jack_rabbits.evaluator_parts.plan import ROYAL_CARD
from parlour.games.jack_rabbits.evaluator_parts.ways import (
    FIRST_EDGE,
    GOES_ON,
    KIND,
    PAYS_AT,
    airfields,
    caves,
    paid_ends,
    roads_from,
    roads_on,
)
from parlour.games.jack_rabbits.rules import JackRabbits

AT_MOST: Annotated[list[int], "uint8", 16] = evaluator_tables.AT_MOST


class TurnsLeft(Meetings):
    ahead: float  # weight

    def turns_left(self, state: JackRabbits, seat: int) -> float:
        here = bits.bit(state.at[seat])
        if seat == state.mover:
            return self.turns_of_mover(state, seat)
        later = (seat - state.mover + state.seats) % state.seats
        waits: float = (later - 1.0) / state.seats
        if state.step == constants.FIGHTING and seat == state.rival:
            return waits + self.turns_of_rival(state, seat)
        turns: float = waits + self.plan_unpaid(state, seat, here, evaluator_tables.LATER)
        if state.step == constants.STEALING and seat == state.rival:
            return turns + self.steal(state)
        if state.step >= constants.CHALLENGE and state.step <= constants.VISITOR_SHOWS:
            challenges = state.challenger == seat
            if state.step == constants.CHALLENGE:
                challenges = state.answers[seat] == constants.AGREED
            if challenges:
                hearts = bits.bit(constants.HEARTS)
                off: float = self.plan_off_board(state, seat, constants.HEARTS_SHOWN, hearts)
                return turns + self.shows_hearts(state, state.mover) * (waits + off - turns)
        return turns

    def turns_of_mover(self, state: JackRabbits, seat: int) -> float:
        step = state.step
        here = bits.bit(state.at[seat])
        if step == constants.ON_ROAD:
            return self.turns_on_road(state, seat)
        if step == constants.PASSING:
            ends = here | roads_from(state, state.at[seat])
            return self.plan_unpaid(state, seat, ends, evaluator_tables.NOW)
        if step == constants.RIDING:
            return self.plan_unpaid(state, seat, state.laid_hexagons(), evaluator_tables.NOW)
        if step == constants.IN_CAVES:
            return self.plan_unpaid(state, seat, caves(state), evaluator_tables.NOW)
        if step == constants.FLYING:
            return self.plan_unpaid(state, seat, airfields(state, seat), evaluator_tables.NOW)
        if step == constants.PAYING:
            return self.turns_when_paid(state, seat, state.purpose, least_payment(state, seat), state.accepted)
        if step == constants.BASKET:
            return self.turns_at_market(state, seat)
        if step == constants.FIGHTING:
            return self.turns_of_attacker(state, seat)
        if step == constants.STEALING:
            when = evaluator_tables.BEFORE if state.resume == constants.CALLING else evaluator_tables.NOW
            return self.plan_unpaid(state, seat, here, when) - self.steal(state)
        if step >= constants.CHALLENGE and step <= constants.VISITOR_SHOWS:
            fails: float = self.challenged(state) * (1.0 - self.shows_hearts(state, seat))
            passes: float = self.plan_unpaid(state, seat, here, evaluator_tables.NOW)
            return passes + fails * (self.plan_off_board(state, seat, 0, 0) - passes)
        if step <= constants.JOURNEY and not (step == constants.DISCARDING and state.resume == constants.TURN_ENDS):
            return self.turns_before_journey(state, seat)
        ended = step == constants.INCREMENT or step == constants.DISCARDING or state.at[seat] == constants.OFF_BOARD
        return self.plan_unpaid(state, seat, here, evaluator_tables.LATER if ended else evaluator_tables.NOW)

    def turns_on_road(self, state: JackRabbits, seat: int) -> float:
        """The road for free, or a transfer, here or further on."""
        fewest: float = self.plan_unpaid(state, seat, roads_on(state), evaluator_tables.NOW)
        if state.can_transfer():
            kind = KIND[state.on]
            purpose = constants.TREK + (0 if kind < constants.MERCHANT else kind - constants.MERCHANT + 1)
            due = state.price() - state.interest(PAYS_AT[kind])
            fewest = min(fewest, self.turns_when_paid(state, seat, purpose, due, PAYS_AT[kind]))
        ahead = 0
        for edge in range(FIRST_EDGE[state.on], FIRST_EDGE[state.on] + (4 if KIND[state.on] < constants.MERCHANT else 3)):
            if state.is_way(edge):
                ahead |= paid_ends(state, edge, 0, state.price())
        if ahead == 0:
            return fewest
        paid: float = self.plan(state, seat, ahead, evaluator_tables.NOW, 0, state.price(), constants.ALL_SUITS)
        return min(fewest, paid + self.ahead)

    def turns_before_journey(self, state: JackRabbits, seat: int) -> float:
        """With a passport there is also a flight, or a fall (JR-29)."""
        walking: float = self.plan_unpaid(state, seat, bits.bit(state.at[seat]), evaluator_tables.BEFORE)
        if state.passport == 0:
            return walking
        lands = airfields(state, seat)
        flying: float = min(walking, self.plan_unpaid(state, seat, lands, evaluator_tables.NOW))
        falling: float = self.plan_off_board(state, seat, 0, 0)
        if state.step == constants.ROLLING:
            chances: float = AT_MOST[min(state.passport, 12)] / 36.0
            return chances * flying + (1.0 - chances) * falling
        lack = state.price() - state.passport
        if lack <= 0:
            return flying
        if state.can_pay(state.takeoff_suits(), lack):
            return min(falling, self.plan(state, seat, lands, evaluator_tables.NOW, 0, lack, state.takeoff_suits()))
        return falling

    def turns_when_paid(self, state: JackRabbits, seat: int, purpose: int, due: int, suits: int) -> float:
        stop = state.at[seat]
        if purpose == constants.CLAIM:
            return self.plan(state, seat, bits.bit(stop), evaluator_tables.LATER, bits.bit(ROYAL_CARD[stop]), due, suits)
        if purpose == constants.MARKET:
            return self.plan(state, seat, bits.bit(stop), evaluator_tables.NOW, state.basket, due, suits)
        if purpose == constants.HORSE:
            return self.plan(state, seat, state.laid_hexagons(), evaluator_tables.NOW, 0, due, suits)
        if purpose == constants.SHORTFALL:
            return self.plan(state, seat, airfields(state, seat), evaluator_tables.NOW, 0, due, suits)
        if purpose == constants.CAVERN:
            return self.plan(state, seat, caves(state), evaluator_tables.NOW, 0, due, suits)
        if purpose == constants.DRINK:
            return self.plan(state, seat, roads_on(state), evaluator_tables.NOW, 0, due, suits) - self.joker
        other = FIRST_EDGE[state.on]
        while other == state.came or state.joins_road(other):
            other += 1
        ends = state.ends(other, 0) | state.ends(GOES_ON[other * 2], 0)
        return self.plan(state, seat, ends, evaluator_tables.NOW, 0, due, suits)

    def turns_at_market(self, state: JackRabbits, seat: int) -> float:
        """With an empty basket: what the best card to buy would come to."""
        here = bits.bit(state.at[seat])
        suits = state.market_suits()
        if state.basket != 0:
            return self.plan(state, seat, here, evaluator_tables.NOW, state.basket, state.basket_price(), suits)
        fewest: float = self.plan_unpaid(state, seat, here, evaluator_tables.NOW)
        for card in range(constants.CARDS):
            if (state.discard >> card) & 1 == 1 and state.may_buy(card):
                fewest = min(fewest, self.plan(state, seat, here, evaluator_tables.NOW, bits.bit(card), state.worth(card), suits))
        return fewest


def least_payment(state: JackRabbits, seat: int) -> int:
    """What the payment that is due will really cost, since nothing is given back."""
    sums = 1
    aces = 0  # of which one would be capital
    for card in range(constants.CARDS):
        pays = (state.hand[seat] >> card) & (state.accepted >> (card // 13)) & 1 == 1
        if pays and state.is_first_ace(seat, card):
            aces += 1
        elif pays:
            sums |= sums << min(15, state.worth(card))
    without = sums
    for later in range(aces):
        sums |= without << (state.high_ace() + later)
    for paid in range(state.due, 60):
        if (sums >> paid) & 1 == 1:
            return paid
    return state.due
