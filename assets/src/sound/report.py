"""Measure what was built: `python -m assets.src.sound.report [--spectrograms FOLDER]`."""

import argparse
from pathlib import Path

from .. import manifest
from . import LOOPS, measure, names, ogg
from .spectrum import drawn
from .tone import RATE

FOLDER = manifest.BUILT / "sound"


def main() -> int:
    """Print a line for each file, and draw them when asked to."""
    parser = argparse.ArgumentParser(prog="assets.src.sound.report", description=__doc__)
    parser.add_argument("names", nargs="*", help="files without their ending; all, if none")
    parser.add_argument("--spectrograms", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    print("name              seconds    LUFS  loudest  dBTP   seam / steps       kB")
    for name in options.names or names():
        print(line(name))
        if options.spectrograms:
            options.spectrograms.mkdir(parents=True, exist_ok=True)
            drawn(ogg.read(_file(name))).save(options.spectrograms / f"{name}.png")
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{size / 1e6:.2f} MB in all")
    return 0


def line(name: str) -> str:
    """Tell a file's length, loudness, true peak, seam and size."""
    path = _file(name)
    wave = ogg.read(path)
    jump, usual = measure.seam(wave)
    seam = f"{jump:.4f} / {usual:.4f}" if name in LOOPS else ""
    return (
        f"{name:16s} {len(wave) / RATE:8.2f} {measure.loudness(wave):7.1f}"
        f" {measure.loudest(wave):8.1f} {measure.true_peak(wave):5.1f}"
        f"   {seam:15s} {path.stat().st_size / 1000:6.0f}"
    )


def _file(name: str) -> Path:
    return next(FOLDER.glob(f"{name}.*"))


if __name__ == "__main__":
    raise SystemExit(main())
