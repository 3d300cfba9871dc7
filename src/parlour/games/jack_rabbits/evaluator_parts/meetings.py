"""Fights and judgements: how likely each end is, and how many turns follow."""

from __future__ import annotations

from parlour.core import bits
from parlour.games.jack_rabbits import constants, evaluator_tables
from parlour.games.jack_rabbits.evaluator_parts.plan import Plan, unknown
from parlour.games.jack_rabbits.rules import JackRabbits


class Meetings(Plan):
    # weights
    stolen_royal: float
    stolen_card: float
    challenges: float
    heartless: float
    spade: float

    # Judgements

    def challenged(self, state: JackRabbits) -> float:
        """How likely somebody challenges the rabbit that has arrived."""
        if state.step != constants.CHALLENGE:
            return 1.0
        none: float = 1.0
        judges = state.judges(state.at[state.mover])
        for seat in range(state.seats):
            if (judges >> seat) & 1 == 1:
                if state.answers[seat] == constants.AGREED:
                    return 1.0
                if state.answers[seat] != constants.NO:
                    none *= 1.0 - self.shows_hearts(state, seat) * self.challenges
        return 1.0 - none

    def shows_hearts(self, state: JackRabbits, seat: int) -> float:
        """How likely a seat can show what a judgement asks for."""
        if state.can_show(seat) or state.laid[seat] != 0:
            return 1.0
        not_yet: float = 1.0
        for _ in range(unknown(state, seat)):
            not_yet *= self.heartless
        return 1.0 - not_yet

    # Fights

    def turns_of_attacker(self, state: JackRabbits, seat: int) -> float:
        wins: float = self.attacker_wins(state)
        spades = bits.bit(constants.SPADES)
        own = round_up(self.spades_left(state, seat))
        needed = self.spades_needed(state, seat, state.rival)
        won: float = self.plan(state, seat, bits.bit(state.at[seat]), evaluator_tables.NOW, 0, needed, spades) - self.steal(state)
        lost: float = self.plan_off_board(state, seat, own, spades)
        return wins * won + (1.0 - wins) * lost

    def turns_of_rival(self, state: JackRabbits, seat: int) -> float:
        wins: float = self.attacker_wins(state)
        spades = bits.bit(constants.SPADES)
        own = round_up(self.spades_left(state, seat))
        needed = self.spades_needed(state, seat, state.mover)
        lost: float = self.plan_off_board(state, seat, own, spades) + self.steal(state)
        won: float = self.plan(state, seat, bits.bit(state.at[seat]), evaluator_tables.LATER, 0, needed, spades)
        return wins * lost + (1.0 - wins) * won

    def spades_needed(self, state: JackRabbits, seat: int, other: int) -> int:
        """What of a seat's spades a fight is likely to take, if it wins."""
        behind = round_up(self.spades_left(state, other)) + state.strength[other] + 1 - state.strength[seat]
        return min(round_up(self.spades_left(state, seat)), max(0, behind))

    def attacker_wins(self, state: JackRabbits) -> float:
        attacker = state.mover
        rival = state.rival
        ahead: float = self.spades_left(state, attacker) + state.strength[attacker]
        ahead -= self.spades_left(state, rival) + state.strength[rival]
        doubt: float = unknown(state, attacker) + unknown(state, rival)
        if abs(ahead) > doubt * constants.PIPS:
            return 1.0 if ahead > 0.0 else 0.0
        return 0.5 + 0.5 * ahead / (abs(ahead) + doubt + 1.0)

    def spades_left(self, state: JackRabbits, seat: int) -> float:
        known = state.reach(seat, bits.bit(constants.SPADES), 0, True)
        return known + unknown(state, seat) * self.spade

    def steal(self, state: JackRabbits) -> float:
        """What a card at random from the rival's hand comes to, in turns."""
        if state.hand_size[state.rival] == 0:
            return 0.0
        royals: float = state.royals(state.rival)
        return self.stolen_card + self.stolen_royal * royals / state.hand_size[state.rival]


def round_up(points: float) -> int:
    whole = 0
    while whole < points:
        whole += 1
    return whole
