"""Random bits: the same in compiled and plain code, spread evenly, and independent of what is played."""

from collections import Counter

from parlour.core import chance


def test_the_stream_of_random_bits_is_splitmix64() -> None:
    """The published first outputs of splitmix64 for the states 0 and 1234567."""
    assert chance.step(0) == 0xE220A8397B1DCDAF
    assert chance.step(1234567) == 6457827717110365317


def test_index_is_below_n_and_even() -> None:
    u, drawn = 1, Counter[int]()
    for _ in range(60_000):
        u = chance.step(u)
        drawn[chance.index(u, 6)] += 1
    assert set(drawn) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in drawn.values())  # four standard deviations


def test_streams_that_fork_do_not_meet_the_same_bits() -> None:
    def stream(u: int) -> list[int]:
        bits = []
        for _ in range(50):
            u = chance.step(u)
            bits.append(u)
        return bits

    starts = [start for u in (0, 1, chance.WORD) for start in (u, *(chance.fork(u, branch) for branch in range(20)))]
    seen = [bits for start in starts for bits in stream(start)]
    assert len(set(seen)) == len(seen) and all(0 <= bits <= chance.WORD for bits in seen)


def test_each_outcome_of_each_pile_has_its_own_bits() -> None:
    seen = {chance.keyed(seed, pile, k) for seed in (0, 1, "a") for pile in range(3) for k in range(20)}
    assert len(seen) == 3 * 3 * 20
    assert chance.keyed(1, 0, 0) == chance.keyed("1", 0, 0)
