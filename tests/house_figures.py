"""The mass of the house in figures: ``python -m tests.house_figures [FOLDER]``.

FOLDER is another checkout, such as that of a release, to be measured by the same script.
"""

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .sources import ROOT, Checkout, circles

#: The words by which a condition asks for a mode of the game.
MODES = frozenset(
    ["ring", "solo", "horde", "is_horde", "ai", "partner", "partners", "mode", "fight"]
)
#: The folders whose statements are counted.
FOLDERS = ("game/scenes", "game", "tests")


@dataclass
class House:
    """What is counted of a checkout.

    ``statements`` are nodes of the syntax tree, docstrings among them, by folder; ``conditions``
    the questions for a mode, by package of the game; ``heirs`` the classes of the game by the
    class that they inherit from, and ``depths`` how many classes there are at each depth below a
    class that inherits from none of ours. ``circles`` are the modules that know themselves by way
    of others of their package, what only the type checker reads counted as well.
    """

    lines: dict[str, int] = field(default_factory=dict)
    statements: dict[str, int] = field(default_factory=dict)
    conditions: Counter[str] = field(default_factory=Counter)
    heirs: dict[str, list[str]] = field(default_factory=dict)
    depths: Counter[int] = field(default_factory=Counter)
    circles: list[str] = field(default_factory=list)

    @property
    def lone_heirs(self) -> list[str]:
        """The classes from which a single other one inherits."""
        return sorted(base for base, heirs in self.heirs.items() if len(heirs) == 1)


def asked(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what a node asks: ``if``, ``while``, a conditional expression, a comprehension."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield node.test
    elif isinstance(node, ast.comprehension):
        yield from node.ifs


def words_of(expression: ast.expr) -> Iterator[str | None]:
    """Yield the names, attributes, keywords and texts of an expression."""
    for node in ast.walk(expression):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.keyword(arg=word):
                yield word
            case ast.Constant(value=str(word)):
                yield word


def modes_asked(tree: ast.AST) -> int:
    """Return how many conditions of a tree ask for a mode."""
    conditions = (condition for node in ast.walk(tree) for condition in asked(node))
    return sum(not MODES.isdisjoint(words_of(condition)) for condition in conditions)


def bases_of(node: ast.ClassDef) -> list[str]:
    """Return the bare names of the classes from which one inherits."""
    return [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases]


def measure(root: Path) -> House:
    """Count a checkout."""
    house = House()
    classes: dict[str, ast.ClassDef] = {}
    heirs: dict[str, list[str]] = defaultdict(list)
    for folder in FOLDERS:
        files = sorted((root / folder).rglob("*.py"))
        texts = [path.read_text(encoding="utf-8") for path in files]
        trees = [ast.parse(text) for text in texts]
        nodes = (node for tree in trees for node in ast.walk(tree))
        house.lines[folder] = sum(text.count("\n") for text in texts)
        house.statements[folder] = sum(isinstance(node, ast.stmt) for node in nodes)
        if folder != "game":
            continue
        for path, tree in zip(files, trees, strict=True):
            house.conditions[path.relative_to(root / folder).parts[0]] += modes_asked(tree)
            found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
            classes.update((node.name, node) for node in found)
            for node in found:
                for base in bases_of(node):
                    heirs[base].append(node.name)
    house.heirs = {base: names for base, names in heirs.items() if base in classes}

    def depth(name: str) -> int:
        ours = [base for base in bases_of(classes[name]) if base in classes and base != name]
        return 1 + max(map(depth, ours)) if ours else 0

    house.depths = Counter(map(depth, classes))
    house.circles = circles(Checkout(root, ["game"]).arrows(typed=True))
    return house


def main(arguments: list[str]) -> int:
    """Print the figures of a checkout, this one by default."""
    house = measure(Path(arguments[0]) if arguments else ROOT)
    for folder in FOLDERS:
        print(f"{folder}: {house.statements[folder]:,} statements, {house.lines[folder]:,} lines")
    print(f"conditions that ask for a mode: {house.conditions.total()}")
    print(*(f"  {name} {count}" for name, count in house.conditions.most_common() if count))
    print(f"classes with a single heir: {len(house.lone_heirs)}\n  {' '.join(house.lone_heirs)}")
    print(f"classes by depth: {dict(sorted(house.depths.items()))}")
    print(f"modules in circles: {len(house.circles)}\n  {' '.join(house.circles)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
