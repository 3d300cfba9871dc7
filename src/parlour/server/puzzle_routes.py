"""Puzzles over HTTP. Nothing is kept on the server, and nothing that tells the answer is sent before somebody has tried."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.core import daily, puzzles, registry
from parlour.core.game import Game, Json
from parlour.core.puzzles import Puzzle, Try
from parlour.server import wire
from parlour.server.front import private_table
from parlour.server.responses import json_response


def routes() -> list[Route]:
    one = "/api/games/{game}/puzzles/{puzzle}"
    return [
        Route("/api/puzzles", today),
        Route("/api/games/{game}/puzzles", of_game),
        Route(one, position),
        Route(one, tried, methods=["POST"]),
        Route(f"{one}/solution", solution),
    ]


async def today(request: Request) -> Response:
    """The puzzle of the day of every game that has puzzles."""
    day = daily.today()
    found = [(game, puzzles.of_day(game, day)) for game in registry.loadable()]
    told = [{"game": game, "id": one.id, "themes": list(one.tags)} for game, one in found if one]
    return json_response({"day": day.isoformat(), "puzzles": told})


async def of_game(request: Request) -> Response:
    game = registry.game(request.path_params["game"]).id
    day = puzzles.of_day(game, daily.today())
    known = [{"id": one.id, "themes": list(one.tags), "exact": one.exact} for one in puzzles.of(game).values()]
    return json_response({"today": day.id if day else None, "puzzles": known})


async def position(request: Request) -> Response:
    game, puzzle = asked(request)
    return json_response(told(game, puzzle))


async def tried(request: Request) -> Response:
    game, puzzle = asked(request)
    given = wire.read_try(await request.body()).tried
    found = puzzles.attempt(game, puzzle, given[0]) if given else None
    return json_response(told(game, puzzle, found, solved=found is not None and found.right))


async def solution(request: Request) -> Response:
    game, puzzle = asked(request)
    return json_response(told(game, puzzle, solved=True))


def asked(request: Request) -> tuple[Game, Puzzle]:
    game = registry.game(request.path_params["game"])
    return game, puzzles.find(game.id, request.path_params["puzzle"])


def told(game: Game, puzzle: Puzzle, found: Try | None = None, solved: bool = False) -> Json:
    """A puzzle for whoever shows it: as it stands, or with its solution made."""
    state, event = puzzles.after(game, puzzle) if solved else (puzzles.state_of(game, puzzle), None)
    view = game.view(state, puzzle.seat)
    if solved:
        view["moves"], view["waiting"], view["prompt"] = [], [], None
    return {
        "puzzle": puzzle.id, "seat": puzzle.seat, "themes": list(puzzle.tags), "exact": puzzle.exact,
        "goal": puzzles.goal(game, puzzle), "view": view, "table": private_table(game.id, view, puzzle.seat, state.seats),
        "log": [{"ply": 1, "event": event}] if event else [], "answer": puzzles.answer(found) if found else None,
        "right": found is not None and found.right, "solution": puzzles.solution(game, puzzle) if solved else None,
        "text": puzzle.best if solved else None, "reasons": puzzles.reasons(game, puzzle) if solved else [],
    }
