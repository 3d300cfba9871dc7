"""Compiles rules, evaluators and the search, and puts the binaries beside their sources.

What is compiled is found by name: in a game's folder `rules.py` with its `parts/`, `evaluator.py` and `solver/search.py`; of
Parlour itself also the core's state, turns and playouts, and the search. What those import of plain modules are constants.
Work goes on in build/native of the project; only what changed is compiled again. Without a C compiler nothing is built and one
line says so: the sources run instead.

A game of another package is compiled against the installed Parlour: its declarations for C are made anew from its sources.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour import native
from parlour.build import hints, parts

PARLOUR = Path(__file__).resolve().parents[1]
MANIFEST = "native.json"
CORE = ("core/state.py", "core/turns.py", "core/playout.py", "search/evaluator.py", "search/tree.py")
WRITTEN_IN_CYTHON = ("core/fast_batch.pyx", "core/fast_play.pyx")  # what Python's hints cannot say
OF_A_GAME = ("rules.py", "evaluator.py", "solver/search.py")
TOOLS = ("hints.py", "parts.py", "compile.py")  # of this folder: what they write, every binary is made of
STRICT = ("rules.py", "evaluator.py")  # everything in them must be compilable
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


@dataclass(frozen=True)
class Package:
    """A package to be compiled: Parlour, or one with a game of its own."""

    folder: Path

    @property
    def is_parlour(self) -> bool:
        return self.folder == PARLOUR or (self.folder / CORE[0]).exists()

    @cached_property
    def sources(self) -> list[Path]:
        """What is compiled."""
        folders = sorted(self.folder.glob("games/*")) if self.is_parlour else [self.folder]
        own = [folder / name for name in OF_A_GAME for folder in folders]
        core = [self.folder / name for name in (*CORE, *WRITTEN_IN_CYTHON)] if self.is_parlour else []
        return [path for path in (*core, *own) if path.exists()]

    @cached_property
    def base(self) -> Package | None:
        """The installed Parlour, for another package."""
        return None if self.is_parlour else Package(PARLOUR)

    @cached_property
    def declared(self) -> list[Path]:
        """Sources whose declarations are needed: the package's own, and the core's."""
        own = [path for path in self.sources if path.suffix == ".py"]
        return [*([self.base.folder / name for name in CORE] if self.base else []), *own]

    @cached_property
    def cython(self) -> list[Path]:
        """Sources that are Cython as they stand."""
        return [path for path in self.sources if path.suffix == ".pyx"]

    @cached_property
    def pxds(self) -> list[Path]:
        """C written by hand."""
        return sorted((self.base or self).folder.glob("core/*.pxd"))

    @cached_property
    def constants(self) -> list[Path]:
        """The plain modules of whole numbers that compiled ones import."""
        own = {file for source in self.declared for file in parts.files(source)}
        imported = {self.file_of(name) for file in own for name in hints.imported_modules(file.read_text(encoding="utf-8"))}
        plain = {file for file in imported if file is not None and file not in own and not file.with_suffix(".pxd").exists()}
        return sorted(file for file in plain if hints.constants_of(file.read_text(encoding="utf-8")))

    def file_of(self, module: str) -> Path | None:
        for package in (self, *([self.base] if self.base else [])):
            path = package.folder.parent.joinpath(*module.split(".")).with_suffix(".py")
            if path.is_relative_to(package.folder) and path.exists():
                return path
        return None

    def place(self, path: Path) -> Path:
        """Where a file lies in its package, beginning with the package's name."""
        package = self if path.is_relative_to(self.folder) or self.base is None else self.base
        return path.relative_to(package.folder.parent)

    def module(self, path: Path) -> str:
        return ".".join(self.place(path).with_suffix("").parts)

    def work(self, checked: bool = False) -> Path:
        return project_of(self.folder) / "build" / ("checked" if checked else "native")


def project_of(folder: Path) -> Path:
    """The project that a package belongs to: where its pyproject.toml is."""
    return next((above for above in folder.parents if (above / "pyproject.toml").exists()), folder.parent)


