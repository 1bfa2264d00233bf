"""What became of each mutant, and the figures of a run by module (``explained.yaml``)."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from .changes import Mutant

#: The verdict on a mutant whose line no test comes along.
UNTESTED = "untested"


@dataclass(frozen=True)
class Result:
    """The result of a mutant: a verdict, the test that caught it, and seconds on the clock."""

    mutant: Mutant
    verdict: str
    test: str = ""
    seconds: float = 0.0

    @property
    def caught(self) -> bool:
        """Whether the tests noticed it; one that does not end is noticed."""
        return self.verdict not in ("lived", UNTESTED)


class Results:
    """A file of results. Those of a module that has changed since do not count."""

    def __init__(self, path: Path, sources: Mapping[str, str]) -> None:
        self._path = path
        self._stamps = {
            module: blake2b(source.encode(), digest_size=8).hexdigest()
            for module, source in sources.items()
        }
        self._known: dict[tuple[str, str], tuple[str, str, float]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                key, stamp, verdict, test, seconds = json.loads(line)
                self._known[key, stamp] = verdict, test, seconds

    def of(self, mutants: Sequence[Mutant]) -> list[Result]:
        """Return the results that there are of these mutants."""
        known = [(mutant, self._known.get(self._name(mutant))) for mutant in mutants]
        return [Result(mutant, *found) for mutant, found in known if found is not None]

    def add(self, result: Result) -> None:
        """Keep a result."""
        key, stamp = self._name(result.mutant)
        found = result.verdict, result.test, round(result.seconds, 3)
        self._known[key, stamp] = found
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, stamp, *found]) + "\n")

    def _name(self, mutant: Mutant) -> tuple[str, str]:
        return mutant.key, self._stamps[mutant.module]


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
