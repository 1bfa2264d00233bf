"""Which tests a mutant is tried with: those that come along its line, the likely ones first."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from .changes import Mutant
from .coverage_map import Walk

#: A test by its id, and the seconds that it takes.
Timed = tuple[str, float]

#: So many tests that have caught something in the same function are tried first.
LIKELY = 4
#: All tests of a mutant together take so long at most, in seconds, unless told otherwise.
LONGEST = 3.0
#: A test of the module’s own file goes before one that is so many times as quick.
OWN = 5
#: The files and the seconds of few tests.
FILES, SECONDS = 5, 2


def few(tests: Sequence[Timed]) -> list[Timed]:
    """Return the first of these tests: those of few files, for a process that has to load them."""
    files: set[str] = set()
    for test, _ in tests:
        if len(files) < FILES:
            files.add(test.partition("::")[0])
    return within(((t, s) for t, s in tests if t.partition("::")[0] in files), SECONDS)


def within(tests: Iterable[Timed], seconds: float) -> list[Timed]:
    """Return the first tests that together take so long."""
    chosen: list[Timed] = []
    for test, taken in tests:
        seconds -= taken
        if chosen and seconds < 0:
            break
        chosen.append((test, taken))
    return chosen


class Choice:
    """Chooses tests by what was walked. ``sources`` are the texts of the modules.

    All tests of a mutant together take at most the ``longest`` seconds; slower ones are left out.
    """

    def __init__(
        self, walks: Sequence[Walk], sources: Mapping[str, str], longest: float = LONGEST
    ) -> None:
        self._longest = longest
        useful = [
            found for found in walks if found.passed and found.alone and found.seconds <= longest
        ]
        self._walks = sorted(useful, key=lambda found: found.seconds)
        self._seconds = {found.test: found.seconds for found in self._walks}
        self._at: dict[tuple[str, int], list[int]] = defaultdict(list)
        for number, found in enumerate(self._walks):
            for module, lines in found.lines.items():
                for line in lines:
                    self._at[module, line].append(number)
        self._sources = sources
        self._caught: dict[tuple[str, str], list[str]] = defaultdict(list)

    def learn(self, mutant: Mutant, test: str) -> None:
        """Remember which test has caught a mutant."""
        likely = self._caught[mutant.module, mutant.function]
        if test in likely:
            likely.remove(test)
        likely.insert(0, test)
        del likely[LIKELY:]

    def tests(self, mutant: Mutant) -> list[Timed]:
        """Return the tests for a mutant."""
        if mutant.outside:
            numbers = self._for_names(mutant)
        else:
            first, last = mutant.span
            numbers = self._along((mutant.module, line) for line in range(first, last + 1))
        own = re.compile(rf"/test_{Path(mutant.module).stem}[^/]*\.py::")

        def rank(test: str) -> float:
            return self._seconds[test] / (OWN if own.search(test) else 1)

        found = sorted((self._walks[number].test for number in sorted(numbers)), key=rank)
        known = set(found)
        likely = [test for test in self._caught[mutant.module, mutant.function] if test in known]
        ordered = dict.fromkeys([*likely, *found])
        return within(((test, self._seconds[test]) for test in ordered), self._longest)

    def _along(self, places: Iterable[tuple[str, int]]) -> set[int]:
        return {number for place in places for number in self._at.get(place, ())}

    def _for_names(self, mutant: Mutant) -> set[int]:
        """Return the tests that come along a line with a name that the mutant may change."""
        names = set(mutant.names)
        size = 0
        while len(names) > size:
            size = len(names)
            for source in self._sources.values():
                names |= _built_of(source, names)
        if not names:
            return set(range(len(self._walks)))
        word = re.compile(rf"\b({'|'.join(map(re.escape, sorted(names)))})\b")
        places = [
            (module, number)
            for module, source in self._sources.items()
            for number, text in enumerate(source.splitlines(), 1)
            if word.search(text)
        ]
        named = {
            number
            for number, found in enumerate(self._walks)
            if word.search(_text(found.test.partition("::")[0]))
        }
        return self._along(places) | named


@cache
def _text(file: str) -> str:
    return Path(file).read_text(encoding="utf-8")


def _built_of(source: str, names: set[str]) -> set[str]:
    """Return the names that a module binds to something made of these names."""
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            if used & names:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                parts = (part for target in targets for part in ast.walk(target))
                found |= {part.id for part in parts if isinstance(part, ast.Name)}
    return found
