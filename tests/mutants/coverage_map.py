"""Which test comes along which line of which module, and how long it takes."""

import json
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

#: A test is timed again without tracing from so many seconds on, and up to so many.
NOTICEABLE, ENDLESS = 0.02, 20


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

    @contextmanager
    def tracing(self) -> Iterator[None]:
        """Note what is carried out within."""
        self._seen = {}
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
        with tracer.tracing():
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


def read_walks(path: Path) -> list[Walk]:
    """Return what ``write_walks`` has written, where there is a file."""
    if not path.exists():
        return []
    return [Walk(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def write_walks(path: Path, walks: Iterable[Walk]) -> None:
    """Write a line for each test."""
    with path.open("w", encoding="utf-8") as file:
        for found in walks:
            file.write(json.dumps(vars(found)) + "\n")
