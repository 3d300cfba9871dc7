"""Nothing that the server sends to a seat or a spectator depends on what it cannot know.

Whole games are played over sockets. Afterwards the true course is known, and what each socket heard is compared with
what it would have heard in other worlds that its seat could not tell from the true one: hidden cards are exchanged
between hands, face-down choices and the deck, from the moment they were dealt.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from parlour.core import actors
from parlour.core.errors import ParlourError
from parlour.games.ard_ri import constants
from parlour.match import Entry, Match, Seat
from parlour.server import wire
from parlour.server.guest import Guest as ServedGuest
from parlour.server.live_table import LiveTable, token_hash
from parlour.store import Store, Stored
from tests.server.client import Guest, Made, everybody, joined
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow

Group = list[Entry]  # what one change added: a decision with the outcomes that followed, or an undo


# Whole games, with choices taken back now and then


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_messages_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(server: ServerProcess, seats: int) -> None:
    shuffle = random.Random(seats)
    made = Made(f"whole-game-of-{seats}", [f"token-of-seat-{seat}" for seat in range(seats)])
    asyncio.run(lay_out(server.data, [made.id], made.tokens))
    heard = asyncio.run(listen_to_a_game(server.url, made, shuffle))
    truth = asyncio.run(stored_match(server.data, made.id))
    groups = grouped(truth.entries)
    tried = 0
    for viewer, texts in heard.items():
        updates = [text for text in texts if '"type":"update"' in text]
        assert updates == transcript(truth, groups, viewer)
        check_views(truth, groups, viewer, updates, shuffle)
        check_no_secrets(truth, made, viewer, texts)
        for _ in range(12):
            upto = shuffle.randrange(1, len(groups))
            world = another_world(truth, groups[:upto], viewer, shuffle)
            if world is not None:
                assert transcript(truth, world, viewer) == updates[: upto - 1]
                tried += 1
    assert tried > 6 * len(heard)


async def listen_to_a_game(url: str, made: Made, shuffle: random.Random) -> dict[int, list[str]]:
    """Everything that each seat and a spectator hear of a game."""
    async with everybody(url, made) as guests, joined(url, made.id) as spectator:
        everyone = [*guests, spectator]
        while not guests[0].over:
            await one_step(guests, shuffle)
            await asyncio.gather(*(guest.until("update") for guest in everyone))
            await asyncio.gather(*(guest.settled() for guest in everyone))
        return {guest.seat: guest.heard for guest in everyone}


async def one_step(guests: list[Guest], shuffle: random.Random) -> None:
    regretful = [guest for guest in guests if guest.undo]
    if regretful and shuffle.random() < 0.15:
        await shuffle.choice(regretful).say("undo")
        return
    guest = shuffle.choice([guest for guest in guests if guest.view["moves"]])
    await guest.move(shuffle.choice(guest.view["moves"])["move"])


async def stored_match(folder: Path, match: str) -> Match:
    store = Store.in_folder(folder)
    stored = await store.load(match)
    store.close()
    assert stored is not None
    return stored.match


def grouped(entries: list[Entry]) -> list[Group]:
    """The first group is the deal."""
    groups: list[Group] = [[]]
    for entry in entries:
        if entry.kind != "chance":
            groups.append([])
        groups[-1].append(entry)
    return groups


def fresh(truth: Match) -> Match:
    return Match(truth.id, truth.game, truth.options, truth.seed, [Seat("person", s.name) for s in truth.seats])


def transcript(truth: Match, groups: list[Group], viewer: int) -> list[str]:
    """The updates that a viewer is sent in the course of these groups."""
    match = fresh(truth)
    match.commit(match.read(groups[0]))
    table = LiveTable(Stored(match, [], "link", 0, None, []))
    guest = ServedGuest(viewer, None, "", asyncio.Queue())
    table.welcome(guest)
    texts = []
    for group in groups[1:]:
        proposal = match.read(group)
        match.commit(proposal)
        texts.append(wire.encode(table.update(guest, proposal.kept)).decode())
    return texts


def check_views(truth: Match, groups: list[Group], viewer: int, updates: list[str], shuffle: random.Random) -> None:
    """Each view is a function of what the viewer sees: it is the view of any world imagined behind that."""
    match = fresh(truth)
    match.commit(match.read(groups[0]))
    for group, text in zip(groups[1:], updates, strict=True):
        match.commit(match.read(group))
        world = match.state.seen(viewer).imagine(shuffle.getrandbits(64))
        assert json.loads(text)["view"] == json.loads(wire.encode(match.game.view(world, viewer)))


def check_no_secrets(truth: Match, made: Made, viewer: int, texts: list[str]) -> None:
    """Neither the seed before the end, nor anybody's token at any time."""
    for text in texts:
        assert str(truth.seed) not in text or '"status":"over"' in text
        assert not any(str(token) in text for token in made.tokens)


