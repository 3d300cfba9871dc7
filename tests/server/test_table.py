"""A table over real sockets: joining, playing, leaving, talking, taking back, giving up, once more."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest

import parlour
from parlour.core import chance
from tests.server.client import Made, any_card, closed, everybody, joined, make, opened
from tests.server.process import ServerProcess


def get(url: str, path: str, **query: str | int) -> httpx.Response:
    return httpx.get(url + path, params=query)


def play_out(url: str, made: Made) -> None:
    async def run() -> None:
        async with everybody(url, made) as guests:
            await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests)))

    asyncio.run(run())


# Coming in


def test_a_new_match_gives_a_token_to_every_person_and_to_no_bot(url: str) -> None:
    made = make(url, 2, bots=1)
    tokens = [token for token in made.tokens if token]
    assert len(tokens) == len(set(tokens)) == 2 and made.tokens[2] is None
    assert all(len(token) >= 20 for token in tokens)


def test_a_token_opens_its_own_seat(url: str) -> None:
    async def run() -> None:
        made = make(url, 3)
        for seat in (2, 0, 1):
            async with joined(url, made.id, made.tokens[seat], f"Guest {seat}") as guest:
                assert guest.seat == seat
                hands = [s["cards"] for s in guest.view["table"]["seats"]]
                assert [hand is not None for hand in hands] == [n == seat for n in range(3)]
                assert guest.table["seats"][seat]["name"] == f"Guest {seat}" and guest.table["seats"][seat]["here"]
        async with joined(url, made.id) as watching:
            assert [s["joined"] for s in watching.table["seats"]] == [True] * 3
            assert [s["name"] for s in watching.table["seats"]] == ["Guest 0", "Guest 1", "Guest 2"]

    asyncio.run(run())


@pytest.mark.parametrize("token", ["x" * 24, "", "короткий", 5])
def test_a_wrong_token_is_refused_and_the_socket_closed(url: str, token: str | int) -> None:
    async def run() -> None:
        made = make(url)
        async with opened(url) as socket:
            await socket.send(json.dumps({"type": "hello", "match": made.id, "token": token}))
            message = json.loads(await socket.recv())
            assert message["type"] == "error" and message["code"] in ("error-bad-token", "error-bad-message")
            assert await closed(socket) == 4000

    asyncio.run(run())


def test_the_token_of_another_match_is_refused(url: str) -> None:
    async def run() -> None:
        one, other = make(url), make(url)
        async with opened(url) as socket:
            await socket.send(json.dumps({"type": "hello", "match": one.id, "token": other.tokens[0]}))
            assert json.loads(await socket.recv())["code"] == "error-bad-token"

    asyncio.run(run())


def test_a_spectator_sees_the_table_and_no_hand_and_may_only_talk(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with joined(url, made.id, name="Nosy") as watching, joined(url, made.id, made.tokens[0]) as player:
            assert watching.seat == parlour.SPECTATOR and watching.view["moves"] == [] and not watching.undo
            assert all(seat["cards"] is None for seat in watching.view["table"]["seats"])
            assert player.table["spectators"] == 1
            for message in (
                {"type": "move", "count": 0, "moves": [player.view["moves"][0]["move"]]}, {"type": "undo"}, {"type": "resign"},
                {"type": "back"}, {"type": "stand-in", "seat": 1, "bot": "greedy"}, {"type": "name", "name": "King"},
                {"type": "rematch"},
            ):
                await watching.socket.send(json.dumps(message))
                await watching.error("error-spectator")
            await watching.say("chat", text="well played")
            heard = await player.until("chat")
            assert (heard["seat"], heard["name"], heard["text"]) == (parlour.SPECTATOR, "Nosy", "well played")
            await player.choose()
            assert (await watching.until("update"))["view"]["table"]["seats"][0]["chosen"] == "hidden"

    asyncio.run(run())


@pytest.mark.one_node
def test_two_sockets_with_the_same_token_both_see_everything(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second), joined(url, made.id, made.tokens[0]) as phone:
            assert phone.seat == 0 and phone.view == first.view
            await phone.choose()
            await first.until("update")
            await second.choose()
            await first.until("update")
            await phone.until("update")
            assert first.view == phone.view and first.count == phone.count == 1
            await first.choose()
            await phone.until("update")
            assert phone.count == 2
            await phone.socket.close()
            await second.until("table")
            assert second.table["seats"][0]["here"]  # the other socket is still there

    asyncio.run(run())


@pytest.mark.one_node
def test_who_comes_back_finds_the_game_the_log_and_the_talk_as_they_are(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second):
            await first.say("chat", text="hello")
            await first.until("chat")
            await first.choose()
            await second.choose()
            await first.settled()
            await first.socket.close()
            async with joined(url, made.id, made.tokens[0]) as again:
                assert again.view == first.view and again.count == 1
                assert [line["text"] for line in again.welcome["chat"]] == ["hello"]
                assert [entry["ply"] for entry in again.welcome["log"]] == list(range(1, 21))
                assert again.welcome["earlier"] == 0

    asyncio.run(run())


@pytest.mark.slow
def test_listed_matches_are_listed_while_they_run(url: str) -> None:
    secret, shown = make(url), make(url, watching="listed")
    listed = [table["match"] for table in get(url, "api/matches").json()]
    assert shown.id in listed and secret.id not in listed
    assert get(url, f"api/matches/{secret.id}").json()["watching"] == "link"
    play_out(url, shown)
    assert shown.id not in [table["match"] for table in get(url, "api/matches").json()]


# Playing


def test_answers_that_follow_each_other_do_not_wait_for_each_other(url: str) -> None:
    """The network must not collect small messages (Nagle's algorithm): that costs 40 ms each time."""

    async def run() -> float:
        made = make(url)
        async with joined(url, made.id) as guest:
            start = time.monotonic()
            for _ in range(50):
                await guest.say("view")
                await guest.say("view")
                await guest.until("update")
                await guest.until("update")
            return time.monotonic() - start

    assert asyncio.run(run()) < 1.5


def test_what_is_chosen_is_hidden_until_all_have_chosen(url: str) -> None:
    async def run() -> None:
        made = make(url, 3)
        async with everybody(url, made) as (first, second, third):
            card = first.view["moves"][0]["text"]
            await first.choose()
            assert first.view["table"]["seats"][0]["chosen"] == card and first.view["waiting"] == [1, 2]
            update = await second.until("update")
            assert update["view"]["table"]["seats"][0]["chosen"] == "hidden"
            assert [e["event"]["card"] for e in update["events"]] == [None]
            await second.choose()
            await third.settled()
            await third.choose()
            assert card in third.view["table"]["centre"]

    asyncio.run(run())


@pytest.mark.one_node
def test_whoever_asks_for_one_match_is_told_whose_turn_it_is(url: str) -> None:
    made = make(url, 2)

    async def run() -> None:
        async with joined(url, made.id, made.tokens[0]) as guest:
            assert get(url, f"api/matches/{made.id}").json()["waiting"] == [0, 1]
            await guest.choose()
            assert get(url, f"api/matches/{made.id}").json()["waiting"] == [1]
            await guest.say("resign")
            while not guest.over:
                await guest.hear()
            assert get(url, f"api/matches/{made.id}").json()["waiting"] == []

    asyncio.run(run())


def test_a_move_sent_twice_counts_once_and_is_answered_twice(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second):
            card = first.view["moves"][0]["move"]
            await first.move(card, count=0)
            await first.move(card, count=0)
            assert (await first.until("update"))["count"] == 1
            assert (await first.until("update"))["count"] == 1
            await second.settled()
            assert sum('"update"' in text for text in second.heard) == 1

    asyncio.run(run())


def test_a_stale_move_gets_an_error_and_the_present_view(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, _):
            await first.choose()
            for count in (0, 7):
                await first.move(first.view["moves"][-1]["move"] if first.view["moves"] else 52, count=count)
                await first.error("error-stale")
                assert (await first.hear())["type"] == "update" and first.count == 1

    asyncio.run(run())


def test_a_choice_is_taken_back_and_everybody_hears_how_much_of_the_log_stays(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second):
            await first.choose()
            assert first.undo and not second.undo
            await second.until("update")
            await first.say("undo")
            for guest in (first, second):
                update = await guest.until("update")
                assert update["kept"] == 18 and update["events"] == []
                assert guest.view["waiting"] == [0, 1] and not guest.undo
            await first.say("undo")
            await first.error("error-no-undo")
            await first.choose()
            assert first.count == 2
            await second.settled()
            await second.choose()
            await first.settled()
            await first.say("undo")
            await first.error("error-no-undo")

    asyncio.run(run())


def test_when_one_of_two_gives_up_the_game_is_over(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second):
            await first.say("resign")
            await second.until("table")
            while not second.over:
                await second.hear()
            assert second.table["result"]["scores"] == [0, 1] and second.table["seats"][0]["resigned"]
            await second.move(0)
            await second.error("error-game-over")

    asyncio.run(run())


@pytest.mark.slow
def test_when_one_of_three_gives_up_a_bot_plays_the_seat_to_the_end(url: str) -> None:
    async def run() -> None:
        made = make(url, 3)
        async with everybody(url, made) as guests:
            await guests[0].say("resign")
            await guests[1].until("update")
            await guests[0].say("back")
            await guests[0].error("error-not-replaced")
            await guests[0].say("move", count=0, moves=[0])
            await guests[0].error("error-bot-plays")
            await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests[1:])))
            assert guests[1].table["result"]["why"] == "played"

    asyncio.run(run())


