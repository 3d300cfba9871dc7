"""Nobody walks in circles: a bot does not go back to where its crew has been before it has gained something."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import CHANCE, State, bots
from parlour.core.play import Limit, Player
from parlour.core.records import SeededOutcomes
from parlour.games.jackal import constants
from parlour.match.match import Match, Seat
from parlour.search.player import MoveStats, SearchPlayer
from parlour.search.trail import Trail
from parlour.server.bot_pool import Memory, MoveTask, answer
from tests.games.jackal.table import GAME, lay, lost, open_land, to_move, wait

TURNS = 8
FEW = 3  # moves of a crew that can hardly do anything but sail


def before_an_arrow() -> State:
    """From f3 an arrow leads to h1, where no ship lies yet, or back; nobody is aboard, and a mate sits in a trap."""
    land = {"g2": "arrow4:se+nw", "d2": "trap", "h2": "hills", "i2": "swamp", **open_land("e2", "h3", "i3")}
    return lay(land, coins={"f3": 1}, white="f3, d2 trapped, dead", ships={"white": "i1"})


def goes(player: Player, state: State) -> list[str]:
    """What white does until it opens a tile, while the others only sail to and fro."""
    made: list[str] = []
    while len(made) < 2 * TURNS and state.actor != CHANCE:
        if to_move(state) == "white":
            move = player(state.seen(0), 0, Limit())
            made.append(GAME.text(state, move))
            state.apply(move)
        else:
            wait(state)
    return made


@pytest.mark.parametrize("seed", range(3))
def test_greedy_does_not_step_on_the_same_arrow_again_and_again(seed: int) -> None:
    state = before_an_arrow()
    assert goes(forgetful(bots.player("jackal", "greedy", seed)), state.copy()) == ["f3-g2$", ">f3"] * TURNS
    made = goes(bots.player("jackal", "greedy", seed), state)
    assert made[:2] == ["f3-g2$", ">f3"] and made[2] != "f3-g2$" and made.count("f3-g2$") <= 2  # freed, a mate makes it new


def test_a_coin_is_not_thrown_into_the_sea_to_avoid_walking_back() -> None:
    state = before_an_arrow()
    goes(bots.player("jackal", "greedy"), state)
    assert lost(state) == 0


def forgetful(player: Any) -> Player:
    """The same player, without its memory."""
    player.trail = Trail()
    return player  # type: ignore[no-any-return]


def leader(monkeypatch: pytest.MonkeyPatch, value: float = 0.9) -> SearchPlayer:
    """A player so far ahead that it does not matter to it what it does, and that sails then."""
    player = bots.player("jackal", "level5")
    assert isinstance(player, SearchPlayer)

    def look(seen: State, seat: int, limit: Limit, until_clear: bool = False) -> list[MoveStats]:
        moves = sorted(seen.legal(seat), key=lambda move: (not constants.SAIL <= move < constants.REVIVE, move))
        return [MoveStats(move, 100 - number, value) for number, move in enumerate(moves)]

    monkeypatch.setattr(player.tree_search, "search", look)
    return player


def test_a_leader_does_not_sail_to_and_fro(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = lay({"d2": "empty"}, bank={"white": 15, "red": 2}, ships={"white": "e1"})
    to_and_fro = goes(forgetful(leader(monkeypatch)), ahead.copy())
    assert to_and_fro[:2] == ["ship d1", "ship c1"] and to_and_fro[2:] == ["ship d1", "ship c1"] * (TURNS - 1)
    made = goes(leader(monkeypatch), ahead)
    assert made == ["ship d1", "ship c1", "c1-c2"]  # to the end of its side, and then ashore, where it opens a tile


def test_a_game_that_is_as_good_as_won_is_brought_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = lay({"d2": "empty"}, bank={"white": 15, "red": 2}, ships={"white": "e1"})
    assert goes(leader(monkeypatch, 0.99), ahead) == ["e1-e2"]  # a tile is opened at once, of moves that are worth the same


def test_what_others_do_is_no_reason_to_go_back_but_a_gain_is() -> None:
    trail, state = bots.trail("jackal"), lay(open_land("g2", "g3"), white="g2")
    there, back = (GAME.parse(state, text) for text in ("g2-g3", "g2-g1"))
    assert trail.choose(state, 0, [there, back]) == there
    state.apply(there)
    wait(state)  # the others' ships lie elsewhere now
    back = GAME.parse(state, "g3-g2")
    other = GAME.parse(state, "ship f1")
    assert trail.choose(state, 0, [back, other]) == other
    opened = GAME.parse(state, "g3-g4")
    assert trail.choose(state, 0, [opened]) == opened and trail.been == {}


def test_a_player_made_anew_is_told_where_its_seat_has_been() -> None:
    """The server's workers may forget a player at any time: then the match says where the seat has been, and nothing else."""
    seats = [Seat("bot", bot="greedy") for _ in range(4)]
    match = Match.create("match", "jackal", {}, seats, seed=5)
    players: list[Any] = [bots.player("jackal", "greedy", seat) for seat in range(4)]
    match.commit(match.opening())
    while len(match.plies) < 150 or not players[match.state.actor].trail.been:
        seat = match.state.actor
        player = players[seat]
        told = match.trail(seat)
        assert told.been == player.trail.been
        match.commit(match.decide(seat, match.counts[seat], [player(match.asked(seat), seat, Limit())]))
    seat = match.state.actor
    task = MoveTask("jackal", "greedy", match.asked(seat), seat, "seed", Limit(), "match", match.trail(seat).been)
    anew: Any = Memory().player(task)
    assert anew.trail.been == players[seat].trail.been != {}
    assert answer(task, Memory())[0] == "move"


@pytest.mark.parametrize("seed", range(3))
def test_no_crew_of_greedy_players_comes_back_a_third_time_if_it_can_help_it(seed: int) -> None:
    """Between two gains. Back once is possible: an arrow may lead nowhere else without losing the coin."""
    assert most_often([bots.player("jackal", "greedy", f"{seed}/{seat}") for seat in range(4)], seed) <= 2
    if seed == 0:
        assert most_often([forgetful(bots.player("jackal", "greedy", f"{seed}/{seat}")) for seat in range(4)], seed) > 2


def most_often(players: list[Player], seed: int) -> int:
    """How often a crew that could do many things decided in one arrangement without a gain."""
    state, drawn, most = GAME.start(seats=4), SeededOutcomes(f"circles {seed}"), 0
    trails = [bots.trail("jackal") for _ in players]
    while state.actor != parlour.OVER:
        if state.actor == CHANCE:
            state.apply(drawn.next(state))
            continue
        seat, before, many = state.actor, state.copy(), len(state.legal())
        state.apply(players[seat](state.seen(seat), seat, Limit()))
        trails[seat].remember(before, state)
        if many > FEW:
            most = max(most, *(trails[seat].been.get(crew_of(before), {}).values() or [0]))
    return most


def crew_of(state: State) -> int:
    return int(state.fields()["crew"])
