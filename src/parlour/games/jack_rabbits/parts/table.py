"""Everything that belongs to a position of Jack Rabbits. Cards, tiles and stops are bit sets; jokers are counted."""

from __future__ import annotations

from typing import Annotated

from parlour.core import turns
from parlour.core.state import State
from parlour.games.jack_rabbits import constants

PerCell = Annotated[list[int], "uint8", constants.CELLS]
PerTile = Annotated[list[int], "uint8", constants.TILES]
PerEdge = Annotated[list[int], "uint8", constants.EDGES]
PerHexagon = Annotated[list[int], "uint8", constants.HEXAGONS]
PerSeat = Annotated[list[int], "uint8", constants.MOST_SEATS]
PerSeatCards = Annotated[list[int], "int64", constants.MOST_SEATS]  # bit sets of cards
PerSeatTiles = Annotated[list[int], "int64", constants.MOST_SEATS]  # bit sets of tiles

ROYAL_CARD: PerHexagon = constants.CARD_OF_ROYAL


class Table(State):
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
    place: Annotated[list[int], "uint16", constants.TILES]  # the cell where a tile lies, or NOWHERE
    turn: PerTile
    joins: PerEdge  # the edge that faces an edge, or UNJOINED where there is no tile
    water: PerEdge  # the water that an unjoined edge looks at, else DRY
    leads: Annotated[list[int], "uint16", constants.STOPS]  # where free journeys from a stop may end, as a bit set of stops
    home: int  # the stops from which free journeys lead to the citadel
    # its building
    bag: int  # tiles that nobody has seen yet, as a bit set
    shares: Annotated[list[int], "uint8", constants.MOST_SEATS * 3]  # for each shape, how many of them lie before a seat
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
    maybe: Annotated[list[int], "int64", constants.VIEWERS * constants.PLACES]  # pip cards that a viewer thinks may be in a place
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

    def ask_mover(self, step: int) -> None:
        self.step = step
        turns.ask(self, self.mover)

    def is_royal(self, stop: int, rank: int) -> bool:
        return stop > 0 and stop < constants.HEXAGONS and ROYAL_CARD[stop] % 13 == rank
