"""An environment's id carries a version that changes with its observations, moves or rules."""

import json

import pytest

import parlour
from parlour.envs import names
from tests.envs.fingerprints import FILE, fingerprint, present


def test_what_an_id_promises_has_not_changed() -> None:
    """If this fails: raise VERSION in the game's observation.py (or the game's own, if its rules changed), and run
    `python -m tests.envs.fingerprints`."""
    assert present() == json.loads(FILE.read_text())


def test_a_change_of_observations_or_of_rules_changes_the_id(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.games.ard_ri import observation

    game = parlour.game("ard-ri")
    before, promised = names.version(game), fingerprint(game)
    monkeypatch.setattr(observation, "VERSION", observation.VERSION + 1)
    assert names.version(game) == before + 1
    monkeypatch.setattr(type(game), "version", game.version + 1)
    assert names.version(game) == before + 2 and fingerprint(game) != promised


def test_names_come_from_folders() -> None:
    assert (names.camel("twelve-patrols"), names.snake("twelve-patrols")) == ("TwelvePatrols", "twelve_patrols")
