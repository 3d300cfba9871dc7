"""Games that are over, without anybody having to play them."""

from __future__ import annotations

import json
import time
from functools import cache
from pathlib import Path

from websockets.sync.client import connect

from parlour import bots
from parlour.core.game import Json
from parlour.core.play import Limit
from parlour.match import Match, Seat
from parlour.search import analysis, questions
from parlour.search.player import MoveStats
from parlour.search.slow_losses import SlowLoss
from parlour.store import Stored
from tests.browser.begun import keep
from tests.server.client import PATIENCE, Made, make

SEATS = {"ard-ri": 4, "jack-rabbits": 4, "jackal": 4, "twelve-patrols": 1}


def finished_game(url: str) -> Made:
    """One of three gives up, and bots play to the end."""
    made = make(url, 1, bots=2)
    with connect(url.replace("http", "ws", 1) + "ws", open_timeout=PATIENCE, ping_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "match": made.id, "token": made.tokens[0]}))
        socket.send(json.dumps({"type": "resign"}))
        while '"status":"over"' not in str(socket.recv(timeout=PATIENCE)):
            pass
    return made


@cache
def played_out(folder: Path, game: str) -> Match:
    """A game of a full table of greedy bots, in a server's store."""
    seats = SEATS[game]
    match = Match.create(f"over-{game}", game, {}, [Seat("bot", "greedy", "greedy") for _ in range(seats)], f"seed of {game}")
    match.commit(match.opening())
    players = [bots.player(game, "greedy", f"{game} {seat}") for seat in range(seats)]
    while not match.over:
        seat = match.state.actor
        match.commit(match.decide(seat, match.counts[seat], [players[seat](match.state.seen(seat), seat, Limit())]))
    keep(folder, Stored(match, [None] * seats, "link", time.time(), None, []))
    return match


def reviewed(match: Match) -> Json:
    """A review of a game as the server would tell it, without looking at the game: three turning points, two side by side."""
    plays = analysis.plays_of(match.game.begin(match.options), [(ply.seat, ply.move) for ply in match.plies])
    choices = [number for number, (state, seat, _) in enumerate(plays) if seat >= 0 and len(state.legal(seat)) > 1]
    middle = len(choices) // 2
    turning = [turning_point(plays[number], number) for number in (choices[middle], choices[middle + 1], choices[-1])]
    points = [*analysis.thinned(analysis.round_starts(plays)), len(plays)]
    seats = plays[0][0].seats
    chances = [analysis.Chances(ply, [(1 + (ply + seat) % 3) / (3 * seats) for seat in range(seats)]) for ply in points]
    return questions.told_review(match.game.id, plays, analysis.Review(10, chances, turning, [slow_loss(plays, choices)]))


def turning_point(play: analysis.Play, number: int) -> analysis.Turning:
    state, seat, move = play
    other = next(legal for legal in state.legal(seat) if legal != move)
    return analysis.Turning(number + 1, seat, MoveStats(move, 5, 0.3), MoveStats(other, 9, 0.44), (0.1, 0.18))


def slow_loss(plays: list[analysis.Play], choices: list[int]) -> SlowLoss:
    """A seat that lost little three times."""
    seat = plays[choices[0]][1]
    return SlowLoss(seat, [number + 1 for number in choices if plays[number][1] == seat][:3], 0.09, 0.07, 0.11)
