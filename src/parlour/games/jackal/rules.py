"""Jackal: the state and its moves.

A turn is one action of the crew to move. An action that sets a pirate going runs as a chain: arrows, ice, horses and the
like move him on until he stands, dies, must choose (the same seat decides again) or enters a closed tile (chance opens
it). Forced continuations run by themselves. `walker` is the pirate on his way; a coin he carries is in no pile meanwhile.
A pirate on the cell of an own or allied ship is aboard; on any other sea cell he swims. Coins lie per cell and step.
"""

from __future__ import annotations

from typing import Annotated

from parlour.core import actors, bits, chance, turns
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour.games.jackal import constants

PerCell = Annotated[list[int], "uint8", constants.CELLS]
PerCrew = Annotated[list[int], "uint8", constants.CREWS]
PerPirate = Annotated[list[int], "uint8", constants.PIRATES]
PerFace = Annotated[list[int], "uint8", constants.FACES]
PerTile = Annotated[list[int], "uint8", constants.TILE_KINDS]
Ways = Annotated[list[int], "uint8", constants.CELLS * 8]
Signs = Annotated[list[int], "int16", constants.CREWS]

LAND: PerCell = constants.LAND
STEP_TO: Ways = constants.STEP_TO
JUMP_TO: Ways = constants.JUMP_TO
KIND: PerFace = constants.KIND_OF
NUMBER: PerFace = constants.NUMBER_OF
POINTS: PerFace = constants.POINTS_OF
TILE: PerFace = constants.TILE_OF
TURNS: PerFace = constants.TURNS_OF
COUNTS: PerTile = constants.TILE_COUNTS
COINS_IN: PerTile = constants.CHEST_VALUES
HARBOUR: PerCrew = constants.HARBOUR
FIRST_BERTH: PerCrew = constants.FIRST_BERTH
LAST_BERTH: PerCrew = constants.LAST_BERTH
ALONG: PerCrew = constants.ALONG
ASHORE: Signs = constants.ASHORE


