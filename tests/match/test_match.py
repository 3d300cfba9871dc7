"""A match: what may be done, what is kept, what may be taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.core.errors import BadOption, IllegalMove, UnknownGame, UnknownPlayer
from parlour.match import Match, Proposal, Refused, Seat
from parlour.match.match import MOST_UNDOS
from parlour_pig import GAME as PIG


def new(seats: int = 2, seed: str = "barley") -> Match:
    match = Match.create("m", "ard-ri", {}, [Seat("person", f"P{n}") for n in range(seats)], seed)
    match.commit(match.opening())
    return match


def choose(match: Match, seat: int, move: int | None = None) -> int:
    """The seat decides: its first legal move, unless another is given."""
    chosen = match.state.legal(seat)[0] if move is None else move
    match.commit(match.decide(seat, match.counts[seat], [chosen]))
    return chosen


def play_on(match: Match, shuffle: random.Random, plies: int = 10_000) -> Match:
    for _ in range(plies):
        if match.over:
            break
        seat = shuffle.choice(match.state.waiting)
        choose(match, seat, shuffle.choice(match.state.legal(seat)))
    return match


def rebuilt(match: Match) -> Match:
    seats = [Seat(s.kind, s.name, s.bot if s.kind == "bot" else None, joined=s.joined) for s in match.seats]
    return Match(match.id, match.game, match.options, match.seed, seats, list(match.entries))


def pig() -> Match:
    """A game whose turns have several decisions with dice between them."""
    return Match("m", PIG, PIG.options.resolve({}), "turnip", [Seat("person"), Seat("person")])


# Making one


def test_a_match_has_as_many_seats_as_were_described() -> None:
    assert new(5).state.seats == 5 and len(new(5).counts) == 5
    assert new(3).options["seats"] == 3


def test_a_match_that_cannot_be_is_refused() -> None:
    person = Seat("person")
    with pytest.raises(UnknownGame):
        Match.create("m", "snap", {}, [person, person], "s")
    with pytest.raises(BadOption):
        Match.create("m", "ard-ri", {}, [person], "s")
    with pytest.raises(BadOption):
        Match.create("m", "ard-ri", {"wind": "north"}, [person, person], "s")
    with pytest.raises(UnknownPlayer):
        Match.create("m", "ard-ri", {}, [person, Seat("bot", "", "oracle")], "s")


def test_the_seed_alone_decides_the_deal() -> None:
    assert new(seed="rye").state == new(seed="rye").state
    assert new(seed="rye").state != new(seed="oats").state


# Deciding


def test_a_proposal_changes_nothing_until_it_is_committed() -> None:
    match = new()
    before = match.state.copy()
    proposed = match.decide(0, 0, [match.state.legal(0)[0]])
    assert match.state == before and match.counts == [0, 0]
    match.commit(proposed)
    assert match.state != before and match.counts == [1, 0]


def test_a_proposal_says_how_the_game_ends() -> None:
    match = play_on(new(), random.Random(3), plies=8)

    def next_choice() -> Proposal:
        seat = match.state.waiting[0]
        return match.decide(seat, match.counts[seat], [match.state.legal(seat)[0]])

    assert not next_choice().over
    assert match.resign(0).result == {"scores": [0, 1], "points": match.game.points(match.state), "why": "resigned"}
    while not (last := next_choice()).over:
        match.commit(last)
    assert not match.over and last.result is not None and last.result["why"] == "played"
    match.commit(last)
    assert match.result == last.result


def test_a_proposal_is_good_only_for_the_match_as_it_was() -> None:
    match = new()
    card = match.state.legal(0)[0]
    one, same = match.decide(0, 0, [card]), match.decide(0, 0, [card])
    match.commit(one)
    with pytest.raises(ValueError, match="a proposal for"):
        match.commit(same)
    assert match.counts == [1, 0]


def test_no_move_is_made_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the decision to what both seats are told of it."""
    match = pig()
    kind: Any = type(match.state)
    push, pushed = kind.raw_push, list[int]()

    def counted(state: Any, move: int, seat: int) -> None:
        pushed.append(move)
        push(state, move, seat)

    monkeypatch.setattr(kind, "raw_push", counted)
    shuffle = random.Random(5)
    while not match.over:
        seat = match.state.actor
        proposed = match.decide(seat, match.counts[seat], [shuffle.choice(match.state.legal(seat))])
        match.commit(proposed)
        told = [match.log(viewer, proposed.kept) for viewer in (0, 1)]
        assert len(told[0]) == len(told[1]) == len(proposed.plies)
    assert len(pushed) == len(match.plies) > 20


