"""Commands of its own: `parlour solve` and `parlour deck`."""

from parlour.games.twelve_patrols.commands import deck, solve

COMMANDS = (solve.command, deck.command)
