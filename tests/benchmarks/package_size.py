"""The packed game beside a trivial window packed by the same tool, and beside its sources.

It compares what lies in ``dist``, made by ``pyinstaller
build.spec`` and ``pyinstaller tests/benchmarks/trivial_window.spec``: the bytes of both folders,
pictures, sounds and data of the game left aside; and how long the packed game and the sources take
to a painted window, in turns, on an X server out of sight.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.window.desktop import ROOT, desktop

from .rows import Row

PACKED = ROOT / "dist" / "bridges-of-erret"
TRIVIAL = ROOT / "dist" / "trivial-window"
ROUNDS = 9
SIZE = (1280, 720)
#: The share of the pixels looked at that the first picture has painted; seconds at most.
_PAINTED, _PATIENCE = 0.8, 60.0


def rows() -> Iterator[Row]:
    """Yield how large the packed game is, and how long it takes to start."""
    for row, lacking in ((_size_row, TRIVIAL), (_start_row, PACKED)):
        missing = [path.name for path in (PACKED, lacking) if not path.is_dir()]
        yield row(missing)


def _size_row(missing: list[str]) -> Row:
    name, beside = "one-folder package without assets", "a trivial window packed so"
    if missing:
        made = "build.spec" if missing[0] == PACKED.name else "tests/benchmarks/trivial_window.spec"
        why = f"dist has no {missing[0]}: pyinstaller {made}"
        return Row(name, beside, None, 1.1, figures=why)
    own, other, whole = weight(PACKED, bare=True), weight(TRIVIAL), weight(PACKED)
    figures = f"{own / 1e6:.1f} and {other / 1e6:.1f} MB; {whole / 1e6:.1f} MB with assets and data"
    return Row(name, beside, own / other, 1.1, figures=figures)


def _start_row(missing: list[str]) -> Row:
    name, beside = "packed game to a painted window", "the same from its sources"
    if missing:
        why = f"dist has no {missing[0]}: pyinstaller build.spec"
        return Row(name, beside, None, 1.2, figures=why)
    packed, source = start_seconds([str(PACKED / PACKED.name)], [sys.executable, "-m", "game"])
    figures = f"{packed * 1000:.0f} and {source * 1000:.0f} ms, medians of {ROUNDS}"
    return Row(name, beside, packed / source, 1.2, figures=figures)


def weight(folder: Path, *, bare: bool = False) -> int:
    """Return the bytes of all files; ``bare`` leaves the game's own assets and data aside."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    own = folder / "_internal" / "assets", folder / "_internal" / "data"
    return sum(
        path.stat().st_size
        for path in files
        if not (bare and any(path.is_relative_to(part) for part in own))
    )


def start_seconds(*commands: list[str]) -> list[float]:
    """Return how long each program takes to a painted window: medians, taken in turns."""
    taken: list[list[float]] = [[] for _ in commands]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        (home / "config").mkdir(parents=True)
        (home / "config" / "settings.yaml").write_text("language: en\n", encoding="utf-8")
        for _ in range(ROUNDS + 1):
            for command, times in zip(commands, taken, strict=True):
                times.append(_start(command, home))
    # The first of each finds its files on the disk.
    return [statistics.median(times[1:]) for times in taken]


def _start(command: list[str], home: Path) -> float:
    with tempfile.TemporaryDirectory() as folder, desktop(Path(folder), SIZE) as seen:
        environment = {
            **seen.environment,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "BRIDGES_OF_ERRET_HOME": str(home),
        }
        screen = Path(folder) / "Xvfb_screen0"
        began = time.monotonic()
        process = subprocess.Popen(command, cwd=ROOT, env=environment)
        try:
            while not _is_painted(screen):
                assert process.poll() is None, f"{command[0]} has ended"
                assert time.monotonic() < began + _PATIENCE, f"{command[0]} paints nothing"
                time.sleep(0.002)
            return time.monotonic() - began
        finally:
            process.kill()
            process.wait()


def _is_painted(screen: Path) -> bool:
    """Tell whether the middle line of a screen is no longer black."""
    length = screen.stat().st_size
    with screen.open("rb") as file:
        file.seek(length - SIZE[0] * SIZE[1] * 2)
        line = file.read(SIZE[0] * 4)
    pixels = [line[at : at + 3] for at in range(0, len(line), 64)]
    return sum(any(pixel) for pixel in pixels) > _PAINTED * len(pixels)
