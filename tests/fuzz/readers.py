"""A reader under test: good inputs, ways to damage them, and how the game reads them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from hypothesis.strategies import SearchStrategy

from .damage import YAML, Damage, damaged

LONGEST_LINE = 1300


class Broken(Exception):
    """An input was neither taken nor refused as it should be."""


class Reader(ABC):
    """Reads inputs of one sort. ``folder`` is empty at first, and the player's home.

    ``named`` is what every complaint has to name.
    """

    ways: Sequence[Damage] = YAML
    named = ""
    #: The least parts of a complaint: the place, the problem, the remedy.
    parts = 3

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.seeds: Sequence[bytes] = ()
        #: How many damaged inputs were.
        self.taken = self.refused = 0

    def inputs(self) -> SearchStrategy[bytes]:
        """Return what draws damaged inputs."""
        return damaged(self.seeds, self.ways)

    @abstractmethod
    def read(self, data: bytes) -> Sequence[str]:
        """Read an input by the doors of the game; return the complaints, none if it was taken."""

    def put(self, path: str, data: bytes) -> Path:
        """Write a file below the folder, and return it."""
        place = self.folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
        return place

    def check_line(self, line: str) -> None:
        """Raise ``Broken`` for a complaint that is not one clear line."""
        if not line.isprintable() or len(line) > LONGEST_LINE:
            raise Broken(f"no clear line: {line[:200]!r}")
        if self.named not in line or len(line.replace(";", ":").split(": ")) < self.parts:
            raise Broken(f"it lacks the file or the remedy: {line[:300]!r}")
