"""OpenSpiel's own simulation test, and the adapter compared with the protocol step by step."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'parlour[openspiel]', or make test-envs")
np = pytest.importorskip("numpy")

import parlour  # noqa: E402
from parlour.core.batch import utility  # noqa: E402
from parlour.envs import openspiel  # noqa: E402
from tests.envs import playthroughs  # noqa: E402
from tests.envs.tables import IDS, SETTINGS  # noqa: E402

pytestmark = pytest.mark.compiled
every_table = pytest.mark.parametrize(("name", "options"), SETTINGS, ids=IDS)


def loaded(name: str, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(openspiel.name_of(parlour.game(name)), options)


def known(name: str) -> list[str]:
    return [option.name for option in parlour.game(name).options]


def test_the_string_of_the_docs_loads() -> None:
    game = pyspiel.load_game("python_parlour_ard_ri(seats=2)")
    assert (game.num_players(), game.num_distinct_actions(), game.utility_sum()) == (2, 53, 0.0)


@every_table
def test_its_own_simulations_pass_with_serialization(name: str, options: dict[str, Any]) -> None:
    limits = [limit for limit in ("turn_limit", "stall_rounds") if limit in known(name)]
    shorter: dict[str, Any] = {**options, **dict.fromkeys(limits, 2)}
    pyspiel.random_sim_test(loaded(name, shorter), num_sims=1, serialize=True, verbose=False)


def equals_the_protocol(name: str, options: dict[str, Any], steps: int) -> None:
    game, luck = loaded(name, options), random.Random(1)
    observer = game.make_py_observer()
    made = 0
    while made < steps:
        state, given = game.new_initial_state(), game.options
        left_open = state.rules.left_open(given)
        if left_open is not None:
            option, values = left_open
            assert state.chance_outcomes() == [(number, 1 / len(values)) for number in range(len(values))]
            drawn = luck.randrange(len(values))
            state.apply_action(drawn)
            given = {**given, option: values[drawn]}
        at = state.rules.begin(given)
        while not state.is_terminal() and made < steps:
            assert state.current_player() == (at.actor if at.actor >= 0 else pyspiel.PlayerId.CHANCE)
            if state.is_chance_node():
                total = sum(weight for _, weight in at.outcomes())
                assert state.chance_outcomes() == [(move, weight / total) for move, weight in at.outcomes()]
                move = at.draw(luck.getrandbits(64))
            else:
                seat = at.actor
                assert state.legal_actions() == at.legal()
                observer.set_from(state, seat)
                assert np.array_equal(observer.tensor, at.observe(seat, np.zeros(observer.tensor.size, np.float32)))
                move = luck.choice(at.legal())
            state.apply_action(move)
            at.apply(move)
            made += 1
        if state.is_terminal():
            assert at.actor == parlour.OVER
            assert state.returns() == [utility(share, at.seats) for share in at.scores]


@pytest.mark.parametrize("name", parlour.games())
def test_it_is_played_again_as_its_golden_playthrough(name: str) -> None:
    """If this fails after a change on purpose: `python -m tests.envs.playthroughs`."""
    text = playthroughs.file_of(parlour.game(name)).read_text(encoding="utf-8")
    assert playthroughs.played(playthroughs.title(parlour.game(name)), playthroughs.actions_of(text)) == text


@every_table
def test_it_equals_the_protocol(name: str, options: dict[str, Any]) -> None:
    equals_the_protocol(name, options, 150)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", parlour.games())
def test_it_equals_the_protocol_for_long(name: str) -> None:
    tables = [options for game, options in SETTINGS if game == name]
    for options in tables:
        equals_the_protocol(name, options, 100_000 // len(tables))


def test_information_states_remember_and_do_not_tell_more_than_was_seen() -> None:
    state = loaded("ard-ri", {"seats": 2}).new_initial_state()
    luck = random.Random(3)
    while state.current_player() < 0:
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    told = {state.child(move).information_state_string(1) for move in state.legal_actions()}
    own = {state.child(move).information_state_string(0) for move in state.legal_actions()}
    assert len(told) == 1 and len(own) == len(state.legal_actions())


def test_observers_show_fields_by_name() -> None:
    game = loaded("ard-ri", {"seats": 2})
    observer, state = game.make_py_observer(), game.new_initial_state()
    observer.set_from(state, 1)
    assert observer.dict["hand"].shape == (2, 52) and observer.dict["deck"].sum() == 52 and observer.dict["viewer"][0] == 1
    assert len(observer.string_from(state, 0)) == 32


def test_what_a_player_has_seen_ever_since_is_a_key_and_no_tensor() -> None:
    game = loaded("ard-ri", {"seats": 2})
    recalling, state = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)), game.new_initial_state()
    assert recalling.string_from(state, 0) == state.information_state_string(0) and recalling.tensor is None
    with pytest.raises(ValueError, match="no tensor"):
        recalling.set_from(state, 0)


def test_nobody_is_shown_the_hand_of_a_seat_as_public() -> None:
    alone = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert loaded("ard-ri", {"seats": 2}).make_py_observer(alone) is None


def test_an_open_land_is_drawn_first_for_all_to_see() -> None:
    game = loaded("jack-rabbits", {"seats": 2})
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 999
    assert "left_open" in str(state) and state.action_to_string(-1, 6) == "land 7"
    assert not any(state.observation_tensor(seat) != [0.0] * len(state.observation_tensor(seat)) for seat in (0, 1))
    for outcome in (6, 98):
        drawn = state.child(outcome)
        assert drawn.at.land == outcome + 1 and pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(game, drawn)
        )[1].at == drawn.at
    with pytest.raises(Exception, match="0–998"):
        state.apply_action(999)
    assert loaded("jack-rabbits", {"seats": 2, "land": 7}).new_initial_state().at.land == 7


def test_python_is_mcts_searches_with_our_resampler() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, luck = loaded("ard-ri", {"seats": 2}), random.Random(3)
    state = game.new_initial_state()
    while state.current_player() < 0:
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), uct_c=2.0, max_simulations=20,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES, random_state=np.random.RandomState(2),
    )
    bot.set_resampler(openspiel.resampler(5))
    assert bot.step(state) in state.legal_actions()


def test_games_can_be_sent_to_other_processes() -> None:
    for text in ("python_parlour_ard_ri(seats=3,summer_cattle=joins_without_warrior)", "python_parlour_jack_rabbits(land=7)"):
        game = pyspiel.load_game(text)
        twin = pickle.loads(pickle.dumps(game))
        assert str(twin) == str(game) and twin.options == game.options


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(Exception, match="7"):
        pyspiel.load_game("python_parlour_ard_ri(seats=7)")
