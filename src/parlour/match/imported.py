"""A record that somebody brings becomes a match again, to be looked at like any other that is over."""

from __future__ import annotations

from parlour.core import actors, registry
from parlour.core.errors import BadRecord
from parlour.core.records import Record
from parlour.match.match import Match, Seat
from parlour.match.proposal import Entry


def imported(id: str, record: Record, names: list[str]) -> Match:
    """A match that is over and in which nobody sits any more. Everything is checked: the moves by the rules, and the outcomes by
    the seed, if the record has one."""
    record.final()
    game = registry.game(record.game)
    options = game.options.resolve(record.options)
    seats = int(options["seats"])
    if len(names) != seats:
        raise BadRecord("error-record-key", key="players")
    counts = [0] * seats
    entries = []
    for seat, move in record.moves:
        entries.append(Entry("chance" if seat == actors.CHANCE else "move", seat, move, None if seat < 0 else counts[seat]))
        if seat >= 0:
            counts[seat] += 1
    entries += [Entry("resign", seat, bot=None) for seat in given_up(record, seats)]
    seed = "" if record.seed is None else record.seed
    match = Match(id, game, options, seed, [Seat("person", name, joined=True) for name in names], entries)
    if not match.over:
        raise BadRecord("error-not-over")
    if record.seed is not None and match.state.actor == actors.OVER:
        record.check_seed()
    return match


def given_up(record: Record, seats: int) -> list[int]:
    """Who gave the game to the others; among more than two a bot played on, and the game came to its end."""
    found = [event.get("seat") for event in record.events if event.get("kind") == "resign" and not event.get("bot")]
    return [seat for seat in found if isinstance(seat, int) and 0 <= seat < seats]
