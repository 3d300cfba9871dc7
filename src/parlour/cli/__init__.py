"""The `parlour` command: the same core for people at a terminal."""

from __future__ import annotations

import sys


def main() -> None:
    from parlour.cli.root import language, root

    arguments = sys.argv[1:]
    root(language(arguments)).main(arguments)
