"""What the painters of the lands say of the places in their pictures."""

import ast
from pathlib import Path
from typing import Any

PAINTERS = Path(__file__).parents[2] / "assets" / "src"


def painted(file: str, name: str) -> Any:
    """Return what a painter's file calls so, without running it: it may ask for packages."""
    for node in ast.walk(ast.parse((PAINTERS / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Assign):
            target = node.targets[0]
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            names = [part.id for part in parts if isinstance(part, ast.Name)]
            if name in names:
                value = ast.literal_eval(node.value)
                return value[names.index(name)] if isinstance(target, ast.Tuple) else value
    raise AssertionError(f"{file} has no {name}")
