"""From type hints to C: reads a plain Python module and writes what Cython needs to compile that very file.

`translate(source)` gives two texts: the `.pxd` with a C type for every field, argument and local, and the source with
the few methods added that Python needs to look into a compiled state (`fields`, `copy`, arrays as lists). Whatever would run
compiled but *differently* is refused with the line and the remedy; docs/compiling.md explains each refusal.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

SCALARS = {"int": "long long", "bool": "bint", "float": "double", "U64": "unsigned long long", "None": "void"}
ELEMENTS = {
    "uint8": "unsigned char", "int8": "signed char", "uint16": "unsigned short", "int16": "short",
    "uint32": "unsigned int", "int32": "int", "int64": "long long", "double": "double",
}
SHADOWS = {  # how cython.locals spells the same types
    "long long": "longlong", "bint": "bint", "double": "double", "unsigned long long": "ulonglong",
    "unsigned char": "uchar", "signed char": "schar", "unsigned short": "ushort", "short": "short",
    "unsigned int": "uint", "int": "int",
}
NATIVE_MODULES = (
    "bits",
    "chance",
    "memory",
    "playout",
    "python_games",
    "reals",
    "turns",
)  # of the core: C functions behind the name
WORDS_WRAP = "64 random bits wrap round in C; use chance.index, chance.step and chance.fork"
LARGEST_LITERAL = 2**31 - 1
# Classes that others derive from, with the methods that those write: compiled code calls them through a table of methods, so
# they stay open in the base class.
BASES = {
    "State": (
        "raw_find_moves", "raw_find_outcomes", "raw_pick_outcome", "raw_push", "raw_score", "raw_hide", "raw_fill",
        "raw_is_blind",
    ),
    "Evaluator": ("evaluate",),
}
# What only Python needs is spelled so, and means this in C: a hint to the type checker, and a block without Python's lock.
SPELLINGS = {"cast(": "cython.cast(", "with nogil():": "with cython.nogil:"}
# Of the core: meant for Python callers, who want errors raised, although the hints are all ints.
PYTHON_SIDE = ("draw", "push", "raise_pending")
# Fields that core/state.py gives to every state; a compiled game lists them among its own.
BASE_FIELDS = ("seats", "actor", "asked", "round", "pile", "viewer")
# Modules whose functions plain games call too: Python gets them with a check in front (core/python_games.py).
GUARDED_MODULES = ("turns.py",)
# Modules whose functions are for compiled code alone.
HIDDEN_MODULES = ("state.py", "playout.py")


class CannotCompile(Exception):
    """The module holds something that would not mean the same when compiled."""


@dataclass(frozen=True)
class CType:
    name: str
    length: int = 0  # 0: a scalar, or an array that grows
    grows: bool = False

    def declare(self, name: str) -> str:
        if self.grows:
            return f"{self.name} *{name}"
        return f"{self.name}[{self.length}] {name}" if self.length else f"{self.name} {name}"

    def shadow(self) -> str:
        spelled = f"cython.{SHADOWS[self.name]}" if self.name in SHADOWS else self.name
        return f"{spelled}[{self.length}]" if self.length else spelled


@dataclass(frozen=True)
class Signature:
    result: CType
    arguments: tuple[tuple[str, CType], ...]


@dataclass
class Module:
    """What the generator knows while it walks one source file."""

    path: str
    strict: bool  # a game's rules: everything in it must be compilable
    constants: Mapping[str, Mapping[str, int]]  # of imported constant modules: {"names": {"KING": 12}}
    classes: set[str]  # compiled classes that may be arguments
    aliases: dict[str, ast.expr] = field(default_factory=dict)
    own: dict[str, int] = field(default_factory=dict)
    floats: set[str] = field(default_factory=lambda: {"raw_score"})  # functions, methods and fields known to be floats
    arrays: dict[str, CType] = field(default_factory=dict)  # of the module and of its classes, by name
    places: Sequence[str] = ()  # where each line was written, if not in this file

    def refuse(self, node: ast.AST, what: str) -> CannotCompile:
        line = getattr(node, "lineno", 0)
        return CannotCompile(f"{self.places[line - 1] if self.places else f'{self.path}:{line}'}: {what}")


def constants_of(source: str) -> dict[str, int]:
    """The int constants of a module such as constants.py, in order."""
    found: dict[str, int] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            try:
                value = eval(compile(ast.Expression(node.value), "", "eval"), {"__builtins__": {}}, dict(found))
            except (NameError, TypeError, SyntaxError, AttributeError):
                value = None  # a table or a text: Python's business
            if type(value) is int and abs(value) <= LARGEST_LITERAL:
                found[node.targets[0].id] = value
    return found


def enum(constants: Mapping[str, int]) -> str:
    """The .pxd that lets compiled code use the constants of a plain module."""
    return "cdef enum:\n" + "".join(f"    {name} = {value}\n" for name, value in constants.items())


def translate(
    source: str, path: str, *, strict: bool, constants: Mapping[str, Mapping[str, int]], classes: set[str],
    places: Sequence[str] = (),
) -> tuple[str, str]:
    """(.pxd, source to compile) of a module."""
    module = Module(path, strict, constants, set(classes), places=places)
    tree = ast.parse(source)
    module.classes |= {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    head, body, extra, guards = ["cimport cython"], [], {}, []
    for fn in ast.walk(tree):
        if isinstance(fn, ast.FunctionDef) and isinstance(fn.returns, ast.Name) and fn.returns.id == "float":
            module.floats.add(fn.name)
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and is_annotated(node.value):
            module.aliases[node.targets[0].id] = node.value
    for hint in ast.walk(tree):
        if isinstance(hint, ast.AnnAssign) and isinstance(hint.target, ast.Name):
            ctype = ctype_of(module, hint.annotation)
            if ctype is not None and (ctype.length or ctype.grows):
                module.arrays[hint.target.id] = ctype
    for owner in tree.body:
        for part in owner.body if isinstance(owner, ast.ClassDef) else ():
            if isinstance(part, ast.AnnAssign) and ctype_of(module, part.annotation) == CType("double"):
                module.floats.add(ast.unparse(part.target))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            head += cimports(module, node)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if isinstance(node.value, ast.Constant) and type(node.value.value) is int:
                raise module.refuse(node, f"{name}: Python could not see it once compiled; put it into constants.py")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            ctype = ctype_of(module, node.annotation)
            if ctype is None and not strict:
                continue  # a Python object
            if ctype is None:
                raise module.refuse(node, f"the hint of {node.target.id} has no C type")
            body.append(f"cdef {ctype.declare(node.target.id)}")
        elif isinstance(node, ast.FunctionDef):
            hidden = path.endswith(HIDDEN_MODULES)
            made = function(module, node, method=False, keyword="cdef" if hidden else "cpdef")
            body += made
            if made and path.endswith(GUARDED_MODULES):
                guards.append(node.name)
        elif isinstance(node, ast.ClassDef):
            lines, methods = klass(module, node)
            body += lines
            if methods:
                extra[node.end_lineno] = methods
    if extra:
        head.append("from parlour.core cimport memory")  # for the copy() that is added
    if guards:
        source += "\nfrom parlour.core.python_games import guarded\n" + "".join(
            f"globals()[{n!r}] = guarded({n})\n" for n in guards
        )
    return "\n".join([*dict.fromkeys(head), "", *body]) + "\n", respell(grow(source, extra))


def respell(source: str) -> str:
    """The source with what only Python needs written as Cython understands it; lines keep their numbers."""
    head, mark, rest = source.partition("from __future__ import annotations\n")
    for python, c in SPELLINGS.items():
        rest = re.sub(rf"(?<![\w.]){re.escape(python)}", c, rest)
    return f"{head}{mark.rstrip()}; import cython\n{rest}" if mark and "cython." in rest else source


def grow(source: str, extra: Mapping[int | None, str]) -> str:
    """The source with methods added at the end of classes; the lines before them keep their numbers."""
    lines = source.splitlines(keepends=True)
    for end in sorted((e for e in extra if e is not None), reverse=True):
        lines.insert(end, extra[end])
    return "".join(lines)


def cimports(module: Module, node: ast.ImportFrom) -> list[str]:
    core = node.module == "parlour.core"
    names = [alias.name for alias in node.names]
    native = [n for n in names if n in module.classes or n in module.constants or (core and n in NATIVE_MODULES)]
    return [f"from {node.module} cimport {', '.join(native)}"] if native else []


def klass(module: Module, node: ast.ClassDef) -> tuple[list[str], str]:
    bases = [b.id for b in node.bases if isinstance(b, ast.Name)]
    leaf = any(base in BASES for base in bases)
    final = node.name not in BASES
    lines = ["", *(["@cython.final"] if final else []), f"cdef class {node.name}{'(' + bases[0] + ')' if leaf else ''}:"]
    fields: dict[str, CType] = {}
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            ctype = ctype_of(module, part.annotation)
            if ctype is None or part.value is not None:
                raise module.refuse(part, f"field {part.target.id}: only a hint with a C type, and no value")
            fields[part.target.id] = ctype
            seen = "readonly" if "State" in bases or node.name == "MoveBuffer" else "public"
            lines.append(f"    cdef {'' if ctype.length or ctype.grows else f'{seen} '}{ctype.declare(part.target.id)}")
        elif isinstance(part, ast.FunctionDef):
            hook = not final and part.name in BASES[node.name]
            made = function(module, part, method=True, keyword="cdef" if hook else "cpdef")
            if made and not final and not hook:
                raise module.refuse(part, f"{part.name}: a method of the base that games do not write belongs into turns.py")
            lines += ["    " + line for line in made]
        elif not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)):  # a docstring
            raise module.refuse(part, "a class holds hinted fields and methods, nothing else")
    if len(lines) == 2 + final:
        lines.append("    pass")
    if node.name == "State":
        return lines, layout(fields) + "".join(f"memory.guard(State, {n!r})\n" for n in fields)
    if node.name in BASES:
        return lines, layout(fields)
    if "State" in bases:
        unchecked = [part.name for part in node.body if isinstance(part, ast.FunctionDef) and part.name in BASES["State"]]
        return lines, peek(node.name, fields) + "".join(f"memory.conceal({node.name}, {n!r})\n" for n in unchecked)
    return lines, ""


def layout(fields: Mapping[str, CType]) -> str:
    """What core/memory.py reads of a class's hints, noted for compiled classes, which have none."""
    kinds = {ctype: kind for kind, ctype in ELEMENTS.items()}
    noted = {n: (kinds.get(ctype.name, "int64"), ctype.length) for n, ctype in fields.items()}
    return f"\n    _layout = {noted!r}\n"


