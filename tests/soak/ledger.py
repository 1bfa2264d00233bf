"""The folder of a soak: what was asked, a line for each sitting that has ended, and its memory."""

from __future__ import annotations

import json
import mmap
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import linear_regression
from typing import Any


def resident_kb() -> int:
    """Return the kilobytes of memory that this process holds now, or where that cannot be asked
    the most that it ever held.
    """
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        # Windows has no such module.
        import resource  # noqa: PLC0415

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most // 1024 if sys.platform == "darwin" else most
    return pages * mmap.PAGESIZE // 1024


def slope(points: Sequence[tuple[float, float]]) -> float:
    """Return by how much the second of each pair grows with the first (least squares)."""
    if len({x for x, _ in points}) < 2:
        return 0.0
    return linear_regression(*zip(*points, strict=True)).slope


PLAN, SITTINGS = "plan.json", "sittings.jsonl"
#: How many matches a sitting has, and the share of steps that lead one on: with and without
#: drawing. Without, matches are what is wanted.
_EACH, _PURPOSE = {True: 5, False: 40}, {True: 0.7, False: 0.9}
#: The share of a process's matches in which its caches fill up, and what it may grow by after it.
WARM_UP, MOST_KB_A_MATCH = 0.4, 8.0


@dataclass(frozen=True, slots=True)
class SoakPlan:
    """The parameters of a soak; a sitting follows from them and its own number alone.

    ``each`` is how many matches a sitting has, ``purpose`` the share of steps that lead one on.
    """

    folder: Path
    seed: int
    painted: bool
    each: int
    purpose: float

    @classmethod
    def of(cls, folder: Path, seed: int, *, painted: bool, matches: int) -> SoakPlan:
        """Return the plan for a folder; raises ValueError where it holds another soak.

        Sittings are as long there as they were at first, whatever number of ``matches`` is wanted.
        """
        file, wanted = folder / PLAN, {"seed": seed, "painted": painted}
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            each = max(1, min(_EACH[painted], matches))
            file.write_text(json.dumps({**wanted, "each": each}), encoding="utf-8")
        kept = json.loads(file.read_text(encoding="utf-8"))
        each = kept.pop("each")
        if kept != wanted:
            raise ValueError(f"{folder} has another soak, {kept}: choose another folder")
        return cls(folder, seed, painted, each, _PURPOSE[painted])


class Ledger:
    """The sittings that have ended in a folder, from whatever process."""

    def __init__(self, plan: SoakPlan) -> None:
        self.plan = plan
        self.file = plan.folder / SITTINGS

    def lines(self) -> Iterator[dict[str, Any]]:
        """Yield a line for each sitting, without one that a killed process has not finished."""
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                with suppress(ValueError):
                    yield json.loads(line)

    def add(self, line: dict[str, Any]) -> None:
        """Keep a sitting; processes may do so at once."""
        text = json.dumps({**line, "process": os.getpid()}) + "\n"
        torn = self.file.exists() and not self.file.read_bytes().endswith(b"\n")
        with self.file.open("a", encoding="utf-8") as file:
            file.write("\n" * torn + text)

    @property
    def matches(self) -> int:
        """How many matches have ended."""
        return sum(line["figures"].get("matches", 0) for line in self.lines())

    @property
    def failures(self) -> list[dict[str, Any]]:
        """The sittings that have failed."""
        return [line for line in self.lines() if line["failure"]]

    def growth(self) -> dict[int, float]:
        """Return by how many kilobytes a match each process grew, once its caches were full.

        A process that has played too few sittings for it is left out.
        """
        grown: dict[int, float] = {}
        points: dict[int, list[tuple[float, float]]] = {}
        for line in self.lines():
            own = points.setdefault(line["process"], [])
            before = own[-1][0] if own else 0.0
            own.append((before + line["figures"].get("matches", 0), line["resident"]))
        for process, own in points.items():
            warm = own[int(len(own) * WARM_UP) :]
            if len(warm) >= 8:
                grown[process] = slope(warm)
        return grown

    def report(self) -> str:
        """Return all figures, a line each."""
        figures: Counter[str] = Counter()
        seen: Counter[str] = Counter()
        done: Counter[str] = Counter()
        seconds, most = 0.0, 0
        for line in self.lines():
            figures.update(line["figures"])
            seen.update(line["seen"])
            done.update(line["done"])
            seconds, most = seconds + line["seconds"], max(most, line["resident"])
        told = [f"{count:9} {name}" for name, count in sorted(figures.items())]
        told.append(f"{len(seen):9} scenes: " + _counts(seen))
        told.append("          acts: " + _counts(done))
        told.append(f"{seconds:9.0f} seconds of all processes; {most / 1024:.0f} MB at most")
        for process, kb in self.growth().items():
            told.append(f"{kb:9.2f} kB a match: growth of process {process}")
        told += [f"FAILED sitting {line['number']}: {line['failure']}" for line in self.failures]
        told.append(f"{len(self.failures):9} failures")
        return "\n".join(told)


def _counts(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counted.most_common())
