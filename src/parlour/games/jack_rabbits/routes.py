"""Where a journey can go from here, and what it costs: the cheapest route to every stop, ready to be played.

Routes are found by making moves on copies of what the seat sees, which is exact, because nothing random happens on a journey.
First with a full purse, so that every tile where one could pay asks; then the cards that are really held must do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple, cast

from parlour.core import cards
from parlour.core.fields import FieldsOf
from parlour.core.game import Json
from parlour.core.state import State
from parlour.games.jack_rabbits import constants
from parlour.games.jack_rabbits.rules import JackRabbits

Fields = dict[str, Any]

SETTING_OUT = (constants.JOURNEY, constants.ON_ROAD, constants.PASSING)
ON_THE_WAY = (constants.ON_ROAD, constants.PASSING, constants.RIDING, constants.IN_CAVES, constants.FLYING)
ACCEPTED = {
    constants.TREK: constants.OFF_ROAD,
    constants.HORSE: constants.PAYS_AT[constants.MERCHANT],
    constants.DRINK: constants.PAYS_AT[constants.TAVERN],
    constants.CAVERN: constants.PAYS_AT[constants.CAVE],
}
JOKER_PRICE = 10  # what giving away a joker counts when routes are compared
ROYAL_PRICE = 100  # what spending a royal counts besides, when payments are compared
MOST_PAYMENTS = 3  # in one journey; with small dice and many cards one could travel for ever
PURSE = sum(1 << card for card in range(constants.CARDS) if card % 13 in range(1, constants.PIPS))


class Payment(NamedTuple):
    suits: int
    due: int


Purses = tuple[tuple[int, ...], ...]  # cards to spend, for each payment
Capital = tuple[int, int] | None  # JR-44: in which payment, and which Ace


class Held(NamedTuple):
    """A card of the hand."""

    card: int
    suit: int  # as a bit
    codes: tuple[tuple[int, int], ...]  # the ways to name it, each with what it is worth then, the dearest last
    first_ace: bool
    extra: int  # what spending it counts besides its worth


class Leg(NamedTuple):
    """How far a journey has come, with a full purse."""

    state: JackRabbits
    moves: tuple[int, ...] = ()  # without the cards paid
    payments: tuple[Payment, ...] = ()
    tiles: tuple[int, ...] = ()


class Route(NamedTuple):
    to: int
    price: int
    moves: tuple[int, ...]
    tiles: tuple[int, ...]


def listed(seen: State, stops: Sequence[str]) -> list[Json] | None:
    """For the seat that is asked where to go: the cheapest route to each stop that it can reach."""
    fields = FieldsOf(seen)
    if fields["step"] not in SETTING_OUT or seen.viewer != fields["mover"]:
        return None
    return [
        {
            "to": stops[route.to], "price": route.price, "spends": spends(route.moves), "moves": list(route.moves),
            "tiles": [constants.TILE_NAMES[tile] for tile in route.tiles],
        }
        for route in RouteSearch(cast(JackRabbits, seen), fields).routes()
    ]


def spends(moves: Sequence[int]) -> list[str]:
    paid = (
        constants.JOKER if move == constants.RELEASE else move
        for move in moves
        if move < constants.CODES or move == constants.RELEASE
    )
    return ["joker" if move == constants.JOKER else cards.code(constants.CARD_OF_CODE[move]) for move in paid]


def is_part(few: Sequence[Payment], many: Sequence[Payment]) -> bool:
    """Whether all of a few payments, sorted, are among many."""
    rest = iter(many)
    return all(payment in rest for payment in few)


def entered_by(joins: Sequence[int], move: int, until: int) -> Iterator[tuple[int, int]]:
    """The edges by which a move along a road, out of a cave or by boat enters tiles, each with the edge by which the tile before
    it is left (a boat leaves none), up to the edge by which the last road tile was entered, or a hexagon."""
    if constants.ROAD <= move < constants.TREK:
        left = move - constants.ROAD
    elif constants.EMERGE <= move < constants.CLAIM:
        cave = constants.FIRST_CAVE + move - constants.EMERGE
        left = next(e for e in range(constants.FIRST_EDGE[cave], constants.EDGES) if constants.HAS_ROAD[e])
    elif constants.BOAT <= move < constants.EMERGE:
        left = constants.NO_EDGE
    else:
        return
    edge = move - constants.BOAT if left == constants.NO_EDGE else joins[left]
    entered: set[int] = set()  # no edge is entered twice (JR-17)
    while edge != constants.UNJOINED and constants.HAS_ROAD[edge] and edge not in entered:
        entered.add(edge)
        yield left, edge
        if edge == until or constants.TILE_OF[edge] < constants.HEXAGONS or constants.GOES_ON[edge * 2] == constants.NO_EDGE:
            return
        left = constants.GOES_ON[edge * 2]
        edge = joins[left]


class RouteSearch:
    """Goes on from the cheapest leg until every stop is reached."""

    def __init__(self, seen: JackRabbits, fields: Fields) -> None:
        self.seen, self.seat, self.joins = seen, int(fields["mover"]), fields["joins"]
        self.here = int(fields["at"][self.seat])
        self.start = Leg(seen.copy())
        purses = [PURSE if seat == self.seat else 0 for seat in range(constants.MOST_SEATS)]
        self.start.state._set({**seen.fields(), "hand": purses})
        self.shortfall = (seen.takeoff_suits(), seen.price() - fields["passport"]) if fields["passport"] else (0, 0)
        self.heap: list[tuple[int, int, Leg, int]] = []  # cost, a number, the leg, and what is to be paid for or -1
        self.numbers = count()
        self.reached: dict[int, tuple[Leg, int]] = {}  # for each stop: the way there, and the last move
        self.passed: dict[tuple[int, ...], list[list[Payment]]] = {}  # what positions on the way have cost
        self.trails, self.carrots = fields["trailing_carrots"] == 1, fields["carrot"]
        held = [card for card in range(constants.CARDS) if fields["hand"][self.seat] >> card & 1]
        self.held = [self.in_hand(card, fields["ace_rule"]) for card in sorted(held, key=seen.worth)]
        self.affordable: dict[tuple[Payment, ...], bool] = {}  # whether the cards held are enough for all payments
        self.shared: dict[tuple[Payment, ...], Purses | None] = {}  # how they are best shared out among them
        self.played: dict[tuple[int, ...], tuple[list[int], JackRabbits] | None] = {}  # moves with what is paid on the way

    def in_hand(self, card: int, ace_rule: int) -> Held:
        either = ace_rule == constants.AMBIVALENT and card % 13 == constants.ACE
        codes = (card, constants.HIGH + card // 13) if either else (card,)
        worths = tuple((code, self.seen.worth(code)) for code in codes)
        extra = ROYAL_PRICE if constants.TILE_OF_CARD[card] else 0
        return Held(card, 1 << card // 13, worths, bool(self.seen.is_first_ace(self.seat, card)), extra)

    def routes(self) -> list[Route]:
        self.search()
        found = (self.route(stop, *way) for stop, way in sorted(self.reached.items()))
        return [route for route in found if route is not None]

    def route(self, stop: int, leg: Leg, last: int) -> Route | None:
        played = self.with_cards(leg)
        if played is None:
            return None
        moves, state = played
        if last in state.legal(self.seat):
            moves, state = [*moves, last], state.copy()
            state.apply(last, self.seat)
        if leg.payments and state.at[self.seat] != stop:
            return None  # a royal was spent, and with it the carrot that would have let the rabbit pass (JR-40)
        return Route(stop, sum(payment.due for payment in leg.payments), tuple(moves), leg.tiles)

    def search(self) -> None:
        hexagons = {tile for tile in range(constants.HEXAGONS) if self.seen.laid_hexagons() >> tile & 1} - {self.here}
        self.plan(0, self.start)
        while self.heap:
            cost, _, leg, transfer = heappop(self.heap)
            if hexagons <= self.reached.keys() and cost > self.seen.price():
                return  # nobody pays twice for the underground
            if transfer < 0:
                self.go_on(cost, leg)
            else:
                self.pay(cost, leg, transfer)

    def plan(self, cost: int, leg: Leg, transfer: int = -1) -> None:
        heappush(self.heap, (cost, next(self.numbers), leg, transfer))

    def go_on(self, cost: int, leg: Leg) -> None:
        for move in leg.state.legal(self.seat):
            if constants.RIDE <= move < constants.BOAT and not self.goes_on_from((move - constants.RIDE) % constants.HEXAGONS):
                self.arrive((move - constants.RIDE) % constants.HEXAGONS, leg, move)
            elif move in ACCEPTED or move == constants.SHORTFALL:
                payment = self.payment(leg.state, move)
                payments = (*leg.payments, payment)
                if self.can_pay(payments):
                    self.plan(cost + payment.due, Leg(leg.state, (*leg.moves, move), payments, leg.tiles), move)
            elif self.leads_on(leg, move):
                self.travel(cost + (JOKER_PRICE if move == constants.RELEASE else 0), leg, move)

    def goes_on_from(self, hexagon: int) -> bool:
        """JR-40: whether the journey might go on where a ride or a flight ends."""
        return bool(self.trails and self.carrots[hexagon] == self.seat + 1)

    def leads_on(self, leg: Leg, move: int) -> bool:
        """Not staying, not turning back; and wherever a boat would lead, a horse leads at the same price."""
        stays = move == constants.BACK or (move == constants.STAY and not leg.moves)
        return not stays and not constants.BOAT <= move < constants.EMERGE

    def payment(self, state: JackRabbits, transfer: int) -> Payment:
        suits, price = self.shortfall if transfer == constants.SHORTFALL else (ACCEPTED[transfer], self.seen.price())
        return Payment(suits, price - state.interest(suits))

    def travel(self, cost: int, leg: Leg, move: int) -> None:
        state = leg.state.copy()
        state.apply(move, self.seat)
        self.move_on(cost, leg, state, move)

    def move_on(self, cost: int, leg: Leg, state: JackRabbits, move: int) -> None:
        """A move has been made: the journey goes on somewhere, or is over."""
        came, step, at = state.came, state.step, state.at[self.seat]
        tiles = (*leg.tiles, *self.tiles_after(move, came))
        if step in ON_THE_WAY:
            position = (step, state.on, came, state.trekked, state.served, state.passed, at, state.jokers[self.seat])
            seen, price = self.passed.setdefault(position, []), sorted(leg.payments)
            if not any(is_part(other, price) for other in seen):
                seen.append(price)
                self.plan(cost, Leg(state, (*leg.moves, move), leg.payments, tiles))
        else:
            self.arrive(at, leg._replace(tiles=tiles), move)

    def pay(self, cost: int, leg: Leg, transfer: int) -> None:
        state = leg.state.copy()
        state.apply(transfer, self.seat)
        due = leg.payments[-1].due
        while due > 0:
            dearest = state.legal(self.seat)[-1]
            due -= state.spent_worth(self.seat, dearest)
            state.apply(dearest, self.seat)
        self.move_on(cost, leg._replace(moves=leg.moves[:-1]), state, transfer)

    def arrive(self, stop: int, leg: Leg, last: int) -> None:
        if stop != self.here:
            self.reached.setdefault(stop, (leg, last))

    def tiles_after(self, move: int, until: int) -> Iterator[int]:
        """The road tiles entered by a move, up to the edge by which the last one was entered; where a boat lands is not told."""
        if constants.BOAT <= move < constants.EMERGE:
            return
        if constants.EMERGE <= move < constants.CLAIM:
            yield constants.FIRST_CAVE + move - constants.EMERGE
        for _, edge in entered_by(self.joins, move, until):
            if constants.TILE_OF[edge] >= constants.HEXAGONS:
                yield constants.TILE_OF[edge]

    # With the cards that are held

    def can_pay(self, payments: tuple[Payment, ...]) -> bool:
        if len(payments) == 1:
            suits, due = payments[0]
            return self.seen.can_pay(suits, due + self.seen.interest(suits))
        many = MOST_PAYMENTS if len(self.held) <= constants.HAND_LIMIT else 2
        return len(payments) <= many and self.is_affordable(payments)

    def is_affordable(self, payments: tuple[Payment, ...]) -> bool:
        if payments not in self.affordable:
            self.affordable[payments] = any(self.is_enough(payments, capital) for capital in self.capitals(payments))
        return self.affordable[payments]

    def is_enough(self, payments: tuple[Payment, ...], capital: Capital) -> bool:
        """Whether the cards do, without asking which are best: for each rest of the other payments, the least of the last one."""
        *others, last = self.after_capital(payments, capital)
        least, end = {tuple(others): last}, len(others)
        for card, suit, codes, is_first_ace, _ in self.held:
            if is_first_ace and (capital is None or card == capital[1]):
                continue
            worth = codes[-1][1]
            places = [i for i in range(capital[0] if is_first_ace and capital else 0, end + 1) if payments[i].suits & suit]
            for rest, last in list(least.items()) if places else ():
                for i in places:
                    if i == end:
                        least[rest] = min(least[rest], max(0, last - worth))
                    elif rest[i] > 0:
                        after = (*rest[:i], max(0, rest[i] - worth), *rest[i + 1 :])
                        least[after] = min(least.get(after, last), last)
        return least.get((0,) * end) == 0

    def after_capital(self, payments: tuple[Payment, ...], capital: Capital) -> list[int]:
        left = [due for _, due in payments]
        if capital is not None:
            left[capital[0]] = max(0, left[capital[0]] - self.seen.high_ace())
        return left

    def purses(self, payments: tuple[Payment, ...]) -> Purses | None:
        """The cards to spend for each payment, as few points as possible and royals last; None if there are not enough."""
        if payments not in self.shared:
            ways = [way for capital in self.capitals(payments) if (way := self.cheapest(payments, capital)) is not None]
            self.shared[payments] = min(ways)[1] if ways else None
        return self.shared[payments]

    def capitals(self, payments: tuple[Payment, ...]) -> list[Capital]:
        """Which Ace may become capital in which of the payments; None: no Ace is spent, or there is no such choice."""
        aces = [held.card for held in self.held if held.first_ace]
        return [None, *((i, ace) for i, (suits, _) in enumerate(payments) for ace in aces if suits >> ace // 13 & 1)]

    def cheapest(self, payments: tuple[Payment, ...], capital: Capital) -> tuple[int, Purses] | None:
        left, cost = self.after_capital(payments, capital), 0
        purses: list[tuple[int, ...]] = [()] * len(payments)
        if capital is not None:
            cost, purses[capital[0]] = self.seen.high_ace(), (capital[1],)
        ways: dict[tuple[int, ...], tuple[int, Purses]] = {tuple(left): (cost, tuple(purses))}
        for held in self.held:
            if not held.first_ace:
                ways = self.shared_out(ways, payments, held, 0)
            elif capital is not None and held.card != capital[1]:
                ways = self.shared_out(ways, payments, held, capital[0])
        return ways.get((0,) * len(payments))

    def shared_out(
        self, ways: dict[tuple[int, ...], tuple[int, Purses]], payments: tuple[Payment, ...], held: Held, first: int
    ) -> dict[tuple[int, ...], tuple[int, Purses]]:
        """For each rest that may be due, the cheapest purses, when one more card may go into one of them from the first on."""
        found = dict(ways)
        for code, worth in held.codes:
            for left, (cost, purses) in ways.items():
                for i in range(first, len(payments)):
                    if left[i] <= 0 or not payments[i].suits & held.suit:
                        continue
                    after = (*left[:i], max(0, left[i] - worth), *left[i + 1 :])
                    dearer = cost + worth + held.extra
                    if after not in found or dearer < found[after][0]:
                        found[after] = dearer, (*purses[:i], (*purses[i], code), *purses[i + 1 :])
        return found

    def with_cards(self, leg: Leg) -> tuple[list[int], JackRabbits] | None:
        """The moves of a leg with its payments, and where they lead; None if it cannot be done."""
        if leg.moves not in self.played:
            purses = self.purses(leg.payments)
            self.played[leg.moves] = None if purses is None else self.play(leg.moves, list(purses))
        return self.played[leg.moves]

    def play(self, moves: Sequence[int], purses: list[tuple[int, ...]]) -> tuple[list[int], JackRabbits] | None:
        state, played = self.seen.copy(), list[int]()
        for move in moves:
            if move not in state.legal(self.seat):
                if constants.ROAD <= move < constants.TREK:
                    continue  # what has no choice has run by itself
                return None
            state.apply(move, self.seat)
            played.append(move)
            if move in ACCEPTED or move == constants.SHORTFALL:
                due = self.payment(state, move).due
                for code in purses.pop(0):
                    if due > 0:
                        if code not in state.legal(self.seat):
                            return None
                        due -= state.spent_worth(self.seat, code)
                        state.apply(code, self.seat)
                        played.append(code)
                if due > 0:
                    return None
        return played, state
