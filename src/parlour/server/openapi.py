"""The HTTP interface as an OpenAPI document, for programs that want to talk to a server: GET /api/openapi.json."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

import parlour
from parlour.core.game import Json
from parlour.server import wire
from parlour.server.messages import (
    Branched,
    Daily,
    Error,
    GameInfo,
    Health,
    Kept,
    LessonInfo,
    LessonStep,
    Made,
    OpenTable,
    OpenTableAt,
    Prospects,
    PushKey,
    Puzzles,
    PuzzlesOfDay,
    PuzzleStep,
    Reach,
    Ready,
    Replay,
    Rulebook,
    SatDown,
    Started,
    Table,
    View,
)

TEMPLATE = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Operation:
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
    refused: int | None = None  # the status of an answer of the same shape that says no


OPEN = {"open": wire.Id}
MATCH = {"match": wire.Id}
PUZZLE = {"game": str, "puzzle": str}
SEAT = {"seat": int}
AFTERWARDS = (400, 403, 404, 409)
WAYS = (
    Operation("/api/health", "whether the server answers", Health),
    Operation("/api/ready", "whether people may be sent here; 503 if not", Ready, refused=503),
    Operation("/api/reach", "from where the server can be reached, for invitations", Reach),
    Operation("/api/games", "all games with their options and bots", list[GameInfo]),
    Operation("/api/rulebook/{game}/{lang}", "a game's rulebook", Rulebook, (400, 404), {"game": str, "lang": str}),
    Operation("/api/games/{game}/lessons", "a game's lessons", list[LessonInfo], (404,), {"game": str}),
    Operation(
        "/api/games/{game}/lessons/{lesson}/{step}", "a step of a lesson, after the moves made and those tried", LessonStep,
        (400, 403, 404, 413), {"game": str, "lesson": str, "step": str}, method="post", body=wire.Try,
    ),
    Operation("/api/puzzles", "the puzzle of the day of each game", PuzzlesOfDay),
    Operation("/api/games/{game}/puzzles", "a game's puzzles", Puzzles, (404,), {"game": str}),
    Operation("/api/games/{game}/puzzles/{puzzle}", "a puzzle", PuzzleStep, (404,), PUZZLE),
    Operation(
        "/api/games/{game}/puzzles/{puzzle}", "a puzzle after a try", PuzzleStep, (400, 403, 404, 413), PUZZLE, method="post",
        body=wire.Try,
    ),
    Operation("/api/games/{game}/puzzles/{puzzle}/solution", "a puzzle with its solution", PuzzleStep, (404,), PUZZLE),
    Operation(
        "/api/games/{game}/daily/{day}", "how those did who played the deal of a day here", Daily, (400, 404),
        {"game": str, "day": str},
    ),
    Operation("/api/matches", "listed matches that are running", list[Table]),
    Operation("/api/matches", "a new match", Made, (400, 403, 404, 413, 429), method="post", body=wire.NewMatch, status=201),
    Operation("/api/open", "tables that wait for strangers", list[OpenTable]),
    Operation(
        "/api/open", "a table that waits for strangers", SatDown, (400, 403, 404, 413, 429), method="post", body=wire.NewOpen,
        status=201,
    ),
    Operation("/api/open/{open}", "one of them; whoever sits there stays by asking", OpenTableAt, (404,), OPEN),
    Operation(
        "/api/open/{open}/sit", "sits down at it", SatDown, (400, 403, 404, 409, 413, 429), OPEN, method="post",
        body=wire.Sitting, status=201,
    ),
    Operation("/api/open/{open}/leave", "leaves it; without its host it goes", Health, (400, 403, 404), OPEN, method="post"),
    Operation("/api/open/{open}/start", "the host starts the match", Started, (400, 403, 404), OPEN, method="post", status=201),
    Operation("/api/push", "the key with which a browser subscribes to notices", PushKey),
    Operation(
        "/api/matches/{match}/push", "tells a browser of its seat's turns", Health, (400, 403, 404, 413), MATCH, method="post",
        body=wire.Subscribed,
    ),
    Operation(
        "/api/matches/{match}/push", "does not tell it any more", Health, (400, 403, 404, 413), MATCH, method="delete",
        body=wire.Unsubscribed,
    ),
    Operation(
        "/api/records", "the record of a finished game, to be looked at like a match of this server", Kept,
        (400, 403, 404, 409, 413, 429), method="post", body=dict[str, Any], status=201,
    ),
    Operation("/api/matches/{match}", "the table of a match", Table, (400, 403, 404), MATCH),
    Operation("/api/matches/{match}/record", "after the end: the record", dict[str, Any], AFTERWARDS, MATCH),
    Operation("/api/matches/{match}/replay", "after the end: what a seat perceived", Replay, AFTERWARDS, MATCH, SEAT),
    Operation(
        "/api/matches/{match}/replay/{ply}", "after the end: the view of a seat after so many plies", View[Any],
        AFTERWARDS, {**MATCH, "ply": int}, SEAT,
    ),
    Operation(
        "/api/matches/{match}/branch", "after the end: what if it had gone on otherwise", Branched,
        (*AFTERWARDS, 413, 429), MATCH, method="post", body=wire.Branch,
    ),
    Operation(
        "/api/matches/{match}/branch/chances", "everybody's chances there", Prospects,
        (*AFTERWARDS, 413, 429), MATCH, method="post", body=wire.Branch,
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


def operation(way: Operation) -> Json:
    in_path = [{"name": n, "in": "path", "required": True, "schema": schema(kind)} for n, kind in way.in_path.items()]
    query = [{"name": n, "in": "query", "required": False, "schema": schema(kind)} for n, kind in way.query.items()]
    answer = {"description": way.about, "content": content(way.answer)}
    errors = {str(status): {"description": "what was wrong", "content": content(Error)} for status in way.others}
    return {
        "summary": way.about,
        "parameters": [*in_path, *query],
        **({"requestBody": {"required": True, "content": content(way.body)}} if way.body else {}),
        "responses": {str(status): answer for status in (way.status, way.refused) if status is not None} | errors,
    }


def content(kind: Any) -> Json:
    return {"application/json": {"schema": schema(kind)}}


def schema(kind: Any) -> Json:
    made: Json = msgspec.json.schema_components([kind], ref_template=TEMPLATE)[0][0]
    return made
