"""The HTTP interface as an OpenAPI document, for programs that want to talk to a server: GET /api/openapi.json."""

from __future__ import annotations

from functools import cache
from typing import Any

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


class MadeSeat(Struct, omit_defaults=True):
    """A bot's seat has no token."""

    seat: int
    kind: str
    token: str = ""


class Made(Struct):
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
    """What anybody may know of a match, apart from the game itself."""

    match: str
    game: str
    options: dict[str, Any]
    public: bool
    status: str
    promise: str
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


MATCH = {"match": wire.Id}
SEAT = {"seat": int}
# Method, path, what it is for, parameters in the path, in the query, body, good status, its answer, other statuses.
ROUTES: tuple[tuple[str, str, str, dict[str, Any], dict[str, Any], Any, int, Any, tuple[int, ...]], ...] = (
    ("get", "/api/health", "whether the server answers", {}, {}, None, 200, Health, ()),
    ("get", "/api/games", "all games with their options and bots", {}, {}, None, 200, list[dict[str, Any]], ()),
    ("get", "/api/rulebook/{game}/{lang}", "a game's rulebook", {"game": str, "lang": str}, {}, None, 200, Rulebook, (400, 404)),
    ("get", "/api/matches", "public matches that are running", {}, {}, None, 200, list[Table], ()),
    ("post", "/api/matches", "a new match", {}, {}, wire.NewMatch, 201, Made, (400, 403, 404, 413, 429)),
    ("get", "/api/matches/{match}", "the table of a match", MATCH, {}, None, 200, Table, (400, 404)),
    ("get", "/api/matches/{match}/record", "the record, after the end", MATCH, {}, None, 200, dict[str, Any], (400, 404, 409)),
    ("get", "/api/matches/{match}/replay", "what a seat perceived, after the end", MATCH, SEAT, None, 200, Replay, (400, 404, 409)),
    (
        "get", "/api/matches/{match}/replay/{ply}", "the view of a seat after so many plies, after the end",
        {**MATCH, "ply": int}, SEAT, None, 200, dict[str, Any], (400, 404, 409),
    ),
)


@cache
def document() -> Json:
    paths: Json = {}
    for method, path, summary, in_path, query, body, good, answer, others in ROUTES:
        paths.setdefault(path, {})[method] = {
            "summary": summary,
            "parameters": [
                *({"name": n, "in": "path", "required": True, "schema": schema(kind)} for n, kind in in_path.items()),
                *({"name": n, "in": "query", "required": False, "schema": schema(kind)} for n, kind in query.items()),
            ],
            **({"requestBody": {"required": True, "content": content(body)}} if body else {}),
            "responses": {
                str(good): {"description": summary, "content": content(answer)},
                **{str(status): {"description": "what was wrong", "content": content(Error)} for status in others},
            },
        }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": parlour.__version__},
        "paths": paths,
        "components": {"schemas": msgspec.json.schema_components(kinds(), ref_template=TEMPLATE)[1]},
    }


def content(kind: Any) -> Json:
    return {"application/json": {"schema": schema(kind)}}


def schema(kind: Any) -> Json:
    made: Json = msgspec.json.schema_components([kind], ref_template=TEMPLATE)[0][0]
    return made


def kinds() -> list[Any]:
    return [Error, *(kind for route in ROUTES for kind in (route[5], route[7]) if kind is not None)]
