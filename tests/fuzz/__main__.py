"""Have every reader of foreign bytes read damaged inputs, and tell what became of them.

``python -m tests.fuzz FOLDER [NAME ...] [--inputs 20000]`` goes on in the folder where it stopped.
The inputs of a number are always the same. Refused is what got its clear line; a fault is a
traceback, more than 5 seconds of the processor or 100 MB of memory, a line that is none, a file
touched outside the player's folder, or code run. The first three inputs of each fault are kept
in ``FOLDER/found``. The exit status is 1 where there is any.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from .targets import TARGETS
from .worker import MEGABYTE, Tally

#: So many inputs are read in a process, and so many seconds may pass with one of them.
_PORTION, _PATIENCE = 2000, 60.0
_HEAD = f"{'':12}{'inputs':>9}{'taken':>9}{'refused':>9}{'slowest':>10}{'memory':>10}{'faults':>8}"


def main() -> int:
    """Read what has not been read in this folder, and print the table."""
    parser = argparse.ArgumentParser(prog="tests.fuzz", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--inputs", type=int, default=20_000, metavar="N", help="of each: 20000")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    faults = 0
    print(_HEAD, flush=True)
    for name in options.names or TARGETS:
        tally = _all_of(options.folder, name, options.inputs)
        faults += tally.faults.total()
        print(_row(name, tally), flush=True)
        for fault, times in tally.faults.most_common():
            print(f"    {times:6} {fault}", flush=True)
    return int(faults > 0)


def _row(name: str, tally: Tally) -> str:
    seconds, memory = f"{tally.seconds:.2f} s", f"{tally.bytes / MEGABYTE:.0f} MB"
    return (
        f"{name:12}{tally.inputs:9}{tally.taken:9}{tally.refused:9}"
        f"{seconds:>10}{memory:>10}{tally.faults.total():8}"
    )


def _all_of(folder: Path, name: str, inputs: int) -> Tally:
    """Return what became of all inputs of a target, those read before among them."""
    kept = folder / f"{name}.jsonl"
    tally, first = Tally(), 0
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            tally.add(_read_tally(line))
            first += _PORTION
    while first < inputs:
        line = _portion(folder, name, first, min(_PORTION, inputs - first))
        with kept.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        tally.add(_read_tally(line))
        first += _PORTION
    return tally


def _read_tally(line: str) -> Tally:
    values = json.loads(line)
    return Tally(**values | {"faults": Counter(values["faults"])})


def _portion(folder: Path, name: str, first: int, count: int) -> str:
    """Return the tally of a portion; an input that ends the process or never ends is a fault."""
    lost: dict[int, str] = {}
    while True:
        words = [str(folder), name, str(first), str(count), *map(str, lost)]
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.fuzz.worker", *words],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            stdout=subprocess.PIPE,
            text=True,
        )
        waited = _wait(process, folder / "now")
        out = process.communicate()[0]
        if waited and process.returncode == 0:
            line = out.splitlines()[-1]
            tally = json.loads(line)
            tally["inputs"] += len(lost)
            tally["faults"] |= {fault: list(lost.values()).count(fault) for fault in lost.values()}
            return json.dumps(tally)
        if not (folder / "now").exists() or len(lost) > 50:
            raise SystemExit(f"{name}: the process ends by itself, with {process.returncode}")
        number = int((folder / "now").read_text())
        lost[number] = "it ends the process" if waited else "it never ends"
        print(f"    {name} {number}: {lost[number]} ({process.returncode})", flush=True)


def _wait(process: subprocess.Popen[str], now: Path) -> bool:
    """Wait for the end of a process; tell whether it came by itself, and not of a lack of it."""
    seen, since = "", time.monotonic()
    while process.poll() is None:
        time.sleep(0.2)
        at = now.read_text() if now.exists() else ""
        if at != seen:
            seen, since = at, time.monotonic()
        elif time.monotonic() - since > _PATIENCE:
            process.kill()
            process.wait()
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
