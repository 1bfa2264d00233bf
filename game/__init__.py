"""Bridges of Erret: a card duel over two bridges."""

import re
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

__version__ = "0.33.0"

_OFFERED = re.compile(r"^from \.([\w.]*) import \w+ as (\w+)$", re.MULTILINE)


def open_door(package: str, file: str) -> Callable[[str], object]:
    """Return the ``__getattr__`` of a package whose names are listed in its ``__init__.pyi``.

    ``file`` is the package's ``__file__``. The stub is the one list of what the package
    offers, a line ``from .module import Name as Name`` each: the type checker reads it, and
    so does this. A module is loaded when one of its names is first asked for: the first
    picture of the menu needs a third of the game, and does not wait for the rest.
    """
    stub = Path(file).with_name("__init__.pyi").read_text(encoding="utf-8")
    homes = {name: module for module, name in _OFFERED.findall(stub)}

    def fetch(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home = homes[name]
        if home:
            value = getattr(__import__(f"{package}.{home}", fromlist=[name]), name)
        else:
            value = import_module(f"{package}.{name}")
        # From now on Python finds it without this function.
        setattr(sys.modules[package], name, value)
        return value

    return fetch