def clean(package: Package) -> None:
    for source in package.sources:
        for binary in source.parent.glob(f"{source.stem}.*{Path(SUFFIX).suffix}"):
            binary.unlink()
    (package.folder / MANIFEST).unlink(missing_ok=True)


def missing_compiler() -> str:
    """Empty if a trivial extension compiles; otherwise what is missing and how to get it."""
    for name in ("Cython", "setuptools"):
        if importlib.util.find_spec(name) is None:
            return f"{name} is not installed; pip install 'parlour[build]'"
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


def why_not(package: Package) -> str:
    """Empty if the package can be compiled; otherwise what is missing."""
    if package.base is not None and not native.compiled_modules():
        return "Parlour itself is not compiled here, and compiled rules need its compiled core"
    return missing_compiler()


def build(package: Package, target: Path, *, checked: bool = False) -> list[str]:
    """Compiles what is out of date into `target` (a folder shaped like the package); returns the modules compiled."""
    work = package.work(checked)
    flags = CHECKED_FLAGS if checked else FLAGS
    if is_current(package, target, flags):
        return []
    keys = prepare(package, work, flags)
    manifest = read_manifest(target).get("modules", {})
    stale = [
        path for path in package.sources
        if manifest.get(package.module(path), {}).get("key") != keys[path] or not binary_of(package, target, path).exists()
    ]
    if stale:
        compile_modules(package, work, target, stale, flags)
    modules = {
        package.module(path): {
            "key": keys[path],
            "made_of": {
                file.relative_to(package.folder).as_posix(): digest(file.read_bytes()) for file in made_of(package, path)
            },
        }
        for path in package.sources
    }
    told = {"modules": modules, "flags": list(flags), "inputs": inputs(package, flags), "core": core_of(package)}
    (target / MANIFEST).write_text(json.dumps(told, indent=1) + "\n")
    return [package.module(path) for path in stale]


def core_of(package: Package) -> str:
    """A digest of the core that binaries are made for: those of a game fit no other."""
    core = package.base or package
    shared = [path for path in core.constants if path.parent.name in ("core", "search")]
    tools = [core.folder / "build" / tool for tool in TOOLS]
    total = hashlib.sha256()
    for path in sorted({*(core.folder / name for name in CORE), *core.pxds, *shared, *tools}):
        total.update(f"{path.relative_to(core.folder).as_posix()}\0{digest(path.read_bytes())}\n".encode())
    return total.hexdigest()


def is_current(package: Package, target: Path, flags: tuple[str, ...]) -> bool:
    """Whether nothing has changed since the last build: seen without translating anything."""
    return read_manifest(target).get("inputs") == inputs(package, flags) and all(
        binary_of(package, target, path).exists() for path in package.sources
    )


def inputs(package: Package, flags: tuple[str, ...]) -> str:
    """A digest of everything that a build reads."""
    total = tools(flags)
    files = {file for source in package.declared for file in (source, *source.parent.glob("*parts/*.py"))}
    for path in sorted({*files, *package.constants, *package.pxds, *package.cython}):
        total.update(f"{package.place(path).as_posix()}\0{digest(path.read_bytes())}\n".encode())
    return total.hexdigest()


def tools(flags: tuple[str, ...]) -> hashlib._Hash:
    """What every module is made with."""
    made_with = hashlib.sha256(repr((flags, LINKING, DIRECTIVES, importlib.metadata.version("Cython"), sys.version)).encode())
    for tool in TOOLS:
        made_with.update((Path(__file__).parent / tool).read_bytes())
    return made_with


def made_of(package: Package, source: Path) -> list[Path]:
    """The files of the package whose text a binary is made of: the source, its parts, and what they use of constants and of C."""
    if source.suffix == ".pyx":
        return [source, *package.pxds]
    own = parts.files(source)
    imported = {name for file in own for name in hints.imported_modules(file.read_text(encoding="utf-8"))}
    used = [path for path in (*package.constants, *package.pxds) if package.module(path) in imported]
    return [*own, *(path for path in used if path.is_relative_to(package.folder))]


