"""The land read a second time, from its text alone: every edge is the pair of its corners, and roads meet where edges do.

Nothing here comes from the rules' own tables; points of the lattice are (half edges, rows) as in JR-2.
"""

from __future__ import annotations

from collections.abc import Iterator

Point = tuple[int, int]
Edge = frozenset[Point]
Cell = tuple[int, int]

SIDES = ("N", "NE", "SE", "S", "SW", "NW")
STOPS = ("citadel", "K", "Q", "J", "cave")


class Reading:
    def __init__(self, text: str) -> None:
        self.roads: list[tuple[str, frozenset[Edge]]] = []  # the edges that each road of a tile joins
        self.names: dict[tuple[str, Edge], str] = {}  # of the ends at hexagons and caves
        self.edges: dict[Edge, list[str]] = {}  # the tiles on both sides
        self.land: set[Cell] = set()
        for line in text.splitlines():
            name, place, *turn = line.split()
            x, y = map(int, place.split(","))
            self.lay(name, x, y, turn)

    def lay(self, name: str, x: int, y: int, turn: list[str]) -> None:
        if name.startswith(("woods", "river", "mountain")):
            self.lay_rhombus(name, x, y, turn[0])
        elif name.startswith(("merchant", "tavern", "cave")):
            self.lay_triangle(name, x, y, turn)
        else:
            self.lay_hexagon(name, x, y, turn)

    def lay_hexagon(self, name: str, x: int, y: int, turn: list[str]) -> None:
        corners = [(x - 1, y - 1), (x + 1, y - 1), (x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y)]
        edges = self.outline(name, corners)
        self.land |= {(x + column, y + row) for column in (-1, 0, 1) for row in (-1, 0)}
        for side in turn:
            edge = edges[SIDES.index(side)]
            self.roads.append((name, frozenset([edge])))
            self.names[name, edge] = f"{name} {side}"

    def lay_rhombus(self, name: str, x: int, y: int, turn: str) -> None:
        """First the acute corner to the north or the east, then clockwise."""
        corners = {
            "N-S": [(x, y), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1)],
            "NE-SW": [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x, y)],
            "NW-SE": [(x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x, y)],
        }[turn]
        edges = self.outline(name, corners)
        self.land |= {(x, y), {"N-S": (x, y + 1), "NE-SW": (x + 1, y), "NW-SE": (x - 1, y)}[turn]}
        acute, obtuse = (corners[0], corners[2]), (corners[1], corners[3])
        if name.startswith("mountain"):
            pairs = [frozenset([edges[0], edges[2]]), frozenset([edges[1], edges[3]])]
        else:
            round_corners = acute if name.startswith("woods") else obtuse
            pairs = [frozenset(edge for edge in edges if corner in edge) for corner in round_corners]
        self.roads += [(name, pair) for pair in pairs]

    def lay_triangle(self, name: str, x: int, y: int, turn: list[str]) -> None:
        up = (x + y) % 2 == 0
        corners = [(x, y), (x + 1, y + 1), (x - 1, y + 1)] if up else [(x - 1, y), (x + 1, y), (x, y + 1)]
        edges = self.outline(name, corners)
        self.land.add((x, y))
        sides = ("NE", "S", "NW") if up else ("N", "SE", "SW")
        ends = frozenset(edges[sides.index(side)] for side in turn)
        self.roads.append((name, ends))
        if name.startswith("cave"):
            self.names[name, next(iter(ends))] = name

    def outline(self, name: str, corners: list[Point]) -> list[Edge]:
        edges = [frozenset(pair) for pair in zip(corners, [*corners[1:], corners[0]], strict=True)]
        for edge in edges:
            self.edges.setdefault(edge, []).append(name)
        return edges

    def ways(self) -> set[tuple[str, tuple[str, ...], str]]:
        found = set()
        for (name, edge), start in self.names.items():
            for passes, end in self.follow(name, edge, (), ()):
                found.add((start, passes, end))
        return found

    def follow(
        self, leaving: str, edge: Edge, passes: tuple[str, ...], entered: tuple[tuple[str, Edge], ...],
    ) -> Iterator[tuple[tuple[str, ...], str]]:
        others = [name for name in self.edges[edge] if name != leaving]
        if not others:
            yield passes, self.water(edge)
            return
        road = next((ends for name, ends in self.roads if name == others[0] and edge in ends), None)
        if road is None:
            yield passes, "dead end"
        elif others[0].startswith(STOPS):
            yield passes, self.names[others[0], edge]
        elif (others[0], edge) not in entered:
            for end in road - {edge}:
                yield from self.follow(others[0], end, (*passes, others[0]), (*entered, (others[0], edge)))

    def water(self, edge: Edge) -> str:
        """`sea`, or `lake` for a water that does not reach the rim."""
        columns, rows = [x for x, _ in self.land], [y for _, y in self.land]
        rim = (min(columns) - 2, max(columns) + 2, min(rows) - 2, max(rows) + 2)
        todo = [cell for cell in cells_at(edge) if cell not in self.land]
        seen = set(todo)
        while todo:
            x, y = todo.pop()
            if x in rim[:2] or y in rim[2:]:
                return "sea"
            below = (x, y + 1) if (x + y) % 2 == 0 else (x, y - 1)
            for cell in ((x - 1, y), (x + 1, y), below):
                if cell not in self.land and cell not in seen:
                    seen.add(cell)
                    todo.append(cell)
        return "lake"


def cells_at(edge: Edge) -> list[Cell]:
    """The two cells that share an edge."""
    (x1, y1), (x2, y2) = sorted(edge)
    if y1 == y2:
        return [(x1 + 1, y1 - 1), (x1 + 1, y1)]
    top = min(y1, y2)
    return [(x1, top), (x2, top)]
