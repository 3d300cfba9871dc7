"""A running game without a network: who sits where, what was decided, undo, resignation, stand-ins, the record."""

from parlour.match.match import Entry, Match, Seat

__all__ = ["Entry", "Match", "Seat"]