def binary_of(package: Package, target: Path, source: Path) -> Path:
    return target / source.relative_to(package.folder).with_name(source.stem + SUFFIX)


def read_manifest(target: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((target / MANIFEST).read_text())
        return found
    except (OSError, ValueError):
        return {}


def prepare(package: Package, work: Path, flags: tuple[str, ...]) -> dict[Path, str]:
    """Writes the package as Cython sees it into `work`; returns a key per module that changes with anything it is made of."""
    shared = tools(flags)
    constants: dict[str, dict[str, int]] = {}
    for path in package.constants:
        constants[package.module(path)] = hints.constants_of(path.read_text(encoding="utf-8"))
        write(work / package.place(path).with_suffix(".pxd"), hints.enum(constants[package.module(path)]))
    for path in package.pxds:
        shared.update(path.read_bytes())
        write(work / package.place(path), path.read_text(encoding="utf-8"))
    lines = {path: parts.joined(path) for path in package.declared}
    texts = {path: "".join(line.text for line in joined) for path, joined in lines.items()}
    classes = {"MoveBuffer", *(name for text in texts.values() for name in hints.open_classes(text))}
    made, declared, uses = {}, {}, {}
    for path, source in texts.items():
        imported = uses[path] = set(hints.imported_modules(source))
        visible = {name.rpartition(".")[2]: values for name, values in constants.items() if name in imported}
        pxd, text = hints.translate(
            source, shown(path), strict=path.name in STRICT and path.parent.name not in ("core", "search"),
            constants=visible, classes=classes, places=[f"{shown(line.file)}:{line.number}" for line in lines[path]],
        )
        place = work / package.place(path)
        write(place.with_suffix(".pxd"), pxd)
        write(place, text)
        if path.name == "state.py":
            shared.update(pxd.encode())
        for folder in [place.parent, *place.parent.parents]:
            if folder == work:
                break
            write(folder / "__init__.py", "")
        declared[package.module(path)] = pxd
        made[path] = repr((pxd, text, sorted(visible.items())))
    for path in package.cython:
        made[path], uses[path] = path.read_text(encoding="utf-8"), set()
        write(work / package.place(path), made[path])
    return {
        path: digest(shared.digest() + repr((own, [declared[name] for name in sorted(uses[path] & declared.keys())])).encode())
        for path, own in made.items()
    }


def shown(path: Path) -> str:
    project = project_of(path)
    return str(path.relative_to(project) if path.is_relative_to(project) else path)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def compile_modules(package: Package, work: Path, target: Path, stale: list[Path], flags: tuple[str, ...]) -> None:
    """One process for each core; the longest module begins, so that nobody waits for it at the end."""
    longest_first = sorted(stale, key=lambda path: -(work / package.place(path)).stat().st_size)
    with ProcessPoolExecutor(min(len(stale), os.cpu_count() or 1)) as pool:
        compiling = [pool.submit(compile_module, package, work, path, flags) for path in longest_first]
        for done in compiling:
            done.result()
    for path in stale:
        place = binary_of(package, target, path)
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_name(place.name + ".new")
        shutil.copyfile(work / "lib" / package.place(path).with_name(path.stem + SUFFIX), fresh)
        fresh.replace(place)  # never writes into a binary that a running program has loaded


def compile_module(package: Package, work: Path, source: Path, flags: tuple[str, ...]) -> None:
    """From Python to C to a binary, in a process of its own."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    os.chdir(work)  # cythonize names modules by relative paths
    extension = Extension(
        package.module(source), [str(package.place(source))],
        extra_compile_args=list(flags), extra_link_args=list(LINKING),
    )
    extensions = cythonize([extension], include_path=["."], compiler_directives=DIRECTIVES, force=True, quiet=True)
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = "lib", "temp"
    command.ensure_finalized()
    command.run()