def test_the_last_choice_of_summer_brings_the_autumn_cards_with_it() -> None:
    match = new()
    for _ in range(2):
        for seat in (1, 0):
            last = match.decide(seat, match.counts[seat], [match.state.legal(seat)[0]])
            match.commit(last)
    assert [entry.kind for entry in last.entries] == ["move", "chance", "chance"]


def test_several_decisions_are_accepted_all_or_none() -> None:
    match = new()
    card, other = match.state.legal(0)[:2]
    with pytest.raises(IllegalMove):
        match.decide(0, 0, [card, other])  # the second one is not asked for
    assert match.counts == [0, 0] and match.state.waiting == (0, 1)


def test_several_decisions_in_a_row_with_dice_between_them() -> None:
    match = pig()
    first = match.decide(0, 0, [0])
    match.commit(first)
    assert [entry.kind for entry in first.entries] == ["move", "chance"]
    seat = match.state.actor
    added = match.decide(seat, match.counts[seat], [0])
    assert [entry.count for entry in added.entries if entry.kind == "move"] == [match.counts[seat]]


def test_a_decision_out_of_turn_of_no_card_or_after_the_end_is_refused() -> None:
    match = new()
    choose(match, 0)
    with pytest.raises(IllegalMove):
        match.decide(0, 1, [match.state.legal(1)[0]])
    with pytest.raises(IllegalMove):
        match.decide(1, 0, [2**31])
    play_on(match, random.Random(1))
    with pytest.raises(IllegalMove):
        match.decide(0, match.counts[0], [0])


@pytest.mark.parametrize("count", [0, 2, 5])
def test_a_decision_with_another_count_is_stale(count: int) -> None:
    match = new()
    choose(match, 0)
    choose(match, 1)
    with pytest.raises(Refused) as refused:
        match.decide(0, count, [match.state.legal(0)[0]])
    assert refused.value.code == "error-stale"
    assert refused.value.arguments == {"given": count, "right": 1}


def test_a_decision_sent_twice_is_recognised() -> None:
    match = new()
    card = choose(match, 0)
    assert match.repeats(0, 0, [card])
    assert not match.repeats(0, 0, [card + 1])
    assert not match.repeats(1, 0, [card])
    assert not match.repeats(0, 0, [card, card])
    assert not match.repeats(0, 1, [card])
    assert not match.repeats(0, 0, [])


def test_a_decision_sent_twice_is_recognised_after_it_was_taken_back() -> None:
    match = new()
    card = choose(match, 0)
    match.commit(match.undo(0))
    assert match.counts[0] == 1 and match.repeats(0, 0, [card])


# Taking back


def test_a_secret_choice_can_be_taken_back_while_others_think() -> None:
    match = new(3)
    cards = match.state.legal(0)
    choose(match, 0, cards[0])
    assert match.can_undo(0) and not match.can_undo(1)
    match.commit(match.undo(0))
    assert match.state.waiting == (0, 1, 2)
    choose(match, 0, cards[1])
    assert match.state.fields()["chosen"][0] == cards[1]


def test_a_secret_choice_can_be_taken_back_even_if_others_have_chosen() -> None:
    match = new(3)
    choose(match, 0)
    kept = choose(match, 1)
    match.commit(match.undo(0))
    assert match.state.waiting == (0, 2) and match.state.fields()["chosen"][1] == kept


@pytest.mark.parametrize("last", [0, 1])
def test_nothing_can_be_taken_back_after_the_reveal(last: int) -> None:
    match = new()
    choose(match, 1 - last)
    choose(match, last)
    assert not match.can_undo(0) and not match.can_undo(1)
    with pytest.raises(Refused):
        match.undo(last)


def test_nothing_can_be_taken_back_after_cards_were_drawn() -> None:
    match = new()
    for _ in range(2):
        choose(match, 0)
        choose(match, 1)
    assert match.plies[-1].seat == parlour.CHANCE
    assert not match.can_undo(0) and not match.can_undo(1)


def test_a_roll_of_the_dice_can_never_be_taken_back_even_within_the_same_turn() -> None:
    match = pig()
    match.commit(match.decide(0, 0, [0]))
    assert match.plies[-1].seat == parlour.CHANCE
    assert not match.can_undo(0)


def test_the_first_decision_after_a_deal_can_be_taken_back() -> None:
    match = Match.create("id", "twelve-patrols", {}, [Seat("person", "Ana")], "seed")
    match.commit(match.opening())
    assert match.plies[-1].seat == parlour.CHANCE
    discard = next(move for move in match.state.legal() if match.game.describe(match.state, move)["kind"] == "discard")
    before = match.state.copy()
    match.commit(match.decide(0, 0, [discard]))
    assert match.can_undo(0)
    match.commit(match.undo(0))
    assert match.state == before


def test_one_decision_is_taken_back_at_a_time_and_only_one_s_own() -> None:
    match = new(3)
    choose(match, 0)
    match.commit(match.undo(0))
    with pytest.raises(Refused):
        match.undo(0)
    with pytest.raises(Refused):
        match.undo(1)


