"""`make bench`: runs every comparison and prints its table; `--save` also writes docs/speed.md."""

from __future__ import annotations

import argparse
import platform

from rich.console import Console
from rich.progress import Progress

from bench import driving, environments, load, nodes, notifications, rules, search, settings, simulations, sockets
from bench.page import PAGE
from parlour import native


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--save", action="store_true", help=f"write the tables to docs/{PAGE.name}")
    arguments = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        parts = (rules, simulations, search, environments, *settings.own_tables(), driving, sockets, load, nodes, notifications)
        tables = [table.measure(progress) for table in parts]
    text = (
        "# Speed\n\n"
        "Made by `make bench` (`python -m bench --save`). Every row compares in one run, on one core, best of several "
        f"interleaved rounds. Python {platform.python_version()}, build in use: {native.in_use()}.\n\n"
    ) + "\n".join(tables)
    print(text)
    if arguments.save:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
