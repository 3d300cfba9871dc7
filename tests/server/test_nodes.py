"""Two nodes at one PostgreSQL: whoever sits at one of them plays with whoever sits at the other as if there were one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx
import pytest

import parlour
from parlour.core import registry
from parlour.match import Match
from parlour.store import Store
from tests import proxy
from tests.postgres import empty_database
from tests.server import test_secrets
from tests.server.client import Guest, Json, Made, any_card, choose_at_once, joined, make
from tests.server.process import LONG_LIVED, ServerProcess

pytestmark = pytest.mark.slow
Nodes = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def nodes(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    database, behind = empty_database(postgres), {"trusted_proxies": ["127.0.0.1"]}
    with (
        ServerProcess(tmp_path_factory.mktemp("one"), database=database, serving=behind, quick=LONG_LIVED) as one,
        ServerProcess(tmp_path_factory.mktemp("other"), database=database, serving=behind, quick=LONG_LIVED) as other,
    ):
        yield one, other


@dataclass(frozen=True)
class Way:
    """How people come to the nodes: each to their own, or all by a proxy that sends them anywhere."""

    nodes: Nodes
    door: str | None = None

    @property
    def url(self) -> str:
        return self.door or self.nodes[0].url

    @asynccontextmanager
    async def joined(self, number: int, match: str, token: str | None) -> AsyncIterator[Guest]:
        """At the node of this number. Whoever the proxy has sent to another comes again."""
        node = self.nodes[number % 2].url
        while True:
            async with joined(self.door or node, match, token) as guest:
                response = guest.socket.response
                if self.door is None or (response is not None and response.headers["x-node"] in node):
                    yield guest
                    return


@pytest.fixture(scope="module")
def ways(nodes: Nodes) -> Iterator[Callable[[str], Way]]:
    with ExitStack() as stack:
        doors: dict[str, str] = {}

        def way(kind: str) -> Way:
            if kind in proxy.KINDS and kind not in doors:
                doors[kind] = stack.enter_context(proxy.running(kind, [urlsplit(node.url).netloc for node in nodes]))
            return Way(nodes, doors.get(kind))

        yield way


@pytest.fixture(params=["direct", *proxy.KINDS])
def way(ways: Callable[[str], Way], request: pytest.FixtureRequest) -> Way:
    return ways(request.param)


@asynccontextmanager
async def apart(nodes: Nodes | Way, made: Made) -> AsyncIterator[list[Guest]]:
    """The people of a match, at one node and the other by turns."""
    way = nodes if isinstance(nodes, Way) else Way(nodes)
    async with AsyncExitStack() as stack:
        people = [token for token in made.tokens if token is not None]
        yield [await stack.enter_async_context(way.joined(number, made.id, token)) for number, token in enumerate(people)]


async def until(guest: Guest, wanted: Callable[[Guest], object]) -> None:
    while not wanted(guest):
        await guest.hear()


# Whoever plays at random may take ten thousand moves: after so many of one person the game is given up.
@pytest.mark.parametrize(("game", "longest", "way"), [
    *((game, 100, "direct") for game in registry.SHIPPED),
    *(("ard-ri", 100, kind) for kind in proxy.KINDS),
    *(pytest.param(game, 10**6, kind, marks=pytest.mark.soak) for game in registry.SHIPPED for kind in ("direct", *proxy.KINDS)),
], indirect=["way"])
def test_two_people_at_different_nodes_play_to_the_end(nodes: Nodes, way: Way, game: str, longest: int) -> None:
    made = make(way.url, min(2, registry.game(game).options["seats"].high or 2), game=game)

    async def play(guest: Guest) -> None:
        choose, asked = any_card(guest.seat), -1
        while not guest.over:
            if guest.view["moves"] and asked < guest.count:
                asked = guest.count
                await (guest.move(choose(guest.view)) if guest.count < longest else guest.say("resign"))
            assert (await guest.hear())["type"] != "error"

    async def run() -> None:
        async with apart(way, made) as guests:
            await asyncio.gather(*map(play, guests))

    asyncio.run(run())
    records = [httpx.get(f"{node.url}api/matches/{made.id}/record").text for node in nodes]
    assert records[0] == records[1]
    record = parlour.Record.from_json(records[0])
    record.check_seed()
    assert record.final().actor == parlour.OVER or len(record.moves) > longest


SOAK_1000 = [pytest.param(1000, kind, marks=pytest.mark.soak) for kind in ("direct", *proxy.KINDS)]


@pytest.mark.parametrize(("wanted", "way"), [(40, "direct"), *((20, kind) for kind in proxy.KINDS), *SOAK_1000], indirect=["way"])
def test_two_who_choose_at_the_same_instant_at_different_nodes_both_succeed(way: Way, wanted: int) -> None:
    trials = 0

    async def table() -> None:
        nonlocal trials
        while trials < wanted:
            async with apart(way, make(way.url)) as guests:
                while not all(guest.over for guest in guests) and trials < wanted:
                    await choose_at_once(guests)
                    trials += 1

    async def run() -> None:
        await asyncio.gather(*(table() for _ in range(5)))

    asyncio.run(run())
    assert trials >= wanted


def test_a_rematch_asked_for_at_both_nodes_at_once_is_one_match(way: Way) -> None:
    async def run() -> None:
        for _ in range(3):
            made = make(way.url)
            async with apart(way, made) as guests:
                await guests[0].say("resign")
                await asyncio.gather(*(until(guest, lambda g: g.over) for guest in guests))
                await asyncio.gather(*(guest.say("rematch") for guest in guests))
                told = [await guest.until("rematch") for guest in guests]
                assert told[0]["match"] == told[1]["match"]
                assert [one["token"] for one in told] == made.tokens
            async with apart(way, Made(told[0]["match"], made.tokens)) as again:
                assert [guest.seat for guest in again] == [1, 0]

    asyncio.run(run())


def test_what_is_said_at_the_same_instant_at_both_nodes_is_heard_by_all_in_the_same_order(way: Way) -> None:
    lines = 30

    async def run() -> None:
        made = make(way.url)
        async with apart(way, made) as guests, way.joined(1, made.id, None) as spectator:
            await asyncio.gather(*(guest.say("chat", text=f"{guest.seat} {n}") for n in range(lines) for guest in guests))

            async def listen(guest: Guest) -> list[str]:
                return [(await guest.until("chat"))["text"] for _ in range(2 * lines)]

            heard = await asyncio.gather(*(listen(guest) for guest in (*guests, spectator)))
            assert heard[0] == heard[1] == heard[2]
            assert sorted(heard[0]) == sorted(f"{seat} {n}" for n in range(lines) for seat in range(2))
            async with way.joined(0, made.id, None) as late:
                assert [line["text"] for line in late.welcome["chat"]] == heard[0]

    asyncio.run(run())


def test_everybody_sees_who_is_at_the_other_node_and_who_has_left_it(nodes: Nodes) -> None:
    async def run() -> None:
        made = make(nodes[0].url)
        async with joined(nodes[0].url, made.id, made.tokens[0]) as here:
            async with joined(nodes[1].url, made.id, made.tokens[1], "Méabh") as there, joined(nodes[1].url, made.id):
                await until(here, lambda g: g.table["seats"][1]["here"] and g.table["spectators"] == 1)
                await until(there, lambda g: g.table["seats"][0]["here"])  # nodes tell each other a moment later
                assert here.table["seats"][1]["name"] == "Méabh"
                await here.say("stand-in", seat=1, bot="greedy")
                await here.error("error-seat-is-here")
                assert httpx.get(f"{nodes[1].url}api/matches/{made.id}").json()["seats"][0]["here"]
            await until(here, lambda g: not g.table["seats"][1]["here"] and g.table["spectators"] == 0)
            await here.say("stand-in", seat=1, bot="greedy")
            await until(here, lambda g: g.table["seats"][1]["bot"] == "greedy")

    asyncio.run(run())


def test_undo_resignation_stand_in_and_return_reach_the_other_node(nodes: Nodes) -> None:
    async def run() -> None:
        made = make(nodes[0].url, 3)
        async with apart(nodes, made) as guests:
            first, second, third = guests
            await first.choose()
            await until(second, lambda g: len(g.view["waiting"]) == 2)
            await first.say("undo")
            await until(second, lambda g: len(g.view["waiting"]) == 3)
            await third.socket.close()
            await until(second, lambda g: not g.table["seats"][2]["here"])
            await second.say("stand-in", seat=2, bot="greedy")
            await until(first, lambda g: g.table["seats"][2]["bot"] == "greedy")
            async with joined(nodes[1].url, made.id, made.tokens[2]) as again:
                await again.say("back")
                await until(first, lambda g: g.table["seats"][2]["bot"] is None)
                await again.say("resign")
                await until(first, lambda g: g.table["seats"][2]["resigned"])

    asyncio.run(run())


def test_a_bot_moves_once_whoever_watches_it_from_where(nodes: Nodes) -> None:
    """Both nodes have people at the table, and each would drive the bots if it were alone."""

    async def run() -> None:
        made = make(nodes[0].url, 2, bots=2)
        async with apart(nodes, made) as guests:
            await asyncio.gather(*(guest.play(any_card(number)) for number, guest in enumerate(guests)))
            assert not any('"type":"error"' in text for guest in guests for text in guest.heard)
        record = parlour.Record.from_json(httpx.get(f"{nodes[1].url}api/matches/{made.id}/record").text)
        record.check_seed()

    asyncio.run(run())


def test_bots_go_on_at_the_other_node_when_everybody_has_left_the_first(nodes: Nodes) -> None:
    async def run() -> None:
        made = make(nodes[0].url, 2, bots=1)
        async with joined(nodes[1].url, made.id, made.tokens[1]) as stays:
            async with joined(nodes[0].url, made.id, made.tokens[0]) as leaves:
                await leaves.choose()
            async with joined(nodes[1].url, made.id, made.tokens[0]) as again:
                await asyncio.gather(stays.play(any_card(1)), again.play(any_card(2)))

    asyncio.run(run())


def test_a_move_is_seen_at_the_other_node_by_whoever_asks_right_after_it(nodes: Nodes) -> None:
    """Nobody sits there, so nobody is told; whoever comes or asks finds what has been acknowledged."""

    async def run() -> None:
        made = make(nodes[0].url)
        httpx.get(f"{nodes[1].url}api/matches/{made.id}")
        async with joined(nodes[0].url, made.id, made.tokens[0]) as guest, joined(nodes[1].url, made.id) as other:
            for _ in range(5):
                if guest.view["moves"]:
                    await guest.choose()
                    await other.say("view")
                    await other.until("update")
                    assert other.view["waiting"] == guest.view["waiting"]
                async with joined(nodes[1].url, made.id, made.tokens[0]) as again:
                    assert again.count == guest.count
            await guest.say("resign")
            await until(guest, lambda g: g.over)
            assert httpx.get(f"{nodes[1].url}api/matches/{made.id}").json()["status"] == "over"

    asyncio.run(run())


def test_what_is_heard_at_another_node_gives_no_more_away(nodes: Nodes) -> None:
    """Word for word what a seat or a spectator would hear if there were one node."""
    made, shuffle = make(nodes[0].url, 3), random.Random(1)

    async def listen() -> dict[int, list[str]]:
        async with apart(nodes, made) as guests, joined(nodes[1].url, made.id) as spectator:
            everyone = [*guests, spectator]
            await asyncio.gather(*(until(guest, all_are_here) for guest in everyone))
            while not guests[0].over:
                await test_secrets.one_step(guests, shuffle)
                await asyncio.gather(*(guest.until("update") for guest in everyone))
                await asyncio.gather(*(guest.settled() for guest in everyone))
            return {guest.seat: guest.heard for guest in everyone}

    async def stored() -> Match:
        store = Store(str(nodes[0].settings["database"]))
        found = await store.load(made.id)
        store.close()
        assert found is not None
        return found.match

    heard, truth = asyncio.run(listen()), asyncio.run(stored())
    groups = test_secrets.grouped(truth.entries)
    for viewer, texts in heard.items():
        assert [text for text in texts if '"type":"update"' in text] == test_secrets.transcript(truth, groups, viewer)
        test_secrets.check_no_secrets(truth, made, viewer, texts)


def test_a_question_is_answered_at_the_node_where_it_is_asked_about_what_was_played_at_the_other(nodes: Nodes) -> None:
    async def run() -> None:
        made = make(nodes[0].url)
        async with apart(nodes, made) as guests:
            for guest in guests:
                await guest.choose()
            await guests[0].say("resign")
            await asyncio.gather(*(until(guest, lambda g: g.over) for guest in guests))
            for guest in guests:
                await guest.say("ask", id=1, what="review")
            reviews = [await answer(guest) for guest in guests]
            assert reviews[0] == reviews[1] and reviews[0]["steps"] >= 2

    asyncio.run(run())


async def answer(guest: Guest) -> Json:
    while "progress" in (told := await guest.until("answer", id=1)):
        pass
    result: Json = told["result"]
    return result


def all_are_here(guest: Guest) -> bool:
    return all(seat["here"] for seat in guest.table["seats"]) and bool(guest.table["spectators"] == 1)