def test_several_decisions_are_taken_back_all_or_none() -> None:
    match = Match.create("id", "twelve-patrols", {}, [Seat("person", "Ana")], "seed")
    match.commit(match.opening())
    play_on(match, random.Random(1), 3)
    made, before = match.counts, match.plies[-2].before
    two = match.undo(0, 2)
    assert [entry.kind for entry in two.entries] == ["undo", "undo"]
    with pytest.raises(Refused):
        match.undo(0, 4)
    assert match.undone == 0
    match.commit(two)
    assert match.state == before and match.undone == 2 and match.counts == made
    assert rebuilt(match) == match


def test_nobody_takes_back_without_end() -> None:
    match = new(3)
    for _ in range(MOST_UNDOS):
        choose(match, 0)
        match.commit(match.undo(0))
    choose(match, 0)
    assert not match.can_undo(0)
    choose(match, 1)
    assert match.can_undo(1)


def test_the_deal_is_the_same_after_something_was_taken_back() -> None:
    with_undo, without = new(), new()
    cards = with_undo.state.legal(0)
    choose(with_undo, 0, cards[1])
    with_undo.commit(with_undo.undo(0))
    for match in (with_undo, without):
        choose(match, 0, cards[0])
        choose(match, 1)
        choose(match, 0)
        choose(match, 1)
    assert with_undo.state == without.state


def test_nobody_takes_back_what_a_bot_decided_in_their_place() -> None:
    match = new(3)
    match.commit(match.stand_in(0, "greedy"))
    choose(match, 0)
    assert not match.can_undo(0)
    match.commit(match.back(0))
    assert match.can_undo(0)


# What a bot is asked


@pytest.mark.parametrize("taken_back", [False, True])
def test_where_a_seat_has_been_is_kept_along_and_the_same_as_found_anew(taken_back: bool) -> None:
    match = Match.create("m", "jackal", {}, [Seat("person") for _ in range(2)], "trail")
    match.commit(match.opening())
    shuffle = random.Random(11)
    for _ in range(300):
        seat = match.state.actor
        choose(match, seat, shuffle.choice(match.state.legal(seat)))
        if taken_back and match.can_undo(seat) and shuffle.random() < 0.3:
            for other in range(2):
                match.trail(other)
            match.commit(match.undo(seat))
        if shuffle.random() < 0.2:
            assert [match.trail(seat).been for seat in range(2)] == [rebuilt(match).trail(seat).been for seat in range(2)]
    assert any(match.trail(seat).been for seat in range(2))


def test_a_bot_does_not_know_who_has_answered_before_it_in_a_secret_round() -> None:
    match = new(3)
    before = [match.state.seen(seat) for seat in range(3)]
    choose(match, 2)
    choose(match, 0)
    assert match.state.waiting == (1,)
    assert match.asked(1) == before[1] != match.state.seen(1)
    choose(match, 1)
    assert [match.asked(seat) for seat in range(3)] == [match.state.seen(seat) for seat in range(3)]


@pytest.mark.parametrize("game", ["ard-ri", "jackal", "jack-rabbits"])
def test_what_a_bot_is_asked_has_the_moves_that_it_can_make_now(game: str) -> None:
    options: dict[str, Any] = {"game": "full", "personal_trade": True} if game == "jack-rabbits" else {}
    shuffle = random.Random(7)
    for number in range(3):
        match = Match.create("m", game, options, [Seat("person") for _ in range(3)], f"asked {number}")
        match.commit(match.opening())
        while not match.over and len(match.plies) < 400:
            for seat in match.state.waiting:
                asked = match.asked(seat)
                assert asked.legal(seat) == match.state.legal(seat)
                assert asked == match.state.seen(seat) or len(asked.waiting) > 1
            play_on(match, shuffle, 1)


# Giving up, stand-ins


def test_when_one_of_two_gives_up_the_other_wins() -> None:
    match = new()
    choose(match, 0)
    match.commit(match.resign(0))
    assert match.over and match.result is not None
    assert match.result["scores"] == [0, 1] and match.result["why"] == "resigned"
    assert match.view(1)["moves"] == [] and match.view(1)["waiting"] == []
    with pytest.raises(IllegalMove):
        match.resign(1)


def test_when_one_of_three_gives_up_a_bot_plays_on() -> None:
    match = new(3)
    match.commit(match.resign(2))
    assert not match.over and match.seats[2].resigned and match.seats[2].bot == bots.default_bot("ard-ri")
    assert match.bots_to_move() == [2]
    with pytest.raises(Refused):
        match.resign(2)
    with pytest.raises(Refused):
        match.back(2)
    with pytest.raises(Refused):
        match.stand_in(2, "random")
    assert play_on(match, random.Random(2)).over