@pytest.mark.slow
def test_a_bot_stands_in_only_for_a_person_who_is_away(url: str) -> None:
    async def run() -> None:
        made = make(url, 3, bots=1)
        async with joined(url, made.id, made.tokens[0]) as here, joined(url, made.id, made.tokens[1]) as also_here:
            while not here.table["seats"][1]["here"]:
                await here.hear()
            for seat in (0, 1, 3, 9):
                await here.say("stand-in", seat=seat, bot="greedy")
                await here.error("error-seat-is-here" if seat < 2 else "error-no-stand-in")
            await here.say("stand-in", seat=2, bot="oracle")
            await here.error("error-unknown-player")
            await here.say("stand-in", seat=2, bot="random")
            while here.table["seats"][2]["bot"] != "random":
                await here.hear()
            await here.settled()
            await here.choose()
            await also_here.settled()
            await also_here.choose()
            while also_here.view["table"]["season"] == "spring":
                await also_here.hear()
            async with joined(url, made.id, made.tokens[2]) as returned:
                await returned.say("move", count=returned.count, moves=[0])
                await returned.error("error-bot-plays")
                await returned.say("back")
                while returned.table["seats"][2]["bot"] is not None:
                    await returned.hear()
                await returned.say("back")
                await returned.error("error-not-replaced")

    asyncio.run(run())


