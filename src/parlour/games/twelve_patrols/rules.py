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
from parlour.core.state import MoveBuffer, State
from parlour.games.twelve_patrols import constants

PerSide = Annotated[list[int], "uint8", constants.CARDS * constants.SIDES]
PerItem = Annotated[list[int], "uint8", constants.ITEMS]
PerCell = Annotated[list[int], "uint8", constants.CELLS]
PerSpot = Annotated[list[int], "uint8", constants.SPOTS]
PerRoll = Annotated[list[int], "uint8", constants.ROLLS]

FIRST_DIE: PerRoll = constants.FIRST_DIE
SECOND_DIE: PerRoll = constants.SECOND_DIE
THIRD_DIE: PerRoll = constants.THIRD_DIE
WEIGHT: PerRoll = constants.WEIGHT_OF_ROLL
FROM: PerSpot = constants.SPOT_FROM
TO: PerSpot = constants.SPOT_TO


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
    patrol: Annotated[list[int], "uint8", constants.SPOTS * constants.ITEMS]
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

    def begin(self) -> None:
        """The first position; the options are set, and what the cards of the deck want."""
        for cell in range(constants.CELLS):
            self.card_at[cell] = constants.NO_CARD
        self.unseen = bits.bit(constants.CARDS) - 1
        if self.frame == constants.FIXED:
            self.top_from = 1
            self.top_to = 1
            self.left_from = 1
            self.left_to = 1
        else:
            self.top_to = 2
            self.left_to = 2
        self.building = constants.NO_SPOT
        self.phase = constants.ROLL
        turns.ask_chance(self, constants.DICE)

    # What may be done

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        if self.turning == 1:
            self.find_faces(to)
            return
        if self.phase == constants.CARD:
            self.find_places(to)
        elif self.building != constants.NO_SPOT:
            self.find_items(to, self.building)
            if self.is_complete():
                to.add(constants.DONE)
        else:
            for spot in range(constants.SPOTS):
                if self.is_free(spot):
                    self.find_items(to, spot)
            if not self.must_fill():
                to.add(constants.END)
        self.find_discards(to)

    def find_places(self, to: MoveBuffer) -> None:
        """TP-8"""
        for card in range(constants.CARDS):
            if (self.display >> card) & 1 == 1:
                for cell in range(constants.CELLS):
                    if self.may_place(card, cell):
                        to.add(constants.PLACE + card * constants.CELLS + cell)

    def may_place(self, card: int, cell: int) -> bool:
        row = cell // constants.WINDOW
        column = cell % constants.WINDOW
        if self.card_at[cell] != constants.NO_CARD or not self.in_reach(row, column):
            return False
        if self.placed == 0:
            return self.frame == constants.FIXED or cell == constants.CENTRE
        if not self.has_neighbour(row, column):
            return False
        return self.frame == constants.FIXED or self.frame_allows(card, cell)

    def in_reach(self, row: int, column: int) -> bool:
        """Whether the frame can still hold the cell."""
        if row < self.top_from or row >= self.top_to + constants.SIZE:
            return False
        return column >= self.left_from and column < self.left_to + constants.SIZE

    def has_neighbour(self, row: int, column: int) -> bool:
        cell = row * constants.WINDOW + column
        if row > 0 and self.card_at[cell - constants.WINDOW] != constants.NO_CARD:
            return True
        if row < constants.WINDOW - 1 and self.card_at[cell + constants.WINDOW] != constants.NO_CARD:
            return True
        if column > 0 and self.card_at[cell - 1] != constants.NO_CARD:
            return True
        return column < constants.WINDOW - 1 and self.card_at[cell + 1] != constants.NO_CARD

    def frame_allows(self, card: int, cell: int) -> bool:
        """Whether a floating frame, as the card would decide it, agrees with the patrols that are out."""
        top_from = self.top_from
        top_to = self.top_to
        left_from = self.left_from
        left_to = self.left_to
        self.lay(card, cell)
        agrees = True
        for other in range(constants.CELLS):
            if self.card_at[other] != constants.NO_CARD:
                for side in range(constants.SIDES):
                    if not self.side_holds(other, side):
                        agrees = False
        self.card_at[cell] = constants.NO_CARD
        self.top_from = top_from
        self.top_to = top_to
        self.left_from = left_from
        self.left_to = left_to
        return agrees

    def find_items(self, to: MoveBuffer, spot: int) -> None:
        """What may go into a spot: whatever leaves it possible to complete the patrol."""
        wanted = self.wanted(spot)
        free = wanted == constants.ANYTHING
        for item in range(constants.ITEMS):
            if self.tray[item] > 0 and (free or self.may_put(spot, item, wanted)):
                to.add(constants.PUT + spot * constants.ITEMS + item)

    def may_put(self, spot: int, item: int, wanted: int) -> bool:
        colours = self.mask[spot] | bits.bit(item // constants.FACES)
        self.tray[item] -= 1
        fits = self.completes(wanted, self.count[spot] + 1, colours, self.pips_of[spot] + item % constants.FACES)
        self.tray[item] += 1
        return fits

    def is_free(self, spot: int) -> bool:
        """TP-9: an empty spot between two placed cards; what is placed stays (TP-13)."""
        if self.filled[spot] == 1:
            return False
        return self.card_at[FROM[spot]] != constants.NO_CARD and self.card_at[TO[spot]] != constants.NO_CARD

    def is_forced(self, spot: int) -> bool:
        """TP-10: an empty spot of a complete row or column."""
        return self.is_free(spot) and self.cards_in_line(spot) == constants.SIZE

    def must_fill(self) -> bool:
        for spot in range(constants.SPOTS):
            if self.is_forced(spot):
                return True
        return False

    def cards_in_line(self, spot: int) -> int:
        many = 0
        for place in range(constants.WINDOW):
            if self.card_at[self.cell_in_line(spot, place)] != constants.NO_CARD:
                many += 1
        return many

    def cell_in_line(self, spot: int, place: int) -> int:
        """The cells of the row or column that a spot belongs to."""
        if spot < constants.COLUMN_SPOTS:
            return spot // constants.GAPS * constants.WINDOW + place
        return place * constants.WINDOW + (spot - constants.COLUMN_SPOTS) // constants.GAPS

    def is_complete(self) -> bool:
        """Whether the patrol being assembled makes no requirement false (TP-15)."""
        spot = self.building
        return self.answers(self.wanted(spot), self.count[spot], self.mask[spot], self.pips_of[spot])

    def find_discards(self, to: MoveBuffer) -> None:
        """TP-12: an unused item, if another one is a die to be turned."""
        for item in range(constants.ITEMS):
            if self.tray[item] > 0 and self.dice_besides(item) > 0 and self.patrol_outlasts(item):
                to.add(constants.DISCARD + item)

    def dice_besides(self, item: int) -> int:
        many = 0
        for die in range(constants.ITEMS):
            if die % constants.FACES > 0:
                many += self.tray[die]
        return many - 1 if item % constants.FACES > 0 else many

    def patrol_outlasts(self, item: int) -> bool:
        """Whether the patrol being assembled can still be completed without the item and with a die turned."""
        if self.building == constants.NO_SPOT or self.is_complete():
            return True
        self.tray[item] -= 1
        wanted = self.wanted(self.building)
        outlasts = False
        for die in range(constants.ITEMS):
            if not outlasts and die % constants.FACES > 0 and self.tray[die] > 0:
                for face in range(1, constants.FACES):
                    if not outlasts and die % constants.FACES != face and self.turned_fits(die, face, wanted):
                        outlasts = True
        self.tray[item] += 1
        return outlasts

    def find_faces(self, to: MoveBuffer) -> None:
        for die in range(constants.ITEMS):
            if die % constants.FACES > 0 and self.tray[die] > 0:
                for face in range(1, constants.FACES):
                    if self.may_turn(die, face):
                        to.add(constants.SET + die // constants.FACES * 36 + (die % constants.FACES - 1) * 6 + face - 1)

    def may_turn(self, die: int, face: int) -> bool:
        if die % constants.FACES == face:
            return False
        if self.building == constants.NO_SPOT or self.is_complete():
            return True
        return self.turned_fits(die, face, self.wanted(self.building))

    def turned_fits(self, die: int, face: int, wanted: int) -> bool:
        turned = die // constants.FACES * constants.FACES + face
        spot = self.building
        self.tray[die] -= 1
        self.tray[turned] += 1
        fits = self.completes(wanted, self.count[spot], self.mask[spot], self.pips_of[spot])
        self.tray[turned] -= 1
        self.tray[die] += 1
        return fits

    # What the cards want

    def wanted(self, spot: int) -> int:
        """What a patrol must have so that no requirement whose other spots are all filled becomes false: its number of
        items (0: any), its pips + 1 (0: any) and the bit set of the sets of colours it may have, in one int."""
        items = 0
        pips = 0
        masks = constants.SOME_COLOURS
        for place in range(constants.WINDOW):
            cell = self.cell_in_line(spot, place)
            card = self.card_at[cell]
            if card == constants.NO_CARD:
                continue
            for half in range(2):
                side = half * 2 + (1 if spot < constants.COLUMN_SPOTS else 0)
                if not self.awaits_only(cell, side, spot):
                    continue
                index = card * constants.SIDES + side
                if self.items[index] > 0:
                    left = self.items[index] - self.total(cell, side, spot, 0)
                    if left < 1 or (items > 0 and items != left):
                        return 0
                    items = left
                if self.pips[index] != constants.NO_PIPS:
                    left = self.pips[index] - self.total(cell, side, spot, 1)
                    if left < 0 or (pips > 0 and pips != left + 1):
                        return 0
                    pips = left + 1
                if self.colours[index] > 0:
                    there = self.total(cell, side, spot, 2)
                    for mask in range(1, 8):
                        if bits.count(mask | there) != self.colours[index]:
                            masks &= ~bits.bit(mask)
        return masks * constants.PER_MASKS + pips * constants.PER_PIPS + items

    def answers(self, wanted: int, count: int, mask: int, pips: int) -> bool:
        """Exactly what is wanted (TP-3), and at least one item (TP-6)."""
        items = wanted % constants.PER_PIPS
        wanted_pips = wanted % constants.PER_MASKS // constants.PER_PIPS
        if count == 0 or (items > 0 and count != items) or (wanted_pips > 0 and pips + 1 != wanted_pips):
            return False
        return ((wanted // constants.PER_MASKS) >> mask) & 1 == 1

    def first_gap(self, cell: int, side: int) -> int:
        """TP-5: the spots in a direction are those of the gaps first_gap to last_gap - 1 of the row or column."""
        if side == constants.EAST:
            return cell % constants.WINDOW
        if side == constants.SOUTH:
            return cell // constants.WINDOW
        return self.left_from if side == constants.WEST else self.top_from

    def last_gap(self, cell: int, side: int) -> int:
        if side == constants.EAST:
            return self.left_from + constants.SIZE - 1
        if side == constants.SOUTH:
            return self.top_from + constants.SIZE - 1
        return cell % constants.WINDOW if side == constants.WEST else cell // constants.WINDOW

    def spot_at(self, cell: int, side: int, gap: int) -> int:
        if side == constants.EAST or side == constants.WEST:
            return cell // constants.WINDOW * constants.GAPS + gap
        return constants.COLUMN_SPOTS + cell % constants.WINDOW * constants.GAPS + gap

    def is_decided(self, side: int) -> bool:
        """Whether the frame is decided along the axis of a side."""
        if side == constants.EAST or side == constants.WEST:
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
        index = self.card_at[cell] * constants.SIDES + side
        if spots == 0:
            return True  # at the edge, as in the example of TP-17
        if self.items[index] > 0 and self.total(cell, side, constants.NO_SPOT, 0) != self.items[index]:
            return False
        if self.pips[index] != constants.NO_PIPS and self.total(cell, side, constants.NO_SPOT, 1) != self.pips[index]:
            return False
        return self.colours[index] == 0 or bits.count(self.total(cell, side, constants.NO_SPOT, 2)) == self.colours[index]

    def completable(self, spot: int, changes: int) -> bool:
        """Whether unused items, at most so many of the dice being turned, can complete what lies in a spot.

        `reach` holds, for every number of turned dice, set of colours and number of items, the bit set of the pips that
        can be had; each item in the tray in its turn is left, added, or turned and added."""
        wanted = self.wanted(spot)
        if changes == 0:
            return self.completes(wanted, self.count[spot], self.mask[spot], self.pips_of[spot])
        most = wanted % constants.PER_PIPS
        spare = 0
        for item in range(constants.ITEMS):
            spare += self.tray[item]
        if most == 0:
            most = self.count[spot] + spare
        reach: Annotated[list[int], "int64", 1520] = [0] * 1520
        reach[self.mask[spot] * 19 + self.count[spot]] = bits.bit(self.pips_of[spot])
        for item in range(constants.ITEMS):
            face = item % constants.FACES
            colour = bits.bit(item // constants.FACES)
            for _ in range(self.tray[item]):
                for count in range(most - 1, -1, -1):
                    for turned in range(changes, -1, -1):
                        for mask in range(8):
                            pips = reach[(turned * 8 + mask) * 19 + count]
                            if pips != 0:
                                there = (turned * 8 + (mask | colour)) * 19 + count + 1
                                reach[there] |= pips << face
                                if face > 0 and turned < changes:
                                    for other in range(1, constants.FACES):
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

    def completes(self, wanted: int, count: int, mask: int, pips: int) -> bool:
        """The same without turning dice, for a patrol of so many items, these colours and pips: asked most often of all."""
        items = wanted % constants.PER_PIPS
        wanted_pips = wanted % constants.PER_MASKS // constants.PER_PIPS
        masks = wanted // constants.PER_MASKS
        if items > 0 and count > items:
            return False
        if wanted_pips == 0:
            return self.completes_colours(masks, items, count, mask)
        if pips + 1 > wanted_pips:
            return False
        if items == 0:
            return self.completes_pips(masks, wanted_pips - 1, mask, pips)
        return self.completes_both(masks, wanted_pips - 1, items - count, mask, pips)

    def completes_colours(self, masks: int, items: int, count: int, mask: int) -> bool:
        """Where pips do not matter: one item at least of each new colour, and no more items than there are."""
        for colours in range(1, 8):
            if (masks >> colours) & 1 == 1 and colours & mask == mask:
                least = count
                most = count
                for colour in range(constants.COLOURS):
                    if (colours >> colour) & 1 == 1:
                        spare = 0
                        for face in range(constants.FACES):
                            spare += self.tray[colour * constants.FACES + face]
                        most += spare
                        if (mask >> colour) & 1 == 0:
                            least += 1 if spare > 0 else constants.NEVER
                if least <= most and (items == 0 or (least <= items and items <= most)):
                    return True
        return False

    def completes_pips(self, masks: int, wanted: int, mask: int, pips: int) -> bool:
        """Where the number of items does not matter: for every set of colours, the bit set of the pips that can be had."""
        reach: Annotated[list[int], "int64", 8] = [0] * 8
        reach[mask] = bits.bit(pips)
        for item in range(constants.ITEMS):
            colour = bits.bit(item // constants.FACES)
            for _ in range(self.tray[item]):
                for before in range(8):
                    if before & colour == 0:
                        reach[before | colour] |= (reach[before | colour] | reach[before]) << item % constants.FACES
        for colours in range(1, 8):
            if (masks >> colours) & 1 == 1 and (reach[colours] >> wanted) & 1 == 1:
                return True
        return False

    def completes_both(self, masks: int, wanted: int, more: int, mask: int, pips: int) -> bool:
        """With so many more items: for every set of colours and number of items added, the pips that can be had."""
        reach: Annotated[list[int], "int64", 152] = [0] * 152
        reach[mask * 19] = bits.bit(pips)
        tried = 0
        for item in range(constants.ITEMS):
            colour = bits.bit(item // constants.FACES)
            for _ in range(self.tray[item]):
                for added in range(tried if tried < more else more - 1, -1, -1):
                    for before in range(8):
                        if before & colour == 0:
                            there = (before | colour) * 19 + added
                            reach[there + 1] |= (reach[there] | reach[before * 19 + added]) << item % constants.FACES
                tried += 1
        for colours in range(1, 8):
            if (masks >> colours) & 1 == 1 and (reach[colours * 19 + more] >> wanted) & 1 == 1:
                return True
        return False

    # What happens

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        if self.phase == constants.ROLL:
            for roll in range(constants.ROLLS):
                to.add_weighted(roll, WEIGHT[roll])
            return
        for card in range(constants.CARDS):
            if (self.unseen >> card) & 1 == 1:
                to.add(card)

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            if self.phase == constants.ROLL:
                self.roll(move)
            else:
                self.deal(move)
            return
        self.round += 1
        if move >= constants.SET:
            self.turn_die(move - constants.SET)
        elif move >= constants.DISCARD:
            self.tray[move - constants.DISCARD] -= 1
            self.discarded[move - constants.DISCARD] += 1
            self.turning = 1
        elif move == constants.END:
            self.refill()
        elif move == constants.DONE:
            self.send_patrol()
        elif move >= constants.PUT:
            self.building = (move - constants.PUT) // constants.ITEMS
            self.move_item(self.building, (move - constants.PUT) % constants.ITEMS)
        else:
            self.place_card(move // constants.CELLS, move % constants.CELLS)

    def roll(self, roll: int) -> None:
        """TP-2, TP-7: the three dice of a colour; the cubes come with them."""
        base = self.rolled * constants.FACES
        self.tray[base] = constants.OF_EACH
        self.tray[base + FIRST_DIE[roll]] += 1
        self.tray[base + SECOND_DIE[roll]] += 1
        self.tray[base + THIRD_DIE[roll]] += 1
        self.rolled += 1
        if self.rolled == constants.COLOURS:
            self.refill()

    def refill(self) -> None:
        """TP-11: the display is filled up while the deck lasts, then a card is asked for."""
        if bits.count(self.display) < constants.DISPLAY and self.unseen != 0:
            self.phase = constants.DEAL
            turns.ask_chance(self, constants.DECK)
            return
        self.phase = constants.CARD
        turns.ask(self, 0)
        if not self.can_place():
            self.finish(constants.NO_PLACE)

    def deal(self, card: int) -> None:
        self.unseen &= ~bits.bit(card)
        self.display |= bits.bit(card)
        self.refill()

    def can_place(self) -> bool:
        for card in range(constants.CARDS):
            if (self.display >> card) & 1 == 1:
                for cell in range(constants.CELLS):
                    if self.may_place(card, cell):
                        return True
        return False

    def place_card(self, card: int, cell: int) -> None:
        self.display &= ~bits.bit(card)
        self.placed += 1
        self.lay(card, cell)
        self.phase = constants.PATROL
        self.go_on()

    def lay(self, card: int, cell: int) -> None:
        row = cell // constants.WINDOW
        column = cell % constants.WINDOW
        self.card_at[cell] = card
        if row - constants.SIZE + 1 > self.top_from:
            self.top_from = row - constants.SIZE + 1
        if row < self.top_to:
            self.top_to = row
        if column - constants.SIZE + 1 > self.left_from:
            self.left_from = column - constants.SIZE + 1
        if column < self.left_to:
            self.left_to = column

    def move_item(self, spot: int, item: int) -> None:
        self.tray[item] -= 1
        self.patrol[spot * constants.ITEMS + item] += 1
        self.count_patrol(spot)

    def count_patrol(self, spot: int) -> None:
        count = 0
        mask = 0
        pips = 0
        for item in range(constants.ITEMS):
            many = self.patrol[spot * constants.ITEMS + item]
            if many > 0:
                count += many
                mask |= bits.bit(item // constants.FACES)
                pips += many * (item % constants.FACES)
        self.count[spot] = count
        self.mask[spot] = mask
        self.pips_of[spot] = pips

    def turn_die(self, code: int) -> None:
        base = code // 36 * constants.FACES
        self.tray[base + code % 36 // 6 + 1] -= 1
        self.tray[base + code % 6 + 1] += 1
        self.turning = 0
        if self.phase == constants.PATROL and self.building == constants.NO_SPOT:
            self.go_on()

    def send_patrol(self) -> None:
        self.filled[self.building] = 1
        self.building = constants.NO_SPOT
        self.patrols += 1
        self.go_on()

    def go_on(self) -> None:
        """After a card, a patrol or a turned die: the win, the loss, more patrols, or the next card."""
        if self.patrols == constants.PATROLS:
            self.finish(constants.WON)  # TP-14
        elif self.is_lost():
            self.finish(constants.NO_PATROL)
        elif self.has_free_spot():
            turns.ask(self, 0)
        else:
            self.refill()

    def has_free_spot(self) -> bool:
        for spot in range(constants.SPOTS):
            if self.is_free(spot):
                return True
        return False

    def is_lost(self) -> bool:
        """TP-15: a spot must be filled, and nothing can fill it even if dice are turned."""
        for spot in range(constants.SPOTS):
            if self.is_forced(spot) and not self.completable(spot, 0) and not self.completable(spot, constants.MOST_DICE):
                return True
        return False

    def finish(self, why: int) -> None:
        self.phase = constants.OVER
        self.why = why
        turns.end(self)

    def raw_score(self, seat: int) -> float:
        return 1.0 if self.why == constants.WON else 0.0

    # Only the order of the cards face down is unknown, and it is decided when they are turned up (TP-18)

    def raw_hide(self, seat: int) -> None:
        return

    def raw_fill(self, u: U64) -> None:
        return
