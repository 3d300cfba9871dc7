"""Matches on disk."""

from parlour.store.store import BadStore, Conflict, Gone, Store, Stored

__all__ = ["BadStore", "Conflict", "Gone", "Store", "Stored"]
