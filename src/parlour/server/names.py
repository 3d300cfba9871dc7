"""Names that people see as they are: nothing invisible, nothing that turns the direction of writing, no two alike at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 24  # characters
# Format and control characters, lone halves of pairs, private ones, breaks of lines and paragraphs: none of them can be seen.
UNSEEN = ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and marks by their kind that show nothing, or only choose between two drawings of what stands before them.
BLANK = {
    *"\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U00016fe4\U0001d159",
    *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0)),
}
# Letters of other alphabets, small ones and those whose capital does so, that look like one of ours; and those of ours that do.
LOOKS = str.maketrans("авекмнорстухіјѕһӏԛԝαβεζηικμνορτυχl|10", "abekmhopctyxijshiqwabezhikmnoptyxiiio")


def cleaned(name: str) -> str:
    """A name without what cannot be seen; its spaces are plain and single."""
    seen = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c) not in UNSEEN and c not in BLANK)
    return " ".join(seen.split())[:LONGEST].strip()


def own(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else at the table has it or one that looks like it."""
    taken = {alike(other) for other in others if other}
    made, number = name, 2
    while made and alike(made) in taken:
        mark = f" {number}"
        made, number = name[: LONGEST - len(mark)] + mark, number + 1
    return made


def alike(name: str) -> str:
    """What two names have in common that are taken for one another."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().translate(LOOKS).split())
