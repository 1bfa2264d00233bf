"""Which tests a mutant is tried with: those that come along its line, the likely ones first."""

import ast
import json
import re
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from math import inf
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from .changes import Mutant

#: A test is timed again without tracing from so many seconds on, and up to so many.
NOTICEABLE, ENDLESS = 0.02, 20
#: So many seconds a test is traced: one that goes on is mostly too slow to be chosen.
TRACED = 10


@dataclass(frozen=True)
class Walk:
    """One test: its id, its seconds, and the lines that it comes along, by module.

    ``alone`` is false for one that starts other processes: they would not know of a mutant.
    ``stamp`` stands for its file.
    """

    test: str
    seconds: float
    passed: bool
    alone: bool
    lines: dict[str, list[int]]
    stamp: str


def stamp(path: Path) -> str:
    """Return a few signs that stand for a file as it is."""
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


class Tracer:
    """Notes the lines of some modules that are carried out."""

    def __init__(self, modules: Iterable[Path]) -> None:
        self._modules = {str(path.resolve()): path.as_posix() for path in modules}
        self._seen: dict[CodeType, set[int]] = {}
        self._whole: dict[CodeType, int] = {}
        self._until = inf

    @contextmanager
    def tracing(self, seconds: float = inf) -> Iterator[None]:
        """Note what is carried out within, in so many seconds of the processor."""
        self._seen = {}
        self._until = time.process_time() + seconds
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(before)

    def lines(self) -> dict[str, list[int]]:
        """Return what was noted, by module."""
        found: dict[str, set[int]] = defaultdict(set)
        for code, lines in self._seen.items():
            found[self._modules[code.co_filename]] |= lines
        return {module: sorted(lines) for module, lines in found.items()}

    def _call(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in self._modules:
            return None
        if time.process_time() > self._until:
            sys.settrace(None)
            return None
        seen = self._seen.get(code)
        if seen is None:
            seen = self._seen[code] = {code.co_firstlineno}
            self._whole[code] = len({line for _, _, line in code.co_lines() if line})
        # A function whose lines were all seen is not traced again.
        if len(seen) >= self._whole[code]:
            return None
        add = seen.add

        def line(frame: FrameType, event: str, argument: Any) -> Any:
            add(frame.f_lineno)
            return line

        return line


def _children_seen() -> int:
    """Return a number that grows with every process that was started here and has ended."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt


def walk(items: Sequence[pytest.Item], modules: Iterable[Path]) -> Iterator[Walk]:
    """Run every test and yield its walk, with its time when nobody looks, where that counts."""
    tracer = Tracer(modules)
    for number, item in enumerate(items):
        following = items[number + 1] if number + 1 < len(items) else None
        children = _children_seen()
        with tracer.tracing(TRACED):
            passed, seconds = _timed(item, following)
        if NOTICEABLE < seconds < ENDLESS:
            seconds = _timed(item, following)[1]
        alone = _children_seen() == children
        lines, file = tracer.lines(), stamp(item.path)
        yield Walk(item.nodeid, round(seconds, 4), passed, alone, lines, file)


def _timed(item: pytest.Item, following: pytest.Item | None) -> tuple[bool, float]:
    """Run a test; return whether it passes, and the seconds of the processor that it took."""
    begun = time.process_time()
    passed = passes(item, following)
    return passed, time.process_time() - begun


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test with what it needs, and tell whether it passes."""
    from _pytest.runner import runtestprotocol  # noqa: PLC0415 # pytest has no other door to it

    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


#: The modules that were traced, each with the stamp that it had.
Traced = dict[str, str]


def read_walks(path: Path) -> tuple[Traced, list[Walk]]:
    """Return what ``write_walks`` has written, where there is a file."""
    if not path.exists():
        return {}, []
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    return json.loads(first), [Walk(**json.loads(line)) for line in lines]


def write_walks(path: Path, traced: Traced, walks: Iterable[Walk]) -> None:
    """Write what was traced, and a line for each test."""
    with path.open("w", encoding="utf-8") as file:
        file.write(json.dumps(traced) + "\n")
        for found in walks:
            file.write(json.dumps(vars(found)) + "\n")


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
            numbers = self._for_names(mutant) or set(range(len(self._walks)))
        else:
            first, last = mutant.span
            numbers = self._along((mutant.module, line) for line in range(first, last + 1))
        return self._ordered(mutant, numbers)

    def tests_of_module(self, mutant: Mutant) -> list[Timed]:
        """Return the tests that come along any line of a mutant's module."""
        lines = (line for module, line in self._at if module == mutant.module)
        return self._ordered(mutant, self._along((mutant.module, line) for line in lines))

    def _ordered(self, mutant: Mutant, numbers: set[int]) -> list[Timed]:
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
            return set()
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
