"""A plan: three royals that meet the quest, and the turns that it takes to claim those still missing and to go home."""

from __future__ import annotations

from typing import Annotated

from parlour.core import bits
from parlour.games.jack_rabbits import constants, evaluator_tables
from parlour.games.jack_rabbits.evaluator_parts.ways import Ways, paid_ways, ways
from parlour.games.jack_rabbits.rules import JackRabbits

PerHexagon = Annotated[list[int], "uint8", constants.HEXAGONS]
TurnsPerHexagon = Annotated[list[float], "double", constants.HEXAGONS]
PointsPerSuit = Annotated[list[float], "double", 4]

TRIPLE: Annotated[list[int], "uint16", evaluator_tables.TRIPLES] = evaluator_tables.TRIPLE
MEETS: Annotated[list[int], "uint8", evaluator_tables.TRIPLES] = evaluator_tables.MEETS
ORDERS: Annotated[list[int], "uint8", 18] = evaluator_tables.ORDERS
ROYAL_SUIT: PerHexagon = evaluator_tables.SUIT_OF_ROYAL
ROYAL_CARD: PerHexagon = constants.CARD_OF_ROYAL


class Plan(Ways):
    # weights
    drawn: float
    pip: float
    to_claim: float
    held_by_others: float
    lost_royal: float
    dropped: float
    nothing_drawn: float
    joker: float
    point: float
    walk: float
    palace: float
    # the seat that is planned for
    near: TurnsPerHexagon  # turns to a hexagon
    risk: TurnsPerHexagon  # turns that a judgement there costs
    points: PointsPerSuit  # what it can pay
    points_a_turn: float  # that it draws of each suit
    held: int  # its royals, as a bit set of hexagons
    free: int  # royals in the aisle, likewise
    # the three royals that are tried
    missing: Annotated[list[int], "uint8", 3]
    many_missing: int
    wanted: Annotated[list[int], "uint8", 4]  # missing royals of each suit
    pays: PointsPerSuit  # what is there to pay for them
    turns_to_draw: Annotated[list[float], "double", 16]  # until the first, second, third royal of a suit can be paid

    def plan(self, state: JackRabbits, seat: int, starts: int, when: int, gain: int, due: int, suits: int) -> float:
        """The turns until a seat could win.

        Its journeys go on from one of the stops `starts`: before this turn's journey, now at its end, or later, in the next turn.
        `gain` are cards that it will have when it has paid `due` points in some suits.
        """
        laid = state.laid_hexagons()
        self.find_near(state, starts, when, laid)
        self.find_royals(state, seat, gain, laid)
        purse: float = self.find_points(state, seat, gain)
        self.find_risk(state)
        best: float = evaluator_tables.TURNS_WITHOUT_PLAN
        for i in range(evaluator_tables.TRIPLES):
            if (MEETS[i] >> state.aim) & 1 == 1 and TRIPLE[i] & ~laid == 0:
                best = self.turns_with(state, TRIPLE[i], due, suits, best)
        if starts == evaluator_tables.OFF_BOARD_ONLY:
            best += self.nothing_drawn
        return best - state.jokers[seat] * self.joker - (purse - due) * self.point

    def plan_unpaid(self, state: JackRabbits, seat: int, starts: int, when: int) -> float:
        """A plan before which there is nothing to gain or to pay."""
        return self.plan(state, seat, starts, when, 0, 0, 0)

    def plan_off_board(self, state: JackRabbits, seat: int, due: int, suits: int) -> float:
        """A plan of a rabbit that ends its turn off the board."""
        return self.plan(state, seat, evaluator_tables.OFF_BOARD_ONLY, evaluator_tables.LATER, 0, due, suits)

    # What holds for all plans of a seat

    def find_near(self, state: JackRabbits, starts: int, when: int, laid: int) -> None:
        table = self.way[bits.lowest(starts)] if bits.count(starts) == 1 else ways(state, starts)
        paid = paid_ways(state, table, laid)
        for tile in range(constants.HEXAGONS):
            self.near[tile] = self.first_leg(table, paid, tile, when)

    def find_royals(self, state: JackRabbits, seat: int, gain: int, laid: int) -> None:
        self.held = 0
        self.free = 0
        for tile in range(constants.CITADEL + 1, constants.HEXAGONS):
            card = ROYAL_CARD[tile]
            if (laid >> tile) & 1 == 0:
                continue
            if state.carrot[tile] == seat + 1 or (gain >> card) & 1 == 1:
                self.held |= bits.bit(tile)
            elif (state.aisle >> card) & 1 == 1:
                self.free |= bits.bit(tile)

    def find_points(self, state: JackRabbits, seat: int, gain: int) -> float:
        """What the seat can pay in each suit; returns the sum."""
        purse: float = 0.0
        for suit in range(4):
            self.points[suit] = self.suit_points(state, seat, state.hand[seat] | gain, suit)
            purse += self.points[suit]
        self.points_a_turn = self.drawn / bits.count(state.kept)
        return purse

    def suit_points(self, state: JackRabbits, seat: int, cards: int, suit: int) -> float:
        """What a seat's cards of a suit pay, royals apart; cards that nobody has seen count as cards of the mean."""
        if (state.kept >> suit) & 1 == 0:
            return 0.0
        unseen: float = unknown(state, seat) + (state.prizes if seat == state.mover else 0)
        points: float = unseen * self.pip / bits.count(state.kept)
        rest = (cards >> (suit * 13)) & 1023  # without royals
        while rest != 0:
            card = suit * 13 + bits.lowest(rest)
            rest &= rest - 1
            if card % 13 == constants.ACE and (state.ace_rule == constants.AMBIVALENT or state.is_first_ace(seat, card)):
                points += state.high_ace()
            else:
                points += state.worth(card)
        return points

    def find_risk(self, state: JackRabbits) -> None:
        """Without enough hearts a visit to a Queen may end in a judgement that is lost."""
        judged = state.game == constants.FULL and self.points[constants.HEARTS] < constants.HEARTS_SHOWN
        for tile in range(constants.HEXAGONS):
            self.risk[tile] = self.palace if judged and state.is_royal(tile, constants.QUEEN) else 0.0

    # A plan with three royals

    def turns_with(self, state: JackRabbits, three: int, due: int, suits: int, best: float) -> float:
        """The turns that a plan with three royals takes, or the fewest so far if those are fewer."""
        missing = three & ~self.held
        extra: float = bits.count(missing) * self.to_claim + bits.count(missing & ~self.free) * self.held_by_others
        least: float = self.least_turns(missing)
        if extra + least >= best:
            return best
        self.list_missing(missing)
        extra = self.find_pays(state, three, extra)
        extra += self.pay(due, suits)
        least = self.find_turns_to_draw(least)
        if extra + least >= best:
            return best
        return min(best, self.turns_in_best_order(extra))

    def least_turns(self, missing: int) -> float:
        """No order of the royals to be claimed can take fewer turns."""
        if missing == 0:
            return 0.0
        farthest: float = 0.0
        nearest: float = evaluator_tables.TURNS_WITHOUT_PLAN
        many = bits.count(missing)
        while missing != 0:
            turns: float = self.near[bits.lowest(missing)]
            missing &= missing - 1
            farthest = max(farthest, turns)
            nearest = min(nearest, turns)
        return max(farthest, nearest + many - 1.0) + 1.0

    def list_missing(self, missing: int) -> None:
        for suit in range(4):
            self.wanted[suit] = 0
        self.many_missing = 0
        while missing != 0:
            tile = bits.lowest(missing)
            missing &= missing - 1
            self.missing[self.many_missing] = tile
            self.many_missing += 1
            self.wanted[ROYAL_SUIT[tile]] += 1

    def find_pays(self, state: JackRabbits, three: int, extra: float) -> float:
        """Royals that are held and not needed can be spent; `extra` grows by what it costs to drop them."""
        for suit in range(4):
            self.pays[suit] = self.points[suit]
        rest = self.held & ~three
        while rest != 0:
            tile = bits.lowest(rest)
            rest &= rest - 1
            suit = ROYAL_SUIT[tile]
            self.pays[suit] += state.worth(ROYAL_CARD[tile])
            if self.wanted[suit] == 0:
                extra += self.dropped
        return extra

    def pay(self, due: int, suits: int) -> float:
        """Takes what is due off, first what the plan does not need; what only royals could pay costs turns."""
        left: float = due
        for suit in range(8):
            if (suits >> (suit % 4)) & 1 == 1:
                needed = self.wanted[suit] * constants.CLAIM_PRICE if suit < 4 else 0
                taken: float = max(0.0, min(left, self.pays[suit % 4] - needed))
                self.pays[suit % 4] -= taken
                left -= taken
        return min(1.0, left / constants.CLAIM_PRICE) * self.lost_royal

    def find_turns_to_draw(self, least: float) -> float:
        """The turns until each royal of a suit can be paid, and until all can, if that is not less than `least`."""
        for suit in range(4):
            for royals in range(1, self.wanted[suit] + 1):
                self.turns_to_draw[suit * 4 + royals] = (royals * constants.CLAIM_PRICE - self.pays[suit]) / self.points_a_turn
                least = max(least, self.turns_to_draw[suit * 4 + royals])
        return least

    def turns_in_best_order(self, extra: float) -> float:
        """The turns if the missing royals are claimed in the best order."""
        many = self.many_missing
        best: float = evaluator_tables.TURNS_WITHOUT_PLAN
        for order in range(6 if many == 3 else max(1, many)):
            turns: float = 0.0
            walk: float = 0.0
            here = 0
            claimed = 0  # royals of each suit, four bits for each
            for k in range(many):
                tile = self.missing[ORDERS[order * 3 + k]]
                length: float = self.near[tile] if k == 0 else self.leg(self.way[here], tile)
                walk += length
                suit = ROYAL_SUIT[tile]
                claimed += bits.bit(suit * 4)
                turns = max(turns + length, self.turns_to_draw[suit * 4 + ((claimed >> (suit * 4)) & 15)])
                turns += self.risk[tile]
                here = tile
            home: float = self.near[constants.CITADEL] if many == 0 else self.leg(self.way[here], constants.CITADEL)
            best = min(best, extra + turns + home + (walk + home) * self.walk)
        return best


def unknown(state: JackRabbits, seat: int) -> int:
    """How many cards of a seat the viewer cannot place."""
    return state.hand_size[seat] - state.jokers[seat] - bits.count(state.hand[seat])
