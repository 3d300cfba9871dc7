"""Matches on disk."""

from parlour.store.store import BadStore, Conflict, Gone, Store, Stored, database_in

__all__ = ["BadStore", "Conflict", "Gone", "Store", "Stored", "database_in"]