def test_a_stand_in_plays_until_the_person_is_back() -> None:
    match = new()
    match.commit(match.stand_in(1, "random"))
    assert match.bots_to_move() == [1] and match.seats[1].kind == "person"
    with pytest.raises(Refused):
        match.stand_in(1, "random")
    match.commit(match.back(1))
    assert match.bots_to_move() == []
    with pytest.raises(Refused):
        match.back(1)


def test_only_a_person_s_seat_takes_a_stand_in_and_only_a_bot_that_exists() -> None:
    match = Match.create("m", "ard-ri", {}, [Seat("person"), Seat("bot", "", "greedy")], "s")
    match.commit(match.opening())
    for seat in (1, 2, -1):
        with pytest.raises(Refused):
            match.stand_in(seat, "greedy")
    with pytest.raises(UnknownPlayer):
        match.stand_in(0, "oracle")
    with pytest.raises(Refused):
        match.back(1)


# The record


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_record_of_a_finished_match_replays_and_keeps_the_promise(seats: int) -> None:
    match = new(seats)
    promised = match.commitment()
    record = play_on(match, random.Random(seats)).record()
    record.check_seed()
    assert record.final() == match.state and record.scores == list(match.state.scores)
    assert record.seed is not None and parlour.core.chance.commitment(record.seed) == promised
    assert parlour.Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("seats", [2, 5])
def test_the_record_does_not_show_in_which_order_people_decided(seats: int) -> None:
    first, second = new(seats), new(seats)
    shuffle = random.Random(7)
    while not first.over:
        moves = {seat: shuffle.choice(first.state.legal(seat)) for seat in first.state.waiting}
        for match, order in ((first, sorted(moves)), (second, shuffle.sample(sorted(moves), len(moves)))):
            for seat in order:
                choose(match, seat, moves[seat])
    assert [e for e in first.entries if e.kind == "move"] != [e for e in second.entries if e.kind == "move"]
    assert first.record().moves == second.record().moves
    rounds = [[seat for seat, _ in first.record().moves[n : n + seats]] for n in range(9 * seats, 11 * seats, seats)]
    assert rounds == [list(range(seats))] * 2


def test_several_decisions_of_one_seat_in_a_round_keep_their_order() -> None:
    match = pig()
    shuffle = random.Random(3)
    play_on(match, shuffle)
    record = match.record()
    assert record.moves == [(ply.seat, ply.move) for ply in match.plies]


def test_the_record_tells_of_table_events_but_not_of_moves_taken_back() -> None:
    match = new(3)
    cards = match.state.legal(0)
    choose(match, 0, cards[0])
    match.commit(match.undo(0))
    choose(match, 0, cards[1])
    match.commit(match.stand_in(1, "greedy"))
    match.commit(match.back(1))
    match.commit(match.resign(2))
    record = play_on(match, random.Random(4)).record()
    assert [(e["kind"], e["seat"]) for e in record.events] == [("undo", 0), ("stand-in", 1), ("back", 1), ("resign", 2)]
    assert record.events[3]["bot"] == bots.default_bot("ard-ri")
    record.check_seed()


def test_a_record_ended_by_giving_up_replays_as_far_as_it_went() -> None:
    match = play_on(new(), random.Random(5), plies=9)
    match.commit(match.resign(1))
    record = match.record()
    record.check_seed()
    assert record.scores == [1, 0] and record.final() == match.state


@pytest.mark.parametrize("seed", range(12))
def test_a_match_rebuilt_from_its_entries_is_equal(seed: int) -> None:
    shuffle = random.Random(seed)
    match = new(shuffle.randint(2, 5), f"seed {seed}")
    while not match.over:
        happen(match, shuffle)
        if shuffle.random() < 0.2:
            assert rebuilt(match) == match
    again = rebuilt(match)
    assert again == match and again.state == match.state and again.record() == match.record()


def happen(match: Match, shuffle: random.Random) -> None:
    """Something that may happen at a table: mostly a decision."""
    seat = shuffle.randrange(match.state.seats)
    luck = shuffle.random()
    proposed = None
    if luck < 0.1 and match.can_undo(seat):
        proposed = match.undo(seat)
    elif luck < 0.13 and match.seats[seat].bot is None:
        proposed = match.stand_in(seat, "random")
    elif luck < 0.18 and match.seats[seat].bot and not match.seats[seat].resigned:
        proposed = match.back(seat)
    elif luck < 0.19 and not match.seats[seat].resigned:
        proposed = match.resign(seat)
    elif seat in match.state.waiting:
        proposed = match.decide(seat, match.counts[seat], [shuffle.choice(match.state.legal(seat))])
    if proposed is not None:
        match.commit(proposed)
