"""Compiles the rules and the opponents with mypyc: the same games, more than twice as fast.

``python .ci/compile_game.py`` makes ``build/fast``, a copy of the game in which they are compiled;
the sources are left alone, so that an edit is never hidden by what was compiled before it. The
laboratory, and all else, is fast when run in that folder.

The packed game takes the compiled modules along where there is a C compiler; with
``BRIDGES_OF_ERRET_FAST=1`` it must, and a wheel does so too; with ``=0`` neither does. A wheel is
plain by itself, so that one fits every system and Python and nobody needs a compiler to install it.
In it plain Python stays beside what is compiled: where that is not for a Python, it is used.
"""

import ast
import os
import shutil
import sys
import sysconfig
from contextlib import chdir
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FAST = ROOT / "build" / "fast"
FLAG = "BRIDGES_OF_ERRET_FAST"
#: Needed to compile, besides a C compiler.
TOOLS = ["mypy[mypyc]>=1.15", "setuptools>=65"]
COMPILED = ("game/rules", "game/opponents")
#: Doors are no code to speed up; the others have abstract data classes, which mypyc has not.
PLAIN = ("__init__.py", "setup.py", "constructed.py", "draft.py", "fight_setup.py")
#: The code that all compiled modules share: one more module, ``game.fast__mypyc``.
GROUP = "game.fast"
#: The folders that are copied to be compiled and tried, and the parts of them that are not.
PARTS = ("game", "data", "assets/built", "tests")
#: In the copy, tells what it was made of.
MARK = "made-of"


def wanted() -> bool:
    """Return whether the environment asks for the compiled modules."""
    return os.environ.get(FLAG, "0") not in ("", "0")


def packed() -> bool:
    """Return whether a packed game has them: they are asked for, or nothing speaks against them."""
    if os.environ.get(FLAG, ""):
        return wanted()
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return False
    # On Windows setuptools finds the compiler itself, by no name that could be asked for.
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return sys.platform == "win32" or shutil.which(compiler) is not None


def compiled() -> bool:
    """Compile the game for a package, unless that is done; return whether it is in ``FAST``.

    Where it cannot be compiled and need not be, one line says so: the package is plain.
    """
    if not packed():
        print("the game is packed as plain Python")
        return False
    if _is_new():
        return True
    try:
        compile_game()
    except (Exception, SystemExit) as error:
        if wanted():
            raise
        print(f"the game is packed as plain Python: it was not compiled: {error}")
        return False
    return True


def _is_new() -> bool:
    """Return whether what was compiled last is of these sources and for this Python."""
    mark = FAST / MARK
    return mark.is_file() and mark.read_text(encoding="utf-8") == _digest()


def _digest() -> str:
    """Return a text that stands for the sources and this Python."""
    told = blake2b(sys.version.encode())
    for path in sorted(path for part in PARTS for path in (ROOT / part).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            told.update(path.relative_to(ROOT).as_posix().encode())
            told.update(path.read_bytes())
    return told.hexdigest()


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
    made_of, ignored = _digest(), shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    with chdir(folder):
        _compile()
    (folder / MARK).write_text(made_of, encoding="utf-8")
    return sorted(path for end in ("so", "pyd") for path in (folder / "game").rglob(f"*.{end}"))


def _sources(root: Path) -> list[Path]:
    """Return the modules that are compiled, in the tree at ``root``."""
    found = [path for package in COMPILED for path in sorted((root / package).rglob("*.py"))]
    return [path for path in found if path.name not in PLAIN]


def _compile() -> None:
    """Compile the game in the working directory, each module beside its source."""
    # Only who compiles needs them.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415

    sources = [str(path) for path in _sources(Path())]
    options = ["--config-file=", "--explicit-package-bases", *sources]
    modules = mypycify(options, opt_level="2", group_name=GROUP)
    if sys.platform != "win32":
        for module in modules:
            # Nobody replaces one of its functions from outside: it may call its own directly.
            module.extra_compile_args.append("-fno-semantic-interposition")
    built = Distribution({"name": "fast", "ext_modules": modules})
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
