"""Build hook of the package: compiles the rules into the wheel if there is a C compiler, and says so if there is none."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        sys.path.insert(0, self.root)
        from native import build

        package = Path(self.root, "src", "parlour")
        missing = build.missing_compiler()
        if missing:
            self.app.display_warning(f"parlour: NOT COMPILED, the rules will run as plain Python (slower): {missing}")
            return
        editable = version == "editable"
        target = package if editable else Path(self.root, "build", "wheel", "parlour")
        build.build(package, target)
        if not editable:
            for path in [target / build.MANIFEST, *(build.binary_of(package, target, s) for s in build.sources(package))]:
                build_data["force_include"][str(path)] = str(Path("parlour") / path.relative_to(target))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
