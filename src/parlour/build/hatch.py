"""The build hook for packages with a game: `[tool.hatch.build.hooks.parlour]` in their pyproject.toml compiles the rules into
the wheel, or in place if the package is installed to be edited.

Without a C compiler, or if Parlour itself is not compiled here, the game goes in as plain Python, and a line says so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from parlour.build import compile as native
from parlour.build.compile import Package


class GameHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "parlour"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        for package in self.packages():
            missing = native.why_not(package)
            if missing:
                self.app.display_warning(f"{package.folder.name}: NOT COMPILED, the rules will run as plain Python: {missing}")
            else:
                self.compile(package, version, build_data)

    def packages(self) -> list[Package]:
        """The packages of the wheel that have something to compile."""
        folders = [Path(self.root, folder).resolve() for folder in self.build_config.packages]
        return [package for package in map(Package, folders) if package.sources]

    def compile(self, package: Package, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            native.build(package, package.folder)
            return
        name = package.folder.name
        target = Path(self.root, "build", "wheel", name)
        native.build(package, target)
        for path in [target / native.MANIFEST, *(native.binary_of(package, target, source) for source in package.sources)]:
            build_data["force_include"][str(path)] = str(Path(name) / path.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


@hookimpl
def hatch_register_build_hook() -> type[GameHook]:
    return GameHook
