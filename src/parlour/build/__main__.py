"""`python -m parlour.build [FOLDER]`: compiles Parlour itself, or the package in a folder."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from parlour.build import compile
from parlour.build.compile import CHECKED_FLAGS, FLAGS, PARLOUR, Package
from parlour.build.hints import CannotCompile


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m parlour.build", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=PARLOUR, help="the folder of a package with a game: rules.py …")
    parser.add_argument("--checked", action="store_true", help="build with array bounds checked (a trap stops the program)")
    parser.add_argument("--clean", action="store_true", help="remove the binaries, so that the sources run")
    arguments = parser.parse_args()
    package = Package(arguments.folder.resolve())
    if not package.sources:
        sys.exit(f"build: nothing to compile in {arguments.folder}: a game's package has a rules.py")
    if arguments.clean:
        compile.clean(package)
        print("build: binaries removed, the sources run")
        return
    flags = CHECKED_FLAGS if arguments.checked else FLAGS
    missing = "" if compile.is_current(package, package.folder, flags) else compile.why_not(package)
    if missing:
        compile.clean(package)
        print(f"build: NOT COMPILED, the rules run as plain Python (slower): {missing}")
        return
    try:
        built = compile.build(package, package.folder, checked=arguments.checked)
    except CannotCompile as error:
        sys.exit(f"build: {error}")
    print(f"build: compiled {', '.join(built)}" if built else "build: compiled rules are up to date")


if __name__ == "__main__":
    main()
