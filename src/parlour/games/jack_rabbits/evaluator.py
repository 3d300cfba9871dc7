"""What a position of Jack Rabbits is worth: how soon each seat could be home with its quest met.

A plan is three royals that meet the quest. It takes the turns that the ways to those still missing take, in the best order,
and home; nowhere can one leave before enough points of the royal's suit are likely to be there. Whatever is not certain, a
fight, a judgement, a flight, is a mixture of its ends. A seat's worth follows from the turns of its best plan, less a part of
the worth of the best of the others. Cards that the viewer cannot place count as cards of the mean.
jack_rabbits.toml has the weights.
"""

from __future__ import annotations

from typing import Annotated, cast

from parlour.core import actors, bits, chance, memory, reals
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour.games.jack_rabbits import constants, evaluator_tables
from parlour.games.jack_rabbits.rules import JackRabbits
from parlour.search import weights
from parlour.search.evaluator import Evaluator

PerHexagon = Annotated[list[int], "uint8", constants.HEXAGONS]
PerEdge = Annotated[list[int], "uint8", constants.EDGES]

TRIPLE: Annotated[list[int], "uint16", evaluator_tables.TRIPLES] = evaluator_tables.TRIPLE
MEETS: Annotated[list[int], "uint8", evaluator_tables.TRIPLES] = evaluator_tables.MEETS
ORDERS: Annotated[list[int], "uint8", 18] = evaluator_tables.ORDERS
AT_MOST: Annotated[list[int], "uint8", 16] = evaluator_tables.AT_MOST
ROYAL_SUIT: PerHexagon = evaluator_tables.SUIT_OF_ROYAL
ROYAL_CARD: PerHexagon = constants.CARD_OF_ROYAL
ROYAL_TILE: Annotated[list[int], "uint8", constants.CARDS] = constants.TILE_OF_CARD
FIRST_EDGE: Annotated[list[int], "uint8", constants.TILES] = constants.FIRST_EDGE
SHAPE: Annotated[list[int], "uint8", constants.TILES] = constants.SHAPE_OF
SHAPE_TILES: Annotated[list[int], "int64", 3] = constants.SHAPE_TILES
KIND: Annotated[list[int], "uint8", constants.TILES] = constants.KIND_OF
PAYS_AT: Annotated[list[int], "uint8", 8] = constants.PAYS_AT
TILE: PerEdge = constants.TILE_OF
HAS_ROAD: PerEdge = constants.HAS_ROAD
GOES_ON: Annotated[list[int], "uint8", constants.EDGES * 2] = constants.GOES_ON


