"""A running game without a network: who sits where, what was decided, undo, resignation, stand-ins, the record."""

from parlour.match.branch import Line, branch
from parlour.match.clocks import Clock
from parlour.match.imported import imported
from parlour.match.match import Match, Seat
from parlour.match.proposal import Entry, Proposal, Refused

__all__ = ["Clock", "Entry", "Line", "Match", "Proposal", "Refused", "Seat", "branch", "imported"]
