"""Options: declared once, checked everywhere, explained when wrong."""

import pytest

import parlour
from parlour import BadOption, Clash, Option, Options

TOY = Options(
    (
        Option("seats", 2, "how many play", low=2, high=4),
        Option("board", "small", "which board", choices=("small", "large")),
        Option("storms", False, "whether storms blow"),
        Option("seed", 0, "the land", low=0),
    ),
    clashes=(Clash({"board": "small", "storms": True}, "storms need the large board", "toy-clash-storms"),),
)


def test_defaults_fill_what_is_not_given() -> None:
    assert TOY.resolve({}) == {"seats": 2, "board": "small", "storms": False, "seed": 0}


def test_texts_from_a_command_line_are_understood() -> None:
    given = {"seats": "3", "board": "large", "storms": "yes", "seed": "12"}
    assert TOY.resolve(given) == {"seats": 3, "board": "large", "storms": True, "seed": 12}


def test_the_rules_get_ints_and_give_values_back() -> None:
    resolved = TOY.resolve({"board": "large", "storms": True})
    codes = TOY.codes(resolved)
    assert codes == {"seats": 2, "board": 1, "storms": 1, "seed": 0}
    assert {option.name: option.value(codes[option.name]) for option in TOY} == resolved


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"players": 3}, "no option “players”; this game has: seats, board"),
        ({"seats": 5}, "seats cannot be “5”; it takes 2–4"),
        ({"seats": 1}, "2–4"),
        ({"seats": True}, "2–4"),
        ({"seats": 2.5}, "2–4"),
        ({"seats": "two"}, "2–4"),
        ({"board": "huge"}, "it takes small | large"),
        ({"storms": 3}, "yes | no"),
        ({"seed": -1}, "0 …"),
        ({"storms": True}, "do not go together: storms need the large board"),
    ],
)
def test_a_bad_option_is_refused_with_what_would_do(given: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        TOY.resolve(given)
    assert reason in str(refused.value)


def test_a_game_starts_with_options_by_keyword() -> None:
    game = parlour.game("ard-ri")
    state = game.start(seats=4, summer_cattle="joins_without_warrior")
    assert game.options_of(state) == {"seats": 4, "summer_cattle": "joins_without_warrior"}
    with pytest.raises(BadOption):
        game.start(seats=6)


def test_an_unknown_game_or_bot_is_answered_with_those_there_are() -> None:
    from parlour.bots import player

    with pytest.raises(parlour.UnknownGame, match="ard-ri"):
        parlour.game("chess")
    with pytest.raises(parlour.UnknownPlayer, match="random, level1, level2, greedy, level3"):
        player("ard-ri", "deep-blue")


def test_errors_travel_between_processes() -> None:
    import pickle

    error = pickle.loads(pickle.dumps(BadOption("error-option-unknown", option="x", known="y")))
    assert isinstance(error, BadOption) and "“x”" in str(error)


@pytest.mark.parametrize("name", parlour.games())
def test_options_are_set_on_an_empty_table_before_a_game_begins(name: str) -> None:
    game = parlour.game(name)
    assert game.state is not None
    for preset in ({}, *game.options.presets.values()):
        options, state = game.options.resolve(preset), game.state()
        before = state.fields()
        game.options.give(state, options)
        assert game.options_of(state) == options
        assert {**before, **game.options.codes(options)} == state.fields()  # and nothing else is
    with pytest.raises(parlour.BadPosition):
        game.options.give(state, options, seats=2**70)
    assert game.options_of(state) == options
