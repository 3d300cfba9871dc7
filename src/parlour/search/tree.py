"""Monte Carlo tree search for every game: chance, several players, hidden hands and simultaneous rounds.

A node is what the searching seat would know after a sequence of moves and of outcomes that everybody sees; outcomes that are
drawn in secret lead to no node of their own. Each simulation starts with the blanks of the root filled at random, so the
moves of a node differ from one simulation to the next; an edge counts how often it was there to be chosen. In a simultaneous
round all seats choose by what they know at its beginning: their edges hang on the node where the round began, and chance has a
part in their choices, or they would fall into step: whoever shows a penny last would match every time.

Nodes and edges are numbers from 1; 0 is none. The edges of a node are a list in ascending order of seat and move.
"""

from __future__ import annotations

from typing import Annotated, Any

from parlour.core import actors, chance, memory, reals
from parlour.core.chance import U64
from parlour.core.nogil import nogil
from parlour.core.state import MoveBuffer, State, raise_pending
from parlour.search import evaluator as evaluating
from parlour.search import sizes
from parlour.search.evaluator import Evaluator


class Tree:
    explore: float  # how much an uncertain move is preferred
    evaluate_children: bool  # whether the evaluator is asked about all moves of a new node at once
    public_piles: int  # whose outcomes everybody sees, as a bit set
    root: int
    nodes: int
    edges: int
    room: int  # for edges and nodes, of which there is one more
    most: int  # edges that it may have
    deep: int
    first: Annotated[list[int], "int32", "grows"]  # edge of a node
    following: Annotated[list[int], "int32", "grows"]  # edge of the same node
    child: Annotated[list[int], "int32", "grows"]  # node
    move: Annotated[list[int], "int32", "grows"]
    seat: Annotated[list[int], "int8", "grows"]
    offered: Annotated[list[int], "int32", "grows"]  # how often it could be chosen
    visits: Annotated[list[int], "int32", "grows"]
    total: Annotated[list[float], "double", "grows"]  # what its seat got in all
    runs: int  # simulations since the root is where it is
    value_sums: Annotated[list[float], "double", actors.MOST_SEATS]  # what each seat got in them in all
    path: Annotated[list[int], "int32", sizes.DEEPEST]  # edges

    def __init__(self, megabytes: int = sizes.MEGABYTES) -> None:
        memory.clear(self)
        self.most = max(sizes.FIRST_ROOM, megabytes * sizes.MEGABYTE // sizes.EDGE_BYTES)
        if not self.grow(sizes.FIRST_ROOM):
            raise MemoryError
        self.child[0] = 0
        self.clear()

    def __dealloc__(self) -> None:  # compiled; Python gives lists back by itself
        memory.release(self.first)
        memory.release(self.following)
        memory.release(self.child)
        memory.release(self.move)
        memory.release(self.seat)
        memory.release(self.offered)
        memory.release(self.visits)
        memory.release(self.total)

    def grow(self, room: int) -> bool:
        """Makes room for so many edges, and the nodes that they lead to."""
        many = room + 2
        if (
            memory.grow(self.first, many) and memory.grow(self.following, many) and memory.grow(self.child, many)
            and memory.grow(self.move, many) and memory.grow(self.seat, many) and memory.grow(self.offered, many)
            and memory.grow(self.visits, many) and memory.grow(self.total, many)
        ):
            self.room = room
            return True
        return False

    def clear(self) -> None:
        self.edges = 0
        self.nodes = 1
        self.first[1] = 0
        self.set_root(1)

    def set_root(self, node: int) -> None:
        """Makes a node the root."""
        self.root = node
        self.runs = 0
        for seat in range(actors.MOST_SEATS):
            self.value_sums[seat] = 0.0

    def run(
        self,
        start: State,
        state: State,
        trial: State,
        evaluator: Evaluator,
        buffer: MoveBuffer,
        scratch: MoveBuffer,
        simulations: int,
        u: U64,
    ) -> None:
        for number in range(simulations):
            self.simulate(start, state, trial, evaluator, buffer, scratch, chance.fork(u, number))

    def simulate(
        self, start: State, state: State, trial: State, evaluator: Evaluator, buffer: MoveBuffer, scratch: MoveBuffer, u: U64
    ) -> None:
        """Plays from the root to a move that was never offered before, or an outcome that never came, asks the evaluator
        there, and adds its values up along the way."""
        memory.copy(state, start)
        if state.viewer != actors.EVERYTHING:
            state.raw_fill(chance.fork(u, 0))
            state.viewer = actors.EVERYTHING
        self.deep = 0
        node = self.root
        known = True
        while known and state.actor != actors.OVER and self.deep < sizes.DEEPEST:
            u = chance.step(u)
            if state.actor == actors.CHANCE:
                pile = state.pile
                outcome = state.raw_pick_outcome(buffer, u)
                state.raw_push(outcome, actors.CHANCE)
                if (self.public_piles >> pile) & 1 == 1:
                    nodes = self.nodes
                    node = self.follow(node, actors.CHANCE, outcome)
                    known = node > 0 and self.nodes == nodes
            else:
                before = self.deep
                node = self.play_round(node, state, trial, evaluator, buffer, scratch, chance.fork(u, 0))
                known = node > 0
                for i in range(before, self.deep):
                    known = known and self.offered[self.path[i]] > 1
        evaluate(state, evaluator, scratch, chance.fork(u, 0))
        self.runs += 1
        for seat in range(state.seats):
            self.value_sums[seat] += evaluator.values[seat]
        for i in range(self.deep):
            edge = self.path[i]
            self.visits[edge] += 1
            self.total[edge] += evaluator.values[self.seat[edge]]

    def play_round(
        self, start: int, state: State, trial: State, evaluator: Evaluator, buffer: MoveBuffer, scratch: MoveBuffer, u: U64
    ) -> int:
        """Everybody who is asked chooses; returns the node after the round, or 0 if the tree is full."""
        node = start
        played = state.round
        together = state.asked & (state.asked - 1) != 0
        while node > 0 and state.actor >= 0 and state.round == played and self.deep < sizes.DEEPEST:
            u = chance.step(u)
            seat = state.actor
            buffer.clear()
            state.raw_find_moves(buffer, seat)
            if self.evaluate_children and not together:
                self.evaluate_new_moves(start, state, trial, evaluator, buffer, scratch, chance.fork(u, 1))
            edge = self.choose(start, seat, buffer, chance.fork(u, 0), together)
            if edge == 0:
                return 0
            self.path[self.deep] = edge
            self.deep += 1
            state.raw_push(self.move[edge], seat)
            node = self.follow(node, seat, self.move[edge])
        return node

    def evaluate_new_moves(
        self, node: int, state: State, trial: State, evaluator: Evaluator, buffer: MoveBuffer, scratch: MoveBuffer, u: U64
    ) -> None:
        """Asks the evaluator about all moves that were never offered before, and counts its answer as a visit: so the one that
        looks best is tried first, and a bad one perhaps never."""
        seat = state.actor
        before = 0
        edge = self.first[node]
        for i in range(buffer.many):
            move = buffer.move[i]
            while edge > 0 and (self.seat[edge] < seat or (self.seat[edge] == seat and self.move[edge] < move)):
                before = edge
                edge = self.following[edge]
            if edge == 0 or self.seat[edge] != seat or self.move[edge] != move:
                before = self.add_edge(node, before, seat, move)
                if before == 0:
                    return
                memory.copy(trial, state)
                trial.raw_push(move, seat)
                evaluate(trial, evaluator, scratch, chance.fork(u, i))
                self.offered[before] = 0
                self.visits[before] = 1
                self.total[before] = evaluator.values[seat]

    def choose(self, node: int, seat: int, buffer: MoveBuffer, u: U64, together: bool) -> int:
        """The edge of a move: one that was never tried, or the one with the highest bound; 0 if the tree is full."""
        bonus: float = self.explore
        best = 0
        best_ucb: float = -1.0
        untried = 0
        untried_move = 0
        after_edge = 0
        tried = 0
        before = 0
        edge = self.first[node]
        while edge > 0 and self.seat[edge] < seat:
            before = edge
            edge = self.following[edge]
        for i in range(buffer.many):
            while edge > 0 and self.seat[edge] == seat and self.move[edge] < buffer.move[i]:
                before = edge
                edge = self.following[edge]
            if edge > 0 and self.seat[edge] == seat and self.move[edge] == buffer.move[i]:
                self.offered[edge] += 1
                tried += 1
                if together:
                    u = chance.step(u)
                    bonus = self.explore * chance.index(u, 2000) / 1000.0
                ucb: float = self.ucb(edge, bonus)
                if ucb > best_ucb:
                    best = edge
                    best_ucb = ucb
                before = edge
                edge = self.following[edge]
            else:
                untried += 1
                u = chance.step(u)
                if chance.index(u, untried) == 0:
                    untried_move = buffer.move[i]
                    after_edge = before
        if untried > 0 and (best == 0 or self.progressive_widening(best, tried, buffer.many)):
            return self.add_edge(node, after_edge, seat, untried_move)
        return best

    def ucb(self, edge: int, bonus: float) -> float:
        """The upper confidence bound of a move: what it has brought so far, and a bonus for the uncertainty."""
        if self.visits[edge] == 0:
            return 1e9
        visits: float = self.visits[edge]
        offered: float = self.offered[edge]
        return self.total[edge] / visits + bonus * reals.sqrt(reals.log(offered) / visits)

    def progressive_widening(self, best: int, tried: int, many: int) -> bool:
        """Where there are very many moves, further ones are tried the later, the more there are already."""
        return many <= sizes.WIDENING_FROM or tried < sizes.WIDENING_FROM or tried * tried < 4 * self.visits[best]

    def add_edge(self, node: int, before: int, seat: int, move: int) -> int:
        if self.edges >= self.room and (self.room >= self.most or not self.grow(min(2 * self.room, self.most))):
            return 0
        self.edges += 1
        edge = self.edges
        if before == 0:
            self.following[edge] = self.first[node]
            self.first[node] = edge
        else:
            self.following[edge] = self.following[before]
            self.following[before] = edge
        self.child[edge] = 0
        self.move[edge] = move
        self.seat[edge] = seat
        self.offered[edge] = 1
        self.visits[edge] = 0
        self.total[edge] = 0.0
        return edge

    def follow(self, node: int, seat: int, move: int) -> int:
        """The node after a move or an outcome, which is made if it is new; 0 if the tree is full."""
        before = 0
        edge = self.first[node]
        while edge > 0 and (self.seat[edge] < seat or (self.seat[edge] == seat and self.move[edge] < move)):
            before = edge
            edge = self.following[edge]
        if edge == 0 or self.seat[edge] != seat or self.move[edge] != move:
            edge = self.add_edge(node, before, seat, move)
        if edge > 0 and self.child[edge] == 0:
            self.nodes += 1
            self.first[self.nodes] = 0
            self.child[edge] = self.nodes
        return self.child[edge]

    # For Python

    def is_fuller_than(self, share: float = 1.0) -> bool:
        return self.edges >= share * self.most

    def lead(self) -> int:
        """How many visits more than any other edge of the root the one tried most often has."""
        most = 0
        second = 0
        edge = self.first[self.root]
        while edge > 0:
            if self.visits[edge] > most:
                second = most
                most = self.visits[edge]
            elif self.visits[edge] > second:
                second = self.visits[edge]
            edge = self.following[edge]
        return most - second

    def mean_value(self, seat: int) -> float:
        """What the simulations from the root have brought a seat on average, whether it decided in them or not."""
        return self.value_sums[seat] / max(1, self.runs)

    def tried(self, node: int, seat: int) -> list[tuple[int, int, float]]:
        """The moves of a seat that were tried at a node: move, visits, and what they brought on average."""
        found = []
        edge = self.first[node]
        while edge > 0:
            if self.seat[edge] == seat and self.visits[edge] > 0:
                found.append((self.move[edge], self.visits[edge], self.total[edge] / self.visits[edge]))
            edge = self.following[edge]
        return found

    def branches(self, node: int) -> list[tuple[int, int, int]]:
        """Where the tree goes on: seat, move and node."""
        found = []
        edge = self.first[node]
        while edge > 0:
            if self.child[edge] > 0:
                found.append((self.seat[edge], self.move[edge], self.child[edge]))
            edge = self.following[edge]
        return found

    def think(
        self, start: Any, table: Any, trial: Any, evaluator: Any, buffer: Any, scratch: Any, simulations: int, u: int
    ) -> None:
        """Adds simulations from a position at the root; `table`, `trial`, `buffer` and `scratch` are its workspace."""
        run_freely(self, start, table, trial, evaluator, buffer, scratch, simulations, u)
        raise_pending()
        evaluating.raise_pending()


def evaluate(state: State, evaluator: Evaluator, scratch: MoveBuffer, u: U64) -> None:
    """Has the evaluator write every seat's value; a game that is over needs none."""
    if state.actor == actors.OVER:
        for seat in range(state.seats):
            evaluator.values[seat] = state.raw_score(seat)
    else:
        evaluator.evaluate(state, scratch, u)


def run_freely(
    tree: Tree, start: State, table: State, trial: State, evaluator: Evaluator, buffer: MoveBuffer, scratch: MoveBuffer,
    simulations: int, u: U64,
) -> Any:
    with nogil():
        tree.run(start, table, trial, evaluator, buffer, scratch, simulations, u)