class JackRabbitsEvaluator(Evaluator):
    drawn: float
    pip: float
    to_claim: float
    held_by_others: float
    lost_royal: float
    dropped: float
    paid_way: float
    no_way: float
    ahead: float
    nothing_drawn: float
    joker: float
    point: float
    walk: float
    palace: float
    stolen_royal: float
    stolen_card: float
    challenges: float
    heartless: float
    spade: float
    spread: float
    # the land that is judged, and the ways on it
    leads: Annotated[list[int], "uint16", constants.STOPS]
    home: int
    way: Annotated[list[int], "int64", constants.STOPS]

    def __init__(self) -> None:
        super().__init__()
        weights.give(self, weights.of("parlour.games.jack_rabbits"))
        self.home = -1  # nothing is judged yet

    def evaluate(self, state: State, buffer: MoveBuffer, u: U64) -> None:
        self.weigh_seats(cast(JackRabbits, state))

    def weigh_seats(self, state: JackRabbits) -> None:
        """A seat hopes the more for the win, the fewer turns it needs compared with the others."""
        self.survey(state)
        whole: float = 0.0
        for seat in range(state.seats):
            turns: float = 0.0 if is_building(state) else self.turns_left(state, seat)
            self.values[seat] = reals.exp(-turns / self.spread)
            whole += self.values[seat]
        for seat in range(state.seats):
            self.values[seat] = self.values[seat] / whole if whole > 0.0 else 1.0 / state.seats

    def worth(self, state: JackRabbits, seat: int) -> float:
        if state.actor == actors.OVER:
            if state.winner == constants.NOBODY:
                return 0.0
            return 2.0 * evaluator_tables.MOST if state.winner == seat else -2.0 * evaluator_tables.MOST
        self.survey(state)
        threat: float = 0.0
        for other in range(state.seats):
            if other != seat:
                threat = max(threat, self.merit(self.turns_left(state, other)))
        return self.merit(self.turns_left(state, seat)) - threat * evaluator_tables.THREAT / 100.0

    def merit(self, turns: float) -> float:
        return evaluator_tables.MOST / (1.0 + turns / evaluator_tables.HALF)

    def choice(self, state: JackRabbits, seat: int, trial: JackRabbits, buffer: MoveBuffer, u: U64) -> int:
        """The move after which the position looks best; `trial` and `paper` are there to be written on."""
        buffer.clear()
        state.raw_find_moves(buffer, seat)
        obvious = obvious_choice(state, buffer)
        if obvious >= 0:
            return obvious
        if is_building(state):
            return self.building_choice(state, seat, trial, buffer, u)
        lot: float = 1e-6 + impatience(state) / 1000.0
        best: float = -1e9
        chosen = buffer.move[0]
        for i in range(buffer.many):
            move = buffer.move[i]
            if move == constants.DISPLAY or (move >= constants.OFFER and move < constants.NUMBER):
                continue
            u = chance.step(u)
            memory.copy(trial, state)
            trial.raw_push(move, seat)
            value: float = self.worth(trial, seat) + chance.index(u, 1000) * lot
            if value > best:
                best = value
                chosen = move
        return chosen

    # Building

    def building_choice(self, state: JackRabbits, seat: int, trial: JackRabbits, buffer: MoveBuffer, u: U64) -> int:
        """Of tiles, one of the shape that most are left of; of places and turns, those where a tile lies best."""
        best: float = -1e9
        chosen = buffer.move[0]
        for i in range(buffer.many):
            move = buffer.move[i]
            u = chance.step(u)
            value: float = chance.index(u, 100) / 100.0
            if state.step == constants.CHOOSING_SHAPE:
                value += state.shares[seat * 3 + move - constants.TAKE_SHAPE]
            elif state.step == constants.CHOOSING_TILE:
                value += bits.count(state.own[seat] & SHAPE_TILES[SHAPE[move - constants.TAKE_TILE]])
            elif state.step == constants.PLACING:
                value += self.best_lie(state, trial, move - constants.PLACE)
            else:
                value += self.lie(state, state.spot, move - constants.TURN) + self.joined(
                    state, trial, state.spot, move - constants.TURN
                )
            if value > best:
                best = value
                chosen = move
        return chosen

    def best_lie(self, state: JackRabbits, trial: JackRabbits, place: int) -> float:
        best: float = -1e9
        best_turn = 0
        offered = state.turns_offered(place)
        for turn in range(6):
            if (offered >> turn) & 1 == 1:
                value: float = self.lie(state, place, turn)
                if value > best:
                    best = value
                    best_turn = turn
        return best + self.joined(state, trial, place, best_turn)

    def joined(self, state: JackRabbits, trial: JackRabbits, place: int, turn: int) -> float:
        """How much the land would hang together: hexagons from which free roads or caves lead home."""
        memory.copy(trial, state)
        trial.lay(state.tile, place, turn)
        trial.find_leads()
        home = trial.homeward(False)
        return bits.count(home) * evaluator_tables.JOINED * 1.0

    def lie(self, state: JackRabbits, place: int, turn: int) -> float:
        """How well the tile in hand lies somewhere: snug, near the citadel, and by the guidelines."""
        citadel = state.place[constants.CITADEL]
        rows = abs(place // constants.COLUMNS - citadel // constants.COLUMNS)
        columns = abs(place % constants.COLUMNS - citadel % constants.COLUMNS)
        broken = bits.count(state.breaks(state.tile, place, turn))
        snug: float = state.snugness(state.tile, place, turn) * evaluator_tables.SNUG
        return snug - max(rows * 2, rows + columns) / 2.0 - broken * evaluator_tables.GUIDELINE

    # How soon a seat could win

    def turns_left(self, state: JackRabbits, seat: int) -> float:
        here = bits.bit(state.at[seat])
        if seat == state.mover:
            return self.turns_of_mover(state, seat)
        later = (seat - state.mover + state.seats) % state.seats
        waits: float = (later - 1.0) / state.seats
        if state.step == constants.FIGHTING and seat == state.rival:
            return waits + self.turns_of_rival(state, seat)
        turns: float = waits + self.plan(state, seat, here, evaluator_tables.LATER, 0, 0, 0)
        if state.step == constants.STEALING and seat == state.rival:
            return turns + self.steal(state)
        if state.step >= constants.CHALLENGE and state.step <= constants.VISITOR_SHOWS:
            challenges = state.challenger == seat
            if state.step == constants.CHALLENGE:
                challenges = state.answers[seat] == constants.AGREED
            if challenges:
                hearts = bits.bit(constants.HEARTS)
                off: float = self.plan(
                    state, seat, evaluator_tables.OFF, evaluator_tables.LATER, 0, constants.HEARTS_SHOWN, hearts
                )
                return turns + self.shows_hearts(state, state.mover) * (waits + off - turns)
        return turns

    def turns_of_mover(self, state: JackRabbits, seat: int) -> float:
        step = state.step
        here = bits.bit(state.at[seat])
        if step == constants.ON_ROAD:
            return self.turns_on_road(state, seat)
        if step == constants.PASSING:
            ends = here | roads_from(state, state.at[seat])
            return self.plan(state, seat, ends, evaluator_tables.NOW, 0, 0, 0)
        if step == constants.RIDING:
            return self.plan(state, seat, state.laid_hexagons(), evaluator_tables.NOW, 0, 0, 0)
        if step == constants.IN_CAVES:
            return self.plan(state, seat, caves(state), evaluator_tables.NOW, 0, 0, 0)
        if step == constants.FLYING:
            return self.plan(state, seat, airfields(state, seat), evaluator_tables.NOW, 0, 0, 0)
        if step == constants.PAYING:
            return self.turns_when_paid(state, seat, state.purpose, least_payment(state, seat), state.accepted)
        if step == constants.BASKET:
            return self.turns_at_market(state, seat)
        if step == constants.FIGHTING:
            return self.turns_of_attacker(state, seat)
        if step == constants.STEALING:
            when = evaluator_tables.BEFORE if state.resume == constants.CALLING else evaluator_tables.NOW
            return self.plan(state, seat, here, when, 0, 0, 0) - self.steal(state)
        if step >= constants.CHALLENGE and step <= constants.VISITOR_SHOWS:
            fails: float = self.challenged(state) * (1.0 - self.shows_hearts(state, seat))
            passes: float = self.plan(state, seat, here, evaluator_tables.NOW, 0, 0, 0)
            return passes + fails * (self.plan(state, seat, evaluator_tables.OFF, evaluator_tables.LATER, 0, 0, 0) - passes)
        if step <= constants.JOURNEY and not (step == constants.DISCARDING and state.resume == constants.TURN_ENDS):
            return self.turns_before_journey(state, seat)
        ended = step == constants.INCREMENT or step == constants.DISCARDING or state.at[seat] == constants.OFF_BOARD
        return self.plan(state, seat, here, evaluator_tables.LATER if ended else evaluator_tables.NOW, 0, 0, 0)

    def turns_on_road(self, state: JackRabbits, seat: int) -> float:
        """The road for free, or a transfer, here or further on."""
        fewest: float = self.plan(state, seat, roads_on(state), evaluator_tables.NOW, 0, 0, 0)
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
        walking: float = self.plan(state, seat, bits.bit(state.at[seat]), evaluator_tables.BEFORE, 0, 0, 0)
        if state.passport == 0:
            return walking
        lands = airfields(state, seat)
        flying: float = min(walking, self.plan(state, seat, lands, evaluator_tables.NOW, 0, 0, 0))
        falling: float = self.plan(state, seat, evaluator_tables.OFF, evaluator_tables.LATER, 0, 0, 0)
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
        fewest: float = self.plan(state, seat, here, evaluator_tables.NOW, 0, 0, 0)
        for card in range(constants.CARDS):
            if (state.discard >> card) & 1 == 1 and state.may_buy(card):
                fewest = min(fewest, self.plan(state, seat, here, evaluator_tables.NOW, bits.bit(card), state.worth(card), suits))
        return fewest

    # Where a journey may end

    def survey(self, state: JackRabbits) -> None:
        """Finds the ways from every stop, if the land is another than before."""
        changed = self.home ^ state.home
        for stop in range(constants.STOPS):
            changed |= self.leads[stop] ^ state.leads[stop]
        if changed != 0:
            self.home = state.home
            for stop in range(constants.STOPS):
                self.leads[stop] = state.leads[stop]
                self.way[stop] = ways(state, bits.bit(stop))

    def first_leg(self, table: int, paid: int, tile: int, when: int) -> float:
        """The turns to a hexagon."""
        turns: float = (table >> (tile * 4)) & 15
        extra: float = 0.0
        if turns > 14.0:
            turns = (paid >> (tile * 4)) & 15
            extra = self.paid_way
        if turns > 14.0:
            return self.no_way
        if when < 0:
            turns = max(0.0, turns - 1.0)
        elif when > 0:
            turns = max(1.0, turns)
        return turns + extra

    def leg(self, table: int, tile: int) -> float:
        length = (table >> (tile * 4)) & 15
        return length if length < 15 else self.no_way

    # Fights and judgements

    def challenged(self, state: JackRabbits) -> float:
        """How likely somebody challenges the rabbit that has arrived."""
        if state.step != constants.CHALLENGE:
            return 1.0
        none: float = 1.0
        evaluators = state.judges(state.at[state.mover])
        for seat in range(state.seats):
            if (evaluators >> seat) & 1 == 1:
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

    def turns_of_attacker(self, state: JackRabbits, seat: int) -> float:
        wins: float = self.attacker_wins(state)
        spades = bits.bit(constants.SPADES)
        own = round_up(self.spades_left(state, seat))
        needed = self.spades_needed(state, seat, state.rival)
        won: float = self.plan(state, seat, bits.bit(state.at[seat]), evaluator_tables.NOW, 0, needed, spades) - self.steal(state)
        lost: float = self.plan(state, seat, evaluator_tables.OFF, evaluator_tables.LATER, 0, own, spades)
        return wins * won + (1.0 - wins) * lost

    def turns_of_rival(self, state: JackRabbits, seat: int) -> float:
        wins: float = self.attacker_wins(state)
        spades = bits.bit(constants.SPADES)
        own = round_up(self.spades_left(state, seat))
        needed = self.spades_needed(state, seat, state.mover)
        lost: float = self.plan(state, seat, evaluator_tables.OFF, evaluator_tables.LATER, 0, own, spades) + self.steal(state)
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

    # Payments

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

    # The plan

    def plan(self, state: JackRabbits, seat: int, starts: int, when: int, gain: int, due: int, suits: int) -> float:
        """The turns until a seat could win.

        Its journeys go on from one of the stops `starts`: before this turn's journey, now at its end, or later, in the next turn.
        `gain` are cards that it will have when it has paid `due` points in some suits.
        """
        near: Annotated[list[float], "double", constants.HEXAGONS] = [0.0] * 13
        risk: Annotated[list[float], "double", constants.HEXAGONS] = [0.0] * 13
        points: Annotated[list[float], "double", 4] = [0.0] * 4
        pays: Annotated[list[float], "double", 4] = [0.0] * 4
        wanted: Annotated[list[int], "uint8", 4] = [0] * 4
        used: Annotated[list[int], "uint8", 4] = [0] * 4
        missing: Annotated[list[int], "uint8", 3] = [0] * 3
        laid = state.laid_hexagons()
        table = self.way[bits.lowest(starts)] if bits.count(starts) == 1 else ways(state, starts)
        paid = paid_ways(state, table, laid)
        held = 0
        free = 0
        for tile in range(constants.HEXAGONS):
            near[tile] = self.first_leg(table, paid, tile, when)
            card = ROYAL_CARD[tile]
            if tile == constants.CITADEL or (laid >> tile) & 1 == 0:
                continue
            if state.carrot[tile] == seat + 1 or (gain >> card) & 1 == 1:
                held |= bits.bit(tile)
            elif (state.aisle >> card) & 1 == 1:
                free |= bits.bit(tile)
        purse: float = 0.0
        for suit in range(4):
            points[suit] = self.suit_points(state, seat, state.hand[seat] | gain, suit)
            purse += points[suit]
        judged = state.game == constants.FULL and points[constants.HEARTS] < constants.HEARTS_SHOWN
        if judged:
            for tile in range(constants.HEXAGONS):
                risk[tile] = self.palace if state.is_royal(tile, constants.QUEEN) else 0.0
        rate: float = self.drawn / bits.count(state.kept)
        best: float = evaluator_tables.FAR
        for i in range(evaluator_tables.TRIPLES):
            three = TRIPLE[i]
            if (MEETS[i] >> state.aim) & 1 == 0 or three & ~laid != 0:
                continue
            fixed: float = bits.count(three & ~held) * self.to_claim + bits.count(three & ~held & ~free) * self.held_by_others
            for suit in range(4):
                pays[suit] = points[suit]
                wanted[suit] = 0
            many = 0
            least: float = 0.0  # no order can take less
            nearest: float = evaluator_tables.FAR
            rest = three & ~held
            while rest != 0:
                tile = bits.lowest(rest)
                rest &= rest - 1
                missing[many] = tile
                many += 1
                wanted[ROYAL_SUIT[tile]] += 1
                least = max(least, near[tile])
                nearest = min(nearest, near[tile])
            if many > 0:
                least = max(least, nearest + many - 1.0) + 1.0
            if fixed + least >= best:
                continue
            rest = held & ~three
            while rest != 0:
                tile = bits.lowest(rest)
                rest &= rest - 1
                suit = ROYAL_SUIT[tile]
                pays[suit] += state.worth(ROYAL_CARD[tile])  # it can be spent
                if wanted[suit] == 0:
                    fixed += self.dropped
            left: float = due
            for suit in range(8):  # first with what the plan does not need, then with the rest
                if (suits >> (suit % 4)) & 1 == 1:
                    needed = wanted[suit] * constants.CLAIM_PRICE if suit < 4 else 0
                    taken: float = max(0.0, min(left, pays[suit % 4] - needed))
                    pays[suit % 4] -= taken
                    left -= taken
            fixed += min(1.0, left / constants.CLAIM_PRICE) * self.lost_royal  # only royals could pay it
            for suit in range(4):
                least = max(least, (wanted[suit] * constants.CLAIM_PRICE - pays[suit]) / rate)
            if fixed + least >= best:
                continue
            for order in range(6 if many == 3 else max(1, many)):
                turns: float = 0.0
                walk: float = 0.0
                here = 0
                for suit in range(4):
                    used[suit] = 0
                for k in range(many):
                    tile = missing[ORDERS[order * 3 + k]]
                    suit = ROYAL_SUIT[tile]
                    length: float = near[tile] if k == 0 else self.leg(self.way[here], tile)
                    walk += length
                    used[suit] += 1
                    turns = max(turns + length, (used[suit] * constants.CLAIM_PRICE - pays[suit]) / rate)
                    turns += risk[tile]
                    here = tile
                home: float = near[constants.CITADEL] if many == 0 else self.leg(self.way[here], constants.CITADEL)
                best = min(best, fixed + turns + home + (walk + home) * self.walk)
        if starts == evaluator_tables.OFF:
            best += self.nothing_drawn
        return best - state.jokers[seat] * self.joker - (purse - due) * self.point


def is_building(state: JackRabbits) -> bool:
    return state.step >= constants.DEALING_TILES


def impatience(state: JackRabbits) -> float:
    """How much chance should mix into a choice, so that rabbits that block each other do not do so for ever."""
    turns = state.turns_played // state.seats - evaluator_tables.PATIENCE
    return min(turns * 0.1, 20.0) if turns > 0 else 0.0


def obvious_choice(state: JackRabbits, buffer: MoveBuffer) -> int:
    """What to do where nothing has to be weighed, or -1."""
    step = state.step
    first = buffer.move[0]
    if buffer.many == 1 or step == constants.LOTTERY or step == constants.OFFERING_DIAMONDS or step == constants.OFFERING_POINTS:
        return first  # a prize costs nothing
    if step == constants.CALLING:
        return buffer.move[1]
    if step == constants.ANSWERING:
        return constants.PASS
    if step == constants.LAYING:
        return buffer.move[buffer.many - 1]
    if step == constants.CHALLENGER_SHOWS or step == constants.VISITOR_SHOWS or step == constants.DISPLAYING:
        for i in range(buffer.many):
            card = buffer.move[i]
            if card < constants.CARDS and ROYAL_TILE[card] == 0 and state.worth(card) >= state.due:
                return card  # as few hearts as will do
        return first
    return -1


# Where a journey may end


def roads_on(state: JackRabbits) -> int:
    """The stops to which the road under the rabbit leads."""
    ends = 0
    for edge in range(FIRST_EDGE[state.on], FIRST_EDGE[state.on] + (4 if KIND[state.on] < constants.MERCHANT else 3)):
        if state.is_way(edge):
            ends |= state.ends(edge, 0)
    if KIND[state.on] == constants.CAVE:
        ends |= bits.bit(constants.UNDERGROUND)
    return ends if ends != 0 else bits.bit(state.at[state.mover])


def roads_from(state: JackRabbits, hexagon: int) -> int:
    ends = 0
    for edge in range(hexagon * 6, hexagon * 6 + 6):
        if HAS_ROAD[edge] == 1 and edge != state.came:
            ends |= state.ends(edge, 0)
    return ends


def caves(state: JackRabbits) -> int:
    """The stops to which the roads from other caves lead."""
    ends = 0
    for cave in range(constants.FIRST_CAVE, constants.TILES):
        for edge in range(FIRST_EDGE[cave], FIRST_EDGE[cave] + 3):
            if HAS_ROAD[edge] == 1 and cave != state.on and state.place[cave] != constants.NOWHERE:
                ends |= state.ends(edge, 0)
    return ends if ends != 0 else bits.bit(state.at[state.mover])


def paid_ends(state: JackRabbits, edge: int, entered: int, price: int) -> int:
    """The stops to which the road that leaves a tile by an edge leads with one transfer that the mover can pay.

    Without a price everybody can.
    """
    ends = 0
    facing = state.joins[edge]
    for _ in range(constants.LONGEST_ROAD):
        if facing == constants.OFF or HAS_ROAD[facing] == 0 or TILE[facing] < constants.HEXAGONS:
            return ends
        tile = TILE[facing]
        kind = KIND[tile]
        if price == 0 or state.can_pay(PAYS_AT[kind], price):
            if kind == constants.CAVE:
                ends |= caves(state)
            elif kind == constants.MERCHANT or (kind == constants.TAVERN and state.aisle_jokers > 0):
                ends |= state.laid_hexagons()
            elif kind < constants.MERCHANT:
                for other in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + 4):
                    if other != facing and other != GOES_ON[facing * 2]:
                        ends |= state.ends(other, 0)
        if kind == constants.CAVE:
            return ends
        if kind == constants.MERCHANT:
            way = bits.bit(facing - constants.TRIANGLE_EDGES)
            if entered & way != 0:
                return ends
            ends |= paid_ends(state, GOES_ON[facing * 2 + 1], entered | way, price)
        facing = state.joins[GOES_ON[facing * 2]]
    return ends