# Talking


def test_a_new_name_is_seen_by_all_and_kept(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second):
            await first.settled()
            await first.say("name", name="  Gráinne ")
            while second.table["seats"][0]["name"] != "Gráinne":
                await second.hear()
        assert get(url, f"api/matches/{made.id}").json()["seats"][0]["name"] == "Gráinne"

    asyncio.run(run())


def test_what_people_say_reaches_everybody_in_order(url: str) -> None:
    async def run() -> None:
        made = make(url)
        async with everybody(url, made) as (first, second), joined(url, made.id) as watching:
            for n in range(5):
                await first.say("chat", text=f"line {n} <b>&")
            for guest in (first, second, watching):
                assert [(await guest.until("chat"))["text"] for _ in range(5)] == [f"line {n} <b>&" for n in range(5)]

    asyncio.run(run())


# The end


@pytest.mark.slow
def test_record_and_replay_are_there_after_the_end_only(url: str) -> None:
    made = make(url)
    pages = (f"api/matches/{made.id}/record", f"api/matches/{made.id}/replay", f"api/matches/{made.id}/replay/0")
    for page in pages:
        answer = get(url, page)
        assert answer.status_code == 409 and answer.json()["error"]["code"] == "error-not-over"
    play_out(url, made)
    for page in pages:
        assert get(url, page).status_code == 200
    picture = f"api/matches/{made.id}/picture/20"
    assert "Año".encode() in get(url, picture, lang="es").content and b"Year" in get(url, picture).content
    assert get(url, picture, lang="xx").status_code == 400
    record = parlour.Record.from_json(get(url, pages[0]).text)
    record.check_seed()
    replay = get(url, pages[1], seat=1).json()
    assert replay["plies"] == len(record.moves) == len(replay["events"])
    last = get(url, f"{pages[1]}/{replay['plies']}", seat=0).json()
    assert last["scores"] == record.scores
    for bad in (f"/{replay['plies'] + 1}", "/-1", "/x", "?seat=2", "?seat=-1"):
        assert httpx.get(url + pages[1] + bad).status_code == 400


