"""The figures of a run: made, caught, lived and explained, by module and in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from .explained import Explanation, explanation
from .results import Result

#: At least so many of a hundred are caught.
AIM = 95
COLUMNS = ("made", "caught", "lived", "explained")


def kind_of(result: Result, known: Sequence[Explanation]) -> str:
    """Return the column of a result."""
    if result.caught:
        return "caught"
    return "explained" if explanation(result.mutant, known) else "lived"


def table(results: Sequence[Result], known: Sequence[Explanation]) -> Iterator[str]:
    """Yield the lines of the table, folders with their sums."""
    counts: dict[str, Counter[str]] = {}
    for result in results:
        kind = kind_of(result, known)
        folder = Path(result.mutant.module).parent.as_posix() + "/"
        for name in (result.mutant.module, folder, "all"):
            counts.setdefault(name, Counter()).update(("made", kind))
    width = max(map(len, counts), default=0)
    yield f"{'module':{width}} {' '.join(f'{name:>9}' for name in COLUMNS)}    share"
    for name in sorted(counts, key=lambda name: (name == "all", name)):
        count = counts[name]
        figures = " ".join(f"{count[column]:9}" for column in COLUMNS)
        yield f"{name:{width}} {figures} {100 * count['caught'] / count['made']:7.1f} %"


def left(results: Sequence[Result], known: Sequence[Explanation]) -> Iterator[str]:
    """Yield a line for each mutant that lived and is not explained."""
    for result in results:
        if kind_of(result, known) == "lived":
            mutant = result.mutant
            untold = "" if result.verdict == "lived" else f" ({result.verdict})"
            yield f"{mutant.module}:{mutant.line}: {mutant.function}: {mutant.change}{untold}"


def idle(results: Sequence[Result], known: Sequence[Explanation]) -> Iterator[str]:
    """Yield a line for each explanation of something that these results do not know."""
    modules = {result.mutant.module for result in results}
    for entry in known:
        lived = [found for found in results if entry.fits(found.mutant) and not found.caught]
        if entry.module in modules and not lived:
            which = entry.text or entry.change
            yield f"explains nothing: {entry.module}: {entry.function}: {which}"
