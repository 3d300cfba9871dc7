"""Messages that no browser sends, by the thousand: the server answers, stays as it is, and finds nothing to complain of."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from tests.server.client import Json, Made, joined, make
from tests.server.process import ServerProcess
from tests.server.test_bad_input import stored

WORDS = ["", "hello", "move", "undo", "♥", "\x00", "a" * 600, "greedy", "oracle", "__class__", "../..", "{", "%s", "\u202e"]
NUMBERS = [0, 1, -1, 2, 5, 16, 53, 2**31, -(2**63), 10**30, 0.5, 1e308]
FIELDS = ["type", "count", "moves", "seat", "bot", "text", "name", "match", "token", "extra", ""]
AT_ONCE = 50  # messages sent before their answers are awaited


@pytest.mark.slow
def test_five_thousand_strange_messages_change_nothing(folder: Path) -> None:
    fuzz(folder, 5_000, seed=1)


@pytest.mark.soak
def test_a_hundred_thousand_strange_messages_change_nothing(folder: Path) -> None:
    fuzz(folder, 100_000, seed=2)


def fuzz(folder: Path, many: int, seed: int) -> None:
    with ServerProcess(folder, {"messages_per_second": 10**6, "burst": 10**6}) as server:
        made = make(server.url, 3)
        before = stored(server)
        view = asyncio.run(send_strange_messages(server.url, made, many, random.Random(seed)))
        after = stored(server)
        before["seats"][0] = after["seats"][0]  # that somebody sits there now is no change of the game
        assert after == before

        async def still_there() -> None:
            async with joined(server.url, made.id, made.tokens[0]) as guest:
                assert guest.view == view
                await guest.choose()

        asyncio.run(still_there())
        assert server.stop() == 0
        log = server.logged()
        assert "Traceback" not in log and "ERROR" not in log, log[-3000:]


async def send_strange_messages(url: str, made: Made, many: int, shuffle: random.Random) -> Json:
    """From a seat and from a spectator, whose sockets live through it. The view of the seat."""
    async with joined(url, made.id, made.tokens[0]) as player, joined(url, made.id) as spectator:
        for _ in range(many // AT_ONCE):
            guest = player if shuffle.random() < 0.8 else spectator
            for _ in range(AT_ONCE):
                message = strange(made, shuffle)
                await guest.socket.send(message, text=isinstance(message, str) and shuffle.random() < 0.97)
            await guest.settled()
            guest.heard.clear()
        return player.view


def strange(made: Made, shuffle: random.Random) -> str | bytes:
    """A message that does not change anything: valid ones are spoilt until they are refused or ask only for a view."""
    kind = shuffle.random()
    if kind < 0.02:
        return shuffle.randbytes(shuffle.randrange(200))
    if kind < 0.04:
        return json.dumps(anything(shuffle, 3))
    if kind < 0.06:
        return json.dumps({"type": "chat", "text": "x" * shuffle.choice([501, 5_000, 30_000])})
    message = shuffle.choice(templates(made))
    text = json.dumps(spoilt(message, shuffle))
    if kind < 0.4:
        text = scrambled(text, shuffle)
    return text if harmless(text) else '{"type": "view"}'


def templates(made: Made) -> list[Json]:
    return [
        {"type": "hello", "match": made.id, "token": made.tokens[0], "name": "P0"},
        {"type": "move", "count": 0, "moves": [1]},
        {"type": "undo"},
        {"type": "resign"},
        {"type": "stand-in", "seat": 1, "bot": "greedy"},
        {"type": "back"},
        {"type": "chat", "text": "hello"},
        {"type": "name", "name": "P0"},
        {"type": "rematch"},
        {"type": "view"},
    ]


def spoilt(message: Json, shuffle: random.Random) -> Json:
    """Some fields replaced, dropped or added."""
    changed = dict(message)
    for _ in range(shuffle.randint(1, 3)):
        field = shuffle.choice([*message, shuffle.choice(FIELDS)])
        if shuffle.random() < 0.3:
            changed.pop(field, None)
        else:
            changed[field] = anything(shuffle, 2)
    return changed


def anything(shuffle: random.Random, depth: int) -> object:
    kind = shuffle.randrange(6 if depth else 4)
    if kind == 0:
        return shuffle.choice(WORDS)
    if kind == 1:
        return shuffle.choice(NUMBERS)
    if kind < 4:
        return shuffle.choice([None, True, False])
    if kind == 4:
        return [anything(shuffle, depth - 1) for _ in range(shuffle.randrange(4))]
    return {shuffle.choice(FIELDS): anything(shuffle, depth - 1) for _ in range(shuffle.randrange(4))}


def scrambled(text: str, shuffle: random.Random) -> str:
    for _ in range(shuffle.randint(1, 4)):
        at = shuffle.randrange(len(text) + 1)
        cut = shuffle.choice([0, 1, 1, 5])
        text = text[:at] + shuffle.choice(["", "{", "}", '"', ",", "9", "-", "\\u0000", "é", "[" * 50]) + text[at + cut :]
    return text


def harmless(text: str) -> bool:
    """Whether a message that is understood after all may be sent in a test that expects no change."""
    try:
        message = json.loads(text)
    except ValueError:
        return True
    if not isinstance(message, dict):
        return True
    fields = set(message) - {"type"}
    effects: dict[str, set[str]] = {
        "move": {"count", "moves"}, "stand-in": {"seat", "bot"}, "chat": {"text"}, "name": {"name"},
        "resign": set(), "ping": set(),
    }
    return fields != effects.get(str(message.get("type")), {"nothing"})