def peek(name: str, fields: Mapping[str, CType]) -> str:
    """Methods that show a compiled state's fields to Python, a copy that skips Python's constructor, and where in its memory each
    field lies, for core/fast_batch.pyx."""
    out = [layout(fields), "    def fields(self):"]
    out += ['        """Every field by name: what equality, hashing and pickling go by."""', "        return {"]
    out += [f"            {n!r}: self.{n}," for n in BASE_FIELDS]
    for n, ctype in fields.items():
        out.append(f"            {n!r}: " + (f"[self.{n}[i] for i in range({ctype.length})]," if ctype.length else f"self.{n},"))
    out += ["        }", "", "    def _set(self, fields):"]
    for n, length in {**dict.fromkeys(BASE_FIELDS, 0), **{n: ctype.length for n, ctype in fields.items()}}.items():
        out.append(f"        if {n!r} in fields:")
        if length:
            out += [f"            for i in range({length}):", f"                self.{n}[i] = fields[{n!r}][i]"]
        else:
            out.append(f"            self.{n} = fields[{n!r}]")
    out += ["", "    def copy(self):", '        """Another state that is equal to this one and changes without it."""']
    out += [f"        twin = {name}.__new__({name})", "        memory.copy(twin, self)", "        return twin"]
    out += ["", "    def _offsets(self):"]
    out += ["        here = cython.cast(cython.Py_ssize_t, cython.cast(cython.p_void, self))", "        return {"]
    for n in (*BASE_FIELDS, *fields):
        first = f"self.{n}[0]" if n in fields and fields[n].length else f"self.{n}"
        out.append(f"            {n!r}: cython.cast(cython.Py_ssize_t, cython.address({first})) - here,")
    out.append("        }")
    arrays = {n: ctype.length for n, ctype in fields.items() if ctype.length}
    for n, length in arrays.items():
        out += ["", f"    def show_{n}(self):", f"        return [self.{n}[i] for i in range({length})]"]
    out += ["", *(f"memory.show({name}, {n!r})" for n in arrays)]
    return "\n".join(out) + "\n"


