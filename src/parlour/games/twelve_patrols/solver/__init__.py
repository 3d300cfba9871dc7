"""Exact answers: what can still be won, and how."""
