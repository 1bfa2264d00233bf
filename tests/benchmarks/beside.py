"""An older commit of the game, run beside this one: the same benchmark by each, in turns."""

import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROUNDS = 5
#: A line of a benchmark: what was measured, and the first of its figures.
_LINE = re.compile(
    r"(?P<title>\S.*?):?\s+(?:median\s+)?(?P<figure>\d+(?:\.\d+)?) (?P<unit>ms|µs)\b"
)

#: By what was measured, one figure of each round, and the unit.
Series = dict[str, list[float]]


def unpacked(commit: str, folder: Path) -> Path:
    """Lay the sources of a commit out in a new folder; return the folder."""
    folder.mkdir()
    command = ["git", "archive", commit]
    archive = subprocess.run(command, check=True, capture_output=True, cwd=ROOT).stdout
    subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
    return folder


def compare(name: str, commit: str) -> None:
    """Run a benchmark as it is here and as it was then, in turns; print medians and ratios.

    Each side runs its own sources, in a process of its own. A line counts that says what was
    measured and, first of all, a figure in milliseconds or microseconds.
    """
    with tempfile.TemporaryDirectory() as folder:
        sources = {"here": ROOT, commit: unpacked(commit, Path(folder) / "source")}
        times: dict[str, Series] = {side: {} for side in sources}
        for _ in range(ROUNDS):
            for side, source in sources.items():
                for title, figure in figures_of(_told(source, name)).items():
                    times[side].setdefault(title, []).append(figure)
    for title, series in times["here"].items():
        if title in times[commit]:
            print(_beside(title, series, times[commit][title], commit))


def figures_of(told: str) -> dict[str, float]:
    """Return what the lines of a benchmark tell, in their own units, by what was measured."""
    found = filter(None, map(_LINE.match, told.splitlines()))
    return {f"{line['title']}, {line['unit']}": float(line["figure"]) for line in found}


def _told(source: Path, name: str) -> str:
    """Run a benchmark in a folder of sources; return what it prints, whether or not in its aims."""
    command = [sys.executable, "-m", f"tests.benchmarks.{name}"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=source)
    if "Traceback" in done.stderr:
        raise RuntimeError(f"{name} in {source} has failed:\n{done.stderr}")
    return done.stdout


def _beside(title: str, here: list[float], there: list[float], commit: str) -> str:
    middle, before = statistics.median(here), statistics.median(there)
    return (
        f"{title:28} {middle:8.2f}, best {min(here):8.2f}; at {commit} {before:8.2f}, "
        f"best {min(there):8.2f}: {middle / before:.2f} times, best {min(here) / min(there):.2f}"
    )
