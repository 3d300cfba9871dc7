"""Matches on disk."""

from parlour.store.migrations import BadStore
from parlour.store.store import Conflict, Gone, Store, Stored, database_in

__all__ = ["BadStore", "Conflict", "Gone", "Store", "Stored", "database_in"]
