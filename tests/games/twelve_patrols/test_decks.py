"""Decks: what is known of the printed cards, the example row, and files that people write."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour import State
from parlour.games.twelve_patrols import deck
from parlour.games.twelve_patrols.deck import BadDeck, Deck, parse, read
from parlour.locale import LANGUAGES, sentence
from tests.games.twelve_patrols import table
from tests.games.twelve_patrols.table import GAME, legal, play, puts, refused, shipped_decks

SHIPPED = pytest.mark.parametrize("name", ["standard", "hard"])
SIDES = ("north", "east", "south", "west")
KNOWN = {
    "Wild Plains": {"north": {"pips": 3}, "east": {"items": 3}, "west": {}},
    "Green Valley": {"west": {"items": 1}, "east": {"colours": 2}, "north": {}},
    "Lost Canyon": {"north": {"items": 3}, "west": {"pips": 6}, "east": {}},
}


@pytest.fixture
def shipped() -> Iterator[None]:
    """The cards of the shipped decks in place of those of the tests."""
    table.play_with_shipped_decks()
    yield
    table.play_with({})


def shipped_deck(name: str) -> Deck:
    return next(found for found in shipped_decks() if found.id == name)


@pytest.mark.rule("TP-16")
@SHIPPED
@pytest.mark.parametrize("card", KNOWN)
def test_the_sides_that_are_known_from_print_are_as_they_are_known(name: str, card: str) -> None:
    wants = next(found.wants for found in shipped_deck(name).cards if found.name == card)
    assert {side: dict(wants[SIDES.index(side)]) for side in KNOWN[card]} == KNOWN[card]


@pytest.mark.rule("TP-16")
def test_two_decks_come_with_the_game() -> None:
    assert [found.id for found in shipped_decks()[:2]] == ["standard", "hard"]
    assert GAME.options["deck"].default == "standard" and GAME.options["deck"].choices[:2] == ("standard", "hard")


@pytest.mark.rule("TP-16")
@SHIPPED
def test_a_game_is_played_with_the_deck_that_was_asked_for(name: str, shipped: None) -> None:
    state = GAME.start(deck=name)
    fields = state.fields()
    assert {key: fields[key] for key in ("items", "colours", "pips")} == shipped_deck(name).needs()
    assert GAME.position(state)["options"]["deck"] == name and GAME.restore(GAME.position(state)) == state


@pytest.mark.rule("TP-16")
def test_another_deck_means_other_cards() -> None:
    table.play_with({"A east": "items 3"}, {"A east": "pips 5", "I west": "colours 2"})
    for number, name in enumerate(["standard", "hard"]):
        needs = GAME.start(deck=name).fields()
        assert (needs["items"][1], needs["pips"][1], needs["colours"][35]) == [(3, 255, 0), (0, 5, 2)][number]
        written = GAME.position(GAME.start(deck=name))
        assert written["options"]["deck"] == name and GAME.restore(written) == GAME.start(deck=name)


@pytest.mark.rule("TP-16")
@SHIPPED
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shipped_card_has_a_name_in_every_language(name: str, lang: str, shipped: None) -> None:
    pictures = [card["picture"] for card in GAME.view(GAME.start(deck=name), 0)["table"]["cards"]]
    found = [sentence(lang, f"twelve-patrols-card-{picture}") for picture in pictures]
    assert len(set(found)) == 9 and not [text for text in found if text.startswith("twelve-patrols")]
    if lang == "en":
        assert [text.replace("’", "'") for text in found] == [card.name for card in shipped_deck(name).cards]


def example_row(name: str, **patrols: list[str]) -> State:
    """The three cards of the example as the northern row, with everything in the tray that they need."""
    used = [item for items in patrols.values() for item in items]
    tray = [item for item in ["w", "w1", "w2", "w3", "y", "y1", "b", "b4", "b2", "b6"] if item not in used]
    position = {
        "options": {"deck": name}, "phase": "patrol", "patrols": patrols, "tray": tray,
        "placed": {"a3": "Wild Plains", "b3": "Green Valley", "c3": "Lost Canyon"},
        "display": [card.name for card in shipped_deck(name).cards if card.name not in KNOWN][:2],
        "discarded": ["w", "w", "y", "y", "y2", "y2", "b", "b"],
    }
    return GAME.restore(position)


@pytest.mark.rule("TP-17")
@SHIPPED
@pytest.mark.parametrize("moves", [
    ["a3b3 b4, done", "b3c3 b2, y, done"], ["b3c3 y, b2, done", "a3b3 b4, done"],
    ["a3b3 b2, done", "b3c3 b4, y, done"],  # the other way round the dice show six as well
])
def test_the_example_row_is_right(name: str, moves: list[str], shipped: None) -> None:
    state = play(example_row(name), *moves)
    row = [side for side in table.table(state)["sides"] if side["side"] in ("east", "west")]
    assert {(side["cell"], side["side"]): side["state"] for side in row} == {
        ("a3", "east"): "met", ("b3", "west"): "met", ("b3", "east"): "met", ("c3", "west"): "met"}


@pytest.mark.rule("TP-17", "TP-5")
@SHIPPED
def test_in_the_example_row_what_is_wanted_to_the_north_is_ignored(name: str, shipped: None) -> None:
    state = example_row(name)
    north = {side["cell"]: (side["n"], side["state"]) for side in table.table(state)["sides"] if side["side"] == "north"}
    assert north == {"a3": (3, "outside"), "c3": (3, "outside")}


@pytest.mark.rule("TP-17")
@SHIPPED
@pytest.mark.parametrize(("first", "second", "reason"), [
    ("a3b3 b4", "a3b3 y", "Too much: Green Valley wants 1 item to its west, and that would make 2 items."),
    ("a3b3 b4, done, b3c3 b2", "done", "not complete yet: Wild Plains wants 3 items to its east, and this makes 2 items."),
    ("a3b3 b4, done, b3c3 b2", "b", "Green Valley wants 2 colours to its east"),
    ("a3b3 b4, done, b3c3 b2", "w1", "Too much: Lost Canyon wants 6 pips to its west, and that would make 7 pips."),
    ("a3b3 b4, done, b3c3 b2, y", "w", "Too much: Wild Plains wants 3 items to its east, and that would make 4 items."),
])
def test_anything_else_in_the_example_row_is_refused(name: str, first: str, second: str, reason: str, shipped: None) -> None:
    assert reason in refused(play(example_row(name), first), second)


@pytest.mark.rule("TP-17")
@SHIPPED
def test_in_the_example_row_the_second_patrol_has_two_items_and_two_colours(name: str, shipped: None) -> None:
    state = example_row(name, a3b3=["b4"])
    assert puts(state, "b3c3") == {"w", "w1", "w2", "y", "y1", "b", "b2"}  # two pips, two items
    assert puts(play(state, "b3c3 b2"), "b3c3") == {"w", "y"} and "done" in legal(play(state, "y"))


NINE = [{"name": f"Card {letter}"} for letter in "ABCDEFGHI"]


def with_first(**card: Any) -> dict[str, Any]:
    return {"card": [{**NINE[0], **card}, *NINE[1:]]}


@pytest.mark.rule("TP-16", "TP-1", "TP-3")
def test_a_side_is_written_as_a_kind_and_a_number_or_several_of_them() -> None:
    found = parse(with_first(north="pips 0", east=["items 2", "colours 2"], south="items = 8", west=[]), "own")
    assert found.cards[0].wants == ({"pips": 0}, {"items": 2, "colours": 2}, {"items": 8}, {})
    assert found.needs()["items"][:4] == [0, 2, 8, 0] and found.needs()["colours"][:4] == [0, 2, 0, 0]
    assert found.needs()["pips"][:5] == [0, 255, 255, 255, 255]


WRONG: list[Any] = [
    pytest.param({"card": NINE[:8]}, "A deck has nine cards, this one has 8.", id="eight cards"),
    pytest.param({"card": [*NINE, {"name": "Card J"}]}, "this one has 10.", id="ten cards"),
    pytest.param({}, "this one has 0.", id="no cards"),
    pytest.param({"card": "nine"}, "this one has 0.", id="cards that are no list"),
    pytest.param({"cards": NINE}, "own has an unknown entry “cards”; possible are: name, about, card.", id="a word misspelt"),
    pytest.param({"card": [*NINE[:8], NINE[0]]}, "Two cards are called Card A.", id="the same card twice"),
    pytest.param({"card": [*NINE[:8], {"north": "items 1"}]}, "Card 9 has no name.", id="a card without a name"),
    pytest.param({"card": [*NINE[:8], {"name": "  "}]}, "Card 9 has no name.", id="a blank name"),
    pytest.param({"card": [*NINE[:8], "Card I"]}, "Card 9 has no name.", id="a card that is a text"),
    pytest.param(with_first(northeast="items 1"), "Card A has an unknown entry “northeast”", id="a side that does not exist"),
    pytest.param(with_first(north="riders 3"), "Card A, north: “riders 3” is no requirement.", id="a kind that does not exist"),
    pytest.param(with_first(north="items"), "“items” is no requirement.", id="no number"),
    pytest.param(with_first(north="items -1"), "“items -1” is no requirement.", id="a negative number"),
    pytest.param(with_first(north="items 2.5"), "“items 2.5” is no requirement.", id="half an item"),
    pytest.param(with_first(north=3), "“3” is no requirement.", id="a number without a kind"),
    pytest.param(with_first(north=True), "“True” is no requirement.", id="a truth"),
    pytest.param(with_first(north={"items": 3}), "is no requirement.", id="a table"),
    pytest.param(with_first(north=["items 3", 4]), "“4” is no requirement.", id="a number in a list"),
    pytest.param(with_first(north="items 0"), "the number for “items” goes from 1 to 8.", id="no items"),
    pytest.param(with_first(north="items 9"), "the number for “items” goes from 1 to 8.", id="nine items"),
    pytest.param(with_first(west="colours 4"), "Card A, west: the number for “colours” goes from 1 to 3.", id="four colours"),
    pytest.param(with_first(west="colours 0"), "goes from 1 to 3.", id="no colours"),
    pytest.param(with_first(west="pips 49"), "the number for “pips” goes from 0 to 48.", id="too many pips"),
    pytest.param(with_first(west=["pips 4", "pips 5"]), "“pips” is there twice.", id="a kind twice"),
    pytest.param(with_first(west=["items 1", "colours 2"]), "cannot be met together.", id="two colours of one item"),
    pytest.param(with_first(west=["items 2", "pips 13"]), "cannot be met together.", id="thirteen pips of two dice"),
]


@pytest.mark.rule("TP-16", "TP-3")
@pytest.mark.parametrize(("given", "reason"), WRONG)
def test_a_wrong_deck_is_refused_with_the_reason_and_the_place(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadDeck) as refusal:
        parse(given, "own")
    assert reason in str(refusal.value)
    for lang in LANGUAGES:
        said = sentence(lang, refusal.value.code, **refusal.value.arguments)
        assert not said.startswith("error-") and "{" not in said.replace(str(refusal.value.arguments.get("text")), "")


@pytest.mark.rule("TP-16")
@pytest.mark.parametrize(("content", "reason"), [
    (b"card = [", r"own\.toml is not a TOML file"), (b"name = '\xff'", r"own\.toml is not a TOML file"), (b"", "this one has 0"),
    (None, r"Cannot read own\.toml"),
])
def test_a_file_that_is_no_deck_is_refused(content: bytes | None, reason: str, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "own.toml").write_bytes(content)
    with pytest.raises(BadDeck, match=reason):
        read(tmp_path / "own.toml")


def own_deck(folder: Path, name: str, text: str | None = None) -> None:
    (folder / "decks").mkdir(exist_ok=True)
    cards = "".join(f'[[card]]\nname = "{card["name"]}"\nnorth = "items 2"\n' for card in NINE)
    (folder / "decks" / f"{name}.toml").write_text(cards if text is None else text, encoding="utf-8")


@pytest.mark.rule("TP-16")
def test_own_decks_come_after_the_shipped_ones_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("zoo", "attic", "standard"):
        own_deck(tmp_path, name)
    own_deck(tmp_path, "broken", "card = 3")
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    found = shipped_decks.__wrapped__()
    assert [one.id for one in found] == ["standard", "hard", "attic", "zoo"]
    assert found[0] == shipped_deck("standard") and found[2].cards[0].wants[0] == {"items": 2}
    assert deck.own_folder() == tmp_path / "decks"


def test_an_own_deck_needs_no_title(tmp_path: Path) -> None:
    own_deck(tmp_path, "attic")
    found = read(tmp_path / "decks" / "attic.toml")
    assert (found.id, found.name, found.about) == ("attic", "attic", "")


@pytest.mark.parametrize(("titles", "letters"), [
    (["Wild Plains", "Old Ruins"], ["WP", "OR"]), (["Wild Plains", "White Peaks", "Wet Paths"], ["WP", "WP2", "WP3"]),
    (["Fishers' Bay"], ["FB"]), (["The Long and Winding Road"], ["TLA"]), (["Лес", "Луг"], ["Л", "Л2"]),
    (["Water Point 2", "Wild Plains", "Wet Paths"], ["WP2", "WP", "WP3"]), (["!?", "…"], ["X", "X2"]),
])
def test_cards_have_short_names_that_differ(titles: list[str], letters: list[str]) -> None:
    assert deck.all_letters(titles) == letters
