"""What the front door shows: the games there are, and their rulebooks."""

from __future__ import annotations

from dataclasses import asdict

from parlour import bots
from parlour.core import registry
from parlour.core.errors import BadOption
from parlour.core.game import Json
from parlour.locale import LANGUAGES
from parlour.study.questions import questions
from parlour.study.rulebook import rules


def game_card(name: str) -> Json:
    """A game as the front door needs it."""
    game = registry.game(name)
    seats = game.options["seats"]
    return {
        "id": game.id, "title": game.title, "version": game.version, "hidden": game.hidden,
        "seats": {"low": seats.low, "high": seats.high, "default": seats.default},
        "options": [
            {
                "name": o.name, "kind": o.kind, "default": o.default, "choices": list(o.choices), "low": o.low, "high": o.high,
                "about": o.about,
            }
            for o in game.options
            if o.name != "seats"
        ],
        "clashes": [{"values": dict(c.values), "why": c.why, "code": c.code} for c in game.options.clashes],
        "presets": {name: dict(values) for name, values in game.options.presets.items()},
        "bots": bots.names(game.id), "usual": bots.default_bot(game.id),
        "questions": questions(game.id),
    }


def rulebook(game: str, lang: str) -> list[Json]:
    if lang not in LANGUAGES:
        raise BadOption("error-option-value", option="lang", value=lang[:20], takes=" | ".join(LANGUAGES))
    return [asdict(rule) for rule in rules(game, lang)]
