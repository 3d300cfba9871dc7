"""The search, in games so small that anybody can say what is right."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

import parlour
from parlour import CHANCE, Limit, MoveBuffer, State, bots
from parlour.build import parts
from parlour.core import chance, turns
from parlour.search import sizes, weights
from parlour.search.evaluator import Evaluator
from parlour.search.player import Level, MoveStats, SearchConfig, SearchPlayer, TreeSearch
from tests.core.random_states import somewhere

CONFIG = SearchConfig(Evaluator, public_piles=-1, explore=0.4)
LIMIT = Limit(simulations=2000)
SHARES = {1: (0.3, 0.35, 0.35), 2: (0.4, 0.6, 0.0), 3: (0.0, 0.5, 0.5)}  # in Three


def search_config(game: str) -> SearchConfig:
    found = bots.search_config(game)
    assert found is not None
    return found


class Tiny(State):
    """A game without secrets for two, in which nothing is hidden."""

    def hide(self, seat: int) -> None:
        pass

    def fill(self, u: int) -> None:
        pass


class Nim(Tiny):
    """Take one to three sticks; whoever takes the last one wins."""

    sticks: int

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        for many in range(1, min(3, self.sticks) + 1):
            to.add(many)

    def push(self, move: int, seat: int) -> None:
        self.sticks -= move
        self.round += 1
        turns.ask(self, 1 - seat)
        if self.sticks == 0:
            turns.end(self)

    def score(self, seat: int) -> float:
        return 1.0 if self.round % 2 != seat else 0.0


class Dice(Tiny):
    """Roll a die and win by at most four, or flip a coin for it."""

    won: int
    ROLL, FLIP = 0, 1

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        to.add(self.ROLL)
        to.add(self.FLIP)

    def find_outcomes(self, to: MoveBuffer) -> None:
        for face in range(6 if self.pile == self.ROLL else 2):
            to.add_weighted(face, 1)

    def push(self, move: int, seat: int) -> None:
        if seat != CHANCE:
            turns.ask_chance(self, move)
        else:
            self.won = move < (4 if self.pile == self.ROLL else 1)
            turns.end(self)

    def score(self, seat: int) -> float:
        return float(self.won if seat == 0 else 1 - self.won)


class Three(Tiny):
    """The first seat takes a little or lets the second one divide, who thinks of itself and of nobody else."""

    chosen: int

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        for move in (0, 1) if seat == 0 else (2, 3):
            to.add(move)

    def push(self, move: int, seat: int) -> None:
        self.chosen = move
        self.round += 1
        turns.ask(self, 1)
        if move > 0:
            turns.end(self)

    def score(self, seat: int) -> float:
        return float(SHARES[self.chosen][seat])


class Pennies(Tiny):
    """Both show a side at once; the first seat wins if they are equal."""

    shown: int

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        to.add(0)
        to.add(1)

    def push(self, move: int, seat: int) -> None:
        self.shown += move
        if turns.answered(self, seat):
            turns.end(self)

    def score(self, seat: int) -> float:
        return float((self.shown != 1) == (seat == 0))


class Boxes(State):
    """A coin lies in one of two boxes: take six tenths of it, or go in and open one, without having seen which it is."""

    box: int  # 1 or 2; 0 if nobody knows
    taken: int
    TAKE, GO_IN = 0, 3

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        for move in (self.TAKE, self.GO_IN) if self.round == 0 else (1, 2):
            to.add(move)

    def push(self, move: int, seat: int) -> None:
        self.round += 1
        self.taken = move
        if move != self.GO_IN:
            turns.end(self)

    def score(self, seat: int) -> float:
        mine = 0.6 if self.taken == self.TAKE else float(self.taken == self.box)
        return mine if seat == 0 else 1.0 - mine

    def hide(self, seat: int) -> None:
        self.box = 0

    def fill(self, u: int) -> None:
        if self.box == 0:
            self.box = 1 + chance.index(u, 2)


class Weather(State):
    """Rain or sunshine lies hidden; a coin is flipped. Whoever says that both are the same is right half of the time."""

    dry: int  # 1 or 2; 0 if nobody knows
    right: int

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        to.add(0)
        to.add(1)

    def find_outcomes(self, to: MoveBuffer) -> None:
        to.add(0)
        to.add(1)

    def push(self, move: int, seat: int) -> None:
        if seat != CHANCE:
            self.right = move
            turns.ask_chance(self, 0)
        else:
            self.right = int((move == self.dry - 1) == (self.right == 1))
            turns.end(self)

    def score(self, seat: int) -> float:
        return float(self.right if seat == 0 else 1 - self.right)

    def hide(self, seat: int) -> None:
        self.dry = 0

    def fill(self, u: int) -> None:
        if self.dry == 0:
            self.dry = 1 + chance.index(chance.step(chance.step(u)), 2)  # the coin is the second thing to happen, too


class Wide(Tiny):
    """A thousand moves, of which one wins nothing more than the others."""

    def find_moves(self, to: MoveBuffer, seat: int) -> None:
        for move in range(1000):
            to.add(move)

    def push(self, move: int, seat: int) -> None:
        turns.end(self)

    def score(self, seat: int) -> float:
        return 0.5


def begin(kind: type[State], seats: int = 2, **fields: int) -> State:
    state = kind()
    state.seats = seats
    for name, value in fields.items():
        setattr(state, name, value)
    turns.ask(state, 0)
    return state


@pytest.fixture(params=[False, True], ids=["", "foreseeing"])
def config(request: pytest.FixtureRequest) -> SearchConfig:
    return replace(CONFIG, evaluate_children=request.param)


def found(config: SearchConfig, state: State, seat: int = 0, seed: int = 1, limit: Limit = LIMIT) -> list[MoveStats]:
    return TreeSearch(config, seed).search(state.seen(seat), seat, limit)


@pytest.mark.parametrize("sticks", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_only_winning_move(config: SearchConfig, sticks: int) -> None:
    assert found(config, begin(Nim, sticks=sticks))[0].move == sticks % 4


def test_luck_is_weighed_not_hoped_for(config: SearchConfig) -> None:
    first, second = found(config, begin(Dice))
    assert (first.move, second.move) == (Dice.ROLL, Dice.FLIP)
    assert first.value == pytest.approx(4 / 6, abs=0.05)


def test_among_three_everybody_plays_for_himself(config: SearchConfig) -> None:
    best = found(config, begin(Three, seats=3))[0]
    assert best.move == 0 and best.value == pytest.approx(0.4, abs=0.05)


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_simultaneous_round_nobody_answers_what_is_not_shown_yet(config: SearchConfig, seat: int) -> None:
    state = begin(Pennies)
    turns.ask_all(state)
    tried = found(config, state, seat)
    assert all(move.value == pytest.approx(0.5, abs=0.1) and move.visits > 500 for move in tried)
    shown = [SearchPlayer(config, 300, seed=seed)(state.seen(seat), seat, Limit()) for seed in range(40)]
    assert 8 < sum(shown) < 32


def test_it_does_not_believe_that_it_will_know_later_what_is_hidden(config: SearchConfig) -> None:
    best = found(config, begin(Boxes, box=2))[0]
    assert best.move == Boxes.TAKE and best.value == pytest.approx(0.6)


def test_what_is_invented_of_the_hidden_says_nothing_about_luck_to_come(config: SearchConfig) -> None:
    best = found(config, begin(Weather, dry=1))[0]
    assert best.value == pytest.approx(0.5, abs=0.06)


def test_where_there_are_very_many_moves_not_all_are_tried() -> None:
    assert sizes.WIDENING_FROM <= len(found(CONFIG, begin(Wide))) < 200


def test_whoever_foresees_is_told_about_every_move_and_tries_the_best_first() -> None:
    config = replace(CONFIG, explore=0.1, evaluate_children=True)
    for simulations in (1, 30):
        best, *others = found(config, begin(Nim, sticks=3), limit=Limit(simulations=simulations))
        assert (best.move, best.visits, best.value) == (3, 1 + simulations, 1.0)
        assert sorted((move.move, move.visits) for move in others) == [(1, 1), (2, 1)]


def test_the_simulations_of_all_threads_are_counted_together() -> None:
    for threads in (1, 2):
        tried = TreeSearch(CONFIG, 1).search(begin(Nim, sticks=11), 0, Limit(simulations=500, threads=threads))
        assert sum(move.visits for move in tried) == 500 * threads


def test_threads_come_and_go_between_decisions_and_only_a_patient_level_uses_them() -> None:
    state, search = begin(Nim, sticks=11), TreeSearch(CONFIG, 1)
    for threads, visits in ((1, 200), (3, 200 + 3 * 200), (2, 200 + 2 * 400)):  # what was found before is used again
        tried = search.search(state, 0, Limit(simulations=200, threads=threads))
        assert len(search.trees) == threads and sum(move.visits for move in tried) == visits
    for patient, threads in ((True, 2), (False, 1)):
        player = SearchPlayer(CONFIG, Level(400, patient=patient), 1)
        assert player(begin(Nim, sticks=7), 0, Limit(threads=2)) == 3
        assert len(player.tree_search.trees) == threads


def test_the_tree_is_used_again_for_the_next_move() -> None:
    state, search, limit = begin(Nim, sticks=11), TreeSearch(CONFIG, 1), Limit(simulations=600)
    chosen = search.search(state, 0, limit)[0].move
    search.advance(0, chosen)
    state.apply(chosen)
    state.apply(2)
    assert sum(move.visits for move in search.search(state, 0, limit)) > 600 + 50
    other = begin(Nim, sticks=10)
    assert sum(move.visits for move in search.search(other, 0, limit)) == 600  # it is nowhere in the tree


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("game", ["jack-rabbits", "jackal"])
def test_it_stops_when_its_choice_is_clear_and_chooses_the_same(game: str) -> None:
    spared = 0
    for seed in range(12):
        state, limit = somewhere(game, seed, 30 + 10 * seed), Limit(simulations=800)
        seat = state.actor
        patient, quick = (
            TreeSearch(search_config(game), seed).search(state.seen(seat), seat, limit, clear) for clear in (False, True)
        )
        assert quick[0].move == patient[0].move
        spared += sum(move.visits for move in patient) - sum(move.visits for move in quick)
    assert spared > 1000


@pytest.mark.slow
def test_a_weak_level_overlooks_moves() -> None:
    state = begin(Dice)
    careful = {SearchPlayer(CONFIG, 1000, seed)(state, 0, Limit()) for seed in range(20)}
    friendly = [SearchPlayer(CONFIG, Level(400, overlooks=0.25), seed)(state, 0, Limit()) for seed in range(60)]
    assert careful == {Dice.ROLL} and 5 < sum(friendly) < 30


@pytest.mark.parametrize("game", ["jack-rabbits", "jackal"])
def test_every_weight_of_an_evaluation_is_in_its_file(game: str) -> None:
    rules = parlour.game(game)
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in parts.files(rules.folder / "evaluator.py")]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    typed = [part for node in classes for part in node.body if isinstance(part, ast.AnnAssign)]
    fields = [ast.unparse(part.target) for part in typed if ast.unparse(part.annotation) == "float"]
    written = weights.of(f"parlour.games.{rules.folder.name}")
    assert set(written) <= set(fields)
    made = search_config(game).evaluator()
    assert {name: getattr(made, name) for name in written} == written
    assert all(getattr(made, name) == 0 for name in set(fields) - set(written))  # what it works with


@pytest.mark.compiled
def test_a_tree_grows_as_far_as_its_memory_allows_and_a_full_one_is_still_searched() -> None:
    state = somewhere("jackal", 3, 60)
    seat, many = state.actor, 12_000
    found = {}
    for megabytes in (0, 64):
        search = TreeSearch(replace(search_config("jackal"), megabytes=megabytes), seed=1)
        tried = search.search(state.seen(seat), seat, Limit(simulations=many))
        assert sum(move.visits for move in tried) >= many
        found[megabytes] = search.trees[0]
    assert found[0].edges == found[0].most == sizes.FIRST_ROOM and found[0].is_fuller_than()
    assert sizes.FIRST_ROOM < found[64].edges < found[64].most and not found[64].is_fuller_than()