def function(module: Module, fn: ast.FunctionDef, *, method: bool, keyword: str) -> list[str]:
    signature = signature_of(module, fn, method)
    if signature and signature.result.name in (*module.classes, "object"):
        # It gives out an object, so it holds Python's lock and may use Python; only its arguments are C's.
        arguments = ", ".join(t.declare(n) for n, t in signature.arguments)
        return [] if method or module.strict else [f"cdef {signature.result.name} {fn.name}({arguments})"]
    if signature is None:
        if module.strict and fn.name != "__init__":
            raise module.refuse(fn, f"{fn.name}: arguments and result need hints (int, bool, float, U64, a state), no defaults")
        return []  # stays a Python function
    typed, plain = locals_of(module, fn, signature)
    Check(module, fn, signature, typed).run()
    hints = [f"{n}={t.shadow()}" for n, t in typed.items()] + [f"{n}=cython.longlong" for n in plain]
    arguments = ", ".join((["self"] if method else []) + [t.declare(n) for n, t in signature.arguments])
    lines = [f"@cython.locals({', '.join(hints)})"] if hints else []
    return [*lines, f"{keyword} {signature.result.name} {fn.name}({arguments}) noexcept nogil"]


def signature_of(module: Module, fn: ast.FunctionDef, method: bool) -> Signature | None:
    if fn.decorator_list or fn.name.startswith("__") or fn.returns is None or fn.name in PYTHON_SIDE:
        return None
    rest = fn.args
    if rest.vararg or rest.kwarg or rest.kwonlyargs or rest.posonlyargs or rest.defaults:
        return None
    result = CType("object") if ast.unparse(fn.returns).startswith(("Any", "list[")) else ctype_of(module, fn.returns)
    arguments = []
    for argument in rest.args[method:]:
        ctype = ctype_of(module, argument.annotation) if argument.annotation else None
        if ctype is None or ctype.length:
            return None
        arguments.append((argument.arg, ctype))
    return Signature(result, tuple(arguments)) if result and not result.length else None


