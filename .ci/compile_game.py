"""Compiles the rules and the opponents with mypyc: the same games, more than twice as fast.

``python .ci/compile_game.py`` makes ``build/fast``, a copy of the game in which they are compiled;
the sources are left alone, so that an edit is never hidden by what was compiled before it. What is
run in that folder is fast, such as the laboratory.

With ``BRIDGES_OF_ERRET_FAST=1`` a wheel, and the packed game, take the compiled modules along.
Plain Python stays beside them: where a module is not compiled, or not for that Python, it is used.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from contextlib import chdir
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FAST = ROOT / "build" / "fast"
FLAG = "BRIDGES_OF_ERRET_FAST"
#: Needed to compile, besides a C compiler.
TOOLS = ["mypy[mypyc]>=1.15", "setuptools>=65"]
COMPILED = ("game/rules", "game/opponents")
#: Doors are no code to speed up; the others have abstract data classes, which mypyc has not.
PLAIN = ("__init__.py", "setup.py", "constructed.py")
#: What all compiled modules share lies in one more, ``game.fast__mypyc``.
GROUP = "game.fast"


def wanted() -> bool:
    """Return whether the environment asks for the compiled modules."""
    return os.environ.get(FLAG, "0") not in ("", "0")


def imported() -> list[str]:
    """Return what the compiled modules import from outside: in a packed game nobody sees it."""
    found: set[str] = set()
    for path in _sources(ROOT):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add(node.module or "")
    return sorted(name for name in found if name.partition(".")[0] != "game")


def compile_game(folder: Path = FAST) -> list[Path]:
    """Copy the game to a folder, compile it there, and return the compiled modules' files."""
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("game", "data", "assets/built", "tests"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    with chdir(folder):
        _compile()
    return sorted(path for end in ("so", "pyd") for path in (folder / "game").rglob(f"*.{end}"))


def _sources(root: Path) -> list[Path]:
    """Return the modules that are compiled, in the tree at ``root``."""
    found = [path for package in COMPILED for path in sorted((root / package).glob("*.py"))]
    return [path for path in found if path.name not in PLAIN]


def _compile() -> None:
    """Compile the game in the working directory, each module beside its source."""
    # Only who compiles needs them.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415

    sources = [str(path) for path in _sources(Path())]
    options = ["--config-file=", "--explicit-package-bases", *sources]
    built = Distribution(
        {"name": "fast", "ext_modules": mypycify(options, opt_level="3", group_name=GROUP)}
    )
    command = built.get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    command.run()


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:
    pass
else:

    class CompiledModules(BuildHookInterface[Any]):
        """Adds the compiled modules to a wheel, if that is wished."""

        def dependencies(self) -> list[str]:
            """Return what has to be installed to build the wheel."""
            return TOOLS if wanted() else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Compile them; the wheel is then for this kind of machine and Python alone."""
            if not wanted() or version == "editable":
                return
            for path in compile_game():
                build_data["force_include"][str(path)] = str(path.relative_to(FAST))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


if __name__ == "__main__":
    compile_game()
    print(f"compiled: cd {os.path.relpath(FAST)} && {Path(sys.executable)} -m game simulate …")
