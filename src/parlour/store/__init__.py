"""Matches on disk."""

from parlour.store.dailies import DailyResult
from parlour.store.migrations import BadStore
from parlour.store.reading import News, Stored
from parlour.store.store import Store, address_in, database_in
from parlour.store.worker import Away, Conflict, Gone, LostLease

__all__ = [
    "Away", "BadStore", "Conflict", "DailyResult", "Gone", "LostLease", "News", "Store", "Stored", "address_in",
    "database_in",
]