class Jackal(State):
    # options
    sides: int
    crews_each: int
    plane_waits: int
    play_on: int
    stall_rounds: int
    # who plays
    crews: int  # bit set of the crews in the set-up
    seat_of: PerCrew
    side_of: PerCrew
    # the board
    face: PerCell  # 0 while closed
    bag: PerTile  # tiles still face down
    closed: int
    gold: Annotated[list[int], "uint8", constants.CELLS * constants.STEPS]
    plane_used: int
    ship: PerCrew
    cell: PerPirate  # or DEAD
    step: PerPirate  # on a spinning tile, from 1; else 0
    drunk: PerPirate
    trapped: PerPirate
    bank: PerCrew
    lost: int
    # the turn
    crew: int
    progress: int  # whether a tile was opened or a coin banked in this turn
    idle: int  # crew turns without progress
    skipped: int  # crew turns in a row in which nobody could act
    winners: int  # bit set of crews, once the game is over
    # the chain
    walker: int
    carrying: int
    motion: int
    origin: int
    forced: int  # movements since the last choice
    used: PerCell  # ways already chosen on a cell in this chain
    flown: Annotated[list[int], "int64", 3]  # cells already flown to in this chain
    trail: Annotated[list[int], "uint8", constants.LONGEST_TRAIL]  # the cells of the last walker's way, to be shown
    trail_length: int

    def begin(self, seats: int, sides: int, crews_each: int, plane_waits: int, play_on: int, stall_rounds: int) -> None:
        self.seats = seats
        self.sides = sides
        self.crews_each = crews_each  # 0: two, 1: one
        self.plane_waits = plane_waits
        self.play_on = play_on
        self.stall_rounds = stall_rounds
        self.seat_crews()
        for tile in range(constants.TILE_KINDS):
            self.bag[tile] = COUNTS[tile]  # JK-2
        self.closed = 117
        for crew in range(constants.CREWS):
            self.ship[crew] = HARBOUR[crew]  # JK-4
            for mate in range(constants.MATES):
                self.cell[crew * constants.MATES + mate] = HARBOUR[crew] if self.plays(crew) else constants.DEAD
        self.walker = constants.NOBODY
        self.crew = 0  # JK-5
        turns.ask(self, self.seat_of[0])

    def seat_crews(self) -> None:
        """JK-6, JK-7: which crews play, for whom, and who is allied with whom."""
        seats = self.seats
        self.crews = 15
        if seats == 3:
            self.crews = 7
        if seats == 2 and self.crews_each == 1:
            self.crews = 5
        for crew in range(constants.CREWS):
            if seats == 2 and self.crews_each == 0:
                self.seat_of[crew] = crew & 1
                self.side_of[crew] = crew & 1
            elif seats == 2:
                self.seat_of[crew] = crew >> 1
                self.side_of[crew] = crew
            else:
                self.seat_of[crew] = crew
                self.side_of[crew] = crew & 1 if self.sides == 1 else crew

    def plays(self, crew: int) -> bool:
        return (self.crews >> crew) & 1 == 1

    # What may be done

    def raw_find_moves(self, to: MoveBuffer, seat: int) -> None:
        if self.walker != constants.NOBODY:
            self.find_ways_on(to)
            return
        for mate in range(constants.MATES):
            self.find_walks(to, mate)
        for mate in range(constants.MATES):
            self.find_flights(to, mate)
        for crew in range(constants.CREWS):
            for way in range(2):
                if self.can_sail(crew, way):
                    to.add(constants.SAIL + crew * 2 + way)
        if self.can_revive():
            to.add(constants.REVIVE)

    def is_free(self, mate: int) -> bool:
        """Whether the pirate can act, and is not the same as one before him (JK-15)."""
        p = self.crew * constants.MATES + mate
        if self.cell[p] == constants.DEAD or self.drunk[p] > 0 or self.trapped[p] > 0:
            return False
        for q in range(self.crew * constants.MATES, p):
            if self.cell[q] == self.cell[p] and self.step[q] == self.step[p] and self.drunk[q] + self.trapped[q] == 0:
                return False
        return True

    def find_walks(self, to: MoveBuffer, mate: int) -> None:
        if not self.is_free(mate):
            return
        p = self.crew * constants.MATES + mate
        here = self.cell[p]
        coin = self.gold_here(p)
        if self.is_turning(p):  # JK-29: one step further on the same tile
            to.add(constants.WALK + mate * constants.PER_MATE + here * 2)
            if coin > 0 and self.enemies_at(self.crew, here, self.step[p] + 1) == 0:
                to.add(constants.WALK + mate * constants.PER_MATE + here * 2 + 1)
            return
        for way in range(8):
            there = STEP_TO[here * 8 + way]
            if there != constants.NOWHERE and self.may_step(here, there):
                to.add(constants.WALK + mate * constants.PER_MATE + there * 2)
                if coin > 0 and self.coin_arrives(there, way):  # JK-17, JK-18
                    to.add(constants.WALK + mate * constants.PER_MATE + there * 2 + 1)

    def find_flights(self, to: MoveBuffer, mate: int) -> None:
        p = self.crew * constants.MATES + mate
        if not self.is_free(mate) or not self.on_plane(self.cell[p]):
            return
        coin = self.gold_here(p)
        for there in range(constants.CELLS):
            if there != self.cell[p] and self.may_fly(there):
                to.add(constants.FLY + mate * constants.PER_MATE + there * 2)
            if there != self.cell[p] and coin > 0 and self.may_fly_with_coin(there):
                to.add(constants.FLY + mate * constants.PER_MATE + there * 2 + 1)

    def find_ways_on(self, to: MoveBuffer) -> None:
        """The choices of the pirate on his way."""
        here = self.cell[self.walker]
        if self.flies_on(here):
            for there in range(constants.CELLS):
                if self.may_fly_on(here, there):
                    to.add(constants.ON + there)
            if KIND[self.face[here]] == constants.PLANE:
                to.add(constants.STAY)
            return
        for way in range(8):
            if self.may_go_on(here, way):
                to.add(constants.ON + self.way_to(here, way))

    def can_act(self) -> bool:
        """Whether the crew to move has any move."""
        for mate in range(constants.MATES):
            if self.is_free(mate) and self.has_walk(self.crew * constants.MATES + mate):
                return True
        for crew in range(constants.CREWS):
            if self.can_sail(crew, 0) or self.can_sail(crew, 1):
                return True
        return self.can_revive()

    def has_walk(self, p: int) -> bool:
        here = self.cell[p]
        if self.is_turning(p) or self.on_plane(here):
            return True
        for way in range(8):
            there = STEP_TO[here * 8 + way]
            if there != constants.NOWHERE and self.may_step(here, there):
                return True
        return False

    def is_turning(self, p: int) -> bool:
        """On a spinning tile, and not yet on its last step."""
        here = self.cell[p]
        return self.step[p] > 0 and self.step[p] < NUMBER[self.face[here]]

    def gold_here(self, p: int) -> int:
        return self.gold[self.pile_of(self.cell[p], self.step[p])]

    def pile_of(self, cell: int, step: int) -> int:
        return cell * constants.STEPS + (step - 1 if step > 0 else 0)

    def may_step(self, here: int, there: int) -> bool:
        """An empty-handed step (JK-11 to JK-14)."""
        if LAND[there] == 0:
            ship = self.ship_at(there)
            if ship >= 0:
                return True  # aboard, or to one's death
            return LAND[here] == 0 and self.ship_at(here) < 0  # swimming
        return self.leads_ashore(here, there) and self.may_enter(there)

    def leads_ashore(self, here: int, there: int) -> bool:
        """On land from tile to tile, from a ship only straight ahead, from the water never."""
        if LAND[there] == 0:
            return False
        if LAND[here] == 1:
            return True
        ship = self.ship_at(here)
        return ship >= 0 and there == here + ASHORE[ship]

    def may_enter(self, cell: int) -> bool:
        """JK-22: a fortress held by an enemy cannot be entered."""
        return not self.is_fortress(cell) or self.enemies_at(self.crew, cell, 0) == 0

    def is_fortress(self, cell: int) -> bool:
        kind = KIND[self.face[cell]]
        return kind == constants.FORTRESS or kind == constants.ABORIGINE  # JK-35

    def on_plane(self, cell: int) -> bool:
        return LAND[cell] == 1 and KIND[self.face[cell]] == constants.PLANE and self.plane_used == 0

    def may_fly(self, there: int) -> bool:
        """JK-39: any land tile, or an own or allied ship."""
        if LAND[there] == 1:
            return self.may_enter(there)
        ship = self.ship_at(there)
        return ship >= 0 and self.allied(ship, self.crew)

    def may_fly_with_coin(self, there: int) -> bool:
        if LAND[there] == 1:
            return self.coin_arrives(there, constants.FLIGHT)
        return self.may_fly(there)

    def ship_at(self, cell: int) -> int:
        for crew in range(constants.CREWS):
            if self.ship[crew] == cell and self.plays(crew):
                return crew
        return -1

    def allied(self, crew: int, other: int) -> bool:
        """JK-8"""
        return self.side_of[crew] == self.side_of[other]

    def enemies_at(self, crew: int, cell: int, step: int) -> int:
        many = 0
        for p in range(constants.PIRATES):
            if self.cell[p] == cell and self.step[p] == step and not self.allied(p // constants.MATES, crew):
                many += 1
        return many

    def can_sail(self, ship: int, way: int) -> bool:
        """JK-10: an own or allied ship with one of one's own pirates aboard."""
        if not self.plays(ship) or not self.allied(ship, self.crew):
            return False
        if self.ship[ship] == (LAST_BERTH[ship] if way == 1 else FIRST_BERTH[ship]):
            return False
        for mate in range(constants.MATES):
            if self.cell[self.crew * constants.MATES + mate] == self.ship[ship]:
                return True
        return False

    def can_revive(self) -> bool:
        """JK-25"""
        dead = False
        reviver = False
        for mate in range(constants.MATES):
            cell = self.cell[self.crew * constants.MATES + mate]
            if cell == constants.DEAD:
                dead = True
            elif LAND[cell] == 1 and KIND[self.face[cell]] == constants.ABORIGINE:
                reviver = True
        return dead and reviver

    # The chain's choices

    def flies_on(self, here: int) -> bool:
        """Whether the pirate on his way chooses a flight: on the plane, or on ice after one."""
        kind = KIND[self.face[here]]
        return kind == constants.PLANE or (kind == constants.ICE and self.motion == constants.FLIGHT)

    def may_fly_on(self, here: int, there: int) -> bool:
        if there == here or (self.flown[there // 60] >> (there % 60)) & 1 == 1:
            return False
        return self.may_fly_with_coin(there) if self.carrying == 1 else self.may_fly(there)

    def way_to(self, here: int, way: int) -> int:
        """Where a way leads: an arrow's direction, or a knight's jump on a horse (JK-28) and on ice after one."""
        if KIND[self.face[here]] == constants.ARROW:
            return STEP_TO[here * 8 + way]
        return JUMP_TO[here * 8 + way]

    def may_go_on(self, here: int, way: int) -> bool:
        """A way that exists, has not been taken in this chain (JK-40) and is possible."""
        if (self.used[here] >> way) & 1 == 1:
            return False
        arrow = KIND[self.face[here]] == constants.ARROW
        if arrow and (POINTS[self.face[here]] >> way) & 1 == 0:
            return False
        there = self.way_to(here, way)
        if there == constants.NOWHERE:
            return False
        if self.carrying == 1:
            return self.coin_arrives(there, way if arrow else constants.JUMP + way)
        return LAND[there] == 0 or self.may_enter(there)

    def coin_arrives(self, there: int, motion: int) -> bool:
        """JK-18: whether a pirate who enters `there` with a coin can complete his chain."""
        return self.chain_completes(there, motion) if self.leads_on(there) else self.coin_may_end(there)

    def leads_on(self, cell: int) -> bool:
        kind = KIND[self.face[cell]]
        return kind == constants.ARROW or kind == constants.HORSE or kind == constants.ICE or kind == constants.CROCODILE

    def coin_may_end(self, cell: int) -> bool:
        """Whether a coin's way may end on a cell that does not lead on."""
        if LAND[cell] == 0:
            return True  # a ship or the sea: JK-19
        kind = KIND[self.face[cell]]
        if kind == constants.CANNON or kind == constants.BALLOON or kind == constants.OGRE:
            return True
        if kind == constants.CLOSED or kind == constants.FORTRESS or kind == constants.ABORIGINE:  # JK-34
            return False
        return self.enemies_at(self.crew, cell, 1 if kind == constants.SPIN else 0) == 0  # JK-20

    def chain_completes(self, there: int, motion: int) -> bool:
        """Only open tiles count, so all is known: a search over places and last movements, the ways already taken left
        out."""
        seen: Annotated[list[int], "uint8", constants.CELLS * 17] = [0] * 2873
        stack: Annotated[list[int], "int16", constants.CELLS * 17] = [0] * 2873
        many = 1
        stack[0] = there * 17 + motion
        seen[stack[0]] = 1
        while many > 0:
            many -= 1
            cell = stack[many] // 17
            last = stack[many] % 17
            if not self.leads_on(cell):
                if self.coin_may_end(cell):
                    return True
                continue
            kind = KIND[self.face[cell]]
            chooses = kind == constants.ARROW or kind == constants.HORSE or (kind == constants.ICE and last >= constants.JUMP)
            if last == constants.FLIGHT and (kind == constants.ICE or kind == constants.CROCODILE):
                return True  # a flight may always end on one's own ship; the crocodile leads back to plane or ice
            if chooses:
                for way in range(8):
                    if (self.used[cell] >> way) & 1 == 1:
                        continue
                    if kind == constants.ARROW:
                        if (POINTS[self.face[cell]] >> way) & 1 == 0:
                            continue
                        target = STEP_TO[cell * 8 + way]
                        node = target * 17 + way
                    else:
                        target = JUMP_TO[cell * 8 + way]
                        node = target * 17 + constants.JUMP + way
                    if target != constants.NOWHERE and seen[node] == 0:
                        seen[node] = 1
                        stack[many] = node
                        many += 1
            else:
                node = self.slide(cell, last) if kind == constants.ICE else self.turn_back(cell, last)
                if seen[node] == 0:
                    seen[node] = 1
                    stack[many] = node
                    many += 1
        return False

    def slide(self, cell: int, way: int) -> int:
        """Ice after a step: the same step again, as cell * 17 + motion."""
        return STEP_TO[cell * 8 + way] * 17 + way

    def turn_back(self, cell: int, last: int) -> int:
        """The crocodile: the movement reversed, as cell * 17 + motion."""
        if last < constants.JUMP:
            return STEP_TO[cell * 8 + 7 - last] * 17 + 7 - last
        back = 7 - (last - constants.JUMP)
        return JUMP_TO[cell * 8 + back] * 17 + constants.JUMP + back

    # What happens

    def raw_find_outcomes(self, to: MoveBuffer) -> None:
        for face in range(1, constants.FACES):
            if self.bag[TILE[face]] > 0:
                to.add_weighted(face, self.bag[TILE[face]] * TURNS[face])

    def raw_pick_outcome(self, buffer: MoveBuffer, u: U64) -> int:
        left = chance.index(u, self.closed * 4)
        face = 1
        while left >= self.bag[TILE[face]] * TURNS[face]:
            left -= self.bag[TILE[face]] * TURNS[face]
            face += 1
        return face

    def raw_push(self, move: int, seat: int) -> None:
        if seat == actors.CHANCE:
            self.open_tile(move)
            self.go_on()
            return
        self.round += 1
        if move >= constants.ON:
            self.choose(move)
        elif move == constants.REVIVE:
            self.revive()
            self.end_turn()
        elif move >= constants.SAIL:
            self.sail((move - constants.SAIL) // 2, (move - constants.SAIL) % 2)
            self.end_turn()
        else:
            self.set_out(move)

    def set_out(self, move: int) -> None:
        """A pirate starts: a step, a step on a spinning tile, or a flight."""
        fly = move >= constants.FLY
        code = move - constants.FLY if fly else move
        p = self.crew * constants.MATES + code // constants.PER_MATE
        there = code % constants.PER_MATE // 2
        coin = code % 2
        here = self.cell[p]
        self.walker = p
        self.carrying = coin
        self.forced = 0
        self.trail_length = 0
        for place in range(constants.LONGEST_TRAIL):
            self.trail[place] = 0
        self.leave_trail(here)
        if coin == 1:
            self.gold[self.pile_of(here, self.step[p])] -= 1
        if here == there:
            self.step[p] += 1
            self.stand()
            return
        if self.on_plane(here):
            self.plane_used = 1  # JK-39: whoever leaves uses it up
        if fly:
            self.flown[there // 60] |= bits.bit(there % 60)  # JK-40
            self.travel(there, constants.FLIGHT)
        else:
            self.travel(there, self.way_between(here, there))
        self.go_on()

    def way_between(self, here: int, there: int) -> int:
        for way in range(8):
            if STEP_TO[here * 8 + way] == there:
                return way
        return 0

    def choose(self, move: int) -> None:
        here = self.cell[self.walker]
        self.forced = 0
        if move == constants.STAY:
            if self.plane_waits == 0:
                self.plane_used = 1
            self.stand()
            return
        there = move - constants.ON
        if self.flies_on(here):
            self.flown[there // 60] |= bits.bit(there % 60)
            if KIND[self.face[here]] == constants.PLANE:
                self.plane_used = 1
            self.travel(there, constants.FLIGHT)
        else:
            self.take_way(here, there)
        self.go_on()

    def take_way(self, here: int, there: int) -> None:
        for way in range(8):
            if self.way_to(here, way) == there:
                self.used[here] |= bits.bit(way)
                self.travel(there, way if KIND[self.face[here]] == constants.ARROW else constants.JUMP + way)
                return

    def travel(self, there: int, motion: int) -> None:
        self.origin = self.cell[self.walker]
        self.motion = motion
        self.cell[self.walker] = there
        self.step[self.walker] = 0
        self.leave_trail(there)

    def leave_trail(self, cell: int) -> None:
        if self.trail_length < constants.LONGEST_TRAIL:
            self.trail[self.trail_length] = cell
            self.trail_length += 1

    def go_on(self) -> None:
        """Runs the chain from where the walker has just arrived, to its end, a choice or a closed tile."""
        while self.walker != constants.NOBODY:
            here = self.cell[self.walker]
            if LAND[here] == 0:
                self.reach_water()
                return
            kind = KIND[self.face[here]]
            self.forced += 1
            if kind == constants.CLOSED:  # JK-13: opened on entering
                self.forced = 0
                turns.ask_chance(self, constants.BAG)
                return
            if self.forced > constants.LONGEST_FORCED or kind == constants.OGRE:  # JK-37, JK-40
                self.die()
                return
            if kind == constants.PLANE and self.plane_used == 0:
                self.hit(here, 0)
                turns.ask(self, self.seat_of[self.crew])
                return
            if kind == constants.ARROW or kind == constants.HORSE or (kind == constants.ICE and self.motion >= constants.JUMP):
                if self.must_choose(here):
                    return
            elif kind == constants.ICE:  # JK-30
                self.forced_travel(self.slide(here, self.motion))
            elif kind == constants.CROCODILE:  # JK-31
                self.be_chased(here)
            elif kind == constants.CANNON:  # JK-33
                self.travel(self.cannon_target(here), self.motion)
            elif kind == constants.BALLOON:  # JK-38
                self.travel(self.ship[self.crew], self.motion)
            else:
                self.stand()  # JK-26, and what else acts on him where he stands
                return

    def must_choose(self, here: int) -> bool:
        """Asks for a way if there are several, takes a single one, dies if there is none (JK-24, JK-27, JK-40)."""
        ways = 0
        only = 0
        if self.flies_on(here):
            ways = 2
        else:
            for way in range(8):
                if self.may_go_on(here, way):
                    ways += 1
                    only = way
        if ways == 0:
            self.die()
            return True
        if ways > 1:
            turns.ask(self, self.seat_of[self.crew])
            return True
        self.travel(self.way_to(here, only), only if KIND[self.face[here]] == constants.ARROW else constants.JUMP + only)
        return False

    def forced_travel(self, node: int) -> None:
        """To a place that a forced movement leads to, or to death if it cannot be entered."""
        there = node // 17
        if LAND[there] == 1 and not self.may_enter(there):
            self.die()
        else:
            self.travel(there, node % 17)

    def be_chased(self, here: int) -> None:
        back = self.origin
        if self.motion < constants.FLIGHT:
            self.travel(back, self.turn_back(here, self.motion) % 17)
        else:
            self.travel(back, constants.FLIGHT)

    def cannon_target(self, here: int) -> int:
        way = bits.lowest(POINTS[self.face[here]])
        there = here
        while LAND[there] == 1:
            there = STEP_TO[there * 8 + way]
        return there

    def open_tile(self, face: int) -> None:
        here = self.cell[self.walker]
        self.face[here] = face
        self.bag[TILE[face]] -= 1
        self.closed -= 1
        self.progress = 1
        if KIND[face] == constants.CHEST:
            self.gold[self.pile_of(here, 0)] += NUMBER[face]  # JK-16

    # Ends of a chain

    def stand(self) -> None:
        """The walker ends his way on a tile."""
        p = self.walker
        here = self.cell[p]
        kind = KIND[self.face[here]]
        if kind == constants.SPIN and self.step[p] == 0:
            self.step[p] = 1  # JK-29
        if self.carrying == 1:
            self.gold[self.pile_of(here, self.step[p])] += 1
        self.hit(here, self.step[p])
        if kind == constants.RUM:
            self.drunk[p] = 2  # JK-36: this turn's end takes one off
        if kind == constants.TRAP:
            self.fall_into_trap(p, here)
        self.end_turn()

    def hit(self, cell: int, step: int) -> None:
        """JK-21, JK-23: enemies on the same place go to their ships, sober and free."""
        if self.carrying == 1:
            return
        for q in range(constants.PIRATES):
            if self.cell[q] == cell and self.step[q] == step and not self.allied(q // constants.MATES, self.crew):
                self.cell[q] = self.ship[q // constants.MATES]
                self.step[q] = 0
                self.drunk[q] = 0
                self.trapped[q] = 0

    def fall_into_trap(self, p: int, here: int) -> None:
        """JK-32: caught, unless a mate is there; then all are free."""
        alone = True
        for q in range(constants.PIRATES):
            if q != p and self.cell[q] == here and self.allied(q // constants.MATES, self.crew):
                alone = False
                self.trapped[q] = 0
        if alone:
            self.trapped[p] = 1

    def reach_water(self) -> None:
        """A ship or the open sea."""
        here = self.cell[self.walker]
        ship = self.ship_at(here)
        if ship >= 0 and not self.allied(ship, self.crew):
            self.die()  # JK-12, JK-24
            return
        if ship >= 0:
            if self.carrying == 1:
                self.bank[ship] += 1  # JK-19
                self.progress = 1
        else:
            self.lost += self.carrying
            self.drown_enemies(here)
        self.end_turn()

    def drown_enemies(self, cell: int) -> None:
        for q in range(constants.PIRATES):
            if self.cell[q] == cell and not self.allied(q // constants.MATES, self.crew):
                self.cell[q] = constants.DEAD  # JK-24

    def die(self) -> None:
        self.cell[self.walker] = constants.DEAD
        self.step[self.walker] = 0
        self.lost += self.carrying
        self.end_turn()

    def sail(self, ship: int, way: int) -> None:
        here = self.ship[ship]
        there = here + ALONG[ship] if way == 1 else here - ALONG[ship]
        for p in range(constants.PIRATES):
            if self.cell[p] == here:
                self.cell[p] = there
        self.ship[ship] = there
        self.drown_enemies(there)

    def revive(self) -> None:
        place = 0
        dead = 0
        for mate in range(constants.MATES - 1, -1, -1):
            p = self.crew * constants.MATES + mate
            if self.cell[p] == constants.DEAD:
                dead = p
            elif LAND[self.cell[p]] == 1 and KIND[self.face[self.cell[p]]] == constants.ABORIGINE:
                place = self.cell[p]
        self.cell[dead] = place

    # Turns and the end

    def end_turn(self) -> None:
        self.walker = constants.NOBODY
        self.carrying = 0
        self.motion = 0
        self.origin = 0
        self.forced = 0
        for cell in range(constants.CELLS):
            self.used[cell] = 0
        for word in range(3):
            self.flown[word] = 0
        self.skipped = 0
        self.pass_on()
        while self.actor != actors.OVER and not self.can_act():  # JK-9
            self.skipped += 1
            self.pass_on()

    def pass_on(self) -> None:
        """The crew's turn is over: the next one, unless the game has ended."""
        for mate in range(constants.MATES):
            p = self.crew * constants.MATES + mate
            if self.drunk[p] > 0:
                self.drunk[p] -= 1
        self.idle = 0 if self.progress == 1 else self.idle + 1
        self.progress = 0
        if self.is_over():
            self.finish()
            return
        self.crew = (self.crew + 1) & 3
        while not self.plays(self.crew):
            self.crew = (self.crew + 1) & 3
        turns.ask(self, self.seat_of[self.crew])

    def is_over(self) -> bool:
        """JK-41"""
        crews = bits.count(self.crews)
        left = self.coins_left()
        if left == 0 or self.skipped >= 2 * crews or self.idle >= self.stall_rounds * crews:
            return True
        return self.play_on == 0 and self.is_decided(left)

    def coins_left(self) -> int:
        """Coins that can still be won: all but those banked or lost."""
        left = constants.COINS - self.lost
        for crew in range(constants.CREWS):
            left -= self.bank[crew]
        return left

    def is_decided(self, left: int) -> bool:
        best = -1
        leader = 0
        for crew in range(constants.CREWS):
            if self.plays(crew) and self.side_coins(crew) > best:
                best = self.side_coins(crew)
                leader = crew
        for crew in range(constants.CREWS):
            if self.plays(crew) and not self.allied(crew, leader):
                reach = self.side_coins(crew) + (left if self.side_lives(crew) else 0)
                if reach >= best:
                    return False
        return True

    def side_coins(self, crew: int) -> int:
        many = 0
        for other in range(constants.CREWS):
            if self.plays(other) and self.allied(other, crew):
                many += self.bank[other]
        return many

    def side_lives(self, crew: int) -> bool:
        for p in range(constants.PIRATES):
            if self.cell[p] != constants.DEAD and self.allied(p // constants.MATES, crew):
                return True
        return False

    def finish(self) -> None:
        best = 0
        for crew in range(constants.CREWS):
            if self.plays(crew) and self.side_coins(crew) > best:
                best = self.side_coins(crew)
        self.winners = 0
        for crew in range(constants.CREWS):
            if self.plays(crew) and self.side_coins(crew) == best:
                self.winners |= bits.bit(crew)
        turns.end(self)

    def raw_score(self, seat: int) -> float:
        """The win is shared by the winning sides; every seat carries its side's share."""
        sides = 0
        mine = False
        for crew in range(constants.CREWS):
            if (self.winners >> crew) & 1 == 1:
                sides |= bits.bit(self.side_of[crew])
                if self.seat_of[crew] == seat:
                    mine = True
        return 1.0 / bits.count(sides) if mine else 0.0

    # Nothing is hidden that anybody could know (JK-42)

    def raw_hide(self, seat: int) -> None:
        return

    def raw_fill(self, u: U64) -> None:
        return