def paid_from(state: JackRabbits, stop: int) -> int:
    """The stops to which journeys from a stop lead with one transfer."""
    ends = 0
    if stop == constants.UNDERGROUND:
        for edge in range(FIRST_EDGE[constants.FIRST_CAVE], constants.EDGES):
            if HAS_ROAD[edge] == 1 and state.place[TILE[edge]] != constants.NOWHERE:
                ends |= paid_ends(state, edge, 0, 0)
        return ends
    for edge in range(stop * 6, stop * 6 + 6):
        if HAS_ROAD[edge] == 1:
            ends |= paid_ends(state, edge, 0, 0)
    return ends


def airfields(state: JackRabbits, seat: int) -> int:
    """Where a flight may land."""
    ends = 0
    for stop in range(constants.HEXAGONS):
        other = state.place[stop] != constants.NOWHERE and stop != state.at[seat]
        if other and (state.residential_flights == 1 or state.is_royal(stop, constants.KING)):
            ends |= bits.bit(stop)
    return ends


def ways(state: JackRabbits, starts: int) -> int:
    """The fewest free journeys from some stops to each stop, four bits for each; 15 where there is no way."""
    table = bits.bit(60) - 1
    reached = starts
    front = starts
    length = 0
    while front != 0:
        beyond = 0
        while front != 0:
            here = bits.lowest(front)
            front &= front - 1
            table -= (15 - length) * bits.bit(here * 4)
            beyond |= state.leads[here]
            if (state.home >> here) & 1 == 0:
                beyond |= bits.bit(constants.OFF_BOARD)  # JR-28
        front = beyond & ~reached
        reached |= beyond
        length = min(length + 1, 14)
    return table


def paid_ways(state: JackRabbits, table: int, laid: int) -> int:
    """The same for hexagons without a way, up to the stop from which a journey with one transfer leads there."""
    paid = bits.bit(60) - 1
    cut_off = 0
    for tile in range(constants.HEXAGONS):
        if (laid >> tile) & 1 == 1 and (table >> (tile * 4)) & 15 == 15:
            cut_off |= bits.bit(tile)
    if cut_off == 0:
        return paid
    for stop in range(constants.OFF_BOARD):
        length = (table >> (stop * 4)) & 15
        rest = paid_from(state, stop) & cut_off if length < 15 else 0
        while rest != 0:
            tile = bits.lowest(rest)
            rest &= rest - 1
            longer = ((paid >> (tile * 4)) & 15) - length
            if longer > 0:
                paid -= longer * bits.bit(tile * 4)
    return paid


# Fights and judgements


def unknown(state: JackRabbits, seat: int) -> int:
    """How many cards of a seat the viewer cannot place."""
    return state.hand_size[seat] - state.jokers[seat] - bits.count(state.hand[seat])


def round_up(points: float) -> int:
    whole = 0
    while whole < points:
        whole += 1
    return whole


# Payments


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
