"""A pirate's way: from where he sets out, over tiles that move him on, to where he stands, dies, must choose or opens a tile."""

from __future__ import annotations

from parlour.core import bits, turns
from parlour.core.state import MoveBuffer
from parlour.games.jackal import constants
from parlour.games.jackal.parts.island import KIND, LAND, NUMBER, POINTS, TILE
from parlour.games.jackal.parts.turn import Turn


class Chain(Turn):
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

    # On his way

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
        there = node // constants.MOTIONS
        if LAND[there] == 1 and not self.may_enter(there):
            self.die()
        else:
            self.travel(there, node % constants.MOTIONS)

    def be_chased(self, here: int) -> None:
        back = self.origin
        if self.motion < constants.FLIGHT:
            self.travel(back, self.turn_back(here, self.motion) % constants.MOTIONS)
        else:
            self.travel(back, constants.FLIGHT)

    def open_tile(self, face: int) -> None:
        here = self.cell[self.walker]
        self.face[here] = face
        self.bag[TILE[face]] -= 1
        self.closed -= 1
        self.progress = 1
        if KIND[face] == constants.CHEST:
            self.gold[self.pile_of(here, 0)] += NUMBER[face]  # JK-16

    # Choices

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

    def flies_on(self, here: int) -> bool:
        """Whether the pirate on his way chooses a flight: on the plane, or on ice after one."""
        kind = KIND[self.face[here]]
        return kind == constants.PLANE or (kind == constants.ICE and self.motion == constants.FLIGHT)

    def may_fly_on(self, here: int, there: int) -> bool:
        if there == here or (self.flown[there // 60] >> (there % 60)) & 1 == 1:
            return False
        return self.may_fly_with_coin(there) if self.carrying == 1 else self.may_fly(there)

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

    # Where it ends

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

    def die(self) -> None:
        self.cell[self.walker] = constants.DEAD
        self.step[self.walker] = 0
        self.lost += self.carrying
        self.end_turn()
