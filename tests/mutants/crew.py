"""Several that try mutants at the same time, each by processes of its own."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock

from .changes import Mutant
from .children import COLD, LIVED
from .choice import Choice, few
from .cold import ColdTests
from .coverage_map import Walk, read_walks, stamp, write_walks
from .results import UNTESTED, Result
from .warm import Lines, Timed, WarmTests


class Crew:
    """So many hands as there are to be, and what is known of the tests."""

    def __init__(self, hands: int, sources: dict[str, str], tests: Sequence[str]) -> None:
        self._sources = sources
        modules = [Path(name) for name in sources]
        self._warm = [WarmTests(modules, tests) for _ in range(hands)]
        self._files, self._loading, others = self._warm[0].loaded()
        self._cold = [ColdTests(tests, others) for _ in range(hands)]

    def close(self) -> None:
        """End all processes."""
        for warm in self._warm:
            warm.close()
        for cold in self._cold:
            cold.close()

    def walks(self, folder: Path) -> list[Walk]:
        """Return what all tests come along; of those that have not changed, it is kept."""
        text = "\0".join([*self._sources, *self._sources.values()])
        path = folder / f"walks-{blake2b(text.encode(), digest_size=8).hexdigest()}.jsonl"
        stamps = {file: stamp(Path(file)) for file in {*self._files.values()}}
        kept = [
            walk
            for walk in (read_walks(path) if path.exists() else [])
            if walk.stamp == stamps.get(self._files.get(walk.test, ""))
        ]
        known = {walk.test for walk in kept}
        new = [test for test in self._files if test not in known]
        if new:
            kept += self._new_walks(path, new)
            write_walks(path, kept)
        return kept

    def _new_walks(self, path: Path, tests: Sequence[str]) -> list[Walk]:
        parts = [path.with_suffix(f".{number}") for number in range(len(self._warm))]
        shares = [tests[number :: len(parts)] for number in range(len(parts))]
        with ThreadPoolExecutor(len(parts)) as pool:
            list(pool.map(WarmTests.trace, self._warm, parts, shares))
        walks = [walk for part in parts for walk in read_walks(part)]
        for part in parts:
            part.unlink()
        return walks

    def try_all(
        self, mutants: Sequence[Mutant], choice: Choice, tell: Callable[[Result], None]
    ) -> None:
        """Try these mutants, those of a function in a row, and tell what becomes of each."""
        functions: dict[tuple[str, str], list[Mutant]] = defaultdict(list)
        for mutant in mutants:
            functions[mutant.module, mutant.function].append(mutant)
        idle: SimpleQueue[Hand] = SimpleQueue()
        for warm, cold in zip(self._warm, self._cold, strict=True):
            idle.put(Hand(warm, cold, choice, self._loading))
        over, telling = Event(), Lock()

        def work(part: Sequence[Mutant]) -> None:
            hand = idle.get()
            try:
                for mutant in part:
                    if not over.is_set():
                        result = hand.result(mutant)
                        with telling:
                            tell(result)
            finally:
                idle.put(hand)

        with ThreadPoolExecutor(len(self._warm)) as pool:
            try:
                list(pool.map(work, functions.values()))
            finally:
                over.set()


class Hand:
    """One that tries mutants, one after the other.

    ``loading`` are the lines that loading the tests comes along: what such a line has made may
    be there before the mutant, so that one that has lived is tried once more from the beginning.
    """

    def __init__(self, warm: WarmTests, cold: ColdTests, choice: Choice, loading: Lines) -> None:
        self._warm = warm
        self._cold = cold
        self._choice = choice
        self._loading = {module: set(lines) for module, lines in loading.items()}
        self._seconds = 0.0

    def result(self, mutant: Mutant) -> Result:
        """Return what becomes of a mutant."""
        self._seconds = 0.0
        verdict, _, test = self._verdict(mutant, self._choice.tests(mutant)).partition(" ")
        if test:
            self._choice.learn(mutant, test)
        return Result(mutant, verdict, test, self._seconds)

    def _verdict(self, mutant: Mutant, tests: Sequence[Timed]) -> str:
        if not tests:
            return UNTESTED
        if not mutant.outside:
            verdict = self._by(self._warm, mutant, tests)
            again = verdict == COLD or (verdict == LIVED and self._is_loaded(mutant))
            return self._by(self._cold, mutant, few(tests)) if again else verdict
        verdict = self._by(self._cold, mutant, few(tests))
        return self._by(self._cold, mutant, tests) if verdict == LIVED else verdict

    def _by(self, way: WarmTests | ColdTests, mutant: Mutant, tests: Sequence[Timed]) -> str:
        verdict, seconds = way.verdict(mutant, tests)
        self._seconds += seconds
        return verdict

    def _is_loaded(self, mutant: Mutant) -> bool:
        first, last = mutant.span
        return not self._loading.get(mutant.module, set()).isdisjoint(range(first, last + 1))


def processors() -> int:
    """Return how many processors there are to be used."""
    return len(os.sched_getaffinity(0))
