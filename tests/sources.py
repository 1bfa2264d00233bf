"""What stands in the sources of a checkout: who imports whom, each file parsed once."""

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[1]
ARCHITECTURE = ROOT / "ARCHITECTURE.md"
#: The one module that knows all features of the scenes: it imports them when a way is taken. It is
#: handed to every scene by another, which only the type checker sees import it.
ROUTES, ROUTED = "scene_routes", "services"


@dataclass(frozen=True)
class Import:
    """One import: the ``name`` that it gives, the module, and the one by which it enters.

    ``typed`` are those that only the type checker reads.
    """

    line: int
    name: str
    module: str
    door: str
    relative: bool
    typed: bool

    @property
    def parts(self) -> list[str]:
        return self.module.split(".")


@dataclass(frozen=True)
class Source:
    """A file: its imports, its public classes, and its functions by place, with their lines."""

    imports: tuple[Import, ...]
    classes: tuple[str, ...]
    functions: dict[str, int]


class Checkout:
    """The Python files below the folders of a checkout."""

    def __init__(
        self, root: Path = ROOT, folders: Collection[str] = ("game", "tests", "assets/src")
    ) -> None:
        self.root = root
        self.files = sorted(path for folder in folders for path in (root / folder).rglob("*.py"))
        self.game = [path for path in self.files if path.is_relative_to(root / "game")]
        self._sources: dict[Path, Source] = {}

    @cached_property
    def modules(self) -> dict[str, Path]:
        """The dotted names of all that can be imported."""
        dotted = (
            (".".join(path.relative_to(self.root).with_suffix("").parts), path)
            for path in self.files
        )
        return {name.removesuffix(".__init__"): path for name, path in dotted}

    def source(self, path: Path) -> Source:
        """Return what stands in a file."""
        if path not in self._sources:
            self._sources[path] = self._read(path)
        return self._sources[path]

    def _read(self, path: Path) -> Source:
        tree = tree_of(path)
        nodes = list(ast.walk(tree))
        typed = {
            part
            for node in nodes
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            for inner in node.body
            for part in ast.walk(inner)
        }
        imports = (
            found
            for node in nodes
            if isinstance(node, ast.Import | ast.ImportFrom)
            for found in self._imports(path, node, typed=node in typed)
        )
        classes = (node.name for node in tree.body if isinstance(node, ast.ClassDef))
        functions = {
            f"{node.lineno}: {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
            for node in nodes
            if isinstance(node, ast.FunctionDef)
        }
        public = tuple(name for name in classes if not name.startswith("_"))
        return Source(tuple(imports), public, functions)

    def _imports(
        self, path: Path, node: ast.Import | ast.ImportFrom, *, typed: bool
    ) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, "", alias.name, alias.name, False, typed)
            return
        package = path.relative_to(self.root).parent.parts
        above = package[: len(package) - node.level + 1] if node.level else ()
        base = ".".join([*above, *([node.module] if node.module else [])])
        for alias in node.names:
            # ``from game import scenes`` gives a module, ``from game.kit import View`` a name.
            whole = f"{base}.{alias.name}"
            module = whole if whole in self.modules else base
            yield Import(node.lineno, alias.name, module, base, bool(node.level), typed)

    def arrows(self, *, typed: bool) -> dict[str, set[str]]:
        """Return which modules of its own package every module imports, early or in a function."""
        return {
            self.short(path): {
                found.module.removeprefix("game.").replace(".", "/")
                for found in self.source(path).imports
                if found.relative and (typed or not found.typed)
                if not is_type_of_routes(path, found)
            }
            for path in self.game
            if path.stem != "__init__"
        }

    def short(self, path: Path) -> str:
        """Return the name of a module of the game, as the arrows have it."""
        return path.relative_to(self.root / "game").with_suffix("").as_posix()


def is_type_of_routes(path: Path, found: Import) -> bool:
    """Whether an import only tells the type checker what hands the routes on."""
    return path.stem == ROUTED and found.parts[-1] == ROUTES and found.typed


def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(folder: Path, of: str) -> Iterator[tuple[Path, ast.Call]]:
    """Yield every call in the modules below a folder whose text matches the pattern ``of``."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if re.search(of, text):
            nodes = ast.walk(ast.parse(text))
            yield from ((path, node) for node in nodes if isinstance(node, ast.Call))


def circles(arrows: Mapping[str, set[str]]) -> list[str]:
    """Return those that know themselves by way of others."""
    left = dict(arrows)
    while ends := [name for name, known in left.items() if known.isdisjoint(left)]:
        for name in ends:
            del left[name]
    found = []
    for name, known in left.items():
        seen: set[str] = set()
        waiting = list(known)
        while waiting:
            other = waiting.pop()
            if other not in seen:
                seen.add(other)
                waiting.extend(left.get(other, ()))
        if name in seen:
            found.append(name)
    return found


def table(title: str) -> list[list[str]]:
    """Return the rows of the first table below a heading of the architecture, cell by cell."""
    _, _, below = ARCHITECTURE.read_text(encoding="utf-8").partition(f"# {title}\n")
    assert below, f"no heading {title!r}"
    rows: list[list[str]] = []
    for line in below.splitlines():
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows or line.startswith("#"):
            break
    return rows[2:]


def words(cell: str) -> list[str]:
    """Return what stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)
