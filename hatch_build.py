"""Build hook of the package: compiles the rules and builds the page into the wheel. The source package holds the page too,
so that installing it needs no Node.

Without a C compiler the rules go in as plain Python, and a line says so; `parlour doctor` says it again later.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent / "src")]
os.environ["PARLOUR_PURE"] = "1"  # the package that is being built has no binaries yet
for loaded in [name for name in sys.modules if name.partition(".")[0] == "parlour"]:
    del sys.modules[loaded]  # of an installed Parlour: hatchling looks at the hook that it brings for games
from parlour.build import compile as native  # noqa: E402
from web import build as page  # noqa: E402


class PackageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """A Node of our own only where the machine has none and the page has to be built."""
        return [page.NODE_PACKAGE] if page.needs_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":  # a checkout builds its page with `make page`
            page.build()
        if self.target_name == "wheel":
            self.compile_rules(version, build_data)

    def compile_rules(self, version: str, build_data: dict[str, Any]) -> None:
        package = native.Package(Path(self.root, "src", "parlour").resolve())
        missing = native.missing_compiler()
        if missing:
            self.app.display_warning(f"parlour: NOT COMPILED, the rules will run as plain Python (slower): {missing}")
            return
        target = package.folder if version == "editable" else Path(self.root, "build", "wheel", "parlour")
        native.build(package, target)
        if version != "editable":
            binaries = [native.binary_of(package, target, source) for source in package.sources]
            for path in [target / native.MANIFEST, *binaries]:
                build_data["force_include"][str(path)] = str(Path("parlour") / path.relative_to(target))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
