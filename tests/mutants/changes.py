"""Small wrong changes of a module: what a slip of the keyboard would make of its source.

``mutants_of`` lists them; a ``Mutator`` compiles the module with one of them
made. Texts of errors, docstrings, types and assertions are left as they are.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from types import CodeType

#: Both ways: each comparison, and what stands in its place.
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
#: Questions about a type: with their arguments swapped they only raise.
TYPE_QUESTIONS = {"isinstance", "issubclass", "getattr", "hasattr", "setattr", "cast"}
#: Calls whose arguments have no order.
UNORDERED = {"min", "max"}


@dataclass(frozen=True)
class Mutant:
    """One change: in which function, on which line, what of it becomes what.

    ``number`` tells equal changes of equal lines of a function apart; ``outside`` says that it is
    not in the body of a function, so that it works while the module is loaded. ``names`` are those
    that the statement binds around it, ``span`` the lines of the statement, or of its head.
    """

    module: str
    function: str
    text: str
    change: str
    number: int
    line: int = field(compare=False)
    index: int = field(compare=False)
    outside: bool = field(compare=False)
    names: tuple[str, ...] = field(compare=False)
    span: tuple[int, int] = field(compare=False)

    @property
    def key(self) -> str:
        """Its key in a file of results, wherever its line has moved."""
        parts = (self.module, self.function, self.text, self.change, str(self.number))
        return blake2b("\0".join(parts).encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class _Around:
    function: str = ""
    inside: bool = False
    names: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


@dataclass
class _Place:
    """Where a node hangs, and what is to hang there."""

    owner: ast.AST
    name: str
    index: int | None
    new: ast.AST
    old: ast.AST
    around: _Around

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.owner, self.name, node)
        else:
            getattr(self.owner, self.name)[self.index] = node


def _line(node: ast.AST) -> int:
    return int(getattr(node, "lineno", 0))


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 60 else text[:57] + "…"


def mutants_of(module: str, source: str) -> list[Mutant]:
    """Return every mutant of a module; ``module`` is its path from the project's folder."""
    lines = source.splitlines()
    seen: Counter[tuple[str, str, str]] = Counter()
    mutants = []
    for index, place in enumerate(_places(ast.parse(source))):
        line = _line(place.old)
        text = lines[line - 1].strip()
        change = f"{_short(place.old)} → {_short(place.new)}"
        here = place.around
        known = (here.function, text, change)
        names = () if here.inside else here.names
        mutants.append(
            Mutant(module, *known, seen[known], line, index, not here.inside, names, here.span)
        )
        seen[known] += 1
    return mutants


class Mutator:
    """The tree of a module, in which one change at a time can be made."""

    def __init__(self, source: str) -> None:
        self._tree = ast.parse(source)
        self._places = list(_places(self._tree))

    def compiled(self, mutant: Mutant, filename: str) -> CodeType:
        """Return the code of the module with this change in it."""
        with self._mutated(mutant):
            return compile(self._tree, filename, "exec", dont_inherit=True)

    @contextmanager
    def _mutated(self, mutant: Mutant) -> Iterator[None]:
        place = self._places[mutant.index]
        ast.copy_location(place.new, place.old)
        ast.fix_missing_locations(place.new)
        place.put(place.new)
        try:
            yield
        finally:
            place.put(place.old)


def _places(tree: ast.Module) -> Iterator[_Place]:
    yield from _walk(tree, _Around())


def _walk(owner: ast.AST, around: _Around) -> Iterator[_Place]:
    for name, value in ast.iter_fields(owner):
        nodes = value if isinstance(value, list) else [value]
        for index, node in enumerate(nodes):
            if not isinstance(node, ast.AST) or _left_alone(owner, name, index, node):
                continue
            here = _inside(around, owner, name, node)
            for new in _changes(node, owner, name):
                at = index if isinstance(value, list) else None
                yield _Place(owner, name, at, new, node, here)
            yield from _walk(node, here)


def _inside(around: _Around, owner: ast.AST, name: str, node: ast.AST) -> _Around:
    if isinstance(owner, ast.FunctionDef) and name == "body":
        around = replace(around, inside=True)
    if isinstance(node, ast.stmt):
        around = replace(around, span=_span(node))
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        dotted = f"{around.function}.{node.name}".lstrip(".")
        return replace(around, function=dotted, names=around.names or (node.name,))
    if not around.inside and not around.names:
        return replace(around, names=tuple(_bound(node)))
    return around


def _span(statement: ast.stmt) -> tuple[int, int]:
    """Return the first and the last line of a statement; of one that holds others, of its head."""
    body = getattr(statement, "body", None)
    if body:
        return statement.lineno, max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, statement.end_lineno or statement.lineno


