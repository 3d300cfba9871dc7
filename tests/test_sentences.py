"""A language's sentences, each parsed when it is first said: what one says is what it says when all are parsed at once."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from parlour.locale import Bundle, files

FIRST = """
a = { $n ->
    [one] { b }
   *[other] { -c }
  }!
# why
b = see
    below
broken = { $n -> }
"""


@pytest.mark.parametrize("lang", ["en", pytest.param("es", marks=pytest.mark.soak), pytest.param("ru", marks=pytest.mark.soak)])
def test_a_sentence_is_the_same_parsed_alone(lang: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in files(lang)]
    whole, lazy = FluentBundle([lang], use_isolating=False), Bundle(lang, texts)
    for text in texts:
        whole.add_resource(FluentResource(text))
    assert {code for code in lazy.sources if not code.startswith("-")} == set(whole._messages)
    for code in whole._messages:
        pattern = whole.get_message(code).value
        if pattern is not None:
            assert lazy.say(code, {}) == whole.format_pattern(pattern, {})[0], code


def test_a_sentence_may_name_others_that_come_later() -> None:
    made = Bundle("en", [FIRST, "-c = term\na = second\n"])
    assert made.say("a", {"n": 2}) == "term!" and made.say("a", {"n": 1}) == "see\nbelow!"
    assert made.has_message("b") and not made.has_message("below")
    assert made.say("broken", {}) == "broken"
