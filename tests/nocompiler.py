"""`make test-nocompiler`: the same tests in a temporary clone with the C compiler hidden."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMPILERS = r"(.*-)?(cc|gcc|g\+\+|c\+\+|c89|c99|clang|clang\+\+|tcc|icx|nvc)(-[\d.]+)?"

LEFT_BEHIND = ("CC", "VIRTUAL_ENV", "PARLOUR_PURE", "MAKEFLAGS", "MAKELEVEL")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="parlour-nocompiler-") as folder:
        programs, clone = Path(folder, "bin"), Path(folder, "parlour")
        hide(COMPILERS, programs)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        environment = {k: v for k, v in os.environ.items() if k not in LEFT_BEHIND}
        environment["PATH"] = str(programs)
        python = f"PYTHON={Path(sys.executable).resolve()}"
        done = subprocess.run(["make", "-C", str(clone), "test", python], env=environment)
        told = subprocess.run(
            [str(clone / ".venv/bin/parlour"), "doctor"], env=environment, capture_output=True, text=True
        )
        print(told.stdout)
        if done.returncode == 0 and (built := list(clone.glob("src/**/*.so"))):
            sys.exit(f"the compiler was not hidden: {built}")
        sys.exit(done.returncode)


def hide(hidden: str, programs: Path) -> None:
    """A folder with everything that is on PATH, except what a pattern names."""
    programs.mkdir()
    for folder in os.environ["PATH"].split(os.pathsep):
        for program in Path(folder).iterdir() if Path(folder).is_dir() else ():
            link = programs / program.name
            if not re.fullmatch(hidden, program.name) and not link.is_symlink():
                link.symlink_to(program)


if __name__ == "__main__":
    main()
