"""The coach of a first game, and the legend: each thing is explained, once, in three languages, by a rule that there is."""

from __future__ import annotations

import pytest

import parlour
from parlour.core import actors, chance, coaching, legend, registry
from parlour.locale import LANGUAGES, bundle
from parlour.study.rulebook import rules

GAMES = parlour.games()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_explained_has_a_sentence_and_a_rule(game: str) -> None:
    known = {rule.id for rule in rules(game, "en")}
    codes = {coaching.code(game, moment): set(moment.rules) for moment in coaching.of(game)}
    codes |= {f"{game}-means-{name}": {rule} for name, rule in legend.of(game).items()}
    assert codes and all(cited and cited <= known for cited in codes.values())
    assert [code for code in codes for lang in LANGUAGES if not bundle(lang).has_message(code)] == []
    own = {code for code in bundle("en").sources if code.startswith((f"{game}-coach-", f"{game}-means-"))}
    assert own - set(codes) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_moments_each_of_them_once(game: str) -> None:
    rules, told = registry.game(game), []  # type: ignore[var-annotated]
    state = rules.start()
    for ply in range(300):
        if state.actor == actors.OVER:
            break
        by = actors.CHANCE if state.actor == actors.CHANCE else state.waiting[0]
        drawn = chance.keyed("a first game", 0, ply)
        move = state.draw(drawn) if by == actors.CHANCE else state.legal(by)[drawn % len(state.legal(by))]
        before = state.copy()
        state.apply(move, by)
        prompt = rules.view(state, 0).get("prompt") or {}
        happened = [coaching.noted(game, rules.event(before, move, 0, by, state))]
        told += [moment.id for moment in coaching.come(game, prompt.get("code", ""), happened, told)]
    assert len(told) >= 3 and len(told) == len(set(told))
