"""A game that is over, without anybody having to play it."""

from __future__ import annotations

import json

from websockets.sync.client import connect

from tests.server.client import PATIENCE, make


def finished_game(url: str) -> str:
    """One of three gives up, and bots play to the end; the match's id."""
    made = make(url, 1, bots=2)
    with connect(url.replace("http", "ws", 1) + "ws", open_timeout=PATIENCE, ping_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "match": made.id, "token": made.tokens[0]}))
        socket.send(json.dumps({"type": "resign"}))
        while '"status":"over"' not in str(socket.recv(timeout=PATIENCE)):
            pass
    return made.id
