"""The figures of a run: made, caught, lived and explained (``explained.yaml``), by module."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .changes import Mutant
from .results import Result

#: At least so many of a hundred are caught.
AIM = 95
COLUMNS = ("made", "caught", "lived", "explained")
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
    # Not before: what is tried from the beginning is tried without the game.
    from game.content.source import load  # noqa: PLC0415

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
