"""Rules in several files: what Python joins by inheritance is compiled as one class, as if it had been written in one file.

A source may build on `parts/`, a folder beside it: files with a class each, every one deriving from the one before and the
source's own class from the last. Where that name is taken, the folder is called after the source, as `evaluator_parts/` is. One
class is what C is fastest with, since every call inside it goes straight to its function. That is the same as inheritance only
while no part replaces what another has written, so that is refused.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from parlour.build.hints import CannotCompile


@dataclass(frozen=True)
class Line:
    text: str
    file: Path
    number: int


@dataclass
class Part:
    """One file, as far as joining it needs to know."""

    file: Path
    lines: list[str] = field(init=False)
    tree: ast.Module = field(init=False)

    def __post_init__(self) -> None:
        text = self.file.read_text(encoding="utf-8")
        self.lines, self.tree = text.splitlines(keepends=True), ast.parse(text)

    def folders(self) -> list[Path]:
        """Where its parts may lie: a part has its neighbours, a source a folder beside it."""
        here = self.file.parent
        if here.name.endswith("parts"):
            return [here]
        return [here / "parts", here / f"{self.file.stem}_parts"]

    def below(self, node: ast.stmt) -> Path | None:
        """The part that a statement imports from, if it does."""
        if not isinstance(node, ast.ImportFrom) or not node.module:
            return None
        package, _, name = node.module.rpartition(".")
        for folder in self.folders():
            if package.endswith(f".{folder.parent.name}.{folder.name}"):
                return folder / f"{name}.py"
        return None

    def klass(self) -> ast.ClassDef:
        """The class that is joined: the last. Those before it are helpers, which derive from nothing."""
        classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        if not classes or len(classes[-1].bases) > 1 or any(helper.bases for helper in classes[:-1]):
            raise CannotCompile(f"{self.file.name}: of a part's classes only the last derives from another, the part before")
        return classes[-1]

    def own_statements(self) -> list[ast.stmt]:
        """What goes into the joined file beside the class: imports of other modules, hints, tables, functions, helper classes."""
        return [
            node for node in self.tree.body
            if not opens(node) and node is not self.klass() and self.below(node) is None
        ]

    def cut(self, first: int, last: int) -> list[Line]:
        return [Line(self.lines[number - 1], self.file, number) for number in range(first, last + 1)]

    def statement(self, node: ast.stmt) -> list[Line]:
        return self.cut(node.lineno, node.end_lineno or node.lineno)


def files(source: Path) -> list[Path]:
    """The parts that a source is built on, the lowest first, and the source itself."""
    found: list[Path] = []

    def add(part: Part) -> None:
        for node in part.tree.body:
            below = part.below(node)
            if below is not None and below not in found:
                add(Part(below))
        found.append(part.file)

    add(Part(source))
    return found


def joined(source: Path) -> list[Line]:
    """The lines of a source with those of its parts, as one file."""
    parts = [Part(file) for file in files(source)]
    whole = parts[-1]
    if len(parts) == 1:
        return whole.cut(1, len(whole.lines))
    for part, above in pairwise(parts):
        if [ast.unparse(base) for base in above.klass().bases] != [part.klass().name]:
            raise CannotCompile(
                f"{above.file.name}: {above.klass().name} has to derive from {part.klass().name}, the part before"
            )
    head = [line for node in whole.tree.body if opens(node) for line in whole.statement(node)]
    named_once(parts, lambda part: part.own_statements())
    body = [line for part in parts for node in part.own_statements() for line in part.statement(node)]
    bases = "".join(f"({ast.unparse(base)})" for base in parts[0].klass().bases)
    title = Line(f"class {whole.klass().name}{bases}:\n", whole.file, whole.klass().lineno)
    return [*head, *body, title, *members(parts)]


def members(parts: list[Part]) -> Iterator[Line]:
    """What is inside the classes. A method without a body is a declaration of one that a part above writes; it is left out."""
    written = named_once(parts, lambda part: [node for node in part.klass().body if not is_declaration(node)])
    for part in parts:
        for node in part.klass().body:
            if not is_declaration(node):
                yield from part.statement(node)
            elif not set(stored(node)) <= written:
                raise CannotCompile(
                    f"{part.file.name}:{node.lineno}: {', '.join(stored(node))} is declared, and written in no part"
                )


def named_once(parts: list[Part], statements: Callable[[Part], list[ast.stmt]]) -> set[str]:
    """The names that statements of the parts give a meaning, each in one part only."""
    first: dict[str, Part] = {}
    for part in parts:
        for name in (name for node in statements(part) for name in stored(node)):
            if name in first:
                raise CannotCompile(
                    f"{part.file.name}: {name} is in {first[name].file.name} too; compiled, one would silently win"
                )
            first[name] = part
    return set(first)


def opens(node: ast.stmt) -> bool:
    """What has to be at the top of a file."""
    return isinstance(node, ast.Expr) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")


def stored(node: ast.stmt) -> Iterator[str]:
    """The names that a statement gives a meaning; imports may be repeated."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            yield ast.unparse(target)


def is_declaration(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and all(
        isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) for line in node.body
    )
