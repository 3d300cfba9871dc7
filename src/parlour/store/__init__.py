"""Matches on disk."""

from parlour.store.store import Conflict, Store, Stored

__all__ = ["Conflict", "Store", "Stored"]
