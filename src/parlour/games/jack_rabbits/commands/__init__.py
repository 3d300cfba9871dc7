"""Commands of its own: `parlour land`."""

from parlour.games.jack_rabbits.commands import land

COMMANDS = (land.command,)
