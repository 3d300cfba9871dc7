"""A batch plays each of its games as a single state would be played: the same luck, the same observations, the same ends."""

import gc
import sys
import threading
from typing import Any

import pytest

import parlour
from parlour import IllegalMove, native
from parlour.core import actors, batch, chance
from parlour.core.batch import Batch, PlainEngine, utility
from parlour.core.records import SeededOutcomes
from parlour.core.state import State
from parlour.testing.walks import variants
from parlour_pig import GAME as PIG

np = pytest.importorskip("numpy", reason="batches need numpy: pip install 'parlour[envs]'")
GAMES = parlour.games()


@pytest.fixture(scope="module")
def pig() -> Any:
    return PIG


class Twin:
    """One game of a batch, played through the protocol."""

    def __init__(self, batch: Batch, i: int, keyed: bool) -> None:
        self.batch, self.i, self.keyed, self.episode = batch, i, keyed, -1
        self.root = chance.fork(chance.keyed(batch.seed, 0, 0), i)
        self.begin()

    def begin(self) -> None:
        self.episode += 1
        seed = f"{self.batch.seed}/{self.i}/{self.episode}"
        game = self.batch.game
        self.state: State = game.begin(game.fix_options(self.batch.options, seed))
        self.luck, self.outcomes = chance.fork(self.root, self.episode), SeededOutcomes(seed)
        self.decisions, self.openings = 0, dict[int, State]()
        self.play_out_chance()

    def play_out_chance(self) -> None:
        while self.state.actor == actors.CHANCE:
            self.luck = chance.step(self.luck)
            self.state.apply(self.outcomes.next(self.state) if self.keyed else self.state.draw(self.luck))

    def compare(self) -> None:
        shown, i = self.batch, self.i
        who = self.state.actor
        assert shown.seat[i] == who
        if len(self.state.waiting) > 1:
            self.openings.setdefault(self.state.round, self.state.copy())
        seen = self.openings.get(self.state.round, self.state)
        assert np.array_equal(shown.obs[i], seen.observe(who, np.zeros(shown.size, shown.dtype)))
        assert list(shown.mask[i].nonzero()[0]) == self.state.legal()

    def play(self, move: int) -> None:
        """The move that the batch has just made in this game."""
        shown, i, who = self.batch, self.i, self.state.actor
        self.state.apply(move)
        self.play_out_chance()
        self.decisions += 1
        over = self.state.actor == actors.OVER
        cut = not over and 0 < shown.max_decisions <= self.decisions
        assert (bool(shown.done[i]), bool(shown.truncated[i])) == (over, cut)
        worth = [utility(share, shown.seats) for share in self.state.scores] if over else [0] * shown.seats
        assert np.allclose(shown.reward[i], worth)
        if over or cut:
            assert np.array_equal(shown.final[i], self.state.observe(who, np.zeros(shown.size, shown.dtype)))
            self.begin()


def equal_the_protocol(made: Batch, steps: int) -> int:
    twins = [Twin(made, i, made.luck == "keyed") for i in range(made.n)]
    ended = 0
    for _ in range(steps):
        for twin in twins:
            twin.compare()
        moves = made.random_actions().copy()
        made.step()
        for twin, move in zip(twins, moves, strict=True):
            twin.play(int(move))
        ended += int(made.done.sum())
    return ended


@pytest.mark.parametrize("luck", ["stream", "keyed"])
@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_equals_the_protocol_step_by_step(name: str, dtype: str, luck: str) -> None:
    sets = variants(parlour.game(name))
    for number in range(3):
        options: Any = sets[(number * 17 + 5) % len(sets)]
        equal_the_protocol(Batch(name, 4, "twins", threads=2, luck=luck, dtype=dtype, max_decisions=60, **options), 80)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_equals_the_protocol_for_long(name: str) -> None:
    sets = variants(parlour.game(name))
    for number in range(20):
        options: Any = sets[number * 13 % len(sets)]
        equal_the_protocol(Batch(name, 50, number, threads=2, max_decisions=700, **options), 100)


def test_a_game_in_plain_python_has_batches_too(pig: Any) -> None:
    for luck in ("stream", "keyed"):
        made = Batch(pig, 5, 3, luck=luck, seats=3)
        assert made.dtype == "float32"
        assert equal_the_protocol(made, 600) > 10
    with pytest.raises(ValueError, match=r"fit into uint8 \(.*bank"):
        Batch(pig, 5, 3, dtype="uint8")


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_the_same_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if native.in_use() != "compiled":
        pytest.skip("only the plain engine is here")
    fast = Batch(name, 6, 8, max_decisions=30)
    with monkeypatch.context() as patched:
        patched.setattr(batch, "import_module", lambda module: np if module == "numpy" else Engines)
        plain = Batch(name, 6, 8, max_decisions=30)
    assert isinstance(plain._engine, PlainEngine)
    for _ in range(70):
        fast.step(fast.random_actions())
        plain.step(plain.random_actions())
        for array in ("obs", "mask", "seat", "action", "reward", "done", "truncated", "final"):
            assert np.array_equal(getattr(fast, array), getattr(plain, array)), array


