"""Matches on disk."""

from parlour.store.store import BadStore, Conflict, Store, Stored

__all__ = ["BadStore", "Conflict", "Store", "Stored"]