def _bound(node: ast.AST) -> Iterator[str]:
    targets: Sequence[ast.AST] = ()
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign | ast.AugAssign):
        targets = [node.target]
    for target in targets:
        for part in ast.walk(target):
            if isinstance(part, ast.Name):
                yield part.id


def _left_alone(owner: ast.AST, name: str, index: int, node: ast.AST) -> bool:
    """Whether nothing in ``node`` is changed: it is a type, a docstring, an error's words."""
    # It asserts that two lists are as long.
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return True
    if name in ("annotation", "returns", "decorator_list", "bases", "keywords", "type_params"):
        return not isinstance(owner, ast.Call)
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return True
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return True
    if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
        return True
    if isinstance(owner, ast.Raise):
        return True
    # ``Alias = int | str`` is a type.
    if isinstance(owner, ast.Assign) and isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr) and _is_type(node)
    if isinstance(owner, ast.Call) and index == 1 and _callee(owner) in TYPE_QUESTIONS:
        return True
    return _is_text(node)


def _is_type(node: ast.AST) -> bool:
    names = [part.id for part in ast.walk(node) if isinstance(part, ast.Name)]
    return all(name[:1].isupper() and not name.isupper() for name in names)


def _is_text(node: ast.AST) -> bool:
    value = node.value if isinstance(node, ast.Expr) else node
    return isinstance(value, ast.Constant) and (
        isinstance(value.value, str | bytes) or value.value in (None, ...)
    )


def _callee(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _changes(node: ast.AST, owner: ast.AST, name: str) -> Iterator[ast.AST]:
    if isinstance(node, ast.stmt):
        yield from _statement(node)
    elif isinstance(node, ast.expr):
        yield from _expression(node)
        if name == "test" or (name == "ifs" and isinstance(owner, ast.comprehension)):
            yield from _negated(node)


def _statement(node: ast.stmt) -> Iterator[ast.AST]:
    if isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.Continue):
        yield ast.Break()
    elif isinstance(node, ast.Return):
        # To who asks, None is no other answer than False.
        if node.value is not None and not _is(node.value, None, False):
            yield ast.Return(ast.Constant(None))
    elif isinstance(node, ast.Try) and node.finalbody:
        yield ast.Try(node.body, node.handlers, node.orelse, [ast.Pass()])
    elif isinstance(node, ast.With):
        if all(item.optional_vars is None for item in node.items):
            yield ast.If(ast.Constant(True), node.body, [])
    elif _can_go(node):
        yield ast.Pass()
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)


def _can_go(node: ast.stmt) -> bool:
    """Whether a statement can be left out without a name that is missing."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Expr | ast.Delete | ast.Raise | ast.AugAssign)


def _expression(node: ast.expr) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare):
        yield from _comparison(node)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
        for number in range(len(node.values)):
            rest = node.values[:number] + node.values[number + 1 :]
            yield ast.BoolOp(node.op, rest) if len(rest) > 1 else _again(rest[0])
    elif isinstance(node, ast.BinOp):
        if type(node.op) in OPERATORS and not _builds_text(node):
            yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.UnaryOp):
        if isinstance(node.op, ast.Not | ast.USub):
            yield _again(node.operand)
    elif isinstance(node, ast.Constant):
        yield from _constant(node)
    elif isinstance(node, ast.Call):
        yield from _swapped(node)


def _comparison(node: ast.Compare) -> Iterator[ast.AST]:
    for number, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            operators = [*node.ops[:number], other(), *node.ops[number + 1 :]]
            yield ast.Compare(node.left, operators, node.comparators)


def _constant(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int | float):
        yield ast.Constant(node.value + 1)
        if node.value > 0:
            yield ast.Constant(node.value - 1)


def _swapped(node: ast.Call) -> Iterator[ast.AST]:
    """Swap neighbours among the arguments."""
    if _callee(node) in TYPE_QUESTIONS | UNORDERED or any(
        isinstance(arg, ast.Starred) for arg in node.args
    ):
        return
    for number in range(len(node.args) - 1):
        first, second = node.args[number : number + 2]
        if ast.dump(first) != ast.dump(second):
            args = [*node.args[:number], second, first, *node.args[number + 2 :]]
            yield ast.Call(node.func, args, node.keywords)


def _negated(node: ast.expr) -> Iterator[ast.AST]:
    """Turn a condition round that no other change turns."""
    if not isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
        yield ast.UnaryOp(ast.Not(), node)


def _builds_text(node: ast.BinOp) -> bool:
    """Whether one side of a sum is a text, so that another operator could only raise."""
    return isinstance(node.op, ast.Add | ast.Mod) and any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


def _again(node: ast.expr) -> ast.expr:
    """Return the same expression as a node of its own, which can get another place."""
    return ast.parse(ast.unparse(node), mode="eval").body


def _is(node: ast.expr, *values: object) -> bool:
    return isinstance(node, ast.Constant) and any(node.value is value for value in values)