def another_world(truth: Match, groups: list[Group], viewer: int, shuffle: random.Random) -> list[Group] | None:
    """The same course, but one card that a hand or a choice hides has changed places with another hidden card."""
    match = fresh(truth)
    for group in groups:
        match.commit(match.read(group))
    for one, other in exchanges(match, viewer, shuffle):
        world = exchanged(groups, match.state.seats, one, other)
        again = fresh(truth)
        try:
            for number, group in enumerate(world):
                commit_checked(again, group, number)
        except ParlourError:
            continue  # one of many copies was played and shown: not this exchange
        if again.state.seen(viewer) == match.state.seen(viewer) and again.state != match.state:
            return world
    return None


def exchanges(match: Match, viewer: int, shuffle: random.Random) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Pairs of (place, card), both Cattle or both Warriors; a place is a seat or CHANCE for the deck."""
    state = match.state.fields()
    hidden = [
        (seat, card)
        for seat in range(match.state.seats) if seat != viewer
        for card in range(constants.CARDS)
        if state["hand"][seat * constants.CARDS + card] or (state["season"] == constants.AUTUMN and state["chosen"][seat] == card)
    ]
    deck = [(actors.CHANCE, card) for card in range(constants.CARDS) if state["deck"][card]]
    for _ in range(40 if hidden else 0):
        one, other = shuffle.choice(hidden), shuffle.choice(hidden + deck)
        if one[0] != other[0] and one[1] != other[1] and (constants.MIGHT[one[1]] > 0) == (constants.MIGHT[other[1]] > 0):
            yield one, other


def exchanged(groups: list[Group], seats: int, one: tuple[int, int], other: tuple[int, int]) -> list[Group]:
    """The entries with a card of one place and a card of another exchanged from the deal on."""
    swap = {one: other[1], other: one[1]}
    drawn: set[tuple[int, int]] = set()
    dealt = 0
    world = []
    for group in groups:
        changed = []
        for entry in group:
            place = (dealt % seats if entry.kind == "chance" else entry.seat, entry.move)
            if entry.kind == "chance":
                dealt += 1
                if place in swap and place not in drawn:
                    drawn.add(place)
                    entry = Entry("chance", actors.CHANCE, swap[place])
            elif entry.kind == "move" and place in swap:
                entry = Entry("move", entry.seat, swap[place], entry.count)
            changed.append(entry)
        world.append(changed)
    return world


def commit_checked(match: Match, group: Group, number: int) -> None:
    if number and group[0].kind == "move":
        trial = match.state.copy()
        for entry in group:
            trial.apply(entry.move, entry.seat)
    match.commit(match.read(group))


# One position, different choices


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_hear_of_a_choice_is_byte_for_byte_the_same_whichever_card_it_is(folder: Path, seats: int) -> None:
    tokens = [f"token-of-seat-{seat}" for seat in range(seats)]
    matches = [f"twin-{n}" for n in range(6)]
    asyncio.run(lay_out(folder, matches, tokens))

    async def run() -> None:
        for rounds in (0, 1, 2):
            tables = [hear_a_choice(server.url, match, tokens, n, rounds) for n, match in enumerate(matches)]
            heard = await asyncio.gather(*tables)
            assert all(texts == heard[0] for texts in heard)

    with ServerProcess(folder) as server:
        asyncio.run(run())


async def lay_out(folder: Path, matches: list[str], tokens: Sequence[str | None]) -> None:
    """The same deal at several tables."""
    store = Store.in_folder(folder)
    for id in matches:
        seats = [Seat("person", "", joined=True) for _ in tokens]
        match = Match.create(id, "ard-ri", {}, seats, "the same for all")
        match.commit(match.opening())
        hashes = [token and token_hash(token) for token in tokens]
        await store.add(Stored(match, hashes, "link", time.time(), None, []), "the same for all")
    store.close()


async def hear_a_choice(url: str, match: str, tokens: list[str], which: int, rounds: int) -> list[list[str]]:
    """Plays on until so many rounds are closed, all in the same way; then seat 0 makes its `which`th choice, takes it back,
    chooses again. What the others and a spectator hear of it."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(joined(url, match, token)) for token in tokens]
        watching = [*guests[1:], await stack.enter_async_context(joined(url, match))]
        for guest in guests:
            await guest.settled()
        while guests[0].view["round"] < rounds:
            for guest in guests:
                await guest.choose()
                await asyncio.gather(*(other.settled() for other in guests))
        for guest in watching:
            await guest.settled()
            guest.heard.clear()
        moves = [move["move"] for move in guests[0].view["moves"]]
        for choice in (which, which + 1):
            await guests[0].choose(moves[choice % len(moves)])
            await asyncio.gather(*(guest.settled() for guest in watching))
            if choice == which:
                await guests[0].say("undo")
                await guests[0].until("update")
        await asyncio.gather(*(guest.settled() for guest in watching))
        texts = [[text for text in guest.heard if '"pong"' not in text] for guest in watching]
        assert all(len(heard) == 3 for heard in texts)
        await guests[0].say("undo")
        await guests[0].until("update")
        return texts
