"""Random bits, always given from outside: a state owns no generator.

`step`, `fork` and `index` are also available to compiled code (chance.pxd). A match draws outcome number k of pile p from
`keyed(seed, p, k)`: the same seed meets the same cards in the same order, whatever is played in between.
"""

from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Annotated

U64 = Annotated[int, "uint64"]  # 64 random bits; compiled code only hands them on to step() and index()
Seed = int | str

WORD = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15
BRANCHING = 0xD1B54A32D192ED03


def word(u: int) -> int:
    """64 random bits that somebody gives us, if that is what they are."""
    if not 0 <= u <= WORD:
        raise OverflowError("not a number of 64 bits")
    return u


def step(u: int) -> int:
    """The next 64 bits of a stream (splitmix64)."""
    u = (u + GOLDEN) & WORD
    z = ((u ^ (u >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def fork(u: int, branch: int) -> int:
    """The beginning of another stream. Whoever hands bits on and goes on stepping himself hands on a fork, so that both do not
    meet the same bits."""
    return step(u ^ ((branch + 1) * BRANCHING & WORD))


def index(u: int, n: int) -> int:
    """A number below n from 64 random bits."""
    return (u >> 32) * n >> 32


def keyed(seed: Seed, pile: int, k: int) -> int:
    """64 bits for outcome number k of a pile."""
    return int.from_bytes(blake2b(b"%d %d" % (pile, k), key=key_of(seed), digest_size=8).digest(), "big")


@lru_cache(maxsize=64, typed=True)  # a match asks for the same one again and again
def key_of(seed: Seed) -> bytes:
    return sha256(str(seed).encode()).digest()


def commitment(seed: Seed) -> str:
    """What may be shown of a secret seed before the end: enough to check it afterwards, useless to guess it."""
    return sha256(b"parlour " + str(seed).encode()).hexdigest()
