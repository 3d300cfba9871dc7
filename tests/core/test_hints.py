"""The generator that turns type hints into C types, and what it refuses."""

import textwrap

import pytest

from parlour.build import hints
from parlour.build.hints import CannotCompile

HEAD = '''
from typing import Annotated
from parlour.core import bits, chance
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer, State
from parlour.games.toy import names

PerCard = Annotated[list[int], "uint8", names.CARDS]
'''


def translate(body: str, strict: bool = True) -> tuple[str, str]:
    source = HEAD + textwrap.dedent(body)
    return hints.translate(
        source, "toy/rules.py", strict=strict, constants={"names": {"CARDS": 52}}, classes={"State", "MoveBuffer"}
    )


def method(body: str, signature: str = "self, a: int, b: int) -> int") -> str:
    fields = "    deck: PerCard\n    hopes: Annotated[list[float], 'double', 4]\n"
    return f"class Toy(State):\n{fields}    def f({signature}:\n" + textwrap.indent(textwrap.dedent(body), "        ")


def test_fields_arguments_and_locals_get_c_types() -> None:
    pxd, _ = translate(method("x = a\nhalf: float = b / 2\nrow: PerCard = [0] * 52\nfor i in range(b):\n    x += i\nreturn x"))
    assert "from parlour.core cimport bits, chance" in pxd and "from parlour.games.toy cimport names" in pxd
    assert "@cython.final\ncdef class Toy(State):" in pxd
    assert "cdef unsigned char[52] deck" in pxd
    assert "cpdef long long f(self, long long a, long long b) noexcept nogil" in pxd
    assert "half=cython.double" in pxd and "row=cython.uchar[52]" in pxd
    assert "x=cython.longlong" in pxd and "i=cython.longlong" in pxd


def test_states_and_random_bits_may_be_arguments() -> None:
    pxd, _ = translate(method("u = chance.step(u)\nto.add(chance.index(u, 3))", "self, to: MoveBuffer, u: U64) -> None"))
    assert "cpdef void f(self, MoveBuffer to, unsigned long long u) noexcept nogil" in pxd


def test_a_compiled_state_shows_its_fields_to_python() -> None:
    _, source = translate(method("return a"))
    for added in (
        "def fields(self):",
        "def copy(self):",
        "'deck': [self.deck[i] for i in range(52)]",
        "memory.show(Toy, 'deck')",
    ):
        assert added in source
    assert source.startswith(HEAD)


def test_casts_and_the_lock_are_spelled_as_cython_understands_them() -> None:
    source = "from __future__ import annotations\nfrom typing import cast\n\nwith nogil():\n    go(cast(Toy, state))\n"
    _, compiled = hints.translate(source, "toy.py", strict=False, constants={}, classes=set())
    assert "with cython.nogil:\n    go(cython.cast(Toy, state))" in compiled and "; import cython\n" in compiled
    assert compiled.count("\n") == source.count("\n")


def test_constants_become_an_enum_and_tables_stay_python() -> None:
    found = hints.constants_of("KING = 12\nTOP = KING + 1\nWORDS = ('a',)\nBIG = 2**40\nNEGATIVE = -1\n")
    assert found == {"KING": 12, "TOP": 13, "NEGATIVE": -1}
    assert hints.enum(found) == "cdef enum:\n    KING = 12\n    TOP = 13\n    NEGATIVE = -1\n"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("return 1 << a", "bits.bit"),
        ("return self.deck[a] << b", "into a local"),
        ("return a + 5000000000", "does not fit"),
        ("return a ** 2", "not the same in C"),
        ("a **= 2\nreturn a", "not the same in C"),
        ("return self.deck[-1]", "count from the end"),
        ("return self.deck[1:3]", "no place"),
        ("raise ValueError", "no place"),
        ("assert a > 0\nreturn a", "no place"),
        ("return sum(x for x in range(3))", "no place"),
        ("for card in self.deck:\n    a += card\nreturn a", "range"),
        ("for i in range(3):\n    a += i\nelse:\n    a = 0\nreturn a", "else"),
        ("x = a / b\nreturn 0", "x: float"),
        ("x = 0.5\nreturn 0", "x: float"),
        ("x = self.hopes[a]\nreturn 0", "x: float"),
        ("x = self.raw_score(a)\nreturn 0", "x: float"),
        ("return a / b", "-> float"),
        ("u = chance.step(5)\nreturn 0", "u: U64"),
        ("u: U64 = chance.step(5)\nreturn u + 1", "wrap"),
        ("u: U64 = chance.step(5)\nu += 1\nreturn 0", "wrap"),
        ("u: U64 = chance.step(5)\nreturn ~u", "wrap"),
        ("x: str = 'a'\nreturn a", "no C type"),
        ("f = lambda: 3\nreturn a", "no place"),
        ("try:\n    a = 1\nfinally:\n    b = 2\nreturn a", "no place"),
    ],
)
def test_what_would_differ_silently_is_refused_with_its_line(body: str, reason: str) -> None:
    with pytest.raises(CannotCompile, match=reason) as refused:
        translate(method(body))
    assert "toy/rules.py:" in str(refused.value)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("class Toy(State):\n    def f(self, a) -> int:\n        return 1", "need hints"),
        ("class Toy(State):\n    def f(self, a: int = 3) -> int:\n        return a", "no defaults"),
        ("class Toy(State):\n    size = 3", "hinted fields"),
        ("class Toy(State):\n    size: int = 3", "no value"),
        ("class Toy(State):\n    name: str", "no value"),
        ("class Toy(State):\n    row: Annotated[list[int], 'uint9', 3]", "KIND"),
        ("class Toy(State):\n    row: Annotated[list[int], 'uint8', names.NOWHERE]", "not known"),
        ("class Toy(State):\n    row: Annotated[list[int], 'uint8', 0]", "above 0"),
        ("KING = 12", "constants.py"),
        ("TABLE: list[int] = [1]", "no C type"),
    ],
)
def test_a_rules_module_holds_only_what_compiles(body: str, reason: str) -> None:
    with pytest.raises(CannotCompile, match=reason):
        translate(body)
