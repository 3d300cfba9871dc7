"""Jack Rabbits: the state and its moves. First the land, then the game that is played on it.

While a land is built, tiles are laid and taken up; the edges that face each other are kept at every step. `connect` then
finds the waters and the ends of all free journeys. The land does not change any more once the cards are dealt.

A turn goes from step to step, and somebody or chance is asked at each. On a journey the rabbit stands on a road tile `on`,
which it has entered by the edge `came`; a way without a choice runs by itself. Cards are bit sets; jokers are counted.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, bits, chance, turns
from parlour.core.chance import U64
from parlour.core.state import Moves, State
from parlour.games.jack_rabbits import names

PerCell = Annotated[list[int], "uint8", names.CELLS]
PerTile = Annotated[list[int], "uint8", names.TILES]
PerEdge = Annotated[list[int], "uint8", names.EDGES]
PerShape = Annotated[list[int], "uint8", 3]
PerSide = Annotated[list[int], "int16", 6]
ShapeEdges = Annotated[list[int], "uint8", 18]
ShapeCells = Annotated[list[int], "int16", 108]
PerHexagon = Annotated[list[int], "uint8", names.HEXAGONS]
PerSeat = Annotated[list[int], "uint8", names.MOST_SEATS]
PerSeatCards = Annotated[list[int], "int64", names.MOST_SEATS]  # bit sets of cards
PerSeatTiles = Annotated[list[int], "int64", names.MOST_SEATS]  # bit sets of tiles
PerSuits = Annotated[list[int], "int64", 16]  # bit sets of cards, for each set of suits
PerCode = Annotated[list[int], "uint8", names.CODES]

INNER: PerCell = names.INNER
POINTS_UP: PerCell = names.POINTS_UP
ACROSS: PerSide = names.ACROSS
SIZE: PerShape = names.SIZE_OF
EDGES: PerShape = names.EDGES_OF
COVERS: ShapeCells = names.COVERS
CELL_AT: ShapeCells = names.CELL_AT
SIDE: ShapeEdges = names.SIDE_OF
EDGE_AT: ShapeEdges = names.EDGE_AT
SHAPE: PerTile = names.SHAPE_OF
KIND: PerTile = names.KIND_OF
TURNS: PerTile = names.TURNS_OF
FIRST_EDGE: PerTile = names.FIRST_EDGE
TILE: PerEdge = names.TILE_OF
HAS_ROAD: PerEdge = names.HAS_ROAD
GOES_ON: Annotated[list[int], "uint8", names.EDGES * 2] = names.GOES_ON
ROYAL_CARD: PerHexagon = names.CARD_OF_ROYAL
ROYAL_TILE: Annotated[list[int], "uint8", names.CARDS] = names.TILE_OF_CARD
SUIT_CARDS: PerSuits = names.SUIT_CARDS
PIP_CARDS: PerSuits = names.PIP_CARDS
SHAPE_TILES: Annotated[list[int], "int64", 3] = names.SHAPE_TILES
CARD: PerCode = names.CARD_OF_CODE
SUIT: PerCode = names.SUIT_OF_CODE
PAYS_AT: Annotated[list[int], "uint8", 8] = names.PAYS_AT


class JackRabbits(State):
    # options
    game: int
    quest: int
    board: int
    land: int
    guidelines: int
    hand_limit_rule: int
    personal_trade: int
    advanced_citadel: int
    tight_suits: int
    suits: int
    residential_flights: int
    provisional_palaces: int
    trailing_carrots: int
    windfall_lottery: int
    overtaxed_hands: int
    seized_surplus: int
    aces: int
    additional_capital: int
    patriarchal: int
    edition: int
    turn_limit: int
    # what follows from them
    kept: int  # the suits in play
    aim: int  # the quest
    ace_rule: int
    trades: int  # whether there is personal trade
    # the land
    covered: PerCell  # the tile that covers a cell, or WATER
    place: Annotated[list[int], "uint16", names.TILES]  # the cell where a tile lies, or NOWHERE
    turn: PerTile
    joins: PerEdge  # the edge that faces an edge, or OFF where there is no tile
    water: PerEdge  # the water that an OFF edge looks at, else DRY
    leads: Annotated[list[int], "uint16", names.STOPS]  # where free journeys from a stop may end, as a bit set of stops
    home: int  # the stops from which free journeys lead to the citadel
    # its building
    bag: int  # tiles that nobody has seen yet, as a bit set
    shares: Annotated[list[int], "uint8", names.MOST_SEATS * 3]  # for each shape, how many of them lie before a seat
    own: PerSeatTiles  # tiles that lie before a seat face up
    shape: int  # of the tile that is flipped
    tile: int  # that is being laid, or NO_TILE
    spot: int  # the place for it, or NOWHERE
    built: PerTile  # tiles in the order in which they were laid, in rotation
    built_many: int
    rebuilds: int  # how often the land had to be changed
    # the cards
    deck: int
    deck_size: int
    discard: int
    aisle: int  # royals
    aisle_jokers: int
    hand: PerSeatCards
    jokers: PerSeat
    hand_size: PerSeat  # with jokers
    capital: PerSeat  # the Ace that lies in front of a seat, or NO_CARD
    display: PerSeatCards  # hearts of the hand that lie open
    maybe: Annotated[list[int], "int64", names.VIEWERS * names.PLACES]  # pip cards that a viewer thinks may be in a place
    # the tokens
    at: PerSeat  # the stop of a rabbit
    carrot: PerHexagon  # 0, or whose it is: seat + 1
    # the turn
    step: int
    resume: int  # the step after an interruption
    mover: int
    drawing: int  # the seat that chance gives cards to
    turns_played: int
    latest: int  # the last move that everybody saw
    winner: int  # once the game is over, or NOBODY
    passport: int  # what the club counts that was shown, or 0
    passport_card: int
    dice: Annotated[list[int], "uint8", 2]
    shown: int  # in the lottery
    prizes: int  # still to be drawn
    waits: int  # underground, in the first edition
    fought: int
    offered: int
    barred: int  # cards paid in trade in this turn
    # the journey
    on: int  # a road tile, or NO_TILE
    came: int
    trekked: int  # whether the rabbit may leave by both ends of its road
    served: int  # in this tavern
    passed: int  # hexagons, as a bit set
    entered: Annotated[list[int], "int64", 3]  # edges, as a bit set
    # paying and showing
    purpose: int  # the move that is paid for
    accepted: int  # suits
    due: int
    last: int  # in the order of the cards
    basket: int
    laid: PerSeatCards  # shown in a judgement, or laid face down in a trade
    face_down: PerSeat  # how many cards are laid in a trade
    # meetings
    answers: PerSeat
    challenger: int
    rival: int
    strength: PerSeat
    partner: int
    offer_suit: int
    offer_diamonds: int
    offer_points: int

    # Building

    def clear_land(self) -> None:
        for cell in range(names.CELLS):
            self.covered[cell] = names.WATER
        for tile in range(names.TILES):
            self.place[tile] = names.NOWHERE
            self.turn[tile] = 0
        for edge in range(names.EDGES):
            self.joins[edge] = names.OFF
            self.water[edge] = names.DRY
        for stop in range(names.STOPS):
            self.leads[stop] = 0

    def lay(self, tile: int, place: int, turn: int) -> None:
        """Lays a tile where it fits."""
        self.place[tile] = place
        self.turn[tile] = turn
        self.cover(tile, tile)
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            self.joins[edge] = facing
            if facing != names.OFF:
                self.joins[facing] = edge

    def take_up(self, tile: int) -> None:
        """Takes a laid tile off the land."""
        self.cover(tile, names.WATER)
        self.place[tile] = names.NOWHERE
        self.turn[tile] = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            if self.joins[edge] != names.OFF:
                self.joins[self.joins[edge]] = names.OFF
            self.joins[edge] = names.OFF

    def cover(self, tile: int, by: int) -> None:
        first = (SHAPE[tile] * 6 + self.turn[tile]) * 6
        for i in range(SIZE[SHAPE[tile]]):
            self.covered[self.place[tile] + COVERS[first + i]] = by

    def facing(self, edge: int, place: int, turn: int) -> int:
        """The edge of a laid tile that faces an edge of a tile at a place, or OFF."""
        other = self.covered[self.cell_beyond(edge, place, turn)]
        if other == names.WATER:
            return names.OFF
        opposite = (self.side(edge, turn) + 3) % 6
        return FIRST_EDGE[other] + EDGE_AT[SHAPE[other] * 6 + (opposite + 6 - self.turn[other]) % 6]

    def cell_beyond(self, edge: int, place: int, turn: int) -> int:
        """The cell on the other side of an edge of a tile at a place."""
        side = self.side(edge, turn)
        return place + CELL_AT[(SHAPE[TILE[edge]] * 6 + turn) * 6 + side] + ACROSS[side]

    def side(self, edge: int, turn: int) -> int:
        """The side that an edge of a turned tile looks to."""
        return (SIDE[SHAPE[TILE[edge]] * 6 + edge - FIRST_EDGE[TILE[edge]]] + turn) % 6

    # Where a tile may lie

    def find_places(self, to: Moves, tile: int, how: int, guided: bool) -> None:
        """Writes place * 6 + turn for every way to lay a tile, and its snugness as the weight.

        How it lies: ATTACHED, APART or both. Guided: only where it breaks no guideline.
        """
        top = names.ROWS
        bottom = 0
        left = names.COLUMNS
        right = 0
        for other in range(names.TILES):
            if self.place[other] != names.NOWHERE:
                top = min(top, self.place[other] // names.COLUMNS)
                bottom = max(bottom, self.place[other] // names.COLUMNS)
                left = min(left, self.place[other] % names.COLUMNS)
                right = max(right, self.place[other] % names.COLUMNS)
        rows = names.ISLAND_REACH + 1 if how & names.APART != 0 else 2
        columns = rows * 2
        for row in range(max(1, top - rows), min(names.ROWS - 1, bottom + rows + 1)):
            for column in range(max(1, left - columns), min(names.COLUMNS - 1, right + columns + 1)):
                place = row * names.COLUMNS + column
                if self.covered[place] != names.WATER:
                    continue
                lies = False
                for turn in range(TURNS[tile]):
                    if turn == 0 or SHAPE[tile] != names.HEXAGON:  # a hexagon covers the same in every turn
                        lies = self.may_lie(tile, place, turn, how)
                    if lies and not (guided and self.breaks(tile, place, turn) != 0):
                        to.add_weighted(place * 6 + turn, self.snugness(tile, place, turn))

    def may_lie(self, tile: int, place: int, turn: int, how: int) -> bool:
        """JR-9: every tile shares an edge with a laid one, except a hexagon that starts an island."""
        if not self.fits(tile, place, turn):
            return False
        if self.touches(tile, place, turn):
            return how & names.ATTACHED != 0
        return how & names.APART != 0 and SHAPE[tile] == names.HEXAGON and self.is_near(place)

    def fits(self, tile: int, place: int, turn: int) -> bool:
        """Whether a tile lies on the lattice there, inside the window and on no other tile."""
        if place < 0 or place >= names.CELLS or INNER[place] == 0:
            return False
        if POINTS_UP[place] == (turn % 2 if SHAPE[tile] == names.TRIANGLE else 0):
            return False
        first = (SHAPE[tile] * 6 + turn) * 6
        for i in range(SIZE[SHAPE[tile]]):
            cell = place + COVERS[first + i]
            if INNER[cell] == 0 or self.covered[cell] != names.WATER:
                return False
        return True

    def touches(self, tile: int, place: int, turn: int) -> bool:
        """Whether a tile would share an edge with a laid one."""
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            if self.facing(edge, place, turn) != names.OFF:
                return True
        return False

    def snugness(self, tile: int, place: int, turn: int) -> int:
        """How many edges a tile would share with laid ones; those where roads meet count twice."""
        snug = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            if facing != names.OFF:
                snug += 2 if HAS_ROAD[edge] == 1 and HAS_ROAD[facing] == 1 else 1
        return snug

    def weigh_places(self, to: Moves, middle: int, snug: int, careless: int, u: U64) -> U64:
        """What each place costs instead of its snugness, which makes it cheaper, as does being near the middle; and some luck."""
        for i in range(to.many):
            place = to.move[i] // 6
            x = place % names.COLUMNS - middle % names.COLUMNS
            y = place // names.COLUMNS - middle // names.COLUMNS
            u = chance.step(u)
            to.weight[i] = x * x + 3 * y * y - snug * to.weight[i] + chance.index(u, careless)
        return u

    def is_near(self, place: int) -> bool:
        """Whether a hexagon would be at most two edges away from a laid tile."""
        reach = names.ISLAND_REACH
        middle = place % names.COLUMNS
        for row in range(-reach, reach):
            y = place // names.COLUMNS + row
            if y < 0 or y >= names.ROWS:
                continue
            wide = 2 * reach - (row + 1 if row >= 0 else -row)
            for x in range(max(0, middle - wide), min(names.COLUMNS - 1, middle + wide) + 1):
                if self.covered[y * names.COLUMNS + x] != names.WATER:
                    return True
        return False

    def breaks(self, tile: int, place: int, turn: int) -> int:
        """JR-9: the guidelines that a tile would break, as a bit set."""
        broken = 0
        for edge in range(FIRST_EDGE[tile], FIRST_EDGE[tile] + EDGES[SHAPE[tile]]):
            facing = self.facing(edge, place, turn)
            if facing == names.OFF:
                continue
            other = TILE[facing]
            if HAS_ROAD[edge] != HAS_ROAD[facing]:
                broken |= names.DEAD_END
            elif HAS_ROAD[edge] == 1 and SHAPE[tile] == names.HEXAGON and SHAPE[other] == names.HEXAGON:
                broken |= names.HEXAGONS_JOINED
            if SHAPE[tile] == names.TRIANGLE and KIND[tile] == KIND[other]:
                broken |= names.TRIANGLES_ALIKE
        return broken

    # The finished land

    def connect(self) -> None:
        """Finds the waters, and where free journeys lead."""
        self.find_waters()
        self.find_leads()

    def find_leads(self) -> None:
        for stop in range(names.STOPS):
            self.leads[stop] = 0
        for edge in range(names.EDGES):
            tile = TILE[edge]
            if self.place[tile] != names.NOWHERE and HAS_ROAD[edge] == 1:
                if tile < names.HEXAGONS:
                    self.leads[tile] |= self.ends(edge, 0)
                elif KIND[tile] == names.CAVE:
                    self.leads[names.UNDERGROUND] |= self.ends(edge, 0)  # JR-24
        self.leads[names.OFF_BOARD] = bits.bit(names.UNDERGROUND)  # JR-28

    def find_waters(self) -> None:
        """Numbers the waters, cells without tiles that are connected across edges: the sea, then lakes from the top."""
        number: PerCell = [255] * 1372
        stack: Annotated[list[int], "uint16", names.CELLS] = [0] * 1372
        waters = 0
        for start in range(names.CELLS):
            if self.covered[start] != names.WATER or number[start] != names.DRY:
                continue
            number[start] = waters
            stack[0] = start
            many = 1
            while many > 0:
                many -= 1
                cell = stack[many]
                for side in range(1 if POINTS_UP[cell] == 1 else 0, 6, 2):
                    other = self.neighbour(cell, side)
                    if other >= 0 and self.covered[other] == names.WATER and number[other] == names.DRY:
                        number[other] = waters
                        stack[many] = other
                        many += 1
            waters += 1
        for edge in range(names.EDGES):
            tile = TILE[edge]
            self.water[edge] = names.DRY
            if self.place[tile] != names.NOWHERE and self.joins[edge] == names.OFF:
                self.water[edge] = number[self.cell_beyond(edge, self.place[tile], self.turn[tile])]

    def neighbour(self, cell: int, side: int) -> int:
        """The neighbour of a cell on a side; -1 outside the window."""
        column = cell % names.COLUMNS
        if (ACROSS[side] == 1 and column == names.COLUMNS - 1) or (ACROSS[side] == -1 and column == 0):
            return -1
        there = cell + ACROSS[side]
        return there if there >= 0 and there < names.CELLS else -1

    def ends(self, edge: int, entered: int) -> int:
        """The stops to which the road that leaves a tile by an edge leads, for free, as a bit set (JR-17).

        `entered` are the edges by which merchants have been entered on the way.
        """
        facing = self.joins[edge]
        for _ in range(names.LONGEST_ROAD + 1):
            if facing == names.OFF:
                return bits.bit(names.OFF_BOARD)
            if HAS_ROAD[facing] == 0:
                return 0  # JR-6
            tile = TILE[facing]
            if tile < names.HEXAGONS:
                return bits.bit(tile)
            if KIND[tile] == names.CAVE:
                return bits.bit(names.UNDERGROUND)
            if KIND[tile] == names.MERCHANT:
                way = bits.bit(facing - names.TRIANGLE_EDGES)
                if entered & way != 0:
                    return 0
                one = self.ends(GOES_ON[facing * 2], entered | way)
                return one | self.ends(GOES_ON[facing * 2 + 1], entered | way)
            facing = self.joins[GOES_ON[facing * 2]]
        return 0

    def homeward(self, off_board: bool) -> int:
        """The stops from which some sequence of free journeys leads to the citadel, with or without going off the board."""
        home = bits.bit(names.CITADEL)
        before = 0
        while home != before:
            before = home
            for stop in range(names.STOPS if off_board else names.OFF_BOARD):
                if self.leads[stop] & home != 0:
                    home |= bits.bit(stop)
        return home

    def laid_hexagons(self) -> int:
        """The hexagons on the land, as a bit set."""
        laid = 0
        for tile in range(names.HEXAGONS):
            if self.place[tile] != names.NOWHERE:
                laid |= bits.bit(tile)
        return laid

    def ports(self) -> int:
        """How many roads lead off the board."""
        many = 0
        for edge in range(names.EDGES):
            if self.water[edge] != names.DRY and HAS_ROAD[edge] == 1:
                many += 1
        return many

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

    def start_dealing(self) -> None:
        """JR-11: on a finished land."""
        self.home = self.homeward(True)
        self.mover = 0
        self.drawing = 0
        self.step = names.DEALING
        turns.ask_chance(self, names.DECK)

    def chosen_quest(self) -> int:
        """JR-14, JR-37"""
        if self.quest > 0:
            return self.quest - 1
        if self.game != names.FULL:
            return names.SIMPLE
        return names.DIVERSE_MONARCHIC if bits.count(self.kept) > 2 else names.MONARCHIC

    def lay_out_cards(self) -> None:
        """JR-11"""
        self.aisle_jokers = names.JOKERS
        self.deck = PIP_CARDS[self.kept]
        self.deck_size = bits.count(self.deck)
        self.aisle = SUIT_CARDS[self.kept] & ~self.deck
        self.place_cards(self.deck, names.PILE)

    def clear_turn(self) -> None:
        self.passport = 0
        self.passport_card = names.NO_CARD
        self.waits = 0
        self.prizes = 0
        self.shown = 0
        self.fought = 0
        self.offered = 0
        self.barred = 0
        self.rival = names.NOBODY
        self.partner = names.NOBODY
        self.challenger = names.NOBODY
        self.clear_payment()
        self.rest()

    def rest(self) -> None:
        """The rabbit is on no road."""
        self.on = names.NO_TILE
        self.came = names.NO_EDGE
        self.trekked = 0
        self.served = 0
        self.passed = 0
        self.forget_roads()

    def forget_roads(self) -> None:
        for i in range(3):
            self.entered[i] = 0

    # What may be done

    def find_moves(self, to: Moves, seat: int) -> None:
        step = self.step
        if step == names.JOURNEY:
            self.find_departures(to)
        elif step == names.ON_ROAD:
            self.find_ways(to)
        elif step == names.PASSING:
            to.add(names.STAY)
            self.find_roads(to, TILE[self.came])
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
        return (
            step == names.LOTTERY or step == names.PASSPORT or step == names.CHALLENGE or step == names.FIGHTING
            or step == names.ANSWERING or step == names.LAYING
        )

    def find_outcomes(self, to: Moves) -> None:
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

    def pick_outcome(self, paper: Moves, u: U64) -> int:
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

    def member(self, among: int, number: int) -> int:
        """One of a bit set, by its number."""
        rest = among
        for _ in range(number):
            rest &= rest - 1
        return bits.lowest(rest)

    def push(self, move: int, seat: int) -> None:
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

    # Building together

    def start_building(self) -> None:
        """JR-7: the tiles are dealt in equal shares, face up in free building (JR-8)."""
        for tile in range(1, names.TILES):
            if self.is_in_play(tile):
                self.bag |= bits.bit(tile)
        if self.board == names.FREE:
            self.step = names.DEALING_TILES
            turns.ask_chance(self, names.TILE_BAG)
            return
        for seat in range(self.seats):
            for shape in range(3):
                self.shares[seat * 3 + shape] = bits.count(self.bag & SHAPE_TILES[shape]) // self.seats
        self.ask_builder()

    def is_in_play(self, tile: int) -> bool:
        """JR-37: the royals of some suits, and as many sets of road tiles."""
        if tile < names.HEXAGONS:
            return (self.kept >> (ROYAL_CARD[tile] // 13)) & 1 == 1
        return (tile - names.HEXAGONS) % names.SETS < bits.count(self.kept)

    def deal_tile(self, tile: int) -> None:
        self.bag &= ~bits.bit(tile)
        self.own[self.drawing] |= bits.bit(tile)
        self.drawing = (self.drawing + 1) % self.seats
        if self.bag != 0:
            turns.ask_chance(self, names.TILE_BAG)
        else:
            self.ask_builder()

    def ask_builder(self) -> None:
        """JR-8: in rotation, for a tile or a shape; the only one is taken without asking."""
        self.mover = self.built_many % self.seats
        own = self.own[self.mover]
        shapes = 0
        for shape in range(3):
            if self.shares[self.mover * 3 + shape] > 0:
                shapes |= bits.bit(shape)
        if bits.count(own) == 1:
            self.take_tile(bits.lowest(own))
        elif own != 0:
            self.ask_mover(names.CHOOSING_TILE)
        elif bits.count(shapes) == 1:
            self.take_shape(bits.lowest(shapes))
        else:
            self.ask_mover(names.CHOOSING_SHAPE)

    def find_building(self, to: Moves) -> None:
        if self.step == names.CHOOSING_SHAPE:
            for shape in range(3):
                if self.shares[self.mover * 3 + shape] > 0:
                    to.add(names.TAKE_SHAPE + shape)
        elif self.step == names.CHOOSING_TILE:
            for tile in range(1, names.TILES):
                if (self.own[self.mover] >> tile) & 1 == 1:
                    to.add(names.TAKE_TILE + tile)
        elif self.step == names.PLACING:
            self.find_spots(to, self.guidelines == names.ENFORCE)
            if to.many == 0:
                self.find_spots(to, False)  # JR-9: waived, since there is no other place
        else:
            offered = self.turns_offered(self.spot)
            for turn in range(6):
                if (offered >> turn) & 1 == 1:
                    to.add(names.TURN + turn)

    def find_spots(self, to: Moves, guided: bool) -> None:
        """Writes each place where the tile that is being laid may lie in some turn."""
        self.find_places(to, self.tile, names.ATTACHED | names.APART, guided)
        spots = 0
        for i in range(to.many):
            spot = names.PLACE + to.move[i] // 6
            if spots == 0 or to.move[spots - 1] != spot:
                to.move[spots] = spot
                to.weight[spots] = 1
                spots += 1
        to.many = spots
        to.total = spots

    def turns_at(self, place: int, guided: bool) -> int:
        """The turns in which the tile that is being laid may lie at a place, as a bit set."""
        found = 0
        lies = False
        if INNER[place] == 0 or self.covered[place] != names.WATER:
            return 0
        for turn in range(TURNS[self.tile]):
            if turn == 0 or SHAPE[self.tile] != names.HEXAGON:  # a hexagon covers the same in every turn
                lies = self.may_lie(self.tile, place, turn, names.ATTACHED | names.APART)
            if lies and not (guided and self.breaks(self.tile, place, turn) != 0):
                found |= bits.bit(turn)
        return found

    def turns_offered(self, place: int) -> int:
        """Those that break no guideline, if that is enforced and possible at a place."""
        guided = self.turns_at(place, True) if self.guidelines == names.ENFORCE else 0
        return guided if guided != 0 else self.turns_at(place, False)

    def tile_in_hand(self) -> int:
        """The tile that is being laid, or NO_TILE."""
        return self.tile

    def place_in_hand(self) -> int:
        """The place that was chosen for it, or NOWHERE."""
        return self.spot

    def build(self, move: int) -> None:
        if move >= names.TURN:
            self.lay_down(move - names.TURN)
        elif move >= names.PLACE:
            self.choose_spot(move - names.PLACE)
        elif move >= names.TAKE_TILE:
            self.take_tile(move - names.TAKE_TILE)
        else:
            self.take_shape(move - names.TAKE_SHAPE)

    def take_shape(self, shape: int) -> None:
        self.shape = shape
        self.step = names.FLIPPING
        turns.ask_chance(self, names.TILE_BAG)

    def flip(self, tile: int) -> None:
        self.bag &= ~bits.bit(tile)
        self.shares[self.mover * 3 + self.shape] -= 1
        self.shape = 0
        self.take_tile(tile)

    def take_tile(self, tile: int) -> None:
        self.own[self.mover] &= ~bits.bit(tile)
        self.tile = tile
        self.ask_mover(names.PLACING)

    def choose_spot(self, place: int) -> None:
        self.spot = place
        offered = self.turns_offered(place)
        if bits.count(offered) == 1:
            self.lay_down(bits.lowest(offered))
        else:
            self.ask_mover(names.TURNING)

    def lay_down(self, turn: int) -> None:
        self.lay(self.tile, self.spot, turn)
        self.built[self.built_many] = self.tile
        self.built_many += 1
        self.tile = names.NO_TILE
        self.spot = names.NOWHERE
        if self.built_many == bits.count(self.kept) * names.TILES_OF_SUIT:
            self.check_land()
        else:
            self.ask_builder()

    def check_land(self) -> None:
        """JR-9: some cave must lead home. Once everything has been taken up and laid again, the land stays as it is."""
        self.connect()
        if (self.homeward(False) >> names.UNDERGROUND) & 1 == 0 and self.rebuilds * self.seats < self.built_many:
            self.rebuild()
            return
        for i in range(names.TILES):
            self.built[i] = 0
        self.built_many = 0
        self.rebuilds = 0
        self.start_dealing()

    def rebuild(self) -> None:
        """The last tiles go back to those who have laid them: one each, and one more each time."""
        self.rebuilds += 1
        for _ in range(self.rebuilds * self.seats):
            self.built_many -= 1
            tile = self.built[self.built_many]
            self.built[self.built_many] = 0
            self.own[self.built_many % self.seats] |= bits.bit(tile)
            self.take_up(tile)
        for edge in range(names.EDGES):
            self.water[edge] = names.DRY
        for stop in range(names.STOPS):
            self.leads[stop] = 0
        self.ask_builder()

    # Cards

    def holds(self, seat: int, code: int) -> bool:
        """Whether a seat has a card; an Ace that counts high is one only where Aces are ambivalent (JR-44)."""
        if code >= names.HIGH and self.ace_rule != names.AMBIVALENT:
            return False
        return (self.hand[seat] >> CARD[code]) & 1 == 1

    def worth(self, code: int) -> int:
        """JR-12, JR-44, JR-46: what a card counts when it is shown."""
        rank = code % 13
        if code >= names.HIGH or (rank == names.ACE and self.ace_rule == names.PLAIN and self.patriarchal == 1):
            return self.high_ace()
        if rank >= names.JACK:
            return rank + 1 if self.patriarchal == 1 else 10
        return rank + 1

    def high_ace(self) -> int:
        return names.PATRIARCHAL_ACE if self.patriarchal == 1 else names.HIGH_ACE

    def spent_worth(self, seat: int, code: int) -> int:
        """What a card counts when the seat spends it."""
        return self.high_ace() if self.is_first_ace(seat, CARD[code]) else self.worth(code)

    def is_first_ace(self, seat: int, card: int) -> bool:
        """JR-44"""
        return self.ace_rule == names.CAPITAL and card % 13 == names.ACE and self.capital[seat] == names.NO_CARD

    def order(self, code: int) -> int:
        """Cards are paid and shown in ascending order of their worth: then the dearest is the last, and every payment that
        is possible in some order is possible in this one."""
        if self.ace_rule == names.CAPITAL and code % 13 == names.ACE:
            return 15 * 64 + code
        return self.worth(code) * 64 + code

    def reach(self, seat: int, suits: int, after: int, without: int, spending: bool) -> int:
        """The most that a seat can put together with cards of some suits that come after others in the order."""
        total = 0
        first_ace = spending and self.is_first_ace(seat, names.ACE) and without % 13 != names.ACE
        rest = self.hand[seat] & SUIT_CARDS[suits]
        while rest != 0:
            card = bits.lowest(rest)
            rest &= rest - 1
            if card == without:
                continue
            ace = card % 13 == names.ACE
            code = names.HIGH + SUIT[card] if ace and self.ace_rule == names.AMBIVALENT else card
            if self.order(code) > after:
                total += self.high_ace() if ace and first_ace else self.worth(code)
                first_ace = first_ace and not ace
        return total

    def receive(self, seat: int, card: int) -> None:
        self.hand[seat] |= bits.bit(card)
        self.hand_size[seat] += 1

    def part_with(self, seat: int, card: int) -> None:
        self.hand[seat] &= ~bits.bit(card)
        self.hand_size[seat] -= 1
        self.display[seat] &= self.hand[seat]
        if self.display[seat] != 0 and self.displayed(seat) < names.HEARTS_SHOWN:
            self.display[seat] = 0  # JR-39

    def displayed(self, seat: int) -> int:
        total = 0
        for rank in range(13):
            if (self.display[seat] >> (names.HEARTS * 13 + rank)) & 1 == 1:
                ace = rank == names.ACE and self.ace_rule == names.AMBIVALENT
                total += self.worth(names.HIGH + names.HEARTS if ace else names.HEARTS * 13 + rank)
        return total

    def lose_card(self, seat: int, card: int) -> None:
        """A card goes to the discard, a royal or joker back to the aisle (JR-18)."""
        if card == names.JOKER:
            self.jokers[seat] -= 1
            self.hand_size[seat] -= 1
            self.aisle_jokers += 1
            return
        self.part_with(seat, card)
        self.place_cards(bits.bit(card), names.OPEN_TO_ALL)
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
            self.place_cards(bits.bit(card), names.OPEN_TO_ALL)
        else:
            self.lose_card(seat, card)
        return worth

    def royals(self, seat: int) -> int:
        return bits.count(self.hand[seat] & ~PIP_CARDS[names.ALL_SUITS])

    def has_royal_of(self, seat: int, suit: int) -> bool:
        return (self.hand[seat] >> (suit * 13 + names.JACK)) & 7 != 0

    def meets_quest(self, seat: int) -> bool:
        """JR-14"""
        if self.royals(seat) < names.CARROTS:
            return False
        suits = 0
        ranks = 0
        for tile in range(1, names.HEXAGONS):
            if self.carrot[tile] == seat + 1:
                suits |= bits.bit(ROYAL_CARD[tile] // 13)
                ranks |= bits.bit(ROYAL_CARD[tile] % 13)
        diverse = bits.count(suits) == 3
        monarchic = bits.count(ranks) == 3
        if self.aim == names.DIVERSE:
            return diverse
        if self.aim == names.MONARCHIC:
            return monarchic
        if self.aim == names.DIVERSE_MONARCHIC:
            return diverse and monarchic
        return self.aim == names.SIMPLE or bits.count(suits) == 1

    # Drawing

    def ask_card(self) -> bool:
        """Chance gives a card, if there is any; the discard is reshuffled when it is needed (JR-11)."""
        if self.deck_size == 0:
            self.reshuffle()
        if self.deck_size == 0:
            return False
        turns.ask_chance(self, names.DECK)
        return True

    def reshuffle(self) -> None:
        for viewer in range(names.VIEWERS):
            self.maybe[viewer * names.PLACES + names.PILE] = 0  # the pile was empty
        self.deck = self.discard
        self.deck_size = bits.count(self.discard)
        self.place_cards(self.discard, names.PILE)
        self.discard = 0

    def draw_card(self, card: int) -> None:
        seat = self.drawing
        self.deck &= ~bits.bit(card)
        self.deck_size -= 1
        self.receive(seat, card)
        self.know_draw(seat, card)
        if self.step == names.DEALING:
            self.deal_on()
        elif self.step == names.PRIZE:
            self.prizes -= 1
            self.draw_prizes()
        else:
            self.end_turn()

    def deal_on(self) -> None:
        self.drawing = (self.drawing + 1) % self.seats
        if self.hand_size[self.drawing] == names.FIRST_HAND:
            self.start_turn()

    # The turn

    def start_turn(self) -> None:
        self.clear_turn()
        self.drawing = self.mover
        self.call_excess()

    def call_excess(self) -> None:
        """JR-16: with the rule `caught`, a player who starts a turn may call what others hold beyond the limit."""
        if self.hand_limit_rule == names.CAUGHT:
            for seat in range(self.seats):
                if seat != self.mover and self.excess(seat) > 0:
                    self.ask_mover(names.CALLING)
                    return
        self.set_out()

    def call(self, move: int) -> None:
        if move == names.PASS:
            self.set_out()
            return
        caught = move - names.CALL
        if self.seized_surplus == 1:  # JR-43
            self.rival = caught
            self.step = names.STEALING
            self.resume = names.CALLING
            turns.ask_chance(self, names.STEAL)
        else:
            self.ask_discard(caught, names.CALLING)

    def set_out(self) -> None:
        """What comes before the dice: the win of somebody who waits at the citadel, and the passport."""
        if self.at[self.mover] == names.CITADEL and self.meets_quest(self.mover):
            self.win()  # JR-27
        elif self.is_airfield(self.at[self.mover]) and (self.kept >> names.CLUBS) & 1 == 1:
            self.ask_mover(names.PASSPORT)
        else:
            self.ask_dice()

    def is_airfield(self, stop: int) -> bool:
        """JR-29, JR-36: where flights start."""
        if self.game != names.FULL:
            return False
        return self.is_royal(stop, names.KING) or (stop == names.CITADEL and self.advanced_citadel == 1)

    def is_royal(self, stop: int, rank: int) -> bool:
        return stop > 0 and stop < names.HEXAGONS and ROYAL_CARD[stop] % 13 == rank

    def show_passport(self, move: int) -> None:
        if move != names.PASS:
            self.place_cards(bits.bit(CARD[move]), self.mover)
            self.passport = self.worth(move)
            self.passport_card = CARD[move]
        self.ask_dice()

    def ask_dice(self) -> None:
        self.step = names.ROLLING
        turns.ask_chance(self, names.DICE)

    def roll(self, outcome: int) -> None:
        self.dice[0] = outcome // 6 + 1
        self.dice[1] = outcome % 6 + 1
        if self.edition == names.FIRST_EDITION and self.at[self.mover] == names.OFF_BOARD:  # JR-47
            self.at[self.mover] = names.UNDERGROUND
            self.waits = 1
        self.ask_mover(names.LOTTERY)

    def price(self) -> int:
        """JR-18"""
        return self.dice[0] + self.dice[1]

    # The lottery

    def matches(self, card: int) -> bool:
        """JR-15: a card with the number of a die; several are shown in order (JR-41)."""
        if self.shown >> card != 0:
            return False
        if card % 13 == names.ACE and self.edition == names.FIRST_EDITION and self.capital[self.mover] == names.NO_CARD:
            return False  # JR-47
        number = card % 13 + 1
        return number == self.dice[0] or number == self.dice[1]

    def play_lottery(self, move: int) -> None:
        if move != names.PASS:
            self.place_cards(bits.bit(move), self.mover)
            self.shown |= bits.bit(move)
            self.prizes += 1
            if self.windfall_lottery == 1:  # JR-41
                self.ask_mover(names.LOTTERY)
                return
        if self.windfall_lottery == 1 and self.dice[0] == self.dice[1]:
            self.prizes += 1
        self.draw_prizes()

    def draw_prizes(self) -> None:
        self.step = names.PRIZE
        if self.prizes > 0 and self.ask_card():
            return
        self.prizes = 0
        if self.hand_limit_rule != names.CAUGHT and self.excess(self.mover) > 0:
            self.ask_discard(self.mover, names.JOURNEY)
        else:
            self.begin_journey()

    # The hand limit

    def excess(self, seat: int) -> int:
        """JR-16, JR-42: how many cards a seat holds beyond the limit."""
        limit = names.OVERTAXED_LIMIT if self.overtaxed_hands == 1 else names.HAND_LIMIT
        return max(0, self.hand_size[seat] - limit)

    def ask_discard(self, seat: int, resume: int) -> None:
        self.step = names.DISCARDING
        self.resume = resume
        turns.ask(self, seat)

    def discard_card(self, card: int, seat: int) -> None:
        self.lose_card(seat, card)
        if self.excess(seat) > 0:
            return
        self.go_on()

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

    # The journey

    def begin_journey(self) -> None:
        stop = self.at[self.mover]
        self.rest()
        if self.waits == 1:
            self.increment()  # JR-47
        elif stop == names.OFF_BOARD:
            self.at[self.mover] = names.UNDERGROUND  # JR-28
            self.increment()
        else:
            self.passed = bits.bit(stop)
            self.ask_mover(names.JOURNEY)

    def find_departures(self, to: Moves) -> None:
        stop = self.at[self.mover]
        if self.passport > 0 and self.passport < self.price():  # JR-29
            to.add(names.FALL)
            if self.can_pay(self.takeoff_suits(), self.price() - self.passport):
                to.add(names.SHORTFALL)
            return
        to.add(names.STAY)
        if stop == names.UNDERGROUND:
            self.find_caves(to)
            return
        self.find_roads(to, stop)
        if self.jokers[self.mover] > 0:
            to.add(names.RELEASE)
        if (self.home >> stop) & 1 == 0:
            to.add(names.HOP)  # JR-28
        if self.passport > 0:
            self.find_flights(to)

    def find_roads(self, to: Moves, hexagon: int) -> None:
        """The roads of a hexagon, except dead ends and the one that the rabbit has come by."""
        for edge in range(hexagon * 6, hexagon * 6 + 6):
            if HAS_ROAD[edge] == 1 and edge != self.came and self.is_open(edge):
                to.add(names.ROAD + edge)

    def is_open(self, edge: int) -> bool:
        """Whether the road that leaves a tile by an edge goes on, and has not been taken since the last payment (JR-17)."""
        facing = self.joins[edge]
        return facing == names.OFF or (HAS_ROAD[facing] == 1 and not self.was_entered(facing))

    def was_entered(self, edge: int) -> bool:
        return (self.entered[edge // 60] >> (edge % 60)) & 1 == 1

    def find_caves(self, to: Moves) -> None:
        for number in range(names.SETS):
            cave = names.FIRST_CAVE + number
            if self.place[cave] != names.NOWHERE and cave != self.on:
                to.add(names.EMERGE + number)

    def find_flights(self, to: Moves) -> None:
        """JR-29, JR-38"""
        for stop in range(names.HEXAGONS):
            other = self.place[stop] != names.NOWHERE and stop != self.at[self.mover]
            if other and (self.residential_flights == 1 or self.is_royal(stop, names.KING)):
                to.add(names.FLY + stop)

    def takeoff_suits(self) -> int:
        stop = self.at[self.mover]
        return names.ALL_SUITS if stop == names.CITADEL else bits.bit(ROYAL_CARD[stop] // 13)  # JR-36

    def find_ways(self, to: Moves) -> None:
        """On a road tile: the ways on, and the transfers that can be paid."""
        kind = KIND[self.on]
        first = FIRST_EDGE[self.on]
        ways = 0
        for edge in range(first, first + EDGES[SHAPE[self.on]]):
            if self.is_way(edge):
                to.add(names.ROAD + edge)
                ways += 1
        if self.can_transfer():
            to.add(names.TREK + (0 if kind < names.MERCHANT else kind - names.MERCHANT + 1))
        if kind == names.CAVE:
            to.add(names.DOWN)  # JR-23
        if self.jokers[self.mover] > 0:
            to.add(names.RELEASE)
        if ways == 0 and kind != names.CAVE:
            to.add(names.BACK)  # JR-6

    def is_way(self, edge: int) -> bool:
        """Whether the road under the rabbit leads on by an edge of its tile."""
        there = GOES_ON[self.came * 2] == edge or GOES_ON[self.came * 2 + 1] == edge
        return (there or (self.trekked == 1 and edge == self.came)) and self.is_open(edge)

    def can_transfer(self) -> bool:
        kind = KIND[self.on]
        if kind == names.TAVERN and (self.aisle_jokers == 0 or self.served == 1):
            return False  # JR-21
        if kind == names.CAVE and not self.has_other_cave():
            return False
        return self.can_pay(PAYS_AT[kind], self.price())

    def has_other_cave(self) -> bool:
        for number in range(names.SETS):
            if self.place[names.FIRST_CAVE + number] != names.NOWHERE and names.FIRST_CAVE + number != self.on:
                return True
        return False

    def travel(self, move: int) -> None:
        if move == names.STAY:
            self.stop_here()
            return
        self.display[self.mover] = 0  # JR-39
        if move == names.HOP or move == names.FALL:
            self.arrive(names.OFF_BOARD)
        elif move == names.SHORTFALL:
            self.ask_payment(names.SHORTFALL, self.takeoff_suits(), self.price() - self.passport)
        elif move == names.RELEASE:  # JR-22
            self.lose_card(self.mover, names.JOKER)
            self.ask_mover(names.RIDING)
        elif move == names.BACK:
            self.turn_back()
        elif move == names.DOWN:
            self.arrive(names.UNDERGROUND)
        elif move >= names.TREK and move <= names.CAVERN:
            self.ask_payment(move, PAYS_AT[KIND[self.on]], self.price())
        elif move < names.TREK:
            self.leave(move - names.ROAD)
        else:
            self.land_at(move)

    def stop_here(self) -> None:
        """The journey ends where the rabbit is: at home, or at a hexagon that it might have passed."""
        if self.step == names.PASSING:
            self.arrive(TILE[self.came])
        elif self.at[self.mover] == names.UNDERGROUND:
            self.increment()
        else:
            self.audience()

    def leave(self, edge: int) -> None:
        """Leaves a tile by the road that crosses an edge."""
        facing = self.joins[edge]
        if facing == names.OFF:
            self.arrive(names.OFF_BOARD)
        elif HAS_ROAD[facing] == 0:
            self.turn_back()
        else:
            self.enter(facing)

    def enter(self, edge: int) -> None:
        """Enters a tile by an edge of it."""
        tile = TILE[edge]
        self.came = edge
        self.trekked = 0
        self.served = 0
        if tile < names.HEXAGONS:
            self.on = names.NO_TILE
            self.reach_hexagon(tile)
            return
        self.on = tile
        self.entered[edge // 60] |= bits.bit(edge % 60)
        self.walk()

    def walk(self) -> None:
        """Goes on by the only way, or asks."""
        first = FIRST_EDGE[self.on]
        ways = 0
        only = names.NO_EDGE
        for edge in range(first, first + EDGES[SHAPE[self.on]]):
            if self.is_way(edge):
                ways += 1
                only = edge
        if ways > 1 or self.jokers[self.mover] > 0 or self.can_transfer():
            self.ask_mover(names.ON_ROAD)
        elif ways == 1:
            self.leave(only)
        elif KIND[self.on] == names.CAVE:
            self.arrive(names.UNDERGROUND)
        else:
            self.turn_back()

    def turn_back(self) -> None:
        """JR-6: back to where it came from; this is no arrival."""
        self.rest()
        if self.at[self.mover] == names.UNDERGROUND:
            self.increment()
        else:
            self.audience()

    def reach_hexagon(self, tile: int) -> None:
        if self.trailing_carrots == 1 and self.carrot[tile] == self.mover + 1 and (self.passed >> tile) & 1 == 0:
            for edge in range(tile * 6, tile * 6 + 6):
                if HAS_ROAD[edge] == 1 and edge != self.came and self.is_open(edge):
                    self.passed |= bits.bit(tile)
                    self.ask_mover(names.PASSING)  # JR-40
                    return
        self.arrive(tile)

    def find_rides(self, to: Moves) -> None:
        """JR-20: by horse to a hexagon, by boat to another road end on the same water."""
        for stop in range(names.HEXAGONS):
            if self.place[stop] != names.NOWHERE:
                to.add(names.RIDE + stop)
        for edge in range(names.EDGES):
            if HAS_ROAD[edge] == 1 and self.water[edge] != names.DRY and self.sails_to(edge):
                to.add(names.BOAT + edge)

    def sails_to(self, port: int) -> bool:
        tile = self.at[self.mover] if self.on == names.NO_TILE else self.on
        first = FIRST_EDGE[tile]
        for edge in range(first, first + EDGES[SHAPE[tile]]):
            own = self.on == names.NO_TILE or edge == self.came or self.joins_road(edge)
            if own and edge != port and self.water[edge] == self.water[port] and HAS_ROAD[edge] == 1:
                return True
        return False

    def joins_road(self, edge: int) -> bool:
        """Whether the road under the rabbit has an end at an edge of its tile."""
        return GOES_ON[self.came * 2] == edge or GOES_ON[self.came * 2 + 1] == edge

    def land_at(self, move: int) -> None:
        """A ride, a boat, a flight, or the way out of a cave."""
        if move >= names.EMERGE:
            tile = names.FIRST_CAVE + move - names.EMERGE
            self.on = tile
            self.came = FIRST_EDGE[tile]
            self.emerge()
        elif move >= names.BOAT:
            self.enter(move - names.BOAT)
        elif move >= names.FLY:
            self.arrive(move - names.FLY)
        else:
            self.arrive(move - names.RIDE)

    def emerge(self) -> None:
        """JR-23, JR-24: out of a cave, along its road."""
        first = FIRST_EDGE[self.on]
        for edge in range(first, first + EDGES[SHAPE[self.on]]):
            if HAS_ROAD[edge] == 1:
                self.leave(edge)
                return

    # Paying

    def can_pay(self, suits: int, price: int) -> bool:
        return self.reach(self.mover, suits, -1, names.NO_CARD, True) + self.interest(suits) >= price

    def interest(self, suits: int) -> int:
        """JR-45"""
        card = self.capital[self.mover]
        if self.additional_capital == 1 and card != names.NO_CARD and (suits >> (card // 13)) & 1 == 1:
            return 1
        return 0

    def ask_payment(self, purpose: int, suits: int, price: int) -> None:
        self.purpose = purpose
        self.accepted = suits
        self.due = price - self.interest(suits)
        self.last = -1
        if self.due <= 0:
            self.settle_payment()
        else:
            self.ask_mover(names.PAYING)

    def may_pay(self, code: int) -> bool:
        if (self.accepted >> SUIT[code]) & 1 == 0 or self.order(code) <= self.last:
            return False
        gives = self.spent_worth(self.mover, code)
        if self.purpose == names.CLAIM and self.royals(self.mover) >= names.CARROTS:  # JR-25: a carrot must come free
            return ROYAL_TILE[CARD[code]] > 0 or (gives < self.due and self.order(code) < 10 * 64)
        return gives + self.reach(self.mover, self.accepted, self.order(code), CARD[code], True) >= self.due

    def pay(self, code: int) -> None:
        if self.purpose == names.MARKET and ROYAL_TILE[CARD[code]] == 0:
            self.barred |= bits.bit(CARD[code])  # JR-33
        self.last = self.order(code)
        self.due -= self.spend(self.mover, code)
        if self.due <= 0:
            self.settle_payment()

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

    def clear_payment(self) -> None:
        self.purpose = 0
        self.accepted = 0
        self.due = 0
        self.last = -1

    def transfer(self, purpose: int) -> None:
        if purpose == names.TREK:  # JR-19
            first = FIRST_EDGE[self.on]
            other = first
            while other == self.came or self.joins_road(other):
                other += 1
            self.came = other
            self.trekked = 1
            self.walk()
        elif purpose == names.HORSE:
            self.ask_mover(names.RIDING)
        elif purpose == names.DRINK:
            self.aisle_jokers -= 1
            self.jokers[self.mover] += 1
            self.hand_size[self.mover] += 1
            self.served = 1
            self.walk()
        else:
            self.ask_mover(names.IN_CAVES)

    # Arriving, and the judges

    def arrive(self, stop: int) -> None:
        self.rest()
        self.at[self.mover] = stop
        if stop == names.OFF_BOARD:
            self.end_turn()
        elif stop == names.UNDERGROUND:
            self.increment()
        elif self.judges(stop) != 0:
            self.step = names.CHALLENGE
            turns.ask_several(self, self.judges(stop))
        else:
            self.settle()

    def judges(self, stop: int) -> int:
        """JR-32, JR-36, JR-39: who may challenge a rabbit that arrives, as a bit set."""
        judges = 0
        everybody = self.is_royal(stop, names.QUEEN) or (stop == names.CITADEL and self.advanced_citadel == 1)
        for seat in range(self.seats):
            if seat == self.mover or self.at[seat] == names.OFF_BOARD or self.game != names.FULL:
                continue
            if everybody or (self.at[seat] == stop and self.display[seat] != 0):
                judges |= bits.bit(seat)
        return judges

    def can_show(self, seat: int) -> bool:
        """The card of the queen where the visitor is, or hearts worth six."""
        queen = self.queen_here()
        if queen != names.NO_CARD and (self.hand[seat] >> queen) & 1 == 1:
            return True
        return self.reach(seat, bits.bit(names.HEARTS), -1, names.NO_CARD, False) >= names.HEARTS_SHOWN

    def queen_here(self) -> int:
        stop = self.at[self.mover]
        return ROYAL_CARD[stop] if self.is_royal(stop, names.QUEEN) and self.step != names.DISPLAYING else names.NO_CARD

    def hear_answers(self) -> None:
        challenger = names.NOBODY
        for i in range(1, self.seats):
            seat = (self.mover + i) % self.seats
            if self.answers[seat] == names.AGREED and challenger == names.NOBODY:
                challenger = seat
        for seat in range(self.seats):
            self.answers[seat] = names.OPEN
        if challenger == names.NOBODY:
            self.settle()
            return
        self.challenger = challenger
        if self.at[challenger] == self.at[self.mover] and self.display[challenger] != 0:
            self.laid[challenger] = self.display[challenger]  # JR-39: shown already
            self.ask_visitor()
        else:
            self.ask_hearts(challenger, names.CHALLENGER_SHOWS)

    def ask_hearts(self, seat: int, step: int) -> None:
        self.step = step
        self.due = names.HEARTS_SHOWN
        self.last = -1
        turns.ask(self, seat)

    def ask_visitor(self) -> None:
        self.ask_hearts(self.mover, names.VISITOR_SHOWS)

    def may_show(self, seat: int, code: int) -> bool:
        if self.last < 0 and CARD[code] == self.queen_here():
            return code < names.CARDS
        if SUIT[code] != names.HEARTS or self.order(code) <= self.last:
            return False
        rest = self.reach(seat, bits.bit(names.HEARTS), self.order(code), CARD[code], False)
        return self.worth(code) + rest >= self.due

    def show_hearts(self, move: int, seat: int) -> None:
        if move == names.PASS:
            self.clear_payment()
            self.finish_judgement(False)
            return
        card = CARD[move]
        self.place_cards(bits.bit(card), seat)
        self.laid[seat] |= bits.bit(card)
        self.last = self.order(move)
        self.due = 0 if card == self.queen_here() else self.due - self.worth(move)
        if self.due > 0:
            return
        self.clear_payment()
        if self.step == names.CHALLENGER_SHOWS:
            self.ask_visitor()
        elif self.step == names.VISITOR_SHOWS:
            self.finish_judgement(True)
        else:
            self.display[seat] = self.laid[seat]
            self.laid[seat] = 0
            self.audience()

    def finish_judgement(self, worthy: bool) -> None:
        challenger = self.challenger
        lost = self.laid[challenger]
        self.laid[challenger] = 0
        self.laid[self.mover] = 0
        self.challenger = names.NOBODY
        if not worthy:
            self.send_off(self.mover)
            self.end_turn()
            return
        for card in range(names.CARDS):
            if (lost >> card) & 1 == 1:
                self.lose_card(challenger, card)
        self.send_off(challenger)
        self.settle()

    def send_off(self, seat: int) -> None:
        self.at[seat] = names.OFF_BOARD
        self.display[seat] = 0

    def settle(self) -> None:
        """The rabbit has arrived for good."""
        if self.at[self.mover] == names.CITADEL and self.meets_quest(self.mover):
            self.win()  # JR-27
        else:
            self.audience()

    # After the journey

    def audience(self) -> None:
        """JR-34: asks what else to do, if anything can be done."""
        self.rest()
        self.basket = 0
        if self.has_business():
            self.ask_mover(names.AUDIENCE)
        else:
            self.increment()

    def has_business(self) -> bool:
        if self.can_claim() or self.can_trade() or self.can_display():
            return True
        for seat in range(self.seats):
            if self.can_fight(seat) or self.can_offer(seat):
                return True
        return False

    def find_audience(self, to: Moves) -> None:
        to.add(names.PASS)
        if self.can_claim():
            to.add(names.CLAIM)
        if self.can_trade():
            to.add(names.MARKET)
        if self.can_display():
            to.add(names.DISPLAY)
        for seat in range(self.seats):
            if self.can_fight(seat):
                to.add(names.FIGHT + seat)
        for seat in range(self.seats):
            for suit in range(4):
                if self.can_offer(seat) and suit != names.DIAMONDS and (self.kept >> suit) & 1 == 1:
                    to.add(names.OFFER + seat * 4 + suit)

    def attend(self, move: int) -> None:
        stop = self.at[self.mover]
        if move == names.PASS:
            self.increment()
        elif move == names.CLAIM:
            self.ask_payment(names.CLAIM, bits.bit(ROYAL_CARD[stop] // 13), names.CLAIM_PRICE)
        elif move == names.MARKET:
            self.ask_mover(names.BASKET)
        elif move == names.DISPLAY:
            self.ask_hearts(self.mover, names.DISPLAYING)
        elif move < names.OFFER:
            self.attack(move - names.FIGHT)
        else:
            self.offered = 1
            self.partner = (move - names.OFFER) // 4
            self.offer_suit = (move - names.OFFER) % 4
            self.ask_mover(names.OFFERING_DIAMONDS)

    def can_claim(self) -> bool:
        """JR-25"""
        stop = self.at[self.mover]
        if stop == names.CITADEL or stop >= names.HEXAGONS:
            return False
        card = ROYAL_CARD[stop]
        if (self.aisle >> card) & 1 == 0:
            return False
        if self.royals(self.mover) >= names.CARROTS:
            return self.has_royal_of(self.mover, card // 13)
        return self.can_pay(bits.bit(card // 13), names.CLAIM_PRICE)

    def take_royal(self) -> None:
        stop = self.at[self.mover]
        self.aisle &= ~bits.bit(ROYAL_CARD[stop])
        self.receive(self.mover, ROYAL_CARD[stop])
        self.carrot[stop] = self.mover + 1
        self.increment()

    def can_display(self) -> bool:
        """JR-39"""
        if self.provisional_palaces == 0 or self.display[self.mover] != 0 or self.at[self.mover] >= names.HEXAGONS:
            return False
        return self.reach(self.mover, bits.bit(names.HEARTS), -1, names.NO_CARD, False) >= names.HEARTS_SHOWN

    # The market

    def can_trade(self) -> bool:
        """JR-33, JR-36"""
        stop = self.at[self.mover]
        if self.game != names.FULL:
            return False
        if not self.is_royal(stop, names.JACK) and not (stop == names.CITADEL and self.advanced_citadel == 1):
            return False
        rest = self.discard
        while rest != 0:
            if self.may_buy(bits.lowest(rest)):
                return True
            rest &= rest - 1
        return False

    def may_buy(self, card: int) -> bool:
        """Whether a card of the discard can be added to the basket and be paid for; cards are chosen in order."""
        stop = self.at[self.mover]
        if (self.discard >> card) & 1 == 0 or (self.barred >> card) & 1 == 1 or self.basket >> card != 0:
            return False
        if stop != names.CITADEL and ROYAL_CARD[stop] // 13 != card // 13:
            return False
        return self.can_pay(self.market_suits(), self.basket_price() + self.worth(card))

    def market_suits(self) -> int:
        stop = self.at[self.mover]
        if stop != names.CITADEL and ROYAL_CARD[stop] // 13 == names.DIAMONDS:
            return names.ALL_SUITS
        return bits.bit(names.DIAMONDS)

    def basket_price(self) -> int:
        price = 0
        rest = self.basket
        while rest != 0:
            price += self.worth(bits.lowest(rest))
            rest &= rest - 1
        return price

    def fill_basket(self, move: int) -> None:
        if move == names.PASS:
            self.ask_payment(names.MARKET, self.market_suits(), self.basket_price())
        else:
            self.basket |= bits.bit(move)

    def take_basket(self) -> None:
        self.discard &= ~self.basket
        self.hand[self.mover] |= self.basket
        self.hand_size[self.mover] += bits.count(self.basket)
        self.place_cards(self.basket, self.mover)
        self.audience()

    # Fights

    def can_fight(self, seat: int) -> bool:
        """JR-30"""
        if self.game != names.FULL or self.fought == 1 or not self.meets(seat):
            return False
        return self.reach(self.mover, bits.bit(names.SPADES), -1, names.NO_CARD, True) > 0

    def meets(self, seat: int) -> bool:
        """Whether another rabbit is on the same hexagon above ground."""
        return seat != self.mover and self.at[seat] == self.at[self.mover] and self.at[seat] < names.HEXAGONS

    def attack(self, seat: int) -> None:
        self.fought = 1
        self.rival = seat
        self.ask_mover(names.FIGHTING)

    def fight(self, move: int, seat: int) -> None:
        other = self.rival if seat == self.mover else self.mover
        if move == names.PASS:
            self.finish_fight(seat)
            return
        self.strength[seat] += self.spend(seat, move)
        if self.strength[seat] > self.strength[other]:
            turns.ask(self, other)

    def finish_fight(self, loser: int) -> None:
        self.send_off(loser)
        for seat in range(self.seats):
            self.strength[seat] = 0
        if loser != self.mover and self.hand_size[loser] > 0:
            self.step = names.STEALING
            self.resume = names.AUDIENCE
            turns.ask_chance(self, names.STEAL)
            return
        self.rival = names.NOBODY
        if loser == self.mover:
            self.end_turn()
        else:
            self.audience()

    def steal(self, card: int) -> None:
        """JR-31, and JR-43, where as many cards change hands as are too many."""
        seizing = self.resume == names.CALLING
        if card == names.JOKER:
            self.jokers[self.rival] -= 1
            self.jokers[self.mover] += 1
            self.hand_size[self.rival] -= 1
            self.hand_size[self.mover] += 1
        else:
            self.know_theft(card)
            self.part_with(self.rival, card)
            self.receive(self.mover, card)
            if ROYAL_TILE[card] > 0:
                self.carrot[ROYAL_TILE[card]] = self.mover + 1
                if not seizing:
                    self.resume = names.INCREMENT
        if seizing and self.excess(self.rival) > 0:
            turns.ask_chance(self, names.STEAL)
        else:
            self.give_up_surplus()

    def give_up_surplus(self) -> None:
        """JR-31: nobody keeps more royals than carrots."""
        for i in range(self.seats):
            seat = (self.mover + i) % self.seats
            if self.royals(seat) > names.CARROTS:
                self.step = names.GIVING_UP
                turns.ask(self, seat)
                return
        self.go_on()

    # Personal trade

    def can_offer(self, seat: int) -> bool:
        """JR-35"""
        return self.trades == 1 and self.offered == 0 and self.meets(seat) and (self.kept >> names.DIAMONDS) & 1 == 1

    def negotiate(self, move: int) -> None:
        if self.step == names.OFFERING_DIAMONDS:
            self.offer_diamonds = move - names.NUMBER
            self.ask_mover(names.OFFERING_POINTS)
        elif self.step == names.OFFERING_POINTS:
            self.offer_points = move - names.NUMBER
            self.step = names.ANSWERING
            turns.ask(self, self.partner)
        elif move == names.YES:
            self.step = names.LAYING
            turns.ask_several(self, bits.bit(self.mover) | bits.bit(self.partner))
        else:
            self.close_offer()
            self.audience()

    def close_offer(self) -> None:
        self.partner = names.NOBODY
        self.offer_suit = 0
        self.offer_diamonds = 0
        self.offer_points = 0

    def lay_for_trade(self, move: int, seat: int) -> None:
        if move != names.PASS:
            self.laid[seat] |= bits.bit(move)
            self.face_down[seat] += 1
        elif turns.answered(self, seat):
            self.reveal_trade()

    def reveal_trade(self) -> None:
        partner = self.partner
        mine = self.laid[self.mover]
        theirs = self.laid[partner]
        self.laid[self.mover] = 0
        self.laid[partner] = 0
        self.face_down[self.mover] = 0
        self.face_down[partner] = 0
        honest = self.counted(mine, names.DIAMONDS) >= self.offer_diamonds
        partner_honest = self.counted(theirs, self.offer_suit) >= self.offer_points
        self.close_offer()
        self.place_cards(mine, self.mover)
        self.place_cards(theirs, partner)
        if honest and partner_honest:
            self.hand_over(mine, self.mover, partner)
            self.hand_over(theirs, partner, self.mover)
            self.resume = names.AUDIENCE
            self.give_up_surplus()
            return
        if not partner_honest:
            self.send_off(partner)
        if not honest:
            self.send_off(self.mover)
            self.end_turn()
        else:
            self.audience()

    def counted(self, cards: int, suit: int) -> int:
        total = 0
        for rank in range(13):
            if (cards >> (suit * 13 + rank)) & 1 == 1:
                high = rank == names.ACE and self.ace_rule == names.AMBIVALENT
                total += self.worth(names.HIGH + suit if high else suit * 13 + rank)
        return total

    def hand_over(self, cards: int, giver: int, taker: int) -> None:
        for card in range(names.CARDS):
            if (cards >> card) & 1 == 1:
                self.part_with(giver, card)
                self.receive(taker, card)
                if ROYAL_TILE[card] > 0:
                    self.carrot[ROYAL_TILE[card]] = taker + 1
        self.place_cards(cards, taker)

    # The end of the turn

    def increment(self) -> None:
        """JR-26"""
        self.rest()
        self.step = names.INCREMENT
        if not self.ask_card():
            self.end_turn()

    def end_turn(self) -> None:
        self.rest()
        if self.hand_limit_rule != names.CAUGHT:
            for i in range(self.seats):
                seat = (self.mover + i) % self.seats
                if self.excess(seat) > 0:
                    self.ask_discard(seat, names.TURN_ENDS)
                    return
        self.turns_played += 1
        if self.turn_limit > 0 and self.turns_played >= self.turn_limit:
            self.finish()  # JR-27: nobody has won
        else:
            self.mover = (self.mover + 1) % self.seats
            self.start_turn()

    def win(self) -> None:
        self.winner = self.mover
        self.finish()

    def finish(self) -> None:
        self.step = names.AFTER
        turns.end(self)

    def ask_mover(self, step: int) -> None:
        self.step = step
        turns.ask(self, self.mover)

    def score(self, seat: int) -> float:
        if self.winner == names.NOBODY:
            return 1.0 / self.seats
        return 1.0 if seat == self.winner else 0.0

    # What everybody knows of the cards (JR-48)

    def place_cards(self, cards: int, place: int) -> None:
        """Everybody sees where cards are: in a hand, in the pile, or OPEN_TO_ALL. Royals are never hidden."""
        pips = cards & PIP_CARDS[names.ALL_SUITS]
        if pips == 0:
            return
        for i in range(names.VIEWERS * names.PLACES):
            self.maybe[i] &= ~pips
        if place != names.OPEN_TO_ALL:
            for viewer in range(names.VIEWERS):
                if viewer < self.seats or viewer == names.SPECTATORS:
                    self.maybe[viewer * names.PLACES + place] |= pips

    def know_draw(self, seat: int, drawn: int) -> None:
        """Only the seat sees what it draws: for the others it may be anything that may be in the pile."""
        for viewer in range(names.VIEWERS):
            if viewer != seat:
                self.maybe[viewer * names.PLACES + seat] |= self.maybe[viewer * names.PLACES + names.PILE]
        self.know(seat, drawn, seat)

    def know(self, viewer: int, card: int, place: int) -> None:
        """A viewer knows where a card is."""
        for other in range(names.PLACES):
            self.maybe[viewer * names.PLACES + other] &= ~bits.bit(card)
        self.maybe[viewer * names.PLACES + place] |= bits.bit(card)

    def know_theft(self, stolen: int) -> None:
        """Only thief and victim see what is stolen: for the others it may be any hidden card of the victim."""
        if ROYAL_TILE[stolen] > 0 or (self.display[self.rival] >> stolen) & 1 == 1:
            self.place_cards(bits.bit(stolen), self.mover)
            return
        for viewer in range(names.VIEWERS):
            if viewer == self.mover or viewer == self.rival:
                self.know(viewer, stolen, self.mover)
            else:
                hidden = self.maybe[viewer * names.PLACES + self.rival] & ~self.display[self.rival]
                self.maybe[viewer * names.PLACES + self.mover] |= hidden

    # What a seat knows. In a seen state the deck holds every card that the viewer cannot place, wherever it is.

    def hide(self, seat: int) -> None:
        viewer = seat if seat >= 0 else names.SPECTATORS
        for other in range(names.MOST_SEATS):
            if other == seat:
                continue
            hidden = self.hand[other] & PIP_CARDS[names.ALL_SUITS] & ~self.sure(viewer, other)
            self.hand[other] &= ~hidden
            self.deck |= hidden
            if self.step == names.LAYING:
                self.laid[other] = 0
            if self.answers[other] != names.OPEN:
                self.answers[other] = names.SECRET
            for place in range(names.PLACES):
                self.maybe[other * names.PLACES + place] = 0

    def sure(self, viewer: int, seat: int) -> int:
        """The pip cards that are in a hand and nowhere else, as far as a viewer knows."""
        cards = self.maybe[viewer * names.PLACES + seat]
        for place in range(names.PLACES):
            if place != seat:
                cards &= ~self.maybe[viewer * names.PLACES + place]
        return cards

    def fill(self, u: U64) -> None:
        unseen = self.deck
        known: PerSeatCards = [0] * 4
        for seat in range(self.seats):
            known[seat] = self.hand[seat]
        for attempt in range(names.ATTEMPTS):
            self.deck = unseen
            for seat in range(self.seats):
                self.hand[seat] = known[seat]
            if attempt == names.ATTEMPTS - 1:
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
            for place in range(names.PLACES):
                if (places >> place) & 1 == 1:
                    room += self.room(place, free | bits.bit(card))
            left = chance.index(u, room) if room > 0 else 0
            chosen = bits.lowest(places)
            for place in range(names.PLACES):
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
        if place != names.PILE:
            self.hand[place] |= bits.bit(card)
            self.deck &= ~bits.bit(card)
        if self.fits_all(free):
            return True
        if place != names.PILE:
            self.hand[place] &= ~bits.bit(card)
            self.deck |= bits.bit(card)
        return False

    def places_of(self, card: int) -> int:
        """Where the viewer thinks that a card may be, as a bit set."""
        viewer = self.viewer if self.viewer >= 0 else names.SPECTATORS
        places = 0
        for place in range(names.PLACES):
            if (self.maybe[viewer * names.PLACES + place] >> card) & 1 == 1:
                places |= bits.bit(place)
        return places

    def room(self, place: int, free: int) -> int:
        """How many cards a hand or the pile still needs, while some cards of the deck are free."""
        if place == names.PILE:
            return self.deck_size - bits.count(self.deck & ~free)
        return self.hand_size[place] - self.jokers[place] - bits.count(self.hand[place])

    def fits_all(self, free: int) -> bool:
        """Whether all free cards can find places (Hall's theorem over the sets of places)."""
        viewer = self.viewer if self.viewer >= 0 else names.SPECTATORS
        room: Annotated[list[int], "int64", names.SETS_OF_PLACES] = [0] * 32
        there: Annotated[list[int], "int64", names.SETS_OF_PLACES] = [0] * 32  # cards that may be in one of the places
        for place in range(names.PLACES):
            if place == names.PILE or place < self.seats:
                room[bits.bit(place)] = self.room(place, free)
                there[bits.bit(place)] = self.maybe[viewer * names.PLACES + place]
        for places in range(1, names.SETS_OF_PLACES):
            fewer = places & (places - 1)
            room[places] = room[fewer] + room[places ^ fewer]
            there[places] = there[fewer] | there[places ^ fewer]
        for places in range(names.SETS_OF_PLACES):
            if bits.count(free & ~there[names.SETS_OF_PLACES - 1 - places]) > room[places]:
                return False
        return True

    def is_plausible(self) -> bool:
        """Whether the seat to act could have come here: what it has begun to pay or to show it can finish."""
        seat = self.actor
        hearts = bits.bit(names.HEARTS)
        if seat < 0 or seat == self.viewer:
            return True
        if self.step == names.PAYING:
            if self.purpose == names.CLAIM and self.royals(seat) >= names.CARROTS:
                return True
            return self.reach(seat, self.accepted, self.last, names.NO_CARD, True) >= self.due
        if self.step == names.BASKET:
            return self.can_pay(self.market_suits(), self.basket_price()) and (self.basket != 0 or self.can_trade())
        if self.step == names.CHALLENGER_SHOWS and self.last < 0:
            return self.can_show(seat)
        shows = self.step == names.CHALLENGER_SHOWS or self.step == names.VISITOR_SHOWS or self.step == names.DISPLAYING
        if shows and (self.last >= 0 or self.step == names.DISPLAYING):
            return self.reach(seat, hearts, self.last, names.NO_CARD, False) >= self.due
        return True

    def deal_what_must_be(self) -> None:
        """Gives the seat to act the best cards for what it has begun."""
        seat = self.actor
        suits = bits.bit(names.HEARTS)
        if self.step == names.PAYING:
            suits = self.accepted
        elif self.step == names.BASKET:
            suits = self.market_suits()
        spends = self.step == names.PAYING or self.step == names.BASKET
        aces = 1 if spends and self.is_first_ace(seat, names.ACE) else 0
        if self.ace_rule == names.AMBIVALENT or (self.ace_rule == names.PLAIN and self.patriarchal == 1):
            aces = 4
        for rank in range(names.PIPS, -1, -1):
            for suit in range(4):
                card = suit * 13 + rank % names.PIPS  # first the Aces, if they may count high
                may_be = (suits >> suit) & (self.deck >> card) & (self.places_of(card) >> seat) & 1 == 1
                ambivalent = card % 13 == names.ACE and self.ace_rule == names.AMBIVALENT
                late = self.step == names.BASKET or self.order(names.HIGH + suit if ambivalent else card) > self.last
                wanted = may_be and late and (rank < names.PIPS or aces > 0) and not self.is_plausible()
                if wanted and self.give_if_possible(card, seat, self.deck & ~bits.bit(card)) and rank == names.PIPS:
                    aces -= 1

    def fill_answers(self, u: U64) -> None:
        for seat in range(self.seats):
            if self.answers[seat] == names.SECRET:
                u = chance.step(u)
                agrees = self.can_show(seat) and chance.index(u, 2) == 1
                self.answers[seat] = names.AGREED if agrees else names.NO

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
            for place in range(names.PLACES):
                known = self.maybe[names.SPECTATORS * names.PLACES + place] & ~self.hand[seat]
                self.maybe[seat * names.PLACES + place] = known if place != seat else self.hand[seat] & PIP_CARDS[names.ALL_SUITS]