class Engines:
    Engine = PlainEngine


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_threads_change_nothing(threads: int) -> None:
    one, many = Batch("jackal", 7, 1, seats=2), Batch("jackal", 7, 1, threads=threads, seats=2)
    for _ in range(200):
        one.step(one.random_actions())
        many.step(many.random_actions())
        assert np.array_equal(one.obs, many.obs) and np.array_equal(one.mask, many.mask)
    many.close()
    many.step(many.random_actions())


@pytest.mark.compiled
def test_every_reset_of_jack_rabbits_draws_a_new_land() -> None:
    made = Batch("jack-rabbits", 8, 2, max_decisions=3)
    lands = set()
    for _ in range(12):
        lands |= {made.state(i).fields()["land"] for i in range(8)}
        made.step(made.random_actions())
    assert len(lands) > 24
    fixed = Batch("jack-rabbits", 3, 2, max_decisions=3, land=7)
    assert {fixed.state(i).fields()["land"] for i in range(3)} == {7}


def test_the_first_position_of_a_land_is_built_once_and_is_that_of_its_seed() -> None:
    game = parlour.game("jack-rabbits")
    deals = Batch(game, 1, 2)._deals
    starts = [deals.fresh(0, episode) for episode in range(200)]
    for episode in range(0, 200, 20):
        assert starts[episode] == game.begin(game.agree({}, deals.seed_of(0, episode)))
    lands = {start.fields()["land"] for start in starts}
    assert len(lands) == len({id(start) for start in starts}) < 200


def test_a_game_with_keyed_luck_is_the_match_of_its_seed() -> None:
    made = Batch("ard-ri", 3, "match", luck="keyed", seats=2)
    for _ in range(60):
        seed, moves = made.seed_of(1), []
        while True:
            moves.append((int(made.seat[1]), int(made.random_actions()[1])))
            made.step()
            if made.done[1]:
                break
        given = iter(moves)

        def next_move(seen: State, seat: int, limit: parlour.Limit, given: Any = given) -> int:
            asked, move = next(given)
            assert asked == seat
            return int(move)

        record = parlour.play("ard-ri", [next_move, next_move], seed=seed)
        assert made.reward[1].tolist() == [2 * share - 1 for share in record.scores or []]


def test_later_in_a_round_a_seat_sees_what_it_would_have_seen_first() -> None:
    made = Batch("ard-ri", 1, 1, seats=3)
    opening = made.state(0)
    for seat in range(3):
        assert made.seat[0] == seat
        assert np.array_equal(made.obs[0], opening.observe(seat, np.zeros(made.size, np.uint8)))
        made.step(made.random_actions())
    assert not np.array_equal(made.obs[0], opening.observe(0, np.zeros(made.size, np.uint8)))


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    def played(made: Batch) -> list[bytes]:
        rows = []
        for _ in range(30):
            made.step(made.random_actions())
            rows.append(made.obs.tobytes())
        return rows

    made = Batch("ard-ri", 4, "a")
    first = played(made)
    assert first == played(Batch("ard-ri", 4, "a")) != played(Batch("ard-ri", 4, "b"))
    made.reset()
    assert played(made) == first
    made.reset("b")
    assert played(made) == played(Batch("ard-ri", 4, "b"))


def test_only_some_games_may_be_stepped() -> None:
    made = Batch("ard-ri", 4, 1)
    before = made.obs.copy()
    made.random_actions()
    made.action[3] = -1  # not stepped, so not looked at
    made.step(only=np.array([True, False, True, False]))
    assert [np.array_equal(before[i], made.obs[i]) for i in range(4)] == [False, True, False, True]


@pytest.mark.parametrize("wrong", [-1, 52, 53, 10**6, 2**31 - 1, -(2**31)])
def test_one_illegal_move_is_refused_in_words_and_nothing_is_played(wrong: int) -> None:
    made = Batch("ard-ri", 6, 1)
    before = [made.state(i) for i in range(6)]
    made.random_actions()
    made.mask[:] = 1  # whoever writes into it deceives only himself
    made.action[4] = wrong
    with pytest.raises(IllegalMove, match=r"Game 4 of the batch: move .* is not allowed for seat \d now; allowed are: \d"):
        made.step()
    assert [made.state(i) for i in range(6)] == before
    made.step(made.random_actions())


