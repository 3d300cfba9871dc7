"""What the front door shows: the games there are, and their rulebooks."""

from __future__ import annotations

import logging
from dataclasses import asdict

from parlour import bots
from parlour.core import lessons, registry
from parlour.core.game import Json
from parlour.locale import LANGUAGES, bundle, sentence
from parlour.server import game_files
from parlour.server.parameters import checked_language
from parlour.study.questions import questions
from parlour.study.rulebook import rules

log = logging.getLogger("parlour")


def game_cards(manual: str | None) -> list[Json]:
    """All games that can be played, and where the manual is. A game of another package that is out of order must not close the
    house."""
    found = []
    for name in registry.games():
        try:
            found.append({**game_card(name), "manual": manual})
        except Exception:
            if name in registry.SHIPPED:
                raise
            log.exception("the game %s of another package cannot be offered", name)
    return found


def game_card(name: str) -> Json:
    """A game as the front door needs it."""
    game = registry.game(name)
    seats = game.options["seats"]
    return {
        "id": game.id, "title": game.title, "version": game.version, "hidden": game.hidden,
        "titles": in_all_languages(f"{game.id}-title"), "lines": in_all_languages(f"{game.id}-about"),
        "languages": game_files.languages(game),
        "table": game_files.address(game, game_files.TABLE), "portrait": game_files.address(game, game_files.PORTRAIT),
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
        "bots": bots.names(game.id), "default_bot": bots.default_bot(game.id),
        "rivals": [rival(game.id, name) for name in bots.search_levels(game.id)],
        "questions": questions(game.id),
        "lessons": [lessons.outline(lesson) for lesson in lessons.of(game.id)],
    }


def rival(game: str, bot: str) -> Json:
    """A bot that is offered beside the start button, as its game introduces it."""
    known = bots.introductions(game).get(bot)
    if known is None:
        return {"bot": bot, "titles": {}, "line": ""}
    return {"bot": bot, "titles": in_all_languages(known.title), "line": known.line}


def lesson_step(game: str, lesson: str, step: str, made: list[int], tried: list[int]) -> Json:
    """A step of a lesson, with a table for it that nobody else can come to."""
    found = lessons.attempt(game, lesson, step, made, tried)
    told = lessons.told(found)
    return {**told, "table": private_table(game, told["view"], found.step.seat, found.state.seats)}


def private_table(game: str, view: Json, own: int, many: int) -> Json:
    """A table that nobody else can come to, with one person and bots."""
    seats = [
        {
            "seat": seat, "kind": "person" if seat == own else "bot", "name": "", "here": True, "joined": True,
            "bot": None if seat == own else bots.default_bot(game), "resigned": False,
        }
        for seat in range(many)
    ]
    return {
        "match": "", "game": game, "options": view["options"], "watching": "players", "status": "running",
        "commitment": "", "seed": None, "created": 0, "seats": seats, "result": None, "spectators": 0, "next": None,
        "clock": None,
    }


def in_all_languages(code: str) -> dict[str, str]:
    """One of a game's own sentences, if it has it."""
    return {lang: sentence(lang, code) for lang in LANGUAGES} if bundle("en").has_message(code) else {}


def rulebook(game: str, lang: str) -> list[Json]:
    return [asdict(rule) for rule in rules(game, checked_language(lang))]
