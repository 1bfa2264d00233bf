"""Rows of the benchmark table: what was measured, beside what, and the aim.

A module of measurements offers ``rows()``; ``python -m tests.benchmarks`` takes them in a process
of its own for each module. A figure and the thing beside it are measured in the same process, in
turns: then it does not matter what else the machine does.
"""

import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Row:
    """One line of the table.

    ``measured`` is a ratio to what is named in ``beside``, or a figure in ``unit`` (``" ms"``,
    ``" %"``; the times sign stands for a ratio); None where it could not be measured here, and
    ``figures`` then says why and what to do. ``aim`` is to be reached ``at_most``, or at least.
    ``figures`` are the absolute ones.
    """

    name: str
    beside: str
    measured: float | None
    aim: float
    at_most: bool = True
    figures: str = ""
    unit: str = "×"

    @property
    def reached(self) -> bool:
        """Whether the figure is as it should be; one that was not measured is not."""
        if self.measured is None:
            return False
        return self.measured <= self.aim if self.at_most else self.measured >= self.aim

    def line(self) -> str:
        """Return it as two lines of the table: what is aimed at, and the figures behind it."""
        measured = "–" if self.measured is None else f"{_short(self.measured)}{self.unit}"
        aim = f"{'≤' if self.at_most else '≥'} {_short(self.aim)}{self.unit}"
        verdict = "reached" if self.reached else "MISSED"
        behind = f"  beside {self.beside}: {self.figures}".rstrip(": ")
        return f"{self.name:62} {measured:>9}  {aim:>9}  {verdict}\n{behind}"


def _short(figure: float) -> str:
    """Return a figure with three digits that count, and no more behind the point than it needs."""
    return f"{figure:.3g}" if abs(figure) < 1000 else f"{figure:.0f}"


ROOT = Path(__file__).parents[2]


def unpacked(commit: str, folder: Path) -> Path:
    """Lay the sources of a commit out in a new folder; return the folder."""
    folder.mkdir()
    command = ["git", "archive", commit]
    archive = subprocess.run(command, check=True, capture_output=True, cwd=ROOT).stdout
    subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
    return folder
