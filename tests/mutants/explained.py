"""Mutants that need no test: those of ``explained.yaml``, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content.source import load

from .changes import Mutant

FILE = Path(__file__).with_name("explained.yaml")


@dataclass(frozen=True)
class Explanation:
    """Why some mutants make no difference that counts.

    They are those of a line of a function, wherever it stands; ``change`` is the beginning of
    the change, or empty for all changes of the line; ``text`` is empty for all of the function.
    """

    module: str
    function: str
    text: str
    change: str
    reason: str

    def fits(self, mutant: Mutant) -> bool:
        """Whether it is the explanation of this mutant."""
        if (mutant.module, mutant.function) != (self.module, self.function):
            return False
        return self.text in ("", mutant.text) and mutant.change.startswith(self.change)


def explanations(path: Path = FILE) -> list[Explanation]:
    """Return all of the file: modules, functions, and lists of ``line``, ``change``, ``reason``.

    A key that stands twice is an error, as in the game's own files: the first would be lost.
    """
    return load(path.parent, path.name, _read)


def _read(data: Any) -> list[Explanation]:
    found = []
    for module, functions in data.items():
        for function, entries in functions.items():
            for entry in entries:
                line, change = entry.get("line", ""), entry.get("change", "")
                found.append(Explanation(module, function, line, change, entry["reason"]))
    return found


def explanation(mutant: Mutant, known: Sequence[Explanation]) -> Explanation | None:
    """Return the explanation of a mutant, if there is one."""
    return next((found for found in known if found.fits(mutant)), None)
