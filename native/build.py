"""Compiles the rules and the search: `python -m native.build` puts the binaries beside their sources.

What is compiled: the core's state, turns and playouts, the search, every games/*/rules.py with its parts, bots/worth/*.py
and solve/*_search.py. Work goes on in build/native; only what changed is compiled again. Without a C compiler nothing is built
and one line says so: Parlour then runs the sources.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from native import hints, parts

ROOT = Path(__file__).resolve().parent.parent
MANIFEST = "native.json"
COMPILED = ("core/state.py", "core/turns.py", "core/playout.py", "bots/judge.py", "bots/tree.py")
CONSTANT_CORE = ("core/actors.py",)
# Counting bits is one instruction of every such processor since 2009, but compilers use it only if told to.
COUNTING = ("-mpopcnt",) if (sys.platform, platform.machine()) == ("linux", "x86_64") else ()
# -g0: debug symbols make the binaries seven times as large, and a third of the work.
FLAGS = ("-O3", "-g0", "-fwrapv", "-fno-strict-aliasing", "-Wno-unused-function", *COUNTING)
LINKING = ("-Wl,-s",) if sys.platform == "linux" else ()
CHECKED_FLAGS = (*FLAGS, "-O1", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error")
DIRECTIVES = {
    "language_level": 3, "boundscheck": False, "wraparound": False, "cdivision": False, "initializedcheck": False,
    "annotation_typing": False, "auto_pickle": False,
}
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m native.build", description=__doc__.splitlines()[0])
    parser.add_argument("--checked", action="store_true", help="build with array bounds checked (a trap stops the program)")
    parser.add_argument("--clean", action="store_true", help="remove the binaries, so that the sources run")
    arguments = parser.parse_args()
    package = ROOT / "src" / "parlour"
    if arguments.clean:
        clean(package)
        print("native: binaries removed, the sources run")
        return
    if not is_current(package, package, CHECKED_FLAGS if arguments.checked else FLAGS) and (missing := missing_compiler()):
        clean(package)
        print(f"native: NOT COMPILED, the rules run as plain Python (slower): {missing}")
        return
    built = build(package, package, checked=arguments.checked)
    print(f"native: compiled {', '.join(built)}" if built else "native: compiled rules are up to date")


def clean(package: Path) -> None:
    for source in sources(package):
        for binary in source.parent.glob(f"{source.stem}.*{Path(SUFFIX).suffix}"):
            binary.unlink()
    (package / MANIFEST).unlink(missing_ok=True)


def missing_compiler() -> str:
    """Empty if a trivial extension compiles; otherwise what is missing and how to get it."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(compiler[0]):
        return f"no C compiler ({compiler[0]}) found; Debian: apt-get install gcc, macOS: xcode-select --install"
    include = sysconfig.get_path("include")
    if not Path(include, "Python.h").exists():
        return "Python's C headers are not installed; Debian: apt-get install python3-dev"
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*compiler, "-c", str(trial), f"-I{include}", "-o", str(trial.with_suffix(".o"))]
        outcome = subprocess.run(command, capture_output=True, text=True)
    return "" if outcome.returncode == 0 else f"{compiler[0]} cannot compile a trivial file: {outcome.stderr.strip()[:300]}"


def sources(package: Path) -> list[Path]:
    folders = (*sorted(package.glob("games/*/rules.py")), *worths(package), *sorted(package.glob("solve/*_search.py")))
    return [*(package / name for name in COMPILED), *folders]


def worths(package: Path) -> list[Path]:
    return sorted(path.with_suffix(".py") for path in package.glob("bots/worth/*.toml"))


def module_name(package: Path, path: Path) -> str:
    return ".".join(path.relative_to(package.parent).with_suffix("").parts)


def build(package: Path, target: Path, *, checked: bool = False) -> list[str]:
    """Compiles what is out of date into `target` (a folder shaped like the package); returns the modules compiled."""
    work = ROOT / "build" / ("checked" if checked else "native")
    flags = CHECKED_FLAGS if checked else FLAGS
    if is_current(package, target, flags):
        return []
    keys = prepare(package, work, flags)
    manifest = read_manifest(target).get("modules", {})
    stale = [
        path for path in sources(package)
        if manifest.get(module_name(package, path), {}).get("key") != keys[path] or not binary_of(package, target, path).exists()
    ]
    if stale:
        compile_modules(package, work, target, stale, flags)
    modules = {
        module_name(package, path): {
            "key": keys[path],
            "made_of": {file.relative_to(package).as_posix(): digest(file.read_bytes()) for file in made_of(package, path)},
        }
        for path in sources(package)
    }
    told = {"modules": modules, "flags": list(flags), "inputs": inputs(package, flags)}
    (target / MANIFEST).write_text(json.dumps(told, indent=1) + "\n")
    return [module_name(package, path) for path in stale]


def is_current(package: Path, target: Path, flags: tuple[str, ...]) -> bool:
    """Whether nothing has changed since the last build: seen without translating anything."""
    return read_manifest(target).get("inputs") == inputs(package, flags) and all(
        binary_of(package, target, path).exists() for path in sources(package)
    )