def is_annotated(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Annotated"


def ctype_of(module: Module, node: ast.expr) -> CType | None:
    """The C type of a hint, or None for one that stays Python's."""
    if isinstance(node, ast.Constant) and node.value is None:
        return CType("void")
    if isinstance(node, ast.Name):
        if node.id in module.aliases:
            return ctype_of(module, module.aliases[node.id])
        if node.id in module.classes:
            return CType(node.id)
        return CType(SCALARS[node.id]) if node.id in SCALARS else None
    if is_annotated(node):
        assert isinstance(node, ast.Subscript)
        assert isinstance(node.slice, ast.Tuple)
        parts = node.slice.elts
        if len(parts) == 3 and isinstance(parts[1], ast.Constant) and parts[1].value in ELEMENTS:
            if isinstance(parts[2], ast.Constant) and parts[2].value == "grows":
                return CType(ELEMENTS[parts[1].value], grows=True)
            return CType(ELEMENTS[parts[1].value], length_of(module, parts[2]))
        raise module.refuse(node, f"an array is Annotated[list[int], KIND, LENGTH] with KIND one of {', '.join(ELEMENTS)}")
    return None


def length_of(module: Module, node: ast.expr) -> int:
    class Names:
        def __init__(self, values: Mapping[str, int]) -> None:
            vars(self).update(values)

    known = {name: Names(values) for name, values in module.constants.items()}
    try:
        length = eval(compile(ast.Expression(node), "", "eval"), {"__builtins__": {}}, known)
    except Exception as error:
        raise module.refuse(node, f"the length {ast.unparse(node)} is not known when compiling ({error})") from None
    if type(length) is not int or length < 1:
        raise module.refuse(node, f"the length {ast.unparse(node)} is {length!r}, not a whole number above 0")
    return length


def locals_of(module: Module, fn: ast.FunctionDef, signature: Signature) -> tuple[dict[str, CType], list[str]]:
    """Locals with a hint, and those that become 64-bit ints because they have none."""
    typed: dict[str, CType] = {}
    stored: dict[str, None] = {}
    for node in ast.walk(fn):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            ctype = ctype_of(module, node.annotation)
            if ctype is None:
                raise module.refuse(node, f"local {node.target.id}: the hint has no C type")
            typed[node.target.id] = ctype
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stored[node.id] = None
    given = {name for name, _ in signature.arguments}
    return typed, [n for n in stored if n not in typed and n not in given]


class Check(ast.NodeVisitor):
    """Refuses, in one compiled function, what C would do differently from Python without a word."""

    PYTHONIC = (
        ast.Raise, ast.Assert, ast.Try, ast.With, ast.Lambda, ast.Yield, ast.Await, ast.Global, ast.Nonlocal, ast.Delete,
        ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Dict, ast.Set, ast.JoinedStr, ast.Starred, ast.Match,
        ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Slice, ast.NamedExpr,
    )

    def __init__(self, module: Module, fn: ast.FunctionDef, signature: Signature, typed: Mapping[str, CType]) -> None:
        self.module, self.fn = module, fn
        self.types = {**dict(signature.arguments), **typed}
        self.result = signature.result

    def run(self) -> None:
        for statement in self.fn.body:
            self.visit(statement)

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, self.PYTHONIC):
            what = type(node).__name__.lower()
            raise self.module.refuse(node, f"{what} has no place in a compiled function: C cannot do it, or would ignore it")
        super().visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int and abs(node.value) > LARGEST_LITERAL:
            raise self.module.refuse(node, f"{node.value} does not fit a C int; build it with bits.bit() or a hinted table")

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Pow):
            raise self.module.refuse(node, "** is not the same in C; multiply, or use a table")
        if isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            raise self.module.refuse(node, f"{ast.unparse(node)}: a literal is a C int of 32 bits; write bits.bit(i)")
        if isinstance(node.op, ast.LShift) and self.element(node.left) not in ("", "long long"):
            raise self.module.refuse(node, f"{ast.unparse(node)}: an element is a C int of 32 bits; put it into a local")
        if self.is_word(node.left) or self.is_word(node.right):
            raise self.module.refuse(node, f"{ast.unparse(node)}: {WORDS_WRAP}")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if self.is_word(node.operand):
            raise self.module.refuse(node, f"{ast.unparse(node)}: {WORDS_WRAP}")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        index = node.slice
        if isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub):
            raise self.module.refuse(node, f"{ast.unparse(node)}: C arrays do not count from the end")
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        call = node.iter
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"):
            raise self.module.refuse(node, "a compiled loop runs over range(...)")
        if node.orelse:
            raise self.module.refuse(node, "for … else is easily misread; set a flag instead")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring is fine
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.stored(node, target.id, node.value)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.stored(node, node.target.id, node.value)
            if self.is_word(node.target):
                raise self.module.refuse(node, WORDS_WRAP)
        if isinstance(node.op, ast.Pow):
            raise self.module.refuse(node, "** is not the same in C; multiply, or use a table")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and isinstance(node.target, ast.Name):
            self.stored(node, node.target.id, node.value)
            self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None:
            if self.result.name != "double" and self.is_float(node.value):
                raise self.module.refuse(node, f"{self.fn.name} returns a float: C would cut it; say -> float")
            self.visit(node.value)

    def stored(self, node: ast.AST, name: str, value: ast.expr) -> None:
        ctype = self.types.get(name, CType("long long"))
        if ctype.name != "double" and self.is_float(value):
            raise self.module.refuse(node, f"{name} gets a float: C would cut it; write {name}: float")
        if ctype.name != "unsigned long long" and self.is_word(value):
            raise self.module.refuse(node, f"{name} gets 64 random bits: hint it as {name}: U64")

    def is_word(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name):
            return self.types.get(node.id) == CType("unsigned long long")
        return isinstance(node, ast.Call) and ast.unparse(node.func) in ("chance.step", "chance.fork")

    def is_float(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Constant):
            return isinstance(node.value, float)
        if isinstance(node, ast.Name):
            return self.types.get(node.id, CType("")).name == "double"
        if isinstance(node, ast.BinOp):
            return isinstance(node.op, ast.Div) or self.is_float(node.left) or self.is_float(node.right)
        if isinstance(node, ast.UnaryOp):
            return self.is_float(node.operand)
        if isinstance(node, ast.IfExp):
            return self.is_float(node.body) or self.is_float(node.orelse)
        if isinstance(node, ast.BoolOp):
            return any(self.is_float(v) for v in node.values)
        if isinstance(node, ast.Subscript):
            return self.element(node) == "double"
        if isinstance(node, ast.Attribute):
            return node.attr in self.module.floats
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            return called in self.module.floats or called == "float"
        return False

    def element(self, node: ast.expr) -> str:
        """The C type of an element of a known array, or nothing."""
        if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Name | ast.Attribute):
            return ""
        name = node.value.id if isinstance(node.value, ast.Name) else node.value.attr
        return self.types.get(name, self.module.arrays.get(name, CType(""))).name


def open_classes(source: str) -> list[str]:
    """The classes of a module that are bases or derive from one: compiled, so that they may be arguments elsewhere."""
    found = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return [
        node.name for node in found
        if node.name in BASES or any(isinstance(base, ast.Name) and base.id in BASES for base in node.bases)
    ]


def imported_modules(source: str) -> Iterator[str]:
    """Full names of the modules that a source imports from, and of submodules it imports."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            for alias in node.names:
                yield f"{node.module}.{alias.name}"
