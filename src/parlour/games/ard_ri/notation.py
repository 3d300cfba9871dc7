"""Notation: a card is its rank and the first letter of its suit (`10h`, `Kd`); `pass` when there is nothing to play."""

from __future__ import annotations

from parlour.core import cards
from parlour.core.state import State
from parlour.games.ard_ri import constants


def text(state: State, move: int) -> str:
    return "pass" if move == constants.PASS else cards.code(move)


def normal(typed: str) -> str:
    number = cards.number(typed)
    return typed.strip().lower() if number is None else cards.code(number).lower()
