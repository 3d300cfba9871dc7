"""The HTTP interface as an OpenAPI document, for programs that want to talk to a server: GET /api/openapi.json."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

import parlour
from parlour.core.game import Json
from parlour.server import wire

TEMPLATE = "#/components/schemas/{name}"


class Problem(Struct):
    """What was wrong: a code with arguments, and the English sentence."""

    code: str
    arguments: dict[str, Any]
    text: str


class Error(Struct):
    error: Problem


class Health(Struct):
    ok: bool


class Reach(Struct):
    """Whether only its own computer or its network can reach the server, and by which address; that is told at home only."""

    reach: Literal["computer", "network"]
    address: str | None


class SeatRange(Struct):
    low: int
    high: int
    default: int


class GameCard(Struct):
    """A game with its options, its bots (weakest first, and the usual one), and what can be asked at its table. Titles and
    lines (what it is) are by language; a game of another package may bring a table and a portrait, told by their addresses."""

    id: str
    title: str
    titles: dict[str, str]
    lines: dict[str, str]
    languages: list[str]
    table: str | None
    portrait: str | None
    version: int
    hidden: bool
    seats: SeatRange
    options: list[dict[str, Any]]
    clashes: list[dict[str, Any]]
    presets: dict[str, dict[str, Any]]
    bots: list[str]
    usual: str
    questions: list[str]


class MadeSeat(Struct, omit_defaults=True):
    """A bot's seat has no token."""

    seat: int
    kind: str
    token: str = ""


class Made(Struct):
    """The seats in the order in which they were asked for; which one each has become stands in `seat`."""

    match: str
    seats: list[MadeSeat]


class TableSeat(Struct):
    seat: int
    kind: str
    name: str
    bot: str | None
    resigned: bool
    here: bool
    joined: bool


class Result(Struct):
    scores: list[float]
    points: list[int]
    why: str


class Table(Struct):
    """What whoever may watch may know of a match, apart from the game itself."""

    match: str
    game: str
    options: dict[str, Any]
    watching: wire.Watching
    status: str
    commitment: str
    seed: str | int | None
    created: int
    seats: list[TableSeat]
    result: Result | None
    spectators: int
    next: str | None


class Replay(Struct):
    plies: int
    events: list[dict[str, Any]]


class Rulebook(Struct):
    rules: list[dict[str, str]]


@dataclass(frozen=True)
class Way:
    """One thing that can be asked of the server."""

    path: str
    about: str
    answer: Any
    others: tuple[int, ...] = ()  # the statuses of errors
    in_path: dict[str, Any] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    method: str = "get"
    body: Any = None
    status: int = 200


MATCH = {"match": wire.Id}
SEAT = {"seat": int}
AFTERWARDS = (400, 403, 404, 409)
WAYS = (
    Way("/api/health", "whether the server answers", Health),
    Way("/api/reach", "from where the server can be reached, for invitations", Reach),
    Way("/api/games", "all games with their options and bots", list[GameCard]),
    Way("/api/rulebook/{game}/{lang}", "a game's rulebook", Rulebook, (400, 404), {"game": str, "lang": str}),
    Way("/api/matches", "listed matches that are running", list[Table]),
    Way("/api/matches", "a new match", Made, (400, 403, 404, 413, 429), method="post", body=wire.NewMatch, status=201),
    Way("/api/matches/{match}", "the table of a match", Table, (400, 403, 404), MATCH),
    Way("/api/matches/{match}/record", "after the end: the record", dict[str, Any], AFTERWARDS, MATCH),
    Way("/api/matches/{match}/replay", "after the end: what a seat perceived", Replay, AFTERWARDS, MATCH, SEAT),
    Way(
        "/api/matches/{match}/replay/{ply}", "after the end: the view of a seat after so many plies", dict[str, Any],
        AFTERWARDS, {**MATCH, "ply": int}, SEAT,
    ),
)


@cache
def document() -> Json:
    paths: Json = {}
    for way in WAYS:
        paths.setdefault(way.path, {})[way.method] = operation(way)
    kinds = [Error, *(kind for way in WAYS for kind in (way.body, way.answer) if kind is not None)]
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": parlour.__version__},
        "paths": paths,
        "components": {"schemas": msgspec.json.schema_components(kinds, ref_template=TEMPLATE)[1]},
    }


def operation(way: Way) -> Json:
    in_path = [{"name": n, "in": "path", "required": True, "schema": schema(kind)} for n, kind in way.in_path.items()]
    query = [{"name": n, "in": "query", "required": False, "schema": schema(kind)} for n, kind in way.query.items()]
    errors = {str(status): {"description": "what was wrong", "content": content(Error)} for status in way.others}
    return {
        "summary": way.about,
        "parameters": [*in_path, *query],
        **({"requestBody": {"required": True, "content": content(way.body)}} if way.body else {}),
        "responses": {str(way.status): {"description": way.about, "content": content(way.answer)}, **errors},
    }


def content(kind: Any) -> Json:
    return {"application/json": {"schema": schema(kind)}}


def schema(kind: Any) -> Json:
    made: Json = msgspec.json.schema_components([kind], ref_template=TEMPLATE)[0][0]
    return made
