"""The results of a run, a line each, from which an interrupted run goes on."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

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
