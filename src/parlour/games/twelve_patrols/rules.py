"""12 Patrols: the state and its moves.

A turn: a card of the display is placed, then patrols are filled, item by item into one spot until it is done, then the
display is refilled. Between any two decisions an unused item may be discarded to turn a die.

`card_at` tells the card of each cell, `patrol` what lies in each spot; `count`, `mask` and `pips_of` are its items, the bit
set of its colours and its pips. The spot being assembled is `building`; a patrol is `filled` once it is done. `top_from`
to `top_to` and `left_from` to `left_to` say where the frame of three by three can still lie.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, bits, turns
from parlour.core.chance import U64
from parlour.core.state import Moves, State
from parlour.games.twelve_patrols import names

PerSide = Annotated[list[int], "uint8", names.CARDS * names.SIDES]
PerItem = Annotated[list[int], "uint8", names.ITEMS]
PerCell = Annotated[list[int], "uint8", names.CELLS]
PerSpot = Annotated[list[int], "uint8", names.SPOTS]
PerRoll = Annotated[list[int], "uint8", names.ROLLS]

FIRST_DIE: PerRoll = names.FIRST_DIE
SECOND_DIE: PerRoll = names.SECOND_DIE
THIRD_DIE: PerRoll = names.THIRD_DIE
WEIGHT: PerRoll = names.WEIGHT_OF_ROLL
FROM: PerSpot = names.SPOT_FROM
TO: PerSpot = names.SPOT_TO


class TwelvePatrols(State):
    # options
    deck: int
    frame: int
    # what the cards want, per card and side (TP-3)
    items: PerSide
    colours: PerSide
    pips: PerSide
    # the table
    tray: PerItem
    discarded: PerItem
    card_at: PerCell
    patrol: Annotated[list[int], "uint8", names.SPOTS * names.ITEMS]
    filled: PerSpot
    count: PerSpot
    mask: PerSpot
    pips_of: PerSpot
    unseen: int  # bit set of the cards face down
    display: int  # bit set of the cards face up
    top_from: int
    top_to: int
    left_from: int
    left_to: int
    # the turn
    phase: int
    rolled: int  # colours that have been rolled
    placed: int
    patrols: int
    building: int
    turning: int  # an item has been discarded, a die must be set
    why: int  # how it ended

    def begin(self, seats: int, deck: int, frame: int) -> None:
        self.seats = seats
        self.deck = deck
        self.frame = frame
        for cell in range(names.CELLS):
            self.card_at[cell] = names.NO_CARD
        self.unseen = bits.bit(names.CARDS) - 1
        if frame == names.FIXED:
            self.top_from = 1
            self.top_to = 1
            self.left_from = 1
            self.left_to = 1
        else:
            self.top_to = 2
            self.left_to = 2
        self.building = names.NO_SPOT
        self.phase = names.ROLL
        turns.ask_chance(self, names.DICE)

    # What may be done

    def raw_find_moves(self, to: Moves, seat: int) -> None:
        if self.turning == 1:
            self.find_faces(to)
            return
        if self.phase == names.CARD:
            self.find_places(to)
        elif self.building != names.NO_SPOT:
            self.find_items(to, self.building)
            if self.is_complete():
                to.add(names.DONE)
        else:
            for spot in range(names.SPOTS):
                if self.is_free(spot):
                    self.find_items(to, spot)
            if not self.must_fill():
                to.add(names.END)
        self.find_discards(to)

    def find_places(self, to: Moves) -> None:
        """TP-8"""
        for card in range(names.CARDS):
            if (self.display >> card) & 1 == 1:
                for cell in range(names.CELLS):
                    if self.may_place(card, cell):
                        to.add(names.PLACE + card * names.CELLS + cell)

    def may_place(self, card: int, cell: int) -> bool:
        row = cell // names.WINDOW
        column = cell % names.WINDOW
        if self.card_at[cell] != names.NO_CARD or not self.in_reach(row, column):
            return False
        if self.placed == 0:
            return self.frame == names.FIXED or cell == names.CENTRE
        if not self.has_neighbour(row, column):
            return False
        return self.frame == names.FIXED or self.frame_allows(card, cell)

    def in_reach(self, row: int, column: int) -> bool:
        """Whether the frame can still hold the cell."""
        if row < self.top_from or row >= self.top_to + names.SIZE:
            return False
        return column >= self.left_from and column < self.left_to + names.SIZE

    def has_neighbour(self, row: int, column: int) -> bool:
        cell = row * names.WINDOW + column
        if row > 0 and self.card_at[cell - names.WINDOW] != names.NO_CARD:
            return True
        if row < names.WINDOW - 1 and self.card_at[cell + names.WINDOW] != names.NO_CARD:
            return True
        if column > 0 and self.card_at[cell - 1] != names.NO_CARD:
            return True
        return column < names.WINDOW - 1 and self.card_at[cell + 1] != names.NO_CARD

    def frame_allows(self, card: int, cell: int) -> bool:
        """Whether a floating frame, as the card would decide it, agrees with the patrols that are out."""
        top_from = self.top_from
        top_to = self.top_to
        left_from = self.left_from
        left_to = self.left_to
        self.lay(card, cell)
        agrees = True
        for other in range(names.CELLS):
            if self.card_at[other] != names.NO_CARD:
                for side in range(names.SIDES):
                    if not self.side_holds(other, side):
                        agrees = False
        self.card_at[cell] = names.NO_CARD
        self.top_from = top_from
        self.top_to = top_to
        self.left_from = left_from
        self.left_to = left_to
        return agrees

    def find_items(self, to: Moves, spot: int) -> None:
        """What may go into a spot: whatever leaves it possible to complete the patrol."""
        free = self.wanted(spot) == names.ANYTHING
        for item in range(names.ITEMS):
            if self.tray[item] > 0 and (free or self.may_put(spot, item)):
                to.add(names.PUT + spot * names.ITEMS + item)

    def may_put(self, spot: int, item: int) -> bool:
        self.move_item(spot, item)
        fits = self.completable(spot, 0)
        self.take_item(spot, item)
        return fits

    def is_free(self, spot: int) -> bool:
        """TP-9: an empty spot between two placed cards; what is placed stays (TP-13)."""
        if self.filled[spot] == 1:
            return False
        return self.card_at[FROM[spot]] != names.NO_CARD and self.card_at[TO[spot]] != names.NO_CARD

    def is_forced(self, spot: int) -> bool:
        """TP-10: an empty spot of a complete row or column."""
        return self.is_free(spot) and self.cards_in_line(spot) == names.SIZE

    def must_fill(self) -> bool:
        for spot in range(names.SPOTS):
            if self.is_forced(spot):
                return True
        return False

    def cards_in_line(self, spot: int) -> int:
        many = 0
        for place in range(names.WINDOW):
            if self.card_at[self.cell_in_line(spot, place)] != names.NO_CARD:
                many += 1
        return many

    def cell_in_line(self, spot: int, place: int) -> int:
        """The cells of the row or column that a spot belongs to."""
        if spot < names.COLUMN_SPOTS:
            return spot // names.GAPS * names.WINDOW + place
        return place * names.WINDOW + (spot - names.COLUMN_SPOTS) // names.GAPS

    def is_complete(self) -> bool:
        """Whether the patrol being assembled makes no requirement false (TP-15)."""
        spot = self.building
        return self.answers(self.wanted(spot), self.count[spot], self.mask[spot], self.pips_of[spot])

    def find_discards(self, to: Moves) -> None:
        """TP-12: an unused item, if another one is a die to be turned."""
        for item in range(names.ITEMS):
            if self.tray[item] > 0 and self.dice_besides(item) > 0 and self.patrol_outlasts(item):
                to.add(names.DISCARD + item)

    def dice_besides(self, item: int) -> int:
        many = 0
        for die in range(names.ITEMS):
            if die % names.FACES > 0:
                many += self.tray[die]
        return many - 1 if item % names.FACES > 0 else many

    def patrol_outlasts(self, item: int) -> bool:
        """Whether the patrol being assembled can still be completed without the item and with a die turned."""
        if self.building == names.NO_SPOT or self.is_complete():
            return True
        self.tray[item] -= 1
        outlasts = False
        for die in range(names.ITEMS):
            if not outlasts and die % names.FACES > 0 and self.tray[die] > 0:
                for face in range(1, names.FACES):
                    if not outlasts and self.may_turn(die, face):
                        outlasts = True
        self.tray[item] += 1
        return outlasts

    def find_faces(self, to: Moves) -> None:
        for die in range(names.ITEMS):
            if die % names.FACES > 0 and self.tray[die] > 0:
                for face in range(1, names.FACES):
                    if self.may_turn(die, face):
                        to.add(names.SET + die // names.FACES * 36 + (die % names.FACES - 1) * 6 + face - 1)

    def may_turn(self, die: int, face: int) -> bool:
        if die % names.FACES == face:
            return False
        if self.building == names.NO_SPOT or self.is_complete():
            return True
        turned = die // names.FACES * names.FACES + face
        self.tray[die] -= 1
        self.tray[turned] += 1
        fits = self.completable(self.building, 0)
        self.tray[turned] -= 1
        self.tray[die] += 1
        return fits

    # What the cards want

    def wanted(self, spot: int) -> int:
        """What a patrol must have so that no requirement whose other spots are all filled becomes false: its number of
        items (0: any), its pips + 1 (0: any) and the bit set of the sets of colours it may have, in one int."""
        items = 0
        pips = 0
        masks = names.SOME_COLOURS
        for place in range(names.WINDOW):
            cell = self.cell_in_line(spot, place)
            card = self.card_at[cell]
            if card == names.NO_CARD:
                continue
            for half in range(2):
                side = half * 2 + (1 if spot < names.COLUMN_SPOTS else 0)
                if not self.awaits_only(cell, side, spot):
                    continue
                index = card * names.SIDES + side
                if self.items[index] > 0:
                    left = self.items[index] - self.total(cell, side, spot, 0)
                    if left < 1 or (items > 0 and items != left):
                        return 0
                    items = left
                if self.pips[index] != names.NO_PIPS:
                    left = self.pips[index] - self.total(cell, side, spot, 1)
                    if left < 0 or (pips > 0 and pips != left + 1):
                        return 0
                    pips = left + 1
                if self.colours[index] > 0:
                    there = self.total(cell, side, spot, 2)
                    for mask in range(1, 8):
                        if bits.count(mask | there) != self.colours[index]:
                            masks &= ~bits.bit(mask)
        return masks * names.PER_MASKS + pips * names.PER_PIPS + items

    def answers(self, wanted: int, count: int, mask: int, pips: int) -> bool:
        """Exactly what is wanted (TP-3), and at least one item (TP-6)."""
        items = wanted % names.PER_PIPS
        wanted_pips = wanted % names.PER_MASKS // names.PER_PIPS
        if count == 0 or (items > 0 and count != items) or (wanted_pips > 0 and pips + 1 != wanted_pips):
            return False
        return ((wanted // names.PER_MASKS) >> mask) & 1 == 1

    def first_gap(self, cell: int, side: int) -> int:
        """TP-5: the spots in a direction are those of the gaps first_gap to last_gap - 1 of the row or column."""
        if side == names.EAST:
            return cell % names.WINDOW
        if side == names.SOUTH:
            return cell // names.WINDOW
        return self.left_from if side == names.WEST else self.top_from

    def last_gap(self, cell: int, side: int) -> int:
        if side == names.EAST:
            return self.left_from + names.SIZE - 1
        if side == names.SOUTH:
            return self.top_from + names.SIZE - 1
        return cell % names.WINDOW if side == names.WEST else cell // names.WINDOW

    def spot_at(self, cell: int, side: int, gap: int) -> int:
        if side == names.EAST or side == names.WEST:
            return cell // names.WINDOW * names.GAPS + gap
        return names.COLUMN_SPOTS + cell % names.WINDOW * names.GAPS + gap

    def is_decided(self, side: int) -> bool:
        """Whether the frame is decided along the axis of a side."""
        if side == names.EAST or side == names.WEST:
            return self.left_from == self.left_to
        return self.top_from == self.top_to

    def awaits_only(self, cell: int, side: int, spot: int) -> bool:
        """Whether the spot lies in the direction, and all others there are filled."""
        if not self.is_decided(side):
            return False
        found = False
        for gap in range(self.first_gap(cell, side), self.last_gap(cell, side)):
            other = self.spot_at(cell, side, gap)
            if other == spot:
                found = True
            elif self.filled[other] == 0:
                return False
        return found

    def total(self, cell: int, side: int, but: int, what: int) -> int:
        """The items (0), pips (1) or colours (2) of the filled spots in a direction, one of them left out."""
        many = 0
        for gap in range(self.first_gap(cell, side), self.last_gap(cell, side)):
            spot = self.spot_at(cell, side, gap)
            if spot != but and self.filled[spot] == 1:
                if what == 0:
                    many += self.count[spot]
                elif what == 1:
                    many += self.pips_of[spot]
                else:
                    many |= self.mask[spot]
        return many

    def side_holds(self, cell: int, side: int) -> bool:
        """False if all spots in the direction are filled, and what the side wants is not there."""
        if not self.is_decided(side):
            return True
        spots = 0
        for gap in range(self.first_gap(cell, side), self.last_gap(cell, side)):
            spots += 1
            if self.filled[self.spot_at(cell, side, gap)] == 0:
                return True
        index = self.card_at[cell] * names.SIDES + side
        if spots == 0:
            return True  # at the edge, as in the example of TP-17
        if self.items[index] > 0 and self.total(cell, side, names.NO_SPOT, 0) != self.items[index]:
            return False
        if self.pips[index] != names.NO_PIPS and self.total(cell, side, names.NO_SPOT, 1) != self.pips[index]:
            return False
        return self.colours[index] == 0 or bits.count(self.total(cell, side, names.NO_SPOT, 2)) == self.colours[index]

    def completable(self, spot: int, changes: int) -> bool:
        """Whether unused items, at most so many of the dice being turned, can complete what lies in a spot.

        `reach` holds, for every number of turned dice, set of colours and number of items, the bit set of the pips that
        can be had; each item in the tray in its turn is left, added, or turned and added."""
        wanted = self.wanted(spot)
        most = wanted % names.PER_PIPS
        spare = 0
        for item in range(names.ITEMS):
            spare += self.tray[item]
        if most == 0:
            most = self.count[spot] + spare
        reach: Annotated[list[int], "int64", 1520] = [0] * 1520
        reach[self.mask[spot] * 19 + self.count[spot]] = bits.bit(self.pips_of[spot])
        for item in range(names.ITEMS):
            face = item % names.FACES
            colour = bits.bit(item // names.FACES)
            for _ in range(self.tray[item]):
                for count in range(most - 1, -1, -1):
                    for turned in range(changes, -1, -1):
                        for mask in range(8):
                            pips = reach[(turned * 8 + mask) * 19 + count]
                            if pips != 0:
                                there = (turned * 8 + (mask | colour)) * 19 + count + 1
                                reach[there] |= pips << face
                                if face > 0 and turned < changes:
                                    for other in range(1, names.FACES):
                                        reach[there + 152] |= pips << other
        for turned in range(changes + 1):
            for mask in range(1, 8):
                for count in range(1, most + 1):
                    pips = reach[(turned * 8 + mask) * 19 + count]
                    if pips != 0 and turned <= spare - count + self.count[spot]:
                        for total in range(55):
                            if (pips >> total) & 1 == 1 and self.answers(wanted, count, mask, total):
                                return True
        return False

    # What happens

    def raw_find_outcomes(self, to: Moves) -> None:
        if self.phase == names.ROLL:
            for roll in range(names.ROLLS):
                to.add_weighted(roll, WEIGHT[roll])
            return
        for card in range(names.CARDS):
            if (self.unseen >> card) & 1 == 1:
                to.add(card)

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            if self.phase == names.ROLL:
                self.roll(move)
            else:
                self.deal(move)
            return
        self.round += 1
        if move >= names.SET:
            self.turn_die(move - names.SET)
        elif move >= names.DISCARD:
            self.tray[move - names.DISCARD] -= 1
            self.discarded[move - names.DISCARD] += 1
            self.turning = 1
        elif move == names.END:
            self.refill()
        elif move == names.DONE:
            self.send_patrol()
        elif move >= names.PUT:
            self.building = (move - names.PUT) // names.ITEMS
            self.move_item(self.building, (move - names.PUT) % names.ITEMS)
        else:
            self.place_card(move // names.CELLS, move % names.CELLS)

    def roll(self, roll: int) -> None:
        """TP-2, TP-7: the three dice of a colour; the cubes come with them."""
        base = self.rolled * names.FACES
        self.tray[base] = names.OF_EACH
        self.tray[base + FIRST_DIE[roll]] += 1
        self.tray[base + SECOND_DIE[roll]] += 1
        self.tray[base + THIRD_DIE[roll]] += 1
        self.rolled += 1
        if self.rolled == names.COLOURS:
            self.refill()

    def refill(self) -> None:
        """TP-11: the display is filled up while the deck lasts, then a card is asked for."""
        if bits.count(self.display) < names.DISPLAY and self.unseen != 0:
            self.phase = names.DEAL
            turns.ask_chance(self, names.DECK)
            return
        self.phase = names.CARD
        turns.ask(self, 0)
        if not self.can_place():
            self.finish(names.NO_PLACE)

    def deal(self, card: int) -> None:
        self.unseen &= ~bits.bit(card)
        self.display |= bits.bit(card)
        self.refill()

    def can_place(self) -> bool:
        for card in range(names.CARDS):
            if (self.display >> card) & 1 == 1:
                for cell in range(names.CELLS):
                    if self.may_place(card, cell):
                        return True
        return False

    def place_card(self, card: int, cell: int) -> None:
        self.display &= ~bits.bit(card)
        self.placed += 1
        self.lay(card, cell)
        self.phase = names.PATROL
        self.go_on()

    def lay(self, card: int, cell: int) -> None:
        row = cell // names.WINDOW
        column = cell % names.WINDOW
        self.card_at[cell] = card
        if row - names.SIZE + 1 > self.top_from:
            self.top_from = row - names.SIZE + 1
        if row < self.top_to:
            self.top_to = row
        if column - names.SIZE + 1 > self.left_from:
            self.left_from = column - names.SIZE + 1
        if column < self.left_to:
            self.left_to = column

    def move_item(self, spot: int, item: int) -> None:
        self.tray[item] -= 1
        self.patrol[spot * names.ITEMS + item] += 1
        self.count_patrol(spot)

    def take_item(self, spot: int, item: int) -> None:
        self.tray[item] += 1
        self.patrol[spot * names.ITEMS + item] -= 1
        self.count_patrol(spot)

    def count_patrol(self, spot: int) -> None:
        count = 0
        mask = 0
        pips = 0
        for item in range(names.ITEMS):
            many = self.patrol[spot * names.ITEMS + item]
            if many > 0:
                count += many
                mask |= bits.bit(item // names.FACES)
                pips += many * (item % names.FACES)
        self.count[spot] = count
        self.mask[spot] = mask
        self.pips_of[spot] = pips

    def turn_die(self, code: int) -> None:
        base = code // 36 * names.FACES
        self.tray[base + code % 36 // 6 + 1] -= 1
        self.tray[base + code % 6 + 1] += 1
        self.turning = 0
        if self.phase == names.PATROL and self.building == names.NO_SPOT:
            self.go_on()

    def send_patrol(self) -> None:
        self.filled[self.building] = 1
        self.building = names.NO_SPOT
        self.patrols += 1
        self.go_on()

    def go_on(self) -> None:
        """After a card, a patrol or a turned die: the win, the loss, more patrols, or the next card."""
        if self.patrols == names.PATROLS:
            self.finish(names.WON)  # TP-14
        elif self.is_lost():
            self.finish(names.NO_PATROL)
        elif self.has_free_spot():
            turns.ask(self, 0)
        else:
            self.refill()

    def has_free_spot(self) -> bool:
        for spot in range(names.SPOTS):
            if self.is_free(spot):
                return True
        return False

    def is_lost(self) -> bool:
        """TP-15: a spot must be filled, and nothing can fill it even if dice are turned."""
        for spot in range(names.SPOTS):
            if self.is_forced(spot) and not self.completable(spot, 0) and not self.completable(spot, names.MOST_DICE):
                return True
        return False

    def finish(self, why: int) -> None:
        self.phase = names.OVER
        self.why = why
        turns.end(self)

    def raw_score(self, seat: int) -> float:
        return 1.0 if self.why == names.WON else 0.0

    # Only the order of the cards face down is unknown, and it is decided when they are turned up (TP-18)

    def raw_hide(self, seat: int) -> None:
        return

    def raw_fill(self, u: U64) -> None:
        return