@pytest.mark.parametrize(
    ("action", "only", "told"),
    [
        ([0] * 5, None, "moves are 6 whole numbers"),
        ([[0] * 6], None, "moves are 6 whole numbers"),
        ([0.0] * 6, None, "moves are 6 whole numbers, not float64"),
        (["a"] * 6, None, "moves are 6 whole numbers"),
        (None, [True] * 5, "6 times true or false"),
        (None, [1] * 6, "6 times true or false, not int64"),
        (7, None, "moves are 6 whole numbers"),
    ],
)
def test_moves_of_another_shape_or_type_are_refused(action: Any, only: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Batch("ard-ri", 6, 1).step(action, only)


def test_huge_numbers_are_illegal_moves_and_not_cut_to_legal_ones() -> None:
    made = Batch("ard-ri", 2, 1)
    for huge in (2**32 + int(made.random_actions()[0]), 2**63 - 1, -(2**63)):
        with pytest.raises(IllegalMove):
            made.step(np.array([huge, 0], np.int64))
    with pytest.raises(IllegalMove):
        made.step(np.array([2**64 - 1, 0], np.uint64))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"n": 0}, "n is a whole number"), ({"n": 1.5}, "n is a whole number"), ({"n": True}, "n is a whole number"),
        ({"threads": 0}, "threads"), ({"luck": "good"}, "stream, keyed"), ({"dtype": "int32"}, "uint8 or float32"),
        ({"max_decisions": -1}, "max_decisions"),
    ],
)
def test_a_batch_that_makes_no_sense_is_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Batch("ard-ri", **{"n": 4, **given})


def test_a_limit_beyond_all_numbers_is_no_limit() -> None:
    made = Batch("ard-ri", 2, 1, max_decisions=2**70)
    made.step(made.random_actions())
    assert not made.truncated.any()


def test_wrong_seats_and_options_are_refused_as_everywhere() -> None:
    wrong: list[dict[str, Any]] = [{"seats": 9}, {"seats": "x"}, {"colour": "red"}]
    for options in wrong:
        with pytest.raises(parlour.BadOption):
            Batch("ard-ri", 4, **options)
    with pytest.raises(parlour.UnknownGame):
        Batch("chess", 4)


def test_arrays_can_neither_be_resized_nor_taken_from_under_a_batch() -> None:
    made = Batch("ard-ri", 4, 1)
    for name in ("obs", "mask", "action", "seat", "reward", "done"):
        with pytest.raises(ValueError, match="own its data"):
            getattr(made, name).resize((3, 3), refcheck=False)
    made.random_actions()
    made.action.shape = made.seat.shape = (2, 2)
    made.obs = made.mask = made.action = np.zeros(1)  # a mistake of the caller's, and his own loss
    gc.collect()
    made.step()
    for i in (-1, 4, 10**9):
        with pytest.raises(IndexError, match="there are 4 games"):
            made.state(i)


@pytest.mark.compiled
def test_a_batch_is_for_one_thread_at_a_time() -> None:
    made = Batch("twelve-patrols", 512, 1)
    refused: list[Exception] = []
    started = threading.Event()

    def hammer() -> None:
        for _ in range(200):
            try:
                made.step(made.random_actions())
            except (RuntimeError, IllegalMove) as error:  # between two calls the other may have moved
                refused.append(error)
                started.set()
                return

    threads = [threading.Thread(target=hammer) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert started.is_set()
    made.reset()
    made.step(made.random_actions())


def test_an_error_in_a_plain_game_reaches_the_caller(pig: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Batch(pig, 2, 3)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("in push")

    with monkeypatch.context() as patched:
        patched.setattr(type(made.state(0)), "push", broken)
        with pytest.raises(ZeroDivisionError, match="in push"):
            made.step(made.random_actions())
    made.reset()
    made.step(made.random_actions())


def test_without_numpy_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ImportError, match=r"pip install 'parlour\[envs\]'"):
        Batch("ard-ri", 4)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_nothing_leaks_over_many_steps(name: str) -> None:
    """Ten million decisions; what a process holds must not grow once all is warm."""
    resource = pytest.importorskip("resource")
    steps = 10_000
    made = Batch(name, 1024, 1, threads=2, max_decisions=500)
    held = []
    for _ in range(4):
        for _ in range(steps // 4):
            made.step(made.random_actions())
        held.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    assert held[3] - held[1] < 16 * 1024, f"kilobytes after each quarter: {held}"  # the first builds lands and the like
    for _ in range(50):
        Batch(name, 256, 1, threads=2).close()
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - held[-1] < 64 * 1024
