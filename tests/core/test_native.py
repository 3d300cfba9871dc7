"""Which build is in use, and that a stale one is noticed."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import native as build

ROOT = Path(__file__).parents[2]


def run(program: str, source: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    everything = {**os.environ, "PYTHONPATH": str(source), **environment}
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=everything, cwd=source)


def test_no_binary_here_is_older_than_its_source() -> None:
    assert build.stale_modules() == []


def test_where_there_is_a_compiler_the_rules_are_compiled() -> None:
    from parlour.build.compile import missing_compiler

    if os.environ.get("PARLOUR_PURE"):
        pytest.skip("PARLOUR_PURE asks for the sources")
    assert build.in_use() == ("uncompiled" if missing_compiler() else "compiled")


def test_what_has_not_changed_is_not_even_translated_again(monkeypatch: pytest.MonkeyPatch) -> None:
    import parlour.build.compile as compiling

    if build.in_use() != "compiled":
        pytest.skip("nothing is compiled here")
    monkeypatch.setattr(compiling, "prepare", lambda *_: pytest.fail("everything was up to date"))
    assert compiling.build(compiling.Package(compiling.PARLOUR), compiling.PARLOUR) == []


def test_what_a_build_reads_is_noticed_when_it_is_edited(tmp_path: Path) -> None:
    from parlour.build.compile import FLAGS, Package, inputs

    package = tmp_path / "parlour"
    shutil.copytree(ROOT / "src" / "parlour", package, ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    before = inputs(Package(package), FLAGS)
    for file in ("games/ard_ri/rules.py", "games/jackal/constants.py", "games/jack_rabbits/parts/turn.py", "core/bits.pxd"):
        whole = (package / file).read_text()
        (package / file).write_text(whole + "\n")
        assert inputs(Package(package), FLAGS) != before, file
        (package / file).write_text(whole)
    assert inputs(Package(package), FLAGS) == before != inputs(Package(package), (*FLAGS, "-O1"))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep their symbols elsewhere")
def test_binaries_carry_no_debug_symbols() -> None:
    for binary in (ROOT / "src" / "parlour").glob("**/*.so"):
        assert b".debug_info" not in binary.read_bytes(), binary


def test_whatever_a_binary_is_made_of_is_noticed_when_it_is_edited(tmp_path: Path) -> None:
    if build.in_use() != "compiled":
        pytest.skip("nothing is compiled here")
    shutil.copytree(ROOT / "src" / "parlour", tmp_path / "parlour")
    told = run("import parlour; print(parlour.native.in_use())", tmp_path)
    assert told.stdout.strip() == "compiled" and "edited" not in told.stderr
    for file, module in (
        ("games/ard_ri/rules.py", "parlour.games.ard_ri.rules"),
        ("games/ard_ri/constants.py", "parlour.games.ard_ri.rules"),
        ("games/jack_rabbits/parts/turn.py", "parlour.games.jack_rabbits.rules"),
        ("core/bits.pxd", "parlour.games.jackal.rules"),
    ):
        source = tmp_path / "parlour" / file
        before = source.read_text()
        source.write_text(before + "\n# edited\n")
        told = run("import parlour", tmp_path)
        assert module in told.stderr and "make build" in told.stderr
        source.write_text(before)


def test_parlour_pure_runs_the_sources_even_beside_binaries() -> None:
    program = (
        "import parlour, parlour.core.state as s, json\n"
        "from parlour.games.ard_ri import rules\n"
        "print(json.dumps([parlour.native.in_use(), s.__file__, rules.__file__]))"
    )
    used, *files = json.loads(run(program, ROOT / "src", PARLOUR_PURE="1").stdout)
    assert used == "pure" and all(file.endswith(".py") for file in files)


def test_a_compiler_that_cannot_compile_is_told_apart_from_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from parlour.build.compile import missing_compiler

    monkeypatch.setenv("CC", str(tmp_path / "nothing-here"))
    assert "no C compiler" in missing_compiler()
    broken = tmp_path / "broken-cc"
    broken.write_text("#!/bin/sh\necho out of order >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("CC", str(broken))
    assert "out of order" in missing_compiler()