def test_the_seed_is_nowhere_before_the_end_and_keeps_the_promise_afterwards(server: ServerProcess) -> None:
    async def run() -> None:
        url, made = server.url, make(server.url, 2, bots=1)
        async with everybody(url, made) as guests, joined(url, made.id) as watching:
            commitment = watching.table["commitment"]
            pages = [get(url, f"api/matches/{made.id}").text]
            await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests)))
            seed = guests[0].table["seed"]
            assert chance.commitment(seed) == commitment == guests[0].table["commitment"]
            while not watching.over:
                await watching.hear()
            for guest in (*guests, watching):
                pages += [text for text in guest.heard if '"status":"over"' not in text]
            assert not any(seed in page for page in pages)
        assert seed not in server.logged()
        assert get(url, f"api/matches/{made.id}").json()["seed"] == seed

    asyncio.run(run())


def test_a_rematch_keeps_the_tokens_and_moves_the_seats_on_by_one(url: str) -> None:
    async def run() -> None:
        made = make(url, 3, bots=1, options={"summer_cattle": "joins_without_warrior"})
        async with everybody(url, made) as guests, joined(url, made.id) as watching:
            await guests[0].say("rematch")
            await guests[0].error("error-not-over")
            await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests)))
            await guests[1].say("rematch")
            await guests[2].say("rematch")  # at the same time: still one new match
            told = [await guest.until("rematch") for guest in (*guests, watching)]
            assert len({message["match"] for message in told}) == 1
            assert [message["token"] for message in told] == [*made.tokens[:3], None]
            again = Made(told[0]["match"], made.tokens)
            for seat in range(3):
                async with joined(url, again.id, made.tokens[seat]) as guest:
                    assert guest.seat == seat + 1
                    assert guest.table["options"]["summer_cattle"] == "joins_without_warrior"
                    assert [s["kind"] for s in guest.table["seats"]] == ["bot", "person", "person", "person"]
                    assert guest.table["seats"][seat + 1]["name"] == f"P{seat}"
            assert get(url, f"api/matches/{made.id}").json()["next"] == again.id

    asyncio.run(run())


@pytest.mark.slow
def test_tables_that_had_to_leave_memory_come_back_from_the_store(folder: Path) -> None:
    async def run() -> None:
        matches = [make(server.url) for _ in range(12)]
        async with joined(server.url, matches[0].id, matches[0].tokens[0]) as staying:
            await staying.choose()
            for made in matches[1:]:
                async with everybody(server.url, made) as (first, second):
                    await first.choose()
                    await second.settled()
                    await second.choose()
            for made in matches[1:]:
                async with joined(server.url, made.id, made.tokens[0]) as guest:
                    assert guest.count == 1 and guest.view["table"]["season"] == "summer"
            async with joined(server.url, matches[0].id, matches[0].tokens[1]) as opponent:
                await opponent.choose()
                await staying.until("update")
                assert staying.view["table"]["season"] == "summer"

    with ServerProcess(folder, {"tables_in_memory": 3}) as server:
        asyncio.run(run())


@pytest.mark.slow
def test_matches_and_names_and_talk_are_there_after_a_restart(folder: Path) -> None:
    with ServerProcess(folder) as server:
        made = make(server.url)

        async def begin() -> None:
            async with everybody(server.url, made) as (first, second):
                await first.say("name", name="Ada")
                await first.say("chat", text="see you")
                await first.until("chat")
                await first.choose()
                await second.settled()
                await second.choose()

        async def go_on() -> None:
            async with everybody(server.url, made) as guests:
                assert guests[0].count == 1 and guests[0].welcome["chat"][0]["text"] == "see you"
                assert guests[0].table["seats"][0]["name"] == "Ada"
                await asyncio.gather(*(guest.play(any_card(n)) for n, guest in enumerate(guests)))

        asyncio.run(begin())
        assert server.stop() == 0
        server.start()
        asyncio.run(go_on())
        parlour.Record.from_json(get(server.url, f"api/matches/{made.id}/record").text).check_seed()
