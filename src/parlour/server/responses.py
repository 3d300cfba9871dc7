"""Answers over HTTP: JSON, and errors with a fitting status."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from parlour.core.errors import ParlourError, UnknownGame
from parlour.core.lessons import NoLesson
from parlour.core.puzzles import NoPuzzle
from parlour.server import wire
from parlour.server.limits import TooMuch
from parlour.server.live_table import NotFound, OnlyPlayers
from parlour.store import Away

NOT_KEPT = {"cache-control": "no-store"}


def json_response(content: Any, status: int = 200) -> Response:
    return Response(wire.encode(content), status, media_type="application/json", headers=NOT_KEPT)


def status_of(error: ParlourError) -> int:
    if isinstance(error, NotFound | UnknownGame | NoLesson | NoPuzzle):
        return 404
    if isinstance(error, OnlyPlayers) or error.code in ("error-foreign-origin", "error-foreign-host"):
        return 403
    if isinstance(error, Away):
        return 503
    if isinstance(error, TooMuch):
        return 413 if error.code == "error-too-large" else 429
    return 409 if error.code in ("error-not-over", "error-open-full") else 400


async def answer_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, ParlourError)
    return json_response({"error": wire.error_body(error)}, status_of(error))


async def answer_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    body = {"code": f"error-http-{error.status_code}", "arguments": {}, "text": error.detail}
    return Response(wire.encode({"error": body}), error.status_code, dict(error.headers or {}), "application/json")


async def answer_failure(request: Request, error: Exception) -> Response:
    return json_response({"error": wire.error_body(ParlourError("error-failure"))}, 500)
