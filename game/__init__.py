"""Bridges of Erret: a card duel over two bridges."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module

__version__ = "0.1.0"


def open_door(package: str, rooms: Mapping[str, str]) -> Callable[[str], object]:
    """Return the ``__getattr__`` of a package's door, and offer what its modules have for others.

    ``rooms`` are the names by module. A module is loaded when one of its names is first
    asked for: the first picture of the menu needs a third of the game, and does not wait
    for the rest.
    """
    homes = {name: module for module, names in rooms.items() for name in names.split()}

    def fetch(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value: object = getattr(import_module(f"{package}.{homes[name]}"), name)
        # The next time nobody has to ask.
        setattr(sys.modules[package], name, value)
        return value

    return fetch