def inputs(package: Path, flags: tuple[str, ...]) -> str:
    """A digest of everything that a build reads."""
    total = tools(flags)
    files = {file for source in sources(package) for file in (source, *source.parent.glob("parts/*.py"))}
    for path in sorted({*files, *constant_modules(package), *package.glob("core/*.pxd")}):
        total.update(f"{path.relative_to(package)}\0{digest(path.read_bytes())}\n".encode())
    return total.hexdigest()


def tools(flags: tuple[str, ...]) -> hashlib._Hash:
    """What every module is made with."""
    made_with = hashlib.sha256(repr((flags, LINKING, DIRECTIVES, importlib.metadata.version("Cython"), sys.version)).encode())
    for tool in ("hints.py", "parts.py", "build.py"):
        made_with.update((ROOT / "native" / tool).read_bytes())
    return made_with


def made_of(package: Path, source: Path) -> list[Path]:
    """The files whose text a binary is made of: the source, its parts, and what they use of constants and of C."""
    own = parts.files(source)
    imported = {name for file in own for name in hints.imported_modules(file.read_text(encoding="utf-8"))}
    used = [*constant_modules(package), *sorted(package.glob("core/*.pxd"))]
    return [*own, *(path for path in used if module_name(package, path) in imported)]


def binary_of(package: Path, target: Path, source: Path) -> Path:
    return target / source.relative_to(package).with_name(source.stem + SUFFIX)


def read_manifest(target: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((target / MANIFEST).read_text())
        return found
    except (OSError, ValueError):
        return {}


def prepare(package: Path, work: Path, flags: tuple[str, ...]) -> dict[Path, str]:
    """Writes the package as Cython sees it into `work`; returns a key per module that changes with anything it is made of."""
    shared = tools(flags)
    constants: dict[str, dict[str, int]] = {}
    for path in constant_modules(package):
        constants[module_name(package, path)] = hints.constants_of(path.read_text())
        write(work / path.relative_to(package.parent).with_suffix(".pxd"), hints.enum(constants[module_name(package, path)]))
    for path in package.glob("core/*.pxd"):  # bits, block, chance, plain: C written by hand
        shared.update(path.read_bytes())
        write(work / path.relative_to(package.parent), path.read_text())
    lines = {path: parts.joined(path) for path in sources(package)}
    texts = {path: "".join(line.text for line in joined) for path, joined in lines.items()}
    classes = {"Moves", *(name for text in texts.values() for name in hints.open_classes(text))}
    made, declared, uses = {}, {}, {}
    for path, source in texts.items():
        imported = uses[path] = set(hints.imported_modules(source))
        visible = {name.rpartition(".")[2]: values for name, values in constants.items() if name in imported}
        pxd, text = hints.translate(
            source, shown(path), game=path.parent.parent.name == "games" or path.parent.name == "worth",
            constants=visible, classes=classes, places=[f"{shown(line.file)}:{line.number}" for line in lines[path]],
        )
        place = work / path.relative_to(package.parent)
        write(place.with_suffix(".pxd"), pxd)
        write(place, text)
        if path.name == "state.py":
            shared.update(pxd.encode())
        for folder in [place.parent, *place.parent.parents]:
            if folder == work:
                break
            write(folder / "__init__.py", "")
        declared[module_name(package, path)] = pxd
        made[path] = repr((pxd, text, sorted(visible.items())))
    return {
        path: digest(shared.digest() + repr((own, [declared[name] for name in sorted(uses[path] & declared.keys())])).encode())
        for path, own in made.items()
    }


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def constant_modules(package: Path) -> Iterator[Path]:
    yield from (package / name for name in CONSTANT_CORE)
    yield from sorted(package.glob("games/*/names.py"))
    yield from sorted(package.glob("bots/worth/*_tables.py"))
    yield package / "bots/sizes.py"
    yield from sorted(package.glob("solve/kingdom.py"))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def compile_modules(package: Path, work: Path, target: Path, stale: list[Path], flags: tuple[str, ...]) -> None:
    """One process for each core; the longest module begins, so that nobody waits for it at the end."""
    longest_first = sorted(stale, key=lambda path: -(work / path.relative_to(package.parent)).stat().st_size)
    with ProcessPoolExecutor(min(len(stale), os.cpu_count() or 1)) as pool:
        compiling = [pool.submit(compile_module, package, work, path, flags) for path in longest_first]
        for done in compiling:
            done.result()
    for path in stale:
        place = binary_of(package, target, path)
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_name(place.name + ".new")
        shutil.copyfile(work / "lib" / path.relative_to(package.parent).with_name(path.stem + SUFFIX), fresh)
        fresh.replace(place)  # never writes into a binary that a running program has loaded


def compile_module(package: Path, work: Path, source: Path, flags: tuple[str, ...]) -> None:
    """From Python to C to a binary, in a process of its own."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    os.chdir(work)  # cythonize names modules by relative paths
    extension = Extension(
        module_name(package, source), [str(source.relative_to(package.parent))],
        extra_compile_args=list(flags), extra_link_args=list(LINKING),
    )
    extensions = cythonize([extension], include_path=["."], compiler_directives=DIRECTIVES, force=True, quiet=True)
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = "lib", "temp"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
