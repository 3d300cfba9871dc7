"""Questions about a game over real sockets, deals that are known, and refusals in words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import parlour
from parlour.games.twelve_patrols import kinds
from tests.server.client import Guest, Json, Made, joined, make
from tests.server.process import ServerProcess

pytestmark = pytest.mark.compiled

DAY = "2026-11-15"


def alone(url: str, **more: Any) -> Made:
    return make(url, 1, game="twelve-patrols", **more)


async def answered(guest: Guest, id: int, what: str) -> tuple[Json, list[float]]:
    await guest.say("ask", id=id, what=what)
    progress: list[float] = []
    while True:
        message = await guest.until("answer", id=id)
        if "progress" not in message:
            return message, progress
        progress.append(message["progress"])


def test_the_front_door_says_what_can_be_asked(url: str) -> None:
    told = {game["id"]: game["questions"] for game in httpx.get(f"{url}api/games").json()}
    assert told["twelve-patrols"] == ["winnable", "hint", "review"] and told["ard-ri"] == told["jackal"] == ["hint", "review"]


@pytest.mark.slow
def test_whether_it_can_be_won_and_what_to_do(url: str) -> None:
    async def run() -> None:
        made = alone(url, daily=DAY)
        async with joined(url, made.id, made.tokens[0]) as guest:
            told = (await answered(guest, 1, "winnable"))[0]["result"]
            msgspec.convert(told, kinds.Winnable)
            assert told["verdict"] == "yes" and 0 < told["low"] <= told["share"] <= told["high"] <= 1
            hint = (await answered(guest, 2, "hint"))[0]["result"]
            msgspec.convert(hint, kinds.Hint)
            assert hint["described"][0]["kind"] == "place" and 0 < hint["share"] <= 1
            await guest.choose(hint["moves"][0])
            assert guest.view["table"]["placed"] == {hint["described"][0]["cell"]: hint["described"][0]["card"]}

    asyncio.run(run())


@pytest.mark.soak
def test_the_hints_win_the_game_of_a_day(url: str) -> None:
    async def run() -> None:
        made = alone(url, daily=DAY)
        async with joined(url, made.id, made.tokens[0]) as guest:
            id = 0
            while not guest.over:
                id += 1
                moves = (await answered(guest, id, "hint"))[0]["result"]["moves"]
                before = guest.count
                await guest.move(*moves)
                while guest.count < before + len(moves):
                    assert (await guest.hear())["type"] != "error"
                await guest.settled()
            assert guest.view["table"]["result"] == "won" and guest.table["result"]["scores"] == [1.0]

    asyncio.run(run())


@pytest.mark.slow
def test_after_the_end_a_review_with_a_line_that_wins(url: str) -> None:
    async def run() -> None:
        made = alone(url, daily=DAY)
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.say("ask", id=1, what="review")
            await guest.error("error-question-later")
            start = guest.view
            await guest.choose()
            await guest.say("resign")
            while not guest.over:
                await guest.hear()
            told, progress = await answered(guest, 2, "review")
            review = told["result"]
            msgspec.convert(review, kinds.Review)
            assert review["could"] == "yes" and [entry["card"] for entry in review["chances"]] == [1] and progress
            assert start["table"]["phase"] == "card"
            state = parlour.game("twelve-patrols").start()
            drawn = parlour.core.records.SeededOutcomes(guest.table["seed"])
            line = [step["move"] for step in review["line"]]
            while state.actor != parlour.OVER:
                state.apply(drawn.next(state) if state.actor == parlour.CHANCE else line.pop(0))
            assert state.scores == (1.0,) and not line
            await guest.say("ask", id=3, what="hint")
            await guest.error("error-game-over")

    asyncio.run(run())


@pytest.mark.slow
def test_the_search_gives_hints_and_reviews_the_game(url: str) -> None:
    async def run() -> None:
        made = make(url, 1, 1)
        async with joined(url, made.id, made.tokens[0]) as guest:
            hint = (await answered(guest, 1, "hint"))[0]["result"]
            moves = {move["move"]: move for move in guest.view["moves"]}
            assert hint["described"] == [moves[hint["moves"][0]]] and 0 < hint["share"] < 1
            assert [one["described"] for one in hint["others"]] == [moves[one["move"]] for one in hint["others"]]
            await guest.say("ask", id=2, what="review")
            await guest.error("error-question-later")
            await guest.play(lambda view: int(view["moves"][-1]["move"]))
            told, progress = await answered(guest, 3, "review")
            review = told["result"]
            assert progress and review["chances"][-1]["shares"] == guest.table["result"]["scores"]
            plies = len(httpx.get(f"{url}api/matches/{made.id}/replay").json()["events"])
            assert all(0 < one["ply"] <= plies and one["lost"] >= 0.05 for one in review["turning"])

    asyncio.run(run())


def test_among_people_there_are_no_hints(url: str) -> None:
    async def run() -> None:
        made = make(url, 2, 1)
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.say("ask", id=1, what="hint")
            await guest.error("error-hint-among-people")

    asyncio.run(run())


@pytest.mark.slow
def test_a_game_that_was_resigned_is_reviewed_as_far_as_it_went(url: str) -> None:
    async def run() -> None:
        made = make(url, 2)
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.choose()
            await guest.say("ask", id=1, what="hint")
            await guest.error("error-not-asked")
            await guest.say("resign")
            while not guest.over:
                await guest.hear()
            review = (await answered(guest, 2, "review"))[0]["result"]
            assert review["chances"][-1]["shares"] == [0.0, 1.0] and len(review["chances"]) == 2
        async with joined(url, made.id) as watching:  # by the link of the replay
            assert (await answered(watching, 1, "review"))[0]["result"] == review
            await watching.say("ask", id=2, what="hint")
            await watching.error("error-game-over")

    asyncio.run(run())


@pytest.mark.slow
def test_a_question_can_be_stopped_and_a_new_one_takes_its_place(url: str) -> None:
    async def run() -> None:
        made = alone(url)
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.say("ask", id=1, what="winnable")
            await guest.say("stop", id=1)
            await guest.say("ask", id=2, what="winnable")
            await guest.say("ask", id=3, what="hint")
            await guest.until("answer", id=3)
            await guest.settled()
            assert not any('"id":1,"result"' in text or '"id":2,"result"' in text for text in guest.heard)

    asyncio.run(run())


def test_what_cannot_be_asked_is_refused(url: str) -> None:
    async def run() -> None:
        made = make(url, 2)
        async with joined(url, made.id, made.tokens[0]) as guest:
            await guest.say("ask", id=1, what="winnable")
            await guest.error("error-no-question")
        alone_at_table = alone(url)
        async with joined(url, alone_at_table.id) as watching:
            await watching.say("ask", id=1, what="winnable")
            await watching.error("error-spectator")

    asyncio.run(run())


@pytest.mark.slow
def test_many_ask_at_once_and_everybody_is_answered(folder: Path) -> None:
    async def ask(url: str) -> str:
        made = alone(url)
        async with joined(url, made.id, made.tokens[0]) as guest:
            return str((await answered(guest, 1, "winnable"))[0]["result"]["verdict"])

    async def run(url: str) -> list[str]:
        return await asyncio.gather(*(ask(url) for _ in range(6)))

    with ServerProcess(folder) as server:
        assert set(asyncio.run(run(server.url))) <= {"yes", "no"}


def test_a_day_has_one_deal_for_everybody_and_another_day_another(url: str) -> None:
    async def first_view(day: str) -> Json:
        made = alone(url, daily=day)
        async with joined(url, made.id, made.tokens[0]) as guest:
            return {name: guest.view["table"][name] for name in ("tray", "display")}

    one, two, other = (asyncio.run(first_view(day)) for day in (DAY, DAY, "2026-11-16"))
    assert one == two != other


def test_the_same_deal_again_after_the_end(url: str) -> None:
    async def run() -> None:
        made = alone(url)
        wanted = {"game": "twelve-patrols", "seats": [{"kind": "person"}], "again": made.id}
        refused = httpx.post(f"{url}api/matches", json=wanted)
        assert refused.status_code == 409
        async with joined(url, made.id, made.tokens[0]) as guest:
            first = guest.view["table"]["tray"]
            await guest.say("resign")
            while not guest.over:
                await guest.hear()
        again = alone(url, again=made.id)
        async with joined(url, again.id, again.tokens[0]) as guest:
            assert guest.view["table"]["tray"] == first

    asyncio.run(run())


def test_known_deals_are_for_those_who_play_alone(url: str) -> None:
    people = [{"kind": "person"}, {"kind": "person"}]
    refused = httpx.post(f"{url}api/matches", json={"game": "ard-ri", "seats": people, "daily": DAY})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "error-known-deal")
    strange = httpx.post(f"{url}api/matches", json={"game": "twelve-patrols", "seats": people[:1], "daily": "2026-02-31"})
    assert (strange.status_code, strange.json()["error"]["code"]) == (400, "error-bad-date")


def where(cell: str) -> int:
    """The number of a cell of a fixed frame."""
    return (4 - int(cell[1])) * 5 + "abc".index(cell[0]) + 1


def test_a_patrol_is_refused_in_words(url: str) -> None:
    async def run() -> None:
        made = alone(url, daily=DAY)
        async with joined(url, made.id, made.tokens[0]) as guest:
            table = guest.view["table"]
            await guest.move(table["put"] + table["spot_numbers"]["a1b1"] * 21)
            told = await guest.error("twelve-patrols-no-patrol-now")
            assert "card" in told["text"]
            await guest.choose(next(move["move"] for move in guest.view["moves"] if move["kind"] == "place"))
            here = guest.view["table"]["placed"]
            first = next(move for move in guest.view["moves"] if move["kind"] == "place")
            cell = next(iter(here))
            await guest.move(first["card"] * 25 + where(cell))
            refused = await guest.error("twelve-patrols-no-empty-cell")
            assert refused["arguments"]["card"]["code"].startswith("twelve-patrols-card-") and cell in refused["text"]

    asyncio.run(run())
