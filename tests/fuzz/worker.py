"""The process in which inputs are read: a few thousand of one target, and what became of them.

``python -m tests.fuzz.worker FOLDER NAME FIRST COUNT [SKIPPED ...]``. The last line that it prints
is a JSON object; the number of the input at hand stands in ``FOLDER/now``, for whoever waits in
vain. Inputs that show a fault are kept in ``FOLDER/found``.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from .readers import Reader
from .watching import SECONDS, TooSlow, Watch

MEGABYTE = 1_000_000
MOST_BYTES = 100 * MEGABYTE
#: What a process may have at all, so that nothing takes the machine down.
_CEILING = 3_000 * MEGABYTE
#: What differs from input to input.
_VALUES = re.compile(r"'[^']*'|\"[^\"]*\"|[0-9]+")


@dataclass
class Tally:
    """What became of inputs; ``faults`` are lines, and how often each was seen."""

    inputs: int = 0
    taken: int = 0
    refused: int = 0
    seconds: float = 0.0
    bytes: int = 0
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add what became of further inputs."""
        self.inputs += other.inputs
        self.taken += other.taken
        self.refused += other.refused
        self.seconds = max(self.seconds, other.seconds)
        self.bytes = max(self.bytes, other.bytes)
        self.faults += other.faults


def main(folder: Path, name: str, first: int, count: int, skipped: frozenset[int]) -> Tally:
    """Read so many inputs."""
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="fuzz-", dir=_memory_disk()) as place:
        home = Path(place)
        os.environ["BRIDGES_OF_ERRET_HOME"] = os.environ["TMPDIR"] = place
        tempfile.tempdir = place
        # Not before the home is known.
        from .targets import TARGETS  # noqa: PLC0415

        reader = TARGETS[name](home)
        for seed in reader.seeds:
            told = reader.read(seed)
            assert not told, f"a good input is refused: {told}"
        watch = Watch(home)
        now = os.open(folder / "now", os.O_WRONLY | os.O_CREAT)
        for number in range(first, first + count):
            if number in skipped:
                continue
            data = reader.damaged(number)
            os.pwrite(now, b"%12d" % number, 0)
            _read(watch, reader, data, number, folder / "found" / name, tally)
    return tally


def _read(
    watch: Watch, reader: Reader, data: bytes, number: int, found: Path, tally: Tally
) -> None:
    told: list[str] = []
    fault = ""
    try:
        watch.run(lambda: told.extend(reader.read(data)))
        for line in told:
            reader.check_line(line)
    except TooSlow:
        fault = f"more than {SECONDS:.0f} seconds"
    except Exception as error:
        fault = _where(error)
    fault = fault or next(iter(watch.found), "")
    if not fault and watch.bytes > MOST_BYTES:
        fault = "too much memory"
    tally.inputs += 1
    tally.refused += bool(told)
    tally.taken += not told and not fault
    tally.seconds = max(tally.seconds, watch.seconds)
    tally.bytes = max(tally.bytes, watch.bytes)
    if fault:
        tally.faults[fault] += 1
        if tally.faults[fault] <= 3:
            found.mkdir(parents=True, exist_ok=True)
            (found / f"{number}.input").write_bytes(data)
            text = f"{fault}\n{watch.seconds:.1f} s, {watch.bytes} bytes\n{told}\n"
            (found / f"{number}.txt").write_text(text, "utf-8", "backslashreplace")


def _where(error: Exception) -> str:
    """Return what was raised, and the place in the game that it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if f"{os.sep}game{os.sep}" in frame.filename] or frames
    last = own[-1]
    words = _VALUES.sub("…", str(error).encode("utf-8", "backslashreplace").decode())[:100]
    return f"{type(error).__name__} in {Path(last.filename).name}:{last.lineno}: {words}"


def _memory_disk() -> str | None:
    """Return a folder in memory, where there is one: a file is written for every input."""
    place = "/dev/shm"
    return place if os.access(place, os.W_OK) else None


if __name__ == "__main__":
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_CEILING, _CEILING))
    where, what, begin, number_of, *others = sys.argv[1:]
    done = main(Path(where), what, int(begin), int(number_of), frozenset(map(int, others)))
    print(json.dumps(vars(done)))
